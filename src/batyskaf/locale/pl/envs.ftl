# Co mówią środowiska badawcze, gdy prosi się je o coś niemożliwego.

refused-env-count = Musi być co najmniej jedna gra, a nie { $count }.
refused-env-seat = Nie ma miejsca { $seat }: przy tym stole jest ich { $count }, licząc od 0.
refused-env-actions = Każda z { $count } gier potrzebuje ruchu, a podano ich { $given }.
refused-env-illegal = Ruch { $move } nie jest dozwolony w grze { $game }: wybierz taki, na który pozwala jej maska.
