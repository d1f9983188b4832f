# Words of the workshop: correcting the box and making one's own content.

refused-edit-json = Das ist kein JSON. Gib Werte in Kurzform ein, etwa power 2, raise 1 other.
refused-edit-flag = Antworte mit ja oder nein.
refused-edit-number = „{ $text }“ ist keine Zahl.
refused-edit-values = Bekannt: { $known }.
refused-edit-value = { $place }: { $detail }.
refused-edit-game = { $file } ist ein Paket für { $game }, nicht für dieses Spiel.
refused-edit-section = Es gibt kein „{ $section }“; bekannt: { $known }.
refused-edit-entry = { $section } hat kein „{ $entry }“.
content-todo = { $section }: noch { $count } von { $all } zu prüfen
content-edit-section = Welche Art
content-edit-entry = Welcher Eintrag
content-edit-help = { $entry } ({ $evidence }). Enter behält einen Wert, = bestätigt den Rest wie gedruckt, ? zählt Mögliches auf, - ist nichts, q beendet.
content-edit-saved = { $entry } ist gespeichert; noch { $left } von { $all } sind zu prüfen.
content-edit-unfinished = { $entry } ist nicht fertig und wurde nicht gespeichert.
content-edit-left = Alles bisher Fertige ist in { $file }.
content-merge-nothing = { $file } berichtigt nichts, was der Inhalt nicht schon sagt.
workshop-title = Werkstatt
workshop-about = Berichtige und bestätige die Karten nach deiner Schachtel oder mache eigene. Was du eingibst, bleibt in diesem Browser, bis du es als Datei speicherst.
workshop-todo = Noch zu prüfen: { $count } von { $all }
workshop-begin = Nächste prüfen
workshop-new = Neu
workshop-filter = Zeigen
workshop-evidence-all = Alle
workshop-evidence-designed = entworfen
workshop-evidence-inferred = abgeleitet
workshop-evidence-confirmed = bestätigt
workshop-evidence-done = von dir geprüft
workshop-evidence-new = eigene
workshop-section = { $name ->
    [tasks] Aufträge
    [missions] Missionen
    [mantas] Mantas
    [locations] Orte
    [characters] Charaktere
    [kings] Könige
    [goals] Ziele
    [tiles] Kacheln
    [specialists] Crewmitglieder
    [tokens] Tauchplättchen
    [journals] Publikationen
    [cards] Zielkarten
   *[other] { $name }
}
workshop-more-faults = … und { $count } weitere
workshop-previous = Vorige Karte
workshop-next = Nächste Karte
workshop-as-printed = Wie gedruckt
workshop-confirm = Bestätigen, weiter
workshop-copy = Letzte Karte kopieren
workshop-reset = Änderungen verwerfen
workshop-delete = Löschen
workshop-keys-help = Strg+Enter bestätigt und öffnet die nächste Karte. Bild auf und Bild ab blättern, Alt+C kopiert die letzte Karte. Listen gibt man mit Tasten ein: ein Buchstabe fügt hinzu, eine Zahl zählt, /Buchstaben schränken ein.
workshop-keys = { $name } mit Tasten
workshop-remove = { $name } entfernen
workshop-more = Zu { $name } hinzufügen
workshop-id = Kurzname für Dateien
workshop-any-tile = beliebige Kachel
workshop-drag = Kacheln zum Ziehen in den Ozean
workshop-name = Name des Pakets
workshop-author = Autor
workshop-words = Ein paar Worte dazu
workshop-export = Als Datei speichern
workshop-import = Paket öffnen
workshop-try = Ausprobieren
workshop-clear = Alles leeren
workshop-clear-sure = Wirklich alles leeren
workshop-not-kept = Dieser Browser kann deine Eingaben nicht behalten. Speichere sie als Datei.
workshop-limits = Was ein Paket nicht ausdrücken kann
workshop-limits-crew = Neue Arten von Aufträgen und Zielen, andere Farben und Hände, und welche Aufträge sich mit einem berichtigten ausschließen.
workshop-limits-aquatica = Neue Effekte und Zielbedingungen, andere Pläne, Preise der Charakterreihe und die Rolle einer Karte der Schachtel.
workshop-limits-endeavor = Neue Aktionen, Belohnungen, Auslöser und Missionsregeln, das Spielertableau sowie weitere Tauchplättchen oder Zielkarten.

# --- Zahlen eines Pakets ---

refused-measure-empty = Das Paket bringt und berichtigt nichts, was gemessen werden könnte.
refused-measure-busy = Gerade werden andere Pakete gemessen; versuche es später noch einmal.
refused-measure-failed = Die Messung ist fehlgeschlagen oder hat zu lange gedauert.
refused-measure-unknown = Von diesem Paket gibt es keine Zahlen.
refused-measure-file = { $file } enthält keine Zahlen eines Pakets: { $detail }.
refused-pack-unknown = Dieses Paket gibt es hier nicht, oder dieser Server teilt keine Pakete.
refused-pack-sharing = Dieser Server teilt keine Pakete per Link. Speichere die Seite stattdessen als Datei.
refused-pack-large = Ein Paket, das per Link geteilt wird, darf höchstens { $most } kB haben. Speichere die Seite stattdessen als Datei.
pack-page = Seite des Pakets
pack-page-author = Von { $author }
pack-page-made = Ein Paket für Batyskaf. Speichere es und öffne es in der Werkstatt, beim Einrichten eines Tisches oder im Terminal.
pack-page-empty = Noch ist nichts darin.
pack-save = Paket speichern
pack-page-save = Diese Seite speichern
pack-link = Per Link teilen
pack-link-about = Alle, die den Link haben, können das Paket sehen.
pack-edit = In der Werkstatt öffnen
pack-edit-about = Was das Paket sagt, ersetzt, was du für dieselben Einträge geschrieben hast.
measure-title = Zahlen
measure-begin = Messen
measure-progress = Bots spielen: { $done } von { $all }
measure-about = Bots der Stufe „{ $bot }“ spielen je { $games } Partien mit dem Paket und ebenso viele mit dem gedruckten Inhalt. Die Intervalle sind 95-%-Intervalle.
measure-tasks = Schwierigkeit der Aufträge
measure-tasks-about = Die Schwierigkeit wird aus Tausenden Versuchen schneller Crews geschätzt, mit einer Geraden, die an die gedruckten Aufträge angepasst ist. Neunzehn von zwanzig gedruckten Zahlen liegen in so einem Intervall.
measure-games = Partien
measure-seats = Siege nach Platz
measure-entries = Wie oft, und was es wert ist
measure-entries-about = Der Wert sagt, wie viele Punkte mehr diejenigen haben, die es bekommen, als die anderen derselben Partie. Das ist Korrelation: Wer gut spielt, bekommt von allem mehr. Ein neuer Eintrag wird mit dem durchschnittlichen gedruckten verglichen.
measure-left-out = { $count ->
    [one] Eine Mission oder ein Auftrag war zu viel und wird nicht gemessen.
   *[other] { $count } Missionen und Aufträge waren zu viel und werden nicht gemessen.
}
measure-task = Auftrag
measure-entry = Eintrag
measure-setting = Partie
measure-seat = Platz
measure-players-head = Spieler
measure-players = { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}
measure-mission = Mission { $mission }, { $players } Spieler
measure-beside = neben Mission { $mission }
measure-own = mit dem Paket
measure-printed = gedruckt
measure-success = Erfolg
measure-score = Punkte
measure-length = Entscheidungen
measure-often = In Partien
measure-worth = Punkte mehr
measure-stated = Auf der Karte
measure-estimate = Geschätzt

# --- fields and values of content ---

workshop-field = { $name ->
    [type] Art
    [name] Name
    [text] Text
    [coin_price] Preis in Münzen
    [power_price] Preis in Macht
    [depths] Tiefen
    [points] Punkte
    [wild_manta] Wilder Manta
    [role] Rolle
    [effect] Effekt
    [effects] Effekte
    [supply] Im Vorrat
    [copies] Anzahl
    [never_discarded] Wird nie abgelegt
    [two_player_extra] Zusätzlich zu zweit
    [effects_if_both] Effekte, wenn beides gilt
    [number] Nummer
    [timing] Wann
    [test] Bedingung
    [and] und außerdem
    [printed] Auf dem Plan der Ausgabe
    [token] Plättchen
    [tokens] Plättchen
    [min] Mindestens
    [max] Höchstens
    [zones] Wo
    [kind] Art
    [params] Einzelheiten
    [difficulty] Schwierigkeit
    [difficulty_german] Schwierigkeit der deutschen Ausgabe
    [redeal] Neu geben, wenn auf einer Hand
    [tasks] Aufträge
    [sharing] Aufteilung
    [mode] Weise
    [volunteers] Freiwillige
    [hardest_first] Schwierigste zuerst
    [skip_captain] Ohne Kapitän
    [communication] Kommunikation
    [signals_from_trick] Mitteilungen ab Stich
    [signals_end_if_handed_over] Mitteilungen enden nach Übergabe
    [clock] Zeitlimit
    [seconds] Sekunden
    [untimed] Ohne Uhr
    [objective] Missionsziel
    [captain_card] Karte des Kapitäns
    [captain_redeal] Neu geben, wenn der Kapitän hat
    [grows] Wächst mit jedem Erfolg
    [story] Teil der Geschichte
    [cards] Karten
    [card] Karte
    [suit] Farbe
    [suits] Farben
    [value] Wert
    [values] Werte
    [counts] Wie viele
    [op] Vergleich
    [n] Anzahl
    [positions] Stiche
    [only] Nur
    [other] Eine andere
    [free] Kostenlos
    [optional] Freiwillig
    [options] Möglichkeiten
    [do] Was sie tun
    [cost_coins] Kosten in Münzen
    [depth] Tiefe
    [sets] Ausgaben
    [discovery] Bei Entdeckung
    [arrival] Bei Ankunft
    [unique] Einmalig
    [dive] Tauchplätze
    [sonar] Sonar
    [conserve] Schutzorte
    [journal] Publikationsorte
    [links] Verbindungen
    [features] Besonderheiten
    [retail] In der Ladenausgabe
    [cost] Kosten
    [gain] Gibt
    [cave] Höhle
    [locked] Gesperrt
    [field] Fachgebiet
    [fields] Fachgebiete
    [tier] Level
    [junior] Junior-Seite
    [senior] Senior-Seite
    [instant] Sofort
    [actions] Aktionen
    [action] Aktion
    [endgame] Am Ende
    [others] Die anderen erhalten
    [starting] In der ersten Reihe
    [discard] Beim Entfernen
    [once_per_round] Einmal pro Runde
    [research] Wissen
    [spaces] Felder für Scheiben
    [space] Ein Feld gibt
    [trigger] Wann
    [sites] Orte
    [once] Einmal im Spiel
    [when] Wann
    [scope] Wo
    [columns] Spalten
    [max_depth] Tiefste Reihe
    [layout] Aufbau
    [place] Feld
    [tile] Kachel
    [tiles] Kacheln
    [launch] Start
    [stacks] Kommt in die Stapel
    [shuffled_row] Gemischte erste Reihe
    [rules] Sonderregeln
    [goals] Ziele
    [board] Einflussplan
    [hexes] Felder
    [coop] Kooperatives Spiel
    [threshold] Schwelle nach Spielerzahl
    [measure] Gezählt als
    [units] Gezählt
    [points_per] Punkte je Stück
    [first] Die meisten
    [second] Die zweitmeisten
    [count] Gezählt
    [per] Für je
    [start] Start
    [tags] Kennzeichen
   *[other] { $name }
}
workshop-value = { $name ->
    [shark_bay] Haifischbucht
    [sunken_ships] Versunkene Schiffe
    [ocean_volcanoes] Ozeanvulkane
    [decayed_civilizations] Verfallene Zivilisationen
    [empty] nichts
    [coins] Münzen
    [power] Macht
    [recruit] anwerben
    [raise] heben
    [raise_full] ganz heben
    [score] werten
    [take_back] zurücknehmen
    [conquer] erobern
    [buy] kaufen
    [scout] erkunden
    [ready_mantas] Mantas bereit machen
    [discard_card] Karte ablegen
    [replay_from_discard] aus der Ablage spielen
    [take_location_from_discard] Ort aus der Ablage nehmen
    [remove_self] verlässt das Spiel
    [gain_wild_manta] ein wilder Manta
    [discard_ocean_character] aus der Reihe ablegen
    [others] die anderen
    [choose] entweder/oder
    [all] alle
    [starting] Start
    [ocean] Ozeanstapel
    [trained] trainiert
    [wild] wild
    [setup] beim Aufbau
    [play] beim Ausspielen
    [hand] Hand
    [discard] Ablage
    [scored] gewertet
    [reputation] Ansehen
    [inspiration] Motivation
    [coordination] Organisation
    [ingenuity] Genialität
    [any_attribute] beliebige Eigenschaft
    [lowest_attribute] niedrigste Eigenschaft
    [research] Wissen
    [impact] Einfluss
    [disc] Scheibe
    [promote] Beförderung
    [vessel] U-Boot
    [discover] Entdeckung
    [action] Aktion
    [travel] Reisen
    [sonar] Sonar
    [dive] Tauchen
    [conserve] Schützen
    [journal] Publizieren
    [copy] Kopieren
    [blue] blau
    [brown] braun
    [green] grün
    [yellow] gelb
    [draft] erste Anleitung
    [retail] Ladenausgabe
    [normal] normal
    [currents] Strömungen
    [narcosis] Tiefenrausch
    [silence] Funkstille
    [terrain] unbekanntes Terrain
   *[other] { $name }
}
