### The game log in words: one message per event; names are given as text, counts and worths as numbers.
### `.you` is how a person is told of what they did; $target may then be “you” or “yourself” below.
### $whose is the target's name as an owner: “Bo’s”, “your”.

list-comma = { ", " }
log-you = you
log-yourself = yourself
log-whose = { $name }’s
log-whose-you = your

## Every round

event-RoundStarted = Round { $round } begins. { $seat } has the first turn.
    .you = Round { $round } begins. You have the first turn.
event-SeatTaken = { $seat } takes the place of { $was } (bot).
    .you = You take the place of { $was } (bot).
event-CardLaidOut = { $card } lies face up at { $cell } before anybody has played.
event-RoleDealt = { $seat } is dealt a role: { $role }.
    .you = You are dealt a role: { $role }.
event-RoleDealt-hidden = { $seat } is dealt a secret role.
event-HandDealt = { $seat } is dealt a hand: { $cards }.
    .you = You are dealt a hand: { $cards }.
event-HandDealt-hidden =
    { $count ->
        [one] { $seat } is dealt one card.
       *[other] { $seat } is dealt { $count } cards.
    }

## Turns

# $turned is "yes" or "no".
event-PathLaid =
    { $turned ->
        [yes] { $seat } lays { $card } at { $cell }, turned by 180°.
       *[no] { $seat } lays { $card } at { $cell }.
    }
    .you =
        { $turned ->
            [yes] You lay { $card } at { $cell }, turned by 180°.
           *[no] You lay { $card } at { $cell }.
        }
event-ToolBroken = { $seat } plays { $card } on { $target }: { $whose } { $tool } is now broken.
    .you = You play { $card } on { $target }: { $whose } { $tool } is now broken.
event-ToolFixed = { $seat } plays { $card } for { $target }: { $whose } { $tool } works again.
    .you = You play { $card } for { $target }: { $whose } { $tool } works again.
# $card is the path card that was hit.
event-RockFell = { $seat } plays a rock-fall: { $card } at { $cell } is gone.
    .you = You play a rock-fall: { $card } at { $cell } is gone.
event-MapRead = { $seat } looks at the goal at { $cell }: { $goal }.
    .you = You look at the goal at { $cell }: { $goal }.
event-MapRead-hidden = { $seat } looks at the goal at { $cell }.
event-CardsPassed = { $seat } passes and discards: { $cards }.
    .you = You pass and discard: { $cards }.
event-CardsPassed-hidden =
    { $count ->
        [0] { $seat } passes.
        [one] { $seat } passes and discards one card.
       *[other] { $seat } passes and discards { $count } cards.
    }
event-TurnSkipped = { $seat } has no cards and sits this turn out.
    .you = You have no cards and sit this turn out.
event-CardDrawn = { $seat } draws { $card }.
    .you = You draw { $card }.
event-CardDrawn-hidden = { $seat } draws a card.
event-GoalTurned = { $seat } reaches the goal at { $cell }: { $goal }.
    .you = You reach the goal at { $cell }: { $goal }.
# $turned is "yes" or "no".
event-CardFitted =
    { $turned ->
        [yes] { $card } at { $cell } is now part of the maze, turned by 180°.
       *[no] { $card } at { $cell } is now part of the maze.
    }

## Calling the round, giving up

event-CallProposed = { $seat } proposes to call the round.
    .you = You propose to call the round.
# $agrees is "yes" or "no".
event-CallAnswered =
    { $agrees ->
        [yes] { $seat } agrees to call the round.
       *[no] { $seat } wants to play on.
    }
    .you =
        { $agrees ->
            [yes] You agree to call the round.
           *[no] You want to play on.
        }
event-GaveUp = { $seat } gives up this round.
    .you = You give up this round.

## End of the round, gold

# $winner is "diggers", "saboteurs", "greedy" or "nobody"; in Saboteur 2 also "diggers_blue",
# "diggers_green", "boss" or "profiteer", and "diggers" means both teams.
event-RoundEnded =
    { $winner ->
        [diggers] The round is over: the diggers have won it.
        [diggers_blue] The round is over: the blue diggers have won it.
        [diggers_green] The round is over: the green diggers have won it.
        [boss] The round is over: the treasure is found, but no digger has won; the boss has.
        [profiteer] The round is over: only the profiteer has won it.
        [saboteurs] The round is over: the saboteurs have won it.
        [greedy] The round is over: a greedy dwarf has won it alone.
       *[nobody] The round is over: nobody has won it.
    }
event-RolesRevealed = The roles are revealed: { $roles }.
event-NuggetsDrawn =
    { $count ->
        [one] One nugget card is drawn.
       *[other] { $count } nugget cards are drawn.
    }
event-NuggetPicked = { $seat } picks a nugget card worth { $worth } gold.
    .you = You pick a nugget card worth { $worth } gold.
event-NuggetPicked-hidden = { $seat } picks a nugget card.
# $worths is a list as text, or "none" if only tokens were taken.
event-NuggetsTaken =
    { $worths ->
        [none] { $seat } takes { $tokens } gold from the bank.
       *[some] { $tokens ->
            [0] { $seat } takes nugget cards ({ $worths } gold).
           *[other] { $seat } takes nugget cards ({ $worths } gold) and { $tokens } gold from the bank.
        }
    }
    .you =
        { $worths ->
            [none] You take { $tokens } gold from the bank.
           *[some] { $tokens ->
                [0] You take nugget cards ({ $worths } gold).
               *[other] You take nugget cards ({ $worths } gold) and { $tokens } gold from the bank.
            }
        }
event-NuggetsTaken-hidden =
    { $count ->
        [0] { $seat } takes { $tokens } gold from the bank.
        [one] { $tokens ->
            [0] { $seat } takes one nugget card.
           *[other] { $seat } takes one nugget card and { $tokens } gold from the bank.
        }
       *[other] { $tokens ->
            [0] { $seat } takes { $count } nugget cards.
           *[other] { $seat } takes { $count } nugget cards and { $tokens } gold from the bank.
        }
    }
event-NuggetGiven = { $seat } gives { $target } a nugget card worth { $worth } gold.
    .you = You give { $target } a nugget card worth { $worth } gold.
event-NuggetGiven-hidden = { $seat } gives { $target } a nugget card.
# $seat is the player who receives the gold.
event-GoldPaid = { $seat } gets { $tokens } gold.
    .you = You get { $tokens } gold.
event-NuggetTurnedIn = { $seat } turns in a nugget card worth { $worth } gold to pay 1 gold.
    .you = You turn in a nugget card worth { $worth } gold to pay 1 gold.
# $target is "none" if the gold goes to the bank.
event-GoldGiven =
    { $target ->
        [none] { $seat } pays 1 gold to the bank.
       *[other] { $seat } pays 1 gold to { $target }.
    }
    .you =
        { $target ->
            [none] You pay 1 gold to the bank.
           *[other] You pay 1 gold to { $target }.
        }
event-RoleSeen = { $seat } looks at { $whose } role: { $role }.
    .you = You look at { $whose } role: { $role }.
event-RoleSeen-hidden = { $seat } looks at { $whose } role.
event-RoleExchanged = { $seat } exchanges roles and is now: { $role }.
    .you = You exchange roles and are now: { $role }.
event-RoleExchanged-hidden = { $seat } exchanges roles.
event-GameEnded = The game is over. Gold: { $scores }. The win goes to { $winners }.

## Toll tunnels, the large card

event-DwarfPlaced = { $seat } discards { $card } and puts a dwarf before { $cell }.
    .you = You discard { $card } and put a dwarf before { $cell }.
event-DwarfPlaced-hidden = { $seat } discards a card and puts a dwarf before { $cell }.
# $seat is the player who put the dwarf there.
event-DwarfGone = The dwarf of { $seat } before { $cell } is out for the round.
    .you = Your dwarf before { $cell } is out for the round.
event-SponsorAsked = { $seat } wants to play { $card } at { $cell } and asks { $target } to pay the toll.
    .you = You want to play { $card } at { $cell } and ask { $target } to pay the toll.
# $agrees is "yes" or "no".
event-SponsorAnswered =
    { $agrees ->
        [yes] { $seat } agrees to pay the toll.
       *[no] { $seat } refuses to pay the toll.
    }
    .you =
        { $agrees ->
            [yes] You agree to pay the toll.
           *[no] You refuse to pay the toll.
        }
event-LargeCardReached = { $seat } links the large card at { $cell } to the start.
    .you = You link the large card at { $cell } to the start.

## Saboteur 2

# $target is "none" if the card is aimed at nobody.
event-ActionPlayed =
    { $target ->
        [none] { $seat } plays { $card }.
       *[other] { $seat } plays { $card } on { $target }.
    }
    .you =
        { $target ->
            [none] You play { $card }.
           *[other] You play { $card } on { $target }.
        }
# $tool is the card that lay in front.
event-FrontCleared = { $seat } gives up two cards to get rid of this card in front: { $tool }.
    .you = You give up two cards to get rid of this card in front: { $tool }.
event-CardDiscarded = { $seat } discards { $card }, face down.
    .you = You discard { $card }, face down.
event-CardDiscarded-hidden = { $seat } discards a card, face down.
event-HandTaken = { $seat } now holds: { $cards }.
    .you = You now hold: { $cards }.
event-HandTaken-hidden =
    { $count ->
        [0] { $seat } now holds no cards.
        [one] { $seat } now holds one card.
       *[other] { $seat } now holds { $count } cards.
    }
    .you = You now hold no cards.
event-GoldStolen = { $seat } steals 1 gold from { $target }.
    .you = You steal 1 gold from { $target }.

## Championship cards

# $swapped is "yes", "no" or, for those who do not know, "none".
event-GoalsTakenUp =
    { $swapped ->
        [yes] { $seat } takes up the goals at { $cell } and { $second_cell } and swaps them.
        [no] { $seat } takes up the goals at { $cell } and { $second_cell } and leaves them as they were.
       *[none] { $seat } takes up the goals at { $cell } and { $second_cell } and puts them down again, swapped or not.
    }
    .you =
        { $swapped ->
            [yes] You take up the goals at { $cell } and { $second_cell } and swap them.
           *[no] You take up the goals at { $cell } and { $second_cell } and leave them as they were.
        }
event-CardsSeen = { $seat } looks at cards and may keep one: { $cards }.
    .you = You look at cards and may keep one: { $cards }.
event-CardsSeen-hidden =
    { $count ->
        [one] { $seat } looks at a card.
       *[other] { $seat } looks at { $count } cards.
    }
event-CardKept = { $seat } keeps { $card }; the others go back face down.
    .you = You keep { $card }; the others go back face down.
event-CardKept-hidden = { $seat } keeps one of them; the others go back face down.
# $target is the player whose card was vetoed.
event-CardVetoed = { $seat } vetoes { $whose } card { $card }: it has no effect.
    .you = You veto { $whose } card { $card }: it has no effect.
# $clockwise is "yes" or "no".
event-DirectionTurned =
    { $clockwise ->
        [yes] { $seat } plays { $card }: play passes clockwise again.
       *[no] { $seat } plays { $card }: play now passes counter-clockwise.
    }
    .you =
        { $clockwise ->
            [yes] You play { $card }: play passes clockwise again.
           *[no] You play { $card }: play now passes counter-clockwise.
        }
# $turned is "yes" or "no".
event-PathMoved =
    { $turned ->
        [yes] { $seat } plays a diversion: { $card } moves from { $old_cell } to { $cell }, turned by 180°.
       *[no] { $seat } plays a diversion: { $card } moves from { $old_cell } to { $cell }.
    }
    .you =
        { $turned ->
            [yes] You play a diversion: { $card } moves from { $old_cell } to { $cell }, turned by 180°.
           *[no] You play a diversion: { $card } moves from { $old_cell } to { $cell }.
        }

## Treasure chests

event-ChestsHidden = Chests lie hidden at { $cells }.
event-TunnelTurned = { $seat } reaches the chest tunnel at { $cell }: { $card }.
    .you = You reach the chest tunnel at { $cell }: { $card }.
event-ChestOpened = { $seat } opens the chest at { $cell }: { $card }.
    .you = You open the chest at { $cell }: { $card }.
# $card is the tunnel above the chest.
event-ChestSeen = { $seat } looks at the chest at { $cell }: { $chest_card }, below { $card }.
    .you = You look at the chest at { $cell }: { $chest_card }, below { $card }.
event-ChestSeen-hidden = { $seat } looks at the chest at { $cell }.
event-ChestBuried = { $seat } plays a rock-fall: the chest at { $cell } is gone, unopened.
    .you = You play a rock-fall: the chest at { $cell } is gone, unopened.
event-NuggetGranted = { $seat } gets a nugget card worth { $worth } gold.
    .you = You get a nugget card worth { $worth } gold.
event-GoalMoved = { $seat } moves the goal at { $cell } to { $new_cell }.
    .you = You move the goal at { $cell } to { $new_cell }.
event-CardTaken = { $seat } takes a card from { $whose } hand: { $card }.
    .you = You take a card from { $whose } hand: { $card }.
event-CardTaken-hidden = { $seat } takes a card from { $whose } hand.
event-DiscardsMixed = { $seat } shuffles the discard pile, all cards face down.
    .you = You shuffle the discard pile, all cards face down.
event-CardsLost =
    { $count ->
        [0] The deck is empty already: no card is lost.
        [one] The top card of the deck is lost, seen by nobody.
       *[other] The top { $count } cards of the deck are lost, seen by nobody.
    }
