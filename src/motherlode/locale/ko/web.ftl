### 브라우저의 화면: 첫 화면, 방 만들기와 들어가기, 관전, 끝.

## Everywhere

close = 닫기
cancel = 취소
copy = 복사
copied = 복사했어요
go-home = 첫 화면
skip-content = 본문으로 건너뛰기
skip-links = 바로가기
plain-view = 글로 보기
plain-view-how = 게임 전체를 글로 보여 줘요. 화면 낭독기, 키보드, 느린 회선에 좋아요.

## Players

players = 플레이어
players-round = 라운드 { $round }/{ $rounds }
players-clockwise = 시계 방향
players-counter = 시계 반대 방향
player-you = 나
player-host = 방장
player-bot = 봇
player-program = 프로그램
player-muted = 차단함
player-turn = 차례
player-away = 자리 비움
player-replaced = 자리 비움: 봇이 대신 해요
player-abort = 그만하고 싶어 해요
player-cards = 손패 { $count }장
player-gold = 금 { $gold }개
player-gold-hidden = 금: 뒷면
player-nuggets = 금 카드 { $count }장(금 { $least }~{ $most }개)
player-front = { $name } 님 앞에 놓인 카드
player-menu = { $name } 님 메뉴
player-note = 이 사람에 대한 메모
player-mute = 차단
note-about = { $name } 님에 대한 내 생각. 이 기기에서 나만 볼 수 있어요.
note-keep = 저장
mark-saboteur = 내 표시: 방해꾼
mark-digger = 내 표시: 광부
mark-unsure = 내 표시: 모르겠음
mark-saboteur-short = 방해꾼
mark-digger-short = 광부
mark-unsure-short = 모르겠음
clock-window = 거부권을 쓸 수 있어요: { $seconds }초
clock-you = 남은 시간 { $seconds }초
clock-seat = { $name } 님의 남은 시간 { $seconds }초

## Log

log = 진행 기록
log-filter = 기록 골라 보기
log-news = 주요 사건
log-all = 카드 뽑기까지 모두
log-claims = 주장만
log-about = { $name } 님만
covered-RoleDealt = 역할을 받았어요. 아무도 보지 않을 때 역할 카드를 확인하세요.
covered-RoleExchanged = 역할이 바뀌었어요. 아무도 보지 않을 때 역할 카드를 확인하세요.
# The same where the role card lies open, because one plays alone with bots.
open-RoleDealt = 역할을 받았어요. 역할 카드는 손패 옆에 앞면으로 놓여 있어요.
open-RoleExchanged = 역할이 바뀌었어요. 새 역할 카드는 손패 옆에 앞면으로 놓여 있어요.
log-empty = 아직 아무 일도 없었어요.
tone-help = 나에게 유리
tone-harm = 나에게 불리

## Chat and claims

talk = 채팅
talk-empty = 아직 아무도 말하지 않았어요.
talk-off = 방장이 채팅과 주장을 껐어요.
talk-no-chat = 방장이 채팅을 껐어요.
talk-no-claims = 방장이 주장을 껐어요.
talk-muted = 차단한 사람: { $names }
talk-unmute = 차단 해제
talk-claim = 주장하기
talk-say = 하고 싶은 말…
talk-send = 보내기
claim-treasure = 보물은 { $goal }에 있어요.
claim-no_treasure = { $goal }에는 보물이 없어요.
claim-suspect = { $about } 님이 의심스러워요.
claim-trust = { $about } 님을 믿어요.
claim-fix = 제 { $tool } 좀 고쳐 주세요!
claim-said = { $seat } 님의 주장: “{ $claim }”
    .you = 내 주장: “{ $claim }”
say-suspect = 말하기: { $about } 님이 의심스러워요
say-trust = 말하기: { $about } 님을 믿어요
claims-treasure = 보물
claims-there = 있어요
claims-not-there = 없어요
claims-players = 플레이어
claims-suspect = 의심돼요
claims-trust = 믿어요

## Notes

notes = 메모
notes-hint = 나만 볼 수 있어요. 역할을 새로 나누면 표시가 지워져요.
notes-think = { $name } 님에 대한 내 생각
notes-paper = 누가 어느 목적지 카드를 봤나요? 누가 누구를 방해했나요?

## Ends of rounds and games

ended-goal = { $seat } 님이 { $place }에 도달했어요: { $goal }.
    .you = { $place }에 도달했어요: { $goal }.
ended-gave-up = { $seat } 님이 포기했어요.
    .you = 라운드를 포기했어요.
ended-called = 모두 라운드를 여기서 끝내는 데 동의했어요.
ended-cards = 카드가 다 떨어져서 아무도 더 할 수 없었어요.
# $winner is as in event-RoundEnded.
round-winner =
    { $winner ->
        [diggers] 광부가 라운드에서 이겼어요
        [diggers_blue] 파란 광부가 라운드에서 이겼어요
        [diggers_green] 초록 광부가 라운드에서 이겼어요
        [boss] 보스만 라운드에서 이겼어요
        [profiteer] 기회주의자만 라운드에서 이겼어요
        [saboteurs] 방해꾼이 라운드에서 이겼어요
        [greedy] 욕심쟁이 드워프가 혼자 라운드에서 이겼어요
       *[nobody] 아무도 라운드에서 이기지 못했어요
    }
round-how = { $winner }. { $why }
round-spare = 치워 둔 카드: { $roles }.
gain-worths = 금 { $gold }개
gain-cards = 금 카드 { $count }장(금 { $count }~{ $most }개)
gain-none = 금 없음
name-you = { $name } (나)
# $won is "yes", "no" or "nobody" if nobody has won.
round-you =
    { $won ->
        [yes] 이번 라운드에서 이겼어요!
        [no] 이번 라운드에서 졌어요
        [paid] 이기지는 못했지만 금을 얻었어요
       *[nobody] 이번 라운드는 승자가 없어요
    }
round-you-role = 내 역할: { $role }.
round-you-gold =
    { $gold ->
        [0] 금을 받지 못했어요.
       *[other] 금덩이 { $gold }개를 받았어요.
    }
round-you-waits = 금은 아직 받기 전이에요.
round-you-open = 아직 금을 나누는 중이에요.
round-you-trapped = 아직 갇혀 있어서 몫을 받지 못해요.
round-you-loses = 금덩이 { $gold }개를 잃었어요.
gain-waits = 금 받을 예정
gain-open = 아직 미정
game-you-won =
    { $count ->
        [1] 금덩이 { $gold }개로 게임에서 이겼어요!
       *[other] 금덩이 { $gold }개로 함께 이겼어요!
    }
game-you-lost = 금덩이 { $gold }개로 게임에서 졌어요
game-winner = 승자
game-winners =
    { $count ->
        [1] { $winners }이 게임에서 이겼어요
       *[other] { $winners }이 게임에서 함께 이겼어요
    }
summary-round = 라운드 { $round }/{ $rounds } 끝
summary-game = 게임이 끝났어요
summary-round-open = 지난 라운드
summary-game-open = 결과
summary-last-round = 마지막 라운드
summary-aborted = 게임이 도중에 끝났어요.
record-save = 기록 저장
replay-watch = 다시 보기
summary-rematch = 한 판 더
summary-next = 다음 게임이 시작됐어요.
summary-follow = 다음 게임 참가
summary-check = 공정하게 섞였나요?
summary-check-how = 게임을 시작하기 전에 서버가 비밀 값의 해시값을 보여 줬고, 모두의 기기가 무작위 비트를 더했어요. 이제 모두 공개됐으니 이 기기에서 확인할 수 있어요.
check-shuffle = 섞기 확인
summary-commitment = 해시값
summary-seed = 시드
summary-hints = { $name } 님이 본 힌트: { $count }번
summary-salt = 솔트

## The menu of a table

menu = 메뉴
menu-game = 게임
menu-view = 화면과 소리
menu-table = 방
menu-call = 라운드 일찍 끝내기 제안
menu-abort = 게임 그만하기 제안
menu-device = 다른 기기에서 이어 하기
menu-invite = 초대하기
menu-watch = 관전 링크
rules-of-table = 이 방의 규칙
menu-rules = 규칙과 카드
language = 언어
theme = 테마
theme-system = 기기 테마
theme-light = 밝게
theme-dark = 어둡게
way = 광산 방향
way-auto = 화면에 맞추기
way-across = 가로로
way-down = 세로로
menu-looks = 언어와 화면
menu-coordinates = 좌표 표시
menu-quiet-bots = 봇 말 끄기
looks-done = 완료
menu-chat = 채팅 허용
menu-claims = 주장 허용
menu-late = 봇 자리 이어받기 허용
menu-volume = 음량
percent = { $value }%
menu-unconfirmed = 확인 없이 바로 내기
menu-leave = 자리에서 나가기
abort-wish = { $names }이 게임을 그만하고 싶어 해요. 자리에 있는 모두가 동의하면 끝나요.
abort-agree = 동의
abort-play-on = 계속하기
device-how = 다른 기기에서 이 링크를 여세요. 내 자리와 카드가 그대로 이어져요.
device-secret = 이 링크가 곧 내 자리예요. 링크가 있으면 누구나 내 역할을 보고 대신 게임할 수 있으니, 다른 사람에게 보내지 마세요.
watch-how = 이 링크가 있으면 누구나 관전할 수 있어요. 큰 화면에 띄우기 좋아요. 비밀은 보이지 않아요.
players-invite = 친구 초대하기
invite-bots = 이 링크가 있으면 누구나 봇 자리에 앉아 그 카드와 역할, 금을 그대로 이어받거나 관전할 수 있어요.
invite-full = 이 링크가 있으면 누구나 관전할 수 있어요. 이어받을 봇 자리는 없어요.
invite-kept = 이 링크가 있으면 누구나 관전할 수 있어요. 이 방에서는 봇 자리를 이어받을 수 없어요.
leave-playing = 봇이 대신 이어서 하고, 이 자리로 다시 돌아올 수 없어요.
leave-playing-late = 봇이 대신 이어서 해요. 이 방의 링크가 있으면 나를 포함해 누구나 그 자리를 이어받을 수 있어요.
leave-lobby = 다른 사람이 이 자리에 앉을 수 있어요.
leave-sure = 자리에서 나가기

## Home

name = Motherlode
tagline = 함께 금을 캐요. 그런데 우리 중에 방해꾼이 있어요.
loading = 등불을 켜는 중…
dealing = 카드를 나누는 중…
your-name = 이름
# Names for those who have not chosen one, parted by commas.
names = 현무암, 구리, 부싯돌, 석류석, 벽옥, 대리석, 니켈, 오닉스, 오팔, 조약돌, 석영, 루비, 점판암, 토파즈
name-empty = 이름을 입력해 주세요.
name-long = 이름은 20자까지예요.
play-at-once = 바로 시작
preset-quick = 봇과 함께 기본판 세 라운드. 처음이라면 여기서 시작하세요.
    .title = 빠른 게임
preset-saboteur2 = 두 팀의 광부, 보스, 기회주의자, 도둑과 문.
    .title = 사보타지 2
preset-everything = 함께 쓸 수 있는 모든 카드와 규칙. 굴 파기 고수에게 추천해요.
    .title = 모두 켜기
preset-edition = 판본이 여럿인 게임은 사용하는 언어의 규칙서를 따라요. 다른 판본으로 하려면 방을 만들고 ‘모든 설정’을 여세요.
with-friends = 친구와 함께
with-friends-how = 방을 만들고 링크를 보내세요. 이름만 입력하면 친구도 들어올 수 있어요.
with-friends-alone = 여기서는 모든 것이 이 페이지 안에서 돌아가서, 멀리 있는 사람은 들어올 수 없어요. 친구와 하려면 한 사람이 컴퓨터에 파이썬 패키지 ‘motherlode’를 설치해 서버를 실행한 다음 링크를 보내면 돼요.
with-friends-guide = 서버 실행 방법
with-friends-later = 서버 없이 하고 있어서 멀리 있는 사람은 들어올 수 없어요. 서버에 연결되면 친구도 들어올 수 있어요.
make-table = 방 만들기
around = 한 기기로 돌려 하기
around-hint = 화면이 하나뿐인가요? 둘러앉아 차례로 건네며 게임하세요.
join = 들어가기
join-code = 방 코드
join-example = BCD-FGH-JKL
join-bad-code = 올바른 방 코드가 아니에요. 코드는 방장의 화면에 있는 짧은 글자와 숫자예요.
learn-new = 처음이신가요?
learn-new-begin = 5분 만에 배우기
learn-new-go-on = 튜토리얼 이어 하기
learn-all = 모든 튜토리얼
learn-try = 해 보기
puzzles = 퍼즐
puzzle-day = 오늘의 퍼즐
puzzle-day-how = 날마다 한 문제. 방해꾼, 가장 좋은 수, 보물의 자리를 찾아 보세요.
puzzle-day-done = 오늘의 퍼즐에 답했어요. 다음 퍼즐은 협정 세계시 자정에 나와요.
puzzle-streak =
    { $days ->
        [0] 내일 퍼즐을 맞혀 연속 기록을 시작해 보세요.
       *[other] { $days }일 연속 정답
    }
puzzle-solve = 퍼즐 보기
puzzle-all = 모든 퍼즐
own-games = 이 기기에서 하던 게임
own-games-return = 돌아가기
public-tables = 공개 방
public-tables-none = 지금 열린 공개 방이 없어요. 하나 만들어 보세요!
watch = 관전
game-base = 기본판
game-tournament = 토너먼트
game-duel = 2인 대결
game-saboteur2 = 사보타지 2
game-with-modules = { $name } + 확장 { $count }개
phase-lobby = 시작 전
phase-playing = 진행 중
phase-over = 끝남
seats-taken = 자리 { $taken }/{ $seats }
rules = 규칙
rules-search = 규칙 찾기
rules-contents = 차례
footer = 다른 페이지
footer-learn = 게임 배우기
footer-games = 내 게임
record-open = 기록 열기
footer-figures = 통계
footer-sandbox = 연습장
footer-about = 소개
all-cards = 모든 카드
version = Motherlode { $version }
not-found = 막다른 길
not-found-how = 이 주소에는 아무것도 없어요.
unreachable = 서버에 연결할 수 없어요
unreachable-how = 서버로 가는 굴이 무너졌거나 기기가 오프라인이에요. 계속 파고 있어요. 게임은 안전해요.
unreachable-page = 게임이 돌아가고 있지 않아요
unreachable-how-page = 게임이 멈췄거나 불러오지 못했어요. 계속 다시 시작해 볼게요. 마지막 행동까지 저장되어 있어요.
unreachable-here = 연결될 때까지 여기서 봇과 게임하고, 튜토리얼과 퍼즐도 해 볼 수 있어요.
play-here = 오프라인으로 하기
play-alone = 서버 없이 하기
try-again = 다시 시도
trouble = 광산이 닫혀 있어요
trouble-unable = 이 브라우저에는 WebAssembly가 없어서 서버 없이 게임을 할 수 없어요. 최신 브라우저를 써 주세요.
trouble-unkept = 비공개 창처럼 이 브라우저가 이 페이지의 데이터를 저장하지 않아서 게임이 사라질 수 있어요. 저장을 허용하거나 일반 창에서 열어 주세요.
trouble-full = 이 기기에 남은 공간이 없어서 아무것도 저장할 수 없어요. 저장 공간을 비우고 다시 시도해 주세요.
trouble-elsewhere = Motherlode가 이미 다른 탭에 열려 있어요. 게임은 한 번에 한 탭에서만 할 수 있어요.
trouble-taken = 게임이 다른 탭으로 옮겨 갔어요.
trouble-newer = 게임이 더 새로운 버전의 Motherlode로 저장되어 있어서 이 버전으로는 열지 않아요. 업데이트하면 다시 열 수 있어요.
trouble-lost = 이 브라우저가 저장된 게임을 지웠어요. 공간을 비우려고 그랬을 거예요. 새 게임은 다시 저장할 수 있어요.
trouble-unloaded = 게임의 일부를 불러오지 못했어요. 연결을 확인하고 다시 시도해 주세요.
trouble-crashed = 게임이 자꾸 멈춰요. 메모리가 부족할 수 있어요. 마지막 행동까지 저장되어 있어요. 다른 탭을 닫고 다시 시도해 주세요.
trouble-here = 이 탭에서 하기
trouble-save = 내 게임을 파일로 저장
server-back = 서버에 다시 연결할 수 있어요.
server-go = 서버로 돌아가기
version-newer = 새 버전이 준비됐어요.
version-take = 업데이트
offline-nothing = 봇과의 게임, 튜토리얼, 퍼즐, 다시 보기는 인터넷 없이도 할 수 있어요. 약 8 MB를 받아요.
offline-fetching = 인터넷이 없을 때를 위해 게임을 저장하는 중…
offline-ready = 봇과의 게임, 튜토리얼, 퍼즐, 다시 보기는 인터넷 없이도 돼요.
offline-failed = 오프라인용으로 게임을 저장하지 못했어요. 인터넷 연결과 기기의 남은 공간을 확인하고 다시 시도해 주세요.
offline-fetch = 오프라인에서도 되게 하기
line-lost = 연결이 끊겼어요. 다시 연결하는 중…
server-cant-write = 지금은 서버에 저장할 수 없어요. 게임은 잠시 멈춰 있고, 사라지는 것은 없어요.
operator-says = 운영자 알림:
operator-says-close = 운영자 알림 닫기
edition-of-jubilee = 기념판
edition-of-english = 영어판
edition-of-korean = 한국어판
edition-of-japanese = 일본어판

## What the host is told of bots

notice-bot_failed = { $name }: 봇이 제대로 움직이지 않아서 더 단순한 봇이 대신 골랐어요.
notice-bot_late = { $name }: 봇이 너무 오래 생각해서 더 단순한 봇이 대신 골랐어요.
notice-bot_missing = { $name }: 이 서버에 없는 봇이라서 더 단순한 봇이 대신 해요.
notice-bot_chatty = { $name }: 말이 너무 많아서 이번 라운드에는 더 들리지 않아요.

## Refusals

error-offline = 서버에 연결할 수 없어요. 인터넷 연결을 확인하고 다시 시도해 주세요.
error-offline-here = 지금 이 페이지의 게임이 돌아가고 있지 않아요. 잠시 뒤에 다시 시도해 주세요.
error-failed = 문제가 생겼어요. 사라진 것은 없으니 다시 시도해 주세요.
error-no_lesson = 그런 튜토리얼은 없어요.
error-no_puzzle = 그런 퍼즐은 없어요.
error-no_answer = 고를 수 없는 답이에요.
error-lesson = 아직이에요! 먼저 도우미가 말한 대로 해 보세요.
error-no_table = 그런 방이 없어요.
error-full = 이 방은 자리가 다 찼어요. 관전할 수 있어요.
error-playing = 게임이 이미 시작됐어요. 관전할 수 있어요.
error-no_programs = 방장이 이 방에서 프로그램의 참가를 허용하지 않았어요. 관전할 수 있어요.
error-next_round = 이번 라운드 도중에 나간 사람이 있어요. 다음 라운드가 시작되면 앉을 수 있어요.
error-closed = 이미 카드를 섞고 있어요.
error-bad_bits = 이 기기에서 섞기가 맞지 않았어요. 페이지를 새로 고치세요.
error-many_tables = 같은 주소에서 만든 방이 너무 많아요. 먼저 몇 개를 끝내거나 나가 주세요.
error-name_taken = 이 방에 같은 이름을 쓰는 사람이 있어요. 다른 이름을 골라 주세요.
error-too_fast = 조금 천천히, 잠시 뒤에 다시 시도해 주세요.
error-busy = 지금은 서버가 너무 바빠요. 나중에 다시 시도해 주세요.
error-no_seat = 이제 내 자리가 아니에요. 자리에서 나갔거나 방장이 내보냈어요.
error-storage = 서버가 지금 아무것도 저장할 수 없어서 처리하지 못했어요. 잠시 뒤에 다시 시도해 주세요.
error-storage-here = 지금 이 기기에 저장할 수 없어서 처리하지 못했어요. 저장 공간을 비우고 다시 시도해 주세요.
error-asleep = 이 방은 잠들었어요. 다시 열면 이어서 할 수 있어요.
error-unreadable = 손상되었거나 다른 버전의 Motherlode에서 저장한 방이라 열 수 없어요.
error-crowded = 이 방은 관전하는 사람이 이미 너무 많아요. 나중에 다시 시도해 주세요.
error-shut = 서버 운영자가 이 방을 닫았어요.
error-banned = 서버 운영자가 이 주소를 차단했어요.
error-copying = 서버가 이미 백업을 만들고 있어요.
error-no_backup = 이 서버의 데이터베이스는 여기서 백업할 수 없어요.
error-starting = 서버가 아직 시작하는 중이에요. 잠시 뒤에 다시 시도해 주세요.
error-draining = 서버가 곧 다시 시작돼요. 잠시 뒤에 다시 시도해 주세요.
error-elsewhere = 이 자리를 다른 탭이나 기기에서 열었어요. 여기서 하려면 새로고침해 주세요.
error-silent = 페이지가 제때 응답하지 않았어요. 새로고침해 주세요.
error-no_hello = 연결을 시작하지 못했어요. 새로고침해 주세요.
error-malformed = 서버가 요청을 이해하지 못했어요. 페이지를 새로고침해 주세요.
error-too_big = 내용이 너무 길어서 서버가 받을 수 없어요. 더 짧게 줄여 주세요.
error-foreign = 다른 사이트에서 온 요청이라 처리하지 않았어요.
error-unknown_host = 이 서버는 그 이름으로 열 수 없어요. 운영자가 이름을 추가할 수 있어요.
error-cannot_open = 지금은 다른 기기를 허용할 수 없어요. 다른 프로그램이 포트를 쓰고 있을 수 있어요.
error-not_found = 이 주소에는 아무것도 없어요.
error-refused = 서버가 할 수 없는 일이에요.
error-repeated = 페이지에서 요청이 뒤섞였어요. 새로고침해 주세요.
error-incompatible = 함께 쓸 수 없는 설정이에요.
error-bad_name = 쓸 수 없는 이름이에요. 비어 있거나 너무 길거나 특이한 기호가 있어요. 다른 이름을 골라 주세요.
error-begun = 게임과 게임 사이에만 바꿀 수 있어요.
error-not_playing = 지금 이 방에서는 게임을 하고 있지 않아요.
error-not_over = 게임이 끝난 뒤에 할 수 있어요.
error-no_game = 이 방에는 그런 게임이 없었어요.
error-not_asked = 지금은 답할 차례가 아니에요.
error-bad_index = 지금은 고를 수 없어요.
error-answered = 이미 답했어요.
error-stale = 그사이 게임이 진행됐어요. 다시 보고 골라 주세요.
error-no_hints = 힌트는 봇하고만 하는 게임에서 볼 수 있어요.
error-no_hint = 지금은 힌트가 없어요. 다시 해 보세요.
error-no_analysis = 이 분석은 이제 없어요. 다시 시작해 주세요.
error-no_call = 라운드 종료는 차례와 차례 사이에, 한 차례에 한 번만 제안할 수 있어요.
error-watching = 지금은 관전 중이에요. 함께하려면 자리에 앉아 주세요.
error-no_chat = 이 방에서는 채팅을 쓸 수 없어요.
error-no_claims = 이 방에서는 주장을 쓸 수 없어요.
error-empty = 내용이 없어요. 먼저 글을 써 주세요.
error-bad_claim = 이 방에 없는 카드나 사람에 대한 주장이에요.
error-claims_later = 역할이 공개되어서 이번 라운드에는 더 주장할 수 없어요.
error-not_host = 방장만 할 수 있어요.
error-host = 방장은 내보낼 수 없어요. 직접 나갈 수는 있어요.
error-no_such_seat = 그런 자리가 없어요.
error-no_character = 그런 캐릭터는 없어요. 목록에서 고르세요.
error-shuffling = 카드를 섞고 있어요. 잠시만 기다리세요.
error-taken = 이미 다른 사람이 앉아 있어요.
error-too_many = 앉아 있는 사람이 그보다 많아요. 먼저 누군가를 내보내 주세요.

## Creating a table

set-game = 게임
game-base-hint = 3~10명. 광부와 방해꾼이 맞서는 원조 게임.
game-tournament-hint = 5~9명. 욕심쟁이 드워프가 있고, 받는 금이 정해져 있어요.
game-duel-hint = 2명. 상대의 정체를 알아내세요.
game-saboteur2-hint = 2~12명. 두 팀, 특별한 역할, 새 카드.
set-players = 인원
set-modules = 추가 확장·변형
set-modules-none = 모두 빼기
module-setting = 설정
setting-treasure_chests-square = 네모꼴
setting-treasure_chests-diamond = 마름모꼴
setting-treasure_chests-random = 라운드마다 무작위
hint-greedy_dwarf = 광부 하나가 몰래 보물을 독차지하려 해요.
hint-victim = 광부가 이겨도 부서진 도구가 남은 광부는 금을 받지 못해요.
hint-back_and_forth = 카드 1장: 목적지 카드 2장을 집어 몰래 바꾸거나 그대로 둬요.
hint-storage = 카드 1장: 버린 카드 더미에서 카드를 되찾아요.
hint-veto = 카드 1장: 다른 사람이 내는 카드를 취소해요.
hint-turnabout = 카드 1장: 차례가 반대 방향으로 돌아요.
hint-jack_of_all_trades = 카드 1장: 어떤 도구든 고쳐요.
hint-pathfinder = 카드 1장: 한 차례에 굴 카드 2장을 놓아요.
hint-diversion = 카드 1장: 마지막에 놓인 굴 카드를 옮겨요.
hint-new_goals = 목적지가 셋이 아니라 다섯. 금 자루, 용, 거대 거미가 나와요.
hint-treasure_chests = 가는 길에 숨겨진 보물 상자 4개. 열면 좋은 일도 나쁜 일도 생겨요.
hint-wardrobe = 탈의실까지 굴을 파면 역할이 바뀌어요.
hint-party = 파티장까지 굴을 파면 모두의 역할을 섞어 다시 나눠요.
hint-toll_tunnels = 드워프가 통로를 지키고 지나가는 값으로 금을 받아요.
set-level = 봇 실력
level-random = 어설픔
level-random-line = 아무 카드나 내요. 규칙을 익히기에 좋아요.
level-greedy = 똑똑함
level-greedy-line = 잘 파고, 늦게 공격해요. 첫 상대로 알맞아요.
level-reader = 눈치 빠름
level-reader-line = 모두의 행동과 말로 판단해요.
level-deceiver = 교활함
level-deceiver-line = 눈치가 빠르고 흔적을 감춰요.
level-searcher = 치밀함
level-searcher-line = 여러 판을 미리 내다봐요.
level-master = 노련함
level-master-line = 배운 것을 살려 앞을 내다봐요.
set-pace = 봇 속도
pace-instant = 즉시
pace-fast = 빠르게
pace-normal = 보통
pace-slow = 느리게
set-clock = 한 수 제한 시간
no-clock = 제한 없음
seconds = { $value }초
set-window = 거부권 대기 시간
set-grace = 자리 비움 후 봇 교대
set-edition = 판본
set-edition-hint = 인쇄된 판본마다 작은 규칙 몇 가지가 달라요.
set-first = 첫 차례
first-drawn = 무작위
first-seat = { $seat }번 자리
set-chat = 채팅
set-chat-hint = 방에 있는 누구나 모두에게 글을 쓸 수 있어요.
set-claims = 주장
set-claims-hint = 본 것, 또는 남이 믿었으면 하는 것을 한 번 눌러 말해요. 봇도 들어요.
set-public = 공개 방
set-public-hint = 첫 화면에 올라가서 모르는 사람도 들어올 수 있어요. 끄면 코드가 있는 사람만 들어와요.
set-late = 봇 자리 이어받기
set-late-hint = 나중에 온 사람이 게임 도중에도 봇 자리를 이어받을 수 있어요.
set-programs = 프로그램 참가 허용
set-programs-hint = 언어 모델 같은 프로그램도 자리에 앉을 수 있어요. 어느 자리인지 모두에게 보여요.

## Before the game

lobby-yours = 내 방
lobby-of = { $host } 님의 방
lobby-seats = 자리
lobby-fill = 봇으로 채우기
lobby-start = 게임 시작
lobby-start-how =
    { $open ->
        [0] 모두 모였어요.
       *[other] 빈자리 { $open }개는 봇이 맡아요.
    }
lobby-wait = 모두 모이면 { $host } 님이 게임을 시작해요.
lobby-settings = 게임 설정
lobby-presets = 추천 게임
lobby-details = 모든 설정
settings-players = 자리가 { $count }개로 바뀌었어요.
settings-dropped = 빠진 것: { $modules }
lobby-bots-gone = 자리가 줄어서 나간 봇: { $names }
lobby-shuffling = 카드를 섞고 있어요…
lobby-promise = 다 함께 섞어요
lobby-promise-how = 모두의 기기가 무작위 비트를 더해서 카드를 섞어요. 이건 서버가 더하는 값의 해시값이에요. 이제 바꿀 수 없고, 게임이 끝나면 누구나 확인할 수 있어요.
invite = 이 방의 코드
invite-link = 이 방의 링크
invite-picture = 휴대폰용 QR 코드
seat-open = 빈자리
seat-bot = 봇 추가
seat-level = { $name } 님의 실력
seat-character = 여기서 할 봇
seat-trait = { $name } ({ $trait })
seat-up = { $seat }번 자리 위로
seat-down = { $seat }번 자리 아래로
seat-remove = { $name } 님 내보내기
rename = 이름 바꾸기
watchers = { $count }명이 관전하고 있어요.
fact-setting = { $module } ({ $setting })
fact-level = 봇: { $level }
fact-pace = 봇 속도: { $pace }
fact-clock = 한 수에 { $seconds }초
fact-no-clock = 시간제한 없음
fact-no-chat = 채팅 없음
fact-no-claims = 주장 없음
fact-no-late = 봇 자리 고정
fact-programs = 프로그램 참가 가능
fact-public = 공개
fact-private = 비공개
join-table = { $host } 님의 방에 들어가기
join-sit = 자리에 앉기
join-watch = 관전만 하기
join-over = 이 방의 게임은 끝났어요. 결과를 볼 수 있어요.
join-game = { $host } 님과 이어서 하기
join-playing = 게임을 하고 있어요. 봇 자리에 앉으면 그 카드와 역할, 금을 그대로 이어받아요.
join-next = 이 방의 게임은 끝났어요. 봇 자리에 앉아 다음 게임을 함께해요.
join-bots = 빈자리는 없지만 봇 자리를 이어받을 수 있어요.
join-bot = { $name }(봇)
join-places = 이어받을 봇 자리
no-table = { $code } 방이 없어요
no-table-how = 코드에 오타가 없는지 보거나 방장에게 물어보세요. 방이 없어졌을 수도 있어요.
goodbye-seat = 이제 이 방에 내 자리가 없어요
goodbye-again = 다시 들어가기
goodbye-shut = 닫힌 방이에요
watch-soon = 곧 게임을 시작해요
watch-join = 휴대폰으로 들어오거나 관전하세요:
watch-to-seat = 내 자리로 돌아가기
watch-take = 자리에 앉기
reach-offer = 다른 기기를 허용하기 전까지는 이 컴퓨터에서만 접속할 수 있어요.
reach-open = 다른 기기 허용하기
reach-sure = 서버가 멈출 때까지, 이 컴퓨터와 같은 네트워크에 있는 사람은 누구나 { $address } 주소로 Motherlode를 열 수 있게 돼요. 방화벽이 허용할지 물어볼 수도 있어요.
reach-name = 같은 네트워크에 있는 기기는 { $name } 주소로도 들어올 수 있어요.
reach-closed = 이 컴퓨터에서만 접속할 수 있어요. 다른 기기에서 들어오게 하는 방법은 프로그램 설명서에 있어요.
invite-alone = 이 방은 이 기기의 이 페이지 안에 있어요. 멀리 있는 친구와 하려면 한 사람이 Motherlode를 서버로 실행해야 해요.

## The game at one glance

glance = 한눈에 보는 게임
glance-dig = 굴 파기
glance-dig-how = 시작 카드에서 숨겨진 목적지 세 곳까지 통로를 이어요. 그중 하나에 보물이 있어요.
glance-break = 방해하기
glance-break-how = 몇 명은 몰래 실패를 바라요. 도구를 부수고, 돌을 떨어뜨리고, 거짓말을 해요.
glance-guess = 알아내기
glance-guess-how = 누가 어떤 역할일까요? 살피고, 이야기하고, 의심하세요. 라운드의 승자가 금을 나눠요.
face-change = 얼굴 바꾸기
face-heading = 내 드워프
face-hat = 모자
face-beard = 수염
face-head = 얼굴
face-colour = 색
face-part = { $part }: { $count }가지 중 { $number }번
face-previous = { $part }: 이전
face-next = { $part }: 다음
face-lot = 아무거나
error-face_taken = 모자와 수염이 똑같은 사람이 이미 있어요. 둘 중 하나를 바꿔 주세요.
bot-Ada-line = 카드를 꼭 두 번 세요.
bot-Bo-line = 일단 파고 생각은 나중에 해요.
bot-Cai-line = 말은 없지만 다 보고 있어요.
bot-Dee-line = 틀린 적이 없대요. 본인 말로는요.
bot-Eli-line = 드워프보다 지도를 믿어요.
bot-Fay-line = 낙석이 날 때마다 케이크를 들고 와요.
bot-Gus-line = 도구가 부서지는 건 사고예요. 대체로요.
bot-Hal-line = 차례 사이에 졸아요. 가끔은 차례 중에도요.
bot-Ivy-line = 누가 뭘 부쉈는지 다 기억해요.
bot-Jo-line = 금만 보고 왔어요. 솔직하긴 하죠.
bot-Kit-line = 신입이에요. 의욕이 넘쳐요.
bot-Lou-line = 당신을 두고 짐작하는 게 있어요.
trait-Ada = 신중함
trait-Bo = 무모함
trait-Cai = 과묵함
trait-Dee = 참견쟁이
trait-Eli = 의심 많음
trait-Fay = 잘 믿음
trait-Gus = 덜렁이
trait-Hal = 잠꾸러기
trait-Ivy = 뒤끝 있음
trait-Jo = 솔직함
trait-Kit = 신참
trait-Lou = 거짓말쟁이
react = 리액션
react-laugh = 웃음
react-shock = 깜짝
react-suspicion = 의심의 눈초리
react-cheer = 좋아요
react-sweat = 식은땀
react-greed = 금 욕심
react-told = { $name } 님: { $reaction }
player-about = { $name } 님에 대한 주장과 표시
player-suspected = 의심하는 사람: { $names }
player-trusted = 믿는 사람: { $names }
players-all = 모든 플레이어
