# Stół w przeglądarce: dlaczego serwer czegoś odmawia, i gotowe zwroty.

refused-no-campaign = Ta gra nie ma kampanii.
refused-campaign-unknown = Nie ma tu takiej kampanii.
refused-campaign-none = Aby wybrać misję albo do niej podejść jeszcze raz, podaj jej kampanię.
refused-no-table = Nie ma tu niczego o nazwie „{ $table }”.
refused-table-link = Ten odnośnik nie otwiera tego stołu.
refused-code = Żaden stół nie ma takiego kodu. Kod to osiem liter i cyfr.
refused-code-over = Ten kod został już użyty albo ma ponad dziesięć minut. Weź przy stole nowy.
refused-push = To nie jest subskrypcja powiadomień przeglądarki.
refused-push-off = Ten serwer nie wysyła przypomnień.
refused-push-contact = --push przyjmuje adres, pod którym usługi powiadomień mogą się z tobą skontaktować, np. mailto:ty@example.org, a nie „{ $contact }”.
refused-push-library = Przypomnienia wymagają biblioteki: pip install "batyskaf[push]".
refused-table-watching = To mogą zrobić tylko osoby siedzące przy stole.
refused-table-host = To może zrobić tylko osoba, która założyła stół.
refused-table-seat = Miejsce { $seat } nie jest twoje.
refused-table-taken = Miejsce { $seat } jest zajęte.
refused-table-full = Przy tym stole nie ma wolnych miejsc.
refused-table-name = Imię musi mieć przynajmniej jedną literę.
refused-table-waiting = Gra się jeszcze nie zaczęła: kogoś brakuje.
refused-table-started = Gra już się zaczęła.
refused-table-running = Z tym trzeba zaczekać do końca gry.
refused-table-paused = Stół jest wstrzymany.
refused-table-timed = Zegara misji nie można zatrzymać.
refused-table-late = Coś się w międzyczasie wydarzyło; spójrz jeszcze raz ({ $seq }, teraz { $now }).
refused-table-early = Stół nie doszedł jeszcze tak daleko ({ $seq }, teraz { $now }).
refused-table-proposal = Stół jest już pytany o coś innego.
refused-table-no-proposal = To pytanie jest już nieaktualne.
refused-table-withdraw = Wycofać pytanie może tylko ten, kto je zadał.
refused-table-vote = To pytanie nie jest do ciebie.
refused-table-voted = Już na to odpowiedziano.
refused-table-stand-in = Bot może zastąpić tylko osobę, która gra.
refused-table-away = Gra za ciebie bot; najpierw wróć na swoje miejsce.
refused-table-return = Twoje miejsce jest już twoje.
refused-table-phrase = „{ $phrase }” nie należy do gotowych zwrotów.
refused-table-chat = Przy tym stole nie rozmawia się swobodnie; są tylko gotowe zwroty.
refused-table-empty = Nic tu nie ma do powiedzenia.
refused-table-standing = Ruchu „{ $move }” nie można zlecić stołowi.
refused-table-grant = W tej grze karty odkrywa się dopiero po końcu.
refused-table-hint = Podpowiedź jest tylko wtedy, gdy to ty decydujesz.
refused-daily = Na dziś nie ma zanurzenia dla gry { $game }.
refused-daily-sealed = Dziś grają w to rozdanie jeszcze inni. Jutro (UTC) będzie otwarte dla wszystkich.
refused-table-hint-failed = Tym razem bot nie ma rady.
refused-table-hello = Pierwszą wiadomością jest hello, i tylko pierwszą.
refused-table-message = Wiadomości nie da się odczytać: { data-fault }.
refused-table-large = To za duże; najwyżej { $most } bajtów.
refused-table-often = Za dużo naraz; zwolnij.
refused-table-origin = Na żądania z innych stron serwer nie odpowiada.
refused-table-host-name = Serwer nie jest znany pod tą nazwą; kto go prowadzi, może ją dodać przez --name.
refused-table-slow = Żądanie nie dotarło na czas.
refused-table-path = Pod tym adresem niczego nie ma.
refused-table-pack = Tej paczki nie da się użyć: { $place }: { $detail }.
refused-match-long = Zapis partii jest za długi: przyjmuje się najwyżej { $most } wpisów.
refused-table-store = Nie udało się tego zapisać, więc się nie stało ({ $detail }).
refused-table-closed = Stół jest właśnie składany; spróbuj ponownie.
refused-table-failed = Coś poszło nie tak przy stole, więc się nie stało.
refused-table-log = Zapis stołu { $table } nie prowadzi do tego, co zapisano we wpisie { $seq }.
refused-store = Nie da się otworzyć bazy danych { $url }: { $detail }. Adres wygląda tak: sqlite:////katalog/tables.db albo postgresql://użytkownik@host/nazwa.
refused-store-newer = Bazę danych zapisała nowsza wersja Batyskafu (schemat { $version }).
refused-archive = Tego pliku nie da się odczytać jako eksportu z Batyskafu: { data-fault }.
refused-archive-newer = Ten plik zapisała nowsza wersja Batyskafu (format { $version }, znane do { $known }). Zaktualizuj tę stronę i spróbuj ponownie.
refused-logbook-choice = „{ $choice }” nie jest sposobem na dalszą grę z dziennikiem.

refused-port = Pod adresem { $host } nie da się otworzyć portu { $port } ani żadnego innego: czy to adres tego komputera?
refused-site = { $folder } to nie jest zbudowana strona: brakuje pliku index.html. „make site” buduje ją w dist/site.
refused-processes = Kilka procesów wymaga PostgreSQL: podaj bazę przez --database albo pomiń --processes.
refused-port-taken = Port { $port } pod adresem { $host } jest zajęty; wybierz inny przez --port albo żaden, wtedy serwer weźmie najbliższy wolny.
refused-limit = Nie ma limitu o nazwie „{ $name }”; limity to { $known }.
refused-limit-value = To nie jest wartość limitu: { $detail }. Limit to liczba dodatnia, na przykład burst=500.
refused-network = To nie jest adres ani sieć: { $detail }. Przykład: 10.0.0.0/8.
refused-store-driver = PostgreSQL potrzebuje pakietu { $module }, którego tu nie ma: pip install "batyskaf[host]".
serve-missing = Serwer potrzebuje pakietu { $module }, którego tu nie ma: pip install { $module }.

admin-closed = Stół { $table } jest zamknięty.
admin-over = Przy stole { $table } gra już się skończyła.
admin-backed-up = Kopia zapasowa jest w { $path }.
admin-restored = Baza danych jest znów taka jak w { $path }.
admin-deleted = { $status }: { $count ->
    [one] usunięto jeden stół.
    [few] usunięto { $count } stoły.
   *[other] usunięto { $count } stołów.
}
admin-forgotten = { $count ->
    [one] Usunięto dane z jednego stołu.
   *[other] Usunięto dane z { $count } stołów.
}
refused-admin-exists = { $path } już istnieje; kopia zapasowa niczego nie nadpisuje.
refused-admin-missing = Nie ma pliku { $path }.
refused-admin-copy = Kopiowanie się nie udało: { $detail }.
refused-admin-tool = Do tego potrzebny jest program { $name } z PostgreSQL, a nie jest zainstalowany.
refused-admin-sure = To zastępuje wszystko w bazie danych. Zatrzymaj serwer i dodaj --yes.
refused-admin-days = Podaj, ile dni zachować: --waiting, --playing albo --over.
refused-admin-no-server = Pod adresem { $url } nie odpowiada żaden serwer; --url podaje inny adres.
refused-admin-server = Serwer pod adresem { $url } nie pokazuje swoich limitów: { $detail }.

phrase-hello = Cześć!
phrase-thanks = Dziękuję!
phrase-well-done = Brawo!
phrase-sorry = Przepraszam!
phrase-a-moment = Chwileczkę.
phrase-ready = Można dalej.
phrase-goodbye = Do widzenia!
page-missing = Serwer działa, ale jego strona nie została zbudowana. W katalogu ze źródłami uruchom ponownie „make play”: zbuduje stronę albo powie, czego brakuje. Klienci protokołu mogą już grać: zobacz docs/protocol.md.

# --- gra przez wiadomości ---

refused-letter-broken = Ten link jest uszkodzony albo ktoś go zmienił. Poproś o niego jeszcze raz i otwórz go w całości.
refused-letter-mine = Ten link zawiera ruch twojego miejsca ({ $seat }), którego tu nie wykonano. Ktoś go zmienił, więc twoja gra pozostaje bez zmian.
refused-letter-apart = Ten link nie jest dalszym ciągiem znanej ci rozgrywki: ktoś zagrał ze starszego linku albo go zmienił. Twoja gra pozostaje bez zmian. Ustalcie, która wersja obowiązuje, i wyślijcie jej ostatni link jeszcze raz.
refused-letter-rules = Ten link utworzyła inna wersja gry. Wszyscy potrzebują tej samej: odśwież stronę albo poproś o to innych.
refused-letter-key = Ten link mogą otworzyć tylko przeglądarki graczy. Otwórz go tam, gdzie masz swoje miejsce, albo najpierw przenieś tam swoje gry.
refused-letter-turn = Teraz nie ma linku do wysłania: decyduje ktoś przy tym urządzeniu albo bot.
refused-letter-large = Ta rozgrywka nie mieści się w linku ({ $most } znaków): jej paczki są za duże.
refused-message-server = Na serwerze nie ma stołów przez wiadomości: zaproś innych linkiem.
refused-message-kind = Przez wiadomości nie można grać z zegarem, w kampanii ani przy stole w poczekalni.
refused-message-turn = Przy stole przez wiadomości tylko osoba, której jest tura, może coś zrobić.
refused-message-not = Przy stole przez wiadomości nie jest to możliwe.
