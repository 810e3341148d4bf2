"""What several modules of the game use."""
