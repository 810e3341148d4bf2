### Lessons: the page that lists them, the coach at the table, and every step. `.do` is what to do.

## The page of lessons

learn = Short games with a coach. Nothing can go wrong: leave whenever you like and go on later.
    .title = Learn to play
learn-start = Begin
learn-go-on = Go on
learn-again = Play again
learn-drop = Drop it
learn-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
learn-done = Done
learn-half = Half-way: step { $step } of { $steps }
learn-first = Best to begin with
learn-more = One for each expansion

## The coach

lesson-coach = Coach
lesson-step = Step { $step } of { $steps }
lesson-watch = Watch what the others do …
lesson-late = It is round { $round }, the last one.
lesson-next = Go on
lesson-skip = Do it for me
lesson-menu = More about this lesson
lesson-again = Begin the lesson again
lesson-scene = Back to the lesson
lesson-off = Play on without the coach
lesson-drop = End the lesson
lesson-done = Well done! The lesson is over.
lesson-left = You have left the lesson and play freely now.
lesson-others = More lessons
lesson-play = Play a real game

## First steps

lesson-base = Dig tunnels, mend tools, find the treasure and the saboteur: all you need for your first game.
    .title = First steps in the mine
lesson-base-welcome = Welcome to the mine! On the right lie three goals, face down. One of them hides the treasure. The tunnel begins on the left.
lesson-base-role = Tap the glowing card and look at your secret role: you are a digger. All diggers dig for the treasure together. But one player is a saboteur who wants you to fail!
lesson-base-lay = Tunnels are made of path cards. A card must fit its neighbours and be linked to the start.
    .do = Choose the glowing card, then the glowing place, and confirm.
lesson-base-fix = Oh no, { $bo } broke your lantern! With a broken tool you can’t lay path cards.
    .do = Play the lantern repair on yourself.
lesson-base-rockfall = And { $bo } laid a dead end: the tunnel stops there.
    .do = Play the rock-fall on the dead end. It takes the card away.
lesson-base-break = { $bo } does harm again and again. That must be the saboteur! You can stop players from digging, too.
    .do = Lay the broken cart in front of { $bo }.
lesson-base-map = But where is the treasure? With a map you look at one goal. Nobody else sees it.
    .do = Look at the goal in the middle.
lesson-base-turn = Only a stone! { $ada } and { $cai } looked at the upper goal, so let’s try the lower one. You may turn cards upside down.
    .do = Choose card and place. Tap the place again: the card turns. Both ways fit.
lesson-base-reach = One more card, and the tunnel reaches the goal!
    .do = Lay the straight tunnel beside the lower goal.
lesson-base-gold = The treasure! The diggers win this round. You reached it, so you choose first.
    .do = Take one nugget card. The more gold on it, the better.
lesson-base-reveal = After the round all roles are shown: { $bo } was the saboteur and gets no gold. The last nugget card is for { $ada }. A game has three rounds, each with new roles.
lesson-base-other_side = Now the other side. We skip to the third and last round, and the glowing card tells: you are the saboteur! The treasure is in the middle. If nobody reaches it before all cards are used up, you win.
lesson-base-hinder = { $ada } could reach the treasure with the very next card!
    .do = Lay the broken pick in front of { $ada }.
lesson-base-dead_end = { $cai } has repaired the pick. Quick, block the way!
    .do = Lay the dead end right before the treasure.
lesson-base-loot = No cards are left, and nobody found the treasure. You win! A lone saboteur gets 4 gold.
    .do = Take nugget cards with 4 gold together.
lesson-base-end = That’s it! After three rounds whoever has the most gold wins: that’s you, with 7. Watch the others, talk, bluff – and have fun!

## Saboteur 2

lesson-saboteur2 = Two teams of diggers, and new tunnels: ladders, doors and bridges.
    .title = Saboteur 2: teams and tunnels
lesson-saboteur2-teams = In Saboteur 2 there are blue and green diggers. Tap the glowing card: you are a green one. Each team wants the treasure for itself!
lesson-saboteur2-ladder = A ladder is linked to the start, wherever it lies. So it can link a lonely tunnel, too.
    .do = Lay the ladder to the left of the lonely tunnel.
lesson-saboteur2-door = { $bo } laid a crystal: that matters to geologists only. Now a trick: blue diggers can’t pass a green door.
    .do = Lay the green door at the right end of the tunnel.
lesson-saboteur2-bridge = On a bridge two tunnels cross without meeting.
    .do = Lay the bridge beside the middle goal.
lesson-saboteur2-gold = The treasure! The blue team can’t pass your door, so your team wins alone. You get 4 gold.
lesson-saboteur2-others = { $bo } is the boss, who wins whenever the treasure is found, for 1 gold less: 3. A profiteer always wins, for 2 less. Geologists get gold for crystals.

lesson-saboteur2_actions = Traps, thieves, inspections and swaps: the new action cards.
    .title = Saboteur 2: tricks
lesson-saboteur2_actions-trapped = A trapped player can’t lay path cards, and gets no gold while trapped.
    .do = Play “Trapped” on { $ada }.
lesson-saboteur2_actions-free = { $ada } laid a theft, to steal 1 gold after the round. And { $bo } has trapped you!
    .do = Play “Free” on yourself.
lesson-saboteur2_actions-hands_off = Now stop the thief!
    .do = Play “Hands off” on { $ada }. The theft is gone.
lesson-saboteur2_actions-inspection = Who is who? An inspection shows you somebody’s role. Nobody else sees it.
    .do = Inspect one of the others.
lesson-saboteur2_actions-swap_hats = Now you know more. You don’t like your own role? Swap hats: a new one comes from the pile.
    .do = Play “Swap hats” on yourself.
lesson-saboteur2_actions-swap_hands = You have a new role. You can exchange all your cards, too.
    .do = Swap hands with { $ada }.
lesson-saboteur2_actions-end = You hold { $ada }’s cards now. One more trick: in your turn you may discard two cards to remove one card in front of you.

## Championship cards

lesson-championship = Seven special cards, and each of them is played once.
    .title = Championship cards
lesson-championship-jack = Your pick is broken, but you have the jack of all trades: this card repairs any tool.
    .do = Play it on yourself.
lesson-championship-diversion = { $bo } laid a dead end. Diversion moves the card that was laid last.
    .do = Move it away, to the left of the start.
lesson-championship-back_and_forth = { $ada } and { $bo } have looked at the middle goal. Let’s confuse them!
    .do = Play “Back and forth” on the upper and the middle goal.
lesson-championship-swap = Swap the two, or only pretend to. Nobody else knows.
    .do = Choose one.
lesson-championship-storage = Storage brings a card back from the discard pile.
    .do = Play it.
lesson-championship-keep = These are the top five cards of the pile.
    .do = Keep one of them.
lesson-championship-pathfinder = With the pathfinder you lay two path cards in one turn.
    .do = Play it.
lesson-championship-first = Now the first path card.
    .do = Lay the straight tunnel at the right end.
lesson-championship-second = And the second one!
    .do = Lay it wherever you like.
lesson-championship-turnabout = After a turnabout, play goes round the other way.
    .do = Play it.
lesson-championship-order = Did you see? { $bo } played before { $ada }. It stays so until the round ends.
lesson-championship-your_veto = One card is left: the veto. You play it in the turn of somebody else.
lesson-championship-veto = { $bo } wants to drop a rock-fall on your tunnel!
    .do = Say veto!
lesson-championship-end = The rock-fall does nothing, and you draw a new card. Those were all seven!

## Greedy dwarf

lesson-greedy_dwarf = A dwarf who wants the whole treasure for himself.
    .title = The greedy dwarf
lesson-greedy_dwarf-role = Tap the glowing card: you are the greedy dwarf! You win only if you reach the treasure yourself. Then nobody else gets gold.
lesson-greedy_dwarf-hinder = You still need two turns, and { $ada } must not be faster.
    .do = Lay the broken pick in front of { $ada }.
lesson-greedy_dwarf-reach = Nobody was faster. Now it’s your turn!
    .do = Lay the straight tunnel beside the middle goal.
lesson-greedy_dwarf-gold = It’s all yours: 4 gold.
    .do = Take nugget cards with 4 gold together.
lesson-greedy_dwarf-end = If anybody else reaches the treasure, you get nothing. So help to dig – and be there first!

## New goals

lesson-new_goals = Bags of gold, a dragon and a giant spider wait at the end of the tunnel.
    .title = New goals
lesson-new_goals-goals = Now there are five goals. One is the treasure. The others hold gold, or trouble.
lesson-new_goals-bag = What lies in the middle?
    .do = Lay the straight tunnel beside the middle goal.
lesson-new_goals-map = A bag: 2 gold for you! Then { $ada } met the dragon and had to pay 1 gold. Better look first!
    .do = Look with the map at the goal above the bag.
lesson-new_goals-end = The giant spider! If anybody reaches it, the round is over and the saboteurs win. Good that you know.

## Treasure chests

lesson-treasure_chests = Hidden chests on the way: some are good, some are not.
    .title = Treasure chests
lesson-treasure_chests-chests = Four chests lie hidden between the start and the goals. Whoever reaches one opens it.
lesson-treasure_chests-map = A map can also look at a chest.
    .do = Look at the upper chest on the left.
lesson-treasure_chests-open = There’s gold in it!
    .do = Lay the junction right below that chest.
lesson-treasure_chests-second = A nugget card for you! And { $ada } has dug on, to the next chest.
    .do = Lay the other junction below the upper chest on the right.
lesson-treasure_chests-look = This chest lets you look at somebody’s role.
    .do = Choose a player.
lesson-treasure_chests-end = Not all chests are so kind: some cost you cards or bring down the deck. A rock-fall can bury a chest for good.

## Toll tunnels

lesson-toll_tunnels = Dwarves stand in the tunnels, and want gold to let you pass.
    .title = Toll tunnels
lesson-toll_tunnels-gold = Everybody begins with 1 gold. And there are two dwarves who guard tunnels.
lesson-toll_tunnels-dwarf = In your turn you may discard a card and put a dwarf at an open end.
    .do = Choose the dead end to discard it: the dwarf goes to the glowing place. Confirm.
lesson-toll_tunnels-pay = { $ada } had to pay you 1 gold to dig there! But now { $bo } has put the other dwarf in your way.
    .do = Lay the straight tunnel there and pay 1 gold.
lesson-toll_tunnels-end = If you have no gold, somebody else may pay for you. In the next round both dwarves are back.

## Underground wardrobe

lesson-wardrobe = A place where you change your role.
    .title = Underground wardrobe
lesson-wardrobe-card = The large card at the top is a wardrobe. Whoever links it to the start must change roles.
lesson-wardrobe-link = Only one card is missing.
    .do = Lay the straight tunnel below the wardrobe.
lesson-wardrobe-role = Your role was exchanged for the one that was set aside. Look at it: only you know it!
lesson-wardrobe-end = So a good digger can become a saboteur, and nobody knows. It happens once in each round.

## Underground party

lesson-party = A party after which nobody is who they were.
    .title = Underground party
lesson-party-card = The large card at the top is a party. When it is linked to the start, all roles are mixed!
lesson-party-link = Only one card is missing.
    .do = Lay the straight tunnel below the party.
lesson-party-role = All role cards were shuffled and dealt again. Look at your new one!
lesson-party-end = A friend may be a saboteur now, and the other way round. It happens once in each round.

## Victim of sabotage

lesson-victim = A broken tool costs you your gold.
    .title = Victim of sabotage
lesson-victim-rule = Your lantern is broken. In this variant a digger with a broken tool gets no gold after the round!
lesson-victim-fix = So repair it in time.
    .do = Play the lantern repair on yourself.
lesson-victim-reach = { $bo } has broken a pick: poor { $ada }! But you can dig.
    .do = Lay the straight tunnel beside the middle goal.
lesson-victim-gold = The treasure! There are two nugget cards, because there are two diggers.
    .do = Take one.
lesson-victim-more = { $ada } has a broken tool and gets nothing. So the other card is yours, too!
    .do = Take it.
lesson-victim-end = This is for diggers only: saboteurs get their gold with broken tools, too. So mend your friends’ tools in time!

## Tournament

lesson-tournament = Fixed roles, a card in the middle, and gold paid at once.
    .title = Tournament
lesson-tournament-roles = One saboteur, three diggers and a greedy dwarf who wants the treasure alone. No role is left over. Tap the glowing card: you are a digger.
lesson-tournament-middle = In each round one path card lies in the middle from the beginning.
lesson-tournament-join = It is part of the tunnel once it is linked.
    .do = Lay the straight tunnel in the gap.
lesson-tournament-reach = Now the tunnel is long, and you are the first at its end!
    .do = Lay the crossing beside the middle goal.
lesson-tournament-gold = You reached the treasure: 3 gold for you, 2 for every other digger. If the saboteurs win they get 3 each, a lone one 4. The greedy dwarf would get 4.

## Duel

lesson-duel = A short, sly game for two.
    .title = Duel for two
lesson-duel-roles = Two players, two secret roles. Tap the glowing card: you are a digger. The first goal that is found counts: with the treasure diggers win, with a stone saboteurs.
lesson-duel-exchange = Broken tools and repairs do nothing here. But instead of playing a card you may discard three and draw three.
    .do = Choose the three glowing cards to discard them, and confirm.
lesson-duel-rockfall = { $ada } laid a dead end! In a duel a rock-fall can only hit the end of a tunnel.
    .do = Play it on the dead end.
lesson-duel-dig = The way is free again.
    .do = Lay the straight tunnel there.
lesson-duel-reach = And now the last card!
    .do = Lay the crossing beside the middle goal.
lesson-duel-keep = The treasure: the diggers win! You draw two nugget cards: one is for you, one for { $ada }.
    .do = Keep the better one.
lesson-duel-end = This was the last of three rounds, and you have more gold: you win! Dig, bluff, and never trust a stone!
