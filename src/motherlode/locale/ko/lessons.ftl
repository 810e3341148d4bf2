### 배우기: 배우기 목록 페이지, 방 안의 도우미, 그리고 각 단계. `.do`는 할 일.

## 배우기 페이지

learn = 도우미와 함께하는 짧은 게임이에요. 틀려도 괜찮아요. 언제든 그만두고 나중에 이어 할 수 있어요.
    .title = 게임 배우기
learn-start = 시작하기
learn-go-on = 이어 하기
learn-again = 다시 하기
learn-drop = 그만두기
learn-minutes = { $count }분
learn-done = 끝냈어요
learn-half = 하는 중: { $steps }단계 중 { $step }단계
learn-first = 처음이라면 여기부터
learn-more = 확장마다 하나씩

## 도우미

lesson-coach = 도우미
lesson-step = { $steps }단계 중 { $step }단계
lesson-watch = 다른 사람들이 하는 걸 지켜보세요…
lesson-next = 다음
lesson-skip = 대신 해 주세요
lesson-menu = 배우기 메뉴
lesson-again = 처음부터 다시 하기
lesson-scene = 배우기로 돌아가기
lesson-off = 도우미 없이 계속하기
lesson-drop = 배우기 끝내기
lesson-done = 잘했어요! 배우기를 마쳤어요.
lesson-left = 배우기를 벗어나 자유롭게 게임하고 있어요.
lesson-others = 다른 배우기 과정
lesson-play = 진짜 게임 하기

## 첫걸음

lesson-base = 굴을 파고, 도구를 고치고, 보물과 방해꾼을 찾아요. 첫 게임에 필요한 건 이게 전부예요.
    .title = 광산에서의 첫걸음
lesson-base-welcome = 광산에 온 걸 환영해요! 오른쪽에 목적지 카드 세 장이 뒷면으로 놓여 있어요. 그중 하나에 보물이 있어요. 굴은 왼쪽에서 시작해요.
lesson-base-role = 이건 나만 아는 역할이에요. 나는 광부예요. 광부들은 함께 보물을 향해 굴을 파요. 하지만 한 명은 그걸 막으려는 방해꾼이에요!
lesson-base-lay = 굴은 굴 카드로 만들어요. 카드는 옆 카드와 맞아야 하고 시작 카드와 이어져야 해요.
    .do = 빛나는 카드를 고르고, 빛나는 자리를 고른 다음 확인하세요.
lesson-base-fix = 이런, { $bo } 님이 내 등불을 부쉈어요! 도구가 부서져 있으면 굴 카드를 놓을 수 없어요.
    .do = 등불 수리 카드를 나에게 쓰세요.
lesson-base-rockfall = 게다가 { $bo } 님이 막다른 길을 놓았어요. 통로가 거기서 끊겨요.
    .do = 막다른 길에 낙석 카드를 쓰세요. 그 카드가 없어져요.
lesson-base-break = { $bo } 님이 자꾸 훼방을 놓네요. 분명 방해꾼이에요! 나도 다른 사람이 굴을 못 파게 할 수 있어요.
    .do = 부서진 수레를 { $bo } 님 앞에 놓으세요.
lesson-base-map = 그런데 보물은 어디 있을까요? 지도가 있으면 목적지 하나를 볼 수 있어요. 다른 사람은 못 봐요.
    .do = 가운데 목적지를 보세요.
lesson-base-turn = 그냥 돌이네요! 위쪽은 { $ada } 님과 { $cai } 님이 봤으니 아래쪽으로 가 봐요. 카드는 거꾸로 돌려도 돼요.
    .do = 카드와 자리를 고르세요. 자리를 한 번 더 누르면 카드가 돌아가요. 둘 다 맞아요.
lesson-base-reach = 한 장만 더 놓으면 굴이 목적지에 닿아요!
    .do = 아래쪽 목적지 옆에 직선 통로를 놓으세요.
lesson-base-gold = 보물이에요! 이번 라운드는 광부들이 이겼어요. 내가 닿았으니 내가 먼저 골라요.
    .do = 금 카드를 한 장 가져가세요. 금덩이가 많을수록 좋아요.
lesson-base-reveal = 라운드가 끝나면 모든 역할이 공개돼요. { $bo } 님이 방해꾼이었고 금을 받지 못해요. 게임은 세 라운드이고, 라운드마다 역할이 바뀌어요.
lesson-base-other_side = 이제 반대편이에요. 이번에는 내가 방해꾼이에요! 보물이 가운데 있다는 걸 알고 있죠. 카드가 다 떨어질 때까지 아무도 보물에 닿지 못하면 내가 이겨요.
lesson-base-hinder = { $ada } 님이 바로 다음 카드로 보물에 닿을 수 있어요!
    .do = 부서진 곡괭이를 { $ada } 님 앞에 놓으세요.
lesson-base-dead_end = { $cai } 님이 곡괭이를 고쳤어요. 어서 길을 막으세요!
    .do = 보물 바로 앞에 막다른 길을 놓으세요.
lesson-base-loot = 카드가 다 떨어졌고 아무도 보물을 찾지 못했어요. 내가 이겼어요! 혼자인 방해꾼은 금 4개를 받아요.
    .do = 합이 4가 되도록 금 카드를 가져가세요.
lesson-base-end = 이게 전부예요! 세 라운드가 끝나면 금이 가장 많은 사람이 이겨요. 잘 지켜보고, 이야기하고, 속이면서 즐겨 보세요!
