# Words of the workshop: correcting the box and making one's own content.

refused-edit-json = To nie jest JSON. Wpisz wartości skrótem, na przykład power 2, raise 1 other.
refused-edit-flag = Odpowiedz: tak albo nie.
refused-edit-number = „{ $text }” nie jest liczbą.
refused-edit-values = Znane: { $known }.
refused-edit-value = { $place }: { $detail }.
refused-edit-game = { $file } to pakiet do gry { $game }, a nie do tej.
refused-edit-section = Nie ma „{ $section }”; znane: { $known }.
refused-edit-entry = W { $section } nie ma „{ $entry }”.
content-todo = { $section }: do sprawdzenia { $count } z { $all }
content-edit-section = Który rodzaj
content-edit-entry = Który wpis
content-edit-help = { $entry } ({ $evidence }). Enter zostawia wartość, = potwierdza resztę jak w druku, ? wymienia możliwości, - to nic, q kończy.
content-edit-saved = { $entry }: zapisano; do sprawdzenia zostało { $left } z { $all }.
content-edit-unfinished = { $entry }: nie dokończono, więc nie zapisano.
content-edit-left = Wszystko, co skończono, jest w pliku { $file }.
content-merge-nothing = { $file } nie poprawia niczego, czego zawartość już nie podaje.
workshop-title = Warsztat
workshop-about = Popraw i potwierdź karty według swojego pudełka albo stwórz własne. To, co wpisujesz, zostaje w tej przeglądarce, dopóki nie zapiszesz pliku.
workshop-todo = Do sprawdzenia: { $count } z { $all }
workshop-begin = Sprawdź następną
workshop-new = Nowa
workshop-filter = Pokaż
workshop-evidence-all = Wszystkie
workshop-evidence-designed = wymyślone
workshop-evidence-inferred = wywnioskowane
workshop-evidence-confirmed = potwierdzone
workshop-evidence-done = sprawdzone przez ciebie
workshop-evidence-new = własne
workshop-section = { $name ->
    [tasks] Zadania
    [missions] Misje
    [mantas] Manty
    [locations] Lokacje
    [characters] Postacie
    [kings] Królowie
    [goals] Cele
    [tiles] Kafelki
    [specialists] Specjaliści
    [tokens] Żetony nurkowania
    [journals] Publikacje
    [cards] Karty celów
   *[other] { $name }
}
workshop-more-faults = … i jeszcze { $count }
workshop-previous = Poprzednia karta
workshop-next = Następna karta
workshop-as-printed = Jak w druku
workshop-confirm = Potwierdź, dalej
workshop-copy = Kopiuj ostatnią kartę
workshop-reset = Cofnij zmiany
workshop-delete = Usuń
workshop-keys-help = Ctrl+Enter potwierdza i otwiera następną kartę. Page Up i Page Down przewijają, Alt+C kopiuje ostatnią kartę. Listy wpisuje się klawiszami: litera dodaje, liczba liczy, /litery zawężają.
workshop-keys = { $name } klawiszami
workshop-remove = Usuń: { $name }
workshop-more = Dodaj do: { $name }
workshop-id = Krótka nazwa w plikach
workshop-any-tile = dowolny kafelek
workshop-drag = Kafelki do przeciągnięcia do oceanu
workshop-name = Nazwa pakietu
workshop-author = Autor
workshop-words = Kilka słów o nim
workshop-export = Zapisz jako plik
workshop-import = Otwórz pakiet
workshop-try = Wypróbuj
workshop-clear = Wyczyść wszystko
workshop-clear-sure = Na pewno wyczyść wszystko
workshop-not-kept = Ta przeglądarka nie może zachować wpisów. Zapisz je jako plik.
workshop-limits = Czego pakiet nie wyrazi
workshop-limits-crew = Nowych rodzajów zadań i celów, innych kolorów i rąk oraz tego, które zadania kłócą się z poprawionym.
workshop-limits-aquatica = Nowych efektów i warunków celów, innych plansz, cen rzędu postaci ani roli karty z pudełka.
workshop-limits-endeavor = Nowych akcji, nagród, wyzwalaczy i zasad misji, planszy gracza ani dodatkowych żetonów nurkowania i kart celów.

# --- liczby paczki ---

refused-measure-empty = Paczka nie dodaje ani nie poprawia niczego, co można zmierzyć.
refused-measure-busy = Trwają pomiary innych paczek; spróbuj później.
refused-measure-failed = Pomiar się nie udał albo trwał za długo.
refused-measure-unknown = Nie ma liczb tej paczki.
refused-measure-file = { $file } nie zawiera liczb paczki: { $detail }.
refused-pack-unknown = Nie ma tu takiej paczki albo ten serwer nie udostępnia paczek.
refused-pack-sharing = Ten serwer nie udostępnia paczek przez link. Zapisz stronę jako plik.
refused-pack-large = Paczka udostępniana przez link może mieć najwyżej { $most } kB. Zapisz stronę jako plik.
pack-page = Strona paczki
pack-page-author = Autor: { $author }
pack-page-made = Paczka do Batyskafu. Zapisz ją i otwórz w warsztacie, przy zakładaniu stołu albo w terminalu.
pack-page-empty = Jeszcze nic w niej nie ma.
pack-save = Zapisz paczkę
pack-page-save = Zapisz tę stronę
pack-link = Udostępnij link
pack-link-about = Paczkę zobaczy każdy, kto ma link.
pack-edit = Otwórz w warsztacie
pack-edit-about = To, co jest w paczce, zastąpi to, co wpisano dla tych samych wpisów.
measure-title = Liczby
measure-begin = Zmierz
measure-progress = Boty grają: { $done } z { $all }
measure-about = Boty na poziomie „{ $bot }” rozgrywają z paczką po { $games } gier każdego rodzaju i tyle samo z zawartością pudełka. Przedziały są 95-procentowe.
measure-tasks = Trudność zadań
measure-tasks-about = Trudność jest szacowana z tysięcy prób szybkich załóg, linią dopasowaną do zadań z pudełka. Dziewiętnaście na dwadzieścia wydrukowanych liczb leży w takim przedziale.
measure-games = Gry
measure-seats = Wygrane według miejsca
measure-entries = Jak często i ile to daje
measure-entries-about = Wartość to o ile więcej punktów mają ci, którzy to zdobyli, niż pozostali w tej samej grze. To korelacja: kto gra dobrze, zdobywa więcej wszystkiego. Nowy wpis jest porównany ze średnim z pudełka.
measure-left-out = { $count ->
    [one] Jedna misja albo zadanie przekracza limit i nie jest mierzone.
    [few] { $count } misje i zadania przekraczają limit i nie są mierzone.
   *[other] { $count } misji i zadań przekracza limit i nie jest mierzonych.
}
measure-task = Zadanie
measure-entry = Wpis
measure-setting = Gra
measure-seat = Miejsce
measure-players-head = Gracze
measure-players = { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
   *[other] { $players } graczy
}
measure-mission = Misja { $mission }, graczy: { $players }
measure-beside = obok misji { $mission }
measure-own = z paczką
measure-printed = z pudełka
measure-success = Powodzenie
measure-score = Punkty
measure-length = Decyzje
measure-often = W grach
measure-worth = Punktów więcej
measure-stated = Na karcie
measure-estimate = Oszacowana

# --- fields and values of content ---

workshop-field = { $name ->
    [type] Rodzaj
    [name] Nazwa
    [text] Tekst
    [coin_price] Cena w monetach
    [power_price] Cena w sile
    [depths] Głębokości
    [points] Punkty
    [wild_manta] Dzika manta
    [role] Rola
    [effect] Efekt
    [effects] Efekty
    [supply] W zasobach
    [copies] Liczba sztuk
    [never_discarded] Nigdy nie jest odrzucana
    [two_player_extra] Dodatkowo przy dwóch graczach
    [effects_if_both] Efekty przy odczycie „oba”
    [number] Numer
    [timing] Kiedy
    [test] Warunek
    [and] a także
    [printed] Na planszy z wydania
    [token] Żeton
    [tokens] Żetony
    [min] Co najmniej
    [max] Co najwyżej
    [zones] Gdzie
    [kind] Rodzaj
    [params] Szczegóły
    [difficulty] Trudność
    [difficulty_german] Trudność w wydaniu niemieckim
    [redeal] Rozdaj ponownie, gdy w jednej ręce
    [tasks] Zadania
    [sharing] Rozdział zadań
    [mode] Sposób
    [volunteers] Ochotnicy
    [hardest_first] Najpierw najtrudniejsze
    [skip_captain] Bez kapitana
    [communication] Komunikacja
    [signals_from_trick] Komunikaty od stawki
    [signals_end_if_handed_over] Koniec komunikatów po oddaniu
    [clock] Limit czasu
    [seconds] Sekundy
    [untimed] Bez zegara
    [objective] Cel misji
    [captain_card] Karta kapitana
    [captain_redeal] Rozdaj ponownie, gdy kapitan ma
    [grows] Rośnie z każdym sukcesem
    [story] Część fabuły
    [cards] Karty
    [card] Karta
    [suit] Kolor
    [suits] Kolory
    [value] Wartość
    [values] Wartości
    [counts] Ile
    [op] Porównanie
    [n] Liczba
    [positions] Stawki
    [only] Tylko
    [other] Inna
    [free] Za darmo
    [optional] Można pominąć
    [options] Możliwości
    [do] Co robią
    [cost_coins] Koszt w monetach
    [depth] Głębokość
    [sets] Wydania
    [discovery] Przy odkryciu
    [arrival] Przy przybyciu
    [unique] Unikatowy
    [dive] Strefy Nurkowania
    [sonar] Sonar
    [conserve] Strefy Ochrony
    [journal] Strefy Publikacji
    [links] Połączenia
    [features] Cechy szczególne
    [retail] W wydaniu sklepowym
    [cost] Koszt
    [gain] Daje
    [cave] Jaskinia
    [locked] Zablokowana
    [field] Dziedzina
    [fields] Dziedziny
    [tier] Poziom
    [junior] Strona młodsza
    [senior] Strona starsza
    [instant] Natychmiast
    [actions] Akcje
    [action] Akcja
    [endgame] Na koniec
    [others] Pozostali otrzymują
    [starting] W pierwszym rzędzie
    [discard] Przy usunięciu
    [once_per_round] Raz na rundę
    [research] Badania
    [spaces] Miejsca na dyski
    [space] Miejsce daje
    [trigger] Kiedy
    [sites] Strefy
    [once] Raz na grę
    [when] Kiedy
    [scope] Gdzie
    [columns] Kolumny
    [max_depth] Najgłębszy rząd
    [layout] Układ
    [place] Miejsce
    [tile] Kafelek
    [tiles] Kafelki
    [launch] Start
    [stacks] Dokładane do stosów
    [shuffled_row] Tasowany pierwszy rząd
    [rules] Zasady specjalne
    [goals] Cele
    [board] Plansza Wpływu
    [hexes] Pola
    [coop] Gra kooperacyjna
    [threshold] Próg według graczy
    [measure] Liczone jako
    [units] Liczone
    [points_per] Punkty za każde
    [first] Najwięcej
    [second] Drugie miejsce
    [count] Liczone
    [per] Za każde
    [start] Start
    [tags] Znaczniki
   *[other] { $name }
}
workshop-value = { $name ->
    [shark_bay] Zatoka Rekinów
    [sunken_ships] Zatopione Statki
    [ocean_volcanoes] Wulkany Oceanu
    [decayed_civilizations] Upadłe Cywilizacje
    [empty] nic
    [coins] monety
    [power] siła
    [recruit] rekrutuj
    [raise] podnieś
    [raise_full] podnieś do końca
    [score] zapunktuj
    [take_back] weź z powrotem
    [conquer] podbij
    [buy] kup
    [scout] zwiad
    [ready_mantas] odśwież manty
    [discard_card] odrzuć kartę
    [replay_from_discard] zagraj z odrzuconych
    [take_location_from_discard] weź lokację z odrzuconych
    [remove_self] opuszcza grę
    [gain_wild_manta] dzika manta
    [discard_ocean_character] odrzuć z rzędu
    [others] pozostali
    [choose] jedno z dwóch
    [all] wszystkie
    [starting] początkowa
    [ocean] talia oceanu
    [trained] wyszkolona
    [wild] dzika
    [setup] przy przygotowaniu
    [play] przy zagraniu
    [hand] ręka
    [discard] odrzucone
    [scored] zapunktowane
    [reputation] Reputacja
    [inspiration] Inspiracja
    [coordination] Koordynacja
    [ingenuity] Pomysłowość
    [any_attribute] dowolny atrybut
    [lowest_attribute] najniższy atrybut
    [research] Badania
    [impact] Wpływ
    [disc] dysk
    [promote] awans
    [vessel] statek
    [discover] odkrycie
    [action] akcja
    [travel] podróż
    [sonar] sonar
    [dive] nurkowanie
    [conserve] ochrona
    [journal] publikacja
    [copy] kopiowanie
    [blue] niebieski
    [brown] brązowy
    [green] zielony
    [yellow] żółty
    [draft] pierwsza instrukcja
    [retail] wydanie sklepowe
    [normal] zwykła
    [currents] prądy morskie
    [narcosis] narkoza azotowa
    [silence] cisza
    [terrain] nieznany teren
   *[other] { $name }
}
