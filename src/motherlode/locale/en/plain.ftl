### The table in words, for screen readers, keyboards and slow lines; skip links; keys.

plain-heading = Table { $code }
plain-parts = Parts of this page
plain-pictures = Table with pictures
plain-watching = You are watching.
plain-waiting = Nothing is asked of you now
plain-choices = What you can choose
plain-chosen = Chosen so far: { $what }
# $what is a card, a place or a player.
plain-group =
    { $count ->
        [one] { $what } (one choice)
       *[other] { $what } ({ $count } choices)
    }
plain-deck =
    { $count ->
        [0] The deck is used up
        [one] One card in the deck
       *[other] { $count } cards in the deck
    }
plain-discard =
    { $count ->
        [0] no cards discarded
        [one] one card discarded
       *[other] { $count } cards discarded
    }
plain-discard-top =
    { $count ->
        [one] one card discarded: { $card }
       *[other] { $count } cards discarded, { $card } on top
    }
plain-role-show = Show my role
plain-role-hide = Hide my role
plain-order = In the order of turns.
plain-order-counter = In the order of turns, which now pass counter-clockwise.
plain-broken = broken: { $tools }
plain-front = in front: { $cards }
plain-role-of = role: { $role }
plain-mark = My mark for { $name }
plain-mark-none = none
plain-note = My note about { $name }
plain-mute = Mute { $name }
plain-happened = What happened
plain-earlier =
    { $count ->
        [one] One earlier line
       *[other] { $count } earlier lines
    }
# For a screen reader that has missed something.
plain-missed =
    { $count ->
        [one] One more thing has happened; you find it under “What happened”.
       *[other] { $count } more things have happened; you find them under “What happened”.
    }
plain-said = { $name }: { $words }
plain-say = Say something to all
plain-claim = Claim something; it need not be true
plain-claim-which = Choose a claim
plain-notes = My notes; only you see them

## The maze by rows

plain-maze = The maze
plain-maze-how = A place is column, row. The start is at 0,0; columns count to the right, rows downward.
plain-row = Row { $row }
plain-empty = empty
plain-can-choose = you can choose it
plain-legal = Places you can choose: { $places }
plain-side-N = up
plain-side-E = right
plain-side-S = down
plain-side-W = left
plain-open = open { $sides }
plain-joined = { $sides } joined
plain-blind = dead end { $sides }
plain-goal-hidden = goal, face down
plain-goal-known = goal, face down; you know it: { $card }
plain-lookers = looked at by { $names }
plain-laid-by = laid by { $name } since your last turn
plain-chest = chest below a face-down tunnel
plain-chest-known = chest, you know it: { $card }; below { $tunnel }
plain-dwarf = { $owner }’s toll dwarf stands before it
plain-at = At { $cell }: { $open }
plain-at-turned = At { $cell }, turned: { $open }
plain-pay-self = you pay the toll
plain-pay-other = you ask { $name } to pay the toll

## Skip links

skip-question = To what is asked
skip-hand = To your hand
skip-maze = To the maze

## Keys; each has the key and what it does

keys = Keys
keys-tab-key = Tab
keys-tab = to the next part of the table
keys-hand-key = ← →
keys-hand = from card to card in your hand
keys-numbers-key = 1 – 9
keys-numbers = take a card of your hand, or put it back
keys-up-key = ↑
keys-up = from the hand to places and players that can be chosen
keys-places-key = ← ↑ ↓ →
keys-places = from place to place in the maze
keys-enter-key = Enter
keys-enter = choose; once more confirms
keys-turn-key = R
keys-turn = turn the card that is laid
keys-escape-key = Esc
keys-escape = one step back
keys-explain-key = ?
keys-explain = explain the card you are at
keys-list-key = ↑ ↓
keys-list = from line to line in the list of choices
keys-choose-key = 1 – 9
keys-choose = choose a line of the list by its number
keys-help-key = H
keys-help = this list
keys-single = Letters and digits are keys
keys-single-how = Switch it off if they get in the way of your screen reader or your voice.
