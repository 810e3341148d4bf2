### サーバーの運営者のページ。

operator-title = 運営者
operator-token = 運営者トークン
operator-token-hint = サーバーの起動時に表示されるか、指定したファイルから読み込まれます。
operator-open = 開く
operator-lock = このページをロック
operator-not-ready = サーバーは起動中か停止中のため、新しい人を受け付けていません。

operator-load = 負荷
operator-tables = テーブル
operator-sockets = 接続
operator-moves = 1秒あたりの手数
operator-cpu = プロセッサ
operator-workers = ワーカー
operator-memory = メモリ
operator-lag = 最大の遅延
operator-bots = 順番待ちのボット
operator-began = 起動
operator-megabytes = { $size } MB
operator-milliseconds = { $time } ms

operator-message = 全員へのお知らせ
operator-message-hint = 取り消すまで、すべてのテーブルにそのままの言葉で表示されます。翻訳はされません。
operator-tell = 表示する
operator-untell = 取り消す
operator-told = 表示中：

operator-reach = ほかの端末
operator-reached = ほかの端末からは { $address } で開けます。

operator-find = コードか名前で検索
operator-tables-first = 全{ $count }のうち、最近使われた{ $shown }を表示しています。
operator-tables-none = テーブルはありません。
operator-public = 公開
operator-bots-count = ボット{ $count }人
operator-connections = 接続{ $count }
operator-tables-count = テーブル{ $count }
operator-close = テーブルを閉鎖
operator-close-one = テーブル{ $code }を閉鎖
operator-close-sure = テーブル{ $code }を完全に閉鎖しますか？全員の接続が切れ、二度と開けなくなります。

operator-callers = アドレス
operator-callers-none = 誰も接続していません。
operator-own = 自分のアドレス
operator-address = 禁止するアドレス
operator-ban = 禁止
operator-ban-one = { $address }を禁止
operator-ban-sure = { $address }を禁止しますか？今の接続はすぐに切れます。禁止は、解除するかサーバーが再起動するまで続きます。
operator-bans = 禁止中
operator-lift = 禁止を解除
operator-lift-one = { $address }の禁止を解除
operator-turned-away = 拒否{ $count }回

error-not_operator = このサーバーの運営者トークンではありません。
error-bad_address = 203.0.113.7のように、数字のアドレスを入力してください。
error-own_address = 自分のアドレスです。
error-not_banned = そのアドレスは禁止されていません。
