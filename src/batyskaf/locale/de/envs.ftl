# Was Forschungsumgebungen sagen, wenn etwas Unmögliches verlangt wird.

refused-env-count = Es muss mindestens eine Partie sein, nicht { $count }.
refused-env-seat = Es gibt keinen Platz { $given }: Dieser Tisch hat { $count }, gezählt ab 0.
refused-env-actions = Jede der { $count } Partien braucht einen Zug, angegeben wurden { $given }.
refused-env-illegal = Zug { $move } ist in Partie { $game } nicht erlaubt: Wähle einen, den ihre Maske zulässt.
refused-env-reset = Es hat noch keine Partie begonnen: Rufe zuerst reset() auf.
refused-env-render = „{ $mode }“ ist kein Darstellungsmodus: Wähle einen von { $known }.
refused-env-seeds = Viele Partien zugleich brauchen einen Startwert, keine Liste: Alle ergeben sich aus ihm.
refused-env-deals = Der Zufall braucht mindestens eine Verteilung zur Auswahl, nicht { $deals }.

refused-dataset-folder = „{ $folder }“ enthält einen anderen Datensatz: Wähle einen anderen Ordner, oder gib dasselbe Spiel, dieselben Optionen, denselben Bot, Startwert und dasselbe --views wie zuvor an, unter denselben Regeln.
refused-dataset-fewer = „{ $folder }“ wurde für { $games } Partien begonnen: Verlange ebenso viele oder mehr, oder wähle einen anderen Ordner.
dataset-done = Der Datensatz liegt in „{ $folder }“; seine datasheet.md beschreibt den Inhalt.
refused-env-processes = Die Spiele werden auf mindestens einen Prozess verteilt, nicht auf { $count }.
refused-env-threads = Die Partien werden auf mindestens einen Thread verteilt, nicht auf { $count }.
refused-env-both = Die Partien werden auf Prozesse oder auf Threads verteilt, nicht auf beides: Eine der beiden Zahlen bleibt 1.
refused-env-locked = Pythons Sperre ist an, sodass { $count } Threads sich nur abwechseln würden: Nimm processes={ $count } oder ein Python ohne Sperre (free-threaded).
refused-env-elsewhere = Diese Partien sind auf Prozesse oder Threads verteilt: Hier sind nur ihre Arrays zu sehen.
refused-env-array = `allocate` muss ein beschreibbares NumPy-Array der Form { $shape } und vom Typ { $type } liefern, nicht { $given }.
