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
verb-@name@ = 쓰기
event-@Name@Played = { $seat } 님이 { $card } 카드를 썼어요.
    .you = { $card } 카드를 썼어요.
