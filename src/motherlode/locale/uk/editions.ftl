### Видання й налаштування: що обирає господар, крім гри та доповнень.

## Що каже видання

value-per-digger = карта на кожного золотошукача
value-per-player = карта на кожного гравця
value-all-passed = коли всі пропустили хід
value-hands-empty = коли ні в кого немає карт
value-mixed = горілиць і долілиць
value-face-down = долілиць
value-path =
    { $count ->
        [one] щонайменше { $count } карта
        [few] щонайменше { $count } карти
        [many] щонайменше { $count } карт
       *[other] щонайменше { $count } карти
    }
value-optional = необов’язкове правило
value-none = немає

edition-about-jubilee = Від 8 років, приблизно 30 хвилин. Коробка на 2–12 гравців: 3–10 у базовій грі, 2–12 у «Саботері 2».
edition-about-english = Від 8 років, приблизно 30 хвилин, 3–10 гравців.
edition-about-korean = Від 8 років, приблизно 30 хвилин, 3–10 гравців.
edition-about-japanese = Від 8 років, приблизно 30 хвилин. Найкраще для 6–10 гравців; можна й утрьох, вчотирьох чи вп’ятьох.
edition-means = Що означає це видання
edition-only = У цю гру завжди грають за одним виданням: { $edition }
edition-changed = Видання змінено для цієї гри: { $edition }
edition-dropped = Ця гра має власні правила й не залежить від видання.
edition-see = Тут видання різняться: { $setting }

## Налаштування ігор і доповнень

setting-saboteur2 = Золото
setting-saboteur2-face_down = долілиць: видно лише своє
setting-saboteur2-open = горілиць: видно всім
setting-treasure_chests = Де лежать скрині
setting-treasure_chests-by_hand = вручну
by-hand-how = Оберіть скриню, а потім місце, куди її перенести.
by-hand-chest = Скриня на місці { $cell }
by-hand-space = Місце { $cell }
by-hand-start = Початок
by-hand-goal = Мета
by-hand-card = На місці { $cell } лежить карта
