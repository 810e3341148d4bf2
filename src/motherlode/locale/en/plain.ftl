### The table in words, for screen readers, keyboards, and slow connections; skip links; keys.

plain-heading = Table { $code }
plain-parts = Parts of this page
plain-pictures = Table with pictures
plain-watching = You’re watching.
plain-waiting = Nothing to decide right now
plain-choices = Your choices
plain-chosen = Chosen so far: { $what }
# $what is a card, a space, or a player.
plain-group =
    { $count ->
        [one] { $what }: 1 choice
       *[other] { $what }: { $count } choices
    }
plain-deck =
    { $count ->
        [0] The deck is empty
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
plain-discard =
    { $count ->
        [0] no cards discarded
        [one] 1 card discarded
       *[other] { $count } cards discarded
    }
plain-discard-top =
    { $count ->
        [one] 1 card discarded: { $card }
       *[other] { $count } cards discarded, { $card } on top
    }
plain-role-show = Show my role
plain-role-hide = Hide my role
plain-order = In turn order.
plain-order-counter = In turn order, now counterclockwise.
plain-broken = broken: { $tools }
plain-front = in front of this player: { $cards }
plain-role-of = role: { $role }
plain-mark = My mark for { $name }
plain-mark-none = None
plain-note = My note about { $name }
plain-mute = Mute { $name }
plain-happened = What happened
plain-earlier =
    { $count ->
        [one] 1 earlier line
       *[other] { $count } earlier lines
    }
# For a screen reader that missed something.
plain-missed =
    { $count ->
        [one] 1 more thing happened. Read it under “What happened.”
       *[other] { $count } more things happened. Read them under “What happened.”
    }
plain-said = { $name }: { $words }
plain-say = Say something to everyone
plain-claim = Make a claim (it doesn’t have to be true)
plain-claim-which = Choose a claim
plain-notes = My notes (only you can see them)

## The maze by rows

plain-maze = The maze
plain-maze-how = Each space is written column, row. The start is 0,0. Columns count to the right, rows down.
plain-row = Row { $row }
plain-empty = empty
plain-can-choose = you can choose this
plain-legal = Spaces you can choose: { $places }
plain-side-N = up
plain-side-E = right
plain-side-S = down
plain-side-W = left
plain-open = open { $sides }
plain-joined = { $sides } connected
plain-blind = dead end { $sides }
plain-goal-hidden = { $goal }, face down
plain-goal-known = { $goal }, face down, you know it: { $card }
plain-lookers = looked at by { $names }
plain-laid-by = placed by { $name } since your last turn
plain-chest = chest under a face-down tunnel
plain-chest-known = chest, you know it: { $card }, under { $tunnel }
plain-dwarf = guarded by { $owner }’s toll dwarf
plain-at = At { $cell }: { $open }
plain-pay-self = you pay the toll
plain-pay-other = you ask { $name } to pay the toll

## Skip links

skip-question = Skip to your decision
skip-hand = Skip to your hand
skip-maze = Skip to the maze

## Keys: what to press, and what it does

keys = Keyboard shortcuts
keys-tab-key = Tab
keys-tab = Go to the next part of the table
keys-hand-key = ← →
keys-hand = Move between the cards in your hand
keys-numbers-key = 1–9
keys-numbers = Choose a card in your hand, or put it back
keys-up-key = ↑
keys-up = Go from your hand to the spaces and players you can choose
keys-places-key = ← ↑ ↓ →
keys-places = Move between spaces in the maze
keys-why-key = Shift + ← ↑ ↓ →
keys-why = Ask why a card doesn’t fit on a space
keys-enter-key = Enter
keys-enter = Choose, then press again to confirm
keys-turn-key = R
keys-turn = Rotate the card you’re placing
keys-escape-key = Esc
keys-escape = Go back one step
keys-explain-key = ?
keys-explain = Explain the selected card
keys-hint-key = T
keys-hint = Get a hint when you play alone with bots
keys-list-key = ↑ ↓
keys-list = Move through the list of choices
keys-choose-key = 1–9
keys-choose = Choose from the list by number
keys-help-key = H
keys-help = Show these shortcuts
keys-single = Single-key shortcuts
keys-single-how = Turn this off if letters and digits get in the way of your screen reader or voice control.
