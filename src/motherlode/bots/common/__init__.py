"""What several bots share: the table as a seat sees it, distances, suspicion."""
