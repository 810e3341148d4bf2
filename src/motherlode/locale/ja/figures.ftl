### この端末の自分のゲームと、サーバーの統計。

games-title = 自分のゲーム
games-note = このブラウザだけに保存され、ほかの人には見えません。
games-none = 終わったゲームはまだありません。最後まで遊ぶと、ここに並びます。
games-tables = 参加中のテーブル
games-finished = 終わったゲーム
games-won = 自分の勝ち
games-lost = 勝者：{ $winners }
games-aborted = 中止
games-with = 一緒に遊んだ人：{ $names }
games-gold = { $gold }金
games-round-paid = 金を獲得
games-round-unpaid = 金なし
games-rounds = 自分の役割
games-table = テーブルへ
games-offline = オフラインで遊んだゲームのリプレイは、オフラインで遊ぶときに見られます。
games-server = リプレイはサーバーにあります。
games-sandbox = 検討モード
games-forget = 消す
games-forget-all = すべて消す
games-forget-sure = この端末から、終わったゲームをすべて消しますか？ 進行中のテーブルの席は残ります。
games-delete = この端末から削除
games-delete-sure = テーブル{ $code }とそのゲームをすべて、この端末から削除しますか？ ファイルに保存していなければ、元には戻せません。
games-keep-it = 残しておく
games-keep-them = 残しておく
games-export = この一覧を保存
games-import = 保存したゲームを追加
games-imported =
    { $count ->
        [0] このファイルに新しいゲームはありません。
       *[other] { $count }ゲームを追加しました。
    }
games-restored =
    { $count ->
        [0] このファイルのテーブルは、すべてここにあります。
       *[other] { $count }テーブルを元に戻しました。
    }
games-not-ours = このファイルにMotherlodeのゲームはありません。
games-totals = 通算
games-totals-won = 勝ったゲーム
games-totals-role = 金を得たラウンド（{ $role }）

figures-title = ここでは誰が勝つ？
figures-note =
    { $shared ->
        [yes] このサーバー
       *[no] このブラウザ
    }で、人が1人でも参加して終わったラウンドをすべて数えています。名前は残しません。
figures-bounds-note = 点は集計した割合、線はその95%信頼区間です。
figures-none =
    { $shared ->
        [yes] このサーバー
       *[no] このブラウザ
    }で終わったラウンドはまだありません。遊べば集計が始まります。
figures-game = ゲーム
figures-company = 参加者
figures-alone = 1人とボット
figures-together = 複数の人
figures-winner = 勝者
figures-rounds = { $count }ラウンド
figures-winners = 陣営別
figures-roles = 役割別
figures-roles-note = その役割が登場したラウンドのうち、金を得た割合です。
figures-players = 人数別
figures-modules = 拡張・バリアント別
figures-editions = 版別
figures-players-count = { $count }人
figures-of = { $of }回中{ $won }回
figures-head-what = 項目
figures-head-share = 割合
figures-head-bounds = 95%信頼区間
figures-head-count = ラウンド
