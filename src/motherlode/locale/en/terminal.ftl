### The short strings of the terminal game: prompts, labels, help.

## Prompts

prompt-Turn = Your turn: play a card, or pass and discard one
prompt-DuelTurn = Your turn: place a path card, play Rockfall or Map, or discard three cards
prompt-WayUp = It fits either way. Upright or rotated?
prompt-OrderGoals = You reached more than one card. Which do you reveal first?
prompt-PickNugget = Pick a nugget card. The rest go to the next player
prompt-TakeNuggets =
    { $total ->
        [0] Take nugget cards worth your share
       *[other] Take nugget cards worth { $total } gold in total, your share
    }
prompt-KeepNugget = Which nugget card do you keep? The other goes to your opponent
prompt-CallRound = Someone wants to end the round early. Agree, or refuse and play on?

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
label-players-briefly = Players (cards, × in front of them, $ gold):

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
sign-not-linked = thin: not connected
pawns-toll_tunnels = { $sign } toll dwarf, 1 gold to place a card there: { $figures }

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
head-answers = Answers
head-illegal = Illegal
head-claims = Claims
head-true = True
head-log-loss = Log-loss
head-deal-loss = By the deal
head-hidden = Hidden
head-think-half = Median, ms
head-think-most = 95%, ms
head-diggers-win = Diggers win
head-difference = Difference
head-matches = Matches
head-gained = Gained
head-rating = Rating
head-as-digger = As digger
head-as-saboteur = As saboteur
head-measured = Measured
head-unit = Unit
head-result = Result
head-best = Best
head-target = Target
head-mark = OK

## At the table

about = This is about: { $choice }
about-card = { $seat } wants to play { $card }: { $choice }
answers-are = You can answer: { $answers }
yes-or-no = Type y or n.
# What is taken for yes and for no, separated by commas.
words-yes = y, yes
words-no = n, no
pause = Press Enter to continue
why-goal = { $seat } reached { $place }: { $goal }.
    .you = You reached { $place }: { $goal }.
why-gave-up = { $seat } gave up.
    .you = You gave up.
why-called = Everyone agreed to end the round early.
why-cards = The cards ran out.
welcome = Welcome to the mine! Type ? for help or q to quit.
you-are = Your role: { $role }
asked = { $seat } decides: “{ $question }”
input = >
input-way = Which? (Enter: back) >
input-hint = Type a number · o: all answers · Enter: the table · ?: help · q: quit
ways =
    { $count ->
        [0] discard only
        [one] 1 option
       *[other] { $count } options
    }
way-pass = discard it
word-turned = rotated
way-discard = discard { $card }
group-discard = Discard three cards (or type pass 1 2 3)
group-dwarf = Discard a card and post a toll dwarf at an open end (T-2)
group-clear = Discard two cards to remove one in front of you (S-10)
pool = Nugget cards to choose from: { $worths }
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
refused = You can’t do that: { $reason }
no-such-number =
    { $count ->
        [0] there’s no number { $number } here
        [one] there’s no number { $number } here, only 1
       *[other] there’s no number { $number } here, only 1 to { $count }
    }
one-number-less = that’s one number too many
explain-what = name a card by its number (?3) or its name (? map)
call-refused = you can propose ending the round early only on your turn, and only once (B-56)
say-refused = claims are about a goal, another player, or a tool, while the round lasts
say-enough = you’ve said enough for this round
spare-role = (set aside)
no-way = this card can’t be played now, or be discarded by itself
discard-known = ({ $card }, face down, discarded by you or seen by everyone)
discard-unknown = (face down)
discard-empty = The discard pile is empty.
final-scores = Final scores
game-won =
    { $count ->
        [one] { $winners } won the game.
       *[other] { $winners } won the game together.
    }
    .you =
        { $count ->
            [one] You won the game!
           *[other] { $winners } won the game together, and you’re one of them!
        }
game-over = The game is over.
save-record = Save a record of this game? (y/n)
save-record-file = File name (Enter: don’t save):
record-saved = Game record saved to { $file }.
seed-was = This game’s seed was { $seed }.
goodbye = Goodbye! See you in the mine.

## Commands that report

rules-module = Players: { $players }. Rules: { $rules }.
rules-hint = motherlode rules ID explains a rule, module, card, or edition. rules cards and rules editions list those.
rules-settings = To see what a setting means, use its name, as in motherlode rules round-end.
rules-cards = { $module }: { $title }
rules-tools = In front of players: { $names }
rules-copies = When a card is listed again under a later set, its number is the total with that set.
head-setting = Setting
simulate-counted =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $rounds } rounds, { $moves } moves in { $seconds } s of CPU time
simulate-one-bot = { $bot } in every seat: { $gold } gold per game.
simulate-speed = { $moves } moves/s, { $rounds } rounds/s ({ $kernel })
ratings-edges = Points by which diggers are better off, by number of players: { $edges }.
ratings-reference = { $bot } has 1500 in both roles. 400 points more mean odds of ten to one.
dataset-counted =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $rounds } rounds, { $decisions } decisions, { $size } MB
dataset-saved = Data set saved to { $folder }; card.md there says what’s in it.
arena-baseline = Difference: points more than { $diggers } digging against { $saboteurs } on the same deals.
arena-matches = Gained: gold per game that { $bot } gets in one seat beyond what { $others } gets there, all others being { $others }.
arena-dealt =
    { $count ->
        [one] 1 saboteur
       *[other] { $count } saboteurs
    }
arena-interrupted = Stopped early: these are the rounds that were finished.
arena-faults =
    { $bot } failed { $count ->
        [one] once
       *[other] { $count } times
    }, and greedy answered for it.
kernel-compiled = compiled kernel
kernel-interpreted = interpreted, without the compiled kernel
position-options =
    { $count ->
        [one] { $seat } has 1 choice:
       *[other] { $seat } has { $count } choices:
    }
position-not-asked = Only { $seat } can see the choices.
replay-step = { $number } of { $count } · { $seat }: { $choice }
replay-cut = This game record is incomplete. Here is what there is of it.
replay-next = Enter: next · q: quit
shuffle-fair = This deal was fair: it comes from the server’s secret, whose fingerprint was shown first, and from these bits. Your own are on your device.
shuffle-alone = Nobody added bits to this shuffle, so the deal comes from the server’s secret alone.
shuffle-bits = { "" }  { $name }: { $bits }
shuffle-bits-kept = { "" }  { $name }: the bits never arrived, so they don’t count
replay-checked =
    The game record is complete and unaltered: { $choices ->
        [one] 1 choice
       *[other] { $choices } choices
    }, { $ending ->
        [over] played to the end.
       *[broken] ended early.
    }
bench-yardstick = yardstick: 10 million additions
bench-random = random play, compiled
bench-interpreted = random play, interpreted
bench-everything = random play, every module
bench-copy = copying a state
bench-message = a view as a message
bench-data = a view as plain data
bench-greedy = greedy bots
bench-maze = move, { $cards } cards in the maze
bench-option = … per option
bench-import = importing the rules
bench-not-compiled = THE KERNEL ISN’T COMPILED: these are the numbers for interpreted Python, about 40 times slower.
bench-compiled = The kernel is compiled. Python { $python }.
bench-scale = Base game, 5 players, one core, medians. The yardstick scales the targets: { $seconds } s here, 0.88 s where they were set.
bench-legend = SHORT: slower than the target for this machine.
bench-progress = measured: { $title }
bench-yes = yes
bench-short = SHORT

## Help

help =
    On your turn, type the number of a card, then the number of what to do with it.
    Or write your choice out, card first. A card’s number works in place of its name:
    .title = How to play in the terminal
help-examples =
    { "" }  cross @ 1,0                    place a path card at 1,0
      curve_nw @ 2,0 turned          place it rotated
      break_lantern > Bo             break Bo’s lantern
      fix_lantern_cart > Bo lantern  repair Bo’s lantern with a card for two tools
      rockfall @ 3,0                 remove the path card at 3,0
      map @ 8,-2                     look at the goal at 8,-2
      pass cross                     pass and discard a card
      2 @ 1,0                        place card number 2 at 1,0
      2 1                            play card 2 the first way listed
      pass 2                         pass and discard card 2
help-examples-duel =
    { "" }  cross @ 1,0                    place a path card at 1,0
      curve_nw @ 2,0 turned          place it rotated
      rockfall @ 3,0                 remove the card at 3,0, the end of a tunnel
      map @ 8,-2                     look at the goal at 8,-2
      pass cross fix_pick map        discard three cards
      give_up                        when every tunnel is closed
      2 @ 1,0                        place card number 2 at 1,0
      2 1                            play card 2 the first way listed
      pass 1 2 3                     discard cards 1, 2, and 3
help-examples-saboteur2 =
    { "" }  cross @ 1,0                    place a path card at 1,0
      ladder_s @ 0,-1                place a ladder next to a path card
      trapped > Bo                   play a card on Bo
      map @ 8,-2                     look at the goal at 8,-2
      pass cross                     pass and discard a card, then another, or: enough
      clear theft cross              discard two cards to remove one in front of you
      2 @ 1,0                        place card number 2 at 1,0
      2 1                            play card 2 the first way listed
help-words =
    Spaces are x,y: the start is 0,0, x grows toward the goals, y grows downward.

    At any prompt you can also type:
      ? map        explain a card by name
      ?3           explain card number 3
      rules        list all rules, modules, and games
      rules B-22   show a rule
      rules base   explain a game or module
      call         propose ending the round early (rule B-56)
      hint         see what a strong bot would do, and why
      say CLAIM    claim something: suspect > Bo, treasure @ 8,0
      o            list all answers
      log          show everything that happened
      discard      look through the discard pile
      Enter        show the table again
      q            quit

## What the games are about

intro-base =
    Diggers want a tunnel from the start to the treasure, one of the three hidden goals.
    Saboteurs look like everyone else and want that to fail. Only you know your role.
    On your turn, play a card, or pass and discard one. The winners of each round share
    gold, and the player with the most after three rounds wins the game.
intro-tournament =
    Diggers want a tunnel from the start to the treasure, saboteurs want that to fail, and a
    selfish dwarf wants to reach it personally and win alone. Only you know your role.
    On your turn, play a card, or pass and discard one. The winners of each round get gold,
    and the player with the most after three rounds wins the game.
intro-duel =
    The two of you dig from the start to the hidden goals, and you know only your own role: a
    digger wants the treasure to be found first, a saboteur wants a stone to be found first.
    On your turn, place a card, play Map or Rockfall, or discard three cards.
    The winners of each round get gold, and the player with the most after three rounds wins.
intro-saboteur2 =
    Blue and green diggers both want a tunnel to the treasure that avoids the other team’s
    doors. Saboteurs want that to fail. The boss, profiteer, and geologists live off the rest.
    On your turn, play a card, or pass and discard up to three. The winners of each round get
    gold, and the player with the most after three rounds wins the game.

## Toll tunnels

prompt-PayToll = Pay the toll for another player’s card? Agree or refuse
prompt-TurnInNugget = No tokens left. Which nugget card pays 1 gold? The change comes in tokens

## Saboteur 2

prompt-PassMore = Discard another card, or is that enough?
prompt-DiscardOneMore = Discard a second card to remove the one in front of you
prompt-Steal = Who do you steal 1 gold from?

## Championship cards

prompt-SwapOrNot = Swap these two goals? Only you will know
prompt-KeepCard = Which card do you keep? The others go back to the discard pile, face down
prompt-VetoWindow = Someone announced a card. Let it happen, or veto it?
prompt-LayPath = Pathfinder: which path card do you place?

## Prompts of the treasure chests

prompt-RobHand = Whose hand do you take a card from?
prompt-LookAtRole = Whose role do you look at?
prompt-MoveGoal = Which goal moves one space farther from the start?

## Looking after a server’s database

admin-backed-up =
    { $lines ->
        [one] Wrote 1 line of the log to { $place }.
       *[other] Wrote { $lines } lines of the log to { $place }.
    }
admin-restored =
    { $lines ->
        [one] Restored 1 line of the log to { $place }.
       *[other] Restored { $lines } lines of the log to { $place }.
    }
admin-checked =
    { $problems ->
        [0] All sound. Tables: { $tables }, finished games: { $games }.
       *[other] Problems: { $problems }. Tables: { $tables }, finished games: { $games }.
    }
admin-problem-gap = Table { $table }: line { $line } of its log is missing.
admin-problem-unreadable = Table { $table }: line { $line } of its log can’t be read ({ $detail }).
admin-problem-record = Table { $table }: the record of the game that ends at line { $line } isn’t sound ({ $detail }).
admin-problem-round = The statistics of round { $line } can’t be read ({ $detail }).
admin-problem-schema = The database has schema { $detail }, not { $newest }. The server updates it when it starts.
admin-expired =
    { $count ->
        [0] No table was old enough to forget.
        [one] Forgot 1 table.
       *[other] Forgot { $count } tables.
    }
