# Rätsel: Stellungen mit einer klaren Lösung.

refused-puzzle-unknown = Es gibt kein Rätsel „{ $puzzle }“.
refused-puzzle-none = Für diese Wünsche gibt es keine Rätsel zu „{ $game }“.
refused-puzzle-theme = Das Thema „{ $theme }“ gibt es nicht; bekannt sind: { $known }.
puzzle-ask-open = Alle Karten liegen offen. Mit welcher Karte bleibt die Mission zu gewinnen?
puzzle-ask-turn = Hol aus diesem Zug die meisten Punkte. Womit fängst du an?
puzzle-ask-move = Was ist der beste Zug?
puzzle-rating = Wertung { $rating }
puzzle-right = Richtig.
puzzle-wrong = Das ist es nicht.
puzzle-solution = Die Lösung ist: { $move }
puzzle-line = So geht es weiter:
puzzle-because-open = { $right ->
    [yes] { $move }: die einzige Karte, nach der die Mission noch zu gewinnen ist.
   *[no] { $move }: Nach dieser Karte ist die Mission nicht mehr zu gewinnen.
}
puzzle-because-turn = { $right ->
    [yes] Das bringt { $best } { $best ->
        [one] Punkt
       *[other] Punkte
    }; das Nächstbeste, „{ $other }“, bringt höchstens { $value }.
   *[no] „{ $other }“ bringt höchstens { $value } { $value ->
        [one] Punkt
       *[other] Punkte
    }; möglich sind { $best }.
}
puzzle-because-move = { $right ->
    [yes] Ein starker Bot schätzt die Chance auf { $best } %; das Nächstbeste ist „{ $other }“ mit { $value } %.
   *[no] Ein starker Bot schätzt die Chance von „{ $other }“ auf { $value } %; der beste Zug hat { $best } %.
}
puzzle-yours = Deine Wertung: { $rating } ({ $solved } von { $tried } gelöst)
puzzle-next = Enter: nächstes Rätsel · again: noch einmal · quit: Ende
puzzle-choose = Deine Wahl (Zahl, „show“ zeigt die Lösung, „quit“ beendet):
puzzle-unclear = Gib eine Zahl von 1 bis { $most }, „show“ oder „quit“ ein.
puzzle-hands = Alle Handkarten
puzzle-of-the-day = Rätsel des Tages
puzzle-theme-lead = Ausspielen
puzzle-theme-void = Freie Kartenwahl
puzzle-theme-follow = Bedienen
puzzle-theme-submarine = U‑Boote
puzzle-theme-last-tricks = Letzte Stiche
puzzle-theme-keep-the-lead = Den Stich gewinnen
puzzle-theme-give-away = Den Stich abgeben
puzzle-theme-chained-depths = Verkettete Tiefen
puzzle-theme-long-turn = Langer Zug
puzzle-theme-crew-take = Auftrag wählen
puzzle-theme-crew-claim = Auftrag übernehmen
puzzle-theme-crew-predict = Voraussage
puzzle-theme-crew-foresee = Geheime Voraussage
puzzle-theme-crew-assign = Aufträge verteilen
puzzle-theme-crew-give = Karte weitergeben
puzzle-theme-aquatica-buy = Kaufen
puzzle-theme-aquatica-claim = Ziele
puzzle-theme-aquatica-conquer = Erobern
puzzle-theme-aquatica-play = Welche Karte?
puzzle-theme-aquatica-raise = Heben
puzzle-theme-aquatica-recruit = Anwerben
puzzle-theme-aquatica-scout = Erkunden
puzzle-theme-aquatica-score = Werten
puzzle-theme-endeavor-activate = Aktivieren
puzzle-theme-endeavor-conserve = Schützen
puzzle-theme-endeavor-dive = Tauchen
puzzle-theme-endeavor-impact = Einfluss
puzzle-theme-endeavor-journal = Publikationen
puzzle-theme-endeavor-launch = Zu Wasser lassen
puzzle-theme-endeavor-recruit = Rekrutieren
puzzle-theme-endeavor-sonar = Sonar
puzzle-theme-endeavor-travel = Reisen
lab-puzzles-done = { $count } Rätsel: { $file }
puzzle-about = Stellungen aus Partien zwischen Bots, jede mit einer klaren Lösung: mit offenen Karten gewinnen, das meiste aus einem Zug holen oder den besten Zug finden. Deine Wertung bleibt in diesem Browser.
puzzle-count = { $solved } von { $count } gelöst
puzzle-start = Nächstes Rätsel
puzzle-again = Noch einmal
puzzle-show = Lösung zeigen
puzzle-themes = Themen
puzzle-none = Hier gibt es keine Rätsel.
