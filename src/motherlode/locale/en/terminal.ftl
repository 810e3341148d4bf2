### The short strings of the terminal game: prompts, labels, help.

## Prompts

prompt-Turn = Your turn: choose a card to play or pass
prompt-DuelTurn = Your turn: lay a path card, play a rock-fall or a map, or discard three cards
prompt-WayUp = Both ways up are possible: choose how the card lies
prompt-OrderGoals = More than one card is reached: choose the one to turn over first
prompt-PickNugget = Pick one of these nugget cards; the others are handed on
prompt-TakeNuggets =
    { $total ->
        [0] Take nugget cards that add up to your share
       *[other] Take nugget cards that add up to { $total } gold, your share
    }
prompt-KeepNugget = Keep one of these two nugget cards; the other goes to your opponent
prompt-CallRound = Somebody proposes to call the round: agree, or refuse and play on

## Labels

label-hand = Hand
label-players = Players
label-deck = Deck
label-discard = Discard pile
label-round = Round { $round } of { $rounds }
label-role = Role
label-tools = Broken tools
label-cards = Cards
label-gold = Gold
label-players-briefly = Players (cards, × in front, $ gold):

label-you = { $name } (you)
label-seed = seed { $seed }
label-player-count =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }

## Signs of the maze

sign-start = { $sign } start
sign-goal_treasure = { $sign } treasure
sign-goal_stone = { $sign } stone
sign-goal_bag1 = { $sign } 1 gold
sign-goal_bag2 = { $sign } 2 gold
sign-goal_dragon = { $sign } dragon
sign-goal_spider = { $sign } spider
sign-crystal = { $sign } crystal
sign-door_blue = { $sign } blue door
sign-door_green = { $sign } green door
sign-ladder = { $sign } ladder
sign-large = { $sign } large card
sign-hidden = { $sign } hidden goal
sign-face-down = { $sign } hidden chest
sign-dead-end = { $sign } dead end
sign-not-linked = thin: not linked
pawns-toll_tunnels = { $sign } dwarf, 1 gold to lay a card there: { $figures }

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

## At the table

about = It is about: { $choice }
about-card = { $seat } wants to play { $card }: { $choice }
answers-are = You can answer: { $answers }
yes-or-no = Please say y or n.
# What is taken for yes and for no, parted by commas.
words-yes = y, yes
words-no = n, no
pause = Enter to go on
why-goal = { $seat } has reached a goal: { $goal }.
    .you = You have reached a goal: { $goal }.
why-gave-up = { $seat } has given up.
    .you = You have given up.
why-called = All agreed to call the round.
why-cards = The deck is used up.
welcome = Welcome to the mine! Type ? for help, q to leave.
you-are = You are: { $role }
asked = { $seat } is asked: “{ $question }”
input = >
input-way = which? (Enter: back) >
input-hint = A card’s or answer’s number · o all answers · Enter the table · ? help · q leave
ways =
    { $count ->
        [0] discard only
        [one] 1 way
       *[other] { $count } ways
    }
way-pass = pass: discard it
word-turned = turned
way-discard = discarding { $card }
group-discard = Discard three cards (or type: pass 1 2 3)
group-dwarf = Put a dwarf on an open end and discard a card (T-2)
group-clear = Discard two cards to remove one that lies in front of you (S-10)
pool = There lie nugget cards worth: { $worths }
gold-own =
    { $cards ->
        [one] 1 nugget card ({ $worth } gold)
       *[other] { $cards } nugget cards ({ $worth } gold)
    }
gold-cards =
    { $cards ->
        [one] 1 nugget card
       *[other] { $cards } nugget cards
    }
refused = That does not work: { $reason }
no-such-number =
    { $count ->
        [0] there is no number { $number } here
        [one] there is no number { $number } here, only 1
       *[other] there is no number { $number } here, only 1 to { $count }
    }
one-number-less = that answer needs one number less
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
    .you =
        { $count ->
            [one] You have won the game.
           *[other] { $winners } have won the game together, and you are one of them.
        }
game-over = The game is over.
save-record = Keep the record of this game? (y/n)
save-record-file = File name (Enter: none):
record-saved = The record is in { $file }.
seed-was = The seed of this game was { $seed }.
goodbye = Goodbye, and come back to the mine soon!

## Commands that report

rules-module = Players: { $players }. Rules: { $rules }.
rules-hint = motherlode rules ID shows the text of a rule, module, card or edition; rules cards and rules editions list those.
rules-settings = motherlode rules and the name of a setting, as in motherlode rules round-end, tells what it means.
rules-cards = { $module }: { $title }
rules-roles = Roles: { $names }
rules-tools = In front of players: { $names }
head-setting = Setting
value-per-digger = per digger
value-per-player = per player
value-all-passed = all passed
value-hands-empty = hands empty
value-mixed = mixed
value-face-down = face down
value-path = { $count } cards
value-optional = optional
value-none = –
simulate-counted =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $rounds } rounds, { $moves } moves in { $seconds } s of processor time
simulate-one-bot = All seats: { $bot }, { $gold } gold per game.
simulate-speed = { $moves } moves/s, { $rounds } rounds/s ({ $kernel })
kernel-compiled = compiled kernel
kernel-interpreted = interpreted, without the compiled kernel
position-options =
    { $count ->
        [one] { $seat } has 1 answer:
       *[other] { $seat } has { $count } answers:
    }
position-not-asked = The answers are for { $seat } to see.
replay-step = { $number } of { $count } · { $seat }: { $choice }
replay-cut = This record was cut short: it is shown as far as it goes.
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
bench-message = a view as a message
bench-data = a view as plain data
bench-greedy = greedy bots
bench-maze = move, { $cards } cards in maze
bench-option = … per option
bench-import = import of the rules
bench-not-compiled = THE KERNEL IS NOT COMPILED: these are the numbers of interpreted Python, about 40 times slower.
bench-compiled = The kernel is compiled. Python { $python }.
bench-scale = Base game, 5 players, one core; medians. Targets are scaled by the yardstick: { $seconds } s here, 0.88 s where they were set.
bench-legend = SHORT: slower than the target for this machine.
bench-progress = measured: { $title }
bench-yes = yes
bench-short = SHORT

## Help

help =
    In your turn, type the number of a card, then the number of what to do with it.
    Or write your choice down, card first; a card’s number does instead of its name:
    .title = How to play in the terminal
help-examples =
    { "" }  cross @ 1,0                    lay a path card on the place 1,0
      curve_nw @ 2,0 turned          the same, turned by 180°
      break_lantern > Bo             break Bo’s lantern
      fix_lantern_cart > Bo lantern  repair Bo’s lantern with a card for two tools
      rockfall @ 3,0                 remove the path card at 3,0
      map @ 8,-2                     look at the goal at 8,-2
      pass cross                     pass and discard a card
      2 @ 1,0                        lay the card with the number 2 on 1,0
      2 1                            play card 2 in the first way listed for it
      pass 2                         pass and discard card 2
help-examples-duel =
    { "" }  cross @ 1,0                    lay a path card on the place 1,0
      curve_nw @ 2,0 turned          the same, turned by 180°
      rockfall @ 3,0                 remove the card at 3,0, the end of a tunnel
      map @ 8,-2                     look at the goal at 8,-2
      pass cross fix_pick map        discard three cards
      give_up                        when all tunnels are closed
      2 @ 1,0                        lay the card with the number 2 on 1,0
      2 1                            play card 2 in the first way listed for it
      pass 1 2 3                     discard the cards 1, 2 and 3
help-examples-saboteur2 =
    { "" }  cross @ 1,0                    lay a path card on the place 1,0
      ladder_s @ 0,-1                lay a ladder beside a path card
      trapped > Bo                   aim a card at Bo
      map @ 8,-2                     look at the goal at 8,-2
      pass cross                     pass with a card; then another, or: enough
      clear theft cross              discard two cards to remove one in front of you
      2 @ 1,0                        lay the card with the number 2 on 1,0
      2 1                            play card 2 in the first way listed for it
help-words =
    Places are x,y: the start is 0,0, x grows towards the goals, y grows downwards.

    At any prompt you can also type:
      ? map        explain a card by its name
      ?3           explain the card with the number 3
      rules        list all rules, modules and games
      rules B-22   show the text of a rule
      rules base   what a game or module is about
      call         propose to call the round (rule B-56)
      o            list all answers
      log          show everything that has happened
      discard      look through the discard pile
      Enter        show the table again
      q            leave

## What the games are about

intro-base =
    Diggers want a tunnel from the start to the treasure, which is one of the three hidden
    goals. Saboteurs, who look like everybody else, want that to fail. Only you know your role.
    In your turn you play one card or pass with one. The winners of a round share gold,
    and whoever has the most after three rounds wins the game.
intro-tournament =
    Diggers want a tunnel from the start to the treasure, saboteurs want that to fail, and a
    greedy dwarf wants to reach it in person and alone. Only you know your role.
    In your turn you play one card or pass with one. The winners of a round get gold,
    and whoever has the most after three rounds wins the game.
intro-duel =
    Two of you dig from the start to the hidden goals, and you know only your own role: a
    digger wants the treasure to be reached, a saboteur wants that to fail.
    In your turn you lay a card, play a map or a rock-fall, or discard three cards.
    The winners of a round get gold; whoever has the most after three rounds wins.
intro-saboteur2 =
    Blue and green diggers both want a tunnel to the treasure, each past the other team’s
    doors; saboteurs want that to fail; boss, profiteer and geologists live off the rest.
    In your turn you play one card or pass with up to three. The winners of a round get
    gold, and whoever has the most after three rounds wins the game.

## Toll tunnels

prompt-PayToll = You are asked to pay the toll for a card of another player: agree, or refuse
prompt-TurnInNugget = You have no token left: choose a nugget card to pay 1 gold with; the change comes in tokens

## Saboteur 2

prompt-PassMore = You pass: discard another card, or say that it is enough
prompt-DiscardOneMore = Discard a second card for the one that lay in front of you
prompt-Steal = Choose from whom you steal 1 gold

## Championship cards

prompt-SwapOrNot = You have taken up two goals: swap them, or leave them as they were; only you will know
prompt-KeepCard = Keep one of these cards; the others lie on the discard pile, face down
prompt-VetoWindow = A card was announced: let it be, or veto it
prompt-LayPath = Pathfinder: choose a path card to lay

## Prompts of the treasure chests

prompt-RobHand = Choose the player from whose hand you take a card
prompt-LookAtRole = Choose the player whose role you look at
prompt-MoveGoal = Choose the goal to move one place further from the start
