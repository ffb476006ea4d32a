# Альманах сезону: картинки, описи до них і сторінка на згадку.

cmd-league-almanac = Чим закінчився сезон: переможці, рекорди, дуелі
name-league-almanac = альманах
name-season = сезон
arg-league-season = Номер сезону (звичайно найновіший розпочатий)
arg-league-almanac-division = Дивізіон, дуелі якого показати (звичайно твій)
button-league-almanac = Показати в цьому каналі
button-league-almanac-read = Альманах
league-almanac-of = { $season }: альманах
error-league-season = У цієї ліги немає такого сезону: найновіший — { $newest }.

league-almanac-season = Сезон { $number }
league-almanac-over = підсумок
league-almanac-so-far = Сезон не закінчено: поки все так.
league-almanac-cup = { $form ->
    [swiss] Турнір
   *[cup] Кубок
}
league-almanac-cup-winner = { $form ->
    [swiss] Переможець турніру
   *[cup] Володар кубка
}
league-almanac-podium = Перші місця
league-almanac-firsts-season = Перші за дивізіонами
league-almanac-firsts-cup = Перші за групами
league-almanac-firsts-ladder = Перші місця
league-almanac-many = гравців: { $count }
league-almanac-tables = { $count ->
    [one] { $count } стіл
    [few] { $count } столи
    [many] { $count } столів
   *[other] { $count } столів
}
league-almanac-moves = { $count ->
    [one] { $shown } хід
    [few] { $shown } ходи
    [many] { $shown } ходів
   *[other] { $shown } ходів
}
league-almanac-median = медіана { $time }
league-almanac-days = { $count } дн.
league-almanac-hours = { $count ->
    [one] { $count } година
    [few] { $count } години
    [many] { $count } годин
   *[other] { $count } годин
}
league-almanac-minutes = { $count ->
    [one] { $count } хвилина
    [few] { $count } хвилини
    [many] { $count } хвилин
   *[other] { $count } хвилин
}
league-almanac-by = { $points ->
    [0] нарівні
    [one] на { $points } очко
    [few] на { $points } очки
    [many] на { $points } очок
   *[other] на { $points } очок
}

league-record-score = Найбільше очок
league-record-margin = Найбільша перевага
league-record-wins = Найбільше перемог
league-record-streak = Найбільше перемог поспіль
league-record-opponents = Найбільше суперників

league-almanac-extremes = Сезон { $season }: найрівніші й найдовші столи
league-almanac-closest = Найрівніші
league-almanac-longest = Найдовші
league-almanac-shortest = Найкоротші
league-almanac-duels = Дуелі: { $division }
league-almanac-ahead = 2:1 частіше попереду
league-almanac-behind = 1:2 частіше позаду
league-almanac-level = 1:1 нарівні
league-almanac-alt = { $season }, { $league }, коротко. { $figures }.
league-almanac-duels-alt = { $title }, { $league }. Скільки разів кожен попереду іншого, потім скільки разів позаду.
league-almanac-duels-sums = Проти всіх разом:

league-almanac-records = Рекорди
league-almanac-record = Рекорд
league-almanac-standings = Таблиця
league-almanac-schedule = Столи і результати
league-almanac-head-to-head = Дуелі
league-almanac-head-to-head-about = 2:1 означає: двічі попереду іншого і раз позаду, за столами, де грали обоє.
league-almanac-result = Результат
league-almanac-finished = Закінчено
league-almanac-open = ще триває
league-almanac-planned = ще не почато
league-almanac-of-part = { $part }: { $of }
league-almanac-number = №
league-almanac-place = Місце
league-almanac-name = Ім’я
league-almanac-value = Значення
league-almanac-holder = Хто
league-almanac-table = Стіл
league-almanac-length = Тривалість
league-almanac-margin = Перевага
league-almanac-guest = заміна
league-almanac-for = за { $name }
league-almanac-scored = очок у грі { $score }, для ліги { $points }
league-almanac-bot = дограв бот-гравець
league-almanac-bot-from = { $round } і далі
league-almanac-nothing = Ще жоден стіл не закінчено.
league-almanac-times = Час — за UTC.
league-almanac-seats = Місця за столом
league-almanac-seat = За столом
league-almanac-played = Зіграно
league-almanac-won = Перемог

## Кубки: тури переможців

league-bracket-round = Тур переможців { $number }
league-bracket-final = Фінал
league-bracket-on = грає далі
league-bracket-won = { $form ->
    [swiss] виграє турнір
   *[cup] виграє кубок
}
league-bracket-alt = { $title }, { $league }.
league-bracket-table = Стіл { $number }: { $people }.
league-standings-first = Картинка показує перших { $shown } з { $count }; у файлі — усі.
league-standings-on = грає далі
league-standings-alt-on = { $sure ->
    [yes] точно грає далі
   *[no] поки що грає далі
}
league-mine-on = { $prospect ->
    [sure] 🏆 Після груп ти граєш далі.
    [possible] 🏆 Після груп ти ще можеш грати далі.
   *[out] 🏆 На групі цей кубок для тебе закінчився.
}
