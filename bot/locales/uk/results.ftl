# Хто перемагає і хто дограє за якесь місце.

result-for = замість { $name }, { $round } і далі
result-percent = ходів: { $percent }%
result-now = бот-гравець замість { $name }
result-won = 🏆 { $names } { $count ->
    [1] перемагає
   *[other] ділять перемогу
}
result-won-by-bot = 🤖 { $names } { $count ->
    [1] перемагає
   *[other] ділять перемогу
}.
result-best-human = { $names } — { $count ->
    [1] найкращий результат серед людей
   *[other] найкращі результати серед людей
}.
result-among = { $place ->
    [1] перше місце серед { $count } людей
   *[other] місце { $place } серед { $count } людей
}
result-nobody = Ніхто не дограв до кінця, тож ніхто не перемагає.
