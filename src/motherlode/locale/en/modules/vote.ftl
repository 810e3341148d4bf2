### Vote: a variant of our own

module-vote =
    When a round is over, and before roles are shown, everyone may name the player they take for a
    saboteur. The reveal shows who saw through whom. It pays no gold. A variant of our own, not of the
    rulebooks. Works with every game except the duel, from three players up (H-1).
    .title = Vote on Suspicion
hint-vote = Before roles are revealed, everyone votes on who the saboteur is. Pays no gold.
rule-H-1 =
    When a round has ended, and before anyone’s role is shown, each player may secretly name one other
    player they take for a saboteur, or nobody. Then all votes are shown, then all roles. Votes pay no
    gold and change nothing else. This is a variant of our own, not of the rulebooks.
    .title = Vote on suspicion
ask-Accuse = Who do you think is a saboteur?
sandbox-ask-Accuse = Who does { $seat } think is a saboteur?
prompt-Accuse = The round is over. Who do you think is a saboteur?
do-accuse = Accuse { $target }
verb-accuse = Accuse
do-abstain = Accuse nobody
verb-abstain = Accuse nobody
event-PlayerAccused = { $seat } accuses { $target }.
    .you = You accuse { $target }.
reason-asks-accuse = whom they take for a saboteur
reason-vote-players = the vote needs at least { $count } players
