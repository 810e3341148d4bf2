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
lesson-base-role = This is your secret role: you are a digger. All diggers dig for the treasure together. But one player is a saboteur who wants you to fail!
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
    .do = Take a nugget card. More nuggets are better.
lesson-base-reveal = After the round all roles are shown: { $bo } was the saboteur and gets no gold. A game has three rounds, each with new roles.
lesson-base-other_side = Now the other side: this time you are the saboteur! You know that the treasure is in the middle. If nobody reaches it before all cards are used up, you win.
lesson-base-hinder = { $ada } could reach the treasure with the very next card!
    .do = Lay the broken pick in front of { $ada }.
lesson-base-dead_end = { $cai } has repaired the pick. Quick, block the way!
    .do = Lay the dead end right before the treasure.
lesson-base-loot = No cards are left, and nobody found the treasure. You win! A lone saboteur gets gold worth 4.
    .do = Take nugget cards worth 4 together.
lesson-base-end = That’s it! After three rounds the player with the most gold wins. Watch the others, talk, bluff – and have fun!
