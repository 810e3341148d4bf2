### The cards of every game and expansion: what each one does, and when.

-lay =
    Place it next to the maze so that every side fits and it connects to the start. You can’t while you have a broken tool (B-20 to B-22, B-25).
-block =
    Place it like any path card, but nothing connects through it: the tunnel stops here (B-20 to B-22, B-25).

## Tools

tool-pick = pickaxe
tool-lantern = lantern
tool-cart = mine cart

## Path cards: tunnels that go on

card-straight_ns =
    A tunnel runs from top to bottom; left and right are rock. { -lay } It looks the same rotated.
    .title = Straight Tunnel (up–down)
card-straight_ew =
    A tunnel runs from left to right; top and bottom are rock. { -lay } It looks the same rotated.
    .title = Straight Tunnel (left–right)
card-curve_nw =
    A bend connects the top and the left side. { -lay } Rotated, it connects the bottom and the right side.
    .title = Curve (up–left)
card-curve_ne =
    A bend connects the top and the right side. { -lay } Rotated, it connects the bottom and the left side.
    .title = Curve (up–right)
card-tee_nes =
    A fork connects top, right, and bottom; only the left side is rock. { -lay } Rotated, it connects top, left, and bottom, with rock on the right.
    .title = Junction (up–right–down)
card-tee_esw =
    A fork connects right, bottom, and left; only the top is rock. { -lay } Rotated, it connects left, top, and right, with rock at the bottom.
    .title = Junction (right–down–left)
card-cross =
    Tunnels from all four sides meet in the middle. { -lay } It looks the same rotated.
    .title = Crossing

## Path cards: dead ends

card-dead_n =
    A single stub comes in from the top; the other three sides are rock. { -block } Rotated, the stub is at the bottom.
    .title = Dead End (up)
card-dead_e =
    A single stub comes in from the right; the other three sides are rock. { -block } Rotated, the stub is on the left.
    .title = Dead End (right)
card-dead_n_s =
    Two stubs, at the top and at the bottom, don’t meet; left and right are rock. { -block } It looks the same rotated.
    .title = Dead End (up, down)
card-dead_e_w =
    Two stubs, on the right and on the left, don’t meet; top and bottom are rock. { -block } It looks the same rotated.
    .title = Dead End (right, left)
card-dead_n_w =
    Two stubs, at the top and on the left, don’t meet; right and bottom are rock. { -block } Rotated, the stubs are at the bottom and on the right.
    .title = Dead End (up, left)
card-dead_n_e =
    Two stubs, at the top and on the right, don’t meet; bottom and left are rock. { -block } Rotated, the stubs are at the bottom and on the left.
    .title = Dead End (up, right)
card-dead_n_e_s =
    Three stubs, at the top, right, and bottom, don’t meet; the left side is rock. { -block } Rotated, the stubs are at the top, left, and bottom, with rock on the right.
    .title = Dead End (up, right, down)
card-dead_e_s_w =
    Three stubs, at the right, bottom, and left, don’t meet; the top is rock. { -block } Rotated, the stubs are at the left, top, and right, with rock at the bottom.
    .title = Dead End (right, down, left)
card-dead_n_e_s_w =
    Stubs come in from all four sides and don’t meet. { -block } It looks the same rotated.
    .title = Dead End (all four sides)

## Start and goals

card-start =
    Every tunnel begins here. The start is face up at (0, 0) from the beginning, with a ladder and openings on all four sides (B-4). Rockfall can’t remove it (B-34). It would look the same rotated.
    .title = Start
card-goal_treasure =
    This is what the diggers are looking for. As soon as a tunnel from the start reaches it, it’s revealed, the round ends, and the diggers win it (B-50, B-53). A selfish dwarf who reaches it wins alone (C-16). It has connected openings on all four sides and looks the same rotated.
    .title = Treasure
card-goal_stone_nw =
    A worthless stone. Once reached, it’s revealed and fitted to the tunnels, and the round continues through its bend, which connects the top and the left side (B-50, B-52). Rotated, it connects the bottom and the right side. In the duel it ends the round, and the saboteurs win (D-4).
    .title = Stone (up–left)
card-goal_stone_ne =
    A worthless stone. Once reached, it’s revealed and fitted to the tunnels, and the round continues through its bend, which connects the top and the right side (B-50, B-52). Rotated, it connects the bottom and the left side. In the duel it ends the round, and the saboteurs win (D-4).
    .title = Stone (up–right)

## Action cards

card-break_pick =
    Play it on another player who has no broken pickaxe yet (B-30). It stays in front of them, and a player who starts a turn with it can’t place a path card that turn (B-25). It has no effect in the duel (D-3).
    .title = Broken Pickaxe
card-break_lantern =
    Play it on another player who has no broken lantern yet (B-30). It stays in front of them, and a player who starts a turn with it can’t place a path card that turn (B-25). It has no effect in the duel (D-3).
    .title = Broken Lantern
card-break_cart =
    Play it on another player who has no broken mine cart yet (B-30). It stays in front of them, and a player who starts a turn with it can’t place a path card that turn (B-25). It has no effect in the duel (D-3).
    .title = Broken Mine Cart
card-fix_pick =
    Remove a broken pickaxe in front of any player, including yourself. Both cards are discarded (B-31). You can play it only while someone has a broken pickaxe (B-33). It has no effect in the duel (D-3).
    .title = Pickaxe Repair
card-fix_lantern =
    Remove a broken lantern in front of any player, including yourself. Both cards are discarded (B-31). You can play it only while someone has a broken lantern (B-33). It has no effect in the duel (D-3).
    .title = Lantern Repair
card-fix_cart =
    Remove a broken mine cart in front of any player, including yourself. Both cards are discarded (B-31). You can play it only while someone has a broken mine cart (B-33). It has no effect in the duel (D-3).
    .title = Mine Cart Repair
card-fix_pick_lantern =
    Remove a broken pickaxe or a broken lantern, never both, in front of any player, including yourself (B-32). You can play it only while someone has one of the two (B-33). It has no effect in the duel (D-3).
    .title = Pickaxe or Lantern Repair
card-fix_pick_cart =
    Remove a broken pickaxe or a broken mine cart, never both, in front of any player, including yourself (B-32). You can play it only while someone has one of the two (B-33). It has no effect in the duel (D-3).
    .title = Pickaxe or Mine Cart Repair
card-fix_lantern_cart =
    Remove a broken lantern or a broken mine cart, never both, in front of any player, including yourself (B-32). You can play it only while someone has one of the two (B-33). It has no effect in the duel (D-3).
    .title = Lantern or Mine Cart Repair
card-rockfall =
    Remove one path card from the maze, connected or not, but never the start or a goal. Both cards are discarded, and the gap can be filled later (B-34). In the duel it can only hit a card at the end of a tunnel (D-2).
    .title = Rockfall
card-map =
    Look at one face-down goal and put it back. Nobody else sees it, and what you tell the others, true or false, is up to you (B-35). You can play it only while a goal you’re allowed to look at is face down (B-37).
    .title = Map

## Nugget cards

card-nugget_1 =
    A nugget card worth 1 gold in the final count. Keep it secret until the game ends (B-64, B-80).
    .title = Nugget Card (1)
card-nugget_2 =
    A nugget card worth 2 gold in the final count. Keep it secret until the game ends (B-64, B-80).
    .title = Nugget Card (2)
card-nugget_3 =
    A nugget card worth 3 gold in the final count. Keep it secret until the game ends (B-64, B-80).
    .title = Nugget Card (3)

## Roles

card-digger =
    You want a tunnel from the start to the treasure. When it’s reached, the diggers win the round and share nugget cards (B-53, B-60). In the tournament you get gold tokens instead (O-3). In the duel you win if the treasure is the first goal reached (D-4).
    .title = Digger
card-saboteur =
    You want the treasure to stay hidden. When the round ends without it, every saboteur takes nugget cards of a fixed worth (B-54, B-62). In the tournament you get gold tokens instead (O-3). In the duel you win if a stone is the first goal reached (D-4).
    .title = Sabo{"\u00AD"}teur
card-greedy =
    You win only if you reach the treasure yourself, on your own turn. Then nobody else wins, and you get 4 gold in nugget cards (C-16). Otherwise you get nothing. In the tournament you get 4 gold tokens instead (O-3).
    .title = Selfish Dwarf

## The large card

card-large_nw =
    A part of the large card, which stays in the maze for good. Something happens when it’s first connected to the start (W-1, P-1).
    .title = Large Card (upper left)
card-large_ne =
    A part of the large card, which stays in the maze for good. Something happens when it’s first connected to the start (W-1, P-1).
    .title = Large Card (upper right)
card-large_sw =
    A part of the large card, which stays in the maze for good. Something happens when it’s first connected to the start (W-1, P-1).
    .title = Large Card (lower left)
card-large_se =
    A part of the large card, which stays in the maze for good. Something happens when it’s first connected to the start (W-1, P-1).
    .title = Large Card (lower right)

## Saboteur 2: path cards

-ladder =
    Its tunnel counts as connected to the start and to every other ladder. Place it next to any path card of the maze where every side fits, but never next to a goal. It doesn’t need any other connection. You can’t place it while something in front of you blocks path cards (S-21, B-20, B-25).
-door-blue =
    It has a blue door: green diggers can’t pass (S-22).
-door-green =
    It has a green door: blue diggers can’t pass (S-22).
-crystal =
    It shows a crystal, worth 1 gold to the geologists at the end of the round (S-23, S-47).

tool-theft = theft
tool-trapped = trapped

card-bridge =
    Two straight tunnels cross without meeting; at least one of them must be connected to the start (S-20). { -lay } It looks the same rotated.
    .title = Bridge
card-double_curve_nw_es =
    Two bends that don’t meet: one connects top and left, the other right and bottom; at least one of them must be connected to the start (S-20). { -lay } It looks the same rotated.
    .title = Double Curve (up–left, right–down)
card-double_curve_ne_sw =
    Two bends that don’t meet: one connects top and right, the other bottom and left; at least one of them must be connected to the start (S-20). { -lay } It looks the same rotated.
    .title = Double Curve (up–right, down–left)
card-ladder_s =
    A ladder with an opening at the bottom. { -ladder } Rotated, the opening is at the top.
    .title = Ladder (down)
card-ladder_e =
    A ladder with an opening on the right. { -ladder } Rotated, the opening is on the left.
    .title = Ladder (right)
card-ladder_es =
    A ladder with openings on the right and at the bottom. { -ladder } Rotated, they are on the left and at the top.
    .title = Ladder (right–down)
card-ladder_ne =
    A ladder with openings at the top and on the right. { -ladder } Rotated, they are at the bottom and on the left.
    .title = Ladder (up–right)
card-door_blue_ns =
    A tunnel runs from top to bottom. { -door-blue } { -lay } It looks the same rotated.
    .title = Blue Door (up–down)
card-door_blue_ew =
    A tunnel runs from left to right. { -door-blue } { -lay } It looks the same rotated.
    .title = Blue Door (left–right)
card-door_blue_ne =
    A bend connects the top and the right side. { -door-blue } { -lay } Rotated, it connects the bottom and the left side.
    .title = Blue Door (up–right)
card-door_green_ns_stub_e =
    A tunnel runs from top to bottom, with a stub on the right. { -door-green } { -lay } Rotated, the stub is on the left.
    .title = Green Door (up–down, stub right)
card-door_green_ew =
    A tunnel runs from left to right. { -door-green } { -lay } It looks the same rotated.
    .title = Green Door (left–right)
card-door_green_es =
    A bend connects the right side and the bottom. { -door-green } { -lay } Rotated, it connects the left side and the top.
    .title = Green Door (right–down)
card-straight_ns_stub_e =
    A tunnel runs from top to bottom, with a stub on the right. { -lay } Rotated, the stub is on the left.
    .title = Straight Tunnel (up–down, stub right)
card-straight_ns_stub_e_w =
    A tunnel runs from top to bottom, with stubs on the right and on the left. { -lay } It looks the same rotated.
    .title = Straight Tunnel (up–down, two stubs)
card-straight_ew_stub_n_s =
    A tunnel runs from left to right, with stubs at the top and at the bottom. { -lay } It looks the same rotated.
    .title = Straight Tunnel (left–right, two stubs)
card-curve_nw_stub_s =
    A bend connects the top and the left side, with a stub at the bottom. { -lay } Rotated, the bend connects bottom and right, with the stub at the top.
    .title = Curve (up–left, stub down)
card-curve_ne_stub_s =
    A bend connects the top and the right side, with a stub at the bottom. { -lay } Rotated, the bend connects bottom and left, with the stub at the top.
    .title = Curve (up–right, stub down)
card-crystal_dead_n =
    A single stub comes in from the top. { -crystal } { -block } Rotated, the stub is at the bottom.
    .title = Crystal Dead End (up)
card-crystal_dead_e =
    A single stub comes in from the right. { -crystal } { -block } Rotated, the stub is on the left.
    .title = Crystal Dead End (right)
card-crystal_cross =
    Tunnels from all four sides meet in the middle. { -crystal } { -lay } It looks the same rotated.
    .title = Crystal Crossing
card-crystal_tee_nes =
    A fork connects top, right, and bottom. { -crystal } { -lay } Rotated, it connects top, left, and bottom.
    .title = Crystal Junction (up–right–down)
card-crystal_tee_esw =
    A fork connects right, bottom, and left. { -crystal } { -lay } Rotated, it connects left, top, and right.
    .title = Crystal Junction (right–down–left)
card-crystal_tee_esw_stub_n =
    A fork connects right, bottom, and left, with a stub at the top. { -crystal } { -lay } Rotated, the fork connects left, top, and right, with the stub at the bottom.
    .title = Crystal Junction (right–down–left, stub up)
card-crystal_tee_nsw_stub_e =
    A fork connects top, bottom, and left, with a stub on the right. { -crystal } { -lay } Rotated, the fork connects top, bottom, and right, with the stub on the left.
    .title = Crystal Junction (up–down–left, stub right)
card-crystal_straight_ew_stub_s =
    A tunnel runs from left to right, with a stub at the bottom. { -crystal } { -lay } Rotated, the stub is at the top.
    .title = Crystal Straight Tunnel (left–right, stub down)

## Saboteur 2: action cards

card-theft =
    Play it in front of yourself, if you don’t have one there yet (S-30, S-12). After the round’s gold is handed out, you steal 1 gold from another player, unless you’re trapped (S-49).
    .title = Theft
card-hands_off =
    Remove Theft from in front of any player, including yourself. Both cards are discarded (S-31). You can play it only while someone has Theft in front of them (B-37).
    .title = Hands Off
card-trapped =
    Play it on another player who isn’t trapped yet (S-32, S-12). They can’t place path cards. If they’re still trapped at the end of the round, they don’t win, get no gold, and can’t steal (S-48).
    .title = Trapped
card-free =
    Remove Trapped from in front of any player, including yourself. Both cards are discarded (S-33). You can play it only while someone is trapped (B-37).
    .title = Free at Last
card-inspection =
    Look at another player’s role. Nobody else sees it (S-34).
    .title = Inspection
card-swap_hats =
    Choose any player, including yourself. That player puts their role card under the role pile and takes the top one, showing it to nobody (S-35).
    .title = Swap Hats
card-swap_hands =
    Swap your whole hand with another player. They draw one card at the end of your turn, and you draw none (S-36).
    .title = Swap Hands

## Saboteur 2: roles

card-digger_blue =
    You want a tunnel to the treasure that the blue team can pass, with no green door on the way. If a green digger reaches it and can pass, only the green team wins (S-40 to S-42).
    .title = Blue Digger
card-digger_green =
    You want a tunnel to the treasure that the green team can pass, with no blue door on the way. If a blue digger reaches it and can pass, only the blue team wins (S-40 to S-42).
    .title = Green Digger
card-boss =
    You dig for both teams. You win whenever the treasure is connected, no matter who can pass, and get 1 gold less than the other winners (S-43, S-46).
    .title = Boss
card-profiteer =
    You always win, together with the winners or alone, and get 2 gold less than the other winners (S-44, S-46).
    .title = Profi{"\u00AD"}teer
card-geologist =
    You only care about crystals. At the end of the round you get 1 gold for each crystal on the table. Two geologists share (S-47).
    .title = Geo{"\u00AD"}logist

## What roles are after, at a table: said of the game, then of what an expansion changes

aim-digger = You win if a tunnel reaches the treasure, no matter who digs it. You get your pick of nugget cards worth 1 to 3 gold. The digger who reached it picks first.
aim-digger-greedy_dwarf = If the selfish dwarf reaches it, the diggers get nothing.
aim-digger-victim = If there’s a broken tool in front of you then, you get nothing.
aim-digger-tournament = You win if a tunnel reaches the treasure, unless a selfish dwarf gets there. You get 3 gold if you reached it, otherwise 2.
aim-digger-duel = You win if the first goal reached is the treasure, no matter who reaches it. You draw two nugget cards, keep one, and give your opponent the other.
aim-saboteur = You win if the round ends without the treasure. You get 2 to 4 gold: the fewer saboteurs, the more.
aim-saboteur-tournament = You win if the round ends without the treasure. You get 3 gold, or 4 at a table of five.
aim-saboteur-duel = You win if the first goal reached is a stone, no matter who reaches it. You draw two nugget cards, keep one, and give your opponent the other.
aim-saboteur-saboteur2 = You win if the treasure isn’t connected when the round ends. You get 1 to 5 gold: the fewer winners, the more.
aim-greedy = You win only if you reach the treasure yourself, on your own turn. You get 4 gold, and nobody else gets any.
aim-greedy-tournament = You win only if you reach the treasure yourself, on your own turn. You get 4 gold, and nobody else gets any.
aim-digger_blue = You win if a tunnel with no green door reaches the treasure. But if a green digger reaches it and the green team can pass, only the green team wins. You get 1 to 5 gold: the fewer winners, the more.
aim-digger_green = You win if a tunnel with no blue door reaches the treasure. But if a blue digger reaches it and the blue team can pass, only the blue team wins. You get 1 to 5 gold: the fewer winners, the more.
aim-boss = You win whenever the treasure is connected, whichever team can pass. You get up to 4 gold, 1 less than the other winners.
aim-profiteer = You always win, no matter who else does. You get up to 3 gold, 2 less than the other winners.
aim-geologist = You don’t care who wins. You get 1 gold for each crystal on the table. Two geologists share.
aim-all-saboteur2 = If you’re trapped when the round ends, you get nothing.

## Championship cards

card-back_and_forth =
    Take two face-down goals, without looking at them, and swap them or put them back as they were. Only you know which (C-17). You can play it only while two goals are face down (B-37).
    .title = Back and Forth
card-storage =
    Instead of drawing, look at the top five cards of the discard pile, keep one, and put the others back face down (C-18). You can play it only while there’s a card in the pile (B-37).
    .title = Storage
card-veto =
    Play it when another player plays a path or action card: that card has no effect (C-19). You both draw one card at the end of the turn. On your own turn you can only discard it.
    .title = Veto
card-turnabout =
    Turns go the other way around until the round ends, and so does picking nugget cards (C-20).
    .title = Turnabout
card-jack_of_all_trades =
    Remove any one broken tool in front of any player, including yourself. Both cards are discarded (C-21). You can play it only while someone has a broken tool (B-33).
    .title = Jack of All Trades
card-pathfinder =
    Place two path cards this turn, one after the other, and draw two at the end (C-22). You need two path cards in hand, one of which you can place now.
    .title = Pathfinder
card-diversion =
    Move the last path card placed to another space where it fits and is connected. It counts as placed by you (C-23). You can play it even with broken tools.
    .title = Diversion

## New goals

card-goal_bag1_ne =
    A bag with 1 gold. Once reached, it’s revealed and fitted to the tunnels, and the player whose turn it is takes 1 gold (G-2). The round continues through its bend, which connects the top and the right side. Rotated, it connects the bottom and the left side.
    .title = Bag of 1 Gold (up–right)
card-goal_bag1_nw =
    A bag with 1 gold. Once reached, it’s revealed and fitted to the tunnels, and the player whose turn it is takes 1 gold (G-2). The round continues through its bend, which connects the top and the left side. Rotated, it connects the bottom and the right side.
    .title = Bag of 1 Gold (up–left)
card-goal_bag2_ne =
    A bag with 2 gold. Once reached, it’s revealed and fitted to the tunnels, and the player whose turn it is takes 2 gold (G-2). The round continues through its bend, which connects the top and the right side. Rotated, it connects the bottom and the left side.
    .title = Bag of 2 Gold (up–right)
card-goal_dragon_nw =
    A dragon. Once reached, it’s revealed and fitted to the tunnels, and the player whose turn it is pays 1 gold to the bank, if they have any (G-2, B-65). The round continues through its bend, which connects the top and the left side. Rotated, it connects the bottom and the right side.
    .title = Dragon (up–left)
card-goal_spider_ne =
    A giant spider. As soon as it’s reached and revealed, the round ends and the saboteurs win it (G-2). It shows a bend from the top to the right side. Rotated, it runs from the bottom to the left side.
    .title = Giant Spider (up–right)

## Treasure chests

-chest-tunnel =
    It covers a chest, face down. Reach it, and you reveal it, fit it to the tunnels, and open the chest (X-2). From then on it’s an ordinary path card.

card-tunnel_straight_ns =
    { -chest-tunnel } A tunnel runs from top to bottom. It looks the same rotated.
    .title = Straight Chest Tunnel (up–down)
card-tunnel_straight_ew =
    { -chest-tunnel } A tunnel runs from left to right. It looks the same rotated.
    .title = Straight Chest Tunnel (left–right)
card-tunnel_curve_nw =
    { -chest-tunnel } A bend connects the top and the left side. Rotated, it connects the bottom and the right side.
    .title = Curved Chest Tunnel (up–left)
card-tunnel_curve_ne =
    { -chest-tunnel } A bend connects the top and the right side. Rotated, it connects the bottom and the left side.
    .title = Curved Chest Tunnel (up–right)
card-tunnel_tee_nes =
    { -chest-tunnel } A fork connects top, right, and bottom. Rotated, it connects top, left, and bottom.
    .title = Chest Tunnel Junction (up–right–down)
card-tunnel_tee_esw =
    { -chest-tunnel } A fork connects right, bottom, and left. Rotated, it connects left, top, and right.
    .title = Chest Tunnel Junction (right–down–left)
card-tunnel_cross =
    { -chest-tunnel } Tunnels from all four sides meet in the middle. It looks the same rotated.
    .title = Chest Tunnel Crossing
card-chest_gold =
    Take 1 gold. In the base game that’s a nugget card worth 1, or a token if none is left (X-4).
    .title = Chest: Gold
card-chest_no_maps =
    For the rest of the round, nobody can look at goals with a map. Chests can still be looked at (X-4).
    .title = Chest: No Maps
card-chest_no_draw =
    At the end of this turn, draw one card fewer (X-4, B-14).
    .title = Chest: No Draw
card-chest_extra_draw =
    At the end of this turn, draw one card more (X-4, B-14).
    .title = Chest: Extra Draw
card-chest_move_goal =
    Move one face-down goal of your choice one column to the right, onto an empty space. It can be reached there at once (X-4).
    .title = Chest: Moving Goal
card-chest_take_card =
    At the end of this turn, draw one card fewer, and take a random card from another player’s hand (X-4, B-14).
    .title = Chest: Take a Card
card-chest_pick_of_three =
    At the end of this turn, instead of one draw, look at the top three cards of the deck, keep one, and discard the others face down (X-4, B-14).
    .title = Chest: Pick of Three
card-chest_look_at_role =
    Look at another player’s role (X-4).
    .title = Chest: Look at a Role
card-chest_dig_discards =
    Shuffle the discard pile face down, look at its top five cards, keep one, and put the others back. At the end of this turn, draw one card fewer (X-4, B-14).
    .title = Chest: Dig Through the Discards
card-chest_collapse_deck =
    The top five cards of the deck go to the discard pile, face down and unseen (X-4).
    .title = Chest: Collapse
