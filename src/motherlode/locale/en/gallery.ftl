### The gallery in the browser: every card, its name, and what it does.

gallery =
    Every card in every game and expansion, and what it does. The codes in parentheses are rule numbers.
    .title = All cards
gallery-search = Find a card
gallery-turned = Rotated
gallery-none = No card matches that.
gallery-copies =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
gallery-copies-with = with { $module }: { $count }
