# Replays of games that are over, and the sandbox where positions are tried.

replay = Replay
replay-of = Game { $number } at table { $code }
replay-of-record = A record of yours
replay-missing = There is no such game to watch.
replay-not-over = This game is still being played. It can be watched when it is over.

replay-eyes = Point of view
replay-eyes-public = spectator
replay-eyes-open = all cards open

replay-first = To the beginning
replay-last = To the end
replay-back = One step back
replay-forward = One step on
replay-play = Play
replay-pause = Pause
replay-round-back = To the start of the round before
replay-round-next = To the next round
replay-speed = Speed
replay-times = { $speed }×
replay-slider = Place in the game
replay-place = Round { $round }, step { $step } of { $steps }
replay-broken-off = The game was broken off here.
replay-controls = Controls of the replay

replay-moments = Moments
replay-log = What happened
replay-more = Moments and log
replay-moments-none = Nothing of that kind happened in this game.
replay-kinds = Which moments
replay-kind-great = Great moments
replay-kind-all = Everything
replay-kind-round = Ends of rounds
replay-kind-goal = Goals and chests
replay-kind-role = Roles
replay-kind-gold = Gold
replay-kind-lie = False claims
replay-kind-tool = Broken and mended tools
replay-kind-fall = Rock-falls
replay-kind-surprise = Surprises
replay-lie = { $seat } claims: “{ $claim }” A lie: { $seat } knew better.
replay-wrong = { $seat } claims: “{ $claim }” That was not so.
replay-says = { $seat }: { $words }

replay-hands = All hands
replay-deck = Next in the deck
replay-deck-empty = The deck is empty.

replay-share = Share
replay-share-link = Link to this moment
replay-share-how = Whoever opens the link sees this game at this step, through the same eyes.
replay-share-not = This record lies on this device only. Send the file itself; others can open it on this page.
replay-share-send = Send…
replay-menu = More
back-to-replay = Back to the replay
back-to-table = Back to the table
back-to-games = Back to your games
way-back = Back
replay-try = Try other moves
replay-position = Copy the position
replay-position-how = The whole table at this step in the notation, for bug reports, puzzles and the sandbox.
replay-position-copied = The position is copied. Paste it into the sandbox or a report.
replay-position-none = No position can be written down before the first turn.
replay-about = About this record
replay-sound = This record is complete and unaltered.
replay-verified = Complete, unaltered, with the promised seed
replay-verified-no-promise = Complete and unaltered
replay-sound-seed = The seed is the one that was promised before the game.
replay-sound-no-promise = The seed was not promised to anybody before the game.
replay-version = Written by version { $version }

replay-import-how = A record is the file that is saved after a game. It is checked here move by move, then it can be watched.
replay-import-choose = Choose a file
replay-import-drop = or drop it here
replay-import-paste = or paste its text
replay-import-open = Open
replay-import-checking = Checking the record…

# Why a record or a position is refused.
error-record-foreign = This is not a record of a game. Records are the files with the ending .jsonl that are saved after a game.
error-record-newer = This record was written by a newer version. Open it on a server that is up to date.
error-record-module = This record is of a game with cards that this server doesn’t know.
error-record-cut = This record breaks off: its end is missing. Perhaps it was not copied as a whole.
error-record-broken = This record is damaged: a line of it makes no sense.
error-record-altered = This record was altered: what it tells is not what happened.
error-record-secret = This record keeps its seed secret and can’t be watched yet.
error-record-too-big = This file is too big to be a record.
error-no_game = There was no such game at this table.
error-no_step = The game has fewer steps than that.
error-position-broken = This position can’t be set up.
error-choice-refused = That can’t be done here.
error-file-unreadable = This file can’t be read.

sandbox = Sandbox
sandbox-how = Everything lies open. Whoever is asked can do whatever the rules allow: try it, take it back, try something else.
sandbox-turn =
    { $role ->
        [none] { $seat } is asked
       *[other] { $seat } is asked ({ $role })
    }
sandbox-hand = Hand of { $seat }
sandbox-hand-empty = No cards in hand.
# What is asked there, of whoever is named above it; other questions are as at the table.
sandbox-ask-Turn = Choose a card to play or to discard
sandbox-ask-DuelTurn = Choose a card to play, or three to discard
sandbox-ask-DiscardOneMore = Discard a second card for the one that lay in front
sandbox-ask-TakeNuggets =
    { $total ->
        [0] Take nugget cards that add up to the share
       *[other] Take nugget cards that add up to { $total } gold, the share
    }
sandbox-ask-KeepNugget = Keep one of these nugget cards; the opponent gets the other
sandbox-ask-TurnInNugget = No token is left: which nugget card pays the toll? The change comes in tokens
sandbox-ask-Steal = From whom is 1 gold stolen?
sandbox-ask-RobHand = From whose hand is a card taken?
sandbox-ask-LookAtRole = Whose role is looked at?
sandbox-ask-SwapOrNot = Two goals are taken up: are they swapped?
sandbox-ask-PayToll = { $seat } asks for the toll to be paid
sandbox-over = The game is over.
sandbox-undo = Undo
sandbox-redo = Redo
sandbox-reset = Back to the position
sandbox-open = Set up
sandbox-other = Another position
sandbox-paste = Position in the notation
sandbox-paste-how = Paste a position that was copied from a replay, or write one. An empty text is a fresh game for three.
sandbox-tried = Tried so far
sandbox-tried-none = Nothing yet.
sandbox-step = { $seat }: { $choice }
sandbox-reason = In detail
