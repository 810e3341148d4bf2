### Чому щось не дозволено: `reason-CODE`, без номерів правил, які йдуть після.
### Речення починається з малої літери й без крапки; про це дбає той, хто показує.

## Why something is not allowed at a table

reason-module-nothing-to-set = модуль { $module } нічого не задає в позиції
reason-clear-two = скиньте дві карти з руки, щоб прибрати одну перед собою
reason-pass-one = скидайте карти по одній, а наприкінці напишіть `enough`
reason-clear-none = перед цим гравцем такої карти немає
reason-not-offered = такого вибору немає
reason-round-rests = раунд завершено; переходьте до наступного
reason-nothing-rests = раунд ще не завершено
reason-call-later = запропонувати завершити раунд достроково можна лише між ходами й лише раз
reason-lay-misfit = з кожної сторони прохід має сходитися з проходом, а стіна зі стіною
reason-ladder-nowhere = вона не підходить поруч із жодною картою тунелю
reason-ladder-goal = лаз не можна викладати поруч із метою
reason-ladder-alone = лаз викладають лише поруч із картою тунелю
reason-take-up-two = карті «Туди-сюди» потрібні дві різні закриті цілі
reason-asks-swap = чи поміняти дві цілі місцями
reason-not-in-duel = доповнення { $module } не поєднується з дуеллю
reason-unread = не вдається прочитати «{ $text }»; пишіть, наприклад: { $example }
reason-facts-false = це не так: { $text }
reason-no-goal-there = на місці { $word } немає мети
reason-facts-list = напишіть список того, що знає { $seat }: { $example }
reason-players-range = гра «{ $game }» розрахована на { $fewest }–{ $most } гравців, а не на { $players }
reason-divert-nowhere = остання викладена карта більше ніде не підходить
reason-divert-none = у лабіринті немає карти тунелю, яку виклав гравець
reason-divert-same = остання викладена карта має перейти на інше місце
reason-divert-turned = остання викладена карта після розвороту така сама; не пишіть `turned`
reason-duel-three = скиньте одразу три карти або всі, якщо лишилося менше
reason-duel-open = визнати поразку в раунді можна лише тоді, коли всі тунелі закриті
reason-duel-tools = у дуелі інструменти не діють; такі карти можна лише скинути
reason-duel-closed = усі тунелі закриті: зіграйте обвал тунелю або визнайте поразку
reason-duel-rockfall = у дуелі обвал тунелю діє лише на карту в кінці тунелю
reason-players-exactly = гра «{ $game }» розрахована на { $count } гравців, а не на { $players }
reason-duel-edition = у дуелі свої правила скидання й кінця раунду
reason-greedy-tournament = у турнірі жадюги вже є
reason-greedy-base = жадюга поєднується лише з базовою грою
reason-duel-new-goals = нові цілі не поєднуються з дуеллю, бо в ній цілі свої
reason-key-texts = у [{ $table }] { $key } має бути списком текстів
reason-party-wardrobe = шафа й вечірка – дві сторони однієї великої карти: виберіть одну
reason-mixed-count = у [{ $table }] mixed називає різні карти гномів, усього { $count }
reason-mixed-without = серед змішаних карт гномів немає { $text }
reason-pathfinder-nowhere = одна з карт тунелів у руці має підходити кудись уже зараз, і за прохід не має платити хтось інший
reason-asks-path = яку карту тунелю викласти
reason-pathfinder-forbidden = «Слідопит» грають, лише коли можна викладати карти тунелів
reason-pathfinder-two = для «Слідопита» потрібні дві карти тунелів у руці
reason-theft-none = перед цим гравцем немає карти «Злодій»
reason-trap-none = цього гравця не спіймано
reason-theft-nobody = ні перед ким немає карти «Злодій»
reason-trap-nobody = нікого не спіймано
reason-trap-twice = цього гравця вже спіймано
reason-trap-all = усіх інших гравців уже спіймано
reason-inspect-self = подивитися можна лише роль іншого гравця
reason-swap-hands-self = обмінятися картами можна лише з іншим гравцем
reason-trap-self = спіймати можна лише іншого гравця
reason-saboteur2-edition = у «Саботера 2» грають за правилами ювілейного видання
reason-thefts-order = { "[" }saboteur2] має назвати, в якому порядку зіграно карти «Злодій»: thefts = ["Bo", "Ada"]
reason-thefts-all = thefts має назвати по разу всіх, перед ким лежить «Злодій»
reason-storage-empty = скид порожній
reason-dwarf-nowhere = жоден тунель, з’єднаний із початком, не виходить звідти на це вільне місце
reason-asks-toll = чи заплатити за прохід оголошеної карти
reason-toll-refused = цей гравець уже відмовився платити цього ходу
reason-dwarf-used = обох гномів у цьому раунді вже поставлено
reason-dwarf-guarded = це місце вже стереже інший гном
reason-toll-nobody = це місце стереже гном, а заплатити за прохід уже нікому
reason-toll-owner = господар гнома не може платити за прохід інших
reason-toll-poor = щоб заплатити за прохід, потрібне золото
reason-toll-none = за це місце платити не треба
reason-dwarves-many = гномів усього { $count }, і кожного ставлять раз за раунд
reason-dwarves-twice = це місце вже стереже інший гном: { $text }
reason-tournament-edition = у турнірі грають за правилами ювілейного видання
reason-map-forbidden = через скриню цього раунду не можна дивитися цілі
reason-asks-veto = чи накласти вето на оголошену карту
reason-veto-own-turn = вето грають у чужий хід; у свій хід його можна лише скинути
reason-victim-base = жертва саботажу поєднується лише з базовою грою
reason-wardrobe-tournament = у турнірі немає зайвої карти гнома, щоб міняти її в шафі
reason-goal-moves = пересунути можна лише закриту мету й лише на вільне місце далі від початку
reason-said = { $text }
reason-line = рядок { $line }: { $why }
reason-asks-order = яку мету відкрити першою
reason-asks-way-up = чи розвернути мету
reason-asks-call = чи завершити раунд достроково
reason-asks-nugget = яку карту скарбів узяти
reason-asks-nuggets = які карти скарбів узяти
reason-nuggets-not = карти скарбів на столі цього не дозволяють
reason-place-not = там жодна карта не чекає на відкриття
reason-player-not = цього гравця зараз вибрати не можна
reason-card-not = цієї карти немає серед показаних
reason-cards-count = { $word } бере тут таку кількість карт: { $counts }
reason-asked = запитання до гравця { $seat }: { $why }. Можна відповісти: { $examples }
reason-not-allowed = { $choice } не дозволено: { $why }
reason-turn-of = зараз хід гравця { $seat }: зіграйте карту або пропустіть хід
reason-asked-else = запитання до гравця { $seat } зараз інше. Можна відповісти: { $examples }
reason-hand-fewer = { $seat } має в руці карт { $word } лише { $count }
reason-hand-without = { $seat } не має в руці карти { $word }
reason-no-edition = видання { $word } немає; є такі: { $known }
reason-no-setting = модуль { $module } не має налаштування { $word }; є такі: { $known }
reason-no-settings = модуль { $module } не має налаштувань; не пишіть { $word }
reason-no-game-but-module = { $word } – модуль, а не гра; ігри такі: { $known }
reason-one-setting = модуль { $module } може мати лише одне налаштування
reason-no-module-but-game = { $word } – окрема гра, а не модуль, який можна додати
reason-theft-twice = перед одним гравцем не буває двох однакових карт
reason-lay-forbidden = карта перед гравцем не дає викладати карти тунелів: { $tools }
reason-lay-unlinked = вона не з’єднана з початком
reason-lay-nowhere = вона не підходить до кінця жодного тунелю
reason-break-twice = у цього гравця такий інструмент уже зламано
reason-break-all = у всіх інших гравців такий інструмент уже зламано
reason-fix-none = у цього гравця такий інструмент не зламано
reason-fix-nobody = ні в кого немає зламаного інструмента, який вона ремонтує
reason-rockfall-stays = початок, цілі та інші нерухомі карти прибрати не можна
reason-rockfall-none = немає карти тунелю, яку можна прибрати
reason-map-goal = розвідку грають лише на закриту мету
reason-map-none = закритих цілей більше немає
reason-lay-taken = там уже лежить карта
reason-lay-alone = поруч із цим місцем немає відкритої карти
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
reason-write-which-card = назвіть карту, наприклад { $example }
reason-write-alone = { $word } не грають ні на місце, ні на гравця: пишіть лише { $word }
reason-write-player = { $word } грають на гравця: пишіть { $word } > та ім’я
reason-write-places = { $word } грають на два місця: пишіть { $word } @ 8,-2 8,0
reason-no-choice = не вдається прочитати «{ $text }» як вибір; пишіть, наприклад, cross @ 1,0, або break_pick > Bo, або pass cross
reason-game-over = гру завершено, вирішувати більше нічого
reason-which-tool = скажіть, який інструмент: { $choices }
reason-which-payer = скажіть, хто платить: { $choices }
reason-write-whom = скажіть, на кого грають карту, наприклад break_pick > Bo
reason-write-card = спершу назвіть карту, наприклад cross @ 1,0 або break_pick > Bo
reason-never-played = { $word } лежить на столі; цієї карти ніколи не грають
reason-write-worths = скажіть, скільки золота на картах скарбів, наприклад { $example }
reason-write-which-place = назвіть місце, наприклад { $example }
reason-write-who = назвіть гравця, наприклад { $example }
reason-write-front = назвіть карту, що лежить перед вами, а потім одну з руки, наприклад { $example }
reason-fix-other = ця карта не ремонтує такого інструмента
reason-write-fewer = { $word } бере щонайбільше карт: { $most }
reason-no-seat = місця { $word } немає; є такі: { $seats }
reason-no-place = { $word } – не місце; пишіть стовпець і ряд, наприклад 8,-2
reason-no-card = карти { $word } у цій грі немає
reason-no-card-near = карти { $word } у цій грі немає; може, { $near }?
reason-no-tool = інструмента { $word } немає; є такі: { $known }
reason-seats-range = за столом від 1 до { $most } місць, а не { $count }
reason-seats-none = за столом має бути хоча б одне місце з іменем
reason-name-blank = ім’я не може бути порожнім
reason-name-long = ім’я { $name } задовге; щонайбільше знаків: { $most }
reason-place-outside = місце { $cell } поза лабіринтом: стовпці й ряди від -{ $most } до { $most }
reason-no-side = { $word } – не сторона; сторони: n, e, s і w
reason-name-twice = два місця не можуть мати те саме ім’я: { $name }
reason-name-sign = в імені не може бути { $sign }

## Positions and records

reason-direction = direction має бути clockwise або counter-clockwise
reason-outcomes-many = для гри в раунді { $round } забагато результатів
reason-no-outcome = { $word } – не результат; результати такі: { $known }
reason-goals-stay = у цій грі цілі не рухаються
reason-goal-moved-far = мету пересувають на один стовпець далі від початку, на вільне місце
reason-goal-moved-once = за раунд пересувають лише одну мету й лише раз
reason-no-goal = на місці { $word } немає мети; вони лежать тут: { $cells }
reason-not-a-goal = { $word } – не мета
reason-cell-blank = скажіть, яка карта лежить на місці { $cell }
reason-start-there = на місці { $cell } лежить початок
reason-goal-there = на місці { $cell } лежить мета
reason-cards-there = на місці { $cell } дві карти
reason-spare-many = забагато відкладених карт гномів; щонайбільше { $count }
reason-no-role = ролі { $word } немає; є такі: { $known }
reason-role-many = забагато карт { $word }; на { $players } гравців їх щонайбільше { $count }
reason-not-in-deck = { $word } – не карта колоди
reason-cards-many = забагато карт { $word }; у грі їх { $count }
reason-no-path-left = не лишилося карти тунелю, щоб її викласти; напишіть порожню таблицю [maze]
reason-aside-many = забагато карт поза грою; щонайбільше { $count }
reason-deck-few = для колоди лишається замало карт: { $count }
reason-memory-parts = у пам’яті мають бути knowers, hands, discards і cards
reason-memory-false = карти з пам’яті мають лежати там, де сказано
reason-turn-empty = зараз хід гравця { $seat }, але рука порожня
reason-round-over = раунд завершився б до цього ходу
reason-goal-reached = тунель досягає карти на місці { $cell }, тож вона має лежати горілиць
reason-passes-early = пропуски рахують лише тоді, коли колода порожня
reason-passes-many = після стількох пропусків раунд завершився б
reason-seat-twice = { $seat } двічі є в [{ $key }]
reason-key-strayed = { $word } стоїть під [{ $key }]; перенесіть це вище від усіх таблиць
reason-goals-twice = на місці { $cell } дві цілі
reason-goal-twice = карта { $word } буває лише одна
reason-goal-missing = бракує карти { $word }
reason-goal-ends = якби карта { $word } лежала горілиць, раунд завершився б
reason-goal-down = закриту мету ще не можна розвернути
reason-no-way-to-lie = { $word } тут нічого не означає; після карти може стояти лише `turned`
reason-not-a-path = { $word } – не карта тунелю
reason-tiles-misfit = карта { $word } не підходить поруч із картою { $other } на місці { $cell }
reason-hand-many = карт у руці може бути щонайбільше { $most }, а не { $count }
reason-discard-unread = не вдається прочитати «{ $text }»; пишіть, наприклад: map або map by Ada
reason-module-absent = модуль { $module } не бере участі в цій грі
reason-place-reached = тунель досягає місця { $cell }: про це має сказати [{ $key }]
reason-tool-twice = перед одним гравцем не буває двох однакових карт: { $word }
reason-no-nugget = { $word } – не карта скарбів; золота на них 1, 2 або 3
reason-nuggets-many = забагато карт скарбів вартістю { $worth }; у грі їх { $count }
reason-chests-opened = відкритих скринь має бути стільки ж, скільки відкритих тунелів над ними
reason-chests-many = забагато скринь; на столі їх { $count }
reason-no-chest = на місці { $cell } немає скрині; вони лежать тут: { $cells }
reason-chest-taken = на місці { $cell } лежить інша карта
reason-chests-edge = скрині не можуть лежати впритул одна до одної
reason-chest-twice = карта { $word } буває лише одна
reason-no-layout = розкладки скринь «{ $word }» немає: оберіть { $known } або назвіть чотири місця, наприклад { $cells }
reason-chest-outside = на місці { $cell } скриня лежати не може: між початком і цілями лише стовпці від { $left } до { $right } і ряди від { $top } до { $bottom }
reason-chest-at-start = на місці { $cell } скриня лежати не може: туди виходить тунель від початку, тож до неї одразу дісталися б
reason-not-a-tunnel = { $word } – не тунель над скринею
reason-not-a-chest = { $word } – не скриня
reason-must-be-text = { $key } має бути текстом у лапках
reason-no-dwarf = «{ $text }» – не гном; пишіть місце, сторону й господаря, наприклад 1,0 w Ada
reason-dwarf-stands = там тунель не виходить на вільне місце: { $text }
reason-used-yes-no = у [{ $table }] used має бути true або false
reason-no-key-here = у [{ $table }] немає ключа { $word }, є лише { $known }
reason-written-twice = це написано двічі
reason-not-toml = це не TOML
reason-must-be-whole = { $key } має бути цілим числом
reason-must-be-from-to = { $key } має бути цілим числом від { $low } до { $high }
reason-must-be-table = { $key } – це таблиця: пишіть [{ $key }] над її рядками
reason-toml-deep = забагато вкладень як на позицію
reason-no-key = ключа { $word } немає
reason-no-key-near = ключа { $word } немає; може, { $near }?
reason-position-mid-turn = позицією можна записати лише початок ходу; решту розкаже запис гри
reason-field-object = поле { $field } має бути об’єктом
reason-field-whole = поле { $field } має бути цілим числом
reason-field-text = поле { $field } має бути текстом
reason-field-list = поле { $field } має бути списком
reason-no-object = кожен рядок запису має бути об’єктом JSON у фігурних дужках
reason-field-texts = поле { $field } має бути списком текстів
reason-not-json = це не JSON
reason-field-missing = бракує поля { $field }
reason-no-field = поля { $field } тут немає
reason-field-numbers = поле { $field } має давати ціле число для кожного імені
reason-record-cut = запис обривається зарано: бракує кінцевого рядка
reason-record-over = після останнього вибору гру завершено, а кінцевий рядок каже, що ні
reason-record-not-over = після останнього вибору гру не завершено, а кінцевий рядок каже, що так
reason-record-seed = зерно – це ціле число від 0 до { $most }
reason-record-count = кінцевий рядок каже, що виборів { $written }, а в записі їх { $found }
reason-record-scores = рахунок – { $scores }, а не { $written }
reason-record-winners = переможці – { $winners }, а не { $written }
reason-record-altered = це не та гра, яку записано: контрольні суми різні
reason-record-empty = запис порожній; він має починатися рядком заголовка
reason-record-header = запис має починатися рядком заголовка, який називає формат
reason-record-format = поле format має бути цілим числом, не меншим за 1
reason-record-newer = цей запис має формат { $format } версії { $version }; ця версія читає формати до { $newest }
reason-record-no-seed = у заголовку має бути зерно або його відбиток
reason-record-game = запису потрібна гра { $word }, якої в цій версії немає
reason-record-order = тут має стояти вибір { $number }, а не вибір { $found }
reason-record-half-end = рахунок і переможців пишуть разом або, якщо гру завершено достроково, не пишуть зовсім
reason-record-strangers = рахунок і переможці не відповідають місцям у заголовку
reason-record-elsewhere = запис не веде до цього стану: якогось вибору бракує
reason-record-secret = зерно цього запису ще таємне, тож відтворити його поки не можна
reason-record-other-seat = { $choice } записано за гравцем { $seat }, а вирішувати мав гравець { $asked }
reason-record-promise = зерно не збігається з відбитком, показаним перед грою
reason-record-goes-on = після кінцевого рядка не має бути нічого
reason-record-module = запису потрібен модуль { $word }, якого в цій версії немає
reason-record-two-games = { $game } – окрема гра, яку не поєднати з { $other_game }
reason-record-module-newer = запису потрібна версія { $version } модуля { $module }; тут є { $newest }

## Commands

reason-file-dash = для запису потрібен файл, а не -
reason-file-folder = не вдається записати { $file }: це тека
reason-file-exists = { $file } уже є; щоб перезаписати, додайте --force
reason-folder-dash = для записів потрібна тека, а не -
reason-file-no-folder = не вдається записати { $file }: теки немає або вона лише для читання
reason-file-no-text = не вдається прочитати { $file }: це не текст UTF-8
reason-file-unwritten = не вдається записати { $file }: { $detail }
reason-folder-file = не вдається зберегти записи в { $file }: це файл, а не тека
reason-folder-unmade = не вдається створити теку { $file }: { $detail }
reason-file-device = не вдається записати { $file }: це пристрій, а не файл
reason-file-unread = не вдається прочитати { $file }: { $detail }
reason-folder-closed = не вдається зберегти записи в { $file }: тека лише для читання
reason-seat-range = --seat має бути від 1 до { $count }, кількості гравців
reason-file-taken = { $file } уже є; виберіть іншу назву
reason-play-stray = «{ $word }» тут зайве; вибори пишуть після --play
reason-play-mixed = пишіть усі вибори після одного --play або кожен зі своїм --play
reason-choice-number = вибір { $number }: { $why }
reason-replay-from = вибору { $start } в записі немає; останній { $count }
reason-no-rule = правила, модуля чи карти { $word } немає; `motherlode rules` показує список
reason-no-rule-near = правила, модуля чи карти { $word } немає; може, { $near }?
reason-no-game = гри { $word } немає; є такі: { $known }
reason-no-module = модуля { $word } немає; є такі: { $known }
reason-bots-none = { $option } порожній; боти такі: { $known }
reason-bots-many = --bots називає більше ботів, ніж є місць: { $count } на { $seats }
reason-comma = у { $option } зайва кома
reason-modules-all = --modules приймає або `all`, або назви модулів, а не те й те
reason-no-module-near = модуля { $word } немає; може, { $near }?
reason-no-bot = бота { $word } немає; є такі: { $known }
reason-bot-broken = бота { $bot } з { $package } не вдалося завантажити: { $detail }
reason-bot-strange = бот { $bot } з { $package } не є motherlode.Bot
reason-bot-name = { $package } називає бота { $bot }; пишіть малими літерами, цифрами та підкресленнями
reason-bot-clash = { $package } додає бота { $bot }, але таке ім’я вже має інший бот
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
