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
verb-@name@ = Зіграти
event-@Name@Played = { $seat } грає карту «{ $card }».
    .you = Ви граєте карту «{ $card }».
