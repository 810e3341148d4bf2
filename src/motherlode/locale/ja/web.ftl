### ブラウザーのページ：トップページ、テーブルの作成と参加、観戦、終了。

## 共通

close = 閉じる
cancel = キャンセル
copy = コピー
copied = コピーしました
go-home = トップページ
skip-content = 本文へ移動
skip-links = ショートカット
plain-view = 文字だけの表示
plain-view-how = テーブルをすべて文字で表示します。スクリーンリーダー、キーボード、遅い回線向け。

## プレイヤー

players = プレイヤー
players-round = ラウンド{ $round }/{ $rounds }
players-clockwise = 時計回り
players-counter = 反時計回り
player-you = あなた
player-host = ホスト
player-bot = ボット
player-program = プログラム
player-muted = ミュート中
player-turn = 手番
player-away = 離席中
player-replaced = 離席中：ボットが代行
player-abort = 中止を希望
player-cards = 手札{ $count }枚
player-gold = { $gold }金
player-gold-hidden = 金：裏向き
player-nuggets = 金カード{ $count }枚（{ $least }⁠〜⁠{ $most }金）
player-front = { $name }さんの前
player-menu = { $name }さんのメニュー
player-note = このプレイヤーのメモ
player-mute = ミュート
note-about = { $name }さんについてのメモ。この端末で、自分だけが見られます。
note-keep = 保存
mark-saboteur = 自分のマーク：お邪魔者
mark-digger = 自分のマーク：金鉱掘り
mark-unsure = 自分のマーク：不明
mark-saboteur-short = お邪魔者
mark-digger-short = 金鉱掘り
mark-unsure-short = 不明
clock-window = 割り込み受付中：残り{ $seconds }秒
clock-you = 残り時間：{ $seconds }秒
clock-seat = { $name }さんの残り時間：{ $seconds }秒

## ログ

log = ログ
log-filter = 表示する内容
log-news = 主な出来事
log-all = すべて（補充も含む）
log-claims = 宣言のみ
log-about = { $name }さんのみ
covered-RoleDealt = あなたに役割が配られました。人に見られないように、役割カードを確かめてください。
covered-RoleExchanged = あなたの役割が替わりました。人に見られないように、役割カードを確かめてください。
# The same where the role card lies open, because one plays alone with bots.
open-RoleDealt = あなたに役割が配られました。役割カードは手札のそばに表向きで置かれています。
open-RoleExchanged = あなたの役割が替わりました。新しい役割カードは手札のそばに表向きで置かれています。
log-empty = まだ何も起きていません。
tone-help = あなたに有利
tone-harm = あなたに不利

## チャットと宣言

talk = チャット
talk-empty = まだ誰も発言していません。
talk-off = ホストがチャットと宣言をオフにしています。
talk-no-chat = ホストがチャットをオフにしています。
talk-no-claims = ホストが宣言をオフにしています。
talk-muted = ミュート中：{ $names }
talk-unmute = ミュートを解除
talk-claim = 宣言する
talk-say = メッセージを入力…
talk-send = 送信
claim-treasure = 金塊は{ $goal }です
claim-no_treasure = { $goal }は金塊ではありません
claim-suspect = { $about }さんが怪しい
claim-trust = { $about }さんを信じます
claim-fix = { $tool }を直して！
claim-said = { $seat }さんの宣言：「{ $claim }」
    .you = あなたの宣言：「{ $claim }」
say-suspect = 「{ $about }さんが怪しい」と言う
say-trust = 「{ $about }さんを信じます」と言う
claims-treasure = 金塊は…
claims-there = ここ
claims-not-there = ここではない
claims-players = プレイヤーについて
claims-suspect = 怪しい
claims-trust = 信じる

## メモ

notes = メモ
notes-hint = 自分だけが見られます。新しい役割が配られると、マークは消えます。
notes-think = { $name }さんへの見立て
notes-paper = 誰がどのゴールを見た？ 誰が誰を妨害した？

## ラウンドとゲームの終了

ended-goal = { $seat }さんが{ $place }に到達しました：{ $goal }。
    .you = あなたが{ $place }に到達しました：{ $goal }。
ended-gave-up = { $seat }さんがあきらめました。
    .you = あなたがあきらめました。
ended-called = 全員の合意でラウンドを打ち切りました。
ended-cards = 山札がなくなり、誰もカードを出せなくなりました。
# $winner は event-RoundEnded と同じ。
round-winner =
    { $winner ->
        [diggers] 金鉱掘りの勝ち
        [diggers_blue] 青の金鉱掘りの勝ち
        [diggers_green] 緑の金鉱掘りの勝ち
        [boss] ボスだけの勝ち
        [profiteer] 横着者だけの勝ち
        [saboteurs] お邪魔者の勝ち
        [greedy] 欲張りドワーフの1人勝ち
       *[nobody] このラウンドは勝者なし
    }
round-how = { $winner }。{ $why }
round-spare = 余りの役割：{ $roles }。
gain-worths = { $gold }金
gain-cards = 金カード{ $count }枚（{ $count }⁠〜⁠{ $most }金）
gain-none = 金なし
name-you = { $name }（あなた）
# $won は "yes"、"no"、または勝者なしの "nobody"。
round-you =
    { $won ->
        [yes] このラウンドはあなたの勝ち！
        [no] このラウンドはあなたの負け
        [paid] 勝てなかったけれど、金を獲得！
       *[nobody] このラウンドは勝者なし
    }
round-you-role = あなたの役割：{ $role }。
round-you-gold =
    { $gold ->
        [0] 金はもらえませんでした。
       *[other] { $gold }金をもらいました。
    }
round-you-waits = あなたの金はこれから配られます。
round-you-open = 金はまだ配られている途中です。
round-you-trapped = 罠にかかったままだったので、分け前はありません。
round-you-loses = { $gold }金を失いました。
gain-waits = 金はこれから
gain-open = 未定
game-you-won =
    { $count ->
        [1] { $gold }金であなたの勝ち！
       *[other] { $gold }金で同点、あなたも勝ち！
    }
game-you-lost = { $gold }金であなたの負け
game-winner = 勝者
game-winners =
    { $count ->
        [1] { $winners }の勝ちです
       *[other] 同点で勝ち：{ $winners }
    }
summary-round = ラウンド{ $round }/{ $rounds }終了
summary-game = ゲーム終了
summary-round-open = 前のラウンド
summary-game-open = 結果
summary-last-round = 最後のラウンド
summary-aborted = ゲームは途中で中止されました。
record-save = 記録を保存
replay-watch = リプレイを見る
summary-rematch = もう一戦
summary-next = 次のゲームが始まりました。
summary-follow = 次のゲームに参加
summary-check = シャッフルは公正だった？
summary-check-how = ゲームの前に、テーブルは秘密の値のハッシュ値を表示し、全員の端末がランダムなビットを加えました。今はすべて公開されているので、この端末で確かめられます。
check-shuffle = シャッフルを確かめる
summary-commitment = ハッシュ値
summary-seed = シード
summary-hints = { $name }が使ったヒント：{ $count }回
summary-salt = ソルト

## テーブルのメニュー

menu = メニュー
menu-game = ゲーム
menu-view = 表示と音
menu-table = テーブル
menu-call = ラウンドの打ち切りを提案
menu-abort = ゲームの中止を提案
menu-device = 別の端末で続ける
menu-invite = 招待する
menu-watch = 観戦用リンク
rules-of-table = このテーブルのルール
menu-rules = ルールとカード
language = 言語
theme = テーマ
theme-system = 端末のテーマ
theme-light = ライト
theme-dark = ダーク
way = 坑道の向き
way-auto = 画面に合わせる
way-across = 横向き
way-down = 縦向き
menu-looks = 言語と表示
menu-coordinates = 座標を表示
menu-quiet-bots = ボットをミュート
looks-done = 完了
menu-chat = チャットを許可
menu-claims = 宣言を許可
menu-late = 途中参加を許可
menu-volume = 音量
percent = { $value }%
menu-unconfirmed = 確認なしでプレイ
menu-leave = 退席する
abort-wish = ゲームの中止を希望：{ $names }。今いる全員が同意すると終了します。
abort-agree = 同意する
abort-play-on = 続ける
device-how = 別の端末でこのリンクを開くと、手札もそのままで自分の席に戻れます。
device-secret = このリンクはあなたの席そのものです。これがあれば、誰でもあなたの役割を見て、代わりに遊べてしまいます。人には見せないでください。
watch-how = このリンクがあれば、大きな画面などで誰でも観戦できます。秘密は表示されません。
players-invite = 友だちを招待
invite-bots = このリンクがあれば、誰でもボットの席に座り、その手札・役割・金を引き継いで遊べます。観戦もできます。
invite-full = このリンクがあれば、誰でも観戦できます。引き継げるボットの席はありません。
invite-kept = このリンクがあれば、誰でも観戦できます。このテーブルではボットの席を引き継げません。
leave-playing = あなたの代わりにボットが続けます。この席には戻れません。
leave-playing-late = あなたの代わりにボットが続けます。このテーブルのリンクがあれば、あなたも含めて誰でもその席を引き継げます。
leave-lobby = あなたの席は空席になり、ほかの人が座れます。
leave-sure = 退席する

## トップページ

name = Motherlode
tagline = みんなで金塊を掘り当てよう。ただし、お邪魔者が紛れています。
loading = ランタンを灯しています…
dealing = カードを配っています…
your-name = あなたの名前
# 名前を決めていない人のための名前。半角コンマで区切る。
names = ガーネット, ルビー, オパール, トパーズ, オニキス, クオーツ, ジャスパー, コハク, ヒスイ, メノウ, ルリ, コイシ, ニッケル, フリント
name-empty = 名前を入力してください。
name-long = 20文字までにしてください。
play-at-once = すぐに遊ぶ
preset-quick = ボットを相手に、定番ルールで3ラウンド。初めての方におすすめです。
    .title = クイックゲーム
preset-saboteur2 = 2つの金鉱掘りチームに、ボス、横着者、泥棒、扉。
    .title = お邪魔者2
preset-everything = 併用できるカードとルールがすべて登場。歴戦の金鉱掘り向け。
    .title = 全部入り
preset-edition = 複数の版があるゲームは、お使いの言語の説明書に合わせてあります。ほかの版で遊ぶには、テーブルを作って「すべての設定」を開いてください。
with-friends = 友だちと遊ぶ
with-friends-how = テーブルを作ってリンクを送ります。友だちは名前を入れるだけで参加できます。
with-friends-alone = ここではすべてがこのページの中で動くため、離れた人は参加できません。友だちと遊ぶには、誰か1人がパソコンにPythonパッケージ「motherlode」を入れてサーバーを起動し、そのリンクを送ります。
with-friends-guide = サーバーの動かし方
with-friends-later = サーバーなしで遊んでいるため、離れた人は参加できません。サーバーにつながれば、友だちも参加できます。
make-table = テーブルを作る
around = 1台を回して遊ぶ
around-hint = 画面は1つだけ？ みんなで囲んで、順番に渡して遊べます。
join = 参加
join-code = テーブルのコード
join-example = BCD-FGH-JKL
join-bad-code = テーブルのコードではありません。コードは、ホストの画面にある短い英数字です。
learn-new = はじめてですか？
learn-new-begin = 5分で遊び方を学ぶ
learn-new-go-on = レッスンを続ける
learn-all = すべてのレッスン
learn-try = 試してみる
puzzles = パズル
puzzle-day = 今日のパズル
puzzle-day-how = 毎日1問。お邪魔者、最善の一手、金塊の場所を当てましょう。
puzzle-day-done = 今日のパズルは回答済みです。次は協定世界時の0時に出ます。
puzzle-streak =
    { $days ->
        [0] 明日のパズルを解いて、連続正解を始めましょう。
       *[other] { $days }日連続正解
    }
puzzle-solve = パズルを見る
puzzle-all = すべてのパズル
own-games = この端末のゲーム
own-games-return = 復帰する
public-tables = 公開テーブル
public-tables-none = 今は公開テーブルがありません。作ってみませんか？
watch = 観戦
game-base = 基本ゲーム
game-tournament = トーナメント
game-duel = 対決
game-saboteur2 = お邪魔者2
game-with-modules = { $name }＋拡張{ $count }種
phase-lobby = 開始前
phase-playing = プレイ中
phase-over = 終了
seats-taken = 着席：{ $taken }/{ $seats }
rules = ルール
rules-search = ルールを検索
rules-contents = 目次
footer = ほかのページ
footer-learn = 遊び方を学ぶ
footer-games = 自分のゲーム
record-open = 記録を開く
footer-figures = 統計
footer-sandbox = 検討モード
footer-about = このサイトについて
all-cards = カード一覧
version = Motherlode { $version }
not-found = 行き止まり
not-found-how = このアドレスには何もありません。
unreachable = サーバーが応答しません
unreachable-how = サーバーへの通路が崩れたか、端末がオフラインです。掘り直しを続けます。ゲームは無事です。
unreachable-page = ゲームが動いていません
unreachable-how-page = ゲームが止まったか、読み込めませんでした。自動で起動をやり直します。最後の一手まで保存されています。
unreachable-here = つながるまでの間も、ボットとの対戦、レッスン、パズルはここで遊べます。
play-here = オフラインで遊ぶ
play-alone = サーバーなしで遊ぶ
try-again = もう一度試す
trouble = 鉱山は閉まっています
trouble-unable = このブラウザーにはWebAssemblyがなく、サーバーなしでは遊べません。新しいブラウザーなら遊べます。
trouble-unkept = プライベートウィンドウなどのため、このブラウザーはこのページのデータを保存しません。このままではゲームが失われます。保存を許可するか、通常のウィンドウで開いてください。
trouble-full = この端末に空き容量がないため、何も保存できません。空き容量を増やしてから、もう一度お試しください。
trouble-elsewhere = Motherlodeは別のタブで開いています。ゲームを開けるのは一度に1つのタブだけです。
trouble-taken = ゲームは別のタブに移りました。
trouble-newer = ゲームは新しいバージョンのMotherlodeで保存されたため、このバージョンでは開きません。更新すると、また開けます。
trouble-lost = このブラウザーが、おそらく空き容量を増やすために、保存したゲームを消しました。新しいゲームはまた保存できます。
trouble-unloaded = ゲームの一部を読み込めませんでした。接続を確かめて、もう一度お試しください。
trouble-crashed = ゲームが何度も止まります。メモリー不足かもしれません。最後の一手まで保存されています。ほかのタブを閉じて、もう一度お試しください。
trouble-here = このタブで遊ぶ
trouble-save = ゲームをファイルに保存
server-back = サーバーにまたつながります。
server-go = サーバーに戻る
version-newer = 新しいバージョンの準備ができました。
version-take = 更新する
offline-nothing = ボットとの対戦、レッスン、パズル、リプレイは、接続がなくても遊べるようにできます。約8 MBを読み込みます。
offline-fetching = 接続がないときのためにゲームを保存しています…
offline-ready = ボットとの対戦、レッスン、パズル、リプレイは、接続がなくても遊べます。
offline-failed = オフライン用にゲームを保存できませんでした。接続と端末の空き容量を確かめて、もう一度お試しください。
offline-fetch = オフラインでも遊べるようにする
line-lost = 接続が切れました。再接続しています…
server-cant-write = 今はサーバーに保存できません。ゲームは一時停止中で、何も失われません。
operator-says = 運営者からのお知らせ：
operator-says-close = 運営者からのお知らせを閉じる
edition-of-jubilee = 記念版
edition-of-english = 英語版
edition-of-korean = 韓国語版
edition-of-japanese = 日本語版

## ボットについてホストに知らせること

notice-bot_failed = { $name }がうまく動かなかったため、簡単なボットが代わりに手を選びました。
notice-bot_late = { $name }の考える時間が長すぎたため、簡単なボットが代わりに手を選びました。
notice-bot_missing = { $name }のボットがこのサーバーにないため、簡単なボットが代わりに遊びます。
notice-bot_chatty = { $name }は話しすぎたため、このラウンドの発言はもう表示されません。

## できないとき

error-offline = サーバーにつながりません。接続を確かめて、もう一度お試しください。
error-offline-here = このページのゲームは今動いていません。少ししてからもう一度お試しください。
error-failed = 問題が起きました。何も失われていないので、もう一度お試しください。
error-no_lesson = そのレッスンはありません。
error-no_puzzle = そのパズルはありません。
error-no_answer = その答えは選べません。
error-lesson = それはあとで。まずはコーチの言うとおりにしてみましょう。
error-no_table = そのテーブルはありません。
error-full = このテーブルは満席です。観戦はできます。
error-playing = ゲームはもう始まっています。観戦はできます。
error-no_programs = このテーブルでは、ホストがプログラムの着席を許可していません。観戦はできます。
error-next_round = このラウンドの途中で席を立った人がいます。次のラウンドが始まると、座れるようになります。
error-closed = もうシャッフルが始まっています。
error-bad_bits = この端末ではシャッフルが合いませんでした。ページを読み込み直してください。
error-many_tables = このアドレスから作られたテーブルが多すぎます。先にいくつか終えるか、離れてください。
error-name_taken = このテーブルには同じ名前の人がいます。別の名前にしてください。
error-too_fast = 操作が速すぎます。1分ほどしてからもう一度お試しください。
error-busy = 今はサーバーが混み合っています。しばらくしてからもう一度お試しください。
error-no_seat = この席はもうあなたのものではありません。退席したか、ホストに外されました。
error-storage = サーバーが今は保存できないため、何も行われませんでした。少ししてからもう一度お試しください。
error-storage-here = この端末に今は保存できないため、何も行われませんでした。空き容量を増やしてから、もう一度お試しください。
error-asleep = このテーブルは休止しました。もう一度開くと続けられます。
error-unreadable = 壊れているか、別のバージョンのMotherlodeで保存されたテーブルなので、開けません。
error-crowded = このテーブルは観戦者がもういっぱいです。しばらくしてからもう一度お試しください。
error-shut = このサーバーの運営者がテーブルを閉鎖しました。
error-banned = このサーバーの運営者がこのアドレスからの接続を禁止しました。
error-copying = サーバーはすでにバックアップを作成しています。
error-no_backup = このサーバーのデータベースはここからバックアップできません。
error-starting = サーバーが起動中です。少ししてからもう一度お試しください。
error-draining = サーバーがまもなく再起動します。少ししてからもう一度お試しください。
error-elsewhere = この席は、ほかのタブや端末で開かれています。ここで遊ぶには読み込み直してください。
error-silent = 接続に時間がかかりすぎました。読み込み直してください。
error-no_hello = 接続を始められませんでした。読み込み直してください。
error-malformed = サーバーが読み取れませんでした。ページを読み込み直してください。
error-too_big = 長すぎて、サーバーが受け取れません。短くしてください。
error-foreign = 別のサイトから送られたので、サーバーが無視しました。
error-unknown_host = このサーバーは、その名前では使えません。運営者が名前を追加できます。
error-cannot_open = 今はほかの端末の接続を許可できません。別のプログラムがポートを使っているかもしれません。
error-not_found = このアドレスには何もありません。
error-refused = サーバーが実行できない操作です。
error-repeated = ページの動作が乱れました。読み込み直してください。
error-incompatible = この設定は組み合わせられません。
error-bad_name = この名前は使えません。空か、長すぎるか、使えない記号が入っています。別の名前にしてください。
error-begun = ゲームとゲームの間にしか変更できません。
error-not_playing = このテーブルでは今、ゲームをしていません。
error-not_over = それはゲームが終わってからできます。
error-no_game = このテーブルにそのゲームはありません。
error-not_asked = 今はあなたが答える番ではありません。
error-bad_index = それは今は選べません。
error-answered = もう答えています。
error-stale = ゲームが先に進みました。もう一度見てから選んでください。
error-no_hints = ヒントは、ボットとだけ遊ぶゲームで使えます。
error-no_hint = 今はヒントがありません。もう一度お試しください。
error-no_analysis = この分析はもうありません。もう一度始めてください。
error-no_call = ラウンドの打ち切りは手番と手番の間に、1手番につき1回だけ提案できます。
error-watching = 観戦中です。参加するには席に着いてください。
error-no_chat = このテーブルではチャットは使えません。
error-no_claims = このテーブルでは宣言は使えません。
error-empty = 何も書かれていません。先に入力してください。
error-bad_claim = このテーブルに当てはまらない宣言です。
error-claims_later = 役割が公開されたので、このラウンドではもう宣言できません。
error-not_host = これはホストだけができます。
error-host = ホストを席から外すことはできません。自分で退席することはできます。
error-no_such_seat = その席はありません。
error-no_character = そのキャラクターはいません。一覧から選んでください。
error-shuffling = カードをシャッフル中です。少しお待ちください。
error-taken = そこにはもう誰かが座っています。
error-too_many = それでは席が足りません。先に誰かを席から外してください。

## テーブルを作る

set-game = ゲーム
game-base-hint = 3〜10人の定番。金鉱掘り対お邪魔者。
game-tournament-hint = 5〜9人用。欲張りドワーフが加わり、金の取り分は固定。
game-duel-hint = 2人用。相手の正体を見抜こう。
game-saboteur2-hint = 2〜12人用。2つのチーム、特殊な役割、新しいカード。
set-players = 人数
set-modules = 拡張とバリアント
set-modules-none = すべて外す
module-setting = 設定
setting-treasure_chests-square = 正方形
setting-treasure_chests-diamond = ひし形
setting-treasure_chests-random = ラウンドごとに抽選
hint-greedy_dwarf = 金鉱掘りの1人が、こっそり金塊の独り占めを狙います。
hint-victim = 金鉱掘りが勝っても、道具が壊れたままの人は金をもらえません。
hint-back_and_forth = カード1枚：ゴールを2枚取り、こっそり入れ替える。入れ替えなくてもよい。
hint-storage = カード1枚：捨て札からカードを取り戻す。
hint-veto = カード1枚：ほかのプレイヤーのカードを打ち消す。
hint-turnabout = カード1枚：手番の回る向きが逆になる。
hint-jack_of_all_trades = カード1枚：どの道具でも直せる。
hint-pathfinder = カード1枚：1回の手番に通路カードを2枚置く。
hint-diversion = カード1枚：最後に置かれた通路カードを動かす。
hint-new_goals = ゴールが3つから5つに。金の袋、ドラゴン、巨大グモも登場。
hint-treasure_chests = 途中に4つの宝箱。何が出るかは開けてのお楽しみ。
hint-wardrobe = 衣装部屋まで掘った人は、役割が替わります。
hint-party = 誰かがパーティーまで掘ると、全員の役割が配り直されます。
hint-toll_tunnels = 番人ドワーフが通路を守り、通行料を取ります。
set-level = ボットの強さ
level-random = きまぐれ
level-random-line = どのカードも気まぐれに出します。ルールを覚えるのに向きます。
level-greedy = かしこい
level-greedy-line = 上手に掘り、遅めに仕掛けます。最初の相手に最適。
level-reader = するどい
level-reader-line = 全員の行動と発言から見抜きます。
level-deceiver = ずるがしこい
level-deceiver-line = するどく、自分の足跡は隠します。
level-searcher = 思慮深い
level-searcher-line = 先を何度も読みます。
level-master = 達人
level-master-line = 学んだことを生かして先を読みます。
set-pace = ボットの速さ
pace-instant = 一瞬
pace-fast = 速い
pace-normal = ふつう
pace-slow = ゆっくり
set-clock = 1手の制限時間
no-clock = 制限なし
seconds = { $value }秒
set-window = 割り込みの受付時間
set-grace = 離席からボット交代まで
set-edition = 版
set-edition-hint = 印刷された版によって、細かいルールがいくつか異なります。
set-first = 最初の手番
first-drawn = 抽選
first-seat = { $seat }番の席
set-chat = チャット
set-chat-hint = テーブルの全員がメッセージを書き込めます。
set-claims = 宣言
set-claims-hint = 見たこと、または信じさせたいことを、ワンタップで伝えます。ボットも聞いています。
set-public = 公開テーブル
set-public-hint = トップページに載り、知らない人も参加できます。オフなら、コードを知る人だけが参加できます。
set-late = 途中参加
set-late-hint = あとから来た人が、ゲームの途中でもボットの席を引き継げます。
set-programs = プログラムの着席
set-programs-hint = 言語モデルなどのプログラムが席に着けます。どの席かは全員に見えます。

## ゲームの前

lobby-yours = あなたのテーブル
lobby-of = { $host }さんのテーブル
lobby-seats = 席
lobby-fill = ボットで埋める
lobby-start = ゲーム開始
lobby-start-how =
    { $open ->
        [0] 全員そろいました。
       *[other] 空いている{ $open }席にはボットが入ります。
    }
lobby-wait = 全員そろったら、{ $host }さんがゲームを始めます。
lobby-settings = ゲームの設定
lobby-presets = おすすめの遊び方
lobby-details = すべての設定
settings-players = 席の数が{ $count }になりました。
settings-dropped = 外れたもの：{ $modules }
lobby-bots-gone = 席が減り、席を離れたボット：{ $names }
lobby-shuffling = カードをシャッフルしています…
lobby-promise = みんなでシャッフル
lobby-promise-how = 全員の端末が、シャッフルにランダムなビットを加えます。これはサーバーの分のハッシュ値です。もう変えられず、ゲームの後に誰でも確かめられます。
invite = テーブルのコード
invite-link = テーブルへのリンク
invite-picture = スマホで読み取るQRコード
seat-open = 空席
seat-bot = ボット追加
seat-level = { $name }さんの強さ
seat-character = ここで遊ぶボット
seat-trait = { $name }（{ $trait }）
seat-up = { $seat }番の席を上へ
seat-down = { $seat }番の席を下へ
seat-remove = { $name }さんを席から外す
rename = 名前を変える
watchers = { $count }人が観戦中です。
fact-setting = { $module }（{ $setting }）
fact-level = ボットの強さ：{ $level }
fact-pace = ボットの速さ：{ $pace }
fact-clock = 1手{ $seconds }秒
fact-no-clock = 時間制限なし
fact-no-chat = チャットなし
fact-no-claims = 宣言なし
fact-no-late = 途中参加なし
fact-programs = プログラムも着席可
fact-public = 公開
fact-private = 非公開
join-table = { $host }さんのテーブルに参加
join-sit = 席に着く
join-watch = 観戦だけする
join-over = このテーブルのゲームは終わりましたが、まだ見ることができます。
join-game = { $host }さんたちのゲームに加わる
join-playing = ゲームの最中です。ボットの席に座ると、その手札・役割・金を引き継いで続けられます。
join-next = このテーブルのゲームは終わりました。ボットの席に座って、次のゲームに加われます。
join-bots = 空席はありませんが、ボットと交代できます。
join-bot = { $name }（ボット）
join-places = 交代するボット
no-table = テーブル{ $code }はありません
no-table-how = コードに間違いがないか確かめるか、ホストに聞いてください。テーブルはもうないのかもしれません。
goodbye-seat = このテーブルの席を離れました
goodbye-again = もう一度参加する
goodbye-shut = このテーブルは閉鎖されました
watch-soon = まもなく開始します
watch-join = スマホで参加・観戦：
watch-to-seat = 自分の席に戻る
watch-take = 席に着く
reach-offer = ほかの端末の接続を許可するまでは、このコンピューターからしか接続できません。
reach-open = ほかの端末の接続を許可
reach-sure = サーバーが止まるまで、このコンピューターと同じネットワークにいる人は誰でも { $address } でMotherlodeを開けるようになります。ファイアウォールの確認が出ることもあります。
reach-name = 同じネットワークの端末からは { $name } でも開けます。
reach-closed = このコンピューターからしか接続できません。ほかの端末から参加する方法はREADMEにあります。
invite-alone = このテーブルは、この端末のこのページの中にあります。離れた友だちと遊ぶには、誰か1人がMotherlodeをサーバーとして動かす必要があります。

## ひと目でわかるゲーム

glance = ひと目でわかる遊び方
glance-dig = 掘る
glance-dig-how = スタートから3つの裏向きのゴールへ通路をつなぎます。そのうち1つが金塊です。
glance-break = 邪魔する
glance-break-how = この中の誰かは、ひそかに失敗を狙っています。道具を壊し、岩を落とし、うそをつきます。
glance-guess = 見抜く
glance-guess-how = 誰がどの役割？ よく見て、話して、問い詰めましょう。各ラウンドの勝者が金を分け合います。

## 顔

face-change = 顔を変える
face-heading = あなたのドワーフ
face-hat = 帽子
face-beard = ひげ
face-head = 顔
face-colour = 色
face-part = { $part }：{ $count }種類のうち{ $number }番
face-previous = { $part }：前へ
face-next = { $part }：次へ
face-lot = おまかせ
error-face_taken = 同じ帽子とひげの人がもういます。どちらかを変えてください。
bot-Ada-line = カードは必ず2回数えます。
bot-Bo-line = まず掘って、あとで考えます。
bot-Cai-line = 無口ですが、全部見ています。
bot-Dee-line = 間違えたことがありません。本人によれば。
bot-Eli-line = ドワーフより地図を信じます。
bot-Fay-line = 落石のたびにケーキを差し入れます。
bot-Gus-line = 道具が壊れるのは事故です。だいたいは。
bot-Hal-line = 手番の合間に居眠りします。たまに手番中も。
bot-Ivy-line = 誰が何を壊したか、忘れません。
bot-Jo-line = 目当ては金だけ。そこは正直です。
bot-Kit-line = 新入りです。やる気は十分。
bot-Lou-line = あなたについて、ある説を持っています。
trait-Ada = 慎重
trait-Bo = むこう見ず
trait-Cai = 無口
trait-Dee = 仕切り屋
trait-Eli = 疑い深い
trait-Fay = お人よし
trait-Gus = 不器用
trait-Hal = 眠たがり
trait-Ivy = 根に持つ
trait-Jo = 正直
trait-Kit = 新米
trait-Lou = うそつき
react = リアクション
react-laugh = 笑い
react-shock = びっくり
react-suspicion = 疑いの目
react-cheer = いいね
react-sweat = 冷や汗
react-greed = 金に夢中
react-told = { $name }さん：{ $reaction }
player-about = { $name }さんへの宣言とマーク
player-suspected = 疑っている人：{ $names }
player-trusted = 信じている人：{ $names }
players-all = プレイヤー全員
