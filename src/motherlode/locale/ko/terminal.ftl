### 터미널 게임의 짧은 글: 질문, 이름표, 도움말.

## Prompts

prompt-Turn = 내 차례: 쓸 카드를 고르거나 패스하세요
prompt-DuelTurn = 내 차례: 굴 카드를 놓거나, ‘낙석’이나 ‘지도’ 카드를 쓰거나, 카드 3장을 버리세요
prompt-WayUp = 두 방향 모두 맞아요. 그대로 놓을지 돌려 놓을지 고르세요
prompt-OrderGoals = 둘 이상의 카드에 도달했어요: 먼저 펼칠 카드를 고르세요
prompt-PickNugget = 금 카드를 1장 고르세요. 나머지는 다음 사람에게 넘어가요
prompt-TakeNuggets =
    { $total ->
        [0] 내 몫만큼 금 카드를 가져가세요
       *[other] 내 몫: 합해서 금덩이 { $total }개가 되도록 금 카드를 가져가세요
    }
prompt-KeepNugget = 금 카드 2장 중 가질 것을 고르세요. 나머지는 상대에게 가요
prompt-CallRound = 라운드를 여기서 끝내자는 제안이 있어요: 동의하거나, 거절하고 계속하세요

## Labels

label-hand = 손패
label-players = 플레이어
label-deck = 카드 더미
label-discard = 버린 카드
label-round = 라운드 { $round }/{ $rounds }
label-role = 역할
label-tools = 부서진 도구
label-cards = 카드
label-gold = 금
label-players-briefly = 플레이어 (카드, × 앞에 놓인 카드, $ 금):

label-you = { $name } (나)
label-seed = 시드 { $seed }
label-player-count = { $count }명

## Signs of the maze

sign-start = { $sign } 시작
sign-goal_treasure = { $sign } 보물
sign-goal_stone = { $sign } 돌
sign-goal_bag1 = { $sign } 금 1개
sign-goal_bag2 = { $sign } 금 2개
sign-goal_dragon = { $sign } 용
sign-goal_spider = { $sign } 거미
sign-crystal = { $sign } 수정
sign-door_blue = { $sign } 파란 문
sign-door_green = { $sign } 초록 문
sign-ladder = { $sign } 사다리
sign-large = { $sign } 큰 카드
sign-hidden = { $sign } 숨은 목적지
sign-face-down = { $sign } 숨은 상자
sign-dead-end = { $sign } 막다른 길
sign-not-linked = 가는 선: 이어지지 않음
pawns-toll_tunnels = { $sign } 통행료 드워프, 카드를 놓으려면 금 1개: { $figures }

## Heads of tables

head-module = 모듈
head-title = 제목
head-version = 버전
head-players = 인원
head-rules = 규칙
head-rule = 규칙
head-round-won-by = 라운드 승자
head-rounds = 라운드
head-share = 비율
head-bot = 봇
head-seats = 자리
head-games-won = 이긴 게임
head-mean-gold = 게임당 금
head-answers = 답
head-illegal = 잘못된 답
head-claims = 주장
head-true = 참
head-log-loss = 로그 손실
head-deal-loss = 배분만
head-hidden = 정체 숨김
head-think-half = 중앙값 (ms)
head-think-most = 95% (ms)
head-diggers-win = 광부 승률
head-difference = 차이
head-matches = 게임 수
head-gained = 더 번 금
head-rating = 레이팅
head-as-digger = 광부일 때
head-as-saboteur = 방해꾼일 때
head-measured = 측정 항목
head-unit = 단위
head-result = 결과
head-best = 최고
head-target = 목표
head-mark = 통과


## At the table

about = 내용: { $choice }
about-card = { $seat } 님이 ‘{ $card }’ 카드를 내려고 해요: { $choice }
answers-are = 할 수 있는 대답: { $answers }
yes-or-no = y(네)나 n(아니요)으로 답해 주세요.
# 예와 아니요로 알아듣는 말, 쉼표로 구분.
words-yes = y, yes, ㅛ, 네, 예, 응
words-no = n, no, ㅜ, 아니요, 아니오, 아니
pause = Enter를 누르면 계속해요
why-goal = { $seat } 님이 { $place }에 도달했어요: { $goal }.
    .you = { $place }에 도달했어요: { $goal }.
why-gave-up = { $seat } 님이 포기했어요.
    .you = 라운드를 포기했어요.
why-called = 모두 라운드를 여기서 끝내는 데 동의했어요.
why-cards = 카드가 다 떨어졌어요.
welcome = 광산에 오신 것을 환영해요! 도움말은 ?, 나가려면 q를 입력하세요.
you-are = 내 역할: { $role }
asked = { $seat } 님에게 묻는 중: “{ $question }”
input = >
input-way = 어느 것? (Enter: 뒤로) >
input-hint = 카드나 대답의 번호 · o 모든 대답 · Enter 판 보기 · ? 도움말 · q 나가기
ways =
    { $count ->
        [0] 버리기만
       *[other] { $count }가지
    }
way-pass = 패스: 이 카드 버리기
word-turned = 돌려서
way-discard = 버릴 카드: { $card }
group-discard = 카드 3장 버리기 (또는 입력: pass 1 2 3)
group-dwarf = 카드 1장을 버리고 열린 끝에 통행료 드워프 세우기 (T-2)
group-clear = 카드 2장을 버리고 내 앞에 놓인 카드 치우기 (S-10)
pool = 고를 수 있는 금 카드: { $worths }
gold-own = 금 카드 { $cards }장 (금 { $worth }개)
gold-cards = 금 카드 { $cards }장
refused = 그렇게는 할 수 없어요: { $reason }
no-such-number =
    { $count ->
        [0] 여기에는 { $number }번이 없어요
        [1] { $number }번은 없고 1번뿐이에요
       *[other] { $number }번은 없어요. 1번부터 { $count }번까지 있어요
    }
one-number-less = 그 대답에는 숫자가 하나 많아요
explain-what = 어느 카드인지 번호(?3)나 이름(? map)으로 말해 주세요
call-refused = 라운드를 여기서 끝내자는 제안은 자기 차례에 한 번만 할 수 있어요 (B-56)
say-refused = 주장은 라운드 중에 목적지, 다른 플레이어, 도구에 대해서만 할 수 있어요
say-enough = 이번 라운드에서는 할 말을 다 했어요
spare-role = (치워 둔 카드)
no-way = 이 카드는 지금 쓸 수도, 한 장만 버릴 수도 없어요
discard-known = ({ $card }, 뒷면, 내가 버렸거나 모두가 봤음)
discard-unknown = (뒷면)
discard-empty = 버린 카드가 없어요.
final-scores = 최종 점수
game-won =
    { $count ->
        [1] { $winners }이 게임에서 이겼어요!
       *[other] { $winners }이 게임에서 함께 이겼어요!
    }
    .you =
        { $count ->
            [1] 게임에서 이겼어요!
           *[other] 게임에서 함께 이겼어요! 공동 우승: { $winners }
        }
game-over = 게임이 끝났어요.
save-record = 이 게임의 기록을 저장할까요? (y/n)
save-record-file = 파일 이름 (Enter: 저장하지 않음):
record-saved = 기록을 저장했어요: { $file }
seed-was = 이 게임의 시드: { $seed }
goodbye = 안녕히 가세요. 곧 광산에서 또 만나요!

## Commands that report

rules-module = 인원: { $players }. 규칙: { $rules }.
rules-hint = motherlode rules ID를 입력하면 규칙, 모듈, 카드, 판본의 설명이 나와요. 목록은 rules cards와 rules editions로 볼 수 있어요.
rules-settings = motherlode rules round-end처럼 설정 이름을 붙이면 그 설정의 뜻을 알려 줘요.
rules-cards = { $module }: { $title }
rules-tools = 플레이어 앞에 놓이는 카드: { $names }
rules-copies = 뒤의 세트에 다시 나오는 카드의 수는 그 세트를 더한 전체 장수예요.
head-setting = 설정
simulate-counted = 게임 { $games }판, { $rounds }라운드, { $moves }수, 프로세서 시간 { $seconds }초
simulate-one-bot = 모든 자리: { $bot }, 게임당 금 { $gold }개.
simulate-speed = 초당 { $moves }수, { $rounds }라운드 ({ $kernel })
ratings-edges = 인원수별로 광부 쪽이 유리한 포인트: { $edges }.
ratings-reference = { $bot }: 두 역할 모두 1500점으로 정했어요. 400점 차이면 승산이 10 대 1이에요.
dataset-counted = 게임 { $games }판, { $rounds }라운드, 결정 { $decisions }번, { $size } MB
dataset-saved = 데이터 세트를 { $folder }에 저장했어요. 설명은 card.md에 있어요.
arena-baseline = 차이: 같은 패로 광부 { $diggers }, 방해꾼 { $saboteurs }일 때와 견준 포인트 차이예요.
arena-matches = 더 번 금: 모두 { $others }일 때보다, 한 자리만 { $bot }일 때 그 자리가 게임당 더 버는 금이에요.
arena-dealt = 방해꾼 { $count }명
arena-interrupted = 중간에 멈췄어요. 끝난 라운드만 센 결과예요.
arena-faults = { $bot }: { $count }번 실패해서 greedy가 대신 답했어요.
kernel-compiled = 컴파일된 커널
kernel-interpreted = 인터프리터 실행, 컴파일된 커널 없음
position-options = { $seat } 님이 할 수 있는 대답 { $count }가지:
position-not-asked = 대답은 { $seat } 님만 볼 수 있어요.
replay-step = { $number }/{ $count } · { $seat }: { $choice }
replay-cut = 중간에 끊긴 기록이에요. 있는 데까지 보여 줘요.
replay-next = Enter: 다음 · q: 나가기
shuffle-fair = 공정하게 나눴어요. 해시값을 먼저 보여 준 서버의 비밀 값과 아래 비트로 카드를 섞었어요. 내 비트는 내 기기에 있어요.
shuffle-alone = 아무도 비트를 더하지 않아서 서버의 비밀 값만으로 카드를 섞었어요.
shuffle-bits = { "" }  { $name }: { $bits }
shuffle-bits-kept = { "" }  { $name }: 비트가 오지 않아 쓰지 않았어요
replay-checked =
    온전하고 고치지 않은 기록이에요: 선택 { $choices }번, { $ending ->
        [over] 게임을 끝까지 했어요.
       *[broken] 게임이 도중에 끝났어요.
    }
bench-yardstick = 기준: 덧셈 천만 번
bench-random = 무작위 진행, 컴파일
bench-interpreted = 무작위 진행, 인터프리터
bench-everything = 무작위 진행, 모든 모듈
bench-copy = 상태 복사
bench-message = 보이는 상태를 메시지로
bench-data = 보이는 상태를 데이터로
bench-greedy = 똑똑한 봇
bench-maze = 한 수, 굴 카드 { $cards }장
bench-option = … 선택지당
bench-import = 규칙 불러오기
bench-not-compiled = 커널이 컴파일되지 않았어요: 인터프리터 파이썬의 수치라 40배쯤 느려요.
bench-compiled = 커널이 컴파일되어 있어요. 파이썬 { $python }.
bench-scale = 기본판, 5명, 코어 하나, 중앙값. 목표는 기준에 맞춰 조정해요: 여기서는 { $seconds }초, 목표를 정한 곳에서는 0.88초.
bench-legend = 미달: 이 컴퓨터의 목표보다 느려요.
bench-progress = 측정함: { $title }
bench-yes = 예
bench-short = 미달

## Help

help =
    내 차례에 카드의 번호를 입력한 다음, 그 카드로 할 일의 번호를 입력하세요.
    카드부터 적어 직접 입력할 수도 있어요. 카드 이름 대신 번호를 써도 돼요.
    .title = 터미널에서 게임하는 법
help-examples =
    { "" }  cross @ 1,0                    굴 카드를 1,0에 놓기
      curve_nw @ 2,0 turned          같은 것을 180° 돌려서
      break_lantern > Bo             Bo 님의 등불 부수기
      fix_lantern_cart > Bo lantern  두 도구 수리 카드로 Bo 님의 등불 고치기
      rockfall @ 3,0                 3,0의 굴 카드 없애기
      map @ 8,-2                     8,-2의 목적지 카드 보기
      pass cross                     패스하고 카드 버리기
      2 @ 1,0                        2번 카드를 1,0에 놓기
      2 1                            2번 카드를 첫 번째 방법으로 쓰기
      pass 2                         패스하고 2번 카드 버리기
help-examples-duel =
    { "" }  cross @ 1,0                    굴 카드를 1,0에 놓기
      curve_nw @ 2,0 turned          같은 것을 180° 돌려서
      rockfall @ 3,0                 통로 끝인 3,0의 카드 없애기
      map @ 8,-2                     8,-2의 목적지 카드 보기
      pass cross fix_pick map        카드 3장 버리기
      give_up                        모든 통로가 막혔을 때 포기하기
      2 @ 1,0                        2번 카드를 1,0에 놓기
      2 1                            2번 카드를 첫 번째 방법으로 쓰기
      pass 1 2 3                     1, 2, 3번 카드 버리기
help-examples-saboteur2 =
    { "" }  cross @ 1,0                    굴 카드를 1,0에 놓기
      ladder_s @ 0,-1                굴 카드 옆에 사다리 놓기
      trapped > Bo                   Bo 님에게 카드 쓰기
      map @ 8,-2                     8,-2의 목적지 카드 보기
      pass cross                     카드를 버리며 패스. 더 버리거나 enough
      clear theft cross              2장을 버리고 내 앞의 카드 치우기
      2 @ 1,0                        2번 카드를 1,0에 놓기
      2 1                            2번 카드를 첫 번째 방법으로 쓰기
help-words =
    자리는 x,y로 적어요. 시작 카드는 0,0이고, x는 목적지 쪽으로, y는 아래로 커져요.

    언제든 이런 것도 입력할 수 있어요.
      ? map        이름으로 카드 설명 보기
      ?3           3번 카드 설명 보기
      rules        모든 규칙, 모듈, 게임 목록
      rules B-22   규칙 하나 보기
      rules base   게임이나 모듈 소개
      call         라운드를 여기서 끝내자고 제안하기 (규칙 B-56)
      hint         강한 봇이라면 어떻게 할지와 그 이유
      say CLAIM    주장하기 (예: suspect > Bo, treasure @ 8,0)
      o            모든 대답 보기
      log          지금까지 일어난 일 모두 보기
      discard      버린 카드 더미 살펴보기
      Enter        판 다시 보기
      q            나가기

## What the games are about

intro-base =
    광부는 시작 카드에서 보물까지 통로를 이으려 해요. 보물은 숨겨진 목적지
    세 곳 중 하나에 있어요. 남들과 똑같아 보이는 방해꾼은 그 일을 망치려 해요.
    내 역할은 나만 알아요. 내 차례에는 카드 1장을 쓰거나 버리며 패스해요.
    라운드의 승자가 금을 나누고, 세 라운드 뒤 금이 가장 많은 사람이 이겨요.
intro-tournament =
    광부는 시작 카드에서 보물까지 통로를 이으려 하고, 방해꾼은 그 일을 망치려
    하고, 욕심쟁이 드워프는 직접, 혼자서 보물에 도달하려 해요. 내 역할은 나만
    알아요. 내 차례에는 카드 1장을 쓰거나 버리며 패스해요.
    라운드의 승자가 금을 받고, 세 라운드 뒤 금이 가장 많은 사람이 이겨요.
intro-duel =
    둘이서 시작 카드에서 숨겨진 목적지까지 굴을 파요. 내 역할만 알 수 있어요.
    광부는 보물을 먼저 찾기를 바라고, 방해꾼은 돌을 먼저 찾기를 바라요.
    내 차례에는 굴 카드를 놓거나, ‘지도’나 ‘낙석’ 카드를 쓰거나, 3장을 버려요.
    라운드의 승자가 금을 받고, 세 라운드 뒤 금이 가장 많은 사람이 이겨요.
intro-saboteur2 =
    파란 광부와 초록 광부는 서로 상대 팀의 문을 피해 보물까지 통로를 이으려 해요.
    방해꾼은 그 일을 망치려 하고, 보스와 기회주의자와 지질학자는 제 몫을 챙겨요.
    내 차례에는 카드 1장을 쓰거나 3장까지 버리며 패스해요. 라운드의 승자가 금을
    받고, 세 라운드 뒤 금이 가장 많은 사람이 이겨요.

## Toll tunnels

prompt-PayToll = 다른 사람의 통행료를 대신 내 달라는 부탁이에요: 동의하거나 거절하세요
prompt-TurnInNugget = 금 토큰이 없어요: 금덩이 1개를 낼 금 카드를 고르세요. 거스름돈은 금 토큰으로 받아요

## Saboteur 2

prompt-PassMore = 카드를 더 버릴까요, 그만 버릴까요?
prompt-DiscardOneMore = 앞에 놓인 카드를 치우는 데 쓸 두 번째 카드를 버리세요
prompt-Steal = 누구에게서 금덩이 1개를 훔칠지 고르세요

## Championship cards

prompt-SwapOrNot = 두 목적지 카드를 바꿀지 그대로 둘지 고르세요. 나만 알 수 있어요
prompt-KeepCard = 가질 카드를 1장 고르세요. 나머지는 뒷면으로 버린 카드 더미에 돌아가요
prompt-VetoWindow = 카드를 내려는 사람이 있어요: 허용하거나 거부권을 쓰세요
prompt-LayPath = 길잡이: 놓을 굴 카드를 고르세요

## Prompts of the treasure chests

prompt-RobHand = 손패에서 카드를 가져올 사람을 고르세요
prompt-LookAtRole = 역할을 볼 사람을 고르세요
prompt-MoveGoal = 시작 카드에서 한 칸 더 멀리 옮길 목적지 카드를 고르세요

## Looking after a server’s database

admin-backed-up = 로그 { $lines }줄을 저장했어요: { $place }
admin-restored = 로그 { $lines }줄을 복원했어요: { $place }
admin-checked =
    { $problems ->
        [0] 문제가 없어요. 방: { $tables }개, 끝난 게임: { $games }개
       *[other] 문제: { $problems }개. 방: { $tables }개, 끝난 게임: { $games }개
    }
admin-problem-gap = 방 { $table }: 로그의 { $line }번째 줄이 없어요.
admin-problem-unreadable = 방 { $table }: 로그의 { $line }번째 줄을 읽을 수 없어요({ $detail }).
admin-problem-record = 방 { $table }: { $line }번째 줄에서 끝난 게임의 기록이 올바르지 않아요({ $detail }).
admin-problem-round = 라운드 { $line }의 통계를 읽을 수 없어요({ $detail }).
admin-problem-schema = 데이터베이스 스키마가 예전 버전이에요. 지금: { $detail }, 최신: { $newest }. 서버가 시작할 때 업데이트해요.
admin-expired =
    { $count ->
        [0] 지울 만큼 오래된 방이 없어요.
       *[other] 방 { $count }개를 지웠어요.
    }
