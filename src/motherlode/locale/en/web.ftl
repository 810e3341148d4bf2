### The pages in the browser: home, creating and joining a table, watching, endings.

## Everywhere

close = Close
cancel = Cancel
copy = Copy
copied = Copied
go-home = Home
skip-content = Skip to content
skip-links = Skip links
plain-view = Plain text view
plain-view-how = The whole table in words, for screen readers, keyboards, and slow connections.

## Players

players = Players
players-round = Round { $round } of { $rounds }
players-clockwise = clockwise
players-counter = counterclockwise
player-you = you
player-host = host
player-bot = bot
player-program = program
player-muted = muted
player-turn = to play
player-away = away
player-replaced = away, bot playing
player-abort = wants to end the game
player-cards =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
player-gold = { $gold } gold
player-gold-hidden = Gold: face down
player-nuggets =
    { $count ->
        [one] 1 nugget card ({ $least }–{ $most } gold)
       *[other] { $count } nugget cards ({ $least }–{ $most } gold)
    }
player-front = In front of { $name }
player-menu = Options for { $name }
player-note = Note about this player
player-mute = Mute
note-about = Your read on { $name }. Only you can see it, on this device.
note-keep = Save
mark-saboteur = My mark: saboteur
mark-digger = My mark: digger
mark-unsure = My mark: unsure
mark-saboteur-short = Saboteur
mark-digger-short = Digger
mark-unsure-short = Unsure
clock-window =
    { $seconds ->
        [one] Anyone can react: 1 second left
       *[other] Anyone can react: { $seconds } seconds left
    }
clock-you =
    { $seconds ->
        [one] You have 1 second left
       *[other] You have { $seconds } seconds left
    }
clock-seat =
    { $seconds ->
        [one] { $name } has 1 second left
       *[other] { $name } has { $seconds } seconds left
    }

## Log

log = Log
log-filter = Filter the log
log-news = Main events
log-all = Everything, including draws
log-claims = Claims only
log-about = Only { $name }
covered-RoleDealt = You’re dealt a role. Check your role card when nobody’s looking.
covered-RoleExchanged = You swap roles. Check your role card when nobody’s looking.
# The same where the role card lies open, because one plays alone with bots.
open-RoleDealt = You’re dealt a role. Your role card is face up beside your hand.
open-RoleExchanged = You swap roles. Your new role card is face up beside your hand.
log-empty = Nothing has happened yet.
# What a line of the log does to whoever reads it.
tone-help = Helps you
tone-harm = Hurts you

## Chat and claims

talk = Chat
talk-empty = Nobody has said anything yet.
talk-off = The host turned off chat and claims.
talk-no-chat = The host turned off chat.
talk-no-claims = The host turned off claims.
talk-muted = You’ve muted { $names }.
talk-unmute = Unmute
talk-claim = Claim
talk-say = Say something…
talk-send = Send
# $goal is the name of a goal, as in the log.
claim-treasure = The treasure is at { $goal }.
claim-no_treasure = The treasure isn’t at { $goal }.
claim-suspect = I suspect { $about }.
claim-trust = I trust { $about }.
claim-fix = Fix my { $tool }!
claim-said = { $seat } claims: “{ $claim }”
    .you = You claim: “{ $claim }”
say-suspect = Say “I suspect { $about }”
say-trust = Say “I trust { $about }”
claims-treasure = The treasure
claims-there = It’s here
claims-not-there = Not here
claims-players = About players
claims-suspect = Suspect
claims-trust = Trust

## Notes

notes = Notes
notes-hint = Only you can see this. Marks are cleared when new roles are dealt.
notes-think = Your read on { $name }
notes-paper = Who looked at which goal? Who blocked whom?

## Ends of rounds and games

ended-goal = { $seat } reached { $place }: { $goal }.
    .you = You reached { $place }: { $goal }.
ended-gave-up = { $seat } gave up.
    .you = You gave up.
ended-called = Everyone agreed to end the round early.
ended-cards = The deck ran out, and nobody could play on.
# $winner is as in event-RoundEnded.
round-winner =
    { $winner ->
        [diggers] The diggers won the round
        [diggers_blue] The blue diggers won the round
        [diggers_green] The green diggers won the round
        [boss] Only the boss won the round
        [profiteer] Only the profiteer won the round
        [saboteurs] The saboteurs won the round
        [greedy] A selfish dwarf won the round alone
       *[nobody] Nobody won the round
    }
round-how = { $winner }. { $why }
round-spare = Not dealt: { $roles }.
gain-worths = { $gold } gold
gain-cards =
    { $count ->
        [one] 1 nugget card (1–{ $most } gold)
       *[other] { $count } nugget cards ({ $count }–{ $most } gold)
    }
gain-none = no gold
name-you = { $name } (you)
# $won is "yes", "no", "paid" for somebody who got gold without winning, or "nobody" if nobody has won.
round-you =
    { $won ->
        [yes] You won this round!
        [no] You lost this round
        [paid] You didn’t win, but you got gold
       *[nobody] Nobody won this round
    }
round-you-role = Your role: { $role }.
round-you-gold =
    { $gold ->
        [0] You got no gold.
       *[other] You got { $gold } gold.
    }
round-you-waits = Your gold is still to come.
round-you-open = Gold is still being handed out.
round-you-trapped = You were still trapped, so you get no share.
round-you-loses = You lost { $gold } gold.
gain-waits = gold to come
gain-open = not settled yet
game-you-won =
    { $count ->
        [one] You won the game with { $gold } gold!
       *[other] You won the game together, with { $gold } gold each!
    }
game-you-lost = You lost the game with { $gold } gold
game-winner = winner
game-winners =
    { $count ->
        [one] { $winners } won the game
       *[other] { $winners } won the game together
    }
summary-round = Round { $round } of { $rounds } is over
summary-game = The game is over
summary-round-open = Last round
summary-game-open = Results
summary-last-round = The last round
summary-aborted = The game ended early.
record-save = Save game record
replay-watch = Watch replay
summary-rematch = Rematch
summary-next = The next game has begun.
summary-follow = Join the next game
summary-check = Was the shuffle fair?
summary-check-how = Before the game, the table showed a fingerprint of its secret, and everyone’s device added random bits of its own. All of it is public now, and your device can check it.
check-shuffle = Check the shuffle
summary-commitment = Fingerprint
summary-seed = Seed
summary-hints =
    { $count ->
        [one] { $name } took one hint.
       *[other] { $name } took { $count } hints.
    }
summary-salt = Salt

## The menu of a table

menu = Menu
menu-game = Game
menu-view = View and sound
menu-table = Table
menu-call = Vote to end the round early
menu-abort = Vote to end the game
menu-device = Continue on another device
menu-invite = Invite
menu-watch = Spectator link
rules-of-table = Rules at this table
menu-rules = Rules and cards
language = Language
theme = Theme
theme-system = Device theme
theme-light = Light
theme-dark = Dark
way = Mine layout
way-auto = Automatic
way-across = Sideways
way-down = Downward
menu-looks = Language and view
menu-coordinates = Show coordinates
menu-quiet-bots = Mute bots
looks-done = Done
menu-volume = Volume
percent = { $value }%
menu-unconfirmed = Play without confirming
menu-chat = Chat for everyone
menu-claims = Claims for everyone
menu-late = Latecomers can replace bots
menu-leave = Give up my seat
abort-wish =
    { $count ->
        [one] { $names } wants to end the game. It ends if everyone here agrees.
       *[other] { $names } want to end the game. It ends if everyone here agrees.
    }
abort-agree = Agree
abort-play-on = Keep playing
device-how = Open this link on the other device. It takes you to your seat and your cards.
device-secret = This link is your seat. Anyone who has it can see your role and play for you, so keep it to yourself.
watch-how = Anyone with this link can watch, for example on a big screen. It shows no secrets.
players-invite = Invite a friend
invite-bots = Anyone with this link can watch, or replace a bot and play on with its cards, role, and gold.
invite-full = Anyone with this link can watch. There’s no bot to replace.
invite-kept = Anyone with this link can watch. Bots keep their seats at this table.
leave-playing = A bot takes over for you, and you can’t come back to this seat.
leave-playing-late = A bot takes over for you. Anyone with the table’s link can replace it, including you.
leave-lobby = Your seat opens up for someone else.
leave-sure = Give up my seat

## Home

name = Motherlode
tagline = Dig for gold together. Some of you are saboteurs.
loading = Lighting the lantern…
dealing = Dealing the cards…
your-name = Your name
# Names for those who have not chosen one, parted by commas.
names = Basalt, Copper, Flint, Garnet, Jasper, Marble, Nickel, Onyx, Opal, Pebble, Quartz, Ruby, Slate, Topaz
name-empty = Enter a name.
name-long = Use 20 characters or fewer.
play-at-once = Play now
preset-quick = Three rounds of the classic against bots. The best way to start.
    .title = Quick game
preset-saboteur2 = Two teams of diggers, a boss, a profiteer, thieves, and doors.
    .title = Saboteur 2
preset-everything = Every card and rule that works together. For seasoned diggers.
    .title = Everything on
preset-edition = Where a game has several editions, it follows your language’s rulebook. To play another, create a table and open “All settings.”
with-friends = With friends
with-friends-how = Create a table and send the link. Friends join with just a name.
with-friends-alone = Everything here runs inside this page, so nobody elsewhere can join. To play with friends, one of you installs the Python package “motherlode” on a computer, starts its server, and shares the link.
with-friends-guide = How to run a server
with-friends-later = You’re playing without the server, so nobody elsewhere can join. Once it’s back, friends can.
make-table = Create a table
around = Pass it around
around-hint = Only one screen? Share it and pass it around.
join = Join
join-code = Table code
join-example = BCD-FGH-JKL
join-bad-code = That’s not a table code. Codes are a few letters and digits, shown on the host’s screen.
learn-new = New here?
learn-new-begin = Learn to play in five minutes
learn-new-go-on = Continue the lesson
learn-all = All lessons
learn-try = Try it
puzzles = Puzzles
puzzle-day = Puzzle of the day
puzzle-day-how = A new one every day: find a saboteur, the best move, or the treasure.
puzzle-day-done = You’ve answered today’s puzzle. The next one comes at midnight UTC.
puzzle-streak =
    { $days ->
        [0] Solve tomorrow’s puzzle to start a streak.
        [one] Solved { $days } day in a row
       *[other] Solved { $days } days in a row
    }
puzzle-solve = Go to the puzzle
puzzle-all = All puzzles
own-games = Your games on this device
own-games-return = Rejoin
public-tables = Public tables
public-tables-none = No public tables right now. Create one!
watch = Watch
game-base = Base game
game-tournament = Tournament
game-duel = Duel
game-saboteur2 = Saboteur 2
game-with-modules =
    { $count ->
        [one] { $name } with 1 expansion
       *[other] { $name } with { $count } expansions
    }
phase-lobby = not started
phase-playing = in progress
phase-over = finished
seats-taken = { $taken } of { $seats } seats taken
rules = Rules
rules-search = Search the rules
rules-contents = Contents
footer = More pages
footer-learn = Learn to play
footer-games = Your games
record-open = Open a game record
footer-figures = Statistics
footer-sandbox = Sandbox
footer-about = About
all-cards = All cards
version = Motherlode { $version }
not-found = Dead end
not-found-how = There’s nothing at this address.
unreachable = Can’t reach the server
unreachable-how = The tunnel to it caved in, or your device is offline. We’ll keep digging. Your game is safe.
unreachable-page = The game isn’t running
unreachable-how-page = It stopped, or it couldn’t be loaded. We’ll keep trying to start it. Everything up to your last move is saved.
unreachable-here = Until it’s back, you can play against bots, take lessons, and solve puzzles right here.
play-here = Play offline
play-alone = Play without the server
try-again = Try again
trouble = The mine is closed
trouble-unable = This browser can’t run the game without a server: it lacks WebAssembly. A newer browser can.
trouble-unkept = This browser won’t save anything for this page, as in a private window, so your games would be lost. Allow it, or use a regular window.
trouble-full = This device has no room left, so nothing can be saved. Free up some space and try again.
trouble-elsewhere = Motherlode is already open in another tab. Your games can be in only one tab at a time.
trouble-taken = Your games are now in another tab.
trouble-newer = Your games were saved by a newer version of Motherlode, so this one leaves them alone. Update to open them again.
trouble-lost = This browser threw away your saved games, most likely to free up space. New ones can be saved again.
trouble-unloaded = Part of the game couldn’t be loaded. Check your connection and try again.
trouble-crashed = The game keeps stopping, perhaps because this device is short of memory. Everything up to your last move is saved. Close other tabs and try again.
trouble-here = Play in this tab
trouble-save = Save my games to a file
server-back = The server is back.
server-go = Back to the server
version-newer = A new version is ready.
version-take = Update
offline-nothing = Bots, lessons, puzzles, and replays can work without a connection. That takes about 8 MB.
offline-fetching = Saving the game for when there’s no connection…
offline-ready = Bots, lessons, puzzles, and replays also work without a connection.
offline-failed = The game couldn’t be saved for offline use. Check your connection and the free space on your device, then try again.
offline-fetch = Make it work offline
line-lost = Connection lost. Reconnecting…
server-cant-write = The server can’t write just now. The game is on hold, and nothing is lost.
operator-says = From the operator of this server:
operator-says-close = Close the operator’s message
edition-of-jubilee = Jubilee edition
edition-of-english = English edition
edition-of-korean = Korean edition
edition-of-japanese = Japanese edition

## What the host is told of bots

notice-bot_failed = { $name } got stuck, so a simpler bot made this move.
notice-bot_late = { $name } took too long, so a simpler bot made this move.
notice-bot_missing = { $name }’s bot isn’t installed on this server, so a simpler one plays.
notice-bot_chatty = { $name } talks too much and won’t be heard again this round.

## Refusals

error-offline = Can’t reach the server. Check your connection and try again.
error-offline-here = The game in this page isn’t running right now. Try again in a moment.
error-failed = Something went wrong, but nothing is lost. Try again.
error-no_lesson = There’s no such lesson.
error-no_puzzle = There’s no such puzzle.
error-no_answer = That isn’t one of the answers.
error-lesson = Not yet! Do what the coach says first.
error-no_table = There’s no such table.
error-full = All seats at this table are taken. You can watch instead.
error-playing = The game has started. You can watch it.
error-no_programs = The host hasn’t let programs sit at this table. They can watch.
error-next_round = Someone left during this round. You can sit down when the next round begins.
error-closed = The cards are already being shuffled.
error-bad_bits = The shuffle didn’t add up on this device. Reload the page.
error-many_tables = Too many tables from your address are in use. Finish or leave some first.
error-name_taken = Someone at this table already has that name. Try another.
error-too_fast = Slow down a little, and try again in a minute.
error-busy = The server is too busy right now. Try again later.
error-no_seat = This seat isn’t yours anymore. You gave it up, or the host removed you.
error-storage = The server can’t save anything right now, so nothing happened. Try again in a moment.
error-storage-here = This device can’t save anything right now, so nothing happened. Free up some space and try again.
error-asleep = This table went to sleep. Open it again to continue.
error-unreadable = This table is damaged, or was saved by another version of Motherlode. It can’t be opened.
error-crowded = This table has too many spectators already. Try again later.
error-shut = The operator of this server has closed this table.
error-banned = The operator of this server has banned your address.
error-copying = The server is already making a backup.
error-no_backup = This server’s database can’t be backed up from here.
error-starting = The server is still starting. Try again in a moment.
error-draining = The server is about to restart. Try again in a moment.
error-elsewhere = You’ve opened this seat in other tabs or on other devices. Reload to play here.
error-silent = The page took too long to say who you are. Reload it.
error-no_hello = The page didn’t say who you are. Reload it.
error-malformed = The server didn’t understand that. Reload the page.
error-too_big = That’s too long for the server. Try something shorter.
error-foreign = That came from another site, so the server ignored it.
error-unknown_host = This server doesn’t answer to that name. Its operator can add it.
error-cannot_open = Other devices can’t be let in right now. Another program may be using the port.
error-not_found = There’s nothing at this address.
error-refused = The server can’t do that.
error-repeated = The page got mixed up. Reload it.
error-incompatible = These settings don’t work together.
error-bad_name = That name is empty, too long, or has unusual characters. Try another.
error-begun = You can change this only between games.
error-not_playing = There’s no game in progress at this table.
error-not_over = You can do that once the game is over.
error-no_game = There was no such game at this table.
error-not_asked = It isn’t your turn to answer.
error-bad_index = You can’t choose that now.
error-answered = You’ve already answered.
error-stale = The game has moved on. Look again before you choose.
error-no_hints = Hints are for games with nobody but bots.
error-no_hint = No hint right now. Try again.
error-no_analysis = This analysis is gone. Ask for it again.
error-no_call = You can vote to end the round only between turns, and once per turn.
error-watching = You’re watching. Take a seat to join in.
error-no_chat = Chat is off at this table.
error-no_claims = Claims are off at this table.
error-empty = Nothing to send yet. Write something first.
error-bad_claim = That claim doesn’t match anything at this table.
error-claims_later = The roles are out, so there’s nothing left to claim this round.
error-not_host = Only the host can do that.
error-host = The host can’t be removed, but can leave.
error-no_such_seat = There’s no such seat.
error-no_character = There’s no such character. Choose one from the list.
error-shuffling = The cards are being shuffled. One moment.
error-taken = Someone is already sitting there.
error-too_many = That’s fewer seats than players. Remove someone first.

## Creating a table

set-game = Game
game-base-hint = The classic for 3–10 players: diggers against saboteurs.
game-tournament-hint = For 5–9 players, with selfish dwarves and fixed shares of gold.
game-duel-hint = For 2 players: your role is secret, and so is theirs.
game-saboteur2-hint = For 2–12 players: two teams, special roles, new cards.
set-players = Players
set-modules = Expansions and variants
set-modules-none = Clear all
module-setting = Setting
setting-treasure_chests-square = Square
setting-treasure_chests-diamond = Diamond
setting-treasure_chests-random = Random each round
hint-greedy_dwarf = One digger secretly wants to reach the treasure alone.
hint-victim = Diggers with a broken tool get no gold when the diggers win.
hint-back_and_forth = One card: pick up two goals and secretly swap them, or don’t.
hint-storage = One card: take a card back from the discard pile.
hint-veto = One card: cancel a card someone else plays.
hint-turnabout = One card: reverse the turn order.
hint-jack_of_all_trades = One card: repair any tool.
hint-pathfinder = One card: place two path cards in one turn.
hint-diversion = One card: move the path card placed last.
hint-new_goals = Five goals instead of three, with bags of gold, a dragon, and a giant spider.
hint-treasure_chests = Four hidden chests along the way. Open one, for better or worse.
hint-wardrobe = Dig to the wardrobe and you swap roles.
hint-party = Dig to the party and all roles are shuffled and dealt again.
hint-toll_tunnels = Dwarves guard tunnels and charge gold to pass.
set-level = Bot skill
level-random = Careless
level-random-line = Plays any card. Good for learning the rules.
level-greedy = Clever
level-greedy-line = Digs well and strikes late. A fair start.
level-reader = Watchful
level-reader-line = Judges everyone by all they do and say.
level-deceiver = Sly
level-deceiver-line = Watchful, and hides its tracks.
level-searcher = Shrewd
level-searcher-line = Thinks many games ahead.
level-master = Masterly
level-master-line = Thinks ahead with what it has learned.
set-pace = Bot speed
pace-instant = Instant
pace-fast = Fast
pace-normal = Normal
pace-slow = Slow
set-clock = Time per decision
no-clock = No limit
seconds = { $value } s
set-window = Time to react
set-grace = Bot takes over after
set-edition = Edition
set-edition-hint = The printed editions differ in a few small rules.
set-first = First player
first-drawn = Random
first-seat = Seat { $seat }
set-chat = Chat
set-chat-hint = Everyone at the table can write messages.
set-claims = Claims
set-claims-hint = One tap says what you saw, or what you want others to believe. Bots listen, too.
set-public = Public table
set-public-hint = Listed on the home page, so strangers can join. Otherwise, people need the code.
set-late = Let latecomers in
set-late-hint = Latecomers can replace a bot, even mid-game.
set-programs = Let programs play
set-programs-hint = A language model or other program can take a seat. Everyone sees which one it is.

## Before the game

lobby-yours = Your table
lobby-of = { $host }’s table
lobby-seats = Seats
lobby-fill = Fill with bots
lobby-start = Start the game
lobby-start-how =
    { $open ->
        [0] Everyone’s here.
        [one] A bot takes the open seat.
       *[other] Bots take the { $open } open seats.
    }
lobby-wait = { $host } starts the game when everyone’s here.
lobby-settings = Game settings
lobby-presets = Quick picks
lobby-details = All settings
settings-players = The table now has { $count } seats.
settings-dropped = No longer included: { $modules }.
lobby-bots-gone = There are fewer seats, so these bots left: { $names }
lobby-shuffling = Shuffling the cards…
lobby-promise = Everyone shuffles
lobby-promise-how = Your device and everyone else’s add random bits to the shuffle. This is the fingerprint of the server’s own part. It can’t be changed anymore, and after the game anyone can check it.
invite = Table code
invite-link = Table link
invite-picture = QR code for phones
seat-open = open seat
seat-bot = Add bot
seat-level = { $name }’s skill
seat-character = Who plays here
seat-trait = { $name }, { $trait }
seat-up = Move seat { $seat } up
seat-down = Move seat { $seat } down
seat-remove = Remove { $name }
rename = Change name
watchers =
    { $count ->
        [one] 1 person is watching.
       *[other] { $count } people are watching.
    }
fact-setting = { $module }: { $setting }
fact-level = { $level } bots
fact-pace = Bot speed: { $pace }
fact-clock = { $seconds } seconds per decision
fact-no-clock = No time limit
fact-no-chat = No chat
fact-no-claims = No claims
fact-no-late = No latecomers
fact-programs = Programs can play
fact-public = Public table
fact-private = Private table
join-table = Join { $host }’s table
join-sit = Sit down
join-watch = Just watch
join-over = This table’s game is over, but you can still look at it.
join-game = Join { $host }’s game
join-playing = A game is in progress. Replace a bot and play on with its cards, role, and gold.
join-next = This table’s game is over. Replace a bot for the next one.
join-bots = All seats are taken, but you can replace a bot.
join-bot = { $name } (bot)
join-places = Replace a bot
no-table = There’s no table { $code }
no-table-how = Check the code for typos, or ask the host: the table may be gone.
goodbye-seat = You’re no longer at this table
goodbye-again = Join again
goodbye-shut = This table is closed
watch-soon = The game starts soon
watch-join = Join or watch on your phone:
watch-to-seat = Back to my seat
watch-take = Take a seat
reach-offer = Only this computer can connect until you let other devices in.
reach-open = Let other devices in
reach-sure = Everyone in this computer’s network will be able to open Motherlode at { $address } until the server stops. Your firewall may ask you, too.
reach-name = Devices in the same network also find it at { $name }.
reach-closed = Only this computer can connect. The README explains how to let other devices in.
invite-alone = This table lives in this page, on this device. For friends elsewhere, one of you has to run Motherlode as a server.

## The game at one glance

glance = The game at a glance
glance-dig = Dig
glance-dig-how = Dig tunnels from the start to three hidden goals. One of them is the treasure.
glance-break = Sabotage
glance-break-how = Some of you secretly want the dig to fail. They break tools, drop rocks, and lie.
glance-guess = Guess
glance-guess-how = Who is who? Look, talk, accuse. The winners of each round share the gold.

## Faces

face-change = Change face
face-heading = Your dwarf
face-hat = Hat
face-beard = Beard
face-head = Face
face-colour = Colors
face-part = { $part }: { $number } of { $count }
face-previous = { $part }: previous
face-next = { $part }: next
face-lot = Surprise me
error-face_taken = Someone here already has this hat and beard. Change one of them.
bot-Ada-line = Counts every card. Twice.
bot-Bo-line = Digs first, thinks later.
bot-Cai-line = Says nothing. Sees everything.
bot-Dee-line = Never wrong. Just ask.
bot-Eli-line = Trusts maps, not dwarves.
bot-Fay-line = Brings cake to every rockfall.
bot-Gus-line = Breaks tools by accident. Mostly.
bot-Hal-line = Naps between turns. Sometimes during them.
bot-Ivy-line = Remembers who broke what.
bot-Jo-line = In it for the gold. At least it’s honest.
bot-Kit-line = New down here. Very eager.
bot-Lou-line = Has a theory about you.
trait-Ada = careful
trait-Bo = reckless
trait-Cai = silent
trait-Dee = bossy
trait-Eli = skeptical
trait-Fay = trusting
trait-Gus = clumsy
trait-Hal = sleepy
trait-Ivy = unforgiving
trait-Jo = honest
trait-Kit = eager
trait-Lou = born liar
react = React
react-laugh = Laugh
react-shock = Gasp
react-suspicion = Suspicious look
react-cheer = Thumbs up
react-sweat = Sweat
react-greed = Gold fever
react-told = { $name }: { $reaction }
player-about = Claims and marks: { $name }
player-suspected = Suspected by { $names }
player-trusted = Trusted by { $names }
players-all = All players
