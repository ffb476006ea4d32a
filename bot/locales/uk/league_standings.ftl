# Таблиця дивізіону ліги: картинка, опис до неї і заголовки файлів CSV.

league-standings-tables = столів: { $done } з { $tables }
league-standings-points = Очки
league-standings-per-game = за гру
league-standings-games = Ігри
league-standings-wins = Перем.
league-standings-range = ще можливо
league-standings-up = вище
league-standings-down = нижче
league-standings-sure = суцільно: точно
league-standings-bot = дограв бот-гравець

league-standings-alt = { $division }, { $league }, столів: { $done } з { $tables }. Місце, ім’я: очки, за гру, ігри, перемоги, ще можливі місця.
league-standings-alt-line = { $place } { $name }: { $points }; { $rate }; { $games }; { $wins }; { $range }
league-standings-alt-up = { $sure ->
    [yes] точно переходить вище
   *[no] переходить вище
}
league-standings-alt-down = { $sure ->
    [yes] точно переходить нижче
   *[no] переходить нижче
}
league-standings-alt-bot = бот-гравець { $count }×
league-standings-alt-guest = заміна
league-standings-alt-moved = { $by } від минулого разу

league-standings-best = Найкращий
league-standings-alt-teams = { $division }, { $league }, столів: { $done } з { $tables }. Місце, назва: очки за гру, ігри, перемоги, очки за гру найкращого гравця, ще можливі місця.
league-standings-alt-team = { $place } { $name }: { $rate }; { $games }; { $wins }; { $best }; { $range }
league-csv-team = Команда
league-csv-member = Очки за гру найкращого гравця
league-csv-members = Гравці
league-csv-division = Дивізіон
league-csv-place = Місце
league-csv-person = Людина
league-csv-id = ID
league-csv-points = Очки
league-csv-games = Ігри
league-csv-per_game = Очки за гру
league-csv-wins = Перемоги
league-csv-seconds = Другі місця
league-csv-best = Найкраще можливе місце
league-csv-worst = Найгірше можливе місце
league-csv-table = Стіл
league-csv-finished = Закінчено (UTC)
league-csv-seat = За столом
league-csv-finisher = Хто дограв
league-csv-rank = Місце в грі
league-csv-score = Рахунок
league-csv-why = За що очки
league-csv-bot_from = Бот-гравець від раунду
league-csv-seats = Разів на місці 1, 2, 3 …
league-csv-opponents = Суперники
league-csv-mistakes = Помилок за гру
league-csv-lost = Втрачено через помилки за гру

## Як складено пари сезону

league-pairing-meetings = 🤝 двоє гравців зустрічаються { $even ->
    [yes] { $most ->
        [2] двічі
        [one] { $most } раз
        [few] { $most } рази
        [many] { $most } разів
       *[other] { $most } разів
    }
   *[no] від { $least } до { $most } разів
}, { $over ->
    [0] настільки рівномірно, наскільки можливо
   *[other] на { $over }% вище за найкраще можливе
}
league-pairing-seats = 💺 кожне місце за столом у всіх порівну{ $difference ->
    [0] { "" }
   *[other] , плюс-мінус { $difference }
}{ $best ->
    [yes] { "" }
   *[no] {" "}(не найкраще можливе)
}
league-pairing-hours = 🌙 спільних активних годин у середньому: { $hours ->
    [one] { $hours } на тиждень
    [few] { $hours } на тиждень
    [many] { $hours } на тиждень
   *[other] { $hours } на тиждень
}
league-pairing-repeats = ♻️ { $count ->
    [one] знову { $count } стіл минулого сезону
    [few] знову { $count } столи минулого сезону
    [many] знову { $count } столів минулого сезону
   *[other] знову { $count } столів минулого сезону
}
league-pairing-short = ⚖️ { $count ->
    [1] { $people } має на одну гру менше
   *[other] { $people } мають на одну гру менше
}; у таблиці порівнюються очки за гру.
