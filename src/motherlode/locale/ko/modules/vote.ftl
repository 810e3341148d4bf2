### 투표: 자체 변형

module-vote =
    라운드가 끝나면 역할을 공개하기 전에 방해꾼이라고 생각하는 사람을 한 명씩 지목할 수 있어요. 역할을 공개하면 누가 누구를 꿰뚫어 봤는지 드러나요. 금은 오가지 않아요. 규칙서에는 없는 자체 변형이에요. 2인 대결을 뺀 모든 게임에서 3명부터 쓸 수 있어요 (H-1).
    .title = 방해꾼 투표
hint-vote = 역할을 공개하기 전에 누가 방해꾼인지 투표해요. 금은 오가지 않아요.
rule-H-1 =
    라운드가 끝나면 역할을 공개하기 전에, 각자 방해꾼이라고 생각하는 다른 사람 한 명을 몰래 지목하거나 아무도 지목하지 않아요. 그다음 모든 표를 공개하고, 이어서 모든 역할을 공개해요. 투표로 금이 오가거나 다른 것이 달라지지는 않아요. 규칙서에는 없는 자체 변형이에요.
    .title = 방해꾼 투표
ask-Accuse = 누가 방해꾼인 것 같나요?
prompt-Accuse = 라운드가 끝났어요. 누가 방해꾼인 것 같나요?
sandbox-ask-Accuse = { $seat } 님은 누구를 방해꾼으로 지목할까요?
do-accuse = { $target } 님 지목하기
verb-accuse = 지목하기
do-abstain = 아무도 지목하지 않기
verb-abstain = 아무도 지목하지 않기
event-PlayerAccused =
    { $toward ->
        [you] { $seat } 님이 나를 지목했어요.
       *[other] { $seat } 님이 { $target }을 지목했어요.
    }
    .you = { $target }을 지목했어요.
reason-asks-accuse = 누가 방해꾼인 것 같은지
reason-vote-players = 투표에는 최소 { $count }명이 필요해요
