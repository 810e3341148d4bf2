### Replays of finished games, and the sandbox for trying positions.

replay = Replay
replay-of = Game { $number } at table { $code }
replay-of-record = Your game record
replay-missing = There’s no such game to watch.
replay-not-over = This game is still in progress. You can watch it once it’s over.

replay-eyes = Point of view
replay-eyes-public = Spectator
replay-eyes-open = All cards face up

replay-first = Go to the beginning
replay-last = Go to the end
replay-back = Back one step
replay-forward = Forward one step
replay-play = Play
replay-pause = Pause
replay-round-back = Previous round
replay-round-next = Next round
replay-speed = Speed
replay-times = { $speed }×
replay-slider = Position in the game
replay-place = Round { $round }, step { $step } of { $steps }
replay-broken-off = The game ended early here.
replay-controls = Replay controls

replay-moments = Moments
replay-analysis = Analysis
replay-log = What happened
replay-more = Moments and log
replay-moments-none = No moments of this kind in this game.
replay-kinds = Filter moments
replay-kind-great = Highlights
replay-kind-all = Everything
replay-kind-round = Round ends
replay-kind-goal = Goals and chests
replay-kind-role = Roles
replay-kind-gold = Gold
replay-kind-lie = False claims
replay-kind-tool = Broken and repaired tools
replay-kind-fall = Rockfalls
replay-kind-vote = Votes
replay-kind-surprise = Surprises
replay-lie = { $seat } lied: “{ $claim }”
replay-wrong = { $seat } was wrong: “{ $claim }”
replay-says = { $seat }: { $words }

replay-hands = All hands
replay-deck = Next in the deck
replay-deck-empty = The deck is empty.

replay-share = Share
replay-share-link = Link to this moment
replay-share-how = The link opens this game at this step, from the same point of view.
replay-share-not = This game record is only on this device. Send the file, and others can open it on this page.
replay-share-send = Send…
replay-menu = More
back-to-replay = Back to the replay
back-to-table = Back to the table
back-to-games = Back to your games
way-back = Back
replay-try = Try other moves
replay-position = Copy position
replay-position-how = The whole table at this step, in notation. Use it for bug reports, puzzles, and the sandbox.
replay-position-copied = Position copied. Paste it into the sandbox or a bug report.
replay-position-none = There’s no position to copy before the first turn.
replay-about = About this game record
replay-sound = This game record is complete and unaltered.
replay-verified = Complete, unaltered, seed verified
replay-verified-no-promise = Complete and unaltered
replay-sound-seed = The seed matches the fingerprint shown before the game.
replay-sound-no-promise = No fingerprint of the seed was shown before the game.
replay-version = Saved by version { $version }

check-of = Shuffle of game { $number } at table { $code }
check-intro = Your device does the math itself. It doesn’t take the server’s word for it.
check-fair = This deal was fair.
check-fair-mine = This deal was fair, and your own bits are in it.
check-left-out = The cards come from this shuffle, but your device’s bits were left out of it.
check-nobody = The cards come from the server’s secret, but nobody’s bits are in it: the server shuffled alone.
check-unfair = Something doesn’t add up. Save the game record and ask the person who runs this server.
check-alone = The server shuffled this game alone, so there’s nothing to check here. You can still open its game record.
check-secret = The server’s secret matches the fingerprint from before the game.
check-secret-not = The server’s secret doesn’t match its fingerprint.
check-seen = Before your device sent its bits, it saw these same fingerprints.
check-seen-not = Before your device sent its bits, it saw different fingerprints.
check-bits-in = { $name } added bits, and they match their fingerprint.
check-bits-kept = { $name }’s device didn’t send its bits in time, so they don’t count.
check-bits-wrong = { $name }’s bits don’t match their fingerprint.
check-bits-none = { $names } added no bits.
check-mine-not = This device added no bits to this game.
check-piles = Before they were shuffled, the cards were in the order of the rules.
check-piles-not = Before they were shuffled, the cards weren’t in the order of the rules: someone could have chosen the deal.
check-round = Round { $number }: goals, deck, hands, and roles come from this shuffle.
check-round-not = Round { $number } wasn’t dealt from this shuffle.

replay-import-how = A game record is the file you save after a game. We check it move by move, then you can watch it.
replay-import-choose = Choose a file
replay-import-drop = or drop it here
replay-import-paste = or paste its text
replay-import-open = Open
replay-import-checking = Checking the game record…

# Why we refuse a game record or a position.
error-record-foreign = This isn’t a game record. Look for the .jsonl file you saved after a game.
error-record-newer = This game record comes from a newer version. Open it on an up-to-date server.
error-record-module = This game record uses cards this server doesn’t know. Open it on an up-to-date server.
error-record-cut = This game record is incomplete. Copy the whole file and try again.
error-record-broken = This game record is damaged: one line makes no sense.
error-record-altered = This game record was altered. It doesn’t tell what really happened.
error-record-secret = This game record’s seed is still secret, so you can’t watch it yet.
error-record-too-big = This file is too big to be a game record.
error-no_step = The game has fewer steps than that.
error-position-broken = This position can’t be set up.
error-choice-refused = You can’t do that here.
error-file-unreadable = This file can’t be read.

sandbox = Sandbox
sandbox-how = All cards are face up. Try any legal move, undo it, try another.
sandbox-turn =
    { $role ->
        [none] { $seat } decides
       *[other] { $seat } decides ({ $role })
    }
sandbox-hand = { $seat }’s hand
sandbox-hand-empty = No cards in hand.
# Questions to the player named above them; all others are the same as at the table.
sandbox-ask-Turn = Choose a card to play or discard
sandbox-ask-DuelTurn = Play a card or discard three
sandbox-ask-DiscardOneMore = Choose a second card to discard
sandbox-ask-TakeNuggets =
    { $total ->
        [0] Take the share in nugget cards
       *[other] Take nugget cards worth { $total } gold in total
    }
sandbox-ask-KeepNugget = Keep one nugget card. The opponent gets the other
sandbox-ask-TurnInNugget = Which nugget card pays the toll? Change comes in tokens
sandbox-ask-Steal = Who do they steal 1 gold from?
sandbox-ask-RobHand = Whose hand do they take a card from?
sandbox-ask-LookAtRole = Whose role do they look at?
sandbox-ask-SwapOrNot = Swap these two goals?
sandbox-ask-PayToll = Pay the toll for { $seat }?
sandbox-over = The game is over.
sandbox-undo = Undo
sandbox-redo = Redo
sandbox-reset = Start over
sandbox-open = Set up
sandbox-examples = Examples
sandbox-draw = Draw a maze
sandbox-draw-how = Choose a card, then a space. Tap a placed card to rotate it, and again to remove it.
sandbox-palette = Path cards
sandbox-space = empty space
sandbox-example-treasure = One card from the treasure
sandbox-example-rockfall = A dead end in the way
sandbox-example-tools = Broken tools
sandbox-example-doors = Two teams, two doors
sandbox-other = Another position
sandbox-paste = Position in notation
sandbox-paste-how = Paste a position copied from a replay, or write your own. Leave it empty for a new three-player game.
sandbox-tried = Moves so far
sandbox-tried-none = No moves yet.
sandbox-step = { $seat }: { $choice }
sandbox-reason = Details
