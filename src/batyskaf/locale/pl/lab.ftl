# Laboratorium: boty przeciw sobie, misje, równowaga.

refused-lab-bots = Arena potrzebuje co najmniej dwóch różnych botów.
refused-lab-missing = Do tego potrzebny jest pakiet „{ $module }”: pip install "batyskaf[{ $extra }]".
refused-lab-ray = Pod adresem „{ $address }” nie odpowiada żaden klaster Ray albo wymaga on tokenu: wtedy ustaw RAY_AUTH_MODE=token i właściwy RAY_AUTH_TOKEN.
refused-lab-worker = Proces zginął kilka razy przy tej samej części pracy: { $piece }.
refused-lab-number = „{ $text }” nie jest liczbą graczy od { $least } do { $most }.
refused-lab-bot = „{ $text }” to nie bot ({ $detail }): podaj nazwę albo MODUŁ:KLASA, a po niej w razie potrzeby budżet, na przykład hard@200 albo hard@50ms.
refused-lab-tally = Wiersz { $line } pliku { $file } nie jest wynikiem pojedynku botów.
lab-interrupted = Przerwano. To samo polecenie wznowi pracę w tym miejscu.
lab-title-arena = { $game }: ranking
lab-title-wins = { $game }: wygrane gry
lab-title-means = { $game }: co każdy osiągnął
lab-title-missions = Załoga: powodzenie misji
lab-title-balance = { $game }: ile warte są miejsca
lab-title-success = Wspólne powodzenie
lab-title-things = { $game }: co idzie w parze z wygraną
lab-bot = Bot
lab-elo = Elo
lab-low = od
lab-high = do
lab-games = Gry
lab-won = Wygrane [95 %] / gry
lab-won-plain = Wygrane (%)
lab-without = Wygrane bez tego
lab-score = Średni wynik [95 %] / gry
lab-mission = Misja
lab-players = Gracze
lab-level = Poziom
lab-success = Powodzenie [95 %] / gry
lab-open = Do wygrania przy odkrytych kartach
lab-undecided = Nierozstrzygnięte
lab-seat = Miejsce
lab-thing = Co
lab-things-about = Wymienione jest tylko to, co ktoś zdobył co najmniej { $least } razy i co najmniej tyle razy nie zdobył. Współwystępowanie to nie przyczyna: kto gra dobrze, ma wszystkiego więcej.
lab-length = Gry: { $games }; średnio { $mean } decyzji w grze (od { $least } do { $most }), po { $branching } możliwości na decyzję.
lab-more = Wszystkie ({ $count }) są w pliku { $file }.
lab-made = Wykonał batyskaf { $version }, reguły { $rules }. Opcje: { $options }. Rozdania: { $seeds }, ziarna od 0.
lab-written = Wiersze: { $rows }. Tabela: { $parquet }. Raport: { $html }.
lab-working = gra
refused-lab-suite = Nie ma zestawu „{ $suite }”; znane są: { $known }.
refused-lab-track = Zestaw { $suite } nie ma trybu „{ $track }”; ma: { $known }.
refused-lab-others = W trybie self bot gra na wszystkich miejscach: pomiń --other albo użyj --track partners.
refused-lab-deals = Zestaw { $suite } ma { $count } rozdań na każdy układ opcji: podaj od 1 do { $count }, nie { $given }.
refused-lab-result = { $file } nie jest plikiem wyniku: { $detail }
refused-lab-altered = Plik { $file } został zmieniony: jego skrót się nie zgadza.
refused-lab-figures = Partie w { $file } nie są partiami tego zestawu albo liczby nie wynikają z partii.
lab-title-benchmark = { $bot }: zestaw { $suite }, tryb { $track }
lab-options = Opcje
lab-rival = Przeciw
lab-winnable = Z rozdań do wygrania [95 %] / rozdania
lab-benchmark-score = Wynik: { $score } z { $deals } rozdań do wygrania, przedział 95 % od { $low } do { $high }.
lab-benchmark-rivals = Wynik: { $score } z { $deals } gier wygranych, przedział 95 % od { $low } do { $high }.
lab-benchmark-part = To próba: zestaw ma { $deals } rozdań na każdy układ opcji.
lab-benchmark-written = Plik wyniku: { $file }, skrót { $hash }…
lab-benchmark-checked = Sprawdzono: skrót się zgadza, rozdania są z zestawu, a liczby wynikają z partii. Wydanie { $edition }, batyskaf { $version }, zasady { $rules }.
lab-benchmark-edition = Ta wersja programu batyskaf ma wydanie { $edition }: nie porównuj jego liczb z liczbami innego wydania.
refused-lab-ray-token = Klaster Ray pod adresem „{ $address }” wymaga tokenu: ustaw RAY_AUTH_TOKEN albo, dla własnego klastra, RAY_AUTH_MODE=disabled.

# --- trudność zadań ---

lab-title-difficulty = Zadania, których szacowana i wydrukowana trudność różnią się najbardziej
lab-task = Zadanie
lab-printed = Trudność wydrukowana
lab-estimate = Trudność oszacowana
lab-difficulty-players = Graczy: { $players }
lab-difficulty-figure = Oszacowana i wydrukowana trudność zadań z pudełka: korelacja rangowa { $rank }, po { $attempts } prób
lab-difficulty-agreement = Korelacja rangowa { $rank }; średnia różnica { $error }; { $within } różni się najwyżej o jeden; przedział ± { $spread }.
lab-difficulty-written = Linia: { $file }. Rysunek: { $drawing }.
lab-measure-written = Liczby: { $json }. Raport: { $html }.
