# Endeavor: Deep Sea.

game-endeavor = Endeavor: Deep Sea
    .about = odkrywanie i ochrona oceanu, 1–4 osoby (piąta jako opcja)
    .tile = Instytut badawczy poznaje ocean, który rośnie kafel po kaflu, 1–4 osoby.
    .modes = { $missions } misji: przeciw sobie, wspólnie albo solo

# --- opcje ---

option-endeavor-mission = Misja
    .help = Numer misji: od 1 do 8, w wydaniu sklepowym od 1 do 10, albo misja z własnej paczki.
option-endeavor-players = Gracze
    .help = Ile osób gra: od 1 do 4 albo pięć, z piątym kompletem elementów, którego nie ma w pudełku. W pojedynkę gra się o cele, tak jak wspólnie.
option-endeavor-mode = Tryb
    .help = Czy gracze rywalizują o punkty, czy razem próbują osiągnąć siedem celów.
    .value-competitive = przeciw sobie
    .value-cooperative = wspólnie
option-endeavor-edition = Wydanie
    .help = Jakie kafle, specjaliści, żetony i dzienniki są w pudełku oraz co robią dzienniki.
    .value-draft = pierwsza instrukcja
    .value-retail = pudełko ze sklepu
option-endeavor-fifth_player = Piąty gracz
    .help = Czy może grać pięć osób, z piątym kompletem elementów, którego w pudełku nie ma.
option-endeavor-size = Rozmiar
    .help = Mała gra ma połowę rund; jest rywalizacyjna.
    .value-full = cała gra
    .value-small = mała gra

# --- słowa ---

attribute-endeavor-reputation = Reputacja
    .letter = R
attribute-endeavor-inspiration = Inspiracja
    .letter = I
attribute-endeavor-coordination = Koordynacja
    .letter = K
attribute-endeavor-ingenuity = Pomysłowość
    .letter = P
reward-endeavor-reputation = Reputacja
reward-endeavor-inspiration = Inspiracja
reward-endeavor-coordination = Koordynacja
reward-endeavor-ingenuity = Pomysłowość
reward-endeavor-any-attribute = dowolny atrybut
reward-endeavor-lowest-attribute = najniższy atrybut
reward-endeavor-research = Badanie
reward-endeavor-impact = Wpływ
reward-endeavor-disc = dysk
reward-endeavor-promote = awans
reward-endeavor-vessel = batyskaf
reward-endeavor-discover = odkrycie { $depths }
reward-endeavor-action = akcja: { $action }
grant-endeavor-this-zone = na tym obszarze
grant-endeavor-from-this-zone = z tego obszaru
grant-endeavor-same-depth-as-own-vessel = na głębokości jednego z twoich batyskafów
grant-endeavor-same-row-or-column = w tym samym rzędzie lub kolumnie
grant-endeavor-technology = technologia +{ $count }
grant-endeavor-tokens = żetony: { $count }
grant-endeavor-times = do { $count } razy
grant-endeavor-cheaper = taniej o { $count }
action-endeavor-travel = Podróż
action-endeavor-sonar = Sonar
action-endeavor-dive = Nurkowanie
action-endeavor-conserve = Ochrona
action-endeavor-journal = Dziennik
action-endeavor-promote = Awans
action-endeavor-copy = Kopiowanie
field-endeavor-blue = Technologia
    .letter = T
field-endeavor-brown = Współpraca
    .letter = W
field-endeavor-green = Metody terenowe
    .letter = M
field-endeavor-yellow = Przyroda
    .letter = P
line-endeavor-attributes = atrybuty
    .how = punkty pól, do których doszły cztery tory
line-endeavor-impact = tablica wpływu
    .how = punkty pod twoimi znacznikami
line-endeavor-goal-1 = cel 1
line-endeavor-goal-2 = cel 2
line-endeavor-goal-3 = cel 3
line-endeavor-seniors = seniorzy szczebla 5
    .how = to, co liczą twoi awansowani specjaliści szczebla 5
line-endeavor-leftovers = pozostałe badania i dyski
    .how = 1 punkt za każde 3 badania i gotowe dyski
line-endeavor-journals = punkty z dzienników
    .how = punkty wydrukowane na twoich dziennikach
choice-endeavor-sonar = dyski sonaru
choice-endeavor-conserve = dyski ochrony
choice-endeavor-journal = dyski dzienników

outcome-endeavor-abandoned = Grę przerwano.
outcome-endeavor-goals = { $met ->
    [0] Porażka: nie osiągnięto żadnego celu.
    [one] Porażka: osiągnięto jeden cel.
    [2] Porażka: osiągnięto dwa cele.
    [3] Porażka: osiągnięto trzy cele.
    [4] Umiarkowany sukces: osiągnięto cztery cele.
    [5] Imponujący sukces: osiągnięto pięć celów.
    [6] Wielki sukces: osiągnięto sześć celów.
   *[other] Niesamowity sukces: osiągnięto wszystkie siedem celów.
}

# --- o co gra pyta ---

ask-endeavor-recruit = { $you ->
    [yes] Zrekrutuj specjalistę.
   *[no] { $seat } rekrutuje specjalistę.
}
ask-endeavor-reassign = { $you ->
    [yes] Odzyskaj dyski.
   *[no] { $seat } odzyskuje dyski.
}
ask-endeavor-turn = { $you ->
    [yes] Aktywuj specjalistę albo spasuj.
   *[no] { $seat } aktywuje specjalistę albo pasuje.
}
ask-endeavor-acts = { $you ->
    [yes] { $about }: wybierz akcję.
   *[no] { $seat } korzysta ze specjalisty: { $about }
}
ask-endeavor-end-turn = { $you ->
    [yes] Możesz zachować jeden żeton nurkowania: wydaj pozostałe.
   *[no] { $seat } wydaje żetony nurkowania.
}
ask-endeavor-act = { $you ->
    [yes] Możesz wykonać akcję: { $about }
   *[no] { $seat } może wykonać akcję: { $about }
}
ask-endeavor-from = { $you ->
    [yes] Który batyskaf tam płynie? { $about }
   *[no] { $seat } wybiera batyskaf.
}
ask-endeavor-pay = { $you ->
    [yes] Wydaj żetony nurkowania, aby opłacić badania.
   *[no] { $seat } opłaca badania.
}
ask-endeavor-publish = { $you ->
    [yes] Który dziennik tam publikujesz?
   *[no] { $seat } wybiera dziennik do publikacji.
}
ask-endeavor-retain = { $you ->
    [yes] Który z dwóch żetonów zachowujesz?
   *[no] { $seat } zachowuje jeden z dwóch żetonów.
}
ask-endeavor-draw = { $you ->
    [yes] Z którego stosu dobierasz kafel?
   *[no] { $seat } wskazuje stosy do odkrycia.
}
ask-endeavor-keep = { $you ->
    [yes] Który kafel kładziesz?
   *[no] { $seat } wybiera jeden z kafli.
}
ask-endeavor-place = { $you ->
    [yes] Gdzie kładziesz kafel? { $about }
   *[no] { $seat } kładzie obszar: { $about }
}
ask-endeavor-rewards = { $you ->
    [yes] Którą nagrodę bierzesz najpierw?
   *[no] { $seat } wybiera kolejność nagród.
}
ask-endeavor-raise = { $you ->
    [yes] Który atrybut podnosisz?
   *[no] { $seat } wybiera atrybut.
}
ask-endeavor-impact = { $you ->
    [yes] Gdzie kładziesz znacznik?
   *[no] { $seat } kładzie znacznik na tablicy wpływu.
}
ask-endeavor-impact-to = { $you ->
    [yes] Dokąd przesuwasz znacznik?
   *[no] { $seat } przesuwa znacznik na tablicy wpływu.
}
ask-endeavor-promote = { $you ->
    [yes] Kogo awansujesz?
   *[no] { $seat } może awansować specjalistę.
}
ask-endeavor-launch = { $you ->
    [yes] Gdzie wodujesz batyskaf?
   *[no] { $seat } woduje batyskaf.
}
ask-endeavor-after = { $you ->
    [yes] Możesz teraz użyć dziennika.
   *[no] { $seat } może użyć dziennika.
}
ask-endeavor-recover = { $you ->
    [yes] Z kogo odzyskujesz dysk?
   *[no] { $seat } odzyskuje dysk.
}
ask-endeavor-choose = { $you ->
    [yes] Jak punktować ten cel, dla wszystkich?
   *[no] { $seat } decyduje, jak punktować cel.
}
ask-endeavor-restored = { $you ->
    [yes] Obszar odnowiony dzięki tobie. Położyć znacznik obok tablicy?
   *[no] { $seat } może położyć znacznik obok tablicy.
}
ask-endeavor-over = Koniec gry.

# --- ruchy ---

move-endeavor-pass = pas
move-endeavor-done = to wszystko
move-endeavor-decline = rezygnacja
move-endeavor-abandon = przerwij grę
move-endeavor-recruit = rekrutuj: { $name }
move-endeavor-activate = { $name }
move-endeavor-recover = dysk z: { $name }
move-endeavor-copy = jak { $name }
move-endeavor-promote = awans: { $name } → { $senior }{ $busy ->
    [yes] { " " }(dysk wraca do zapasu)
   *[no] { "" }
}
move-endeavor-launch = woduj: { $name }
move-endeavor-travel = podróż: { $name }
move-endeavor-from = z: { $name }
move-endeavor-sonar = sonar: { $name } { $site }
move-endeavor-dive = nurkowanie: { $name } { $site }
move-endeavor-conserve = ochrona: { $name } { $site }
move-endeavor-journal = publikacja: { $name } { $site }
move-endeavor-publish = { $name }
move-endeavor-apply = użyj: { $name }
move-endeavor-discard = usuń: { $name }
move-endeavor-space = dysk na: { $name }
move-endeavor-draw = stos głębokości { $name }
move-endeavor-keep = { $name }
move-endeavor-place = { $name }
move-endeavor-impact = heks { $name }
move-endeavor-shift = przesuń znacznik z { $name }
move-endeavor-raise = { $name }
move-endeavor-cash = żeton na badania: { $research }
move-endeavor-use = żeton na: { $name }
move-endeavor-retain = { $name }
move-endeavor-take = { $name }
move-endeavor-choose = { $name }

# W kilku słowach, bez nagłówka: podpowiedzi, analizy.
said-endeavor-recruit = zrekrutuj: { $name }
said-endeavor-activate = aktywuj: { $name }
said-endeavor-recover = zdejmij dysk z karty: { $name }
said-endeavor-copy = działaj jak { $name }
said-endeavor-travel = płyń do strefy: { $name }
said-endeavor-sonar = użyj sonaru: { $name } { $site }
said-endeavor-dive = zanurkuj: { $name } { $site }
said-endeavor-conserve = chroń: { $name } { $site }
said-endeavor-journal = opublikuj: { $name } { $site }
said-endeavor-publish = opublikuj: „{ $name }”
said-endeavor-space = połóż dysk na: „{ $name }”
said-endeavor-draw = dobierz ze stosu głębokości { $name }
said-endeavor-keep = zachowaj kafel: { $name }
said-endeavor-place = połóż { $name } na polu { $place }
said-endeavor-impact = połóż znacznik na polu: { $name }
said-endeavor-retain = zachowaj żeton: { $name }
said-endeavor-cash = wymień żeton na badania: { $research }
said-endeavor-use = wymień żeton na: { $name }
said-endeavor-raise = podnieś: { $name }
said-endeavor-take = weź najpierw: { $name }

# --- co się wydarzyło ---

event-endeavor-card = Cel drużyny: { $goal_card }.
event-endeavor-zone = Obszar { $tile } leży na polu { $place }.
event-endeavor-displayed = Na witrynie: { $journal }.
event-endeavor-tray = Na wierzchu stosu szczebla 5: { $specialist }.
event-endeavor-round = Runda { $number }. { $you ->
    [yes] Masz znacznik fali.
   *[no] Znacznik fali: { $seat }.
}
event-endeavor-recruited = { $you ->
    [yes] Rekrutujesz:
   *[no] { $seat } rekrutuje:
} { $specialist }.
event-endeavor-effort = { $you ->
    [yes] Pozyskujesz
   *[no] { $seat } pozyskuje
} { $discs ->
    [one] 1 dysk
    [few] { $discs } dyski
   *[other] { $discs } dysków
} z zapasu.
event-endeavor-recovered = { $you ->
    [yes] Odzyskujesz dysk,
   *[no] { $seat } odzyskuje dysk,
} który leżał na: { $specialist }.
event-endeavor-launched = { $you ->
    [yes] Wodujesz batyskaf:
   *[no] { $seat } woduje batyskaf:
} { $tile }.
event-endeavor-activated = { $you ->
    [yes] Aktywujesz:
   *[no] { $seat } aktywuje:
} { $specialist }.
event-endeavor-passed = { $you ->
    [yes] Pasujesz
   *[no] { $seat } pasuje
} do końca rundy.
event-endeavor-travelled = { $you ->
    [yes] Podróżujesz:
   *[no] { $seat } podróżuje:
} { $start } → { $tile }.
event-endeavor-occupied = { $you ->
    [yes] Kładziesz dysk:
   *[no] { $seat } kładzie dysk:
} { $tile } { $site }.
event-endeavor-paid = { $you ->
    [yes] Płacisz badaniami:
   *[no] { $seat } płaci badaniami:
} { $research }.
event-endeavor-linked = Ukończone połączenie, { $tile }: { $site } i { $end }, gdzie { $owner_you ->
    [yes] masz dysk.
   *[no] dysk ma { $owner }.
}
event-endeavor-drew = Odkryty kafel: { $tile }.
event-endeavor-returned = { $tile } wraca pod swój stos.
event-endeavor-discovered = { $you ->
    [yes] Odkrywasz:
   *[no] { $seat } odkrywa:
} { $tile } na polu { $place }.
event-endeavor-dived = { $you ->
    [yes] Nurkujesz:
   *[no] { $seat } nurkuje:
} { $tile } { $site } – { $token }.
event-endeavor-tossed = Drugi żeton zostaje odrzucony: { $token }.
event-endeavor-cashed = { $you ->
    [yes] Wydajesz
   *[no] { $seat } wydaje
} żeton nurkowania na badania ({ $token }).
event-endeavor-used = { $you ->
    [yes] Używasz
   *[no] { $seat } używa
} { $token ->
    [none] dziennika: { $journal }.
   *[other] żetonu nurkowania ({ $token }).
}
event-endeavor-published = { $you ->
    [yes] Publikujesz:
   *[no] { $seat } publikuje:
} { $journal } – { $tile } { $site }.
event-endeavor-applied = { $you ->
    [yes] Używasz dziennika w tej rundzie:
   *[no] { $seat } używa dziennika w tej rundzie:
} { $journal }.
event-endeavor-discarded = { $you ->
    [yes] Usuwasz dziennik:
   *[no] { $seat } usuwa dziennik:
} { $journal }.
event-endeavor-stepped = { $you ->
    [yes] Twoja
   *[no] { $seat }:
} { $attribute ->
    [reputation] Reputacja
    [inspiration] Inspiracja
    [coordination] Koordynacja
   *[ingenuity] Pomysłowość
} jest już na polu { $step }.
event-endeavor-gained = { $you ->
    [yes] Zyskujesz:
   *[no] { $seat } zyskuje:
} { $reward ->
    [disc] { $count ->
        [one] 1 dysk
        [few] { $count } dyski
       *[other] { $count } dysków
    }
   *[research] { $count ->
        [one] 1 badanie
        [few] { $count } badania
       *[other] { $count } badań
    }
}.
event-endeavor-marked = { $you ->
    [yes] Kładziesz
   *[no] { $seat } kładzie
} znacznik wpływu na pole: { $hex }.
event-endeavor-shifted = { $you ->
    [yes] Przesuwasz
   *[no] { $seat } przesuwa
} znacznik wpływu z pola: { $start }, na pole: { $hex }.
event-endeavor-promoted = { $you ->
    [yes] Awansujesz:
   *[no] { $seat } awansuje:
} { $specialist }{ $disc ->
    [yes] ; dysk wraca do zapasu.
   *[no] .
}
event-endeavor-declined = { $you ->
    [yes] Rezygnujesz
   *[no] { $seat } rezygnuje
} { $reward ->
    [impact] z wpływu.
    [discover] z odkrycia.
    [promote] z awansu.
   *[action] { $action ->
        [travel] z akcji Podróży.
        [sonar] z akcji Sonaru.
        [dive] z akcji Nurkowania.
        [conserve] z akcji Ochrony.
        [journal] z akcji Dziennika.
       *[promote] z akcji Awansu.
    }
}
event-endeavor-lapsed = { $you ->
    [yes] Przepada ci
   *[no] { $seat } – przepada
} { $reward ->
    [impact] wpływ: nie można go użyć.
    [promote] awans: nie ma kogo awansować.
    [vessel] batyskaf: wszystkie są już w oceanie.
    [disc] { $count ->
        [one] 1 dysk: zapas jest pusty.
        [few] { $count } dyski: zapas jest pusty.
       *[many] { $count } dysków: zapas jest pusty.
    }
    [research] { $count ->
        [one] 1 badanie: tor jest pełny.
        [few] { $count } badania: tor jest pełny.
       *[many] { $count } badań: tor jest pełny.
    }
   *[action] { $action ->
        [travel] akcja Podróży: nie można jej wykonać.
        [sonar] akcja Sonaru: nie można jej wykonać.
        [dive] akcja Nurkowania: nie można jej wykonać.
        [conserve] akcja Ochrony: nie można jej wykonać.
        [journal] akcja Dziennika: nie można jej wykonać.
       *[promote] akcja Awansu: nie można jej wykonać.
    }
}
event-endeavor-noroom = { $you ->
    [yes] Dla twojego odkrycia nie ma miejsca; staje się wpływem.
   *[no] Dla odkrycia gracza { $seat } nie ma miejsca; staje się wpływem.
}
event-endeavor-chose = { $you ->
    [yes] Decydujesz
   *[no] { $seat } decyduje
} o celu { $goal }: { $option ->
    [sonar] liczą się dyski sonaru.
    [conserve] liczą się dyski ochrony.
    [journal] liczą się dyski dzienników.
   *[other] { $option }.
}
event-endeavor-cleaned = { $you ->
    [yes] Twoje pole
   *[no] { $seat }, pole
} toru oczyszczania: { $step }.
event-endeavor-reshuffled = { $tokens ->
    [one] 1 odrzucony żeton nurkowania tworzy nowy zapas.
    [few] { $tokens } odrzucone żetony nurkowania tworzą nowy zapas.
   *[other] { $tokens } odrzuconych żetonów nurkowania tworzy nowy zapas.
}
event-endeavor-scored = { $you ->
    [yes] Twoje punkty:
   *[no] { $seat }, punkty:
} { $points } – { $line ->
    [attributes] atrybuty.
    [impact] tablica wpływu.
    [seniors] seniorzy szczebla 5.
    [leftovers] pozostałe badania i dyski.
    [journals] punkty z dzienników.
   *[other] { $line }.
}
event-endeavor-goal = { $number ->
    [0] Cel z tablicy wpływu:
   *[other] Cel { $number }:
} { $needed ->
    [0] nieosiągnięty, bo nikt nie wybrał, jak go punktować.
   *[other] { $reached } z { $needed }.
}
event-endeavor-ended = { $outcome ->
    [abandoned] Grę przerwano.
   *[finished] Koniec gry.
}

# --- odmowy ---

refused-endeavor-mission = Nie ma misji { $mission }; są: { $known }.
refused-endeavor-edition = Misja { $mission } nie należy do wydania { $edition ->
    [draft] „pierwsza instrukcja” (draft)
    [retail] „pudełko ze sklepu” (retail)
   *[other] { $edition }
}; wybierz: { $known ->
    [draft] „pierwsza instrukcja” (draft)
    [retail] „pudełko ze sklepu” (retail)
   *[other] { $known }
}.
refused-endeavor-fifth = W pudełku są elementy dla czterech osób; aby grać w pięć, włącz piątego gracza.
refused-endeavor-small = Mała gra jest rywalizacyjna: ma za mało rund na cele drużyny. Wybierz mode=competitive i co najmniej dwoje graczy albo size=full.
refused-endeavor-not-now = O to gra teraz nie pyta.{ $asked ->
    [over] { " " }Gra jest skończona.
    [turn] { " " }Najpierw aktywuj specjalistę.
   *[other] { "" }
}
refused-endeavor-action = Ta akcja teraz ci nie przysługuje albo już ją wykonano.
refused-endeavor-tier = Twój poziom rekrutacji nie sięga szczebla { $tier }.
refused-endeavor-tray = Tego specjalisty nie ma na tacce.
refused-endeavor-begun = Po wydaniu żetonu lub użyciu dziennika trzeba aktywować specjalistę.
refused-endeavor-no-disc = W twojej strefie zarządzania nie ma dysku.
refused-endeavor-busy = Na tym specjaliście leży już dysk.
refused-endeavor-no-circle = Ten specjalista nie ma kręgu aktywacji.
refused-endeavor-not-in-team = Tego specjalisty nie ma w twoim zespole.
refused-endeavor-not-in-play = Tego obszaru nie ma w grze.
refused-endeavor-too-deep = Głębokość { $depth } jest za duża na poziom technologii { $level }.
refused-endeavor-too-far = To za daleko na poziom technologii { $level } albo żaden batyskaf nie może tam teraz płynąć.
refused-endeavor-no-tokens = W tej strefie nurkowania nie ma już żetonów.
refused-endeavor-taken = Ta strefa jest zajęta.
refused-endeavor-second-disc = Ta akcja wymaga jeszcze jednego dysku ze strefy zarządzania.
refused-endeavor-no-vessel = Nie masz batyskafu na tym obszarze.
refused-endeavor-slot = Najpierw musi być zajęte pole po lewej albo nie chodzi teraz o ten obszar.
refused-endeavor-cost = Nie stać cię na badania: { $cost }.
refused-endeavor-locked = Ta strefa dziennika jest zamknięta.
refused-endeavor-no-journal = Żaden dziennik z witryny nie pasuje do tej strefy i twoich badań albo nie chodzi teraz o ten obszar.
refused-endeavor-place = Kafel nie może tam leżeć.
refused-endeavor-hex = Znacznik musi leżeć przy strzałce albo obok innego znacznika, zgodnie z misją.
refused-endeavor-stack = Do tego odkrycia nie można dobrać kafla głębokości { $depth }.

# --- stół w terminalu ---

table-endeavor-heading = { $round ->
    [0] { $mission }
   *[other] { $mission } · runda { $round } z { $rounds }
}
table-endeavor-ocean = Ocean
table-endeavor-zones = Obszary
table-endeavor-seats = Gracze
table-endeavor-own = Twój zespół i planszetka
table-endeavor-impact = Tablica wpływu
table-endeavor-display = Dzienniki na witrynie (w talii: { $deck })
table-endeavor-tray = Specjaliści na tacce
table-endeavor-goals = Cele
table-endeavor-drawn = Odkryte kafle
table-endeavor-board = badania { $research } · strefa { $staging } · zapas { $supply } · znaczniki { $markers }
table-endeavor-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} na teraz
table-endeavor-printed = { $points ->
    [one] 1 punkt na karcie
    [few] { $points } punkty na karcie
   *[other] { $points } punktów na karcie
}
table-endeavor-passed = pas
table-endeavor-cleanup = oczyszczanie { $step }
table-endeavor-tokens = żetony
table-endeavor-journals = dzienniki
table-endeavor-team = zespół
table-endeavor-tracks = tory
table-endeavor-stack = głębokość { $depth }: { $count }
table-endeavor-stacks = Stosy
table-endeavor-unchosen = czeka na wybór
table-endeavor-team-goal = { $reached } z { $needed }
table-endeavor-tier = poziom { $tier }
table-endeavor-impact-goal = Tablica wpływu i seniorzy szczebla 5
table-endeavor-arrival = przybycie
table-endeavor-discovery = odkrycie
table-endeavor-cost = koszt { $cost }
table-endeavor-links = połączenia
table-endeavor-legend = → tu można zacząć · [1] znacznik gracza 1 · ∞ dowolnie wiele znaczników · liczba: punkty
table-endeavor-hint = Każdy obszar w całości: Tab na pełnym ekranie albo „look C2” w trybie wierszowym.
table-endeavor-recent = Ostatnie tury
group-endeavor-specialist = Specjaliści
group-endeavor-action = Akcje
group-endeavor-token = Żetony nurkowania
group-endeavor-journal = Dzienniki
group-endeavor-stack = Stosy
group-endeavor-impact = Tablica wpływu
group-endeavor-place = Miejsca
group-endeavor-answer = Odpowiedzi

# --- stół w przeglądarce ---

phase-endeavor-setup = przygotowanie gry
phase-endeavor-prepare = przygotowania
phase-endeavor-act = akcje
phase-endeavor-over = koniec
web-endeavor-map = Mapa oceanu: przeciągaj ją, przybliżaj albo przesuwaj strzałkami
web-endeavor-nearer = Bliżej (+)
web-endeavor-farther = Dalej (−)
web-endeavor-fit = Cały ocean (f)
web-endeavor-look = zobacz ten obszar w całości
web-endeavor-look-seat = Kliknij, aby zobaczyć całą planszetkę
web-endeavor-features = szczególne zasady tego obszaru
web-endeavor-bottom = na spodzie: { $tiles }
web-endeavor-keep = Zachowaj
web-endeavor-which = Jak tego użyć?
web-endeavor-tabs = Części stołu
web-endeavor-tab-ocean = Ocean
web-endeavor-tab-impact = Wpływ
web-endeavor-tab-offer = Nabór
web-endeavor-tab-journals = Dzienniki
web-endeavor-tab-goals = Cele
web-endeavor-round = Runda { $round } z { $rounds }
web-endeavor-wave = Kolejność w tej rundzie: { $seats }
web-endeavor-turn = teraz działa
web-endeavor-submarine = batyskaf: { $seat }
web-endeavor-tokens-left = { $count ->
    [one] 1 żeton
    [few] { $count } żetony
   *[other] { $count } żetonów
}
web-endeavor-marked = oznaczone miejsce
web-endeavor-locked = zamknięte do spełnienia warunku
web-endeavor-gives = daje: { $gain }
web-endeavor-others = wszyscy pozostali: { $gain }
web-endeavor-others-short = pozostali
web-endeavor-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
web-endeavor-level = poziom { $level }
web-endeavor-hex-at = { $what } ({ $where ->
    [beside] obok tablicy
    [top-left] u góry po lewej
    [top] u góry
    [top-right] u góry po prawej
    [left] po lewej
    [middle] w środku
    [right] po prawej
    [bottom-left] u dołu po lewej
    [bottom] u dołu
   *[bottom-right] u dołu po prawej
}{ $number ->
    [0] { "" }
   *[other] , { $number } z { $count }
})
web-endeavor-start = tu można zacząć
web-endeavor-infinite = mieści dowolnie wiele znaczników
web-endeavor-goal-hex = rozstrzyga, jak liczy się cel { $goal }
web-endeavor-goal-letter = C
web-endeavor-junior = junior szczebla { $tier }
web-endeavor-senior = senior szczebla { $tier }
web-endeavor-busy = leży na nim dysk
web-endeavor-used = użyty w tej rundzie
web-endeavor-track = { $name }: pole { $step }, poziom { $level }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
web-endeavor-level-reputation = Poziom mówi, jak wysoki szczebel możesz rekrutować.
web-endeavor-level-inspiration = Poziom mówi, ile dysków bierzesz z zapasu co rundę.
web-endeavor-level-coordination = Poziom mówi, ile dysków odzyskujesz ze specjalistów co rundę.
web-endeavor-level-ingenuity = Poziom mówi, jak głęboko i jak daleko płyną twoje batyskafy. Pola 2 i 7 wodują kolejny.
web-endeavor-research = Badania: { $count }. Płacisz nimi za ochronę i dzienniki.
web-endeavor-staging = { $count ->
    [one] 1 gotowy dysk
    [few] { $count } gotowe dyski
   *[other] { $count } gotowych dysków
}
web-endeavor-supply = { $count ->
    [one] 1 dysk w zapasie
    [few] { $count } dyski w zapasie
   *[other] { $count } dysków w zapasie
}
web-endeavor-markers = { $count ->
    [one] Został 1 znacznik wpływu
    [few] Zostały { $count } znaczniki wpływu
   *[other] Zostało { $count } znaczników wpływu
}
web-endeavor-vessels = { $count ->
    [one] 1 batyskaf w oceanie
    [few] { $count } batyskafy w oceanie
   *[other] { $count } batyskafów w oceanie
}
web-endeavor-first = Najwięcej: { $points } więcej
web-endeavor-second = Drugi wynik: { $points } więcej
web-endeavor-met = osiągnięty
web-endeavor-rules = Zasady tej misji
web-endeavor-nothing-yet = Nikt jeszcze nic nie zrobił.
web-endeavor-winner = { $you ->
    [yes] Wygrywasz!
   *[no] { $count ->
        [one] Wygrywa { $seats }.
       *[other] Zwycięstwo dzielą: { $seats }.
    }
}
web-endeavor-total = Razem
web-endeavor-link = połączenie: { $one } i { $other }
web-endeavor-look-points = Naciśnij, aby zobaczyć, skąd biorą się punkty, i całą planszetkę
web-endeavor-legend = Wszystkie znaki i co oznaczają
web-endeavor-legend-short = Znaki
web-endeavor-list = { $count ->
    [one] 1 wybór słowami
    [few] wszystkie { $count } wybory słowami
    [many] wszystkie wybory słowami: { $count }
   *[other] wszystkie wybory słowami: { $count }
}
web-endeavor-list-close = zamknij listę
web-endeavor-at-the-end = punkty na koniec
web-endeavor-offer-later = Później, z wyższą Reputacją
web-endeavor-brief-length = Rundy: { $rounds }, w grze solo { $alone }
web-endeavor-brief-rules = { $count ->
    [0] Łatwa: bez zasad szczególnych
    [one] Średnia: jedna zasada szczególna
    [few] Wymagająca: { $count } zasady szczególne
    [many] Wymagająca: { $count } zasad szczególnych
   *[other] Wymagająca: { $count } zasady szczególnej
}
web-endeavor-brief-ocean = Kolumny oceanu: { $columns }, głębokość: { $depth }
legend-endeavor-title-attributes = Atrybuty
legend-endeavor-title-actions = Akcje
legend-endeavor-title-rewards = Nagrody
legend-endeavor-title-fields = Dziedziny dzienników
legend-endeavor-title-zones = Na obszarach
legend-endeavor-title-impact = Na tablicy wpływu
legend-endeavor-title-board = Na twojej planszetce
legend-endeavor-discover = odkrycie na głębokościach, które podają liczby
legend-endeavor-place = gdzie leży obszar: kolumna i głębokość
legend-endeavor-eye = oko: wszystko o tym obszarze, w dużym rozmiarze
legend-endeavor-stack = kafle, które można jeszcze odkryć; liczba to ich głębokość
legend-endeavor-token = miejsce nurkowania; liczba mówi, ile zostało żetonów
legend-endeavor-lock = zamknięte do spełnienia warunku
legend-endeavor-feature = ten obszar ma własne zasady
legend-endeavor-cost = liczba w kwadracie przy miejscu ochrony: koszt w badaniach
legend-endeavor-marked = przerywana obwódka: miejsce, którego dotyczą zasady obszaru
legend-endeavor-links = linia między dwoma miejscami: gdy na obu są dyski, obaj właściciele dostają to, co pokazuje
legend-endeavor-arrow = strzałka: tu można zacząć
legend-endeavor-marker = znacznik wpływu w kolorze gracza
legend-endeavor-infinite = ∞: mieści się tu dowolnie wiele znaczników
legend-endeavor-goal = litera z liczbą: pierwszy znacznik rozstrzyga, jak liczy się ten cel
legend-endeavor-numbers = liczba: punkty za każdy twój znacznik na tym polu
legend-endeavor-staging = dyski gotowe do użycia
legend-endeavor-supply = dyski w zasobach
legend-endeavor-submarine = batyskafy
legend-endeavor-wave = kolejność w tej rundzie
legend-endeavor-step = podkreślone pole toru: wpływ albo, na torze Pomysłowości, batyskaf
web-endeavor-key-fit = pokaż cały ocean
web-endeavor-key-zoom = przybliż lub oddal ocean
web-endeavor-key-pan = przesuń ocean
web-endeavor-key-tabs = ocean, wpływ, nabór, dzienniki, cele

# --- pierwsza gra z przewodnikiem ---

lesson-endeavor-welcome = Witaj! Przez sześć rund badasz ocean; wygrywa, kto ma najwięcej punktów. W ramce twoje atrybuty: im wyższe, tym więcej możesz i punktujesz.
lesson-endeavor-recruit = Każda runda zaczyna się od nowego specjalisty. Po lewej są jego akcje, to, co po prawej, dostajesz od razu. Weź Operatora Sonaru.
lesson-endeavor-reassign = Dysk na specjaliście znaczy, że jest zajęty. Odzyskaj jeden: naciśnij Lidera Zespołu, który umie wszystko.
lesson-endeavor-turn = Teraz gracze działają na zmianę. Naciśnij specjalistę z wolnym kółkiem: trafia tam twój dysk i korzystasz z jego akcji.
lesson-endeavor-sonar = Co świeci, to można zrobić. Sonar odkrywa nowe obszary: naciśnij świecące miejsce z falami. Twój dysk tam zostaje.
lesson-endeavor-discovery = Odkrycie! Naciśnij stos dla każdego z dwóch kafli; liczba to głębokość. Zachowaj jeden z nich dla premii na przycisku i połóż go w świecącej ramce.
lesson-endeavor-travel = Podróż: naciśnij świecący obszar. Twój batyskaf tam płynie, a ty dostajesz to, co pokazuje prawy górny róg obszaru.
lesson-endeavor-round = Gdy wszyscy spasują, zaczyna się nowa runda. Inspiracja mówi, ile dostajesz dysków, Koordynacja – ile odzyskujesz, Reputacja – kogo rekrutujesz, a Pomysłowość – jak głęboko płyniesz.
lesson-endeavor-dive = Nurkowanie: naciśnij świecący żeton albo jego obszar. Zachowujesz jeden z dwóch: wydaj go jako badania albo na to, co pokazuje jego druga strona.
lesson-endeavor-research = Badaniami płacisz za ochronę (liść, cena w kwadracie) i za dzienniki (książka). Gdy na obu końcach linii są dyski, ich właściciele dostają to, co na niej jest.
lesson-endeavor-impact = Wpływ: połóż znacznik przy strzałce albo obok dowolnego znacznika i weź to, co pokazuje pole. Liczby to punkty.
lesson-endeavor-goals = O wyniku decydują cele: za wszystko, co cel liczy, są punkty, a kto ma tego najwięcej, dostaje więcej. Zaglądaj tu. „?” objaśnia znaki, a menu u góry ma podpowiedzi i zasady.
lesson-endeavor-over = Twoja pierwsza wyprawa dobiegła końca. Arkusz pokazuje, skąd wziął się każdy punkt. Następnym razem spróbuj innej misji albo zagraj wspólnie przeciw celom.
lesson-endeavor-lost = W tej wyprawie inni byli lepsi. Porównaj kolumny wiersz po wierszu: zacznij następnym razem tam, gdzie różnica jest największa. Spróbuj jeszcze raz albo zagrajcie razem o cele.

# --- usterki paczek ---

fault-endeavor-depths-differ = wszystkie odkrycia z jednej listy muszą pokazywać te same głębokości
fault-endeavor-no-depth = odkrycie musi mieć co najmniej jedną głębokość
fault-endeavor-one-action = na liście może być najwyżej jedna akcja
fault-endeavor-copy = kopiować może tylko specjalista
fault-endeavor-plain = nie może tu być ani odkryć, ani akcji
fault-endeavor-needs = „{ $one }” wymaga „{ $other }”
fault-endeavor-together = „{ $one }” i „{ $other }” muszą występować razem
fault-endeavor-only-for = „{ $one }” można łączyć tylko z: { $other }
fault-endeavor-tile = nie ma kafla „{ $tile }”
fault-endeavor-hex = nie ma heksu „{ $hex }”
fault-endeavor-site = nie ma strefy „{ $site }”
fault-endeavor-disc-site = nie ma strefy na dysk „{ $site }”
fault-endeavor-site-name = „{ $site }” musi się nazywać { $letter }1, { $letter }2 i tak dalej
fault-endeavor-same-sites = musi wymieniać te same strefy
fault-endeavor-self-link = strefy „{ $site }” nie można połączyć z nią samą
fault-endeavor-sites = wszystkie kafle razem mogą mieć najwyżej { $most } stref
fault-endeavor-depth-full = głębokość { $depth } może mieć najwyżej { $most } kafli
fault-endeavor-junior = każdy specjalista oprócz lidera musi mieć stronę juniora
fault-endeavor-leader = tylko lider zespołu ma szczebel 0
fault-endeavor-unique = specjalista szczebla 5 jest tylko jeden
fault-endeavor-threshold = potrzebny jest próg dla każdej liczby graczy od 1 do 5
fault-endeavor-not-laid = kafel „{ $tile }” musi być częścią układu
fault-endeavor-outside = „{ $name }” leży poza oceanem
fault-endeavor-wrong-depth = kafel „{ $tile }” nie należy do głębokości { $depth }
fault-endeavor-no-surface = na początku musi leżeć co najmniej jeden kafel o głębokości 1
fault-endeavor-row-fills = potasowany rząd wypełnia całą powierzchnię
fault-endeavor-row-long = kafli jest więcej niż kolumn
fault-endeavor-ordinary = „{ $tile }” to zwykły kafel i należy już do swojego stosu
fault-endeavor-too-deep = kafel „{ $tile }” leży głębiej niż dno oceanu
fault-endeavor-stock = losowych kafli o głębokości { $depth } jest tylko { $count } ({ $edition })
fault-endeavor-no-start = co najmniej jeden heks musi być startowy

# --- why a bot hints at a move: for each kind, where its plan says nothing ---

why-endeavor-recruit = Jego akcje pomogą ci do końca gry.
why-endeavor-activate = Jego akcje dają ci teraz najwięcej.
why-endeavor-recover = Możesz znów aktywować tego specjalistę.
why-endeavor-copy = Jego akcje dają ci teraz najwięcej.
why-endeavor-promote = Odtąd potrafi więcej.
why-endeavor-launch = Stamtąd dopłynie do miejsc, które pomogą ci najbardziej.
why-endeavor-from = Ten batyskaf jest najmniej potrzebny tam, gdzie teraz jest.
why-endeavor-travel = Stamtąd twój batyskaf dopłynie do miejsc, które ci pomogą.
why-endeavor-sonar = Tor sonaru daje tam nagrodę albo odkrycie.
why-endeavor-dive = Żeton nurkowania daje badania albo to, co pokazuje jego druga strona.
why-endeavor-conserve = To, co daje, jest warte badań.
why-endeavor-publish = Z dzienników ten pomaga ci najbardziej.
why-endeavor-journal = Dziennik daje ci teraz więcej niż inna akcja.
why-endeavor-apply = To, co daje dziennik, pomaga ci teraz.
why-endeavor-discard = Jego efekt jest teraz więcej wart niż zachowanie go.
why-endeavor-space = To, co pokazuje pole, pomaga ci teraz.
why-endeavor-draw = Obszar na tej głębokości pomoże ci najbardziej.
why-endeavor-keep = Jego premia i miejsca pomogą ci bardziej niż te z drugiego.
why-endeavor-place = Od miejsca zależy, kto tam dopłynie: to pasuje ci najlepiej.
why-endeavor-impact = To, co pokazuje pole, pomaga ci, a znaczniki liczą się na koniec.
why-endeavor-shift = Tam znacznik jest więcej wart.
why-endeavor-raise = Wyższy poziom pomoże ci tam najbardziej.
why-endeavor-cash = Badania są ci bardziej potrzebne niż druga strona.
why-endeavor-use = To pomoże ci bardziej niż badania.
why-endeavor-retain = Ten żeton pomoże ci bardziej niż drugi.
why-endeavor-take = Pomoże najbardziej, jeśli masz ją przed innymi.
why-endeavor-choose = Pasuje do tego, co już masz.
why-endeavor-done = Nic więcej się tu nie opłaca.
why-endeavor-pass = Twoje dyski więcej dadzą w następnej rundzie.
