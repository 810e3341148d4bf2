### @title@

module-@name@ =
    ✎ Take 1 gold (@rule@).
    .title = ✎ @title@
hint-@name@ = ✎ Take 1 gold.
rule-@rule@ =
    ✎ Take 1 gold.
    .title = ✎ @title@
card-@name@ =
    ✎ Take 1 gold (@rule@).
    .title = ✎ @title@
verb-@name@ = Jogar
event-@Name@Played = { $seat } joga { $card }.
    .you = Você joga { $card }.
