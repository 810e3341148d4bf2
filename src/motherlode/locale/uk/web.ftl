### Сторінки у браузері: головна, створення столу та приєднання, перегляд, підсумки.

## Everywhere

close = Закрити
cancel = Скасувати
copy = Копіювати
copied = Скопійовано
go-home = Головна
skip-content = Перейти до вмісту
skip-links = Швидкі переходи
plain-view = Стіл словами
plain-view-how = Увесь стіл словами: для програм читання з екрана, клавіатури й повільного зв’язку.

## Players

players = Гравці
players-round = Раунд { $round } з { $rounds }
players-clockwise = за годинниковою стрілкою
players-counter = проти годинникової стрілки
player-you = ви
player-host = господар
player-bot = бот
player-program = програма
player-muted = заглушено
player-turn = ходить
player-away = не на зв’язку
player-replaced = не на зв’язку: грає бот
player-abort = хоче завершити гру
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
        [one] { $count } карта скарбів ({ $least }–{ $most } золоті)
        [few] { $count } карти скарбів ({ $least }–{ $most } золотих)
        [many] { $count } карт скарбів ({ $least }–{ $most } золотих)
       *[other] { $count } карти скарбів ({ $least }–{ $most } золотого)
    }
player-front = Карти перед гравцем { $name }
player-menu = Дії щодо гравця { $name }
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
        [one] Усі можуть відреагувати: ще { $seconds } секунда
        [few] Усі можуть відреагувати: ще { $seconds } секунди
        [many] Усі можуть відреагувати: ще { $seconds } секунд
       *[other] Усі можуть відреагувати: ще { $seconds } секунди
    }
clock-you =
    { $seconds ->
        [one] У вас ще { $seconds } секунда
        [few] У вас ще { $seconds } секунди
        [many] У вас ще { $seconds } секунд
       *[other] У вас ще { $seconds } секунди
    }
clock-seat =
    { $seconds ->
        [one] { $name } має ще { $seconds } секунду
        [few] { $name } має ще { $seconds } секунди
        [many] { $name } має ще { $seconds } секунд
       *[other] { $name } має ще { $seconds } секунди
    }

## Log

log = Журнал
log-filter = Фільтр журналу
log-news = Головні події
log-all = Усе, навіть добір карт
log-claims = Лише заяви
log-about = Лише { $name }
covered-RoleDealt = Ви отримуєте роль. Подивіться на карту гнома, коли ніхто не бачить.
covered-RoleExchanged = Ви міняєте роль. Подивіться на карту гнома, коли ніхто не бачить.
# The same where the role card lies open, because one plays alone with bots.
open-RoleDealt = Ви отримуєте роль. Ваша карта гнома лежить горілиць поряд із рукою.
open-RoleExchanged = Ви міняєте роль. Ваша нова карта гнома лежить горілиць поряд із рукою.
log-empty = Ще нічого не сталося.
tone-help = Вам на користь
tone-harm = Вам на шкоду

## Talk and claims

talk = Чат
talk-empty = Ще ніхто нічого не сказав.
talk-off = Господар столу вимкнув чат і заяви.
talk-no-chat = Господар столу вимкнув чат.
talk-no-claims = Господар столу вимкнув заяви.
talk-muted = Заглушено: { $names }.
talk-unmute = Чути знову
talk-claim = Заява
talk-say = Скажіть щось…
talk-send = Надіслати
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
    .you = Ви заявляєте: «{ $claim }»
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

ended-goal = { $seat } дістається { $place_of }: { $goal }.
    .you = Ви дісталися { $place_of }: { $goal }.
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
round-spare = Не роздано: { $roles }.
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
        [paid] Ви не виграли, але здобули золото
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
round-you-trapped = Ви досі були в пастці, тож частки не отримуєте.
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
       *[other] Ви виграли гру разом! Золото в кожного: { $gold }
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
summary-aborted = Гру завершено достроково.
record-save = Зберегти запис
replay-watch = Дивитися повтор
summary-rematch = Реванш
summary-next = Наступна гра вже почалася.
summary-follow = До наступної гри
summary-check = Чи чесно перетасовано?
summary-check-how = Перед грою стіл показав відбиток своєї таємниці, а пристрій кожного гравця додав випадкові біти. Тепер усе відкрито, і ваш пристрій може це перевірити.
check-shuffle = Перевірити тасування
summary-commitment = Відбиток
summary-seed = Зерно
summary-hints = Підказок узято ({ $name }): { $count }
summary-salt = Сіль

## The menu of a table

menu = Меню
menu-game = Гра
menu-view = Вигляд і звук
menu-table = Стіл
menu-call = Пропоную завершити раунд
menu-abort = Пропоную завершити гру
menu-device = Продовжити на іншому пристрої
menu-invite = Запросити
menu-watch = Посилання для глядачів
rules-of-table = Правила цього столу
menu-rules = Правила та карти
language = Мова
theme = Тема
theme-system = Тема пристрою
theme-light = Світла
theme-dark = Темна
way = Напрям шахти
way-auto = За формою екрана
way-across = Упоперек
way-down = Углиб
menu-looks = Мова й вигляд
menu-coordinates = Показувати координати
menu-quiet-bots = Заглушити ботів
looks-done = Готово
menu-volume = Гучність
percent = { $value } %
menu-unconfirmed = Грати без підтвердження
menu-chat = Чат для всіх
menu-claims = Заяви для всіх
menu-late = Пускати замість ботів
menu-leave = Звільнити моє місце
abort-wish =
    { $count ->
        [1] { $names } пропонує завершити гру. Вона завершиться, якщо погодяться всі присутні.
       *[other] { $names } пропонують завершити гру. Вона завершиться, якщо погодяться всі присутні.
    }
abort-agree = Погодитися
abort-play-on = Грати далі
device-how = Відкрийте це посилання на іншому пристрої: там будуть ваше місце й ваші карти.
device-secret = Це посилання – ваше місце. Хто його має, бачить вашу роль і може грати за вас, тож не показуйте його нікому.
watch-how = За цим посиланням кожен може спостерігати, наприклад на великому екрані. Таємниць там не видно.
players-invite = Запросити друга
invite-bots = За цим посиланням кожен може спостерігати або замінити бота й грати далі з його картами, роллю та золотом.
invite-full = За цим посиланням кожен може спостерігати. Ботів, яких можна замінити, тут немає.
invite-kept = За цим посиланням кожен може спостерігати. Замінити бота за цим столом не можна.
leave-playing = Вас замінить бот, і повернутися на це місце ви не зможете.
leave-playing-late = Вас замінить бот. Зайняти його місце зможе кожен, хто має посилання на стіл, і ви теж.
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
name-empty = Введіть ім’я.
name-long = Ім’я – щонайбільше 20 знаків.
play-at-once = Грати зараз
preset-quick = Три раунди класичної гри проти ботів. Найкраще для початку.
    .title = Швидка гра
preset-saboteur2 = Дві команди золотошукачів, бос, посередник, злодії та двері.
    .title = Саботер 2
preset-everything = Усі карти й правила, які поєднуються. Для бувалих гномів.
    .title = Усе й одразу
preset-edition = Якщо у гри кілька видань, береться те, що вашою мовою. Щоб зіграти за іншим, створіть стіл і відкрийте «Усі налаштування».
with-friends = З друзями
with-friends-how = Створіть стіл і надішліть посилання. Друзям досить ввести ім’я.
with-friends-alone = Тут усе працює всередині цієї сторінки, тож здалеку ніхто не приєднається. Щоб грати з друзями, хтось із вас встановлює на комп’ютер пакет Python «motherlode», запускає його сервер і надсилає посилання.
with-friends-guide = Як запустити сервер
with-friends-later = Ви граєте без сервера, тож здалеку ніхто не приєднається. Коли він повернеться, друзі зможуть.
make-table = Створити стіл
around = Гра по колу
around-hint = Лише один екран? Сідайте навколо й передавайте його одне одному.
join = Приєднатися
join-code = Код столу
join-example = BCD-FGH-JKL
join-bad-code = Це не код столу. Код – це кілька літер і цифр; його видно на екрані господаря.
learn-new = Уперше тут?
learn-new-begin = Навчіться грати за п’ять хвилин
learn-new-go-on = Продовжити урок
learn-all = Усі уроки
learn-try = Спробувати
puzzles = Задачі
puzzle-day = Задача дня
puzzle-day-how = Щодня нова: знайдіть саботера, найкращий хід або золото.
puzzle-day-done = Ви вже відповіли на сьогоднішню задачу. Наступна з’явиться опівночі за UTC.
puzzle-streak =
    { $days ->
        [0] Розв’яжіть завтрашню задачу, щоб почати серію.
        [one] Розв’язано { $days } день поспіль
        [few] Розв’язано { $days } дні поспіль
       *[many] Розв’язано { $days } днів поспіль
    }
puzzle-solve = До задачі
puzzle-all = Усі задачі
own-games = Ваші ігри на цьому пристрої
own-games-return = Повернутися
public-tables = Відкриті столи
public-tables-none = Зараз немає відкритих столів. Створіть свій!
watch = Дивитися
game-base = Базова гра
game-tournament = Турнір
game-duel = Дуель
game-saboteur2 = Саботер 2
game-with-modules =
    { $count ->
        [one] { $name } + { $count } доповнення
        [few] { $name } + { $count } доповнення
        [many] { $name } + { $count } доповнень
       *[other] { $name } + { $count } доповнення
    }
phase-lobby = ще не почалася
phase-playing = триває
phase-over = завершена
seats-taken = Зайнято місць: { $taken } з { $seats }
rules = Правила
rules-search = Пошук у правилах
rules-contents = Зміст
footer = Інші сторінки
footer-learn = Навчитися грати
footer-games = Ваші ігри
record-open = Відкрити запис
footer-figures = Статистика
footer-sandbox = Пісочниця
footer-about = Про гру
all-cards = Усі карти
version = Motherlode { $version }
not-found = Глухий кут
not-found-how = За цією адресою нічого немає.
unreachable = Сервер не відповідає
unreachable-how = Тунель до нього обвалився, або ваш пристрій не в мережі. Ми копаємо далі, а вашу гру збережено.
unreachable-page = Гра не працює
unreachable-how-page = Вона зупинилася, або її не вдалося завантажити. Ми й далі пробуємо її запустити. Усе до вашого останнього ходу збережено.
unreachable-here = А поки що тут можна грати з ботами, проходити уроки й розв’язувати задачі.
play-here = Грати офлайн
play-alone = Грати без сервера
try-again = Спробувати ще раз
trouble = Шахту зачинено
trouble-unable = Цей браузер не може грати без сервера: у ньому немає WebAssembly. Новіший браузер зможе.
trouble-unkept = Цей браузер нічого не зберігає для цієї сторінки, як-от у приватному вікні, тож ваші ігри зникли б. Дозвольте зберігання або відкрийте звичайне вікно.
trouble-full = На цьому пристрої не лишилося місця, тож нічого не можна зберегти. Звільніть трохи місця й спробуйте ще раз.
trouble-elsewhere = Motherlode уже відкрито в іншій вкладці. Ваші ігри можуть бути лише в одній вкладці водночас.
trouble-taken = Ваші ігри тепер в іншій вкладці.
trouble-newer = Ваші ігри збережено новішою версією Motherlode, тож ця їх не чіпає. Оновіть її, щоб знову їх відкрити.
trouble-lost = Цей браузер видалив ваші збережені ігри, найпевніше, щоб звільнити місце. Нові ігри знову зберігатимуться.
trouble-unloaded = Частину гри не вдалося завантажити. Перевірте з’єднання та спробуйте ще раз.
trouble-crashed = Гра раз у раз зупиняється: можливо, бракує пам’яті. Усе до вашого останнього ходу збережено. Закрийте інші вкладки та спробуйте ще раз.
trouble-here = Грати в цій вкладці
trouble-save = Зберегти мої ігри у файл
server-back = Сервер знову доступний.
server-go = Назад на сервер
version-newer = Готова нова версія.
version-take = Оновити
offline-nothing = Боти, уроки, задачі й повтори можуть працювати без з’єднання. На це піде близько 8 МБ.
offline-fetching = Зберігаємо гру на випадок, коли не буде з’єднання…
offline-ready = Боти, уроки, задачі й повтори працюють і без з’єднання.
offline-failed = Не вдалося зберегти гру для роботи офлайн. Перевірте з’єднання та вільне місце на пристрої і спробуйте ще раз.
offline-fetch = Зробити доступною офлайн
line-lost = Зв’язок втрачено. Відновлюємо…
server-cant-write = Сервер зараз не може нічого зберегти. Гру призупинено, і нічого не пропаде.
operator-says = Від адміністратора сервера:
operator-says-close = Закрити повідомлення адміністратора
edition-of-jubilee = Ювілейне видання
edition-of-english = Англійське видання
edition-of-korean = Корейське видання
edition-of-japanese = Японське видання

## What the host is told of bots

notice-bot_failed = { $name }: цей бот розгубився, тож за нього походив простіший.
notice-bot_late = { $name }: цей бот думав надто довго, тож за нього походив простіший.
notice-bot_missing = { $name }: такого бота на цьому сервері немає, тож грає простіший.
notice-bot_chatty = { $name }: цей бот забагато говорить, тож у цьому раунді його більше не чути.

## Refusals

error-offline = Сервер недоступний. Перевірте з’єднання та спробуйте ще раз.
error-offline-here = Гра на цій сторінці зараз не працює. Спробуйте ще раз за мить.
error-failed = Щось пішло не так, але нічого не втрачено. Спробуйте ще раз.
error-no_lesson = Такого уроку немає.
error-no_puzzle = Такої задачі немає.
error-no_answer = Такої відповіді серед варіантів немає.
error-lesson = Ще ні! Спершу зробіть те, що каже наставник.
error-no_table = Такого столу немає.
error-full = Усі місця за цим столом зайняті. Можна спостерігати.
error-playing = Гра вже почалася. Можна спостерігати.
error-no_programs = Господар столу не дозволив програмам сідати. Спостерігати вони можуть.
error-next_round = Цього раунду хтось пішов з-за столу. Сісти можна буде, коли почнеться наступний раунд.
error-closed = Карти вже тасують.
error-bad_bits = Тасування не зійшлося на цьому пристрої. Оновіть сторінку.
error-many_tables = З вашої адреси відкрито забагато столів. Спершу завершіть або залиште кілька.
error-name_taken = За цим столом уже є хтось із таким іменем. Спробуйте інше.
error-too_fast = Трохи повільніше. Спробуйте знову за хвилину.
error-busy = Сервер зараз перевантажений. Спробуйте пізніше.
error-no_seat = Це місце вже не ваше: ви його звільнили або вас прибрав господар столу.
error-storage = Сервер зараз не може нічого зберегти, тож нічого не сталося. Спробуйте ще раз за мить.
error-storage-here = Цей пристрій зараз не може нічого зберегти, тож нічого не сталося. Звільніть трохи місця й спробуйте ще раз.
error-asleep = Цей стіл заснув. Відкрийте його знову, щоб продовжити.
error-unreadable = Цей стіл пошкоджено або збережено іншою версією Motherlode, тож відкрити його не вдасться.
error-crowded = За цим столом уже забагато глядачів. Спробуйте пізніше.
error-shut = Адміністратор сервера закрив цей стіл.
error-banned = Адміністратор сервера заблокував вашу адресу.
error-copying = Сервер уже створює резервну копію.
error-no_backup = Звідси не можна створити резервну копію бази даних цього сервера.
error-starting = Сервер іще запускається. Спробуйте ще раз за мить.
error-draining = Сервер от-от перезапуститься. Спробуйте ще раз за мить.
error-elsewhere = Ви відкрили це місце в інших вкладках або на інших пристроях. Щоб грати тут, перезавантажте сторінку.
error-silent = Сторінка надто довго не казала, хто ви. Перезавантажте її.
error-no_hello = Сторінка не сказала, хто ви. Перезавантажте її.
error-malformed = Сервер цього не зрозумів. Перезавантажте сторінку.
error-too_big = Це задовго для сервера. Спробуйте коротше.
error-foreign = Це надійшло з іншого сайту, тож сервер цього не виконав.
error-unknown_host = Цей сервер не відповідає за таким іменем. Його може додати той, хто ним керує.
error-cannot_open = Зараз не можна впустити інші пристрої. Можливо, порт зайняла інша програма.
error-not_found = За цією адресою нічого немає.
error-refused = Сервер не може цього зробити.
error-repeated = На сторінці стався збій. Перезавантажте її.
error-incompatible = Ці налаштування не поєднуються.
error-bad_name = Це ім’я порожнє, задовге або має незвичні знаки. Спробуйте інше.
error-begun = Це можна змінити лише між іграми.
error-not_playing = За цим столом зараз не грають.
error-not_over = Це буде можливо, коли гра закінчиться.
error-no_game = За цим столом такої гри не було.
error-not_asked = Зараз не ваша черга відповідати.
error-bad_index = Зараз цього обрати не можна.
error-answered = Ви вже відповіли.
error-stale = Гра вже пішла далі. Гляньте ще раз, перш ніж обирати.
error-no_hints = Підказки є лише в іграх із самими ботами.
error-no_hint = Зараз підказки немає. Спробуйте ще раз.
error-no_analysis = Цього аналізу вже немає. Попросіть про нього ще раз.
error-no_call = Пропонувати завершити раунд можна лише між ходами й лише раз за хід.
error-watching = Ви спостерігаєте. Щоб грати, займіть місце.
error-no_chat = За цим столом чат вимкнено.
error-no_claims = За цим столом заяви вимкнено.
error-empty = Ще нема чого надсилати. Спершу щось напишіть.
error-bad_claim = Ця заява не стосується нічого за цим столом.
error-claims_later = Ролі розкрито, тож у цьому раунді заявляти вже нічого.
error-not_host = Це може зробити лише господар столу.
error-host = Господаря столу не можна прибрати, але він може піти сам.
error-no_such_seat = Такого місця немає.
error-no_character = Такого персонажа немає. Оберіть когось зі списку.
error-shuffling = Карти тасують. Зачекайте хвилинку.
error-taken = Там уже хтось сидить.
error-too_many = Місць менше, ніж гравців. Спершу когось приберіть.

## Making a table

set-game = Гра
game-base-hint = Класика для 3–10 гравців: золотошукачі проти саботерів.
game-tournament-hint = Для 5–9 гравців, із жадюгами та сталими частками золота.
game-duel-hint = Для 2 гравців: ваша роль таємна, роль суперника – теж.
game-saboteur2-hint = Для 2–12 гравців: дві команди, особливі ролі, нові карти.
set-players = Гравці
set-modules = Доповнення й варіанти
set-modules-none = Прибрати все
module-setting = Налаштування
setting-treasure_chests-square = квадратом
setting-treasure_chests-diamond = ромбом
setting-treasure_chests-random = кожного раунду випадково
hint-greedy_dwarf = Один золотошукач потай хоче дістатися золота сам.
hint-victim = Золотошукачі зі зламаним інструментом не отримують золота, коли перемагають золотошукачі.
hint-back_and_forth = Одна карта: візьміть дві цілі й потайки поміняйте їх – або ні.
hint-storage = Одна карта: візьміть назад карту зі скиду.
hint-veto = Одна карта: скасуйте карту, яку грає хтось інший.
hint-turnabout = Одна карта: змініть напрямок ходу.
hint-jack_of_all_trades = Одна карта: полагодьте будь-який інструмент.
hint-pathfinder = Одна карта: викладіть дві карти тунелів за один хід.
hint-diversion = Одна карта: перекладіть останню викладену карту тунелю.
hint-new_goals = П’ять цілей замість трьох: із торбинками золота, драконом і павуком-гігантом.
hint-treasure_chests = Чотири сховані скрині на шляху; відкривайте – на щастя чи на біду.
hint-wardrobe = Хто докопається до шафи, міняє роль.
hint-party = Щойно хтось докопається до вечірки, усі ролі тасують і роздають знову.
hint-toll_tunnels = Гноми стережуть тунелі й беруть золото за прохід.
set-level = Рівень ботів
level-random = легкий
level-random-line = Грає будь-що. Добре, щоб вивчити правила.
level-greedy = кмітливий
level-greedy-line = Добре копає, б’є пізно. Гарний початок.
level-reader = уважний
level-reader-line = Судить кожного за діями й словами.
level-deceiver = підступний
level-deceiver-line = Уважний і замітає сліди.
level-searcher = блискучий
level-searcher-line = Прораховує багато ходів.
level-master = майстерний
level-master-line = Прораховує ходи, навчений іграми.
set-pace = Темп ботів
pace-instant = миттєво
pace-fast = швидко
pace-normal = помірно
pace-slow = повільно
set-clock = Час на рішення
no-clock = без обмежень
seconds = { $value } с
set-window = Час на реакцію
set-grace = Бот замінює через
set-edition = Видання
set-edition-hint = Надруковані видання відрізняються кількома дрібними правилами.
set-first = Хто починає
first-drawn = за жеребом
first-seat = місце { $seat }
set-chat = Чат
set-chat-hint = Усі за столом можуть писати повідомлення.
set-claims = Заяви
set-claims-hint = Одним дотиком кажете, що бачили або в що інші мають повірити. Боти теж слухають.
set-public = Відкритий стіл
set-public-hint = Стіл видно на головній сторінці, тож можуть приєднатися незнайомці. Інакше – лише ті, хто має код.
set-late = Пускати посеред гри
set-late-hint = Хто прийде пізніше, зможе замінити бота навіть посеред гри.
set-programs = Програми за столом
set-programs-hint = Мовна модель чи інша програма може зайняти місце. Усі бачать, яке саме.

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
lobby-settings = Налаштування гри
lobby-presets = Швидкий вибір
lobby-details = Усі налаштування
settings-players = Місць за столом тепер: { $count }.
settings-dropped = Більше не діє: { $modules }.
lobby-bots-gone = Місць поменшало, тож пішли боти: { $names }
lobby-shuffling = Тасуємо карти…
lobby-promise = Тасують усі
lobby-promise-how = Ваш пристрій і пристрої інших додають до тасування випадкові біти. Це відбиток частки сервера. Її вже не змінити, а після гри кожен зможе її перевірити.
invite = Код столу
invite-link = Посилання на стіл
invite-picture = QR-код посилання
seat-open = вільне місце
seat-bot = Додати бота
seat-level = Рівень бота { $name }
seat-character = Хто тут грає
seat-trait = { $name } ({ $trait })
seat-up = Пересунути місце { $seat } вище
seat-down = Пересунути місце { $seat } нижче
seat-remove = Прибрати гравця { $name }
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
fact-pace = темп ботів: { $pace }
fact-clock =
    { $seconds ->
        [one] { $seconds } секунда на рішення
        [few] { $seconds } секунди на рішення
        [many] { $seconds } секунд на рішення
       *[other] { $seconds } секунди на рішення
    }
fact-no-clock = без обмеження часу
fact-no-chat = без чату
fact-no-claims = без заяв
fact-no-late = посеред гри не пускати
fact-programs = програмам можна
fact-public = відкритий стіл
fact-private = закритий стіл
join-table = Приєднатися до столу гравця { $host }
join-sit = Сісти за стіл
join-watch = Лише дивитися
join-over = Гру за цим столом завершено, але на неї ще можна глянути.
join-game = Долучитися до гри гравця { $host }
join-playing = Гра триває. Замініть бота й грайте далі з його картами, роллю та золотом.
join-next = Гру за цим столом завершено. Замініть бота, щоб грати наступну.
join-bots = Усі місця зайняті, але можна замінити бота.
join-bot = { $name } (бот)
join-places = Замінити бота
no-table = Столу { $code } немає
no-table-how = Перевірте, чи немає в коді помилки, або спитайте господаря: можливо, столу вже немає.
goodbye-seat = У вас більше немає місця за цим столом
goodbye-again = Приєднатися знову
goodbye-shut = Цей стіл закрито
watch-soon = Гра скоро почнеться
watch-join = Приєднуйтеся або спостерігайте з телефона:
watch-to-seat = Назад на моє місце
watch-take = Сісти за стіл
reach-offer = Доки ви не впустите інші пристрої, підключитися може лише цей комп’ютер.
reach-open = Впустити інші пристрої
reach-sure = Після цього, доки працює сервер, усі в мережі цього комп’ютера зможуть відкрити Motherlode за адресою { $address }. Дозволу може попросити й брандмауер.
reach-name = Пристрої в тій самій мережі знайдуть його і за адресою { $name }.
reach-closed = Підключитися може лише цей комп’ютер. Як впустити інші пристрої, пояснює README.
invite-alone = Цей стіл живе на цій сторінці, на цьому пристрої. Щоб грати з друзями здалеку, хтось із вас має запустити Motherlode як сервер.

## The game at one glance

glance = Гра одним поглядом
glance-dig = Копайте
glance-dig-how = Прокладайте тунелі від початку до трьох закритих цілей. Одна з них – золото.
glance-break = Шкодьте
glance-break-how = Дехто з вас потай хоче все зірвати: ламає інструменти, обвалює тунелі й бреше.
glance-guess = Вгадуйте
glance-guess-how = Хто є хто? Дивіться, розмовляйте, звинувачуйте. Переможці раунду ділять золото.
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
bot-Hal-line = Дрімає між ходами. Часом і під час ходу.
bot-Ivy-line = Пам’ятає, хто що зламав.
bot-Jo-line = Тут заради золота. Зате чесно.
bot-Kit-line = Уперше під землею. Очі горять.
bot-Lou-line = Має теорію про вас.
trait-Ada = обачність
trait-Bo = зухвалість
trait-Cai = мовчання
trait-Dee = команди
trait-Eli = недовіра
trait-Fay = довірливість
trait-Gus = незграбність
trait-Hal = сонливість
trait-Ivy = злопам’ятність
trait-Jo = чесність
trait-Kit = завзяття
trait-Lou = вигадки
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
