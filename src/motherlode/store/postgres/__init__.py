"""The store for many workers: the log in PostgreSQL, and what workers tell each other there."""
