### Editions and settings: what a host chooses besides the game and its expansions.

## What an edition says

value-per-digger = one card per digger
value-per-player = one card per player
value-all-passed = once everyone has passed
value-hands-empty = once all hands are empty
value-mixed = face up and face down
value-face-down = all face down
value-path = at least { $count } cards
value-optional = optional rule
value-none = none

edition-about-jubilee = Ages 8 and up, about 30 minutes. The box is for 2 to 12 players: 3 to 10 in the base game, 2 to 12 in Saboteur 2.
edition-about-english = Ages 8 and up, about 30 minutes, 3 to 10 players.
edition-about-korean = Ages 8 and up, about 30 minutes, 3 to 10 players.
edition-about-japanese = Ages 8 and up, about 30 minutes. Best with 6 to 10 players; 3 to 5 can play, too.
edition-means = What this edition means
edition-only = This game always follows one edition: { $edition }
edition-changed = Edition changed for this game: { $edition }
edition-dropped = This game has rules of its own and follows no edition.
edition-see = Editions differ here: { $setting }

## Settings of games and expansions

setting-saboteur2 = Gold
setting-saboteur2-face_down = Face down: you see only your own
setting-saboteur2-open = In the open
setting-treasure_chests = Where the chests are
setting-treasure_chests-by_hand = By hand
by-hand-how = Choose a chest, then the space to move it to.
by-hand-chest = Chest at { $cell }
by-hand-space = Space { $cell }
by-hand-start = Start
by-hand-goal = Goal
by-hand-card = A card lies at { $cell }
