# 끝난 게임 다시 보기와, 국면을 시험해 보는 연습장.

replay = 다시 보기
replay-of = { $code } 방의 { $number }번째 게임
replay-of-record = 불러온 기록
replay-missing = 그런 게임은 없어요.
replay-not-over = 아직 진행 중인 게임이에요. 끝나면 다시 볼 수 있어요.

replay-eyes = 시점
replay-eyes-public = 관전자
replay-eyes-open = 모두 공개

replay-first = 처음으로
replay-last = 끝으로
replay-back = 한 단계 뒤로
replay-forward = 한 단계 앞으로
replay-play = 재생
replay-pause = 일시 정지
replay-round-back = 이전 라운드 시작으로
replay-round-next = 다음 라운드로
replay-speed = 속도
replay-times = { $speed }배
replay-slider = 게임 속 위치
replay-place = { $round }라운드, { $steps }단계 중 { $step }단계
replay-broken-off = 게임이 여기서 중단됐어요.
replay-controls = 다시 보기 조작

replay-moments = 명장면
replay-analysis = 분석
replay-log = 진행 기록
replay-more = 명장면과 진행 기록
replay-moments-none = 이 게임에는 그런 장면이 없어요.
replay-kinds = 장면 종류
replay-kind-great = 주요 장면
replay-kind-all = 모든 장면
replay-kind-round = 라운드 끝
replay-kind-goal = 목적지와 상자
replay-kind-role = 역할
replay-kind-gold = 금
replay-kind-lie = 거짓 주장
replay-kind-tool = 부서지고 수리된 도구
replay-kind-fall = 낙석
replay-kind-vote = 투표
replay-kind-surprise = 뜻밖의 일
replay-lie = { $seat } 님의 거짓말: “{ $claim }”
replay-wrong = { $seat } 님의 틀린 주장: “{ $claim }”
replay-says = { $seat }: { $words }

replay-hands = 모두의 손패
replay-deck = 다음에 뽑을 카드
replay-deck-empty = 카드 더미가 비었어요.

replay-share = 공유
replay-share-link = 이 장면의 링크
replay-share-how = 링크를 열면 같은 시점으로 이 게임의 이 장면을 볼 수 있어요.
replay-share-not = 이 기록은 이 기기에만 있어요. 파일을 보내 주면 다른 사람도 이 페이지에서 열 수 있어요.
replay-share-send = 보내기…
replay-menu = 더 보기
back-to-replay = 다시 보기로 돌아가기
back-to-table = 방으로 돌아가기
back-to-games = 내 게임으로 돌아가기
way-back = 뒤로
replay-try = 다른 수 두어 보기
replay-position = 국면 복사
replay-position-how = 이 단계의 판 전체를 표기법으로 적은 글이에요. 버그 신고, 문제 만들기, 연습장에 쓸 수 있어요.
replay-position-copied = 국면을 복사했어요. 연습장이나 버그 신고에 붙여 넣으세요.
replay-position-none = 첫 차례 전에는 복사할 국면이 없어요.
replay-about = 이 기록에 대하여
replay-sound = 온전하고 고치지 않은 기록이에요.
replay-verified = 온전하고 고치지 않은 기록, 시드 확인됨
replay-verified-no-promise = 온전하고 고치지 않은 기록
replay-sound-seed = 시드가 게임 전에 보여 준 해시값과 맞아요.
replay-sound-no-promise = 게임 전에 시드의 해시값을 보여 주지 않은 기록이에요.
replay-version = 저장한 버전: { $version }

check-of = 테이블 { $code }, { $number }번째 게임의 섞기
check-intro = 이 기기가 직접 계산해요. 서버의 말을 그대로 믿지 않아요.
check-fair = 공정하게 나눴어요.
check-fair-mine = 공정하게 나눴고, 이 기기의 비트도 들어 있어요.
check-left-out = 카드는 이 섞기에서 나왔지만, 이 기기의 비트는 빠졌어요.
check-nobody = 카드는 서버의 비밀에서 나왔지만 아무의 비트도 들어 있지 않아요. 서버 혼자 섞었어요.
check-unfair = 앞뒤가 맞지 않아요. 기록을 저장하고 서버 운영자에게 물어보세요.
check-alone = 서버가 혼자 섞은 게임이라 여기서 확인할 것이 없어요. 기록은 열어 볼 수 있어요.
check-secret = 서버의 비밀 값이 게임 전에 보여 준 해시값과 맞아요.
check-secret-not = 서버의 비밀 값이 해시값과 맞지 않아요.
check-seen = 이 기기는 비트를 보내기 전에 바로 이 해시값들을 봤어요.
check-seen-not = 이 기기가 비트를 보내기 전에 본 해시값은 이것과 달라요.
check-bits-in = { $name }: 비트를 더했고 해시값과 맞아요.
check-bits-kept = { $name }: 비트가 제때 오지 않아 쓰지 않았어요.
check-bits-wrong = { $name }: 비트가 해시값과 맞지 않아요.
check-bits-none = 비트를 더하지 않음: { $names }
check-mine-not = 이 기기는 이 게임에 비트를 더하지 않았어요.
check-piles = 섞기 전 카드는 규칙의 순서대로였어요.
check-piles-not = 섞기 전 카드의 순서가 규칙과 달라요. 누군가 나눠 줄 카드를 골랐을 수 있어요.
check-round = { $number }라운드: 목적지, 덱, 손패, 역할이 모두 이 섞기에서 나왔어요.
check-round-not = { $number }라운드는 이 섞기에서 나오지 않았어요.

replay-import-how = 게임이 끝난 뒤 저장하는 파일이 기록이에요. 한 수씩 검사한 다음 다시 볼 수 있어요.
replay-import-choose = 파일 고르기
replay-import-drop = 또는 여기에 끌어다 놓기
replay-import-paste = 또는 내용을 붙여 넣기
replay-import-open = 열기
replay-import-checking = 기록을 검사하는 중…

# 기록이나 국면을 받아들이지 않는 이유.
error-record-foreign = 게임 기록이 아니에요. 기록은 게임이 끝난 뒤 저장하는 .jsonl 파일이에요.
error-record-newer = 더 새로운 버전에서 만든 기록이에요. 최신 버전의 서버에서 열어 주세요.
error-record-module = 이 서버가 모르는 카드를 쓴 게임의 기록이에요. 최신 버전의 서버에서 열어 주세요.
error-record-cut = 기록이 중간에 끊겨 있어요. 파일 전체를 복사해 다시 시도해 주세요.
error-record-broken = 손상된 기록이에요. 알아볼 수 없는 줄이 있어요.
error-record-altered = 누군가 고친 기록이에요. 내용이 실제로 일어난 일과 달라요.
error-record-secret = 시드를 아직 밝히지 않은 기록이라 볼 수 없어요.
error-record-too-big = 기록이라기에는 파일이 너무 커요.
error-no_step = 그런 단계는 없어요. 게임이 더 짧아요.
error-position-broken = 이 국면은 배치할 수 없어요.
error-choice-refused = 여기서는 그렇게 할 수 없어요.
error-file-unreadable = 이 파일을 읽을 수 없어요.

sandbox = 연습장
sandbox-how = 모든 카드가 공개돼 있어요. 규칙에 맞는 수라면 무엇이든 두어 보고, 무르고, 다른 수도 두어 보세요.
sandbox-turn =
    { $role ->
        [none] { $seat } 님이 결정할 차례
       *[other] { $seat } 님({ $role })이 결정할 차례
    }
sandbox-hand = { $seat } 님의 손패
sandbox-hand-empty = 손에 카드가 없어요.
# 위에 이름이 나온 사람에게 묻는 말. 다른 물음은 방에서와 같음.
sandbox-ask-Turn = 쓰거나 버릴 카드를 고르세요
sandbox-ask-DuelTurn = 쓸 카드를 고르거나, 버릴 카드 3장을 고르세요
sandbox-ask-DiscardOneMore = 앞에 놓인 카드를 치우는 데 쓸 두 번째 카드를 버리세요
sandbox-ask-TakeNuggets =
    { $total ->
        [0] 몫만큼 금 카드를 가져가세요
       *[other] 합해서 금덩이 { $total }개가 되도록 금 카드를 가져가세요
    }
sandbox-ask-KeepNugget = 가질 금 카드를 1장 고르세요. 나머지는 상대에게 가요
sandbox-ask-TurnInNugget = 통행료를 어느 금 카드로 낼까요? 거스름돈은 금 토큰으로 받아요
sandbox-ask-Steal = 누구에게서 금덩이 1개를 훔칠까요?
sandbox-ask-RobHand = 누구의 손패에서 카드를 가져올까요?
sandbox-ask-LookAtRole = 누구의 역할을 볼까요?
sandbox-ask-SwapOrNot = 두 목적지 카드를 바꿀까요?
sandbox-ask-PayToll = { $seat } 님의 통행료를 대신 낼까요?
sandbox-over = 게임이 끝났어요.
sandbox-undo = 무르기
sandbox-redo = 무르기 취소
sandbox-reset = 처음 국면으로
sandbox-open = 배치하기
sandbox-examples = 예제
sandbox-draw = 굴 그리기
sandbox-draw-how = 카드를 고르고 빈자리를 고르세요. 놓은 카드를 누르면 돌아가고, 한 번 더 누르면 사라져요.
sandbox-palette = 굴 카드
sandbox-space = 빈자리
sandbox-example-treasure = 보물까지 한 장
sandbox-example-rockfall = 앞을 막은 막다른 길
sandbox-example-tools = 부서진 도구
sandbox-example-doors = 두 팀과 두 문
sandbox-other = 다른 국면
sandbox-paste = 표기법으로 적은 국면
sandbox-paste-how = 다시 보기에서 복사한 국면을 붙여 넣거나 직접 적어 보세요. 비워 두면 3인용 새 게임을 시작해요.
sandbox-tried = 지금까지 둔 수
sandbox-tried-none = 아직 둔 수가 없어요.
sandbox-step = { $seat }: { $choice }
sandbox-reason = 자세한 이유
