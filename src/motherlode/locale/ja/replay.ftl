# 終わったゲームのリプレイと、局面を試す練習台。

replay = リプレイ
replay-of = 卓{ $code }の第{ $number }ゲーム
replay-of-record = お手元の記録
replay-missing = そのゲームは見つかりません。
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
replay-round-back = 前のラウンドの始めへ
replay-round-next = 次のラウンドへ
replay-speed = 速さ
replay-times = { $speed }倍
replay-slider = ゲーム中の位置
replay-place = 第{ $round }ラウンド、{ $steps }手中{ $step }手目
replay-broken-off = ゲームはここで打ち切られました。
replay-controls = リプレイの操作

replay-moments = 名場面
replay-log = できごと
replay-more = 名場面とできごと
replay-moments-none = このゲームにそのような場面はありません。
replay-kinds = 場面の種類
replay-kind-great = おもな場面
replay-kind-all = すべての場面
replay-kind-round = ラウンドの終わり
replay-kind-goal = ゴールと宝箱
replay-kind-role = 役割
replay-kind-gold = 金
replay-kind-lie = 偽りの主張
replay-kind-tool = 道具の破損と修理
replay-kind-fall = 落石
replay-kind-surprise = 思わぬできごと
replay-lie = { $seat }さんの主張：「{ $claim }」嘘です。本当のことを知っていました。
replay-wrong = { $seat }さんの主張：「{ $claim }」事実ではありませんでした。
replay-says = { $seat }：{ $words }

replay-hands = 全員の手札
replay-deck = 次に引くカード
replay-deck-empty = 山札はありません。

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
replay-position-how = この時点の卓全体を棋譜の書き方で表したものです。不具合の報告、問題作り、練習台に使えます。
replay-position-copied = 局面をコピーしました。練習台や報告に貼り付けられます。
replay-position-none = 最初の手番より前の局面は書き表せません。
replay-about = この記録について
replay-sound = この記録は完全で、改変されていません。
replay-verified = 完全・改変なし・シードは約束どおり
replay-verified-no-promise = 完全・改変なし
replay-sound-seed = シードはゲーム前に約束されたものと同じです。
replay-sound-no-promise = シードはゲーム前に約束されていません。
replay-version = 作成したバージョン：{ $version }

replay-import-how = ゲームの後に保存するファイルが記録です。一手ずつ検査してから、リプレイを表示します。
replay-import-choose = ファイルを選ぶ
replay-import-drop = またはここにドロップ
replay-import-paste = または内容を貼り付け
replay-import-open = 開く
replay-import-checking = 記録を検査しています…

# 記録や局面を受け付けない理由。
error-record-foreign = ゲームの記録ではありません。記録とは、ゲームの後に保存する .jsonl ファイルのことです。
error-record-newer = より新しいバージョンで作られた記録です。最新のサーバーで開いてください。
error-record-module = このサーバーにないカードを使ったゲームの記録です。
error-record-cut = 記録が途中で切れています。最後までコピーされているか確かめてください。
error-record-broken = 記録が壊れています。読み取れない行があります。
error-record-altered = 記録が改変されています。書かれている内容が実際のできごとと違います。
error-record-secret = シードがまだ伏せられている記録なので、見られません。
error-record-too-big = 記録にしてはファイルが大きすぎます。
error-no_game = この卓にそのゲームはありません。
error-no_step = ゲームはそこまで長くありません。
error-position-broken = この局面は並べられません。
error-choice-refused = ここではそれはできません。
error-file-unreadable = このファイルは読み込めません。

sandbox = 練習台
sandbox-how = すべてのカードが公開されています。手番の人は、ルールの許すことなら何でもできます。試して、戻して、別の手も試してください。
sandbox-turn =
    { $role ->
        [none] { $seat }さんが決める番
       *[other] { $seat }さん（{ $role }）が決める番
    }
sandbox-hand = { $seat }さんの手札
sandbox-hand-empty = 手札はありません。
# 上に名前のある人への問い。ほかの問いはテーブルと同じ。
sandbox-ask-Turn = 使うか捨てるカードを選んでください
sandbox-ask-DuelTurn = 使うカードを1枚、または捨てるカードを3枚選んでください
sandbox-ask-DiscardOneMore = 前のカードを取り除くため、2枚目を捨ててください
sandbox-ask-TakeNuggets =
    { $total ->
        [0] 合計が取り分になるように金カードを取ってください
       *[other] 合計が取り分の{ $total }金になるように金カードを取ってください
    }
sandbox-ask-KeepNugget = 金カードを1枚取ってください。もう1枚は相手に渡ります
sandbox-ask-TurnInNugget = 金チップがありません。どの金カードで支払いますか？ お釣りは金チップで受け取ります
sandbox-ask-Steal = 誰から1金を盗みますか？
sandbox-ask-RobHand = 誰の手札から1枚取りますか？
sandbox-ask-LookAtRole = 誰の役割を見ますか？
sandbox-ask-SwapOrNot = ゴールを2枚取りました。入れ替えますか？
sandbox-ask-PayToll = { $seat }さんが通行料の肩代わりを頼んでいます
sandbox-over = ゲームは終わりました。
sandbox-undo = 一手戻す
sandbox-redo = 一手進める
sandbox-reset = 元の局面へ
sandbox-open = 並べる
sandbox-other = 別の局面
sandbox-paste = 書き表した局面
sandbox-paste-how = リプレイからコピーした局面を貼り付けるか、自分で書いてください。空のままなら3人用の新しいゲームになります。
sandbox-tried = 試した手
sandbox-tried-none = まだありません。
sandbox-step = { $seat }：{ $choice }
sandbox-reason = 詳しい理由
