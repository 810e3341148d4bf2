# Задачі: миті з ігор ботів, і в кожній одне запитання.

puzzles-how = Це ігри ботів. Кожна задача зупиняється там, де уважний гравець уже може знати відповідь.
puzzles-solved = Розв’язано: { $count } із { $all }
puzzle-number = Задача { $number }
puzzle-about = { $kind } · { $grade }
puzzle-grade = Рівень { $grade }
puzzle-kind-who = Хто саботер?
puzzle-kind-move = Знайдіть хід
puzzle-kind-map = Що показала розвідка?
puzzle-link =
    { $state ->
        [right] Задача { $number }, розв’язана
        [wrong] Задача { $number }, не розв’язана
       *[new] Задача { $number }
    }

## Запитання й відповідь

puzzle-ask-who = Хто тут саботер?
puzzle-ask-move = Який хід найкращий?
puzzle-ask-map = Під якою картою мети золото?
puzzle-eyes = Ви – { $name } ({ $role }).
puzzle-how = Погортайте раунд назад, щоб побачити, хто що робив.
puzzle-how-move = Ходіть так, як за столом. Спершу можна погортати раунд назад.
puzzle-to-question = До запитання
puzzle-right = Правильно!
puzzle-wrong = Цього разу ні.
puzzle-answer = Відповідь: { $answer }
puzzle-sure = З побаченого це випливає з імовірністю { $percent }%.
puzzle-clues = Підказки
puzzle-rise = Від { $before }% до { $after }%
puzzle-worth = Імовірність перемоги: { $right }%. Найкращий з інших ходів: { $other }%.
puzzle-own = Ваш хід: { $percent }%.
puzzle-next = Наступна задача

## У терміналі

puzzle-list-line = { $number }  { $kind } · { $grade }
puzzle-today-line = Сьогоднішня задача: { $number }
puzzle-input = Ваша відповідь (номер або q, щоб вийти):
puzzle-again = Введіть номер від 1 до { $count }.
puzzle-happened = Що сталося досі
