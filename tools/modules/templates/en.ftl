### @title@

module-@name@ =
    ✎ Take 1 gold (@rule@).
    .title = @title@
hint-@name@ = ✎ Take 1 gold.
rule-@rule@ =
    ✎ Take 1 gold.
    .title = @title@
card-@name@ =
    ✎ Take 1 gold (@rule@).
    .title = @title@
verb-@name@ = Play it
event-@Name@Played = { $seat } plays { $card }.
    .you = You play { $card }.
