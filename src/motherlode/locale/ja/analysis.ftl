# The analysis of a finished game. A move is named by its number in the replay.

analysis-round = 第{ $round }ラウンド　勝ち：{ $winner }　お邪魔者：{ $names }
analysis-round-open = 第{ $round }ラウンド（途中まで）　お邪魔者：{ $names }
analysis-none = なし
analysis-chances = ラウンドに勝つ確率
analysis-suspicion = みんなから見て、お邪魔者である確率
analysis-moves = 目立った手
analysis-moments = 勝負を決めた場面
analysis-lies = うそ
analysis-story = 誰が誰をだましたか
analysis-believed = 信じられた
analysis-unbelieved = 信じられなかった
analysis-after = { $number }手目の後
analysis-mark-brilliant = 妙手
analysis-mark-fine = 好手
analysis-mark-gave_away = 正体がばれた手
analysis-mark-threw_away = 好機を逃した手
analysis-instead = より良い手：{ $choice }
analysis-working = ゲームを振り返って考えています…
analysis-waiting = 先に{ $ahead }ゲームを分析しています。
analysis-rough = ボットはこのルールで学習していません。確率は大まかで、はっきりした手にだけ印が付きます。
analysis-now = { $title }。現在：{ $values }。
analysis-table = すべての数字を表で見る
analysis-move = 手
analysis-dealt = 第{ $round }ラウンド開始
analysis-knew = { $name }にわかる範囲での勝率：{ $chosen }%、最善の手なら{ $best }%。実際は{ $true }%と{ $truest }%。
analysis-swing = { $side }：{ $percent }%
analysis-no-moves = 目立った手はありません。
analysis-no-moments = 勝負を決めた一手はありません。
analysis-no-lies = うそはありませんでした。

## Who fooled whom. The number at the end is one of several wordings.

story-round = 第{ $round }ラウンド：{ $sentences }
story-fooled-1 = { $choice }手目の後、{ $name }さんのうそにみんながだまされました。
story-fooled-2 = { $choice }手目の後の{ $name }さんの話は、うそでした。信じた人がいます。
story-hidden-1 = { $name }さんの正体は見抜かれませんでした。お邪魔者なのに疑いは{ $percent }%だけです。
story-hidden-2 = { $name }さんはお邪魔者なのに、最後まで潔白に見えました（{ $percent }%）。
story-framed-1 = { $name }さんはまじめに掘ったのに、{ $percent }%も疑われました。
story-framed-2 = { $name }さんはお邪魔者に見えましたが（{ $percent }%）、違いました。
story-seen-1 = { $name }さんは誰もだませませんでした。最後の疑いは{ $percent }%です。
story-seen-2 = 最後には、{ $name }さんのたくらみは丸見えでした（{ $percent }%）。
story-threw-1 = { $choice }手目で、{ $name }さんは好機を逃しました。
story-threw-2 = { $choice }手目は、{ $name }さんがやり直したい一手でしょう。
story-gave-1 = { $choice }手目で、{ $name }さんの正体がばれました。
story-gave-2 = { $choice }手目は、{ $name }さんが役割カードを見せたのと同じでした。
story-brilliant-1 = { $name }さんの{ $choice }手目は見事でした。
story-brilliant-2 = { $choice }手目の{ $name }さんに脱帽です。
story-unbelieved-1 = { $choice }手目の後、{ $name }さんはうそをつきましたが、誰も信じませんでした。
story-unbelieved-2 = { $choice }手目の後の{ $name }さんの話には、誰も乗りませんでした。
story-decisive-1 = 一番流れを変えたのは、{ $name }さんの{ $choice }手目です。
story-decisive-2 = { $name }さんの{ $choice }手目で、流れが変わりました。
story-quiet-1 = 誰もだまされませんでした。
story-quiet-2 = だまし合いはありませんでした。

## A hint while playing: what a strong bot would do, and why.

advice-line = 強いボットならこうします：{ $choice }。{ $reason }
advice-toward =
    { $percent ->
        [100] 金塊のある{ $place }に近づきます。
       *[other] { $place }に近づきます。金塊である確率は{ $percent }%です。
    }
advice-stone =
    { $percent ->
        [100] 石ころのある{ $place }に近づきます。
       *[other] { $place }に近づきます。石ころである確率は{ $percent }%です。
    }
advice-on = 通路が先へ延びます。
advice-cover = 協力しておけば、疑われにくくなります。
advice-astray = 金塊がありそうな場所から遠ざかります。
advice-block = そこを行き止まりにすると、金鉱掘りは時間を失います。
advice-idle = そこなら害はなく、新しいカードを引けます。
advice-fix-self = 道具が壊れていると掘れません。
advice-fix = { $name }さんはたぶん味方で（{ $percent }%）、また掘れるようになります。
advice-fix-part = { $name }さんはたぶん味方で（{ $percent }%）、壊れた道具が1つ減ります。
advice-break = { $name }さんがお邪魔者である確率は{ $percent }%です。
advice-break-first = お邪魔者である確率が一番高いのは{ $name }さんです（{ $percent }%）。
advice-stop = { $name }さんが掘れなくなります。
advice-clear = 邪魔なカードを取り除けます。
advice-collapse = 通路を断ち切れます。
advice-look-new = { $place }はまだ誰も見ていません。
advice-look = { $place }を自分で確かめられます。
advice-spare = 金塊の場所はわかっているので、このカードは使ってしまえます。
advice-gold = 金は多いほどよいです。
advice-keep = 手札のほかのカードのほうが役に立ちます。
advice-drop-map = 金塊の場所はもう分かっているので、地図を使っても新しいことは分かりません。
advice-drop-fix = このカードで直せる道具は、誰も壊れていません。
advice-drop-stuck = 道具が直るまで、通路カードは置けません。
advice-drop-dead-end = 行き止まりを置いても、味方の邪魔になるだけです。
advice-drop-tunnel = 置いても金鉱掘りを助けるだけです。
advice-drop-aside = 坑道のどこに置いても、金塊に近づきません。
advice-drop-break = 道具を壊すほど疑わしい人はいません。一番疑わしい{ $name }でも{ $percent }%です。
advice-free-self = 罠にかかったままでは掘れず、金の分け前ももらえません。
advice-inspect = { $name }の役割が分かります。
advice-end = 続けても、もう得るものはありません。
advice-play-on = まだ望みはあります。
advice-best = ボットが頭の中で試したところ、これが一番良い結果でした。
