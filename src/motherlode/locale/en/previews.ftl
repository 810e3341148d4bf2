# Link previews: what a page tells of itself where its address is posted.
preview-home = Dig for gold together. Some of you are saboteurs. Play in the browser with friends and bots, no account needed.
    .title = Motherlode
    .alt = A digger and a saboteur at the entrance of a mine
preview-lobby = { $game }, { $players ->
        [one] { $players } player so far
       *[other] { $players } players so far
    }. { $open ->
        [0] All seats are taken.
        [one] { $open } seat is open.
       *[other] { $open } seats are open.
    }
    .title = Join { $host }’s table on Motherlode
preview-playing = { $game }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }. { $open ->
        [0] The game is on: come and watch.
        [one] The game is on, and { $open } bot’s seat can be taken.
       *[other] The game is on, and { $open } bots’ seats can be taken.
    }
    .title = { $host }’s table
preview-over = { $game }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }. The game is over.
    .title = { $host }’s table
preview-replay = { $game }, move by move, with every hand and role face up.
    .title = Replay: { $names }
preview-game = { $game ->
        [saboteur2] Saboteur 2
        [tournament] Tournament
        [duel] Duel
       *[other] Base game
    }
