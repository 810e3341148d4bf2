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
verb-@name@ = 使う
event-@Name@Played = { $seat }さんが「{ $card }」を使いました。
    .you = あなたは「{ $card }」を使いました。
