# Allenare e misurare i bot.

bots-stopped = Fermato. Il punto raggiunto è in { $file }; lo stesso comando riprende da lì.
bots-checkpoint-unreadable = { $file } non è un punto di ripresa: { $why }
bots-checkpoint-other = { $file } appartiene a un altro allenamento: altre regole, parole, seme, partite o passaggi.
bots-ladder-other = { $file } appartiene a un altro confronto: altre regole, parole o seme, oppure i livelli sono cambiati da allora.
bots-levels = «{ $levels }» non sono due o più livelli tra 1 e 6, come in 1-6.
