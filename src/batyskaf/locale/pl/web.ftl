# Stół w przeglądarce.

web-front-title = Witamy na pokładzie. W co zagramy?
web-play-now = Graj od razu
web-set-up = Przygotuj stół
web-learn = Pierwsza gra z przewodnikiem
web-rules = Zasady
web-not-here = Tej gry tu nie zainstalowano.
web-continue = Wróć do przerwanej gry
web-continue-none = W tej przeglądarce nie ma niedokończonej gry.
web-forget = Usuń z tej listy
web-lobby = Otwarte stoły
web-lobby-none = Teraz nie ma otwartego stołu.
web-lobby-all = Wszystkie otwarte stoły
web-replays = Powtórki
web-logbook = Dziennik
web-logbook-about = Kampania Załogi przez 32 misje, z zapisem każdego podejścia.
web-logbook-open = Otwórz dziennik
web-workshop = Warsztat
web-workshop-about = Popraw karty według swojego pudełka, twórz własne misje, karty i kafelki.
web-workshop-open = Otwórz warsztat
web-logbook-new = Rozpocznij kampanię
web-logbook-next = Zagraj: { crew-mission }
web-logbook-same = Te same zadania
web-logbook-fresh = Nowe zadania
web-logbook-play = Zagraj
web-logbook-all = Wszystkie misje
web-logbook-done = ukończone misje: { $done } z { $all }
web-logbook-tasks = Zadania z ostatniego podejścia
web-logbook-attempts = Podejścia
web-logbook-attempt = { $success ->
    [yes] sukces
   *[no] porażka
}{ $distress ->
    [yes] , z sygnałem alarmowym
   *[no] { "" }
}
web-logbook-untried = jeszcze bez podejścia
web-logbook-page = { $success ->
    [yes] sukces
   *[no] jeszcze bez sukcesu
}{ $attempts ->
    [0] { "" }
    [one] , { $attempts } podejście
    [few] , { $attempts } podejścia
   *[many] , { $attempts } podejść
}{ $distress ->
    [yes] , z sygnałem alarmowym
   *[no] { "" }
}
web-settings = Ustawienia
web-pages = Strony
web-home = Strona główna
web-loading = Chwileczkę…
web-offline = Nie można połączyć się z serwerem.
    .site = Stół w tej przeglądarce nie działa.
web-failed = Serwer nie mógł tego zrobić (kod { $status }).
    .site = Stół nie mógł tego zrobić (kod { $status }).
web-nothing-here = Pod tym adresem niczego nie ma.
web-no-table = Nie ma takiego stołu.
web-no-link = Ten odnośnik nie otwiera tego stołu.
web-line-lost = Połączenie przerwane, wracamy…
web-server-away = Serwer jest nieosiągalny. Twoje stoły są bezpieczne; gra toczy się dalej, gdy serwer wróci.
web-play-offline = Graj offline
web-play-offline-tip = Stół w tej przeglądarce: boty, gry z przewodnikiem i własne kampanie, bez serwera.
web-version-new = Nowa wersja jest gotowa.
web-version-reload = Odśwież
web-version-later = Później
web-offline-keeping = Zapisywanie do gry offline: { $done } z { $total } MB
web-offline-kept = Ten stół działa offline.
web-offline-failed = Nie udało się zapisać wszystkiego do gry offline. Następna próba przy kolejnym uruchomieniu.
web-app-name = Batyskaf: gry głębinowe
web-app-about = Otwarty stół do trzech gier planszowych o głębinach: Załoga, Aquatica i Endeavor. Ze znajomymi albo z botami, z analizą partii i dziennikiem pokładowym.
web-close = Zamknij
web-more = Więcej
web-result = Wynik

web-person = Gracz { $number }
web-bot = Bot { $number }
web-you = Ty
web-guest = Gość
web-name = Twoje imię
web-name-of = Imię na miejscu { $number }
web-is-bot = gra bot
web-is-away = brak połączenia
web-hand-up = podniesiona ręka

# --- ustawienia ---

web-set-lang = Język
web-set-theme = Motyw
web-set-theme-auto = jak w systemie
web-set-theme-dark = ciemny: głębia
web-set-theme-light = jasny: płycizna
web-set-motion = Ruch
web-set-motion-auto = jak w systemie
web-set-motion-full = pełny
web-set-motion-less = ograniczony
web-set-speed = Tempo botów i zdarzeń
web-set-speed-slow = wolne
web-set-speed-normal = zwykłe
web-set-speed-fast = szybkie
web-set-text = Wielkość tekstu
web-set-text-s = mała
web-set-text-m = średnia
web-set-text-l = duża
web-set-sound = Dźwięki
web-set-buzz = Wibracja, gdy moja kolej

# --- przygotowanie ---

web-house-rules = Zasady domowe
web-seats = Miejsca
web-seat-kind = Kto siedzi na miejscu { $number }
web-seat-me = przy tym ekranie
web-seat-invite = z zaproszenia
web-seat-bot = bot
web-bot-which = Bot na miejscu { $number }
web-bot-easy = łatwy
web-bot-medium = średni
web-bot-hard = trudny
web-bot-random = dowolny dozwolony ruch
web-bot-greedy = patrzy o jeden ruch naprzód
web-bot-net = wytrenowana sieć
web-seats-help = Kilka miejsc przy tym ekranie to gra na jednym urządzeniu: kurtyna zasłania karty, gdy je sobie podajecie.
web-seats-interpreted = Boty potrzebują tu więcej czasu, bo zasady działają w trybie interpretowanym. Łatwe grają płynnie.
web-running = Jak prowadzić stół
web-clock-mode = Zegar
web-clock-off = wyłączony
web-clock-gentle = łagodny: tylko pokazuje
web-clock-strict = ścisły: stół rusza się za ciebie
web-clock-help = Czas na każdą decyzję.
    .own = Czas na każdą decyzję. Misje na czas mają własny zegar.
web-clock-seconds = Sekundy
web-clock = zostało { $time }
web-public = Otwarty dla wszystkich
web-public-help = Widoczny wśród otwartych stołów; każdy może usiąść lub patrzeć.
web-chat = Czat
web-chat-help = Dowolny tekst przy stole.
    .silent = Dowolny tekst przy stole. W Załogę gra się bez niego.
web-seed = Rozdanie
web-seed-help = Liczba powtarza to samo rozdanie. Puste pole daje nowe.
web-packs = Paczki
web-packs-help = Własne misje, zadania, karty i scenariusze, jako pliki JSON. Grają z nimi wszyscy przy stole.
web-pack-choose = Dodaj paczkę
web-pack-drop = Pomiń: { $name }
web-pack-broken = { $file } nie jest paczką: { $detail }
web-pack-object = paczka to jeden obiekt JSON, w nawiasach klamrowych
web-as-usual = jak zwykle
web-none = brak
web-begin = Zaczynamy

# --- czekanie ---

web-waiting = Czekamy na pozostałych.
web-sit-ask = Czeka na ciebie miejsce.
web-sit = Usiądź
web-watch = Patrz
web-watching = Przyglądasz się grze.
web-seat-open = Miejsce { $number }: wolne
web-invite = Zaproszenie na miejsce { $number }
web-copy = Kopiuj
web-copied = Skopiowano
web-invite-show = Pokaż zaproszenie
web-put-bot = Posadź bota
web-open-seat = Zwolnij to miejsce
web-watch-link = Odnośnik dla widzów
web-copy-watch = Kopiuj odnośnik dla widzów

# --- przy stole ---

web-ask-any = { $you ->
    [yes] Twoja decyzja.
   *[no] Decyzja: { $seat }.
}
web-ask-over = Gra skończona.
web-generic-facts = Stół
web-undo = Cofnij
web-undo-ask = Cofnij: potrzebna zgoda pozostałych
web-undo-none = Niczego nie można cofnąć
web-undo-sure = To cofnie { $count ->
    [one] jeden ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}, w tym ruchy graczy: { $names }.
web-undo-asks = Najpierw pozostali muszą się zgodzić.
web-undo-do = Cofnij { $count ->
    [one] jeden ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}
web-redo = Powtórz cofnięty ruch
web-cancel = Anuluj
web-recent = Co się właśnie stało
web-log = Przebieg
web-hint = Podpowiedź
web-pause = Pauza
web-go-on = Graj dalej
web-run = Odtwarzaj
web-hand = Podnieś lub opuść rękę
web-hand-down = Opuść rękę
web-give-up = Poddajcie grę razem
    .sure = Na pewno kończymy? Tego nie da się cofnąć.
web-stand-in = Niech bot zagra za: { $seat }
web-return = Wracam na swoje miejsce
web-keys = Klawisze
web-legend = Co znaczą ikony
web-legend-table = Przy każdym stole
web-phrases = Powiedz
web-send = Wyślij
web-standing = Zawsze odpowiadaj „{ $move }”
web-commitment = Tasowanie, zapieczętowane przed rozdaniem:
web-proof = Otwarte: ziarno { $seed }, sól { $salt }.
web-host = Stół
web-proposal = Pytanie do stołu
web-proposal-ask = { $kind ->
    [undo] { $seat } chce cofnąć { $count ->
        [one] ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }. Zgadzasz się?
    [pause] { $seat } prosi o zatrzymanie zegara. Zgoda?
    [stand-in] { $seat } proponuje bota na miejsce gracza { $about }. Zgoda?
   *[end] { $seat } proponuje zakończyć grę. Zgoda?
}
web-proposal-own = { $kind ->
    [undo] Prosisz o cofnięcie { $count ->
        [one] ruchu
       *[other] { $count } ruchów
    }.
    [pause] Prosisz o zatrzymanie zegara.
    [stand-in] Proponujesz bota na miejsce gracza { $about }.
   *[end] Proponujesz zakończyć grę.
}
web-proposal-waiting = Brakuje odpowiedzi: { $names }.
web-proposal-time = { $kind ->
    [undo] Czas na odpowiedź: { $time }. Potem pytanie przepada.
    [pause] Czas na odpowiedź: { $time }. Potem pytanie przepada.
   *[other] Czas na odpowiedź: { $time }. Potem decyzja zapada bez tych, którzy milczą.
}
web-proposal-withdraw = Wycofaj
web-curtain = Teraz urządzenie bierze { $seat }.
web-curtain-hint = Karty są zasłonięte. Nikt poza tą osobą ({ $seat }) nie powinien teraz patrzeć.
web-curtain-undo = Chwila, cofam swój ruch
web-curtain-ready = To ja, { $seat }

web-key-arrows = przejście między wszystkim, co można wybrać
web-key-enter = wybór
web-key-undo = cofnij
web-key-redo = powtórz cofnięty ruch
web-key-standing = milcz za mnie albo pytaj znowu
web-key-recent = co się właśnie stało
web-key-log = przebieg
web-key-hint = podpowiedź
web-key-legend = co znaczą ikony
web-key-pause = pauza albo dalej
web-key-more = więcej
web-key-keys = ta ściąga
web-key-close = zamknij okno

web-log-undone = { $you ->
    [yes] Cofasz
   *[no] { $seat } cofa
} { $count ->
    [one] ruch.
    [few] { $count } ruchy.
   *[many] { $count } ruchów.
}
web-log-struck = Cofnięte:
web-log-sat = { $seat } siada do stołu.
web-log-stands-in = Za gracza { $seat } gra teraz bot.
web-log-crashed = Bot na miejscu { $seat } zawiódł i został wymieniony.
web-log-proposed = { $you ->
    [yes] Pytasz
   *[no] { $seat } pyta
} stół: { $kind ->
    [undo] cofnąć ruch?
    [pause] zatrzymać zegar?
    [stand-in] wpuścić bota?
   *[end] zakończyć grę?
}
web-log-voted = { $you ->
    [yes] Odpowiadasz:
   *[no] { $seat } odpowiada:
} { $yes ->
    [yes] tak.
   *[no] nie.
}
web-log-withdrawn = { $you ->
    [yes] Wycofujesz pytanie.
   *[no] { $seat } wycofuje pytanie.
}
web-log-expired = Nie było zgody na czas; pytanie przepada.
web-log-unanswered = Bez odpowiedzi na czas: { $names }. Decyzja zapada bez nich.
web-log-paused = { $on ->
    [yes] Stół robi przerwę.
   *[no] Stół gra dalej.
}
web-log-raised = { $you ->
    [yes] Podnosisz rękę.
   *[no] { $seat } podnosi rękę.
}
web-log-ended = Stół zgodził się zakończyć grę.

web-over = Gra skończona
web-rematch = Jeszcze raz
web-rematch-swap = Jeszcze raz, o miejsce dalej
web-picture = Udostępnij obrazek
web-picture-won = Udało się, razem!
web-picture-lost = Tym razem się nie udało.
web-picture-winner = { $count ->
    [one] Wygrywa { $names }.
   *[other] Wygrywają: { $names }.
}
web-picture-failed = Ta przeglądarka nie potrafi narysować obrazka.
web-follow = Do następnej gry
web-replay = Powtórka
web-download = Pobierz plik gry
web-download-log = Pobierz swój przebieg

# --- powtórka ---

web-replay-as = Oczami
web-everyone = widzów
web-scrub = Ruchy
web-step-back = Ruch wstecz
web-step-on = Ruch naprzód
web-copy-move = Kopiuj odnośnik do tego ruchu
web-fork = Graj dalej stąd
web-no-file = Ta powtórka nie ma pliku gry.
web-file-open = Otwórz plik gry
web-file-choose = Wybierz plik
web-file-help = Plik pobrany tutaj albo zapisany przez terminal.
web-replays-own = Twoje skończone gry
web-replays-all = Dostępne dla wszystkich
web-replays-none = Jeszcze nic tu nie ma.
web-moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}

# --- zasady ---

web-rules-search = Szukaj w zasadach
web-rules-found = { $count ->
    [one] { $count } rozdział
    [few] { $count } rozdziały
   *[many] { $count } rozdziałów
}
web-rules-none = Żaden rozdział nie zawiera wszystkich tych słów.
web-chapters = Rozdziały

# --- pierwsza gra z przewodnikiem ---

web-understood = Rozumiem
web-read-on = Czytaj dalej

# --- away and back ---

web-recap = Pod twoją nieobecność
web-your-turn = Twój ruch
web-notice-turn = Teraz twoja kolej.
web-set-notices = Powiadom mnie, gdy przyjdzie moja kolej, a mnie tu nie ma; niektóre serwery robią to także po zamknięciu strony
web-set-notices-denied = Przeglądarka nie pozwala tej stronie na powiadomienia; można to zmienić w jej ustawieniach.

# --- spectators ---

web-grant = Pokaż widzom to, co widzę
web-grant-later = W tej grze dopiero po jej zakończeniu.
web-eyes = Patrz oczami gracza

# --- statistics ---

web-stats = Statystyki
web-stats-about = Jak kończyły się gry na tym serwerze.
    .site = Jak kończyły się gry w tej przeglądarce.
web-stats-mine = Twoje gry
web-stats-own = { $played ->
    [one] { $played } gra
    [few] { $played } gry
   *[many] { $played } gier
}, w tym { $won ->
    [one] { $won } wygrana
    [few] { $won } wygrane
   *[many] { $won } wygranych
} ({ $share } %)
web-stats-curve = najlepszy wynik { $best }, średni { $mean }
web-stats-none = Jeszcze nic tu nie ma: najpierw trzeba dokończyć jakąś grę.
web-stats-missions = Misje
web-stats-players = Gracze
web-stats-bots = Boty
web-stats-all = dowolnie
web-stats-people = tylko ludzie
web-stats-board = { $game }, { $players ->
    [one] jeden gracz
    [few] { $players } graczy
   *[many] { $players } graczy
}
web-stats-tally = { $won } z { $played } ({ $share } %)
web-stats-rating = Ranking: { $board }
web-stats-you = { $name ->
    [none] ty
   *[other] { $name } (ty)
}
web-stats-bot = bot, poziom: { $level }
web-stats-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, wygrane { $won } z { $played }
web-stats-scores = Wyniki
web-stats-score = { $played ->
    [one] { $played } gra
    [few] { $played } gry
   *[many] { $played } gier
}, najlepszy wynik { $best }, średni { $mean }
web-stats-privacy = Serwer rozpoznaje cię po sekrecie, który zna tylko ta przeglądarka; przechowuje jego skrót. Twoje imię widzą inni tylko wtedy, gdy pojawiło się przy stole otwartym dla wszystkich. Gry z wybranym rozdaniem, rozgałęzienia i gry poddane nie zmieniają rankingu.
    .site = Wszystko zostaje w tej przeglądarce. Gry z wybranym rozdaniem, rozgałęzienia i gry poddane nie zmieniają rankingu.
web-bot-mixed = różne

# --- zanurzenie dnia ---

web-daily = Zanurzenie dnia
    .about = Dziś, { $date }, wszyscy mają to samo rozdanie. Jedna próba na każdą grę.
web-daily-play = Zanurz się: { $game }
web-daily-on = Graj dalej: { $game }
web-daily-done = { $game }: { $result }
web-daily-won = wygrana
web-daily-lost = przegrana
web-daily-place = miejsce { $rank }, punkty: { $score }
web-daily-share = Podziel się wynikiem
web-daily-shared = Skopiowano
web-daily-text = Batyskaf, zanurzenie dnia { $date }: { $results }

# --- znajomi ---

web-back-to-seat = Ta przeglądarka ma już miejsce przy tym stole.
    .go = Wróć na moje miejsce
web-qr = Kod QR
web-qr-scan = Zeskanuj go aparatem drugiego urządzenia.
web-device = Graj na innym urządzeniu
web-device-qr = Link do twojego miejsca jako kod QR
web-device-help = Jedno i drugie pokazuje twoje miejsce, więc zachowaj je dla siebie. Możesz grać na obu urządzeniach na zmianę.
web-code = Kod z innego urządzenia
web-code-use = Otwórz
web-code-get = Pokaż krótki kod
web-code-where = Wpisz go na stronie głównej { $address }. Działa raz, przez dziesięć minut.
web-only-here = Tylko ten komputer może otworzyć te linki.
    .do = Aby inni mogli dołączyć, zatrzymaj serwer, uruchom go poniższym poleceniem i otwórz stronę pod adresem tego komputera w sieci, na przykład http://192.168.0.10:{ $port }.
web-absent = { $since ->
    [none] { $seat } jest poza stołem.
    [now] { $seat } właśnie odchodzi od stołu.
   *[other] { $seat } jest poza stołem (odejście: { $since }).
}
web-absent-bot = Za gracza { $seat } gra bot, aż do powrotu.
web-let-bot = Niech gra bot
web-remind = Przypomnij
web-remind-text = { $seat }, czekamy na ciebie przy stole { $game }:
web-talk = { $unread ->
    [0] Rozmowa
    [one] Rozmowa: jedna nowa wiadomość
    [few] Rozmowa: { $unread } nowe wiadomości
   *[many] Rozmowa: { $unread } nowych wiadomości
}
web-puzzles = Zagadki
web-puzzles-about = Pozycje z jedną jasną odpowiedzią, z partii botów.
web-puzzles-open = Rozwiąż zagadkę
