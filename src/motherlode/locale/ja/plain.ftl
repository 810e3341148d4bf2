### 文字で読むテーブル：スクリーンリーダー、キーボード、遅い回線のために。スキップリンクとキー操作。

plain-heading = テーブル{ $code }
plain-parts = このページの項目
plain-pictures = 絵で表示
plain-watching = 観戦中です。
plain-waiting = 今は決めることがありません
plain-choices = 選べるもの
plain-chosen = ここまでの選択：{ $what }
plain-group = { $what }：{ $count }通り
plain-deck =
    { $count ->
        [0] 山札は空です
       *[other] 山札{ $count }枚
    }
plain-discard =
    { $count ->
        [0] 捨て札なし
       *[other] 捨て札{ $count }枚
    }
plain-discard-top = 捨て札{ $count }枚（一番上は「{ $card }」）
plain-role-show = 自分の役割を見る
plain-role-hide = 自分の役割を隠す
plain-order = 手番の順です。
plain-order-counter = 手番の順です。今は反時計回りです。
plain-broken = 壊れている：{ $tools }
plain-front = 前にあるカード：{ $cards }
plain-role-of = 役割：{ $role }
plain-mark = { $name }さんに付けたマーク
plain-mark-none = なし
plain-note = { $name }さんについてのメモ
plain-mute = { $name }さんをミュート
plain-happened = これまでの出来事
plain-earlier = 以前の{ $count }件
plain-missed = ほかに{ $count }件の出来事がありました。「これまでの出来事」で読めます。
plain-said = { $name }：{ $words }
plain-say = 全員にメッセージを送る
plain-claim = 宣言する（本当でなくてもかまいません）
plain-claim-which = 宣言を選ぶ
plain-notes = 自分のメモ（自分だけに見えます）

## 行ごとの坑道

plain-maze = 坑道
plain-maze-how = マスは「列,行」で表します。スタートは 0,0、列は右へ、行は下へ数えます。
plain-row = { $row }行目
plain-empty = 空き
plain-can-choose = 選べます
plain-legal = 選べるマス：{ $places }
plain-side-N = 上
plain-side-E = 右
plain-side-S = 下
plain-side-W = 左
plain-open = 通路の口：{ $sides }
plain-joined = { $sides }がつながる
plain-blind = 行き止まり：{ $sides }
plain-goal-hidden = { $goal }、裏向き
plain-goal-known = { $goal }、裏向き。確認済み：{ $card }
plain-lookers = 見た人：{ $names }
plain-laid-by = 前回の自分の手番の後に{ $name }さんが配置
plain-chest = 裏向きの通路の下の宝箱
plain-chest-known = 宝箱、確認済み：{ $card }。上の通路：{ $tunnel }
plain-dwarf = { $owner }さんの番人ドワーフが守っています
plain-at = { $cell }：{ $open }
plain-pay-self = 通行料は自分で払う
plain-pay-other = 通行料の肩代わりを{ $name }さんに頼む

## スキップリンク

skip-question = 今することへ
skip-hand = 手札へ
skip-maze = 坑道へ

## キー操作

keys = キー操作
keys-tab-key = Tab
keys-tab = テーブルの次の部分へ
keys-hand-key = ← →
keys-hand = 手札のカードを移動
keys-numbers-key = 1–9
keys-numbers = 手札のカードを選ぶ、もう一度で戻す
keys-up-key = ↑
keys-up = 手札から、選べるマスやプレイヤーへ
keys-places-key = ← ↑ ↓ →
keys-places = 坑道のマスを移動
keys-why-key = Shift + ← ↑ ↓ →
keys-why = そのマスに置けない理由を聞く
keys-enter-key = Enter
keys-enter = 選ぶ、もう一度で決定
keys-turn-key = R
keys-turn = 置くカードを回転
keys-escape-key = Esc
keys-escape = ひとつ戻る
keys-explain-key = ?
keys-explain = 選んでいるカードの説明
keys-hint-key = T
keys-hint = ボットとだけ遊ぶときにヒントを見る
keys-list-key = ↑ ↓
keys-list = 選択肢の一覧を移動
keys-choose-key = 1–9
keys-choose = 番号で選択肢を選ぶ
keys-help-key = H
keys-help = この一覧を表示
keys-single = 1文字のショートカット
keys-single-how = 文字や数字のキーがスクリーンリーダーや音声操作の邪魔になるときは、オフにしてください。
