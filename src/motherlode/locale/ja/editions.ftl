### 版と設定：ゲームと拡張のほかにホストが選ぶもの。

## 版ごとの違い

value-per-digger = 金鉱掘りの数
value-per-player = プレイヤー数
value-all-passed = 全員がパスしたとき
value-hands-empty = 全員の手札がなくなったとき
value-mixed = 表向きと裏向き
value-face-down = すべて裏向き
value-path = { $count }枚以上
value-optional = 選択ルール
value-none = なし

edition-about-jubilee = 8歳以上、約30分。箱には2〜12人用とあります（基本ゲームは3〜10人、お邪魔者2は2〜12人）。
edition-about-english = 8歳以上、約30分、3〜10人用。
edition-about-korean = 8歳以上、約30分、3〜10人用。
edition-about-japanese = 8歳以上、約30分。6〜10人用（3〜5人でも遊べます）。
edition-means = この版のルール
edition-only = このゲームはいつも同じ版で遊びます：{ $edition }
edition-changed = このゲームに合わせて版が変わりました：{ $edition }
edition-dropped = このゲームには独自のルールがあり、どの版にも従いません。
edition-see = 版によって違います：{ $setting }

## ゲームと拡張の設定

setting-saboteur2 = 金
setting-saboteur2-face_down = 裏向き（自分の額だけ見える）
setting-saboteur2-open = 金を公開
setting-treasure_chests = 宝箱の配置
setting-treasure_chests-by_hand = 自由配置
by-hand-how = 宝箱を選んでから、移すマスを選んでください。
by-hand-chest = { $cell }の宝箱
by-hand-space = マス{ $cell }
by-hand-start = スタート
by-hand-goal = ゴール
by-hand-card = { $cell }にはカードがあります
