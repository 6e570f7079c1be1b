# Trenowanie i mierzenie botów.

bots-stopped = Zatrzymano. Stan zapisano w { $file }; to samo polecenie podejmie pracę od tego miejsca.
bots-checkpoint-unreadable = { $file } to nie jest zapis stanu: { $why }
bots-checkpoint-other = { $file } należy do innego treningu: inne zasady, słowa, ziarno, liczba partii lub przebiegów.
bots-ladder-other = { $file } należy do innego porównania: inne zasady, słowa lub ziarno albo poziomy zmieniły się od tego czasu.
bots-levels = „{ $levels }” to nie są co najmniej dwa poziomy od 1 do 6, jak w 1-6.
