puerto_rico-page-expansions = Extensions
puerto_rico-page-base = Précisions : jeu de base
puerto_rico-page-buildings = Précisions : Nouveaux bâtiments
puerto_rico-page-nobles = Précisions : Nobles
puerto_rico-panel-nobles = Nobles : choisis { $count } { $count ->
    [one] cercle
   *[other] cercles
}
puerto_rico-panel-colonists = Colons : choisis { $count } { $count ->
    [one] cercle
   *[other] cercles
}
puerto_rico-panel-mix = Choisis des marchandises pour le petit quai
puerto_rico-panel-mix-all = { $count ->
    [one] La seule marchandise
   *[other] Les { $count } marchandises
}, { $points }
puerto_rico-panel-mix-hint = Si tu choisis deux quantités d’un même type, la plus grande compte.
puerto_rico-panel-supply = Choisis jusqu’à { $count } { $count ->
    [one] marchandise
   *[other] types
}
puerto_rico-panel-pay = Choisis { $count ->
    [one] la chose que tu donnes
   *[other] les { $count } choses que tu donnes
}
puerto_rico-open-draft = Choisir un bâtiment de la partie
puerto_rico-open-lay = Poser la plantation
puerto_rico-open-pay = Payer au marché noir
puerto_rico-open-supply = Livrer à la cour
puerto_rico-open-small_wharf = Charger le petit quai
puerto_rico-open-place = Placer des colons
puerto_rico-open-store = Entreposer
puerto_rico-open-build = Choisir un bâtiment
pr-place = Choisis { $count } { $count ->
    [one] cercle
   *[other] cercles
}
pr-before = Comme la dernière fois
cmd-pr-group-noble = Prendre, placer et déplacer des nobles
cmd-pr-group-pay = Payer au marché noir
cmd-pr-group-land = Plantations et forêts au-delà du choix habituel
cmd-pr-draft = Choisir un bâtiment pour cette partie
cmd-pr-guest = Faire sortir un colon de la pension
cmd-pr-guest_noble = Faire sortir un noble de la pension
cmd-pr-forest = Prendre une plantation visible et la poser en forêt
cmd-pr-plant = Poser la plantation piochée face visible
cmd-pr-turn = Poser la plantation piochée face cachée, en forêt
cmd-pr-discard = Défausser une tuile de ton île (pavillon de chasse, bureau foncier)
cmd-pr-buy = Piocher une plantation avec le bureau foncier
cmd-pr-noble = Prendre un noble
cmd-pr-place_noble = Placer un noble
cmd-pr-pay_colonist = Donner un colon
cmd-pr-pay_noble = Donner un noble
cmd-pr-pay_good = Donner une marchandise
cmd-pr-pay_point = Donner un point de victoire
cmd-pr-post = Vendre une marchandise dans ton commerce
cmd-pr-supply = Livrer une marchandise à la cour (fournisseur royal)
cmd-pr-small_wharf = Mettre une marchandise sur le petit quai
cmd-pr-points = Prendre les PV d’un bâtiment
arg-pr-land = La plantation ou la forêt
arg-pr-place = Où est la personne
name-draft = sélection
name-guest = pensionnaire
name-land = terrain
name-forest = forêt
name-plant = planter
name-turn = retourner
name-discard = défausser
name-buy = acheter
name-noble = noble
name-take = prendre
name-pay = payer
name-point = point
name-post = commerce
name-supply = livrer
name-small_wharf = petit-quai
name-points = points
cmd-pr = Jouer un coup à Puerto Rico
cmd-pr-role = Choisir un rôle
cmd-pr-settle = Prendre une plantation ou une carrière
cmd-pr-draw = Piocher une plantation cachée en plus (hacienda)
cmd-pr-colonist = Prendre un colon
cmd-pr-place = Placer un colon
cmd-pr-build = Construire un bâtiment
cmd-pr-produce = Choisir la marchandise en plus de l’artisan
cmd-pr-sell = Vendre une marchandise à la maison de commerce
cmd-pr-load = Charger des marchandises sur un navire
cmd-pr-wharf = Expédier des marchandises par le quai
cmd-pr-store = Garder toutes les marchandises d’un type dans un entrepôt
cmd-pr-keep = Garder une marchandise isolée
cmd-pr-pass = Passer
arg-pr-role = Le rôle
arg-pr-tile = La plantation ou la carrière
arg-pr-circle = La tuile ou le bâtiment
arg-pr-building = Le bâtiment
arg-pr-good = La marchandise
arg-pr-ship = Le navire, par sa capacité
name-role = rôle
name-settle = aménager
name-draw = piocher
name-colonist = colon
name-place = placer
name-build = construire
name-produce = produire
name-sell = vendre
name-load = charger
name-wharf = quai
name-store = entreposer
name-keep = garder
name-pass = passer
name-tile = tuile
name-circle = cercle
name-building = bâtiment
name-good = marchandise
name-ship = navire
puerto_rico-order-sell = Vendre la première de celles-ci que je peux
puerto_rico-order-ship = Charger dans cet ordre, sur le navire qui prend le plus
puerto_rico-order-place = Placer les colons comme la dernière fois, les nouveaux sur
puerto_rico-order-role = Prendre le premier de ces rôles disponible
puerto_rico-order-instead = Si le premier rôle est pris, prendre le deuxième
puerto_rico-decision-guests = déplacer des pensionnaires
puerto_rico-decision-draw = piocher une tuile en plus (hacienda)
puerto_rico-decision-settle = prendre une tuile
puerto_rico-decision-discard = défausser une tuile (pavillon de chasse)
puerto_rico-decision-build = construire
puerto_rico-decision-sell = vendre
puerto_rico-decision-load = charger
puerto_rico-decision-colonist = prendre un colon en plus
puerto_rico-decision-villa = prendre le noble de la villa
puerto_rico-decision-place = placer des colons
puerto_rico-decision-role = choisir un rôle
