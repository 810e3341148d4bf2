### 이 기기의 내 게임과 서버 통계.

games-title = 내 게임
games-note = 이 브라우저에만 저장되고 다른 사람은 볼 수 없어요.
games-none = 아직 끝난 게임이 없어요. 한 게임을 끝까지 하면 여기에 나와요.
games-tables = 내 방
games-finished = 끝난 게임
games-won = 이겼어요
games-lost = 승자: { $winners }
games-aborted = 중단됨
games-with = 함께한 사람: { $names }
games-gold = 금 { $gold }개
games-round-paid = 금 받음
games-round-unpaid = 금 못 받음
games-rounds = 내 역할
games-table = 방으로 가기
games-offline = 오프라인으로 한 게임은 오프라인으로 할 때 다시 볼 수 있어요.
games-server = 다시 보기는 서버에 있어요.
games-sandbox = 연습장
games-forget = 지우기
games-forget-all = 모두 지우기
games-forget-sure = 이 기기에서 끝난 게임을 모두 지울까요? 진행 중인 방의 자리는 남아요.
games-delete = 이 기기에서 삭제
games-delete-sure = { $code } 방과 그 방의 게임을 모두 이 기기에서 삭제할까요? 파일로 저장해 두지 않았다면 되돌릴 수 없어요.
games-keep-it = 그대로 두기
games-keep-them = 그대로 두기
games-export = 이 목록 저장
games-import = 저장한 게임 추가
games-imported =
    { $count ->
        [0] 이 파일에는 새로운 게임이 없어요.
       *[other] 게임 { $count }개를 추가했어요.
    }
games-restored =
    { $count ->
        [0] 이 파일의 방은 이미 모두 여기에 있어요.
       *[other] 방 { $count }개를 되살렸어요.
    }
games-not-ours = 이 파일에는 Motherlode 게임이 없어요.
games-totals = 지금까지
games-totals-won = 이긴 게임
games-totals-role = 금을 받은 라운드 ({ $role })

figures-title = 여기서는 누가 이길까요?
figures-note =
    { $shared ->
        [yes] 이 서버
       *[no] 이 브라우저
    }에서 사람이 한 명이라도 참가해 끝난 라운드를 모두 집계해요. 이름은 남기지 않아요.
figures-bounds-note = 점은 집계한 비율, 선은 95% 신뢰 구간이에요.
figures-none =
    { $shared ->
        [yes] 이 서버
       *[no] 이 브라우저
    }에서 아직 끝난 라운드가 없어요. 한 판 하면 집계가 시작돼요.
figures-game = 게임
figures-company = 참가자
figures-alone = 한 사람과 봇
figures-together = 여러 사람
figures-winner = 승자
figures-rounds = { $count }라운드
figures-winners = 진영별
figures-roles = 역할별
figures-roles-note = 그 역할이 나온 라운드 가운데 금을 받은 비율이에요.
figures-players = 인원별
figures-modules = 확장·변형별
figures-editions = 판본별
figures-players-count = { $count }명
figures-of = { $of } 중 { $won }
figures-head-what = 항목
figures-head-share = 비율
figures-head-bounds = 95% 신뢰 구간
figures-head-count = 라운드
