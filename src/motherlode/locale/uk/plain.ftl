### Стіл словами: для програм читання з екрана, клавіатури й повільного зв’язку; швидкі переходи; клавіші.

plain-heading = Стіл { $code }
plain-parts = Частини цієї сторінки
plain-pictures = Стіл із малюнками
plain-watching = Ви спостерігаєте.
plain-waiting = Зараз вирішувати нічого
plain-choices = Що можна вибрати
plain-chosen = Поки вибрано: { $what }
plain-group =
    { $count ->
        [one] { $what }: { $count } варіант
        [few] { $what }: { $count } варіанти
        [many] { $what }: { $count } варіантів
       *[other] { $what }: { $count } варіанта
    }
plain-deck =
    { $count ->
        [0] Колода скінчилася
        [one] { $count } карта в колоді
        [few] { $count } карти в колоді
        [many] { $count } карт у колоді
       *[other] { $count } карти в колоді
    }
plain-discard =
    { $count ->
        [0] скинутих карт немає
        [one] { $count } скинута карта
        [few] { $count } скинуті карти
        [many] { $count } скинутих карт
       *[other] { $count } скинутої карти
    }
plain-discard-top =
    { $count ->
        [one] { $count } скинута карта, зверху: { $card }
        [few] { $count } скинуті карти, зверху: { $card }
        [many] { $count } скинутих карт, зверху: { $card }
       *[other] { $count } скинутої карти, зверху: { $card }
    }
plain-role-show = Показати мою роль
plain-role-hide = Сховати мою роль
plain-order = У порядку ходів.
plain-order-counter = У порядку ходів, тепер проти годинникової стрілки.
plain-broken = зламані інструменти: { $tools }
plain-front = перед гравцем: { $cards }
plain-role-of = роль: { $role }
plain-mark = Моя позначка для гравця { $name }
plain-mark-none = немає
plain-note = Моя нотатка про гравця { $name }
plain-mute = Заглушити гравця { $name }
plain-happened = Що сталося
plain-earlier =
    { $count ->
        [one] { $count } раніший рядок
        [few] { $count } раніші рядки
        [many] { $count } раніших рядків
       *[other] { $count } ранішого рядка
    }
plain-missed =
    { $count ->
        [one] Сталася ще { $count } подія; вона в розділі «Що сталося».
        [few] Сталися ще { $count } події; вони в розділі «Що сталося».
        [many] Сталося ще { $count } подій; вони в розділі «Що сталося».
       *[other] Сталося ще { $count } події; вони в розділі «Що сталося».
    }
plain-said = { $name }: { $words }
plain-say = Сказати щось усім
plain-claim = Зробити заяву (вона не мусить бути правдою)
plain-claim-which = Виберіть заяву
plain-notes = Мої нотатки (їх бачите лише ви)

## Лабіринт за рядами

plain-maze = Лабіринт
plain-maze-how = Кожне місце записано як стовпець, ряд. Початок – 0,0; стовпці рахують праворуч, ряди – вниз.
plain-row = Ряд { $row }
plain-empty = порожньо
plain-can-choose = можна вибрати
plain-legal = Місця, які можна вибрати: { $places }
plain-side-N = вгору
plain-side-E = праворуч
plain-side-S = вниз
plain-side-W = ліворуч
plain-open = відкрито { $sides }
plain-joined = сполучено { $sides }
plain-blind = глухо { $sides }
plain-goal-hidden = { $goal }, долілиць
plain-goal-known = { $goal }, долілиць; ви її знаєте: { $card }
plain-lookers = дивилися: { $names }
plain-laid-by = викладено після вашого останнього ходу, гравець: { $name }
plain-chest = скриня під закритим тунелем
plain-chest-known = скриня, ви її знаєте: { $card }; над нею { $tunnel }
plain-dwarf = перед ним гном гравця { $owner }
plain-at = На { $cell }: { $open }
plain-pay-self = за прохід платите ви
plain-pay-other = за прохід ви просите заплатити гравця { $name }

## Швидкі переходи

skip-question = До вашого рішення
skip-hand = До вашої руки
skip-maze = До лабіринту

## Клавіші

keys = Клавіатурні скорочення
keys-tab-key = Tab
keys-tab = до наступної частини столу
keys-hand-key = ← →
keys-hand = від карти до карти в руці
keys-numbers-key = 1 – 9
keys-numbers = узяти карту з руки або покласти її назад
keys-up-key = ↑
keys-up = від руки до місць і гравців, яких можна вибрати
keys-places-key = ← ↑ ↓ →
keys-places = від місця до місця в лабіринті
keys-why-key = Shift + ← ↑ ↓ →
keys-why = запитати, чому карта не підходить до місця
keys-enter-key = Enter
keys-enter = вибрати; ще раз – підтвердити
keys-turn-key = R
keys-turn = розвернути карту, яку викладаєте
keys-escape-key = Esc
keys-escape = крок назад
keys-explain-key = ?
keys-explain = пояснити вибрану карту
keys-hint-key = T
keys-hint = підказка, коли ви граєте лише з ботами
keys-list-key = ↑ ↓
keys-list = від рядка до рядка у списку варіантів
keys-choose-key = 1 – 9
keys-choose = вибрати рядок списку за номером
keys-help-key = H
keys-help = показати ці скорочення
keys-single = Скорочення з однієї клавіші
keys-single-how = Вимкніть, якщо літери й цифри заважають програмі читання з екрана чи голосовому керуванню.
