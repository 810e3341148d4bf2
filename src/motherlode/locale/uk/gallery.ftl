### Галерея у браузері: кожна карта, її назва та дія.

gallery =
    Усі карти всіх ігор і доповнень та що вони роблять. Числа в дужках – номери правил.
    .title = Усі карти
gallery-search = Знайти карту
gallery-turned = Розвернута
gallery-none = Такої карти немає.
gallery-copies =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }
gallery-copies-with = з доповненням «{ $module }»: { $count }
