"""Bots: they see views and prompts only."""
