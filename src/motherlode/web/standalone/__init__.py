"""Tables in the page: the same application, without a server, other processes, or a network."""
