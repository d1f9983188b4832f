# Aquatica.

game-aquatica = Aquatica
    .about = ein Wettlauf um die Orte des Ozeans, 1–4 Spieler
    .tile = Königinnen und Könige des Ozeans heben Orte und trainieren Mantas, 1–4 Spieler.
    .modes = Grundspiel, Profispiel, allein gegen die Ichthyander

aquatica-rival = Ichthyander

# --- Arten, Effekte, Ränge ---

type-aquatica-shark_bay = Haifischbucht
    .letter = H
type-aquatica-sunken_ships = Versunkene Schiffe
    .letter = S
type-aquatica-ocean_volcanoes = Ozeanvulkane
    .letter = V
type-aquatica-decayed_civilizations = Verfallene Zivilisationen
    .letter = Z

effect-aquatica-empty = leer
    .short = ·
effect-aquatica-coins = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
    .short = { $n }¤
effect-aquatica-power = { $n } Macht{ $only ->
    [none] { "" }
   *[other] { " " }nur für { $only }
}
    .short = { $n }⚔{ $only ->
    [none] { "" }
   *[other] { $only }
}
effect-aquatica-buy = einen Ort kaufen
    .short = kaufen
effect-aquatica-conquer = einen Ort erobern
    .short = erobern
effect-aquatica-recruit = { $free ->
    [yes] einen Charakter gratis anwerben
   *[no] einen Charakter anwerben
}
    .short = { $free ->
    [yes] gratis anwerben
   *[no] anwerben
}
effect-aquatica-scout = erkunden
    .short = erkunden
effect-aquatica-raise = { $other ->
    [yes] andere Orte
   *[no] Orte
} um { $n ->
    [one] { $n } Tiefe
   *[other] { $n } Tiefen
} heben
    .short = ↑{ $n }
effect-aquatica-raise_full = { $other ->
    [yes] einen anderen Ort
   *[no] einen Ort
} ganz heben
    .short = ↑↑
effect-aquatica-score = { $n ->
    [one] { $n } ganz gehobenen Ort
   *[other] { $n } ganz gehobene Orte
} werten
    .short = { $n } werten
effect-aquatica-take_back = { $n ->
    [all] alle Charaktere
    [one] { $n } Charakter
   *[other] { $n } Charaktere
} zurücknehmen
    .short = { $n ->
    [all] alle
   *[other] { $n }
} zurück
effect-aquatica-ready_mantas = alle Mantas bereit machen
    .short = bereit
effect-aquatica-discard_card = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
} ablegen
    .short = { $n } ablegen
effect-aquatica-replay_from_discard = für { $cost_coins ->
    [one] { $cost_coins } Münze
   *[other] { $cost_coins } Münzen
} einen abgelegten Charakter noch einmal spielen
    .short = noch einmal
effect-aquatica-take_location_from_discard = einen Ort aus der Ablage nehmen
    .short = bergen
effect-aquatica-remove_self = diese Karte verlässt das Spiel
    .short = einmal
effect-aquatica-gain_wild_manta = erhalten: { $kind }
    .short = Manta
effect-aquatica-discard_ocean_character = den kostenlosen Charakter der Reihe entfernen
    .short = entfernen
effect-aquatica-others = alle anderen: { $do }
    .short = andere: { $do }
effect-aquatica-choose = entweder { $options }
    .short = { $options }
effect-aquatica-or = oder

# --- Optionen ---

option-aquatica-players = Spieler
    .help = Wie viele spielen, 1 bis 4. Allein spielst du gegen die Ichthyander.
option-aquatica-mode = Spielart
    .help = Legt Ziele und Könige fest: aufgedruckte Ziele und Könige nach Platz, oder Zielplättchen und eine Auswahl der Könige.
    .value-basic = Grundspiel
    .value-advanced = Profispiel
option-aquatica-goals = Ziele
    .help = Um welche Ziele es geht: die auf dem Plan aufgedruckten oder vier der Zielplättchen.
    .value-mode = wie die Spielart
    .value-printed = auf dem Plan aufgedruckt
    .value-tokens = Zielplättchen
option-aquatica-kings = Könige
    .help = Ob es Könige gibt und wie sie zu den Spielern kommen. Allein wählst du einen von dreien.
    .value-mode = wie die Spielart
    .value-off = keine Könige
    .value-basic = nach Platz, Nummer 1 zuerst
    .value-draft = ausgewählt, vom letzten Platz an
option-aquatica-king_draft_open = Offene Auswahl
    .help = Ob alle sehen, welche Könige gezogen und gewählt werden, oder jeder nur, was er weitergereicht bekommt.
option-aquatica-edition = Ausgabe
    .help = Legt die Regeln fest, in denen sich die Auflagen unterscheiden: Erkunden, aufgedruckte Ziele, Charaktersätze, Solospiel.
    .value-2021 = Polnisch, 2021
    .value-2020 = Englisch, 2020
    .value-2019 = Erstauflage, 2019
option-aquatica-printed_goals = Aufgedruckte Ziele
    .help = Die Ziele welches Plans: 8 auf der Hand, 5 auf dem Tableau, 3 gewertete, 2 wilde Mantas; oder 10 auf der Hand, 4 einer Art, 3 gewertete, 5 erschöpfte Mantas.
    .value-edition = wie die Ausgabe
    .value-2020 = die von 2020
    .value-2019 = die von 2019
option-aquatica-scout = Erkunden
    .help = Ob man auf ein Erkunden verzichten darf.
    .value-edition = wie die Ausgabe
    .value-optional = freiwillig
    .value-mandatory = Pflicht
option-aquatica-scout_with_more_than_4 = Volle untere Reihe
    .help = Was beim Erkunden geschieht, während mehr als vier Orte in der unteren Reihe liegen.
    .value-edition = wie die Ausgabe
    .value-discard_choice = überzählige werden gewählt und abgelegt
    .value-forbidden = kein Erkunden
option-aquatica-character_sets = Charaktersätze
    .help = Wie viele Sätze der Ozeancharaktere zusammengemischt werden.
    .value-edition = wie die Ausgabe
    .value-1 = einer
    .value-2 = zwei
    .value-3 = drei
option-aquatica-solo_rival = Gegner im Solospiel
    .help = Wann die Ichthyander einen Manta legen.
    .value-edition = wie die Ausgabe
    .value-matrona_and_scout = bei Matrona und jedem Erkunden
    .value-matrona = nur bei Matrona
option-aquatica-solo_table = Ränge im Solospiel
    .help = Die Punkte für die Seeungeheuer: 30, 60, 90 oder 20, 30, 40.
    .value-edition = wie die Ausgabe
    .value-2020 = 30, 60, 90
    .value-2019 = 20, 30, 40
option-aquatica-two_player_matrona_discards_leftmost = Matrona zu zweit
    .help = Zu zweit: ob Matrona auch den kostenlosen Charakter der Reihe entfernt, wie in einer Erweiterung.
option-aquatica-grabber_typed_pair = Paare gebundener Macht
    .help = Ob zwei benachbarte Tiefen eines Ortes mit Macht für verschiedene Arten zwei Eroberungen einer Hauptaktion bezahlen dürfen.
option-aquatica-leftover_resources = Übrige Ressourcen
    .help = Ob übrige Münzen und Macht sofort verfallen oder bis zum Ende der Hauptaktion bleiben.
    .value-lost_after_step = verfallen nach jedem Schritt
    .value-kept_until_main_action_ends = bleiben bis zum Ende der Hauptaktion
option-aquatica-wave_teller_reading = Seherin
    .help = Ob die Seherin 2 hebt oder 2 wertet, oder beides in dieser Reihenfolge.
    .value-choose = eines von beiden
    .value-both = beides
option-aquatica-turn_limit_per_player = Zuggrenze
    .help = Nach so vielen Zügen je Spieler wird das Spiel beendet und gewertet; none: ohne Grenze.
option-aquatica-chosen_goals = Gewählte Ziele
    .help = Vier Ziele anstelle derer des Plans oder der Plättchen.
option-aquatica-size = Größe
    .help = Ein kleines Spiel hat jeden vierten Ort und endet früher.
    .value-full = ganzes Spiel
    .value-small = kleines Spiel

# --- was gefragt wird ---

ask-aquatica-over = Das Spiel ist vorbei.
ask-aquatica-draft = { $you ->
    [yes] Wähle einen König.
   *[no] { $seat } wählt einen König.
}
ask-aquatica-turn = { $you ->
    [yes] Spiele einen Charakter, oder nutze vorher eine Zusatzaktion.
   *[no] { $seat } spielt einen Charakter.
}
ask-aquatica-turn-after = { $you ->
    [yes] Nutze eine Zusatzaktion, oder beende deinen Zug.
   *[no] { $seat } darf noch Zusatzaktionen nutzen.
}
ask-aquatica-card = { $you ->
    [yes] Deine Karte wird ausgeführt.
   *[no] Die Karte von { $seat } wird ausgeführt.
}
ask-aquatica-choose = { $you ->
    [yes] Welchen Effekt wählst du?
   *[no] { $seat } wählt zwischen den Effekten einer Karte.
}
ask-aquatica-recruit = { $you ->
    [yes] Wirb einen Charakter an.
   *[no] { $seat } wirbt an.
}
ask-aquatica-recruit-free = { $you ->
    [yes] Wirb einen Charakter gratis an.
   *[no] { $seat } wirbt einen Charakter gratis an.
}
ask-aquatica-buy = { $you ->
    [yes] Kaufe einen Ort.
   *[no] { $seat } kauft einen Ort.
}
ask-aquatica-conquer = { $you ->
    [yes] Erobere einen Ort.
   *[no] { $seat } erobert einen Ort.
}
ask-aquatica-pay = { $you ->
    [yes] Bezahle mit Tiefen und Mantas.
   *[no] { $seat } bezahlt.
}
ask-aquatica-salvage = { $you ->
    [yes] Nimm einen Ort aus der Ablage.
   *[no] { $seat } nimmt einen Ort aus der Ablage.
}
ask-aquatica-replay = { $you ->
    [yes] Einen abgelegten Charakter noch einmal spielen?
   *[no] { $seat } darf einen abgelegten Charakter noch einmal spielen.
}
ask-aquatica-raise = { $you ->
    [yes] Hebe einen Ort.
   *[no] { $seat } hebt einen Ort.
}
ask-aquatica-lift = { $you ->
    [yes] Hebe einen Ort ganz.
   *[no] { $seat } hebt einen Ort ganz.
}
ask-aquatica-score = { $you ->
    [yes] Werte einen Ort.
   *[no] { $seat } wertet einen Ort.
}
ask-aquatica-take-back = { $you ->
    [yes] Nimm einen Charakter zurück.
   *[no] { $seat } nimmt einen Charakter zurück.
}
ask-aquatica-take-back-all = { $you ->
    [yes] Deine abgelegten Charaktere kehren gleich zurück.
   *[no] Die abgelegten Charaktere von { $seat } kehren gleich zurück.
}
ask-aquatica-ready = { $you ->
    [yes] Deine Mantas werden gleich bereit.
   *[no] Die Mantas von { $seat } werden gleich bereit.
}
ask-aquatica-scout = { $you ->
    [yes] Erkunden?
   *[no] { $seat } darf erkunden.
}
ask-aquatica-shed = { $you ->
    [yes] Wähle einen Ort der unteren Reihe zum Ablegen.
   *[no] { $seat } wählt Orte der unteren Reihe zum Ablegen.
}
ask-aquatica-others = { $you ->
    [yes] Die anderen führen deine Karte aus.
   *[no] Alle anderen führen die Karte von { $seat } aus.
}
ask-aquatica-drop = { $you ->
    [yes] Lege eine Karte ab.
   *[no] { $seat } muss eine Karte ablegen.
}
ask-aquatica-claim = { $you ->
    [yes] Welcher Manta geht auf das Ziel?
   *[no] { $seat } erfüllt ein Ziel.
}
ask-aquatica-rival = { $you ->
    [yes] Wohin legen die Ichthyander einen Manta?
   *[no] { $seat } legt einen Manta der Ichthyander.
}

# --- Züge ---

move-aquatica-play = { $thing }
move-aquatica-use = { $thing }
move-aquatica-exploit = { $thing }
move-aquatica-end = den Zug beenden
move-aquatica-scout = erkunden
move-aquatica-skip = verzichten
move-aquatica-continue = weiter
move-aquatica-recruit = { $thing } für { $price }
    .free = { $thing } gratis{ $price ->
    [0] { "" }
   *[other] { " " }statt für { $price }
}
move-aquatica-buy = { $thing }
move-aquatica-conquer = { $thing }
move-aquatica-salvage = { $thing }
move-aquatica-pay = { $thing }
move-aquatica-raise = { $thing }
move-aquatica-lift = { $thing }
move-aquatica-score = { $thing }
move-aquatica-shed = { $thing }
move-aquatica-take-back = { $thing }
move-aquatica-replay = { $thing }
move-aquatica-drop = { $thing }
move-aquatica-choose = { $thing }
move-aquatica-claim = { $thing }
move-aquatica-place = { $thing }
move-aquatica-rival = { $thing }
move-aquatica-pick = { $thing }
move-aquatica-crown = { $thing }
move-aquatica-abandon = das Spiel aufgeben

group-aquatica-play = Charakter spielen
group-aquatica-use = Manta einsetzen
group-aquatica-exploit = Tiefe nutzen
group-aquatica-recruit = Anwerben
group-aquatica-buy = Kaufen
group-aquatica-conquer = Erobern
group-aquatica-salvage = Aus der Ablage nehmen
group-aquatica-pay = Bezahlen mit
group-aquatica-raise = Heben
group-aquatica-lift = Ganz heben
group-aquatica-score = Werten
group-aquatica-shed = Aus der unteren Reihe ablegen
group-aquatica-take-back = Zurücknehmen
group-aquatica-replay = Noch einmal spielen
group-aquatica-drop = Ablegen
group-aquatica-choose = Wählen
group-aquatica-claim = Ziel erfüllen
group-aquatica-place = Hergeben
group-aquatica-rival = Ichthyander
group-aquatica-pick = Könige
group-aquatica-crown = Könige
group-aquatica-answer = Oder

# --- was geschah ---

event-aquatica-goal = Ziel: { $goal }.
event-aquatica-king = { $you ->
    [yes] Dein König ist { $king }.
   *[no] Der König von { $seat } ist { $king }.
}
event-aquatica-offered = { $you ->
    [yes] Du darfst wählen: { $king }.
   *[no] { $seat } darf wählen: { $king }.
}
event-aquatica-picked = { $you ->
    [yes] Du wählst
   *[no] { $seat } wählt
}{ $king ->
    [none] { " " }einen König
   *[other] : { $king }
}.
event-aquatica-arrived = { $character } kommt in die Reihe.
event-aquatica-revealed = Neuer Ort: { $location }.
event-aquatica-turn = { $you ->
    [yes] Du bist am Zug, Runde { $round }.
   *[no] { $seat } ist am Zug, Runde { $round }.
}
event-aquatica-played = { $you ->
    [yes] Du spielst: { $character }.
   *[no] { $seat } spielt: { $character }.
}
event-aquatica-exploited = { $you ->
    [yes] Du nutzt
   *[no] { $seat } nutzt
} Tiefe { $depth }: { $location }.
event-aquatica-used = { $you ->
    [yes] Du setzt ein:
   *[no] { $seat } setzt ein:
} { $manta }.
event-aquatica-recruited = { $you ->
    [yes] Du wirbst
   *[no] { $seat } wirbt
} { $paid ->
    [yes] für { $price }
   *[no] gratis
} an: { $character }.
event-aquatica-bought = { $you ->
    [yes] Du kaufst:
   *[no] { $seat } kauft:
} { $location }.
event-aquatica-conquered = { $you ->
    [yes] Du eroberst:
   *[no] { $seat } erobert:
} { $location }.
event-aquatica-salvaged = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} aus der Ablage: { $location }.
event-aquatica-raised = { $you ->
    [yes] Du hebst
   *[no] { $seat } hebt
} um { $depths }: { $location }.
event-aquatica-gained = { $you ->
    [yes] Du erhältst:
   *[no] { $seat } erhält:
} { $manta }.
event-aquatica-scored = { $you ->
    [yes] Du wertest:
   *[no] { $seat } wertet:
} { $location }.
event-aquatica-scouted = { $you ->
    [yes] Du erkundest.
   *[no] { $seat } erkundet.
}
event-aquatica-shed = Abgelegt: { $location }.
event-aquatica-tookback = { $you ->
    [yes] Du nimmst zurück: { $character }.
   *[no] { $seat } nimmt zurück: { $character }.
}
event-aquatica-readied = { $you ->
    [yes] Du machst
   *[no] { $seat } macht
} { $mantas ->
    [one] { $mantas } Manta
   *[other] { $mantas } Mantas
} bereit.
event-aquatica-replayed = { $you ->
    [yes] Du spielst noch einmal: { $character }.
   *[no] { $seat } spielt noch einmal: { $character }.
}
event-aquatica-dropped = { $you ->
    [yes] Du legst ab: { $character }.
   *[no] { $seat } legt ab: { $character }.
}
event-aquatica-chose = { $you ->
    [yes] Du wählst
   *[no] { $seat } wählt
} { $option ->
    [1] die erste Wirkung
    [2] die zweite Wirkung
   *[other] Wirkung { $option }
}.
event-aquatica-claimed = { $you ->
    [yes] Du erfüllst ein Ziel
   *[no] { $seat } erfüllt ein Ziel
} für { $points } Punkte: { $goal } ({ $manta }).
event-aquatica-rival = Die Ichthyander legen einen Manta auf ein Feld mit Wert { $points }: { $goal }.
event-aquatica-removed = { $character } verlässt das Spiel{ $seat ->
    [none] .
   *[other] { " " }({ $you ->
        [yes] deine Karte
       *[no] { $seat }
    }).
}
event-aquatica-skipped = { $you ->
    [yes] Du verzichtest darauf.
   *[no] { $seat } verzichtet darauf.
}
event-aquatica-triggered = Das Ende naht: { $cause ->
    [goals] { $you ->
        [yes] Du hast
       *[no] { $seat } hat
    } alle vier Ziele erfüllt.
    [locations] Der Stapel der Orte ist leer.
    [characters] Der Stapel der Charaktere ist leer.
   *[rival] Die Ichthyander haben ihren letzten Manta gelegt.
} Jeder hat noch einen Zug.
event-aquatica-ended = Das Spiel ist vorbei{ $cause ->
    [limit] : Die Zuggrenze ist erreicht.
    [abandoned] : Es wurde aufgegeben.
   *[other] .
}{ $rank ->
    [none] { "" }
   *[other] { " " }Der Rat des Ozeans verleiht dir { $rank ->
        [blobfish] den Blobfisch
        [sea_serpent] die Seeschlange
        [leviathan] den Leviathan
       *[kraken] den Kraken
    } für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}

outcome-aquatica-goals = Alle vier Ziele wurden erfüllt.
outcome-aquatica-locations = Der Stapel der Orte ist aufgebraucht.
outcome-aquatica-characters = Der Stapel der Charaktere ist aufgebraucht.
outcome-aquatica-rival = Die Ichthyander haben ihren letzten Manta gelegt.
outcome-aquatica-limit = Die Zuggrenze wurde erreicht.
outcome-aquatica-abandoned = Das Spiel wurde aufgegeben.

# --- der Tisch ---

table-aquatica-heading = Runde { $round } · { $locations } Orte und { $characters } Charaktere in den Stapeln
table-aquatica-ending = { $turns ->
    [one] letzter Zug
   *[other] noch { $turns } Züge
}
table-aquatica-row = Charaktere des Ozeans
table-aquatica-row-price = { $price ->
    [0] gratis
   *[other] { $price }¤
}
table-aquatica-top = Obere Reihe, 1 Macht weniger
table-aquatica-no-locations = Hier liegen keine Orte mehr. Erkunden bringt neue.
table-aquatica-bottom = Untere Reihe
table-aquatica-nothing = nichts
table-aquatica-discarded = { $count ->
    [one] { $count } Ort abgelegt
   *[other] { $count } Orte abgelegt
}
table-aquatica-goals = Ziele
table-aquatica-next = nächster: { $points }
table-aquatica-board = Dein Tableau
table-aquatica-board-of = Tableau von { $seat }
table-aquatica-risen = ganz gehoben
table-aquatica-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
table-aquatica-mantas = Mantas
table-aquatica-tired = erschöpft
table-aquatica-rivals = Mitspieler
table-aquatica-hand = Deine Hand
table-aquatica-pile = Abgelegt
table-aquatica-scored = Gewertet
table-aquatica-cards = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}
table-aquatica-pile-of = { $count ->
    [0] nichts abgelegt
   *[other] { $count } abgelegt, obenauf { $top }
}
table-aquatica-recruited = { $count ->
    [0] niemand angeworben
   *[other] { $count } angeworben
}
table-aquatica-scored-of = { $count } gewertet
table-aquatica-paying = { $purpose ->
    [buy] Kaufen:
    [conquer] Erobern:
    [recruit] Anwerben:
   *[replay] Noch einmal spielen:
} { $target }; es { $need ->
    [one] fehlt
   *[other] fehlen
} noch { $need } { $resource ->
    [coins] { $need ->
        [one] Münze
       *[other] Münzen
    }
   *[power] Macht
}
hint-aquatica-pay = { $sort ->
    [depths] Eine Tiefe, die zahlt, ist verbraucht, und ihr Ort steigt: Welche fehlt dir weniger?
    [mantas] Ein Manta, der zahlt, ist dann erschöpft: Welcher fehlt dir weniger?
   *[both] Eine Tiefe, die zahlt, ist verbraucht, und ihr Ort steigt; ein Manta ist dann erschöpft. Was fehlt dir weniger?
}{ $amounts ->
    [equal] { "" }
   *[different] { " " }Nicht alle geben gleich viel: Achte darauf, was übrig bliebe.
}
table-aquatica-pool = Von der Karte: { $resource ->
    [coins] { $amount ->
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    }
   *[power] { $amount } Macht
}
table-aquatica-steps = { $count ->
    [one] noch { $count } Schritt
   *[other] noch { $count } Schritte
}

# --- der Tisch im Browser ---

table-aquatica-round = Runde { $round }
table-aquatica-ocean = Ozean
table-aquatica-sunk = Abgelegte Orte
table-aquatica-deck-places = { $count ->
    [one] noch { $count } Ort im Stapel
   *[other] noch { $count } Orte im Stapel
}
table-aquatica-deck-people = { $count ->
    [one] noch { $count } Charakter im Stapel
   *[other] noch { $count } Charaktere im Stapel
}
table-aquatica-herd = { $ready ->
    [one] { $ready } Manta bereit
   *[other] { $ready } Mantas bereit
}, { $tired } erschöpft
table-aquatica-cost = kostet { $price } { $resource ->
    [coins] { $price ->
        [one] Münze
       *[other] Münzen
    }
   *[power] Macht
}{ $rest ->
    [0] { ", die Karte gibt alles" }
   *[other] { ", " }{ $pool } von der Karte, { $rest } zu zahlen
}
table-aquatica-pays = gibt { $given } { $resource ->
    [coins] { $given ->
        [one] Münze
       *[other] Münzen
    }
   *[power] Macht
}{ $rest ->
    [0] { ": ganz bezahlt" }
   *[other] { ", dann " }fehlen noch { $rest }
}
table-aquatica-then = dann: { $effect }
table-aquatica-stays = bleibt für immer auf der Leiste
table-aquatica-prices = kaufen für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} oder erobern mit { $power } Macht
table-aquatica-two-prices = Jeder Ort hat zwei Preise: mit Münzen kaufst du ihn, mit Macht eroberst du ihn.
table-aquatica-progress = { $have } von { $need }
    .most = { $have }, höchstens { $need }
table-aquatica-claim = Ziel erfüllen für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $goal }
table-aquatica-idle = jetzt ohne Wirkung
    .short = ohne Wirkung
table-aquatica-cause = { $seat } spielt { $card }.
table-aquatica-paid = { $paid } von { $price } bezahlt
table-aquatica-purse = kann { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} oder { $power } Macht bezahlen
table-aquatica-known-points = mindestens { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}, gewertete Orte sind geheim
table-aquatica-own-points = { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}: { $hand } für Handkarten, { $goals } für Ziele, { $scored } für gewertete Orte
table-aquatica-rank = Dir wird verliehen: { $rank ->
    [blobfish] der Blobfisch
    [sea_serpent] die Seeschlange
    [leviathan] der Leviathan
   *[kraken] der Kraken
}.
table-aquatica-winner = { $you ->
    [yes] Du gewinnst!
   *[no] { $seat } gewinnt.
}
table-aquatica-score-hand = Karten auf der Hand
table-aquatica-score-goals = Ziele
table-aquatica-score-scored = gewertete Orte
table-aquatica-score-total = gesamt
table-aquatica-recent = Letzte Züge

# --- warum nicht ---

refused-aquatica-not-now = Das geht jetzt nicht.
refused-aquatica-must-play = Ein Zug braucht seine Hauptaktion: Spiele zuerst einen Charakter.
refused-aquatica-played-already = Du hast in diesem Zug schon einen Charakter gespielt.
refused-aquatica-not-in-hand = Dieser Charakter ist nicht auf deiner Hand.
refused-aquatica-not-on-board = Dieser Ort liegt nicht auf deinem Tableau.
refused-aquatica-fully-risen = Dieser Ort ist ganz gehoben: Er hat keine Tiefe mehr.
refused-aquatica-empty-depth = Seine Tiefe ist leer: Nur Heben bringt ihn weiter.
refused-aquatica-resource = Seine Tiefe zeigt eine Ressource, die nur während der Hauptaktion bezahlt.
refused-aquatica-no-use = Sein Effekt würde jetzt nichts bewirken.
refused-aquatica-no-manta = Du hast keinen solchen Manta bereit.
refused-aquatica-resource-manta = Dieser Manta bringt eine Ressource, die nur während der Hauptaktion bezahlt.
refused-aquatica-no-use-manta = Der Effekt dieses Mantas würde jetzt nichts bewirken.
refused-aquatica-by-card = Nur ein gespielter Charakter lässt dich anwerben, kaufen, erobern und bezahlen.
refused-aquatica-not-in-rows = Dieser Ort liegt nicht in den Reihen des Ozeans.
refused-aquatica-price = Er kostet { $price }, und du kommst auf { $within }.
refused-aquatica-not-in-row = Dieser Charakter liegt nicht auf dem Feld für { $price }.
refused-aquatica-coins = Er kostet { $price }, und du kommst auf { $within }.
refused-aquatica-source = Diese Quelle kann hier nicht bezahlen oder würde nicht gebraucht: Noch { $need } zu zahlen.
refused-aquatica-not-discarded = Dieser Charakter liegt nicht in deiner Ablage.
refused-aquatica-stays = Dieser Charakter wird nie abgelegt.
refused-aquatica-not-sunk = Dieser Ort liegt nicht bei den abgelegten.
refused-aquatica-not-below = Dieser Ort liegt nicht in der unteren Reihe.
refused-aquatica-not-offered = Dieser König wurde dir nicht weitergereicht.
refused-aquatica-rival-there = Die Ichthyander haben auf diesem Ziel schon einen Manta.
refused-aquatica-compulsory = Das ist Pflicht: Du hast, was es braucht.
refused-aquatica-location = Dieser Ort kann dafür nicht gewählt werden.
refused-aquatica-no-such-goal = Um dieses Ziel geht es in diesem Spiel nicht.
refused-aquatica-claim-turn = Ziele erfüllt man im eigenen Zug.
refused-aquatica-claimed = Dieses Ziel hast du schon erfüllt.
refused-aquatica-goal-open = Dieses Ziel erfüllst du jetzt nicht.
refused-aquatica-manta-needed = Jeder Manta, den du hergeben könntest, wird für die Zahlung gebraucht.
refused-aquatica-manta-gone = Dieser Manta liegt schon auf einem Ziel, oder die Zahlung braucht ihn.
refused-aquatica-goal = Es gibt kein Ziel { $goal }; bekannt: { $known }.
refused-aquatica-four-goals = Es werden vier verschiedene Ziele gebraucht, jedes einmal genannt, nicht: { $chosen }.

# --- das geführte erste Spiel ---

lesson-aquatica-welcome = Willkommen im Ozean! Du gewinnst Orte, hebst sie Tiefe um Tiefe und wertest sie. Alle haben zehn Züge; die meisten Punkte gewinnen. Wählen kannst du, was leuchtet. Zeige auf etwas oder halte es gedrückt, um zu lesen, was es tut.
lesson-aquatica-turn = In deinem Zug spielst du einen Charakter aus der Hand und tust, was er zeigt, von links nach rechts. Spiele den Seefürsten: Er gibt 1 Münze und kauft einen Ort.
lesson-aquatica-buy = Jeder Ort hat zwei Preise: Münzen zum Kaufen, Macht zum Erobern. Der Stern zeigt seine Punkte, die Spalte rechts seine Tiefen. Nimm den mit dem Ring: Die 2 fehlenden Münzen zahlt dein Manta, der danach erschöpft ist.
lesson-aquatica-extra = Ein leuchtender Manta ist eine Zusatzaktion: Er kostet keinen Zug, ist danach aber erschöpft. Heb ihn auf, und beende den Zug.
lesson-aquatica-conquer = Dein Ort liegt in einer Tasche deines Tableaus; seine oberste Tiefe ist, was er als Nächstes gibt, hier 2 Macht. Die Legion des Meervolks gibt 3 Macht und erobert. Zusammen reicht das für einen Ort bis 5.
lesson-aquatica-pay = Zweierlei könnte zahlen: die Tiefe deines Ortes oder ein Manta. Nutze die Tiefe: Der Ort rutscht zur nächsten, und der Manta bleibt bereit. Solange nichts Neues aufgedeckt wird, kannst du es mit dem Pfeil oben zurücknehmen.
lesson-aquatica-raise = Eine leere Tiefe gibt nichts; nur Heben führt an ihr vorbei. Die Seherin hebt zweimal. Hebe beide Male den Ort mit dem Ring.
lesson-aquatica-score = Das Häkchen heißt: ganz gehoben. Ein Ort gibt seine Punkte erst, wenn er gewertet ist; dann ist seine Tasche wieder frei. Nutze, was den Ring hat: Ein Manta kostet keinen Zug.
lesson-aquatica-recruit = Der Agent der See gibt 1 Münze und wirbt einen der sechs Charaktere des Ozeans an. Sie kosten 0 bis 5 Münzen und kommen sofort auf deine Hand. Jede Karte auf der Hand ist am Ende einen Punkt wert.
lesson-aquatica-scout = Es sind kaum noch Orte da. Das Seepferd erkundet: Die untere Reihe rückt nach oben, wo jeder 1 Macht weniger kostet, und sechs neue kommen. Danach erobert es.
lesson-aquatica-goals = Es gibt vier Ziele, jedes mit deinem Fortschritt. Erfüllst du eines, drücke darauf und gib einen trainierten Manta für immer her: Der Erste dort bekommt 7 Punkte, dann 5, 3, 2 und 1.
lesson-aquatica-matrona = Dir gehen die Karten aus. Matrona bringt alle gespielten zurück und macht deine Mantas bereit, und sie selbst bleibt immer auf der Hand.
lesson-aquatica-own = Mehr brauchst du nicht, der Rest des Spiels gehört dir. Hier sind deine Punkte. Suche Tiefen, die den nächsten Ort bezahlen, und werte Gehobenes vor dem letzten Zug.
lesson-aquatica-over = Das war Aquatica. Ein ganzes Spiel endet, wenn jemand alle vier Ziele erfüllt hat oder ein Stapel leer ist.
lesson-aquatica-lost = Diesmal hat die Konkurrenz mehr Punkte. Orte zählen erst, wenn sie gewertet sind: Hebe sie früh und halte Taschen frei. Ein ganzes Spiel endet, wenn jemand alle vier Ziele erfüllt hat oder ein Stapel leer ist.

# --- Fehler in Paketen ---

fault-aquatica-king-number = das ist schon die Nummer von { $king }
fault-aquatica-wild = es gibt keinen wilden Manta „{ $manta }“
fault-aquatica-other = muss true sein, eine Tiefe wirkt nie auf ihren eigenen Ort
fault-aquatica-not-other = ist nur für Tiefen
fault-aquatica-free = muss true sein, Ressourcen gibt man nur in der Hauptaktion aus
fault-aquatica-only = die Macht eines Charakters gilt für jede Art
fault-aquatica-remove = remove_self ist nichts für eine Karte, die auf der Hand bleibt
fault-aquatica-stays = nur ein Startcharakter kann auf der Hand bleiben
fault-aquatica-setup-king = ein König mit timing setup gibt genau einen wilden Manta
fault-aquatica-empty-hand = ein Startcharakter muss auf der Hand bleiben, sonst könnte eine Hand leer werden
fault-aquatica-few = es muss mindestens { $least } { $what ->
    [ocean] Ozeancharaktere
    [kings] Könige
    [tokens] Zielplättchen
   *[locations] Orte
} geben, nicht { $found }
fault-aquatica-exactly = es muss { $wanted } { $what ->
    [trained] trainierte Mantas, einen für jedes Ziel,
    [printed-2019] 2019 aufgedruckte Ziele
   *[printed-2020] 2020 aufgedruckte Ziele
} geben, nicht { $found }

# --- im Terminal ---

screen-key-last-aquatica = t abgelegte Orte
    .over = t abgelegte Orte

# --- why a bot hints at a move: for each kind, where its plan says nothing ---

why-aquatica-play = Von deinen Karten bringt dir diese jetzt am meisten.
why-aquatica-use = Sein Effekt hilft dir jetzt; ein erschöpfter Manta kann wieder bereit werden.
why-aquatica-exploit = Was diese Tiefe zeigt, hilft dir jetzt, und der Ort steigt.
why-aquatica-recruit = Seine Effekte machen deine Hand für die nächsten Züge stärker.
why-aquatica-buy = Du kannst seine Tiefen nutzen, und gewertet bringt er Punkte.
why-aquatica-salvage = Du bekommst einen Ort, ohne zu bezahlen.
why-aquatica-pay = Darauf kannst du am leichtesten verzichten.
why-aquatica-raise = So fehlt dem Ort weniger, bis er ganz gehoben ist.
why-aquatica-lift = Der Ort ist sofort ganz gehoben.
why-aquatica-score = Nur gewertete Orte bringen Punkte, und der Platz wird frei.
why-aquatica-shed = Von diesen Orten brauchst du diesen am wenigsten.
why-aquatica-take-back = Du kannst ihn in einem deiner nächsten Züge wieder spielen.
why-aquatica-replay = Seine Effekte helfen dir noch einmal.
why-aquatica-drop = Von deinen Karten brauchst du diese am wenigsten.
why-aquatica-choose = Von beidem bringt dir das jetzt mehr.
why-aquatica-claim = Ein erfülltes Ziel bringt am Ende Punkte.
why-aquatica-place = Von deinen Mantas kannst du auf diesen am leichtesten verzichten.
why-aquatica-rival = Dort stört er dich am wenigsten.
why-aquatica-pick = Von diesen Königen passt dieser am besten zu dir.
why-aquatica-scout = Neue Orte können besser zu dir passen als die im Ozean.
why-aquatica-skip = Es würde dich mehr kosten, als es bringt.
why-aquatica-continue = Mehr lohnt sich hier nicht.
why-aquatica-end = Was du noch nutzen könntest, ist später mehr wert.
why-aquatica-conquer = Du kannst seine Tiefen nutzen, und gewertet bringt er Punkte.
why-aquatica-crown = Von diesen Königen passt dieser am besten zu dir.
