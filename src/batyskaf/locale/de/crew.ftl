# Die Crew: Mission Tiefsee.

game-crew = Die Crew: Mission Tiefsee
    .about = kooperatives Stichspiel, 2–5 Spieler
    .tile = Ein kooperatives Stichspiel für 2–5 Spieler: teilt die Aufträge auf, sagt wenig, gewinnt oder verliert gemeinsam.
    .modes = { $missions } Missionen, Übungsspiel, Epilog, Kampagne mit Logbuch

crew-tonoja = Tonoja
crew-mission = { $mission ->
    [tutorial] Übungsspiel
    [epilogue] Epilog
    [promo] Promo-Mission
    [promo-2] Zweite Promo-Mission
   *[other] Mission { $mission }
}

# --- Farben, Markierungen, Zustände ---

suit-crew-P = Pink
    .letter = P
suit-crew-B = Blau
    .letter = B
suit-crew-G = Grün
    .letter = G
suit-crew-Y = Gelb
    .letter = E
suit-crew-S = U‑Boot
    .letter = U

mark-crew-high = höchste
mark-crew-only = einzige
mark-crew-low = niedrigste
mark-crew-none = ohne Angabe

status-crew-open = offen
status-crew-done = erfüllt
status-crew-failed = gescheitert

communication-crew-normal = Kommunikation wie üblich
communication-crew-currents = Strömungen: Mitteilungen ohne Angabe
communication-crew-narcosis = Tiefenrausch: gemeinsame Plättchen in der Mitte
communication-crew-silence = Funkstille: keine Kommunikation
communication-crew-terrain = unbekanntes Gelände: Eine gezogene Karte bestimmt, wie ihr signalisieren dürft

outcome-crew-success = Mission erfüllt!
outcome-crew-task = Die Mission ist gescheitert: Ein Auftrag ist nicht mehr zu erfüllen.
outcome-crew-objective = Die Mission ist gescheitert: Ihr Ziel ist nicht mehr zu erreichen.
outcome-crew-time = Die Mission ist gescheitert: Die Zeit ist abgelaufen.
outcome-crew-abandoned = Der Versuch wurde aufgegeben.

# --- Optionen ---

option-crew-mission = Mission
    .help = Die Seite des Logbuchs: Übungsspiel, Missionen 1 bis 32, Epilog, Promo-Missionen oder eine Mission aus einem Paket.
option-crew-players = Spieler
    .help = Wie viele Crewmitglieder es gibt, 2 bis 5. Zu zweit sitzt Tonoja als drittes Mitglied am Tisch.
option-crew-timed = Auf Zeit
    .help = Ob Missionen auf Zeit mit ihrer Uhr gespielt werden oder in ihrer Variante ohne Uhr.
option-crew-untimed_sharing = Aufträge ohne Uhr
    .help = Wie die Aufträge einer Mission auf Zeit verteilt werden, wenn sie ohne Uhr gespielt wird.
    .value-draft = der Reihe nach gewählt
    .value-volunteers = durch Freiwillige, wie mit der Uhr
option-crew-edition = Ausgabe
    .help = Bei einem Auftrag ist je nach Ausgabe für vier Spieler eine andere Schwierigkeit aufgedruckt.
    .value-english = englische Karten
    .value-german = deutsche Karten
option-crew-only_mark = Angabe bei einer einzigen Karte
    .help = Ob die einzige Karte einer Farbe als einzige angegeben werden muss oder auch höchste oder niedrigste heißen darf.
    .value-only = nur als „einzige“
    .value-any = jede wahre Angabe
option-crew-memory = Gedächtnis
    .help = Ob nur der letzte Stich noch einmal angesehen werden darf oder alle.
    .value-strict = nur der letzte Stich
    .value-open = alle Stiche
option-crew-distress = Notsignal
    .help = Ob die Crew nach dem Notsignal gefragt wird, es nie sendet oder es aus einem früheren Versuch aktiv ist.
    .value-ask = die Crew wird gefragt
    .value-off = nie
    .value-active = schon aktiv
option-crew-tonoja_after = Tonojas Platz
    .help = Zu zweit: nach wem Tonoja sitzt.
    .value-second = nach der zweiten Person
    .value-first = nach der ersten Person
option-crew-tonoja_distress = Tonoja und das Notsignal
    .help = Zu zweit: ob auch Tonoja eine Karte weitergibt.
    .value-takes-part = macht mit
    .value-stays-out = bleibt außen vor
option-crew-communication = Kommunikation
    .help = Wie die Crew kommunizieren darf; meist sagt das die Mission.
    .value-mission = wie die Mission es sagt
    .value-normal = wie üblich
    .value-currents = Strömungen: ohne Angabe
    .value-narcosis = Tiefenrausch: gemeinsame Plättchen
    .value-silence = Funkstille: keine Kommunikation
    .value-terrain = unbekanntes Terrain: eine Karte entscheidet
option-crew-difficulty = Schwierigkeit
    .help = Die Summe der Schwierigkeiten, bis zu der Aufträge gezogen werden, statt der Vorgabe der Mission.
option-crew-tasks = Aufträge
    .help = Feste statt gezogener Aufträge, nach Kennung: nach einem Fehlschlag noch einmal dieselben.
option-crew-used = Benutzte Aufträge
    .help = Aufträge, die nicht im Stapel sind, weil frühere Missionen sie benutzt haben.
option-crew-attempt = Versuch
    .help = Der wievielte Versuch der Mission das ist, gezählt ab 1.
option-crew-size = Größe
    .help = Ein kleines Spiel hat zwei Farben und wenige U‑Boote: vier bis sieben Stiche, für drei bis fünf Personen.
    .value-full = ganzes Spiel
    .value-small = kleines Spiel

# --- was gefragt wird ---

ask-crew-draft = { $you ->
    [yes] Wähle einen Auftrag.
   *[no] { $seat } wählt einen Auftrag.
}
ask-crew-claim = { $you ->
    [yes] Willst du { $task ->
        [none] alle Aufträge?
       *[other] diesen Auftrag: { $task }
    }
   *[no] { $seat } denkt nach über { $task ->
        [none] alle Aufträge.
       *[other] den Auftrag: { $task }
    }
}
ask-crew-assign = { $you ->
    [yes] Die Runde hat nichts entschieden. Wer bekommt { $task ->
        [none] alle Aufträge?
       *[other] diesen Auftrag: { $task }
    }
   *[no] { $seat } entscheidet, wer { $task ->
        [none] alle Aufträge bekommt.
       *[other] diesen Auftrag bekommt: { $task }
    }
}
ask-crew-keep = { $you ->
    [yes] Kapitän, behältst du alle Aufträge, oder fragst du, wer sie nimmt?
   *[no] { $seat } entscheidet, ob alle Aufträge beim Kapitän bleiben.
}
ask-crew-willing = { $you ->
    [yes] Würdest du alle Aufträge nehmen?
   *[no] { $seat } wird gebeten, alle Aufträge zu nehmen.
}
ask-crew-hand-over = { $you ->
    [yes] Kapitän, wer nimmt alle Aufträge?
   *[no] { $seat } entscheidet, wer alle Aufträge nimmt.
}
ask-crew-volunteer = { $you ->
    [yes] Meldest du dich freiwillig für die Aufträge?
   *[no] { $seat } darf sich freiwillig melden.
}
ask-crew-distress = { $you ->
    [yes] Ein Notsignal senden? Alle würden eine Farbkarte weitergeben.
   *[no] { $seat } stimmt über das Notsignal ab.
}
ask-crew-direction = { $you ->
    [yes] Kapitän, nach welcher Seite gehen die Karten?
   *[no] { $seat } entscheidet, nach welcher Seite die Karten gehen.
}
ask-crew-give = { $you ->
    [yes] Wähle eine Karte zum Weitergeben.
   *[no] { $seat } wählt eine Karte zum Weitergeben.
}
ask-crew-predict = { $you ->
    [yes] Wie viele Stiche werden es? { $task }
   *[no] { $seat } sagt eine Anzahl Stiche voraus.
}
ask-crew-signal = { $you ->
    [yes] Vor diesem Stich eine Karte mitteilen oder schweigen?
   *[no] { $seat } darf etwas mitteilen.
}
ask-crew-play = { $you ->
    [yes] Spiele eine Karte.
   *[no] { $seat } spielt eine Karte.
}
ask-crew-over = Der Versuch ist vorbei.
ask-crew-tonoja = (Du entscheidest für Tonoja.)

# --- Züge ---

move-crew-play = { $card } spielen
move-crew-signal = { $card } mitteilen, { $mark }
move-crew-quiet = schweigen
move-crew-give = { $card } weitergeben
move-crew-predict = { $number } voraussagen
move-crew-foresee = { $number } geheim voraussagen
move-crew-pass = passen
move-crew-claim = annehmen
move-crew-leave = liegen lassen
move-crew-accept = zusagen
move-crew-decline = ablehnen
move-crew-keep = alle behalten
move-crew-ask = fragen, wer möchte
move-crew-assign = an { $seat } geben
move-crew-vote = { $side ->
    [no] kein Notsignal
    [left] ja, nach links weitergeben
   *[right] ja, nach rechts weitergeben
}
move-crew-direction = { $side ->
    [left] nach links
   *[right] nach rechts
}
move-crew-time-up = die Zeit ist um
move-crew-abandon = den Versuch aufgeben
move-crew-take = nehmen: { $task }

# --- was geschah ---

event-crew-terrain = Terrainkarte { $card }: { $communication ->
    [normal] Kommunikation wie üblich.
    [currents] Strömungen, Mitteilungen ohne Angabe.
    [narcosis] Tiefenrausch, gemeinsame Plättchen in der Mitte.
   *[silence] Funkstille.
}
event-crew-dealt = { $you ->
    [yes] Deine Hand: { $cards }.
   *[no] Hand von { $seat }: { $cards }.
}
event-crew-column = Tonojas Spalte { $column } zeigt { $card }.
event-crew-revealed = Auf dem Tisch: { $task }
event-crew-captain = { $you ->
    [yes] Du bist Kapitän.
   *[no] { $seat } ist Kapitän.
}
event-crew-taken = { $you ->
    [yes] Du nimmst den Auftrag: { $task }
   *[no] { $seat } nimmt den Auftrag: { $task }
}
event-crew-passed = { $you ->
    [yes] Du passt.
   *[no] { $seat } passt.
}
event-crew-claimed = { $you ->
    [yes] { $claims ->
        [yes] Du willst
       *[no] Du verzichtest auf
    }
   *[no] { $claims ->
        [yes] { $seat } will
       *[no] { $seat } verzichtet auf
    }
} { $task ->
    [none] alle Aufträge.
   *[other] den Auftrag: { $task }
}
event-crew-answered = { $you ->
    [yes] { $answer ->
        [accept] Du sagst zu.
        [decline] Du lehnst ab.
        [keep] Du behältst alle Aufträge.
       *[ask] Du fragst, wer die Aufträge nimmt.
    }
   *[no] { $answer ->
        [accept] { $seat } sagt zu.
        [decline] { $seat } lehnt ab.
        [keep] { $seat } behält alle Aufträge.
       *[ask] { $seat } fragt, wer die Aufträge nimmt.
    }
}{ $forced ->
    [yes] { " " }Sonst ist niemand übrig.
   *[no] { "" }
}
event-crew-voted = { $you ->
    [yes] Du stimmst
   *[no] { $seat } stimmt
} { $vote ->
    [no] gegen ein Notsignal.
    [left] für ein Notsignal nach links.
   *[right] für ein Notsignal nach rechts.
}
event-crew-distress = { $direction ->
    [no] Es werden keine Karten weitergegeben.
    [left] Notsignal: Alle geben eine Karte nach links weiter.
   *[right] Notsignal: Alle geben eine Karte nach rechts weiter.
}
event-crew-gave = { $you ->
    [yes] Du legst { $card ->
        [none] eine Karte
       *[other] { $card }
    } zum Weitergeben bereit.
   *[no] { $seat } legt { $card ->
        [none] eine Karte
       *[other] { $card }
    } zum Weitergeben bereit.
}
event-crew-received = { $you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
} { $card ->
    [none] eine Karte
   *[other] { $card }
} von { $giver_you ->
    [yes] dir.
   *[no] { $giver }.
}
event-crew-predicted = { $you ->
    [yes] Du sagst
   *[no] { $seat } sagt
} { $number ->
    [none] geheim eine Anzahl Stiche voraus.
    [one] { $secret ->
        [yes] geheim { $number } Stich voraus.
       *[no] { $number } Stich voraus.
    }
   *[other] { $secret ->
        [yes] geheim { $number } Stiche voraus.
       *[no] { $number } Stiche voraus.
    }
}
event-crew-clock = Die Uhr läuft.
event-crew-signalled = { $you ->
    [yes] Du teilst { $card } mit
   *[no] { $seat } teilt { $card } mit
}{ $mark ->
    [high] : meine höchste.
    [only] : meine einzige.
    [low] : meine niedrigste.
   *[none] , ohne Angabe.
}
event-crew-quiet = { $you ->
    [yes] Du schweigst.
   *[no] { $seat } schweigt.
}
event-crew-played = { $you ->
    [yes] Du spielst { $card }.
   *[no] { $seat } spielt { $card }.
}
event-crew-trick = { $you ->
    [yes] Du gewinnst Stich { $number }
   *[no] { $seat } gewinnt Stich { $number }
}{ $cards ->
    [none] .
   *[other] : { $cards }.
}
event-crew-uncovered = Tonoja deckt { $card } in Spalte { $column } auf.
event-crew-settled = { $status ->
    [done] Erfüllt
   *[failed] Gescheitert
} ({ $you ->
    [yes] deine
   *[no] { $seat }
}): { $task }
event-crew-objective = { $status ->
    [done] Das Ziel der Mission ist erreicht.
   *[failed] Das Ziel der Mission ist nicht mehr zu erreichen.
}
event-crew-ended = { $outcome ->
    [success] Mission erfüllt!
    [task] Die Mission ist gescheitert: Ein Auftrag ist nicht mehr zu erfüllen.
    [objective] Die Mission ist gescheitert: Ihr Ziel ist nicht mehr zu erreichen.
    [time] Die Mission ist gescheitert: Die Zeit ist abgelaufen.
   *[abandoned] Der Versuch wurde aufgegeben.
}

# --- der Tisch ---

table-crew-heading = { crew-mission } · Versuch { $attempt } · Stich { $number }/{ $total }
table-crew-seats = Crew
table-crew-trick = Stich { $number }
table-crew-trick-empty = noch nichts; { $seat } spielt aus
table-crew-last = Letzter Stich
table-crew-last-none = es gab noch keinen
table-crew-won-by = gewonnen von { $seat }
table-crew-tasks = Aufträge
table-crew-tasks-none = keine Auftragskarten in dieser Mission
table-crew-middle = in der Mitte
table-crew-hand = Deine Hand
table-crew-columns = Tonojas Spalten
table-crew-columns-covered = ▒ darunter liegt noch eine Karte
table-crew-captain = Kapitän
table-crew-tricks = { $count ->
    [one] { $count } Stich
   *[other] { $count } Stiche
}
table-crew-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
table-crew-token = Plättchen
table-crew-pool = { $count ->
    [one] { $count } Plättchen in der Mitte
   *[other] { $count } Plättchen in der Mitte
}
table-crew-played = gespielt
table-crew-gave = Karte bereitgelegt
table-crew-distress = Notsignal aktiv
table-crew-no-signals = keine Kommunikation vor diesem Stich
table-crew-objective = Ziel
table-crew-number = { $count ->
    [one] vorausgesagt: { $count } Stich
   *[other] vorausgesagt: { $count } Stiche
}
table-crew-number-secret = geheim vorausgesagt
table-crew-recent = Letzter Stich

group-crew-play = Karten, die du spielen darfst
group-crew-signal = Mitteilungen
group-crew-give = Karten, die du weitergeben darfst
group-crew-take = Aufträge
group-crew-predict = Stiche
group-crew-answer = Antworten

# --- warum nicht ---

refused-crew-not-now = Das geht jetzt nicht.
refused-crew-not-in-hand = Diese Karte ist nicht auf dieser Hand.
refused-crew-follow = Du musst bedienen: { $suit ->
    [P] Pink
    [B] Blau
    [G] Grün
    [Y] Gelb
   *[S] U‑Boot
}.
refused-crew-already-shown = { $card } wurde schon mitgeteilt.
refused-crew-signal-currents = Bei Strömungen kann { $card } so nicht mitgeteilt werden: Teile deine höchste, niedrigste oder einzige Karte einer Farbe mit, ohne Angabe.
refused-crew-signal-unmarked = Hier braucht eine Mitteilung eine Angabe: Sag, ob { $card } deine höchste, niedrigste oder einzige Karte ihrer Farbe ist.
refused-crew-signal-untrue = Das wäre von { $card } nicht wahr: Nur deine höchste, niedrigste oder einzige Karte einer Farbe kann mitgeteilt werden.
refused-crew-no-passing = Du kannst nicht passen: Die anderen könnten die übrigen Aufträge nicht nehmen.
refused-crew-hardest-first = Du kannst nicht passen: In dieser Mission beginnt der Kapitän mit einem der schwersten Aufträge.
refused-crew-many-tasks = Du kannst nicht passen: Es gibt mindestens so viele Aufträge wie Plätze, die wählen.
refused-crew-captain-task = Der Kapitän kann keinen Auftrag haben, der mit dem Kapitän vergleicht.
refused-crew-other-task = Jetzt muss ein anderer Auftrag genommen werden.
refused-crew-no-such-task = Dieser Auftrag liegt nicht in der Mitte.
refused-crew-mission = Es gibt keine Mission „{ $mission }“. Bekannt: { $known }.
refused-crew-task = Es gibt keinen Auftrag „{ $task }“.
refused-crew-task-twice = Ein Auftrag ist zweimal genannt.
refused-crew-impossible = In dieser Mission können diese Aufträge nicht so verteilt werden, dass alle erfüllbar wären: { $tasks }.
refused-crew-no-deal = Die Karten können nicht verteilt werden: Bei allen { $deals } Versuchen machte eine Hand einen Auftrag unmöglich.
refused-crew-no-tasks = Es finden sich keine Aufträge, die zusammen die Schwierigkeit { $difficulty } ergeben.
refused-crew-small-players = Ein kleines Spiel ist für drei bis fünf Personen: Zu zweit braucht Tonoja alle Karten. Wähle size=full oder mehr Personen.
refused-crew-small-task = Auftrag { $task } kann nicht zu einem kleinen Spiel gehören: Seine zwei Farben entscheiden ihn schon allein. Wähle einen anderen Auftrag oder size=full.
refused-crew-small-mission = Mission { $mission } braucht alle vier Farben. Wähle eine andere Mission oder size=full.

# --- Logbuch ---

refused-logbook = { $file } ist kein Logbuch: { data-fault }.
refused-logbook-newer = { $file } wurde von einer neueren Version von Batyskaf geschrieben (Format { $format }).
refused-logbook-no-attempt = Im Logbuch steht noch kein Versuch, der wiederholt werden könnte.
refused-logbook-grown = { crew-mission } wurde gewonnen und ist jetzt schwerer: Dieselben Aufträge reichen nicht mehr. Nimm neue.

# --- das geführte erste Spiel ---

lesson-crew-welcome = Willkommen an Bord! Ihr seid zu dritt und gewinnt oder verliert gemeinsam; niemand darf sagen, was er auf der Hand hat. Unten ist deine Hand. Drücke ✓ und lies weiter.
lesson-crew-captain = Du hast das U‑Boot 4 und bist damit Kapitän: Du wählst zuerst und spielst zum ersten Stich aus. Was leuchtet, kannst du wählen.
lesson-crew-task = Drei Aufträge, einer für jeden. Wer einen nimmt, muss ihn erfüllen; die anderen helfen. Nimm die blaue 4: Deine blaue 9 schlägt jede blaue Karte.
lesson-crew-distress = Vor dem ersten Stich darf die Crew ein Notsignal senden: Alle geben eine Karte an den Nachbarn weiter. Stimme mit Nein, wenn deine Hand gut aussieht.
lesson-crew-give = { $own ->
    [yes] Das Notsignal wird gesendet: Alle geben eine Farbkarte weiter. Behalte deine blaue 9 und gib eine Karte, die du kaum brauchst.
   *[no] Das Notsignal wird gesendet: Alle geben eine Farbkarte weiter. Gib eine Karte, die du kaum brauchst.
}
lesson-crew-signal = Vor einem Stich darfst du eine Farbkarte zeigen und angeben: deine höchste, deine niedrigste oder deine einzige. Dafür hast du ein Plättchen. Oder du schweigst.
lesson-crew-signalled = { $teller } zeigt eine Karte: Ihr Zeichen sagt, ob sie dort die höchste, niedrigste oder einzige ihrer Farbe ist. Du darfst auch eine zeigen oder schweigst.
lesson-crew-lead = { $own ->
    [yes] Du spielst aus. Die höchste Karte deiner Farbe gewinnt, wenn kein U‑Boot fällt. Spiele deine blaue 9: Vielleicht gewinnt sie die blaue 4.
   *[no] Du spielst aus: irgendeine Karte. Die höchste Karte ihrer Farbe gewinnt, wenn kein U‑Boot fällt.
}
lesson-crew-win = In diesem Stich liegt die blaue 4: Gewinne ihn mit deiner blauen 9, die jede andere blaue Karte schlägt.
lesson-crew-follow = Du hast Karten der ausgespielten Farbe und musst eine davon spielen. Die dunklen Karten gehen jetzt nicht; drücke auf eine, um zu erfahren, warum.
lesson-crew-free = Du hast keine Karte der ausgespielten Farbe: Spiele, was du willst. Ein U‑Boot gewinnt, wenn kein höheres gespielt wird; eine andere Farbe kann nicht gewinnen.
lesson-crew-trick = Wer gewinnt, nimmt den Stich und spielt zum nächsten aus. Den letzten Stich kannst du mit dem Kartensymbol oben noch einmal ansehen.
lesson-crew-submarine = Ein U‑Boot! Es schlägt jede Farbe; das höchste U‑Boot gewinnt.
lesson-crew-partner = Auch die anderen haben Aufträge, hier { $partner }. Drücke auf einen Auftrag, um ihn zu lesen. Gewonnen ist die Mission erst, wenn alle drei erfüllt sind.
lesson-crew-helped = Dein eigener Auftrag ist erfüllt. Hilf jetzt { $partner }: Sieh dir den Auftrag an und lass die richtige Person gewinnen.
lesson-crew-over = Das war das ganze Spiel. Eine Kampagne hat 32 solche Missionen, die immer schwerer und seltsamer werden.
lesson-crew-lost = Diesmal ist die Mission gescheitert, und das gehört dazu: Eine Crew versucht es, bis es klappt. Die Analyse zeigt den Stich, der es entschieden hat. Versuch dieselben Aufträge noch einmal.

# --- Fehler in Paketen ---

fault-crew-kind = es gibt keine Art „{ $kind }“; bekannt: { $known }
fault-crew-task = es gibt keinen Auftrag „{ $task }“
fault-crew-nothing-to-do = eine Mission braucht eine Schwierigkeit, feste Aufträge oder ein Ziel
fault-crew-sharing = eine Mission mit Aufträgen muss sagen, wie sie verteilt werden
fault-crew-each-other = niemand kann so viele Stiche haben wie jeder andere: Vergleiche mit dem Kapitän oder der Summe
fault-crew-bounds = min muss unter max liegen, sonst gibt es nichts vorauszusagen
fault-crew-sums = bei { $seats } Plätzen darf least nicht über most liegen
fault-crew-same-suit = es werden zwei verschiedene Farben gebraucht, nicht zweimal { $suit }

# --- wie weit ein Auftrag ist ---

progress-crew-of = { $have } von { $need }
progress-crew-exactly = { $have }, genau { $need } nötig
progress-crew-in = { $suit }: { $said }
progress-crew-suit = { $suit }: { $have }
progress-crew-none = bisher keine
progress-crew-kept = bisher eingehalten
progress-crew-not-yet = noch nicht
progress-crew-won = { $have ->
    [one] { $have } Stich
   *[other] { $have } Stiche
}
progress-crew-won-last = letzten Stich gewonnen
progress-crew-tricks = { $have ->
    [one] { $have } Stich
   *[other] { $have } Stiche
}, { $need } nötig
progress-crew-row = { $have ->
    [one] { $have } Stich
   *[other] { $have } Stiche
}, { $need } in Folge nötig
progress-crew-captain = { $have }, Kapitän { $need }
progress-crew-together = { $have }, die anderen zusammen { $need }
progress-crew-most = { $have }, die anderen höchstens { $need }
progress-crew-least = { $have }, die anderen mindestens { $need }

# --- die Besprechung vor einer Mission ---

briefing-crew-currents = Strömungen: Du zeigst eine Karte, sagst aber nicht, ob sie deine höchste, niedrigste oder einzige ist.
briefing-crew-narcosis = Tiefenrausch: Niemand hat ein eigenes Plättchen. { $pool ->
    [one] Ein Plättchen in der Mitte ist für die ganze Crew da.
   *[other] { $pool } Plättchen in der Mitte sind für die ganze Crew da.
}
briefing-crew-silence = Funkstille: Niemand darf etwas mitteilen.
briefing-crew-distress = Das Notsignal ist aktiv: Vor dem ersten Stich darf jeder eine Karte weitergeben.

# --- im Browser ---

web-crew-mission = { crew-mission }
web-crew-attempt = Versuch { $attempt }
web-crew-difficulty = Schwierigkeit { $difficulty }
web-crew-token-spent = Plättchen verbraucht
web-crew-claims = will ihn
web-crew-signal = { $card } mitteilen:
web-crew-hint-play = Spiele { $card }
web-crew-hint-give = Gib { $card } weiter
web-crew-hint-signal = Teile { $card } mit{ $mark ->
    [none] { "" }
   *[other] : { $mark }
}
web-crew-ask-claim = Willst du den markierten Auftrag?
web-crew-ask-assign = Die Runde hat nichts entschieden. Wer bekommt den markierten Auftrag?
web-crew-ask-predict = Wie viele Stiche werden es?
web-crew-trick-yours = noch nichts; du spielst aus
web-crew-vote = { $side ->
    [left] nach links
    [right] nach rechts
   *[no] nein
}
web-crew-which-mark = Was ist die { $card } unter deinen Karten ihrer Farbe?
web-crew-terrain = Terrainkarte: { $card }
web-crew-hands = Karten auf der Hand
web-crew-next = Nächste Mission
web-crew-retry-same = Noch einmal, mit denselben Aufträgen
web-crew-retry-new = Noch einmal, mit neuen Aufträgen
web-crew-special = Was besonders ist
web-crew-ask-less = Nur fragen, wenn ich etwas mitteilen will
    .help = Der Tisch schweigt vor jedem Stich für dich, bis du sagst, dass du etwas mitteilen willst. Niemand sonst erfährt davon.
web-crew-signal-once = Ich will etwas mitteilen
    .help = Du wirst vor dem nächsten Stich gefragt. Danach schweigt der Tisch wieder für dich.
web-crew-signal-soon = Du wirst vor dem nächsten Stich gefragt

# --- im Terminal ---

screen-key-last-crew = t letzter Stich
    .over = t Stiche

# --- warum ein Bot zu einem Zug rät ---

hint-crew-keeps = So bleibt die Karte { $card } für { $own ->
    [yes] deinen eigenen Auftrag
   *[no] den Auftrag von { $seat }
} auf der Hand.
hint-crew-gives = { $seat } bekommt { $card }: Der Auftrag von { $seat } braucht diese Karte.
hint-crew-leaves = Der Stich bleibt bei { $seat }: Der Auftrag von { $seat } braucht die Karte { $card } darin.
hint-crew-takes = Du gewinnst { $card }: { $own ->
    [yes] Dein eigener Auftrag
   *[no] Der Auftrag von { $seat }
} braucht diese Karte.
hint-crew-leads-own = { $own ->
    [yes] Dein eigener Auftrag
   *[no] Der Auftrag von { $seat }
} braucht { $card }, und jetzt kann die Karte den Stich selbst gewinnen.
hint-crew-draws = Das kann { $other } hervorlocken: { $own ->
    [yes] Dein eigener Auftrag
   *[no] Der Auftrag von { $seat }
} braucht diese Karte.
hint-crew-offers = { $seat } kann mit { $other } gewinnen: { $own ->
    [yes] Dein eigener Auftrag
   *[no] Der Auftrag von { $seat }
} braucht diese Karte.
hint-crew-held = Der Bot { $sure ->
    [100] sieht
   *[other] vermutet
} { $card } bei { $seat } ({ $sure } %).
hint-crew-means = Die anderen schließen daraus, dass du { $card } wahrscheinlich { $holds ->
    [yes] hast
   *[no] nicht hast
}.
hint-crew-spares = Die Karte bleibt unter { $other }: Dieser Stich würde deinem Auftrag schaden.
hint-crew-beats = Die Karte schlägt { $other }: Du kannst den Stich gewinnen und den nächsten anspielen.
hint-crew-below = Die Karte bleibt unter { $other } und lässt { $leads } den Stich.
hint-crew-high = Eine hohe Karte: Sie sollte den Stich gewinnen und das Ausspiel behalten.
hint-crew-low = Eine niedrige Karte: Andere können diesen Stich gewinnen.
hint-crew-probes = Eine mittlere Karte: Deine höchste und niedrigste Karte dieser Farbe ({ $suit }) bleiben für später.
hint-crew-shows-needed = So wissen alle, wo { $card } ist; { $own ->
    [yes] dein eigener Auftrag
   *[no] der Auftrag von { $seat }
} braucht diese Karte.
hint-crew-shows = So erfahren die anderen etwas über deine Karten dieser Farbe: { $suit }.
hint-crew-quiet = Keine Mitteilung würde jetzt genug helfen; dein Plättchen bleibt für später.
hint-crew-holds = Du hast { $card } selbst und kannst wählen, wann du sie spielst.
hint-crew-can-beat = Du hast { $card }; diese Karte schlägt { $other }.
hint-crew-passes = Der Auftrag von { $seat } braucht { $card }.
hint-crew-no-distress = Karten weiterzugeben würde eure Hände mehr verändern, als es hilft.
hint-crew-distress = Eure Hände passen nicht gut zu den Aufträgen; eine Karte weiterzugeben kann helfen.
hint-crew-takes-task = Deine Karten passen zu diesem Auftrag.
hint-crew-leaves-task = Andere Hände passen vielleicht besser dazu als deine.
hint-crew-empties = Es ist deine einzige Karte dieser Farbe ({ $suit }): Ohne sie darfst du alles spielen, wenn die Farbe ausgespielt wird.
hint-crew-spare = Kein offener Auftrag nennt { $card }; du kannst darauf verzichten.
hint-crew-gives-own = Deine anderen Karten sind für deinen eigenen Auftrag mehr wert.
hint-crew-assigns = { $own ->
    [yes] Deine eigene Hand passt
   *[no] Die Hand von { $seat } passt
} wohl am besten zu den Aufträgen.
hint-crew-accepts = Deine Karten passen zu diesen Aufträgen.
hint-crew-declines = Andere Hände passen vielleicht besser zu diesen Aufträgen als deine.
hint-crew-predicts = { $count ->
    [0] Deine Karten können in jedem Stich unter den anderen bleiben.
    [one] Deine Karten können wohl einen Stich gewinnen, und nicht mehr.
   *[other] Deine Karten können wohl { $count } Stiche gewinnen, und nicht mehr.
}
hint-crew-direction = Auf diese Seite weitergegeben, helfen die Karten den Aufträgen am meisten.
