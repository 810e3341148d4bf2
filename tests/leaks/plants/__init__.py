"""Leaks planted on purpose: each tells somebody what they may not know, by another way."""
