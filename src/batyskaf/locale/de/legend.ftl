# Die Legende: alle Symbole am Tisch in Worten.

# --- crew ---

legend-suit-P = Pinke Karten, 1 bis 9
legend-suit-B = Blaue Karten, 1 bis 9
legend-suit-G = Grüne Karten, 1 bis 9
legend-suit-Y = Gelbe Karten, 1 bis 9
legend-suit-S = U‑Boote, 1 bis 4: Trümpfe, sie schlagen jede Farbe
legend-captain = Kapitän: wählt zuerst und spielt den ersten Stich aus
legend-distress = Das Notsignal ist aktiv: Jeder hat eine Karte weitergegeben
legend-token = Sonarplättchen: Diese Person kann noch kommunizieren
legend-token-spent = Das Plättchen ist verbraucht: keine Kommunikation mehr
legend-mark-high = Mitgeteilt als höchste Karte dieser Farbe auf der Hand
legend-mark-only = Mitgeteilt als einzige Karte dieser Farbe auf der Hand
legend-mark-low = Mitgeteilt als niedrigste Karte dieser Farbe auf der Hand
legend-mark-none = Ohne Angabe mitgeteilt
legend-icon-done = Erfüllt: ein Auftrag oder die Mission
legend-icon-failed = Gescheitert: nicht mehr zu erfüllen
legend-icon-trick = Gewonnene Stiche
legend-icon-hand = Karten auf der Hand
legend-icon-clock = Eine Mission auf Zeit
legend-icon-currents = Strömungen: Kommunikation ohne Angabe
legend-icon-narcosis = Tiefenrausch: Die Crew teilt sich die Plättchen
legend-icon-silence = Funkstille: Niemand darf kommunizieren
legend-icon-terrain = Unbekanntes Terrain: Eine Karte entscheidet über die Kommunikation

# --- aquatica ---

legend-aq-coin = Münzen: Damit bezahlst du Orte
legend-aq-power = Macht: Damit eroberst du Orte
legend-aq-points = Punkte am Ende des Spiels
legend-aq-buy = Einen Ort mit Münzen kaufen
legend-aq-conquer = Einen Ort mit Macht erobern
legend-aq-recruit = Einen Charakter aus der Reihe anwerben
legend-aq-recruit-free = Einen Charakter gratis anwerben
legend-aq-scout = Erkunden: neue Orte aufdecken
legend-aq-raise = Einen Ort um eine Tiefe heben
legend-aq-raise-full = Einen Ort ganz heben
legend-aq-score = Einen ganz gehobenen Ort werten: Seine Tasche wird frei
legend-aq-back = Charaktere aus deiner Ablage zurücknehmen
legend-aq-ready = Alle Mantas bereit machen
legend-aq-trained = Trainierter Manta: einer deiner vier
legend-aq-wild = Wilder Manta: von einem Ort erhalten
legend-aq-tired = Erschöpfter Manta: eingesetzt, bis er bereit gemacht wird
legend-aq-drop = Eine Karte ablegen
legend-aq-replay = Gegen Bezahlung einen abgelegten Charakter noch einmal spielen
legend-aq-salvage = Einen Ort aus der Ablage nehmen
legend-aq-once = Wirkt einmal, dann verlässt die Karte das Spiel
legend-aq-others = Für alle anderen
legend-aq-empty = Eine Tiefe ohne Wirkung
legend-aq-deck = Verbleibende Karten eines Stapels
legend-type-shark_bay = Haifischbucht
legend-type-sunken_ships = Versunkene Schiffe
legend-type-ocean_volcanoes = Ozeanvulkane
legend-type-decayed_civilizations = Verfallene Zivilisationen

# --- endeavor ---

legend-end-reputation = Ansehen: welche Crewmitglieder zu dir kommen
legend-end-inspiration = Motivation: wie viele Scheiben du je Runde bekommst
legend-end-coordination = Organisation: wie viele Crewmitglieder wieder bereit sind
legend-end-ingenuity = Genialität: wie weit und tief du kommst
legend-end-any-attribute = Eine beliebige Eigenschaft steigern
legend-end-lowest-attribute = Deine niedrigste Eigenschaft steigern
legend-end-research = Wissen: Damit bezahlst du Schutz und Publikationen
legend-end-impact = Einfluss: ein Feld auf dem Einflussplan
legend-end-disc = Scheibe: Für jede Aktion legst du eine
legend-end-promote = Ein Crewmitglied befördern
legend-end-discover = Eine neue Zone entdecken
legend-end-vessel = Ein weiteres U‑Boot
legend-end-act-travel = Reisen: ein U‑Boot bewegen
legend-end-act-sonar = Sonar: Zonen entdecken
legend-end-act-dive = Tauchen: ein Plättchen dort nehmen, wo dein U‑Boot ist
legend-end-act-conserve = Schützen: einen Ort mit Wissen schützen
legend-end-act-journal = Publizieren: mit Wissen veröffentlichen
legend-end-act-promote = Befördern: ein Crewmitglied auf die Senior-Seite drehen
legend-end-act-copy = Eine andere Aktion kopieren
legend-end-field-blue = Fachgebiet: Technik
legend-end-field-brown = Fachgebiet: Zusammenarbeit
legend-end-field-green = Fachgebiet: Feldmethoden
legend-end-field-yellow = Fachgebiet: Naturkunde
legend-end-wave = Die Reihenfolge dieser Runde
legend-end-token = Tauchplättchen
legend-end-lock = Geschlossen, bis die Bedingung erfüllt ist
legend-end-feature = Eine Regel dieser Zone: drücken zum Lesen
legend-end-stack = Noch unentdeckte Zonen einer Tiefe

# --- table ---

legend-icon-undo = Deinen letzten Zug zurücknehmen
legend-icon-log = Das Protokoll: alles, was geschehen ist
legend-icon-chat = Gespräch: Sätze und Chat
legend-icon-bot = Hier spielt ein Bot
legend-icon-person = Hier spielt ein Mensch
legend-icon-raised = Erhobene Hand: Der Tisch wartet
legend-icon-dots = Mehr: Tipps, Regeln, Einstellungen
