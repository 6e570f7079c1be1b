"""Storage behind the house's ports."""
