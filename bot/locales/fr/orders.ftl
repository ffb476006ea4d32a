error-bad-order = { $reason ->
    [full] Tu as déjà { $most } consignes à cette table, c’est la limite. Mets d’abord fin à l’une d’elles : /consignes
    [gone] Tu n’as pas (ou plus) de telle consigne. Vois celles qui sont actives avec /consignes
   *[unknown] Cette consigne n’est pas possible ici. Choisis-en une dans la liste, avec des préférences et une durée qu’elle propose.
}
post-by-order = Sur consigne : { $names }.
post-out-of-orders = Une consigne a pris fin de façon inattendue : { $names }. La raison est sous /consignes.
orders-title = Tes consignes
orders-none = Tu n’as pas de consigne active.
orders-ended = Finies récemment :
orders-new = Ajouter une consigne
orders-prefer = { $count ->
    [1] Quoi d’abord ?
   *[other] Et si ce n’est pas possible ?
}
orders-at-once = Elle ferait ceci tout de suite : { $moves }.
orders-how-long = Pour combien de temps ?
order-line = { $what } ({ $scope })
order-scope-once = une fois
order-scope-phase = une phase
order-scope-round = cette manche
order-scope-always = jusqu’à nouvel ordre
order-fired = { $count ->
    [0] – pas encore utilisée
    [one] – utilisée { $count } fois
   *[other] – utilisée { $count } fois
}
order-ended = { $why ->
    [done] exécutée
    [cancelled] tu y as mis fin
    [replaced] tu l’as remplacée par une autre
    [time] elle a expiré
    [over] la partie est terminée
    [left] la place a changé de mains
    [takeback] un coup a été annulé
   *[unfit] elle n’a pas pu être exécutée, la décision est donc à toi
}
button-orders = Consignes
button-end-order = Arrêter la n° { $number }
order-pass = Passer : { $when }
order-only = S’il n’y a qu’une chose à faire à part passer, la faire : { $when }
order-value-pass = passer
cmd-orders = Consignes : voir celles qui sont actives, ou en ajouter une
arg-order = Ce que je dois faire pour toi
arg-prefer = Tes préférences, la meilleure d’abord, séparées par des espaces
arg-scope = Combien de temps elle s’applique
name-orders = consignes
name-order = consigne
name-prefer = préférences
name-scope = durée
