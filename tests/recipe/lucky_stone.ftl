### The words of the lucky stone, as its module would bring them to rules, cards and log.

module-lucky_stone =
    One action card: a stone with a secret mark, which is worth gold at the end of the round (Z-1). It goes with every game but the duel.
    .title = Lucky stone
rule-Z-1 =
    The card gives its player a stone marked 1, 2 or 3, drawn by chance; only that player sees the mark. At the end of the round it is worth that much gold.
    .title = Lucky stone
card-lucky_stone =
    Take the stone and look at its mark in secret: at the end of the round you get as much gold (Z-1).
    .title = Lucky stone
event-StoneFound = { $seat } plays { $card } and finds a stone marked { $mark }.
    .you = You play { $card } and find a stone marked { $mark }.
event-StoneFound-hidden = { $seat } plays { $card } and finds a stone.
