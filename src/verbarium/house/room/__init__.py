"""A table as a game of its own: who sits, what is played, who is ready. The same eight functions, the same log."""
