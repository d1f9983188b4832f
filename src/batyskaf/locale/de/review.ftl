# Die Analyse einer beendeten Partie: im Terminal, als Datei und auf der Seite.

refused-review-running = Nur eine beendete Partie kann analysiert werden.
refused-review-bot = Es gibt noch keinen Bot, der { $game } analysieren könnte.
refused-review-busy = Es laufen gerade viele Analysen; versuche es später noch einmal.
refused-review-failed = Die Analyse konnte nicht erstellt werden.

review = Analyse
    .about = Ein Bot der Stufe { $level } denkt jede Entscheidung noch einmal durch, mit dem Wissen, das der Platz damals hatte.
review-level-easy = leicht
review-level-medium = mittel
review-level-hard = schwer
review-written = Die Analyse wurde nach { $file } geschrieben.
review-working = Denkt nach: { $done } von { $all } Entscheidungen.
review-graph = Die Chance nach jeder Entscheidung
    .about = { $count ->
        [one] { $count } Entscheidung wurde bewertet.
       *[other] { $count } Entscheidungen wurden bewertet.
    } Je höher, desto besser für den, der entschieden hat.
review-together = die Crew
review-point = { $seat }, Zug { $number }: { $after } %{ $mark ->
    [slip] , eine Ungenauigkeit
    [mistake] , ein Fehler
    [blunder] , ein grober Fehler
   *[none] { "" }
}
review-mistakes = Wo Chancen verloren gingen
    .none = Keine Entscheidung hat etwas Nennenswertes verschenkt.
    .count = { $count ->
        [one] { $count } Entscheidung hat etwas verschenkt.
       *[other] { $count } Entscheidungen haben etwas verschenkt.
    }
review-mark-slip = Ungenauigkeit
review-mark-mistake = Fehler
review-mark-blunder = grober Fehler
review-move = Zug
review-who = Wer
review-what = Was geschah
review-chance = Chance
review-better = Besser
review-because = Nach Schätzung des Bots ließ „{ $best }“ eine Chance von { $before } %, „{ $chosen }“ eine von { $after } %.
review-line = Danach erwartet: { $line }.
review-others = Auch erwogen: { $others }.
review-show = Zug { $number } zeigen
review-step = Entscheidung { $number } von { $all }

review-truth = Mit offenen Händen
review-truth-success = Die Mission wurde gewonnen, war also von Anfang an gewinnbar.
review-truth-deal-won = Bei der ersten Karte war die Mission noch zu gewinnen.
review-truth-deal-lost = Mit diesen Händen und Aufträgen war die Mission schon bei der ersten Karte nicht mehr zu gewinnen.
review-truth-deal-undecided = Ob die Mission bei der ersten Karte zu gewinnen war, ist nicht entschieden: Die Suche endete ohne Antwort.
review-truth-card = Zug { $number } hat sie verloren: { $seat } spielte { $card }.
review-truth-between = Verloren wurde sie irgendwo zwischen Zug { $kept } und Zug { $lost }; dazwischen endete die Suche ohne Antwort.
review-truth-before = Verloren wurde sie spätestens bei Zug { $lost }; davor endete die Suche ohne Antwort.
review-truth-open = Nach Zug { $kept } war sie noch zu gewinnen; was später kam, ist nicht entschieden.

# --- Tipps am Tisch ---

hint-thinking = Ein Tipp wird gesucht …
hint-more = Welcher Zug?
hint-forced = Du hast nur eine Möglichkeit.
hint-group = Sieh dir „{ $group }“ an.
hint-suit = Denk an deine Karten dieser Farbe: { $suit }.
hint-height = Alle deine Möglichkeiten sind von einer Farbe: Überlege, wie hoch die Karte sein soll.
hint-choices = { $count ->
    [one] Es gibt { $count } Möglichkeit.
   *[other] Eine deiner { $count } Möglichkeiten passt am besten.
}
hint-because = Nach Schätzung eines Bots stehen die Chancen zu gewinnen bei { $best } %; das Nächstbeste ist „{ $second }“ mit { $other } %.
hint-because-close = Nach Schätzung eines Bots stehen die Chancen zu gewinnen bei { $best } %; „{ $second }“ ist etwa ebenso gut.
hint-because-none = Ein Bot würde das tun; er hat nichts anderes dagegen abgewogen.
hint-best = Der Bot hat abgewogen, was auf jede Wahl folgt; diese ging am besten aus.
hint-plan = Danach: { $plan }.
hint-brings = { $moves ->
    [1] Das bringt
   *[other] Zusammen bringt das
} dir { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
