puerto_rico-goods = { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
}
puerto_rico-effect-points = { $change } PV
puerto_rico-effect-people = toi +{ $count }
puerto_rico-effect-tiles = plantation
puerto_rico-effect-tiles-quarry = carrière possible
puerto_rico-effect-no-tiles = rien à prendre
puerto_rico-effect-affordable = { $count } à ta portée
puerto_rico-effect-affordable-least = au moins { $count } à ta portée
puerto_rico-effect-none-affordable = rien à ta portée
puerto_rico-effect-produced = +{ $goods }
puerto_rico-effect-none-produced = rien produit
puerto_rico-effect-sale = { $good } à { $count }
puerto_rico-effect-house-full = maison pleine
puerto_rico-effect-no-sale = rien à vendre
puerto_rico-effect-load = { $goods } : { $points }
puerto_rico-effect-no-load = rien à charger
puerto_rico-effect-lose = −{ $goods }
puerto_rico-effect-have = tu as { $count }
puerto_rico-effect-makes = fait { $goods }
puerto_rico-effect-makes-less = { $goods } de moins
puerto_rico-effect-saves = construire à 1 de moins
puerto_rico-effect-works = maintenant actif
puerto_rico-effect-nothing = rien de neuf
puerto_rico-hint-tiles = Tu choisis d’abord : { $tiles }.
puerto_rico-hint-no-tiles = Il n’y a rien à prendre pour toi.
puerto_rico-hint-colonists = Tu reçois { $count ->
    [0] zéro colon
    [one] { $count } colon
   *[other] { $count } colons
} ; { $free ->
    [0] aucun de tes cercles n’est libre
    [one] { $free } de tes cercles est libre
   *[other] { $free } de tes cercles sont libres
}.
puerto_rico-hint-people = Tu reçois { $count ->
    [0] zéro personne
    [one] { $count } personne
   *[other] { $count } personnes
} ; { $free ->
    [0] aucun de tes cercles n’est libre
    [one] { $free } de tes cercles est libre
   *[other] { $free } de tes cercles sont libres
}.
puerto_rico-hint-affordable = { $count ->
    [one] Tu ne peux construire qu’un bâtiment : { $building } ({ $price }).
   *[other] Tu peux construire l’un de { $count } bâtiments, le plus cher : { $building } ({ $price }).
}
puerto_rico-hint-affordable-least = Tu peux payer au moins { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
}, ou plus avec le marché noir.
puerto_rico-hint-none-affordable = Il n’y a rien que tu puisses construire.
puerto_rico-hint-produced = Tu produis { $goods }.
puerto_rico-hint-none-produced = Tu ne produis rien.
puerto_rico-hint-choice = { $count ->
    [one] Tu en choisis { $count } de plus.
   *[other] Tu en choisis { $count } de plus.
}
puerto_rico-hint-income = Tu reçois aussi { $gains }.
puerto_rico-hint-income-least = Tu reçois aussi au moins { $gains }.
puerto_rico-hint-gain = Tu reçois { $gains }.
puerto_rico-hint-sale = Ta meilleure vente : { $good } à { $price }.
puerto_rico-hint-house-full = La maison de commerce est pleine.
puerto_rico-hint-no-sale = Tu n’as rien à vendre.
puerto_rico-hint-load = Meilleur premier chargement : { $goods } pour { $points }.
puerto_rico-hint-no-load = Tu n’as rien pour les navires.
puerto_rico-hint-lose = Tu perdrais au moins { $goods }.
puerto_rico-hint-could-make = Une fois occupé : { $goods } de plus par phase de l’artisan.
puerto_rico-hint-could-not-make = Cela ne rapporterait pas encore plus de marchandises.
puerto_rico-hint-could-save = Une fois occupé : les bâtiments { $column ->
    [1] coûtent
   *[other] à partir de la colonne { $column } coûtent
} 1 doublon de moins.
puerto_rico-hint-could-score = Une fois occupé : { $points } de plus, à ce stade.
puerto_rico-hint-makes = { $goods } de plus par phase de l’artisan.
puerto_rico-hint-makes-less = { $goods } de moins par phase de l’artisan.
puerto_rico-hint-saves = Les bâtiments { $column ->
    [1] coûtent maintenant
   *[other] à partir de la colonne { $column } coûtent maintenant
} 1 doublon de moins.
puerto_rico-hint-have = Tu en as { $count }.
puerto_rico-hint-left = Il en reste { $count }.
puerto_rico-hint-goes-to = Va sur : { $place }.
puerto_rico-hint-placed-later = Tu places tes gens plus tard dans cette phase.
puerto_rico-hint-unkept = Pas encore gardé : { $goods }.
puerto_rico-hint-all-kept = Alors tout est gardé.
puerto_rico-hint-losing = Tu perds { $goods }.
puerto_rico-hint-shipping = Expédie { $goods } pour { $points }.
puerto_rico-hint-supplied = Ces marchandises ne comptent pas comme un chargement.
puerto_rico-pass-draw = Tu ne prends pas de plantation en plus.
puerto_rico-pass-settle = Tu ne prends pas de tuile.
puerto_rico-pass-colonist = Tu ne prends personne.
puerto_rico-pass-place = Tes autres gens restent sans poste.
puerto_rico-pass-build = Tu ne construis rien.
puerto_rico-pass-produce = Tu laisses la marchandise en plus.
puerto_rico-pass-sell = Tu ne vends rien.
puerto_rico-pass-land = Tu n’utilises pas le bureau foncier.
puerto_rico-pass-load = Tu n’expédies rien cette fois.
puerto_rico-pass-supply = Tu ne livres plus rien.
puerto_rico-pass-points = Tu laisses les PV.
puerto_rico-pass-discard = Tu gardes toutes tes tuiles.
puerto_rico-pass-guest = Tes pensionnaires restent où ils sont.
