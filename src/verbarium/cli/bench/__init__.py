"""`verbarium bench …`: how fast things are, as medians and ratios. Speed lives here, never in a test."""
