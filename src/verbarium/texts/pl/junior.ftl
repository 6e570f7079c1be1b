# Junior.

game-junior = Junior
rules-junior = Junior: pierwsze słowa
rules-junior-summary = Obrazek, jego słowo i litery, z których się je układa. Dla tych, którzy uczą się czytać; bez zegara.
rules-junior-covered = Junior: zakryte słowa
rules-junior-covered-summary = Słowo jest zakryte: ułóż je, patrząc na obrazek, i podnieś zasłonę, żeby sprawdzić. Bez zegara.
junior-all-cards = Wszystkie karty ułożone.
junior-watching = Oglądasz.
junior-over = Gra jest skończona.
junior-already-ready = Poczekaj chwilę na innych.
junior-no-cover = Słowo nie jest zakryte.
junior-cover = Zasłona już tak leży.
junior-done = To słowo jest już gotowe.
junior-no-die = Tej litery nie można przesunąć.
junior-no-place = Nie ma miejsca na tę literę.
junior-praise-1 = Brawo!
junior-praise-2 = Właśnie tak!
junior-praise-3 = Pięknie!
junior-praise-4 = Udało się!
junior-praise-5 = Super!
junior-praise-6 = Jak ładnie czytasz!
proof-junior-dice = Karta { $card }: litery leżą tak, jak wynika z klucza.
