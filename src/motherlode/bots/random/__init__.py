"""The random bot."""
