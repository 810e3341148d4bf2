### Lessons: the page that lists them, the coach at the table, and every step. `.do` is what to do.

## The page of lessons

learn = Short games with a coach. Nothing can go wrong. Leave whenever you like and pick up where you left off.
    .title = Learn to play
learn-start = Start
learn-go-on = Continue
learn-again = Play again
learn-drop = Discard progress
learn-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
learn-done = Done
learn-half = In progress: step { $step } of { $steps }
learn-first = Start here
learn-more = One for each expansion

## The coach

lesson-coach = Coach
lesson-step = Step { $step } of { $steps }
lesson-watch = Watch what the others do…
lesson-late = This is round { $round }, the last one.
lesson-next = Next
lesson-skip = Do it for me
lesson-menu = Lesson menu
lesson-again = Restart the lesson
lesson-scene = Back to the lesson
lesson-off = Keep playing without the coach
lesson-drop = End the lesson
lesson-done = Well done! You finished the lesson.
lesson-left = You left the lesson. From here on, play as you like.
lesson-others = More lessons
lesson-play = Play a real game

## First steps

lesson-base = Dig tunnels, repair tools, find the treasure, and spot the saboteur. All you need for your first game.
    .title = First steps in the mine
lesson-base-welcome = Welcome to the mine! Those three face-down cards on the right are the goals. One of them hides the treasure. Your tunnel starts on the left.
lesson-base-role = Tap the glowing card to see your secret role. You’re a digger! All diggers dig for the treasure together. But one player is a saboteur and wants you to fail.
lesson-base-lay = Path cards make tunnels. A card must fit the cards next to it and connect to the start.
    .do = Choose the glowing card, then the glowing space, and confirm.
lesson-base-fix = Oh no, { $bo } broke your lantern! With a broken tool, you can’t place path cards.
    .do = Play Lantern Repair on yourself.
lesson-base-rockfall = And { $bo } placed a dead end. The tunnel stops there.
    .do = Play Rockfall on the dead end to remove it.
lesson-base-break = { $bo } keeps causing trouble. That must be the saboteur! You can stop players from digging, too.
    .do = Play Broken Mine Cart on { $bo }.
lesson-base-map = But where’s the treasure? A map lets you look at one goal. Nobody else sees it.
    .do = Look at the goal in the middle.
lesson-base-turn = Just a stone! { $ada } and { $cai } looked at the upper goal, so let’s try the lower one. You can rotate your cards.
    .do = Choose the card and the space, then tap the space again to rotate the card. Either way fits.
lesson-base-reach = One more card, and the tunnel reaches the goal!
    .do = Place the straight tunnel next to the lower goal.
lesson-base-gold = The treasure! The diggers win the round. You reached it, so you choose first.
    .do = Take one nugget card. The more gold on it, the better.
lesson-base-reveal = After the round, everyone reveals their role. { $bo } was the saboteur and gets no gold. The last nugget card goes to { $ada }. A game has three rounds, each with new roles.
lesson-base-other_side = Now for the other side. We skip to the third and last round, and the glowing card says you’re the saboteur! The treasure is in the middle. If nobody reaches it before the cards run out, you win.
lesson-base-hinder = { $ada } could reach the treasure with the very next card!
    .do = Play Broken Pickaxe on { $ada }.
lesson-base-dead_end = { $cai } repaired the pickaxe. Quick, block the tunnel!
    .do = Place the dead end right in front of the treasure.
lesson-base-loot = The cards are gone, and nobody found the treasure. You win! A lone saboteur gets 4 gold.
    .do = Take nugget cards worth 4 gold in total.
lesson-base-end = That’s it! After three rounds, the player with the most gold wins. That’s you, with 7. Watch the others, talk, bluff, and have fun!

## Saboteur 2

lesson-saboteur2 = Two teams of diggers and new tunnels: ladders, doors, and bridges.
    .title = Saboteur 2: teams and tunnels
lesson-saboteur2-teams = Saboteur 2 has blue diggers and green diggers. Tap the glowing card: you’re green. Each team wants the treasure for itself!
lesson-saboteur2-ladder = A ladder is always connected to the start. So it can connect a cut-off tunnel, too.
    .do = Place the ladder to the left of the cut-off tunnel.
lesson-saboteur2-door = { $bo } placed a crystal. Only geologists care about those. Now a trick: blue diggers can’t pass a green door.
    .do = Place the green door at the right end of the tunnel.
lesson-saboteur2-bridge = On a bridge, two tunnels cross without meeting.
    .do = Place the bridge next to the middle goal.
lesson-saboteur2-gold = The treasure! The blue team can’t pass your door, so your team wins alone. You get 4 gold.
lesson-saboteur2-others = { $bo } is the boss, who wins whenever the treasure is found, but gets 1 gold less: 3. A profiteer always wins, but gets 2 less. Geologists get gold for crystals.

lesson-saboteur2_actions = Traps, thieves, inspections, and swaps: meet the new action cards.
    .title = Saboteur 2: tricks
lesson-saboteur2_actions-trapped = A trapped player can’t place path cards, and gets no gold if still trapped when the round ends.
    .do = Play Trapped on { $ada }.
lesson-saboteur2_actions-free = { $ada } played Theft, to steal 1 gold after the round. And { $bo } trapped you!
    .do = Play Free at Last on yourself.
lesson-saboteur2_actions-hands_off = Now stop the thief!
    .do = Play Hands Off on { $ada } to get rid of Theft.
lesson-saboteur2_actions-inspection = Who is who? Inspection shows you another player’s role. Nobody else sees it.
    .do = Inspect one of the others.
lesson-saboteur2_actions-swap_hats = Now you know more. Don’t like your own role? Swap Hats gets you a new one from the pile.
    .do = Play Swap Hats on yourself.
lesson-saboteur2_actions-swap_hands = You have a new role. You can swap all your cards, too.
    .do = Play Swap Hands on { $ada }.
lesson-saboteur2_actions-end = Now you have { $ada }’s cards. One more trick: on your turn, you can discard two cards to remove one card in front of you.

## Championship cards

lesson-championship = Seven special cards. You’ll play each of them once.
    .title = Championship cards
lesson-championship-jack = Your pickaxe is broken, but you have Jack of All Trades. It repairs any tool.
    .do = Play it on yourself.
lesson-championship-diversion = { $bo } placed a dead end. Diversion moves the last card placed.
    .do = Move it out of the way, to the left of the start.
lesson-championship-back_and_forth = { $ada } and { $bo } looked at the middle goal. Let’s confuse them!
    .do = Play Back and Forth on the upper and the middle goal.
lesson-championship-swap = Swap the two, or just pretend to. Nobody else will know.
    .do = Choose one.
lesson-championship-storage = Storage brings a card back from the discard pile.
    .do = Play it.
lesson-championship-keep = These are the top five cards of the pile.
    .do = Keep one of them.
lesson-championship-pathfinder = Pathfinder lets you place two path cards in one turn.
    .do = Play it.
lesson-championship-first = Now for the first path card.
    .do = Place the straight tunnel at the right end.
lesson-championship-second = And the second one!
    .do = Place it wherever you like.
lesson-championship-turnabout = After Turnabout, turns go the other way around.
    .do = Play it.
lesson-championship-order = Did you see that? { $bo } played before { $ada }. It stays that way until the round ends.
lesson-championship-your_veto = One card left: Veto. You play it on someone else’s turn.
lesson-championship-veto = { $bo } wants to play Rockfall on your tunnel!
    .do = Veto it!
lesson-championship-end = Rockfall does nothing, and you draw a new card. Those were all seven!

## Selfish dwarf

lesson-greedy_dwarf = Be the dwarf who wants the whole treasure.
    .title = The selfish dwarf
lesson-greedy_dwarf-role = Tap the glowing card: you’re the selfish dwarf! You win only if you reach the treasure yourself. Then nobody else gets gold.
lesson-greedy_dwarf-hinder = You still need two turns. Don’t let { $ada } beat you to it.
    .do = Play Broken Pickaxe on { $ada }.
lesson-greedy_dwarf-reach = Nobody beat you to it. It’s your turn!
    .do = Place the straight tunnel next to the middle goal.
lesson-greedy_dwarf-gold = It’s all yours: 4 gold.
    .do = Take nugget cards worth 4 gold in total.
lesson-greedy_dwarf-end = If anyone else reaches the treasure, you get nothing. So help dig, but get there first!

## New goals

lesson-new_goals = Bags of gold, a dragon, and a giant spider wait at the end of the tunnel.
    .title = New Goals
lesson-new_goals-goals = Now there are five goals. One is the treasure. The others hold gold, or trouble.
lesson-new_goals-bag = What’s in the middle?
    .do = Place the straight tunnel next to the middle goal.
lesson-new_goals-map = A bag with 2 gold, all yours! Then { $ada } met the dragon and had to pay 1 gold. Better look first!
    .do = Use the map to look at the goal above the bag.
lesson-new_goals-end = The giant spider! If anyone reaches it, the round is over and the saboteurs win. Good thing you know.

## Treasure chests

lesson-treasure_chests = Hidden chests along the way. Some are good, some aren’t.
    .title = Treasure Chests
lesson-treasure_chests-chests = Four chests are hidden between the start and the goals. Reach one and you open it.
lesson-treasure_chests-map = A map works on chests, too.
    .do = Look at the upper chest on the left.
lesson-treasure_chests-open = There’s gold in it!
    .do = Place the junction right below that chest.
lesson-treasure_chests-second = A nugget card for you! And { $ada } dug on toward the next chest.
    .do = Place the other junction below the upper chest on the right.
lesson-treasure_chests-look = This chest lets you look at another player’s role.
    .do = Choose a player.
lesson-treasure_chests-end = Not all chests are this kind. Some cost you cards or make the deck collapse. And Rockfall can bury a chest for good.

## Toll tunnels

lesson-toll_tunnels = Dwarves guard tunnels and charge gold to pass.
    .title = Toll Tunnels
lesson-toll_tunnels-gold = Everyone starts with 1 gold. And two toll dwarves are ready to guard tunnels.
lesson-toll_tunnels-dwarf = On your turn, you can discard a card and post a toll dwarf at an open end.
    .do = Choose the dead end to discard. The dwarf goes to the glowing space. Confirm.
lesson-toll_tunnels-pay = { $ada } had to pay you 1 gold to dig there! But now { $bo } has put the other dwarf in your way.
    .do = Place the straight tunnel there and pay 1 gold.
lesson-toll_tunnels-end = If you have no gold, someone else can pay for you. Both dwarves are back in the next round.

## Underground wardrobe

lesson-wardrobe = A spot where your role changes.
    .title = Underground Wardrobe
lesson-wardrobe-card = The large card at the top is a wardrobe. Connect it to the start and you must swap roles.
lesson-wardrobe-link = Just one card is missing.
    .do = Place the straight tunnel below the wardrobe.
lesson-wardrobe-role = You swapped your role for the one that was set aside. Take a look: only you know it!
lesson-wardrobe-end = So a good digger can turn saboteur, and nobody knows. It happens once per round.

## Underground party

lesson-party = After this party, nobody is who they were.
    .title = Underground Party
lesson-party-card = The large card at the top is a party. When it’s connected to the start, all roles get mixed up!
lesson-party-link = Just one card is missing.
    .do = Place the straight tunnel below the party.
lesson-party-role = All role cards were shuffled and dealt again. Look at your new one!
lesson-party-end = A friend may be a saboteur now, and the other way around. It happens once per round.

## Victim of sabotage

lesson-victim = A broken tool costs you your gold.
    .title = Victim of Sabotage
lesson-victim-rule = Your lantern is broken. In this variant, a digger with a broken tool gets no gold after the round!
lesson-victim-fix = So repair it in time.
    .do = Play Lantern Repair on yourself.
lesson-victim-reach = { $bo } broke { $ada }’s pickaxe. Tough luck! But you can dig.
    .do = Place the straight tunnel next to the middle goal.
lesson-victim-gold = The treasure! Two diggers, so there are two nugget cards.
    .do = Take one.
lesson-victim-more = { $ada } has a broken tool and gets nothing. So the other card is yours, too!
    .do = Take it.
lesson-victim-end = This goes for diggers only. Saboteurs get their gold even with broken tools. So repair your friends’ tools in time!

## Tournament

lesson-tournament = Fixed roles, a card in the middle, and gold tokens on the spot.
    .title = Tournament
lesson-tournament-roles = One saboteur, three diggers, and a selfish dwarf who wants all the treasure. No role is left over. Tap the glowing card: you’re a digger.
lesson-tournament-middle = Every round starts with one path card in the middle.
lesson-tournament-join = It joins your tunnel once it’s connected.
    .do = Place the straight tunnel in the gap.
lesson-tournament-reach = Now the tunnel is long, and you’re the first one to reach its end!
    .do = Place the crossing next to the middle goal.
lesson-tournament-gold = You reached the treasure: 3 gold for you, 2 for every other digger. If the saboteurs win, they get 3 each, a lone one 4. The selfish dwarf would get 4.

## Duel

lesson-duel = A short, sneaky game for two.
    .title = Duel for two
lesson-duel-roles = Two players, two secret roles. Tap the glowing card: you’re a digger. The first goal found decides. Treasure: diggers win. Stone: saboteurs win.
lesson-duel-exchange = Broken tools and repairs do nothing here. But instead of playing a card, you can discard three and draw three.
    .do = Choose the three glowing cards to discard and confirm.
lesson-duel-rockfall = { $ada } placed a dead end! In the duel, Rockfall can only hit the end of a tunnel.
    .do = Play it on the dead end.
lesson-duel-dig = The tunnel is open again.
    .do = Place the straight tunnel there.
lesson-duel-reach = And now for the last card!
    .do = Place the crossing next to the middle goal.
lesson-duel-keep = The treasure: the diggers win! You draw two nugget cards, one for you and one for { $ada }.
    .do = Keep the better one.
lesson-duel-end = This was the last of three rounds, and you have more gold. You win! Dig, bluff, and never trust a stone!
