### 진행 기록: 사건마다 메시지 하나. 이름은 글로, 수와 금 개수는 숫자로 받음.
### `.you`는 본인이 한 일을 본인에게 알릴 때 씀. $target은 “Bo 님”이거나 아래의 “나”.
### $whose는 대상이 소유자일 때의 꼴: “Bo 님의”, “내”.
### 이름이 아니라 $toward로 고름: "you"(읽는 사람), "self"(행동한 본인), "other", 대상이 없으면 "nobody".
### $tool이 있으면 $tool_key("pick", "lantern", "cart" 등)도 있음.
### 이름과 카드 이름의 받침을 알 수 없으므로 변수 바로 뒤에는 에·에게·의·에서만 붙임.

list-comma = { ", " }
# 두 사람, 또는 여러 사람을 늘어놓을 때.
list-pair = { $first }, { $last }
list-last = { $others }, { $last }
# 문장이나 목록 속의 사람 이름. 높임은 여기서만 붙임.
person = { $name } 님
log-you = 나
log-yourself = 나
log-whose = { person }의
log-whose-you = 내

# The names of the goals, the same on every screen.
goal-top = 맨 위 목적지
    .short = 맨 위
goal-above = 위쪽 목적지
    .short = 위쪽
goal-upper = 위쪽 목적지
    .short = 위쪽
goal-middle = 가운데 목적지
    .short = 가운데
goal-lower = 아래쪽 목적지
    .short = 아래쪽
goal-below = 아래쪽 목적지
    .short = 아래쪽
goal-bottom = 맨 아래 목적지
    .short = 맨 아래
goal-numbered = 위에서 { $number }번째 목적지
    .short = 목적지 { $number }
goal-unknown = 목적지
    .short = 목적지
# What is at a space that is no goal.
place-here = 이 카드
# Coordinates, for those who want them, right after what is there.
log-at = ({ $cells })

## Every round

event-RoundStarted = { $round }라운드가 시작됐어요. 첫 차례는 { $seat } 님이에요.
    .you = { $round }라운드가 시작됐어요. 첫 차례는 나예요.
event-SeatTaken = { $seat } 님이 봇 { $was } 자리를 이어받았어요.
    .you = 봇 { $was } 자리를 이어받았어요.
event-CardLaidOut = 시작하기 전에 ‘{ $card }’ 카드{ $at }가 앞면으로 놓였어요.
event-RoleDealt = { $seat } 님이 역할을 받았어요: { $role }.
    .you = 역할을 받았어요: { $role }.
event-RoleDealt-hidden = { $seat } 님이 비밀 역할을 받았어요.
event-HandDealt = { $seat } 님이 손패를 받았어요: { $cards }.
    .you = 손패를 받았어요: { $cards }.
event-HandDealt-hidden = { $seat } 님이 카드 { $count }장을 받았어요.

## Turns

# $turned is "yes" or "no".
event-PathLaid =
    { $turned ->
        [yes] { $seat } 님이 ‘{ $card }’ 카드{ $at }를 180° 돌려 놓았어요.
       *[no] { $seat } 님이 ‘{ $card }’ 카드{ $at }를 놓았어요.
    }
    .you =
        { $turned ->
            [yes] ‘{ $card }’ 카드{ $at }를 180° 돌려 놓았어요.
           *[no] ‘{ $card }’ 카드{ $at }를 놓았어요.
        }
event-ToolBroken =
    { $tool_key ->
        [pick] { $seat } 님이 { $whose } 곡괭이를 부쉈어요.
        [lantern] { $seat } 님이 { $whose } 등불을 부쉈어요.
        [cart] { $seat } 님이 { $whose } 수레를 부쉈어요.
       *[other] { $seat } 님이 { $whose } 도구를 부쉈어요: { $tool }.
    }
    .you =
        { $tool_key ->
            [pick] { $whose } 곡괭이를 부쉈어요.
            [lantern] { $whose } 등불을 부쉈어요.
            [cart] { $whose } 수레를 부쉈어요.
           *[other] { $whose } 도구를 부쉈어요: { $tool }.
        }
event-ToolFixed =
    { $toward ->
        [self]
            { $tool_key ->
                [pick] { $seat } 님이 ‘{ $card }’ 카드로 자신의 곡괭이를 고쳤어요.
                [lantern] { $seat } 님이 ‘{ $card }’ 카드로 자신의 등불을 고쳤어요.
                [cart] { $seat } 님이 ‘{ $card }’ 카드로 자신의 수레를 고쳤어요.
               *[other] { $seat } 님이 ‘{ $card }’ 카드로 자신의 도구를 고쳤어요: { $tool }.
            }
       *[other]
            { $tool_key ->
                [pick] { $seat } 님이 ‘{ $card }’ 카드로 { $whose } 곡괭이를 고쳤어요.
                [lantern] { $seat } 님이 ‘{ $card }’ 카드로 { $whose } 등불을 고쳤어요.
                [cart] { $seat } 님이 ‘{ $card }’ 카드로 { $whose } 수레를 고쳤어요.
               *[other] { $seat } 님이 ‘{ $card }’ 카드로 { $whose } 도구를 고쳤어요: { $tool }.
            }
    }
    .you =
        { $tool_key ->
            [pick] ‘{ $card }’ 카드로 { $whose } 곡괭이를 고쳤어요.
            [lantern] ‘{ $card }’ 카드로 { $whose } 등불을 고쳤어요.
            [cart] ‘{ $card }’ 카드로 { $whose } 수레를 고쳤어요.
           *[other] ‘{ $card }’ 카드로 { $whose } 도구를 고쳤어요: { $tool }.
        }
# $card is the path card that was hit.
event-RockFell = { $seat } 님이 ‘낙석’ 카드로 ‘{ $card }’ 카드{ $at }를 없앴어요.
    .you = ‘낙석’ 카드로 ‘{ $card }’ 카드{ $at }를 없앴어요.
event-MapRead = { $seat } 님이 { $place }{ $at }를 봤어요: { $goal }.
    .you = { $place }{ $at }를 봤어요: { $goal }.
event-MapRead-hidden = { $seat } 님이 { $place }{ $at }를 봤어요.
event-CardsPassed = { $seat } 님이 패스하고 카드를 버렸어요: { $cards }.
    .you = 패스하고 카드를 버렸어요: { $cards }.
event-CardsPassed-hidden =
    { $count ->
        [0] { $seat } 님이 패스했어요.
       *[other] { $seat } 님이 패스하고 카드 { $count }장을 버렸어요.
    }
    .you = 패스했어요.
event-TurnSkipped = { $seat } 님은 카드가 없어서 차례를 쉬었어요.
    .you = 카드가 없어서 차례를 쉬었어요.
event-CardDrawn = { $seat } 님이 카드를 뽑았어요: { $card }.
    .you = 카드를 뽑았어요: { $card }.
event-CardDrawn-hidden = { $seat } 님이 카드를 뽑았어요.
event-GoalTurned = { $seat } 님이 { $place }{ $at }에 도달했어요: { $goal }.
    .you = { $place }{ $at }에 도달했어요: { $goal }.
# $turned is "yes" or "no".
event-CardFitted =
    { $turned ->
        [yes] ‘{ $card }’ 카드{ $at }를 180° 돌려 굴에 이었어요.
       *[no] ‘{ $card }’ 카드{ $at }를 굴에 이었어요.
    }

## Ending the round early, giving up

event-CallProposed = { $seat } 님이 라운드를 여기서 끝내자고 제안했어요.
    .you = 라운드를 여기서 끝내자고 제안했어요.
# $agrees is "yes" or "no".
event-CallAnswered =
    { $agrees ->
        [yes] { $seat } 님이 라운드를 여기서 끝내는 데 동의했어요.
       *[no] { $seat } 님이 라운드를 계속하자고 했어요.
    }
    .you =
        { $agrees ->
            [yes] 라운드를 여기서 끝내는 데 동의했어요.
           *[no] 라운드를 계속하자고 했어요.
        }
event-GaveUp = { $seat } 님이 이번 라운드를 포기했어요.
    .you = 이번 라운드를 포기했어요.

## End of the round, gold

# $winner is "diggers", "saboteurs", "greedy" or "nobody"; in Saboteur 2 also "diggers_blue",
# "diggers_green", "boss" or "profiteer", and "diggers" means both teams.
event-RoundEnded =
    { $winner ->
        [diggers] 광부가 라운드에서 이겼어요.
        [diggers_blue] 파란 광부가 라운드에서 이겼어요.
        [diggers_green] 초록 광부가 라운드에서 이겼어요.
        [boss] 보물을 찾았지만 이긴 광부가 없어요. 보스가 라운드에서 이겼어요.
        [profiteer] 기회주의자만 라운드에서 이겼어요.
        [saboteurs] 방해꾼이 라운드에서 이겼어요.
        [greedy] 욕심쟁이 드워프가 혼자 라운드에서 이겼어요.
       *[nobody] 아무도 라운드에서 이기지 못했어요.
    }
event-RolesRevealed = 모두의 역할이 공개됐어요: { $roles }.
event-NuggetsDrawn = 금 카드 { $count }장을 뽑았어요.
event-NuggetPicked = { $seat } 님이 금덩이 { $worth }개짜리 금 카드를 골랐어요.
    .you = 금덩이 { $worth }개짜리 금 카드를 골랐어요.
event-NuggetPicked-hidden = { $seat } 님이 금 카드를 1장 골랐어요.
# $worths is a list as text.
event-NuggetsTaken =
    { $tokens ->
        [0] { $seat } 님이 금 카드를 가져갔어요 (금덩이 { $worths }개).
       *[other] { $seat } 님이 금 카드를 가져가고 (금덩이 { $worths }개) 은행에서 금 토큰 { $tokens }개를 받았어요.
    }
    .you =
        { $tokens ->
            [0] 금 카드를 가져왔어요 (금덩이 { $worths }개).
           *[other] 금 카드를 가져오고 (금덩이 { $worths }개) 은행에서 금 토큰 { $tokens }개를 받았어요.
        }
event-NuggetsTaken-hidden =
    { $count ->
        [0] { $seat } 님이 은행에서 금 토큰 { $tokens }개를 받았어요.
       *[other] { $tokens ->
            [0] { $seat } 님이 금 카드 { $count }장을 가져갔어요.
           *[other] { $seat } 님이 금 카드 { $count }장을 가져가고 은행에서 금 토큰 { $tokens }개를 받았어요.
        }
    }
    .you = 은행에서 금 토큰 { $tokens }개를 받았어요.
event-NuggetGiven = { $seat } 님이 { $target }에게 금덩이 { $worth }개짜리 금 카드를 주었어요.
    .you = { $target }에게 금덩이 { $worth }개짜리 금 카드를 주었어요.
event-NuggetGiven-hidden = { $seat } 님이 { $target }에게 금 카드를 1장 주었어요.
# $seat is the player who receives the gold.
event-GoldPaid = { $seat } 님이 금덩이 { $tokens }개를 받았어요.
    .you = 금덩이 { $tokens }개를 받았어요.
event-NuggetTurnedIn = { $seat } 님이 금덩이 1개를 내려고 금덩이 { $worth }개짜리 금 카드를 내놓았어요.
    .you = 금덩이 1개를 내려고 금덩이 { $worth }개짜리 금 카드를 내놓았어요.
# $toward is "nobody" if the gold goes to the bank.
event-GoldGiven =
    { $toward ->
        [nobody] { $seat } 님이 은행에 금덩이 1개를 냈어요.
       *[other] { $seat } 님이 { $target }에게 금덩이 1개를 냈어요.
    }
    .you =
        { $toward ->
            [nobody] 은행에 금덩이 1개를 냈어요.
           *[other] { $target }에게 금덩이 1개를 냈어요.
        }
event-RoleSeen = { $seat } 님이 { $whose } 역할을 봤어요: { $role }.
    .you = { $whose } 역할을 봤어요: { $role }.
event-RoleSeen-hidden = { $seat } 님이 { $whose } 역할을 봤어요.
event-RoleExchanged = { $seat } 님의 역할이 바뀌었어요. 새 역할: { $role }.
    .you = 역할이 바뀌었어요. 새 역할: { $role }.
event-RoleExchanged-hidden = { $seat } 님의 역할이 바뀌었어요.
event-GameEnded = 게임이 끝났어요. 금: { $scores }. 승자: { $winners }.

## Toll tunnels, the large card

event-DwarfPlaced = { $seat } 님이 ‘{ $card }’ 카드를 버리고 통행료 드워프{ $at }를 세웠어요.
    .you = ‘{ $card }’ 카드를 버리고 통행료 드워프{ $at }를 세웠어요.
event-DwarfPlaced-hidden = { $seat } 님이 카드 1장을 버리고 통행료 드워프{ $at }를 세웠어요.
# $seat is the player who put the dwarf there.
event-DwarfGone = { $seat } 님의 통행료 드워프{ $at }가 이번 라운드에서 빠졌어요.
    .you = 내 통행료 드워프{ $at }가 이번 라운드에서 빠졌어요.
event-SponsorAsked = { $seat } 님이 ‘{ $card }’ 카드{ $at }를 놓으려고 { $target }에게 통행료를 부탁했어요.
    .you = ‘{ $card }’ 카드{ $at }를 놓으려고 { $target }에게 통행료를 부탁했어요.
# $agrees is "yes" or "no".
event-SponsorAnswered =
    { $agrees ->
        [yes] { $seat } 님이 통행료를 대신 내 주기로 했어요.
       *[no] { $seat } 님이 통행료를 대신 내 주지 않기로 했어요.
    }
    .you =
        { $agrees ->
            [yes] 통행료를 대신 내 주기로 했어요.
           *[no] 통행료를 대신 내 주지 않기로 했어요.
        }
event-LargeCardReached = { $seat } 님이 큰 카드{ $at }를 시작 카드와 이었어요.
    .you = 큰 카드{ $at }를 시작 카드와 이었어요.

## Saboteur 2

# $toward is "nobody" if the card is aimed at nobody.
event-ActionPlayed =
    { $toward ->
        [nobody] { $seat } 님이 ‘{ $card }’ 카드를 썼어요.
        [self] { $seat } 님이 자신에게 ‘{ $card }’ 카드를 썼어요.
       *[other] { $seat } 님이 { $target }에게 ‘{ $card }’ 카드를 썼어요.
    }
    .you =
        { $toward ->
            [nobody] ‘{ $card }’ 카드를 썼어요.
            [self] 자신에게 ‘{ $card }’ 카드를 썼어요.
           *[other] { $target }에게 ‘{ $card }’ 카드를 썼어요.
        }
# $tool is the card that lay in front.
event-FrontCleared = { $seat } 님이 카드 2장을 버리고 앞에 놓인 카드를 치웠어요: { $tool }.
    .you = 카드 2장을 버리고 앞에 놓인 카드를 치웠어요: { $tool }.
event-CardDiscarded = { $seat } 님이 ‘{ $card }’ 카드를 뒷면으로 버렸어요.
    .you = ‘{ $card }’ 카드를 뒷면으로 버렸어요.
event-CardDiscarded-hidden = { $seat } 님이 카드 1장을 뒷면으로 버렸어요.
event-HandTaken = { $seat } 님의 손패가 바뀌었어요: { $cards }.
    .you = 손패가 바뀌었어요: { $cards }.
event-HandTaken-hidden =
    { $count ->
        [0] { $seat } 님의 손패가 없어졌어요.
       *[other] { $seat } 님의 손패가 { $count }장이 됐어요.
    }
    .you = 손패가 없어졌어요.
event-GoldStolen = { $seat } 님이 { $target }에게서 금덩이 1개를 훔쳤어요.
    .you = { $target }에게서 금덩이 1개를 훔쳤어요.

## Championship cards

# $swapped is "yes", "no" or, for those who do not know, "unknown".
event-GoalsTakenUp =
    { $swapped ->
        [yes] { $seat } 님이 { $place }와 { $second_place }{ $at }를 집어 서로 바꿨어요.
        [no] { $seat } 님이 { $place }와 { $second_place }{ $at }를 집었다가 그대로 돌려놓았어요.
       *[unknown] { $seat } 님이 { $place }와 { $second_place }{ $at }를 집었다가 내려놓았어요. 바꿨는지는 알 수 없어요.
    }
    .you =
        { $swapped ->
            [yes] { $place }와 { $second_place }{ $at }를 집어 서로 바꿨어요.
           *[no] { $place }와 { $second_place }{ $at }를 집었다가 그대로 돌려놓았어요.
        }
event-CardsSeen = { $seat } 님이 카드를 봤어요. 1장을 가질 수 있어요: { $cards }.
    .you = 카드를 봤어요. 1장을 가질 수 있어요: { $cards }.
event-CardsSeen-hidden = { $seat } 님이 카드 { $count }장을 봤어요.
event-CardKept = { $seat } 님이 ‘{ $card }’ 카드를 갖고 나머지를 뒷면으로 돌려놓았어요.
    .you = ‘{ $card }’ 카드를 갖고 나머지를 뒷면으로 돌려놓았어요.
event-CardKept-hidden = { $seat } 님이 그중 1장을 갖고 나머지를 뒷면으로 돌려놓았어요.
# $target is the player whose card was vetoed.
event-CardVetoed = { $seat } 님이 거부권을 써서 { $whose } ‘{ $card }’ 카드를 무효로 만들었어요.
    .you = 거부권을 써서 { $whose } ‘{ $card }’ 카드를 무효로 만들었어요.
# $clockwise is "yes" or "no".
event-DirectionTurned =
    { $clockwise ->
        [yes] { $seat } 님이 ‘{ $card }’ 카드를 썼어요. 차례가 다시 시계 방향으로 돌아요.
       *[no] { $seat } 님이 ‘{ $card }’ 카드를 썼어요. 이제 차례가 시계 반대 방향으로 돌아요.
    }
    .you =
        { $clockwise ->
            [yes] ‘{ $card }’ 카드를 썼어요. 차례가 다시 시계 방향으로 돌아요.
           *[no] ‘{ $card }’ 카드를 썼어요. 이제 차례가 시계 반대 방향으로 돌아요.
        }
# $turned is "yes" or "no".
event-PathMoved =
    { $turned ->
        [yes] { $seat } 님이 ‘우회로’ 카드로 ‘{ $card }’ 카드{ $at }를 180° 돌려 옮겼어요.
       *[no] { $seat } 님이 ‘우회로’ 카드로 ‘{ $card }’ 카드{ $at }를 옮겼어요.
    }
    .you =
        { $turned ->
            [yes] ‘우회로’ 카드로 ‘{ $card }’ 카드{ $at }를 180° 돌려 옮겼어요.
           *[no] ‘우회로’ 카드로 ‘{ $card }’ 카드{ $at }를 옮겼어요.
        }

## Treasure chests

event-ChestsHidden = 굴에 보물 상자{ $at }가 숨겨졌어요.
event-TunnelTurned = { $seat } 님이 상자 굴{ $at }에 도달했어요: { $card }.
    .you = 상자 굴{ $at }에 도달했어요: { $card }.
event-ChestOpened = { $seat } 님이 보물 상자{ $at }를 열었어요: { $card }.
    .you = 보물 상자{ $at }를 열었어요: { $card }.
# $card is the tunnel above the chest.
event-ChestSeen = { $seat } 님이 보물 상자{ $at }를 봤어요: { $chest_card }, 덮은 카드는 { $card }.
    .you = 보물 상자{ $at }를 봤어요: { $chest_card }, 덮은 카드는 { $card }.
event-ChestSeen-hidden = { $seat } 님이 보물 상자{ $at }를 봤어요.
event-ChestBuried = { $seat } 님이 ‘낙석’ 카드를 썼어요. 보물 상자{ $at }가 열리지 못한 채 사라졌어요.
    .you = ‘낙석’ 카드를 썼어요. 보물 상자{ $at }가 열리지 못한 채 사라졌어요.
event-NuggetGranted = { $seat } 님이 금덩이 { $worth }개짜리 금 카드를 받았어요.
    .you = 금덩이 { $worth }개짜리 금 카드를 받았어요.
event-GoalMoved = { $seat } 님이 { $place }{ $at }를 시작 카드에서 한 칸 더 멀리 옮겼어요.
    .you = { $place }{ $at }를 시작 카드에서 한 칸 더 멀리 옮겼어요.
event-CardTaken = { $seat } 님이 { $whose } 손패에서 카드를 가져갔어요: { $card }.
    .you = { $whose } 손패에서 카드를 가져왔어요: { $card }.
event-CardTaken-hidden = { $seat } 님이 { $whose } 손패에서 카드를 1장 가져갔어요.
event-DiscardsMixed = { $seat } 님이 버린 카드 더미를 모두 뒷면으로 섞었어요.
    .you = 버린 카드 더미를 모두 뒷면으로 섞었어요.
event-CardsLost =
    { $count ->
        [0] 카드 더미가 비어 있어서 버려진 카드가 없어요.
       *[other] 카드 더미 맨 위 { $count }장이 공개되지 않은 채 버려졌어요.
    }

## 튜토리얼

# 튜토리얼에 함께 앉는 사람들의 이름. 쉼표로 나눔.
lesson-names = 민지, 준호, 도윤, 서연
