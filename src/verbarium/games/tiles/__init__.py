"""Tile games on a board: Słowodziel, Scarabeo, Эрудит, crosswords of tiles."""
