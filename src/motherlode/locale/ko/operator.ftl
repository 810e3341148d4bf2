### 서버 운영자의 페이지.

operator-title = 운영자
operator-token = 운영자 토큰
operator-token-hint = 서버가 시작할 때 보여 주거나, 지정한 파일에서 읽어요.
operator-open = 열기
operator-lock = 이 페이지 잠그기
operator-not-ready = 서버가 시작 중이거나 멈추는 중이라 새로운 사람을 받지 않아요.

operator-load = 부하
operator-tables = 방
operator-sockets = 연결
operator-moves = 초당 수
operator-cpu = 프로세서
operator-workers = 워커
operator-memory = 메모리
operator-lag = 최대 지연
operator-bots = 대기 중인 봇
operator-began = 시작
operator-megabytes = { $size } MB
operator-milliseconds = { $time } ms

operator-message = 모두에게 알림
operator-message-hint = 지울 때까지 모든 방에 쓴 그대로 보여요. 번역되지 않아요.
operator-tell = 보여 주기
operator-untell = 지우기
operator-told = 지금 보이는 알림:

operator-reach = 다른 기기
operator-reached = 다른 기기는 { $address } 주소로 들어올 수 있어요.

operator-find = 코드나 이름으로 찾기
operator-tables-first = 전체 { $count }개 가운데 최근에 쓴 { $shown }개예요.
operator-tables-none = 방이 없어요.
operator-public = 공개
operator-bots-count = 봇 { $count }명
operator-connections = 연결 { $count }개
operator-tables-count = 방 { $count }개
operator-close = 방 닫기
operator-close-one = { $code } 방 닫기
operator-close-sure = { $code } 방을 완전히 닫을까요? 모두 연결이 끊기고, 다시는 열 수 없어요.

operator-callers = 주소
operator-callers-none = 연결한 사람이 없어요.
operator-own = 내 주소
operator-address = 차단할 주소
operator-ban = 차단
operator-ban-one = { $address } 차단
operator-ban-sure = { $address } 주소를 차단할까요? 지금 연결이 바로 끊겨요. 차단을 풀거나 서버가 다시 시작할 때까지 이어져요.
operator-bans = 차단한 주소
operator-lift = 차단 해제
operator-lift-one = { $address } 차단 해제
operator-turned-away = { $count }번 거절함

error-not_operator = 이 서버의 운영자 토큰이 아니에요.
error-bad_address = 203.0.113.7처럼 숫자로 된 주소를 입력하세요.
error-own_address = 내 주소예요.
error-not_banned = 차단하지 않은 주소예요.
