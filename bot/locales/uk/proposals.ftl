# Пропозиції столу і що з них виходить.

error-nothing-to-propose = Голосувати нема за що: це вже так або тут не до речі.
error-proposed-already = Це вже запропоновано, а стіл ще не вирішив.
error-decided = { $outcome ->
    [agreed] Стіл на це вже погодився.
    [declined] Стіл це вже відхилив.
    [expired] Строк уже минув.
    [withdrawn] Цю пропозицію відкликано.
    [overtaken] Це вже не актуально: гра пішла далі або закінчилася.
   *[unknown] Такої пропозиції немає.
}

## Питання і відповідь у гілці столу

proposal-asks = { $name } пропонує: { $what }.
proposal-takeback = узяти назад усе від ходу { $first }
proposal-pause = зупинити всі годинники на { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } днів
}
proposal-away = хай замість { $name } грає бот-гравець, бо ходів немає вже кілька днів
proposal-away-details = { $person }, будь-який твій хід скасує цю пропозицію.
proposal-resume = знову пустити годинники
proposal-pace = змінити темп: { $pace }
proposal-abandon = припинити гру без результату
proposal-end = завершити гру зараз, з теперішнім рахунком
proposal-swap = { $name } і { $other } міняються місцями
proposal-option = змінити опцію: { $option } — { $choice }
proposal-until = Відкрито до { $until }.
proposal-needs = Треба голосів: { $needed } з { $count }.
proposal-agree = { $names }, { $count ->
    [1] погоджуєшся?
   *[other] погоджуєтеся?
}
proposal-outcome = { $outcome ->
    [agreed] Погоджено (пропонує { $name }): { $what }.
    [declined] Відхилено (пропонує { $name }): { $what }.
    [expired] Строк пропозиції минув (пропонує { $name }): { $what }.
    [withdrawn] { $name } відкликає пропозицію: { $what }.
   *[overtaken] Пропозиція вже не актуальна (пропонує { $name }): { $what }.
}
button-agree = Погодитися
button-decline = Відхилити
button-withdraw = Відкликати
button-ask-back = Спитати інших
done-vote = Твій голос зараховано.
done-propose = { $decided ->
    [no] Інших спитано.
    [agreed] Готово: питати нікого не довелося.
   *[other] Запізно.
}

## Команди

cmd-propose = Запропонувати щось, що вирішує весь стіл
cmd-propose-takeback = Запропонувати взяти назад хід і все після нього (лише свій останній: /стіл хід-назад)
cmd-propose-pause = Запропонувати зупинити всі годинники
cmd-propose-away = Запропонувати, щоб бот-гравець грав за когось, хто перестав ходити
cmd-propose-resume = Запропонувати знову пустити годинники
cmd-propose-pace = Запропонувати інший темп
cmd-propose-abandon = Запропонувати припинити гру без результату
cmd-propose-end = Запропонувати завершити гру зараз, з теперішнім рахунком
cmd-propose-swap = Запропонувати помінятися місцями з іншим гравцем
cmd-propose-option = Запропонувати інший вибір для опції, до початку гри
arg-propose-move = Перший хід, який узяти назад; звичайно — твій останній
arg-propose-days = Скільки днів може тривати пауза
arg-propose-absentee = Хто перестав ходити
arg-propose-pace = Темп
arg-propose-player = З ким помінятися
arg-propose-option = Опція
arg-propose-choice = Новий вибір
name-propose = пропозиція
name-away = бот-замість
name-pause = пауза
name-resume = продовжити
name-end = завершити
