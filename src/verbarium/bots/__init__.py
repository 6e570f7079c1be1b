"""Players that see what players see. They import a game's `api`, never its rules or state."""
