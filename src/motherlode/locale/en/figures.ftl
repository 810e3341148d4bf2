### Own games on this device, and the figures of a server.

games-title = Your games
games-note = Kept in this browser only; nobody else sees them.
games-none = No game of yours has ended here yet. Play one to its end and it will be here.
games-tables = Tables where you sit
games-finished = Finished
games-won = You won
games-lost = { $winners } won
games-aborted = Broken off
games-with = with { $names }
games-gold = { $gold } gold
games-round-paid = paid
games-round-unpaid = not paid
games-rounds = Your roles
games-table = To the table
games-sandbox = Sandbox
games-forget = Forget
games-forget-all = Forget all
games-forget-sure = Forget all finished games on this device? Seats at running tables stay.
games-keep-them = Keep them
games-export = Save this list
games-import = Add a saved list
games-imported =
    { $count ->
        [0] Nothing in this file was new.
        [one] One game was added.
       *[other] { $count } games were added.
    }
games-not-ours = This file holds no games of Motherlode.
games-totals = So far
games-totals-won = Games won
games-totals-role = Rounds with gold as { $role }

figures-title = Who wins here?
figures-note = Counted from every round that ended at this server with somebody playing. No names are kept.
figures-bounds-note = The dot is what was counted; the line shows where the true share lies with 95 % certainty.
figures-none = No round has ended at this server yet. Play one, and the counting begins.
figures-game = Game
figures-company = Who played
figures-alone = One person with bots
figures-together = Several people
figures-winner = Won by
figures-rounds =
    { $count ->
        [one] One round
       *[other] { $count } rounds
    }
figures-winners = By side
figures-roles = By role
figures-roles-note = Of the rounds in which a role was in play: how often it was paid.
figures-players = By number of players
figures-modules = By module
figures-editions = By edition
figures-players-count = { $count } players
figures-of = { $won } of { $of }
figures-head-what = What
figures-head-share = Share
figures-head-bounds = 95 % bounds
figures-head-count = Rounds
