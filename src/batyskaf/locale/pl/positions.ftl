# Co jest nie tak z pozycją, którą ktoś napisał. Miejsce (plik, wiersz, pole) stoi przed zdaniem.

position-wrong = { $count ->
    [one] Tej pozycji nie da się rozegrać; { $count } rzecz jest w niej zła:
    [few] Tej pozycji nie da się rozegrać; { $count } rzeczy są w niej złe:
   *[many] Tej pozycji nie da się rozegrać; { $count } rzeczy jest w niej złych:
}
refused-position-game = W grze „{ $game }” nie da się ustawić pozycji.
refused-position-over = Gra jest skończona, więc nie ma pozycji do zapisania.
refused-position-now = Nie da się zapisać pozycji w środku tej decyzji; da się przed nią i po niej.

fault-position-line = w „{ $text }” nie ma dwukropka: wiersz to „klucz: wartość”, a co należy do klucza, jest wcięte pod nim
fault-position-indent = ten wiersz jest wcięty, ale nad nim nie ma klucza
fault-position-again = to stoi tu dwa razy; pierwszy raz w wierszu { $line }
fault-position-game = brakuje gry: napisz wiersz w rodzaju „game: crew”
fault-position-other-game = to pozycja do gry { $game }, nie { $known }
fault-position-key = nie ma klucza „{ $key }”; znane: { $known }
fault-position-seat = „{ $word }” to nie miejsce przy stole: miejsca mają numery od 0 do { $most }
fault-position-no-seat = brakuje miejsca przy stole: napisz „{ $key }:”, a pod tym, z wcięciem, po wierszu „0: …” na każde miejsce
fault-position-number = „{ $word }” to nie liczba od { $least } do { $most }
fault-position-no-number = brakuje tu liczby od { $least } do { $most }
fault-position-word = „{ $word }” to nie { $what ->
    [card] karta
    [mark] znacznik komunikatu
    [status] stan zadania
    [task] zadanie
    [prediction] zadanie z przepowiednią w tej pozycji
    [goal] Cel
    [vote] głos
    [direction] kierunek
    [location] lokacja
    [character] postać
    [manta] manta
    [king] król
    [cause] przyczyna końca
    [state] słowo o akcji głównej
    [phase] faza
    [tile] kafel
    [site] miejsce na tym kaflu
    [place] pole oceanu
    [depth] głębokość
    [specialist] specjalista
    [hex] pole planszy wpływu
    [way] sposób punktowania celu
    [reward] nagroda
    [flag] yes ani no
    [piece] element tej gry
   *[other] { $what }
}{ $listed ->
    [near] ; może { $known }?
    [all] ; znane: { $known }
    [some] ; znane to na przykład: { $known }
   *[none] {""}
}
fault-position-no-word = brakuje tu słowa{ $listed ->
    [all] ; znane: { $known }
    [none] {""}
   *[some] ; znane to na przykład: { $known }
}
fault-position-twice = { $piece } jest już w „{ $there }”
fault-position-move = „{ $move }” jest tu niemożliwe dla miejsca { $asked }: { $detail }
fault-position-before = tego brakuje, choć pozycja mówi o tym, co następuje potem

fault-position-crew-owners = { $count ->
    [one] { $count } zadanie nie ma
    [few] { $count } zadania nie mają
   *[many] { $count } zadań nie ma
} właściciela: daj właściciela każdemu zadaniu albo żadnemu, a załoga je rozdzieli
fault-position-crew-columns = tylko przy dwojgu graczach jest Tonoja, która ma kolumny
fault-position-crew-seven = Tonoja ma 7 kolumn, pisanych jako odkryta/zakryta, na przykład „P1/B2”; tu jest ich { $count }
fault-position-crew-trick = stawka ma { $seats } kart, tu jest ich { $count }
fault-position-crew-one-trick = na stole leży tylko jedna stawka; skończone należą do „tricks”
fault-position-crew-signal = sygnał to „miejsce: karta znak”, na przykład „2: P9 high”, i „@3”, jeśli był przed stawką 3
fault-position-crew-submarine = { $card } to okręt podwodny; pokazać i podać można tylko karty kolorów
fault-position-crew-terrain = kartę koloru ciągnie się w nieznanym terenie, a więc tylko gdy „communication” to terrain
fault-position-crew-gift = { $card } podano na miejsce { $there }, więc musi być na ręce albo w stawkach tego miejsca
fault-position-crew-missing = { $cards } nigdzie nie ma: daj to do ręki albo zakończ rękę na „...”, a zostanie rozdane
fault-position-crew-short = { $count ->
    [one] jest tu { $count } karta
    [few] są tu { $count } karty
   *[many] jest tu { $count } kart
}, a na tę rękę przypada teraz { $wanted }: nazwij brakujące albo zakończ wiersz na „...”, a zostaną rozdane
fault-position-crew-long = { $count ->
    [one] jest tu { $count } karta
    [few] są tu { $count } karty
   *[many] jest tu { $count } kart
}, a na tę rękę przypada teraz tylko { $wanted }
fault-position-crew-delegated = zadania można oddać tylko w misjach, w których kapitan może oddać wszystkie
fault-position-crew-captain = kapitan nie może mieć { $task }: to zadanie porównuje z kapitanem
fault-position-crew-deal = pozostałych kart nie da się rozdać tak, by te stawki i sygnały były możliwe
fault-position-crew-redeal = ręka ma razem karty, z którymi jednego z zadań nie da się wykonać: rozdano by je od nowa
fault-position-crew-leader = tę stawkę zaczyna miejsce { $right }, nie { $wrong }: kto wygrał stawkę, zaczyna następną, a pierwszą kapitan
fault-position-crew-over = misja kończy się po stawce { $number }, przed końcem tej pozycji ({ $ending ->
    [success] powiodła się
    [task] zadanie się nie udało
    [objective] cel się nie udał
   *[other] { $ending }
})
fault-position-crew-silent = to miejsce nie może dać sygnału przed stawką { $number }
fault-position-crew-status = po tych stawkach stan tego zadania to { $right }, nie { $wrong }
fault-position-crew-direction = po tych głosach karty idą „{ $right }”

refused-flags-position = Pozycja mówi, w co się gra: pomiń { $flags } i wpisz to do pliku.
refused-position-file = Pozycja w { $file } jest do gry „{ $game }”.
refused-solve-game = Z odkrytymi rękami da się rozwiązać tylko The Crew, nie „{ $game }”.
refused-solve-early = Przed pierwszą kartą nie ma czego rozwiązywać: daj każdemu zadaniu właściciela i przewidywanie, i wpisz „distress: off” albo głosy.
position-dealt = Pozycja coś zostawia otwarte; rozdano to z ziarnem { $seed }.
solve-verdict = { $verdict ->
    [won] Z odkrytymi rękami da się to wygrać.
    [lost] Z odkrytymi rękami nie da się tego wygrać.
   *[undecided] Z odkrytymi rękami nie wiadomo: trzeba by spróbować więcej kart (--cards).
}
solve-cards = Gra { $who }; wygraną zachowuje { $kept } z { $count ->
    [one] { $count } karty
    [few] { $count } kart
   *[many] { $count } kart
}.
solve-with = { $verdict ->
    [won] wygrywa: { $cards }
    [lost] przegrywa: { $cards }
   *[undecided] nie wiadomo: { $cards }
}
solve-line = Jeden ze sposobów:
solve-trick = Stawka { $number }: { $cards } – zdobywa { $won }
advise-move = { $who }: { $move } ({ $text })
advise-weighed = { $value }%  { $move }

refused-position-king = Króla, którego nikt jeszcze nie widział, nie da się wpisać do pozycji.
fault-position-spent = { $piece } nie może tu być: leży gdzie indziej albo ten mecz go tu nie używa
fault-position-many = stoi tu { $count }, a jest miejsce tylko na { $most }
fault-position-none-left = nie ma tylu: { $piece }
fault-position-aquatica-claim = miejsce { $seat_word } stoi już na tym torze
fault-position-aquatica-mantas = brakuje mant tego miejsca: { $pieces }. Wpisz je jako przygotowane albo, po „|”, wyczerpane, albo postaw na torze
fault-position-aquatica-king = dwa miejsca mają tego samego króla
fault-position-aquatica-no-kings = w tym meczu nie ma królów (kings: off)
fault-position-aquatica-offer = królów wykłada się tylko do draftu (kings: draft), zanim ktoś ma swojego
fault-position-aquatica-offered = do draftu wykłada się różnych królów w liczbie { $wanted }, tu jest ich { $count }

fault-position-endeavor-absent = { $piece } nie leży w oceanie tej pozycji
fault-position-endeavor-taken = na { $place } leży już { $piece }
fault-position-endeavor-depth = { $tile } należy na głębokość { $depth }, na pole oceanu tej misji
fault-position-endeavor-dive = { $piece } to miejsce nurkowania: leżą na nim żetony, które należą do „dives”, a nie dyski
fault-position-endeavor-no-dive = { $piece } to nie miejsce nurkowania
fault-position-endeavor-tracks = miejsce ma cztery tory (reputation, inspiration, coordination, ingenuity), tu jest ich { $count }
fault-position-endeavor-cleanup = ta misja nie ma toru oczyszczania
fault-position-endeavor-hex = plansza wpływu tej misji nie ma pola { $piece }
fault-position-endeavor-discs = w zasobach, na miejscach, specjalistach i artykułach leży więcej niż { $most } dysków tego gracza
fault-position-endeavor-markers = na planszy wpływu leży więcej niż { $most } znaczników tego gracza
fault-position-endeavor-passed = gracz { $word } spasował, więc nie jego kolej
fault-position-endeavor-rewards = nagrody bierze się w swojej turze fazy działań: podaj „turn” i żadnej innej fazy
