"""Choices, claims, views and events as text and plain data."""
