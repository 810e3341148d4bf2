### Власні ігри на цьому пристрої та статистика сервера.

games-title = Ваші ігри
games-note = Збережено лише в цьому браузері. Більше ніхто їх не бачить.
games-none = Завершених ігор ще немає. Дограйте одну, і вона з’явиться тут.
games-tables = Ваші столи
games-finished = Завершені
games-won = Ви перемогли
games-lost = Перемога: { $winners }
games-aborted = Перервано
games-with = за столом: { $names }
games-gold =
    { $gold ->
        [one] { $gold } золотий
        [few] { $gold } золоті
       *[other] { $gold } золотих
    }
games-round-paid = із золотом
games-round-unpaid = без золота
games-rounds = Ваші ролі
games-table = До столу
games-offline = Повтор гри, зіграної офлайн, доступний, коли ви граєте офлайн.
games-server = Повтор зберігається на сервері.
games-sandbox = Пісочниця
games-forget = Прибрати
games-forget-all = Прибрати всі
games-forget-sure = Прибрати всі завершені ігри з цього пристрою? Ваші місця за столами, де ще грають, залишаться.
games-delete = Видалити з пристрою
games-delete-sure = Видалити з цього пристрою стіл { $code } і всі його ігри? Якщо ви не зберегли їх у файл, повернути їх не вдасться.
games-keep-it = Залишити
games-keep-them = Залишити
games-export = Зберегти цей список
games-import = Додати збережені ігри
games-imported =
    { $count ->
        [0] У цьому файлі нічого нового.
        [one] Додано { $count } гру.
        [few] Додано { $count } гри.
       *[other] Додано { $count } ігор.
    }
games-restored =
    { $count ->
        [0] Усі столи з цього файлу вже тут.
        [one] Повернуто { $count } стіл.
        [few] Повернуто { $count } столи.
       *[other] Повернуто { $count } столів.
    }
games-not-ours = У цьому файлі немає ігор Motherlode.
games-totals = Загалом
games-totals-won = Виграні ігри
games-totals-role = Раунди із золотом: { $role }

figures-title = Хто тут перемагає?
figures-note =
    Пораховано всі раунди, завершені { $shared ->
        [yes] на цьому сервері
       *[no] у цьому браузері
    } за участю хоча б однієї людини. Імен не зберігаємо.
figures-bounds-note = Крапка – порахована частка. Лінія показує, де з імовірністю 95 % лежить справжня.
figures-none =
    { $shared ->
        [yes] На цьому сервері
       *[no] У цьому браузері
    } ще не завершили жодного раунду. Зіграйте, і підрахунок почнеться.
figures-game = Гра
figures-company = Хто грав
figures-alone = Одна людина з ботами
figures-together = Кілька людей
figures-winner = Хто переміг
figures-rounds =
    { $count ->
        [one] { $count } раунд
        [few] { $count } раунди
       *[other] { $count } раундів
    }
figures-winners = За стороною
figures-roles = За роллю
figures-roles-note = Як часто роль отримувала золото в раундах, де вона була.
figures-players = За кількістю гравців
figures-modules = За доповненням чи варіантом
figures-editions = За виданням
figures-players-count =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
       *[other] { $count } гравців
    }
figures-of = { $won } із { $of }
figures-head-what = Що
figures-head-share = Частка
figures-head-bounds = Інтервал 95 %
figures-head-count = Раунди
