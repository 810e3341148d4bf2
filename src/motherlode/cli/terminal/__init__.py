"""A table in the terminal: drawn, told in words, played at."""
