### Each game on one page, a line for each part: a heading, the cards beside it, and the words.

one-page = On one page
one-page-base =
    Goal | goal_treasure | Diggers dig from the start to the treasure, which is one of three face-down goals (B-4). Saboteurs want the cards to run out first (B-54).
    Roles | digger saboteur | Your role is secret until the round ends (B-3). Guess who’s who from what they play and say.
    Your turn | cross curve_ne | Do one thing: place a path card, play an action card, or pass. Then draw one (B-10).
    Digging | straight_ew tee_nes | A path card has to fit all its neighbors and connect to the start (B-20, B-22).
    Tools | break_pick fix_pick | With a broken tool you can’t dig until someone repairs it (B-25, B-30, B-31).
    Rockfall and Map | rockfall map | Rockfall removes a path card (B-34). Map shows you one goal (B-35).
    Gold |  | When the treasure is reached, the diggers share nugget cards (B-60). Otherwise the saboteurs take gold (B-62). After three rounds, the most gold wins (B-80).
one-page-tournament =
    Like the base game | cross | Dig, sabotage, and guess as in the base game.
    Roles | greedy | No role card is left over, and selfish dwarves play for themselves (O-1, C-16).
    Middle | straight_ew | One random path card lies halfway to the goals (O-2).
    Gold |  | Winners get gold tokens: diggers 2 or 3, saboteurs 3 or 4, a selfish dwarf 4 (O-3).
one-page-duel =
    Goal | goal_treasure goal_stone_nw | Two players, each with a secret role: diggers want the treasure reached first, saboteurs a stone (D-1, D-4).
    Your turn | cross rockfall map | Place a path card, play Rockfall or Map, or trade three cards (D-2). Broken tools do nothing (D-3).
    Stuck | dead_e | If every tunnel is closed, nobody wins the round (D-5).
    Gold |  | The winner draws two nugget cards, keeps one, and gives the other away (D-6). After three rounds, the most gold wins (D-7).
one-page-saboteur2 =
    Teams | digger_blue digger_green | Blue and green diggers race for the same treasure. Doors let only one team pass (S-22, S-40).
    Other roles | boss profiteer geologist saboteur | The boss wins with any diggers, the profiteer always, a geologist gets gold for crystals, and saboteurs stop everyone (S-43 to S-47).
    Your turn | bridge ladder_s | Place a path card, play an action card, discard two cards to free yourself, or pass and discard up to three (S-10).
    New cards | theft inspection swap_hats | Steal gold, trap players, look at roles, and swap roles or hands (S-30 to S-36).
    Gold | crystal_cross | The fewer winners, the more gold for each: 5 for one, down to 1 (S-46). Trapped players get nothing (S-48).
