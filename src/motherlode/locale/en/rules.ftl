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
    The printed editions of the game differ in a few points, and each point is a setting of the table. Unless the host chooses otherwise, a table made in the browser follows the rulebook of its language (English, Korean, or Japanese), and everything else follows the Jubilee edition.
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
edition-sabotaged-diggers =
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
    In Saboteur 2 (S-2) and in the duel (D-1) everyone is dealt 6 cards.
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
    With new goals, chests or the large card in play, the player whose turn it is chooses the order. Otherwise the goals are turned over together, and the upper one is fitted first; if one of them is the treasure, the round is over and nothing is fitted any more.
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
    Between two turns, however, all players together may agree to call the round. Each player may propose it once before the next turn; the others are asked in turn, clockwise. A single refusal is enough, and it goes on. Bots decide from what they can see themselves.
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
    If the exact total cannot be made, a saboteur takes the largest total below it that cards can make, and the bank adds gold, so that exactly that worth is scored. If the supply is empty, the bank pays it all.
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
    If you discard with fewer than three cards in hand, you discard all of them. If the deck runs out, you draw what there is. Without cards your turn is skipped. The whole discard pile lies face down, played cards too.
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

## Part 5. Toll tunnels

module-toll_tunnels =
    Everyone starts the game with 1 gold, and in each round two dwarves can be put on open ends of the maze, where a card may only be laid for 1 gold (T-1 to T-4). It goes with the base game, Saboteur 2 and the tournament, not with the duel.
    .title = Toll tunnels
rule-T-1 =
    There are two dwarves. Every player starts the game with 1 gold as a token, also in the base game, where tokens count with the nuggets at the end.
    .title = Toll: dwarves and gold
rule-T-2 =
    In your turn you may do this instead of anything else: discard one card face down, put an unused dwarf on an open end of the maze and its token in front of you. You draw no card, so your hand is one card smaller from then on. Each dwarf is used once per round.
    An open end is an opening, linked to the start, of any face-up card (the start, a goal, a chest tunnel and the large card included) that faces an empty place without a dwarf. Broken tools and Trapped do not forbid it.
    .title = Toll: placing a dwarf
rule-T-3 =
    Nobody may put a card on the place a dwarf guards without paying 1 gold (B-65) to the player who put it there; then dwarf and token are out for the round. It guards the place against cards from every side; ladders and Diversion pay too. Another player may pay instead.
    - Card, place and payer are announced together. A payer other than the player whose turn it is is asked at once and may refuse; then a new choice is made. Each player is asked until they have refused once in a turn, the dwarf’s owner never.
    - Then comes the time for a veto, then the payment: a card that is vetoed costs nothing and the dwarf stays.
    - Whoever put the dwarf there pays nobody, and the dwarf is out too.
    - Without gold and without somebody who pays, no card can be laid there.
    If the card the dwarf stands on is removed or moved, or a goal is moved onto its place, dwarf and token are out, unpaid.
    .title = Toll: paying
rule-T-4 =
    In the next round both dwarves are available again.
    .title = Toll: next round

## Part 5. Underground wardrobe and underground party

module-wardrobe =
    A large card lies in the maze area. The player in whose turn it is first linked to the start exchanges roles (W-1). It goes with the base game and Saboteur 2, but not with the tournament, which has no spare role, nor with the duel or the underground party.
    .title = Underground wardrobe
module-party =
    A large card lies in the maze area. When it is first linked to the start, the role cards of all players are shuffled and dealt again (P-1). It goes with the base game, Saboteur 2 and the tournament, but not with the duel or the underground wardrobe.
    .title = Underground party
rule-W-1 =
    A large card covers the four places (4, −4), (5, −4), (4, −3) and (5, −3). It has openings below and to the left at (4, −3), below and to the right at (5, −3), all joined. Tunnels run through them and neighbours have to fit (B-20); it cannot be removed or moved.
    The player in whose turn it is first linked to the start must exchange roles at once: with the card set aside, or in Saboteur 2 with the top card of the role pile, the old one going under it. Only that player sees the new role.
    It happens once per round, also if the link is cut and made again.
    .title = Underground wardrobe
rule-P-1 =
    The party is the other side of the large card (W-1). When it is first linked to the start, the role cards of all players are collected unseen, shuffled and dealt again, and the round goes on with the new roles. The card set aside or the role pile is not touched; cards in front stay.
    It happens once per round.
    .title = Underground party

## Part 3. Saboteur 2

module-saboteur2 =
    Two to twelve players: a blue and a green team of diggers, a boss, a profiteer, geologists and saboteurs, with ladders, bridges, doors, crystals, thieves and traps, played for gold over three rounds (S-1 to S-51). It follows the Jubilee edition and uses the path and action cards of the base game too; it does not go with the greedy dwarf or the victim of sabotage.
    .title = Saboteur 2
rule-S-1 =
    The path and action cards of the base game and of Saboteur 2 are shuffled into one deck; the role cards and nugget cards of the base game are not used. In each round ten cards are set aside unseen and come back for the next round.
    Championship cards in use are shuffled in before the ten are set aside. Start and goals are those of the base game.
    .title = Saboteur 2: cards
rule-S-2 =
    Every player has 6 cards in hand, whatever the number of players.
    .title = Saboteur 2: hands
rule-S-3 =
    15 role cards are shuffled: 4 blue diggers, 4 green diggers, 1 boss, 1 profiteer, 2 geologists and 3 saboteurs. Everyone gets one. The rest form a face-down role pile, which stays in play.
    .title = Saboteur 2: roles
rule-S-4 =
    Gold comes in tokens worth 1, 2, and 5, and there are always enough of them. They lie face down in front of their owner. Every gain and loss happens in the open, so the amount is no secret, but the book lets you forget it.
    How much is shown is a setting of the table. Face down, as printed and unless the host chooses otherwise: only you see how much you have. In the open: everyone sees everyone’s gold.
    .title = Saboteur 2: gold
rule-S-10 =
    In your turn you do exactly one of these four:
    - play a path card, then draw 1;
    - play an action card, then draw 1;
    - discard two cards, face down, to remove one action card that lies in front of you, then draw 1; your hand is one card smaller from then on;
    - pass and discard 1 to 3 cards, face down, then draw as many.
    The card you remove may be any that lies in front of you: a broken tool, Trapped, or your own Theft. It is discarded too.
    .title = Saboteur 2: your turn
rule-S-11 =
    When the deck is empty nobody draws any more, but you still have to do one of the four. Without cards you sit out, until the end of the round or until Swap hands brings you cards.
    .title = Saboteur 2: empty deck
rule-S-12 =
    Two identical action cards never lie in front of the same player.
    .title = No card twice
rule-S-20 =
    A bridge has two straight tunnels that cross without meeting; a double curve has two curves that do not meet. When the card is laid, at least one of its two tunnels must be linked to the start.
    .title = Bridges and double curves
rule-S-21 =
    The tunnel of a ladder counts as joined to the start and to every other ladder. You lay it beside any path card of the maze, but never beside a goal. Its sides must fit (B-20), and wall against wall is enough: it need not be linked otherwise.
    The path card beside it must be face up, linked or not. The goal it must not lie beside may be face up or face down. A face-down chest tunnel or the large card is not enough beside it, but does not forbid the place. If a goal is moved beside a ladder later, nothing changes.
    .title = Ladders
rule-S-22 =
    Diggers of the other colour cannot pass a blue or green door. Everybody else can. Doors never hinder laying cards and never hinder the end of the round; they only decide who wins (S-40).
    .title = Doors
rule-S-23 =
    Crystals on path cards matter only to geologists (S-47).
    .title = Crystals
rule-S-30 =
    Lay Theft in front of yourself. After the gold of the round has been handed out, you steal 1 gold from another player (S-49).
    .title = Theft
rule-S-31 =
    Hands off removes one Theft from in front of any player, yourself included. Both cards are discarded.
    .title = Hands off
rule-S-32 =
    Lay Trapped in front of another player. Whoever is trapped may lay no path cards; other actions, Theft included, stay allowed.
    Whoever is still trapped at the end of the round is no winner, takes no part in the handing-out of gold, crystals included, and cannot steal. Gold they got during the round is kept, and they can be robbed.
    .title = Trapped
rule-S-33 =
    Free removes one Trapped from in front of any player, yourself included. Both cards are discarded.
    .title = Free
rule-S-34 =
    With Inspection you alone look at the role of any other player.
    .title = Inspection
rule-S-35 =
    With Swap hats any player you choose, yourself included, puts their role card under the role pile and takes the top one, showing it to nobody.
    .title = Swap hats
rule-S-36 =
    Swap hands is discarded, then you and another player exchange your whole hands, however many cards they have, empty ones too. The other player, not you, draws one card at the end of this turn.
    .title = Swap hands
rule-S-40 =
    The round ends as soon as a tunnel links the start and the treasure, doors or no doors.
    A team can pass if some tunnel from the start, or from any ladder, to the treasure has no door of the other colour.
    .title = Doors on the way to the treasure
rule-S-41 =
    If a blue or green digger reached the treasure, trapped or not, that team wins if it can pass (S-40). If it cannot, the other team wins if that one can.
    .title = A digger reaches the treasure
rule-S-42 =
    If anybody else reached the treasure, every team that can pass wins: both if both can.
    .title = Somebody else reaches the treasure
rule-S-43 =
    The boss wins whenever the treasure is linked: together with the winning teams, or without them if neither can pass.
    .title = The boss
rule-S-44 =
    The profiteer always wins: with the diggers, with the boss, with the saboteurs, or alone.
    .title = The profiteer
rule-S-45 =
    If the treasure is not linked at the end of the round, the saboteurs win.
    .title = The saboteurs
rule-S-46 =
    What each winner gets depends on the number of all winners together, of both teams if both won, boss and profiteer included: 5 gold for one winner, 4 each for two, 3 each for three, 2 each for four, 1 each for five or more. The boss gets 1 less and the profiteer 2 less, but never below 0.
    Whether a team can pass does not depend on anybody having its colour; only players are counted and paid. If there is no winner at all, there is no gold.
    .title = Gold for the winners
rule-S-47 =
    Geologists get 1 gold for each crystal on the table, linked to the start or not, whoever won and however the round ended. Two geologists share equally, rounded down. They do not count as winners.
    .title = Gold for geologists
rule-S-48 =
    Trapped players are not winners and are neither counted nor paid in S-41 to S-47. Their colour still decides S-41. If one of two geologists is trapped, the other gets everything.
    .title = Trapped players get nothing
rule-S-49 =
    Then the thieves steal. Of those who may steal, whoever laid their Theft last goes first, then the others clockwise from there. Each takes 1 gold from another player who has some; gold of earlier rounds and gold just stolen can be stolen too. If nobody else has gold, nothing happens.
    .title = Stealing
rule-S-50 =
    An example. There are 1 blue digger, 2 green diggers, the boss, the profiteer and 2 saboteurs. The boss finishes the tunnel, and a blue door blocks it. Both saboteurs have Theft in front of them, and one of them is trapped.
    The winners are the blue digger, who gets 3 gold, the boss, who gets 2, and the profiteer, who gets 1. The saboteur who is free steals 1 gold; the trapped one gets nothing.
    .title = Example of a handing-out
rule-S-51 =
    For the next round everything is shuffled again, the ten cards that were set aside included, and ten are set aside again. The left neighbour of whoever took the last turn begins (B-71). After three rounds the player with the most gold wins; tied players win together.
    .title = Saboteur 2: next round and winner

## Part 4. Championship cards

module-back_and_forth =
    One action card with which two face-down goals are secretly swapped, or not (C-17). It goes with every game but the duel, and with all other modules.
    .title = Back and forth (2017)
module-storage =
    One action card that brings a card back from the discard pile (C-18). It goes with every game but the duel, and with all other modules.
    .title = Storage (2018)
module-veto =
    One card that cancels a card another player is playing (C-19). Whenever a card is played, all the others are asked whether they veto it, until everybody has seen the veto discarded. It goes with every game but the duel, and with all other modules.
    .title = Veto (2019)
module-turnabout =
    One action card that reverses the direction of play for the rest of the round (C-20). It goes with every game but the duel, and with all other modules.
    .title = Turnabout (2020)
module-jack_of_all_trades =
    One action card that repairs any broken tool (C-21). It goes with every game but the duel, and with all other modules.
    .title = Jack of all trades (2021)
module-pathfinder =
    One action card that lets its player lay two path cards in one turn (C-22). It goes with every game but the duel, and with all other modules.
    .title = Pathfinder (2022)
module-diversion =
    One action card that moves the path card that was laid last (C-23). It goes with every game but the duel, and with all other modules.
    .title = Diversion (2023)

rule-C-17 =
    Back and forth: you take two face-down goals, without looking at them, and swap them or put them back as they were.
    Everybody sees which two you take, but only you know whether you swapped them; you decide after the others have had their chance for a veto (C-19).
    If somebody else knew one of the two, they now know only that it is one of these two (B-38). What you knew yourself you still know.
    .title = Back and forth
rule-C-18 =
    Storage: instead of drawing a card, you look at the top five cards of the discard pile, or at all of them if there are fewer. You must keep one of them, without showing it. The others go back on top face down, in the same order.
    The Storage card itself is discarded only afterwards, so it is not among the cards you look at. You can play it only if at least one card lies on the discard pile; an empty deck does not matter.
    .title = Storage
rule-C-19 =
    Veto: you play it during another player’s turn, on the path or action card that player is playing. That card has no effect, and both cards are discarded. That player draws one card, whatever the card would have given, and the turn is over; then you draw one card.
    - The others are asked when the card, its target, its way up and who pays a toll are announced, before anything is paid, done, looked at or secretly chosen. They are asked one after the other in the order of play, whether they hold a veto or not. Once everybody has seen the veto go to the discard pile, nobody is asked any more, until Storage or a chest may have brought it back.
    - Passing, discarding two cards (S-10) and placing a dwarf (T-2) play no card and cannot be vetoed. A veto cannot be vetoed.
    - Broken tools and Trapped do not forbid a veto. In your own turn you can only discard it.
    - For the path cards of Pathfinder see C-22.
    .title = Veto
rule-C-20 =
    Turnabout: the direction of play is reversed until the round ends. In the base game the order in which nugget cards are picked or taken is reversed too (B-60 to B-62, V-1). A second Turnabout reverses it back.
    The next round is played clockwise again, and who begins it does not change (B-71). The order of thieves (S-49) is not affected.
    .title = Turnabout
rule-C-21 =
    Jack of all trades: you remove any one broken tool from in front of any player, yourself included. Both cards are discarded.
    .title = Jack of all trades
rule-C-22 =
    Pathfinder: you then lay two path cards in the same turn, one after the other, each under the normal rules, and draw two cards at the end. So your hand is one card smaller for the rest of the round.
    - You need two path cards in hand, one of which can be laid now without somebody else paying for it (T-3), and nothing in front of you that forbids path cards.
    - The two cards need not touch. What the first one reaches is carried out before the second; if that is the treasure, the round is over.
    - You must lay the second one if any path card in your hand can be laid; otherwise the turn ends. You draw one card for each path card you played.
    - A veto on Pathfinder itself ends the turn, and you draw one card. A veto on one of the two path cards hits only that card, and the turn goes on. It counts as played, and whoever vetoed it draws after you.
    .title = Pathfinder
rule-C-23 =
    Diversion: you move the path card that was laid last to another place where it may be laid.
    - It is the latest card still in the maze that a player laid, never the start, a goal, a chest tunnel, the large card or the tournament’s card in the middle. It is taken up first and must then fit on another place, either way up; moving it counts as laying it.
    - For a ladder S-21 applies, for a place with a dwarf T-3.
    - It is an action, so broken tools and Trapped do not forbid it. It can reach goals, chests and the large card.
    .title = Diversion

## Part 5. New goals

module-new_goals =
    Eight goal cards replace the three: the treasure and four of seven others lie face down, among them bags of gold, a dragon and a giant spider (G-1 to G-3). It goes with the base game, Saboteur 2 and the tournament, not with the duel.
    .title = New goals
rule-G-1 =
    Eight goal cards replace the three of the base game. The treasure and four of the others, drawn at random, are shuffled and laid face down: five goals, at (8, −4), (8, −2), (8, 0), (8, 2) and (8, 4). The other three are set aside for the round, seen by nobody.
    .title = New goals: set-up
rule-G-2 =
    A goal that is reached is turned over and fitted as in B-52, then its effect happens.
    - Bag: the player whose turn it is takes 1 or 2 gold as tokens, as the card shows.
    - Dragon: the player whose turn it is pays 1 gold to the bank, if they have any (B-65).
    - Giant spider: the round ends at once and the saboteurs have won it, exactly as if the treasure had not been reached.
    - Stone: nothing happens.
    - Treasure: the round ends (B-53).
    .title = New goals: effects
rule-G-3 =
    If several goals are reached, the player whose turn it is chooses which one is turned over first. Its effect is carried out before the next is turned over (B-51). If it ends the round, the others stay face down.
    .title = New goals: several at once

## Part 5. Treasure chests

module-treasure_chests =
    Four chests lie hidden under face-down tunnels between the start and the goals; whoever reaches one opens it, for better or worse (X-1 to X-4). The host chooses where they lie: in a square (treasure_chests), in a diamond (treasure_chests:diamond), at spaces drawn anew for each round (treasure_chests:random), or by hand, at four spaces of their choice (treasure_chests:2,0 4,-1 4,1 6,0). It goes with the base game, Saboteur 2 and the tournament, not with the duel.
    .title = Treasure chests
rule-X-1 =
    Ten chests and seven chest tunnels are shuffled apart. Four chests lie face down between the start and the goals, never edge to edge, each covered by a face-down chest tunnel. The rest are set aside for the round.
    Where they lie is a setting of the table: square at (3, −1), (3, 1), (5, −1), (5, 1); diamond at (2, 0), (4, −2), (4, 2), (6, 0); random: drawn in each round from columns 2 to 6 and rows −2 to 2, in the tournament never at (4, 0); or by hand: the host chooses four spaces in columns 1 to 7 and rows −4 to 4 that touch neither each other nor the start, and where no other card lies (the large card, in the tournament (4, 0)).
    .title = Chests: set-up
rule-X-2 =
    To its neighbours a face-down chest tunnel is like a face-down goal (B-23), and it is reached like one (B-50). The player whose turn it is then turns it over, fits it (B-52), opens the chest, carries out its effect and puts the chest aside.
    If the tunnel does not open onto the one that arrived, the chest is opened all the same, but no tunnel goes on there. From then on the chest tunnel is an ordinary path card of the maze.
    .title = Chests: opening
rule-X-3 =
    A rock-fall may remove a face-down chest tunnel; the chest goes with it, unopened. A chest tunnel that has been turned over can be removed too. A map may look at a face-down chest tunnel and its chest instead of a goal.
    Chests and chest tunnels never go to the discard pile. They are set aside for the round, and those that were not opened are shown to nobody.
    .title = Chests: rock-fall and map
rule-X-4 =
    What a chest does to the player who opens it, at once unless it says “end of the turn” (B-14). Each effect is carried out as far as possible.
    1. Gold: take 1 gold; in the base game a nugget card worth 1, or a token if none is left; in the tournament a token.
    2. No maps: from now on nobody can look at goals with a map, only at chests. The card stays on the table for the round.
    3. No draw: at the end of the turn draw one card less.
    4. Extra draw: at the end of the turn draw one card more.
    5. Moving a goal: move one face-down goal of your choice one column to the right, onto an empty place. You must if one can be moved. What was known of it stays known. It can be reached there at once, and its old place is empty.
    6. Taking a card: at the end of the turn draw one card less, and take a card at random from the hand of another player of your choice who has cards.
    7. Pick of three: at the end of the turn, instead of one draw, look at the top three cards of the deck, keep one and discard the others face down.
    8. Looking at a role: look at the role of another player.
    9. Digging in the discards: shuffle the discard pile, all cards face down, look at the top five, keep one and put the others back on top, face down. At the end of the turn draw one card less.
    10. Collapse: the top five cards of the deck go to the discard pile, face down and seen by nobody.
    .title = Chests: the ten effects

## Who wins a round

winner-diggers = Diggers
winner-saboteurs = Saboteurs
winner-greedy = A greedy dwarf
winner-nobody = Nobody
winner-diggers_blue = Blue diggers
winner-diggers_green = Green diggers
winner-boss = The boss
winner-profiteer = The profiteer
