# Der Tisch im Browser.

web-front-title = Willkommen an Bord. Was wollen wir spielen?
web-play-now = Jetzt spielen
web-set-up = Tisch aufbauen
web-learn = Erstes Spiel, mit Anleitung
web-rules = Regeln
web-not-here = Dieses Spiel ist hier nicht installiert.
web-continue = Weiterspielen
web-continue-none = In diesem Browser gibt es kein unbeendetes Spiel.
web-forget = Aus dieser Liste entfernen
web-lobby = Offene Tische
web-lobby-none = Im Moment gibt es keinen offenen Tisch.
web-lobby-all = Alle offenen Tische
web-replays = Wiederholungen
web-logbook = Logbuch
web-logbook-about = Eine Kampagne der Crew durch ihre 32 Missionen; jeder Versuch wird festgehalten.
web-logbook-open = Logbuch öffnen
web-workshop = Werkstatt
web-workshop-about = Berichtige die Karten nach deiner Schachtel, mache eigene Missionen, Karten und Kacheln.
web-workshop-open = Werkstatt öffnen
web-logbook-new = Kampagne beginnen
web-logbook-next = Spielen: { crew-mission }
web-logbook-same = Noch einmal dieselben Aufträge
web-logbook-fresh = Neue Aufträge
web-logbook-play = Spielen
web-logbook-all = Alle Missionen
web-logbook-done = { $done } von { $all } Missionen geschafft
web-logbook-tasks = Aufträge des letzten Versuchs
web-logbook-attempts = Versuche
web-logbook-attempt = { $success ->
    [yes] geschafft
   *[no] gescheitert
}{ $distress ->
    [yes] , mit Notsignal
   *[no] { "" }
}
web-logbook-untried = noch nicht versucht
web-logbook-page = { $success ->
    [yes] geschafft
   *[no] noch nicht geschafft
}{ $attempts ->
    [0] { "" }
    [one] , { $attempts } Versuch
   *[other] , { $attempts } Versuche
}{ $distress ->
    [yes] , mit Notsignal
   *[no] { "" }
}
web-settings = Einstellungen
web-pages = Seiten
web-home = Startseite
web-loading = Einen Moment…
web-offline = Der Server ist nicht erreichbar.
    .site = Der Tisch in diesem Browser läuft nicht.
web-failed = Das konnte der Server nicht tun (Status { $status }).
    .site = Das konnte der Tisch nicht tun (Status { $status }).
web-nothing-here = Unter dieser Adresse gibt es nichts.
web-no-table = Diesen Tisch gibt es nicht.
web-no-link = Dieser Link öffnet diesen Tisch nicht.
web-line-lost = Verbindung verloren, wird wiederhergestellt…
web-server-away = Der Server ist nicht erreichbar. Deine Tische sind sicher; es geht weiter, sobald er wieder da ist.
web-play-offline = Offline spielen
web-play-offline-tip = Der Tisch in diesem Browser: Bots, angeleitete Spiele und eigene Kampagnen, ohne den Server.
web-version-new = Eine neue Version ist bereit.
web-version-reload = Neu laden
web-version-later = Später
web-offline-keeping = Wird fürs Offline-Spiel gespeichert: { $done } von { $total } MB
web-offline-kept = Dieser Tisch funktioniert offline.
web-offline-failed = Nicht alles konnte fürs Offline-Spiel gespeichert werden. Beim nächsten Start wird es erneut versucht.
web-app-name = Batyskaf: Tiefseespiele
web-app-about = Ein offener Tisch für drei Tiefsee-Brettspiele: Die Crew, Aquatica und Endeavor. Mit Freunden oder mit Bots, mit Analysen und Logbuch.
web-close = Schließen
web-more = Mehr
web-result = Ergebnis

web-person = Spieler { $number }
web-bot = Bot { $number }
web-you = Du
web-guest = Gast
web-name = Dein Name
web-name-of = Name auf Platz { $number }
web-is-bot = von einem Bot gespielt
web-is-away = nicht verbunden
web-hand-up = Hand gehoben

# --- Einstellungen ---

web-set-lang = Sprache
web-set-theme = Darstellung
web-set-theme-auto = wie das System
web-set-theme-dark = dunkel: die Tiefe
web-set-theme-light = hell: das Flachwasser
web-set-motion = Bewegung
web-set-motion-auto = wie das System
web-set-motion-full = voll
web-set-motion-less = weniger
web-set-speed = Tempo von Bots und Ereignissen
web-set-speed-slow = langsam
web-set-speed-normal = normal
web-set-speed-fast = schnell
web-set-text = Schriftgröße
web-set-text-s = klein
web-set-text-m = mittel
web-set-text-l = groß
web-set-sound = Töne
web-set-buzz = Vibrieren, wenn ich dran bin

# --- Aufbau ---

web-house-rules = Hausregeln
web-seats = Plätze
web-seat-kind = Wer auf Platz { $number } sitzt
web-seat-me = hier
web-seat-invite = per Link
web-seat-bot = Bot
web-bot-which = Bot auf Platz { $number }
web-bot-easy = leicht
web-bot-medium = mittel
web-bot-hard = schwer
web-bot-random = irgendein erlaubter Zug
web-bot-greedy = denkt einen Zug voraus
web-bot-net = trainiertes Netz
web-seats-help = Mehrere Plätze an diesem Bildschirm: Ein Vorhang verdeckt die Hände, während das Gerät weitergegeben wird.
web-seats-interpreted = Bots brauchen hier länger, weil die Regeln interpretiert laufen. Leichte bleiben schnell.
web-running = Wie der Tisch geführt wird
web-clock-mode = Uhr
web-clock-off = aus
web-clock-gentle = sanft: sie zeigt nur an
web-clock-strict = streng: der Tisch zieht für dich
web-clock-help = Zeit für jede Entscheidung.
    .own = Zeit für jede Entscheidung. Missionen auf Zeit haben ihre eigene Uhr.
web-clock-seconds = Sekunden
web-clock = noch { $time }
web-public = Offen für alle
web-public-help = Steht unter den offenen Tischen; jeder darf mitspielen oder zusehen.
web-chat = Chat
web-chat-help = Freier Text am Tisch.
    .silent = Freier Text am Tisch. Die Crew ist ohne gedacht.
web-seed = Verteilung
web-seed-help = Eine Zahl verteilt dieselbe Partie noch einmal. Leer lassen für eine neue.
web-packs = Pakete
web-packs-help = Eigene Missionen, Aufträge, Karten und Szenarien als JSON-Dateien. Alle am Tisch spielen damit.
web-pack-choose = Paket hinzufügen
web-pack-drop = { $name } weglassen
web-pack-broken = { $file } ist kein Paket: { $detail }
web-pack-object = ein Paket ist ein JSON-Objekt in geschweiften Klammern
web-as-usual = wie üblich
web-none = keine
web-begin = Beginnen

# --- Warten ---

web-waiting = Warten auf die anderen.
web-sit-ask = Ein Platz ist für dich reserviert.
web-sit = Platz nehmen
web-watch = Zusehen
web-watching = Du siehst zu.
web-seat-open = Platz { $number }: frei
web-invite = Einladungslink für Platz { $number }
web-copy = Kopieren
web-copied = Kopiert
web-invite-show = Einladung zeigen
web-put-bot = Bot hierher setzen
web-open-seat = Diesen Platz freigeben
web-watch-link = Link für Zuschauer
web-copy-watch = Link für Zuschauer kopieren

# --- am Tisch ---

web-ask-any = { $you ->
    [yes] Du entscheidest.
   *[no] { $seat } entscheidet.
}
web-ask-over = Das Spiel ist vorbei.
web-generic-facts = Tisch
web-undo = Zurücknehmen
web-undo-ask = Zurücknehmen: Die anderen werden gefragt
web-undo-none = Nichts kann zurückgenommen werden
web-undo-sure = Das nimmt { $count ->
    [one] einen Zug
   *[other] { $count } Züge
} zurück, auch von: { $names }.
web-undo-asks = Die anderen werden erst gefragt.
web-undo-do = { $count ->
    [one] Einen Zug
   *[other] { $count } Züge
} zurücknehmen
web-redo = Zug wiederholen
web-cancel = Abbrechen
web-recent = Was zuletzt geschah
web-log = Protokoll
web-hint = Tipp
web-pause = Pause
web-go-on = Weiter
web-run = Starten
web-hand = Hand heben oder senken
web-hand-down = Hand senken
web-give-up = Gemeinsam aufgeben
    .sure = Wirklich beenden? Das kann nicht zurückgenommen werden.
web-stand-in = Einen Bot für { $seat } spielen lassen
web-return = Meinen Platz zurücknehmen
web-keys = Tasten
web-legend = Was die Symbole bedeuten
web-legend-table = An jedem Tisch
web-phrases = Sagen
web-send = Senden
web-standing = Immer „{ $move }“ antworten
web-commitment = Mischung, vor dem Geben versiegelt:
web-proof = Geöffnet: Startwert { $seed }, Salz { $salt }.
web-host = Der Tisch
web-proposal = Der Tisch wird gefragt
web-proposal-ask = { $kind ->
    [undo] { $seat } möchte { $count ->
        [one] einen Zug
       *[other] { $count } Züge
    } zurücknehmen. Einverstanden?
    [pause] { $seat } möchte die Uhr anhalten. Bist du einverstanden?
    [stand-in] { $seat } möchte einen Bot für { $about } spielen lassen. Bist du einverstanden?
   *[end] { $seat } möchte das Spiel beenden. Bist du einverstanden?
}
web-proposal-own = { $kind ->
    [undo] Du möchtest { $count ->
        [one] einen Zug
       *[other] { $count } Züge
    } zurücknehmen.
    [pause] Du möchtest die Uhr anhalten.
    [stand-in] Du möchtest einen Bot für { $about } spielen lassen.
   *[end] Du möchtest das Spiel beenden.
}
web-proposal-waiting = Es fehlt noch die Antwort von { $names }.
web-proposal-time = { $kind ->
    [undo] Zeit für die Antwort: { $time }. Danach verfällt die Frage.
    [pause] Zeit für die Antwort: { $time }. Danach verfällt die Frage.
   *[other] Zeit für die Antwort: { $time }. Danach wird ohne die entschieden, die schweigen.
}
web-proposal-withdraw = Zurückziehen
web-curtain = Gib das Gerät an { $seat } weiter.
web-curtain-hint = Die Hände sind verdeckt. Jetzt sollte nur { $seat } hinsehen.
web-curtain-undo = Moment, ich nehme meinen Zug zurück
web-curtain-ready = Ich bin { $seat }

web-key-arrows = zwischen allem wechseln, was gewählt werden kann
web-key-enter = wählen
web-key-undo = zurücknehmen
web-key-redo = den zurückgenommenen Zug wiederholen
web-key-standing = von selbst schweigen oder wieder gefragt werden
web-key-recent = was zuletzt geschah
web-key-log = Protokoll
web-key-hint = Tipp
web-key-legend = was die Symbole bedeuten
web-key-pause = Pause oder weiter
web-key-more = mehr
web-key-keys = diese Übersicht
web-key-close = ein Fenster schließen

web-log-undone = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $count ->
    [one] einen Zug zurück.
   *[other] { $count } Züge zurück.
}
web-log-struck = Zurückgenommen:
web-log-sat = { $seat } nimmt Platz.
web-log-stands-in = Ein Bot spielt für { $seat }.
web-log-crashed = Der Bot von { $seat } ist ausgefallen und wurde ersetzt.
web-log-proposed = { $you ->
    [yes] Du fragst
   *[no] { $seat } fragt
} den Tisch: { $kind ->
    [undo] einen Zug zurücknehmen?
    [pause] die Uhr anhalten?
    [stand-in] einen Bot einspringen lassen?
   *[end] das Spiel beenden?
}
web-log-voted = { $you ->
    [yes] Du sagst
   *[no] { $seat } sagt
} { $yes ->
    [yes] ja.
   *[no] nein.
}
web-log-withdrawn = { $you ->
    [yes] Du ziehst die Frage zurück.
   *[no] { $seat } zieht die Frage zurück.
}
web-log-expired = Es haben nicht alle rechtzeitig zugestimmt; die Frage verfällt.
web-log-unanswered = Keine Antwort rechtzeitig von { $names }. Es wird ohne sie entschieden.
web-log-paused = { $on ->
    [yes] Der Tisch macht Pause.
   *[no] Am Tisch geht es weiter.
}
web-log-raised = { $you ->
    [yes] Du hebst die Hand.
   *[no] { $seat } hebt die Hand.
}
web-log-ended = Der Tisch hat beschlossen, das Spiel zu beenden.

web-over = Das Spiel ist vorbei
web-rematch = Noch einmal
web-rematch-swap = Noch einmal, Plätze weitergerückt
web-picture = Bild teilen
web-picture-won = Gemeinsam geschafft!
web-picture-lost = Diesmal nicht geschafft.
web-picture-winner = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen.
}
web-picture-failed = Dieser Browser kann das Bild nicht zeichnen.
web-follow = Zum nächsten Spiel
web-replay = Wiederholung
web-download = Partiedatei herunterladen
web-download-log = Dein Protokoll herunterladen

# --- Wiederholung ---

web-replay-as = Gesehen von
web-everyone = Zuschauern
web-scrub = Züge
web-step-back = Einen Zug zurück
web-step-on = Einen Zug weiter
web-copy-move = Link zu diesem Zug kopieren
web-fork = Von hier weiterspielen
web-no-file = Zu dieser Wiederholung gibt es keine Partiedatei.
web-file-open = Partiedatei öffnen
web-file-choose = Datei wählen
web-file-help = Eine Datei, die hier heruntergeladen oder vom Terminal geschrieben wurde.
web-replays-own = Deine beendeten Spiele
web-replays-all = Offen für alle
web-replays-none = Noch nichts hier.
web-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}

# --- Regeln ---

web-rules-search = Regeln durchsuchen
web-rules-found = { $count ->
    [one] { $count } Kapitel
   *[other] { $count } Kapitel
}
web-rules-none = Kein Kapitel enthält alle diese Wörter.
web-chapters = Kapitel

# --- geführtes erstes Spiel ---

web-understood = Verstanden
web-read-on = Weiterlesen

# --- weg und wieder da ---

web-recap = Seit du weg warst
web-your-turn = Du bist dran
web-notice-turn = Du bist am Zug.
web-set-notices = Benachrichtige mich, wenn ich am Zug und nicht hier bin; manche Server tun es auch bei geschlossener Seite
web-set-notices-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen; das lässt sich in seinen Einstellungen ändern.

# --- Zuschauer ---

web-grant = Zuschauer sehen lassen, was ich sehe
web-grant-later = In diesem Spiel erst, wenn es vorbei ist.
web-eyes = Mit den Augen von

# --- Statistik ---

web-stats = Statistik
web-stats-about = Wie die Spiele auf diesem Server ausgingen.
    .site = Wie die Spiele in diesem Browser ausgingen.
web-stats-mine = Deine Spiele
web-stats-own = { $played ->
    [one] { $played } Spiel
   *[other] { $played } Spiele
}, { $won } gewonnen ({ $share } %)
web-stats-curve = bestes { $best }, im Schnitt { $mean }
web-stats-none = Noch nichts: Beende zuerst ein Spiel.
web-stats-missions = Missionen
web-stats-players = Spieler
web-stats-bots = Bots
web-stats-all = alle
web-stats-people = nur Menschen
web-stats-board = { $game }, { $players ->
    [one] ein Spieler
   *[other] { $players } Spieler
}
web-stats-tally = { $won } von { $played } ({ $share } %)
web-stats-rating = Wertung: { $board }
web-stats-you = { $name ->
    [none] du
   *[other] { $name } (du)
}
web-stats-bot = Bot, { $level }
web-stats-points = { $points } Punkte, { $won } von { $played } gewonnen
web-stats-scores = Punktzahlen
web-stats-score = { $played ->
    [one] { $played } Spiel
   *[other] { $played } Spiele
}, bestes { $best }, im Schnitt { $mean }
web-stats-privacy = Du wirst an einem Geheimnis erkannt, das nur dieser Browser kennt; der Server speichert dessen Prüfsumme. Dein Name wird anderen nur gezeigt, wenn du ihn an einem für alle offenen Tisch benutzt hast. Spiele mit gewählter Verteilung, Abzweigungen und aufgegebene Spiele ändern keine Wertung.
    .site = Alles bleibt in diesem Browser. Spiele mit gewählter Verteilung, Abzweigungen und aufgegebene Spiele ändern keine Wertung.
web-bot-mixed = gemischt

# --- der tägliche Tauchgang ---

web-daily = Täglicher Tauchgang
    .about = Heute, { $date }, dieselbe Verteilung für alle. Ein Versuch je Spiel.
web-daily-play = Tauchen: { $game }
web-daily-on = Weiter: { $game }
web-daily-done = { $game }: { $result }
web-daily-won = gewonnen
web-daily-lost = verloren
web-daily-place = Platz { $rank } mit { $score }
web-daily-share = Ergebnis teilen
web-daily-shared = Kopiert
web-daily-text = Batyskaf, täglicher Tauchgang { $date }: { $results }

# --- Freunde ---

web-back-to-seat = Dieser Browser hat schon einen Platz an diesem Tisch.
    .go = Zurück an meinen Platz
web-qr = QR-Code
web-qr-scan = Scanne ihn mit der Kamera des anderen Geräts.
web-device = Auf einem anderen Gerät spielen
web-device-qr = Link zu deinem Platz als QR-Code
web-device-help = Beides öffnet deinen Platz, also behalte es für dich. Du kannst auf beiden Geräten abwechselnd spielen.
web-code = Code von einem anderen Gerät
web-code-use = Öffnen
web-code-get = Kurzen Code zeigen
web-code-where = Gib ihn auf der Startseite von { $address } ein. Er gilt einmal und zehn Minuten lang.
web-only-here = Nur dieser Computer kann diese Links öffnen.
    .do = Damit andere mitspielen können, beende den Server, starte ihn mit dem Befehl unten und öffne die Seite unter der Adresse dieses Computers im Netz, zum Beispiel http://192.168.0.10:{ $port }.
web-absent = { $since ->
    [none] { $seat } ist nicht da.
    [now] { $seat } ist gerade gegangen.
   *[other] { $seat } ist { $since } gegangen.
}
web-absent-bot = Für { $seat } spielt ein Bot, bis { $seat } zurückkommt.
web-let-bot = Bot spielen lassen
web-remind = Erinnern
web-remind-text = { $seat }, wir warten auf dich bei { $game }:
web-talk = { $unread ->
    [0] Gespräch
    [one] Gespräch: eine neue Nachricht
   *[other] Gespräch: { $unread } neue Nachrichten
}
web-puzzles = Rätsel
web-puzzles-about = Stellungen mit einer klaren Lösung, aus Partien zwischen Bots.
web-puzzles-open = Ein Rätsel lösen
