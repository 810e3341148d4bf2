"""What a server counts: rounds that have ended and who won them."""
