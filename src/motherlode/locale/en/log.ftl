### The game log in words: one message per event; names are given as text, counts and worths as numbers.
### `.you` is how a person is told of what they did; $target may then be “you” or “yourself” below.
### $whose is the target's name as an owner: “Bo’s”, “your”. Choose by $toward, never by a name: it is "you" (who
### reads), "self" (who acts), "other" or, if there is no target, "nobody". Other languages may use it wherever
### there is a $target, and $tool_key ("pick", "lantern", "cart" or the id of another card) beside any $tool.

list-comma = { ", " }
# Two people, and more of them, in a sentence; $others are parted by list-comma.
list-pair = { $first } and { $last }
list-last = { $others }, and { $last }
# A name that stands for a person in a sentence or a list, with what the language adds to names.
person = { $name }
log-you = you
log-yourself = yourself
log-whose = { $name }’s
log-whose-you = your

# The goals of a table, the same names on every screen: three are upper, middle, lower; five have others.
# `.short` stands alone. A language with cases has `.object` (looks at …) and `.of` (gets to …), too.
goal-top = the top goal
    .short = Top
goal-above = the upper goal
    .short = Upper
goal-upper = the upper goal
    .short = Upper
goal-middle = the middle goal
    .short = Middle
goal-lower = the lower goal
    .short = Lower
goal-below = the lower goal
    .short = Lower
goal-bottom = the bottom goal
    .short = Bottom
goal-numbered = goal { $number } from the top
    .short = Goal { $number }
goal-unknown = a goal
    .short = Goal
# What is at a space that is no goal.
place-here = this card
# Coordinates, for those who want them, right after what is there.
log-at = { " " }at { $cells }

## Every round

event-RoundStarted = Round { $round } begins. { $seat } goes first.
    .you = Round { $round } begins. You go first.
event-SeatTaken = { $seat } takes over from { $was } (bot).
    .you = You take over from { $was } (bot).
event-CardLaidOut = The maze starts with { $card }{ $at }.
event-RoleDealt = { $seat } gets a role: { $role }.
    .you = You get a role: { $role }.
event-RoleDealt-hidden = { $seat } gets a secret role.
event-HandDealt = { $seat } is dealt: { $cards }.
    .you = You’re dealt: { $cards }.
event-HandDealt-hidden =
    { $count ->
        [one] { $seat } is dealt one card.
       *[other] { $seat } is dealt { $count } cards.
    }

## Turns

# $turned is "yes" or "no".
event-PathLaid =
    { $turned ->
        [yes] { $seat } digs: { $card }, rotated{ $at }.
       *[no] { $seat } digs: { $card }{ $at }.
    }
    .you =
        { $turned ->
            [yes] You dig: { $card }, rotated{ $at }.
           *[no] You dig: { $card }{ $at }.
        }
event-ToolBroken = { $seat } plays { $card } on { $target }: { $whose } { $tool } is broken.
    .you = You play { $card } on { $target }: { $whose } { $tool } is broken.
event-ToolFixed =
    { $toward ->
        [self] { $seat } plays { $card }: their own { $tool } works again.
       *[other] { $seat } plays { $card } on { $target }: { $whose } { $tool } works again.
    }
    .you = You play { $card } on { $target }: { $whose } { $tool } works again.
# $card is the path card that was hit.
event-RockFell = { $seat } plays Rockfall: { $card }{ $at } is gone.
    .you = You play Rockfall: { $card }{ $at } is gone.
event-MapRead = { $seat } looks at { $place }{ $at }: { $goal }.
    .you = You look at { $place }{ $at }: { $goal }.
event-MapRead-hidden = { $seat } looks at { $place }{ $at }.
event-CardsPassed = { $seat } passes and discards: { $cards }.
    .you = You pass and discard: { $cards }.
event-CardsPassed-hidden =
    { $count ->
        [0] { $seat } passes.
        [one] { $seat } passes and discards one card.
       *[other] { $seat } passes and discards { $count } cards.
    }
    .you = You pass.
event-TurnSkipped = { $seat } has no cards and skips this turn.
    .you = You have no cards and skip this turn.
event-CardDrawn = { $seat } draws { $card }.
    .you = You draw { $card }.
event-CardDrawn-hidden = { $seat } draws a card.
event-GoalTurned = { $seat } reaches { $place }{ $at }: { $goal }.
    .you = You reach { $place }{ $at }: { $goal }.
# $turned is "yes" or "no".
event-CardFitted =
    { $turned ->
        [yes] { $card }{ $at } joins the maze, rotated.
       *[no] { $card }{ $at } joins the maze.
    }

## Ending the round early, giving up

event-CallProposed = { $seat } proposes ending the round early.
    .you = You propose ending the round early.
# $agrees is "yes" or "no".
event-CallAnswered =
    { $agrees ->
        [yes] { $seat } agrees to end the round early.
       *[no] { $seat } wants to play on.
    }
    .you =
        { $agrees ->
            [yes] You agree to end the round early.
           *[no] You want to play on.
        }
event-GaveUp = { $seat } gives up the round.
    .you = You give up the round.

## End of the round, gold

# $winner is "diggers", "saboteurs", "greedy" or "nobody"; in Saboteur 2 also "diggers_blue",
# "diggers_green", "boss" or "profiteer", and "diggers" means both teams.
event-RoundEnded =
    { $winner ->
        [diggers] The diggers win the round.
        [diggers_blue] The blue diggers win the round.
        [diggers_green] The green diggers win the round.
        [boss] The treasure is found, but no digger wins the round. The boss does.
        [profiteer] Only the profiteer wins the round.
        [saboteurs] The saboteurs win the round.
        [greedy] A selfish dwarf wins the round alone.
       *[nobody] Nobody wins the round.
    }
event-RolesRevealed = Everyone’s role: { $roles }.
event-NuggetsDrawn =
    { $count ->
        [one] One nugget card is drawn.
       *[other] { $count } nugget cards are drawn.
    }
event-NuggetPicked = { $seat } picks a nugget card worth { $worth } gold.
    .you = You pick a nugget card worth { $worth } gold.
event-NuggetPicked-hidden = { $seat } picks a nugget card.
# $worths is a list as text.
event-NuggetsTaken =
    { $tokens ->
        [0] { $seat } takes nugget cards (worth { $worths }).
       *[other] { $seat } takes nugget cards (worth { $worths }) and { $tokens } gold from the bank.
    }
    .you =
        { $tokens ->
            [0] You take nugget cards (worth { $worths }).
           *[other] You take nugget cards (worth { $worths }) and { $tokens } gold from the bank.
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
    .you = You take { $tokens } gold from the bank.
event-NuggetGiven = { $seat } gives { $target } a nugget card worth { $worth } gold.
    .you = You give { $target } a nugget card worth { $worth } gold.
event-NuggetGiven-hidden = { $seat } gives { $target } a nugget card.
# $seat is the player who receives the gold.
event-GoldPaid = { $seat } gets { $tokens } gold.
    .you = You get { $tokens } gold.
event-NuggetTurnedIn = { $seat } trades in a nugget card worth { $worth } gold to pay 1 gold.
    .you = You trade in a nugget card worth { $worth } gold to pay 1 gold.
# $toward is "nobody" if the gold goes to the bank.
event-GoldGiven =
    { $toward ->
        [nobody] { $seat } pays 1 gold to the bank.
       *[other] { $seat } pays 1 gold to { $target }.
    }
    .you =
        { $toward ->
            [nobody] You pay 1 gold to the bank.
           *[other] You pay 1 gold to { $target }.
        }
event-RoleSeen = { $seat } looks at { $whose } role: { $role }.
    .you = You look at { $whose } role: { $role }.
event-RoleSeen-hidden = { $seat } looks at { $whose } role.
event-RoleExchanged = { $seat } swaps roles. New role: { $role }.
    .you = You swap roles. New role: { $role }.
event-RoleExchanged-hidden = { $seat } swaps roles.
event-GameEnded = The game is over. Gold: { $scores }. Won by { $winners }.

## Toll tunnels, the large card

event-DwarfPlaced = { $seat } discards { $card } and posts a toll dwarf{ $at }.
    .you = You discard { $card } and post a toll dwarf{ $at }.
event-DwarfPlaced-hidden = { $seat } discards a card and posts a toll dwarf{ $at }.
# $seat is the player who put the dwarf there.
event-DwarfGone = { $seat }’s toll dwarf{ $at } is out for this round.
    .you = Your toll dwarf{ $at } is out for this round.
event-SponsorAsked = { $seat } wants to play { $card }{ $at } and asks { $target } to pay the toll.
    .you = You want to play { $card }{ $at } and ask { $target } to pay the toll.
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
event-LargeCardReached = { $seat } connects the large card{ $at } to the start.
    .you = You connect the large card{ $at } to the start.

## Saboteur 2

# $toward is "nobody" if the card is played on nobody.
event-ActionPlayed =
    { $toward ->
        [nobody] { $seat } plays { $card }.
        [self] { $seat } plays { $card } on themselves.
       *[other] { $seat } plays { $card } on { $target }.
    }
    .you =
        { $toward ->
            [nobody] You play { $card }.
           *[other] You play { $card } on { $target }.
        }
# $tool is the card that lay in front.
event-FrontCleared = { $seat } discards two cards to remove a card in front of them: { $tool }.
    .you = You discard two cards to remove a card in front of you: { $tool }.
event-CardDiscarded = { $seat } discards { $card } face down.
    .you = You discard { $card } face down.
event-CardDiscarded-hidden = { $seat } discards a card face down.
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

# $swapped is "yes", "no" or, for those who do not know, "unknown".
event-GoalsTakenUp =
    { $swapped ->
        [yes] { $seat } picks up { $place } and { $second_place }{ $at } and swaps them.
        [no] { $seat } picks up { $place } and { $second_place }{ $at } and puts them back.
       *[unknown] { $seat } picks up { $place } and { $second_place }{ $at } and may have swapped them.
    }
    .you =
        { $swapped ->
            [yes] You pick up { $place } and { $second_place }{ $at } and swap them.
           *[no] You pick up { $place } and { $second_place }{ $at } and put them back.
        }
event-CardsSeen = { $seat } looks at some cards and may keep one: { $cards }.
    .you = You look at some cards and may keep one: { $cards }.
event-CardsSeen-hidden =
    { $count ->
        [one] { $seat } looks at a card.
       *[other] { $seat } looks at { $count } cards.
    }
event-CardKept = { $seat } keeps { $card }. The others go back face down.
    .you = You keep { $card }. The others go back face down.
event-CardKept-hidden = { $seat } keeps one of them. The others go back face down.
# $target is the player whose card was vetoed.
event-CardVetoed = { $seat } vetoes { $whose } { $card }. It has no effect.
    .you = You veto { $whose } { $card }. It has no effect.
# $clockwise is "yes" or "no".
event-DirectionTurned =
    { $clockwise ->
        [yes] { $seat } plays { $card }: turns go clockwise again.
       *[no] { $seat } plays { $card }: turns now go counterclockwise.
    }
    .you =
        { $clockwise ->
            [yes] You play { $card }: turns go clockwise again.
           *[no] You play { $card }: turns now go counterclockwise.
        }
# $turned is "yes" or "no".
event-PathMoved =
    { $turned ->
        [yes] { $seat } plays Diversion and moves { $card }, rotated{ $at }.
       *[no] { $seat } plays Diversion and moves { $card }{ $at }.
    }
    .you =
        { $turned ->
            [yes] You play Diversion and move { $card }, rotated{ $at }.
           *[no] You play Diversion and move { $card }{ $at }.
        }

## Treasure chests

event-ChestsHidden = Chests are hidden in the maze{ $at }.
event-TunnelTurned = { $seat } reaches a chest tunnel{ $at }: { $card }.
    .you = You reach a chest tunnel{ $at }: { $card }.
event-ChestOpened = { $seat } opens a chest{ $at }: { $card }.
    .you = You open a chest{ $at }: { $card }.
# $card is the tunnel above the chest.
event-ChestSeen = { $seat } looks at a chest{ $at }: { $chest_card }, under { $card }.
    .you = You look at a chest{ $at }: { $chest_card }, under { $card }.
event-ChestSeen-hidden = { $seat } looks at a chest{ $at }.
event-ChestBuried = { $seat } plays Rockfall: a chest{ $at } is gone, unopened.
    .you = You play Rockfall: a chest{ $at } is gone, unopened.
event-NuggetGranted = { $seat } gets a nugget card worth { $worth } gold.
    .you = You get a nugget card worth { $worth } gold.
event-GoalMoved = { $seat } moves { $place }{ $at } one space farther from the start.
    .you = You move { $place }{ $at } one space farther from the start.
event-CardTaken = { $seat } takes a card from { $whose } hand: { $card }.
    .you = You take a card from { $whose } hand: { $card }.
event-CardTaken-hidden = { $seat } takes a card from { $whose } hand.
event-DiscardsMixed = { $seat } shuffles the discard pile face down.
    .you = You shuffle the discard pile face down.
event-CardsLost =
    { $count ->
        [0] The deck is empty, so no card is lost.
        [one] The top card of the deck is lost, unseen.
       *[other] The top { $count } cards of the deck are lost, unseen.
    }

## Lessons

# The others at the table of a lesson, parted by commas.
lesson-names = Ada, Bo, Cai, Dee
