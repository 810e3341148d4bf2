"""The store: one append-only log of what happened at each table."""
