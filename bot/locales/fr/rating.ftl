cmd-rating = La force de chacun, calculée à partir des résultats des tables classées
cmd-rating-show = Les cotes sur ce serveur, de tout le monde ou d’une personne
arg-rating-game = Les cotes de ce jeu seulement, sinon de tous les jeux ensemble
arg-rating-player = Voir toutes les cotes de cette personne
arg-rated = Si le résultat compte pour les cotes (par défaut : non)
name-rating = cotes
name-rated = classée
button-rated = { $rated ->
    [yes] Classée : ça compte
   *[no] Pas classée : amicale
}
card-rated = 📈 Classée : le résultat compte pour les cotes
rating-all = tous les jeux
rating-title = Cotes · { $scope }
rating-none = Personne n’a encore de cote ici. Une table est classée quand son hôte le dit avant le début : /table nouvelle classée:True, ou *Options* sur sa carte.
rating-somebody = (sans nom)
rating-value = { NUMBER($points, useGrouping: 0) } ± { $within }
rating-line = { NUMBER($place, useGrouping: 0) }. **{ $name }** { $value } · { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
rating-provisional = { $line } · provisoire
rating-scope = { $scope } : **{ $value }** · { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
rating-of = Cotes : { $name }
rating-unrated = { $name } n’a terminé aucune table classée ici.
rating-about = Tout le monde commence à 1000. La vraie force se situe à ± de ce nombre 19 fois sur 20 ; avec moins de { $enough } tables, une cote est provisoire.
rating-more = … et { $count } de plus
error-stats-hidden = Cette personne garde ses statistiques pour elle.
cmd-rating-why = Ce qui a fait bouger une cote : tes dernières tables, ou tout le monde à une table
arg-rating-table = Le numéro d’une table : ce qu’elle a changé à chaque cote
arg-rating-whose = La cote de qui, si ce n’est pas la tienne
why-of = Ce qui a fait bouger la cote de { $name } · { $scope }
why-at = Ce que la table { $table } a changé aux cotes
why-line = **{ $head }** · { $place ->
    [0] partie quittée
   *[other] n° { $place } sur { $people }
} : { $before } → { $after } (**{ $change }**)
why-won = devant { $name } { $change } (attendu : { $percent } %)
why-tied = à égalité avec { $name } { $change } (attendu : { $percent } %)
why-lost = derrière { $name } { $change } (attendu : { $percent } %)
why-about = Chaque personne est comparée à toutes les autres de la table ; les bots maison ne comptent pas. Moins un résultat était attendu, plus il fait bouger une cote, et une cote incertaine bouge davantage. Qui quitte la table est dernier face à tout le monde ; les autres sont comparés sans une place terminée par un bot maison.
error-not-rated = { $reason ->
    [bots] Cette table n’a pas compté : des bots maison ont terminé plus d’une place.
    [few] Cette table n’a pas compté : il n’y avait pas deux personnes à comparer.
   *[none] Cette table n’est pas classée, ou pas encore terminée.
}
cmd-rating-forecast = Les chances de chacun à une table, dès que les pronostics battent le hasard
name-forecast = pronostic
forecast-title = Pronostic · { $table }
forecast-line = { $name } : **{ $percent } %** de chances de gagner
forecast-none = Pas encore de pronostic : il doit battre les deux façons simples de deviner sur au moins { $enough } tables classées de ce jeu. On le vérifie chaque nuit.
forecast-losses = Log-loss sur { $count ->
    [one] { $count } table
   *[other] { $count } tables
} (moins, c’est mieux) : ce pronostic { $loss } · tous égaux { $equal } · selon la place seule { $seat }
arg-stats = Si ton nom figure dans les statistiques et les cotes que voient les autres
name-stats = statistiques
stats-shown = Montrer mon nom
stats-hidden = Cacher mon nom
me-stats = { $stats ->
    [hidden] 📊 Dans les statistiques et les cotes, les autres ne voient pas ton nom.
   *[shown] 📊 Ton nom figure dans les statistiques et les cotes (statistiques:Cacher mon nom l’enlève).
}
arg-study = Si tes parties peuvent être comparées aux bots maison et publiées sans noms
name-study = étude
me-study = { $agrees ->
    [yes] 🔬 Tes parties terminées à des tables publiques comptent pour savoir combien de fois des humains battent les bots maison, et peuvent être publiées sans noms, si toute la table est d’accord (étude:False les en retire).
   *[no] 🔬 Tes parties terminées ne sont ni comparées aux bots maison ni publiées (étude:True le permet, sans noms et seulement si toute la table est d’accord).
}
