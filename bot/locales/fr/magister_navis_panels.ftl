magister_navis-open-salary = Choisir mon salaire
magister_navis-open-arrange = Disposer mes cartes
magister_navis-open-discard = Défausser des cartes
magister_navis-panel-salary = Choisis { $count ->
    [one] le disque qui revient
   *[other] les { $count } disques qui reviennent
}
magister_navis-panel-discard = Choisis { $count ->
    [one] une carte
   *[other] jusqu’à { $count } cartes
}
cmd-mn = Jouer un coup à Magister Navis
cmd-mn-build = Construire un bâtiment
cmd-mn-pay = Faire revenir un disque d’un bâtiment, comme salaire ou comme action
cmd-mn-ship = Expédier vers une région
cmd-mn-occupy = Occuper une ville vide
cmd-mn-attack = Attaquer la ville de quelqu’un d’autre
cmd-mn-draw = Piocher la carte du dessus d’une pioche
cmd-mn-activate = Activer un bâtiment sans son action, si la table le permet
cmd-mn-token = Dépenser un jeton pour une action
cmd-mn-done = Renoncer à la deuxième moitié d’une double action
cmd-mn-pass = Passer : ne plus jouer dans cette manche
cmd-mn-arrange = Choisir la carte pour la case gouverneur
cmd-mn-discard = Défausser une carte
arg-mn-building = Le bâtiment
arg-mn-source = Le bâtiment ou le jeton qui donne l’action, s’il y en a plusieurs
arg-mn-region = La région
arg-mn-city = La ville
arg-mn-deck = La pioche, par sa carte du dessus
arg-mn-governor = Le gouverneur, ou personne
arg-mn-card = La carte
arg-mn-token = Le jeton
arg-mn-action = Pour quoi il est dépensé
name-city = ville
name-deck = pioche
name-source = source
name-governor = gouverneur
name-card = carte
name-token = jeton
name-action = action
name-occupy = occuper
name-attack = attaquer
name-activate = activer
name-arrange = disposer
name-done = terminer
name-mn-ship = expédier
name-mn-draw = piocher
name-mn-discard = défausser
magister_navis-order-build = Construire le premier de ceux-ci que je peux
magister_navis-order-salary = Salaire : faire revenir les disques dans cet ordre
magister_navis-decision-turn = jouer
magister_navis-decision-build = construire
magister_navis-decision-salary = choisir mon salaire
