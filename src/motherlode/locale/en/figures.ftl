### Your games on this device, and a server’s statistics.

games-title = Your games
games-note = Saved only in this browser. Nobody else can see them.
games-none = No finished games yet. Finish one and it’ll show up here.
games-tables = Your tables
games-finished = Finished
games-won = You won
games-lost = { $winners } won
games-aborted = Ended early
games-with = with { $names }
games-gold = { $gold } gold
games-round-paid = got gold
games-round-unpaid = no gold
games-rounds = Your roles
games-table = Go to table
games-offline = You played it offline, so its replay is there when you play offline.
games-server = Its replay is on the server.
games-sandbox = Sandbox
games-forget = Remove
games-forget-all = Remove all
games-forget-sure = Remove all finished games from this device? Your seats at open tables stay.
games-delete = Delete from this device
games-delete-sure = Delete table { $code } and all its games from this device? Unless you’ve saved them to a file, they’re gone for good.
games-keep-it = Keep it
games-keep-them = Keep them
games-export = Save this list
games-import = Add saved games
games-imported =
    { $count ->
        [0] Nothing new in this file.
        [one] Added 1 game.
       *[other] Added { $count } games.
    }
games-restored =
    { $count ->
        [0] All tables in this file are already here.
        [one] 1 table is back.
       *[other] { $count } tables are back.
    }
games-not-ours = This file has no Motherlode games.
games-totals = Totals
games-totals-won = Games won
games-totals-role = Rounds with gold: { $role }

figures-title = Who wins here?
figures-note =
    Counts every round finished { $shared ->
        [yes] on this server
       *[no] in this browser
    } with at least one person playing. No names are kept.
figures-bounds-note = The dot is the share we counted. The line is its 95% confidence interval.
figures-none =
    No rounds finished { $shared ->
        [yes] on this server
       *[no] in this browser
    } yet. Play one to start the count.
figures-game = Game
figures-company = Who played
figures-alone = One person with bots
figures-together = Several people
figures-winner = Won by
figures-rounds =
    { $count ->
        [one] 1 round
       *[other] { $count } rounds
    }
figures-winners = By side
figures-roles = By role
figures-roles-note = How often each role got gold, out of the rounds it was in.
figures-players = By player count
figures-modules = By expansion or variant
figures-editions = By edition
figures-players-count = { $count } players
figures-of = { $won } of { $of }
figures-head-what = What
figures-head-share = Share
figures-head-bounds = 95% confidence interval
figures-head-count = Rounds
