# Texte, die alle Spiele teilen: Sprachen des Tisches und Gründe, warum etwas nicht geht.

# Wie diese Sprache sich selbst nennt.
language-name = Deutsch

word-yes = ja
word-no = nein

refused-unknown-game = Es gibt kein Spiel namens „{ $name }“. Bekannt: { $known }.
refused-unknown-move = „{ $text }“ ist kein Zug dieses Spiels.
refused-unknown-option = Es gibt keine Option „{ $name }“. Versuche: { $near }.
# Was mit Daten nicht stimmt, innerhalb anderer Sätze.
data-fault = { $fault ->
    [nested] es { fault-nested }
    [json] es ist kein vollständiges, gültiges JSON
    [other] { $said }
   *[field] „{ $field }“ { fault-data }
}
file-fault = { $fault ->
    [absent] die Datei gibt es nicht
    [folder] es ist ein Ordner
    [forbidden] der Zugriff ist verweigert
    [full] der Datenträger ist voll
    [fixed] auf diesen Datenträger kann nicht geschrieben werden
    [inside] ein Ordner auf dem Weg dorthin ist eine Datei
    [large] sie würde zu groß
    [taken] es gibt schon etwas mit diesem Namen
   *[other] { $said }
}
# Was man mit einer Partiedatei tut, die sich selbst widerspricht.
match-altered = Die Datei wurde verändert oder beschädigt: Nimm eine unveränderte Kopie oder verschiebe sie.
refused-option = Die Option „{ $name }“ kann diesen Wert nicht haben: { data-fault }.
refused-option-number = Die Option „{ $name }“ muss eine Zahl von { $least } bis { $most } sein, nicht „{ $value }“.
refused-option-choice = Die Option „{ $name }“ kann { $choices } sein, nicht „{ $value }“.
refused-option-switch = Die Option „{ $name }“ ist entweder ja oder nein, nicht „{ $value }“.
refused-seat-names = Dieser Tisch hat { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}, angegeben { $given ->
    [one] wurde aber { $given } Name
   *[other] wurden aber { $given } Namen
}.
refused-seed = „{ $text }“ ist kein Startwert: Gib eine nicht negative ganze Zahl oder 32 Hexadezimalziffern an.
refused-over = Das Spiel ist vorbei.
refused-host-move = „{ $move }“ kann die Spielleitung jetzt nicht ausführen.
refused-not-your-turn = { $turn } ist am Zug, nicht { $seat }.
refused-undo-timed = Solange die Uhr läuft, kann nichts zurückgenommen werden.
refused-undo-nothing = Es gibt nichts zurückzunehmen.
refused-undo-floor = Das kann nicht mehr zurückgenommen werden: Seitdem wurde etwas aufgedeckt, oder jemand anderes hat gezogen.
refused-fork = Es gibt keinen Zug { $at }, an dem man abzweigen könnte: Die Partie hat { $most }.
refused-file = { $file } kann nicht gelesen werden: { file-fault }.
refused-write = { $file } kann nicht geschrieben werden: { file-fault }.
refused-output = Die Ausgabe kann nicht geschrieben werden: { file-fault }.
refused-system = Das geht nicht: { file-fault }.
refused-match-empty = { $file } ist leer, also keine Partiedatei.
refused-match-header = { $file } ist keine Partiedatei: { data-fault }.
refused-match-shared = Ein anderer Tisch hat die Partie in { $file } fortgesetzt; was hier jetzt gespielt wird, kann nicht gespeichert werden.
refused-match-newer = { $file } wurde von einer neueren Version von Batyskaf geschrieben (Format { $format }).
refused-match-line = { $file } ist in Zeile { $line } fehlerhaft: { data-fault }.
refused-match-rules = Die Partie { $file } wurde mit anderen Regeln oder Inhalten ({ $written }) gespielt als den hiesigen ({ $here }). Die Version von Batyskaf, die sie geschrieben hat, kann sie abspielen.
refused-match-seed = Der Startwert in { $file } passt nicht zu der Prüfsumme, die zu Beginn veröffentlicht wurde. { match-altered }
refused-match-broken = { $file } kann nicht nachgespielt werden: { $detail }.
refused-replay-move = Zug { $number } in { $file }, „{ $move }“, ist nicht möglich: { $detail } { match-altered }
refused-replay-undo = Eintrag { $number } in { $file } nimmt etwas zurück, das nicht zurückgenommen werden kann: { $detail } { match-altered }
refused-replay-hash = Nach Eintrag { $number } weicht die Partie von dem ab, was in { $file } steht (dort { $written }, hier { $here }). { match-altered }
refused-replay-events = Was { $file } zu Eintrag { $number } sagt, ist nicht, was dort geschieht. { match-altered }
refused-replay-result = Das Ergebnis in { $file } ({ $written }) ist nicht das, zu dem die Züge führen ({ $here }). { match-altered }
refused-bot-level = Für { $game } gibt es noch keinen Bot der Stufe „{ $level }“.
refused-bot-program = „{ $text }“ nennt kein Programm: Schreibe exec:BEFEHL oder NAME=exec:BEFEHL.
refused-bot-name = Ein Programm kann nicht „{ $name }“ heißen: Ein anderer Bot hat diesen Namen.
refused-bot-quotes = Der Befehl „{ $command }“ kann nicht gelesen werden: Zu jedem Anführungszeichen gehört ein zweites.
refused-bot-missing = Auf diesem Rechner gibt es kein Programm „{ $program }“: Gib seinen Pfad an oder einen Befehl, den die Shell findet.
refused-bot-stranger = Diese Partie wurde mit einem Bot gespielt, der ein Programm ist; um ihn wieder laufen zu lassen, gib --bot "{ $name }" an.
refused-unknown-language = Die Sprache „{ $name }“ gibt es hier nicht. Bekannt: { $known }.
refused-installed = „{ $name }“ aus einem installierten Paket kann nicht verwendet werden: Sein Einstiegspunkt { $entry } ergibt { $said }.
refused-unknown-bot = Es gibt keinen Bot namens „{ $name }“. Bekannt: { $known }.

# Fehler im Inhalt, genannt nach Datei, Eintrag und Feld.
fault-data = { $fault ->
    [missing] fehlt
    [unknown] ist hier nicht bekannt
    [value] kann nicht „{ $wanted }“ sein
    [least] muss mindestens { $wanted } sein
    [most] darf höchstens { $wanted } sein
    [length] muss die Länge { $wanted } haben
    [shortest] ist zu kurz, die Mindestlänge ist { $wanted }
    [longest] ist zu lang, die Höchstlänge ist { $wanted }
    [range] ist eine zu große Zahl
    [pattern] muss dem Muster { $wanted } entsprechen
    [type] muss { $wanted ->
        [int] eine ganze Zahl
        [float] eine Zahl
        [str] Text
        [bool] wahr oder falsch
        [array] eine Liste
        [object] ein Objekt
        [int-str] eine ganze Zahl oder Text
        [str-object] Text oder ein Objekt
       *[other] { $wanted }
    } sein
   *[other] { $said }
}
fault-known = { fault-data }; bekannt: { $known }
fault-json = Zeile { $line }, Spalte { $column }: Das ist kein JSON, { $fault ->
    [wanted] hier sollte { $wanted } stehen
    [comma] es gibt ein Komma zu viel
    [key] Namen müssen in doppelten Anführungszeichen stehen
    [more] die Datei hätte vorher enden sollen
    [number] Zahlen schreibt man nicht so
    [end] die Datei endet zu früh
   *[other] was hier steht, ist nicht erlaubt
}
fault-text = ist kein UTF-8-Text
fault-nested = ist zu tief verschachtelt
fault-pack = muss ein Objekt mit "game", "name" und Abschnitten voller Einträge sein
fault-game = muss hier { $known } sein: Dieses Paket ist für ein anderes Spiel
fault-name = ein Paket braucht einen Namen
fault-section = unbekannter Abschnitt; bekannt: { $known }
fault-sections = muss eine Liste von Abschnitten sein; bekannt: { $known }
fault-entries = muss eine Liste von Einträgen sein
fault-taken = ein Eintrag unter { $among } hat diese Kennung schon
fault-twice = „{ $name }“ steht hier zweimal
fault-many = es darf höchstens { $most } Einträge geben
fault-format = dieses Paket hat ein anderes Format als { $known }: Es wurde für eine andere Version von Batyskaf gemacht
fault-correction-entry = die Schachtel hat keinen solchen Eintrag zum Berichtigen
fault-correction-twice = auch das Paket „{ $other }“ berichtigt diesen Eintrag; wähle eines von beiden
fault-correction-fixed = eine Berichtigung kann das nicht ändern
fault-words-none = muss Text in mindestens einer Sprache enthalten, etwa {"{"}"de": "…"{"}"}
fault-words-language = „{ $lang }“ ist kein Sprachcode wie en, pl oder pt-BR
fault-words-empty = der Text in „{ $lang }“ darf nicht leer sein
fault-words-file = muss ein Objekt sein
fault-words-entry = es gibt keinen solchen Eintrag, der Text bräuchte
fault-words-place = hier gibt es keinen Text zu übersetzen; bekannt: { $known }
