# Zagadki: pozycje z jedną jasną odpowiedzią.

refused-puzzle-unknown = Nie ma zagadki „{ $puzzle }”.
refused-puzzle-none = Nie ma takich zagadek do gry „{ $game }”.
refused-puzzle-theme = Nie ma motywu „{ $theme }”; znane: { $known }.
puzzle-ask-open = Wszystkie karty są odkryte. Po której karcie misję da się jeszcze wygrać?
puzzle-ask-turn = Zdobądź w tej turze jak najwięcej punktów. Od czego zaczynasz?
puzzle-ask-move = Jaki ruch jest najlepszy?
puzzle-rating = Ranking { $rating }
puzzle-right = Dobrze.
puzzle-wrong = To nie to.
puzzle-solution = Odpowiedź: { $move }
puzzle-line = Ciąg dalszy:
puzzle-because-open = { $right ->
    [yes] { $move }: jedyna karta, po której misję da się jeszcze wygrać.
   *[no] { $move }: po tej karcie misji nie da się już wygrać.
}
puzzle-because-turn = { $right ->
    [yes] Daje to { $best } { $best ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }; następne w kolejności, „{ $other }”, daje najwyżej { $value }.
   *[no] „{ $other }” daje najwyżej { $value } { $value ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }; można zdobyć { $best }.
}
puzzle-because-move = { $right ->
    [yes] Silny bot ocenia szansę na { $best } %; następny w kolejności jest ruch „{ $other }” – { $value } %.
   *[no] Silny bot ocenia szansę ruchu „{ $other }” na { $value } %; najlepszy ruch ma { $best } %.
}
puzzle-yours = Twój ranking: { $rating } (rozwiązane: { $solved } z { $tried })
puzzle-next = Enter: następna zagadka · again: jeszcze raz · quit: koniec
puzzle-choose = Twój wybór (numer, „show” pokazuje odpowiedź, „quit” kończy):
puzzle-unclear = Wpisz liczbę od 1 do { $most }, „show” albo „quit”.
puzzle-hands = Karty wszystkich
puzzle-of-the-day = Zagadka dnia
puzzle-theme-lead = Rozpoczęcie stawki
puzzle-theme-void = Dowolna karta
puzzle-theme-follow = Dokładanie do koloru
puzzle-theme-submarine = Batyskafy
puzzle-theme-last-tricks = Ostatnie stawki
puzzle-theme-keep-the-lead = Wzięcie stawki
puzzle-theme-give-away = Oddanie stawki
puzzle-theme-chained-depths = Łańcuch Głębi
puzzle-theme-long-turn = Długa tura
puzzle-theme-crew-take = Wybór zadania
puzzle-theme-crew-claim = Przejęcie zadania
puzzle-theme-crew-predict = Przepowiednia
puzzle-theme-crew-foresee = Tajna przepowiednia
puzzle-theme-crew-assign = Rozdział zadań
puzzle-theme-crew-give = Przekazanie karty
puzzle-theme-aquatica-buy = Kupowanie
puzzle-theme-aquatica-claim = Cele
puzzle-theme-aquatica-conquer = Podbijanie
puzzle-theme-aquatica-play = Która karta?
puzzle-theme-aquatica-raise = Podnoszenie
puzzle-theme-aquatica-recruit = Werbunek
puzzle-theme-aquatica-scout = Zwiad
puzzle-theme-aquatica-score = Punktowanie
puzzle-theme-endeavor-activate = Aktywacja
puzzle-theme-endeavor-conserve = Ochrona
puzzle-theme-endeavor-dive = Nurkowanie
puzzle-theme-endeavor-impact = Wpływ
puzzle-theme-endeavor-journal = Dzienniki
puzzle-theme-endeavor-launch = Nowy Batyskaf
puzzle-theme-endeavor-recruit = Rekrutacja
puzzle-theme-endeavor-sonar = Sonar
puzzle-theme-endeavor-travel = Podróż
lab-puzzles-done = Zagadki: { $count }, plik { $file }
puzzle-about = Pozycje z partii botów, każda z jedną jasną odpowiedzią: wygraj przy odkrytych kartach, zdobądź jak najwięcej w turze albo znajdź najlepszy ruch. Twój ranking zostaje w tej przeglądarce.
puzzle-count = rozwiązane: { $solved } z { $count }
puzzle-start = Następna zagadka
puzzle-again = Jeszcze raz
puzzle-show = Pokaż odpowiedź
puzzle-themes = Motywy
puzzle-none = Nie ma tu zagadek.
