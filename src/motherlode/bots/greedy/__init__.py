"""The greedy bot: it rates every answer by a few plain rules."""
