"""What a table and its people say to each other, and what is written down: typed values."""
