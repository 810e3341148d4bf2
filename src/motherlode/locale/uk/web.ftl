### Сторінки у браузері: головна, створення столу та приєднання, перегляд, підсумки.

## Everywhere

close = Закрити
cancel = Скасувати
copy = Копіювати
copied = Скопійовано
go-home = Головна
skip-content = Перейти до вмісту
skip-links = Швидкі переходи
plain-view = Лише текст
plain-view-how = Увесь стіл словами: для програм читання з екрана, клавіатури й повільного зв’язку.

## Players

players = Гравці
players-round = Раунд { $round } з { $rounds }
players-clockwise = за годинниковою стрілкою
players-counter = проти годинникової стрілки
player-you = ви
player-host = господар
player-bot = бот
player-muted = заглушено
player-turn = ходить
player-away = не на зв’язку
player-replaced = не на зв’язку: грає бот
player-abort = хоче припинити гру
player-cards =
    { $count ->
        [one] { $count } карта в руці
        [few] { $count } карти в руці
        [many] { $count } карт у руці
       *[other] { $count } карти в руці
    }
player-gold =
    { $gold ->
        [one] { $gold } золотий
        [few] { $gold } золоті
        [many] { $gold } золотих
       *[other] { $gold } золотого
    }
player-gold-hidden = Золото: долілиць
player-nuggets =
    { $count ->
        [one] { $count } карта скарбів ({ $count }–{ $most } золоті)
        [few] { $count } карти скарбів ({ $count }–{ $most } золотих)
        [many] { $count } карт скарбів ({ $count }–{ $most } золотих)
       *[other] { $count } карти скарбів ({ $count }–{ $most } золотого)
    }
player-front = Карти перед гравцем { $name }
player-menu = Більше про гравця { $name }
player-note = Нотатка про гравця
player-mute = Заглушити
note-about = Що ви думаєте про гравця { $name }. Це бачите лише ви, на цьому пристрої.
note-keep = Зберегти
mark-saboteur = Моя позначка: саботер
mark-digger = Моя позначка: золотошукач
mark-unsure = Моя позначка: не знаю
mark-saboteur-short = Саботер
mark-digger-short = Золотошукач
mark-unsure-short = Не знаю
clock-window =
    { $seconds ->
        [one] Усі можуть відреагувати: { $seconds } секунда
        [few] Усі можуть відреагувати: { $seconds } секунди
        [many] Усі можуть відреагувати: { $seconds } секунд
       *[other] Усі можуть відреагувати: { $seconds } секунди
    }
clock-you =
    { $seconds ->
        [one] У вас { $seconds } секунда
        [few] У вас { $seconds } секунди
        [many] У вас { $seconds } секунд
       *[other] У вас { $seconds } секунди
    }
clock-seat =
    { $seconds ->
        [one] { $name } має { $seconds } секунду
        [few] { $name } має { $seconds } секунди
        [many] { $name } має { $seconds } секунд
       *[other] { $name } має { $seconds } секунди
    }

## Log

log = Журнал
log-filter = Що показувати
log-news = Найважливіше
log-all = Усе, навіть кожен добір
log-claims = Лише заяви
log-about = Лише { $name }
covered-RoleDealt = Ви отримали роль. Подивіться на карту гнома, коли ніхто не бачить.
covered-RoleExchanged = Ви міняєте роль. Подивіться на карту гнома, коли ніхто не бачить.
log-empty = Ще нічого не сталося.

## Talk and claims

talk = Розмова
talk-empty = Ще ніхто нічого не сказав.
talk-off = Господар столу вимкнув чат і заяви.
talk-no-chat = Господар столу вимкнув чат.
talk-no-claims = Господар столу вимкнув заяви.
talk-muted = Заглушено: { $names }.
talk-unmute = Чути знову
talk-claim = Заява
talk-say = Скажіть щось…
talk-send = Надіслати
goal-top = верхня мета
goal-middle = середня мета
goal-bottom = нижня мета
goal-numbered = мета { $number } згори
goal-top-short = Верхня
goal-middle-short = Середня
goal-bottom-short = Нижня
goal-numbered-short = Мета { $number }
goal-left = ліва мета
goal-right = права мета
goal-numbered-left = мета { $number } зліва
goal-left-short = Ліва
goal-right-short = Права
goal-elsewhere = мета, що лежала на місці { $cell }
# $goal is one of the goals above.
claim-treasure = Золото – { $goal }.
claim-no_treasure = Золото – не { $goal }.
claim-suspect = Підозрюю гравця { $about }.
claim-trust = Довіряю гравцеві { $about }.
claim-fix =
    { $tool_key ->
        [pick] Полагодьте мені кирку!
        [lantern] Полагодьте мені ліхтар!
        [cart] Полагодьте мені вагонетку!
       *[other] Полагодьте мені: { $tool }!
    }
claim-said = { $seat } заявляє: «{ $claim }»
say-suspect = Сказати: підозрюю гравця { $about }
say-trust = Сказати: довіряю гравцеві { $about }
claims-treasure = Золото
claims-there = тут
claims-not-there = не тут
claims-players = Про гравців
claims-suspect = Підозрюю
claims-trust = Довіряю

## Notes

notes = Нотатки
notes-hint = Це бачите лише ви. Позначки зникають, коли роздають нові ролі.
notes-think = Що ви думаєте про гравця { $name }
notes-paper = Хто яку мету дивився? Хто кого блокував?

## Ends of rounds and games

ended-goal = { $seat } дістається мети: { $goal }.
    .you = Ви дісталися мети: { $goal }.
ended-gave-up = { $seat } визнає поразку.
    .you = Ви визнали поразку.
ended-called = Усі погодилися завершити раунд достроково.
ended-cards = Колода закінчилася, і ніхто не міг грати далі.
# $winner is as in event-RoundEnded.
round-winner =
    { $winner ->
        [diggers] Раунд виграли золотошукачі
        [diggers_blue] Раунд виграли сині золотошукачі
        [diggers_green] Раунд виграли зелені золотошукачі
        [boss] Раунд виграв лише бос
        [profiteer] Раунд виграв лише посередник
        [saboteurs] Раунд виграли саботери
        [greedy] Раунд виграв лише жадюга
       *[nobody] Раунд не виграв ніхто
    }
round-how = { $winner }. { $why }
round-spare = Відкладено: { $roles }.
gain-worths =
    { $gold ->
        [one] { $gold } золотий
        [few] { $gold } золоті
        [many] { $gold } золотих
       *[other] { $gold } золотого
    }
gain-cards =
    { $count ->
        [one] { $count } карта скарбів ({ $count }–{ $most } золоті)
        [few] { $count } карти скарбів ({ $count }–{ $most } золотих)
        [many] { $count } карт скарбів ({ $count }–{ $most } золотих)
       *[other] { $count } карти скарбів ({ $count }–{ $most } золотого)
    }
gain-none = без золота
name-you = { $name } (ви)
# $won is "yes", "no" or "nobody" if nobody has won.
round-you =
    { $won ->
        [yes] Ви виграли цей раунд!
        [no] Ви програли цей раунд
       *[nobody] Цей раунд не виграв ніхто
    }
round-you-role = Ваша роль: { $role }.
round-you-gold =
    { $gold ->
        [0] Ви не отримуєте золота.
        [one] Ви отримуєте { $gold } золотий.
        [few] Ви отримуєте { $gold } золоті.
        [many] Ви отримуєте { $gold } золотих.
       *[other] Ви отримуєте { $gold } золотого.
    }
round-you-waits = Ваше золото ще чекає на вас.
round-you-open = Золото ще роздають.
round-you-loses =
    { $gold ->
        [one] Ви втрачаєте { $gold } золотий.
        [few] Ви втрачаєте { $gold } золоті.
        [many] Ви втрачаєте { $gold } золотих.
       *[other] Ви втрачаєте { $gold } золотого.
    }
gain-waits = золото згодом
gain-open = ще невідомо
game-you-won =
    { $count ->
        [1] Ви виграли гру! Ваше золото: { $gold }
       *[other] Ви виграли гру разом! Золото кожного: { $gold }
    }
game-you-lost = Ви програли гру. Ваше золото: { $gold }
game-winner = перемога
game-winners =
    { $count ->
        [1] Гру виграє { $winners }
       *[other] Гру разом виграють { $winners }
    }
summary-round = Раунд { $round } з { $rounds } завершено
summary-game = Гру завершено
summary-round-open = Останній раунд
summary-game-open = Підсумок
summary-last-round = Останній раунд
summary-aborted = Гру перервано достроково.
record-save = Зберегти запис
replay-watch = Дивитися повтор
summary-rematch = Зіграти ще раз за цим столом
summary-check = Чи чесно перетасовано?
summary-check-how = Перед грою стіл показав обіцянку, створену з його зерна. Тепер зерно відкрите, і кожен може перевірити за збереженим записом, що обіцянки дотримано: motherlode replay --check.
summary-commitment = Обіцянка
summary-seed = Зерно
summary-salt = Сіль

## The menu of a table

menu = Меню
menu-call = Запропонувати завершити раунд
menu-abort = Хочу перервати гру
menu-device = Продовжити на іншому пристрої
menu-invite = Запросити
menu-watch = Посилання для глядачів
rules-of-table = Правила цього столу
menu-rules = Правила та карти
language = Мова
theme = Тема
theme-system = Як у системі
theme-light = Світла
theme-dark = Темна
way = Шахта
way-auto = За формою екрана
way-across = Упоперек
way-down = Углиб
menu-looks = Мова й вигляд
looks-done = Готово
menu-sound = Звук
menu-chat = Чат для всіх
menu-claims = Заяви для всіх
menu-late = Боти поступаються місцем
menu-leave = Звільнити моє місце
abort-wish =
    { $count ->
        [1] { $names } хоче перервати гру. Вона закінчиться, коли погодяться всі присутні.
       *[other] { $names } хочуть перервати гру. Вона закінчиться, коли погодяться всі присутні.
    }
abort-agree = Погодитися
abort-play-on = Грати далі
device-how = Відкрийте це посилання на іншому пристрої: воно приведе вас на ваше місце з вашими картами.
device-secret = Це посилання – ваше місце. Хто його має, той бачить вашу роль і грає за вас, тож не надсилайте його нікому, крім себе.
watch-how = За цим посиланням можна спостерігати за грою, наприклад на великому екрані. Видно лише те, що можна знати всім.
players-invite = Запросити друзів
invite-bots = За цим посиланням можна сісти на місце бота й грати далі з його картами, роллю та золотом або спостерігати.
invite-full = За цим посиланням можна спостерігати. Ботів, чиє місце можна зайняти, тут немає.
invite-kept = За цим посиланням можна спостерігати. За цим столом боти не поступаються місцем.
leave-playing = За вас далі гратиме бот, і повернутися на це місце не вийде.
leave-playing-late = За вас далі гратиме бот. Його місце зможе зайняти будь-хто з посиланням на цей стіл, і ви теж.
leave-lobby = Ваше місце зможе зайняти хтось інший.
leave-sure = Звільнити моє місце

## The first page

name = Motherlode
tagline = Шукайте золото разом. Але серед вас є саботери.
loading = Запалюємо ліхтар…
dealing = Роздаємо карти…
your-name = Ваше ім’я
# Names for those who have not chosen one, parted by commas.
names = Базальт, Мідь, Кремінь, Гранат, Яшма, Мармур, Нікель, Онікс, Опал, Галька, Кварц, Рубін, Сланець, Топаз
name-empty = Вкажіть ім’я.
name-long = В імені може бути щонайбільше 20 літер.
play-at-once = Грати одразу
preset-quick = Три раунди класичної гри проти ботів. Найкраще для початку.
    .title = Швидка гра
preset-saboteur2 = Дві команди золотошукачів, бос, посередник, злодії та двері.
    .title = Саботер 2
preset-everything = Усі карти й правила, які поєднуються. Для бувалих гномів.
    .title = Усе й одразу
with-friends = З друзями
with-friends-how = Ви створюєте стіл і надсилаєте посилання. Щоб приєднатися, досить імені.
make-table = Створити стіл
join = Приєднатися
join-code = Код столу
join-example = ABCDE
join-bad-code = Це не код столу. Код складається з кількох літер і цифр, його видно на екрані того, хто вас запрошує.
learn-new = Уперше тут?
learn-new-begin = Навчіться грати за п’ять хвилин
learn-new-go-on = Продовжити урок
learn-all = Усі уроки
learn-try = Спробувати
own-games = Ваші ігри на цьому пристрої
own-games-return = Повернутися
public-tables = Відкриті столи
public-tables-none = Зараз немає відкритих столів.
watch = Дивитися
game-base = Базова гра
game-tournament = Турнір
game-duel = Дуель на двох
game-saboteur2 = Саботер 2
game-with-modules =
    { $count ->
        [one] { $name } + { $count } модуль
        [few] { $name } + { $count } модулі
        [many] { $name } + { $count } модулів
       *[other] { $name } + { $count } модуля
    }
phase-lobby = ще не почалася
phase-playing = триває
phase-over = завершена
seats-taken = Зайнято місць: { $taken } з { $seats }
rules = Правила
rules-search = Пошук у правилах
footer = Інші сторінки
footer-learn = Навчитися грати
footer-games = Ваші ігри
record-open = Відкрити запис
footer-figures = Статистика
footer-about = Про гру
all-cards = Усі карти
version = Motherlode { $version }
not-found = Глухий кут
not-found-how = За цією адресою нічого немає.
unreachable = Сервер столів не відповідає
unreachable-how = Тунель до нього обвалився, або ваш пристрій не в мережі. Ми копаємо далі й самі відновимо гру; нічого не втрачено.
try-again = Спробувати ще раз
line-lost = Зв’язок втрачено. Пробуємо повернутися…
edition-of-jubilee = Ювілейне видання
edition-of-english = Англійське видання
edition-of-korean = Корейське видання
edition-of-japanese = Японське видання

## Refusals

error-offline = Сервер недоступний. Перевірте з’єднання та спробуйте ще раз.
error-failed = Щось пішло не так. Нічого не втрачено; спробуйте ще раз.
error-no_lesson = Такого уроку немає.
error-lesson = Це згодом! Спершу зробіть те, що радить наставник.
error-no_table = Такого столу немає.
error-full = Усі місця за цим столом зайняті. Можна спостерігати.
error-playing = Гра вже почалася. Можна спостерігати.
error-name_taken = За цим столом уже є хтось із таким іменем. Оберіть інше.
error-too_fast = Трохи повільніше: спробуйте знову за хвилину.
error-busy = Сервер зараз перевантажений. Спробуйте пізніше.
error-no_seat = Це місце вже не ваше: ви його звільнили, або вас із нього прибрав господар столу.
error-storage = Сервер зараз не може нічого записати, тож нічого не зроблено. Спробуйте ще раз за мить.
error-asleep = Цей стіл поки що прибрано. Відкрийте його знову, щоб продовжити.
error-unreadable = Цей стіл залишився від іншої версії програми, тож його не відкрити.
error-crowded = За цим столом спостерігає вже забагато людей.
error-elsewhere = Відтоді ви відкрили це місце деінде.
error-silent = Сторінка не озвалася вчасно. Завантажте її ще раз.
error-no_hello = Сторінка спершу не відрекомендувалася. Завантажте її ще раз.
error-malformed = Сервер цього не зрозумів. Завантажте сторінку ще раз.
error-too_big = Це задовго для сервера.
error-foreign = Запит надійшов з іншого сайту, тож його не виконано.
error-not_found = За цією адресою нічого немає.
error-refused = Сервер не може цього зробити.
error-repeated = На сторінці стався збій. Завантажте її ще раз.
error-incompatible = Ці налаштування не поєднуються.
error-bad_name = Таке ім’я не підходить: воно порожнє, задовге або має дивні знаки. Оберіть інше.
error-begun = Це можна змінити лише до початку гри.
error-not_playing = За цим столом зараз не грають.
error-not_over = Це буде можливо, коли гра закінчиться.
error-not_asked = Зараз не ваша черга відповідати.
error-bad_index = Зараз цього обрати не можна.
error-answered = Ви вже відповіли.
error-stale = Гра вже пішла далі. Гляньте ще раз, перш ніж обирати.
error-no_call = Завершити раунд достроково можна запропонувати лише між ходами й раз за хід.
error-watching = Ви спостерігаєте. Щоб долучитися, займіть місце.
error-no_chat = За цим столом немає чату.
error-no_claims = За цим столом немає заяв.
error-empty = Ще нема чого сказати: спершу щось напишіть.
error-bad_claim = Ця заява про те, чого чи кого тут немає.
error-not_host = Це може зробити лише господар столу.
error-host = Господаря столу не можна прибрати, але він може піти сам.
error-no_such_seat = Такого місця немає.
error-taken = Там уже хтось сидить.
error-too_many = Тут сидить більше гравців. Спершу когось приберіть.

## Making a table

set-game = Гра
game-base-hint = Класика для 3–10 гравців: золотошукачі проти саботерів.
game-tournament-hint = Для 5–9 гравців, із жадюгами та сталими частками золота.
game-duel-hint = Для 2 гравців: хто ви й хто ваш суперник?
game-saboteur2-hint = Для 2–12 гравців: дві команди, особливі ролі, нові карти.
game-adapts = Цей вибір змінить інші налаштування: { $reason }
set-players = Гравці
set-modules = Додати до гри
set-modules-none = Нічого з цього
module-setting = Налаштування
setting-treasure_chests-square = квадратом
setting-treasure_chests-diamond = ромбом
setting-treasure_chests-random = кожного раунду випадково
hint-greedy_dwarf = Один золотошукач потай хоче дістатися золота сам.
hint-victim = Хто лишився зі зламаним інструментом, не отримує золота, коли перемагають золотошукачі.
hint-back_and_forth = Одна карта: візьміть дві цілі й потайки поміняйте їх – або ні.
hint-storage = Одна карта: візьміть назад карту зі скиду.
hint-veto = Одна карта: скасуйте те, що грає інший гравець.
hint-turnabout = Одна карта: хід переходить у зворотному напрямку.
hint-jack_of_all_trades = Одна карта: лагодить будь-який інструмент.
hint-pathfinder = Одна карта: викладіть дві карти тунелів за один хід.
hint-diversion = Одна карта: перекладіть останню викладену карту тунелю.
hint-new_goals = П’ять цілей замість трьох: із торбинками золота, драконом і павуком-гігантом.
hint-treasure_chests = Чотири сховані скрині на шляху; відкривайте – на щастя чи на біду.
hint-wardrobe = Хто докопається до шафи, міняє роль.
hint-party = Щойно хтось докопається до вечірки, усі ролі тасують і роздають знову.
hint-toll_tunnels = У тунелях стоять гноми й беруть золото за прохід.
set-level = Рівень ботів
level-greedy = Складний
level-random = Легкий
set-pace = Темп ботів
pace-instant = миттєво
pace-fast = швидко
pace-normal = помірно
pace-slow = повільно
set-clock = Час на рішення
no-clock = без обмежень
seconds = { $value } с
set-window = Час відреагувати на карту
set-grace = Бот замінює відсутніх через
set-edition = Видання
set-edition-hint = Надруковані видання відрізняються кількома дрібними правилами.
set-first = Перший хід
first-drawn = за жеребом
first-you = ви
first-seat = місце { $seat }
set-chat = Чат
set-chat-hint = Кожен за столом може писати всім.
set-claims = Заяви
set-claims-hint = Один дотик – і ви кажете, що бачили або в що інші мають повірити. Боти теж слухають.
set-public = Відкритий стіл
set-public-hint = Стіл видно на головній сторінці, тож можуть приєднатися незнайомці. Інакше – лише ті, хто має код.
set-late = Боти поступаються місцем
set-late-hint = Хто прийде пізніше, зможе сісти на місце бота навіть посеред гри.

## Before the game

lobby-yours = Ваш стіл
lobby-of = Стіл гравця { $host }
lobby-seats = Місця
lobby-fill = Заповнити ботами
lobby-start = Почати гру
lobby-start-how =
    { $open ->
        [0] Усі на місці.
        [one] Боти займуть { $open } вільне місце.
        [few] Боти займуть { $open } вільні місця.
        [many] Боти займуть { $open } вільних місць.
       *[other] Боти займуть { $open } вільного місця.
    }
lobby-wait = Гру почне { $host }, коли всі зберуться.
lobby-settings = У що граємо
lobby-change = Змінити
lobby-promise = Тасування вже визначено
lobby-promise-how = Це обіцянка зерна, яким тасують карти. Саме зерно покажуть після гри, тож кожен зможе перевірити, що його не підмінили.
invite = Код цього столу
invite-link = Посилання на цей стіл
invite-picture = QR-код посилання для телефонів
seat-open = вільне місце
seat-bot = Бот
seat-level = Як грає { $name }
seat-up = Пересунути місце { $seat } вище
seat-down = Пересунути місце { $seat } нижче
seat-remove = Прибрати з місця: { $name }
rename = Змінити ім’я
watchers =
    { $count ->
        [one] Спостерігає { $count } людина.
        [few] Спостерігають { $count } людини.
        [many] Спостерігають { $count } людей.
       *[other] Спостерігає { $count } людини.
    }
fact-setting = { $module } ({ $setting })
fact-level = рівень ботів: { $level }
fact-pace = ходять { $pace }
fact-clock =
    { $seconds ->
        [one] { $seconds } секунда на рішення
        [few] { $seconds } секунди на рішення
        [many] { $seconds } секунд на рішення
       *[other] { $seconds } секунди на рішення
    }
fact-no-clock = без годинника
fact-no-chat = без чату
fact-no-claims = без заяв
fact-no-late = боти не поступаються місцем
fact-public = відкритий
fact-private = закритий
join-table = Приєднатися до столу гравця { $host }
join-sit = Сісти за стіл
join-watch = Лише дивитися
join-over = Гру за цим столом завершено. Її можна переглянути.
join-game = Долучитися до гри: { $host }
join-playing = Гра триває. Сядьте на місце бота й грайте далі з його картами, роллю та золотом.
join-next = Гру за цим столом завершено. Сядьте на місце бота, щоб грати наступну.
join-bots = Усі місця зайняті, але боти поступаються місцем.
join-bot = { $name } (бот)
join-places = Сісти на місце бота
no-table = Столу { $code } немає
no-table-how = Можливо, у коді помилка, або стіл уже прибрано.
goodbye-seat = У вас більше немає місця за цим столом
goodbye-again = Приєднатися знову
watch-soon = Гра скоро почнеться
watch-join = Приєднуйтеся або спостерігайте з телефона:
watch-to-seat = Назад на моє місце
watch-take = Сісти за стіл
invite-loopback = Ця адреса працює лише на цьому комп’ютері. Щоб запросити інших, запустіть: make play PLAY_ARGS="serve --host 0.0.0.0"

## The game at one glance

glance = Суть гри
glance-dig = Копайте
glance-dig-how = Прокладайте тунелі від початку до трьох закритих цілей. Під однією з них – золото.
glance-break = Шкодьте
glance-break-how = Дехто з вас потай хоче все зірвати: ламає інструменти, обвалює тунелі й бреше.
glance-guess = Вгадуйте
glance-guess-how = Хто є хто? Дивіться, розпитуйте, звинувачуйте. Переможці раунду ділять золото.

## Обличчя

face-change = Змінити обличчя
face-heading = Ваш гном
face-hat = Шапка
face-beard = Борода
face-head = Обличчя
face-colour = Кольори
face-part = { $part }: { $number } з { $count }
face-previous = { $part }: назад
face-next = { $part }: далі
face-lot = Навмання
error-face_taken = Хтось тут уже має таку шапку й бороду. Змініть щось одне.
bot-Ada-line = Рахує кожну карту. Двічі.
bot-Bo-line = Спершу копає, потім думає.
bot-Cai-line = Мовчить, але все бачить.
bot-Dee-line = Ніколи не помиляється. Спитайте.
bot-Eli-line = Вірить мапам, а не гномам.
bot-Fay-line = Приносить пиріг на кожен обвал.
bot-Gus-line = Ламає знаряддя випадково. Здебільшого.
bot-Hal-line = Хропе гучніше за обвал.
bot-Ivy-line = Пам’ятає, хто що зламав.
bot-Jo-line = Тут заради золота. Зате чесно.
bot-Kit-line = Уперше під землею. Очі горять.
bot-Lou-line = Має теорію про вас.
react = Реакція
react-laugh = Сміх
react-shock = Подив
react-suspicion = Підозріливий погляд
react-cheer = Чудово
react-sweat = Холодний піт
react-greed = Золота лихоманка
react-told = { $name }: { $reaction }
player-about = Заяви й позначки про гравця { $name }
player-suspected = Хто підозрює: { $names }
player-trusted = Хто довіряє: { $names }
players-all = Усі гравці
