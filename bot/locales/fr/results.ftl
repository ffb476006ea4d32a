result-for = pour { $name }, à partir de { $round }
result-percent = a joué { $percent } % des coups
result-now = bot maison pour { $name }
result-won = 🏆 { $count ->
    [one] Victoire
   *[other] Victoire partagée
} : { $names }
result-won-by-bot = 🤖 { $count ->
    [one] Victoire
   *[other] Victoire partagée
} : { $names }.
result-best-human = { $count ->
    [one] Meilleur score humain
   *[other] Meilleurs scores humains
} : { $names }.
result-among = { $place ->
    [1] premier score sur { $count } humains
   *[other] n° { $place } sur { $count } humains
}
result-nobody = Personne n’a joué jusqu’au bout, donc personne ne gagne.
