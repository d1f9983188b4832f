# Aquatica.

game-aquatica = Aquatica
    .about = wyścig o lokacje oceanu, 1–4 osoby
    .tile = Władcy oceanu podnoszą lokacje i szkolą manty, 1–4 osoby.
    .modes = podstawowy, zaawansowany, solo przeciw Ichtianderom

aquatica-rival = Ichtianderzy

# --- rodzaje, efekty, rangi ---

type-aquatica-shark_bay = Zatoka Rekinów
    .letter = R
type-aquatica-sunken_ships = Zatopione Statki
    .letter = S
type-aquatica-ocean_volcanoes = Wulkany Oceanu
    .letter = W
type-aquatica-decayed_civilizations = Upadłe Cywilizacje
    .letter = C

effect-aquatica-empty = pusta
    .short = ·
effect-aquatica-coins = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[other] { $n } monet
}
    .short = { $n }¤
effect-aquatica-power = { $n } siły{ $only ->
    [none] { "" }
   *[other] , tylko: { $only }
}
    .short = { $n }⚔{ $only ->
    [none] { "" }
   *[other] { $only }
}
effect-aquatica-buy = kup lokację
    .short = kup
effect-aquatica-conquer = podbij lokację
    .short = podbij
effect-aquatica-recruit = { $free ->
    [yes] zwerbuj postać za darmo
   *[no] zwerbuj postać
}
    .short = { $free ->
    [yes] werbunek za darmo
   *[no] werbunek
}
effect-aquatica-scout = zwiad
    .short = zwiad
effect-aquatica-raise = podnieś { $other ->
    [yes] inne lokacje
   *[no] lokacje
} o { $n ->
    [one] { $n } głębię
    [few] { $n } głębie
   *[other] { $n } głębi
}
    .short = ↑{ $n }
effect-aquatica-raise_full = podnieś { $other ->
    [yes] inną lokację
   *[no] lokację
} do końca
    .short = ↑↑
effect-aquatica-score = zapunktuj { $n ->
    [one] { $n } lokację podniesioną
    [few] { $n } lokacje podniesione
   *[other] { $n } lokacji podniesionych
} do końca
    .short = punktuj { $n }
effect-aquatica-take_back = weź z odrzuconych { $n ->
    [all] wszystkie postacie
    [one] { $n } postać
    [few] { $n } postacie
   *[other] { $n } postaci
}
    .short = odzyskaj { $n ->
    [all] wszystkie
   *[other] { $n }
}
effect-aquatica-ready_mantas = przygotuj wszystkie manty
    .short = przygotuj
effect-aquatica-discard_card = odrzuć { $n ->
    [one] { $n } kartę
    [few] { $n } karty
   *[other] { $n } kart
}
    .short = odrzuć { $n }
effect-aquatica-replay_from_discard = za { $cost_coins ->
    [one] { $cost_coins } monetę
    [few] { $cost_coins } monety
   *[other] { $cost_coins } monet
} zagraj ponownie odrzuconą postać
    .short = ponów
effect-aquatica-take_location_from_discard = weź lokację ze stosu odrzuconych
    .short = wyłów
effect-aquatica-remove_self = ta karta opuszcza grę
    .short = raz
effect-aquatica-gain_wild_manta = otrzymujesz: { $kind }
    .short = manta
effect-aquatica-discard_ocean_character = usuń darmową postać z rzędu
    .short = usuń
effect-aquatica-others = każdy rywal: { $do }
    .short = rywale: { $do }
effect-aquatica-choose = albo { $options }
    .short = { $options }
effect-aquatica-or = albo

# --- opcje ---

option-aquatica-players = Gracze
    .help = Ilu gra, od 1 do 4. W pojedynkę gra się przeciw Ichtianderom.
option-aquatica-mode = Tryb
    .help = Ustala cele i królów: cele z planszy i królowie według miejsc albo żetony celów i wybór królów.
    .value-basic = podstawowy
    .value-advanced = zaawansowany
option-aquatica-goals = Cele
    .help = O które cele toczy się gra: nadrukowane na planszy czy cztery z żetonów.
    .value-mode = według trybu
    .value-printed = nadrukowane
    .value-tokens = żetony celów
option-aquatica-kings = Królowie
    .help = Czy są królowie i jak trafiają do graczy. W pojedynkę wybiera się jednego z trzech.
    .value-mode = według trybu
    .value-off = bez królów
    .value-basic = według miejsc, od numeru 1
    .value-draft = wybierani, od ostatniego gracza
option-aquatica-king_draft_open = Jawny wybór
    .help = Czy wszyscy widzą wylosowanych i wybranych królów, czy każdy tylko to, co dostaje.
option-aquatica-edition = Wydanie
    .help = Ustala zasady, którymi różnią się wydania: zwiad, cele z planszy, zestawy postaci, grę solo.
    .value-2021 = polskie, 2021
    .value-2020 = angielskie, 2020
    .value-2019 = pierwsze, 2019
option-aquatica-printed_goals = Nadrukowane cele
    .help = Cele której planszy: 8 na ręce, 5 na planszy, 3 zapunktowane, 2 dzikie manty; albo 10 na ręce, 4 jednego rodzaju, 3 zapunktowane, 5 wyczerpanych mant.
    .value-edition = według wydania
    .value-2020 = z 2020 roku
    .value-2019 = z 2019 roku
option-aquatica-scout = Zwiad
    .help = Czy gracz może zrezygnować ze zwiadu.
    .value-edition = według wydania
    .value-optional = dobrowolny
    .value-mandatory = obowiązkowy
option-aquatica-scout_with_more_than_4 = Pełny dolny rząd
    .help = Co ze zwiadem, gdy w dolnym rzędzie leżą więcej niż cztery lokacje.
    .value-edition = według wydania
    .value-discard_choice = nadmiar wybiera się i odrzuca
    .value-forbidden = nie ma zwiadu
option-aquatica-character_sets = Zestawy postaci
    .help = Ile zestawów postaci oceanu tasuje się razem.
    .value-edition = według wydania
    .value-1 = jeden
    .value-2 = dwa
    .value-3 = trzy
option-aquatica-solo_rival = Rywal w grze solo
    .help = Po czym Ichtianderzy kładą mantę.
    .value-edition = według wydania
    .value-matrona_and_scout = po Matronie i każdym zwiadzie
    .value-matrona = tylko po Matronie
option-aquatica-solo_table = Rangi w grze solo
    .help = Punkty za morskie stwory: 30, 60, 90 albo 20, 30, 40.
    .value-edition = według wydania
    .value-2020 = 30, 60, 90
    .value-2019 = 20, 30, 40
option-aquatica-two_player_matrona_discards_leftmost = Matrona we dwoje
    .help = Przy dwóch graczach: czy Matrona usuwa też darmową postać z rzędu, jak w dodatku.
option-aquatica-grabber_typed_pair = Pary sił według rodzaju
    .help = Czy dwie sąsiednie siły na różne rodzaje z jednej lokacji mogą opłacić dwa podboje jednej akcji głównej.
option-aquatica-leftover_resources = Reszta zasobów
    .help = Czy monety i siła, które zostają po kroku, przepadają od razu, czy dopiero z końcem akcji głównej.
    .value-lost_after_step = przepadają po każdym kroku
    .value-kept_until_main_action_ends = zostają do końca akcji głównej
option-aquatica-wave_teller_reading = Wieszczka Fal
    .help = Czy Wieszczka Fal podnosi o 2 albo punktuje 2, czy robi jedno i drugie w tej kolejności.
    .value-choose = jedno z dwojga
    .value-both = jedno i drugie
option-aquatica-turn_limit_per_player = Limit tur
    .help = Po tylu turach każdego gracza gra zostaje zamknięta i policzona; brak: może trwać dowolnie długo.
option-aquatica-chosen_goals = Wybrane cele
    .help = Cztery cele zamiast celów planszy lub żetonów.
option-aquatica-size = Rozmiar
    .help = Mała gra ma co czwartą lokację i kończy się wcześniej.
    .value-full = cała gra
    .value-small = mała gra

# --- o co pyta gra ---

ask-aquatica-over = Gra skończona.
ask-aquatica-draft = { $you ->
    [yes] Wybierz króla.
   *[no] { $seat } wybiera króla.
}
ask-aquatica-turn = { $you ->
    [yes] Zagraj postać albo zrób najpierw coś dodatkowego.
   *[no] { $seat } ma zagrać postać.
}
ask-aquatica-turn-after = { $you ->
    [yes] Zrób coś dodatkowego albo zakończ turę.
   *[no] { $seat } może zrobić coś dodatkowego.
}
ask-aquatica-card = { $you ->
    [yes] Trwa rozpatrywanie twojej karty.
   *[no] Trwa rozpatrywanie karty: { $seat }.
}
ask-aquatica-choose = { $you ->
    [yes] Który z efektów?
   *[no] { $seat } wybiera między efektami karty.
}
ask-aquatica-recruit = { $you ->
    [yes] Zwerbuj postać.
   *[no] { $seat } werbuje postać.
}
ask-aquatica-recruit-free = { $you ->
    [yes] Zwerbuj postać za darmo.
   *[no] { $seat } werbuje postać za darmo.
}
ask-aquatica-buy = { $you ->
    [yes] Kup lokację.
   *[no] { $seat } kupuje lokację.
}
ask-aquatica-conquer = { $you ->
    [yes] Podbij lokację.
   *[no] { $seat } podbija lokację.
}
ask-aquatica-pay = { $you ->
    [yes] Zapłać głębiami i mantami.
   *[no] { $seat } płaci.
}
ask-aquatica-salvage = { $you ->
    [yes] Weź lokację ze stosu odrzuconych.
   *[no] { $seat } bierze lokację ze stosu odrzuconych.
}
ask-aquatica-replay = { $you ->
    [yes] Zagrać ponownie odrzuconą postać?
   *[no] { $seat } może zagrać ponownie odrzuconą postać.
}
ask-aquatica-raise = { $you ->
    [yes] Podnieś lokację.
   *[no] { $seat } podnosi lokację.
}
ask-aquatica-lift = { $you ->
    [yes] Podnieś lokację do końca.
   *[no] { $seat } podnosi lokację do końca.
}
ask-aquatica-score = { $you ->
    [yes] Zapunktuj lokację.
   *[no] { $seat } punktuje lokację.
}
ask-aquatica-take-back = { $you ->
    [yes] Weź postać z odrzuconych.
   *[no] { $seat } bierze postać z odrzuconych.
}
ask-aquatica-take-back-all = { $you ->
    [yes] Twoje odrzucone postacie zaraz wrócą na rękę.
   *[no] Zaraz wrócą na rękę odrzucone postacie: { $seat }.
}
ask-aquatica-ready = { $you ->
    [yes] Twoje manty zaraz będą przygotowane.
   *[no] Zaraz będą przygotowane manty: { $seat }.
}
ask-aquatica-scout = { $you ->
    [yes] Wykonać zwiad?
   *[no] { $seat } może wykonać zwiad.
}
ask-aquatica-shed = { $you ->
    [yes] Wybierz lokację z dolnego rzędu do odrzucenia.
   *[no] { $seat } wybiera lokacje z dolnego rzędu do odrzucenia.
}
ask-aquatica-others = { $you ->
    [yes] Rywale wykonują efekt twojej karty.
   *[no] Wszyscy wykonują efekt karty: { $seat }.
}
ask-aquatica-drop = { $you ->
    [yes] Odrzuć kartę.
   *[no] { $seat } musi odrzucić kartę.
}
ask-aquatica-claim = { $you ->
    [yes] Która manta idzie na tor celu?
   *[no] { $seat } wypełnia cel.
}
ask-aquatica-rival = { $you ->
    [yes] Gdzie Ichtianderzy kładą mantę?
   *[no] { $seat } kładzie mantę Ichtianderów.
}

# --- ruchy ---

move-aquatica-play = { $thing }
move-aquatica-use = { $thing }
move-aquatica-exploit = { $thing }
move-aquatica-end = zakończ turę
move-aquatica-scout = wykonaj zwiad
move-aquatica-skip = pomiń
move-aquatica-continue = dalej
move-aquatica-recruit = { $thing } za { $price }
    .free = { $thing } za darmo{ $price ->
    [0] { "" }
   *[other] { " " }zamiast za { $price }
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
move-aquatica-abandon = poddaj grę

group-aquatica-play = Zagraj postać
group-aquatica-use = Użyj manty
group-aquatica-exploit = Wykorzystaj głębię
group-aquatica-recruit = Zwerbuj
group-aquatica-buy = Kup
group-aquatica-conquer = Podbij
group-aquatica-salvage = Weź z odrzuconych lokacji
group-aquatica-pay = Zapłać
group-aquatica-raise = Podnieś
group-aquatica-lift = Podnieś do końca
group-aquatica-score = Zapunktuj
group-aquatica-shed = Odrzuć z dolnego rzędu
group-aquatica-take-back = Weź z odrzuconych
group-aquatica-replay = Zagraj ponownie
group-aquatica-drop = Odrzuć
group-aquatica-choose = Wybierz
group-aquatica-claim = Wypełnij cel
group-aquatica-place = Oddaj
group-aquatica-rival = Ichtianderzy
group-aquatica-pick = Królowie
group-aquatica-crown = Królowie
group-aquatica-answer = Albo

# --- co się stało ---

event-aquatica-goal = Cel: { $goal }.
event-aquatica-king = { $you ->
    [yes] Twój król: { $king }.
   *[no] { $seat }, król: { $king }.
}
event-aquatica-offered = { $you ->
    [yes] Możesz wybrać: { $king }.
   *[no] { $seat } może wybrać: { $king }.
}
event-aquatica-picked = { $you ->
    [yes] Wybierasz
   *[no] { $seat } wybiera
} { $king ->
    [none] króla
   *[other] króla: { $king }
}.
event-aquatica-arrived = Do rzędu dołącza { $character }.
event-aquatica-revealed = Nowa lokacja: { $location }.
event-aquatica-turn = { $you ->
    [yes] Twoja tura, runda { $round }.
   *[no] Tura: { $seat }, runda { $round }.
}
event-aquatica-played = { $you ->
    [yes] Zagrywasz
   *[no] { $seat } zagrywa
} kartę: { $character }.
event-aquatica-exploited = { $you ->
    [yes] Wykorzystujesz
   *[no] { $seat } wykorzystuje
} głębię { $depth } lokacji { $location }.
event-aquatica-used = { $you ->
    [yes] Używasz
   *[no] { $seat } używa
}: { $manta }.
event-aquatica-recruited = { $you ->
    [yes] Werbujesz
   *[no] { $seat } werbuje
} postać { $character } { $paid ->
    [yes] za { $price }
   *[no] za darmo
}.
event-aquatica-bought = { $you ->
    [yes] Kupujesz
   *[no] { $seat } kupuje
} lokację { $location }.
event-aquatica-conquered = { $you ->
    [yes] Podbijasz
   *[no] { $seat } podbija
} lokację { $location }.
event-aquatica-salvaged = { $you ->
    [yes] Bierzesz
   *[no] { $seat } bierze
} ze stosu odrzuconych lokację { $location }.
event-aquatica-raised = { $you ->
    [yes] Podnosisz
   *[no] { $seat } podnosi
} lokację { $location } o { $depths }.
event-aquatica-gained = { $you ->
    [yes] Otrzymujesz
   *[no] { $seat } otrzymuje
}: { $manta }.
event-aquatica-scored = { $you ->
    [yes] Punktujesz
   *[no] { $seat } punktuje
} lokację { $location }.
event-aquatica-scouted = { $you ->
    [yes] Wykonujesz zwiad.
   *[no] { $seat } wykonuje zwiad.
}
event-aquatica-shed = Odrzucona lokacja: { $location }.
event-aquatica-tookback = { $you ->
    [yes] Bierzesz z odrzuconych
   *[no] { $seat } bierze z odrzuconych
}: { $character }.
event-aquatica-readied = { $you ->
    [yes] Przygotowujesz
   *[no] { $seat } przygotowuje
} { $mantas ->
    [one] { $mantas } mantę
    [few] { $mantas } manty
   *[other] { $mantas } mant
}.
event-aquatica-replayed = { $you ->
    [yes] Zagrywasz ponownie
   *[no] { $seat } zagrywa ponownie
} kartę: { $character }.
event-aquatica-dropped = { $you ->
    [yes] Odrzucasz
   *[no] { $seat } odrzuca
} kartę: { $character }.
event-aquatica-chose = { $you ->
    [yes] Wybierasz
   *[no] { $seat } wybiera
} { $option ->
    [1] pierwszy z efektów
    [2] drugi z efektów
   *[other] efekt { $option }
}.
event-aquatica-claimed = { $you ->
    [yes] Wypełniasz cel
   *[no] { $seat } wypełnia cel
} wart { $points }: { $goal } ({ $manta }).
event-aquatica-rival = Ichtianderzy kładą mantę na polu wartym { $points }: { $goal }.
event-aquatica-removed = { $character } opuszcza grę{ $seat ->
    [none] .
   *[other] { " " }({ $you ->
        [yes] twoja karta
       *[no] { $seat }
    }).
}
event-aquatica-skipped = { $you ->
    [yes] Pomijasz ten krok.
   *[no] { $seat } pomija ten krok.
}
event-aquatica-triggered = Koniec jest bliski: { $cause ->
    [goals] { $you ->
        [yes] masz
       *[no] { $seat } ma
    } już wszystkie cztery cele.
    [locations] skończyła się talia lokacji.
    [characters] skończyła się talia postaci.
   *[rival] Ichtianderzy położyli ostatnią mantę.
} Każdy ma jeszcze jedną turę.
event-aquatica-ended = Gra skończona{ $cause ->
    [limit] : osiągnięto limit tur.
    [abandoned] : została poddana.
   *[other] .
}{ $rank ->
    [none] { "" }
   *[other] { " " }Rada Oceanu przyznaje ci { $rank ->
        [blobfish] Błazenka
        [sea_serpent] Węża Morskiego
        [leviathan] Lewiatana
       *[kraken] Krakena
    } za { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
}

outcome-aquatica-goals = Wypełniono wszystkie cztery cele.
outcome-aquatica-locations = Skończyła się talia lokacji.
outcome-aquatica-characters = Skończyła się talia postaci.
outcome-aquatica-rival = Ichtianderzy położyli ostatnią mantę.
outcome-aquatica-limit = Osiągnięto limit tur.
outcome-aquatica-abandoned = Gra została poddana.

# --- stół ---

table-aquatica-heading = Runda { $round } · w taliach lokacji { $locations }, postaci { $characters }
table-aquatica-ending = { $turns ->
    [one] ostatnia tura
    [few] jeszcze { $turns } tury
   *[other] jeszcze { $turns } tur
}
table-aquatica-row = Postacie oceanu
table-aquatica-row-price = { $price ->
    [0] za darmo
   *[other] { $price }¤
}
table-aquatica-top = Górny rząd, o 1 siłę taniej
table-aquatica-no-locations = Nie ma tu już lokacji. Nowe przynosi zwiad.
table-aquatica-bottom = Dolny rząd
table-aquatica-nothing = nic
table-aquatica-discarded = { $count ->
    [one] { $count } odrzucona lokacja
    [few] { $count } odrzucone lokacje
   *[other] { $count } odrzuconych lokacji
}
table-aquatica-goals = Cele
table-aquatica-next = następny: { $points }
table-aquatica-board = Twoja plansza
table-aquatica-board-of = Plansza: { $seat }
table-aquatica-risen = podniesiona do końca
table-aquatica-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
table-aquatica-mantas = Manty
table-aquatica-tired = wyczerpana
table-aquatica-rivals = Rywale
table-aquatica-hand = Twoja ręka
table-aquatica-pile = Odrzucone
table-aquatica-scored = Zapunktowane
table-aquatica-cards = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[other] { $count } kart na ręce
}
table-aquatica-pile-of = { $count ->
    [0] nic odrzuconego
   *[other] odrzucone: { $count }, na wierzchu { $top }
}
table-aquatica-recruited = { $count ->
    [0] nikogo nie zwerbowano
   *[other] zwerbowane: { $count }
}
table-aquatica-scored-of = zapunktowane: { $count }
table-aquatica-paying = { $purpose ->
    [buy] Kupno
    [conquer] Podbój
    [recruit] Werbunek
   *[replay] Ponowne zagranie
}, { $target }: brakuje jeszcze { $need } { $resource ->
    [coins] { $need ->
        [one] monety
       *[other] monet
    }
   *[power] siły
}
hint-aquatica-pay = { $sort ->
    [depths] Głębia, która płaci, jest zużyta, a jej lokacja się podnosi: której będzie ci mniej brakować?
    [mantas] Manta, która płaci, wyczerpuje się: której będzie ci mniej brakować?
   *[both] Głębia, która płaci, jest zużyta, a jej lokacja się podnosi; manta się wyczerpuje. Czego będzie ci mniej brakować?
}{ $amounts ->
    [equal] { "" }
   *[different] { " " }Nie wszystkie dają tyle samo: zwróć uwagę, co by zostało.
}
table-aquatica-pool = Z karty: { $resource ->
    [coins] { $amount ->
        [one] { $amount } moneta
        [few] { $amount } monety
       *[other] { $amount } monet
    }
   *[power] { $amount } siły
}
table-aquatica-steps = { $count ->
    [one] został { $count } krok
    [few] zostały { $count } kroki
   *[other] zostało { $count } kroków
}

# --- stół w przeglądarce ---

table-aquatica-round = Runda { $round }
table-aquatica-ocean = Ocean
table-aquatica-sunk = Odrzucone lokacje
table-aquatica-deck-places = W talii { $count ->
    [one] została { $count } lokacja
    [few] zostały { $count } lokacje
   *[other] zostało { $count } lokacji
}
table-aquatica-deck-people = W talii { $count ->
    [one] została { $count } postać
    [few] zostały { $count } postacie
   *[other] zostało { $count } postaci
}
table-aquatica-herd = { $ready ->
    [one] { $ready } przygotowana manta
    [few] { $ready } przygotowane manty
   *[other] { $ready } przygotowanych mant
}, { $tired ->
    [one] { $tired } wyczerpana
    [few] { $tired } wyczerpane
   *[other] { $tired } wyczerpanych
}
table-aquatica-cost = koszt: { $price } { $resource ->
    [coins] { $price ->
        [one] moneta
        [few] monety
       *[other] monet
    }
   *[power] siły
}{ $rest ->
    [0] { ", karta daje wszystko" }
   *[other] { ", " }z karty { $pool }, do zapłaty { $rest }
}
table-aquatica-pays = daje { $given } { $resource ->
    [coins] { $given ->
        [one] monetę
        [few] monety
       *[other] monet
    }
   *[power] siły
}{ $rest ->
    [0] { ": zapłacone w całości" }
   *[other] { ", potem brakuje " }{ $rest }
}
table-aquatica-then = potem: { $effect }
table-aquatica-stays = zostaje na torze na stałe
table-aquatica-prices = kupno za { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[other] { $coins } monet
} albo podbój za { $power } siły
table-aquatica-two-prices = Każda lokacja ma dwie ceny: kupisz ją za monety albo podbijesz siłą.
table-aquatica-progress = { $have } z { $need }
    .most = { $have }, najwyżej { $need }
table-aquatica-claim = Wypełnij cel za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}: { $goal }
table-aquatica-idle = teraz bez efektu
    .short = bez efektu
table-aquatica-cause = { $seat } zagrywa kartę { $card }.
table-aquatica-paid = zapłacone { $paid } z { $price }
table-aquatica-purse = może zapłacić { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
   *[other] { $coins } monet
} albo { $power } siły
table-aquatica-known-points = co najmniej { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}, zapunktowane lokacje są tajne
table-aquatica-own-points = { $total ->
    [one] { $total } punkt
    [few] { $total } punkty
   *[other] { $total } punktów
}: { $hand } za karty na ręce, { $goals } za cele, { $scored } za zapunktowane lokacje
table-aquatica-rank = Otrzymujesz { $rank ->
    [blobfish] Błazenka
    [sea_serpent] Węża Morskiego
    [leviathan] Lewiatana
   *[kraken] Krakena
}.
table-aquatica-winner = { $you ->
    [yes] Wygrywasz!
   *[no] Wygrywa { $seat }.
}
table-aquatica-score-hand = karty na ręce
table-aquatica-score-goals = cele
table-aquatica-score-scored = lokacje
table-aquatica-score-total = razem
table-aquatica-recent = Ostatnie tury

# --- dlaczego nie ---

refused-aquatica-not-now = Tego nie można teraz zrobić: gra pyta o coś innego.
refused-aquatica-must-play = Tura wymaga akcji głównej: najpierw zagraj postać.
refused-aquatica-played-already = Postać została już w tej turze zagrana.
refused-aquatica-not-in-hand = Tej postaci nie masz na ręce.
refused-aquatica-not-on-board = Tej lokacji nie ma na twojej planszy.
refused-aquatica-fully-risen = Ta lokacja jest podniesiona do końca: nie ma już głębi.
refused-aquatica-empty-depth = Jej głębia jest pusta: dalej przesuwa ją tylko podnoszenie.
refused-aquatica-resource = Jej głębia to zasób, a zasobami płaci się tylko w akcji głównej.
refused-aquatica-no-use = Jej efekt nic by teraz nie dał.
refused-aquatica-no-manta = Nie masz takiej przygotowanej manty.
refused-aquatica-resource-manta = Ta manta daje zasób, a zasobami płaci się tylko w akcji głównej.
refused-aquatica-no-use-manta = Efekt tej manty nic by teraz nie dał.
refused-aquatica-by-card = Werbować, kupować, podbijać i płacić pozwala tylko zagrana postać.
refused-aquatica-not-in-rows = Ta lokacja nie leży w rzędach oceanu.
refused-aquatica-price = Kosztuje { $price }, a możesz zebrać { $within }.
refused-aquatica-not-in-row = Tej postaci nie ma na polu za { $price }.
refused-aquatica-coins = Kosztuje { $price }, a możesz zebrać { $within }.
refused-aquatica-source = Tym nie można tu zapłacić albo byłoby to niepotrzebne: brakuje { $need }.
refused-aquatica-not-discarded = Ta postać nie leży na twoim stosie odrzuconych.
refused-aquatica-stays = Tej postaci nigdy się nie odrzuca.
refused-aquatica-not-sunk = Tej lokacji nie ma wśród odrzuconych.
refused-aquatica-not-below = Tej lokacji nie ma w dolnym rzędzie.
refused-aquatica-not-offered = Tego króla nie ma wśród podanych tobie.
refused-aquatica-rival-there = Ichtianderzy mają już mantę przy tym celu.
refused-aquatica-compulsory = To obowiązkowe: masz wszystko, czego trzeba.
refused-aquatica-location = Tej lokacji nie można do tego wybrać.
refused-aquatica-no-such-goal = O ten cel nie gra się w tej rozgrywce.
refused-aquatica-claim-turn = Cele wypełnia się we własnej turze.
refused-aquatica-claimed = Ten cel masz już wypełniony.
refused-aquatica-goal-open = Nie spełniasz teraz tego celu.
refused-aquatica-manta-needed = Każda manta, którą można by oddać, jest potrzebna do zapłaty.
refused-aquatica-manta-gone = Ta manta leży już przy celu albo jest potrzebna do zapłaty.
refused-aquatica-goal = Nie ma celu { $goal }; znane: { $known }.
refused-aquatica-four-goals = Potrzebne są cztery różne cele, każdy podany raz, a nie: { $chosen }.

# --- pierwsza gra z przewodnikiem ---

lesson-aquatica-welcome = Witaj w oceanie! Zdobywasz lokacje, podnosisz je głębia po głębi i punktujesz. Każdy ma dziesięć tur; wygrywa największa liczba punktów. Wybrać można to, co świeci. Wskaż coś albo przytrzymaj, a przeczytasz, co robi.
lesson-aquatica-turn = W swojej turze zagrywasz jedną postać z ręki i robisz to, co pokazuje, od lewej do prawej. Zagraj Władcę Mórz: daje 1 monetę i kupuje lokację.
lesson-aquatica-buy = Każda lokacja ma dwie ceny: monety, by ją kupić, i siłę, by ją podbić. Gwiazda to jej punkty, kolumna po prawej to głębie. Weź tę w obwódce: 2 brakujące monety dopłaci manta, która się przy tym wyczerpie.
lesson-aquatica-extra = Świecąca manta to akcja dodatkowa: nie kosztuje tury, ale manta się wyczerpuje. Zachowaj ją na później i zakończ turę.
lesson-aquatica-conquer = Twoja lokacja leży w kieszeni planszy; jej górna głębia to to, co da jako następne, tu 2 siły. Legion Morskiego Ludu daje 3 siły i podbija. Razem wystarczy na lokację za najwyżej 5.
lesson-aquatica-pay = Zapłacić może jedno albo drugie: głębia twojej lokacji lub manta. Użyj głębi: lokacja wsunie się do następnej, a manta zostanie gotowa. Dopóki nie odkryto nic nowego, możesz cofnąć ruch strzałką u góry.
lesson-aquatica-raise = Pusta głębia nic nie daje; można ją tylko podnieść. Wieszczka Fal podnosi dwa razy. Oba razy podnieś lokację w obwódce.
lesson-aquatica-score = Ptaszek znaczy: podniesiona do końca. Lokacja daje punkty dopiero po zapunktowaniu, a jej kieszeń jest wtedy znów wolna. Użyj tego, co jest w obwódce: manta nie kosztuje tury.
lesson-aquatica-recruit = Agent Błękitnych Wód daje 1 monetę i werbuje jedną z sześciu postaci oceanu. Kosztują od 0 do 5 monet i od razu trafiają na rękę. Każda karta na ręce jest na koniec warta punkt.
lesson-aquatica-scout = Zostało mało lokacji. Konik Morski robi zwiad: dolny rząd przesuwa się w górę, gdzie każda kosztuje o 1 siłę mniej, i pojawia się sześć nowych. Potem podbija.
lesson-aquatica-goals = Są cztery cele, przy każdym widzisz swój postęp. Gdy któryś spełnisz, naciśnij go i oddaj na stałe wyszkoloną mantę: pierwszy dostaje 7 punktów, następny 5, potem 3, 2 i 1.
lesson-aquatica-matrona = Kończą ci się karty. Matrona przywraca wszystkie zagrane i przygotowuje manty, a sama zawsze zostaje na ręce.
lesson-aquatica-own = To wszystko, czego trzeba, a reszta gry jest twoja. Tu są twoje punkty. Szukaj głębi, które zapłacą za następną lokację, i zapunktuj podniesione przed ostatnią turą.
lesson-aquatica-over = To była Aquatica. Cała gra kończy się, gdy ktoś zajmie wszystkie cztery cele albo skończy się talia.
lesson-aquatica-lost = Tym razem rywal ma więcej punktów. Lokacje liczą się dopiero po zapunktowaniu, więc podnoś je wcześnie i miej wolne miejsca. Pełna gra kończy się, gdy ktoś zdobędzie wszystkie cztery cele albo skończy się talia.

# --- usterki paczek ---

fault-aquatica-king-number = ten numer ma już { $king }
fault-aquatica-wild = nie ma dzikiej manty „{ $manta }”
fault-aquatica-other = musi być true: głębia nigdy nie działa na własną lokację
fault-aquatica-not-other = jest tylko dla głębi
fault-aquatica-free = musi być true: zasobów używa się tylko w akcji głównej
fault-aquatica-only = siła postaci liczy się na każdy rodzaj lokacji
fault-aquatica-remove = remove_self nie jest dla karty, która zostaje na ręce
fault-aquatica-stays = tylko postać początkowa może zostawać na ręce
fault-aquatica-setup-king = król, który ma timing setup, daje dokładnie jedną dziką mantę
fault-aquatica-empty-hand = jedna postać początkowa musi zostawać na ręce, bo inaczej ręka mogłaby się opróżnić
fault-aquatica-few = potrzeba co najmniej { $least } { $what ->
    [ocean] postaci oceanu
    [kings] królów
    [tokens] żetonów celów
   *[locations] lokacji
}, a nie { $found }
fault-aquatica-exactly = potrzeba dokładnie { $wanted } { $what ->
    [trained] wyszkolonych mant, po jednej na każdy cel
    [printed-2019] celów z planszy 2019
   *[printed-2020] celów z planszy 2020
}, a nie { $found }

# --- w terminalu ---

screen-key-last-aquatica = t odrzucone lokacje
    .over = t odrzucone lokacje

# --- why a bot hints at a move: for each kind, where its plan says nothing ---

why-aquatica-play = Z twoich kart ta daje ci teraz najwięcej.
why-aquatica-use = Jej efekt pomaga ci teraz; wyczerpaną mantę można znów przygotować.
why-aquatica-exploit = To, co pokazuje ta głębia, pomaga ci teraz, a lokacja się podnosi.
why-aquatica-recruit = Jej efekty wzmocnią twoją rękę na następne tury.
why-aquatica-buy = Możesz korzystać z jej głębi, a zapunktowana da punkty.
why-aquatica-salvage = Dostajesz lokację bez płacenia.
why-aquatica-pay = Bez tego najłatwiej się obejdziesz.
why-aquatica-raise = Lokacji mniej brakuje, żeby była podniesiona do końca.
why-aquatica-lift = Lokacja od razu jest podniesiona do końca.
why-aquatica-score = Tylko zapunktowane lokacje dają punkty, a miejsce się zwalnia.
why-aquatica-shed = Z tych lokacji ta jest ci najmniej potrzebna.
why-aquatica-take-back = Możesz ją znów zagrać w jednej z następnych tur.
why-aquatica-replay = Jej efekty pomogą ci jeszcze raz.
why-aquatica-drop = Z twoich kart ta jest ci najmniej potrzebna.
why-aquatica-choose = Z tych dwóch to daje ci teraz więcej.
why-aquatica-claim = Wypełniony cel daje na koniec punkty.
why-aquatica-place = Z twoich mant bez tej najłatwiej się obejdziesz.
why-aquatica-rival = Tam najmniej ci przeszkodzi.
why-aquatica-pick = Z tych królów ten pasuje ci najlepiej.
why-aquatica-scout = Nowe lokacje mogą pasować ci lepiej niż te w oceanie.
why-aquatica-skip = Kosztowałoby cię to więcej, niż daje.
why-aquatica-continue = Nic więcej się tu nie opłaca.
why-aquatica-end = To, czego możesz jeszcze użyć, później da więcej.
why-aquatica-conquer = Możesz korzystać z jej głębi, a zapunktowana da punkty.
why-aquatica-crown = Z tych królów ten pasuje ci najlepiej.
