### 終わったゲームのリプレイと、局面を試す検討モード。

replay = リプレイ
replay-of = テーブル{ $code }・{ $number }ゲーム目
replay-of-record = 読み込んだ記録
replay-missing = 見られるゲームがありません。
replay-not-over = このゲームはまだ続いています。終わるとリプレイを見られます。

replay-eyes = 視点
replay-eyes-public = 観戦者
replay-eyes-open = すべて公開

replay-first = 最初へ
replay-last = 最後へ
replay-back = 一手戻る
replay-forward = 一手進む
replay-play = 再生
replay-pause = 一時停止
replay-round-back = 前のラウンドへ
replay-round-next = 次のラウンドへ
replay-speed = 速さ
replay-times = { $speed }倍
replay-slider = ゲーム中の位置
replay-place = 第{ $round }ラウンド、{ $steps }手中{ $step }手目
replay-broken-off = ゲームはここで中止されました。
replay-controls = リプレイの操作

replay-moments = 名場面
replay-analysis = 分析
replay-log = 出来事
replay-more = 名場面と出来事
replay-moments-none = このゲームに、この種類の場面はありません。
replay-kinds = 場面の種類
replay-kind-great = 主な場面
replay-kind-all = すべての場面
replay-kind-round = ラウンドの終わり
replay-kind-goal = ゴールと宝箱
replay-kind-role = 役割
replay-kind-gold = 金
replay-kind-lie = うその宣言
replay-kind-tool = 道具の破損と修理
replay-kind-fall = 落石
replay-kind-vote = 投票
replay-kind-surprise = 意外な出来事
replay-lie = { $seat }さんのうそ：「{ $claim }」
replay-wrong = { $seat }さんの間違い：「{ $claim }」
replay-says = { $seat }：{ $words }

replay-hands = 全員の手札
replay-deck = 次に引くカード
replay-deck-empty = 山札は空です。

replay-share = 共有
replay-share-link = この場面へのリンク
replay-share-how = リンクを開くと、同じ視点でこのゲームのこの場面が表示されます。
replay-share-not = この記録はこの端末にしかありません。ファイルそのものを送れば、ほかの人もこのページで開けます。
replay-share-send = 送る…
replay-menu = その他
back-to-replay = リプレイに戻る
back-to-table = テーブルに戻る
back-to-games = 自分のゲームに戻る
way-back = 戻る
replay-try = 別の手を試す
replay-position = 局面をコピー
replay-position-how = この時点のテーブル全体を表す局面データです。不具合の報告、問題作り、検討モードに使えます。
replay-position-copied = 局面をコピーしました。検討モードや不具合の報告に貼り付けられます。
replay-position-none = 最初の手番より前の局面はコピーできません。
replay-about = この記録について
replay-sound = この記録は完全で、改変されていません。
replay-verified = 完全・改変なし・シード確認済み
replay-verified-no-promise = 完全・改変なし
replay-sound-seed = シードは、ゲームの前に表示されたハッシュ値と一致します。
replay-sound-no-promise = ゲームの前に、シードのハッシュ値は表示されていません。
replay-version = 保存したバージョン：{ $version }

check-of = テーブル{ $code }、ゲーム{ $number }のシャッフル
check-intro = この端末が自分で計算します。サーバーの言葉には頼りません。
check-fair = 公正に配られました。
check-fair-mine = 公正に配られ、この端末のビットも使われました。
check-left-out = カードはこのシャッフルのとおりですが、この端末のビットは入っていません。
check-nobody = カードはサーバーの秘密のとおりですが、誰のビットも入っていません。サーバーだけがシャッフルしました。
check-unfair = つじつまが合いません。記録を保存して、サーバーの管理者に尋ねてください。
check-alone = このゲームはサーバーだけがシャッフルしたので、ここで確かめることはありません。記録は開けます。
check-secret = サーバーの秘密の値は、ゲームの前のハッシュ値と一致します。
check-secret-not = サーバーの秘密の値が、ハッシュ値と一致しません。
check-seen = この端末は、自分のビットを送る前に、同じハッシュ値を見ています。
check-seen-not = この端末がビットを送る前に見たハッシュ値は、これとは違います。
check-bits-in = { $name }のビットは加わり、ハッシュ値と一致します。
check-bits-kept = { $name }のビットは間に合わず、使われませんでした。
check-bits-wrong = { $name }のビットが、ハッシュ値と一致しません。
check-bits-none = ビットなし：{ $names }
check-mine-not = この端末は、このゲームにビットを加えていません。
check-piles = シャッフル前のカードは、ルールどおりの順番でした。
check-piles-not = シャッフル前のカードの順番が、ルールと違います。誰かが配り方を選べたかもしれません。
check-round = ラウンド{ $number }：ゴール、山札、手札、役割は、このシャッフルどおりです。
check-round-not = ラウンド{ $number }は、このシャッフルと違います。

replay-import-how = 記録とは、ゲームの後に保存したファイルのことです。一手ずつ検査してから、リプレイを表示します。
replay-import-choose = ファイルを選ぶ
replay-import-drop = またはここにドロップ
replay-import-paste = または内容を貼り付け
replay-import-open = 開く
replay-import-checking = 記録を検査しています…

# 記録や局面を受け付けない理由。
error-record-foreign = ゲームの記録ではありません。ゲームの後に保存した .jsonl ファイルを選んでください。
error-record-newer = より新しいバージョンで作られた記録です。最新のサーバーで開いてください。
error-record-module = このサーバーにないカードを使った記録です。最新のサーバーで開いてください。
error-record-cut = 記録が途中で切れています。ファイル全体をコピーして、もう一度お試しください。
error-record-broken = 記録が壊れています。読み取れない行があります。
error-record-altered = 記録が改変されています。実際の出来事と違います。
error-record-secret = シードがまだ秘密の記録なので、見られません。
error-record-too-big = 記録にしてはファイルが大きすぎます。
error-no_step = ゲームはそこまで長くありません。
error-position-broken = この局面は並べられません。
error-choice-refused = ここではそれはできません。
error-file-unreadable = このファイルは読み込めません。

sandbox = 検討モード
sandbox-how = すべてのカードが表向きです。ルールで認められる手なら何でも試せます。戻して、別の手も試してみましょう。
sandbox-turn =
    { $role ->
        [none] { $seat }さんの番
       *[other] { $seat }さん（{ $role }）の番
    }
sandbox-hand = { $seat }さんの手札
sandbox-hand-empty = 手札はありません。
# 上に名前のある人への問い。ほかの問いはテーブルと同じ。
sandbox-ask-Turn = 使うか捨てるカードを選んでください
sandbox-ask-DuelTurn = 使うカードを1枚、または捨てるカードを3枚選んでください
sandbox-ask-DiscardOneMore = 前のカードを取り除くため、2枚目を捨ててください
sandbox-ask-TakeNuggets =
    { $total ->
        [0] 取り分だけ金カードを取ってください
       *[other] 合計{ $total }金になるように金カードを取ってください
    }
sandbox-ask-KeepNugget = 金カードを1枚取ってください。もう1枚は相手に渡ります
sandbox-ask-TurnInNugget = どの金カードで支払いますか？ お釣りは金チップで受け取ります
sandbox-ask-Steal = 誰から1金を盗みますか？
sandbox-ask-RobHand = 誰の手札から1枚取りますか？
sandbox-ask-LookAtRole = 誰の役割を見ますか？
sandbox-ask-SwapOrNot = この2枚のゴールを入れ替えますか？
sandbox-ask-PayToll = { $seat }さんの通行料を肩代わりしますか？
sandbox-over = ゲームは終わりました。
sandbox-undo = 一手戻す
sandbox-redo = 一手進める
sandbox-reset = 元の局面へ
sandbox-open = 並べる
sandbox-examples = 例題
sandbox-draw = 坑道を組む
sandbox-draw-how = カードを選び、マスを選びます。置いたカードを選ぶと180°回り、もう一度選ぶと消えます。
sandbox-palette = 通路カード
sandbox-space = 空きマス
sandbox-example-treasure = 金塊まであと1枚
sandbox-example-rockfall = 行く手をふさぐ行き止まり
sandbox-example-tools = 壊れた道具
sandbox-example-doors = 2つのチームと2つの扉
sandbox-other = 別の局面
sandbox-paste = 局面データ
sandbox-paste-how = リプレイからコピーした局面を貼り付けるか、自分で書いてください。空のままなら3人用の新しいゲームになります。
sandbox-tried = ここまでの手
sandbox-tried-none = まだありません。
sandbox-step = { $seat }：{ $choice }
sandbox-reason = 詳細
