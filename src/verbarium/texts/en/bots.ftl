# Training and measuring bots.

bots-stopped = Stopped. Where it stands is in { $file }; the same command goes on from there.
bots-checkpoint-unreadable = { $file } is no checkpoint: { $why }
bots-checkpoint-other = { $file } belongs to another training: other rules, words, seed, games or passes.
bots-ladder-other = { $file } belongs to another ladder: other rules, words or seed, or the levels have changed since.
bots-levels = “{ $levels }” are not two levels or more between 1 and 6, as in 1-6.
