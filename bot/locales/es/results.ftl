# Who has won, and who played a seat to the end.

result-for = por { $name }, desde { $round }
result-percent = hizo el { $percent } % de las jugadas
result-now = bot de la casa por { $name }
result-won = 🏆 { $count ->
    [one] Gana { $names }
   *[other] Victoria compartida de { $names }
}
result-won-by-bot = 🤖 { $count ->
    [one] Gana { $names }
   *[other] Victoria compartida de { $names }
}.
result-best-human = { $count ->
    [one] Mejor persona: { $names }
   *[other] Mejores personas: { $names }
}.
result-among = { $place ->
    [1] primer puesto de { $count } personas
   *[other] puesto { $place } de { $count } personas
}
result-nobody = Nadie jugó hasta el final, así que no gana nadie.
