### ターミナルで遊ぶときの短い文：質問、ラベル、ヘルプ。

## 質問

prompt-Turn = あなたの手番です：カードを使うか、1枚捨ててパスしてください
prompt-DuelTurn = あなたの手番です：通路カードを置く、「落石」か「宝の地図」を使う、3枚捨てる、のどれかを選んでください
prompt-WayUp = どちらの向きでも置けます。そのまま置きますか、180°回しますか？
prompt-OrderGoals = 複数のカードに到達しました。どれを先に表にしますか？
prompt-PickNugget = 金カードを1枚選んでください。残りは次の人に渡ります
prompt-TakeNuggets =
    { $total ->
        [0] 取り分だけ金カードを取ってください
       *[other] 取り分として、合計{ $total }金になるように金カードを取ってください
    }
prompt-KeepNugget = どの金カードを取りますか？ もう1枚は相手に渡ります
prompt-CallRound = ラウンドの打ち切りが提案されました。同意しますか、断って続けますか？

## ラベル

label-hand = 手札
label-players = プレイヤー
label-deck = 山札
label-discard = 捨て札
label-round = ラウンド{ $round }/{ $rounds }
label-role = 役割
label-tools = 壊れた道具
label-cards = 手札
label-gold = 金
label-players-briefly = プレイヤー（手札の枚数、×前のカード、$金）：

label-you = { $name }（あなた）
label-seed = シード { $seed }
label-player-count = { $count }人

## 坑道の記号

sign-start = { $sign } スタート
sign-goal_treasure = { $sign } 金塊
sign-goal_stone = { $sign } 石ころ
sign-goal_bag1 = { $sign } 1金
sign-goal_bag2 = { $sign } 2金
sign-goal_dragon = { $sign } ドラゴン
sign-goal_spider = { $sign } クモ
sign-crystal = { $sign } クリスタル
sign-door_blue = { $sign } 青の扉
sign-door_green = { $sign } 緑の扉
sign-ladder = { $sign } はしご
sign-large = { $sign } 大型カード
sign-hidden = { $sign } 裏向きのゴール
sign-face-down = { $sign } 隠れた宝箱
sign-dead-end = { $sign } 行き止まり
sign-not-linked = 細い線：つながっていない
pawns-toll_tunnels = { $sign } 番人ドワーフ（置くには1金）：{ $figures }

## 表の見出し

head-module = モジュール
head-title = 名前
head-version = バージョン
head-players = 人数
head-rules = ルール
head-rule = ルール
head-round-won-by = ラウンドの勝者
head-rounds = ラウンド数
head-share = 割合
head-bot = ボット
head-seats = 席数
head-games-won = 勝利数
head-mean-gold = 1ゲームの金
head-answers = 回答数
head-illegal = 不正な回答
head-claims = 宣言
head-true = うち真実
head-log-loss = 対数損失
head-deal-loss = 配役のみ
head-hidden = 正体隠し
head-think-half = 中央値 (ms)
head-think-most = 95% (ms)
head-diggers-win = 金鉱掘りの勝率
head-difference = 差
head-matches = ゲーム数
head-gained = 増えた金
head-rating = レーティング
head-as-digger = 金鉱掘りとして
head-as-saboteur = お邪魔者として
head-measured = 測定項目
head-unit = 単位
head-result = 結果
head-best = 最良
head-target = 目標
head-mark = 判定


## テーブルで

about = 内容：{ $choice }
about-card = { $seat }さんが「{ $card }」を使います：{ $choice }
answers-are = 選べる答え：{ $answers }
yes-or-no = y（はい）か n（いいえ）で答えてください。
# 「はい」「いいえ」と見なす言葉。コンマ区切り。
words-yes = y, yes, ｙ, はい, うん
words-no = n, no, ｎ, いいえ, いや
pause = Enterで続ける
why-goal = { $seat }さんが{ $place }に到達しました：{ $goal }。
    .you = あなたが{ $place }に到達しました：{ $goal }。
why-gave-up = { $seat }さんがあきらめました。
    .you = あなたがあきらめました。
why-called = 全員の合意でラウンドを打ち切りました。
why-cards = カードがなくなりました。
welcome = 鉱山へようこそ！ ? でヘルプ、q で終了します。
you-are = あなたの役割：{ $role }
asked = { $seat }さんが決めること：「{ $question }」
input = >
input-way = どれにしますか？（Enter：戻る） >
input-hint = 番号を入力 · o：すべての答え · Enter：テーブル · ?：ヘルプ · q：終了
ways =
    { $count ->
        [0] 捨てるのみ
       *[other] { $count }通り
    }
way-pass = パスしてこれを捨てる
word-turned = 回転
way-discard = 「{ $card }」を捨てる
group-discard = カードを3枚捨てる（または pass 1 2 3 と入力）
group-dwarf = カードを1枚捨て、開いた端に番人ドワーフを置く（T-2）
group-clear = カードを2枚捨て、自分の前のカードを1枚取り除く（S-10）
pool = 選べる金カード：{ $worths }
gold-own = 金カード{ $cards }枚（{ $worth }金）
gold-cards = 金カード{ $cards }枚
refused = できません：{ $reason }
no-such-number =
    { $count ->
        [0] { $number }という番号はありません
        [1] { $number }という番号はありません。選べるのは1だけです
       *[other] { $number }という番号はありません。選べるのは1〜{ $count }です
    }
one-number-less = 番号が1つ多すぎます
explain-what = カードを番号（?3）か名前（? map）で指定してください
call-refused = ラウンドの打ち切りは、自分の手番に1回だけ提案できます（B-56）
say-refused = 宣言できるのは、ラウンド中に、ゴール、ほかのプレイヤー、道具についてだけです
say-enough = このラウンドでは、もう十分に話しました
spare-role = （余り）
no-way = このカードは今は使えず、1枚だけで捨てることもできません
discard-known = （{ $card }：裏向き。自分が捨てたか、全員が見たカード）
discard-unknown = （裏向き）
discard-empty = 捨て札はありません。
final-scores = 最終結果
game-won =
    { $count ->
        [1] { $winners }の勝ちです。
       *[other] 同点で勝ち：{ $winners }。
    }
    .you =
        { $count ->
            [1] あなたの勝ちです！
           *[other] 同点で勝ち：{ $winners }。あなたも勝者の1人です！
        }
game-over = ゲーム終了です。
save-record = このゲームの記録を保存しますか？（y/n）
save-record-file = ファイル名（Enter：保存しない）：
record-saved = 記録を { $file } に保存しました。
seed-was = このゲームのシードは{ $seed }でした。
goodbye = お疲れさまでした。また鉱山で会いましょう！

## 報告するコマンド

rules-module = 人数：{ $players }。ルール：{ $rules }。
rules-hint = motherlode rules ID でルール、モジュール、カード、版の説明を表示します。一覧は rules cards と rules editions で見られます。
rules-settings = 設定の意味は、motherlode rules round-end のように設定の名前を付けると表示されます。
rules-cards = { $module }：{ $title }
rules-tools = プレイヤーの前に置くカード：{ $names }
rules-copies = 後のセットにもう一度出てくるカードの枚数は、そのセットを加えた合計です。
head-setting = 設定
simulate-counted = { $games }ゲーム、{ $rounds }ラウンド、{ $moves }手、CPU時間{ $seconds }秒
simulate-one-bot = 全席：{ $bot }、1ゲームあたり{ $gold }金。
simulate-speed = { $moves }手/秒、{ $rounds }ラウンド/秒（{ $kernel }）
ratings-edges = 金鉱掘り側の有利さ（人数別のポイント）：{ $edges }。
ratings-reference = { $bot } を両方の役割で1500とします。400ポイントの差で、勝ち目は10対1になります。
dataset-counted = { $games }ゲーム、{ $rounds }ラウンド、決定{ $decisions }回、{ $size } MB
dataset-saved = データセットを { $folder } に保存しました。内容の説明は card.md にあります。
arena-baseline = 差：同じ配り方で { $diggers } が掘り { $saboteurs } が邪魔した場合との差（ポイント）。
arena-matches = 増えた金：ほかが全員 { $others } の席に { $bot } が1人座ったとき、{ $others } より1ゲームで多く得た金。
arena-dealt = お邪魔者{ $count }人
arena-interrupted = 途中で止めました。終わったラウンドだけの結果です。
arena-faults = { $bot } は { $count } 回失敗し、greedy が代わりに答えました。
kernel-compiled = コンパイル済みカーネル
kernel-interpreted = インタープリター実行、コンパイル済みカーネルなし
position-options = { $seat }さんの選択肢は{ $count }通りです：
position-not-asked = 選択肢を見られるのは{ $seat }さんだけです。
replay-step = { $number }/{ $count } · { $seat }：{ $choice }
replay-cut = この記録は途中で切れています。残っているところまで表示します。
replay-next = Enter：次へ · q：終了
shuffle-fair = 公正に配られました。先にハッシュ値を示したサーバーの秘密の値と、次のビットから配られています。自分のビットは自分の端末にあります。
shuffle-alone = このシャッフルには誰もビットを加えていないので、サーバーの秘密の値だけで配られました。
shuffle-bits = { "" }  { $name }：{ $bits }
shuffle-bits-kept = { "" }  { $name }：ビットが届かず、使われませんでした
replay-checked =
    記録は完全で、改変されていません：選択{ $choices }回、{ $ending ->
        [over] ゲームは最後まで行われました。
       *[broken] ゲームは途中で中止されました。
    }
bench-yardstick = 基準：1000万回の加算
bench-random = ランダムプレイ、コンパイル
bench-interpreted = ランダムプレイ、インタープリター
bench-everything = ランダムプレイ、全モジュール
bench-copy = 状態のコピー
bench-message = 見える状態をメッセージに
bench-data = 見える状態をデータに
bench-greedy = かしこいボット（greedy）
bench-maze = 1手、坑道のカード{ $cards }枚
bench-option = … 選択肢1つあたり
bench-import = ルールの読み込み
bench-not-compiled = カーネルはコンパイルされていません：これはインタープリターで動くPythonの数値で、約40倍遅くなります。
bench-compiled = カーネルはコンパイル済みです。Python { $python }。
bench-scale = 基本ゲーム、5人、1コア、中央値。目標は基準で調整しています：この環境では{ $seconds }秒、設定時は0.88秒。
bench-legend = 未達：この環境での目標より遅い。
bench-progress = 測定済み：{ $title }
bench-yes = 達成
bench-short = 未達

## ヘルプ

help =
    手番には、カードの番号、続いてその使い方の番号を入力します。
    選択を文字で書くこともできます。カードを先に書き、名前の代わりに番号も使えます：
    .title = ターミナルでの遊び方
help-examples =
    { "" }  cross @ 1,0                    通路カードをマス1,0に置く
      curve_nw @ 2,0 turned          同じく、180°回して置く
      break_lantern > Bo             Boさんのランタンを壊す
      fix_lantern_cart > Bo lantern  2種類対応のカードでBoさんのランタンを直す
      rockfall @ 3,0                 3,0の通路カードを取り除く
      map @ 8,-2                     8,-2のゴールを見る
      pass cross                     カードを1枚捨ててパスする
      2 @ 1,0                        2番のカードを1,0に置く
      2 1                            2番のカードを一覧の1番目の方法で使う
      pass 2                         2番のカードを捨ててパスする
help-examples-duel =
    { "" }  cross @ 1,0                    通路カードをマス1,0に置く
      curve_nw @ 2,0 turned          同じく、180°回して置く
      rockfall @ 3,0                 通路の端にある3,0のカードを取り除く
      map @ 8,-2                     8,-2のゴールを見る
      pass cross fix_pick map        カードを3枚捨てる
      give_up                        すべての通路がふさがったとき、あきらめる
      2 @ 1,0                        2番のカードを1,0に置く
      2 1                            2番のカードを一覧の1番目の方法で使う
      pass 1 2 3                     1番、2番、3番のカードを捨てる
help-examples-saboteur2 =
    { "" }  cross @ 1,0                    通路カードをマス1,0に置く
      ladder_s @ 0,-1                はしごを通路カードの隣に置く
      trapped > Bo                   カードをBoさんに使う
      map @ 8,-2                     8,-2のゴールを見る
      pass cross                     1枚捨ててパスする。続けてもう1枚、または enough
      clear theft cross              2枚捨てて自分の前のカードを1枚取り除く
      2 @ 1,0                        2番のカードを1,0に置く
      2 1                            2番のカードを一覧の1番目の方法で使う
help-words =
    マスはx,yで表します。スタートが0,0で、xはゴールの方へ、yは下へ行くほど大きくなります。

    どの質問でも、次のように入力できます：
      ? map        名前でカードの説明を見る
      ?3           3番のカードの説明を見る
      rules        ルール、モジュール、ゲームの一覧
      rules B-22   ルールを見る
      rules base   ゲームやモジュールの説明を見る
      call         ラウンドの打ち切りを提案する（ルールB-56）
      hint         強いボットならどうするかと、その理由
      say CLAIM    宣言する（例：suspect > Bo、treasure @ 8,0）
      o            すべての答えの一覧
      log          これまでの出来事をすべて見る
      discard      捨て札を見る
      Enter        テーブルをもう一度表示する
      q            終了する

## ゲームの概要

intro-base =
    金鉱掘りは、3つの裏向きのゴールのどれか1つにある金塊まで、スタートから通路をつなごうとします。
    お邪魔者は、誰にも気づかれずにそれを阻止しようとします。自分の役割を知っているのは自分だけです。
    手番にはカードを1枚使うか、1枚捨ててパスします。
    ラウンドの勝者は金を分け合い、3ラウンドで最も多くの金を集めた人が勝ちです。
intro-tournament =
    金鉱掘りはスタートから金塊まで通路をつなごうとし、お邪魔者はそれを阻止しようとします。
    欲張りドワーフは、自分で到達して独り占めするつもりです。自分の役割を知っているのは自分だけです。
    手番にはカードを1枚使うか、1枚捨ててパスします。
    ラウンドの勝者は金をもらい、3ラウンドで最も多くの金を集めた人が勝ちです。
intro-duel =
    2人でスタートから裏向きのゴールへ掘り進みます。わかるのは自分の役割だけです。
    金鉱掘りは最初に金塊を、お邪魔者は最初に石ころを見つけさせようとします。
    手番には、カードを置く、「宝の地図」か「落石」を使う、3枚捨てる、のどれかを行います。
    ラウンドの勝者は金をもらい、3ラウンドで最も多くの金を集めた人が勝ちです。
intro-saboteur2 =
    青と緑の金鉱掘りは、相手チームの扉を避けながら、どちらも金塊まで通路をつなごうとします。
    お邪魔者はそれを阻止しようとし、ボス、横着者、地質学者はそのおこぼれを狙います。
    手番にはカードを1枚使うか、3枚まで捨ててパスします。
    ラウンドの勝者は金をもらい、3ラウンドで最も多くの金を集めた人が勝ちです。

## 有料通路

prompt-PayToll = ほかのプレイヤーの通行料を肩代わりしますか？ 引き受けるか、断るかを選んでください
prompt-TurnInNugget = 金チップがありません。どの金カードで1金を支払いますか？ お釣りは金チップで受け取ります

## お邪魔者2

prompt-PassMore = もう1枚捨てますか、これで終わりにしますか？
prompt-DiscardOneMore = 自分の前のカードを取り除くため、2枚目を捨ててください
prompt-Steal = 誰から1金を盗みますか？

## 選手権カード

prompt-SwapOrNot = この2枚のゴールを入れ替えますか？ 知るのはあなただけです
prompt-KeepCard = どのカードを手札に加えますか？ 残りは裏向きで捨て札に戻ります
prompt-VetoWindow = カードが出されました。見送りますか、「拒否権」を使いますか？
prompt-LayPath = 「開拓者」：どの通路カードを置きますか？

## 宝箱の質問

prompt-RobHand = 誰の手札から1枚取りますか？
prompt-LookAtRole = 誰の役割を見ますか？
prompt-MoveGoal = どのゴールをスタートから1マス遠くへ動かしますか？

## Looking after a server’s database

admin-backed-up = ログ{ $lines }行を保存しました：{ $place }
admin-restored = ログ{ $lines }行を復元しました：{ $place }
admin-checked =
    { $problems ->
        [0] 問題はありません。テーブル：{ $tables }、終了したゲーム：{ $games }
       *[other] 問題：{ $problems }件。テーブル：{ $tables }、終了したゲーム：{ $games }
    }
admin-problem-gap = テーブル{ $table }：ログの{ $line }行目がありません。
admin-problem-unreadable = テーブル{ $table }：ログの{ $line }行目を読み取れません（{ $detail }）。
admin-problem-record = テーブル{ $table }：{ $line }行目で終わるゲームの記録が正しくありません（{ $detail }）。
admin-problem-round = ラウンド{ $line }の統計を読み取れません（{ $detail }）。
admin-problem-schema = データベースのスキーマは{ $detail }で、最新の{ $newest }ではありません。サーバーの起動時に更新されます。
admin-expired =
    { $count ->
        [0] 削除するほど古いテーブルはありません。
       *[other] { $count }個のテーブルを削除しました。
    }
