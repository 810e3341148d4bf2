# The analysis of a finished game. A move is named by its number in the replay.

analysis-round = Раунд { $round }, перемога: { $winner }. Саботери: { $names }.
analysis-round-open = Раунд { $round }, не завершено. Саботери: { $names }.
analysis-none = немає
analysis-chances = Імовірність виграти раунд
analysis-suspicion = Імовірність бути саботером, наскільки це міг бачити стіл
analysis-moves = Помітні ходи
analysis-moments = Вирішальні моменти
analysis-lies = Брехня
analysis-story = Хто кого обдурив
analysis-believed = повірили
analysis-unbelieved = не повірили
analysis-after = після { $number }
analysis-mark-brilliant = блискуче
analysis-mark-fine = добре
analysis-mark-gave_away =
    { $toward ->
        [you] видає вас
       *[other] видає: { $name }
    }
analysis-mark-threw_away = шанс утрачено
analysis-instead = краще: { $choice }
analysis-working = Обмірковуємо гру ще раз…
analysis-waiting =
    { $ahead ->
        [one] Спершу ще { $ahead } гра.
        [few] Спершу ще { $ahead } гри.
       *[other] Спершу ще { $ahead } ігор.
    }
analysis-rough = Наші боти не вчилися за цими правилами: імовірності приблизні, позначено лише найочевидніші ходи.
analysis-now = { $title }. Зараз: { $values }.
analysis-table = Усі числа в таблиці
analysis-move = Хід
analysis-dealt = Починається раунд { $round }
analysis-knew = Наскільки знає { $name }, шанс виграти: { $chosen }%, з найкращим вибором: { $best }%. Насправді: { $true }% і { $truest }%.
analysis-swing = { $side }: { $percent }%
analysis-no-moves = Помітних ходів немає.
analysis-no-moments = Жоден хід не вирішив усе сам.
analysis-no-lies = Ніхто не брехав.

## Who fooled whom. The number at the end is one of several wordings.

story-round = Раунд { $round }: { $sentences }
story-fooled-1 = Після ходу { $choice } { $name } бреше, і стіл це ковтає.
story-fooled-2 = Після ходу { $choice } стіл вірить брехні гравця { $name }. А дарма.
story-hidden-1 = Гравця { $name } ніхто не розкусив: лише { $percent }% підозри на справжнього саботера.
story-hidden-2 = { $name } – саботер, а вигляд невинний: { $percent }%.
story-framed-1 = { $name } чесно копає й отримує за це { $percent }% підозри.
story-framed-2 = { $name } скидається на саботера ({ $percent }%), але не саботер.
story-seen-1 = { $name } нікого не обманює: наприкінці { $percent }% підозри.
story-seen-2 = Наприкінці всі бачать, що робить { $name } ({ $percent }%).
story-threw-1 = Ходом { $choice } { $name } марнує добрий шанс.
story-threw-2 = Хід { $choice } гравцеві { $name } краще б переграти.
story-gave-1 = Хід { $choice } видає гравця { $name }.
story-gave-2 = Хід { $choice } гравця { $name } – те саме, що показати карту ролі.
story-brilliant-1 = Хід { $choice } гравця { $name } – блискучий.
story-brilliant-2 = Зніміть капелюха перед гравцем { $name } за хід { $choice }.
story-unbelieved-1 = Після ходу { $choice } { $name } пробує збрехати, але ніхто не вірить.
story-unbelieved-2 = Ніхто не купився на слова гравця { $name } після ходу { $choice }.
story-decisive-1 = Ніщо не змінило більше, ніж хід { $choice } гравця { $name }.
story-decisive-2 = Раунд перевертає хід { $choice } гравця { $name }.
story-quiet-1 = Ніхто нікого не обдурив.
story-quiet-2 = Жодних хитрощів.

## A hint while playing: what a strong bot would do, and why.

advice-line = Сильний бот зіграв би так: { $choice }. { $reason }
advice-toward =
    { $percent ->
        [100] Це веде туди, де { $place }: золото саме там.
       *[other] Це веде туди, де { $place }: імовірність золота там { $percent }%.
    }
advice-stone =
    { $percent ->
        [100] Це веде туди, де { $place }: там камінь.
       *[other] Це веде туди, де { $place }: імовірність каменя там { $percent }%.
    }
advice-on = Це продовжує тунель.
advice-cover = Якщо підігравати, вас менше підозрюють.
advice-astray = Це веде геть від місця, де, мабуть, золото.
advice-block = Глухий кут там забере час у золотошукачів.
advice-idle = Там це не шкодить, а ви доберете нову карту.
advice-fix-self = Зі зламаним знаряддям копати не можна.
advice-fix = { $name } – мабуть, чесний гравець ({ $percent }%), і знову зможе копати.
advice-fix-part = { $name } – мабуть, чесний гравець ({ $percent }%) і матиме на одне зламане знаряддя менше.
advice-break = { $name } – саботер з імовірністю { $percent }%.
advice-break-first = Найімовірніший саботер – { $name } ({ $percent }%).
advice-stop = Це не дасть гравцеві { $name } копати.
advice-clear = Це прибирає карту, що заважає.
advice-collapse = Це обриває тунель.
advice-look-new = Ще ніхто не дивився, що там: { $place }.
advice-look = Тоді ви самі знатимете, що там: { $place }.
advice-spare = Ви знаєте, де золото, тож ця карта вам уже не потрібна.
advice-gold = Що більше золота, то краще.
advice-keep = Решта карт у вашій руці цінніші.
advice-drop-map = Ви знаєте, де скарб, тож мапа вже нічого нового не скаже.
advice-drop-fix = Ні в кого не зламано того, що вона лагодить.
advice-drop-stuck = Поки ваш інструмент не полагодять, тунелів вам не класти.
advice-drop-dead-end = Глухий кут завадив би лише своїм.
advice-drop-tunnel = На столі вона допомогла б лише золотошукачам.
advice-drop-aside = Хоч де її покласти, до скарбу ближче не стане.
advice-drop-break = Ніхто не підозрілий настільки, щоб ламати інструмент. Найбільше { $name }: { $percent }%.
advice-free-self = У пастці ви не копаєте й не отримуєте частки золота.
advice-inspect = Тоді ви знатимете роль гравця { $name }.
advice-end = Грати далі вже немає сенсу.
advice-play-on = Шанс іще є.
advice-best = Бот програв усе подумки, і кращого не знайшлося.
