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
workshop-my-box = Meine Schachtel
workshop-restore = Zurück zu dem, was vorher hier war
workshop-id-taken = „{ $id }“ gibt es schon.
workshop-unconfirmed = { $count ->
    [one] Eine geänderte Karte ist nicht bestätigt und deshalb nicht in der Datei:
   *[other] { $count } geänderte Karten sind nicht bestätigt und deshalb nicht in der Datei:
}
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
pack-page-entry = { $kind ->
    [new] neu
   *[done] geprüft
}
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
    [against] Verglichen mit
    [captured_value] Wert, der gewonnen wird
    [id] Kurzname
    [least] Mindestens
    [less] Weniger von
    [max_lead] Größter Vorsprung
    [min_each] Mindestens, von jeder
    [more] Mehr von
    [most] Höchstens
    [parity] Gerade oder ungerade
    [visibility] Wer es weiß
    [winning_suit] Farbe, die den Stich macht
    [winning_value] Wert, der den Stich macht
    [equals] Genau
    [has] Mit dem Effekt
    [slot] Platz in der Reihe
    [a] Von der Stelle
    [b] Bis zur Stelle
    [allow_locked] Auch an gesperrten Stellen
    [candidates] Zur Wahl
    [chain] Kann ein weiteres auslösen
    [columns_from_tile] Spalten neben einer Kachel
    [cost_modifier] Kosten ändern sich um
    [disc_from_staging] Bereite Scheiben
    [goal] Ziel
    [hex] Feld des Plans
    [infinite] Beliebig viele Marker
    [leader_bonuses] Für die Führenden
    [length] Länge
    [level] Stufe
    [milestone] Meilenstein
    [min_depth] Geringste Tiefe
    [min_sites] Stellen mindestens
    [must_keep] Muss behalten werden
    [not_in_missions] Nicht in Missionen
    [not_to_depths] Nicht in die Tiefen
    [not_with_players] Nicht mit so vielen Spielern
    [off_grid] Neben dem Plan
    [offset] Versetzt
    [only_locked] Nur gesperrte Stellen
    [only_sites] Nur diese Stellen
    [overflow] Was nicht passt, geht nach
    [repeatable] Beliebig oft
    [research_cost] Kosten in Wissen
    [rows] Reihen
    [side] Seite
    [tag] Merkmal
    [tech_bonus] Technikbonus
    [then] Bekommt
    [times] Wie oft
    [top_with] Oben gemischt mit
    [unlock] Öffnet bei
    [use] Bei Gebrauch
    [who] Wer
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
    [vessel] U‑Boot
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
    [draft] { $game ->
        [crew] reihum
       *[other] erste Anleitung
    }
    [retail] Ladenausgabe
    [normal] normal
    [currents] Strömungen
    [narcosis] Tiefenrausch
    [silence] Funkstille
    [terrain] unbekanntes Terrain
    [all_cards_of_any_colour] alle Karten einer Farbe
    [at_least_one_of_each_colour] Karten jeder Farbe
    [compare_tricks] mehr oder weniger Stiche als andere
    [count_by_suit] so viele Karten einer Farbe
    [count_by_value] so viele Karten eines Werts
    [equal_suits_in_trick] gleich viele zweier Farben in einem Stich
    [equal_suits_total] gleich viele zweier Farben insgesamt
    [more_of_suit] mehr von einer Farbe als von einer anderen
    [never_consecutive] nie so viele Stiche hintereinander
    [never_lead_suits] nie mit diesen Farben ausspielen
    [no_cards_of_suits] keine Karten dieser Farben
    [no_cards_of_values] keine Karten dieser Werte
    [predict_tricks] die Zahl der Stiche voraussagen
    [win_card_and_no_other_of_suit] diese Karte und keine andere einer Farbe
    [win_card_in_last_trick] diese Karte im letzten Stich
    [win_card_with_suit] diese Karte, gewonnen mit einer Farbe
    [win_cards] diese Karten
    [win_consecutive] so viele Stiche hintereinander
    [win_exact_tricks] genau so viele Stiche
    [win_exact_tricks_consecutive] genau so viele Stiche, hintereinander
    [win_none_of_first] keinen der ersten Stiche
    [win_trick_all_values] ein Stich nur mit hohen oder nur mit niedrigen Werten
    [win_trick_parity] ein Stich nur mit geraden oder nur mit ungeraden Werten
    [win_trick_positions] bestimmte Stiche
    [win_trick_sum] ein Stich mit einer bestimmten Summe
    [win_trick_with_value] ein Stich mit einem Wert
    [win_value_with_value] ein Wert, gewonnen mit einem Wert
    [captain] der Kapitän
    [captain_or_other] der Kapitän oder jemand anders
    [each_other] jeder der anderen
    [sum_of_others] alle anderen zusammen
    [even] gerade
    [odd] ungerade
    [final_card] die letzte Karte
    [first_trick_winner_leads] wer den ersten Stich macht, bleibt vorn
    [value_balance] niemand weit vorn bei einem Wert
    [free] frei
    [last] der letzte
    [none] keine
    [number] eine Zahl
    [one_owner] alle an eine Person
    [volunteers] Freiwillige
    [public] alle
    [secret] nur die Person selbst
    [board] Tableau
    [characters_with_effect] Charaktere mit einem Effekt
    [count_locations] Orte
    [discard_size] Karten im Ablagestapel
    [distinct_types] verschiedene Arten
    [fully_risen_on_board] ganz gehobene Orte
    [hand_size] Karten auf der Hand
    [paid_recruit_price] bezahlter Preis einer Anwerbung
    [same_type] von derselben Art
    [scored_points] Punkte gewerteter Orte
    [tired_mantas] benutzte Mantas
    [wild_mantas] wilde Mantas
    [access_from_neighbour] von einer Nachbarzone aus nutzbar
    [action_effect] Effekt einer Aktion
    [after_conserve] nach dem Schützen
    [after_dive] nach dem Tauchen
    [after_journal] nach dem Veröffentlichen
    [after_promote] nach einer Beförderung
    [all_conservation_filled] alle Schutzstellen belegt
    [any_depth] jede Tiefe
    [before_conserve] vor dem Schützen
    [before_travel] vor dem Reisen
    [cleanup] Säuberung
    [cleanup_track] Säuberungsleiste
    [conserve_in_best_zone] Schutz in der besten Zone
    [conserve_zones] Zonen mit Schutz
    [designate_site_type] eine Art von Stelle wird gewählt
    [designated_disc] Scheiben an der gewählten Art von Stelle
    [disc_in_zone] mit einer Scheibe in der Zone
    [discover_depth5] erste Entdeckung in Tiefe 5
    [dive_site_emptied] eine Tauchstelle wird leer
    [draw_extra_tiles] mehr Kacheln ziehen
    [draw_two_keep_one] zwei ziehen, eine behalten
    [each_player_with] jeder mit
    [empty_dive_sites] leere Tauchstellen
    [extra_action] weitere Aktion
    [field_best] meiste in einem Fachgebiet
    [field_sets] Sätze von Fachgebieten
    [flat] eine feste Zahl
    [free_depth_placement] in jeder Tiefe gelegt
    [from_this_zone] aus dieser Zone
    [gain] gibt
    [gain_per_own_marked_disc] gibt, für jede eigene Scheibe dort
    [general] allgemein
    [goal_hex_options] Felder bestimmen, wie Ziele zählen
    [impact_by_depth] Einfluss nach Tiefe
    [impact_fallback] statt Einfluss
    [impact_marker_tagged] Einflussmarker auf gekennzeichneten Feldern
    [impact_moves] Einfluss wandert
    [journal_depths] Tiefen mit Publikationen
    [left] links
    [right] rechts
    [up] oben
    [links_between_different_players] Verbindungen zwischen verschiedenen Spielern
    [locked] gesperrt
    [marked_site] markierte Stellen
    [max_own_vessels] eigene U‑Boote höchstens
    [milestone] Meilenstein
    [no_entry] kein Zutritt
    [note] ein Hinweis
    [odd-q] jede zweite Spalte
    [odd-r] jede zweite Reihe
    [on_arrival] bei der Ankunft
    [on_discover] bei der Entdeckung
    [on_sonar_discover] bei einer Entdeckung mit Sonar
    [other_seniors] andere Erfahrene
    [own_vessel_zone] Zone mit eigenem U‑Boot
    [permanent] immer
    [recover_disc] eine Scheibe zurücknehmen
    [restored_zone] wiederhergestellte Zonen
    [same_depth_as_own_vessel] gleiche Tiefe wie ein eigenes U‑Boot
    [same_row_or_column] gleiche Reihe oder Spalte
    [scoring_area_closed] ein Teil des Plans ist geschlossen
    [senior_tiles] erfahrene Crewmitglieder
    [shared_links] geteilte Verbindungen
    [tagged_needs_vessel] gekennzeichnete Felder brauchen ein U‑Boot
    [team_best_colour] die beste Farbe des Teams
    [team_distinct] verschiedene des Teams
    [team_sum] Summe des Teams
    [tech_bonus] Technikbonus
    [this_zone] diese Zone
    [tracks_at_level] Leisten auf einer Stufe
    [travel_depth5] als Erste in Tiefe 5
    [travel_out] beim Verlassen
    [vessel_in_zone] mit einem U‑Boot in der Zone
    [your_turn] in deinem Zug
    [zone_discovered] entdeckte Zonen
    [zone_with_disc] Zonen mit einer Scheibe
    [zone_with_disc_or_vessel] Zonen mit Scheibe oder U‑Boot
    [zones_present] Zonen mit etwas Eigenem
    [B] { $game ->
        [crew] Blau
       *[other] B
    }
    [G] { $game ->
        [crew] Grün
       *[other] G
    }
    [P] { $game ->
        [crew] Pink
       *[other] P
    }
    [S] { $game ->
        [crew] U‑Boote
       *[other] S
    }
    [Y] { $game ->
        [crew] Gelb
       *[other] Y
    }
   *[other] { $name }
}
