# Words of the workshop: correcting the box and making one's own content.

refused-edit-json = To nie jest JSON. Wpisz wartości skrótem, na przykład power 2, raise 1 other.
refused-edit-flag = Odpowiedz: tak albo nie.
refused-edit-number = „{ $text }” nie jest liczbą.
refused-edit-values = Znane: { $known }.
refused-edit-value = { $place }: { $detail }.
refused-edit-game = { $file } to paczka do gry { $game }, a nie do tej.
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
workshop-name = Nazwa paczki
workshop-author = Autor
workshop-words = Kilka słów o nim
workshop-export = Zapisz jako plik
workshop-import = Otwórz paczkę
workshop-try = Wypróbuj
workshop-clear = Wyczyść wszystko
workshop-clear-sure = Na pewno wyczyść wszystko
workshop-not-kept = Ta przeglądarka nie może zachować wpisów. Zapisz je jako plik.
workshop-my-box = Moje pudełko
workshop-restore = Wróć do tego, co było tu wcześniej
workshop-id-taken = „{ $id }” już istnieje.
workshop-unconfirmed = { $count ->
    [one] Jedna zmieniona karta nie jest potwierdzona, więc nie ma jej w pliku:
    [few] { $count } zmienione karty nie są potwierdzone, więc nie ma ich w pliku:
   *[other] { $count } zmienionych kart nie jest potwierdzonych, więc nie ma ich w pliku:
}
workshop-limits = Czego paczka nie wyrazi
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
pack-page-entry = { $kind ->
    [new] nowe
   *[done] sprawdzone
}
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
    [against] W porównaniu z
    [captured_value] Zdobyta wartość
    [id] Krótka nazwa
    [least] Co najmniej
    [less] Mniej kart koloru
    [max_lead] Największa przewaga
    [min_each] Co najmniej, każdego
    [more] Więcej kart koloru
    [most] Co najwyżej
    [parity] Parzyste czy nieparzyste
    [visibility] Kto to wie
    [winning_suit] Kolor, który bierze stawkę
    [winning_value] Wartość, która bierze stawkę
    [equals] Dokładnie
    [has] Z efektem
    [slot] Miejsce w rzędzie
    [a] Od miejsca
    [b] Do miejsca
    [allow_locked] Także na zablokowanych miejscach
    [candidates] Do wyboru
    [chain] Może uruchomić następną
    [columns_from_tile] Kolumny obok kafelka
    [cost_modifier] Zmiana kosztu o
    [disc_from_staging] Gotowe dyski
    [goal] Cel
    [hex] Heks
    [infinite] Dowolna liczba znaczników
    [leader_bonuses] Dla prowadzących
    [length] Długość
    [level] Poziom
    [milestone] Kamień milowy
    [min_depth] Najmniejsza głębokość
    [min_sites] Miejsc co najmniej
    [must_keep] Trzeba go zatrzymać
    [not_in_missions] Nie w misjach
    [not_to_depths] Nie na głębokości
    [not_with_players] Nie przy tylu graczach
    [off_grid] Obok planszy
    [offset] Przesunięcie
    [only_locked] Tylko zablokowane miejsca
    [only_sites] Tylko te miejsca
    [overflow] Nadmiar trafia na
    [repeatable] Dowolnie wiele razy
    [research_cost] Koszt w Badaniach
    [rows] Rzędy
    [side] Strona
    [tag] Znacznik
    [tech_bonus] Premia technologii
    [then] Dostaje
    [times] Ile razy
    [top_with] Na wierzchu, tasowany z
    [unlock] Otwiera się przy
    [use] Przy użyciu
    [who] Kto
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
    [vessel] batyskaf
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
    [draft] { $game ->
        [crew] po kolei
       *[other] pierwsza instrukcja
    }
    [retail] wydanie sklepowe
    [normal] zwykła
    [currents] prądy morskie
    [narcosis] narkoza azotowa
    [silence] cisza
    [terrain] nieznany teren
    [all_cards_of_any_colour] wszystkie karty jednego koloru
    [at_least_one_of_each_colour] karty każdego koloru
    [compare_tricks] więcej lub mniej stawek niż inni
    [count_by_suit] tyle kart koloru
    [count_by_value] tyle kart wartości
    [equal_suits_in_trick] po równo dwóch kolorów w stawce
    [equal_suits_total] po równo dwóch kolorów łącznie
    [more_of_suit] więcej jednego koloru niż drugiego
    [never_consecutive] nigdy tylu stawek z rzędu
    [never_lead_suits] nigdy nie wychodź w te kolory
    [no_cards_of_suits] żadnych kart tych kolorów
    [no_cards_of_values] żadnych kart tych wartości
    [predict_tricks] przewidź liczbę stawek
    [win_card_and_no_other_of_suit] ta karta i żadna inna koloru
    [win_card_in_last_trick] ta karta w ostatniej stawce
    [win_card_with_suit] ta karta, zdobyta kolorem
    [win_cards] te karty
    [win_consecutive] tyle stawek z rzędu
    [win_exact_tricks] dokładnie tyle stawek
    [win_exact_tricks_consecutive] dokładnie tyle stawek, z rzędu
    [win_none_of_first] żadnej z pierwszych stawek
    [win_trick_all_values] stawka z samymi wysokimi lub samymi niskimi wartościami
    [win_trick_parity] stawka z samymi parzystymi lub nieparzystymi
    [win_trick_positions] określone stawki
    [win_trick_sum] stawka o określonej sumie
    [win_trick_with_value] stawka wzięta wartością
    [win_value_with_value] wartość zdobyta wartością
    [captain] kapitan
    [captain_or_other] kapitan lub ktoś inny
    [each_other] każdy z pozostałych
    [sum_of_others] wszyscy pozostali razem
    [even] parzyste
    [odd] nieparzyste
    [final_card] ostatnia karta
    [first_trick_winner_leads] kto bierze pierwszą stawkę, prowadzi
    [value_balance] nikt nie ma dużo więcej kart wartości
    [free] dowolnie
    [last] ostatnia
    [none] brak
    [number] liczba
    [one_owner] wszystkie dla jednej osoby
    [volunteers] ochotnicy
    [public] wszyscy
    [secret] tylko właściciel
    [board] plansza
    [characters_with_effect] postacie z efektem
    [count_locations] lokacje
    [discard_size] karty na stosie odrzuconych
    [distinct_types] różne rodzaje
    [fully_risen_on_board] w pełni podniesione lokacje
    [hand_size] karty na ręce
    [paid_recruit_price] zapłacona cena rekrutacji
    [same_type] tego samego rodzaju
    [scored_points] punkty zapunktowanych lokacji
    [tired_mantas] zużyte manty
    [wild_mantas] dzikie manty
    [access_from_neighbour] dostęp z sąsiedniego obszaru
    [action_effect] efekt akcji
    [after_conserve] po ochronie
    [after_dive] po nurkowaniu
    [after_journal] po publikacji
    [after_promote] po awansie
    [all_conservation_filled] wszystkie miejsca ochrony zajęte
    [any_depth] dowolna głębokość
    [before_conserve] przed ochroną
    [before_travel] przed podróżą
    [cleanup] sprzątanie
    [cleanup_track] tor sprzątania
    [conserve_in_best_zone] ochrona w najlepszym obszarze
    [conserve_zones] obszary z ochroną
    [designate_site_type] wybór rodzaju miejsca
    [designated_disc] dyski na wybranym rodzaju miejsca
    [disc_in_zone] z dyskiem w obszarze
    [discover_depth5] pierwsze odkrycie na głębokości 5
    [dive_site_emptied] miejsce nurkowania opróżnione
    [draw_extra_tiles] dobierz więcej kafelków
    [draw_two_keep_one] dobierz dwa, zatrzymaj jeden
    [each_player_with] każdy gracz z
    [empty_dive_sites] puste miejsca nurkowania
    [extra_action] dodatkowa akcja
    [field_best] najwięcej w jednej dziedzinie
    [field_sets] zestawy dziedzin
    [flat] stała liczba
    [free_depth_placement] układany na dowolnej głębokości
    [from_this_zone] z tego obszaru
    [gain] daje
    [gain_per_own_marked_disc] daje za każdy własny dysk
    [general] ogólne
    [goal_hex_options] heksy decydują, jak liczą się cele
    [impact_by_depth] Wpływ według głębokości
    [impact_fallback] zamiast Wpływu
    [impact_marker_tagged] znaczniki Wpływu na oznaczonych heksach
    [impact_moves] Wpływ przesuwa
    [journal_depths] głębokości z publikacjami
    [left] lewo
    [right] prawo
    [up] góra
    [links_between_different_players] połączenia między różnymi graczami
    [locked] zablokowane
    [marked_site] oznaczone miejsca
    [max_own_vessels] własnych batyskafów co najwyżej
    [milestone] kamień milowy
    [no_entry] zakaz wstępu
    [note] uwaga
    [odd-q] co druga kolumna
    [odd-r] co drugi rząd
    [on_arrival] przy przybyciu
    [on_discover] przy odkryciu
    [on_sonar_discover] przy odkryciu sonarem
    [other_seniors] inni starsi specjaliści
    [own_vessel_zone] obszar z własnym batyskafem
    [permanent] zawsze
    [recover_disc] odzyskaj dysk
    [restored_zone] odnowione obszary
    [same_depth_as_own_vessel] ta sama głębokość co własny batyskaf
    [same_row_or_column] ten sam rząd lub kolumna
    [scoring_area_closed] część planszy jest zamknięta
    [senior_tiles] starsi specjaliści
    [shared_links] wspólne połączenia
    [tagged_needs_vessel] oznaczone heksy wymagają batyskafu
    [team_best_colour] najlepszy kolor drużyny
    [team_distinct] różne w drużynie
    [team_sum] suma drużyny
    [tech_bonus] premia technologii
    [this_zone] ten obszar
    [tracks_at_level] tory na poziomie
    [travel_depth5] pierwszeństwo na głębokości 5
    [travel_out] przy opuszczeniu
    [vessel_in_zone] z batyskafem w obszarze
    [your_turn] w swojej turze
    [zone_discovered] odkryte obszary
    [zone_with_disc] obszary z dyskiem
    [zone_with_disc_or_vessel] obszary z dyskiem lub batyskafem
    [zones_present] obszary z czymś własnym
    [B] { $game ->
        [crew] niebieski
       *[other] B
    }
    [G] { $game ->
        [crew] zielony
       *[other] G
    }
    [P] { $game ->
        [crew] różowy
       *[other] P
    }
    [S] { $game ->
        [crew] batyskafy
       *[other] S
    }
    [Y] { $game ->
        [crew] żółty
       *[other] Y
    }
   *[other] { $name }
}
