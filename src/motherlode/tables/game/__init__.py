"""One game at a table: its state, its bots, what each seat is shown of it."""
