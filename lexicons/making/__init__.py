"""What the five languages share: getting sources, hand lists, commonness, the report."""
