"""Until when a table waits, and for whom."""
