"""Ratings: how strong bots are as diggers and as saboteurs, on one scale."""
