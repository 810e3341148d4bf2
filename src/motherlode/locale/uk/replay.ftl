# Повтори завершених ігор і пісочниця, де пробують позиції.

replay = Повтор
replay-of = Гра { $number } за столом { $code }
replay-of-record = Ваш запис гри
replay-missing = Такої гри для перегляду немає.
replay-not-over = Ця гра ще триває. Подивитися її можна буде, коли вона завершиться.

replay-eyes = Чиїми очима
replay-eyes-public = глядача
replay-eyes-open = усіх: карти горілиць

replay-first = На початок
replay-last = У кінець
replay-back = Крок назад
replay-forward = Крок уперед
replay-play = Відтворити
replay-pause = Пауза
replay-round-back = Попередній раунд
replay-round-next = Наступний раунд
replay-speed = Швидкість
replay-times = { $speed }×
replay-slider = Місце у грі
replay-place = Раунд { $round }, крок { $step } з { $steps }
replay-broken-off = Тут гру завершено достроково.
replay-controls = Керування повтором

replay-moments = Моменти
replay-analysis = Аналіз
replay-log = Що сталося
replay-more = Моменти й журнал
replay-moments-none = Таких моментів у цій грі немає.
replay-kinds = Фільтр моментів
replay-kind-great = Головні моменти
replay-kind-all = Усе
replay-kind-round = Кінці раундів
replay-kind-goal = Цілі та скрині
replay-kind-role = Ролі
replay-kind-gold = Золото
replay-kind-lie = Неправдиві заяви
replay-kind-tool = Зламані й полагоджені інструменти
replay-kind-fall = Обвали
replay-kind-vote = Голосування
replay-kind-surprise = Несподіванки
replay-lie = { $seat } бреше: «{ $claim }»
replay-wrong = { $seat } помиляється: «{ $claim }»
replay-says = { $seat }: { $words }

replay-hands = Руки всіх
replay-deck = Далі в колоді
replay-deck-empty = Колода порожня.

replay-share = Поділитися
replay-share-link = Посилання на цей момент
replay-share-how = Посилання відкриває цю гру на цьому кроці тими самими очима.
replay-share-not = Цей запис є лише на цьому пристрої. Надішліть файл, і інші зможуть відкрити його на цій сторінці.
replay-share-send = Надіслати…
replay-menu = Більше
back-to-replay = Назад до повтору
back-to-table = Назад до столу
back-to-games = Назад до ваших ігор
way-back = Назад
replay-try = Спробувати інші ходи
replay-position = Копіювати позицію
replay-position-how = Увесь стіл на цьому кроці в нотації: для звітів про помилки, задач і пісочниці.
replay-position-copied = Позицію скопійовано. Вставте її в пісочницю або у звіт про помилку.
replay-position-none = До першого ходу позиції для копіювання немає.
replay-about = Про цей запис
replay-sound = Цей запис повний і не змінений.
replay-verified = Повний, не змінений, зерно перевірено
replay-verified-no-promise = Повний і не змінений
replay-sound-seed = Зерно збігається з відбитком, показаним перед грою.
replay-sound-no-promise = Перед грою відбитка зерна не показували.
replay-version = Збережено версією { $version }

check-of = Тасування гри { $number } за столом { $code }
check-intro = Ваш пристрій рахує сам і не покладається на слово сервера.
check-fair = Роздано чесно.
check-fair-mine = Роздано чесно, і ваші власні біти враховано.
check-left-out = Карти – з цього тасування, але біти вашого пристрою до нього не ввійшли.
check-nobody = Карти – із секрету сервера, але нічиїх бітів у ньому немає: сервер тасував сам.
check-unfair = Щось не сходиться. Збережіть запис і спитайте того, хто тримає цей сервер.
check-alone = Цю гру тасував сам сервер, тож перевіряти тут нічого. Запис усе одно можна відкрити.
check-secret = Таємниця сервера збігається з відбитком, показаним перед грою.
check-secret-not = Таємниця сервера не збігається з відбитком.
check-seen = Перш ніж надіслати біти, ваш пристрій бачив саме ці відбитки.
check-seen-not = Перш ніж надіслати біти, ваш пристрій бачив інші відбитки.
check-bits-in = { $name }: біти додано, і вони збігаються з відбитком.
check-bits-kept = { $name }: біти не надійшли вчасно, тож їх не враховано.
check-bits-wrong = { $name }: біти не збігаються з відбитком.
check-bits-none = Без бітів: { $names }.
check-mine-not = Цей пристрій не додав бітів до цієї гри.
check-piles = До тасування карти лежали в порядку правил.
check-piles-not = До тасування карти лежали не в порядку правил: хтось міг обрати роздачу.
check-round = Раунд { $number }: цілі, колода, руки й ролі – з цього тасування.
check-round-not = Раунд { $number } роздано не з цього тасування.

replay-import-how = Запис – це файл, який ви зберегли після гри. Ми перевіримо його хід за ходом, а тоді його можна дивитися.
replay-import-choose = Вибрати файл
replay-import-drop = або перетягніть його сюди
replay-import-paste = або вставте його текст
replay-import-open = Відкрити
replay-import-checking = Перевіряємо запис…

# Чому запис або позицію відхилено.
error-record-foreign = Це не запис гри. Знайдіть файл .jsonl, який ви зберегли після гри.
error-record-newer = Цей запис зроблено в новішій версії. Відкрийте його на оновленому сервері.
error-record-module = У цьому записі є карти, яких цей сервер не знає. Відкрийте його на оновленому сервері.
error-record-cut = Цей запис неповний. Скопіюйте весь файл і спробуйте ще раз.
error-record-broken = Запис пошкоджено: один із рядків не має сенсу.
error-record-altered = Цей запис змінено: у ньому не те, що було насправді.
error-record-secret = Зерно цього запису ще таємне, тож дивитися його поки не можна.
error-record-too-big = Цей файл завеликий для запису.
error-no_step = У цій грі менше кроків.
error-position-broken = Цю позицію неможливо розкласти.
error-choice-refused = Тут так зробити не можна.
error-file-unreadable = Цей файл не вдається прочитати.

sandbox = Пісочниця
sandbox-how = Усі карти горілиць. Спробуйте будь-який дозволений хід, скасуйте його, спробуйте інший.
sandbox-turn =
    { $role ->
        [none] Вирішує { $seat }
       *[other] Вирішує { $seat } ({ $role })
    }
sandbox-hand = Рука гравця { $seat }
sandbox-hand-empty = У руці немає карт.
# Питання до того, чиє ім’я стоїть вище; інші питання такі самі, як за столом.
sandbox-ask-Turn = Оберіть карту, щоб зіграти або скинути
sandbox-ask-DuelTurn = Зіграйте карту або скиньте три
sandbox-ask-DiscardOneMore = Скиньте другу карту, щоб прибрати ту, що перед гравцем
sandbox-ask-TakeNuggets =
    { $total ->
        [0] Візьміть частку картами скарбів
        [one] Візьміть карти скарбів, на яких разом { $total } золотий
        [few] Візьміть карти скарбів, на яких разом { $total } золоті
        [many] Візьміть карти скарбів, на яких разом { $total } золотих
       *[other] Візьміть карти скарбів, на яких разом { $total } золотого
    }
sandbox-ask-KeepNugget = Залиште одну карту скарбів. Другу отримає суперник
sandbox-ask-TurnInNugget = Якою картою скарбів заплатити за прохід? Решту дадуть жетонами
sandbox-ask-Steal = У кого вкрасти 1 золотий?
sandbox-ask-RobHand = З чиєї руки взяти карту?
sandbox-ask-LookAtRole = Чию роль подивитися?
sandbox-ask-SwapOrNot = Поміняти ці дві цілі місцями?
sandbox-ask-PayToll = Заплатити за прохід гравця { $seat }?
sandbox-over = Гру завершено.
sandbox-undo = Скасувати хід
sandbox-redo = Повторити хід
sandbox-reset = На початок
sandbox-open = Розкласти
sandbox-examples = Приклади
sandbox-draw = Накреслити лабіринт
sandbox-draw-how = Виберіть карту, потім місце. Торкніться викладеної карти, щоб повернути її, і ще раз, щоб прибрати.
sandbox-palette = Карти тунелів
sandbox-space = вільне місце
sandbox-example-treasure = За одну карту до золота
sandbox-example-rockfall = Глухий кут на шляху
sandbox-example-tools = Зламані інструменти
sandbox-example-doors = Дві команди, двоє дверей
sandbox-other = Інша позиція
sandbox-paste = Позиція в нотації
sandbox-paste-how = Вставте позицію, скопійовану з повтору, або напишіть свою. Порожнє поле – нова гра для трьох.
sandbox-tried = Уже випробувано
sandbox-tried-none = Ходів ще не було.
sandbox-step = { $seat }: { $choice }
sandbox-reason = Докладно
