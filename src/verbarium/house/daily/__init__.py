"""The grid of the day: one grid a language and day, the same for everybody; each plays it once, alone."""
