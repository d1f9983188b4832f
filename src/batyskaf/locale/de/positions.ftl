# Was an einer Stellung nicht stimmt, die jemand geschrieben hat. Die Stelle (Datei, Zeile, Feld) steht vor dem Satz.

position-wrong = { $count ->
    [one] Diese Stellung ist nicht spielbar; { $count } Fehler ist darin:
   *[other] Diese Stellung ist nicht spielbar; { $count } Fehler sind darin:
}
refused-position-game = Im Spiel „{ $game }“ können keine Stellungen aufgebaut werden.
refused-position-over = Das Spiel ist vorbei; es gibt keine Stellung aufzuschreiben.
refused-position-now = Mitten in dieser Entscheidung kann keine Stellung aufgeschrieben werden, davor und danach schon.

fault-position-line = „{ $text }“ hat keinen Doppelpunkt: Eine Zeile lautet „Schlüssel: Wert“, und was zu einem Schlüssel gehört, steht eingerückt darunter
fault-position-indent = diese Zeile ist eingerückt, aber darüber steht kein Schlüssel
fault-position-again = das steht hier zweimal; zuerst in Zeile { $line }
fault-position-game = das Spiel fehlt: Schreibe eine Zeile wie „game: crew“
fault-position-other-game = diese Stellung ist für { $game }, nicht für { $known }
fault-position-key = es gibt keinen Schlüssel „{ $key }“; bekannt: { $known }
fault-position-seat = „{ $word }“ ist kein Platz: Plätze sind 0 bis { $most }
fault-position-no-seat = ein Platz fehlt: Schreibe „{ $key }:“ und darunter eingerückt für jeden Platz eine Zeile wie „0: …“
fault-position-number = „{ $word }“ ist keine Zahl von { $least } bis { $most }
fault-position-no-number = hier fehlt eine Zahl von { $least } bis { $most }
fault-position-word = „{ $word }“ ist { $what ->
    [card] keine Karte
    [mark] keine Angabe einer Mitteilung
    [status] kein Stand eines Auftrags
    [task] kein Auftrag
    [prediction] kein Auftrag mit einer Voraussage in dieser Stellung
    [goal] kein Ziel
    [vote] keine Stimme
    [direction] keine Richtung
    [location] kein Ort
    [character] kein Charakter
    [manta] kein Manta
    [king] kein König
    [cause] kein Grund für das Ende
    [state] kein Wort für die Hauptaktion
    [phase] keine Phase
    [tile] keine Kachel
    [site] kein Ort dieser Kachel
    [place] kein Feld im Ozean
    [depth] keine Tiefe
    [specialist] kein Crewmitglied
    [hex] kein Feld des Einflussplans
    [way] keine Art, ein Ziel zu werten
    [reward] keine Belohnung
    [flag] weder yes noch no
    [piece] kein Spielteil
   *[other] nicht: { $what }
}{ $listed ->
    [near] ; meinst du { $known }?
    [all] ; bekannt: { $known }
    [some] ; bekannt sind zum Beispiel: { $known }
   *[none] {""}
}
fault-position-no-word = hier fehlt ein Wort{ $listed ->
    [all] ; bekannt: { $known }
    [none] {""}
   *[some] ; bekannt sind zum Beispiel: { $known }
}
fault-position-twice = { $piece } ist schon in „{ $there }“
fault-position-move = „{ $move }“ ist hier für Platz { $asked } nicht möglich: { $detail }
fault-position-before = das fehlt, obwohl die Stellung nennt, was danach kommt

fault-position-crew-owners = { $count ->
    [one] { $count } Auftrag gehört
   *[other] { $count } Aufträge gehören
} niemandem: Nenne für alle Aufträge, wem sie gehören, oder für keinen; dann verteilt sie die Crew
fault-position-crew-columns = nur zu zweit spielt Tonoja mit, und nur Tonoja hat Spalten
fault-position-crew-seven = Tonoja hat 7 Spalten, geschrieben als offen/verdeckt wie „P1/B2“; hier sind es { $count }
fault-position-crew-trick = ein Stich hat { $seats } Karten, hier sind es { $count }
fault-position-crew-one-trick = auf dem Tisch liegt nur ein Stich; die beendeten gehören zu „tricks“
fault-position-crew-signal = eine Mitteilung ist „Platz: Karte Angabe“, etwa „2: P9 high“, und „@3“, wenn sie vor Stich 3 kam
fault-position-crew-submarine = { $card } ist ein U‑Boot; nur Farbkarten können mitgeteilt oder weitergegeben werden
fault-position-crew-terrain = für unbekanntes Terrain wird eine Farbkarte gezogen, und nur, wenn „communication“ terrain ist
fault-position-crew-gift = { $card } wurde an Platz { $there } weitergegeben und muss deshalb auf dessen Hand oder in dessen Stichen sein
fault-position-crew-missing = { $cards } ist nirgends: Gib sie auf eine Hand, oder beende eine Hand mit „...“, damit sie ausgeteilt wird
fault-position-crew-short = { $count ->
    [one] { $count } Karte ist hier, aber { $wanted } gehören
   *[other] { $count } Karten sind hier, aber { $wanted } gehören
} jetzt auf diese Hand: Nenne die fehlenden, oder beende die Zeile mit „...“, damit sie ausgeteilt werden
fault-position-crew-long = { $count ->
    [one] { $count } Karte ist hier, aber nur { $wanted } passen
   *[other] { $count } Karten sind hier, aber nur { $wanted } passen
} jetzt auf diese Hand
fault-position-crew-delegated = Aufträge werden nur in Missionen übergeben, in denen der Kapitän das darf
fault-position-crew-captain = der Kapitän kann { $task } nicht haben, denn dieser Auftrag vergleicht mit dem Kapitän
fault-position-crew-deal = die übrigen Karten können nicht so ausgeteilt werden, dass diese Stiche und Mitteilungen möglich wären
fault-position-crew-redeal = eine Hand macht einen Auftrag unmöglich: Die Karten würden neu ausgeteilt
fault-position-crew-leader = zu diesem Stich spielt Platz { $right } aus, nicht Platz { $wrong }: Wer einen Stich gewinnt, spielt zum nächsten aus, der Kapitän zum ersten
fault-position-crew-over = die Mission ist nach Stich { $number } vorbei, vor dem Ende dieser Stellung ({ $ending ->
    [success] sie ist gelungen
    [task] ein Auftrag ist gescheitert
    [objective] das Ziel ist gescheitert
   *[other] { $ending }
})
fault-position-crew-silent = dieser Platz kann vor Stich { $number } nichts mitteilen
fault-position-crew-status = nach diesen Stichen ist dieser Auftrag { $right }, nicht { $wrong }
fault-position-crew-direction = nach diesen Stimmen gehen die Karten „{ $right }“

refused-flags-position = Die Stellung sagt, was gespielt wird: Lass { $flags } weg, und schreibe es in die Datei.
refused-position-file = Die Stellung in { $file } gehört zum Spiel „{ $game }“.
refused-solve-game = Nur Die Crew kann mit offenen Händen gelöst werden, nicht „{ $game }“.
refused-solve-early = Vor der ersten Karte gibt es nichts zu lösen: Gib jedem Auftrag seinen Platz und seine Voraussage, und schreibe „distress: off“ oder die Stimmen dazu.
position-dealt = Die Stellung lässt manches offen; es wurde mit dem Startwert { $seed } ausgeteilt.
solve-verdict = { $verdict ->
    [won] Mit offenen Händen ist sie zu gewinnen.
    [lost] Mit offenen Händen ist sie nicht zu gewinnen.
   *[undecided] Mit offenen Händen ist es nicht entschieden: Es müssten mehr Karten versucht werden (--cards).
}
solve-cards = { $who } spielt; mit { $kept } von { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} bleibt sie zu gewinnen.
solve-with = { $verdict ->
    [won] gewinnt: { $cards }
    [lost] verliert: { $cards }
   *[undecided] unentschieden: { $cards }
}
solve-line = Ein Weg zum Sieg:
solve-trick = Stich { $number }: { $cards } – gewonnen von { $won }
advise-move = { $who }: { $move } ({ $text })
advise-weighed = { $value } %  { $move }

refused-position-king = Ein König, den noch niemand gesehen hat, kann nicht in eine Stellung geschrieben werden.
fault-position-spent = { $piece } kann hier nicht liegen: Es liegt woanders oder wird in dieser Partie hier nicht gebraucht
fault-position-many = hier stehen { $count }, aber es ist nur Platz für { $most }
fault-position-none-left = so oft gibt es { $piece } nicht
fault-position-aquatica-claim = Platz { $seat_word } steht schon auf dieser Leiste
fault-position-aquatica-mantas = Mantas dieses Platzes fehlen: { $pieces }. Nenne sie bereit oder, nach „|“, erschöpft, oder lege sie auf eine Leiste
fault-position-aquatica-king = zwei Plätze haben denselben König
fault-position-aquatica-no-kings = diese Partie wird ohne Könige gespielt (kings: off)
fault-position-aquatica-offer = Könige werden nur bei einer Auswahl angeboten (kings: draft), bevor ein Platz einen hat
fault-position-aquatica-offered = { $wanted } verschiedene Könige werden zur Auswahl angeboten, hier sind es { $count }
fault-position-endeavor-absent = { $piece } ist nicht im Ozean dieser Stellung
fault-position-endeavor-taken = auf { $place } liegt schon { $piece }
fault-position-endeavor-depth = { $tile } gehört in Tiefe { $depth }, auf ein Feld im Ozean dieser Mission
fault-position-endeavor-dive = { $piece } ist ein Tauchplatz: Dort liegen Plättchen, die zu „dives“ gehören, und keine Scheiben
fault-position-endeavor-no-dive = { $piece } ist kein Tauchplatz
fault-position-endeavor-tracks = ein Platz hat vier Leisten (reputation, inspiration, coordination, ingenuity), hier sind es { $count }
fault-position-endeavor-cleanup = diese Mission hat keine Reinigungsleiste
fault-position-endeavor-hex = der Einflussplan dieser Mission hat kein Feld { $piece }
fault-position-endeavor-discs = in der Bereitschaft, auf Orten, Crewmitgliedern und Publikationen liegen mehr als die { $most } Scheiben dieses Platzes
fault-position-endeavor-markers = auf dem Einflussplan liegen mehr als die { $most } Marker dieses Platzes
fault-position-endeavor-passed = Platz { $word } hat gepasst und ist deshalb nicht am Zug
fault-position-endeavor-rewards = Belohnungen nimmt man in einem Zug der zweiten Phase: Gib „turn“ an und keine andere Phase
