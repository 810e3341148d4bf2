### The rules for players: one message per rule id, the settings of the editions, the modules. Each line is a paragraph.

## Modules

module-base =
    Three to ten dwarves dig for hidden treasure over three rounds, but some of them are saboteurs who want the others to fail. Every table uses the settings of one edition and can add expansions and variants.
    .title = Base game
module-tournament =
    The base game for five to nine players, with fixed roles and no spare role card, selfish dwarves built in, one random path card in the middle, and gold tokens instead of nugget cards (O-1 to O-3). It uses the Jubilee edition. Doesn’t work with Victim of Sabotage or Underground Wardrobe.
    .title = Tournament
module-duel =
    Two players, each with a secret role, play with the cards of the base game. Diggers want the treasure found first, saboteurs a stone (D-1 to D-7). It’s a game of its own, so you can’t add anything to it.
    .title = Duel for two
module-greedy_dwarf =
    A selfish dwarf replaces one digger card and wins only by reaching the treasure personally (C-16). Works with the base game only. The tournament has its own selfish dwarves.
    .title = Selfish Dwarf
module-victim =
    When the diggers win, a digger who still has a broken tool gets no nugget card (V-1). Works with the base game only, not with the tournament, the duel, or Saboteur 2.
    .title = Victim of Sabotage

## Editions: settings of the base game

edition-en = English edition
edition-ko = Korean edition
edition-ja = Japanese edition
edition-uk = Jubilee edition (Ukrainian)

editions =
    The printed editions of the game differ in a few points, and each point is a setting of the table. Unless the host chooses otherwise, a table uses the settings of the Jubilee edition.
    Everyone sees a table’s settings before the game starts. They can’t change during the game.
    .title = Editions
edition-share =
    How many nugget cards are drawn when the diggers win (B-60).
    Per player: as many cards as there are players, but nine in a 10-player game. Used by the English, Korean, and Japanese editions.
    Per digger: as many cards as there are diggers. Used by the Jubilee edition.
    .title = The diggers’ share
edition-round-end =
    When a round without treasure is over (B-54).
    Hands empty: when the deck is empty and nobody has a card left. Used by the Korean, Japanese, and Jubilee editions.
    All passed: also as soon as, with the deck empty, every player in turn has passed, one right after another. It makes no difference why they passed or whether they discarded a card, because hands are secret. Anything other than a pass starts the count again. Used by the English edition.
    .title = End of the round
edition-discard =
    How cards lie in the discard pile (B-36).
    Face down: every card in the pile is hidden. Used by the English edition.
    Mixed: played cards are face up, cards discarded by passing are face down. Used by the Korean, Japanese, and Jubilee editions. The Jubilee rulebook mentions only cards discarded by passing, so we treat played cards as the other two editions do.
    .title = Discard pile
edition-minimum-path =
    In the English edition, the treasure counts only at the end of a path of at least seven cards. The other editions don’t mention it. With the usual layout every path to a goal is that long, so this never changes a game. We keep it as a check.
    .title = Shortest path
edition-sabotaged-diggers =
    Turns the rule about sabotaged diggers on or off (V-1). It’s optional in the English and Jubilee editions. The Korean and Japanese editions don’t have it.
    .title = Sabotaged diggers

## Part 1. Base game: setup

rule-B-1 =
    The game is for 3 to 10 players and lasts three rounds.
    .title = Players and rounds
rule-B-2 =
    The number of players decides how many saboteurs and gold diggers (diggers for short) are among the role cards:
    - 3 players: 1 saboteur, 3 diggers
    - 4 players: 1 saboteur, 4 diggers
    - 5 players: 2 saboteurs, 4 diggers
    - 6 players: 2 saboteurs, 5 diggers
    - 7 players: 3 saboteurs, 5 diggers
    - 8 players: 3 saboteurs, 6 diggers
    - 9 players: 3 saboteurs, 7 diggers
    - 10 players: 4 saboteurs, 7 diggers
    So there’s always one more role card than players.
    .title = Role cards
rule-B-3 =
    Everyone gets one role card face down. Look at yours, and don’t show it to anyone.
    The leftover role card stays face down. Nobody sees it until the round ends.
    .title = Dealing the roles
rule-B-4 =
    The start is face up. The three goals, one treasure and two stones, are shuffled and placed face down in a column, with seven empty spaces between the start and that column and one empty space between one goal and the next.
    With the start at (0, 0), the goals are at (8, −2), (8, 0), and (8, 2).
    The maze can grow beyond this area of 9 × 5 spaces on every side, as far as you like.
    .title = Start and goals
rule-B-5 =
    The 40 path cards and 27 action cards are shuffled together, and everyone is dealt a hand: 6 cards each with 3 to 5 players, 5 cards with 6 or 7 players, 4 cards with 8 to 10 players.
    In Saboteur 2 (S-2) and in the duel (D-1) everyone is dealt 6 cards.
    The remaining cards are the deck, face down.
    .title = Deck and hands
rule-B-6 =
    The 28 nugget cards are shuffled and kept face down as the supply.
    .title = Nugget cards
rule-B-7 =
    At a kitchen table, the youngest player goes first. Here the host names the first player, or the table’s seed picks one.
    Turns then go clockwise: the seat on your left comes after you.
    .title = Who goes first

## Part 1. Base game: a turn

rule-B-10 =
    On your turn, do exactly one of three things: place a path card, play an action card, or pass.
    Then draw one card from the deck.
    .title = Your turn
rule-B-11 =
    Once the deck runs out, nobody draws anymore. The discard pile is never shuffled into a new deck.
    .title = Empty deck
rule-B-12 =
    If your hand is empty, you pass automatically without discarding.
    If the deck still has cards, you draw one, and that’s your whole turn.
    .title = Empty hand
rule-B-13 =
    To pass, put one card from your hand on the discard pile, face down. The others don’t see it.
    .title = Passing
rule-B-14 =
    At the end of your turn, you draw cards. Normally that’s 1 card. Cards from expansions change the number:
    - Pathfinder: one card for each path card played with it.
    - Storage, or posting a toll dwarf: none.
    - A pass in Saboteur 2: as many cards as were discarded.
    - Swap Hands: none for the player who played it, one for the other player.
    - Treasure Chests: chest 4 (draw one more) adds one. Chest 3 (draw one fewer), chest 6 (take a card from another hand), chest 7 (choose from the top of the deck), and chest 9 (dig through the discards) each take one away. The number never drops below 0.
    The end of a turn has a fixed order: first the player whose turn it is draws that many cards, then chest 7 happens, then chest 6, then a player who used a veto draws.
    If the deck runs short, draw what’s left. After all this, check whether the round is over (B-54).
    .title = Drawing at the end of a turn

## Part 1. Base game: path cards

rule-B-20 =
    Place a path card on an empty space that shares an edge with a card of the maze.
    On every side where it touches a face-up card, the two must fit: opening next to opening, wall next to wall. Face-up cards are path cards, the start, revealed goals, and, if your table uses them, revealed chest tunnels and the large card.
    .title = Placing a path card
rule-B-21 =
    Path cards never lie sideways. You can rotate a card by 180°, but never by 90°.
    .title = Rotating a card
rule-B-22 =
    The card you place must be connected to the start by an unbroken tunnel: at least one of its openings meets an opening of a neighboring card whose tunnel leads, card by card, all the way back to the start.
    For the card itself, it’s enough if a stub meets such an opening. That’s how dead ends get into the maze.
    A dead end stops the tunnel, and nothing can be connected through it. Only the Japanese and Jubilee rulebooks spell this out, but it holds in every edition.
    .title = Connected to the start
rule-B-23 =
    A face-down goal connects nothing, and cards next to it don’t have to match it.
    .title = Next to a face-down goal
rule-B-24 =
    A face-up goal (a stone, or with New Goals a bag of gold or the dragon) is part of the maze. Cards next to it have to fit it, and tunnels continue through its connected openings.
    .title = Face-up goals
rule-B-25 =
    If you have a broken tool in front of you when your turn begins, you can’t play a path card that turn. In Saboteur 2, the same goes for Trapped.
    .title = No digging with broken tools

## Part 1. Base game: action cards

rule-B-30 =
    Play a broken tool (pickaxe, lantern, or mine cart) on another player. It stays face up in front of them.
    Nobody can have the same tool broken twice at once, so three broken tools are the most anyone can have.
    .title = Breaking a tool
rule-B-31 =
    A repair card with one tool removes the matching broken tool in front of any player, including yourself. Both cards are discarded.
    .title = Repairing a tool
rule-B-32 =
    A repair card with two tools removes one of the tools it shows, never both. If both are broken, you choose which one to repair.
    .title = Repair card with two tools
rule-B-33 =
    You can play a repair card only if someone has a matching broken tool. You can’t play it ahead of time as protection.
    .title = Repairs need something broken
rule-B-34 =
    Rockfall removes any one path card from the maze, but never the start or a goal, not even a face-up one. Rockfall and the card it hits are both discarded.
    The gap can be filled later like any other space (B-20 to B-22).
    Cards that were connected only through the removed card stay on the table but are no longer connected. Revealed goals and chests stay revealed.
    Rockfall can also hit a card that isn’t connected, and the doors, ladders, and bridges of Saboteur 2.
    .title = Rockfall
rule-B-35 =
    With a map, you look at one face-down goal and put it back. Nobody else sees it. Tell the others whatever you like about it, true or false.
    .title = Map
rule-B-36 =
    A played card is discarded once it has taken effect. The edition decides whether it’s face up or face down on the pile. Anyone can look through the face-up cards of the discard pile at any time, and nobody through the face-down ones.
    The discard pile is a single pile, in the order the cards get there. When several cards go there at once, a card that was hit or removed goes below the card played on it, and a veto goes on top. Cards discarded from a hand go in the order the player names them.
    Cards discarded without being played are always face down: the ones from a pass, the two discarded in Saboteur 2 to remove a card in front of you, and the one discarded to post a toll dwarf.
    .title = Discard pile
rule-B-37 =
    You can play an action card only if it can do what it says, which means it has a legal target. Otherwise you can only discard it.
    - Map needs a face-down goal you’re allowed to look at. With Treasure Chests, a chest will do.
    - Back and Forth needs two face-down goals.
    - Storage needs at least one card in the discard pile. An empty deck doesn’t matter.
    - You can’t have a second Theft in front of you.
    - Turnabout can always be played.
    The effects of treasure chests are different: do as much of them as you can.
    .title = Action cards need a target
rule-B-38 =
    Everyone sees which card is played on what or whom, how many cards are in each hand, in the deck, and in the discard pile, and how many nugget cards each player has.
    What you learned by looking at a card stays with that card. If a goal is moved in plain sight, as a treasure chest can do, you still know which one it is. If a role card you inspected goes under the role pile or is set aside, you still know that card, but not its owner’s new role.
    If cards are mixed unseen (by Back and Forth, the underground party, or any shuffle), what you knew about one card you now know only about the whole group.
    .title = What everyone knows

## Part 1. Base game: reaching a goal, end of the round

rule-B-50 =
    After a path card is placed, check the face-down goals. If an unbroken tunnel now runs from the start to a goal, so that an opening connected to the start points at it, that goal is revealed at once.
    This also counts when the new card is somewhere else and only closes a gap in the tunnel.
    .title = Reaching a goal
rule-B-51 =
    If one card reaches two goals, both are revealed. The Japanese rulebook says so, and we apply it to everything a turn can reach: goals and, if your table uses them, face-down chest tunnels and the large card.
    With new goals, chests, or the large card in play, the player whose turn it is chooses the order. Otherwise the goals are revealed together, and the upper one is fitted first. If one of them is the treasure, the round is over and nothing more is fitted.
    Take them one at a time: reveal the card, fit it, carry out its effect. Then look again. Anything newly reached joins the queue, and anything no longer reached, such as a goal that was moved away, leaves it.
    .title = Reaching several at once
rule-B-52 =
    A goal that doesn’t end the round is fitted to the tunnels, upright or rotated. If it can’t fit all its neighbors, it stays there anyway. This is the only exception to B-20.
    Choose an orientation that fits every face-up neighbor. If there is none, choose one that opens onto at least one connected tunnel pointing at it. If there is none of those either, both are allowed. If two are left and they differ, the player whose turn it is chooses. A tunnel continues only where opening meets opening.
    Then the round continues, and tunnels can run through this card too. It may itself complete a tunnel to something else, so keep going until nothing new is reached (B-51).
    No matter what completes the tunnel (a filled gap, a ladder, a moved card or goal, a revealed chest tunnel), the player whose turn it is has reached the goal.
    .title = Fitting a goal
rule-B-53 =
    As soon as the treasure is revealed, the round is over and the diggers win it. (If a selfish dwarf reached it, see C-16.)
    .title = Treasure found
rule-B-54 =
    The round is also over when the deck is empty and no player has a card left. Check this at the end of every turn, after all cards are drawn. The saboteurs then win the round.
    Some editions end the round sooner: see the setting for the end of the round.
    .title = Out of cards
rule-B-55 =
    When the round is over, all players reveal their roles.
    .title = Roles revealed
rule-B-56 =
    A round never ends just because the treasure can’t be reached anymore. The English rulebook hints at that, but it would give hidden cards away.
    Between two turns, though, all players together can agree to end the round early. Each player can propose it once before the next turn, and the others are asked in turn, clockwise. A single no, and the round continues. Bots decide by what they can see for themselves.
    It then ends as in B-54: the saboteurs win it, in Saboteur 2 as well. In the duel, nobody wins it (D-5).
    .title = Ending the round early
rule-B-57 =
    The end of the round stops everything: goals and other cards still waiting to be revealed (B-51), chest effects, the second path card of Pathfinder, and all draws.
    Roles, cards in front of players, and who reached the goal count as they are at that moment.
    .title = The end stops everything

## Part 1. Base game: gold

rule-B-60 =
    When the diggers win, draw as many nugget cards as there are players, but nine in a 10-player game. In the Jubilee edition, draw as many as there are diggers. If the supply has fewer cards, draw them all.
    The digger who reached the treasure looks at all of these cards, takes one, and hands the rest counterclockwise to the next digger, who does the same. Keep going, skipping the saboteurs, until every card is taken. So some diggers may get more than one card.
    .title = Diggers share the gold
rule-B-61 =
    If a saboteur reached the treasure, the diggers still win. The next digger counterclockwise from that saboteur picks first.
    The Jubilee rulebook says so, and here it holds in every edition.
    .title = Treasure reached by a saboteur
rule-B-62 =
    When the saboteurs win, each of them gets nugget cards worth a fixed total: 4 if there’s one saboteur among the players at the end of the round, 3 each if there are two or three, 2 each if there are four.
    One after another, they look through the supply and secretly take any cards worth exactly that total. They go in seat order, starting to the left of the player who took the last turn.
    If no cards make exactly that total, a saboteur takes the largest total below it that cards can make, and the bank adds gold tokens for the rest. If the supply is empty, the bank pays it all.
    .title = Saboteurs take their gold
rule-B-63 =
    With three or four players, it can happen that nobody is a saboteur. If the treasure isn’t reached then, nobody gets gold.
    .title = No saboteur among the players
rule-B-64 =
    Keep the worth of your nugget cards secret until the game ends. The others know only how many cards you took.
    .title = Nugget cards are secret
rule-B-65 =
    Gold tokens can turn up in the base game, too: from toll tunnels, from new goals, or as change from the bank. At the end they count along with the nuggets.
    If you have to pay 1 gold (a toll, the dragon), you pay with a token. From the second round on, you can also use gold won earlier.
    If you have no token, choose one of your nugget cards and turn it in openly: you get back its worth minus 1 in tokens, and the card returns to the supply. You “have gold” as long as you own a token or a nugget card.
    Everyone can see how many tokens each player has, but not what nugget cards are worth.
    .title = Gold tokens and paying

## Part 1. Base game: next round, end of the game

rule-B-70 =
    For the next round, shuffle and deal all path and action cards again. Shuffle and deal the same role cards, including the one set aside, and shuffle the goals and put them back face down.
    You keep the nugget cards you won. The rest stay in the supply, which is shuffled.
    .title = The next round
rule-B-71 =
    The player to the left of the one who took the last turn starts the next round. That’s always the next seat clockwise, even after Turnabout.
    An automatic pass with an empty hand and an empty deck (B-12) isn’t a turn in this sense, but discarding a card is. A player who only used a veto hasn’t had a turn. If nobody had a turn, the same player goes first again.
    .title = Who starts the next round
rule-B-80 =
    After the third round, everyone counts their nuggets and gold tokens. The player with the most wins. If players tie for the most, they all win.
    .title = Winning the game

## Part 4. Championship role

rule-C-16 =
    The selfish dwarf is a role that replaces one digger card among the role cards. There are two of these cards, but the second is only for the tournament.
    A selfish dwarf wins only by reaching the treasure personally, on their own turn. Then they get 4, in nugget cards taken the way saboteurs do (B-62), and nobody else wins. This is the exception to B-53. Otherwise they get nothing.
    If anyone else reaches the treasure, the selfish dwarf doesn’t count as a digger: they’re skipped when nugget cards are picked (B-60, B-61) and not counted where cards are drawn per digger. Where cards are drawn per player, they count like everyone else.
    .title = Selfish Dwarf

## Part 6. Variants of the base game

rule-V-1 =
    When the diggers win, a digger with a broken tool is skipped when nugget cards are picked. You still draw as many cards as B-60 says, counting the sabotaged diggers, so the others may get more. If all diggers are sabotaged, nobody gets gold.
    Saboteurs are never affected, and neither is a selfish dwarf who wins.
    Thanks to Diversion, even the digger who reached the treasure may be sabotaged. The first pick then goes to the next digger in picking order who isn’t.
    This rule is for the base game. It comes from the Jubilee edition and is optional in the English one.
    .title = Victim of Sabotage

## Part 6. Tournament

rule-O-1 =
    The tournament is the base game for 5 to 9 players. No role card is left over:
    - 5 players: 1 saboteur, 3 diggers, 1 selfish dwarf
    - 6 players: 2 saboteurs, 3 diggers, 1 selfish dwarf
    - 7 players: 2 saboteurs, 3 diggers, 2 selfish dwarves
    - 8 players: 3 saboteurs, 3 diggers, 2 selfish dwarves
    - 9 players: 3 saboteurs, 4 diggers, 2 selfish dwarves
    Everyone gets 6 cards with 5 players, 5 cards with 6 or 7 players, 4 cards with 8 or 9 players.
    .title = Tournament: roles and hands
rule-O-2 =
    Each round, before the cards are dealt, one path card is drawn at random and placed face up exactly halfway between the start and the middle goal, at (4, 0). Whether it’s rotated is random, too.
    Cards next to it have to fit it (B-20), but it connects nothing until a tunnel reaches it. Rockfall can remove it.
    .title = Tournament: the card in the middle
rule-O-3 =
    The tournament is played for gold tokens instead of nugget cards.
    - Diggers win: 3 gold for the digger who reached the treasure, 2 for every other digger. If a saboteur reached it, every digger gets 2.
    - Selfish dwarf wins: 4 gold for them, nothing for anyone else. If there are two selfish dwarves, only the one who reached the treasure wins.
    - Saboteurs win: 3 gold each, but 4 for the lone saboteur at a table of five.
    The giant spider, treasure chests, and toll tunnels also pay in tokens here.
    .title = Tournament: gold

## Part 6. Duel for two

rule-D-1 =
    The duel is a house rule for two players with the cards of the base game. Each player is dealt 6 cards and one of all eleven role cards at random. Both players can have the same role.
    A digger wants the treasure found, a saboteur wants a stone (“coal”) found. It doesn’t matter who finds it.
    .title = Duel: roles and aims
rule-D-2 =
    On your turn, do exactly one of these: place a path card that’s connected to the start; discard three cards and draw three; play Rockfall, but only on a card at the end of a tunnel; or play Map. Then draw back up to six cards.
    A card isn’t at the end of a tunnel if two of its openings, connected inside the card, both meet openings of neighboring cards. The start counts as a neighbor. Every other placed card is at an end, so dead ends always are.
    If you discard with fewer than three cards in hand, discard them all. If the deck runs short, draw what’s left. Without cards, your turn is skipped. The whole discard pile is face down, even played cards.
    .title = Duel: your turn
rule-D-3 =
    Broken tools and repair cards have no effect in the duel. They only fill up your hand, and you can discard them.
    .title = Duel: no tools
rule-D-4 =
    The first goal reached ends the round. If it’s the treasure, every digger wins. If it’s a stone, every saboteur wins.
    The house rules only mention a card next to a goal. Here a goal is reached as in B-50: by an opening that’s connected to the start and points at it.
    If one card reaches two goals, the player whose turn it is chooses one. Only that one is revealed and counts.
    .title = Duel: the first goal decides
rule-D-5 =
    All tunnels are closed when no opening connected to the start faces an empty space. The next player can then only play Rockfall (D-2) or give up. The round ends if they give up, have no Rockfall, or have nothing to play it on.
    The round also ends when the deck and both hands are empty.
    Either way, nobody wins the round and nobody gets gold. In the house rules both players lose the whole match. Here it’s only the round.
    .title = Duel: closed tunnels
rule-D-6 =
    Each winner of the round draws two nugget cards, secretly keeps one, and gives the other to the opponent.
    If both players have the winning role, both do this: the player whose turn it is draws first, and both draw before either one chooses.
    If nobody has the winning role, nobody gets gold.
    .title = Duel: gold
rule-D-7 =
    The duel lasts three rounds. The player with the most nuggets wins. In a tie, both win.
    The next round starts as in B-71.
    .title = Duel: rounds and winner

## Part 5. Toll tunnels

module-toll_tunnels =
    Everyone starts the game with 1 gold. Each round, two dwarves can be posted at open ends of the maze, where it costs 1 gold to place a card (T-1 to T-4). Works with every game except the duel.
    .title = Toll Tunnels
rule-T-1 =
    There are two toll dwarves. Every player starts the game with 1 gold as a token, even in the base game, where tokens count along with the nuggets at the end.
    .title = Toll: dwarves and gold
rule-T-2 =
    On your turn, you can do this instead of anything else: discard one card face down, put an unused toll dwarf on an open end of the maze, and put its token in front of you. You don’t draw, so your hand is one card smaller from then on. Each dwarf is used once per round.
    An open end is an opening of any face-up card (including the start, a goal, a chest tunnel, and the large card) that’s connected to the start and faces an empty space without a dwarf. You can do this even with broken tools or Trapped in front of you.
    .title = Toll: posting a dwarf
rule-T-3 =
    To place a card on the space a dwarf guards, you pay 1 gold (B-65) to the player who posted it. Then the dwarf and its token are out for the round. The dwarf guards the space against cards from every side, and ladders and Diversion pay too. Another player can pay instead.
    - Card, space, and payer are announced together. If the payer isn’t the player whose turn it is, they’re asked at once and can refuse; then a new choice is made. Each player can be asked until they’ve refused once that turn. The dwarf’s owner is never asked.
    - Next comes the chance to veto, then the payment: a vetoed card costs nothing, and the dwarf stays.
    - The player who posted the dwarf pays nobody, and the dwarf is out, too.
    - With no gold and nobody to pay for you, you can’t place a card there.
    If the card the dwarf stands on is removed or moved, or a goal is moved onto the space it guards, the dwarf and its token are out, unpaid.
    .title = Toll: paying
rule-T-4 =
    Both dwarves are available again in the next round.
    .title = Toll: next round

## Part 5. Underground wardrobe and underground party

module-wardrobe =
    A large card lies in the maze area. When it’s first connected to the start, the player whose turn it is swaps roles (W-1). Works with the base game and Saboteur 2. Doesn’t work with the tournament, which has no spare role, the duel, or Underground Party.
    .title = Underground Wardrobe
module-party =
    A large card lies in the maze area. When it’s first connected to the start, all players’ role cards are shuffled and dealt again (P-1). Works with every game except the duel, but not with Underground Wardrobe.
    .title = Underground Party
rule-W-1 =
    A large card covers the four spaces (4, −4), (5, −4), (4, −3), and (5, −3). It has openings at the bottom and left of (4, −3) and at the bottom and right of (5, −3), all connected. Tunnels run through them, and cards next to it have to fit (B-20). It can’t be removed or moved.
    The player on whose turn it’s first connected to the start must swap roles at once: with the card set aside, or in Saboteur 2 with the top card of the role pile, putting the old one under the pile. Only that player sees the new role.
    This happens once per round, even if the connection is cut and made again.
    .title = Underground Wardrobe
rule-P-1 =
    The party is the other side of the large card (W-1). When it’s first connected to the start, all players’ role cards are collected unseen, shuffled, and dealt again, and the round continues with the new roles. The card set aside or the role pile isn’t touched, and cards in front of players stay.
    This happens once per round.
    .title = Underground Party

## Part 3. Saboteur 2

module-saboteur2 =
    Two to twelve players: a blue and a green team of diggers, a boss, a profiteer, geologists, and saboteurs. With ladders, bridges, doors, crystals, thieves, and traps, played for gold over three rounds (S-1 to S-51). It uses the Jubilee edition and the path and action cards of the base game. Doesn’t work with Selfish Dwarf or Victim of Sabotage.
    .title = Saboteur 2
rule-S-1 =
    The path and action cards of the base game and Saboteur 2 are shuffled into one deck. The role cards and nugget cards of the base game aren’t used. Each round, ten cards are set aside unseen and come back for the next round.
    If you use championship cards, shuffle them in before the ten are set aside. The start and goals are those of the base game.
    .title = Saboteur 2: cards
rule-S-2 =
    Every player has 6 cards in hand, no matter how many players there are.
    .title = Saboteur 2: hands
rule-S-3 =
    Shuffle 15 role cards: 4 blue diggers, 4 green diggers, 1 boss, 1 profiteer, 2 geologists, and 3 saboteurs. Everyone gets one. The rest form a face-down role pile, which stays in play.
    .title = Saboteur 2: roles
rule-S-4 =
    Gold comes in tokens worth 1, 2, and 5, and there are always enough of them. They stay face down in front of their owner. Every gain and loss happens in the open, so the amount is no secret, but the book lets you forget it.
    How much is shown is a setting of the table. Face down, as printed and unless the host chooses otherwise: only you see how much you have. In the open: everyone sees everyone’s gold.
    .title = Saboteur 2: gold
rule-S-10 =
    On your turn, do exactly one of four things:
    - Place a path card, then draw 1.
    - Play an action card, then draw 1.
    - Discard two cards, face down, to remove one action card in front of you, then draw 1. Your hand is one card smaller from then on.
    - Pass and discard 1 to 3 cards, face down, then draw as many.
    You can remove any card in front of you: a broken tool, Trapped, or your own Theft. It’s discarded, too.
    .title = Saboteur 2: your turn
rule-S-11 =
    When the deck is empty nobody draws anymore, but you still have to do one of the four. Without cards you sit out, until the end of the round or until Swap Hands brings you cards.
    .title = Saboteur 2: empty deck
rule-S-12 =
    A player never has two identical action cards in front of them.
    .title = No card twice
rule-S-20 =
    A bridge has two straight tunnels that cross without meeting. A double curve has two curves that don’t meet. When you place the card, at least one of its two tunnels must be connected to the start.
    .title = Bridges and double curves
rule-S-21 =
    A ladder’s tunnel counts as connected to the start and to every other ladder. Place it next to any path card of the maze, but never next to a goal. Its sides must fit (B-20), and wall against wall is enough. It doesn’t need any other connection.
    The path card next to it must be face up, connected or not. The goal it can’t be next to may be face up or face down. A face-down chest tunnel or the large card alone isn’t enough to place it by, but doesn’t rule out the space. If a goal is later moved next to a ladder, nothing changes.
    .title = Ladders
rule-S-22 =
    Diggers of the other color can’t pass a blue or green door. Everyone else can. Doors never keep anyone from placing cards and never keep the round from ending. They only decide who wins (S-40).
    .title = Doors
rule-S-23 =
    Crystals on path cards matter only to geologists (S-47).
    .title = Crystals
rule-S-30 =
    Play Theft in front of yourself. After the round’s gold is handed out, you steal 1 gold from another player (S-49).
    .title = Theft
rule-S-31 =
    Hands Off removes Theft from in front of any player, including yourself. Both cards are discarded.
    .title = Hands Off
rule-S-32 =
    Play Trapped on another player. While trapped, they can’t place path cards. Other actions, including Theft, are still allowed.
    A player who’s still trapped at the end of the round doesn’t win, gets no share of the gold, not even for crystals, and can’t steal. They keep gold they got during the round, and others can steal from them.
    .title = Trapped
rule-S-33 =
    Free at Last removes Trapped from in front of any player, including yourself. Both cards are discarded.
    .title = Free at Last
rule-S-34 =
    With Inspection, you look at any other player’s role. Nobody else sees it.
    .title = Inspection
rule-S-35 =
    With Swap Hats, choose any player, including yourself. That player puts their role card under the role pile and takes the top one, showing it to nobody.
    .title = Swap Hats
rule-S-36 =
    Discard Swap Hands. Then you and another player swap your whole hands, no matter how many cards are in them, even none. The other player, not you, draws one card at the end of this turn.
    .title = Swap Hands
rule-S-40 =
    The round ends as soon as a tunnel connects the start and the treasure, doors or no doors.
    A team can pass if some tunnel from the start, or from any ladder, to the treasure has no door of the other color.
    .title = Doors on the way to the treasure
rule-S-41 =
    If a blue or green digger reached the treasure, trapped or not, that team wins if it can pass (S-40). If it can’t, the other team wins if that one can.
    .title = A digger reaches the treasure
rule-S-42 =
    If anyone else reached the treasure, every team that can pass wins: both, if both can.
    .title = Someone else reaches the treasure
rule-S-43 =
    The boss wins whenever the treasure is connected: together with the winning teams, or without them if neither can pass.
    .title = The boss
rule-S-44 =
    The profiteer always wins: with the diggers, with the boss, with the saboteurs, or alone.
    .title = The profiteer
rule-S-45 =
    If the treasure isn’t connected at the end of the round, the saboteurs win.
    .title = The saboteurs
rule-S-46 =
    What each winner gets depends on how many winners there are in total, counting both teams if both won, the boss, and the profiteer: 5 gold for one winner, 4 each for two, 3 each for three, 2 each for four, 1 each for five or more. The boss gets 1 less and the profiteer 2 less, but never below 0.
    A team can pass even if nobody has its color, but only players are counted and paid. If there’s no winner at all, there’s no gold.
    .title = Gold for the winners
rule-S-47 =
    Geologists get 1 gold for each crystal on the table, connected to the start or not, no matter who won or how the round ended. Two geologists share equally, rounded down. They don’t count as winners.
    .title = Gold for geologists
rule-S-48 =
    Trapped players aren’t winners and are neither counted nor paid in S-41 to S-47. Their color still decides S-41. If one of two geologists is trapped, the other gets everything.
    .title = Trapped players get nothing
rule-S-49 =
    Then the thieves steal. Of the players who can steal, the one who played Theft last goes first, then the others clockwise from there. Each takes 1 gold from another player who has some. Gold from earlier rounds and gold just stolen can be stolen, too. If nobody else has gold, nothing happens.
    .title = Stealing
rule-S-50 =
    An example: there are 1 blue digger, 2 green diggers, the boss, the profiteer, and 2 saboteurs. The boss finishes the tunnel, and a blue door blocks it. Both saboteurs have Theft in front of them, and one of them is trapped.
    The winners are the blue digger, who gets 3 gold, the boss, who gets 2, and the profiteer, who gets 1. The free saboteur steals 1 gold. The trapped one gets nothing.
    .title = Example of handing out gold
rule-S-51 =
    For the next round, everything is shuffled again, including the ten cards set aside, and ten are set aside again. The player to the left of the one who took the last turn goes first (B-71). After three rounds, the player with the most gold wins. Tied players win together.
    .title = Saboteur 2: next round and winner

## Part 4. Championship cards

module-back_and_forth =
    One action card that secretly swaps two face-down goals, or doesn’t (C-17). Works with every game except the duel.
    .title = Back and Forth (2017)
module-storage =
    One action card that brings a card back from the discard pile (C-18). Works with every game except the duel.
    .title = Storage (2018)
module-veto =
    One card that cancels a card another player is playing (C-19). Whenever a card is played, everyone else is asked whether they veto it, until everyone has seen Veto discarded. Works with every game except the duel.
    .title = Veto (2019)
module-turnabout =
    One action card that reverses the direction of play for the rest of the round (C-20). Works with every game except the duel.
    .title = Turnabout (2020)
module-jack_of_all_trades =
    One action card that repairs any broken tool (C-21). Works with every game except the duel.
    .title = Jack of All Trades (2021)
module-pathfinder =
    One action card that lets you place two path cards in one turn (C-22). Works with every game except the duel.
    .title = Pathfinder (2022)
module-diversion =
    One action card that moves the last path card placed (C-23). Works with every game except the duel.
    .title = Diversion (2023)

rule-C-17 =
    Back and Forth: take two face-down goals, without looking at them, and swap them or put them back as they were.
    Everyone sees which two you take, but only you know whether you swapped them. You decide after the others have had their chance to veto (C-19).
    If someone else knew one of the two, they now know only that it’s one of these two (B-38). You still know what you knew.
    .title = Back and Forth
rule-C-18 =
    Storage: instead of drawing, look at the top five cards of the discard pile, or all of them if there are fewer. You must keep one, without showing it. The others go back on top face down, in the same order.
    The Storage card itself is discarded afterward, so it isn’t among the cards you look at. You can play it only if there’s at least one card in the discard pile. An empty deck doesn’t matter.
    .title = Storage
rule-C-19 =
    Veto: play it on another player’s turn, on the path or action card that player is playing. That card has no effect, and both cards are discarded. That player draws one card, no matter what the card would have given, and the turn is over. Then you draw one card.
    - The others are asked when the card, its target, its orientation, and the player paying any toll are announced, before anything is paid, done, looked at, or secretly chosen. They’re asked one after another in turn order, whether or not they hold Veto. Once everyone has seen Veto go to the discard pile, nobody is asked anymore, until Storage or a chest may have brought it back.
    - Passing, discarding two cards (S-10), and posting a toll dwarf (T-2) don’t play a card, so they can’t be vetoed. Veto can’t be vetoed.
    - You can veto even with broken tools or Trapped in front of you. On your own turn you can only discard Veto.
    - For the path cards of Pathfinder, see C-22.
    .title = Veto
rule-C-20 =
    Turnabout: the direction of play is reversed until the round ends. In the base game, the order in which nugget cards are picked or taken is reversed, too (B-60 to B-62, V-1). A second Turnabout reverses it back.
    The next round goes clockwise again, and who starts it doesn’t change (B-71). The order of thieves (S-49) isn’t affected.
    .title = Turnabout
rule-C-21 =
    Jack of All Trades: remove any one broken tool in front of any player, including yourself. Both cards are discarded.
    .title = Jack of All Trades
rule-C-22 =
    Pathfinder: place two path cards on the same turn, one after the other, each under the normal rules, and draw two cards at the end. So your hand is one card smaller for the rest of the round.
    - You need two path cards in hand, one of which you can place now without someone else paying for it (T-3), and nothing in front of you that blocks path cards.
    - The two cards don’t have to touch. What the first one reaches is carried out before the second. If that’s the treasure, the round is over.
    - You must place the second one if any path card in your hand can be placed. Otherwise your turn ends. You draw one card for each path card you played.
    - A veto on Pathfinder itself ends your turn, and you draw one card. A veto on one of the two path cards stops only that card, and your turn continues. The card counts as played, and the player who vetoed it draws after you.
    .title = Pathfinder
rule-C-23 =
    Diversion: move the last path card placed to another legal space.
    - That’s the latest card still in the maze that a player placed, never the start, a goal, a chest tunnel, the large card, or the tournament’s card in the middle. Pick it up first. It must then fit on another space, upright or rotated. Moving it counts as placing it.
    - A ladder follows S-21, and a space with a toll dwarf T-3.
    - It’s an action, so you can play it even with broken tools or Trapped in front of you. It can reach goals, chests, and the large card.
    .title = Diversion

## Part 5. New goals

module-new_goals =
    Eight goal cards replace the three: the treasure and four of the seven others are face down, with bags of gold, a dragon, and a giant spider among them (G-1 to G-3). Works with every game except the duel.
    .title = New Goals
rule-G-1 =
    Eight goal cards replace the three of the base game. The treasure and four of the others, drawn at random, are shuffled and placed face down: five goals, at (8, −4), (8, −2), (8, 0), (8, 2), and (8, 4). The other three are set aside unseen for the round.
    .title = New goals: setup
rule-G-2 =
    A goal that’s reached is revealed and fitted as in B-52, then its effect happens.
    - Bag of gold: the player whose turn it is takes 1 or 2 gold tokens, as the card shows.
    - Dragon: the player whose turn it is pays 1 gold to the bank, if they have any (B-65).
    - Giant spider: the round ends at once and the saboteurs win it, exactly as if the treasure hadn’t been reached.
    - Stone: nothing happens.
    - Treasure: the round ends (B-53).
    .title = New goals: effects
rule-G-3 =
    If several goals are reached, the player whose turn it is chooses which one is revealed first. Its effect is carried out before the next one is revealed (B-51). If it ends the round, the others stay face down.
    .title = New goals: several at once

## Part 5. Treasure chests

module-treasure_chests =
    Four chests are hidden under face-down tunnels between the start and the goals. Reach one and you open it, for better or worse (X-1 to X-4). The host chooses where they are: in a square (treasure_chests), in a diamond (treasure_chests:diamond), on new random spaces each round (treasure_chests:random), or by hand, on four spaces of the host’s choice (treasure_chests:2,0 4,-1 4,1 6,0). Works with every game except the duel.
    .title = Treasure Chests
rule-X-1 =
    Ten chests and seven chest tunnels are shuffled separately. Four chests go face down between the start and the goals, never edge to edge, each covered by a face-down chest tunnel. The rest are set aside for the round.
    Where they go is a setting of the table: square at (3, −1), (3, 1), (5, −1), (5, 1); diamond at (2, 0), (4, −2), (4, 2), (6, 0); random: drawn each round from columns 2 to 6 and rows −2 to 2, in the tournament never at (4, 0); or by hand: the host chooses four spaces in columns 1 to 7 and rows −4 to 4 that touch neither each other nor the start and are free of other cards (the large card; in the tournament, (4, 0)).
    .title = Chests: setup
rule-X-2 =
    To the cards next to it, a face-down chest tunnel is like a face-down goal (B-23), and it’s reached like one (B-50). The player whose turn it is then reveals it, fits it (B-52), opens the chest, carries out its effect, and sets the chest aside.
    If the chest tunnel doesn’t open onto the tunnel that reached it, the chest is still opened, but no tunnel continues there. From then on the chest tunnel is an ordinary path card of the maze.
    .title = Chests: opening
rule-X-3 =
    Rockfall can remove a face-down chest tunnel, and the chest goes with it, unopened. It can remove a revealed chest tunnel, too. With a map, you can look at a face-down chest tunnel and its chest instead of a goal.
    Chests and chest tunnels never go to the discard pile. They’re set aside for the round, and unopened ones stay unseen.
    .title = Chests: Rockfall and Map
rule-X-4 =
    What a chest does to the player who opens it, at once unless it says “at the end of your turn” (B-14). Do as much of each effect as you can.
    1. Gold: take 1 gold; in the base game a nugget card worth 1, or a token if none is left; in the tournament a token.
    2. No maps: from now on nobody can look at goals with a map, only at chests. The card stays on the table for the round.
    3. No draw: at the end of your turn, draw one card fewer.
    4. Extra draw: at the end of your turn, draw one card more.
    5. Moving goal: move one face-down goal of your choice one column to the right, onto an empty space. You must if one can be moved. Anyone who knew it still does. It can be reached there at once, and its old space is empty.
    6. Take a card: at the end of your turn, draw one card fewer, and take a random card from the hand of another player of your choice who has cards.
    7. Pick of three: at the end of your turn, instead of one draw, look at the top three cards of the deck, keep one, and discard the others face down.
    8. Look at a role: look at another player’s role.
    9. Dig through the discards: shuffle the discard pile, all cards face down, look at the top five, keep one, and put the others back on top, face down. At the end of your turn, draw one card fewer.
    10. Collapse: the top five cards of the deck go to the discard pile, face down and unseen.
    .title = Chests: the ten effects

## Who wins a round

winner-diggers = Diggers
winner-saboteurs = Saboteurs
winner-greedy = A selfish dwarf
winner-nobody = Nobody
winner-diggers_blue = Blue diggers
winner-diggers_green = Green diggers
winner-boss = The boss
winner-profiteer = The profiteer
