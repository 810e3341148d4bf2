### The rules for players: one message per rule id, the settings of the editions, the modules. Each line is a paragraph.

## Modules

module-base =
    Three to ten dwarves dig for a hidden treasure over three rounds, and some of them are saboteurs who want the others to fail. The table follows the settings of one edition and may add further modules.
    .title = Base game
module-tournament =
    The base game for five to nine players with fixed roles and no spare role card, greedy dwarves built in, one random path card lying in the middle, and gold instead of nugget cards (O-1 to O-3). It follows the Jubilee edition and does not go with the victim of sabotage or the underground wardrobe.
    .title = Tournament
module-duel =
    Two players, each with a secret role, play with the cards of the base game: diggers want the treasure to be found first, saboteurs a stone (D-1 to D-7). It is a game of its own, so no other module can be added.
    .title = Duel for two
module-greedy_dwarf =
    One digger card is replaced by a greedy dwarf, who wins only by reaching the treasure himself (C-16). It goes with the base game only; the tournament has greedy dwarves of its own.
    .title = Greedy dwarf
module-victim =
    When the diggers win, a digger who still has a broken tool in front picks no nugget card (V-1). It goes with the base game only, not with the tournament, the duel or Saboteur 2.
    .title = Victim of sabotage

## Editions: settings of the base game

edition-en = English edition
edition-ko = Korean edition
edition-ja = Japanese edition
edition-uk = Jubilee edition (Ukrainian)

editions =
    The printed editions of the game differ in a few points, and each point is a setting of the table. Unless the host chooses otherwise, the settings of the Jubilee edition are used.
    Everyone sees the settings of a table before the game starts. They cannot change during the game.
    .title = Editions
edition-share =
    This decides how many nugget cards are drawn when the diggers win (B-60).
    Per player: as many cards as there are players, but nine in a game of ten. The English, Korean and Japanese editions do this.
    Per digger: as many cards as there are diggers. The Jubilee edition does this.
    .title = Share of the diggers
edition-round-end =
    This decides when a round without treasure is over (B-54).
    Hands empty: when the deck is empty and nobody has a card left. The Korean, Japanese and Jubilee editions do this.
    All passed: the round also ends as soon as, with the deck empty, every player in turn has passed, one directly after another. It makes no difference whether they discarded a card or why they passed, because hands are secret; anything other than a pass starts the count again. The English edition does this.
    .title = End of the round
edition-discard =
    This decides how cards lie in the discard pile (B-36).
    Face down: all cards of the pile are hidden. The English edition does this.
    Mixed: played cards lie face up, passed cards face down. The Korean, Japanese and Jubilee editions do this; the Jubilee rulebook only speaks of the passed cards, and we treat the played ones as the other two editions do.
    .title = Discard pile
edition-minimum-path =
    The English edition says that the treasure only counts at the end of a path of at least seven cards; the other editions do not mention it. With the usual layout every path to a goal is that long, so this never changes a game; it is kept as a check.
    .title = Shortest path
edition-victim =
    This switches the rule about sabotaged diggers on or off (V-1). It is an optional rule of the English and Jubilee editions; the Korean and Japanese ones do not have it.
    .title = Sabotaged diggers

## Part 1. Base game: set-up

rule-B-1 =
    The game is for 3 to 10 players and lasts three rounds.
    .title = Players and rounds
rule-B-2 =
    How many saboteurs and diggers are among the role cards depends on the number of players:
    - 3 players: 1 saboteur, 3 diggers
    - 4 players: 1 saboteur, 4 diggers
    - 5 players: 2 saboteurs, 4 diggers
    - 6 players: 2 saboteurs, 5 diggers
    - 7 players: 3 saboteurs, 5 diggers
    - 8 players: 3 saboteurs, 6 diggers
    - 9 players: 3 saboteurs, 7 diggers
    - 10 players: 4 saboteurs, 7 diggers
    So there is always one role card more than there are players.
    .title = Role cards
rule-B-3 =
    Everyone gets one role card face down and is the only one to look at it.
    The role card left over lies aside face down. Nobody sees it before the round ends.
    .title = Dealing the roles
rule-B-4 =
    The start lies face up. The three goals, one treasure and two stones, are shuffled and laid face down in a column: seven card places lie free between the start and that column, and one place lies free between neighbouring goals.
    If the start is at (0, 0), the goals are at (8, −2), (8, 0) and (8, 2).
    The maze is not bound to this area of 9 × 5 places: it may grow beyond it on every side, as far as you like.
    .title = Start and goals
rule-B-5 =
    The 40 path cards and 27 action cards are shuffled into one stack, and everyone is dealt a hand from it: 6 cards each with 3 to 5 players, 5 cards with 6 or 7 players, 4 cards with 8 to 10 players.
    All other cards are the deck, face down.
    .title = Deck and hands
rule-B-6 =
    The 28 nugget cards are shuffled and kept face down as the supply.
    .title = Nugget cards
rule-B-7 =
    At a kitchen table the youngest player goes first. Here the host names the first player, or the seed of the table draws one.
    Then turns pass clockwise: after you comes the seat on your left.
    .title = Who begins

## Part 1. Base game: a turn

rule-B-10 =
    In your turn you do exactly one of three things: play a path card, play an action card, or pass.
    Then you draw one card from the deck.
    .title = Your turn
rule-B-11 =
    Once the deck is used up, nobody draws any more. The discard pile is never shuffled to make a new deck.
    .title = Empty deck
rule-B-12 =
    If you have no card in hand, you pass automatically and discard nothing.
    If the deck still has cards at that point, you draw one, and that was your whole turn.
    .title = Empty hand
rule-B-13 =
    To pass, put one card from your hand face down on the discard pile. The others do not see it.
    .title = Passing
rule-B-14 =
    At the end of a turn the player whose turn it was draws a number of cards. Normally that number is 1. Cards of other modules change it:
    - Pathfinder: one card for each path card played with it.
    - Storage, or placing a toll dwarf: none.
    - A pass in Saboteur 2: as many cards as were discarded.
    - Swap hands: none for the player who played it, one for the other player.
    - With treasure chests: chest 4 (draw one more) adds one; chest 3 (draw one less), chest 6 (take a card from another hand), chest 7 (choose from the top of the deck) and chest 9 (dig in the discard pile) each take one away. The number never falls below 0.
    The end of a turn has a fixed order: first the player whose turn it is draws that many cards, then chest 7 is carried out, then chest 6, then a player who used a veto draws.
    Cards that the deck does not have are not drawn. After all this, check whether the round is over (B-54).
    .title = Drawing at the end of a turn

## Part 1. Base game: path cards

rule-B-20 =
    You lay a path card on an empty place that has an edge in common with a card of the maze.
    On every side where it touches a face-up card, the two must fit: an opening next to an opening, a wall next to a wall. Face-up cards are path cards, the start, goals that have been turned over, and, if your table plays with them, turned chest tunnels and the large card.
    .title = Laying a path card
rule-B-21 =
    Path cards always lie upright. You may turn a card by 180°, but never by 90°.
    .title = Upright cards
rule-B-22 =
    The card you lay must be linked to the start by a tunnel without a break: at least one of its openings has to meet an opening of a neighbour from which the tunnel leads, card by card, all the way back to the start.
    For the card itself it is enough if a blind stub meets such an opening. That is how dead ends get into the maze.
    A dead end stops the tunnel, and nothing can be linked through it. Only the Japanese and the Jubilee rulebook spell this out, but it holds in every edition.
    .title = Linked to the start
rule-B-23 =
    A goal that lies face down asks nothing of its neighbours and links nothing. On the side where your card touches it, anything goes.
    .title = Beside a face-down goal
rule-B-24 =
    A goal that has been turned over and lies face up (a stone; with the new goals also a bag or the dragon) belongs to the maze. Its neighbours have to fit it, and tunnels lead on through its joined openings.
    .title = Goals that are face up
rule-B-25 =
    If you have a broken tool in front of you when your turn begins, you may not play a path card in that turn. With Saboteur 2 the same goes for the card Trapped.
    .title = No digging with broken tools

## Part 1. Base game: action cards

rule-B-30 =
    A broken tool (pick, lantern or cart) is laid face up in front of another player.
    Nobody can have the same tool broken twice at the same time, so three broken tools are the most anyone can have.
    .title = Breaking a tool
rule-B-31 =
    A repair card with one tool takes away the matching broken tool in front of any player, yourself included. Both cards are discarded.
    .title = Repairing a tool
rule-B-32 =
    A repair card with two tools takes away one of the tools it shows, never both. If both lie there, you choose which one to repair.
    .title = Repair card with two tools
rule-B-33 =
    You can play a repair card only if a matching broken tool lies in front of somebody. You cannot lay it down beforehand as protection.
    .title = Repairs need something broken
rule-B-34 =
    A rock-fall removes one path card of your choice from the maze, but never the start or a goal, not even a goal that is face up. The rock-fall and the card it hit are both discarded.
    The gap may be filled later like any other place (B-20 to B-22).
    Cards that were linked only through the removed card stay on the table but are no longer linked. Goals and chests that were turned over stay turned over.
    A card that is not linked can be hit as well, and so can doors, ladders and bridges of Saboteur 2.
    .title = Rock-fall
rule-B-35 =
    With a map you look at one face-down goal, you alone, and put it back. You may tell the others whatever you like about it, true or false.
    .title = Map
rule-B-36 =
    A played card is discarded once it has taken effect. Whether it then lies face up or face down is a setting of the edition; at any time everybody may look through the face-up cards of the discard pile, and nobody through the face-down ones.
    The discard pile is a single pile in the order in which cards came to it. When several cards go there at once, a card that was hit or removed lies below the card that was played on it, and a veto lies on top. Cards discarded from a hand lie in the order in which the player names them.
    Cards that were discarded without being played always lie face down: those of a pass and, in other modules, the cards given up in Saboteur 2 to get rid of a card in front of you and the card discarded to place a toll dwarf.
    .title = Discard pile
rule-B-37 =
    You can play an action card only if it can do what it says, that is, if it has a target the rules allow. Otherwise you can only discard it.
    - A map needs a face-down goal it may look at; with treasure chests, a chest will do.
    - Back and forth needs two face-down goals.
    - Storage needs at least one card in the discard pile; it does not matter if the deck is empty.
    - A second Theft in front of yourself is not allowed.
    - Turnabout can always be played.
    Effects of treasure chests are different: they are carried out as far as possible.
    .title = Action cards need a target
rule-B-38 =
    Everybody sees which card is aimed at what or whom, how many cards each hand holds, how many cards are in the deck and in the discard pile, and how many nugget cards each player has.
    What you learned by looking at a card belongs to that card. If a goal is moved in plain sight, as a treasure chest can do, you still know which one it is. If a role card you inspected goes under the role pile or aside, you still know that card, but not its owner’s new role.
    If cards are mixed unseen (by Back and forth, by the underground party or by any shuffle), what you knew of one card you then know only of the whole group.
    .title = What everybody knows

## Part 1. Base game: reaching a goal, end of the round

rule-B-50 =
    After a path card has been laid, check the face-down goals. If a tunnel now runs without a break from the start to a goal, so that an opening joined back to the start points at that goal, the goal is turned over at once.
    This also counts when the card just laid lies somewhere else and only closes a gap in the tunnel.
    .title = Reaching a goal
rule-B-51 =
    If one card reaches two goals, both are turned over. The Japanese rulebook says so, and we apply it to everything a turn can reach: goals and, if your table plays with them, face-down chest tunnels and the large card.
    With new goals, chests or the large card in play, the player whose turn it is chooses the order. Otherwise the goals are turned over together, and the upper one is fitted first.
    Things happen one at a time: turn the card over, fit it, carry out its effect. Then look again: whatever has newly been reached joins the queue, and whatever is no longer reached, such as a goal that was moved away, leaves it.
    .title = Reaching several at once
rule-B-52 =
    A goal that does not end the round is laid so that its tunnels fit. If it cannot fit all its neighbours it stays there all the same; this is the only exception to B-20.
    Of its two ways up, take one that fits every face-up neighbour; if there is none, take one that opens onto at least one linked tunnel pointing at it; if there is none of those either, both are allowed. If two ways are left and they differ, the player whose turn it is chooses. A tunnel leads on only where opening meets opening.
    Then the round goes on, and tunnels may run through this card too. It may itself complete a tunnel to something else, so go on until nothing new is reached (B-51).
    Whatever completes the tunnel (a filled gap, a ladder, a moved card or goal, a turned chest tunnel), it is always the player whose turn it is who has reached the goal.
    .title = Fitting a goal
rule-B-53 =
    As soon as the treasure is turned over the round is over, and the diggers have won it. (If a greedy dwarf reached it, see C-16.)
    .title = Treasure found
rule-B-54 =
    The round is also over when the deck is empty and no player has a card left. This is checked at the end of every turn, after all cards have been drawn. The saboteurs have then won the round.
    Some editions end the round earlier: see the setting for the end of the round.
    .title = Out of cards
rule-B-55 =
    When the round is over, all players reveal their roles.
    .title = Roles revealed
rule-B-56 =
    A round never ends early just because the treasure can no longer be reached. The English rulebook hints at that, but it would give hidden cards away.
    Between two turns, however, all players together may agree to call the round. A single refusal is enough, and it goes on. Bots decide from what they can see themselves.
    A called round ends as in B-54: the saboteurs have won it, in Saboteur 2 as well. In the duel nobody has won it (D-5).
    .title = Calling the round
rule-B-57 =
    The end of the round stops everything: goals and other cards still waiting to be turned over (B-51), effects of chests, the second path card of Pathfinder, and all draws.
    Roles, cards in front of players, and who reached the goal count as they are at that moment.
    .title = The end stops everything

## Part 1. Base game: gold

rule-B-60 =
    When the diggers have won, nugget cards are drawn: as many as there are players, but nine in a game of ten. In the Jubilee edition it is as many as there are diggers. If the supply has fewer cards, all of them are drawn.
    The digger who reached the treasure looks at all of these cards, takes one and hands the rest counter-clockwise to the next digger, who does the same. This goes on, leaving out the saboteurs, until every card is taken. So some diggers may get more than one card.
    .title = Diggers share the gold
rule-B-61 =
    If it was a saboteur who reached the treasure, the diggers have won all the same. The next digger counter-clockwise from that saboteur then picks first.
    The Jubilee rulebook says so; here it holds in every edition.
    .title = Treasure reached by a saboteur
rule-B-62 =
    When the saboteurs have won, each of them gets nugget cards of a total worth: 4 if there is one saboteur among the players at the end of the round, 3 each if there are two or three, 2 each if there are four.
    One after the other they look through the supply and take, unseen by the others, any cards that make exactly this total. They do so in seat order, counted from the left neighbour of whoever took the last turn.
    If the exact total cannot be made, a saboteur takes cards for less and the bank adds gold, so that exactly that worth is scored.
    .title = Saboteurs take their gold
rule-B-63 =
    With three or four players it can happen that no player is a saboteur. If the treasure is not reached then, nobody gets gold.
    .title = No saboteur among the players
rule-B-64 =
    You keep the worth of your nugget cards secret until the game ends. The others can only know how many cards you took.
    .title = Nugget cards are secret
rule-B-65 =
    Gold can also turn up in the base game: from toll tunnels, from new goals, or as change from the bank. At the end it counts together with the nuggets.
    If you have to pay 1 gold (a toll, the dragon), you pay with a token. From the second round on, you may also use gold won earlier.
    If you have no token, choose one of your nugget cards and turn it in openly: you get its worth less 1 back as gold, and the card returns to the supply. You “have gold” as long as you own a token or a nugget card.
    Everybody can see how much gold each player has in tokens, but not what nugget cards are worth.
    .title = Gold tokens and paying

## Part 1. Base game: next round, end of the game

rule-B-70 =
    For the next round all path and action cards are shuffled and dealt afresh. The same role cards, including the one set aside, are shuffled and dealt afresh too, and the goals are shuffled and laid out again.
    You keep the nugget cards you have won. The others stay in the supply, which is shuffled.
    .title = The next round
rule-B-71 =
    The next round is begun by the left neighbour of whoever took the last turn of the round before. That is always the next seat clockwise, even after a Turnabout.
    An automatic pass with an empty hand and an empty deck (B-12) is not a turn in this sense; discarding a card is one. A player who only used a veto has not had a turn. If nobody had a turn, the same player begins again.
    .title = Who begins the next round
rule-B-80 =
    After the third round everyone counts their nuggets and gold. Whoever has the most wins; players who tie for the most win together.
    .title = Winning the game

## Part 4. Championship role

rule-C-16 =
    The greedy dwarf is a role that takes the place of one digger card among the role cards. There are two such cards, but the second is used in the tournament only.
    He wins only if he reaches the treasure himself, in his own turn. Then he gets 4, in nugget cards that he takes as saboteurs do (B-62), and nobody else wins; this is the exception to B-53. Otherwise he gets nothing.
    If anybody else reaches the treasure, the greedy dwarf does not count as a digger. He is left out when nugget cards are picked (B-60, B-61), and he is not counted where cards are drawn per digger. Where they are drawn per player he is counted like everybody else.
    .title = Greedy dwarf

## Part 6. Variants of the base game

rule-V-1 =
    When the diggers win, a digger with a broken tool in front is left out when nugget cards are picked. As many cards are drawn as B-60 says, with the sabotaged diggers counted, so the others may get more. If all diggers are sabotaged, nobody gets gold.
    Saboteurs are never affected, and neither is a greedy dwarf who wins.
    With the card Diversion, the digger who reached the treasure may be sabotaged too. The first pick then goes to the next digger in picking order who is not.
    This is a rule of the Jubilee edition and an optional one of the English edition, for the base game.
    .title = Victim of sabotage

## Part 6. Tournament

rule-O-1 =
    The tournament is the base game for 5 to 9 players. No role card is left over:
    - 5 players: 1 saboteur, 3 diggers, 1 greedy dwarf
    - 6 players: 2 saboteurs, 3 diggers, 1 greedy dwarf
    - 7 players: 2 saboteurs, 3 diggers, 2 greedy dwarves
    - 8 players: 3 saboteurs, 3 diggers, 2 greedy dwarves
    - 9 players: 3 saboteurs, 4 diggers, 2 greedy dwarves
    Everyone gets 6 cards with 5 players, 5 cards with 6 or 7 players, 4 cards with 8 or 9 players.
    .title = Tournament: roles and hands
rule-O-2 =
    In each round, before the cards are dealt, one path card is drawn at random and laid face up exactly halfway between the start and the middle goal, at (4, 0). Its way up is random too.
    Neighbours have to fit it (B-20), but it links nothing until a tunnel reaches it. A rock-fall may remove it.
    .title = Tournament: the card in the middle
rule-O-3 =
    The tournament is played for gold instead of nugget cards.
    - Diggers win: 3 gold for whoever reached the treasure, 2 for every other digger. If a saboteur reached it, every digger gets 2.
    - Greedy dwarf wins: 4 gold for him, nothing for anyone else. If there are two greedy dwarves, only the one who reached the treasure wins.
    - Saboteurs win: 3 gold each, but 4 for the single saboteur at a table of five.
    The giant spider, treasure chests and toll tunnels also pay in gold here.
    .title = Tournament: gold

## Part 6. Duel for two

rule-D-1 =
    The duel is a house rule for two players with the cards of the base game. Each player gets one of all eleven role cards at random and 6 cards in hand. Both may have the same role.
    A digger wants the treasure to be found, a saboteur wants a stone (“coal”) to be found. Who finds it does not matter.
    .title = Duel: roles and aims
rule-D-2 =
    In your turn you do exactly one of these: lay a path card that is linked to the start; discard three cards and draw three; play a rock-fall, but only on a card at the end of a tunnel; or play a map. Then you draw until you have six cards again.
    A card is not at the end of a tunnel if two of its openings that are joined inside the card both meet openings of neighbours; the start counts as a neighbour. Every other card that has been laid is at an end, so dead ends always are.
    If you discard with fewer than three cards in hand, you discard all of them. If the deck runs out, you draw what there is. Without cards your turn is skipped. Discarded cards lie face down.
    .title = Duel: your turn
rule-D-3 =
    Broken tools and repair cards have no effect in the duel. They only fill your hand, and you can discard them.
    .title = Duel: no tools
rule-D-4 =
    The first goal that is reached ends the round. If it is the treasure, every digger wins; if it is a stone, every saboteur wins.
    The house rules only speak of a card beside a goal. Here a goal is reached as in B-50: by an opening that is linked to the start and points at it.
    If one card reaches two goals, the player whose turn it is chooses one. Only that one is turned over and counts.
    .title = Duel: the first goal decides
rule-D-5 =
    All tunnels are closed when no opening linked to the start faces an empty place. The next player can then only play a rock-fall (D-2) or give up. Giving up ends the round, and so does having no rock-fall or nothing it may hit.
    The round also ends when the deck and both hands are empty.
    In both cases nobody wins the round and no gold is given. The house rules let both players lose the whole match; here it is only the round.
    .title = Duel: closed tunnels
rule-D-6 =
    Each winner of the round draws two nugget cards, secretly keeps one and gives the other to the opponent.
    If both players have the winning role, both do so: the player whose turn it is draws first, and both draw before either of them chooses.
    If nobody has the winning role, no gold is given.
    .title = Duel: gold
rule-D-7 =
    The duel lasts three rounds. Whoever has the most nuggets wins; with equal numbers both win.
    The next round begins as in B-71.
    .title = Duel: rounds and winner
