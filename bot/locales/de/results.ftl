# Wer gewonnen hat, und wer einen Platz bis zum Ende gespielt hat.

result-for = für { $name }, ab { $round }
result-percent = { $percent } % der Züge selbst gemacht
result-now = Hausbot für { $name }
result-won = 🏆 { $names } { $count ->
    [one] gewinnt
   *[other] teilen sich den Sieg
}
result-won-by-bot = 🤖 { $names } { $count ->
    [one] gewinnt
   *[other] teilen sich den Sieg
}.
result-best-human = { $names } { $count ->
    [one] liegt
   *[other] liegen
} unter den Menschen vorn.
result-among = { $place ->
    [1] vorn unter { $count } Menschen
   *[other] { $place }. von { $count } Menschen
}
result-nobody = Niemand hat bis zum Ende gespielt, also gewinnt niemand.
