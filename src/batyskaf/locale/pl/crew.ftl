# Załoga: Wyprawa w głębiny.

game-crew = Załoga: Wyprawa w głębiny
    .about = wspólne zbieranie stawek pod wodą, 2–5 osób
    .tile = Stawki w milczeniu: jedna załoga, wspólne zadania, 2–5 osób. Wszyscy wygrywacie albo wszyscy przegrywacie.
    .modes = { $missions } misje, rozgrywka próbna, epilog, kampania z dziennikiem

crew-tonoja = Tonoja
crew-mission = { $mission ->
    [tutorial] Rozgrywka próbna
    [epilogue] Epilog
    [promo] Misja promocyjna
    [promo-2] Druga misja promocyjna
   *[other] Misja { $mission }
}

# --- kolory, znaczniki, stany ---

suit-crew-P = różowa
    .letter = R
suit-crew-B = niebieska
    .letter = N
suit-crew-G = zielona
    .letter = Z
suit-crew-Y = żółta
    .letter = Ł
suit-crew-S = batyskaf
    .letter = B

mark-crew-high = najwyższa
mark-crew-only = jedyna
mark-crew-low = najniższa
mark-crew-none = bez znacznika

status-crew-open = otwarte
status-crew-done = wykonane
status-crew-failed = stracone

communication-crew-normal = komunikaty jak zwykle
communication-crew-currents = prądy morskie: komunikaty bez znacznika
communication-crew-narcosis = narkoza azotowa: wspólna pula żetonów
communication-crew-silence = cisza: bez komunikatów
communication-crew-terrain = nieznany teren: dobrana karta mówi, jak można sygnalizować

outcome-crew-success = Misja wykonana!
outcome-crew-task = Misja nieudana: jednego z zadań nie da się już wykonać.
outcome-crew-objective = Misja nieudana: jej celu nie da się już osiągnąć.
outcome-crew-time = Misja nieudana: czas się skończył.
outcome-crew-abandoned = Podejście przerwano.

# --- opcje ---

option-crew-mission = Misja
    .help = Strona dziennika: rozgrywka próbna, misje od 1 do 32, epilog, misje promocyjne albo misja z własnej paczki.
option-crew-players = Gracze
    .help = Ile osób liczy załoga, od 2 do 5. We dwoje jako trzecia siada do stołu Tonoja.
option-crew-timed = Na czas
    .help = Czy misje na czas rozgrywa się z zegarem, czy w odmianie bez zegara.
option-crew-untimed_sharing = Zadania bez zegara
    .help = Jak dzieli się zadania misji na czas, gdy gra się ją bez zegara.
    .value-draft = wybierane po kolei
    .value-volunteers = przez chętnych, jak z zegarem
option-crew-edition = Wydanie
    .help = Wydania różnią się trudnością jednego zadania dla czterech osób.
    .value-english = karty angielskie
    .value-german = karty niemieckie
option-crew-only_mark = Znacznik jedynej karty
    .help = Czy jedyną kartę koloru trzeba oznaczyć jako jedyną, czy wolno ją też nazwać najwyższą lub najniższą.
    .value-only = tylko „jedyna”
    .value-any = każdy prawdziwy znacznik
option-crew-memory = Pamięć
    .help = Czy można obejrzeć ponownie tylko ostatnią stawkę, czy wszystkie.
    .value-strict = tylko ostatnia stawka
    .value-open = wszystkie stawki
option-crew-distress = Sygnał alarmowy
    .help = Czy załoga jest pytana o sygnał alarmowy, nigdy go nie używa, czy jest już aktywny z wcześniejszego podejścia.
    .value-ask = załoga jest pytana
    .value-off = nigdy
    .value-active = już aktywny
option-crew-tonoja_after = Miejsce Tonoi
    .help = We dwoje: za kim siedzi Tonoja.
    .value-second = za drugą osobą
    .value-first = za pierwszą osobą
option-crew-tonoja_distress = Tonoja i sygnał alarmowy
    .help = We dwoje: czy Tonoja też przekazuje kartę.
    .value-takes-part = bierze udział
    .value-stays-out = nie bierze udziału
option-crew-communication = Łączność
    .help = Jak załoga może nadawać komunikaty; zwykle określa to misja.
    .value-mission = jak w misji
    .value-normal = jak zwykle
    .value-currents = prądy morskie: bez znaczników
    .value-narcosis = narkoza azotowa: wspólna pula żetonów
    .value-silence = cisza: bez komunikatów
    .value-terrain = nieznany teren: decyduje karta
option-crew-difficulty = Trudność
    .help = Suma trudności, do której losuje się zadania zamiast podanej w misji.
option-crew-tasks = Zadania
    .help = Stałe zadania zamiast losowanych, podane przez id: te same zadania po porażce.
option-crew-used = Zużyte zadania
    .help = Zadania, które nie wracają do stosu, bo użyły ich wcześniejsze misje.
option-crew-attempt = Podejście
    .help = Które to podejście do misji, licząc od 1.
option-crew-size = Rozmiar
    .help = Mała gra ma dwa kolory i mało batyskafów: od czterech do siedmiu lew, dla trzech do pięciu graczy.
    .value-full = cała gra
    .value-small = mała gra

# --- o co chodzi teraz ---

ask-crew-draft = { $you ->
    [yes] Wybierz zadanie.
   *[no] { $seat } wybiera zadanie.
}
ask-crew-claim = { $you ->
    [yes] Czy chcesz wziąć { $task ->
        [none] wszystkie zadania?
       *[other] to zadanie: { $task }
    }
   *[no] { $seat } zastanawia się, czy wziąć { $task ->
        [none] wszystkie zadania.
       *[other] zadanie: { $task }
    }
}
ask-crew-assign = { $you ->
    [yes] Runda nie rozstrzygnęła. Kto bierze { $task ->
        [none] wszystkie zadania?
       *[other] to zadanie: { $task }
    }
   *[no] { $seat } rozstrzyga, kto bierze { $task ->
        [none] wszystkie zadania.
       *[other] zadanie: { $task }
    }
}
ask-crew-keep = { $you ->
    [yes] Kapitanie, zatrzymujesz wszystkie zadania czy pytasz, kto by je wziął?
   *[no] { $seat } decyduje, czy zatrzymać wszystkie zadania.
}
ask-crew-willing = { $you ->
    [yes] Czy weźmiesz wszystkie zadania?
   *[no] { $seat } odpowiada, czy weźmie wszystkie zadania.
}
ask-crew-hand-over = { $you ->
    [yes] Kapitanie, kto bierze wszystkie zadania?
   *[no] { $seat } rozstrzyga, kto bierze wszystkie zadania.
}
ask-crew-volunteer = { $you ->
    [yes] Czy zgłaszasz się do zadań?
   *[no] { $seat } odpowiada, czy zgłasza się do zadań.
}
ask-crew-distress = { $you ->
    [yes] Wysłać sygnał alarmowy? Każdy przekazałby jedną kartę koloru.
   *[no] { $seat } głosuje w sprawie sygnału alarmowego.
}
ask-crew-direction = { $you ->
    [yes] Kapitanie, w którą stronę idą karty?
   *[no] { $seat } rozstrzyga, w którą stronę idą karty.
}
ask-crew-give = { $you ->
    [yes] Wybierz kartę do przekazania.
   *[no] { $seat } wybiera kartę do przekazania.
}
ask-crew-predict = { $you ->
    [yes] Ile będzie stawek? { $task }
   *[no] { $seat } przepowiada liczbę stawek.
}
ask-crew-signal = { $you ->
    [yes] Nadać komunikat przed tą stawką czy milczeć?
   *[no] { $seat } może nadać komunikat.
}
ask-crew-play = { $you ->
    [yes] Zagraj kartę.
   *[no] { $seat } zagrywa kartę.
}
ask-crew-over = Podejście jest skończone.
ask-crew-tonoja = (Decydujesz za Tonoję.)

# --- ruchy ---

move-crew-play = zagraj { $card }
move-crew-signal = pokaż { $card } { $mark }
move-crew-quiet = milcz
move-crew-give = przekaż { $card }
move-crew-predict = przepowiedz { $number }
move-crew-foresee = przepowiedz { $number } w sekrecie
move-crew-pass = spasuj
move-crew-claim = biorę
move-crew-leave = nie biorę
move-crew-accept = zgoda
move-crew-decline = odmowa
move-crew-keep = zatrzymaj wszystkie
move-crew-ask = zapytaj, kto weźmie
move-crew-assign = daj: { $seat }
move-crew-vote = { $side ->
    [no] bez sygnału alarmowego
    [left] tak, przekazujemy w lewo
   *[right] tak, przekazujemy w prawo
}
move-crew-direction = { $side ->
    [left] w lewo
   *[right] w prawo
}
move-crew-time-up = koniec czasu
move-crew-abandon = przerwij podejście
move-crew-take = weź: { $task }

# --- co się stało ---

event-crew-terrain = Karta terenu { $card }: { $communication ->
    [normal] komunikaty jak zwykle.
    [currents] prądy morskie, komunikaty bez znacznika.
    [narcosis] narkoza azotowa, wspólna pula żetonów.
   *[silence] cisza.
}
event-crew-dealt = { $you ->
    [yes] Twoja ręka: { $cards }.
   *[no] Ręka ({ $seat }): { $cards }.
}
event-crew-column = W kolumnie { $column } Tonoi leży { $card }.
event-crew-revealed = Na stole: { $task }
event-crew-captain = { $you ->
    [yes] Jesteś kapitanem.
   *[no] Kapitanem jest { $seat }.
}
event-crew-taken = { $you ->
    [yes] Bierzesz zadanie: { $task }
   *[no] { $seat } bierze zadanie: { $task }
}
event-crew-passed = { $you ->
    [yes] Pasujesz.
   *[no] { $seat } pasuje.
}
event-crew-claimed = { $you ->
    [yes] { $claims ->
        [yes] Chcesz wziąć
       *[no] Nie chcesz wziąć
    }
   *[no] { $seat } { $claims ->
        [yes] chce wziąć
       *[no] nie chce wziąć
    }
} { $task ->
    [none] { $claims ->
        [yes] wszystkie zadania.
       *[no] wszystkich zadań.
    }
   *[other] { $claims ->
        [yes] zadanie: { $task }
       *[no] zadania: { $task }
    }
}
event-crew-answered = { $you ->
    [yes] { $answer ->
        [accept] Zgadzasz się.
        [decline] Odmawiasz.
        [keep] Zatrzymujesz wszystkie zadania.
       *[ask] Pytasz, kto weźmie zadania.
    }
   *[no] { $answer ->
        [accept] { $seat } zgadza się.
        [decline] { $seat } odmawia.
        [keep] { $seat } zatrzymuje wszystkie zadania.
       *[ask] { $seat } pyta, kto weźmie zadania.
    }
}{ $forced ->
    [yes] { " " }Nie ma już nikogo innego.
   *[no] { "" }
}
event-crew-voted = { $you ->
    [yes] Głosujesz
   *[no] { $seat } głosuje
} { $vote ->
    [no] przeciw sygnałowi alarmowemu.
    [left] za sygnałem alarmowym w lewo.
   *[right] za sygnałem alarmowym w prawo.
}
event-crew-distress = { $direction ->
    [no] Nikt nie przekazuje karty.
    [left] Sygnał alarmowy: każdy przekazuje kartę w lewo.
   *[right] Sygnał alarmowy: każdy przekazuje kartę w prawo.
}
event-crew-gave = { $you ->
    [yes] Odkładasz do przekazania { $card ->
        [none] kartę.
       *[other] { $card }.
    }
   *[no] { $seat } odkłada do przekazania { $card ->
        [none] kartę.
       *[other] { $card }.
    }
}
event-crew-received = { $you ->
    [yes] Dostajesz
   *[no] { $seat } dostaje
} { $card ->
    [none] kartę
   *[other] { $card }
} ({ $giver_you ->
    [yes] od ciebie
   *[no] daje { $giver }
}).
event-crew-predicted = { $you ->
    [yes] Przepowiadasz
   *[no] { $seat } przepowiada
} { $number ->
    [none] tajną liczbę stawek.
    [one] { $number } stawkę{ $secret ->
        [yes] { " " }w sekrecie.
       *[no] .
    }
    [few] { $number } stawki{ $secret ->
        [yes] { " " }w sekrecie.
       *[no] .
    }
   *[many] { $number } stawek{ $secret ->
        [yes] { " " }w sekrecie.
       *[no] .
    }
}
event-crew-clock = Zegar rusza.
event-crew-signalled = { $you ->
    [yes] Pokazujesz
   *[no] { $seat } pokazuje
} { $card }{ $mark ->
    [high] : najwyższa.
    [only] : jedyna.
    [low] : najniższa.
   *[none] { " " }bez znacznika.
}
event-crew-quiet = { $you ->
    [yes] Milczysz.
   *[no] { $seat } milczy.
}
event-crew-played = { $you ->
    [yes] Zagrywasz { $card }.
   *[no] { $seat } zagrywa { $card }.
}
event-crew-trick = { $you ->
    [yes] Wygrywasz stawkę { $number }
   *[no] { $seat } wygrywa stawkę { $number }
}{ $cards ->
    [none] .
   *[other] : { $cards }.
}
event-crew-uncovered = Tonoja odsłania { $card } w kolumnie { $column }.
event-crew-settled = { $status ->
    [done] Wykonane
   *[failed] Stracone
} ({ $you ->
    [yes] twoje
   *[no] { $seat }
}): { $task }
event-crew-objective = { $status ->
    [done] Cel misji jest osiągnięty.
   *[failed] Celu misji nie da się już osiągnąć.
}
event-crew-ended = { $outcome ->
    [success] Misja wykonana!
    [task] Misja nieudana: jednego z zadań nie da się już wykonać.
    [objective] Misja nieudana: jej celu nie da się już osiągnąć.
    [time] Misja nieudana: czas się skończył.
   *[abandoned] Podejście przerwano.
}

# --- stół ---

table-crew-heading = { crew-mission } · podejście { $attempt } · stawka { $number }/{ $total }
table-crew-seats = Załoga
table-crew-trick = Stawka { $number }
table-crew-trick-empty = jeszcze pusto; zaczyna { $seat }
table-crew-last = Ostatnia stawka
table-crew-last-none = jeszcze żadnej nie było
table-crew-won-by = wygrywa { $seat }
table-crew-tasks = Zadania
table-crew-tasks-none = w tej misji nie ma kart zadań
table-crew-middle = na środku
table-crew-hand = Twoja ręka
table-crew-columns = Kolumny Tonoi
table-crew-columns-covered = ▒ pod spodem leży jeszcze karta
table-crew-captain = kapitan
table-crew-tricks = { $count ->
    [one] { $count } stawka
    [few] { $count } stawki
   *[many] { $count } stawek
}
table-crew-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
table-crew-token = żeton
table-crew-pool = { $count ->
    [one] { $count } żeton w puli
    [few] { $count } żetony w puli
   *[many] { $count } żetonów w puli
}
table-crew-played = zagrana
table-crew-gave = karta odłożona
table-crew-distress = sygnał alarmowy aktywny
table-crew-no-signals = przed tą stawką nie ma komunikatów
table-crew-objective = Cel
table-crew-number = { $count ->
    [one] przepowiednia: { $count } stawka
    [few] przepowiednia: { $count } stawki
   *[many] przepowiednia: { $count } stawek
}
table-crew-number-secret = tajna przepowiednia
table-crew-recent = Ostatnia stawka

group-crew-play = Karty do zagrania
group-crew-signal = Komunikaty
group-crew-give = Karty do przekazania
group-crew-take = Zadania
group-crew-predict = Stawki
group-crew-answer = Odpowiedzi

# --- dlaczego nie ---

refused-crew-not-now = Tego nie można teraz zrobić: pytanie dotyczy czegoś innego.
refused-crew-not-in-hand = Tej karty nie ma na tej ręce.
refused-crew-follow = Trzeba dołożyć do koloru: { $suit ->
    [P] różowy
    [B] niebieski
    [G] zielony
    [Y] żółty
   *[S] batyskaf
}.
refused-crew-already-shown = Karta { $card } była już pokazana w komunikacie.
refused-crew-signal-currents = Na tych wodach nie można tak pokazać { $card }: tylko najwyższą, najniższą lub jedyną kartę, a prądy zabierają znacznik.
refused-crew-signal-unmarked = Tutaj komunikat wymaga znacznika: powiedz, czy { $card } to twoja najwyższa, najniższa czy jedyna karta tego koloru.
refused-crew-signal-untrue = To nie byłaby prawda o { $card }: pokazać można tylko najwyższą, najniższą lub jedyną kartę koloru.
refused-crew-no-passing = Nie można spasować: pozostali nie mogliby wziąć reszty zadań.
refused-crew-hardest-first = Nie można spasować: w tej misji kapitan zaczyna od jednego z najtrudniejszych zadań.
refused-crew-many-tasks = Nie można spasować: zadań jest co najmniej tyle, ilu wybierających.
refused-crew-captain-task = Kapitan nie może mieć zadania, które porównuje się z kapitanem.
refused-crew-other-task = Teraz trzeba wziąć inne zadanie.
refused-crew-no-such-task = Tego zadania nie ma na środku.
refused-crew-mission = Nie ma misji „{ $mission }”. Znane misje: { $known }.
refused-crew-task = Nie ma zadania „{ $task }”.
refused-crew-task-twice = Jedno zadanie podano dwa razy.
refused-crew-impossible = W tej misji tych zadań nie da się rozdzielić tak, by wszystkie można było wykonać: { $tasks }.
refused-crew-no-deal = Nie da się rozdać kart: w { $deals } rozdaniach zawsze ktoś miał na ręce razem karty, których nie dopuszcza zadanie albo kapitan.
refused-crew-no-tasks = Nie da się dobrać zadań o łącznej trudności { $difficulty }.
refused-crew-small-players = Mała gra jest dla trzech do pięciu graczy: dwoje potrzebuje wszystkich kart dla Tonoi. Wybierz size=full albo więcej graczy.
refused-crew-small-task = Zadanie { $task } nie może należeć do małej gry: rozstrzygają je już jej dwa kolory. Wybierz inne zadanie albo size=full.
refused-crew-small-mission = Misja { $mission } wymaga wszystkich czterech kolorów. Wybierz inną misję albo size=full.

# --- dziennik pokładowy ---

refused-logbook = Plik { $file } nie jest dziennikiem pokładowym: { data-fault }.
refused-logbook-newer = Plik { $file } zapisała nowsza wersja Batyskafu (format { $format }).
refused-logbook-no-attempt = W dzienniku nie ma jeszcze podejścia, które można by powtórzyć.
refused-logbook-grown = { crew-mission }: po zwycięstwie jest trudniejsza i te same zadania już jej nie wypełnią. Weźcie nowe.

# --- pierwsza gra z przewodnikiem ---

lesson-crew-welcome = Witaj na pokładzie! Jest was troje, gracie razem i nikt nie mówi, co ma na ręce. Twoja ręka jest na dole. Naciśnij ✓ i czytaj dalej.
lesson-crew-captain = Masz batyskaf 4, więc to ty dowodzisz jako kapitan: wybierasz jako pierwsza osoba i rozpoczynasz pierwszą stawkę. Można wybrać to, co świeci.
lesson-crew-task = Trzy zadania, po jednym dla każdego. Kto weźmie zadanie, musi je wykonać; reszta pomaga. Weź niebieską 4: twoja niebieska 9 przebija każdą niebieską.
lesson-crew-distress = Przed grą załoga może nadać sygnał alarmowy: każdy przekazałby jedną kartę sąsiadowi. Jeśli ręka wygląda dobrze, głosuj przeciw.
lesson-crew-give = { $own ->
    [yes] Sygnał alarmowy nadany: każdy przekazuje jedną kolorową kartę. Zatrzymaj niebieską 9 i oddaj kartę, która mało się przyda.
   *[no] Sygnał alarmowy nadany: każdy przekazuje jedną kolorową kartę. Oddaj kartę, która mało się przyda.
}
lesson-crew-signal = Przed stawką możesz pokazać jedną kolorową kartę i oznaczyć ją: twoja najwyższa, najniższa albo jedyna. Masz na to jeden żeton. Możesz też milczeć.
lesson-crew-signalled = { $teller } pokazuje kartę: jej znak mówi, czy jest tam najwyższa, najniższa czy jedyna ze swojego koloru. Też możesz jakąś pokazać albo milczeć.
lesson-crew-lead = { $own ->
    [yes] Rozpoczynasz. Wygrywa najwyższa karta twojego koloru, chyba że ktoś zagra batyskaf. Zagraj niebieską 9: może zdobędziesz niebieską 4.
   *[no] Rozpoczynasz: zagraj dowolną kartę. Stawkę wygrywa najwyższa karta jej koloru, chyba że ktoś zagra batyskaf.
}
lesson-crew-win = W tej stawce leży niebieska 4: wygraj ją swoją niebieską 9, która przebija każdą inną niebieską.
lesson-crew-follow = Masz karty koloru, od którego zaczęto, więc musisz zagrać jedną z nich. Ciemnych kart nie można teraz zagrać; naciśnij którąś, a usłyszysz dlaczego.
lesson-crew-free = Nie masz koloru, od którego zaczęto: zagraj cokolwiek. Batyskaf by wygrał, inny kolor nie może.
lesson-crew-trick = Zwycięzca zabiera stawkę i rozpoczyna następną. Ostatnią stawkę można obejrzeć ponownie symbolem kart u góry.
lesson-crew-submarine = Batyskaf! Bije każdy kolor; wygrywa najwyższy batyskaf.
lesson-crew-partner = Pozostali też mają zadania, tutaj { $partner }. Naciśnij zadanie, by je przeczytać. Misja jest wygrana dopiero, gdy wszystkie trzy są wykonane.
lesson-crew-helped = Twoje własne zadanie jest wykonane. Teraz pomaga się innym: spójrz na zadanie ({ $partner }) i pozwól wygrać właściwej osobie.
lesson-crew-over = To cała gra. Kampania prowadzi tak przez 32 misje, coraz trudniejsze i dziwniejsze.
lesson-crew-lost = Tym razem misja się nie udała i to też należy do gry: załoga próbuje, aż się uda. Analiza pokaże stawkę, która o tym zdecydowała. Spróbuj jeszcze raz z tymi samymi zadaniami.

# --- usterki paczek ---

fault-crew-kind = nie ma rodzaju „{ $kind }”; znane: { $known }
fault-crew-task = nie ma zadania „{ $task }”
fault-crew-nothing-to-do = misja musi mieć trudność, stałe zadania albo cel
fault-crew-sharing = misja z zadaniami musi określać, jak się je rozdziela
fault-crew-each-other = nikt nie może mieć tylu stawek, ile każdy z pozostałych: porównuj z kapitanem albo z sumą
fault-crew-bounds = min musi być mniejsze niż max, bo inaczej nie ma czego przepowiadać
fault-crew-sums = przy { $seats } miejscach least nie może być większe niż most
fault-crew-same-suit = potrzeba dwóch różnych kolorów, a nie dwa razy { $suit }

# --- jak daleko jest zadanie ---

progress-crew-of = { $have } z { $need }
progress-crew-exactly = { $have }, potrzeba dokładnie { $need }
progress-crew-in = { $suit }: { $said }
progress-crew-suit = { $suit }: { $have }
progress-crew-none = na razie zero
progress-crew-kept = na razie w porządku
progress-crew-not-yet = jeszcze nie
progress-crew-won = { $have ->
    [one] { $have } stawka
    [few] { $have } stawki
   *[other] { $have } stawek
}
progress-crew-won-last = ostatnia stawka wygrana
progress-crew-tricks = { $have ->
    [one] { $have } stawka
    [few] { $have } stawki
   *[other] { $have } stawek
}, potrzeba { $need }
progress-crew-row = { $have ->
    [one] { $have } stawka
    [few] { $have } stawki
   *[other] { $have } stawek
}, potrzeba { $need } z rzędu
progress-crew-captain = { $have }, kapitan { $need }
progress-crew-together = { $have }, pozostali razem { $need }
progress-crew-most = { $have }, inni najwyżej { $need }
progress-crew-least = { $have }, inni co najmniej { $need }

# --- odprawa przed misją ---

briefing-crew-currents = Prądy morskie: pokazujesz kartę, ale nie mówisz, czy jest najwyższa, najniższa czy jedyna.
briefing-crew-narcosis = Narkoza azotowa: nikt nie ma własnego żetonu. { $pool ->
    [one] Jeden żeton na środku jest dla całej załogi.
    [few] { $pool } żetony na środku są dla całej załogi.
   *[other] { $pool } żetonów na środku jest dla całej załogi.
}
briefing-crew-silence = Cisza: nikt nie nadaje komunikatów.
briefing-crew-distress = Sygnał alarmowy jest aktywny: przed pierwszą stawką załoga może przekazać po jednej karcie.

# --- w przeglądarce ---

web-crew-mission = { crew-mission }
web-crew-attempt = Podejście { $attempt }
web-crew-difficulty = trudność { $difficulty }
web-crew-token-spent = żeton zużyty
web-crew-claims = chce je
web-crew-signal = Komunikat { $card }:
web-crew-hint-play = Zagraj kartę: { $card }
web-crew-hint-give = Przekaż kartę: { $card }
web-crew-hint-signal = Pokaż kartę: { $card }{ $mark ->
    [none] { "" }
   *[other] {"" } ({ $mark })
}
web-crew-ask-claim = Bierzesz zaznaczone zadanie?
web-crew-ask-assign = Runda nie rozstrzygnęła. Kto bierze zaznaczone zadanie?
web-crew-ask-predict = Ile będzie stawek?
web-crew-trick-yours = jeszcze pusto; ty zaczynasz
web-crew-vote = { $side ->
    [left] w lewo
    [right] w prawo
   *[no] nie
}
web-crew-which-mark = Czym jest karta { $card } wśród twoich kart tego koloru?
web-crew-terrain = Karta terenu: { $card }
web-crew-hands = Karty, które zostały na ręce
web-crew-next = Następna misja
web-crew-retry-same = Jeszcze raz, te same zadania
web-crew-retry-new = Jeszcze raz, nowe zadania
web-crew-special = Co jest szczególne
web-crew-ask-less = Pytaj tylko, gdy chcę nadać komunikat
    .help = Stół milczy za ciebie przed każdą stawką, dopóki nie powiesz, że chcesz nadać komunikat. Nikt inny się o tym nie dowie.
web-crew-signal-once = Chcę nadać komunikat
    .help = Zapytamy cię przed następną stawką. Potem stół znów milczy za ciebie.
web-crew-signal-soon = Zapytamy przed następną stawką

# --- w terminalu ---

screen-key-last-crew = t ostatnia stawka
    .over = t stawki

# --- dlaczego bot radzi taki ruch ---

hint-crew-keeps = Karta „{ $card }” zostaje na ręce: potrzebuje jej { $own ->
    [yes] twoje własne zadanie
   *[no] zadanie gracza { $seat }
}.
hint-crew-gives = { $seat } dostaje kartę „{ $card }”, której potrzebuje do swojego zadania.
hint-crew-leaves = Stawka zostaje u gracza { $seat }: jego zadanie potrzebuje leżącej w niej karty „{ $card }”.
hint-crew-takes = Zdobywasz kartę „{ $card }”: potrzebuje jej { $own ->
    [yes] twoje własne zadanie
   *[no] zadanie gracza { $seat }
}.
hint-crew-leads-own = Karty „{ $card }” potrzebuje { $own ->
    [yes] twoje własne zadanie
   *[no] zadanie gracza { $seat }
}, a teraz może ona sama wygrać stawkę.
hint-crew-draws = Może wyciągnąć kartę „{ $other }”: potrzebuje jej { $own ->
    [yes] twoje własne zadanie
   *[no] zadanie gracza { $seat }
}.
hint-crew-offers = { $seat } może wygrać kartą „{ $other }”: potrzebuje jej { $own ->
    [yes] twoje własne zadanie
   *[no] zadanie gracza { $seat }
}.
hint-crew-held = Zdaniem bota kartę „{ $card }” { $sure ->
    [100] na pewno
   *[other] pewnie
} ma { $seat } ({ $sure } %).
hint-crew-means = Pozostali wywnioskują z tego, że pewnie { $holds ->
    [yes] masz kartę
   *[no] nie masz karty
} „{ $card }”.
hint-crew-spares = Ta karta nie przebija karty „{ $other }”: wygranie tej stawki zaszkodziłoby twojemu zadaniu.
hint-crew-beats = Przebija kartę „{ $other }”: możesz wygrać stawkę i rozpocząć następną.
hint-crew-below = Nie przebija karty „{ $other }”, stawkę może wygrać { $leads }.
hint-crew-high = Wysoka karta: powinna wygrać stawkę, a następną zaczniesz znowu ty.
hint-crew-low = Niska karta: tę stawkę mogą wygrać inni.
hint-crew-probes = Średnia karta: najwyższa i najniższa karta tego koloru ({ $suit }) zostają na później.
hint-crew-shows-needed = Wszyscy będą wiedzieć, gdzie jest karta „{ $card }”; potrzebuje jej { $own ->
    [yes] twoje własne zadanie
   *[no] zadanie gracza { $seat }
}.
hint-crew-shows = Pozostali dowiedzą się czegoś o twoich kartach tego koloru: { $suit }.
hint-crew-quiet = Żaden sygnał nie pomógłby teraz wystarczająco; żeton zostaje na później.
hint-crew-holds = Masz na ręce kartę „{ $card }”, więc wybierzesz, kiedy ją zagrać.
hint-crew-can-beat = Masz kartę „{ $card }”, która przebija kartę „{ $other }”.
hint-crew-passes = Karty „{ $card }” potrzebuje zadanie gracza { $seat }.
hint-crew-no-distress = Wymiana kart zmieniłaby wasze ręce bardziej, niż by pomogła.
hint-crew-distress = Wasze ręce słabo pasują do zadań; przekazanie karty może pomóc.
hint-crew-takes-task = Twoje karty pasują do tego zadania.
hint-crew-leaves-task = Karty innych mogą pasować do niego lepiej niż twoje.
hint-crew-empties = To twoja jedyna karta tego koloru ({ $suit }): bez niej zagrasz dowolną kartę, gdy ktoś zacznie tym kolorem.
hint-crew-spare = Karty „{ $card }” nie wymienia żadne otwarte zadanie, więc się bez niej obejdziesz.
hint-crew-gives-own = Twoje inne karty są ważniejsze dla twojego zadania.
hint-crew-assigns = { $own ->
    [yes] Twoje karty
   *[no] Karty gracza { $seat }
} zapewne najlepiej pasują do zadań.
hint-crew-accepts = Twoje karty pasują do tych zadań.
hint-crew-declines = Karty innych mogą pasować do tych zadań lepiej niż twoje.
hint-crew-predicts = { $count ->
    [0] Twoje karty mogą pozostać poniżej innych w każdej stawce.
    [one] Twoje karty zapewne wygrają jedną stawkę i nie więcej.
    [few] Twoje karty zapewne wygrają { $count } stawki i nie więcej.
   *[other] Twoje karty zapewne wygrają { $count } stawek i nie więcej.
}
hint-crew-direction = Przekazane w tę stronę karty najbardziej pomogą zadaniom.
