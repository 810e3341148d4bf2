"""Whole games as text: kept, read, written, replayed."""
