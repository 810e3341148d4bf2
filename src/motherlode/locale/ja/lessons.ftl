### レッスン：一覧ページ、テーブルのコーチ、各ステップ。`.do` はやること。

## レッスンのページ

learn = コーチと進める短いゲームです。失敗しても大丈夫。いつでもやめて、あとで続けられます。
    .title = 遊び方を学ぶ
learn-start = はじめる
learn-go-on = 続ける
learn-again = もう一度
learn-drop = やめる
learn-minutes = 約{ $count }分
learn-done = 完了
learn-half = 途中：{ $steps }ステップ中{ $step }
learn-first = まずはここから
learn-more = 拡張ごとに1つずつ

## コーチ

lesson-coach = コーチ
lesson-step = ステップ { $step }／{ $steps }
lesson-watch = ほかの人の手番を見てみましょう…
lesson-late = 最後の第{ $round }ラウンドです。
lesson-next = 次へ
lesson-skip = 代わりにやって
lesson-menu = レッスンのメニュー
lesson-again = レッスンを最初から
lesson-scene = レッスンに戻る
lesson-off = コーチなしで続ける
lesson-drop = レッスンを終える
lesson-done = よくできました！ レッスンは終わりです。
lesson-left = レッスンを離れて、自由に遊んでいます。
lesson-others = ほかのレッスン
lesson-play = 本番のゲームで遊ぶ

## はじめの一歩

lesson-base = 通路を掘り、道具を直し、金塊とお邪魔者を見つけます。最初のゲームに必要なことはこれだけです。
    .title = 鉱山でのはじめの一歩
lesson-base-welcome = 鉱山へようこそ！ 右に3枚のゴールが裏向きに並んでいます。そのうち1枚が金塊です。通路は左から始まります。
lesson-base-role = 光っているカードを押して、あなただけが知る役割を見ましょう。あなたは金鉱掘り。金鉱掘りはみんなで金塊を目指して掘ります。でも1人だけ、邪魔をしたいお邪魔者がいます！
lesson-base-lay = 通路は通路カードで作ります。隣のカードと絵柄が合い、スタートからつながるように置きます。
    .do = 光っているカード、光っているマスの順に選んで、決定します。
lesson-base-fix = たいへん、{ $bo }さんにランタンを壊されました！ 道具が壊れていると通路カードを置けません。
    .do = ランタン修理を自分に使いましょう。
lesson-base-rockfall = しかも{ $bo }さんが行き止まりを置きました。通路はそこで途切れます。
    .do = 行き止まりに落石を使いましょう。カードが取り除かれます。
lesson-base-break = { $bo }さんは邪魔ばかり。きっとお邪魔者です！ あなたもほかの人が掘るのを止められます。
    .do = 壊れたトロッコを{ $bo }さんの前に置きましょう。
lesson-base-map = でも金塊はどこでしょう？ 宝の地図があればゴールを1枚見られます。ほかの人には見えません。
    .do = 真ん中のゴールを見ましょう。
lesson-base-turn = ただの石ころ！ 上は{ $ada }さんと{ $cai }さんが見たので、下を目指しましょう。カードは上下逆さまでも置けます。
    .do = カードとマスを選び、マスをもう一度押すとカードが回ります。どちらでも合います。
lesson-base-reach = あと1枚で、通路がゴールに届きます！
    .do = 下のゴールの隣に直線を置きましょう。
lesson-base-gold = 金塊です！ このラウンドは金鉱掘りの勝ち。到達したあなたが最初に選べます。
    .do = 金カードを1枚取りましょう。金が多いほどお得です。
lesson-base-reveal = ラウンドが終わると全員の役割が明かされます。お邪魔者は{ $bo }さんで、金はもらえません。最後の金カードは{ $ada }さんのもの。ゲームは3ラウンドで、毎回役割が変わります。
lesson-base-other_side = 今度は逆の立場です。最後の3ラウンド目に進みます。光っているカードを見ると、あなたがお邪魔者！ 金塊は真ん中です。カードがなくなるまで誰も到達しなければ、あなたの勝ちです。
lesson-base-hinder = { $ada }さんは次の1枚で金塊に届きそうです！
    .do = 壊れたつるはしを{ $ada }さんの前に置きましょう。
lesson-base-dead_end = { $cai }さんがつるはしを直しました。急いで道をふさぎましょう！
    .do = 金塊のすぐ手前に行き止まりを置きましょう。
lesson-base-loot = カードがなくなり、金塊は見つかりませんでした。あなたの勝ち！ 1人だけのお邪魔者は4金をもらえます。
    .do = 合わせて4金になるように金カードを取りましょう。
lesson-base-end = これで全部です！ 3ラウンドのあと、金がいちばん多い人の勝ち。今回は7金であなたの勝ちです。よく見て、話して、だまし合って、楽しんでください！

## お邪魔者2

lesson-saboteur2 = 2つのチームの金鉱掘りと新しい通路：はしご、扉、橋。
    .title = お邪魔者2：チームと通路
lesson-saboteur2-teams = お邪魔者2には青と緑の金鉱掘りがいます。光っているカードを押してみましょう。あなたは緑。どちらのチームも金塊を独り占めしたいのです！
lesson-saboteur2-ladder = はしごは、どこに置いてもスタートとつながっています。離れた通路もつなげられます。
    .do = 離れた通路の左にはしごを置きましょう。
lesson-saboteur2-door = { $bo }さんがクリスタルを置きました。大事なのは地質学者だけ。さて、ここで作戦です。青の金鉱掘りは緑の扉を通れません。
    .do = 通路の右端に緑の扉を置きましょう。
lesson-saboteur2-bridge = 橋では2本の通路が交わらずにすれ違います。
    .do = 真ん中のゴールの隣に橋を置きましょう。
lesson-saboteur2-gold = 金塊です！ 青チームはあなたの扉を通れないので、緑チームだけの勝ち。あなたは4金をもらいます。
lesson-saboteur2-others = { $bo }さんはボス。金塊が見つかれば必ず勝ち、1金少ない3金をもらいます。横着者はいつも勝ちますが2金少なめ。地質学者はクリスタルの分だけ金をもらいます。

lesson-saboteur2_actions = 罠、泥棒、調査、交換：新しいアクションカード。
    .title = お邪魔者2：かけひき
lesson-saboteur2_actions-trapped = 罠にかかった人は通路カードを置けず、そのままでは金ももらえません。
    .do = { $ada }さんに罠を使いましょう。
lesson-saboteur2_actions-free = { $ada }さんが泥棒を置きました。ラウンドのあとに1金を盗みます。そして{ $bo }さんがあなたに罠を！
    .do = 自分に解放を使いましょう。
lesson-saboteur2_actions-hands_off = では、泥棒を止めましょう！
    .do = { $ada }さんに「手を離せ」を使いましょう。泥棒が消えます。
lesson-saboteur2_actions-inspection = 誰が何の役割？ 調査で1人の役割を見られます。ほかの人には見えません。
    .do = ほかの人を1人調べましょう。
lesson-saboteur2_actions-swap_hats = 1つわかりましたね。自分の役割が気に入らない？ 役割の変更で新しい役割が来ます。
    .do = 自分に役割の変更を使いましょう。
lesson-saboteur2_actions-swap_hands = 新しい役割になりました。手札もまるごと交換できます。
    .do = { $ada }さんと手札を交換しましょう。
lesson-saboteur2_actions-end = { $ada }さんの手札があなたのものに。もう1つ：手番に2枚捨てると、自分の前のカードを1枚取り除けます。

## 選手権カード

lesson-championship = 7枚の特別なカードを、1枚ずつ全部使います。
    .title = 選手権カード
lesson-championship-jack = つるはしが壊れていますが、何でも屋があります。どの道具でも直せるカードです。
    .do = 自分に使いましょう。
lesson-championship-diversion = { $bo }さんが行き止まりを置きました。迂回路は最後に置かれたカードを動かします。
    .do = スタートの左へどけましょう。
lesson-championship-back_and_forth = { $ada }さんと{ $bo }さんは真ん中のゴールを見ました。混乱させましょう！
    .do = 上と真ん中のゴールに「行ったり来たり」を使いましょう。
lesson-championship-swap = 入れ替えるか、入れ替えたふりだけするか。ほかの人にはわかりません。
    .do = どちらかを選びましょう。
lesson-championship-storage = 倉庫は捨て札からカードを1枚取り戻します。
    .do = 使いましょう。
lesson-championship-keep = 捨て札の上の5枚です。
    .do = 1枚選びましょう。
lesson-championship-pathfinder = 開拓者がいれば、1手番に通路カードを2枚置けます。
    .do = 使いましょう。
lesson-championship-first = まずは1枚目の通路カード。
    .do = 右端に直線を置きましょう。
lesson-championship-second = 続けて2枚目！
    .do = 好きなところに置きましょう。
lesson-championship-turnabout = 逆回りを使うと、手番が反対に回ります。
    .do = 使いましょう。
lesson-championship-order = 見ましたか？ { $bo }さんが{ $ada }さんより先でした。ラウンドが終わるまで続きます。
lesson-championship-your_veto = 残る1枚は拒否権。ほかの人の手番に使います。
lesson-championship-veto = { $bo }さんがあなたの坑道に落石を使おうとしています！
    .do = 拒否権を使いましょう！
lesson-championship-end = 落石は効果なし。あなたは1枚引きます。これで7枚全部です！

## 欲張りドワーフ

lesson-greedy_dwarf = 金塊を独り占めしたいドワーフです。
    .title = 欲張りドワーフ
lesson-greedy_dwarf-role = 光っているカードを押してみましょう。あなたは欲張りドワーフ！ 自分で金塊に到達したときだけ勝ちます。そのとき、ほかの人は金をもらえません。
lesson-greedy_dwarf-hinder = あと2手番必要です。{ $ada }さんに先を越されないように。
    .do = 壊れたつるはしを{ $ada }さんの前に置きましょう。
lesson-greedy_dwarf-reach = 誰にも先を越されませんでした。さあ、あなたの番です！
    .do = 真ん中のゴールの隣に直線を置きましょう。
lesson-greedy_dwarf-gold = 全部あなたのもの。4金をもらえます。
    .do = 合わせて4金になるように金カードを取りましょう。
lesson-greedy_dwarf-end = ほかの人が到達すると、あなたは何ももらえません。掘るのを手伝いつつ、いちばん乗りを目指しましょう！

## 新しいゴール

lesson-new_goals = 通路の先で金の袋、ドラゴン、巨大グモが待っています。
    .title = 新しいゴール
lesson-new_goals-goals = ゴールが5枚になりました。1枚は金塊。ほかには金や、やっかいごとが隠れています。
lesson-new_goals-bag = 真ん中には何があるでしょう？
    .do = 真ん中のゴールの隣に直線を置きましょう。
lesson-new_goals-map = 金の袋！ 2金を手に入れました。次に{ $ada }さんはドラゴンに会い、1金を払いました。先に見ておくほうがよさそうです！
    .do = 袋の上にあるゴールを宝の地図で見ましょう。
lesson-new_goals-end = 巨大グモです！ 誰かが到達するとラウンドが終わり、お邪魔者の勝ちになります。わかってよかったですね。

## 宝箱

lesson-treasure_chests = 道に隠れた宝箱。良いものも、そうでないものもあります。
    .title = 宝箱
lesson-treasure_chests-chests = スタートとゴールの間に宝箱が4つ隠れています。到達した人が開けます。
lesson-treasure_chests-map = 宝の地図で宝箱も見られます。
    .do = 左上の宝箱を見ましょう。
lesson-treasure_chests-open = 金が入っています！
    .do = その宝箱のすぐ下に三差路を置きましょう。
lesson-treasure_chests-second = 金カードを手に入れました！ { $ada }さんが次の宝箱のほうへ掘り進めました。
    .do = 右上の宝箱の下に、もう1枚の三差路を置きましょう。
lesson-treasure_chests-look = この宝箱では、誰かの役割を見られます。
    .do = プレイヤーを選びましょう。
lesson-treasure_chests-end = 宝箱は親切なものばかりではありません。カードを失ったり、山札が崩れたり。落石で宝箱を埋めてしまうこともできます。

## 有料通路

lesson-toll_tunnels = 番人ドワーフが立ち、通るには金を払います。
    .title = 有料通路
lesson-toll_tunnels-gold = 全員が1金を持って始めます。そして通路を守る番人ドワーフが2人います。
lesson-toll_tunnels-dwarf = 手番にカードを1枚捨てて、通路の口に番人ドワーフを置けます。
    .do = 捨てるカードとして行き止まりを選び、決定します。番人は光っているマスに立ちます。
lesson-toll_tunnels-pay = { $ada }さんはそこを掘るため、あなたに1金を払いました！ でも今度は{ $bo }さんがもう1人の番人で道をふさぎました。
    .do = そこに直線を置いて、1金を払いましょう。
lesson-toll_tunnels-end = 金がないときは、ほかの人に払ってもらえることもあります。次のラウンドには番人が2人とも戻ります。

## 地下の衣装部屋

lesson-wardrobe = 役割が替わる場所です。
    .title = 地下の衣装部屋
lesson-wardrobe-card = 上の大型カードは衣装部屋です。スタートとつなげた人は、役割を替えなければなりません。
lesson-wardrobe-link = あと1枚です。
    .do = 衣装部屋の下に直線を置きましょう。
lesson-wardrobe-role = あなたの役割が、よけてあった役割カードと入れ替わりました。見てみましょう。知っているのはあなただけ！
lesson-wardrobe-end = 良い金鉱掘りがお邪魔者になっても、誰も知りません。各ラウンドに1回だけ起こります。

## 地下のパーティー

lesson-party = パーティーのあとは、みんな別人です。
    .title = 地下のパーティー
lesson-party-card = 上の大型カードはパーティーです。スタートとつながると、全員の役割が混ぜられます！
lesson-party-link = あと1枚です。
    .do = パーティーの下に直線を置きましょう。
lesson-party-role = 役割カードがすべて混ぜられ、配り直されました。新しい役割を見ましょう！
lesson-party-end = 仲間がお邪魔者になったかもしれません。その逆も。各ラウンドに1回だけ起こります。

## 妨害の被害者

lesson-victim = 道具が壊れていると金をもらえません。
    .title = 妨害の被害者
lesson-victim-rule = あなたのランタンは壊れています。このルールでは、道具が壊れている金鉱掘りはラウンドのあとに金をもらえません！
lesson-victim-fix = だから早めに直しましょう。
    .do = ランタン修理を自分に使いましょう。
lesson-victim-reach = { $bo }さんが{ $ada }さんのつるはしを壊しました。お気の毒！ でもあなたは掘れます。
    .do = 真ん中のゴールの隣に直線を置きましょう。
lesson-victim-gold = 金塊です！ 金鉱掘りが2人なので、金カードは2枚あります。
    .do = 1枚取りましょう。
lesson-victim-more = { $ada }さんは道具が壊れているので、もらえません。もう1枚もあなたのもの！
    .do = 取りましょう。
lesson-victim-end = これは金鉱掘りだけのルール。お邪魔者は道具が壊れていても金をもらえます。仲間の道具も早めに直してあげましょう！

## トーナメント

lesson-tournament = 決まった役割、真ん中のカード、すぐにもらえる金。
    .title = トーナメント
lesson-tournament-roles = お邪魔者1人、金鉱掘り3人、そして金塊を独り占めしたい欲張りドワーフ1人。余る役割はありません。光っているカードを押してみましょう。あなたは金鉱掘りです。
lesson-tournament-middle = 毎ラウンド、最初から真ん中に通路カードが1枚置かれています。
lesson-tournament-join = つながれば坑道の一部になります。
    .do = すき間に直線を置きましょう。
lesson-tournament-reach = 通路が長くなり、あなたがいちばん乗りです！
    .do = 真ん中のゴールの隣に十字路を置きましょう。
lesson-tournament-gold = 到達したあなたは3金、ほかの金鉱掘りは2金ずつ。お邪魔者が勝てば3金ずつ、1人だけなら4金。欲張りドワーフなら4金です。

## 対決

lesson-duel = 2人で遊ぶ、短くてずる賢いゲームです。
    .title = 対決（2人用）
lesson-duel-roles = 2人に秘密の役割が1つずつ。光っているカードを押すと、あなたは金鉱掘り。最初に見つかったゴールで決まります。金塊なら金鉱掘り、石ころならお邪魔者の勝ちです。
lesson-duel-exchange = ここでは壊れた道具と修理は役に立ちません。でもカードを使う代わりに、3枚捨てて3枚引けます。
    .do = 捨てるカードとして光っている3枚を選び、決定します。
lesson-duel-rockfall = { $ada }さんが行き止まりを置きました！ 対決では、落石は通路の端のカードにしか使えません。
    .do = 行き止まりに使いましょう。
lesson-duel-dig = 道がまた開きました。
    .do = そこに直線を置きましょう。
lesson-duel-reach = さあ、最後の1枚！
    .do = 真ん中のゴールの隣に十字路を置きましょう。
lesson-duel-keep = 金塊です。金鉱掘りの勝ち！ 金カードを2枚引き、1枚はあなた、1枚は{ $ada }さんのものです。
    .do = 良いほうを取りましょう。
lesson-duel-end = 3ラウンドがすべて終わり、金が多いあなたの勝ちです！ 掘って、だまして、石ころにはご用心！
