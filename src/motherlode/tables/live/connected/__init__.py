"""Who is connected to a table, and what they are told."""
