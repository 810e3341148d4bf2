### 판본과 설정: 게임과 확장 말고 방장이 고르는 것.

## 판본마다 다른 점

value-per-digger = 광부 수만큼
value-per-player = 인원수만큼
value-all-passed = 모두 패스하면
value-hands-empty = 모두 손패가 떨어지면
value-mixed = 앞면과 뒷면
value-face-down = 모두 뒷면
value-path = 카드 { $count }장 이상
value-optional = 선택 규칙
value-none = 없음

edition-about-jubilee = 8세 이상, 약 30분. 상자 표기는 2~12명이에요: 기본판 3~10명, 사보타지 2는 2~12명.
edition-about-english = 8세 이상, 약 30분, 3~10명.
edition-about-korean = 8세 이상, 약 30분, 3~10명.
edition-about-japanese = 8세 이상, 약 30분. 6~10명에게 알맞고 3~5명도 할 수 있어요.
edition-means = 이 판본의 규칙
edition-only = 이 게임의 판본은 하나뿐이에요: { $edition }
edition-changed = 이 게임에 맞게 판본이 바뀌었어요: { $edition }
edition-dropped = 이 게임은 규칙이 따로 있어서 판본이 없어요.
edition-see = 판본마다 달라요: { $setting }

## 게임과 확장의 설정

setting-saboteur2 = 금
setting-saboteur2-face_down = 뒷면: 자기 금만 보여요
setting-saboteur2-open = 금 공개
setting-treasure_chests = 상자가 놓이는 자리
setting-treasure_chests-by_hand = 직접 배치
by-hand-how = 상자를 고른 다음 옮길 자리를 고르세요.
by-hand-chest = { $cell } 자리의 상자
by-hand-space = 자리 { $cell }
by-hand-start = 시작 카드
by-hand-goal = 목적지 카드
by-hand-card = { $cell } 자리에는 카드가 있어요
