### Motherlodeについてのページ。

about-title = Motherlodeについて
about-name = マザーロードとは、すべての細い鉱脈が枝分かれするもとの大鉱脈のこと。つるはしを持つドワーフなら誰もが夢見るもの、そして同じテーブルの誰かが見つけさせたくないものです。
about-what = お邪魔者のすべてをブラウザで。友だちも、初対面の人も、ボットも、それぞれ秘密の役割を持ってひとつの坑道を囲みます。登録もインストールも追跡もありません。
about-in-it = 収録内容
about-games = 4つのゲーム：3〜10人の基本ゲーム、2〜12人のお邪魔者2、5〜9人のトーナメント、2人の対決。基本ゲームには4つの版があります。
about-modules = 拡張とバリアント：2017〜2023年の選手権カード、5つのミニ拡張、欲張りドワーフ、妨害の被害者、そして当サイト独自のお邪魔者への投票。
about-fair = 確かめられるシャッフル：全員の端末がランダムなビットを加えるので、サーバーにも配るカードは選べません。
about-fan = Motherlodeは非公式で、「お邪魔者」の作者や出版社とは関係ありません。気に入ったら、ぜひ本物のカードゲームも。小箱で手頃な名作です。ここの絵と文章はすべて自作です。
about-parts = 使っている技術
about-parts-text = サーバーはPython、Starlette、SQLite、ブラウザはSvelte、5つの言語はFluent。どれも自由なライセンスで公開されています。
about-fonts = フォント
about-fonts-text = VollkornとSource Sans 3を使い、韓国語や日本語の文字がない端末ではNanum GothicとBIZ UDPGothicで補います。どれもSIL Open Font Licenseで公開されています。
about-offline = 接続がないとき
about-offline-text = 一度開いたあとは、接続がなくてもアプリが開きます。ボットとの対戦、レッスン、パズル、リプレイは端末だけで動きます。ブラウザーが保存するのは、httpsのアドレスだけです。
about-privacy = 保存するもの
about-privacy-text = サーバーにはテーブルごとの記録（入力された名前、選択、発言）が残ります。ブラウザには席、終わったゲーム、設定が残ります。統計が数えるのは人ではなくラウンドです。
about-version = バージョン { $version }
