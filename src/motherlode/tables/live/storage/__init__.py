"""What a table writes down, and when nothing can be written or opened."""
