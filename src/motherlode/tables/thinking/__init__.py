"""Thinking: what bots are asked at a table, and the processes in which the slow ones think."""
