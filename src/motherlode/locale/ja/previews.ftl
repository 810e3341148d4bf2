# リンクのプレビュー：アドレスが貼られた所で、ページが自分について伝えること。
preview-home = みんなで金塊を掘り当てよう。ただし、お邪魔者が紛れています。友だちやボットとブラウザで遊べます。アカウントは不要です。
    .title = Motherlode
    .alt = 鉱山の入口に立つ金鉱掘りとお邪魔者
preview-lobby = { $game }、参加者{ $players }人。{ $open ->
        [0] 満席です。
       *[other] 空席が{ $open }つあります。
    }
    .title = Motherlode：{ $host }さんのテーブルに参加する
preview-playing = { $game }、{ $players }人。{ $open ->
        [0] ゲーム中です。観戦できます。
       *[other] ゲーム中です。ボットの席{ $open }つに入れます。
    }
    .title = { $host }さんのテーブル
preview-over = { $game }、{ $players }人。ゲームは終了しました。
    .title = { $host }さんのテーブル
preview-replay = { $game }を一手ずつ、手札も役割もすべて公開して振り返ります。
    .title = リプレイ：{ $names }
preview-game = { $game ->
        [saboteur2] お邪魔者2
        [tournament] トーナメント
        [duel] 対決（2人用）
       *[other] 基本ゲーム
    }
