### The pages of the browser: first page, making and joining a table, watching, endings.

## Everywhere

close = Close
cancel = Cancel
copy = Copy
copied = Copied
go-home = First page
skip-content = Skip to the content
skip-links = Shortcuts
plain-view = Plain text view
plain-view-how = The whole table in words: for screen readers, keyboards and slow lines.

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
        [one] 1 nugget card (1–{ $most } gold)
       *[other] { $count } nugget cards ({ $count }–{ $most } gold)
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
covered-RoleDealt = You are dealt a role. Look at your role card when nobody else does.
covered-RoleExchanged = You exchange roles. Look at your role card when nobody else does.
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
goal-top-short = Upper
goal-middle-short = Middle
goal-bottom-short = Lower
goal-numbered-short = Goal { $number }
goal-left = the left goal
goal-right = the right goal
goal-numbered-left = goal { $number } from the left
goal-left-short = Left
goal-right-short = Right
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
    .you = You have reached a goal: { $goal }.
ended-gave-up = { $seat } has given up.
    .you = You have given up.
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
round-how = { $winner }. { $why }
round-spare = Set aside: { $roles }.
gain-worths = { $gold } gold
gain-cards =
    { $count ->
        [one] 1 nugget card (1–{ $most } gold)
       *[other] { $count } nugget cards ({ $count }–{ $most } gold)
    }
gain-none = no gold
name-you = { $name } (you)
# $won is "yes", "no" or "nobody" if nobody has won.
round-you =
    { $won ->
        [yes] You won this round!
        [no] You lost this round
       *[nobody] Nobody won this round
    }
round-you-role = Your role: { $role }.
round-you-gold =
    { $gold ->
        [0] You get no gold.
       *[other] You get { $gold } gold.
    }
round-you-waits = Your gold is still to come.
round-you-open = Gold is still being handed out.
round-you-loses = You lose { $gold } gold.
gain-waits = gold to come
gain-open = still open
game-you-won =
    { $count ->
        [one] You won the game with { $gold } gold!
       *[other] You won the game together, with { $gold } gold each!
    }
game-you-lost = You lost this game, with { $gold } gold
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
record-save = Save the record
replay-watch = Watch the replay
summary-rematch = Play again, same table
summary-check = Was the shuffle fair?
summary-check-how = Before the game the table showed a promise, made from its seed. Now that the seed is open, anyone can check with the saved record that the promise was kept: motherlode replay --check.
summary-commitment = Promise
summary-seed = Seed
summary-salt = Salt

## The menu of a table

menu = Menu
menu-call = Propose to call the round
menu-abort = I want to break the game off
menu-device = Continue on another device
menu-invite = Invite
menu-watch = Link to watch
rules-of-table = Rules of this table
menu-rules = Rules and cards
language = Language
theme = Light or dark
theme-system = As the system
theme-light = Light
theme-dark = Dark
way = Mine
way-auto = Follow the screen
way-across = Leads across
way-down = Leads down
menu-looks = Language and view
looks-done = Done
menu-sound = Sound
menu-chat = Chat for everybody
menu-claims = Claims for everybody
menu-late = Bots make room for people
menu-leave = Give up my seat
abort-wish =
    { $count ->
        [one] { $names } wants to break the game off. It ends when everybody present agrees.
       *[other] { $names } want to break the game off. It ends when everybody present agrees.
    }
abort-agree = Agree
abort-play-on = Play on
device-how = Open this link on the other device: it takes you to your seat, with your cards.
device-secret = This link is your seat. Whoever has it sees your role and plays for you, so send it to nobody but yourself.
watch-how = Whoever has this link can watch, on a big screen for example. It shows only what everybody may know.
players-invite = Invite a friend
invite-bots = Whoever has this link can take the place of a bot and play on with its cards, its role and its gold, or watch.
invite-full = Whoever has this link can watch. There is no bot whose place could be taken.
invite-kept = Whoever has this link can watch. The bots keep their places at this table.
leave-playing = A bot plays on for you, and you can’t come back to this seat.
leave-playing-late = A bot plays on for you. Whoever has the link of this table can take its place, you too.
leave-lobby = Your seat is free for somebody else.
leave-sure = Give up my seat

## The first page

name = Motherlode
tagline = Dig for gold together. Some of you are saboteurs.
loading = Lighting the lantern …
dealing = Dealing the cards …
your-name = Your name
# Names for those who have not chosen one, parted by commas.
names = Basalt, Copper, Flint, Garnet, Jasper, Marble, Nickel, Onyx, Opal, Pebble, Quartz, Ruby, Slate, Topaz
name-empty = Please give a name.
name-long = A name has at most 20 letters.
play-at-once = Play at once
preset-quick = Three rounds of the classic against bots. The best way to start.
    .title = Quick game
preset-saboteur2 = Two teams of diggers, a boss, a profiteer, thieves and doors.
    .title = Saboteur 2
preset-everything = Every card and rule that goes together. For old moles.
    .title = Everything on
with-friends = With friends
with-friends-how = You make a table and send its link. Everybody joins with a name, nothing else.
make-table = Make a table
join = Join
join-code = Code of a table
join-example = ABCDE
join-bad-code = That is no code. It has a few letters and digits, as on the screen of whoever invites you.
learn-new = New here?
learn-new-begin = Learn to play in five minutes
learn-new-go-on = Go on with the lesson
learn-all = All lessons
learn-try = Try it
own-games = Your games on this device
own-games-return = Go back
public-tables = Public tables
public-tables-none = No public table is open just now.
watch = Watch
game-base = Base game
game-tournament = Tournament
game-duel = Duel for two
game-saboteur2 = Saboteur 2
game-with-modules =
    { $count ->
        [one] { $name } with one module
       *[other] { $name } with { $count } modules
    }
phase-lobby = not begun
phase-playing = being played
phase-over = over
seats-taken = { $taken } of { $seats } seats taken
rules = Rules
rules-search = Search the rules
footer = More pages
footer-learn = Learn to play
footer-games = Your games
record-open = Open a record
footer-figures = Figures
footer-about = About
all-cards = All cards
version = Motherlode { $version }
not-found = A dead end
not-found-how = There is nothing at this address.
unreachable = The table server doesn’t answer
unreachable-how = The tunnel to it has fallen in, or your device is offline. We keep digging and go on by ourselves; nothing of your game is lost.
try-again = Try again
line-lost = Connection lost. Trying to come back …

## Refusals

error-offline = The server can’t be reached. Check your connection and try again.
error-failed = Something went wrong. Nothing is lost; please try again.
error-no_lesson = There is no such lesson.
error-lesson = Later! First do what the coach says.
error-no_table = There is no such table.
error-full = All seats at this table are taken. You can watch.
error-playing = The game has begun. You can watch it.
error-name_taken = Somebody at this table already has this name. Please take another.
error-too_fast = Slow down a little, and try again in a minute.
error-busy = The server has too much to do just now. Please try again later.
error-no_seat = This seat is no longer yours: you gave it up, or the host took you from it.
error-storage = The server can’t write anything down just now, so nothing was done. Please try again in a moment.
error-asleep = This table was put away for now. Open it again to go on.
error-unreadable = This table was left by another version of the program and can’t be opened.
error-crowded = Too many people are watching this table already.
error-elsewhere = You have since opened this seat in other places.
error-silent = The page didn’t say in time who you are. Please load it again.
error-no_hello = The page didn’t say first who you are. Please load it again.
error-malformed = The server didn’t understand that. Please load the page again.
error-too_big = That is too long for the server.
error-foreign = This came from another site, so it was not carried out.
error-not_found = There is nothing at this address.
error-refused = The server can’t do that.
error-repeated = The page got mixed up. Please load it again.
error-incompatible = These settings don’t go together.
error-bad_name = This name can’t be used: it is empty, too long or has odd signs. Please take another.
error-begun = This can only be changed before a game.
error-not_playing = No game is being played at this table now.
error-not_over = That comes when the game is over.
error-not_asked = It is not your turn to answer.
error-bad_index = That can’t be chosen now.
error-answered = You have answered already.
error-stale = The game has moved on. Look again before you choose.
error-no_call = The round can be called only between two turns, and once a turn.
error-watching = You are watching. Take a seat to join in.
error-no_chat = There is no chat at this table.
error-no_claims = There are no claims at this table.
error-empty = There is nothing to say yet: write something first.
error-bad_claim = This claim is about nothing that lies or sits here.
error-not_host = Only the host can do this.
error-host = The host can’t be removed, but can leave.
error-no_such_seat = There is no such seat.
error-taken = Somebody sits there already.
error-too_many = More people sit here than that. Remove somebody first.

## Making a table

set-game = Game
game-base-hint = The classic, for 3 to 10: diggers against saboteurs.
game-tournament-hint = For 5 to 9, with greedy dwarves and fixed shares of gold.
game-duel-hint = For 2: who are you, and who is the other?
game-saboteur2-hint = For 2 to 12: two teams, special roles, new cards.
game-adapts = Choosing it changes the rest, because { $reason }
set-players = Players
set-modules = Add to it
set-modules-none = None of these
module-setting = Setting
setting-treasure_chests-square = in a square
setting-treasure_chests-diamond = in a diamond
setting-treasure_chests-random = drawn each round
hint-greedy_dwarf = One digger secretly wants to reach the treasure alone.
hint-victim = Whoever still has a broken tool gets no gold when the diggers win.
hint-back_and_forth = One card: take up two goals and secretly swap them, or not.
hint-storage = One card: fetch a card back from the discard pile.
hint-veto = One card: cancel what another player is playing.
hint-turnabout = One card: turns now pass the other way round.
hint-jack_of_all_trades = One card: repairs any tool.
hint-pathfinder = One card: lay two path cards in one turn.
hint-diversion = One card: move the path card that was laid last.
hint-new_goals = Five goals instead of three, with bags of gold, a dragon and a giant spider.
hint-treasure_chests = Four hidden chests on the way; open one, for better or worse.
hint-wardrobe = Whoever digs to the wardrobe exchanges roles.
hint-party = Whoever digs to the party has all roles shuffled and dealt again.
hint-toll_tunnels = Dwarves stand in tunnels and take gold from who wants to pass.
set-level = Bots
level-greedy = Clever
level-random = Careless
set-pace = Bots think
pace-instant = not at all
pace-fast = briefly
pace-normal = a moment
pace-slow = long
set-clock = Time for a decision
no-clock = no limit
seconds = { $value } s
set-window = Time to react to a card
set-grace = When somebody is away, a bot plays after
set-edition = Edition
set-edition-hint = The printed editions differ in a few small rules.
edition-of-jubilee = Jubilee edition
edition-of-english = English edition
edition-of-korean = Korean edition
edition-of-japanese = Japanese edition
set-first = First turn
first-drawn = drawn by lot
first-you = you
first-seat = seat { $seat }
set-chat = Chat
set-chat-hint = Everybody at the table can write to all.
set-claims = Claims
set-claims-hint = One tap to say what you have seen, or want others to believe. Bots listen too.
set-public = Public table
set-public-hint = Listed on the first page, so strangers can join. Otherwise only who has the code.
set-late = Bots make room
set-late-hint = Who comes later can take the place of a bot, in the middle of a game too.

## Before the game

lobby-yours = Your table
lobby-of = { $host }’s table
lobby-seats = Seats
lobby-fill = Fill with bots
lobby-start = Start the game
lobby-start-how =
    { $open ->
        [0] Everybody is here.
        [one] A bot takes the open seat.
       *[other] Bots take the { $open } open seats.
    }
lobby-wait = { $host } starts the game when everybody is here.
lobby-settings = What is played
lobby-change = Change
lobby-promise = The shuffle is already fixed
lobby-promise-how = This is the promise of the seed that shuffles the cards. The seed itself is shown after the game, so anyone can check that nobody changed it.
invite = Code of this table
invite-link = Link to this table
invite-picture = The link as a picture for phones
seat-open = free seat
seat-bot = Bot
seat-level = How well { $name } plays
seat-up = Move seat { $seat } up
seat-down = Move seat { $seat } down
seat-remove = Take { $name } from this seat
rename = Change name
watchers =
    { $count ->
        [one] One person watches.
       *[other] { $count } people watch.
    }
fact-level = bots: { $level }
fact-pace = they think { $pace }
fact-clock = { $seconds } seconds for a decision
fact-no-clock = no clock
fact-no-chat = no chat
fact-no-claims = no claims
fact-no-late = bots keep their places
fact-public = public
fact-private = private
join-table = Join { $host }’s table
join-sit = Sit down
join-watch = Only watch
join-over = The game at this table is over. You can look at it.
join-game = Play on with { $host }
join-playing = A game is being played. Take the place of a bot: you play on with its cards, its role and its gold.
join-next = The game at this table is over. Take the place of a bot for the next one.
join-bots = All seats are taken, but bots make room for people.
join-bot = { $name } (bot)
join-places = Take the place of
no-table = There is no table { $code }
no-table-how = The code may be mistyped, or the table was cleared away.
goodbye-seat = You have no seat here any more
goodbye-again = Join again
watch-soon = The game begins soon
watch-join = Join or watch with your phone:
watch-to-seat = Back to my seat
watch-take = Take a seat
invite-loopback = This address works on this computer only. To let others in, start with: make play PLAY_ARGS="serve --host 0.0.0.0"

## The game at one glance

glance = The game at one glance
glance-dig = Dig
glance-dig-how = Lay tunnels from the start to the three hidden goals. One of them is the treasure.
glance-break = Sabotage
glance-break-how = Some of you secretly want it to fail. They break tools, drop rocks and lie.
glance-guess = Guess
glance-guess-how = Who is who? Look, talk, accuse. The winners of each round share the gold.
