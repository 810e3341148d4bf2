### The short strings of the terminal game: prompts, labels, help.

## Prompts

prompt-Turn = Your turn: choose a card to play or pass
prompt-DuelTurn = Your turn: lay a path card, play a rock-fall or a map, or discard three cards
prompt-WayUp = Both ways up are possible: choose how the goal lies
prompt-OrderGoals = More than one goal is reached: choose the one to turn over
prompt-PickNugget = Pick one of these nugget cards; the others are handed on
prompt-TakeNuggets = Take nugget cards that add up to your share
prompt-KeepNugget = Keep one of these two nugget cards; the other goes to your opponent
prompt-CallRound = Somebody proposes to call the round: agree, or refuse and play on
prompt-waiting = Waiting for { $seat } …

## Labels

label-hand = Hand
label-players = Players
label-log = Log
label-deck = Deck
label-discard = Discard pile
label-round = Round { $round } of { $rounds }
label-role = Role
label-tools = Broken tools
label-cards = Cards
label-gold = Gold

label-you = { $name } (you)
label-seed = seed { $seed }
label-player-count =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }

## Signs of the maze

legend = S start · $ treasure · o stone · ? hidden · ╳ dead end · thin lines: not linked

## Heads of tables

head-module = Module
head-title = Title
head-version = Version
head-players = Players
head-rules = Rules
head-rule = Rule
head-round-won-by = Round won by
head-rounds = Rounds
head-share = Share
head-bot = Bot
head-seats = Seats
head-games-won = Games won
head-mean-gold = Gold per game
head-measured = Measured
head-unit = Unit
head-result = Result
head-best = Best
head-target = Target
head-mark = OK

## Who won

winner-diggers = Diggers
winner-saboteurs = Saboteurs
winner-greedy = A greedy dwarf
winner-nobody = Nobody

## At the table

welcome = Welcome to the mine! Type ? for help, q to leave.
you-are = You are: { $role }
asked = { $seat } is asked: { $question }
input = >
input-way = which? >
input-hint = A card’s or answer’s number · o all answers · Enter the table · ? help · q leave
ways =
    { $count ->
        [0] discard only
        [one] 1 way
       *[other] { $count } ways
    }
way-pass = pass: discard it
word-turned = turned
group-discard = Discard three cards
pool = There lie nugget cards worth: { $worths }
gold-own =
    { $cards ->
        [one] 1 card (worth { $worth })
       *[other] { $cards } cards (worth { $worth })
    }
gold-cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
refused = That does not work: { $reason }
no-such-number = there is no number { $number } here, only 1 to { $count }
explain-what = say which card, by its number (?3) or its name (? map)
call-refused = you may propose to call the round only in a turn, and once (B-56)
spare-role = (set aside)
no-way = this card cannot be played now, nor be discarded alone
discard-known = ({ $card }, face down, put there by you or seen by all)
discard-unknown = (face down)
discard-empty = The discard pile is empty.
final-scores = Final scores
game-won =
    { $count ->
        [one] { $winners } has won the game.
       *[other] { $winners } have won the game together.
    }
game-over = The game is over.
save-record = Keep the record of this game? File name, or Enter for no:
record-saved = The record is in { $file }.
goodbye = Goodbye, and come back to the mine soon!

## Commands that report

rules-module = Players: { $players }. Rules: { $rules }.
rules-hint = motherlode rules ID shows the text of a rule or module.
simulate-counted =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $rounds } rounds, { $moves } moves in { $seconds } s of processor time
simulate-speed = { $moves } moves/s, { $rounds } rounds/s ({ $kernel })
kernel-compiled = compiled kernel
kernel-interpreted = interpreted, without the compiled kernel
position-hands = Hands
position-spare = Set aside
position-options =
    { $count ->
        [one] 1 answer:
       *[other] { $count } answers:
    }
replay-step = { $number } of { $count } · { $seat }: { $choice }
replay-next = Enter: next · q: leave
replay-checked =
    The record is sound: { $choices ->
        [one] 1 choice
       *[other] { $choices } choices
    }, { $ending ->
        [over] the game was played to its end.
       *[broken] the game was broken off.
    }
bench-yardstick = yardstick: 10 million additions
bench-random = random play, compiled
bench-interpreted = random play, interpreted
bench-everything = random play, every module
bench-copy = copy of a state
bench-greedy = greedy bots
bench-maze = move, { $cards } cards in maze
bench-option = … per option
bench-import = import of the rules
bench-not-compiled = THE KERNEL IS NOT COMPILED: these are the numbers of interpreted Python, about 40 times slower.
bench-compiled = The kernel is compiled. Python { $python }.
bench-scale = Base game, 5 players, one core; medians. Targets are scaled by the yardstick: { $seconds } s here, 0.88 s where they were set.
bench-yes = yes
bench-short = SHORT

## Help

help =
    In your turn, type the number of a card, then the number of what to do with it.
    Or write your choice down, card first; a card’s number does instead of its name:
      cross @ 1,0                    lay a path card on the place 1,0
      curve_nw @ 2,0 turned          the same, turned by 180°
      break_lantern > Bo             break Bo’s lantern
      fix_lantern_cart > Bo lantern  repair Bo’s lantern with a card for two tools
      rockfall @ 3,0                 remove the path card at 3,0
      map @ 8,-2                     look at the goal at 8,-2
      pass cross                     pass and discard a card
      2 @ 1,0                        lay the card with the number 2 on 1,0
      2 1                            play card 2 in the first way listed for it
      pass 2                         pass and discard card 2
    Places are written x,y: the start is 0,0, x grows to the right towards the
    goals, y grows downwards.

    At any prompt you can also type:
      ? map        explain a card by its name
      ?3           explain the card with the number 3
      rules B-22   show the text of a rule
      call         propose to call the round (rule B-56)
      o            list all answers
      log          show everything that has happened
      discard      look through the discard pile
      Enter        show the table again
      q            leave
    .title = How to play in the terminal
