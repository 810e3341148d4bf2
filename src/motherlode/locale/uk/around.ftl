# Один пристрій, що ходить по колу: хто грає, кому його передати й хто дивиться.

around-how = Усі грають на цьому екрані. Між ходами він закривається, тож ваших карт ніхто не побачить.
around-people = Хто грає?
around-person = Гравець { $number }
around-add = Додати гравця
around-remove = Прибрати гравця { $number }
around-bots = Боти
around-counts = Гравців у цій грі: { $counts }
around-twice = Таке ім’я тут уже є
around-settings = Інші налаштування
around-hand = Далі: { $seat }
around-look = Утримуйте, щоб подивитися: { $seat }
around-asks = Усіх питають по черзі, і кожен має однаковий час.
around-votes = Усі голосують по черзі.
around-else = Хоче подивитися хтось інший
around-who = Хто хоче подивитися?
around-looks = Зараз дивиться { $seat }
around-cover = Закрити
around-sealed = Прийнято. Екран закриється, коли мине час.
around-abort = Завершити гру
around-abort-how = Гра закінчиться для всіх.
