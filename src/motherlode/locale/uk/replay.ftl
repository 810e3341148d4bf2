# Повтори завершених ігор і пісочниця, де пробують позиції.

replay = Повтор
replay-of = Гра { $number } за столом { $code }
replay-of-record = Ваш запис
replay-missing = Такої гри немає.
replay-not-over = Ця гра ще триває. Її можна буде переглянути, коли вона завершиться.

replay-eyes = Чиїми очима
replay-eyes-public = глядача
replay-eyes-open = усе відкрито

replay-first = На початок
replay-last = У кінець
replay-back = Крок назад
replay-forward = Крок уперед
replay-play = Відтворити
replay-pause = Пауза
replay-round-back = На початок попереднього раунду
replay-round-next = До наступного раунду
replay-speed = Швидкість
replay-times = { $speed }×
replay-slider = Місце у грі
replay-place = Раунд { $round }, крок { $step } з { $steps }
replay-broken-off = Тут гру перервано.
replay-controls = Керування повтором

replay-moments = Моменти
replay-log = Що сталося
replay-more = Моменти й журнал
replay-moments-none = У цій грі такого не сталося.
replay-kinds = Які моменти
replay-kind-great = Головні моменти
replay-kind-all = Усе
replay-kind-round = Кінці раундів
replay-kind-goal = Цілі та скрині
replay-kind-role = Ролі
replay-kind-gold = Золото
replay-kind-lie = Неправдиві заяви
replay-kind-tool = Зламані й полагоджені інструменти
replay-kind-fall = Обвали
replay-kind-surprise = Несподіванки
replay-lie = { $seat } заявляє: «{ $claim }» Це брехня: правда була відома.
replay-wrong = { $seat } заявляє: «{ $claim }» Це було не так.
replay-says = { $seat }: { $words }

replay-hands = Усі руки
replay-deck = Далі в колоді
replay-deck-empty = Колода порожня.

replay-share = Поділитися
replay-share-link = Посилання на цей момент
replay-share-how = Хто відкриє посилання, побачить цю гру на цьому кроці тими самими очима.
replay-share-not = Цей запис лежить лише на цьому пристрої. Надішліть сам файл – інші зможуть відкрити його на цій сторінці.
replay-share-send = Надіслати…
replay-menu = Більше
back-to-replay = Назад до повтору
back-to-table = Назад до столу
back-to-games = Назад до ваших ігор
way-back = Назад
replay-try = Спробувати інші ходи
replay-position = Копіювати позицію
replay-position-how = Увесь стіл на цьому кроці в нотації: для повідомлень про помилки, задач і пісочниці.
replay-position-copied = Позицію скопійовано. Вставте її в пісочницю або у звіт.
replay-position-none = До першого ходу позицію записати неможливо.
replay-about = Про цей запис
replay-sound = Цей запис повний і не змінений.
replay-verified = Повний, не змінений, з обіцяним зерном
replay-verified-no-promise = Повний і не змінений
replay-sound-seed = Зерно саме те, яке обіцяли перед грою.
replay-sound-no-promise = Перед грою зерно нікому не обіцяли.
replay-version = Записано версією { $version }

replay-import-how = Запис – це файл, який зберігають після гри. Тут його перевіряють хід за ходом, а тоді можна дивитися.
replay-import-choose = Вибрати файл
replay-import-drop = або перетягніть його сюди
replay-import-paste = або вставте його текст
replay-import-open = Відкрити
replay-import-checking = Перевіряємо запис…

# Чому запис або позицію відхилено.
error-record-foreign = Це не запис гри. Записи – це файли .jsonl, які зберігають після гри.
error-record-newer = Цей запис зроблено новішою версією. Відкрийте його на оновленому сервері.
error-record-module = Це запис гри з картами, яких цей сервер не знає.
error-record-cut = Запис обривається: бракує кінця. Можливо, його скопійовано не повністю.
error-record-broken = Запис пошкоджено: один із рядків не має сенсу.
error-record-altered = Запис змінено: у ньому написано не те, що сталося.
error-record-secret = Цей запис ще тримає зерно в таємниці, тож дивитися його не можна.
error-record-too-big = Цей файл завеликий для запису.
error-no_game = За цим столом такої гри не було.
error-no_step = У грі немає стільки кроків.
error-position-broken = Цю позицію неможливо розкласти.
error-choice-refused = Тут так зробити не можна.
error-file-unreadable = Цей файл не вдається прочитати.

sandbox = Пісочниця
sandbox-how = Усе лежить відкрито. Хто має відповідати, може робити все, що дозволяють правила: пробуйте, повертайте назад, пробуйте інше.
sandbox-turn =
    { $role ->
        [none] Вирішує { $seat }
       *[other] Вирішує { $seat } ({ $role })
    }
sandbox-hand = Рука: { $seat }
sandbox-hand-empty = У руці немає карт.
# Питання до того, чиє ім’я стоїть вище; інші питання такі самі, як за столом.
sandbox-ask-Turn = Оберіть карту, щоб зіграти або скинути
sandbox-ask-DuelTurn = Оберіть карту, щоб зіграти, або три, щоб скинути
sandbox-ask-DiscardOneMore = Скиньте другу карту за ту, що лежала перед гравцем
sandbox-ask-TakeNuggets =
    { $total ->
        [0] Візьміть карти скарбів на суму частки
       *[other] Частка золота – { $total }: візьміть карти скарбів на цю суму
    }
sandbox-ask-KeepNugget = Залиште одну з цих карт скарбів; другу отримає суперник
sandbox-ask-TurnInNugget = Жетонів немає: якою картою скарбів заплатити? Решта повертається жетонами
sandbox-ask-Steal = У кого вкрасти 1 золотий?
sandbox-ask-RobHand = З чиєї руки взяти карту?
sandbox-ask-LookAtRole = Чию роль подивитися?
sandbox-ask-SwapOrNot = Дві цілі взято: поміняти їх місцями?
sandbox-ask-PayToll = { $seat } просить заплатити за прохід
sandbox-over = Гру завершено.
sandbox-undo = Скасувати хід
sandbox-redo = Повторити хід
sandbox-reset = До початкової позиції
sandbox-open = Розкласти
sandbox-other = Інша позиція
sandbox-paste = Позиція в нотації
sandbox-paste-how = Вставте позицію, скопійовану з повтору, або напишіть свою. Порожній текст – нова гра для трьох.
sandbox-tried = Уже випробувано
sandbox-tried-none = Поки що нічого.
sandbox-step = { $seat }: { $choice }
sandbox-reason = Докладно
