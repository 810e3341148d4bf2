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
    .title = Saboteur
card-greedy =
    You win only if you yourself reach the treasure in your own turn; then nobody else wins and you get 4 (C-16). In every other case you get nothing. In the tournament the 4 are gold (O-3).
    .title = Greedy dwarf
