# Endeavor: Die Tiefsee.

game-endeavor = Endeavor: Die Tiefsee
    .about = den Ozean erforschen und schützen, 1–4 Spieler (ein fünfter als Option)
    .tile = Ein Forschungsinstitut erkundet einen Ozean, der Kachel für Kachel wächst, 1–4 Spieler.
    .modes = { $missions } Missionen, gegeneinander, gemeinsam oder allein

# --- Optionen ---

option-endeavor-mission = Mission
    .help = Die Mission: 1 bis 8, mit der Ladenausgabe 1 bis 10, oder eine Mission aus einem Paket.
option-endeavor-players = Spieler
    .help = Wie viele spielen: 1 bis 4, oder fünf mit einem fünften Satz Spielmaterial, der nicht in der Schachtel ist. Allein spielt man um Ziele, wie gemeinsam.
option-endeavor-mode = Spielart
    .help = Ob die Spieler um Punkte wetteifern oder gemeinsam sieben Ziele zu erreichen versuchen.
    .value-competitive = gegeneinander
    .value-cooperative = gemeinsam
option-endeavor-edition = Ausgabe
    .help = Welche Kacheln, Crewmitglieder, Tauchplättchen und Publikationen in der Schachtel sind, und was Publikationen bewirken.
    .value-draft = erste Anleitung
    .value-retail = Ladenausgabe
option-endeavor-fifth_player = Fünfter Spieler
    .help = Ob fünf mitspielen dürfen, mit einem fünften Satz Material, der nicht in der Schachtel liegt.
option-endeavor-size = Größe
    .help = Ein kleines Spiel hat halb so viele Runden; es wird gegeneinander gespielt.
    .value-full = ganzes Spiel
    .value-small = kleines Spiel

# --- Wörter ---

attribute-endeavor-reputation = Ansehen
    .letter = A
attribute-endeavor-inspiration = Motivation
    .letter = M
attribute-endeavor-coordination = Organisation
    .letter = O
attribute-endeavor-ingenuity = Genialität
    .letter = G
reward-endeavor-reputation = Ansehen
reward-endeavor-inspiration = Motivation
reward-endeavor-coordination = Organisation
reward-endeavor-ingenuity = Genialität
reward-endeavor-any-attribute = beliebige Eigenschaft
reward-endeavor-lowest-attribute = niedrigste Eigenschaft
reward-endeavor-research = Wissen
reward-endeavor-impact = Einfluss
reward-endeavor-disc = Scheibe
reward-endeavor-promote = Beförderung
reward-endeavor-vessel = U‑Boot
reward-endeavor-discover = Entdeckung { $depths }
reward-endeavor-action = Aktion { $action }
grant-endeavor-this-zone = in dieser Zone
grant-endeavor-from-this-zone = aus dieser Zone heraus
grant-endeavor-same-depth-as-own-vessel = in der Tiefe eines deiner U‑Boote
grant-endeavor-same-row-or-column = in derselben Zeile oder Spalte
grant-endeavor-technology = Technikstufe +{ $count }
grant-endeavor-tokens = { $count } Plättchen
grant-endeavor-times = bis zu { $count }-mal
grant-endeavor-cheaper = { $count } Wissen weniger
action-endeavor-travel = Reisen
action-endeavor-sonar = Sonar
action-endeavor-dive = Tauchen
action-endeavor-conserve = Schützen
action-endeavor-journal = Publizieren
action-endeavor-promote = Befördern
action-endeavor-copy = Kopieren
field-endeavor-blue = Technik
    .letter = T
field-endeavor-brown = Zusammenarbeit
    .letter = Z
field-endeavor-green = Feldmethoden
    .letter = F
field-endeavor-yellow = Naturkunde
    .letter = N
line-endeavor-attributes = Eigenschaften
    .how = die Punkte der Stufen, die deine vier Leisten erreicht haben
line-endeavor-impact = Einflussplan
    .how = die Punkte unter deinen Markern
line-endeavor-goal-1 = Ziel 1
line-endeavor-goal-2 = Ziel 2
line-endeavor-goal-3 = Ziel 3
line-endeavor-seniors = Senior-Crewmitglieder von Level 5
    .how = was deine beförderten Crewmitglieder von Level 5 zählen
line-endeavor-leftovers = übriges Wissen und Scheiben
    .how = 1 Punkt je 3 Wissen und bereite Scheiben
line-endeavor-journals = Punkte auf Publikationen
    .how = die Punkte, die auf deinen Publikationen stehen
choice-endeavor-sonar = Scheiben auf Sonar
choice-endeavor-conserve = Scheiben auf Schutzorten
choice-endeavor-journal = Scheiben auf Publikationsorten

outcome-endeavor-abandoned = Das Spiel wurde aufgegeben.
outcome-endeavor-goals = { $met ->
    [0] Gescheitert: Kein Ziel wurde erreicht.
    [one] Gescheitert: Ein Ziel wurde erreicht.
    [2] Gescheitert: Zwei Ziele wurden erreicht.
    [3] Gescheitert: Drei Ziele wurden erreicht.
    [4] Ein mäßiger Erfolg: Vier Ziele wurden erreicht.
    [5] Ein beachtlicher Erfolg: Fünf Ziele wurden erreicht.
    [6] Ein großer Erfolg: Sechs Ziele wurden erreicht.
   *[other] Ein überwältigender Erfolg: Alle sieben Ziele wurden erreicht.
}

# --- was gefragt wird ---

ask-endeavor-recruit = { $you ->
    [yes] Rekrutiere ein Crewmitglied.
   *[no] { $seat } rekrutiert ein Crewmitglied.
}
ask-endeavor-reassign = { $you ->
    [yes] Nimm Scheiben zurück.
   *[no] { $seat } nimmt Scheiben zurück.
}
ask-endeavor-turn = { $you ->
    [yes] Aktiviere ein Crewmitglied oder passe.
   *[no] { $seat } aktiviert ein Crewmitglied oder passt.
}
ask-endeavor-acts = { $you ->
    [yes] { $about }: Wähle eine Aktion.
   *[no] { $seat } nutzt ein Crewmitglied: { $about }
}
ask-endeavor-end-turn = { $you ->
    [yes] Du darfst ein Tauchplättchen behalten: Gib die anderen aus.
   *[no] { $seat } gibt Tauchplättchen aus.
}
ask-endeavor-act = { $you ->
    [yes] Du darfst handeln: { $about }
   *[no] { $seat } darf eine Aktion ausführen: { $about }
}
ask-endeavor-from = { $you ->
    [yes] Welches U‑Boot fährt dorthin? { $about }
   *[no] { $seat } wählt ein U‑Boot.
}
ask-endeavor-pay = { $you ->
    [yes] Gib Tauchplättchen aus, um das Wissen zu bezahlen.
   *[no] { $seat } bezahlt Wissen.
}
ask-endeavor-publish = { $you ->
    [yes] Was publizierst du dort?
   *[no] { $seat } wählt eine Publikation.
}
ask-endeavor-retain = { $you ->
    [yes] Welches der beiden Plättchen behältst du?
   *[no] { $seat } behält eines von zwei Plättchen.
}
ask-endeavor-draw = { $you ->
    [yes] Von welchem Stapel ziehst du eine Kachel?
   *[no] { $seat } nennt die Stapel für eine Entdeckung.
}
ask-endeavor-keep = { $you ->
    [yes] Welche Kachel legst du an?
   *[no] { $seat } wählt eine der Kacheln.
}
ask-endeavor-place = { $you ->
    [yes] Wohin kommt { $about }?
   *[no] { $seat } legt eine Zone an: { $about }
}
ask-endeavor-rewards = { $you ->
    [yes] Welche Belohnung nimmst du zuerst?
   *[no] { $seat } wählt die Reihenfolge der Belohnungen.
}
ask-endeavor-raise = { $you ->
    [yes] Welche Eigenschaft steigerst du?
   *[no] { $seat } wählt eine Eigenschaft.
}
ask-endeavor-impact = { $you ->
    [yes] Wohin legst du einen Marker?
   *[no] { $seat } legt einen Marker auf den Einflussplan.
}
ask-endeavor-impact-to = { $you ->
    [yes] Wohin ziehst du den Marker?
   *[no] { $seat } bewegt einen Marker auf dem Einflussplan.
}
ask-endeavor-promote = { $you ->
    [yes] Wen beförderst du?
   *[no] { $seat } darf ein Crewmitglied befördern.
}
ask-endeavor-launch = { $you ->
    [yes] Wo lässt du das U‑Boot zu Wasser?
   *[no] { $seat } lässt ein U‑Boot zu Wasser.
}
ask-endeavor-after = { $you ->
    [yes] Du darfst jetzt eine Publikation nutzen.
   *[no] { $seat } darf eine Publikation nutzen.
}
ask-endeavor-recover = { $you ->
    [yes] Von wem nimmst du eine Scheibe zurück?
   *[no] { $seat } nimmt eine Scheibe zurück.
}
ask-endeavor-choose = { $you ->
    [yes] Wie soll dieses Ziel gewertet werden, für alle?
   *[no] { $seat } entscheidet, wie ein Ziel gewertet wird.
}
ask-endeavor-restored = { $you ->
    [yes] Du hast eine Zone wiederhergestellt. Einen Marker neben den Plan legen?
   *[no] { $seat } darf einen Marker neben den Plan legen.
}
ask-endeavor-over = Das Spiel ist vorbei.

# --- Züge ---

move-endeavor-pass = passen
move-endeavor-done = das ist alles
move-endeavor-decline = verzichten
move-endeavor-abandon = das Spiel aufgeben
move-endeavor-recruit = rekrutieren: { $name }
move-endeavor-activate = { $name }
move-endeavor-recover = Scheibe zurück: { $name }
move-endeavor-copy = wie { $name }
move-endeavor-promote = befördern: { $name } → { $senior }{ $busy ->
    [yes] { " " }(Scheibe geht in den Vorrat)
   *[no] { "" }
}
move-endeavor-launch = zu Wasser lassen: { $name }
move-endeavor-travel = reisen: { $name }
move-endeavor-from = von hier: { $name }
move-endeavor-sonar = Sonar: { $name } { $site }
move-endeavor-dive = tauchen: { $name } { $site }
move-endeavor-conserve = schützen: { $name } { $site }
move-endeavor-journal = publizieren: { $name } { $site }
move-endeavor-publish = { $name }
move-endeavor-apply = nutzen: { $name }
move-endeavor-discard = entfernen: { $name }
move-endeavor-space = Scheibe auf: { $name }
move-endeavor-draw = Stapel der Tiefe { $name }
move-endeavor-keep = { $name }
move-endeavor-place = { $name }
move-endeavor-impact = Feld { $name }
move-endeavor-shift = Marker von { $name } bewegen
move-endeavor-raise = { $name }
move-endeavor-cash = Plättchen für { $research } Wissen
move-endeavor-use = Plättchen für: { $name }
move-endeavor-retain = { $name }
move-endeavor-take = { $name }
move-endeavor-choose = { $name }

# In wenigen Worten, ohne Überschrift: Tipps, Analysen.
said-endeavor-recruit = { $name } rekrutieren
said-endeavor-activate = { $name } aktivieren
said-endeavor-recover = die Scheibe zurücknehmen: { $name }
said-endeavor-copy = wie { $name } handeln
said-endeavor-travel = nach { $name } reisen
said-endeavor-sonar = Sonar einsetzen: { $name } { $site }
said-endeavor-dive = tauchen: { $name } { $site }
said-endeavor-conserve = schützen: { $name } { $site }
said-endeavor-journal = publizieren: { $name } { $site }
said-endeavor-publish = „{ $name }“ publizieren
said-endeavor-space = eine Scheibe auf „{ $name }“ legen
said-endeavor-draw = vom Stapel der Tiefe { $name } ziehen
said-endeavor-keep = { $name } behalten
said-endeavor-place = { $name } auf { $place } legen
said-endeavor-impact = einen Marker legen auf: { $name }
said-endeavor-retain = das Plättchen behalten: { $name }
said-endeavor-cash = das Plättchen als { $research } Wissen nutzen
said-endeavor-use = das Plättchen nutzen für: { $name }
said-endeavor-raise = erhöhen: { $name }
said-endeavor-take = zuerst nehmen: { $name }

# --- was geschah ---

event-endeavor-card = Ziel des Teams: { $goal_card }.
event-endeavor-zone = Auf { $place } liegt: { $tile }.
event-endeavor-displayed = Neu in der Auslage: { $journal }.
event-endeavor-tray = Oben auf einem Stapel von Level 5: { $specialist }.
event-endeavor-round = Runde { $number }. { $you ->
    [yes] Du hast den Wellenmarker.
   *[no] { $seat } hat den Wellenmarker.
}
event-endeavor-recruited = { $you ->
    [yes] Du rekrutierst:
   *[no] { $seat } rekrutiert:
} { $specialist }.
event-endeavor-effort = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $discs ->
    [one] 1 Scheibe
   *[other] { $discs } Scheiben
} aus dem Vorrat.
event-endeavor-recovered = { $you ->
    [yes] Du nimmst eine Scheibe zurück:
   *[no] { $seat } nimmt eine Scheibe zurück:
} { $specialist }.
event-endeavor-launched = { $you ->
    [yes] Du lässt ein U‑Boot zu Wasser:
   *[no] { $seat } lässt ein U‑Boot zu Wasser:
} { $tile }.
event-endeavor-activated = { $you ->
    [yes] Du aktivierst:
   *[no] { $seat } aktiviert:
} { $specialist }.
event-endeavor-passed = { $you ->
    [yes] Du passt
   *[no] { $seat } passt
} für diese Runde.
event-endeavor-travelled = { $you ->
    [yes] Du reist:
   *[no] { $seat } reist:
} { $start } → { $tile }.
event-endeavor-occupied = { $you ->
    [yes] Du legst eine Scheibe:
   *[no] { $seat } legt eine Scheibe:
} { $tile } { $site }.
event-endeavor-paid = { $you ->
    [yes] Du bezahlst
   *[no] { $seat } bezahlt
} { $research } Wissen.
event-endeavor-linked = Eine Verbindung ist vollständig ({ $tile }): { $site } und { $end }, wo { $owner_you ->
    [yes] du eine Scheibe hast.
   *[no] { $owner } eine Scheibe hat.
}
event-endeavor-drew = Aufgedeckt: { $tile }.
event-endeavor-returned = Zurück unter den Stapel: { $tile }.
event-endeavor-discovered = { $you ->
    [yes] Du entdeckst auf { $place }:
   *[no] { $seat } entdeckt auf { $place }:
} { $tile }.
event-endeavor-dived = { $you ->
    [yes] Du tauchst:
   *[no] { $seat } taucht:
} { $tile } { $site } – { $token }.
event-endeavor-tossed = Das andere Plättchen wird abgelegt: { $token }.
event-endeavor-cashed = { $you ->
    [yes] Du gibst
   *[no] { $seat } gibt
} ein Tauchplättchen als Wissen aus ({ $token }).
event-endeavor-used = { $you ->
    [yes] Du nutzt
   *[no] { $seat } nutzt
} { $token ->
    [none] die Publikation „{ $journal }“.
   *[other] ein Tauchplättchen ({ $token }).
}
event-endeavor-published = { $you ->
    [yes] Du publizierst
   *[no] { $seat } publiziert
} „{ $journal }“ – { $tile } { $site }.
event-endeavor-applied = { $you ->
    [yes] Du nutzt
   *[no] { $seat } nutzt
} in dieser Runde die Publikation „{ $journal }“.
event-endeavor-discarded = { $you ->
    [yes] Du entfernst
   *[no] { $seat } entfernt
} die Publikation „{ $journal }“.
event-endeavor-stepped = { $attribute ->
    [reputation] { $you ->
        [yes] Dein Ansehen
       *[no] Das Ansehen von { $seat }
    }
    [inspiration] { $you ->
        [yes] Deine Motivation
       *[no] Die Motivation von { $seat }
    }
    [coordination] { $you ->
        [yes] Deine Organisation
       *[no] Die Organisation von { $seat }
    }
   *[ingenuity] { $you ->
        [yes] Deine Genialität
       *[no] Die Genialität von { $seat }
    }
} rückt auf { $step }.
event-endeavor-gained = { $you ->
    [yes] Du erhältst
   *[no] { $seat } erhält
} { $reward ->
    [disc] { $count ->
        [one] 1 Scheibe
       *[other] { $count } Scheiben
    }
   *[research] { $count } Wissen
}.
event-endeavor-marked = { $you ->
    [yes] Du legst
   *[no] { $seat } legt
} einen Einflussmarker auf: { $hex }.
event-endeavor-shifted = { $you ->
    [yes] Du bewegst
   *[no] { $seat } bewegt
} einen Einflussmarker von { $start } auf { $hex }.
event-endeavor-promoted = { $you ->
    [yes] Du beförderst:
   *[no] { $seat } befördert:
} { $specialist }{ $disc ->
    [yes] ; die Scheibe darauf geht in den Vorrat.
   *[no] .
}
event-endeavor-declined = { $you ->
    [yes] Du verzichtest
   *[no] { $seat } verzichtet
} auf { $reward ->
    [impact] 1 Einfluss.
    [discover] eine Entdeckung.
    [promote] eine Beförderung.
   *[action] { $action ->
        [travel] eine Aktion Reisen.
        [sonar] eine Aktion Sonar.
        [dive] eine Aktion Tauchen.
        [conserve] eine Aktion Schützen.
        [journal] eine Aktion Publizieren.
       *[promote] eine Aktion Befördern.
    }
}
event-endeavor-lapsed = { $you ->
    [yes] Du kannst
   *[no] { $seat } kann
} { $reward ->
    [impact] 1 Einfluss nicht nutzen; er verfällt.
    [promote] eine Beförderung nicht nutzen; sie verfällt.
    [vessel] kein weiteres U‑Boot einsetzen; es verfällt.
    [disc] { $count ->
        [one] 1 Scheibe nicht nehmen: Der Vorrat ist leer.
       *[other] { $count } Scheiben nicht nehmen: Der Vorrat ist leer.
    }
    [research] { $count } Wissen nicht nutzen: Die Leiste ist voll.
   *[action] { $action ->
        [travel] eine Aktion Reisen nicht nutzen; sie verfällt.
        [sonar] eine Aktion Sonar nicht nutzen; sie verfällt.
        [dive] eine Aktion Tauchen nicht nutzen; sie verfällt.
        [conserve] eine Aktion Schützen nicht nutzen; sie verfällt.
        [journal] eine Aktion Publizieren nicht nutzen; sie verfällt.
       *[promote] eine Aktion Befördern nicht nutzen; sie verfällt.
    }
}
event-endeavor-noroom = { $you ->
    [yes] Für deine Entdeckung ist kein Platz; sie wird zu 1 Einfluss.
   *[no] Für die Entdeckung von { $seat } ist kein Platz; sie wird zu 1 Einfluss.
}
event-endeavor-chose = { $you ->
    [yes] Du entscheidest
   *[no] { $seat } entscheidet
} über Ziel { $goal }: { $option ->
    [sonar] Scheiben auf Sonar zählen.
    [conserve] Scheiben auf Schutzorten zählen.
    [journal] Scheiben auf Publikationsorten zählen.
   *[other] { $option }.
}
event-endeavor-cleaned = { $you ->
    [yes] Du erreichst
   *[no] { $seat } erreicht
} Schritt { $step } der Reinigungsleiste.
event-endeavor-reshuffled = { $tokens ->
    [one] 1 abgelegtes Tauchplättchen bildet einen neuen Vorrat.
   *[other] { $tokens } abgelegte Tauchplättchen bilden einen neuen Vorrat.
}
event-endeavor-scored = { $you ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $line ->
    [attributes] Eigenschaften.
    [impact] den Einflussplan.
    [seniors] Senior-Crewmitglieder von Level 5.
    [leftovers] übriges Wissen und Scheiben.
    [journals] Publikationen.
   *[other] { $line }.
}
event-endeavor-goal = { $number ->
    [0] Ziel des Einflussplans:
   *[other] Ziel { $number }:
} { $needed ->
    [0] nicht erreicht, denn niemand hat gewählt, wie es gewertet wird.
   *[other] { $reached } von { $needed }.
}
event-endeavor-ended = { $outcome ->
    [abandoned] Das Spiel wurde aufgegeben.
   *[finished] Das Spiel ist vorbei.
}

# --- warum nicht ---

refused-endeavor-mission = Es gibt keine Mission { $mission }; es gibt: { $known }.
refused-endeavor-edition = Mission { $mission } gehört nicht zur Ausgabe { $edition ->
    [draft] „erste Anleitung“ (draft)
    [retail] „Ladenausgabe“ (retail)
   *[other] { $edition }
}; wähle: { $known ->
    [draft] „erste Anleitung“ (draft)
    [retail] „Ladenausgabe“ (retail)
   *[other] { $known }
}.
refused-endeavor-fifth = In der Schachtel ist Material für vier; schalte den fünften Spieler ein, um zu fünft zu spielen.
refused-endeavor-small = Ein kleines Spiel wird gegeneinander gespielt: Es hat zu wenige Runden für die Ziele eines Teams. Wähle mode=competitive mit mindestens zwei Personen oder size=full.
refused-endeavor-not-now = Das geht jetzt nicht.{ $asked ->
    [over] { " " }Das Spiel ist vorbei.
    [turn] { " " }Aktiviere zuerst ein Crewmitglied.
   *[other] { "" }
}
refused-endeavor-action = Diese Aktion steht dir jetzt nicht zu, oder du hast sie schon ausgeführt.
refused-endeavor-tier = Dein Ansehen reicht nicht für Level { $tier }.
refused-endeavor-tray = Dieses Crewmitglied steht nicht zur Wahl.
refused-endeavor-begun = Du hast ein Plättchen ausgegeben oder eine Publikation genutzt, also musst du auch aktivieren.
refused-endeavor-no-disc = In deiner Bereitschaft liegt keine Scheibe.
refused-endeavor-busy = Auf diesem Crewmitglied liegt schon eine Scheibe.
refused-endeavor-no-circle = Dieses Crewmitglied hat keinen Aktivierungskreis.
refused-endeavor-not-in-team = Dieses Crewmitglied ist nicht in deinem Team.
refused-endeavor-not-in-play = Diese Zone ist nicht im Spiel.
refused-endeavor-too-deep = Tiefe { $depth } ist zu tief für Technikstufe { $level }.
refused-endeavor-too-far = Das ist zu weit für Technikstufe { $level }, oder kein U‑Boot darf jetzt dorthin.
refused-endeavor-no-tokens = An diesem Tauchplatz liegen keine Plättchen mehr.
refused-endeavor-taken = Dieser Ort ist belegt.
refused-endeavor-second-disc = Diese Aktion braucht noch eine Scheibe aus deiner Bereitschaft.
refused-endeavor-no-vessel = Du hast kein U‑Boot in dieser Zone.
refused-endeavor-slot = Zuerst muss der Platz links davon belegt sein, oder diese Zone ist jetzt nicht gemeint.
refused-endeavor-cost = Du kannst { $cost } Wissen nicht bezahlen.
refused-endeavor-locked = Dieser Publikationsort ist geschlossen.
refused-endeavor-no-journal = Keine Publikation der Auslage passt zu diesem Ort und deinem Wissen, oder diese Zone ist jetzt nicht gemeint.
refused-endeavor-place = Dort darf die Kachel nicht liegen.
refused-endeavor-hex = Ein Marker muss an einen Pfeil oder neben einen anderen Marker, wie es die Mission sagt.
refused-endeavor-stack = Für diese Entdeckung kann keine Kachel der Tiefe { $depth } gezogen werden.

# --- der Tisch im Terminal ---

table-endeavor-heading = { $round ->
    [0] { $mission }
   *[other] { $mission } · Runde { $round } von { $rounds }
}
table-endeavor-ocean = Ozean
table-endeavor-zones = Zonen
table-endeavor-seats = Spieler
table-endeavor-own = Dein Team und Tableau
table-endeavor-impact = Einflussplan
table-endeavor-display = Publikationen in der Auslage ({ $deck } im Stapel)
table-endeavor-tray = Crewmitglieder zur Wahl
table-endeavor-goals = Ziele
table-endeavor-drawn = Aufgedeckt
table-endeavor-board = Wissen { $research } · Bereitschaft { $staging } · Vorrat { $supply } · Marker { $markers }
table-endeavor-points = bisher { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
table-endeavor-printed = { $points ->
    [one] 1 Punkt aufgedruckt
   *[other] { $points } Punkte aufgedruckt
}
table-endeavor-passed = gepasst
table-endeavor-cleanup = Reinigung { $step }
table-endeavor-tokens = Plättchen
table-endeavor-journals = Publikationen
table-endeavor-team = Team
table-endeavor-tracks = Leisten
table-endeavor-stack = Tiefe { $depth }: { $count }
table-endeavor-stacks = Stapel
table-endeavor-unchosen = wartet auf eine Wahl
table-endeavor-team-goal = { $reached } von { $needed }
table-endeavor-tier = Stufe { $tier }
table-endeavor-impact-goal = Einflussplan und Senior-Crewmitglieder von Level 5
table-endeavor-arrival = Ankunft
table-endeavor-discovery = Entdeckung
table-endeavor-cost = kostet { $cost }
table-endeavor-links = Verbindungen
table-endeavor-legend = → hier darf ein Marker beginnen · [1] Marker von Spieler 1 · ∞ beliebig viele Marker · eine Zahl: Punkte
table-endeavor-hint = Jede Zone genau: Tab im Vollbild oder „look C2“ Zeile für Zeile.
table-endeavor-recent = Letzte Züge
group-endeavor-specialist = Crewmitglieder
group-endeavor-action = Aktionen
group-endeavor-token = Tauchplättchen
group-endeavor-journal = Publikationen
group-endeavor-stack = Stapel
group-endeavor-impact = Einflussplan
group-endeavor-place = Felder
group-endeavor-answer = Antworten

# --- der Tisch im Browser ---

phase-endeavor-setup = Aufbau
phase-endeavor-prepare = Planung
phase-endeavor-act = Aktionen
phase-endeavor-over = Ende
web-endeavor-map = Karte des Ozeans: ziehen, zoomen oder mit den Pfeiltasten bewegen
web-endeavor-nearer = Näher (+)
web-endeavor-farther = Weiter weg (−)
web-endeavor-fit = Der ganze Ozean (f)
web-endeavor-look = diese Zone genau ansehen
web-endeavor-look-seat = Klicken für das ganze Tableau
web-endeavor-features = besondere Regeln dieser Zone
web-endeavor-bottom = ganz unten: { $tiles }
web-endeavor-keep = Behalten
web-endeavor-which = Auf welche Weise?
web-endeavor-tabs = Teile des Tisches
web-endeavor-tab-ocean = Ozean
web-endeavor-tab-impact = Einfluss
web-endeavor-tab-offer = Crew
web-endeavor-tab-journals = Artikel
web-endeavor-tab-goals = Ziele
web-endeavor-round = Runde { $round } von { $rounds }
web-endeavor-wave = Reihenfolge dieser Runde: { $seats }
web-endeavor-turn = am Zug
web-endeavor-submarine = U‑Boot von { $seat }
web-endeavor-tokens-left = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}
web-endeavor-marked = umringter Ort
web-endeavor-locked = geschlossen, bis die Bedingung erfüllt ist
web-endeavor-gives = gibt { $gain }
web-endeavor-others = alle anderen: { $gain }
web-endeavor-others-short = andere
web-endeavor-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
web-endeavor-level = Stufe { $level }
web-endeavor-hex-at = { $what } ({ $where ->
    [beside] neben dem Plan
    [top-left] oben links
    [top] oben
    [top-right] oben rechts
    [left] links
    [middle] in der Mitte
    [right] rechts
    [bottom-left] unten links
    [bottom] unten
   *[bottom-right] unten rechts
}{ $number ->
    [0] { "" }
   *[other] , { $number } von { $count }
})
web-endeavor-start = hier dürfen Marker beginnen
web-endeavor-infinite = nimmt beliebig viele Marker auf
web-endeavor-goal-hex = entscheidet, wie Ziel { $goal } gewertet wird
web-endeavor-goal-letter = Z
web-endeavor-junior = Junior von Level { $tier }
web-endeavor-senior = Senior von Level { $tier }
web-endeavor-busy = eine Scheibe liegt darauf
web-endeavor-used = in dieser Runde genutzt
web-endeavor-track = { $name }: Schritt { $step }, Stufe { $level }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
web-endeavor-level-reputation = Die Stufe ist das höchste Level, das du rekrutieren kannst.
web-endeavor-level-inspiration = Die Stufe sagt, wie viele Scheiben du jede Runde aus dem Vorrat nimmst.
web-endeavor-level-coordination = Die Stufe sagt, wie viele Scheiben du jede Runde von Crewmitgliedern zurücknimmst.
web-endeavor-level-ingenuity = Die Stufe sagt, wie tief und wie weit deine U‑Boote fahren. Schritt 2 und Schritt 7 bringen ein weiteres.
web-endeavor-research = Wissen: { $count }. Damit bezahlst du Schutz und Publikationen.
web-endeavor-staging = { $count ->
    [one] 1 Scheibe bereit
   *[other] { $count } Scheiben bereit
}
web-endeavor-supply = { $count ->
    [one] 1 Scheibe im Vorrat
   *[other] { $count } Scheiben im Vorrat
}
web-endeavor-markers = { $count ->
    [one] noch 1 Einflussmarker
   *[other] noch { $count } Einflussmarker
}
web-endeavor-vessels = { $count ->
    [one] 1 U‑Boot im Ozean
   *[other] { $count } U‑Boote im Ozean
}
web-endeavor-first = Die meisten: { $points } mehr
web-endeavor-second = Die zweitmeisten: { $points } mehr
web-endeavor-met = erreicht
web-endeavor-rules = Regeln dieser Mission
web-endeavor-nothing-yet = Noch hat niemand etwas getan.
web-endeavor-winner = { $you ->
    [yes] Du gewinnst!
   *[no] { $count ->
        [one] { $seats } gewinnt.
       *[other] { $seats } teilen sich den Sieg.
    }
}
web-endeavor-total = Summe
web-endeavor-link = Verbindung von { $one } und { $other }
web-endeavor-look-points = Drücken: woher die Punkte kommen, und das ganze Tableau
web-endeavor-legend = Alle Zeichen und ihre Bedeutung
web-endeavor-legend-short = Zeichen
web-endeavor-list = { $count ->
    [one] 1 Möglichkeit in Worten
   *[other] alle { $count } Möglichkeiten in Worten
}
web-endeavor-list-close = Liste schließen
web-endeavor-at-the-end = Punkte am Ende
web-endeavor-offer-later = Später, mit mehr Ansehen
web-endeavor-brief-length = { $rounds } Runden, allein { $alone }
web-endeavor-brief-rules = { $count ->
    [0] Leicht: keine besonderen Regeln
    [one] Mittel: eine besondere Regel
   *[other] Anspruchsvoll: { $count } besondere Regeln
}
web-endeavor-brief-ocean = Ein Ozean mit { $columns } Spalten und { $depth } Tiefen
legend-endeavor-title-attributes = Eigenschaften
legend-endeavor-title-actions = Aktionen
legend-endeavor-title-rewards = Belohnungen
legend-endeavor-title-fields = Fachgebiete
legend-endeavor-title-zones = Auf Zonen
legend-endeavor-title-impact = Auf dem Einflussplan
legend-endeavor-title-board = Auf deinem Tableau
legend-endeavor-discover = Entdeckung in den Tiefen, die die Zahlen nennen
legend-endeavor-place = wo eine Zone liegt: Spalte und Tiefe
legend-endeavor-eye = ein Auge: alles über diese Zone, groß
legend-endeavor-stack = Kacheln, die noch zu entdecken sind; die Zahl ist ihre Tiefe
legend-endeavor-token = Tauchplatz; die Zahl sagt, wie viele Plättchen noch da sind
legend-endeavor-lock = geschlossen, bis die Bedingung erfüllt ist
legend-endeavor-feature = diese Zone hat eigene Regeln
legend-endeavor-cost = eine Zahl im Quadrat an einem Schutzort: seine Kosten in Wissen
legend-endeavor-marked = ein gestrichelter Ring: ein Ort, um den es in den Regeln der Zone geht
legend-endeavor-links = eine Linie zwischen zwei Orten: Liegen auf beiden Scheiben, bekommen beide Besitzer, was sie zeigt
legend-endeavor-arrow = ein Pfeil: hier dürfen Marker beginnen
legend-endeavor-marker = ein Einflussmarker in der Farbe des Spielers
legend-endeavor-infinite = ∞: hier haben beliebig viele Marker Platz
legend-endeavor-goal = ein Buchstabe mit Zahl: Der erste Marker entscheidet, wie dieses Ziel gewertet wird
legend-endeavor-numbers = eine Zahl: Punkte für jeden eigenen Marker dort
legend-endeavor-staging = Scheiben, die bereitliegen
legend-endeavor-supply = Scheiben im Vorrat
legend-endeavor-submarine = U‑Boote
legend-endeavor-wave = Reihenfolge in dieser Runde
legend-endeavor-step = eine unterstrichene Stufe: 1 Einfluss oder, bei der Genialität, ein U‑Boot
web-endeavor-key-fit = den ganzen Ozean zeigen
web-endeavor-key-zoom = den Ozean zoomen
web-endeavor-key-pan = den Ozean bewegen
web-endeavor-key-tabs = Ozean, Einfluss, Crew, Artikel, Ziele

# --- das geführte erste Spiel ---

lesson-endeavor-welcome = Willkommen! Du erforschst sechs Runden lang einen Ozean; die meisten Punkte gewinnen. Im Rahmen sind deine Eigenschaften: Je höher, desto mehr kannst du und desto mehr Punkte geben sie.
lesson-endeavor-recruit = Jede Runde beginnt mit einem neuen Crewmitglied. Links stehen seine Aktionen; was rechts steht, bekommst du sofort. Nimm die Sonaristin.
lesson-endeavor-reassign = Ein Crewmitglied mit einer Scheibe ist beschäftigt. Nimm eine zurück: Drücke auf deine Teamleitung, die alles kann.
lesson-endeavor-turn = Jetzt handeln alle abwechselnd. Drücke auf ein Crewmitglied mit freiem Kreis: Deine Scheibe kommt darauf, und du nutzt seine Aktionen.
lesson-endeavor-sonar = Was leuchtet, ist möglich. Sonar entdeckt neue Zonen: Drücke auf einen leuchtenden Ort mit den Wellen. Deine Scheibe bleibt dort.
lesson-endeavor-discovery = Eine Entdeckung! Drücke für jede der beiden Kacheln auf einen Stapel; die Zahl ist die Tiefe. Behalte eine für den Bonus auf ihrem Knopf und lege sie in einen leuchtenden Rahmen.
lesson-endeavor-travel = Reisen: Drücke auf eine leuchtende Zone. Dein U‑Boot fährt dorthin, und du bekommst, was ihre Ecke oben rechts zeigt.
lesson-endeavor-round = Haben alle gepasst, beginnt eine neue Runde. Motivation bestimmt, wie viele Scheiben du bekommst, Organisation, wie viele du zurücknimmst, Ansehen, wen du rekrutierst, und Genialität, wie tief du fährst.
lesson-endeavor-dive = Ein Tauchgang: Drücke auf ein leuchtendes Plättchen oder seine Zone. Du behältst eines von zweien: Gib es als Wissen aus oder für das, was seine andere Seite zeigt.
lesson-endeavor-research = Mit Wissen bezahlst du Schutz (das Blatt, der Preis steht im Quadrat) und Publikationen (das Buch). Liegen an beiden Enden einer Linie Scheiben, bekommen ihre Besitzer, was darauf steht.
lesson-endeavor-impact = Einfluss: Lege einen Marker an einen Pfeil oder neben irgendeinen Marker und nimm, was das Feld zeigt. Die Zahlen sind Punkte.
lesson-endeavor-goals = Die Ziele entscheiden das Spiel: Jedes gibt Punkte für alles, was es zählt, und wer davon am meisten hat, bekommt mehr. Sieh ab und zu hier nach. „?“ erklärt die Zeichen, und das Menü oben hat Tipps und die Regeln.
lesson-endeavor-over = Deine erste Expedition ist vorbei. Der Wertungsblock zeigt, woher jeder Punkt kam. Versuch beim nächsten Mal eine andere Mission, oder spielt gemeinsam um die Ziele.
lesson-endeavor-lost = Auf dieser Expedition waren andere besser. Vergleiche die Spalten Zeile für Zeile: Wo der Unterschied am größten ist, fängst du nächstes Mal an. Versuch es noch einmal, oder spielt gemeinsam um die Ziele.

# --- Fehler in Paketen ---

fault-endeavor-depths-differ = alle Entdeckungen einer Liste müssen dieselben Tiefen zeigen
fault-endeavor-no-depth = eine Entdeckung braucht mindestens eine Tiefe
fault-endeavor-one-action = eine Liste darf höchstens eine Aktion enthalten
fault-endeavor-copy = nur ein Crewmitglied kann kopieren
fault-endeavor-plain = hier sind weder Entdeckungen noch Aktionen möglich
fault-endeavor-needs = „{ $one }“ braucht „{ $other }“
fault-endeavor-together = „{ $one }“ und „{ $other }“ gehören zusammen
fault-endeavor-only-for = „{ $one }“ gibt es nur mit { $other }
fault-endeavor-tile = es gibt keine Kachel „{ $tile }“
fault-endeavor-hex = es gibt kein Feld „{ $hex }“
fault-endeavor-site = es gibt keinen Ort „{ $site }“
fault-endeavor-disc-site = es gibt keinen Ort für Scheiben „{ $site }“
fault-endeavor-site-name = „{ $site }“ muss { $letter }1, { $letter }2 und so weiter heißen
fault-endeavor-same-sites = muss dieselben Orte nennen
fault-endeavor-self-link = „{ $site }“ kann nicht mit sich selbst verbunden sein
fault-endeavor-sites = alle Kacheln zusammen dürfen höchstens { $most } Orte haben
fault-endeavor-depth-full = höchstens { $most } Kacheln dürfen die Tiefe { $depth } haben
fault-endeavor-junior = jedes Crewmitglied außer der Teamleitung braucht eine Junior-Seite
fault-endeavor-leader = nur die Teamleitung hat Level 0
fault-endeavor-unique = ein Crewmitglied von Level 5 gibt es nur einmal
fault-endeavor-threshold = für jede Spielerzahl von eins bis fünf wird eine Schwelle gebraucht
fault-endeavor-not-laid = „{ $tile }“ muss Teil des Aufbaus sein
fault-endeavor-outside = „{ $name }“ liegt außerhalb des Ozeans
fault-endeavor-wrong-depth = „{ $tile }“ gehört nicht zur Tiefe { $depth }
fault-endeavor-no-surface = am Anfang muss mindestens eine Kachel der Tiefe 1 ausliegen
fault-endeavor-row-fills = die gemischte Reihe füllt die ganze Oberfläche
fault-endeavor-row-long = es gibt mehr Kacheln als Spalten
fault-endeavor-ordinary = „{ $tile }“ ist eine gewöhnliche Kachel und schon Teil ihres Stapels
fault-endeavor-too-deep = „{ $tile }“ liegt tiefer als der Ozean
fault-endeavor-stock = es gibt nur { $count ->
    [one] { $count } zufällige Kachel
   *[other] { $count } zufällige Kacheln
} der Tiefe { $depth } ({ $edition })
fault-endeavor-no-start = mindestens ein Feld muss ein Startfeld sein

# --- why a bot hints at a move: for each kind, where its plan says nothing ---

why-endeavor-recruit = Seine Aktionen helfen dir bis zum Ende des Spiels.
why-endeavor-activate = Seine Aktionen bringen dir jetzt am meisten.
why-endeavor-recover = Du kannst dieses Crewmitglied wieder aktivieren.
why-endeavor-copy = Seine Aktionen bringen dir jetzt am meisten.
why-endeavor-promote = Es kann von jetzt an mehr.
why-endeavor-launch = Von dort erreicht es die Orte, die dir am meisten helfen.
why-endeavor-from = Dieses U‑Boot wird dort, wo es ist, am wenigsten gebraucht.
why-endeavor-travel = Von dort erreicht dein U‑Boot Orte, die dir helfen.
why-endeavor-sonar = Seine Sonarleiste bringt eine Belohnung oder eine Entdeckung.
why-endeavor-dive = Ein Tauchplättchen gibt Wissen oder das, was seine andere Seite zeigt.
why-endeavor-conserve = Was es bringt, ist das Wissen wert.
why-endeavor-publish = Von den Publikationen hilft dir diese am meisten.
why-endeavor-journal = Eine Publikation bringt dir jetzt mehr als eine andere Aktion.
why-endeavor-apply = Was die Publikation bietet, hilft dir jetzt.
why-endeavor-discard = Ihr Effekt ist jetzt mehr wert, als sie zu behalten.
why-endeavor-space = Was das Feld zeigt, hilft dir jetzt.
why-endeavor-draw = Eine Zone dieser Tiefe hilft dir am meisten.
why-endeavor-keep = Ihr Bonus und ihre Orte helfen dir mehr als die der anderen.
why-endeavor-place = Wo sie liegt, entscheidet, wer sie erreicht: Dort passt sie dir am besten.
why-endeavor-impact = Was das Feld zeigt, hilft dir, und Marker zählen am Ende.
why-endeavor-shift = Dort ist der Marker mehr wert.
why-endeavor-raise = Eine höhere Stufe hilft dir dort am meisten.
why-endeavor-cash = Du brauchst Wissen nötiger als die andere Seite.
why-endeavor-use = Das hilft dir mehr als Wissen.
why-endeavor-retain = Dieses Plättchen hilft dir mehr als das andere.
why-endeavor-take = Es hilft am meisten, wenn du es vor den anderen hast.
why-endeavor-choose = Es passt zu dem, was du bisher getan hast.
why-endeavor-done = Mehr lohnt sich hier nicht.
why-endeavor-pass = Deine Scheiben sind in der nächsten Runde mehr wert.
