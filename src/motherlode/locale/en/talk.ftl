# What bots say at the table. Each says it aloud to everyone, so a line addresses a player by name.
# The number is one of several wordings; the same reason has as many in every language.

## What a map showed, or is said to have shown

says-treasure-1 = Gold at { $goal }! I’d know that glitter anywhere.
says-treasure-2 = The gold is at { $goal }, or I’m an elf.
says-treasure-3 = It’s { $goal }. Tell no one. Well, tell everyone.
says-treasure-4 = Dig for { $goal }! My map says gold.
says-no_treasure-1 = Nothing but stone at { $goal }.
says-no_treasure-2 = Don’t bother with { $goal }. It’s a rock.
says-no_treasure-3 = I peeked at { $goal }. Stone. Very ordinary stone.
says-no_treasure-4 = No gold at { $goal }. My map owes me an apology.
says-elsewhere-1 = Whatever lies at { $goal }, it isn’t the treasure.
says-elsewhere-2 = I looked at { $goal }. Interesting. Not the treasure, though.

## Asking for a repair

says-fix-1 = Could someone fix my { $tool }? I’m only decoration like this.
says-fix-2 = My { $tool } is broken, and so is my spirit. Help?
says-fix-3 = Anyone handy with a { $tool }? I’ll share my lunch.
says-fix-4 = Fix my { $tool } and I’ll name a tunnel after you.

## Accusing someone

says-dead_end-1 = A dead end, { $about }? Who are you digging that for?
says-dead_end-2 = That tunnel just ends, { $about }. I suspect that was the idea.
says-dead_end-3 = Nice wall you built there, { $about }. Saboteurs like walls.
says-dead_end-4 = The last dwarf who dug a dead end like that wasn’t a digger, { $about }.
says-aside-1 = { $about }, the goals are the other way. You knew that, right?
says-aside-2 = Why that way, { $about }? The goals haven’t moved.
says-aside-3 = Lovely tunnel, { $about }. Shame it isn’t going where we’re going.
says-aside-4 = { $about } digs like someone who hopes we never arrive.
says-contrary-1 = { $about }, you said the gold was over there. So why dig over here?
says-contrary-2 = First you tell us where the gold is, { $about }, then you dig away from it?
says-contrary-3 = Your map and your pickaxe disagree, { $about }.
says-felled-1 = That tunnel was fine, { $about }. Was.
says-felled-2 = { $about } drops rocks on good tunnels. Draw your own conclusions.
says-felled-3 = We needed that tunnel, { $about }. I think you knew.
says-felled-4 = Rocks don’t fall by themselves, { $about }.
says-broke_me-1 = My tools were in perfect order until you came along, { $about }.
says-broke_me-2 = What did my tools ever do to you, { $about }?
says-broke_me-3 = Honest dwarves don’t break my things, { $about }.
says-broke_me-4 = I’ll remember that, { $about }. So will my toolbox.
says-broke-1 = Breaking tools, { $about }? Who gains from that?
says-broke-2 = That wasn’t yours to break, { $about }.
says-broke-3 = I’d keep an eye on { $about }. And on your tools.
says-lied-1 = You said gold, { $about }. I see a rock.
says-lied-2 = So much for your map, { $about }. That’s a stone.
says-lied-3 = { $about } needs either glasses or a good excuse.
says-lied-4 = Gold, you said, { $about }. Gold doesn’t look like that.
says-passed-1 = Passing again, { $about }? Nobody ever dug a tunnel by waiting.
says-passed-2 = { $about } has cards, tools, and nothing to do. Odd.
says-passed-3 = Are you resting or hiding, { $about }?

## Trusting someone

says-digs-1 = { $about } digs straight. I like that in a dwarf.
says-digs-2 = Good work, { $about }. I’d share a lantern with you.
says-digs-3 = If { $about } is a saboteur, I’m a canary.
says-fixed_me-1 = Thanks, { $about }. A saboteur wouldn’t have done that.
says-fixed_me-2 = { $about } fixed my tools. That’s a digger in my book.
says-fixed_me-3 = Good as new. I trust you, { $about }.

## Remarks

says-thanks-1 = Much obliged, { $about }!
says-thanks-2 = You’re a gem, { $about }. The kind you keep.
says-thanks-3 = I could hug you, { $about }.
says-thanks-4 = Back to work! Thank you, { $about }.
says-defense-1 = Me? I’m as honest as this mine is dark, { $about }.
says-defense-2 = Funny, { $about }. That’s just what a saboteur would say.
says-defense-3 = I can explain, { $about }. Not now. But I can.
says-defense-4 = Look at the tunnel, { $about }, not at me.
says-defense-5 = My own mother would vouch for me, { $about }. Probably.
says-stone-1 = A stone. Well, it’s a nice stone.
says-stone-2 = All that digging for a rock.
says-stone-3 = Stone! That’s one we can cross off.
says-stone-4 = That isn’t gold. I bit it to be sure.
says-rockfall-1 = There goes the ceiling.
says-rockfall-2 = Mind your heads!
says-rockfall-3 = And I’d only just swept in there.
says-close-1 = I can smell the gold from here.
says-close-2 = One more card, friends. Just one.
says-close-3 = Nobody sneeze. We’re nearly there.
says-call-1 = Shall we call it a day? My knees say yes.
says-call-2 = I think we’ve seen how this round ends.
says-call-3 = When you’re in a hole, stop digging. Shall we?
says-agree-1 = Fine by me.
says-agree-2 = Agreed. My tea’s getting cold.
says-agree-3 = Yes, let’s wrap it up.
says-refuse-1 = Not yet. There’s dirt left to move.
says-refuse-2 = No. I’ve only just warmed up.
says-refuse-3 = I’d rather keep digging.
says-won-1 = A good day underground!
says-won-2 = Drinks are on the other side.
says-won-3 = I never doubted us. Much.
says-won-4 = Worth every blister.
says-lost-1 = Well played. I’ll sulk quietly.
says-lost-2 = I’ll be in the corner with my empty bag.
says-lost-3 = Next round I trust no one.
says-lost-4 = I should have stayed in bed.

## How each one says hello

says-hello-Ada = I’ve counted the cards. They’re all here.
says-hello-Bo = Less talk, more digging!
says-hello-Cai = Hi.
says-hello-Dee = Good, you’re here. I’ll tell you what to do.
says-hello-Eli = Show me a map and I’ll believe you. Maybe.
says-hello-Fay = Hello, dears! There’s cake by the start card.
says-hello-Gus = Hi! Careful, I… oops. Who put that there?
says-hello-Hal = Hm? I’m awake. I’m awake.
says-hello-Ivy = Hello. I have a good memory. Just so you know.
says-hello-Jo = Let’s get rich. Me first, if no one minds.
says-hello-Kit = My first day down here! What’s this lever for?
says-hello-Lou = You can trust me. Ask anyone I’ve paid.
