### Сторінка того, хто керує сервером.

operator-title = Адміністратор
operator-token = Токен адміністратора
operator-token-hint = Сервер показує його під час запуску або читає з файлу, який ви вказали.
operator-open = Відкрити
operator-lock = Заблокувати сторінку
operator-not-ready = Сервер запускається або зупиняється, тому нових гравців не приймає.

operator-load = Навантаження
operator-tables = Столи
operator-sockets = З’єднання
operator-moves = Ходів за секунду
operator-cpu = Процесор
operator-workers = Процеси
operator-memory = Пам’ять
operator-lag = Найбільша затримка
operator-bots = Ботів у черзі
operator-began = Запущено
operator-megabytes = { $size } МБ
operator-milliseconds = { $time } мс

operator-message = Повідомлення для всіх
operator-message-hint = Його видно за кожним столом вашими словами, без перекладу, доки ви його не приберете.
operator-tell = Показати
operator-untell = Прибрати
operator-told = Зараз показано:

operator-reach = Інші пристрої
operator-reached = Вони знайдуть цей сервер за адресою { $address }.

operator-find = Пошук за кодом або іменем
operator-tables-first = Показано останні { $shown } із { $count }.
operator-tables-none = Столів немає.
operator-public = відкритий
operator-bots-count =
    { $count ->
        [one] { $count } бот
        [few] { $count } боти
       *[many] { $count } ботів
    }
operator-connections =
    { $count ->
        [one] { $count } з’єднання
        [few] { $count } з’єднання
       *[many] { $count } з’єднань
    }
operator-tables-count =
    { $count ->
        [one] { $count } стіл
        [few] { $count } столи
       *[many] { $count } столів
    }
operator-close = Закрити стіл
operator-close-one = Закрити стіл { $code }
operator-close-sure = Закрити стіл { $code } назавжди? Усіх буде відключено, і ніхто не зможе відкрити його знову.

operator-callers = Адреси
operator-callers-none = Ніхто не під’єднаний.
operator-own = ваша власна адреса
operator-address = Адреса для блокування
operator-ban = Заблокувати
operator-ban-one = Заблокувати { $address }
operator-ban-sure = Заблокувати { $address }? З’єднання обірвуться одразу. Блокування діє, доки ви його не знімете або сервер не перезапуститься.
operator-bans = Заблоковані
operator-lift = Розблокувати
operator-lift-one = Розблокувати { $address }
operator-turned-away =
    { $count ->
        [one] відмовлено { $count } раз
        [few] відмовлено { $count } рази
       *[many] відмовлено { $count } разів
    }

error-not_operator = Це не токен адміністратора цього сервера.
error-bad_address = Введіть адресу цифрами, наприклад 203.0.113.7.
error-own_address = Це ваша власна адреса.
error-not_banned = Цю адресу не заблоковано.
