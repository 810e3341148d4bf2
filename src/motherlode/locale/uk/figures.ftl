### Власні ігри на цьому пристрої та статистика сервера.

games-title = Ваші ігри
games-note = Зберігаються лише в цьому браузері; ніхто інший їх не бачить.
games-none = Тут іще не завершилася жодна ваша гра. Зіграйте до кінця, і вона з’явиться тут.
games-tables = Столи, за якими ви сидите
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
games-sandbox = Пісочниця
games-forget = Забути
games-forget-all = Забути всі
games-forget-sure = Забути всі завершені ігри на цьому пристрої? Місця за столами, де ще грають, залишаться.
games-keep-them = Залишити
games-export = Зберегти цей список
games-import = Додати збережений список
games-imported =
    { $count ->
        [0] У цьому файлі нічого нового.
        [one] Додано { $count } гру.
        [few] Додано { $count } гри.
       *[other] Додано { $count } ігор.
    }
games-not-ours = У цьому файлі немає ігор Motherlode.
games-totals = Загалом
games-totals-won = Виграні ігри
games-totals-role = Раунди із золотом ({ $role })

figures-title = Хто тут перемагає?
figures-note = Пораховано всі раунди, що завершилися на цьому сервері за участю людей. Імен не зберігаємо.
figures-bounds-note = Крапка – те, що пораховано; лінія показує, де з імовірністю 95 % лежить справжня частка.
figures-none = На цьому сервері ще не завершився жоден раунд. Зіграйте – і підрахунок почнеться.
figures-game = Гра
figures-company = Хто грав
figures-alone = Одна людина з ботами
figures-together = Кілька людей
figures-winner = Переможець
figures-rounds =
    { $count ->
        [one] { $count } раунд
        [few] { $count } раунди
       *[other] { $count } раундів
    }
figures-winners = За стороною
figures-roles = За роллю
figures-roles-note = Скільки разів роль отримала золото в раундах, де вона була в грі.
figures-players = За кількістю гравців
figures-modules = За модулем
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
figures-head-bounds = Межі 95 %
figures-head-count = Раунди
