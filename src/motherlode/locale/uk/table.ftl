### Стіл у браузері: лабіринт, рука, запитання.

table-hand = Ваша рука
table-prompt = Ваше рішення
table-round-short = { $round }/{ $rounds }
table-deck = Колода
table-discard = Скид
table-players = Гравці
table-strip = Гравці одним поглядом
table-log = Журнал
table-talk = Чат
table-talk-unread = Чат, нових: { $count }
table-more = Ще
table-your-turn = Ваш хід
table-turn-of = Ходить { $seat }
table-window = Усі можуть відреагувати
table-window-short = Реакція?
announced = { $seat } оголошує: { $what }
table-rests = Гра на паузі, доки хтось із гравців не повернеться.
table-rests-short = Гра на паузі
table-over = Гру завершено
table-over-short = Кінець гри
table-waiting-start = Чекаємо на початок гри
table-last-move = Останній хід
table-counter-clockwise = Хід переходить проти годинникової стрілки
table-no-maps = У цьому раунді дивитися цілі не можна
table-offline = Зв’язок втрачено. Відновлюємо…
yourself = ви самі

## The maze

maze-label = Лабіринт. Перетягуйте його або рухайте клавішами зі стрілками; плюс і мінус – масштаб; нуль – показати все.
maze-nearer = Наблизити
maze-farther = Віддалити
maze-all = Показати весь лабіринт
maze-beyond =
    { $count ->
        [one] Показати ще { $count } доступне місце
        [few] Показати ще { $count } доступні місця
        [many] Показати ще { $count } доступних місць
       *[other] Показати ще { $count } доступного місця
    } { $side ->
        [left] ліворуч
        [right] праворуч
        [up] угорі
       *[down] унизу
    }
maze-cell = Місце { $cell }
maze-card = { $card } на місці { $cell }
maze-goal-hidden = { $cell }: { $goal }, долілиць
maze-goal-known = { $cell }: { $goal }, долілиць. Ви її знаєте: { $card }
maze-laid-by = Викладено після вашого останнього ходу. Гравець: { $name }
maze-lookers = Хто дивився: { $names }
maze-chest = Скриня на місці { $cell } під закритим тунелем
maze-chest-known = Скриня на місці { $cell }, над нею { $tunnel }. Ви її знаєте: { $card }
maze-dwarf = Гном гравця { $owner } перед місцем { $cell }
maze-you-know = Ви знаєте цю карту
maze-choose = Обрати { $cell }
maze-choose-turn = Обрано { $cell }. Оберіть ще раз, щоб розвернути карту
maze-choose-play = Обрано { $cell }. Оберіть ще раз, щоб зіграти карту

## The hand, the role

hand-empty = У вас немає карт.
hand-card = { $card }, клавіша { $key }
hand-no-use = { $card }: зараз не зіграти й не скинути
hand-discard-only = { $card }, клавіша { $key }: можна лише скинути
hand-discard-only-told = { $card }: лише скинути
hand-new = нова
role-covered = Ваша роль прихована: утримуйте, щоб глянути; торкніться, щоб відкрити
role-open = Ваша роль: { $role }. Торкніться, щоб приховати
role-name = Роль
role-look = Хто ви?
role-hold = Утримуйте, щоб глянути
explain-close = Закрити
explain-copies =
    { $count ->
        [one] { $count } карта в колоді цієї гри
        [few] { $count } карти в колоді цієї гри
        [many] { $count } карт у колоді цієї гри
       *[other] { $count } карти в колоді цієї гри
    }

## Які ролі в грі

roles-heading = Ролі в цій грі
roles-about = Ролі: { $roles }
roles-dealt = Карт гномів: { $cards }, гравців: { $players }. Кожен отримує одну.
roles-left =
    { $count ->
        [0] Зайвих карт немає.
        [one] Ще { $count } карта лишається прихованою, тож ніхто не знає точно, хто в шахті.
        [few] Ще { $count } карти лишаються прихованими, тож ніхто не знає точно, хто в шахті.
       *[other] Ще { $count } карт лишається прихованими, тож ніхто не знає точно, хто в шахті.
    }
roles-left-saboteur2 = Решта карт, а їх { $count }, лежить долілиць у колоді ролей.
roles-short =
    { $count ->
        [0] { $roles }
       *[other] { $roles } (приховано: { $count })
    }
role-count-digger =
    { $count ->
        [one] { $count } золотошукач
        [few] { $count } золотошукачі
       *[other] { $count } золотошукачів
    }
role-count-saboteur =
    { $count ->
        [one] { $count } саботер
        [few] { $count } саботери
       *[other] { $count } саботерів
    }
role-count-greedy =
    { $count ->
        [one] { $count } жадюга
        [few] { $count } жадюги
       *[other] { $count } жадюг
    }
role-count-digger_blue =
    { $count ->
        [one] { $count } синій золотошукач
        [few] { $count } сині золотошукачі
       *[other] { $count } синіх золотошукачів
    }
role-count-digger_green =
    { $count ->
        [one] { $count } зелений золотошукач
        [few] { $count } зелені золотошукачі
       *[other] { $count } зелених золотошукачів
    }
role-count-boss =
    { $count ->
        [one] { $count } бос
        [few] { $count } боси
       *[other] { $count } босів
    }
role-count-profiteer =
    { $count ->
        [one] { $count } посередник
        [few] { $count } посередники
       *[other] { $count } посередників
    }
role-count-geologist =
    { $count ->
        [one] { $count } геолог
        [few] { $count } геологи
       *[other] { $count } геологів
    }

## Choosing

choose-confirm = Підтвердити
choose-back = Назад
choose-turn = Розвернути
choose-list = Показати списком
choose-list-less = Сховати список
choose-list-short = Список
advice-ask = Підказка
advice-asking = Сильний бот думає…
advice-close = Закрити підказку
choose-more-cards =
    { $count ->
        [one] Оберіть ще { $count } карту
        [few] Оберіть ще { $count } карти
        [many] Оберіть ще { $count } карт
       *[other] Оберіть ще { $count } карти
    }
choose-what = Що зробити з картою «{ $card }»?
choose-place = Оберіть місце: { $what }
choose-second-place = Оберіть друге місце: { $what }
choose-player = Оберіть гравця: { $what }
choose-tool = Що саме?
choose-side = На якій карті стоїть гном?
choose-payer = Хто платить за прохід?
choose-self = Ви самі
choose-you = Ви
choose-sent = Надсилаємо…
held-undo = Скасувати
held-only = Єдиний варіант
held-told = { $what }. Esc – скасувати
held-only-told = Єдиний варіант: { $what }
discard-for-me = Скидати за мене, поки я більше нічого не можу
discard-for-me-how = Спершу крайню ліву карту
discard-stop = Зупинити
discard-ended = Ви знову можете зіграти карту. Автоматичне скидання вимкнено.
unconfirmed-offer = Грати без підтвердження?
unconfirmed-how = Перетягніть карту або двічі торкніться місця.
unconfirmed-yes = Увімкнути
unconfirmed-no = Ні, дякую
let-all = Дозволяти все до мого ходу
let-all-end = Питати мене знову
let-round = Дозволяти цього раунду
wait-for = Чекаємо: вирішує { $seat }…
choose-seconds =
    { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунди
        [many] { $seconds } секунд
       *[other] { $seconds } секунди
    }
side-n = згори
side-e = праворуч
side-s = знизу
side-w = ліворуч
# The same inside a sentence.
on-side-n = згори
on-side-e = праворуч
on-side-s = знизу
on-side-w = ліворуч
# Слова в дужках у назвах карт, за годинниковою стрілкою: коли шахта веде вниз, кожне стає наступним.
sides-turning = вгору, праворуч, вниз, ліворуч; глухо вгорі, глухо праворуч, глухо внизу, глухо ліворуч; вгорі ліворуч, вгорі праворуч, внизу праворуч, внизу ліворуч

## What is asked

ask-Turn = Ваш хід: оберіть карту, щоб зіграти або скинути
ask-DuelTurn = Ваш хід: зіграйте карту або скиньте три
ask-LayPath = Слідопит: оберіть карту тунелю, яку викласти
ask-PassMore = Скинути ще одну карту?
ask-DiscardOneMore = Оберіть другу карту для скидання
ask-WayUp = Карта підходить в обох положеннях. Розвернути її?
ask-OrderGoals = Ви дісталися кількох карт. Яку відкрити першою?
ask-MoveGoal = Яку мету пересунути на місце далі від початку?
ask-PickNugget = Візьміть одну карту скарбів, решту передайте далі
ask-TakeNuggets =
    { $total ->
        [0] Візьміть свою частку картами скарбів
        [one] Візьміть карти скарбів, на яких разом { $total } золотий
        [few] Візьміть карти скарбів, на яких разом { $total } золоті
        [many] Візьміть карти скарбів, на яких разом { $total } золотих
       *[other] Візьміть карти скарбів, на яких разом { $total } золотого
    }
ask-KeepNugget = Залиште собі одну карту скарбів. Другу отримає суперник
ask-TurnInNugget = Якою картою скарбів заплатити за прохід? Решту отримаєте жетонами
ask-KeepCard = Залиште собі одну карту. Решта повернеться долілиць
ask-Steal = У кого вкрасти 1 золотий?
ask-RobHand = З чиєї руки взяти карту?
ask-LookAtRole = Чию роль подивитися?
ask-SwapOrNot = Поміняти ці дві цілі місцями? Знатимете лише ви
ask-PayToll =
    { $who ->
        [nobody] Заплатити за чийсь прохід?
       *[other] Заплатити за прохід гравця { $seat }?
    }
ask-VetoWindow =
    { $who ->
        [nobody] Хтось хоче зіграти карту «{ $card }». Дозволити?
       *[other] { $seat } хоче зіграти карту «{ $card }». Дозволити?
    }
ask-CallRound =
    { $who ->
        [nobody] Хтось пропонує завершити раунд достроково. Погодитися?
       *[other] { $seat } пропонує завершити раунд достроково. Погодитися?
    }
ask-other = Оберіть

## What a button does; $card is a card's title

verb-lay = Викласти
verb-ladder = Викласти
verb-pass = Скинути
verb-discard = Скинути
verb-break = Зіграти
verb-fix = Зіграти
verb-rockfall = Зіграти
verb-map = Зіграти
verb-dwarf = Поставити гнома
verb-clear = Прибрати карту
verb-enough = Досить
verb-give_up = Визнати поразку
verb-upright = Не розвертати
verb-turned = Розвернути
verb-swap = Поміняти
verb-leave = Не міняти
verb-let = Дозволити
verb-veto = Вето!
verb-agree = Погодитися
verb-refuse = Відмовитися
verb-idle = Нічого не робити
verb-theft = Зіграти
verb-hands_off = Зіграти
verb-trapped = Зіграти
verb-free = Зіграти
verb-inspection = Зіграти
verb-swap_hats = Зіграти
verb-swap_hands = Зіграти
verb-take_up = Зіграти
verb-storage = Зіграти
verb-turnabout = Зіграти
verb-jack_of_all_trades = Зіграти
verb-pathfinder = Зіграти
verb-divert = Зіграти

## What is about to happen

# $turned is "yes" or "no"; $pays is "none", "self" or "other"; $payer is a name.
do-lay =
    { $pays ->
        [none]
            { $turned ->
                [yes] Викласти розвернуту карту «{ $card }»{ $at }
               *[no] Викласти карту «{ $card }»{ $at }
            }
        [self] Викласти карту «{ $card }»{ $at } і заплатити за прохід
       *[other] Викласти карту «{ $card }»{ $at } і попросити гравця { $payer } заплатити за прохід
    }
do-ladder =
    { $pays ->
        [none]
            { $turned ->
                [yes] Викласти розвернуту карту «{ $card }»{ $at }
               *[no] Викласти карту «{ $card }»{ $at }
            }
        [self] Викласти карту «{ $card }»{ $at } і заплатити за прохід
       *[other] Викласти карту «{ $card }»{ $at } і попросити гравця { $payer } заплатити за прохід
    }
do-divert =
    { $pays ->
        [none] Перекласти останню викладену карту на це місце{ $at }
        [self] Перекласти останню викладену карту на це місце{ $at } і заплатити за прохід
       *[other] Перекласти останню викладену карту на це місце{ $at } і попросити гравця { $payer } заплатити за прохід
    }
do-rockfall = Прибрати цю карту{ $at }
do-map = Подивитися { $place_object }{ $at }
do-take_up = Взяти { $place_object } і { $second_place_object }{ $at }
do-dwarf = Скинути карту «{ $card }» і поставити гнома{ $at }, на карту { $side }
do-clear = Скинути карту «{ $card }» і ще одну, щоб прибрати карту перед собою: { $tool }
do-pass =
    { $count ->
        [one] Скинути: { $cards }
        [few] Скинути { $count } карти: { $cards }
        [many] Скинути { $count } карт: { $cards }
       *[other] Скинути { $count } карти: { $cards }
    }
do-discard = Скинути: { $cards }
do-break = Зіграти карту «{ $card }» на гравця { $target }
# $self is "yes" or "no"; $tool may be "none".
do-fix =
    { $self ->
        [yes] { $tool_key ->
            [pick] Полагодити собі кирку
            [lantern] Полагодити собі ліхтар
            [cart] Полагодити собі вагонетку
           *[other] Полагодити собі: { $tool }
        }
       *[no] { $tool_key ->
            [pick] Полагодити кирку гравцеві { $target }
            [lantern] Полагодити ліхтар гравцеві { $target }
            [cart] Полагодити вагонетку гравцеві { $target }
           *[other] Полагодити гравцеві { $target }: { $tool }
        }
    }
do-jack_of_all_trades =
    { $self ->
        [yes] { $tool_key ->
            [pick] Полагодити собі кирку
            [lantern] Полагодити собі ліхтар
            [cart] Полагодити собі вагонетку
           *[other] Полагодити собі: { $tool }
        }
       *[no] { $tool_key ->
            [pick] Полагодити кирку гравцеві { $target }
            [lantern] Полагодити ліхтар гравцеві { $target }
            [cart] Полагодити вагонетку гравцеві { $target }
           *[other] Полагодити гравцеві { $target }: { $tool }
        }
    }
do-inspection = Подивитися роль гравця { $target }
do-swap_hats =
    { $self ->
        [yes] Поміняти власну роль
       *[no] Змусити гравця { $target } поміняти роль
    }
do-swap_hands = Обмінятися картами з гравцем { $target }
do-steal = Вкрасти 1 золотий у гравця { $target }
do-rob = Взяти карту з руки гравця { $target }
do-look_at = Подивитися роль гравця { $target }
do-turn = Спершу відкрити { $place_object }{ $at }
do-move_goal = Відсунути { $place_object } на одне місце далі від початку{ $at }
do-take = Взяти золото: { $worths }
do-keep = Залишити: { $card }
do-upright = Не розвертати
do-turned = Розвернути
do-swap = Поміняти дві цілі місцями
do-leave = Лишити дві цілі на місцях
do-let = Дозволити
do-veto = Зіграти вето
do-agree = Погодитися
do-refuse = Відмовитися
do-enough = Більше не скидати
do-give_up = Визнати поразку в цьому раунді
do-idle = Нічого не робити
do-form-cell = Зіграти карту «{ $card }»{ $at }
do-form-cells = Зіграти карту «{ $card }»: { $place } і { $second_place }{ $at }
do-form-seat =
    { $toward ->
        [self] { $tool ->
            [none] Зіграти на себе карту «{ $card }»
           *[other] Зіграти на себе карту «{ $card }» ({ $tool })
        }
       *[other] { $tool ->
            [none] Зіграти карту «{ $card }» на гравця { $target }
           *[other] Зіграти карту «{ $card }» на гравця { $target } ({ $tool })
        }
    }
do-form-who = { $target }
do-form-card = Зіграти карту «{ $card }»
do-form-pick = { $card }
do-form-cards = { $verb }: { $cards }
do-form-place = { $place }{ $at }
do-form-worths = { $worths }
do-form-side = Зіграти карту «{ $card }»{ $at }, { $side }
do-form-front = Скинути карту «{ $card }» за карту перед собою: { $tool }

## Between two rounds

table-round-over = Раунд завершено
table-round-over-short = Кінець раунду
clock-intermission =
    { $seconds ->
        [one] Наступний раунд через { $seconds } секунду
        [few] Наступний раунд через { $seconds } секунди
       *[other] Наступний раунд через { $seconds } секунд
    }
pause-ready = Наступний раунд
pause-is-ready = Чекаємо на інших
pause-prolong = Більше часу
pause-waits = Чекаємо на гравців: { $names }
round-total = усього { $gold }
vote-right = Хто розкусив гравця { $name }: { $names }
vote-wrong = Хто помилився щодо гравця { $name }: { $names }
vote-unseen = Гравця { $name } ніхто не розкусив
table-poll = Голосування!
table-poll-waits = Чекаємо на голоси
clock-poll =
    { $seconds ->
        [one] На голосування ще { $seconds } секунда
        [few] На голосування ще { $seconds } секунди
       *[other] На голосування ще { $seconds } секунд
    }
error-no_intermission = Наступний раунд уже почався.
error-prolonged = Хтось уже попросив більше часу.

## After a game

podium = Підсумок гри
podium-rank = { $rank }-е місце
awards = Нагороди
awards-soon = Визначаємо нагороди…
awards-gold = Золото за раундами
awards-total = Разом
award-bluff = Найдовший блеф
award-bluff-how = { $name }: ходів без жодної підозри – { $count }
award-scapegoat = Цап-відбувайло
award-scapegoat-how =
    { $count ->
        [one] { $name } копає чесно, але { $count } раз під підозрою
        [few] { $name } копає чесно, але { $count } рази під підозрою
       *[other] { $name } копає чесно, але { $count } разів під підозрою
    }
award-finisher = Найкращий фініш
award-finisher-how =
    { $count ->
        [1] { $name } дістається скарбу
        [one] { $name } дістається скарбу { $count } раз
        [few] { $name } дістається скарбу { $count } рази
       *[other] { $name } дістається скарбу { $count } разів
    }
award-lie = Вдала брехня
award-lie-how = { $name } бреше й виграє раунд
award-sleuth = Гостре око
award-sleuth-how = { $name }: викрито саботерів – { $count }
award-wrecker = Гроза інструментів
award-wrecker-how = { $name }: зламано інструментів – { $count }
award-builder = Найбільше праці
award-builder-how = { $name }: викладено карт тунелів – { $count }
