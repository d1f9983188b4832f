# Słowa wspólne dla wszystkich gier: języki stołu i powody, dla których czegoś nie można zrobić.

word-yes = tak
word-no = nie

refused-unknown-game = Nie ma gry „{ $name }”. Znane gry: { $known }.
refused-unknown-move = „{ $text }” nie jest ruchem w tej grze.
refused-unknown-option = Nie ma opcji „{ $name }”. Może chodzi o: { $near }?
# What is wrong with data, inside other sentences.
data-fault = { $fault ->
    [json] to nie jest kompletny i poprawny JSON
    [missing] brakuje „{ $field }”
    [unknown] nikt tu nie zna „{ $field }”
    [value] „{ $field }” nie może mieć wartości „{ $wanted }”
    [least] „{ $field }” musi wynosić co najmniej { $wanted }
    [most] „{ $field }” może wynosić najwyżej { $wanted }
    [shortest] „{ $field }” ma za małą długość, najmniejsza to { $wanted }
    [longest] „{ $field }” ma za dużą długość, największa to { $wanted }
    [pattern] „{ $field }” zawiera niedozwolone znaki
    [type] „{ $field }” ma zły rodzaj, potrzeba: { $wanted ->
        [int] liczby całkowitej
        [float] liczby
        [str] tekstu
        [bool] prawdy albo fałszu
        [array] listy
        [object] obiektu
       *[other] { $wanted }
    }
   *[other] { $detail }
}
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
refused-file = Nie można odczytać pliku { $file }: { $detail }.
refused-match-empty = Plik { $file } jest pusty, więc nie jest plikiem meczu.
refused-match-header = Plik { $file } nie jest plikiem meczu: { data-fault }.
refused-match-newer = Plik { $file } zapisała nowsza wersja Batyskafu (format { $format }).
refused-match-line = Plik { $file } jest uszkodzony w wierszu { $line }: { data-fault }.
refused-match-rules = Mecz rozegrano według innych zasad lub innej zawartości ({ $written }) niż obecne tutaj ({ $here }).
refused-match-seed = Ziarno w pliku meczu nie zgadza się ze skrótem ogłoszonym na początku.
refused-match-broken = Meczu z pliku { $file } nie da się odtworzyć: { $detail }.
refused-replay-move = Ruch { $number } z pliku, „{ $move }”, jest niemożliwy: { $detail }
refused-replay-hash = Po wpisie { $number } mecz różni się od zapisanego ({ $written } w pliku, { $here } tutaj).
refused-replay-result = Wynik w pliku ({ $written }) nie jest tym, do którego prowadzą ruchy ({ $here }).
refused-bot-level = Nie ma jeszcze bota na poziomie „{ $level }” do gry { $game }.
refused-bot-program = „{ $text }” nie wskazuje programu: napisz exec:POLECENIE albo NAZWA=exec:POLECENIE.
refused-bot-name = Program nie może się nazywać „{ $name }”: tak nazywa się już inny bot.
refused-bot-stranger = W tym meczu grał bot, który jest programem; aby znów go uruchomić, podaj --bot "{ $name }".
refused-unknown-bot = Nie ma bota „{ $name }”. Znane boty: { $known }.
