### 브라우저의 게임판: 굴, 손패, 질문.

table-hand = 내 손패
table-prompt = 지금 할 일
table-round-short = { $round }/{ $rounds }
table-deck = 카드 더미
table-discard = 버린 카드
table-players = 플레이어
table-strip = 한눈에 보는 플레이어
table-log = 진행 기록
table-talk = 채팅
table-talk-unread = 채팅, 새 글 { $count }
table-more = 더 보기
table-your-turn = 내 차례
table-turn-of = { $seat } 님 차례
table-window = 거부권을 쓸 수 있어요
table-window-short = 거부권?
announced = { $seat } 님의 선언: { $what }
table-rests = 플레이어가 돌아올 때까지 게임을 멈췄어요.
table-rests-short = 일시 정지
table-over = 게임이 끝났어요
table-over-short = 게임 종료
table-waiting-start = 시작을 기다리는 중
table-last-move = 마지막 수
table-counter-clockwise = 시계 반대 방향 진행 중
table-no-maps = 이번 라운드에는 목적지 카드를 볼 수 없어요
table-offline = 연결이 끊겼어요. 다시 연결하는 중…
yourself = 나

## The maze

maze-label = 굴. 끌거나 화살표 키로 옮기고, 더하기와 빼기 키로 확대·축소, 0 키로 전체를 봐요.
maze-nearer = 확대
maze-farther = 축소
maze-all = 굴 전체 보기
maze-beyond =
    { $side ->
        [left] 왼쪽에
        [right] 오른쪽에
        [up] 위쪽에
       *[down] 아래쪽에
    } 고를 수 있는 자리 { $count }곳 더 보기
maze-cell = 자리 { $cell }
maze-card = ({ $cell })의 { $card }
maze-goal-hidden = ({ $cell })의 { $goal }, 뒷면
maze-goal-known = ({ $cell })의 { $goal }, 뒷면. 내가 아는 카드: { $card }
maze-laid-by = 내 지난 차례 뒤에 { $name } 님이 놓았어요
maze-lookers = 본 사람: { $names }
maze-chest = ({ $cell })의 보물 상자, 뒷면인 굴 아래
maze-chest-known = ({ $cell })의 보물 상자. 내가 아는 카드: { $card }, 덮은 카드: { $tunnel }
maze-dwarf = { $owner } 님의 통행료 드워프, ({ $cell }) 앞
maze-you-know = 내가 아는 카드예요
maze-choose = ({ $cell }) 고르기
maze-choose-turn = ({ $cell }) 선택됨: 한 번 더 누르면 카드가 돌아가요
maze-choose-play = ({ $cell }) 선택됨: 한 번 더 누르면 카드를 내요

## The hand, the role

hand-empty = 손에 카드가 없어요.
hand-card = { $card }, { $key } 키
hand-no-use = { $card }: 지금은 쓸 수 없어요
hand-discard-only = { $card }, { $key } 키: 버릴 수만 있어요
hand-discard-only-told = { $card }: 버리기만 가능
hand-new = 새 카드
role-covered = 내 역할, 가려짐: 누르고 있으면 살짝 보이고, 톡 누르면 펼쳐져요
role-open = 내 역할: { $role }. 톡 누르면 가려요
role-name = 역할
role-look = 보기
role-hold = 눌러서 보기
explain-close = 닫기
explain-copies = 이 게임의 카드 더미에 { $count }장

## 쓰이는 역할

roles-heading = 이 게임의 역할
roles-about = 역할: { $roles }
roles-dealt = 역할 카드 { $cards }장을 섞어 { $players }명에게 한 장씩 나눠 줘요.
roles-left =
    { $count ->
        [0] 남는 카드는 없어요.
       *[other] 남는 { $count }장은 공개하지 않아서, 누가 있는지 아무도 정확히 몰라요.
    }
roles-left-saboteur2 = 나머지 { $count }장은 뒷면으로 역할 카드 더미가 돼요.
roles-short =
    { $count ->
        [0] { $roles }
       *[other] { $roles } ({ $count }장은 비공개)
    }
role-count-digger = 광부 { $count }장
role-count-saboteur = 방해꾼 { $count }장
role-count-greedy = 욕심쟁이 드워프 { $count }장
role-count-digger_blue = 파란 광부 { $count }장
role-count-digger_green = 초록 광부 { $count }장
role-count-boss = 보스 { $count }장
role-count-profiteer = 기회주의자 { $count }장
role-count-geologist = 지질학자 { $count }장

## Choosing

choose-confirm = 확인
choose-back = 뒤로
choose-turn = 카드 돌리기
choose-list = 목록으로 고르기
choose-list-less = 목록 숨기기
choose-list-short = 목록
advice-ask = 힌트
advice-asking = 강한 봇이 생각하고 있어요…
advice-close = 힌트 닫기
choose-more-cards = 카드 { $count }장을 더 고르세요
choose-what = { $card }: 이 카드로 무엇을 할까요?
choose-place = 자리를 고르세요: { $what }
choose-second-place = 두 번째 자리를 고르세요: { $what }
choose-player = 사람을 고르세요: { $what }
choose-tool = 어느 것을 고를까요?
choose-side = 드워프를 어느 쪽 카드에 세울까요?
choose-payer = 통행료는 누가 내나요?
choose-self = 나
choose-you = 나
choose-sent = 보내는 중…
held-undo = 되돌리기
held-only = 하나뿐인 선택
held-told = { $what }. Esc 키로 되돌릴 수 있어요
held-only-told = 하나뿐인 선택: { $what }
discard-for-me = 다른 걸 할 수 없을 때는 대신 버리기
discard-for-me-how = 맨 왼쪽 카드부터
discard-stop = 멈추기
discard-ended = 다시 카드를 낼 수 있어요. 대신 버리기를 껐어요.
unconfirmed-offer = 확인 없이 바로 낼까요?
unconfirmed-how = 카드를 끌어다 놓거나 자리를 두 번 누르면 돼요.
unconfirmed-yes = 켜기
unconfirmed-no = 괜찮아요
let-all = 내 차례까지 모두 허용
let-all-end = 다시 물어보기
let-round = 이번 라운드 내내 허용
wait-for = { $seat } 님을 기다리는 중…
choose-seconds = { $seconds }초
side-n = 위쪽
side-e = 오른쪽
side-s = 아래쪽
side-w = 왼쪽
# The same inside a sentence.
on-side-n = 위쪽
on-side-e = 오른쪽
on-side-s = 아래쪽
on-side-w = 왼쪽
# 카드 이름의 괄호 속 말을 시계 방향으로. 아래로 파는 광산에서는 각각 다음 말이 됨.
sides-turning = 위, 오른쪽, 아래, 왼쪽; 위 곁길, 오른쪽 곁길, 아래 곁길, 왼쪽 곁길; 왼쪽 위, 오른쪽 위, 오른쪽 아래, 왼쪽 아래

## What is asked

ask-Turn = 내 차례: 쓰거나 버릴 카드를 고르세요
ask-DuelTurn = 내 차례: 쓸 카드를 고르거나, 버릴 카드 3장을 고르세요
ask-LayPath = 길잡이: 놓을 굴 카드를 고르세요
ask-PassMore = 카드를 더 버릴까요?
ask-DiscardOneMore = 버릴 두 번째 카드를 고르세요
ask-WayUp = 두 방향 모두 맞아요. 그대로 놓을까요, 돌려 놓을까요?
ask-OrderGoals = 둘 이상의 카드에 도달했어요. 무엇을 먼저 펼칠까요?
ask-MoveGoal = 어느 목적지 카드를 시작 카드에서 한 칸 더 멀리 옮길까요?
ask-PickNugget = 금 카드를 1장 가져가세요. 나머지는 다음 사람에게 넘어가요
ask-TakeNuggets =
    { $total ->
        [0] 내 몫만큼 금 카드를 가져가세요
       *[other] 합해서 금덩이 { $total }개가 되도록 금 카드를 가져가세요
    }
ask-KeepNugget = 가질 금 카드를 1장 고르세요. 나머지는 상대에게 가요
ask-TurnInNugget = 통행료를 어느 금 카드로 낼까요? 거스름돈은 금 토큰으로 받아요
ask-KeepCard = 가질 카드를 1장 고르세요. 나머지는 뒷면으로 돌아가요
ask-Steal = 누구에게서 금덩이 1개를 훔칠까요?
ask-RobHand = 누구의 손패에서 카드를 가져올까요?
ask-LookAtRole = 누구의 역할을 볼까요?
ask-SwapOrNot = 두 목적지 카드를 바꿀까요? 나만 알 수 있어요
ask-PayToll =
    { $who ->
        [nobody] 다른 플레이어의 통행료를 대신 낼까요?
       *[other] { $seat } 님의 통행료를 대신 낼까요?
    }
ask-VetoWindow =
    { $who ->
        [nobody] 다른 플레이어가 ‘{ $card }’ 카드를 내려고 해요. 허용할까요?
       *[other] { $seat } 님이 ‘{ $card }’ 카드를 내려고 해요. 허용할까요?
    }
ask-CallRound =
    { $who ->
        [nobody] 다른 플레이어가 라운드를 여기서 끝내자고 해요. 동의할까요?
       *[other] { $seat } 님이 라운드를 여기서 끝내자고 해요. 동의할까요?
    }
ask-other = 하나를 고르세요

## What a button does; $card is a card's title

verb-lay = 놓기
verb-ladder = 놓기
verb-pass = 버리기
verb-discard = 버리기
verb-break = 쓰기
verb-fix = 쓰기
verb-rockfall = 쓰기
verb-map = 쓰기
verb-dwarf = 통행료 드워프 세우기
verb-clear = 카드 치우기
verb-enough = 그만 버리기
verb-give_up = 라운드 포기
verb-upright = 그대로
verb-turned = 돌려서
verb-swap = 바꾸기
verb-leave = 그대로 두기
verb-let = 허용
verb-veto = 거부권!
verb-agree = 동의
verb-refuse = 거절
verb-idle = 아무것도 안 하기
verb-theft = 쓰기
verb-hands_off = 쓰기
verb-trapped = 쓰기
verb-free = 쓰기
verb-inspection = 쓰기
verb-swap_hats = 쓰기
verb-swap_hands = 쓰기
verb-take_up = 쓰기
verb-storage = 쓰기
verb-turnabout = 쓰기
verb-jack_of_all_trades = 쓰기
verb-pathfinder = 쓰기
verb-divert = 쓰기

## What is about to happen

# $turned is "yes" or "no"; $pays is "none", "self" or "other"; $payer is a name.
do-lay =
    { $pays ->
        [none]
            { $turned ->
                [yes] ‘{ $card }’{ $at } 돌려서 놓기
               *[no] ‘{ $card }’{ $at } 놓기
            }
        [self] 통행료를 내고 ‘{ $card }’{ $at } 놓기
       *[other] { $payer } 님에게 통행료를 부탁하고 ‘{ $card }’{ $at } 놓기
    }
do-ladder =
    { $pays ->
        [none]
            { $turned ->
                [yes] ‘{ $card }’{ $at } 돌려서 놓기
               *[no] ‘{ $card }’{ $at } 놓기
            }
        [self] 통행료를 내고 ‘{ $card }’{ $at } 놓기
       *[other] { $payer } 님에게 통행료를 부탁하고 ‘{ $card }’{ $at } 놓기
    }
do-divert =
    { $pays ->
        [none] 마지막에 놓인 카드를 이 자리{ $at }로 옮기기
        [self] 통행료를 내고 마지막에 놓인 카드를 이 자리{ $at }로 옮기기
       *[other] { $payer } 님에게 통행료를 부탁하고 마지막에 놓인 카드를 이 자리{ $at }로 옮기기
    }
do-rockfall = 이 카드{ $at } 없애기
do-map = { $place }{ $at } 보기
do-take_up = { $place }와 { $second_place }{ $at } 집기
do-dwarf = { $card } 카드를 버리고 { $side } 카드에 통행료 드워프{ $at } 세우기
do-clear = { $card } 카드와 다른 1장을 버리고 앞에 놓인 카드 치우기: { $tool }
do-pass =
    { $count ->
        [1] { $cards } 버리기
       *[other] 카드 { $count }장 버리기: { $cards }
    }
do-discard = { $cards } 버리기
do-break = { $target } 님에게 { $card } 쓰기
# $self is "yes" or "no"; $tool may be "none".
do-fix =
    { $self ->
        [yes] 내 { $tool } 고치기
       *[no] { $target } 님의 { $tool } 고치기
    }
do-jack_of_all_trades =
    { $self ->
        [yes] 내 { $tool } 고치기
       *[no] { $target } 님의 { $tool } 고치기
    }
do-inspection = { $target } 님의 역할 보기
do-swap_hats =
    { $self ->
        [yes] 내 역할 바꾸기
       *[no] { $target } 님의 역할 바꾸기
    }
do-swap_hands = { $target } 님과 손패 바꾸기
do-steal = { $target } 님에게서 금 1개 훔치기
do-rob = { $target } 님의 손패에서 카드 가져오기
do-look_at = { $target } 님의 역할 보기
do-turn = { $place }{ $at } 먼저 펼치기
do-move_goal = { $place }{ $at }를 시작 카드에서 한 칸 더 멀리 옮기기
do-take = 금 카드 가져가기: { $worths }
do-keep = { $card } 갖기
do-upright = 그대로 놓기
do-turned = 180° 돌려 놓기
do-swap = 두 목적지 카드 바꾸기
do-leave = 두 목적지 카드 그대로 두기
do-let = 허용하기
do-veto = 거부권 쓰기
do-agree = 동의하기
do-refuse = 거절하기
do-enough = 그만 버리기
do-give_up = 이번 라운드 포기하기
do-idle = 아무것도 안 하기
do-form-cell = ‘{ $card }’{ $at }
do-form-cells = { $card }: { $place }, { $second_place }{ $at }
do-form-seat =
    { $toward ->
        [self]
            { $tool ->
                [none] 자신에게 { $card } 쓰기
               *[other] 자신에게 { $card } 쓰기 ({ $tool })
            }
       *[other]
            { $tool ->
                [none] { $target } 님에게 { $card } 쓰기
               *[other] { $target } 님에게 { $card } 쓰기 ({ $tool })
            }
    }
do-form-who = { $target }
do-form-card = { $card } 쓰기
do-form-pick = { $card }
do-form-cards = { $verb }: { $cards }
do-form-place = { $place }{ $at }
do-form-worths = { $worths }
do-form-side = ‘{ $card }’{ $at }, { $side }
do-form-front = { $card } 버리고 치우기: { $tool }

## Between two rounds

table-round-over = 라운드가 끝났어요
table-round-over-short = 라운드 종료
clock-intermission = 다음 라운드까지 { $seconds }초
pause-ready = 다음 라운드
pause-is-ready = 다른 사람을 기다리는 중
pause-prolong = 시간 연장
pause-waits = 아직 준비 중: { $names }
round-total = 합계 { $gold }
vote-right = { $name }을 꿰뚫어 본 사람: { $names }
vote-wrong = { $name }을 잘못 의심한 사람: { $names }
vote-unseen = { $name }의 정체는 아무도 몰랐어요
table-poll = 투표!
table-poll-waits = 투표를 기다리는 중
clock-poll = 투표 시간 { $seconds }초
error-no_intermission = 다음 라운드가 이미 시작됐어요.
error-prolonged = 이미 누군가 시간을 더 달라고 했어요.

## After a game

podium = 최종 순위
podium-rank = { $rank }위
awards = 시상
awards-soon = 시상 결과를 집계하고 있어요…
awards-gold = 라운드별 금
awards-total = 합계
award-bluff = 최고의 연기
award-bluff-how = { $name } 님은 의심받지 않고 차례를 { $count }번 보냈어요
award-scapegoat = 억울한 광부
award-scapegoat-how = { $name } 님은 정직하게 팠는데 { $count }번 의심받았어요
award-finisher = 최고의 마무리
award-finisher-how =
    { $count ->
        [1] { $name } 님이 보물에 닿았어요
       *[other] { $name } 님이 보물에 { $count }번 닿았어요
    }
award-lie = 통한 거짓말
award-lie-how = { $name } 님은 거짓말을 하고 라운드에서 이겼어요
award-sleuth = 예리한 눈
award-sleuth-how = { $name } 님은 방해꾼을 { $count }번 꿰뚫어 봤어요
award-wrecker = 파괴왕
award-wrecker-how = { $name } 님은 도구를 { $count }번 부쉈어요
award-builder = 최고의 일꾼
award-builder-how = { $name } 님은 굴 카드를 { $count }장 놓았어요
