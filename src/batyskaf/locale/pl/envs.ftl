# Co mówią środowiska badawcze, gdy prosi się je o coś niemożliwego.

refused-env-count = Musi być co najmniej jedna gra, a nie { $count }.
refused-env-seat = Nie ma miejsca { $given }: przy tym stole jest ich { $count }, licząc od 0.
refused-env-actions = Każda z { $count } gier potrzebuje ruchu, a podano ich { $given }.
refused-env-illegal = Ruch { $move } nie jest dozwolony w grze { $game }: wybierz taki, na który pozwala jej maska.
refused-env-reset = Gra się nie zaczęła: najpierw wywołaj reset().
refused-env-render = „{ $mode }” nie jest sposobem rysowania: wybierz jeden z { $known }.
refused-env-seeds = Wiele gier naraz bierze jedno ziarno, a nie listę: wszystkie z niego wynikają.
refused-env-deals = Los musi mieć co najmniej jedno rozdanie do wyboru, a nie { $deals }.

refused-dataset-folder = „{ $folder }” zawiera inny zbiór danych: wybierz inny folder albo podaj tę samą grę, opcje, bota, ziarno i --views co wcześniej, przy tych samych regułach.
refused-dataset-fewer = „{ $folder }” zaczęto dla tylu gier: { $games }. Podaj tyle samo lub więcej albo wybierz inny folder.
dataset-done = Zbiór danych jest w „{ $folder }”; plik datasheet.md opisuje jego zawartość.
refused-env-processes = Gry rozdziela się między co najmniej jeden proces, nie { $count }.
refused-env-threads = Gry rozdziela się między co najmniej jeden wątek, nie { $count }.
refused-env-both = Gry rozdziela się albo między procesy, albo między wątki: zostaw jedną z tych liczb równą 1.
refused-env-locked = Blokada Pythona jest włączona, więc wątki ({ $count }) działałyby tylko na zmianę: użyj processes={ $count } albo Pythona bez blokady (free-threaded).
refused-env-elsewhere = Te gry są rozdzielone między procesy lub wątki: tutaj widać tylko ich tablice.
refused-env-array = `allocate` musi zwrócić zapisywalną tablicę NumPy o kształcie { $shape } i typie { $type }, a nie { $given }.
