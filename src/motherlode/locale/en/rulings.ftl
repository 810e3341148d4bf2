### Rulings for the rules page: where the books are silent, and what the printed cards may contradict.

rulings =
    Where the rulebooks are silent or disagree, we had to decide. These rules contain such a decision. Each one says what we play.
    .title = Our rulings
ruling-here = Part of this is our ruling
assumed =
    We couldn’t find pictures of these cards, so this is our best guess. If you own the cards and they look different, change the file named below.
    .title = What the printed cards may contradict
assumed-new_goals-cards =
    The book names the kinds of new goals, not how many there are or how their tunnels run. We play with one treasure, two stones (curves), two bags worth 1, one bag worth 2, one dragon, and one giant spider, all curves but the treasure. To change it: GOALS in { $file }
    .title = New goals: kinds and shapes
assumed-new_goals-layout =
    We place the five goals in column 8, rows −4, −2, 0, 2, and 4. To change it: PLACES in { $file }
    .title = New goals: where they lie
assumed-treasure_chests-tunnels =
    We play with seven chest tunnels, one of each shape: two straight ones, two curves, two junctions, and one crossing. To change it: TUNNELS in { $file }
    .title = Chest tunnels: shapes
assumed-treasure_chests-layouts =
    The book only says that chests lie between the start and the goals and don’t touch each other. Square, diamond, and random are our layouts; by hand, you set them as you like. To change it: LAYOUTS in { $file }
    .title = Chests: layouts
assumed-large_card =
    We place the large card (wardrobe or party) on columns 4 and 5, rows −4 and −3. It opens downward at both columns, to the left at (4, −3), and to the right at (5, −3), and everything inside is connected. To change it: PARTS in { $file }
    .title = Large card: place and openings
