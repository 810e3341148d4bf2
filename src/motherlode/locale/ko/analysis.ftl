# The analysis of a finished game. A move is named by its number in the replay.

analysis-round = { $round }라운드, 승리: { $winner }. 방해꾼: { $names }.
analysis-round-open = { $round }라운드, 끝나지 않음. 방해꾼: { $names }.
analysis-none = 없음
analysis-chances = 라운드에서 이길 확률
analysis-suspicion = 모두가 보기에 방해꾼일 확률
analysis-moves = 눈에 띄는 수
analysis-moments = 승부를 가른 순간
analysis-lies = 거짓말
analysis-story = 누가 누구를 속였나
analysis-believed = 믿었음
analysis-unbelieved = 믿지 않았음
analysis-after = { $number }번째 뒤
analysis-mark-brilliant = 묘수
analysis-mark-fine = 좋은 수
analysis-mark-gave_away = 정체를 드러낸 수
analysis-mark-threw_away = 기회를 날린 수
analysis-instead = 더 좋은 수: { $choice }
analysis-working = 게임을 되짚어 보고 있어요…
analysis-waiting = 다른 게임 { $ahead }판을 먼저 분석해요.
analysis-rough = 봇이 이 규칙을 배우지 않아서 확률은 대략적이고, 분명한 수에만 표시가 있어요.
analysis-now = { $title }. 지금: { $values }.
analysis-table = 모든 숫자를 표로 보기
analysis-move = 수
analysis-dealt = { $round }라운드 시작
analysis-knew = { $name } 님이 아는 한 이길 확률: { $chosen }%, 가장 좋은 수: { $best }%. 실제로는 { $true }%, { $truest }%.
analysis-swing = { $side }: { $percent }%
analysis-no-moves = 눈에 띄는 수가 없어요.
analysis-no-moments = 승부를 가른 수가 없어요.
analysis-no-lies = 아무도 거짓말하지 않았어요.

## Who fooled whom. The number at the end is one of several wordings.

story-round = { $round }라운드: { $sentences }
story-fooled-1 = { $choice }번째 수 뒤에 { $name } 님이 거짓말을 했고, 모두 넘어갔어요.
story-fooled-2 = { $choice }번째 수 뒤에 { $name } 님이 한 말은 거짓이었어요. 믿은 사람이 있었죠.
story-hidden-1 = { $name } 님의 정체는 아무도 몰랐어요. 방해꾼인데 의심은 { $percent }%뿐이었어요.
story-hidden-2 = { $name } 님은 방해꾼인데도 결백해 보였어요({ $percent }%).
story-framed-1 = { $name } 님은 성실하게 팠는데도 { $percent }%나 의심받았어요.
story-framed-2 = { $name } 님은 방해꾼처럼 보였지만({ $percent }%) 아니었어요.
story-seen-1 = { $name } 님은 아무도 속이지 못했어요. 마지막 의심은 { $percent }%였어요.
story-seen-2 = 마지막에는 { $name } 님의 속셈이 다 보였어요({ $percent }%).
story-threw-1 = { $choice }번째 수에서 { $name } 님이 좋은 기회를 날렸어요.
story-threw-2 = { $choice }번째 수는 { $name } 님이 무르고 싶을 수예요.
story-gave-1 = { $choice }번째 수에서 { $name } 님의 정체가 드러났어요.
story-gave-2 = { $choice }번째 수는 { $name } 님이 역할 카드를 보여 준 거나 마찬가지였어요.
story-brilliant-1 = { $name } 님의 { $choice }번째 수는 훌륭했어요.
story-brilliant-2 = { $choice }번째 수를 둔 { $name } 님에게 박수를 보내요.
story-unbelieved-1 = { $choice }번째 수 뒤에 { $name } 님이 거짓말을 했지만 아무도 믿지 않았어요.
story-unbelieved-2 = { $choice }번째 수 뒤에 { $name } 님이 한 말에는 아무도 넘어가지 않았어요.
story-decisive-1 = 가장 큰 변화는 { $name } 님의 { $choice }번째 수였어요.
story-decisive-2 = { $name } 님의 { $choice }번째 수로 흐름이 바뀌었어요.
story-quiet-1 = 아무도 속지 않았어요.
story-quiet-2 = 속임수는 하나도 없었어요.

## A hint while playing: what a strong bot would do, and why.

advice-line = 강한 봇이라면 이렇게 해요: { $choice }. { $reason }
advice-toward =
    { $percent ->
        [100] 보물이 있는 { $place } 쪽으로 이어져요.
       *[other] { $place } 쪽으로 이어져요. 보물일 확률은 { $percent }%예요.
    }
advice-stone =
    { $percent ->
        [100] 돌이 있는 { $place } 쪽으로 이어져요.
       *[other] { $place } 쪽으로 이어져요. 돌일 확률은 { $percent }%예요.
    }
advice-on = 통로가 계속 이어져요.
advice-cover = 함께 돕는 척하면 의심을 덜 받아요.
advice-astray = 보물이 있을 만한 곳에서 멀어져요.
advice-block = 거기를 막다른 길로 만들면 광부들이 시간을 잃어요.
advice-idle = 거기라면 해가 없고, 새 카드를 받아요.
advice-fix-self = 도구가 부서져 있으면 굴을 팔 수 없어요.
advice-fix = { $name } 님은 아마 광부일 거예요({ $percent }%). 다시 굴을 팔 수 있게 돼요.
advice-fix-part = { $name } 님은 아마 광부일 거예요({ $percent }%). 부서진 도구가 하나 줄어요.
advice-break = { $name } 님이 방해꾼일 확률은 { $percent }%예요.
advice-break-first = 방해꾼일 확률이 가장 높은 사람은 { $name } 님이에요({ $percent }%).
advice-stop = { $name } 님이 굴을 팔 수 없게 돼요.
advice-clear = 길을 막는 카드를 치워요.
advice-collapse = 통로를 끊어요.
advice-look-new = 아직 아무도 보지 않은 곳이에요: { $place }.
advice-look = 직접 확인할 수 있어요: { $place }.
advice-spare = 보물이 어디 있는지 아니까 이 카드는 써 버려도 돼요.
advice-gold = 금은 많을수록 좋아요.
advice-keep = 손패의 다른 카드가 더 쓸모 있어요.
advice-drop-map = 보물이 어디 있는지 이미 알아서, 지도로 더 알아낼 게 없어요.
advice-drop-fix = 이 카드로 고칠 도구가 부서진 사람이 없어요.
advice-drop-stuck = 도구를 고칠 때까지는 굴 카드를 놓을 수 없어요.
advice-drop-dead-end = 막다른 길은 우리 편만 막아요.
advice-drop-tunnel = 놓으면 광부들만 도와줘요.
advice-drop-aside = 어디에 놓아도 보물에 더 가까워지지 않아요.
advice-drop-break = 도구를 부술 만큼 의심스러운 사람이 없어요. 가장 의심스러운 { $name }도 { $percent }%예요.
advice-free-self = 감금되어 있으면 굴을 팔 수도, 금을 나눠 받을 수도 없어요.
advice-inspect = 그러면 { $name }의 역할을 알 수 있어요.
advice-end = 더 해 봐야 얻을 게 없어요.
advice-play-on = 아직 가망이 있어요.
advice-best = 봇이 머릿속으로 해 보니 이게 가장 좋았어요.
