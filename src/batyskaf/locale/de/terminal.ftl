# Die Kommandozeile und die Tische im Terminal.

seat-person = Spieler { $number }
seat-bot = Bot { $number }

bot-failed = { $seat } kann nicht weiterspielen: { $detail }.
bot-replaced = { $bot ->
    [random] Ein Bot, der irgendeinen erlaubten Zug macht, übernimmt.
   *[other] Ein Bot der Stufe { $bot } übernimmt.
}
ask-any = { $you ->
    [yes] Du entscheidest.
   *[no] { $seat } entscheidet.
}
ask-over = Das Spiel ist vorbei.
area-table = Tisch
result-seat = { $rank }. { $seat }: { $score }.

refused-seats-and-bots = { $named ->
    [one] { $named } Person und
   *[other] { $named } Personen und
} { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
} passen nicht auf { $count } Plätze.
refused-seats-alike = Zwei Personen am Tisch haben denselben Namen.
refused-bots = „{ $bots }“ Bots sind nicht möglich: Gib all, none oder eine Zahl bis { $count } an.
refused-option-pair = „{ $text }“ ist keine Option: Schreibe sie als Name=Wert.
refused-match-named = { $file } kann nicht nachgespielt werden: { $detail }
refused-match-packs = Die Pakete in { $file } passen nicht zu dieser Version von Batyskaf, deshalb kann die Datei nicht nachgespielt werden.
passed-over = Übergangen: { $why }
notice-interpreted = Die Regeln laufen hier interpretiert, deshalb brauchen Bots länger; leichte bleiben schnell. Mit einem C-Compiler laufen sie etwa 40-mal so schnell: siehe docs/install.md.
refused-flags-resume = Eine begonnene Partie bleibt, wie sie aufgesetzt wurde: --resume verträgt sich nicht mit { $flags }.
refused-flags-campaign = { $flags } gehört zu Kampagnen: Sag mit --campaign NAME, zu welcher.
refused-flags-begun = Crew und Regeln der Kampagne „{ $name }“ stehen in ihrem Logbuch: Lass { $flags } weg.
refused-flags-open = Ein Versuch der Kampagne „{ $name }“ ist noch offen und geht zuerst weiter: Lass { $flags } weg, bis er vorbei ist.
refused-nothing-to-resume = In { $folder } gibt es keine unbeendete Partie.

play-what = Sag, welches Spiel du spielen willst, zum Beispiel: batyskaf play crew --mission 1 --players 4 --plain. Die Spiele listet: batyskaf games
games-hint = Spielen mit: batyskaf play SPIEL. Optionen eines Spiels: batyskaf games SPIEL
options-hint = Wählen mit: batyskaf play { $game } --option Name=Wert
option-choices = Möglich: { $choices }.
content-ok = { $file } ist ein einwandfreies Paket für { $game }: „{ $name }“ ({ $sections }).
content-lacks = { $language }: kein Text für { $places }. Dort erscheint Englisch, sonst die erste angegebene Sprache.
content-unknown-language = „{ $lang }“ ist keine Sprache dieses Tisches.
content-wrong = { $count ->
    [one] Im Inhalt ist ein Fehler:
   *[other] Im Inhalt sind { $count } Fehler:
}
verify-ok = { $file }: { $entries ->
    [one] { $entries } Eintrag stimmt
   *[other] Alle { $entries } Einträge stimmen
} mit den Regeln überein, und der Startwert mit seiner Prüfsumme.
verify-torn = Die letzte Zeile ist abgeschnitten; alles davor zählt.
verify-over = Die Partie ist vorbei, und ihr Ergebnis stimmt.
verify-unclosed = Die Partie ist vorbei, aber ihre letzte Zeile, das Ergebnis, wurde nie geschrieben.
verify-running = Die Partie ist noch nicht zu Ende.

# --- Zeile für Zeile ---

plain-prompt = { "> " }
plain-pass = --- Gib den Bildschirm an { $seat } weiter und drücke dann die Eingabetaste. ---
plain-saved = Die Partie ist gespeichert. Weiter mit: batyskaf play --resume   ({ $file })
plain-nothing = Tippe eine Zahl, einen Zug oder ? für Hilfe.
plain-nonsense = „{ $text }“ ist keine der Möglichkeiten; tippe eine Zahl, einen Zug oder ? für Hilfe.
plain-bot-failed = Drücke die Eingabetaste, damit ein anderer Bot übernimmt, oder tippe quit, um zu gehen; die Partie bleibt gespeichert.
plain-undone = Zurückgenommen.
plain-no-last = Es gibt nichts noch einmal anzusehen.
plain-no-map = Dieses Spiel hat keine Karte.
plain-auto-on = Von jetzt an schweigst du von selbst; tippe noch einmal auto, um wieder gefragt zu werden.
plain-auto-off = Du wirst wieder gefragt.
plain-help =
    Eine Zahl oder der Anfang einer Möglichkeit wählt sie; ein Zug kann auch ganz getippt werden, etwa „{ $example }“.
    table  den Tisch noch einmal zeigen   log   alles, was du gesehen hast
    last   der letzte Stich (Die Crew), die abgelegten Orte (Aquatica)
    undo   deinen Zug zurücknehmen, solange seitdem nichts aufgedeckt wurde
    auto   schweigen (Die Crew)           give up   den Versuch beenden
    map    die Felder der Karte           look C2   eines davon genau (wo ein Spiel eine Karte hat)
    quit   gehen; die Partie bleibt gespeichert

# --- Vollbild ---

screen-log = Protokoll
screen-key-help = ? Tasten
screen-key-undo = u zurück
screen-key-log = l Protokoll
screen-key-map = Tab Karte
screen-key-auto = s schweigen
screen-key-leave = q gehen
screen-key-done = Eingabe oder q: gehen
screen-key-pause = Leertaste: Pause oder weiter
screen-bot-failed = Eingabe: ein anderer Bot übernimmt · q: gehen; die Partie bleibt gespeichert
screen-curtain = Gib den Bildschirm an { $seat } weiter.
    .hint = Jetzt sollte niemand sonst hinsehen. { $seat }: Drücke die Eingabetaste, wenn du bereit bist.
    .undo = { $seat }: Drücke u, um deine letzte Wahl zurückzunehmen.
screen-help-title = Tasten
screen-help =
    1–9, a–z   wählt die Möglichkeit mit dieser Taste
    ← → ↑ ↓    zwischen den Möglichkeiten wechseln, Eingabe wählt
    Maus       eine Möglichkeit oder etwas in der letzten Zeile anklicken
    u          zurücknehmen, solange seitdem nichts aufgedeckt wurde
    l          Protokoll: alles, was du gesehen hast
    t          der letzte Stich (Die Crew), die abgelegten Orte (Aquatica)
    s          vor Stichen von selbst schweigen oder wieder gefragt werden
    x          den Versuch aufgeben
    q          gehen; die Partie bleibt gespeichert
    Bild↑ Bild↓  den Rest des Tisches sehen
    Tab        mit den Pfeilen über die Karte gehen (wo ein Spiel eine hat)
    Esc        dies schließen
screen-map = Karte
    .hint = Pfeile: bewegen · Esc: schließen
screen-close = Esc: schließen
screen-clock = Uhr { $minutes }:{ $seconds }
screen-auto = du schweigst von selbst
screen-unsaved = { $why } Was nicht geschrieben wurde, wird bei jedem Zug erneut versucht.
screen-give-up = Den Versuch aufgeben? Drücke noch einmal x, um es zu tun.

# --- Menü ---

menu-title = Batyskaf
menu-which = Was wollen wir spielen?
menu-resume = Die letzte Partie fortsetzen
menu-leave = Gehen
menu-back = Zurück
menu-one-match = Einmal spielen, mit eigenen Optionen
menu-campaign-new = Eine Kampagne mit Logbuch beginnen
menu-campaign = Die Kampagne von { $crew } fortsetzen
menu-setup = Aufbau: { $game }
menu-start = Beginnen
menu-people = Personen an diesem Bildschirm
    .help = Namen, durch Kommas getrennt; leere Plätze spielen Bots.
menu-seed = Startwert
    .help = Eine Zahl verteilt dieselbe Partie noch einmal; leer lassen für eine neue.
menu-hint = Pfeile oder Maus, Eingabe wählt, Esc geht zurück

# --- Kampagnen ---

logbook-title = Logbuch von { $crew }
logbook-empty = Das Logbuch ist noch leer.
logbook-page = { crew-mission }: { $success ->
    [yes] geschafft
   *[no] noch nicht geschafft
}{ $attempts ->
    [0] { "" }
    [one] { " " }· { $attempts } Versuch
   *[other] { " " }· { $attempts } Versuche
}{ $distress ->
    [yes] { " " }· mit Notsignal
   *[no] { "" }
}
logbook-retry-same = { crew-mission } noch einmal, mit denselben Aufträgen
logbook-retry-new = { crew-mission } noch einmal, mit neuen Aufträgen
logbook-next = Als Nächstes: { crew-mission }. { $text }
logbook-any = Beliebige Mission
menu-name = Name der Kampagne
    .help = Unter diesem Namen wird das Logbuch geführt.
menu-form-hint = Tab wechselt, Eingabe beginnt, Esc geht zurück
refused-campaign-name = „{ $name }“ kann nicht der Name einer Kampagne sein: Verwende Buchstaben und Ziffern.
refused-campaign-exists = Eine Kampagne namens „{ $name }“ gibt es schon.
refused-campaign = Es gibt keine Kampagne namens „{ $name }“. Beginne eine mit: batyskaf play crew --campaign { $name } --new
refused-campaign-crew = Nur Die Crew hat Kampagnen: batyskaf play crew --campaign { $name }
plain-result = Ergebnis: { $result }
plain-file = Gespeichert in { $file }
