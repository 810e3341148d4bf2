# 퍼즐: 봇 게임의 한 장면과 문제 하나.

puzzles-how = 봇들이 한 게임에서 나온 문제예요. 잘 지켜본 사람이라면 답을 알 수 있는 순간에서 멈춰요.
puzzles-solved = 맞힌 퍼즐: { $all }개 중 { $count }개
puzzle-number = 퍼즐 { $number }
puzzle-about = { $kind } · { $grade }
puzzle-grade = 단계 { $grade }
puzzle-kind-who = 방해꾼은 누구?
puzzle-kind-move = 좋은 수 찾기
puzzle-kind-map = 지도에서 무엇을 봤을까?
puzzle-link =
    { $state ->
        [right] 퍼즐 { $number }, 맞힘
        [wrong] 퍼즐 { $number }, 틀림
       *[new] 퍼즐 { $number }
    }

## 문제와 답

puzzle-ask-who = 누가 방해꾼일까요?
puzzle-ask-move = 가장 좋은 수는 무엇일까요?
puzzle-ask-map = 어느 목적지가 보물일까요?
puzzle-eyes = 지금 { $name } 님({ $role })의 자리예요.
puzzle-how = 라운드를 되돌려 누가 무엇을 했는지 볼 수 있어요.
puzzle-how-move = 게임할 때처럼 수를 두세요. 먼저 라운드를 되돌려 볼 수도 있어요.
puzzle-to-question = 문제로
puzzle-right = 정답이에요!
puzzle-wrong = 아쉽지만 틀렸어요.
puzzle-answer = 답: { $answer }
puzzle-sure = 지금까지 본 것으로 { $percent }% 확실해요.
puzzle-clues = 단서
puzzle-rise = { $before }%에서 { $after }%로
puzzle-worth = 이길 확률: { $right }%. 다른 수 중 최고: { $other }%.
puzzle-own = 내가 고른 수: { $percent }%.
puzzle-next = 다음 퍼즐

## 터미널

puzzle-list-line = { $number }  { $kind } · { $grade }
puzzle-today-line = 오늘의 퍼즐: { $number }
puzzle-input = 답 (번호, q: 끝내기):
puzzle-again = 1부터 { $count }까지의 번호를 입력하세요.
puzzle-happened = 지금까지 있었던 일
