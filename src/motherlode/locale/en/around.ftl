# One device that goes around a table: who plays, whom it goes to, and who looks.

around-how = Everyone plays on this screen. It covers itself between turns, so nobody sees your cards.
around-people = Who plays?
around-person = Player { $number }
around-add = Add a player
around-remove = Remove player { $number }
around-bots = Bots
around-counts = Players in this game: { $counts }
around-twice = Someone here already has this name
around-settings = More settings
around-hand = Hand it to { $seat }
around-look = Hold to look, { $seat }
around-asks = Everyone is asked in turn and has the same time.
around-votes = Everyone votes in turn.
around-else = Someone else wants to look
around-who = Who wants to look?
around-looks = { $seat } is looking
around-cover = Cover
around-sealed = Got it. The screen covers itself when time’s up.
around-abort = End the game
around-abort-how = This ends the game for everyone.
