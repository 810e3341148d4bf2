### Журнал гри словами: одне повідомлення на подію; імена подано текстом, кількості й вартості – числами.
### `.you` – як людині розповідають про те, що зробила вона сама; $target тоді може бути «ви» або «ви самі».
### $target завжди в називному відмінку; $whose – той самий гравець як власник: «у гравця Bo», «у вас».
### Вибирайте за $toward, а не за ім’ям: "you" (хто читає), "self" (хто діє), "other" або, без цілі, "nobody".
### Де є $tool, там є і його $tool_key: "pick", "lantern", "cart" чи id іншої карти.

list-comma = { ", " }
# Двоє або більше людей у реченні.
list-pair = { $first } та { $last }
list-last = { $others } та { $last }
# Ім’я людини в реченні чи переліку.
person = { $name }
log-you = ви
log-yourself = ви самі
log-whose = у гравця { $name }
log-whose-you = у вас

# The names of the goals, the same on every screen; `.object` is the accusative, `.of` the genitive.
goal-top = найвища мета
    .short = Найвища
    .object = найвищу мету
    .of = найвищої мети
goal-above = друга згори мета
    .short = Друга згори
    .object = другу згори мету
    .of = другої згори мети
goal-upper = верхня мета
    .short = Верхня
    .object = верхню мету
    .of = верхньої мети
goal-middle = середня мета
    .short = Середня
    .object = середню мету
    .of = середньої мети
goal-lower = нижня мета
    .short = Нижня
    .object = нижню мету
    .of = нижньої мети
goal-below = друга знизу мета
    .short = Друга знизу
    .object = другу знизу мету
    .of = другої знизу мети
goal-bottom = найнижча мета
    .short = Найнижча
    .object = найнижчу мету
    .of = найнижчої мети
goal-numbered = мета { $number } згори
    .short = Мета { $number }
    .object = мету { $number } згори
    .of = мети { $number } згори
goal-unknown = мета
    .short = Мета
    .object = мету
    .of = мети
# What is at a space that is no goal.
place-here = ця карта
    .object = цю карту
    .of = цієї карти
# Coordinates, for those who want them, right after what is there.
log-at = { " " }({ $cells })

## Every round

event-RoundStarted = Раунд { $round } починається. Перший хід: { $seat }.
    .you = Раунд { $round } починається. Перший хід – ваш.
event-SeatTaken = { $seat } грає далі замість бота { $was }.
    .you = Ви граєте далі замість бота { $was }.
event-CardLaidOut = Від самого початку лежить карта «{ $card }»{ $at }.
event-RoleDealt = { $seat } отримує роль: { $role }.
    .you = Ви отримуєте роль: { $role }.
event-RoleDealt-hidden = { $seat } отримує таємну роль.
event-HandDealt = { $seat } отримує карти: { $cards }.
    .you = Ви отримуєте карти: { $cards }.
event-HandDealt-hidden =
    { $count ->
        [one] { $seat } отримує { $count } карту.
        [few] { $seat } отримує { $count } карти.
        [many] { $seat } отримує { $count } карт.
       *[other] { $seat } отримує { $count } карти.
    }

## Turns

# $turned is "yes" or "no".
event-PathLaid =
    { $turned ->
        [yes] { $seat } викладає карту «{ $card }»{ $at }, розвернувши на 180°.
       *[no] { $seat } викладає карту «{ $card }»{ $at }.
    }
    .you =
        { $turned ->
            [yes] Ви викладаєте карту «{ $card }»{ $at }, розвернувши на 180°.
           *[no] Ви викладаєте карту «{ $card }»{ $at }.
        }
event-ToolBroken =
    { $toward ->
        [you] { $seat } грає на вас карту «{ $card }».
       *[other] { $seat } грає карту «{ $card }» на гравця { $target }.
    }
    .you = Ви граєте карту «{ $card }» на гравця { $target }.
event-ToolFixed =
    { $toward ->
        [you] { $seat } грає на вас карту «{ $card }». Полагоджено: { $tool }.
        [self] { $seat } грає на себе карту «{ $card }». Полагоджено: { $tool }.
       *[other] { $seat } грає карту «{ $card }» на гравця { $target }. Полагоджено: { $tool }.
    }
    .you =
        { $toward ->
            [self] Ви граєте на себе карту «{ $card }». Полагоджено: { $tool }.
           *[other] Ви граєте карту «{ $card }» на гравця { $target }. Полагоджено: { $tool }.
        }
# $card is the path card that was hit.
event-RockFell = { $seat } грає обвал тунелю: карти «{ $card }»{ $at } більше немає.
    .you = Ви граєте обвал тунелю: карти «{ $card }»{ $at } більше немає.
event-MapRead = { $seat } дивиться { $place_object }{ $at }: { $goal }.
    .you = Ви дивитеся { $place_object }{ $at }: { $goal }.
event-MapRead-hidden = { $seat } дивиться { $place_object }{ $at }.
event-CardsPassed = { $seat } пропускає хід і скидає: { $cards }.
    .you = Ви пропускаєте хід і скидаєте: { $cards }.
event-CardsPassed-hidden =
    { $count ->
        [0] { $seat } пропускає хід.
        [one] { $seat } пропускає хід і скидає { $count } карту.
        [few] { $seat } пропускає хід і скидає { $count } карти.
        [many] { $seat } пропускає хід і скидає { $count } карт.
       *[other] { $seat } пропускає хід і скидає { $count } карти.
    }
    .you = Ви пропускаєте хід.
event-TurnSkipped = { $seat } не має карт і пропускає цей хід.
    .you = Ви не маєте карт і пропускаєте цей хід.
event-CardDrawn = { $seat } добирає карту «{ $card }».
    .you = Ви добираєте карту «{ $card }».
event-CardDrawn-hidden = { $seat } добирає карту.
event-GoalTurned = { $seat } дістається { $place_of }{ $at }: { $goal }.
    .you = Ви дістаєтеся { $place_of }{ $at }: { $goal }.
# $turned is "yes" or "no".
event-CardFitted =
    { $turned ->
        [yes] Карта «{ $card }»{ $at } тепер частина лабіринту, розвернута на 180°.
       *[no] Карта «{ $card }»{ $at } тепер частина лабіринту.
    }

## Calling the round, giving up

event-CallProposed = { $seat } пропонує завершити раунд достроково.
    .you = Ви пропонуєте завершити раунд достроково.
# $agrees is "yes" or "no".
event-CallAnswered =
    { $agrees ->
        [yes] { $seat } погоджується завершити раунд достроково.
       *[no] { $seat } хоче грати далі.
    }
    .you =
        { $agrees ->
            [yes] Ви погоджуєтеся завершити раунд достроково.
           *[no] Ви хочете грати далі.
        }
event-GaveUp = { $seat } визнає поразку в цьому раунді.
    .you = Ви визнаєте поразку в цьому раунді.

## End of the round, gold

# $winner is "diggers", "saboteurs", "greedy" or "nobody"; in Saboteur 2 also "diggers_blue",
# "diggers_green", "boss" or "profiteer", and "diggers" means both teams.
event-RoundEnded =
    { $winner ->
        [diggers] Раунд завершено: перемогли золотошукачі.
        [diggers_blue] Раунд завершено: перемогли сині золотошукачі.
        [diggers_green] Раунд завершено: перемогли зелені золотошукачі.
        [boss] Раунд завершено: золото знайдено, але не переміг жоден золотошукач – лише бос.
        [profiteer] Раунд завершено: переміг лише посередник.
        [saboteurs] Раунд завершено: перемогли саботери.
        [greedy] Раунд завершено: жадюга переміг сам-один.
       *[nobody] Раунд завершено: не переміг ніхто.
    }
event-RolesRevealed = Ролі розкрито: { $roles }.
event-NuggetsDrawn =
    { $count ->
        [one] Витягнуто { $count } карту скарбів.
        [few] Витягнуто { $count } карти скарбів.
        [many] Витягнуто { $count } карт скарбів.
       *[other] Витягнуто { $count } карти скарбів.
    }
event-NuggetPicked =
    { $seat } обирає карту скарбів на { $worth ->
        [one] { $worth } золотий
        [few] { $worth } золоті
        [many] { $worth } золотих
       *[other] { $worth } золотого
    }.
    .you =
        Ви обираєте карту скарбів на { $worth ->
            [one] { $worth } золотий
            [few] { $worth } золоті
            [many] { $worth } золотих
           *[other] { $worth } золотого
        }.
event-NuggetPicked-hidden = { $seat } обирає карту скарбів.
# $worths is a list as text.
event-NuggetsTaken =
    { $tokens ->
        [0] { $seat } бере карти скарбів (золота: { $worths }).
        [one] { $seat } бере карти скарбів (золота: { $worths }) і { $tokens } золотий із запасу.
        [few] { $seat } бере карти скарбів (золота: { $worths }) і { $tokens } золоті із запасу.
        [many] { $seat } бере карти скарбів (золота: { $worths }) і { $tokens } золотих із запасу.
       *[other] { $seat } бере карти скарбів (золота: { $worths }) і { $tokens } золотого із запасу.
    }
    .you =
        { $tokens ->
            [0] Ви берете карти скарбів (золота: { $worths }).
            [one] Ви берете карти скарбів (золота: { $worths }) і { $tokens } золотий із запасу.
            [few] Ви берете карти скарбів (золота: { $worths }) і { $tokens } золоті із запасу.
            [many] Ви берете карти скарбів (золота: { $worths }) і { $tokens } золотих із запасу.
           *[other] Ви берете карти скарбів (золота: { $worths }) і { $tokens } золотого із запасу.
        }
event-NuggetsTaken-hidden =
    { $count ->
        [0] { $tokens ->
            [one] { $seat } бере із запасу { $tokens } золотий.
            [few] { $seat } бере із запасу { $tokens } золоті.
            [many] { $seat } бере із запасу { $tokens } золотих.
           *[other] { $seat } бере із запасу { $tokens } золотого.
        }
        [one] { $tokens ->
            [0] { $seat } бере { $count } карту скарбів.
            [one] { $seat } бере { $count } карту скарбів і { $tokens } золотий із запасу.
            [few] { $seat } бере { $count } карту скарбів і { $tokens } золоті із запасу.
            [many] { $seat } бере { $count } карту скарбів і { $tokens } золотих із запасу.
           *[other] { $seat } бере { $count } карту скарбів і { $tokens } золотого із запасу.
        }
        [many] { $tokens ->
            [0] { $seat } бере { $count } карт скарбів.
            [one] { $seat } бере { $count } карт скарбів і { $tokens } золотий із запасу.
            [few] { $seat } бере { $count } карт скарбів і { $tokens } золоті із запасу.
            [many] { $seat } бере { $count } карт скарбів і { $tokens } золотих із запасу.
           *[other] { $seat } бере { $count } карт скарбів і { $tokens } золотого із запасу.
        }
        [few] { $tokens ->
            [0] { $seat } бере { $count } карти скарбів.
            [one] { $seat } бере { $count } карти скарбів і { $tokens } золотий із запасу.
            [few] { $seat } бере { $count } карти скарбів і { $tokens } золоті із запасу.
            [many] { $seat } бере { $count } карти скарбів і { $tokens } золотих із запасу.
           *[other] { $seat } бере { $count } карти скарбів і { $tokens } золотого із запасу.
        }
       *[other] { $seat } бере { $count } карти скарбів. Золото із запасу: { $tokens }.
    }
    .you =
        { $tokens ->
            [one] Ви берете із запасу { $tokens } золотий.
            [few] Ви берете із запасу { $tokens } золоті.
            [many] Ви берете із запасу { $tokens } золотих.
           *[other] Ви берете із запасу { $tokens } золотого.
        }
event-NuggetGiven =
    { $toward ->
        [you] { $seat } віддає вам карту скарбів на { $worth ->
            [one] { $worth } золотий
            [few] { $worth } золоті
            [many] { $worth } золотих
           *[other] { $worth } золотого
        }.
       *[other] { $seat } віддає гравцеві { $target } карту скарбів на { $worth ->
            [one] { $worth } золотий
            [few] { $worth } золоті
            [many] { $worth } золотих
           *[other] { $worth } золотого
        }.
    }
    .you =
        Ви віддаєте гравцеві { $target } карту скарбів на { $worth ->
            [one] { $worth } золотий
            [few] { $worth } золоті
            [many] { $worth } золотих
           *[other] { $worth } золотого
        }.
event-NuggetGiven-hidden = { $seat } віддає карту скарбів гравцеві { $target }.
# $seat is the player who receives the gold.
event-GoldPaid =
    { $tokens ->
        [one] { $seat } отримує { $tokens } золотий.
        [few] { $seat } отримує { $tokens } золоті.
        [many] { $seat } отримує { $tokens } золотих.
       *[other] { $seat } отримує { $tokens } золотого.
    }
    .you =
        { $tokens ->
            [one] Ви отримуєте { $tokens } золотий.
            [few] Ви отримуєте { $tokens } золоті.
            [many] Ви отримуєте { $tokens } золотих.
           *[other] Ви отримуєте { $tokens } золотого.
        }
event-NuggetTurnedIn =
    { $seat } здає карту скарбів на { $worth ->
        [one] { $worth } золотий
        [few] { $worth } золоті
        [many] { $worth } золотих
       *[other] { $worth } золотого
    }, щоб заплатити 1 золотий.
    .you =
        Ви здаєте карту скарбів на { $worth ->
            [one] { $worth } золотий
            [few] { $worth } золоті
            [many] { $worth } золотих
           *[other] { $worth } золотого
        }, щоб заплатити 1 золотий.
# $toward is "nobody" if the gold goes to the bank.
event-GoldGiven =
    { $toward ->
        [nobody] { $seat } платить у запас 1 золотий.
        [you] { $seat } платить вам 1 золотий.
       *[other] { $seat } платить 1 золотий гравцеві { $target }.
    }
    .you =
        { $toward ->
            [nobody] Ви платите в запас 1 золотий.
           *[other] Ви платите 1 золотий гравцеві { $target }.
        }
event-RoleSeen = { $seat } дивиться, яка { $whose } роль: { $role }.
    .you = Ви дивитеся, яка { $whose } роль: { $role }.
event-RoleSeen-hidden = { $seat } дивиться, яка { $whose } роль.
event-RoleExchanged = { $seat } міняє роль. Нова роль: { $role }.
    .you = Ви міняєте роль. Ваша нова роль: { $role }.
event-RoleExchanged-hidden = { $seat } міняє роль.
event-GameEnded = Гру завершено. Золото: { $scores }. Перемога: { $winners }.

## Toll tunnels, the large card

event-DwarfPlaced = { $seat } скидає карту «{ $card }» і ставить гнома{ $at }.
    .you = Ви скидаєте карту «{ $card }» і ставите гнома{ $at }.
event-DwarfPlaced-hidden = { $seat } скидає карту і ставить гнома{ $at }.
# $seat is the player who put the dwarf there.
event-DwarfGone = Гном гравця { $seat }{ $at } вибуває до кінця раунду.
    .you = Ваш гном{ $at } вибуває до кінця раунду.
event-SponsorAsked =
    { $toward ->
        [you] { $seat } хоче зіграти карту «{ $card }»{ $at } і просить вас заплатити за прохід.
       *[other] { $seat } хоче зіграти карту «{ $card }»{ $at } і просить гравця { $target } заплатити за прохід.
    }
    .you = Ви хочете зіграти карту «{ $card }»{ $at } і просите гравця { $target } заплатити за прохід.
# $agrees is "yes" or "no".
event-SponsorAnswered =
    { $agrees ->
        [yes] { $seat } погоджується заплатити за прохід.
       *[no] { $seat } відмовляється платити за прохід.
    }
    .you =
        { $agrees ->
            [yes] Ви погоджуєтеся заплатити за прохід.
           *[no] Ви відмовляєтеся платити за прохід.
        }
event-LargeCardReached = { $seat } з’єднує велику карту{ $at } з початком.
    .you = Ви з’єднуєте велику карту{ $at } з початком.

## Saboteur 2

# $toward is "nobody" if the card is aimed at nobody.
event-ActionPlayed =
    { $toward ->
        [nobody] { $seat } грає карту «{ $card }».
        [you] { $seat } грає на вас карту «{ $card }».
        [self] { $seat } грає на себе карту «{ $card }».
       *[other] { $seat } грає карту «{ $card }» на гравця { $target }.
    }
    .you =
        { $toward ->
            [nobody] Ви граєте карту «{ $card }».
            [self] Ви граєте на себе карту «{ $card }».
           *[other] Ви граєте карту «{ $card }» на гравця { $target }.
        }
# $tool is the card that lay in front.
event-FrontCleared = { $seat } скидає дві карти, щоб прибрати карту перед собою: { $tool }.
    .you = Ви скидаєте дві карти, щоб прибрати карту перед собою: { $tool }.
event-CardDiscarded = { $seat } скидає долілиць карту «{ $card }».
    .you = Ви скидаєте долілиць карту «{ $card }».
event-CardDiscarded-hidden = { $seat } скидає карту долілиць.
event-HandTaken = { $seat } тепер має в руці: { $cards }.
    .you = Тепер у вас у руці: { $cards }.
event-HandTaken-hidden =
    { $count ->
        [0] { $seat } тепер не має карт.
        [one] { $seat } тепер має { $count } карту.
        [few] { $seat } тепер має { $count } карти.
        [many] { $seat } тепер має { $count } карт.
       *[other] { $seat } тепер має { $count } карти.
    }
    .you = Тепер у вас немає карт.
event-GoldStolen = { $seat } краде { $whose } 1 золотий.
    .you = Ви крадете { $whose } 1 золотий.

## Championship cards

# $swapped is "yes", "no" or, for those who do not know, "unknown".
event-GoalsTakenUp =
    { $swapped ->
        [yes] { $seat } бере { $place_object } і { $second_place_object }{ $at } та міняє їх місцями.
        [no] { $seat } бере { $place_object } і { $second_place_object }{ $at } та повертає, як було.
       *[unknown] { $seat } бере { $place_object } і { $second_place_object }{ $at } та кладе назад, можливо, помінявши.
    }
    .you =
        { $swapped ->
            [yes] Ви берете { $place_object } і { $second_place_object }{ $at } та міняєте їх місцями.
           *[no] Ви берете { $place_object } і { $second_place_object }{ $at } та повертаєте, як було.
        }
event-CardsSeen = { $seat } дивиться карти й може залишити одну: { $cards }.
    .you = Ви дивитеся карти й можете залишити одну: { $cards }.
event-CardsSeen-hidden =
    { $count ->
        [one] { $seat } дивиться { $count } карту.
        [few] { $seat } дивиться { $count } карти.
        [many] { $seat } дивиться { $count } карт.
       *[other] { $seat } дивиться { $count } карти.
    }
event-CardKept = { $seat } залишає собі карту «{ $card }». Решта повертається долілиць.
    .you = Ви залишаєте собі карту «{ $card }». Решта повертається долілиць.
event-CardKept-hidden = { $seat } залишає собі одну з них. Решта повертається долілиць.
# $target is the player whose card was vetoed.
event-CardVetoed = { $seat } накладає вето: { $whose } не спрацьовує карта «{ $card }».
    .you = Ви накладаєте вето: { $whose } не спрацьовує карта «{ $card }».
# $clockwise is "yes" or "no".
event-DirectionTurned =
    { $clockwise ->
        [yes] { $seat } грає карту «{ $card }»: хід знову переходить за годинниковою стрілкою.
       *[no] { $seat } грає карту «{ $card }»: тепер хід переходить проти годинникової стрілки.
    }
    .you =
        { $clockwise ->
            [yes] Ви граєте карту «{ $card }»: хід знову переходить за годинниковою стрілкою.
           *[no] Ви граєте карту «{ $card }»: тепер хід переходить проти годинникової стрілки.
        }
# $turned is "yes" or "no".
event-PathMoved =
    { $turned ->
        [yes] { $seat } грає диверсію й перекладає карту «{ $card }», розвернувши на 180°{ $at }.
       *[no] { $seat } грає диверсію й перекладає карту «{ $card }»{ $at }.
    }
    .you =
        { $turned ->
            [yes] Ви граєте диверсію й перекладаєте карту «{ $card }», розвернувши на 180°{ $at }.
           *[no] Ви граєте диверсію й перекладаєте карту «{ $card }»{ $at }.
        }

## Treasure chests

event-ChestsHidden = У лабіринті сховано скрині{ $at }.
event-TunnelTurned = { $seat } дістається тунелю над скринею{ $at }: { $card }.
    .you = Ви дістаєтеся тунелю над скринею{ $at }: { $card }.
event-ChestOpened = { $seat } відкриває скриню{ $at }: { $card }.
    .you = Ви відкриваєте скриню{ $at }: { $card }.
# $card is the tunnel above the chest.
event-ChestSeen = { $seat } дивиться скриню{ $at }: { $chest_card }; над нею { $card }.
    .you = Ви дивитеся скриню{ $at }: { $chest_card }; над нею { $card }.
event-ChestSeen-hidden = { $seat } дивиться скриню{ $at }.
event-ChestBuried = { $seat } грає обвал тунелю: скрині{ $at } більше немає, її так і не відкрили.
    .you = Ви граєте обвал тунелю: скрині{ $at } більше немає, її так і не відкрили.
event-NuggetGranted =
    { $seat } отримує карту скарбів на { $worth ->
        [one] { $worth } золотий
        [few] { $worth } золоті
        [many] { $worth } золотих
       *[other] { $worth } золотого
    }.
    .you =
        Ви отримуєте карту скарбів на { $worth ->
            [one] { $worth } золотий
            [few] { $worth } золоті
            [many] { $worth } золотих
           *[other] { $worth } золотого
        }.
event-GoalMoved = { $seat } відсуває { $place_object } на одне місце далі від початку{ $at }.
    .you = Ви відсуваєте { $place_object } на одне місце далі від початку{ $at }.
event-CardTaken = { $seat } забирає { $whose } карту з руки: { $card }.
    .you = Ви забираєте { $whose } карту з руки: { $card }.
event-CardTaken-hidden = { $seat } забирає { $whose } карту з руки.
event-DiscardsMixed = { $seat } перетасовує скид, усі карти долілиць.
    .you = Ви перетасовуєте скид, усі карти долілиць.
event-CardsLost =
    { $count ->
        [0] Колода вже порожня: жодної карти не втрачено.
        [one] З верху колоди втрачено { $count } карту; її ніхто не бачив.
        [few] З верху колоди втрачено { $count } карти; їх ніхто не бачив.
        [many] З верху колоди втрачено { $count } карт; їх ніхто не бачив.
       *[other] З верху колоди втрачено { $count } карти; їх ніхто не бачив.
    }

## Уроки

# Хто ще сидить за столом уроку, через кому.
lesson-names = Ліна, Богдан, Кирило, Дарина
