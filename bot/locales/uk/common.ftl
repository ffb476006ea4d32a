# Слова, спільні для всіх ігор.

common-nothing = нічого
common-amount = { $count } × { $thing }
common-counted = { $count } × { $thing }
common-detailed = { $thing }: { $details }
common-parts = { $part }; { $more }
common-commas = { $part }, { $more }
common-noted = { $thing } ({ $note })
common-phase-end = Гру закінчено
common-move-pass = Пас
common-event-passed = { $name } пасує.
common-event-over = Гру закінчено.
common-summary-acting = Черга ходити: { $names }.
common-change-new = нове: { $things }
common-change-gone = зникло: { $things }
common-coach-points = { $points } ПО
common-coach-unit = ПО
common-score-item = { $part } { $points }
common-quoted = «{ $text }»
common-board-line = { $name }: { $parts }
common-cards-hidden = { $count ->
    [1] одна закрита карта
    [one] { $count } закрита карта
    [few] { $count } закриті карти
    [many] { $count } закритих карт
   *[other] { $count } закритих карт
}
common-card = { $rank ->
    [j] валет
    [q] дама
    [k] король
    [a] туз
   *[other] { $rank }
} { $suit ->
    [c] треф
    [d] бубен
    [s] пік
   *[h] чирв
}
common-card-index = { $rank ->
    [j] В
    [q] Д
    [k] К
    [a] Т
   *[other] { $rank }
}
common-score-player = **{ $place }** { $name }: { $points } ({ $parts })

## Поля та описи картинок

common-board-phase-end = Кінець
common-board-won = { $names } виграє!
common-board-behind-bot = Лідер серед людей: { $names }
common-board-shared = { $names } ділять перемогу
common-board-points = { $unit } за раундами
common-board-start = Старт
common-board-tie-break = дод. показник: { $count }
common-board-to-act = ходить
common-alt-question = Ходить { $name }. { $question }.
common-alt-final = { $place } { $name }: { $points } ({ $parts }).
common-alt-points = { $name }, від початку: { $points }.
common-alt-points-since = { $name }, { $round } і далі: { $points }.
common-alt-more = ще { $count }
common-alt-in-words = Усе словами: /стіл поле текст:True
common-alt-none = немає

## Чому хід неможливий

common-why-over = Гру закінчено.
common-why-waiting = Зараз не твій хід: { $count ->
    [1] вирішує { $names }
   *[other] вирішують { $names }
}
common-why-now = Зараз тебе питають про інше: { $question }
common-why-rules = Зараз правила цього не дозволяють.
common-why-no-building = { $building }: у тебе цього немає.
common-why-part = { $amount } ({ $name })
common-why-move-build = Побудувати: { $building }
common-why-move-pass = Пас

common-ruling = наше тлумачення там, де правила гри мовчать
