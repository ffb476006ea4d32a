cmd-stats = Statistiques des tables publiques terminées de ce serveur
cmd-stats-player = Les tables d’une personne : rangs, points par place, résultats contre les autres
cmd-stats-game = Les tables d’un jeu : places, options, et ce qui a été pris selon le rang
cmd-stats-server = Ce qui s’est joué sur ce serveur
arg-stats-player = Les statistiques de qui, si ce ne sont pas les tiennes
arg-stats-game = Seulement les tables de ce jeu
arg-csv = Joindre les tables en fichier CSV
name-server = serveur
name-csv = csv
stats-of-player = Statistiques : { $name } · { $game }
stats-of-game = Statistiques · { $game }
stats-of-server = Statistiques de ce serveur
stats-none = Aucune table publique n’a encore été terminée ici.
stats-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
stats-won = { $count ->
    [one] { $count } gagnée
   *[other] { $count } gagnées
}
stats-thinking = une décision prend { $time } (médiane, tables les plus récentes)
stats-places = Rangs
stats-place = rang { $place } : { $count }×
stats-place-name = Rang { $place }
stats-by-seat = Points en moyenne, par place
stats-seat = place { $seat } { $points } ({ $count }×)
stats-against = Contre les autres
stats-opponent = { $name } : { $count ->
    [one] { $count } table
   *[other] { $count } tables
}, { $ahead } devant, { $level } à égalité, { $behind } derrière
stats-balance = Contre les autres : devant : derrière (égalité)
stats-percent = { $percent } %
stats-seats = Places
stats-seat-effect = À { $size }, place { $seat } : { $points } points, { $percent } % des victoires ({ $count } tables)
stats-seat-name = Place { $seat }
stats-wins = Part des victoires, à { $size } ({ $count } tables)
stats-options = Options
stats-option-effect = { $option } : { $choice } – { $points } points, { $best } en tête ({ $count } tables)
stats-too-few = -# Places et options sont comparées à partir de { $enough } tables.
stats-bots = Humains contre bots maison
stats-bots-level = À { $size }, { $level } : humains devant le bot maison dans { $percent } % ({ $low }–{ $high } %) de { $count ->
    [one] { $count } table
   *[other] { $count } tables
}{ $few ->
    [yes] , encore trop peu pour juger
   *[no] { "" }
}
stats-bots-none = Aucune table contre les bots maison d’aujourd’hui ne compte encore.
stats-bots-earlier = Contre des bots maison antérieurs, d’avant leur dernier changement ou d’une version inconnue :
stats-bots-about = Une table compte si elle s’est terminée selon les règles, que tout le monde est d’accord (étude dans /moi), que personne n’a été remplacé ni n’a reçu d’indice, et que les bots maison forts ont eu le temps de réfléchir. Une égalité compte pour moitié. Entre parenthèses : où se situe la vraie part, avec 95 % de certitude.
stats-newest = { $count ->
    [one] { $count } table
   *[other] les { $count } tables les plus récentes
}, selon le rang final
stats-share = rang { $place } : { $percent } %
stats-thing = { $name } { $count }× : { $shares }
stats-winners = { $what } : part des victoires
stats-expected = attendu : { $percent } %
stats-equal = attendu à force égale
stats-games = Tables par jeu
stats-people = Le plus de tables
puerto_rico-counted-role = Rôles pris
puerto_rico-counted-built = Bâtiments construits
magister_navis-counted-built = Bâtiments construits
magister_navis-counted-opened = Gouverneurs
amerigo-counted-picked = Jetons Progrès pris
amerigo-counted-built = Tuiles construites
