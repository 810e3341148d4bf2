"""What the addresses of the server answer."""
