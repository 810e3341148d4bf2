### ブラウザーのカード一覧：すべてのカードの名前と効果。

gallery =
    すべてのゲームと拡張のカードと、その効果の一覧です。かっこ内はルールの番号です。
    .title = カード一覧
gallery-search = カードを探す
gallery-turned = 180°回した向き
gallery-none = 該当するカードはありません。
gallery-copies = { $count }枚
gallery-copies-with = { $module }では{ $count }枚
