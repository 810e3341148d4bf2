"""Near one another: where devices in the same house find this server, and under which name."""
