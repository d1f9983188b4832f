# Der Tisch im Browser: warum der Server etwas ablehnt, und feste Wendungen.

refused-no-campaign = Dieses Spiel hat keine Kampagnen.
refused-campaign-unknown = Diese Kampagne gibt es hier nicht.
refused-campaign-none = Um eine Mission zu wählen oder zu wiederholen, nenne ihre Kampagne.
refused-no-table = Hier gibt es nichts namens „{ $table }“.
refused-table-link = Dieser Link öffnet diesen Tisch nicht.
refused-code = Kein Tisch hat diesen Code. Ein Code besteht aus acht Buchstaben und Ziffern.
refused-code-over = Dieser Code wurde schon benutzt oder ist älter als zehn Minuten. Am Tisch gibt es einen neuen.
refused-push = Das ist kein Abonnement eines Push-Dienstes.
refused-push-off = Dieser Server verschickt keine Erinnerungen.
refused-push-contact = --push erwartet eine Adresse, unter der Push-Dienste dich erreichen, etwa mailto:du@example.org, nicht „{ $contact }“.
refused-push-library = Erinnerungen brauchen eine Bibliothek: pip install "batyskaf[push]".
refused-table-watching = Das können nur Leute, die am Tisch sitzen.
refused-table-host = Das kann nur, wer den Tisch eröffnet hat.
refused-table-seat = Platz { $seat } gehört dir nicht.
refused-table-taken = Platz { $seat } ist besetzt.
refused-table-full = An diesem Tisch ist kein Platz frei.
refused-table-name = Ein Name braucht mindestens einen Buchstaben.
refused-table-waiting = Das Spiel hat noch nicht begonnen: Es fehlt noch jemand.
refused-table-started = Das Spiel hat schon begonnen.
refused-table-running = Das muss warten, bis das Spiel vorbei ist.
refused-table-paused = Der Tisch macht Pause.
refused-table-timed = Die Uhr der Mission kann nicht angehalten werden.
refused-table-late = Inzwischen ist etwas passiert; sieh noch einmal hin ({ $seq }, jetzt { $now }).
refused-table-early = So weit ist der Tisch noch nicht ({ $seq }, jetzt { $now }).
refused-table-proposal = Der Tisch wird gerade schon etwas anderes gefragt.
refused-table-no-proposal = Danach wird nicht mehr gefragt.
refused-table-withdraw = Zurückziehen kann die Frage nur, wer sie gestellt hat.
refused-table-vote = Du wirst dazu nicht gefragt.
refused-table-voted = Du hast schon geantwortet.
refused-table-stand-in = Ein Bot kann nur jemanden vertreten, der mitspielt.
refused-table-away = Ein Bot spielt für dich; nimm zuerst deinen Platz zurück.
refused-table-return = Du hast deinen Platz schon.
refused-table-phrase = „{ $phrase }“ ist keine der festen Wendungen.
refused-table-chat = An diesem Tisch gibt es kein freies Gespräch, nur feste Wendungen.
refused-table-empty = Darin steht nichts.
refused-table-standing = „{ $move }“ kann nicht dem Tisch überlassen werden.
refused-table-grant = In diesem Spiel werden Hände erst nach dem Ende offen.
refused-table-hint = Einen Tipp gibt es nur, wenn du gefragt bist.
refused-daily = Für { $game } gibt es heute keinen Tauchgang.
refused-daily-sealed = Andere spielen diese Verteilung heute noch. Ab morgen (UTC) steht sie allen offen.
refused-table-hint-failed = Der Bot wusste diesmal keinen Rat.
refused-table-hello = Die erste Nachricht auf einem Socket ist hello, und nur die erste.
refused-table-message = Die Nachricht kann nicht gelesen werden: { data-fault }.
refused-table-large = Das ist zu groß; höchstens { $most } Bytes.
refused-table-often = Das war zu viel auf einmal; etwas langsamer bitte.
refused-table-origin = Anfragen von anderen Seiten werden nicht beantwortet.
refused-table-host-name = Unter diesem Namen ist der Server nicht bekannt; wer ihn betreibt, kann ihn mit --name angeben.
refused-table-slow = Die Anfrage kam nicht rechtzeitig an.
refused-table-path = Unter dieser Adresse gibt es nichts.
refused-table-pack = Das Paket ist nicht spielbar: { $place }: { $detail }.
refused-match-long = Die Partie ist zu lang: Höchstens { $most } Einträge werden angenommen.
refused-table-store = Das konnte nicht gespeichert werden und gilt deshalb nicht ({ $detail }).
refused-table-closed = Der Tisch wird gerade weggeräumt; versuch es noch einmal.
refused-table-failed = Am Tisch ist etwas schiefgegangen; der Zug gilt nicht.
refused-table-log = Das Protokoll von Tisch { $table } führt nicht zu dem, was bei Eintrag { $seq } steht.
refused-store = Die Datenbank { $url } kann nicht geöffnet werden: { $detail }. Eine Adresse sieht aus wie sqlite:////ordner/tables.db oder postgresql://user@host/name.
refused-store-newer = Die Datenbank wurde von einer neueren Version von Batyskaf geschrieben (Schema { $version }).
refused-archive = Die Datei lässt sich nicht als Export von Batyskaf lesen: { data-fault }.
refused-archive-newer = Die Datei wurde von einer neueren Version von Batyskaf geschrieben (Format { $version }, bekannt bis { $known }). Aktualisiere diese Seite und versuche es noch einmal.
refused-logbook-choice = „{ $choice }“ ist keine Art, ein Logbuch fortzusetzen.

refused-port = Unter { $host } ist kein Port zu bekommen, weder { $port } noch ein anderer: Ist das eine Adresse dieses Rechners?
refused-site = { $folder } ist keine gebaute Seite: Die Datei index.html fehlt. „make site“ baut sie in dist/site.
refused-processes = Mehrere Prozesse brauchen PostgreSQL: nenne die Datenbank mit --database oder lass --processes weg.
refused-port-taken = Port { $port } unter { $host } ist belegt; wähle mit --port einen anderen oder keinen, dann nimmt der Server den nächsten freien.
refused-limit = Eine Grenze namens „{ $name }“ gibt es nicht; es gibt { $known }.
refused-limit-value = Das ist kein Wert für eine Grenze: { $detail }. Eine Grenze ist eine positive Zahl, zum Beispiel burst=500.
refused-network = Das ist weder eine Adresse noch ein Netz: { $detail }. Ein Beispiel ist 10.0.0.0/8.
refused-store-driver = PostgreSQL braucht das Paket { $module }, das nicht installiert ist: pip install "batyskaf[host]".
serve-missing = Der Server braucht das Paket { $module }, das nicht installiert ist: pip install { $module }.

admin-closed = Tisch { $table } ist geschlossen.
admin-over = An Tisch { $table } ist das Spiel schon vorbei.
admin-backed-up = Die Sicherung liegt in { $path }.
admin-restored = Die Datenbank ist wieder wie in { $path }.
admin-deleted = { $status }: { $count ->
    [one] ein Tisch gelöscht.
   *[other] { $count } Tische gelöscht.
}
admin-forgotten = { $count ->
    [one] An einem Tisch entfernt.
   *[other] An { $count } Tischen entfernt.
}
refused-admin-exists = { $path } gibt es schon; eine Sicherung überschreibt nichts.
refused-admin-missing = Die Datei { $path } gibt es nicht.
refused-admin-copy = Das Kopieren ist misslungen: { $detail }.
refused-admin-tool = Dafür wird das Programm { $name } von PostgreSQL gebraucht, das nicht installiert ist.
refused-admin-sure = Das ersetzt alles in der Datenbank. Halte den Server an und füge --yes hinzu.
refused-admin-days = Gib an, wie viele Tage behalten werden: --waiting, --playing oder --over.
refused-admin-no-server = Unter { $url } antwortet kein Server; --url nennt eine andere Adresse.
refused-admin-server = Der Server unter { $url } zeigt seine Grenzen nicht: { $detail }.

phrase-hello = Hallo!
phrase-thanks = Danke!
phrase-well-done = Gut gemacht!
phrase-sorry = Entschuldigung!
phrase-a-moment = Einen Moment, bitte.
phrase-ready = Ich bin bereit.
phrase-goodbye = Bis bald!
page-missing = Der Server läuft, aber seine Seite wurde nicht gebaut. Führe im Quellverzeichnis noch einmal „make play“ aus: Das baut die Seite oder sagt, was fehlt. Programme, die das Protokoll sprechen, können schon spielen: siehe docs/protocol.md.

# --- Spielen per Nachricht ---

refused-letter-broken = Dieser Link ist beschädigt, oder jemand hat ihn verändert. Lass ihn dir noch einmal schicken und öffne ihn ganz.
refused-letter-mine = Dieser Link enthält einen Zug für deinen eigenen Platz ({ $seat }), der nicht hier gemacht wurde. Jemand hat ihn verändert; dein Spiel bleibt, wie es ist.
refused-letter-apart = Dieser Link setzt die Partie nicht so fort, wie du sie kennst: Jemand hat von einem älteren Link aus gespielt oder ihn verändert. Dein Spiel bleibt, wie es ist. Einigt euch auf eine der beiden Fassungen und schickt deren letzten Link noch einmal.
refused-letter-rules = Dieser Link stammt von einer anderen Version des Spiels. Alle brauchen dieselbe: Lade die Seite neu oder bitte die anderen darum.
refused-letter-key = Nur die Browser der Mitspielenden können diesen Link öffnen. Öffne ihn dort, wo du deinen Platz hast, oder übernimm zuerst deine Spiele dorthin.
refused-letter-turn = Jetzt gibt es keinen Link zu verschicken: Jemand an diesem Gerät oder ein Bot ist am Zug.
refused-letter-large = Diese Partie passt nicht in einen Link ({ $most } Zeichen): Ihre Pakete sind zu groß.
refused-message-server = Ein Server hat keine Tische per Nachricht: Lade die anderen per Link ein.
refused-message-kind = Partien mit Uhr, in einer Kampagne oder in der Lobby können nicht per Nachricht gespielt werden.
refused-message-turn = An einem Tisch per Nachricht kann nur etwas tun, wer am Zug ist.
refused-message-not = An einem Tisch per Nachricht ist das nicht möglich.
