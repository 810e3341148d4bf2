"""Tables that are being played: orders, waiting, seats, connections, lessons."""
