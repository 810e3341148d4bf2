"""Data sets: every decision of many games, with what the seat saw, apart from the truth."""
