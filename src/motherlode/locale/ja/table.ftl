### ブラウザーのテーブル：坑道、手札、質問。

table-hand = 手札
table-prompt = 今すること
table-round-short = { $round }/{ $rounds }
table-deck = 山札
table-discard = 捨て札
table-players = プレイヤー
table-strip = プレイヤー一覧
table-log = ログ
table-talk = チャット
table-talk-unread = チャット、新着{ $count }
table-more = その他
table-your-turn = あなたの手番
table-turn-of = { $seat }さんの手番
table-window = 割り込み受付中
table-window-short = 割り込む？
announced = { $seat }さんの宣言：{ $what }
table-rests = プレイヤーが戻るまで、ゲームを休止しています。
table-rests-short = 休止中
table-over = ゲーム終了
table-over-short = ゲーム終了
table-waiting-start = 開始待ち
table-last-move = 直前の手
table-counter-clockwise = 手番は反時計回り
table-no-maps = このラウンドはゴールを見られません
table-offline = 接続が切れました。再接続しています…
yourself = 自分

## 坑道

maze-label = 坑道。ドラッグか矢印キーで移動、プラスとマイナスで拡大・縮小、ゼロで全体を表示します。
maze-nearer = 拡大
maze-farther = 縮小
maze-all = 坑道全体を表示
maze-beyond =
    { $side ->
        [left] 左
        [right] 右
        [up] 上
       *[down] 下
    }にある選べる{ $count }マスを表示
maze-cell = マス{ $cell }
maze-card = { $cell }の「{ $card }」
maze-goal-hidden = { $cell }の{ $goal }、裏向き
maze-goal-known = { $cell }の{ $goal }、裏向き（確認済み：{ $card }）
maze-laid-by = 前回の自分の手番の後に{ $name }さんが置いたカード
maze-lookers = 見た人：{ $names }
maze-chest = { $cell }の宝箱、裏向きの通路の下
maze-chest-known = { $cell }の宝箱（確認済み：{ $card }、上の通路：{ $tunnel }）
maze-dwarf = { $cell }の手前にいる{ $owner }さんの番人ドワーフ
maze-you-know = 確認済みのカード
maze-choose = { $cell }を選ぶ
maze-choose-turn = { $cell }を選択中：もう一度選ぶとカードを回す
maze-choose-play = { $cell }を選択中：もう一度選ぶとカードを出す

## 手札、役割

hand-empty = 手札はありません。
hand-card = { $card }、キー{ $key }
hand-no-use = { $card }：今は使えません
hand-discard-only = { $card }、キー{ $key }：捨てるのみ
hand-discard-only-told = { $card }：捨てるのみ
hand-new = 新
role-covered = 自分の役割（裏向き）：長押しで見る、タップで開く
role-open = 自分の役割：{ $role }。タップで伏せる
role-name = 役割
role-look = 見る
role-hold = 長押しで見る
explain-close = 閉じる
explain-copies = このゲームの山札に{ $count }枚

## 使う役割

roles-heading = このゲームの役割
roles-about = 役割：{ $roles }
roles-dealt = 役割カード{ $cards }枚から、{ $players }人に1枚ずつ配ります。
roles-left =
    { $count ->
        [0] 余るカードはありません。
       *[other] 余った{ $count }枚は伏せたままなので、誰がいるのか正確には誰にも分かりません。
    }
roles-left-saboteur2 = 残りの{ $count }枚は、裏向きの役割カードの山になります。
roles-short =
    { $count ->
        [0] { $roles }
       *[other] { $roles }（{ $count }枚は伏せたまま）
    }
role-count-digger = 金鉱掘り{ $count }枚
role-count-saboteur = お邪魔者{ $count }枚
role-count-greedy = 欲張りドワーフ{ $count }枚
role-count-digger_blue = 青の金鉱掘り{ $count }枚
role-count-digger_green = 緑の金鉱掘り{ $count }枚
role-count-boss = ボス{ $count }枚
role-count-profiteer = 横着者{ $count }枚
role-count-geologist = 地質学者{ $count }枚

## 選ぶ

choose-confirm = 決定
choose-back = 戻る
choose-turn = カードを回す
choose-list = 選択肢を一覧で表示
choose-list-less = 一覧を閉じる
choose-list-short = 一覧
advice-ask = ヒント
advice-asking = 強いボットが考えています…
advice-close = ヒントを閉じる
choose-more-cards = あと{ $count }枚選んでください
choose-what = 「{ $card }」をどうしますか？
choose-place = マスを選んでください：{ $what }
choose-second-place = 2つ目のマスを選んでください：{ $what }
choose-player = プレイヤーを選んでください：{ $what }
choose-tool = どれにしますか？
choose-side = 番人ドワーフをどのカードに置きますか？
choose-payer = 通行料は誰が払いますか？
choose-self = 自分
choose-you = あなた
choose-sent = 送信中…
held-undo = 取り消す
held-only = 選択肢は1つ
held-told = { $what }。Escキーで取り消せます
held-only-told = 選択肢は1つ：{ $what }
discard-for-me = ほかに何もできない間は自動で捨てる
discard-for-me-how = 左端のカードから
discard-stop = 止める
discard-ended = カードを出せるようになりました。自動で捨てるのをやめました。
unconfirmed-offer = 確認なしでプレイしますか？
unconfirmed-how = カードをドロップするか、マスを2回タップします。
unconfirmed-yes = オンにする
unconfirmed-no = このままでいい
let-all = 自分の手番まですべて見送る
let-all-end = 毎回確認する
let-round = このラウンドは見送る
wait-for = { $seat }さんを待っています…
choose-seconds = { $seconds }秒
side-n = 上
side-e = 右
side-s = 下
side-w = 左
# 文の中で使う形。
on-side-n = 上
on-side-e = 右
on-side-s = 下
on-side-w = 左
# カード名の括弧の中の言葉を時計回りに。縦向きの坑道では、それぞれ次の言葉になる。
sides-turning = 上, 右, 下, 左; 上は行き止まり, 右は行き止まり, 下は行き止まり, 左は行き止まり; 上下は行き止まり, 左右は行き止まり; 左上, 右上, 右下, 左下

## 質問

ask-Turn = あなたの手番です：使うか捨てるカードを選んでください
ask-DuelTurn = あなたの手番です：使うカードを1枚、または捨てるカードを3枚選んでください
ask-LayPath = 「開拓者」：置く通路カードを選んでください
ask-PassMore = もう1枚捨てますか？
ask-DiscardOneMore = 2枚目に捨てるカードを選んでください
ask-WayUp = どちらの向きでも置けます。そのまま置きますか、180°回しますか？
ask-OrderGoals = 複数のカードに到達しました。どれを先に表にしますか？
ask-MoveGoal = どのゴールをスタートから1マス遠くへ動かしますか？
ask-PickNugget = 金カードを1枚取ってください。残りは次の人に渡ります
ask-TakeNuggets =
    { $total ->
        [0] 取り分だけ金カードを取ってください
       *[other] 合計{ $total }金になるように金カードを取ってください
    }
ask-KeepNugget = 金カードを1枚取ってください。もう1枚は相手に渡ります
ask-TurnInNugget = どの金カードで支払いますか？ お釣りは金チップで受け取ります
ask-KeepCard = 1枚を手札に加えてください。残りは裏向きで戻ります
ask-Steal = 誰から1金を盗みますか？
ask-RobHand = 誰の手札から1枚取りますか？
ask-LookAtRole = 誰の役割を見ますか？
ask-SwapOrNot = この2枚のゴールを入れ替えますか？ 知るのはあなただけです
ask-PayToll =
    { $who ->
        [nobody] ほかのプレイヤーの通行料を肩代わりしますか？
       *[other] { $seat }さんの通行料を肩代わりしますか？
    }
ask-VetoWindow =
    { $who ->
        [nobody] ほかのプレイヤーが「{ $card }」を使います。割り込みますか？
       *[other] { $seat }さんが「{ $card }」を使います。割り込みますか？
    }
ask-CallRound =
    { $who ->
        [nobody] ほかのプレイヤーがラウンドの打ち切りを提案しています。同意しますか？
       *[other] { $seat }さんがラウンドの打ち切りを提案しています。同意しますか？
    }
ask-other = 1つ選んでください

## ボタンの動作。$card はカードの名前

verb-lay = 置く
verb-ladder = 置く
verb-pass = 捨てる
verb-discard = 捨てる
verb-break = 使う
verb-fix = 使う
verb-rockfall = 使う
verb-map = 使う
verb-dwarf = 番人ドワーフを置く
verb-clear = カードを取り除く
verb-enough = これで終わり
verb-give_up = このラウンドをあきらめる
verb-upright = そのまま
verb-turned = 180°回す
verb-swap = 入れ替える
verb-leave = 元どおりに戻す
verb-let = 見送る
verb-veto = 拒否権！
verb-agree = 同意する
verb-refuse = 断る
verb-idle = 何もしない
verb-theft = 使う
verb-hands_off = 使う
verb-trapped = 使う
verb-free = 使う
verb-inspection = 使う
verb-swap_hats = 使う
verb-swap_hands = 使う
verb-take_up = 使う
verb-storage = 使う
verb-turnabout = 使う
verb-jack_of_all_trades = 使う
verb-pathfinder = 使う
verb-divert = 使う

## これから行うこと

# $turned は "yes" か "no"。$pays は "none"、"self"、"other"。$payer は名前。
do-lay =
    { $pays ->
        [none]
            { $turned ->
                [yes] 「{ $card }」{ $at }を回して置く
               *[no] 「{ $card }」{ $at }を置く
            }
        [self] 「{ $card }」{ $at }を置き、通行料を払う
       *[other] 「{ $card }」{ $at }を置き、{ $payer }さんに通行料を頼む
    }
do-ladder =
    { $pays ->
        [none]
            { $turned ->
                [yes] 「{ $card }」{ $at }を回して置く
               *[no] 「{ $card }」{ $at }を置く
            }
        [self] 「{ $card }」{ $at }を置き、通行料を払う
       *[other] 「{ $card }」{ $at }を置き、{ $payer }さんに通行料を頼む
    }
do-divert =
    { $pays ->
        [none] 最後に置かれたカードをここ{ $at }に動かす
        [self] 最後に置かれたカードをここ{ $at }に動かし、通行料を払う
       *[other] 最後に置かれたカードをここ{ $at }に動かし、{ $payer }さんに通行料を頼む
    }
do-rockfall = このカード{ $at }を取り除く
do-map = { $place }{ $at }を見る
do-take_up = { $place }と{ $second_place }{ $at }を取る
do-dwarf = 「{ $card }」を捨て、{ $side }のカードに番人ドワーフ{ $at }を置く
do-clear = 「{ $card }」ともう1枚を捨て、自分の前のカードを取り除く：{ $tool }
do-pass =
    { $count ->
        [1] 「{ $cards }」を捨てる
       *[other] { $count }枚捨てる：{ $cards }
    }
do-discard = 捨てる：{ $cards }
do-break = { $target }さんに「{ $card }」を使う
# $self は "yes" か "no"。$tool は "none" のことがある。
do-fix =
    { $self ->
        [yes] 自分の{ $tool }を直す
       *[no] { $target }さんの{ $tool }を直す
    }
do-jack_of_all_trades =
    { $self ->
        [yes] 自分の{ $tool }を直す
       *[no] { $target }さんの{ $tool }を直す
    }
do-inspection = { $target }さんの役割を見る
do-swap_hats =
    { $self ->
        [yes] 自分の役割を取り替える
       *[no] { $target }さんの役割を取り替える
    }
do-swap_hands = { $target }さんと手札を交換する
do-steal = { $target }さんから1金を盗む
do-rob = { $target }さんの手札から1枚取る
do-look_at = { $target }さんの役割を見る
do-turn = { $place }{ $at }を先に表にする
do-move_goal = { $place }{ $at }をスタートから1マス遠ざける
do-take = 金カードを取る（{ $worths }金）
do-keep = 「{ $card }」を取る
do-upright = そのままの向きで置く
do-turned = 180°回して置く
do-swap = 2枚のゴールを入れ替える
do-leave = 2枚のゴールを元どおりに戻す
do-let = 見送る
do-veto = 「拒否権」を使う
do-agree = 同意する
do-refuse = 断る
do-enough = これ以上捨てない
do-give_up = このラウンドをあきらめる
do-idle = 何もしない
do-form-cell = 「{ $card }」{ $at }
do-form-cells = 「{ $card }」：{ $place }と{ $second_place }{ $at }
do-form-seat =
    { $toward ->
        [self] { $tool ->
            [none] 自分に「{ $card }」を使う
           *[other] 自分の{ $tool }に「{ $card }」を使う
        }
       *[other] { $tool ->
            [none] { $target }さんに「{ $card }」を使う
           *[other] { $target }さんの{ $tool }に「{ $card }」を使う
        }
    }
do-form-who =
    { $toward ->
        [self] 自分
       *[other] { $target }さん
    }
do-form-card = 「{ $card }」を使う
do-form-pick = { $card }
do-form-cards = { $verb }：{ $cards }
do-form-place = { $place }{ $at }
do-form-worths = { $worths }
do-form-side = 「{ $card }」{ $at }、{ $side }
do-form-front = 「{ $card }」で{ $tool }を取り除く

## ラウンドとラウンドの間

table-round-over = ラウンド終了
table-round-over-short = ラウンド終了
clock-intermission = 次のラウンドまで{ $seconds }秒
pause-ready = 次のラウンドへ
pause-is-ready = ほかの人を待っています
pause-prolong = 時間を延ばす
pause-waits = 準備待ち：{ $names }
round-total = 合計：{ $gold }
vote-right = { $name }を見抜いた人：{ $names }
vote-wrong = { $name }を疑って外れた人：{ $names }
vote-unseen = { $name }は誰にも見抜かれませんでした
table-poll = 投票！
table-poll-waits = 投票を待っています
clock-poll = 投票：残り{ $seconds }秒
error-no_intermission = 次のラウンドはもう始まっています。
error-prolonged = 時間の延長はもう使われました。

## After a game

podium = 最終順位
podium-rank = { $rank }位
awards = 表彰
awards-soon = 表彰を集計しています…
awards-gold = ラウンドごとの金
awards-total = 合計
award-bluff = ポーカーフェイス賞
award-bluff-how = { $name }さんは疑われずに手番を{ $count }回終えました
award-scapegoat = 濡れ衣賞
award-scapegoat-how = { $name }さんは正直に掘ったのに{ $count }回疑われました
award-finisher = 到達賞
award-finisher-how =
    { $count ->
        [1] { $name }さんが金塊に到達しました
       *[other] { $name }さんが金塊に{ $count }回到達しました
    }
award-lie = うまいうそ賞
award-lie-how = { $name }さんはうそをついてラウンドに勝ちました
award-sleuth = 名探偵賞
award-sleuth-how = { $name }さんはお邪魔者を{ $count }回見抜きました
award-wrecker = 壊し屋賞
award-wrecker-how = { $name }さんは道具を{ $count }回壊しました
award-builder = 働き者賞
award-builder-how = { $name }さんは通路カードを{ $count }枚置きました
