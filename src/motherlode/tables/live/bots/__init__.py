"""The bots of a table: what they think, do and say, get wrong, and advise."""
