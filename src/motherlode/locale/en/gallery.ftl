### The gallery of the browser: every card, what it is called and what it does.

gallery =
    Every card of every game and expansion, and what it does. The numbers in brackets are those of the rules.
    .title = All cards
gallery-search = Find a card
gallery-turned = Turned by 180°
gallery-none = No card is called that, and none does it.
gallery-copies =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
gallery-copies-with = with { $module }: { $count }
