replay-progress = Je prépare ton film : { $count } images pour l’instant …
replay-about = { $table } : { $count } { $count ->
    [one] image
   *[other] images
}, une par phase : la table et tous les plateaux tour à tour
error-no-such-rounds = Aucune phase de ces manches n’a encore été jouée : la partie en est à la manche { $newest }.
error-replay-too-long = Ce film est trop grand pour Discord. Choisis moins de manches.
cmd-replay = Montrer une partie en film : la table et tous les plateaux, une image par phase
arg-from = La première manche
arg-to = La dernière manche
arg-public = Le montrer à tout le monde ici
name-replay = film
name-from = début
name-to = jusque
name-public = public
