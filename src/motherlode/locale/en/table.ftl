### The table in the browser: maze, hand, prompts.

table-hand = Your hand
table-prompt = What you are asked
table-round-short = { $round }/{ $rounds }
table-deck = Deck
table-discard = Discard pile
table-players = Players
table-strip = Players at a glance
table-log = Log
table-talk = Talk
table-more = More
table-your-turn = Your turn
table-turn-of = { $seat } is playing
table-window = Everybody may react
table-window-short = React?
table-rests = Nobody of the players is here. The game goes on as soon as one comes back.
table-rests-short = The game rests
table-over = The game is over
table-waiting-start = Waiting for the start
table-last-move = Last move
table-counter-clockwise = Play passes counter-clockwise
table-no-maps = Nobody can look at goals this round
table-offline = The line is lost. Trying again …
somebody = Somebody
yourself = yourself

## The maze

maze-label = The maze. Drag or use the arrow keys to move it; plus and minus to zoom; zero to see all.
maze-nearer = Zoom in
maze-farther = Zoom out
maze-all = See the whole maze
maze-cell = Place { $cell }
maze-card = { $card } at { $cell }
maze-goal-hidden = Goal at { $cell }, face down
maze-goal-known = Goal at { $cell }, face down; you know it: { $card }
maze-laid-by = Laid by { $name } since your last turn
maze-lookers = Looked at by { $names }
maze-chest = Chest at { $cell }, below a face-down tunnel
maze-chest-known = Chest at { $cell }; you know it: { $card }, below { $tunnel }
maze-dwarf = Toll dwarf of { $owner } before { $cell }
maze-you-know = You know this card
maze-choose = Choose { $cell }
maze-choose-turn = { $cell } is chosen: once more turns the card

## The hand, the role

hand-empty = You hold no cards.
hand-card = { $card }, key { $key }
hand-no-use = { $card }: cannot be used now
hand-discard-only = { $card }, key { $key }: can only be discarded
hand-discard-only-told = { $card } (discard only)
hand-new = new
role-covered = Your role, covered: hold to look, tap to leave it open
role-open = Your role: { $role }. Tap to cover it
role-name = Role
role-look = Look!
role-hold = Hold to look
explain-close = Close
explain-copies =
    { $count ->
        [one] One in the deck of this game
       *[other] { $count } in the deck of this game
    }

## Choosing

choose-confirm = Confirm
choose-back = Back
choose-turn = Turn the card
choose-list = All choices as a list
choose-list-less = Choose at the table
choose-more-cards =
    { $count ->
        [one] Choose one more card
       *[other] Choose { $count } more cards
    }
choose-what = What do you want to do with this card: { $card }?
choose-place = Choose a place: { $what }
choose-second-place = Choose a second place: { $what }
choose-player = Choose a player: { $what }
choose-tool = Which one?
choose-side = On which side does the dwarf stand?
choose-payer = Who is to pay the toll?
choose-self = Yourself
choose-you = You
choose-sent = Sent …
let-all = Let all be until my turn
let-all-end = Ask me again
wait-for = Waiting for { $seat } …
choose-seconds =
    { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }
side-n = above
side-e = right
side-s = below
side-w = left

## What is asked

ask-Turn = Your turn: choose a card to play or to discard
ask-DuelTurn = Your turn: choose a card to play, or three to discard
ask-LayPath = Pathfinder: choose a path card to lay
ask-PassMore = Discard another card, or is that enough?
ask-DiscardOneMore = Discard a second card for the one that lay in front of you
ask-WayUp = It fits both ways up: how is it to lie?
ask-OrderGoals = More than one card is reached: which is turned over first?
ask-MoveGoal = Which goal moves one place further from the start?
ask-PickNugget = Take one of these nugget cards; the others are handed on
ask-TakeNuggets =
    { $total ->
        [0] Take nugget cards that add up to your share
       *[other] Take nugget cards that add up to { $total } gold, your share
    }
ask-KeepNugget = Keep one of these nugget cards; your opponent gets the other
ask-TurnInNugget = You have no token left: which nugget card pays the toll? The change comes in tokens
ask-KeepCard = Keep one of these cards; the others go back face down
ask-Steal = From whom do you steal 1 gold?
ask-RobHand = From whose hand do you take a card?
ask-LookAtRole = Whose role do you look at?
ask-SwapOrNot = You have taken up two goals. Only you will know whether you swap them
ask-PayToll = { $seat } asks you to pay the toll
ask-VetoWindow = { $seat } wants to play { $card }
ask-CallRound = { $seat } proposes to call the round: is it over for good?
ask-other = Choose one

## What a button does; $card is a card's title

verb-lay = Lay it
verb-ladder = Lay it
verb-pass = Discard
verb-discard = Discard
verb-break = Play it
verb-fix = Play it
verb-rockfall = Play it
verb-map = Play it
verb-dwarf = Post a toll dwarf
verb-clear = Clear a card in front of you
verb-enough = That is enough
verb-give_up = Give up this round
verb-upright = Upright
verb-turned = Turned
verb-swap = Swap them
verb-leave = Leave them
verb-let = Let it be
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

# $turned is "yes" or "no"; $payer is "none", "self" or a name.
do-lay =
    { $payer ->
        [none]
            { $turned ->
                [yes] Lay { $card }, turned, at { $cell }
               *[no] Lay { $card } at { $cell }
            }
        [self] Lay { $card } at { $cell } and pay the toll
       *[other] Lay { $card } at { $cell } and ask { $payer } to pay the toll
    }
do-ladder =
    { $payer ->
        [none]
            { $turned ->
                [yes] Lay { $card }, turned, at { $cell }
               *[no] Lay { $card } at { $cell }
            }
        [self] Lay { $card } at { $cell } and pay the toll
       *[other] Lay { $card } at { $cell } and ask { $payer } to pay the toll
    }
do-divert =
    { $payer ->
        [none] Move the card laid last to { $cell }
        [self] Move the card laid last to { $cell } and pay the toll
       *[other] Move the card laid last to { $cell } and ask { $payer } to pay the toll
    }
do-rockfall = Remove the card at { $cell }
do-map = Look at the card at { $cell }
do-take_up = Take up the goals at { $cell } and { $second }
do-dwarf = Discard { $card } and post a dwarf before { $cell }, on the card { $side }
do-clear = Discard { $card } and one more card to clear this card in front: { $tool }
do-pass =
    { $count ->
        [one] Discard { $cards }
       *[other] Discard { $count } cards: { $cards }
    }
do-discard = Discard { $cards }
do-break = { $card } for { $target }
# $self is "yes" or "no"; $tool may be "none".
do-fix =
    { $self ->
        [yes] Mend your own { $tool }
       *[no] Mend the { $tool } of { $target }
    }
do-jack_of_all_trades =
    { $self ->
        [yes] Mend your own { $tool }
       *[no] Mend the { $tool } of { $target }
    }
do-inspection = Look at the role of { $target }
do-swap_hats =
    { $self ->
        [yes] Exchange your own role
       *[no] { $target } exchanges roles
    }
do-swap_hands = Exchange hands with { $target }
do-steal = Steal 1 gold from { $target }
do-rob = Take a card from the hand of { $target }
do-look_at = Look at the role of { $target }
do-turn = Turn over the card at { $cell } first
do-move_goal = Move the goal at { $cell } one place to the right
do-take = Take { $worths } gold
do-keep = Keep { $card }
do-upright = Lay it upright
do-turned = Lay it turned by 180°
do-swap = Swap the two goals
do-leave = Leave the two goals as they were
do-let = Let it be
do-veto = Play the veto
do-agree = Agree
do-refuse = Refuse
do-enough = Discard no more cards
do-give_up = Give up this round
do-idle = Do nothing
do-form-cell = { $card } at { $cell }
do-form-cells = { $card } at { $cell } and { $second }
do-form-seat =
    { $tool ->
        [none] { $card } for { $target }
       *[other] { $card } for { $target } ({ $tool })
    }
do-form-who = { $target }
do-form-card = Play { $card }
do-form-pick = { $card }
do-form-cards = { $verb }: { $cards }
do-form-place = { $cell }
do-form-worths = { $worths }
do-form-side = { $card } at { $cell }, { $side }
do-form-front = { $card } for { $tool }

## Between two rounds

table-round-over = The round is over
clock-intermission =
    { $seconds ->
        [one] Next round in { $seconds } second
       *[other] Next round in { $seconds } seconds
    }
pause-ready = Next round
pause-is-ready = Waiting for the others
pause-prolong = More time
pause-waits = Waiting for { $names }
pause-waits-too = Also waiting for { $names }
round-total = { $gold } in all
table-poll = Vote!
table-poll-waits = Waiting for the votes
clock-poll =
    { $seconds ->
        [one] { $seconds } second to vote
       *[other] { $seconds } seconds to vote
    }
