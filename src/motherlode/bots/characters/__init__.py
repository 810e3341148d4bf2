"""Characters: the dwarves that bots are."""
