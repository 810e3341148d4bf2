# Попередній перегляд посилань: що сторінка каже про себе там, де є її адреса.
preview-home = Шукайте золото разом. Але серед вас є саботери. Грайте у браузері з друзями й ботами, без облікового запису.
    .title = Motherlode
    .alt = Золотошукач і саботер біля входу до шахти
preview-lobby = { $game }, { $players ->
        [one] уже { $players } гравець
        [few] уже { $players } гравці
       *[other] уже { $players } гравців
    }. { $open ->
        [0] Усі місця зайняті.
        [one] Вільне { $open } місце.
        [few] Вільні { $open } місця.
       *[other] Вільно { $open } місць.
    }
    .title = Motherlode: стіл, де { $host } чекає на гравців
preview-playing = { $game }, { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
       *[other] { $players } гравців
    }. { $open ->
        [0] Гра триває: можна дивитися.
        [one] Гра триває, і можна замінити { $open } бота.
       *[other] Гра триває, і можна замінити { $open } ботів.
    }
    .title = Стіл: { $host }
preview-over = { $game }, { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
       *[other] { $players } гравців
    }. Гру завершено.
    .title = Стіл: { $host }
preview-replay = { $game }, хід за ходом, з відкритими картами й ролями.
    .title = Повтор: { $names }
preview-game = { $game ->
        [saboteur2] Саботер 2
        [tournament] Турнір
        [duel] Дуель на двох
       *[other] Базова гра
    }
