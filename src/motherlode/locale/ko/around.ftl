# 기기 하나를 돌려 가며 하는 게임: 누가 하는지, 누구에게 건네는지, 누가 보고 있는지.

around-how = 모두가 이 화면으로 게임해요. 차례 사이에는 화면이 가려져서 아무도 내 카드를 볼 수 없어요.
around-people = 누가 하나요?
around-person = 플레이어 { $number }
around-add = 플레이어 추가
around-remove = 플레이어 { $number } 빼기
around-bots = 봇
around-counts = 이 게임의 인원: { $counts }
around-twice = 같은 이름이 이미 있어요
around-settings = 다른 설정
around-hand = { $seat } 님에게 건네세요
around-look = { $seat } 님, 길게 눌러 보기
around-asks = 모두에게 차례로, 같은 시간 동안 물어봐요.
around-votes = 모두 차례로 투표해요.
around-else = 다른 사람이 보기
around-who = 누가 볼까요?
around-looks = { $seat } 님이 보는 중
around-cover = 가리기
around-sealed = 받았어요. 시간이 다 되면 화면이 가려져요.
around-abort = 게임 끝내기
around-abort-how = 모두의 게임이 끝나요.
