### ゲームのログ：出来事ごとに1文。名前は文字列、枚数と価値は数値で渡される。
### `.you` は本人の行動を本人に伝える文。そのとき $target は下の「あなた」「自分」になる。ほかの人なら
### 「ボーさん」の形なので、$target に「さん」は付けない。$whose は「ボーさんの」「あなたの」の形。
### 場合分けは名前でなく $toward で："you"（読む人）、"self"（行動した本人）、"other"、対象なしは "nobody"。
### $tool があれば $tool_key（"pick"、"lantern"、"cart" など）もある。

list-comma = { "、" }
# 二人、または三人以上の並べ方。
list-pair = { $first }、{ $last }
list-last = { $others }、{ $last }
# 文や一覧の中の人名。敬称はここだけで付ける。
person = { $name }さん
log-you = あなた
log-yourself = 自分
log-whose = { person }の
log-whose-you = あなたの

# ゴールの名前。どの画面でも同じ。
goal-top = 一番上のゴール
    .short = 一番上
goal-above = 上から2番目のゴール
    .short = 上から2番目
goal-upper = 上のゴール
    .short = 上
goal-middle = 真ん中のゴール
    .short = 真ん中
goal-lower = 下のゴール
    .short = 下
goal-below = 下から2番目のゴール
    .short = 下から2番目
goal-bottom = 一番下のゴール
    .short = 一番下
goal-numbered = 上から{ $number }番目のゴール
    .short = ゴール{ $number }
goal-unknown = ゴール
    .short = ゴール
# What is at a space that is no goal.
place-here = このカード
# Coordinates, for those who want them, right after what is there.
log-at = （{ $cells }）

## 各ラウンド

event-RoundStarted = 第{ $round }ラウンド開始。最初の手番は{ $seat }さんです。
    .you = 第{ $round }ラウンド開始。最初の手番はあなたです。
event-SeatTaken = { $seat }さんがボット「{ $was }」の席を引き継ぎました。
    .you = あなたはボット「{ $was }」の席を引き継ぎました。
event-CardLaidOut = 坑道の準備：「{ $card }」{ $at }が置かれました。
event-RoleDealt = { $seat }さんに役割が配られました：{ $role }。
    .you = あなたに役割が配られました：{ $role }。
event-RoleDealt-hidden = { $seat }さんに秘密の役割が配られました。
event-HandDealt = { $seat }さんに手札が配られました：{ $cards }。
    .you = あなたに手札が配られました：{ $cards }。
event-HandDealt-hidden = { $seat }さんに手札が{ $count }枚配られました。

## 手番

# $turned は "yes" か "no"。
event-PathLaid =
    { $turned ->
        [yes] { $seat }さんが「{ $card }」{ $at }を180°回して置きました。
       *[no] { $seat }さんが「{ $card }」{ $at }を置きました。
    }
    .you =
        { $turned ->
            [yes] あなたは「{ $card }」{ $at }を180°回して置きました。
           *[no] あなたは「{ $card }」{ $at }を置きました。
        }
event-ToolBroken = { $seat }さんが「{ $card }」を使い、{ $whose }{ $tool }を壊しました。
    .you = あなたは「{ $card }」を使い、{ $whose }{ $tool }を壊しました。
event-ToolFixed =
    { $toward ->
        [self] { $seat }さんが「{ $card }」を使い、自分の{ $tool }を直しました。
       *[other] { $seat }さんが「{ $card }」を使い、{ $whose }{ $tool }を直しました。
    }
    .you =
        { $toward ->
            [self] あなたは「{ $card }」を使い、自分の{ $tool }を直しました。
           *[other] あなたは「{ $card }」を使い、{ $whose }{ $tool }を直しました。
        }
# $card は取り除かれた通路カード。
event-RockFell = { $seat }さんが「落石」を使い、「{ $card }」{ $at }が崩れ落ちました。
    .you = あなたは「落石」を使い、「{ $card }」{ $at }が崩れ落ちました。
event-MapRead = { $seat }さんが{ $place }{ $at }を見ました：{ $goal }。
    .you = あなたは{ $place }{ $at }を見ました：{ $goal }。
event-MapRead-hidden = { $seat }さんが{ $place }{ $at }を見ました。
event-CardsPassed = { $seat }さんがパスして捨てました：{ $cards }。
    .you = あなたはパスして捨てました：{ $cards }。
event-CardsPassed-hidden =
    { $count ->
        [0] { $seat }さんがパスしました。
       *[other] { $seat }さんがカードを{ $count }枚捨ててパスしました。
    }
    .you = あなたはパスしました。
event-TurnSkipped = { $seat }さんは手札がなく、手番を休みます。
    .you = あなたは手札がなく、手番を休みます。
event-CardDrawn = { $seat }さんが「{ $card }」を引きました。
    .you = あなたは「{ $card }」を引きました。
event-CardDrawn-hidden = { $seat }さんがカードを1枚引きました。
event-GoalTurned = { $seat }さんが{ $place }{ $at }に到達しました：{ $goal }。
    .you = あなたは{ $place }{ $at }に到達しました：{ $goal }。
# $turned は "yes" か "no"。
event-CardFitted =
    { $turned ->
        [yes] 「{ $card }」{ $at }が180°回した向きで坑道に加わりました。
       *[no] 「{ $card }」{ $at }が坑道に加わりました。
    }

## ラウンドの打ち切り、あきらめる

event-CallProposed = { $seat }さんがラウンドの打ち切りを提案しました。
    .you = あなたはラウンドの打ち切りを提案しました。
# $agrees は "yes" か "no"。
event-CallAnswered =
    { $agrees ->
        [yes] { $seat }さんが打ち切りに賛成しました。
       *[no] { $seat }さんは続行を希望しました。
    }
    .you =
        { $agrees ->
            [yes] あなたは打ち切りに賛成しました。
           *[no] あなたは続行を希望しました。
        }
event-GaveUp = { $seat }さんがこのラウンドをあきらめました。
    .you = あなたはこのラウンドをあきらめました。

## ラウンドの終了、金

# $winner は "diggers"、"saboteurs"、"greedy"、"nobody" のいずれか。お邪魔者2では
# "diggers_blue"、"diggers_green"、"boss"、"profiteer" もあり、"diggers" は両チームを指す。
event-RoundEnded =
    { $winner ->
        [diggers] ラウンド終了：金鉱掘りの勝ちです。
        [diggers_blue] ラウンド終了：青の金鉱掘りの勝ちです。
        [diggers_green] ラウンド終了：緑の金鉱掘りの勝ちです。
        [boss] ラウンド終了：金塊は見つかりましたが、勝ったのは金鉱掘りではなくボスです。
        [profiteer] ラウンド終了：横着者だけの勝ちです。
        [saboteurs] ラウンド終了：お邪魔者の勝ちです。
        [greedy] ラウンド終了：欲張りドワーフの1人勝ちです。
       *[nobody] ラウンド終了：勝者はいません。
    }
event-RolesRevealed = 役割が公開されました：{ $roles }。
event-NuggetsDrawn = 金カードが{ $count }枚引かれました。
event-NuggetPicked = { $seat }さんが金カード（{ $worth }金）を選びました。
    .you = あなたは金カード（{ $worth }金）を選びました。
event-NuggetPicked-hidden = { $seat }さんが金カードを1枚選びました。
# $worths は価値の一覧。
event-NuggetsTaken =
    { $tokens ->
        [0] { $seat }さんが金カード（{ $worths }金）を取りました。
       *[other] { $seat }さんが金カード（{ $worths }金）と、銀行から{ $tokens }金を受け取りました。
    }
    .you =
        { $tokens ->
            [0] あなたは金カード（{ $worths }金）を取りました。
           *[other] あなたは金カード（{ $worths }金）と、銀行から{ $tokens }金を受け取りました。
        }
event-NuggetsTaken-hidden =
    { $count ->
        [0] { $seat }さんが銀行から{ $tokens }金を受け取りました。
       *[other] { $tokens ->
            [0] { $seat }さんが金カードを{ $count }枚取りました。
           *[other] { $seat }さんが金カード{ $count }枚と、銀行から{ $tokens }金を受け取りました。
        }
    }
    .you = あなたは銀行から{ $tokens }金を受け取りました。
event-NuggetGiven = { $seat }さんが{ $target }に金カード（{ $worth }金）を渡しました。
    .you = あなたは{ $target }に金カード（{ $worth }金）を渡しました。
event-NuggetGiven-hidden = { $seat }さんが{ $target }に金カードを1枚渡しました。
# $seat は金を受け取るプレイヤー。
event-GoldPaid = { $seat }さんが{ $tokens }金をもらいました。
    .you = あなたは{ $tokens }金をもらいました。
event-NuggetTurnedIn = { $seat }さんが1金の支払いのため、金カード（{ $worth }金）を手放しました。
    .you = あなたは1金の支払いのため、金カード（{ $worth }金）を手放しました。
# 銀行に支払うとき、$toward は "nobody"。
event-GoldGiven =
    { $toward ->
        [nobody] { $seat }さんが銀行に1金を支払いました。
       *[other] { $seat }さんが{ $target }に1金を支払いました。
    }
    .you =
        { $toward ->
            [nobody] あなたは銀行に1金を支払いました。
           *[other] あなたは{ $target }に1金を支払いました。
        }
event-RoleSeen = { $seat }さんが{ $whose }役割を見ました：{ $role }。
    .you = あなたは{ $whose }役割を見ました：{ $role }。
event-RoleSeen-hidden = { $seat }さんが{ $whose }役割を見ました。
event-RoleExchanged = { $seat }さんの役割が替わりました：{ $role }。
    .you = あなたの役割が替わりました：{ $role }。
event-RoleExchanged-hidden = { $seat }さんの役割が替わりました。
event-GameEnded = ゲーム終了。金：{ $scores }。勝者：{ $winners }。

## 有料通路、大型カード

event-DwarfPlaced = { $seat }さんが「{ $card }」を捨て、番人ドワーフ{ $at }を置きました。
    .you = あなたは「{ $card }」を捨て、番人ドワーフ{ $at }を置きました。
event-DwarfPlaced-hidden = { $seat }さんがカードを1枚捨て、番人ドワーフ{ $at }を置きました。
# $seat はドワーフを置いたプレイヤー。
event-DwarfGone = { $seat }さんの番人ドワーフ{ $at }がこのラウンドから退場しました。
    .you = あなたの番人ドワーフ{ $at }がこのラウンドから退場しました。
event-SponsorAsked = { $seat }さんが「{ $card }」{ $at }を使うため、{ $target }に通行料の肩代わりを頼みました。
    .you = あなたは「{ $card }」{ $at }を使うため、{ $target }に通行料の肩代わりを頼みました。
# $agrees は "yes" か "no"。
event-SponsorAnswered =
    { $agrees ->
        [yes] { $seat }さんが通行料の肩代わりを引き受けました。
       *[no] { $seat }さんが通行料の肩代わりを断りました。
    }
    .you =
        { $agrees ->
            [yes] あなたは通行料の肩代わりを引き受けました。
           *[no] あなたは通行料の肩代わりを断りました。
        }
event-LargeCardReached = { $seat }さんが大型カード{ $at }をスタートとつなぎました。
    .you = あなたは大型カード{ $at }をスタートとつなぎました。

## お邪魔者2

# 誰にも向けないカードのとき、$toward は "nobody"。
event-ActionPlayed =
    { $toward ->
        [nobody] { $seat }さんが「{ $card }」を使いました。
        [self] { $seat }さんが自分に「{ $card }」を使いました。
       *[other] { $seat }さんが{ $target }に「{ $card }」を使いました。
    }
    .you =
        { $toward ->
            [nobody] あなたは「{ $card }」を使いました。
           *[other] あなたは{ $target }に「{ $card }」を使いました。
        }
# $tool は前に置かれていたカード。
event-FrontCleared = { $seat }さんがカードを2枚捨て、前に置かれていたカードを取り除きました：{ $tool }。
    .you = あなたはカードを2枚捨て、前に置かれていたカードを取り除きました：{ $tool }。
event-CardDiscarded = { $seat }さんが「{ $card }」を裏向きで捨てました。
    .you = あなたは「{ $card }」を裏向きで捨てました。
event-CardDiscarded-hidden = { $seat }さんがカードを1枚、裏向きで捨てました。
event-HandTaken = { $seat }さんの手札が替わりました：{ $cards }。
    .you = あなたの手札が替わりました：{ $cards }。
event-HandTaken-hidden =
    { $count ->
        [0] { $seat }さんの手札がなくなりました。
       *[other] { $seat }さんの手札が{ $count }枚になりました。
    }
    .you = あなたの手札がなくなりました。
event-GoldStolen = { $seat }さんが{ $target }から1金を盗みました。
    .you = あなたは{ $target }から1金を盗みました。

## 選手権カード

# $swapped は "yes" か "no"。知らない人には "unknown"。
event-GoalsTakenUp =
    { $swapped ->
        [yes] { $seat }さんが{ $place }と{ $second_place }{ $at }を手に取り、入れ替えました。
        [no] { $seat }さんが{ $place }と{ $second_place }{ $at }を手に取り、元どおりに戻しました。
       *[unknown] { $seat }さんが{ $place }と{ $second_place }{ $at }を手に取り、置き直しました。入れ替えたかどうかは秘密です。
    }
    .you =
        { $swapped ->
            [yes] あなたは{ $place }と{ $second_place }{ $at }を手に取り、入れ替えました。
           *[no] あなたは{ $place }と{ $second_place }{ $at }を手に取り、元どおりに戻しました。
        }
event-CardsSeen = { $seat }さんがカードを見て、1枚を手札に加えます：{ $cards }。
    .you = あなたはカードを見て、1枚を手札に加えます：{ $cards }。
event-CardsSeen-hidden = { $seat }さんがカードを{ $count }枚見ました。
event-CardKept = { $seat }さんが「{ $card }」を手札に加え、残りを裏向きで戻しました。
    .you = あなたは「{ $card }」を手札に加え、残りを裏向きで戻しました。
event-CardKept-hidden = { $seat }さんがその中の1枚を手札に加え、残りを裏向きで戻しました。
# $target は拒否権を使われたプレイヤー。
event-CardVetoed = { $seat }さんが「拒否権」を使い、{ $whose }「{ $card }」を打ち消しました。
    .you = あなたは「拒否権」を使い、{ $whose }「{ $card }」を打ち消しました。
# $clockwise は "yes" か "no"。
event-DirectionTurned =
    { $clockwise ->
        [yes] { $seat }さんが「{ $card }」を使いました。手番は再び時計回りです。
       *[no] { $seat }さんが「{ $card }」を使いました。ここから手番は反時計回りです。
    }
    .you =
        { $clockwise ->
            [yes] あなたは「{ $card }」を使いました。手番は再び時計回りです。
           *[no] あなたは「{ $card }」を使いました。ここから手番は反時計回りです。
        }
# $turned は "yes" か "no"。
event-PathMoved =
    { $turned ->
        [yes] { $seat }さんが「迂回路」を使い、「{ $card }」{ $at }を180°回して動かしました。
       *[no] { $seat }さんが「迂回路」を使い、「{ $card }」{ $at }を動かしました。
    }
    .you =
        { $turned ->
            [yes] あなたは「迂回路」を使い、「{ $card }」{ $at }を180°回して動かしました。
           *[no] あなたは「迂回路」を使い、「{ $card }」{ $at }を動かしました。
        }

## 宝箱

event-ChestsHidden = 坑道に宝箱{ $at }が隠されました。
event-TunnelTurned = { $seat }さんが宝箱の通路{ $at }に到達しました：{ $card }。
    .you = あなたは宝箱の通路{ $at }に到達しました：{ $card }。
event-ChestOpened = { $seat }さんが宝箱{ $at }を開けました：{ $card }。
    .you = あなたは宝箱{ $at }を開けました：{ $card }。
# $card は宝箱の上の通路。
event-ChestSeen = { $seat }さんが宝箱{ $at }を見ました：{ $chest_card }、上の通路は「{ $card }」。
    .you = あなたは宝箱{ $at }を見ました：{ $chest_card }、上の通路は「{ $card }」。
event-ChestSeen-hidden = { $seat }さんが宝箱{ $at }を見ました。
event-ChestBuried = { $seat }さんが「落石」を使い、宝箱{ $at }は開けられずに埋まりました。
    .you = あなたは「落石」を使い、宝箱{ $at }は開けられずに埋まりました。
event-NuggetGranted = { $seat }さんが金カード（{ $worth }金）をもらいました。
    .you = あなたは金カード（{ $worth }金）をもらいました。
event-GoalMoved = { $seat }さんが{ $place }{ $at }をスタートから1マス遠ざけました。
    .you = あなたは{ $place }{ $at }をスタートから1マス遠ざけました。
event-CardTaken = { $seat }さんが{ $whose }手札から1枚取りました：{ $card }。
    .you = あなたは{ $whose }手札から1枚取りました：{ $card }。
event-CardTaken-hidden = { $seat }さんが{ $whose }手札から1枚取りました。
event-DiscardsMixed = { $seat }さんが捨て札をすべて裏向きにして混ぜました。
    .you = あなたは捨て札をすべて裏向きにして混ぜました。
event-CardsLost =
    { $count ->
        [0] 山札が空なので、失われるカードはありません。
       *[other] 山札の上から{ $count }枚が、誰にも見られずに捨て札になりました。
    }

## レッスン

# レッスンの同席者の名前。コンマで区切る。
lesson-names = アオイ, ダイキ, ケン, ミオ
