### The pages of the browser: first page, making and joining a table, watching, endings.

## Everywhere

close = Close
cancel = Cancel
copy = Copy
copied = Copied
go-home = First page

## Players

players = Players
players-round = Round { $round } of { $rounds }
players-clockwise = clockwise
players-counter = counter-clockwise
player-you = you
player-host = host
player-bot = bot
player-muted = muted
player-turn = to play
player-away = away
player-replaced = away: a bot plays
player-abort = wants to stop
player-cards =
    { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }
player-gold = { $gold } gold
player-nuggets =
    { $count ->
        [one] 1 nugget card
       *[other] { $count } nugget cards
    }
player-front = In front of { $name }
player-menu = More about { $name }
player-note = Note about this player
player-mute = Mute
note-about = What you think of { $name }. Only you see it, on this device.
note-keep = Keep
mark-saboteur = My mark: saboteur
mark-digger = My mark: digger
mark-unsure = My mark: unsure
mark-saboteur-short = Saboteur
mark-digger-short = Digger
mark-unsure-short = Unsure
clock-window =
    { $seconds ->
        [one] Everybody may react: one second
       *[other] Everybody may react: { $seconds } seconds
    }
clock-you =
    { $seconds ->
        [one] You have one second
       *[other] You have { $seconds } seconds
    }
clock-seat =
    { $seconds ->
        [one] { $name } has one second
       *[other] { $name } has { $seconds } seconds
    }

## Log

log = Log
log-filter = What to show
log-news = What matters
log-all = Everything, also each draw
log-claims = Claims only
log-about = Only { $name }
log-empty = Nothing has happened yet.

## Talk and claims

talk = Talk
talk-empty = Nobody has said anything yet.
talk-off = The host has switched off chat and claims.
talk-no-chat = The host has switched off the chat.
talk-no-claims = The host has switched off claims.
talk-muted = You don’t hear { $names }.
talk-unmute = Hear them again
talk-claim = Claim
talk-say = Say something …
talk-send = Send
goal-top = the upper goal
goal-middle = the middle goal
goal-bottom = the lower goal
goal-numbered = goal { $number } from the top
goal-elsewhere = the goal that lay at { $cell }
# $goal is one of the goals above.
claim-treasure = The treasure is at { $goal }.
claim-no_treasure = The treasure isn’t at { $goal }.
claim-suspect = I suspect { $about }.
claim-trust = I trust { $about }.
claim-fix = Fix my { $tool }!
claim-said = { $seat } claims: “{ $claim }”
say-suspect = Say: I suspect { $about }
say-trust = Say: I trust { $about }
claims-treasure = The treasure
claims-there = is there
claims-not-there = isn’t there
claims-players = About players
claims-suspect = I suspect
claims-trust = I trust

## Notes

notes = Notes
notes-hint = Only you see this. Marks are cleared when new roles are dealt.
notes-think = What you think of { $name }
notes-paper = Who has looked at which goal? Who has blocked whom?

## Ends of rounds and games

ended-goal = { $seat } has reached a goal: { $goal }.
ended-gave-up = { $seat } has given up.
ended-called = All agreed to call the round.
ended-cards = The deck is used up, and nobody could go on.
# $winner is as in event-RoundEnded.
round-winner =
    { $winner ->
        [diggers] The diggers have won the round
        [diggers_blue] The blue diggers have won the round
        [diggers_green] The green diggers have won the round
        [boss] The boss alone has won the round
        [profiteer] Only the profiteer has won the round
        [saboteurs] The saboteurs have won the round
        [greedy] A greedy dwarf has won the round alone
       *[nobody] Nobody has won the round
    }
round-spare = Set aside: { $roles }.
gain-worths = { $gold } gold
gain-cards =
    { $count ->
        [one] 1 nugget card
       *[other] { $count } nugget cards
    }
gain-none = no gold
game-winner = winner
game-winners =
    { $count ->
        [one] { $winners } has won the game
       *[other] { $winners } have won the game together
    }
summary-round = Round { $round } of { $rounds } is over
summary-game = The game is over
summary-round-open = Last round
summary-game-open = Result
summary-last-round = The last round
summary-aborted = The game was broken off before its end.
summary-go-on = Go on
summary-your-turn = Go on: it’s up to you
summary-record = Download the record
summary-rematch = Play again, same table
summary-check = Was the shuffle fair?
summary-check-how = Before the game the table showed a promise, made from its seed. Now that the seed is open, anyone can check with the downloaded record that the promise was kept: motherlode replay --check.
summary-commitment = Promise
summary-seed = Seed
summary-salt = Salt

## The menu of a table

menu = Menu
menu-call = Propose to call the round
menu-abort = I want to break the game off
menu-device = Continue on another device
menu-watch = Link to watch
menu-rules = Rules and cards
menu-sound = Sound
menu-leave = Give up my seat
device-how = Open this link on the other device: it takes you to your seat, with your cards.
device-secret = This link is your seat. Whoever has it sees your role and plays for you, so send it to nobody but yourself.
watch-how = Whoever has this link can watch, on a big screen for example. It shows only what everybody may know.
leave-playing = A bot plays on for you, and you can’t come back to this seat.
leave-lobby = Your seat is free for somebody else.
leave-sure = Give up my seat
