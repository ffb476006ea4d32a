# Знайди мені гру: бот збирає людей і відкриває їм стіл.

button-seek = Знайди мені гру
seek-title = Знайди мені гру
seek-about = Вибери, у що ти хочеш грати. Щойно на цьому сервері набереться досить людей, які підходять одне одному, я відкрию стіл, спитаю кожного, чи він тут (ніколи вночі), і почну. Люди підходять одне одному, якщо не сплять разом три години на добу (/години).
seek-choose = { $field ->
    [games] Які ігри?
    [counts] Скільки гравців?
   *[pace] Який темп?
}
button-near = { $near ->
    [yes] Лише з гравцями приблизно моєї сили
   *[no] З гравцями будь-якої сили
}
button-seek-go = Знайди мені гру
button-seek-look = Подивитися ще раз
button-seek-stop = Більше не шукати
seek-since = 🧭 **Ти шукаєш від { $since }.** Чому доводиться чекати:
seek-found = { $names ->
    [none] 🎲 **{ $table }** ({ $place }) ось-ось почнеться.
   *[other] 🎲 **Знайдено: { $table }** ({ $place }). Гра почнеться, щойно всі натиснуть *Я тут*; ще бракує: { $names }.
}
seek-why-alone = { $game }: більше ніхто на це не чекає.
seek-why-pace = { $game }: { $people ->
    [one] чекає { $people } людина
    [few] чекають { $people } людини
    [many] чекає { $people } людей
   *[other] чекає { $people } людини
}, але темп інший.
seek-why-strength = { $game }: { $people ->
    [one] чекає { $people } людина
    [few] чекають { $people } людини
    [many] чекає { $people } людей
   *[other] чекає { $people } людини
}, але сила надто різна.
seek-why-hours = { $game }: { $people ->
    [one] чекає { $people } людина
    [few] чекають { $people } людини
    [many] чекає { $people } людей
   *[other] чекає { $people } людини
}, але ваші години { $hours ->
    [0] майже не збігаються.
   *[other] збігаються лише на { $hours } год на добу.
}
seek-why-few = { $game }: разом із тобою { $people ->
    [one] чекає { $people } людина
    [few] чекають { $people } людини
    [many] чекає { $people } людей
   *[other] чекає { $people } людини
}, і { $missing ->
    [one] потрібна ще { $missing }.
    [few] потрібно ще { $missing }.
    [many] потрібно ще { $missing }.
   *[other] потрібно ще { $missing }.
}
seek-why-counts = { $game }: { $people ->
    [one] чекає { $people } людина
    [few] чекають { $people } людини
    [many] чекає { $people } людей
   *[other] чекає { $people } людини
}, але кількість гравців треба іншу.
seek-why-others = { $game }: { $people ->
    [one] чекає { $people } людина
    [few] чекають { $people } людини
    [many] чекає { $people } людей
   *[other] чекає { $people } людини
}, але не всі підходять одне одному.
seek-why-limit = Ти вже сидиш за стількома столами, скільки дозволяє цей сервер.
seek-why-room = На цьому сервері вже стільки відкритих столів, скільки він дозволяє.
error-nothing-sought = У жодну з цих ігор не грають такою кількістю. Вибери інші ігри або числа.
cmd-find = Знайди мені гру: я збираю людей і відкриваю стіл
name-find = знайти
