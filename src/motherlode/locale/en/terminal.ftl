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

## Sentences

you-are = You are: { $role }
final-scores = Final scores
goodbye = Goodbye, and come back to the mine soon!
help =
    Choose by typing the number of an option, or write your choice down, card first:
      cross @ 1,0                    lay a path card on the place 1,0
      curve_nw @ 2,0 turned          the same, turned by 180°
      break_lantern > Bo             break Bo’s lantern
      fix_lantern_cart > Bo lantern  repair Bo’s lantern with a card for two tools
      rockfall @ 3,0                 remove the path card at 3,0
      map @ 8,-2                     look at the goal at 8,-2
      pass cross                     pass and discard a card
    Places are written x,y: the start is 0,0, x grows to the right towards the goals, y grows downwards.

    At any prompt you can also type:
      ? map        explain a card by its name
      ?3           explain the card with the number 3
      rules B-22   show the text of a rule
      call         propose to call the round (rule B-56)
      q            quit
    .title = How to play in the terminal
