"""Worlds: full states that a seat cannot tell from the real one."""
