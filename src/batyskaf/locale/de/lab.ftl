# Das Labor: Bots gegeneinander, Missionen, Ausgewogenheit.

refused-lab-bots = Eine Arena braucht mindestens zwei verschiedene Bots.
refused-lab-missing = Dafür wird das Paket „{ $module }“ gebraucht: pip install "batyskaf[{ $extra }]".
refused-lab-ray = Unter „{ $address }“ ist kein Ray-Cluster erreichbar, oder er verlangt ein Token: Setze dann RAY_AUTH_MODE=token und das richtige RAY_AUTH_TOKEN.
refused-lab-worker = Ein Arbeitsprozess ist mehrmals an derselben Aufgabe gestorben: { $piece }.
refused-lab-number = „{ $text }“ ist keine Spielerzahl von { $least } bis { $most }.
refused-lab-bot = „{ $text }“ ist kein Bot ({ $detail }): Schreibe einen Namen oder MODUL:KLASSE und dahinter, wenn du magst, ein Budget, wie in hard@200 oder hard@50ms.
refused-lab-tally = Zeile { $line } von { $file } ist kein Ergebnis eines Vergleichs.
lab-interrupted = Unterbrochen. Derselbe Befehl macht dort weiter, wo er aufgehört hat.
lab-title-arena = { $game }: Wertungszahlen
lab-title-wins = { $game }: gewonnene Partien
lab-title-means = { $game }: Durchschnitt je Bot
lab-title-missions = Die Crew: Erfolg der Missionen
lab-title-balance = { $game }: was die Plätze wert sind
lab-title-success = Gemeinsamer Erfolg
lab-title-things = { $game }: was mit Siegen einhergeht
lab-bot = Bot
lab-elo = Elo
lab-low = von
lab-high = bis
lab-games = Partien
lab-won = Gewonnen [95 %] / Partien
lab-won-plain = Gewonnen (%)
lab-without = Gewonnen ohne
lab-score = Punkte im Schnitt [95 %] / Partien
lab-mission = Mission
lab-players = Spieler
lab-level = Stufe
lab-success = Erfolg [95 %] / Partien
lab-open = Gewinnbar mit offenen Händen
lab-undecided = Unentschieden
lab-seat = Platz
lab-thing = Was
lab-things-about = Aufgeführt ist nur, was mindestens { $least }-mal erlangt wurde und mindestens ebenso oft nicht. Das ist kein Beweis für eine Ursache: Wer gut spielt, hat von allem mehr.
lab-length = { $games } Partien; im Schnitt { $mean } Entscheidungen je Partie ({ $least } bis { $most }), jeweils { $branching } Möglichkeiten.
lab-more = Alle { $count } stehen in { $file }.
lab-made = Erstellt mit batyskaf { $version }, Regeln { $rules }. Optionen: { $options }. Verteilungen: { $seeds }, Startwerte ab 0.
lab-written = Zeilen: { $rows }. Tabelle: { $parquet }. Bericht: { $html }.
lab-working = spielt
refused-lab-suite = Es gibt keine Reihe „{ $suite }“; bekannt sind { $known }.
refused-lab-track = Die Reihe { $suite } hat keine Wertung „{ $track }“; sie hat { $known }.
refused-lab-others = In der Wertung self spielt der Bot alle Plätze: Lass --other weg oder nimm --track partners.
refused-lab-deals = Die Reihe { $suite } hat { $count } Verteilungen je Satz von Optionen: Wähle 1 bis { $count }, nicht { $given }.
refused-lab-result = { $file } ist keine Ergebnisdatei: { $detail }
refused-lab-altered = { $file } wurde verändert: Die Prüfsumme stimmt nicht.
refused-lab-figures = Die Partien in { $file } sind nicht die der Reihe, oder die Zahlen folgen nicht aus den Partien.
lab-title-benchmark = { $bot }: Reihe { $suite }, Wertung { $track }
lab-options = Optionen
lab-rival = Gegen
lab-winnable = Von gewinnbaren Verteilungen [95 %] / Verteilungen
lab-benchmark-score = Ergebnis: { $score } von { $deals } gewinnbaren Verteilungen gewonnen, 95-%-Intervall { $low } bis { $high }.
lab-benchmark-rivals = Ergebnis: { $score } von { $deals } Partien gewonnen, 95-%-Intervall { $low } bis { $high }.
lab-benchmark-part = Das ist ein Versuch: Die Reihe hat { $deals } Verteilungen je Satz von Optionen.
lab-benchmark-written = Ergebnisdatei: { $file }, Prüfsumme { $hash }…
lab-benchmark-checked = Geprüft: Die Prüfsumme stimmt, die Verteilungen sind die der Reihe, und die Zahlen folgen aus den Partien. Ausgabe { $edition }, batyskaf { $version }, Regeln { $rules }.
lab-benchmark-edition = Diese Version von batyskaf hat Ausgabe { $edition }: Vergleiche ihre Zahlen nicht mit denen einer anderen Ausgabe.
refused-lab-ray-token = Der Ray-Cluster unter „{ $address }“ verlangt ein Token: Setze RAY_AUTH_TOKEN oder, bei einem eigenen Cluster, RAY_AUTH_MODE=disabled.

# --- Schwierigkeit von Aufträgen ---

lab-title-difficulty = Aufträge, deren geschätzte und gedruckte Schwierigkeit sich am meisten unterscheiden
lab-task = Auftrag
lab-printed = Gedruckte Schwierigkeit
lab-estimate = Geschätzte Schwierigkeit
lab-difficulty-players = { $players } Spieler
lab-difficulty-figure = Geschätzte und gedruckte Schwierigkeit der gedruckten Aufträge: Rangkorrelation { $rank }, je { $attempts } Versuche
lab-difficulty-agreement = Rangkorrelation { $rank }; mittlerer Unterschied { $error }; { $within } weichen höchstens um eins ab; Intervall ± { $spread }.
lab-difficulty-written = Gerade: { $file }. Zeichnung: { $drawing }.
lab-measure-written = Zahlen: { $json }. Bericht: { $html }.
