"""Games that are over, and positions to try: nothing here can touch a live game."""
