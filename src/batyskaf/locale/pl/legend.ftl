# Legenda: wszystkie ikony stołu w słowach.

# --- crew ---

legend-suit-P = Różowe karty, od 1 do 9
legend-suit-B = Niebieskie karty, od 1 do 9
legend-suit-G = Zielone karty, od 1 do 9
legend-suit-Y = Żółte karty, od 1 do 9
legend-suit-S = Batyskafy, od 1 do 4: atuty, biją każdy kolor
legend-captain = Kapitan: wybiera pierwszy i zaczyna pierwszą stawkę
legend-distress = Sygnał alarmowy aktywny: każdy przekazał kartę
legend-token = Żeton sonaru: ten gracz może jeszcze nadać komunikat
legend-token-spent = Żeton zużyty: bez dalszych komunikatów
legend-mark-high = Komunikat: najwyższa karta tego koloru na ręce
legend-mark-only = Komunikat: jedyna karta tego koloru na ręce
legend-mark-low = Komunikat: najniższa karta tego koloru na ręce
legend-mark-none = Komunikat bez znacznika
legend-icon-done = Wykonane: zadanie albo misja
legend-icon-failed = Stracone: nie da się już wykonać
legend-icon-trick = Zdobyte stawki
legend-icon-hand = Karty na ręce
legend-icon-clock = Misja na czas
legend-icon-currents = Prądy morskie: komunikaty bez znacznika
legend-icon-narcosis = Narkoza azotowa: wspólna pula żetonów
legend-icon-silence = Cisza: nikt nie nadaje komunikatów
legend-icon-terrain = Nieznany teren: o komunikatach decyduje karta

# --- aquatica ---

legend-aq-coin = Monety: płacisz nimi za lokacje
legend-aq-power = Siła: podbijasz nią lokacje
legend-aq-points = Punkty na koniec gry
legend-aq-buy = Kup lokację za monety
legend-aq-conquer = Podbij lokację siłą
legend-aq-recruit = Zwerbuj postać z rzędu
legend-aq-recruit-free = Zwerbuj postać za darmo
legend-aq-scout = Zwiad: odkryj nowe lokacje
legend-aq-raise = Podnieś lokację o jedną głębię
legend-aq-raise-full = Podnieś lokację do końca
legend-aq-score = Zapunktuj lokację podniesioną do końca: jej kieszeń znów jest wolna
legend-aq-back = Weź postacie ze stosu odrzuconych
legend-aq-ready = Przygotuj wszystkie manty
legend-aq-trained = Wyszkolona manta: jedna z twoich czterech
legend-aq-wild = Dzika manta: dostajesz ją z lokacji
legend-aq-tired = Wyczerpana manta: użyta, aż ją przygotujesz
legend-aq-drop = Odrzuć kartę
legend-aq-replay = Zapłać, by zagrać odrzuconą postać
legend-aq-salvage = Weź lokację ze stosu odrzuconych
legend-aq-once = Działa raz, potem karta opuszcza grę
legend-aq-others = Dla każdego rywala
legend-aq-empty = Głębia bez efektu
legend-aq-deck = Karty, które zostały w talii
legend-type-shark_bay = Zatoka Rekinów
legend-type-sunken_ships = Zatopione Statki
legend-type-ocean_volcanoes = Wulkany Oceanu
legend-type-decayed_civilizations = Upadłe Cywilizacje

# --- endeavor ---

legend-end-reputation = Reputacja: którzy specjaliści do ciebie dołączą
legend-end-inspiration = Inspiracja: ile dysków dostajesz w rundzie
legend-end-coordination = Koordynacja: ilu specjalistów znów jest gotowych
legend-end-ingenuity = Pomysłowość: jak daleko i głęboko docierasz
legend-end-any-attribute = Podnieś dowolny atrybut
legend-end-lowest-attribute = Podnieś najniższy atrybut
legend-end-research = Badania: płacisz nimi za ochronę i dzienniki
legend-end-impact = Wpływ: pole na tablicy wpływu
legend-end-disc = Dysk: kładziesz jeden na każdą akcję
legend-end-promote = Awansuj specjalistę
legend-end-discover = Odkryj nowy obszar
legend-end-vessel = Kolejny batyskaf
legend-end-act-travel = Podróż: przesuń batyskaf
legend-end-act-sonar = Sonar: odkrywaj obszary
legend-end-act-dive = Nurkowanie: weź żeton tam, gdzie jest batyskaf
legend-end-act-conserve = Ochrona: chroń miejsce za badania
legend-end-act-journal = Dziennik: publikuj za badania
legend-end-act-promote = Awans: odwróć specjalistę na stronę seniora
legend-end-act-copy = Kopiowanie innej akcji
legend-end-field-blue = Dziedzina dziennika: Technologia
legend-end-field-brown = Dziedzina dziennika: Współpraca
legend-end-field-green = Dziedzina dziennika: Metody terenowe
legend-end-field-yellow = Dziedzina dziennika: Przyroda
legend-end-wave = Kolejność w tej rundzie
legend-end-token = Żetony nurkowania
legend-end-lock = Zamknięte do spełnienia warunku
legend-end-feature = Zasada tego obszaru: naciśnij, by przeczytać
legend-end-stack = Obszary do odkrycia na tej głębokości

# --- table ---

legend-icon-undo = Cofnij ostatni ruch
legend-icon-log = Dziennik gry: wszystko, co się wydarzyło
legend-icon-chat = Rozmowa: zwroty i czat
legend-icon-bot = Tu gra bot
legend-icon-person = Tu gra człowiek
legend-icon-raised = Podniesiona ręka: stół czeka
legend-icon-dots = Więcej: podpowiedzi, zasady, ustawienia
