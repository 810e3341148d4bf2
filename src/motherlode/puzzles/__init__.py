"""Puzzles: moments of bots' games with a question that has a clear answer."""
