### 튜토리얼: 목록 페이지, 방 안의 도우미, 그리고 각 단계. `.do`는 할 일.

## 튜토리얼 페이지

learn = 도우미와 함께하는 짧은 게임이에요. 틀려도 괜찮아요. 언제든 그만두고 나중에 이어 할 수 있어요.
    .title = 게임 배우기
learn-start = 시작하기
learn-go-on = 이어 하기
learn-again = 다시 하기
learn-drop = 진행 상황 지우기
learn-minutes = { $count }분
learn-done = 완료
learn-half = 하는 중: { $steps }단계 중 { $step }단계
learn-first = 처음이라면 여기부터
learn-more = 확장마다 하나씩

## 도우미

lesson-coach = 도우미
lesson-step = { $steps }단계 중 { $step }단계
lesson-watch = 다른 사람들이 하는 걸 지켜보세요…
lesson-late = 마지막 { $round }라운드예요.
lesson-next = 다음
lesson-skip = 대신 해 주세요
lesson-menu = 튜토리얼 메뉴
lesson-again = 처음부터 다시 하기
lesson-scene = 튜토리얼로 돌아가기
lesson-off = 도우미 없이 계속하기
lesson-drop = 튜토리얼 끝내기
lesson-done = 잘했어요! 튜토리얼을 마쳤어요.
lesson-left = 튜토리얼에서 나왔어요. 이제부터 자유롭게 해 보세요.
lesson-others = 다른 튜토리얼
lesson-play = 진짜 게임 하기

## 첫걸음

lesson-base = 굴을 파고, 도구를 고치고, 보물과 방해꾼을 찾아요. 첫 게임에 필요한 건 이게 전부예요.
    .title = 광산에서의 첫걸음
lesson-base-welcome = 광산에 온 걸 환영해요! 오른쪽에 목적지 카드 세 장이 뒷면으로 놓여 있어요. 그중 하나에 보물이 있어요. 굴은 왼쪽에서 시작해요.
lesson-base-role = 빛나는 카드를 눌러 비밀 역할을 확인하세요. 이번 역할은 광부예요! 광부들은 함께 보물을 향해 굴을 파요. 하지만 한 명은 그걸 막으려는 방해꾼이에요.
lesson-base-lay = 굴은 굴 카드로 만들어요. 카드는 옆 카드와 맞아야 하고 시작 카드와 이어져야 해요.
    .do = 빛나는 카드를 고르고, 빛나는 자리를 고른 다음 확인하세요.
lesson-base-fix = 이런, { $bo } 님이 등불을 부쉈어요! 도구가 부서져 있으면 굴 카드를 놓을 수 없어요.
    .do = ‘등불 수리’ 카드를 자신에게 쓰세요.
lesson-base-rockfall = 게다가 { $bo } 님이 막다른 길을 놓았어요. 통로가 거기서 끊겨요.
    .do = 막다른 길에 ‘낙석’ 카드를 써서 없애세요.
lesson-base-break = { $bo } 님이 자꾸 훼방을 놓네요. 방해꾼이 틀림없어요! 이쪽에서도 상대가 굴을 못 파게 할 수 있어요.
    .do = ‘부서진 수레’ 카드를 { $bo } 님에게 쓰세요.
lesson-base-map = 그런데 보물은 어디 있을까요? ‘지도’ 카드가 있으면 목적지 하나를 볼 수 있어요. 다른 사람은 못 봐요.
    .do = 가운데 목적지를 보세요.
lesson-base-turn = 그냥 돌이네요! 위쪽 목적지는 { $ada } 님과 { $cai } 님이 봤으니 아래쪽으로 가 봐요. 카드는 180° 돌려 놓아도 돼요.
    .do = 카드와 자리를 고르세요. 자리를 한 번 더 누르면 카드가 돌아가요. 어느 쪽이든 맞아요.
lesson-base-reach = 한 장만 더 놓으면 통로가 목적지에 닿아요!
    .do = 아래쪽 목적지 옆에 직선 통로를 놓으세요.
lesson-base-gold = 보물이에요! 이번 라운드는 광부들이 이겼어요. 직접 도달했으니 가장 먼저 골라요.
    .do = 금 카드를 한 장 가져가세요. 금덩이가 많을수록 좋아요.
lesson-base-reveal = 라운드가 끝나면 모두 역할을 공개해요. { $bo } 님은 방해꾼이라 금을 받지 못해요. 마지막 금 카드는 { $ada } 님 몫이에요. 한 게임은 세 라운드이고, 라운드마다 역할을 새로 나눠요.
lesson-base-other_side = 이제 반대편이 되어 봐요. 마지막 세 번째 라운드로 건너뛸게요. 빛나는 카드를 보세요. 이번 역할은 방해꾼이에요! 보물은 가운데에 있어요. 카드가 다 떨어질 때까지 아무도 닿지 못하면 이겨요.
lesson-base-hinder = { $ada } 님이 바로 다음 카드로 보물에 닿을 수 있어요!
    .do = ‘부서진 곡괭이’ 카드를 { $ada } 님에게 쓰세요.
lesson-base-dead_end = { $cai } 님이 곡괭이를 고쳤어요. 어서 통로를 막으세요!
    .do = 보물 바로 앞에 막다른 길을 놓으세요.
lesson-base-loot = 카드가 다 떨어졌고 아무도 보물을 찾지 못했어요. 이겼어요! 방해꾼이 한 명이면 금덩이 4개를 받아요.
    .do = 합해서 금덩이 4개가 되도록 금 카드를 가져가세요.
lesson-base-end = 이게 전부예요! 세 라운드가 끝나면 금덩이가 가장 많은 사람이 이겨요. 이번에는 금덩이 7개로 이겼어요! 잘 지켜보고, 이야기하고, 속이면서 즐겨 보세요!

## 사보타지 2

lesson-saboteur2 = 두 팀의 광부와 새로운 굴: 사다리, 문, 다리를 배워요.
    .title = 사보타지 2: 팀과 굴
lesson-saboteur2-teams = 사보타지 2에는 파란 광부와 초록 광부가 있어요. 빛나는 카드를 눌러 보세요. 이번 역할은 초록 광부예요. 두 팀 모두 보물을 차지하고 싶어 해요!
lesson-saboteur2-ladder = 사다리는 어디에 놓아도 시작 카드와 이어져요. 그래서 외딴 통로도 이을 수 있어요.
    .do = 외딴 통로의 왼쪽에 사다리를 놓으세요.
lesson-saboteur2-door = { $bo } 님이 수정을 놓았어요. 수정은 지질학자에게만 중요해요. 이제 꾀를 써 봐요. 파란 광부는 초록 문을 지나지 못해요.
    .do = 통로의 오른쪽 끝에 초록 문을 놓으세요.
lesson-saboteur2-bridge = 다리에서는 두 통로가 만나지 않고 엇갈려 지나가요.
    .do = 가운데 목적지 옆에 다리를 놓으세요.
lesson-saboteur2-gold = 보물이에요! 파란 팀은 초록 문을 지나지 못하니 우리 팀만 이겨요. 금덩이 4개를 받아요.
lesson-saboteur2-others = { $bo } 님은 보스예요. 보물을 찾으면 언제나 이기지만, 금덩이를 1개 적은 3개만 받아요. 기회주의자는 늘 이기지만 2개 적게 받아요. 지질학자는 수정만큼 금덩이를 받아요.

lesson-saboteur2_actions = 감금, 도둑질, 조사, 바꾸기: 새 행동 카드를 배워요.
    .title = 사보타지 2: 속임수
lesson-saboteur2_actions-trapped = 갇힌 사람은 굴 카드를 놓지 못하고, 라운드가 끝날 때까지 갇혀 있으면 금도 받지 못해요.
    .do = { $ada } 님에게 ‘감금’ 카드를 쓰세요.
lesson-saboteur2_actions-free = { $ada } 님이 ‘도둑질’ 카드를 썼어요. 라운드가 끝나면 금덩이 1개를 훔쳐요. 게다가 { $bo } 님에게 감금당했어요!
    .do = 자신에게 ‘석방’ 카드를 쓰세요.
lesson-saboteur2_actions-hands_off = 이제 도둑을 막아요!
    .do = { $ada } 님에게 ‘손대지 마’ 카드를 써서 ‘도둑질’ 카드를 없애세요.
lesson-saboteur2_actions-inspection = 누가 어떤 역할일까요? ‘조사’ 카드로 한 사람의 역할을 볼 수 있어요. 다른 사람은 못 봐요.
    .do = 다른 사람 한 명을 조사하세요.
lesson-saboteur2_actions-swap_hats = 이제 더 많이 알게 됐어요. 역할이 마음에 안 드나요? ‘역할 바꾸기’ 카드를 쓰면 역할 더미에서 새 역할을 받아요.
    .do = 자신에게 ‘역할 바꾸기’ 카드를 쓰세요.
lesson-saboteur2_actions-swap_hands = 새 역할을 받았어요. 손패도 통째로 바꿀 수 있어요.
    .do = { $ada } 님에게 ‘손패 바꾸기’ 카드를 쓰세요.
lesson-saboteur2_actions-end = 이제 { $ada } 님의 카드를 들고 있어요. 하나 더: 자기 차례에 카드 두 장을 버리면 자기 앞에 놓인 카드 한 장을 없앨 수 있어요.

## 챔피언십 카드

lesson-championship = 특별한 카드 일곱 장을 한 번씩 모두 써 봐요.
    .title = 챔피언십 카드
lesson-championship-jack = 곡괭이가 부서졌지만 ‘만능 재주꾼’ 카드가 있어요. 어떤 도구든 고칠 수 있어요.
    .do = 자신에게 쓰세요.
lesson-championship-diversion = { $bo } 님이 막다른 길을 놓았어요. ‘우회로’ 카드는 마지막에 놓인 카드를 옮겨요.
    .do = 시작 카드의 왼쪽으로 치워 버리세요.
lesson-championship-back_and_forth = { $ada } 님과 { $bo } 님이 가운데 목적지를 봤어요. 헷갈리게 해 봐요!
    .do = 위쪽과 가운데 목적지에 ‘오락가락’ 카드를 쓰세요.
lesson-championship-swap = 둘을 바꾸거나, 바꾸는 척만 하세요. 다른 사람은 알 수 없어요.
    .do = 하나를 고르세요.
lesson-championship-storage = ‘창고’ 카드를 쓰면 버린 카드 더미에서 카드 한 장을 되찾아요.
    .do = 카드를 쓰세요.
lesson-championship-keep = 버린 카드 더미의 맨 위 다섯 장이에요.
    .do = 한 장을 가지세요.
lesson-championship-pathfinder = ‘길잡이’ 카드를 쓰면 한 차례에 굴 카드를 두 장 놓아요.
    .do = 카드를 쓰세요.
lesson-championship-first = 먼저 첫 번째 굴 카드예요.
    .do = 오른쪽 끝에 직선 통로를 놓으세요.
lesson-championship-second = 이제 두 번째 카드예요!
    .do = 원하는 곳에 놓으세요.
lesson-championship-turnabout = ‘방향 전환’ 카드를 쓰면 차례가 반대로 돌아요.
    .do = 카드를 쓰세요.
lesson-championship-order = 봤나요? { $bo } 님이 { $ada } 님보다 먼저 했어요. 라운드가 끝날 때까지 이 순서예요.
lesson-championship-your_veto = 마지막 한 장은 ‘거부권’ 카드예요. 다른 사람의 차례에 써요.
lesson-championship-veto = { $bo } 님이 애써 판 굴에 ‘낙석’ 카드를 쓰려고 해요!
    .do = 거부권을 쓰세요!
lesson-championship-end = ‘낙석’ 카드는 아무 효과가 없고, 카드를 새로 한 장 뽑아요. 일곱 장을 모두 써 봤어요!

## 욕심쟁이 드워프

lesson-greedy_dwarf = 보물을 혼자 다 차지하려는 드워프가 되어 봐요.
    .title = 욕심쟁이 드워프
lesson-greedy_dwarf-role = 빛나는 카드를 눌러 보세요. 이번 역할은 욕심쟁이 드워프예요! 직접 보물에 도달해야만 이겨요. 그러면 다른 사람은 금을 받지 못해요.
lesson-greedy_dwarf-hinder = 아직 두 차례가 더 필요해요. { $ada } 님이 먼저 도착하게 두면 안 돼요.
    .do = ‘부서진 곡괭이’ 카드를 { $ada } 님에게 쓰세요.
lesson-greedy_dwarf-reach = 먼저 도착한 사람이 없어요. 드디어 차례예요!
    .do = 가운데 목적지 옆에 직선 통로를 놓으세요.
lesson-greedy_dwarf-gold = 보물을 독차지했어요. 금덩이 4개를 받아요.
    .do = 합해서 금덩이 4개가 되도록 금 카드를 가져가세요.
lesson-greedy_dwarf-end = 다른 사람이 보물에 닿으면 아무것도 못 받아요. 그러니 함께 파되, 먼저 도착하세요!

## 새 목적지

lesson-new_goals = 굴 끝에서 금 자루와 용, 거대 거미가 기다려요.
    .title = 새 목적지
lesson-new_goals-goals = 이제 목적지가 다섯 개예요. 하나는 보물이고, 나머지에는 금이나 골칫거리가 있어요.
lesson-new_goals-bag = 가운데에는 무엇이 있을까요?
    .do = 가운데 목적지 옆에 직선 통로를 놓으세요.
lesson-new_goals-map = 금 자루예요. 금덩이 2개를 얻었어요! 그다음 { $ada } 님은 용을 만나 금덩이 1개를 냈어요. 미리 살펴보는 게 좋겠어요!
    .do = ‘지도’ 카드로 자루 위쪽의 목적지를 보세요.
lesson-new_goals-end = 거대 거미예요! 누구든 여기에 닿으면 라운드가 끝나고 방해꾼이 이겨요. 미리 알아서 다행이에요.

## 보물 상자

lesson-treasure_chests = 가는 길에 숨겨진 상자들. 좋은 것도 있고 나쁜 것도 있어요.
    .title = 보물 상자
lesson-treasure_chests-chests = 시작 카드와 목적지 사이에 상자 네 개가 숨어 있어요. 닿은 사람이 열어요.
lesson-treasure_chests-map = ‘지도’ 카드로 상자도 볼 수 있어요.
    .do = 왼쪽 위의 상자를 보세요.
lesson-treasure_chests-open = 금이 들어 있어요!
    .do = 그 상자 바로 아래에 삼거리를 놓으세요.
lesson-treasure_chests-second = 금 카드를 얻었어요! 그리고 { $ada } 님이 다음 상자 쪽으로 더 팠어요.
    .do = 오른쪽 위 상자 아래에 다른 삼거리를 놓으세요.
lesson-treasure_chests-look = 이 상자로 한 사람의 역할을 볼 수 있어요.
    .do = 사람을 고르세요.
lesson-treasure_chests-end = 이렇게 좋은 상자만 있는 건 아니에요. 카드를 잃거나 카드 더미가 무너지기도 해요. ‘낙석’ 카드로 상자를 영영 묻을 수도 있어요.

## 통행료 굴

lesson-toll_tunnels = 드워프가 굴을 지키고 서서 통행료를 받아요.
    .title = 통행료 굴
lesson-toll_tunnels-gold = 모두 금덩이 1개를 가지고 시작해요. 그리고 굴을 지킬 통행료 드워프가 둘 있어요.
lesson-toll_tunnels-dwarf = 자기 차례에 카드를 한 장 버리고 통로의 열린 끝에 통행료 드워프를 세울 수 있어요.
    .do = 버릴 카드로 막다른 길을 고르고 확인하세요. 드워프는 빛나는 자리에 서요.
lesson-toll_tunnels-pay = { $ada } 님이 거기를 파려고 금덩이 1개를 건넸어요! 그런데 이번에는 { $bo } 님이 다른 드워프로 길을 막았어요.
    .do = 거기에 직선 통로를 놓고 금덩이 1개를 내세요.
lesson-toll_tunnels-end = 금이 없으면 다른 사람이 대신 낼 수도 있어요. 다음 라운드에는 두 드워프가 돌아와요.

## 지하 탈의실

lesson-wardrobe = 역할을 바꾸는 곳이에요.
    .title = 지하 탈의실
lesson-wardrobe-card = 위쪽의 큰 카드는 탈의실이에요. 여기를 시작 카드와 이은 사람은 역할을 바꿔야 해요.
lesson-wardrobe-link = 한 장만 더 놓으면 돼요.
    .do = 탈의실 아래에 직선 통로를 놓으세요.
lesson-wardrobe-role = 역할 카드가 치워 둔 역할 카드와 바뀌었어요. 확인해 보세요. 다른 사람은 몰라요!
lesson-wardrobe-end = 착한 광부가 아무도 모르게 방해꾼이 될 수도 있어요. 라운드마다 한 번만 일어나요.

## 지하 파티

lesson-party = 파티가 끝나면 모두 딴사람이 돼요.
    .title = 지하 파티
lesson-party-card = 위쪽의 큰 카드는 파티예요. 시작 카드와 이어지면 모두의 역할이 섞여요!
lesson-party-link = 한 장만 더 놓으면 돼요.
    .do = 파티 아래에 직선 통로를 놓으세요.
lesson-party-role = 모든 역할 카드를 섞어 다시 나눠 줬어요. 새 역할을 보세요!
lesson-party-end = 친구가 방해꾼이 됐을 수도 있고 그 반대일 수도 있어요. 라운드마다 한 번만 일어나요.

## 방해받은 광부

lesson-victim = 도구가 부서져 있으면 금을 받지 못해요.
    .title = 방해받은 광부
lesson-victim-rule = 등불이 부서져 있어요. 이 변형에서는 도구가 부서진 광부는 라운드가 끝날 때 금을 받지 못해요!
lesson-victim-fix = 그러니 늦기 전에 고쳐요.
    .do = ‘등불 수리’ 카드를 자신에게 쓰세요.
lesson-victim-reach = { $bo } 님이 { $ada } 님의 곡괭이를 부쉈어요. 안됐네요! 하지만 이쪽은 굴을 팔 수 있어요.
    .do = 가운데 목적지 옆에 직선 통로를 놓으세요.
lesson-victim-gold = 보물이에요! 광부가 둘이라서 금 카드도 두 장이에요.
    .do = 한 장 가져가세요.
lesson-victim-more = { $ada } 님은 도구가 부서져서 아무것도 못 받아요. 그래서 나머지 한 장까지 받아요!
    .do = 가져가세요.
lesson-victim-end = 이건 광부에게만 해당돼요. 방해꾼은 도구가 부서져도 금을 받아요. 그러니 친구의 도구도 제때 고쳐 주세요!

## 토너먼트

lesson-tournament = 정해진 역할, 가운데 놓인 카드, 바로 받는 금 토큰.
    .title = 토너먼트
lesson-tournament-roles = 방해꾼 한 명, 광부 세 명, 그리고 보물을 혼자 차지하려는 욕심쟁이 드워프 한 명이에요. 남는 역할은 없어요. 빛나는 카드를 눌러 보세요. 이번 역할은 광부예요.
lesson-tournament-middle = 라운드마다 처음부터 가운데에 굴 카드 한 장이 놓여 있어요.
lesson-tournament-join = 이어지면 굴의 일부가 돼요.
    .do = 빈틈에 직선 통로를 놓으세요.
lesson-tournament-reach = 이제 통로가 길어졌고, 맨 먼저 그 끝에 다다랐어요!
    .do = 가운데 목적지 옆에 사거리를 놓으세요.
lesson-tournament-gold = 보물에 도달해서 금 토큰 3개를 받고, 다른 광부는 2개씩 받아요. 방해꾼이 이기면 3개씩, 혼자면 4개를 받아요. 욕심쟁이 드워프가 이기면 4개예요.

## 대결

lesson-duel = 둘이서 하는 짧은 눈치 싸움이에요.
    .title = 2인 대결
lesson-duel-roles = 두 사람, 두 개의 비밀 역할. 빛나는 카드를 눌러 보세요. 이번 역할은 광부예요. 처음 찾은 목적지로 승부가 나요. 보물이면 광부가, 돌이면 방해꾼이 이겨요.
lesson-duel-exchange = 여기서는 부서진 도구와 수리 카드가 아무 효과도 없어요. 하지만 카드를 쓰는 대신 세 장을 버리고 세 장을 뽑을 수 있어요.
    .do = 버릴 카드로 빛나는 세 장을 고르고 확인하세요.
lesson-duel-rockfall = { $ada } 님이 막다른 길을 놓았어요! 2인 대결에서는 통로 끝의 카드에만 ‘낙석’ 카드를 쓸 수 있어요.
    .do = 막다른 길에 쓰세요.
lesson-duel-dig = 통로가 다시 트였어요.
    .do = 거기에 직선 통로를 놓으세요.
lesson-duel-reach = 이제 마지막 카드예요!
    .do = 가운데 목적지 옆에 사거리를 놓으세요.
lesson-duel-keep = 보물이니 광부가 이겨요! 금 카드를 두 장 뽑아 한 장은 갖고, 한 장은 { $ada } 님에게 줘요.
    .do = 더 좋은 쪽을 가지세요.
lesson-duel-end = 세 라운드가 모두 끝났고 금덩이가 더 많아요. 이겼어요! 파고, 속이고, 돌은 절대 믿지 마세요!
