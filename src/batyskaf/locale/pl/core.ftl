# Słowa wspólne dla wszystkich gier: języki stołu i powody, dla których czegoś nie można zrobić.

# What this language calls itself.
language-name = Polski

word-yes = tak
word-no = nie

refused-unknown-game = Nie ma gry „{ $name }”. Znane gry: { $known }.
refused-unknown-move = „{ $text }” nie jest ruchem w tej grze.
refused-unknown-option = Nie ma opcji „{ $name }”. Spróbuj: { $near }.
# Co jest nie tak z danymi, wewnątrz innych zdań.
data-fault = { $fault ->
    [nested] { fault-nested }
    [json] to nie jest kompletny i poprawny JSON
    [missing] brakuje „{ $field }”
    [other] { $said }
   *[field] „{ $field }” { fault-data }
}
file-fault = { $fault ->
    [absent] nie ma takiego pliku
    [folder] to jest folder
    [forbidden] brak dostępu
    [full] dysk jest pełny
    [fixed] na tym dysku nie można niczego zapisać
    [inside] folder na drodze do niego jest plikiem
    [large] byłby zbyt duży
    [taken] jest już coś o tej nazwie
   *[other] { $said }
}
# Co zrobić z plikiem meczu, który sam sobie przeczy.
match-altered = Plik zmieniono albo uszkodzono: weź nienaruszoną kopię albo przenieś go gdzie indziej.
refused-option = Opcja „{ $name }” nie może mieć takiej wartości: { data-fault }.
refused-option-number = Opcja „{ $name }” musi być liczbą od { $least } do { $most }, a nie „{ $value }”.
refused-option-choice = Opcja „{ $name }” może mieć wartość { $choices }, a nie „{ $value }”.
refused-option-switch = Opcja „{ $name }” to tak albo nie, a nie „{ $value }”.
refused-seat-names = Przy tym stole { $count ->
    [one] jest { $count } miejsce
    [few] są { $count } miejsca
   *[many] jest { $count } miejsc
}, a { $given ->
    [one] podano { $given } imię
    [few] podano { $given } imiona
   *[many] podano { $given } imion
}.
refused-seed = „{ $text }” nie jest ziarnem: podaj nieujemną liczbę całkowitą albo 32 cyfry szesnastkowe.
refused-over = Gra jest skończona.
refused-host-move = Gospodarz stołu nie może teraz wykonać ruchu „{ $move }”.
refused-not-your-turn = Teraz decyduje { $turn }, a nie { $seat }.
refused-undo-timed = Gdy biegnie zegar, niczego nie można cofnąć.
refused-undo-nothing = Nie ma czego cofnąć.
refused-undo-floor = Tego nie można już cofnąć: coś zostało odsłonięte albo ruch wykonał ktoś inny.
refused-fork = Nie ma ruchu { $at }, od którego można by odgałęzić mecz: ruchów jest { $most }.
refused-file = Nie można odczytać pliku { $file }: { file-fault }.
refused-write = Nie można zapisać pliku { $file }: { file-fault }.
refused-output = Nie można zapisać wyniku polecenia: { file-fault }.
refused-system = Nie można tego zrobić: { file-fault }.
refused-match-empty = Plik { $file } jest pusty, więc nie jest plikiem meczu.
refused-match-header = Plik { $file } nie jest plikiem meczu: { data-fault }.
refused-match-shared = Mecz z pliku { $file } podjęto przy innym stole; tego, co się teraz gra tutaj, nie da się zapisać.
refused-match-newer = Plik { $file } zapisała nowsza wersja Batyskafu (format { $format }).
refused-match-line = Plik { $file } jest uszkodzony w wierszu { $line }: { data-fault }.
refused-match-rules = Mecz { $file } rozegrano według innych zasad lub innej zawartości ({ $written }) niż obecne tutaj ({ $here }). Odtworzy go ta wersja Batyskafu, która go zapisała.
refused-match-seed = Ziarno w pliku { $file } nie zgadza się ze skrótem ogłoszonym na początku. { match-altered }
refused-match-broken = Meczu z pliku { $file } nie da się odtworzyć: { $detail }.
refused-replay-move = Ruch { $number } w pliku { $file }, „{ $move }”, jest niemożliwy: { $detail } { match-altered }
refused-replay-undo = Wpis { $number } w pliku { $file } cofa to, czego cofnąć nie można: { $detail } { match-altered }
refused-replay-hash = Po wpisie { $number } mecz różni się od zapisanego w pliku { $file } ({ $written } w pliku, { $here } tutaj). { match-altered }
refused-replay-events = To, co plik { $file } opowiada o wpisie { $number }, nie jest tym, co się w nim dzieje. { match-altered }
refused-replay-result = Wynik w pliku { $file } ({ $written }) nie jest tym, do którego prowadzą ruchy ({ $here }). { match-altered }
refused-bot-level = Nie ma jeszcze bota na poziomie „{ $level }” do gry { $game }.
refused-bot-program = „{ $text }” nie wskazuje programu: napisz exec:POLECENIE albo NAZWA=exec:POLECENIE.
refused-bot-name = Program nie może się nazywać „{ $name }”: tak nazywa się już inny bot.
refused-bot-quotes = Nie można odczytać polecenia „{ $command }”: każdy cudzysłów musi mieć parę.
refused-bot-missing = Na tym komputerze nie ma programu „{ $program }”: podaj ścieżkę albo polecenie, które znalazłaby powłoka.
refused-bot-stranger = W tym meczu grał bot, który jest programem; aby znów go uruchomić, podaj --bot "{ $name }".
refused-unknown-language = Nie ma tu języka „{ $name }”. Znane: { $known }.
refused-installed = Nie można użyć „{ $name }” z zainstalowanego pakietu: jego punkt wejścia { $entry } daje { $said }.
refused-unknown-bot = Nie ma bota „{ $name }”. Znane boty: { $known }.

# Usterki zawartości, podawane po nazwie pliku, wpisu i pola.
fault-data = { $fault ->
    [missing] brakuje tego pola
    [unknown] nie jest tu znane
    [value] nie może mieć wartości „{ $wanted }”
    [least] musi wynosić co najmniej { $wanted }
    [most] może wynosić najwyżej { $wanted }
    [length] musi mieć długość { $wanted }
    [shortest] ma za małą długość, najmniejsza to { $wanted }
    [longest] ma za dużą długość, największa to { $wanted }
    [range] jest za dużą liczbą
    [pattern] musi pasować do wzorca { $wanted }
    [type] musi być { $wanted ->
        [int] liczbą całkowitą
        [float] liczbą
        [str] tekstem
        [bool] wartością true albo false
        [array] listą
        [object] obiektem
        [int-str] liczbą całkowitą albo tekstem
        [str-object] tekstem albo obiektem
       *[other] { $wanted }
    }
   *[other] { $said }
}
fault-known = { fault-data }; znane: { $known }
fault-json = wiersz { $line }, kolumna { $column }: to nie jest JSON, { $fault ->
    [wanted] powinno tu stać { $wanted }
    [comma] jest o jeden przecinek za dużo
    [key] nazwy muszą stać w podwójnym cudzysłowie
    [more] plik powinien skończyć się wcześniej
    [number] liczb tak się nie zapisuje
    [end] plik kończy się za wcześnie
   *[other] taki zapis jest niedozwolony
}
fault-text = nie jest tekstem w UTF-8
fault-nested = ma zbyt wiele poziomów zagnieżdżenia
fault-pack = musi być obiektem z polami "game" i "name" oraz sekcjami wpisów
fault-game = musi tu być { $known }: to paczka do innej gry
fault-name = paczka musi mieć nazwę
fault-section = nieznana sekcja; znane: { $known }
fault-sections = musi być listą sekcji; znane: { $known }
fault-entries = musi być listą wpisów
fault-taken = w sekcji { $among } jest już wpis o takim id
fault-twice = „{ $name }” występuje tu dwa razy
fault-many = może być najwyżej { $most ->
    [one] { $most } wpis
    [few] { $most } wpisy
   *[many] { $most } wpisów
}
fault-format = ta paczka ma inny format niż { $known }: powstała dla innej wersji Batyskafu
fault-correction-entry = w pudełku nie ma takiego wpisu do poprawienia
fault-correction-twice = ten wpis poprawia też paczka „{ $other }”; wybierz jedną z nich
fault-correction-fixed = poprawka nie może tego zmienić
fault-words-none = musi podawać słowa przynajmniej w jednym języku, na przykład {"{"}"en": "…"{"}"}
fault-words-language = „{ $lang }” nie jest kodem języka, takim jak en, pl albo pt-BR
fault-words-empty = słowa w języku „{ $lang }” muszą być niepustym tekstem
fault-words-file = musi być obiektem
fault-words-entry = nie ma takiego wpisu, któremu można by podać słowa
fault-words-place = nie ma tu słów do przetłumaczenia; znane: { $known }
