# The analysis of a finished game. A move is named by its number in the replay.

analysis-round = Round { $round }, won by: { $winner }. Saboteurs: { $names }.
analysis-round-open = Round { $round }, not finished. Saboteurs: { $names }.
analysis-none = none
analysis-chances = Chance of winning the round
analysis-suspicion = Chance of being a saboteur, as far as the table could tell
analysis-moves = Moves that stand out
analysis-moments = Deciding moments
analysis-lies = Lies
analysis-story = Who fooled whom
analysis-believed = believed
analysis-unbelieved = not believed
analysis-after = after { $number }
analysis-mark-brilliant = brilliant
analysis-mark-fine = fine
analysis-mark-gave_away =
    { $toward ->
        [you] gave you away
       *[other] gave { $name } away
    }
analysis-mark-threw_away = threw it away
analysis-instead = better: { $choice }
analysis-working = Thinking the game through…
analysis-waiting =
    { $ahead ->
        [one] One other game comes first.
       *[other] { $ahead } other games come first.
    }
analysis-rough = Our bots weren’t trained on these rules: the chances are rough, and only the clearest moves are marked.
analysis-now = { $title }. Now: { $values }.
analysis-table = All numbers in a table
analysis-move = Move
analysis-dealt = Round { $round } begins
analysis-knew = As far as { $name } knew: { $chosen }% to win; the best choice: { $best }%. In truth: { $true }% and { $truest }%.
analysis-swing = { $side }: { $percent }%
analysis-no-moves = No move stands out.
analysis-no-moments = No single move decided it.
analysis-no-lies = Nobody lied.

## Who fooled whom. The number at the end is one of several wordings.

story-round = Round { $round }: { $sentences }
story-fooled-1 = { $name } lied after move { $choice }, and the table swallowed it.
story-fooled-2 = The table believed { $name }’s lie after move { $choice }. It shouldn’t have.
story-hidden-1 = Nobody saw through { $name }: { $percent }% suspicion for a full-time saboteur.
story-hidden-2 = { $name } was a saboteur and still looked innocent, at { $percent }%.
story-framed-1 = { $name } dug honestly and got { $percent }% suspicion for it.
story-framed-2 = { $name } looked like a saboteur ({ $percent }%), but wasn’t one.
story-seen-1 = { $name } fooled nobody: { $percent }% suspicion at the end.
story-seen-2 = By the end everyone could tell what { $name } was up to ({ $percent }%).
story-threw-1 = With move { $choice }, { $name } threw a good chance away.
story-threw-2 = { $name } would love to take back move { $choice }.
story-gave-1 = Move { $choice } gave { $name } away.
story-gave-2 = With move { $choice }, { $name } might as well have shown the role card.
story-brilliant-1 = Move { $choice } by { $name } was brilliant.
story-brilliant-2 = Hats off to { $name } for move { $choice }.
story-unbelieved-1 = { $name } tried a lie after move { $choice }, but nobody bought it.
story-unbelieved-2 = Nobody fell for what { $name } said after move { $choice }.
story-decisive-1 = Nothing changed more than move { $choice } by { $name }.
story-decisive-2 = After { $name }’s move { $choice }, it was a different round.
story-quiet-1 = Nobody fooled anyone.
story-quiet-2 = Not a trick in sight.

## A hint while playing: what a strong bot would do, and why.

advice-line = A strong bot’s choice: { $choice }. { $reason }
advice-toward =
    { $percent ->
        [100] It leads toward { $place }, where the treasure is.
       *[other] It leads toward { $place }, which has a { $percent }% chance of being the treasure.
    }
advice-stone =
    { $percent ->
        [100] It leads toward { $place }, which is a stone.
       *[other] It leads toward { $place }, which has a { $percent }% chance of being a stone.
    }
advice-on = It keeps the tunnel going.
advice-cover = Playing along keeps suspicion off you.
advice-astray = It leads away from where the treasure probably is.
advice-block = A dead end there costs the diggers time.
advice-idle = It does no harm there, and you get a new card.
advice-fix-self = You can’t dig with a broken tool.
advice-fix = { $name } is probably honest ({ $percent }%) and can dig again.
advice-fix-part = { $name } is probably honest ({ $percent }%) and will have one fewer broken tool.
advice-break = There’s a { $percent }% chance that { $name } is a saboteur.
advice-break-first = Nobody else is as likely to be a saboteur as { $name } ({ $percent }%).
advice-stop = It keeps { $name } from digging.
advice-clear = It removes a card that’s in the way.
advice-collapse = It cuts the tunnel.
advice-look-new = Nobody has looked at { $place } yet.
advice-look = Then you’ll know for yourself about { $place }.
advice-spare = You know where the treasure is, so you can spare this card.
advice-gold = More gold is better than less.
advice-keep = The other cards in your hand are worth more.
advice-drop-map = You know where the treasure is, so a map has nothing more to tell you.
advice-drop-fix = Nobody has a broken tool that it could repair.
advice-drop-stuck = You can’t place path cards until your tool is repaired.
advice-drop-dead-end = A dead end would only block your own side.
advice-drop-tunnel = Placed, it would only help the diggers.
advice-drop-aside = Nowhere in the maze does it lead closer to the treasure.
advice-drop-break = Nobody is suspicious enough to break a tool for, not even { $name } ({ $percent }%).
advice-free-self = Trapped, you could neither dig nor get a share of the gold.
advice-inspect = Then you’ll know { $name }’s role.
advice-end = There’s nothing left to win by playing on.
advice-play-on = There’s still a chance.
advice-best = The bot played it through in its head, and nothing went better.
