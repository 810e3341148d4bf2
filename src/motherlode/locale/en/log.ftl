### The game log in words: one message per event; names are given as text, counts and worths as numbers.

## Every round

event-RoundStarted = Round { $round } begins. { $seat } has the first turn.
event-CardLaidOut = { $card } lies face up at { $cell } before anybody has played.
event-RoleDealt = { $seat } is dealt a role: { $role }.
event-RoleDealt-hidden = { $seat } is dealt a secret role.
event-HandDealt = { $seat } is dealt a hand: { $cards }.
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
event-ToolBroken = { $seat } plays { $card } on { $target }, whose { $tool } is now broken.
event-ToolFixed = { $seat } plays { $card } for { $target }, whose { $tool } works again.
# $card is the path card that was hit.
event-RockFell = { $seat } plays a rock-fall: { $card } at { $cell } is gone.
event-MapRead = { $seat } looks at the goal at { $cell }: { $goal }.
event-MapRead-hidden = { $seat } looks at the goal at { $cell }.
event-CardsPassed = { $seat } passes and discards: { $cards }.
event-CardsPassed-hidden =
    { $count ->
        [0] { $seat } passes.
        [one] { $seat } passes and discards one card.
       *[other] { $seat } passes and discards { $count } cards.
    }
event-TurnSkipped = { $seat } has no cards and sits this turn out.
event-CardDrawn = { $seat } draws { $card }.
event-CardDrawn-hidden = { $seat } draws a card.
event-GoalTurned = { $seat } reaches the goal at { $cell }: { $goal }.
event-CardFitted = { $card } at { $cell } is now part of the maze.

## Calling the round, giving up

event-CallProposed = { $seat } proposes to call the round.
# $agrees is "yes" or "no".
event-CallAnswered =
    { $agrees ->
        [yes] { $seat } agrees to call the round.
       *[no] { $seat } wants to play on.
    }
event-GaveUp = { $seat } gives up this round.

## End of the round, gold

# $winner is "diggers", "saboteurs", "greedy" or "nobody".
event-RoundEnded =
    { $winner ->
        [diggers] The round is over: the diggers have won it.
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
event-NuggetPicked = { $seat } picks a nugget card worth { $worth }.
event-NuggetPicked-hidden = { $seat } picks a nugget card.
# $worths is a list as text, or "none" if only tokens were taken.
event-NuggetsTaken =
    { $worths ->
        [none] { $seat } takes { $tokens } gold from the bank.
       *[some] { $tokens ->
            [0] { $seat } takes nugget cards (worth { $worths }).
           *[other] { $seat } takes nugget cards (worth { $worths }) and { $tokens } gold from the bank.
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
event-NuggetGiven = { $seat } gives { $target } a nugget card worth { $worth }.
event-NuggetGiven-hidden = { $seat } gives { $target } a nugget card.
# $seat is the player who receives the gold.
event-GoldPaid = { $seat } gets { $tokens } gold.
event-NuggetTurnedIn = { $seat } turns in a nugget card worth { $worth } to pay 1 gold.
# $target is "none" if the gold goes to the bank.
event-GoldGiven =
    { $target ->
        [none] { $seat } pays 1 gold to the bank.
       *[other] { $seat } pays 1 gold to { $target }.
    }
event-RoleSeen = { $seat } looks at the role of { $target }: { $role }.
event-RoleSeen-hidden = { $seat } looks at the role of { $target }.
event-RoleExchanged = { $seat } exchanges roles and is now: { $role }.
event-RoleExchanged-hidden = { $seat } exchanges roles.
event-GameEnded = The game is over. Gold: { $scores }. The win goes to { $winners }.
