### Короткі тексти гри в терміналі: запитання, підписи, довідка.

## Prompts

prompt-Turn = Ваш хід: зіграйте карту або пропустіть хід, скинувши одну
prompt-DuelTurn = Ваш хід: викладіть карту тунелю, зіграйте обвал чи розвідку або скиньте три карти
prompt-WayUp = Карта підходить в обох положеннях. Розвернути її?
prompt-OrderGoals = Ви дісталися кількох карт. Яку відкрити першою?
prompt-PickNugget = Візьміть одну карту скарбів, решту отримає наступний гравець
prompt-TakeNuggets =
    { $total ->
        [0] Візьміть свою частку картами скарбів
        [one] Ваша частка: візьміть карти скарбів, на яких разом { $total } золотий
        [few] Ваша частка: візьміть карти скарбів, на яких разом { $total } золоті
        [many] Ваша частка: візьміть карти скарбів, на яких разом { $total } золотих
       *[other] Ваша частка: візьміть карти скарбів, на яких разом { $total } золотого
    }
prompt-KeepNugget = Яку карту скарбів залишити? Другу отримає суперник
prompt-CallRound = Хтось хоче завершити раунд достроково. Погодитися чи грати далі?

## Labels

label-hand = Рука
label-players = Гравці
label-deck = Колода
label-discard = Скид
label-round = Раунд { $round } з { $rounds }
label-role = Роль
label-tools = Зламані інструменти
label-cards = Карти
label-gold = Золото
label-players-briefly = Гравці (карти, × перед гравцем, $ золото):

label-you = { $name } (ви)
label-seed = зерно { $seed }
label-player-count =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
        [many] { $count } гравців
       *[other] { $count } гравця
    }

## Signs of the maze

sign-start = { $sign } початок
sign-goal_treasure = { $sign } золото
sign-goal_stone = { $sign } камінь
sign-goal_bag1 = { $sign } 1 золотий
sign-goal_bag2 = { $sign } 2 золоті
sign-goal_dragon = { $sign } дракон
sign-goal_spider = { $sign } павук
sign-crystal = { $sign } кристал
sign-door_blue = { $sign } сині двері
sign-door_green = { $sign } зелені двері
sign-ladder = { $sign } лаз
sign-large = { $sign } велика карта
sign-hidden = { $sign } закрита мета
sign-face-down = { $sign } закрита скриня
sign-dead-end = { $sign } глухий кут
sign-not-linked = тонко: не з’єднано
pawns-toll_tunnels = { $sign } гном, карту тут викладають за 1 золотий: { $figures }

## Heads of tables

head-module = Модуль
head-title = Назва
head-version = Версія
head-players = Гравці
head-rules = Правила
head-rule = Правило
head-round-won-by = Хто виграв раунд
head-rounds = Раунди
head-share = Частка
head-bot = Бот
head-seats = Місця
head-games-won = Виграно ігор
head-mean-gold = Золота за гру
head-answers = Відповіді
head-illegal = Хибні
head-claims = Заяви
head-true = Правда
head-log-loss = Лог-втрата
head-deal-loss = За роздачею
head-hidden = Приховано
head-think-half = Медіана, мс
head-think-most = 95%, мс
head-diggers-win = Золотошукачі виграли
head-difference = Різниця
head-matches = Ігри
head-gained = Виграш
head-rating = Рейтинг
head-as-digger = Як золотошукач
head-as-saboteur = Як саботер
head-measured = Вимір
head-unit = Одиниця
head-result = Результат
head-best = Найкращий
head-target = Ціль
head-mark = Гаразд

## Who won

## At the table

about = Ідеться про: { $choice }
about-card = { $seat } хоче зіграти карту «{ $card }»: { $choice }
answers-are = Можна відповісти: { $answers }
yes-or-no = Введіть т (так) або н (ні).
# Що означає «так» і «ні», через кому.
words-yes = т, так, y, yes
words-no = н, ні, n, no
pause = Enter – далі
why-goal = { $seat } дістається { $place_of }: { $goal }.
    .you = Ви дісталися { $place_of }: { $goal }.
why-gave-up = { $seat } визнає поразку.
    .you = Ви визнали поразку.
why-called = Усі погодилися завершити раунд достроково.
why-cards = Карти закінчилися.
welcome = Ласкаво просимо до шахти! ? – довідка, q – вийти.
you-are = Ваша роль: { $role }
asked = Вирішує { $seat }: «{ $question }»
input = >
input-way = що саме? (Enter – назад) >
input-hint = Номер карти чи відповіді · o всі відповіді · Enter стіл · ? довідка · q вийти
ways =
    { $count ->
        [0] лише скинути
        [one] { $count } варіант
        [few] { $count } варіанти
        [many] { $count } варіантів
       *[other] { $count } варіанта
    }
way-pass = пропустити хід: скинути її
word-turned = розвернута
way-discard = скинувши карту «{ $card }»
group-discard = Скинути три карти (або введіть: pass 1 2 3)
group-dwarf = Поставити гнома на незавершений тунель і скинути карту (T-2)
group-clear = Скинути дві карти, щоб прибрати одну перед собою (S-10)
pool = Карти скарбів на вибір: { $worths }
gold-own =
    { $cards ->
        [one] { $cards } карта скарбів (золота: { $worth })
        [few] { $cards } карти скарбів (золота: { $worth })
        [many] { $cards } карт скарбів (золота: { $worth })
       *[other] { $cards } карти скарбів (золота: { $worth })
    }
gold-cards =
    { $cards ->
        [one] { $cards } карта скарбів
        [few] { $cards } карти скарбів
        [many] { $cards } карт скарбів
       *[other] { $cards } карти скарбів
    }
refused = Так не вийде: { $reason }
no-such-number =
    { $count ->
        [0] номера { $number } тут немає
        [1] номера { $number } тут немає, є лише 1
       *[other] номера { $number } тут немає, є лише від 1 до { $count }
    }
one-number-less = у цій відповіді зайве одне число
explain-what = вкажіть карту за номером (?3) або за назвою (? map)
call-refused = запропонувати завершити раунд можна лише під час ходу і лише раз (B-56)
say-refused = заявляють про ціль, іншого гравця чи інструмент, доки триває раунд
say-enough = у цьому раунді ви сказали вже досить
spare-role = (відкладено)
no-way = цю карту зараз не можна ні зіграти, ні скинути саму
discard-known = ({ $card }, долілиць: її поклали ви або бачили всі)
discard-unknown = (долілиць)
discard-empty = Скид порожній.
final-scores = Підсумок
game-won =
    { $count ->
        [1] Гру виграє { $winners }.
       *[other] Гру разом виграють { $winners }.
    }
    .you =
        { $count ->
            [1] Ви виграли гру.
           *[other] Гру разом виграють { $winners }, і ви серед них.
        }
game-over = Гру завершено.
save-record = Зберегти запис цієї гри? (т/н)
save-record-file = Назва файлу (Enter – не зберігати):
record-saved = Запис збережено у файлі { $file }.
seed-was = Зерно цієї гри: { $seed }.
goodbye = До побачення! Чекаємо на вас у шахті.

## Commands that report

rules-module = Гравці: { $players }. Правила: { $rules }.
rules-hint = motherlode rules ID показує текст правила, модуля, карти чи видання; rules cards і rules editions виводять їхні списки.
rules-settings = motherlode rules з назвою налаштування, наприклад motherlode rules round-end, пояснює, що воно означає.
rules-cards = { $module }: { $title }
rules-tools = Перед гравцями: { $names }
rules-copies = Якщо карта трапляється вдруге в пізнішому наборі, число показує, скільки їх усього разом із тим набором.
head-setting = Налаштування
simulate-counted =
    { $games ->
        [one] { $games } гра
        [few] { $games } гри
        [many] { $games } ігор
       *[other] { $games } гри
    }, раундів: { $rounds }, ходів: { $moves }; процесорний час: { $seconds } с
simulate-one-bot = Усі місця: { $bot }, золота за гру: { $gold }.
simulate-speed = { $moves } ходів/с, { $rounds } раундів/с ({ $kernel })
ratings-edges = Перевага золотошукачів у пунктах за кількістю гравців: { $edges }.
ratings-reference = { $bot } має 1500 в обох ролях. На 400 пунктів більше – це шанси десять до одного.
dataset-counted =
    { $games ->
        [one] { $games } гра
        [few] { $games } гри
        [many] { $games } ігор
       *[other] { $games } гри
    }, раундів: { $rounds }, рішень: { $decisions }, { $size } МБ
dataset-saved = Набір даних збережено в { $folder }; що в ньому, пояснює card.md.
arena-baseline = Різниця: на скільки пунктів більше, ніж коли на тих самих картах копає { $diggers } проти { $saboteurs }.
arena-matches = Виграш: на скільки більше золота за гру здобуває { $bot } на одному місці, ніж { $others } на тому ж місці, коли решта { $others }.
arena-dealt = саботерів: { $count }
arena-interrupted = Зупинено раніше: тут лише зіграні раунди.
arena-faults = { $bot }: помилок { $count }, замість нього відповідав greedy.
kernel-compiled = скомпільоване ядро
kernel-interpreted = інтерпретатор, без скомпільованого ядра
position-options =
    { $count ->
        [one] { $seat } має { $count } відповідь:
        [few] { $seat } має { $count } відповіді:
        [many] { $seat } має { $count } відповідей:
       *[other] { $seat } має { $count } відповіді:
    }
position-not-asked = Відповіді бачить лише { $seat }.
replay-step = { $number } з { $count } · { $seat }: { $choice }
replay-cut = Цей запис неповний. Ось що в ньому є.
replay-next = Enter – далі · q – вийти
shuffle-fair = Роздано чесно: з таємниці сервера, відбиток якої показали спершу, і з цих бітів. Ваші власні – на вашому пристрої.
shuffle-alone = До цього тасування ніхто не додав бітів, тож роздано лише з таємниці сервера.
shuffle-bits = { "" }  { $name }: { $bits }
shuffle-bits-kept = { "" }  { $name }: біти не надійшли, тож їх не враховано
replay-checked =
    Запис повний і не змінений: { $choices ->
        [one] { $choices } рішення
        [few] { $choices } рішення
        [many] { $choices } рішень
       *[other] { $choices } рішення
    }, { $ending ->
        [over] гру зіграно до кінця.
       *[broken] гру завершено достроково.
    }
bench-yardstick = еталон: 10 мільйонів додавань
bench-random = випадкова гра, скомпільовано
bench-interpreted = випадкова гра, інтерпретатор
bench-everything = випадкова гра, усі модулі
bench-copy = копія стану
bench-message = видимий стан як повідомлення
bench-data = видимий стан як дані
bench-greedy = боти greedy
bench-maze =
    { $cards ->
        [one] хід, { $cards } карта в лабіринті
        [few] хід, { $cards } карти в лабіринті
        [many] хід, { $cards } карт у лабіринті
       *[other] хід, карт у лабіринті: { $cards }
    }
bench-option = … на варіант
bench-import = імпорт правил
bench-not-compiled = ЯДРО НЕ СКОМПІЛЬОВАНО: це показники інтерпретатора Python, приблизно в 40 разів повільніші.
bench-compiled = Ядро скомпільовано. Python { $python }.
bench-scale = Базова гра, 5 гравців, одне ядро процесора; медіани. Цілі масштабовано за еталоном: тут { $seconds } с, там, де їх визначено, – 0,88 с.
bench-legend = МАЛО: повільніше за ціль для цього комп’ютера.
bench-progress = виміряно: { $title }
bench-yes = так
bench-short = МАЛО

## Help

help =
    У свій хід введіть номер карти, а тоді номер того, що з нею зробити.
    Або запишіть свій вибір, спершу карту; замість назви карти можна дати її номер:
    .title = Як грати в терміналі
help-examples =
    { "" }  cross @ 1,0                    викласти карту тунелю на місце 1,0
      curve_nw @ 2,0 turned          те саме, розвернувши на 180°
      break_lantern > Bo             зламати ліхтар гравцеві Bo
      fix_lantern_cart > Bo lantern  полагодити його картою для двох інструментів
      rockfall @ 3,0                 прибрати карту тунелю з 3,0
      map @ 8,-2                     подивитися мету на 8,-2
      pass cross                     пропустити хід і скинути карту
      2 @ 1,0                        викласти карту номер 2 на 1,0
      2 1                            зіграти карту 2 першим варіантом
      pass 2                         пропустити хід і скинути карту 2
help-examples-duel =
    { "" }  cross @ 1,0                    викласти карту тунелю на місце 1,0
      curve_nw @ 2,0 turned          те саме, розвернувши на 180°
      rockfall @ 3,0                 прибрати карту з 3,0, кінець тунелю
      map @ 8,-2                     подивитися мету на 8,-2
      pass cross fix_pick map        скинути три карти
      give_up                        визнати поразку, коли всі тунелі закриті
      2 @ 1,0                        викласти карту номер 2 на 1,0
      2 1                            зіграти карту 2 першим варіантом
      pass 1 2 3                     скинути карти 1, 2 і 3
help-examples-saboteur2 =
    { "" }  cross @ 1,0                    викласти карту тунелю на місце 1,0
      ladder_s @ 0,-1                викласти лаз поряд із картою тунелю
      trapped > Bo                   зіграти карту на гравця Bo
      map @ 8,-2                     подивитися мету на 8,-2
      pass cross                     скинути карту; далі ще одну або: enough
      clear theft cross              за дві карти прибрати одну перед собою
      2 @ 1,0                        викласти карту номер 2 на 1,0
      2 1                            зіграти карту 2 першим варіантом
help-words =
    Місця записують як x,y: початок – 0,0, x зростає в бік цілей, y – донизу.

    Будь-коли можна також ввести:
      ? map        пояснити карту за назвою
      ?3           пояснити карту номер 3
      rules        перелік усіх правил, модулів та ігор
      rules B-22   текст правила
      rules base   про що гра або модуль
      call         запропонувати завершити раунд (правило B-56)
      hint         що зробив би сильний бот і чому
      say CLAIM    заявити щось: suspect > Bo, treasure @ 8,0
      o            усі відповіді
      log          усе, що сталося
      discard      переглянути скид
      Enter        показати стіл знову
      q            вийти

## What the games are about

intro-base =
    Золотошукачам потрібен тунель від початку до золота, яке лежить під однією з трьох
    закритих цілей. Саботери на вигляд такі самі, але хочуть це зірвати. Вашу роль
    знаєте лише ви. У свій хід граєте одну карту або пропускаєте його, скинувши карту.
    Переможці раунду ділять золото; після трьох раундів виграє найбагатший.
intro-tournament =
    Золотошукачам потрібен тунель від початку до золота, саботери хочуть це зірвати, а
    жадюга хоче дістатися до нього сам і сам перемогти. Вашу роль знаєте лише ви.
    У свій хід граєте одну карту або пропускаєте його, скинувши карту.
    Переможці раунду отримують золото; після трьох раундів виграє найбагатший.
intro-duel =
    Ви вдвох копаєте від початку до закритих цілей і знаєте лише власну роль:
    золотошукач хоче, щоб першим знайшли золото, саботер – щоб першим знайшли камінь.
    У свій хід викладаєте карту, граєте розвідку чи обвал або скидаєте три карти.
    Переможці раунду отримують золото; після трьох раундів виграє найбагатший.
intro-saboteur2 =
    Сині й зелені золотошукачі прокладають тунель до золота, кожні повз двері суперників;
    саботери хочуть це зірвати; бос, посередник і геологи мають зиск з усього іншого.
    У свій хід граєте одну карту або пропускаєте його, скинувши до трьох карт.
    Переможці раунду отримують золото; після трьох раундів виграє найбагатший.

## Toll tunnels

prompt-PayToll = Заплатити за прохід для чужої карти? Погодьтеся або відмовтеся
prompt-TurnInNugget = Жетонів немає. Якою картою скарбів заплатити 1 золотий? Решту отримаєте жетонами

## Saboteur 2

prompt-PassMore = Скинути ще одну карту чи досить?
prompt-DiscardOneMore = Скиньте другу карту, щоб прибрати ту, що перед вами
prompt-Steal = У кого вкрасти 1 золотий?

## Championship cards

prompt-SwapOrNot = Поміняти ці дві цілі місцями? Знатимете лише ви
prompt-KeepCard = Яку карту залишити? Решта повернеться у скид долілиць
prompt-VetoWindow = Хтось оголошує карту. Дозволити чи накласти вето?
prompt-LayPath = Слідопит: яку карту тунелю викласти?

## Prompts of the treasure chests

prompt-RobHand = З чиєї руки взяти карту?
prompt-LookAtRole = Чию роль подивитися?
prompt-MoveGoal = Яку мету пересунути на місце далі від початку?

## Looking after a server’s database

admin-backed-up =
    { $lines ->
        [one] Записано { $lines } рядок журналу: { $place }.
        [few] Записано { $lines } рядки журналу: { $place }.
       *[many] Записано { $lines } рядків журналу: { $place }.
    }
admin-restored =
    { $lines ->
        [one] Відновлено { $lines } рядок журналу: { $place }.
        [few] Відновлено { $lines } рядки журналу: { $place }.
       *[many] Відновлено { $lines } рядків журналу: { $place }.
    }
admin-checked =
    { $problems ->
        [0] Усе гаразд. Столів: { $tables }, завершених ігор: { $games }.
       *[other] Проблем: { $problems }. Столів: { $tables }, завершених ігор: { $games }.
    }
admin-problem-gap = Стіл { $table }: у журналі бракує рядка { $line }.
admin-problem-unreadable = Стіл { $table }: рядок журналу { $line } не читається ({ $detail }).
admin-problem-record = Стіл { $table }: запис гри, що завершується рядком { $line }, хибний ({ $detail }).
admin-problem-round = Статистика раунду { $line } не читається ({ $detail }).
admin-problem-schema = Схема бази даних – { $detail }, а не { $newest }. Сервер оновить її під час запуску.
admin-expired =
    { $count ->
        [0] Жоден стіл ще не застарів.
        [one] Видалено { $count } стіл.
        [few] Видалено { $count } столи.
       *[many] Видалено { $count } столів.
    }
