# Wiersz poleceń i stoły w terminalu.

seat-person = Gracz { $number }
seat-bot = Bot { $number }

bot-failed = { $seat } nie może grać dalej: { $detail }.
bot-replaced = { $bot ->
    [random] Zastępuje go bot, który gra dowolny dozwolony ruch.
    [medium] Zastępuje go bot na poziomie średnim.
   *[other] Zastępuje go bot na poziomie { $bot }.
}
ask-any = { $you ->
    [yes] Decyzja należy do ciebie.
   *[no] Decyduje { $seat }.
}
ask-over = Gra jest skończona.
area-table = Stół
result-seat = { $rank }. { $seat }: { $score }.

refused-seats-and-bots = { $named ->
    [one] { $named } osoba i
    [few] { $named } osoby i
   *[many] { $named } osób i
} { $bots ->
    [one] { $bots } bot
    [few] { $bots } boty
   *[many] { $bots } botów
} to nie tyle, ile miejsc przy stole ({ $count }).
refused-seats-alike = Dwie osoby przy stole mają to samo imię.
refused-bots = Tyle botów („{ $bots }”) nie może grać: podaj all, none albo liczbę do { $count }.
refused-option-pair = „{ $text }” nie jest opcją: napisz nazwa=wartość.
refused-match-named = Meczu z pliku { $file } nie da się odtworzyć: { $detail }
refused-match-packs = Paczki zawarte w pliku { $file } nie pasują do tej wersji Batyskafu, więc meczu nie da się odtworzyć.
passed-over = Pominięto: { $why }
notice-interpreted = Zasady działają tu w trybie interpretowanym, więc boty potrzebują więcej czasu; łatwe grają płynnie. Z kompilatorem C działają około 40 razy szybciej: zobacz docs/install.md.
refused-flags-resume = Rozpoczęty mecz ma już swoje ustawienia: --resume nie łączy się z { $flags }.
refused-flags-campaign = { $flags } dotyczy kampanii: podaj jej nazwę przez --campaign NAZWA.
refused-flags-begun = Załoga i zasady kampanii „{ $name }” są zapisane w jej dzienniku: pomiń { $flags }.
refused-flags-open = W kampanii „{ $name }” czeka niedokończone podejście, które trzeba najpierw dograć: do tego czasu pomiń { $flags }.
refused-nothing-to-resume = W folderze { $folder } nie ma niedokończonego meczu.

play-what = Napisz, w co grać, na przykład: batyskaf play crew --mission 1 --players 4 --plain. Listę gier podaje: batyskaf games
games-hint = Graj poleceniem: batyskaf play GRA. Opcje gry: batyskaf games GRA
options-hint = Wybieraj poleceniem: batyskaf play { $game } --option nazwa=wartość
option-choices = Możliwe: { $choices }.
content-ok = { $file } to poprawna paczka do gry { $game }: „{ $name }” ({ $sections }).
content-lacks = { $language }: brak słów dla { $places }. Pojawią się po angielsku albo w pierwszym podanym języku.
content-unknown-language = „{ $lang }” nie jest językiem tego stołu.
content-wrong = { $count ->
    [one] W zawartości jest usterka:
    [few] W zawartości są { $count } usterki:
   *[many] W zawartości jest { $count } usterek:
}
verify-ok = { $file }: { $entries ->
    [one] { $entries } wpis zgadza się
    [few] wszystkie { $entries } wpisy zgadzają się
   *[many] wszystkie { $entries } wpisów zgadza się
} z zasadami, a ziarno ze swoim skrótem.
verify-torn = Ostatni wiersz był urwany; liczy się wszystko przed nim.
verify-over = Mecz jest skończony, a jego wynik poprawny.
verify-unclosed = Mecz jest skończony, ale jego ostatniego wiersza, wyniku, nie zapisano.
verify-running = Mecz jeszcze się nie skończył.

# --- wiersz po wierszu ---

plain-prompt = { "> " }
plain-pass = --- Teraz do ekranu siada { $seat }; potem naciśnij Enter. ---
plain-saved = Mecz jest zapisany. Graj dalej poleceniem: batyskaf play --resume   ({ $file })
plain-nothing = Wpisz numer, ruch albo ? po pomoc.
plain-nonsense = „{ $text }” nie jest żadnym z wyborów; wpisz numer, ruch albo ? po pomoc.
plain-bot-failed = Naciśnij Enter, aby zastąpił go inny bot, albo wpisz quit, aby wyjść; mecz pozostanie zapisany.
plain-undone = Cofnięto.
plain-no-last = Nie ma czego obejrzeć ponownie.
plain-no-map = Ta gra nie ma mapy.
plain-auto-on = Od teraz milczysz bez pytania; wpisz auto jeszcze raz, żeby znów odpowiadać.
plain-auto-off = Znów odpowiadasz przed stawkami.
plain-help =
    Numer albo początek wyboru dokonuje wyboru; ruch można też wpisać w całości, jak „{ $example }”.
    table  pokaż stół jeszcze raz      log   wszystko, co dotąd widać było z twojego miejsca
    last   ostatnia stawka (Załoga), odrzucone lokacje (Aquatica)
    undo   cofnij ruch, póki nic nie zostało odsłonięte
    auto   milcz bez pytania (Załoga)  give up   przerwij podejście
    map    miejsca na mapie            look C2   jedno z nich w całości (w grach z mapą)
    quit   wyjdź; mecz zostaje zapisany

# --- pełny ekran ---

screen-log = Dziennik zdarzeń
screen-key-help = ? klawisze
screen-key-undo = u cofnij
screen-key-log = l zdarzenia
screen-key-map = Tab mapa
screen-key-auto = s milcz
screen-key-leave = q wyjdź
screen-key-done = Enter lub q: wyjdź
screen-key-pause = Spacja: pauza lub dalej
screen-bot-failed = Enter: niech zastąpi go inny bot · q: wyjdź; mecz pozostanie zapisany
screen-curtain = Teraz do ekranu siada { $seat }.
    .hint = Nikt inny nie powinien teraz patrzeć. { $seat }: naciśnij Enter, gdy można zaczynać.
    .undo = { $seat }: naciśnij u, żeby cofnąć swój ostatni wybór.
screen-help-title = Klawisze
screen-help =
    1–9, a–z   wybór oznaczony tym klawiszem
    ← → ↑ ↓    przejście między wyborami, Enter zatwierdza
    mysz       kliknij wybór albo słowo w ostatnim wierszu
    u          cofnij, póki nic nie zostało odsłonięte
    l          wszystkie zdarzenia widziane z twojego miejsca
    t          ostatnia stawka (Załoga), odrzucone lokacje (Aquatica)
    s          milcz bez pytania przed stawkami albo znów odpowiadaj
    x          przerwij podejście
    q          wyjdź; mecz zostaje zapisany
    PgUp PgDn  reszta stołu
    Tab        chodzenie po mapie strzałkami (w grach z mapą)
    Esc        zamknij
screen-map = Mapa
    .hint = strzałki: chodzenie · Esc: zamknij
screen-close = Esc: zamknij
screen-clock = zegar { $minutes }:{ $seconds }
screen-auto = milczysz bez pytania
screen-unsaved = { $why } Próba zapisu powtarza się przy każdym ruchu.
screen-give-up = Przerwać podejście? Naciśnij x jeszcze raz.

# --- menu ---

menu-title = Batyskaf
menu-which = W co gramy?
menu-resume = Dokończ ostatni mecz
menu-leave = Wyjdź
menu-back = Wróć
menu-one-match = Zagraj raz, z własnymi opcjami
menu-campaign-new = Zacznij kampanię z dziennikiem pokładowym
menu-campaign = Kontynuuj kampanię: { $crew }
menu-setup = Przygotowanie: { $game }
menu-start = Zaczynamy
menu-people = Osoby przy tym ekranie
    .help = Imiona oddzielone przecinkami; na wolnych miejscach grają boty.
menu-seed = Ziarno
    .help = Ta sama liczba rozdaje tę samą grę; puste pole to nowa gra.
menu-hint = Strzałki lub mysz, Enter wybiera, Esc wraca

# --- kampanie ---

logbook-title = Dziennik pokładowy: { $crew }
logbook-empty = Dziennik jest jeszcze pusty.
logbook-page = { crew-mission }: { $success ->
    [yes] sukces
   *[no] jeszcze bez sukcesu
}{ $attempts ->
    [0] { "" }
    [one] { " " }· { $attempts } podejście
    [few] { " " }· { $attempts } podejścia
   *[many] { " " }· { $attempts } podejść
}{ $distress ->
    [yes] { " " }· z sygnałem alarmowym
   *[no] { "" }
}
logbook-retry-same = { crew-mission } jeszcze raz, z tymi samymi zadaniami
logbook-retry-new = { crew-mission } jeszcze raz, z nowymi zadaniami
logbook-next = Dalej: { crew-mission }. { $text }
logbook-any = Dowolna misja
menu-name = Nazwa kampanii
    .help = Pod tą nazwą przechowywany jest dziennik pokładowy.
menu-form-hint = Tab przechodzi dalej, Enter zaczyna, Esc wraca
refused-campaign-name = „{ $name }” nie może być nazwą kampanii: użyj liter i cyfr.
refused-campaign-exists = Kampania „{ $name }” już istnieje.
refused-campaign = Nie ma kampanii „{ $name }”. Zacznij ją poleceniem: batyskaf play crew --campaign { $name } --new
refused-campaign-crew = Kampanie ma tylko Załoga: batyskaf play crew --campaign { $name }
plain-result = Wynik: { $result }
plain-file = Zapisano w { $file }
