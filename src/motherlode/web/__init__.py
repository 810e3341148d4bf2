"""The web: pages, JSON API, sockets, wire format."""
