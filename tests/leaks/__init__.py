"""Leaks: two live tables that differ only in what a seat may not know, and all that they send."""
