### The cards of the base game, the tournament and the greedy dwarf: what each one does, and when.

-lay =
    Lay it on an empty place beside the maze where every side fits and it is linked to the start, as long as you have no broken tool in front of you (B-20 to B-22, B-25).
-block =
    You lay it like any path card, but nothing can be linked through it: the tunnel stops here (B-20 to B-22, B-25).

## Tools

tool-pick = pick
tool-lantern = lantern
tool-cart = cart

## Path cards: tunnels that go on

card-straight_ns =
    A tunnel runs from top to bottom; left and right are rock. { -lay } Turned by 180° it looks the same.
    .title = Straight tunnel (up–down)
card-straight_ew =
    A tunnel runs from left to right; top and bottom are rock. { -lay } Turned by 180° it looks the same.
    .title = Straight tunnel (left–right)
card-curve_nw =
    A bend joins the top and the left side. { -lay } Turned by 180° it joins the bottom and the right side.
    .title = Curve (up–left)
card-curve_ne =
    A bend joins the top and the right side. { -lay } Turned by 180° it joins the bottom and the left side.
    .title = Curve (up–right)
card-tee_nes =
    A fork joins top, right and bottom; only the left side is rock. { -lay } Turned by 180° it joins top, left and bottom, with rock on the right.
    .title = Junction (up–right–down)
card-tee_esw =
    A fork joins right, bottom and left; only the top is rock. { -lay } Turned by 180° it joins left, top and right, with rock at the bottom.
    .title = Junction (right–down–left)
card-cross =
    Tunnels from all four sides meet in the middle. { -lay } Turned by 180° it looks the same.
    .title = Crossing

## Path cards: dead ends

card-dead_n =
    A single blind stub comes in from the top; the other three sides are rock. { -block } Turned by 180° the stub is at the bottom.
    .title = Dead end (up)
card-dead_e =
    A single blind stub comes in from the right; the other three sides are rock. { -block } Turned by 180° the stub is on the left.
    .title = Dead end (right)
card-dead_n_s =
    Two blind stubs, at the top and at the bottom, do not meet; left and right are rock. { -block } Turned by 180° it looks the same.
    .title = Dead end (up, down)
card-dead_e_w =
    Two blind stubs, on the right and on the left, do not meet; top and bottom are rock. { -block } Turned by 180° it looks the same.
    .title = Dead end (right, left)
card-dead_n_w =
    Two blind stubs, at the top and on the left, do not meet; right and bottom are rock. { -block } Turned by 180° the stubs are at the bottom and on the right.
    .title = Dead end (up, left)
card-dead_n_e =
    Two blind stubs, at the top and on the right, do not meet; bottom and left are rock. { -block } Turned by 180° the stubs are at the bottom and on the left.
    .title = Dead end (up, right)
card-dead_n_e_s =
    Three blind stubs, at the top, on the right and at the bottom, do not meet; the left side is rock. { -block } Turned by 180° the stubs are at the top, on the left and at the bottom, with rock on the right.
    .title = Dead end (up, right, down)
card-dead_e_s_w =
    Three blind stubs, on the right, at the bottom and on the left, do not meet; the top is rock. { -block } Turned by 180° the stubs are on the left, at the top and on the right, with rock at the bottom.
    .title = Dead end (right, down, left)
card-dead_n_e_s_w =
    Blind stubs come in from all four sides and do not meet. { -block } Turned by 180° it looks the same.
    .title = Dead end (all four sides)

## Start and goals

card-start =
    Every tunnel begins here: the start lies face up at (0, 0) from the beginning, with a ladder and openings on all four sides (B-4). No rock-fall can remove it (B-34). Turned by 180° it would look the same.
    .title = Start
card-goal_treasure =
    This is what the diggers are looking for: as soon as a tunnel from the start reaches it, it is turned over, the round ends and the diggers have won it (B-50, B-53; a greedy dwarf who reaches it wins alone, C-16). It has joined openings on all four sides and looks the same turned by 180°.
    .title = Treasure
card-goal_stone_nw =
    A worthless stone: once reached it is turned over, fitted to the tunnels, and the round goes on through its bend, which joins the top and the left side (B-50, B-52). Turned by 180° it joins the bottom and the right side. In the duel it ends the round for the saboteurs (D-4).
    .title = Stone (up–left)
card-goal_stone_ne =
    A worthless stone: once reached it is turned over, fitted to the tunnels, and the round goes on through its bend, which joins the top and the right side (B-50, B-52). Turned by 180° it joins the bottom and the left side. In the duel it ends the round for the saboteurs (D-4).
    .title = Stone (up–right)

## Action cards

card-break_pick =
    Lay it in front of another player who has no broken pick yet (B-30). Whoever has it in front at the beginning of a turn may lay no path card in that turn (B-25). In the duel it has no effect (D-3).
    .title = Broken pick
card-break_lantern =
    Lay it in front of another player who has no broken lantern yet (B-30). Whoever has it in front at the beginning of a turn may lay no path card in that turn (B-25). In the duel it has no effect (D-3).
    .title = Broken lantern
card-break_cart =
    Lay it in front of another player who has no broken cart yet (B-30). Whoever has it in front at the beginning of a turn may lay no path card in that turn (B-25). In the duel it has no effect (D-3).
    .title = Broken cart
card-fix_pick =
    Remove a broken pick from in front of any player, yourself included; both cards are discarded (B-31). You can play it only while somebody has a broken pick (B-33). In the duel it has no effect (D-3).
    .title = Pick repair
card-fix_lantern =
    Remove a broken lantern from in front of any player, yourself included; both cards are discarded (B-31). You can play it only while somebody has a broken lantern (B-33). In the duel it has no effect (D-3).
    .title = Lantern repair
card-fix_cart =
    Remove a broken cart from in front of any player, yourself included; both cards are discarded (B-31). You can play it only while somebody has a broken cart (B-33). In the duel it has no effect (D-3).
    .title = Cart repair
card-fix_pick_lantern =
    Remove a broken pick or a broken lantern, never both, from in front of any player, yourself included (B-32). You can play it only while somebody has one of the two (B-33). In the duel it has no effect (D-3).
    .title = Pick or lantern repair
card-fix_pick_cart =
    Remove a broken pick or a broken cart, never both, from in front of any player, yourself included (B-32). You can play it only while somebody has one of the two (B-33). In the duel it has no effect (D-3).
    .title = Pick or cart repair
card-fix_lantern_cart =
    Remove a broken lantern or a broken cart, never both, from in front of any player, yourself included (B-32). You can play it only while somebody has one of the two (B-33). In the duel it has no effect (D-3).
    .title = Lantern or cart repair
card-rockfall =
    Remove one path card from the maze, linked or not, but never the start or a goal; both cards are discarded and the gap may be filled later (B-34). In the duel it may only hit a card at the end of a tunnel (D-2).
    .title = Rock-fall
card-map =
    Look at one face-down goal, alone, and put it back; what you tell the others about it, true or false, is up to you (B-35). You can play it only while a goal you may look at is face down (B-37).
    .title = Map

## Nugget cards

card-nugget_1 =
    A nugget card worth 1 in the final count. You keep it secret until the game ends (B-64, B-80).
    .title = Nugget card (1)
card-nugget_2 =
    A nugget card worth 2 in the final count. You keep it secret until the game ends (B-64, B-80).
    .title = Nugget card (2)
card-nugget_3 =
    A nugget card worth 3 in the final count. You keep it secret until the game ends (B-64, B-80).
    .title = Nugget card (3)

## Roles

card-digger =
    You want a tunnel from the start to the treasure: when it is reached, the diggers win the round and share nugget cards (B-53, B-60). In the tournament you get gold instead (O-3); in the duel you win if the treasure is the first goal reached (D-4).
    .title = Digger
card-saboteur =
    You want the treasure to stay hidden: when the round ends without it, every saboteur takes nugget cards of a fixed value (B-54, B-62). In the tournament you get gold instead (O-3); in the duel you win if a stone is the first goal reached (D-4).
    .title = Sabo{"\u00AD"}teur
card-greedy =
    You win only if you yourself reach the treasure in your own turn; then nobody else wins and you get 4 (C-16). In every other case you get nothing. In the tournament the 4 are gold (O-3).
    .title = Greedy dwarf

## The large card

card-large_nw =
    A part of the large card, which lies in the maze and stays there; something happens when it is first linked to the start (W-1, P-1).
    .title = Large card, upper left
card-large_ne =
    A part of the large card, which lies in the maze and stays there; something happens when it is first linked to the start (W-1, P-1).
    .title = Large card, upper right
card-large_sw =
    A part of the large card, which lies in the maze and stays there; something happens when it is first linked to the start (W-1, P-1).
    .title = Large card, lower left
card-large_se =
    A part of the large card, which lies in the maze and stays there; something happens when it is first linked to the start (W-1, P-1).
    .title = Large card, lower right

## Saboteur 2: path cards

-ladder =
    Its tunnel counts as joined to the start and to every other ladder. Lay it beside any path card of the maze where every side fits, but never beside a goal, as long as nothing in front of you forbids it; it need not be linked otherwise (S-21, B-20, B-25).
-door-blue =
    There is a blue door in it: green diggers cannot pass (S-22).
-door-green =
    There is a green door in it: blue diggers cannot pass (S-22).
-crystal =
    It shows a crystal, which is worth 1 gold to the geologists at the end of the round (S-23, S-47).

tool-theft = theft
tool-trapped = trapped

card-bridge =
    Two straight tunnels cross without meeting; one of them must be linked (S-20). { -lay } Turned by 180° it looks the same.
    .title = Bridge
card-double_curve_nw_es =
    Two bends that do not meet: one joins top and left, the other right and bottom; one of them must be linked (S-20). { -lay } Turned by 180° it looks the same.
    .title = Double curve (up–left, right–down)
card-double_curve_ne_sw =
    Two bends that do not meet: one joins top and right, the other bottom and left; one of them must be linked (S-20). { -lay } Turned by 180° it looks the same.
    .title = Double curve (up–right, down–left)
card-ladder_s =
    A ladder with an opening at the bottom. { -ladder } Turned by 180° the opening is at the top.
    .title = Ladder (down)
card-ladder_e =
    A ladder with an opening on the right. { -ladder } Turned by 180° the opening is on the left.
    .title = Ladder (right)
card-ladder_es =
    A ladder with openings on the right and at the bottom. { -ladder } Turned by 180° they are on the left and at the top.
    .title = Ladder (right–down)
card-ladder_ne =
    A ladder with openings at the top and on the right. { -ladder } Turned by 180° they are at the bottom and on the left.
    .title = Ladder (up–right)
card-door_blue_ns =
    A tunnel runs from top to bottom. { -door-blue } { -lay } Turned by 180° it looks the same.
    .title = Blue door (up–down)
card-door_blue_ew =
    A tunnel runs from left to right. { -door-blue } { -lay } Turned by 180° it looks the same.
    .title = Blue door (left–right)
card-door_blue_ne =
    A bend joins the top and the right side. { -door-blue } { -lay } Turned by 180° it joins the bottom and the left side.
    .title = Blue door (up–right)
card-door_green_ns_stub_e =
    A tunnel runs from top to bottom, with a blind stub on the right. { -door-green } { -lay } Turned by 180° the stub is on the left.
    .title = Green door (up–down, stub right)
card-door_green_ew =
    A tunnel runs from left to right. { -door-green } { -lay } Turned by 180° it looks the same.
    .title = Green door (left–right)
card-door_green_es =
    A bend joins the right side and the bottom. { -door-green } { -lay } Turned by 180° it joins the left side and the top.
    .title = Green door (right–down)
card-straight_ns_stub_e =
    A tunnel runs from top to bottom, with a blind stub on the right. { -lay } Turned by 180° the stub is on the left.
    .title = Straight tunnel (up–down, stub right)
card-straight_ns_stub_e_w =
    A tunnel runs from top to bottom, with blind stubs on the right and on the left. { -lay } Turned by 180° it looks the same.
    .title = Straight tunnel (up–down, two stubs)
card-straight_ew_stub_n_s =
    A tunnel runs from left to right, with blind stubs at the top and at the bottom. { -lay } Turned by 180° it looks the same.
    .title = Straight tunnel (left–right, two stubs)
card-curve_nw_stub_s =
    A bend joins the top and the left side, with a blind stub at the bottom. { -lay } Turned by 180° the bend joins bottom and right, with the stub at the top.
    .title = Curve (up–left, stub down)
card-curve_ne_stub_s =
    A bend joins the top and the right side, with a blind stub at the bottom. { -lay } Turned by 180° the bend joins bottom and left, with the stub at the top.
    .title = Curve (up–right, stub down)
card-crystal_dead_n =
    A single blind stub comes in from the top. { -crystal } { -block } Turned by 180° the stub is at the bottom.
    .title = Crystal, dead end (up)
card-crystal_dead_e =
    A single blind stub comes in from the right. { -crystal } { -block } Turned by 180° the stub is on the left.
    .title = Crystal, dead end (right)
card-crystal_cross =
    Tunnels from all four sides meet in the middle. { -crystal } { -lay } Turned by 180° it looks the same.
    .title = Crystal, crossing
card-crystal_tee_nes =
    A fork joins top, right and bottom. { -crystal } { -lay } Turned by 180° it joins top, left and bottom.
    .title = Crystal, junction (up–right–down)
card-crystal_tee_esw =
    A fork joins right, bottom and left. { -crystal } { -lay } Turned by 180° it joins left, top and right.
    .title = Crystal, junction (right–down–left)
card-crystal_tee_esw_stub_n =
    A fork joins right, bottom and left, with a blind stub at the top. { -crystal } { -lay } Turned by 180° the fork joins left, top and right, with the stub at the bottom.
    .title = Crystal, junction (right–down–left, stub up)
card-crystal_tee_nsw_stub_e =
    A fork joins top, bottom and left, with a blind stub on the right. { -crystal } { -lay } Turned by 180° the fork joins top, bottom and right, with the stub on the left.
    .title = Crystal, junction (up–down–left, stub right)
card-crystal_straight_ew_stub_s =
    A tunnel runs from left to right, with a blind stub at the bottom. { -crystal } { -lay } Turned by 180° the stub is at the top.
    .title = Crystal, straight tunnel (left–right, stub down)

## Saboteur 2: action cards

card-theft =
    Lay it in front of yourself, if none lies there yet (S-30, S-12). After the gold of the round has been handed out, you steal 1 gold from another player, unless you are trapped (S-49).
    .title = Theft
card-hands_off =
    Remove a Theft from in front of any player, yourself included; both cards are discarded (S-31). You can play it only while somebody has a Theft in front (B-37).
    .title = Hands off
card-trapped =
    Lay it in front of another player who is not trapped yet (S-32, S-12). Whoever is trapped may lay no path cards; if still trapped at the end of the round, they are no winner, get no gold and cannot steal (S-48).
    .title = Trapped
card-free =
    Remove a Trapped from in front of any player, yourself included; both cards are discarded (S-33). You can play it only while somebody is trapped (B-37).
    .title = Free
card-inspection =
    Look at the role of another player, alone (S-34).
    .title = Inspection
card-swap_hats =
    Any player you choose, yourself included, puts their role card under the role pile and takes the top one, showing it to nobody (S-35).
    .title = Swap hats
card-swap_hands =
    Exchange your whole hand with another player. The other player draws one card at the end of your turn, you draw none (S-36).
    .title = Swap hands

## Saboteur 2: roles

card-digger_blue =
    You want a tunnel to the treasure that the blue team can pass: no green door on the way. If a green digger reaches it and can pass, only the green team wins (S-40 to S-42).
    .title = Blue digger
card-digger_green =
    You want a tunnel to the treasure that the green team can pass: no blue door on the way. If a blue digger reaches it and can pass, only the blue team wins (S-40 to S-42).
    .title = Green digger
card-boss =
    You dig for both teams: you win whenever the treasure is linked, whoever can pass, and get 1 gold less than the other winners (S-43, S-46).
    .title = Boss
card-profiteer =
    You always win, with whoever has won or alone, and get 2 gold less than the other winners (S-44, S-46).
    .title = Profi{"\u00AD"}teer
card-geologist =
    You care for crystals only: at the end of the round you get 1 gold for each crystal on the table, and two geologists share (S-47).
    .title = Geo{"\u00AD"}logist

## Championship cards

card-back_and_forth =
    Take two face-down goals, without looking at them, and swap them or put them back as they were; only you know which (C-17). You can play it only while two goals lie face down (B-37).
    .title = Back and forth
card-storage =
    Instead of drawing, look at the top five cards of the discard pile, keep one and put the others back face down (C-18). You can play it only while a card lies there (B-37).
    .title = Storage
card-veto =
    Play it when another player plays a path or action card: that card has no effect (C-19). Each of you draws one card at the end of the turn. In your own turn you can only discard it.
    .title = Veto
card-turnabout =
    From now on play passes the other way round, until the round ends; nugget cards are picked the other way round too (C-20).
    .title = Turnabout
card-jack_of_all_trades =
    Remove any one broken tool from in front of any player, yourself included; both cards are discarded (C-21). You can play it only while somebody has a broken tool (B-33).
    .title = Jack of all trades
card-pathfinder =
    Lay two path cards in this turn, one after the other, and draw two at the end (C-22). You need two path cards in hand, one of which can be laid now.
    .title = Pathfinder
card-diversion =
    Move the path card that was laid last to another place where it fits and is linked; it counts as laid by you (C-23). Broken tools do not forbid it.
    .title = Diversion

## New goals

card-goal_bag1_ne =
    A bag with 1 gold: once reached it is turned over and fitted to the tunnels, and the player whose turn it is takes 1 gold (G-2). The round goes on through its bend, which joins the top and the right side; turned by 180° it joins the bottom and the left side.
    .title = Bag of 1 gold (up–right)
card-goal_bag1_nw =
    A bag with 1 gold: once reached it is turned over and fitted to the tunnels, and the player whose turn it is takes 1 gold (G-2). The round goes on through its bend, which joins the top and the left side; turned by 180° it joins the bottom and the right side.
    .title = Bag of 1 gold (up–left)
card-goal_bag2_ne =
    A bag with 2 gold: once reached it is turned over and fitted to the tunnels, and the player whose turn it is takes 2 gold (G-2). The round goes on through its bend, which joins the top and the right side; turned by 180° it joins the bottom and the left side.
    .title = Bag of 2 gold (up–right)
card-goal_dragon_nw =
    A dragon: once reached it is turned over and fitted to the tunnels, and the player whose turn it is pays 1 gold to the bank, if they have any (G-2, B-65). The round goes on through its bend, which joins the top and the left side; turned by 180° it joins the bottom and the right side.
    .title = Dragon (up–left)
card-goal_spider_ne =
    A giant spider: as soon as it is reached and turned over, the round ends and the saboteurs have won it (G-2). It shows a bend from the top to the right side; turned by 180° from the bottom to the left side.
    .title = Giant spider (up–right)

## Treasure chests

-chest-tunnel =
    It lies face down above a chest. Whoever reaches it turns it over, fits it to the tunnels and opens the chest (X-2); from then on it is an ordinary path card.

card-tunnel_straight_ns =
    { -chest-tunnel } A tunnel runs from top to bottom. Turned by 180° it looks the same.
    .title = Chest tunnel, straight (up–down)
card-tunnel_straight_ew =
    { -chest-tunnel } A tunnel runs from left to right. Turned by 180° it looks the same.
    .title = Chest tunnel, straight (left–right)
card-tunnel_curve_nw =
    { -chest-tunnel } A bend joins the top and the left side. Turned by 180° it joins the bottom and the right side.
    .title = Chest tunnel, curve (up–left)
card-tunnel_curve_ne =
    { -chest-tunnel } A bend joins the top and the right side. Turned by 180° it joins the bottom and the left side.
    .title = Chest tunnel, curve (up–right)
card-tunnel_tee_nes =
    { -chest-tunnel } A fork joins top, right and bottom. Turned by 180° it joins top, left and bottom.
    .title = Chest tunnel, junction (up–right–down)
card-tunnel_tee_esw =
    { -chest-tunnel } A fork joins right, bottom and left. Turned by 180° it joins left, top and right.
    .title = Chest tunnel, junction (right–down–left)
card-tunnel_cross =
    { -chest-tunnel } Tunnels from all four sides meet in the middle. Turned by 180° it looks the same.
    .title = Chest tunnel, crossing
card-chest_gold =
    Take 1 gold; in the base game it is a nugget card worth 1, or a token if none is left (X-4).
    .title = Chest: gold
card-chest_no_maps =
    From now on nobody can look at goals with a map for the rest of the round; chests can still be looked at (X-4).
    .title = Chest: no maps
card-chest_no_draw =
    At the end of this turn draw one card less (X-4, B-14).
    .title = Chest: no draw
card-chest_extra_draw =
    At the end of this turn draw one card more (X-4, B-14).
    .title = Chest: extra draw
card-chest_move_goal =
    Move one face-down goal of your choice one column to the right, onto an empty place; it can be reached there at once (X-4).
    .title = Chest: a goal moves
card-chest_take_card =
    At the end of this turn draw one card less, and take a card at random from the hand of another player of your choice (X-4, B-14).
    .title = Chest: a card from another hand
card-chest_pick_of_three =
    At the end of this turn, instead of one draw, look at the top three cards of the deck, keep one and discard the others face down (X-4, B-14).
    .title = Chest: pick of three
card-chest_look_at_role =
    Look at the role of another player (X-4).
    .title = Chest: a look at a role
card-chest_dig_discards =
    Shuffle the discard pile face down, look at its top five cards, keep one and put the others back; at the end of this turn draw one card less (X-4, B-14).
    .title = Chest: digging in the discards
card-chest_collapse_deck =
    The top five cards of the deck go to the discard pile, face down and seen by nobody (X-4).
    .title = Chest: collapse
