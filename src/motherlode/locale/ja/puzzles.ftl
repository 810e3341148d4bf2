# パズル：ボットの対戦の一場面と、1つの問題。

puzzles-how = ボット同士の対戦からの問題です。よく見ていた人なら答えがわかる場面で止まっています。
puzzles-solved = 正解：{ $all }問中{ $count }問
puzzle-number = パズル{ $number }
puzzle-about = { $kind }・{ $grade }
puzzle-grade = レベル{ $grade }
puzzle-kind-who = お邪魔者は誰？
puzzle-kind-move = 次の一手
puzzle-kind-map = 地図に何が見えた？
puzzle-link =
    { $state ->
        [right] パズル{ $number }、正解済み
        [wrong] パズル{ $number }、不正解
       *[new] パズル{ $number }
    }

## 問題と答え

puzzle-ask-who = お邪魔者は誰ですか？
puzzle-ask-move = 最善の一手は？
puzzle-ask-map = 金塊はどのゴールですか？
puzzle-eyes = あなたは{ $name }さん（{ $role }）です。
puzzle-how = ラウンドをさかのぼって、誰が何をしたか見られます。
puzzle-how-move = 対戦と同じように手を選びます。先にラウンドをさかのぼることもできます。
puzzle-to-question = 問題へ
puzzle-right = 正解！
puzzle-wrong = 残念、不正解です。
puzzle-answer = 答え：{ $answer }
puzzle-sure = 見えていたことから、{ $percent }%確実です。
puzzle-clues = 手がかり
puzzle-rise = { $before }%から{ $after }%へ
puzzle-worth = 勝つ確率：{ $right }%。ほかの手の最高：{ $other }%。
puzzle-own = あなたの手：{ $percent }%。
puzzle-next = 次のパズル

## 端末

puzzle-list-line = { $number }  { $kind }・{ $grade }
puzzle-today-line = 今日のパズル：{ $number }
puzzle-input = 答え（番号。qで終了）：
puzzle-again = 1から{ $count }までの番号を入力してください。
puzzle-happened = これまでの出来事
