"""The house on the web: Starlette, and nothing of the games."""
