"""The application: tables, who sits at them, and the one door to a client."""
