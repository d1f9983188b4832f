# Analiza zakończonej gry: w terminalu, jako plik i na stronie.

refused-review-running = Analizować można tylko zakończoną grę.
refused-review-bot = Nie ma jeszcze bota, który mógłby przeanalizować grę { $game }.
refused-review-busy = Trwa już wiele analiz; zapytaj ponownie za chwilę.
refused-review-failed = Analizy nie udało się przeprowadzić.

review = Analiza
    .about = Każdą decyzję rozważa jeszcze raz bot na poziomie { $level }, wiedząc to, co mogła wtedy wiedzieć ta osoba.
review-level-easy = łatwym
review-level-medium = średnim
review-level-hard = trudnym
review-written = Analizę zapisano w pliku { $file }.
review-working = Rozważanie: { $done } z { $all } decyzji.
review-graph = Szansa po każdej decyzji
    .about = { $count ->
        [one] Rozważono { $count } decyzję.
        [few] Rozważono { $count } decyzje.
        [many] Rozważono { $count } decyzji.
       *[other] Rozważono { $count } decyzji.
    } Im wyżej, tym lepiej dla tego, kto decydował.
review-together = załoga
review-point = { $seat }, ruch { $number }: { $after }%{ $mark ->
    [slip] , potknięcie
    [mistake] , błąd
    [blunder] , wielki błąd
   *[none] { "" }
}
review-mistakes = Gdzie uciekły szanse
    .none = Żadna decyzja nie oddała niczego, o czym warto mówić.
    .count = { $count ->
        [one] { $count } decyzja coś oddała.
        [few] { $count } decyzje coś oddały.
        [many] { $count } decyzji coś oddało.
       *[other] { $count } decyzji coś oddało.
    }
review-mark-slip = potknięcie
review-mark-mistake = błąd
review-mark-blunder = wielki błąd
review-move = Ruch
review-who = Kto
review-what = Co zrobiono
review-chance = Szansa
review-better = Lepiej
review-because = Według oceny bota „{ $best }” zostawiało szansę { $before }%, a „{ $chosen }” { $after }%.
review-line = Spodziewany ciąg dalszy: { $line }.
review-others = Rozważano też: { $others }.
review-show = Pokaż ruch { $number }
review-step = Decyzja { $number } z { $all }

review-truth = Przy odkrytych kartach
review-truth-success = Misję wygrano, więc dało się ją wygrać od samego rozdania.
review-truth-deal-won = Przy pierwszej karcie misję dało się jeszcze wygrać.
review-truth-deal-lost = Z tymi kartami i zadaniami misji nie dało się już wygrać, gdy zagrano pierwszą kartę.
review-truth-deal-undecided = Nie rozstrzygnięto, czy przy pierwszej karcie misję dało się wygrać: poszukiwanie skończyło się bez odpowiedzi.
review-truth-card = Przegrał ją ruch { $number }: { $seat } zagrywa kartę „{ $card }”.
review-truth-between = Przegrano ją między ruchem { $kept } a ruchem { $lost }; pomiędzy nimi poszukiwanie skończyło się bez odpowiedzi.
review-truth-before = Przegrano ją najpóźniej w ruchu { $lost }; wcześniej poszukiwanie skończyło się bez odpowiedzi.
review-truth-open = Po ruchu { $kept } dało się jeszcze wygrać; co potem, nie rozstrzygnięto.

# --- podpowiedzi przy stole ---

hint-thinking = Szukam podpowiedzi…
hint-more = Który ruch?
hint-forced = Możesz zrobić tylko jedno.
hint-group = Spójrz na „{ $group }”.
hint-suit = Pomyśl o swoich kartach tego koloru: { $suit }.
hint-height = Wszystkie twoje możliwości są w jednym kolorze: pomyśl, jak wysoka powinna być karta.
hint-choices = { $count ->
    [one] Jest { $count } możliwość.
    [few] Jedna z twoich { $count } możliwości pasuje najlepiej.
    [many] Jedna z twoich { $count } możliwości pasuje najlepiej.
   *[other] Jedna z twoich { $count } możliwości pasuje najlepiej.
}
hint-because = Według oceny bota szansa na wygraną to { $best }%; następne jest „{ $second }” z { $other }%.
hint-because-close = Według oceny bota szansa na wygraną to { $best }%; „{ $second }” jest mniej więcej tak samo dobre.
hint-because-none = Tak postąpiłby bot; niczego innego przeciw temu nie rozważał.
hint-best = Bot rozważył, co wynika z każdego wyboru; ten wypadł najlepiej.
hint-plan = Potem: { $plan }.
hint-brings = { $moves ->
    [1] To daje
   *[other] Razem daje
} ci { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
