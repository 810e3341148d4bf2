# 1台を回して遊ぶテーブル：誰が遊ぶか、誰に渡すか、誰が見ているか。

around-how = 全員がこの画面で遊びます。手番の間は画面が隠れるので、カードは誰にも見られません。
around-people = 参加者
around-person = プレイヤー{ $number }
around-add = プレイヤーを追加
around-remove = プレイヤー{ $number }を外す
around-bots = ボット
around-counts = このゲームの人数：{ $counts }
around-twice = 同じ名前の人がいます
around-settings = その他の設定
around-hand = { $seat }さんに渡してください
around-look = { $seat }さん、長押しで表示
around-asks = 全員に順番に、同じ時間ずつ聞きます。
around-votes = 全員が順番に投票します。
around-else = ほかの人が見る
around-who = 誰が見ますか？
around-looks = { $seat }さんが見ています
around-cover = 隠す
around-sealed = 受け付けました。時間になると画面が隠れます。
around-abort = ゲームを終える
around-abort-how = 全員のゲームが終わります。
