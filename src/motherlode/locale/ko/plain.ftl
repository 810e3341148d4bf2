### 글로 보는 게임: 화면 낭독기, 키보드, 느린 회선을 위해. 건너뛰기 링크와 단축키.

plain-heading = 방 { $code }
plain-parts = 이 페이지의 구성
plain-pictures = 그림으로 보기
plain-watching = 관전 중이에요.
plain-waiting = 지금은 고를 것이 없어요
plain-choices = 고를 수 있는 것
plain-chosen = 지금까지 고른 것: { $what }
plain-group = { $what }: 선택지 { $count }개
plain-deck =
    { $count ->
        [0] 카드 더미가 비었어요
       *[other] 카드 더미 { $count }장
    }
plain-discard =
    { $count ->
        [0] 버린 카드 없음
       *[other] 버린 카드 { $count }장
    }
plain-discard-top = 버린 카드 { $count }장, 맨 위: { $card }
plain-role-show = 내 역할 보기
plain-role-hide = 내 역할 가리기
plain-order = 차례 순서대로.
plain-order-counter = 차례 순서대로, 지금은 시계 반대 방향.
plain-broken = 부서진 도구: { $tools }
plain-front = 앞에 놓인 카드: { $cards }
plain-role-of = 역할: { $role }
plain-mark = { $name } 님에 대한 내 표시
plain-mark-none = 없음
plain-note = { $name } 님에 대한 내 메모
plain-mute = { $name } 님 차단
plain-happened = 있었던 일
plain-earlier = 이전 기록 { $count }줄
plain-missed = 그 밖에 { $count }가지 일이 더 있었어요. “있었던 일”에서 볼 수 있어요.
plain-said = { $name }: { $words }
plain-say = 모두에게 말하기
plain-claim = 주장하기 (사실이 아니어도 돼요)
plain-claim-which = 주장을 고르세요
plain-notes = 내 메모 (나만 볼 수 있어요)

## 줄별로 보는 굴

plain-maze = 굴
plain-maze-how = 위치는 열,행으로 말해요. 시작 카드는 0,0이고, 열은 오른쪽으로, 행은 아래쪽으로 커져요.
plain-row = { $row }행
plain-empty = 빈자리
plain-can-choose = 고를 수 있음
plain-legal = 고를 수 있는 자리: { $places }
plain-side-N = 위
plain-side-E = 오른쪽
plain-side-S = 아래
plain-side-W = 왼쪽
plain-open = 트인 면: { $sides }
plain-joined = { $sides } 이어짐
plain-blind = 막다른 길: { $sides }
plain-goal-hidden = { $goal }, 뒷면
plain-goal-known = { $goal }, 뒷면. 내가 아는 카드: { $card }
plain-lookers = 본 사람: { $names }
plain-laid-by = 내 지난 차례 이후 { $name } 님이 놓음
plain-chest = 뒷면인 굴 아래의 보물 상자
plain-chest-known = 보물 상자, 내가 아는 카드: { $card }. 덮은 카드: { $tunnel }
plain-dwarf = { $owner } 님의 통행료 드워프가 앞에 서 있음
plain-at = { $cell }: { $open }
plain-pay-self = 통행료는 내가 냄
plain-pay-other = 통행료는 { $name } 님에게 부탁

## 건너뛰기 링크

skip-question = 지금 할 일로
skip-hand = 내 손패로
skip-maze = 굴로

## 단축키

keys = 단축키
keys-tab-key = Tab
keys-tab = 화면의 다음 부분으로
keys-hand-key = ← →
keys-hand = 손패의 카드 사이에서 이동
keys-numbers-key = 1 – 9
keys-numbers = 손패의 카드 고르기, 다시 누르면 취소
keys-up-key = ↑
keys-up = 손패에서 고를 수 있는 자리나 플레이어로
keys-places-key = ← ↑ ↓ →
keys-places = 굴의 자리 사이에서 이동
keys-why-key = Shift + ← ↑ ↓ →
keys-why = 그 자리에 카드를 놓을 수 없는 이유 묻기
keys-enter-key = Enter
keys-enter = 고르기, 한 번 더 누르면 확정
keys-turn-key = R
keys-turn = 놓을 카드 돌리기
keys-escape-key = Esc
keys-escape = 한 단계 뒤로
keys-explain-key = ?
keys-explain = 고른 카드 설명
keys-hint-key = T
keys-hint = 봇하고만 할 때 힌트 보기
keys-list-key = ↑ ↓
keys-list = 선택지 목록에서 이동
keys-choose-key = 1 – 9
keys-choose = 번호로 목록에서 고르기
keys-help-key = H
keys-help = 단축키 보기
keys-single = 글자와 숫자 단축키
keys-single-how = 화면 낭독기나 음성 입력에 방해가 되면 끄세요.
