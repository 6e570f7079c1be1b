# Partite registrate nel formato GCG.

gcg-no-game = In questo file non c'è nessuna partita: né giocatori né mosse.
gcg-line-unclear = La riga { $line } non si capisce: { $text }
gcg-player-unknown = La riga { $line } nomina { $player }, che non è fra i giocatori.
gcg-off-the-board = Riga { $line }: { $word } esce dal tabellone.
gcg-square-taken = Riga { $line }: { $word } non concorda con la lettera { $letter } che è già sul tabellone.
gcg-square-empty = Riga { $line }: { $word } passa per una casella vuota.
gcg-nothing-laid = Riga { $line }: { $word } non aggiunge nessuna tessera.
