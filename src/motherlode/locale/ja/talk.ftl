# What bots say at the table. Each says it aloud to everyone, so a line addresses a player by name.
# The number is one of several wordings; the same reason has as many in every language.

## What a map showed, or is said to have shown

says-treasure-1 = 金塊は{ $goal }です！あの輝き、見間違えません。
says-treasure-2 = 金塊は{ $goal }。違ったらヒゲを剃ります。
says-treasure-3 = { $goal }に金塊がありました。内緒ですよ。もう言っちゃいましたけど。
says-treasure-4 = { $goal }を目指しましょう！地図によれば金塊です。
says-no_treasure-1 = { $goal }は、ただの石ころでした。
says-no_treasure-2 = { $goal }はハズレです。行くだけ損ですよ。
says-no_treasure-3 = { $goal }をのぞきました。石です。どこに出しても恥ずかしくない石。
says-no_treasure-4 = { $goal }に金塊はありません。地図を返品したいです。
says-elsewhere-1 = { $goal }にあるのは金塊ではありません。別のものです。
says-elsewhere-2 = { $goal }を見ました。面白いものでしたが、金塊ではないです。

## Asking for a repair

says-fix-1 = 誰か、{ $tool }を直してくれませんか？これではただの置物です。
says-fix-2 = { $tool }が壊れました。心も折れそうです。
says-fix-3 = { $tool }を直せる人はいませんか？お弁当、半分あげます。
says-fix-4 = { $tool }を直してくれたら、通路にあなたの名前をつけます。

## Accusing someone

says-dead_end-1 = 行き止まりですか、{ $about }さん。誰のための通路です？
says-dead_end-2 = 通路が途切れましたね、{ $about }さん。それが狙いでは？
says-dead_end-3 = 立派な壁ですね、{ $about }さん。お邪魔者は壁が好きらしいですよ。
says-dead_end-4 = そういう行き止まりを掘る人、金鉱掘りだったためしがないんです、{ $about }さん。
says-aside-1 = { $about }さん、ゴールは反対側ですよ。ご存じですよね？
says-aside-2 = なぜそっちへ、{ $about }さん？ゴールは引っ越していませんよ。
says-aside-3 = いい通路ですね、{ $about }さん。行き先が違うだけで。
says-aside-4 = { $about }さんの掘り方、着かないでほしい人の掘り方です。
says-contrary-1 = { $about }さん、金塊はあっちと言いましたよね。なぜこっちを掘るんです？
says-contrary-2 = 金塊の場所を教えておいて、そこから離れていくんですか、{ $about }さん。
says-contrary-3 = 地図とつるはしの意見が合っていませんよ、{ $about }さん。
says-felled-1 = いい通路だったのに、{ $about }さん。「だった」のに。
says-felled-2 = { $about }さんは使える通路に岩を落としました。あとはお察しください。
says-felled-3 = あの通路は必要でした。知っていましたよね、{ $about }さん。
says-felled-4 = 岩はひとりでに落ちませんよ、{ $about }さん。
says-broke_me-1 = あなたが来るまで道具は無事でしたよ、{ $about }さん。
says-broke_me-2 = うちの道具が何かしましたか、{ $about }さん？
says-broke_me-3 = まっとうなドワーフは人の道具を壊しませんよ、{ $about }さん。
says-broke_me-4 = 覚えておきますよ、{ $about }さん。道具箱も覚えています。
says-broke-1 = 道具を壊して、誰が得をするんです、{ $about }さん？
says-broke-2 = それは壊していい道具ではありませんよ、{ $about }さん。
says-broke-3 = { $about }さんから目を離さないほうがいいですよ。道具からも。
says-lied-1 = 金塊と言いましたよね、{ $about }さん。石に見えるんですが。
says-lied-2 = その地図は当てになりませんね、{ $about }さん。石ころですよ。
says-lied-3 = { $about }さんに必要なのは、眼鏡か、うまい言い訳か。
says-lied-4 = 金塊でしたっけ、{ $about }さん。金はこんな色をしていませんよ。
says-passed-1 = またパスですか、{ $about }さん。待っていても穴は掘れませんよ。
says-passed-2 = 手札も道具もあるのに何もしない。妙ですね、{ $about }さん。
says-passed-3 = 休憩ですか、それとも隠しごとですか、{ $about }さん。

## Trusting someone

says-digs-1 = { $about }さんはまっすぐ掘る。いいドワーフです。
says-digs-2 = いい仕事です、{ $about }さん。ランタンを貸してもいいくらい。
says-digs-3 = { $about }さんがお邪魔者なら、こっちはカナリアです。
says-fixed_me-1 = どうも、{ $about }さん。お邪魔者ならこうはしません。
says-fixed_me-2 = { $about }さんは直してくれました。これは金鉱掘りですね。
says-fixed_me-3 = 新品同様です。信じますよ、{ $about }さん。

## Remarks

says-thanks-1 = 恩に着ます、{ $about }さん！
says-thanks-2 = 宝石のような人ですね、{ $about }さん。掘り出し物です。
says-thanks-3 = { $about }さん、抱きしめたいくらいです。
says-thanks-4 = さあ仕事に戻れます！助かりました、{ $about }さん。
says-defense-1 = 私が？正直さなら、この坑道の暗さにも負けませんよ、{ $about }さん。
says-defense-2 = おや、{ $about }さん。お邪魔者の言いそうなことですね。
says-defense-3 = 説明できますよ、{ $about }さん。今ではないだけで。
says-defense-4 = 見るなら私でなく通路のほうを、{ $about }さん。
says-defense-5 = 母なら保証してくれますよ、{ $about }さん。たぶん。
says-stone-1 = 石ですね。まあ、いい石です。
says-stone-2 = あれだけ掘って、石ひとつ。
says-stone-3 = 石ころ！ハズレがひとつ減りました。
says-stone-4 = 金ではありません。かじって確かめました。
says-rockfall-1 = 天井とお別れです。
says-rockfall-2 = 頭上注意！
says-rockfall-3 = 掃除したばかりだったのに。
says-close-1 = 金のにおいがしてきました。
says-close-2 = あと1枚です、皆さん。あと1枚。
says-close-3 = 誰もくしゃみをしないで。もうすぐです。
says-call-1 = そろそろお開きにしませんか。膝がそう言っています。
says-call-2 = このラウンド、結果は見えた気がします。
says-call-3 = 穴にはまったら掘るのをやめよ、と言います。どうです？
says-agree-1 = いいですよ。
says-agree-2 = 賛成です。お茶が冷めますし。
says-agree-3 = ええ、片づけましょう。
says-refuse-1 = まだです。土が残っています。
says-refuse-2 = いえ、やっと体が温まったところです。
says-refuse-3 = もう少し掘らせてください。
says-won-1 = 地下にも、いい日があるものです！
says-won-2 = 今夜は負けた側のおごりですね。
says-won-3 = 信じていましたよ。だいたいは。
says-won-4 = マメをつくったかいがありました。
says-lost-1 = お見事。静かにすねることにします。
says-lost-2 = 空っぽの袋を抱えて、隅にいますね。
says-lost-3 = 次のラウンドは誰も信じません。
says-lost-4 = 今日は寝ていればよかった。

## How each one says hello

says-hello-Ada = カードは数えておきました。全部あります。
says-hello-Bo = 話はあと。掘りましょう！
says-hello-Cai = どうも。
says-hello-Dee = そろいましたね。では指示を出します。
says-hello-Eli = 地図を見せてくれたら信じます。たぶん。
says-hello-Fay = 皆さん、こんにちは！スタートの横にケーキがありますよ。
says-hello-Gus = どうも！気をつけて、あっ……。誰です、ここに置いたの。
says-hello-Hal = ん？起きてます。起きてますって。
says-hello-Ivy = こんにちは。記憶力には自信があります。念のため。
says-hello-Jo = 金持ちになりましょう。よければ、お先に。
says-hello-Kit = 今日が初日です！このレバー、何ですか？
says-hello-Lou = 信じてくださって大丈夫。みんなそう言います。頼んであるので。
