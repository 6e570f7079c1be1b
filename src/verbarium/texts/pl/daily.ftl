# Plansza dnia: czego dom odmawia.

room-daily = Tu gra się w planszę dnia: solo, raz i bez zmian.
room-daily-once = Plansza tego dnia jest już zagrana: każdego dnia jest nowa.
daily-none = W tym języku nie ma planszy dnia.
daily-no-such-day = Ten dzień nie ma wyników: jeszcze nie nadszedł.
