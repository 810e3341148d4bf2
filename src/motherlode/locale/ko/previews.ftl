# 링크 미리보기: 주소가 올라온 곳에서 페이지가 자신을 알리는 말.
preview-home = 함께 금을 캐요. 그런데 우리 중에 방해꾼이 있어요. 친구나 봇과 브라우저에서 바로 즐겨요. 계정은 필요 없어요.
    .title = Motherlode
    .alt = 광산 입구에 선 광부와 방해꾼
preview-lobby = { $game }, 현재 { $players }명. { $open ->
        [0] 자리가 모두 찼어요.
       *[other] 빈자리가 { $open }개 있어요.
    }
    .title = Motherlode: { $host } 님의 방에 참가하기
preview-playing = { $game }, { $players }명. { $open ->
        [0] 게임이 진행 중이에요. 관전할 수 있어요.
       *[other] 게임이 진행 중이에요. 봇 자리 { $open }개에 앉을 수 있어요.
    }
    .title = { $host } 님의 방
preview-over = { $game }, { $players }명. 게임이 끝났어요.
    .title = { $host } 님의 방
preview-replay = { $game }: 모든 손패와 역할을 공개하고 한 수씩 다시 봐요.
    .title = 다시 보기: { $names }
preview-game = { $game ->
        [saboteur2] 사보타지 2
        [tournament] 토너먼트
        [duel] 2인 대결
       *[other] 기본판
    }
