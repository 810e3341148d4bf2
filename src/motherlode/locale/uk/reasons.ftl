### Чому щось не дозволено: `reason-CODE`, без номерів правил, які йдуть після.
### Речення починається з малої літери й без крапки; про це дбає той, хто показує.

## Why something is not allowed at a table

reason-module-nothing-to-set = у модуля { $module } немає чого задавати в позиції
reason-clear-two = щоб прибрати карту, яка лежить перед вами, скиньте дві карти з руки
reason-pass-one = карти під час пропуску скидають по одній, а наприкінці кажуть enough
reason-clear-none = перед цим гравцем такої карти немає
reason-not-offered = такого вибору зараз немає
reason-round-rests = раунд закінчено: переходьте до наступного
reason-nothing-rests = раунд ще не закінчено
reason-call-later = запропонувати завершити раунд можна лише між двома ходами, і тільки раз
reason-lay-misfit = з кожної сторони прохід має сходитися з проходом, а стіна зі стіною
reason-ladder-nowhere = поруч із картами тунелів у лабіринті немає місця, де вона підійде
reason-ladder-goal = лаз ніколи не лежить поруч із метою
reason-ladder-alone = лаз викладають поруч із картою тунелю в лабіринті
reason-take-up-two = «Туди-сюди» грають на дві різні цілі, що лежать долілиць
reason-asks-swap = чи поміняти дві цілі місцями
reason-not-in-duel = модуль { $module } не поєднується з дуеллю
reason-unread = не вдається прочитати «{ $text }»; пишіть, наприклад: { $example }
reason-facts-false = це не так: { $text }
reason-no-goal-there = на місці { $word } немає мети
reason-facts-list = напишіть список того, що знає { $seat }: { $example }
reason-players-range = { $game }: кількість гравців від { $fewest } до { $most }, а не { $players }
reason-divert-nowhere = карта, викладена останньою, більше ніде не підходить
reason-divert-none = у лабіринті немає карти тунелю, яку виклав гравець
reason-divert-same = карта, викладена останньою, має перейти на інше місце
reason-divert-turned = карта, викладена останньою, однакова з обох боків: не пишіть turned
reason-duel-three = скидають одразу три карти або всі, якщо лишилося менше
reason-duel-open = здати раунд можна лише тоді, коли всі тунелі закриті
reason-duel-tools = у дуелі інструменти не діють; такі карти можна лише скинути
reason-duel-closed = усі тунелі закриті: лишається обвал тунелю або здатися
reason-duel-rockfall = у дуелі обвал тунелю діє лише на карту в кінці тунелю
reason-players-exactly = { $game }: кількість гравців має бути { $count }, а не { $players }
reason-duel-edition = у дуелі свої правила скидання й кінця раунду
reason-greedy-tournament = у турнірі жадюги вже є
reason-greedy-base = жадюга поєднується лише з базовою грою
reason-duel-new-goals = нові цілі не поєднуються з дуеллю, у якій цілі свої
reason-key-texts = у [{ $table }] { $key } – це список текстів
reason-party-wardrobe = шафа й вечірка – дві сторони однієї великої карти: виберіть одну
reason-mixed-count = у [{ $table }] mixed називає різні карти гномів, усього { $count }
reason-mixed-without = серед змішаних карт гномів немає { $text }
reason-pathfinder-nowhere = одна з карт тунелів у руці має підходити кудись уже зараз, без чужої плати
reason-asks-path = яку карту тунелю викласти
reason-pathfinder-forbidden = «Слідопит» грають, лише коли можна викладати карти тунелів
reason-pathfinder-two = для «Слідопита» потрібні дві карти тунелів у руці
reason-theft-none = перед цим гравцем немає карти «Злодій»
reason-trap-none = цього гравця не спіймано
reason-theft-nobody = ні перед ким немає карти «Злодій»
reason-trap-nobody = нікого не спіймано
reason-trap-twice = цього гравця вже спіймано: двох однакових карт не буває
reason-trap-all = усіх інших гравців уже спіймано
reason-inspect-self = дивляться роль іншого гравця
reason-swap-hands-self = інвентарем обмінюються з іншим гравцем
reason-trap-self = «Спійманий!» кладуть перед іншим гравцем, а не перед собою
reason-saboteur2-edition = у «Саботера 2» грають за ювілейним виданням
reason-thefts-order = { "[" }saboteur2] каже, хто коли поклав карту «Злодій»: thefts = ["Bo", "Ada"]
reason-thefts-all = thefts називає по разу всіх, перед ким лежить «Злодій»
reason-storage-empty = скид порожній
reason-dwarf-nowhere = жоден тунель, з’єднаний із початком, не виходить звідти на це вільне місце
reason-asks-toll = чи заплатити за прохід оголошеної карти
reason-toll-refused = цей гравець уже не захотів платити в цьому ході
reason-dwarf-used = обох гномів у цьому раунді вже поставлено
reason-dwarf-guarded = це місце вже стереже інший гном
reason-toll-nobody = це місце стереже гном, а заплатити за прохід уже нікому
reason-toll-owner = хто поставив там гнома, не може платити за прохід інших
reason-toll-poor = щоб заплатити за прохід, потрібне золото
reason-toll-none = за це місце платити не треба
reason-dwarves-many = гномів усього { $count }, і кожного ставлять раз за раунд
reason-dwarves-twice = це місце вже стереже інший гном: { $text }
reason-tournament-edition = у турнірі грають за ювілейним виданням
reason-map-forbidden = через скриню до кінця раунду не можна дивитися цілі
reason-asks-veto = чи накласти вето на оголошену карту
reason-veto-own-turn = вето грають у чужий хід; у свій хід його можна лише скинути
reason-victim-base = жертва саботажу поєднується лише з базовою грою
reason-wardrobe-tournament = у турнірі немає зайвої карти гнома, щоб міняти її в шафі
reason-goal-moves = мету, що лежить долілиць, пересувають праворуч, де вільно
reason-said = { $text }
reason-line = рядок { $line }: { $why }
reason-asks-order = яку мету відкрити першою
reason-asks-way-up = яким боком лежить мета
reason-asks-call = чи завершити раунд
reason-asks-nugget = яку карту скарбів узяти
reason-asks-nuggets = які карти скарбів узяти
reason-nuggets-not = карти скарбів, що тут лежать, цього не дозволяють
reason-place-not = там немає карти, яку треба відкрити
reason-player-not = цього гравця зараз вибрати не можна
reason-card-not = цієї карти немає серед показаних
reason-cards-count = { $word } називає тут іншу кількість карт: { $counts }
reason-asked = запитання до гравця { $seat }: { $why }. Відповідь: { $examples }
reason-not-allowed = { $choice } не дозволено: { $why }
reason-turn-of = зараз хід гравця { $seat }: зіграйте карту або пропустіть хід
reason-asked-else = запитання до гравця { $seat } зараз інше. Відповідь: { $examples }
reason-hand-fewer = { $seat } має в руці карт { $word } лише { $count }
reason-hand-without = { $seat } не має в руці карти { $word }
reason-no-edition = видання { $word } немає; є такі: { $known }
reason-no-setting = { $word } – не налаштування модуля { $module }; є такі: { $known }
reason-no-settings = { $word } – не налаштування модуля { $module }: у нього їх немає
reason-no-game-but-module = { $word } – модуль, а не гра; ігри такі: { $known }
reason-one-setting = модуль { $module } може мати за столом лише одне налаштування
reason-no-module-but-game = { $word } – окрема гра, а не модуль, який додають
reason-theft-twice = перед одним гравцем не буває двох однакових карт
reason-lay-forbidden = карта перед гравцем не дає викладати карти тунелів: { $tools }
reason-lay-unlinked = жоден її прохід не сходиться з тунелем, що веде до початку
reason-lay-nowhere = вона не підходить на жодне місце, куди веде тунель
reason-break-twice = у цього гравця такий інструмент уже зламано
reason-break-all = у всіх інших гравців такий інструмент уже зламано
reason-fix-none = перед цим гравцем немає такого зламаного інструмента
reason-fix-nobody = ні перед ким немає зламаного інструмента, який вона ремонтує
reason-rockfall-stays = початок, цілі та інші незрушні карти прибрати не можна
reason-rockfall-none = у лабіринті немає карти тунелю, яку можна прибрати
reason-map-goal = розвідку грають на мету, що лежить долілиць
reason-map-none = цілей, що лежать долілиць, більше немає
reason-lay-taken = там уже лежить інша карта
reason-lay-alone = поруч із цим місцем немає карти, що лежить горілиць
reason-break-self = зламаний інструмент кладуть перед іншим гравцем, а не перед собою
reason-rockfall-empty = там немає карти
reason-not-now = зараз цього вибрати не можна
reason-aim-place = її грають на місце, а не на гравця
reason-aim-player = її грають на гравця, а не на місце
reason-aim-nothing = її не грають ні на місце, ні на гравця
reason-first-missing = місце { $number } не може починати: усього місць { $players }

## How choices are written

reason-no-claim = «{ $text }» – не заява; заяви такі: `treasure @ 8,0`, `no_treasure @ 8,0`, `suspect > Bo`, `trust > Bo` і `fix lantern`
reason-write-side = пишіть карту, місце й сторону, наприклад { $example }
reason-write-place = { $word } грають на місце: пишіть { $word } @ 8,-2 зі стовпцем і рядом
reason-write-which-card = скажіть, яку карту, наприклад { $example }
reason-write-alone = { $word } не має цілі: пишіть лише { $word }
reason-write-player = { $word } грають на гравця: пишіть { $word } > та ім’я
reason-write-places = { $word } грають на два місця: пишіть { $word } @ 8,-2 8,0
reason-no-choice = не вдається прочитати «{ $text }» як вибір; пишіть, наприклад, cross @ 1,0, або break_pick > Bo, або pass cross
reason-game-over = гру закінчено, питати більше нікого
reason-which-tool = скажіть, який інструмент: { $choices }
reason-which-payer = скажіть, хто платить: { $choices }
reason-write-whom = скажіть, на кого грають карту, наприклад break_pick > Bo
reason-write-card = спершу назвіть карту, наприклад cross @ 1,0 або break_pick > Bo
reason-never-played = { $word } лежить на столі, і її ніколи не грають
reason-write-worths = скажіть, скільки золота на картах скарбів, наприклад { $example }
reason-write-which-place = скажіть, яке місце, наприклад { $example }
reason-write-who = скажіть, якого гравця, наприклад { $example }
reason-write-front = назвіть карту, що лежить перед вами, а потім одну з руки, наприклад { $example }
reason-fix-other = ця карта не ремонтує такого інструмента
reason-write-fewer = { $word } називає щонайбільше карт: { $most }
reason-no-seat = місця { $word } немає; є такі: { $seats }
reason-no-place = { $word } – не місце; пишіть стовпець і ряд, наприклад 8,-2
reason-no-card = карти { $word } у цих правилах немає
reason-no-card-near = карти { $word } у цих правилах немає; може, { $near }?
reason-no-tool = інструмента { $word } немає; є такі: { $known }
reason-seats-range = за столом від 1 до { $most } місць, а не { $count }
reason-seats-none = за столом має бути хоча б одне місце з іменем
reason-name-blank = ім’я не може бути порожнім
reason-name-long = ім’я { $name } задовге; найбільше знаків: { $most }
reason-place-outside = місце { $cell } поза лабіринтом: стовпці й ряди від -{ $most } до { $most }
reason-no-side = { $word } – не сторона місця; сторони: n, e, s і w
reason-name-twice = два місця не можуть мати одне ім’я: { $name }
reason-name-sign = в імені не може бути { $sign }

## Positions and records

reason-direction = direction – це clockwise або counter-clockwise
reason-outcomes-many = у раунді { $round } закінчених раундів менше
reason-no-outcome = { $word } раундів не виграє; результати такі: { $known }
reason-goals-stay = у цих правилах цілі не рухаються
reason-goal-moved-far = мету пересувають на один стовпець далі від початку, на вільне місце
reason-goal-moved-once = за раунд одну мету пересувають один раз, однією скринею
reason-no-goal = на місці { $word } немає мети; вони лежать тут: { $cells }
reason-not-a-goal = { $word } – не мета
reason-cell-blank = скажіть, яка карта лежить на місці { $cell }
reason-start-there = на місці { $cell } лежить початок
reason-goal-there = на місці { $cell } лежить мета
reason-cards-there = на місці { $cell } дві карти
reason-spare-many = відкладених карт гномів { $count }, не більше
reason-no-role = ролі { $word } немає; є такі: { $known }
reason-role-many = гравців { $players }, тож карт { $word } не більше ніж { $count }
reason-not-in-deck = { $word } – не карта колоди
reason-cards-many = карт { $word } усього { $count }, а ця зайва
reason-no-path-left = не лишилося карти тунелю, щоб її викласти; напишіть порожню таблицю [maze]
reason-aside-many = карт поза грою за цими правилами { $count }, не більше
reason-deck-few = для колоди лишається карт: { $count }
reason-memory-parts = у пам’яті мають бути knowers, hands, discards і cards
reason-memory-false = те, що пам’ятають, має там і лежати
reason-turn-empty = зараз хід гравця { $seat }, але рука порожня
reason-round-over = раунд закінчується, перш ніж почнеться цей хід
reason-goal-reached = тунель досягає карти на місці { $cell }: вона лежить горілиць
reason-passes-early = пропуски лічать лише тоді, коли колода порожня
reason-passes-many = після стількох пропусків раунд уже закінчено
reason-seat-twice = { $seat } двічі є в [{ $key }]
reason-key-strayed = { $word } стоїть під [{ $key }]; пишіть це над усіма таблицями
reason-goals-twice = на місці { $cell } дві цілі
reason-goal-twice = двох { $word } не буває
reason-goal-missing = бракує { $word }
reason-goal-ends = якщо { $word } лежить горілиць, раунд уже закінчено
reason-goal-down = мета, що лежить долілиць, ще не має боку
reason-no-way-to-lie = { $word } – не спосіб лежати; після карти може стояти turned
reason-not-a-path = { $word } – не карта тунелю
reason-tiles-misfit = { $word } не підходить поруч із { $other } на місці { $cell }
reason-hand-many = у руці щонайбільше карт: { $most }, а не { $count }
reason-discard-unread = не вдається прочитати «{ $text }»; пишіть, наприклад: map або map by Ada
reason-module-absent = модуль { $module } не бере участі в цій грі
reason-place-reached = тунель досягає місця { $cell }: про це має сказати [{ $key }]
reason-tool-twice = перед одним гравцем не буває двох однакових інструментів: { $word }
reason-no-nugget = { $word } – не карта скарбів; золота на них 1, 2 або 3
reason-nuggets-many = карт скарбів (золота: { $worth }) лише { $count }
reason-chests-opened = відкритих скринь стільки ж, скільки відкритих тунелів над ними
reason-chests-many = скринь на столі { $count }, не більше
reason-no-chest = на місці { $cell } немає скрині; вони лежать тут: { $cells }
reason-chest-taken = на місці { $cell } лежить інша карта
reason-chests-edge = скрині ніколи не лежать сторона до сторони
reason-chest-twice = двох { $word } не буває
reason-no-layout = розкладки скринь «{ $word }» немає: оберіть { $known } або назвіть чотири місця, наприклад { $cells }
reason-chest-outside = на місці { $cell } скриня лежати не може: між початком і цілями лише стовпці від { $left } до { $right } і ряди від { $top } до { $bottom }
reason-chest-at-start = на місці { $cell } скриня лежати не може: туди виходить тунель початку, тож її одразу було б досягнуто
reason-not-a-tunnel = { $word } – не тунель над скринею
reason-not-a-chest = { $word } – не скриня
reason-must-be-text = { $key } має бути текстом у лапках
reason-no-dwarf = «{ $text }» – не гном; пишіть місце, сторону й господаря, наприклад 1,0 w Ada
reason-dwarf-stands = там тунель не виходить на вільне місце: { $text }
reason-used-yes-no = у [{ $table }] used – це true або false
reason-no-key-here = у [{ $table }] немає ключа { $word }, є лише { $known }
reason-written-twice = це написано двічі
reason-not-toml = це не TOML
reason-must-be-whole = { $key } має бути цілим числом
reason-must-be-from-to = { $key } має бути цілим числом від { $low } до { $high }
reason-must-be-table = { $key } – це таблиця: пишіть [{ $key }] над її рядками
reason-toml-deep = у цьому тексті забагато вкладень як на позицію
reason-no-key = ключа { $word } немає
reason-no-key-near = ключа { $word } немає; може, { $near }?
reason-position-mid-turn = позицією можна записати лише початок ходу; решту розкаже запис гри
reason-field-object = поле { $field } має бути об’єктом
reason-field-whole = поле { $field } має бути цілим числом
reason-field-text = поле { $field } має бути текстом
reason-field-list = поле { $field } має бути списком
reason-no-object = рядок запису – це об’єкт JSON у фігурних дужках
reason-field-texts = поле { $field } має бути списком текстів
reason-not-json = це не JSON
reason-field-missing = бракує поля { $field }
reason-no-field = поля { $field } тут немає
reason-field-numbers = поле { $field } має давати ціле число для кожного імені
reason-record-cut = запис тут обривається: бракує кінцевого рядка
reason-record-over = після останнього вибору гру закінчено, а кінцевий рядок каже інше
reason-record-not-over = після останнього вибору гру не закінчено, а кінцевий рядок каже інше
reason-record-seed = зерно – це ціле число від 0 до { $most }
reason-record-count = у кінцевому рядку виборів { $written }, а в записі { $found }
reason-record-scores = рахунок вийшов { $scores }, а не { $written }
reason-record-winners = перемагає { $winners }, а не { $written }
reason-record-altered = сталося не те, що записано: контрольні суми різні
reason-record-empty = запис порожній; він починається рядком заголовка
reason-record-header = запис починається рядком заголовка, який називає формат
reason-record-format = поле format має бути цілим числом від 1
reason-record-newer = цей запис зроблено у форматі { $format } версією { $version }; ця версія читає формати до { $newest }
reason-record-no-seed = заголовок не називає ні зерна, ні його обіцянки
reason-record-game = запису потрібна гра { $word }, якої в цій версії немає
reason-record-order = тут має стояти вибір { $number }, а не вибір { $found }
reason-record-half-end = рахунок і переможці стоять разом або, якщо гру перервано, не стоять зовсім
reason-record-strangers = рахунок і переможці не ті, що місця в заголовку
reason-record-elsewhere = запис не веде до цього стану: якийсь вибір не записано
reason-record-secret = запис ще тримає зерно в таємниці, тож відтворити його не можна
reason-record-other-seat = { $choice } записано за { $seat }, а відповідати має { $asked }
reason-record-promise = зерно не те, яке обіцяно перед грою
reason-record-goes-on = після кінцевого рядка щось є
reason-record-module = запису потрібен модуль { $word }, якого в цій версії немає
reason-record-two-games = { $game } – окрема гра, яку не поєднати з { $other_game }
reason-record-module-newer = запису потрібна версія { $version } модуля { $module }; тут є { $newest }

## Commands

reason-file-dash = запис зберігають у файл, тож - не підходить
reason-file-folder = не вдається записати { $file }: це тека
reason-file-exists = { $file } уже є; --force перезапише
reason-folder-dash = записи зберігають у теку, тож - не підходить
reason-file-no-folder = не вдається записати { $file }: теки немає або писати в неї не можна
reason-file-no-text = не вдається прочитати { $file }: це не текст UTF-8
reason-file-unwritten = не вдається записати { $file }: { $detail }
reason-folder-file = не вдається зберегти записи в { $file }: це файл, а не тека
reason-folder-unmade = не вдається створити теку { $file }: { $detail }
reason-file-device = не вдається записати { $file }: це пристрій, а не файл
reason-file-unread = не вдається прочитати { $file }: { $detail }
reason-folder-closed = не вдається зберегти записи в { $file }: писати в цю теку не можна
reason-seat-range = --seat має бути від 1 до { $count }, кількості гравців
reason-file-taken = { $file } уже є; виберіть іншу назву
reason-play-stray = «{ $word }» тут зайве: вибори грають через --play
reason-play-mixed = пишіть усі вибори після одного --play або кожен зі своїм --play
reason-choice-number = вибір { $number }: { $why }
reason-replay-from = вибору { $start } в записі немає; останній { $count }
reason-no-rule = правила, модуля чи карти { $word } немає; `motherlode rules` показує список
reason-no-rule-near = правила, модуля чи карти { $word } немає; може, { $near }?
reason-no-game = гри { $word } немає; є такі: { $known }
reason-no-module = модуля { $word } немає; є такі: { $known }
reason-bots-none = --bots не називає жодного бота; є такі: { $known }
reason-bots-many = --bots називає більше ботів, ніж є місць: { $count }, а не { $seats }
reason-comma = у { $option } є кома, біля якої немає імені
reason-modules-all = --modules приймає або `all`, або назви модулів, а не те й те
reason-no-module-near = модуля { $word } немає; може, { $near }?
reason-no-bot = бота { $word } немає; є такі: { $known }
reason-option = { $option }: { $why }
reason-process-died = процес, який грав ігри, аварійно завершився

## The bubble that tells why

why-rule = Правило { $rule }
why-close = Закрити

## The rules of a table

rules-players =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
       *[other] { $count } гравців
    }
rules-all = Усі правила
rules-found =
    { $count ->
        [0] Нічого не знайдено
        [one] { $count } правило
        [few] { $count } правила
       *[other] { $count } правил
    }
