### The table in the browser: maze, hand, prompts.

table-hand = Your hand
table-prompt = Your decision
table-round-short = { $round }/{ $rounds }
table-deck = Deck
table-discard = Discard pile
table-players = Players
table-strip = Players at a glance
table-log = Log
table-talk = Chat
table-talk-unread = Chat, { $count } new
table-more = More
table-your-turn = Your turn
table-turn-of = { $seat }’s turn
table-window = Anyone can react
table-window-short = React?
announced = { $seat } announces: { $what }
table-rests = The game is paused until a player comes back.
table-rests-short = Paused
table-over = The game is over
table-over-short = Game over
table-waiting-start = Waiting for the game to start
table-last-move = Last move
table-counter-clockwise = Turns go counterclockwise
table-no-maps = Nobody can look at goals this round
table-offline = Connection lost. Reconnecting…
yourself = yourself

## The maze

maze-label = The maze. Drag it or use the arrow keys to move it, plus and minus to zoom, zero to see it all.
maze-nearer = Zoom in
maze-farther = Zoom out
maze-all = Show the whole maze
maze-beyond =
    { $count ->
        [one] Show one more space you can choose
       *[other] Show { $count } more spaces you can choose
    } { $side ->
        [left] on the left
        [right] on the right
        [up] above
       *[down] below
    }
maze-cell = Space { $cell }
maze-card = { $card } at { $cell }
maze-goal-hidden = { $cell }: { $goal }, face down
maze-goal-known = { $cell }: { $goal }, face down. You know it: { $card }
maze-laid-by = Placed by { $name } since your last turn
maze-lookers = Looked at by { $names }
maze-chest = Chest at { $cell }, under a face-down tunnel
maze-chest-known = Chest at { $cell }, under { $tunnel }. You know it: { $card }
maze-dwarf = { $owner }’s toll dwarf at { $cell }
maze-you-know = You know this card
maze-choose = Choose { $cell }
maze-choose-turn = { $cell } is chosen. Choose it again to rotate the card
maze-choose-play = { $cell } is chosen. Choose it again to play the card

## The hand, the role

hand-empty = You have no cards.
hand-card = { $card }, key { $key }
hand-no-use = { $card }: can’t be used now
hand-discard-only = { $card }, key { $key }: discard only
hand-discard-only-told = { $card }: discard only
hand-new = new
role-covered = Your role is hidden: hold to peek, tap to reveal
role-open = Your role: { $role }. Tap to hide it
role-name = Role
role-look = Peek!
role-hold = Hold to peek
explain-close = Close
explain-copies =
    { $count ->
        [one] 1 in this game’s deck
       *[other] { $count } in this game’s deck
    }

## Which roles are in play

roles-heading = Roles in this game
roles-about = Roles: { $roles }
roles-dealt = { $cards } role cards for { $players } players: everyone gets one.
roles-left =
    { $count ->
        [0] No card is left over.
        [one] The one left over stays hidden, so nobody knows exactly who is in the mine.
       *[other] The { $count } left over stay hidden, so nobody knows exactly who is in the mine.
    }
roles-left-saboteur2 = The other { $count } cards stay in the face-down role pile.
roles-short =
    { $count ->
        [0] { $roles }
        [one] { $roles } (1 stays hidden)
       *[other] { $roles } ({ $count } stay hidden)
    }
role-count-digger =
    { $count ->
        [one] 1 digger
       *[other] { $count } diggers
    }
role-count-saboteur =
    { $count ->
        [one] 1 saboteur
       *[other] { $count } saboteurs
    }
role-count-greedy =
    { $count ->
        [one] 1 selfish dwarf
       *[other] { $count } selfish dwarves
    }
role-count-digger_blue =
    { $count ->
        [one] 1 blue digger
       *[other] { $count } blue diggers
    }
role-count-digger_green =
    { $count ->
        [one] 1 green digger
       *[other] { $count } green diggers
    }
role-count-boss =
    { $count ->
        [one] 1 boss
       *[other] { $count } bosses
    }
role-count-profiteer =
    { $count ->
        [one] 1 profiteer
       *[other] { $count } profiteers
    }
role-count-geologist =
    { $count ->
        [one] 1 geologist
       *[other] { $count } geologists
    }

## Choosing

choose-confirm = Confirm
choose-back = Back
choose-turn = Rotate
choose-list = Show choices as a list
choose-list-less = Hide the list
choose-list-short = List
advice-ask = Hint
advice-asking = A strong bot is thinking…
advice-close = Close the hint
choose-more-cards =
    { $count ->
        [one] Choose one more card
       *[other] Choose { $count } more cards
    }
choose-what = What do you want to do with { $card }?
choose-place = Choose a space for { $what }
choose-second-place = Choose a second space for { $what }
choose-player = Choose a player for { $what }
choose-tool = Which one?
choose-side = Which card does the dwarf stand on?
choose-payer = Who pays the toll?
choose-self = Yourself
choose-you = You
choose-sent = Sending…
held-undo = Undo
held-only = Only choice
held-told = { $what }. Press Escape to undo
held-only-told = Only choice: { $what }
discard-for-me = Discard for me while I can do nothing else
discard-for-me-how = Leftmost card first
discard-stop = Stop
discard-ended = You can play a card again. Automatic discarding is off.
unconfirmed-offer = Play without confirming?
unconfirmed-how = Drop a card, or tap its space twice.
unconfirmed-yes = Turn it on
unconfirmed-no = No, thanks
let-all = Allow everything until my turn
let-all-end = Ask me again
let-round = Allow for this round
wait-for = Waiting for { $seat }…
choose-seconds =
    { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }
side-n = Above
side-e = Right
side-s = Below
side-w = Left
# The same inside a sentence.
on-side-n = above it
on-side-e = to its right
on-side-s = below it
on-side-w = to its left
# What stands in brackets in the titles of cards, in the order of the clock, each row after a semicolon: where the
# mine leads down, every card lies on its side, and each is told by the next of its row.
sides-turning = up, right, down, left; stub up, stub right, stub down, stub left; upper left, upper right, lower right, lower left

## What is asked

ask-Turn = Your turn: choose a card to play or discard
ask-DuelTurn = Your turn: play a card or discard three
ask-LayPath = Pathfinder: choose a path card to place
ask-PassMore = Discard another card?
ask-DiscardOneMore = Choose a second card to discard
ask-WayUp = It fits either way. Upright or rotated?
ask-OrderGoals = You reached more than one card. Which do you reveal first?
ask-MoveGoal = Which goal moves one space farther from the start?
ask-PickNugget = Take one nugget card and pass on the rest
ask-TakeNuggets =
    { $total ->
        [0] Take your share in nugget cards
       *[other] Take nugget cards worth { $total } gold in total
    }
ask-KeepNugget = Keep one nugget card. Your opponent gets the other
ask-TurnInNugget = Which nugget card pays the toll? You get change in tokens
ask-KeepCard = Keep one card. The others go back face down
ask-Steal = Who do you steal 1 gold from?
ask-RobHand = Whose hand do you take a card from?
ask-LookAtRole = Whose role do you look at?
ask-SwapOrNot = Swap these two goals? Only you will know
# $who is "nobody" if it isn’t known who.
ask-PayToll =
    { $who ->
        [nobody] Pay the toll for someone?
       *[other] Pay the toll for { $seat }?
    }
ask-VetoWindow =
    { $who ->
        [nobody] Someone wants to play { $card }. Allow it?
       *[other] { $seat } wants to play { $card }. Allow it?
    }
ask-CallRound =
    { $who ->
        [nobody] Someone wants to end the round early. Agree?
       *[other] { $seat } wants to end the round early. Agree?
    }
ask-other = Choose one

## What a button does; $card is a card's title

verb-lay = Place it
verb-ladder = Place it
verb-pass = Discard
verb-discard = Discard
verb-break = Play it
verb-fix = Play it
verb-rockfall = Play it
verb-map = Play it
verb-dwarf = Post a toll dwarf
verb-clear = Remove a card
verb-enough = Done
verb-give_up = Give up this round
verb-upright = Upright
verb-turned = Rotated
verb-swap = Swap them
verb-leave = Leave them
verb-let = Allow it
verb-veto = Veto!
verb-agree = Agree
verb-refuse = Refuse
verb-idle = Do nothing
verb-theft = Play it
verb-hands_off = Play it
verb-trapped = Play it
verb-free = Play it
verb-inspection = Play it
verb-swap_hats = Play it
verb-swap_hands = Play it
verb-take_up = Play it
verb-storage = Play it
verb-turnabout = Play it
verb-jack_of_all_trades = Play it
verb-pathfinder = Play it
verb-divert = Play it

## What is about to happen

# $turned is "yes" or "no"; $pays is "none", "self" or "other"; $payer is a name.
do-lay =
    { $pays ->
        [none]
            { $turned ->
                [yes] Place { $card }, rotated{ $at }
               *[no] Place { $card }{ $at }
            }
        [self] Place { $card }{ $at } and pay the toll
       *[other] Place { $card }{ $at } and ask { $payer } to pay the toll
    }
do-ladder =
    { $pays ->
        [none]
            { $turned ->
                [yes] Place { $card }, rotated{ $at }
               *[no] Place { $card }{ $at }
            }
        [self] Place { $card }{ $at } and pay the toll
       *[other] Place { $card }{ $at } and ask { $payer } to pay the toll
    }
do-divert =
    { $pays ->
        [none] Move the last card placed to this space{ $at }
        [self] Move the last card placed to this space{ $at } and pay the toll
       *[other] Move the last card placed to this space{ $at } and ask { $payer } to pay the toll
    }
do-rockfall = Remove this card{ $at }
do-map = Look at { $place }{ $at }
do-take_up = Pick up { $place } and { $second_place }{ $at }
do-dwarf = Discard { $card } and post a toll dwarf{ $at }, on the card { $side }
do-clear = Discard { $card } and one more card to remove this one in front of you: { $tool }
do-pass =
    { $count ->
        [one] Discard { $cards }
       *[other] Discard { $count } cards: { $cards }
    }
do-discard = Discard { $cards }
do-break = Play { $card } on { $target }
# $self is "yes" or "no"; $tool may be "none".
do-fix =
    { $self ->
        [yes] Repair your { $tool }
       *[no] Repair { $target }’s { $tool }
    }
do-jack_of_all_trades =
    { $self ->
        [yes] Repair your { $tool }
       *[no] Repair { $target }’s { $tool }
    }
do-inspection = Look at { $target }’s role
do-swap_hats =
    { $self ->
        [yes] Swap your own role
       *[no] Make { $target } swap roles
    }
do-swap_hands = Swap hands with { $target }
do-steal = Steal 1 gold from { $target }
do-rob = Take a card from { $target }’s hand
do-look_at = Look at { $target }’s role
do-turn = Reveal { $place }{ $at } first
do-move_goal = Move { $place }{ $at } one space farther from the start
do-take = Take { $worths } gold
do-keep = Keep { $card }
do-upright = Place it upright
do-turned = Place it rotated
do-swap = Swap the two goals
do-leave = Leave the two goals where they are
do-let = Allow it
do-veto = Play Veto
do-agree = Agree
do-refuse = Refuse
do-enough = Stop discarding
do-give_up = Give up this round
do-idle = Do nothing
do-form-cell = { $card }{ $at }
do-form-cells = { $card }: { $place } and { $second_place }{ $at }
do-form-seat =
    { $tool ->
        [none] Play { $card } on { $target }
       *[other] Play { $card } on { $target } ({ $tool })
    }
do-form-who = { $target }
do-form-card = Play { $card }
do-form-pick = { $card }
do-form-cards = { $verb }: { $cards }
do-form-place = { $place }{ $at }
do-form-worths = { $worths }
do-form-side = { $card }{ $at }, { $side }
do-form-front = { $card } for { $tool }

## Between two rounds

table-round-over = The round is over
table-round-over-short = Round over
clock-intermission =
    { $seconds ->
        [one] Next round in { $seconds } second
       *[other] Next round in { $seconds } seconds
    }
pause-ready = Next round
pause-is-ready = Waiting for the others
pause-prolong = More time
pause-waits = Waiting for { $names }
round-total = { $gold } in all
vote-right = Saw through { $name }: { $names }
vote-wrong = Wrong about { $name }: { $names }
vote-unseen = Nobody saw through { $name }
table-poll = Vote!
table-poll-waits = Waiting for the votes
clock-poll =
    { $seconds ->
        [one] { $seconds } second to vote
       *[other] { $seconds } seconds to vote
    }
error-no_intermission = The next round has already begun.
error-prolonged = Someone has already asked for more time.

## After a game

podium = Final standings
podium-rank =
    { $rank ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $rank }th place
    }
awards = Awards
awards-soon = Working out the awards…
awards-gold = Gold by round
awards-total = Total
award-bluff = Longest bluff
award-bluff-how =
    { $count ->
        [one] { $name } played a turn without being suspected
       *[other] { $name } played { $count } turns without being suspected
    }
award-scapegoat = Scapegoat
award-scapegoat-how =
    { $count ->
        [one] { $name } dug honestly and was suspected once
        [2] { $name } dug honestly and was suspected twice
       *[other] { $name } dug honestly and was suspected { $count } times
    }
award-finisher = Best finisher
award-finisher-how =
    { $count ->
        [one] { $name } reached the treasure
        [2] { $name } reached the treasure twice
       *[other] { $name } reached the treasure { $count } times
    }
award-lie = A lie that worked
award-lie-how = { $name } lied and won the round
award-sleuth = Keen eye
award-sleuth-how =
    { $count ->
        [one] { $name } saw through a saboteur
        [2] { $name } saw through a saboteur twice
       *[other] { $name } saw through a saboteur { $count } times
    }
award-wrecker = Wrecker
award-wrecker-how = { $name } broke { $count } tools
award-builder = Hardest worker
award-builder-how = { $name } placed { $count } path cards
