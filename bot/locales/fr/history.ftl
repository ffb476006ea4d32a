catchup-title = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
} depuis le tien, le premier { $since }
catchup-nothing = Rien ne s’est passé depuis ton dernier coup.
catchup-nothing-told = Rien de notable ne s’est passé.
catchup-earlier = … et d’autres avant : /rattrapage longueur:Tout
catchup-more = … et { $count } de plus : /rattrapage longueur:Normal
catchup-note = 📝 Ta note : { $note }
length-short = Court : ce qui est différent maintenant
length-normal = Normal : ce qui s’est passé, par phase
length-all = Tout : chaque coup
board-then = C’était la position après le coup { $version } sur { $newest }.
error-no-such-round = Cette manche n’a pas encore commencé : la partie en est à la manche { $newest }.
cmd-catchup = Voir ce qui s’est passé depuis ton dernier coup
cmd-log = Voir les coups d’une manche
arg-length = Avec quel détail
arg-picture = Ajouter une image qui entoure ce qui a changé
arg-round = La manche
arg-log-player = Seulement les coups de cette personne
arg-kind = Seulement les coups de ce type
arg-version = La position après ce nombre de coups
name-catchup = rattrapage
name-length = longueur
name-picture = image
name-round = manche
name-kind = type
name-version = version
log-empty = Aucun coup pour l’instant.
log-chosen = { $name } choisit : { $move }.
log-undo = ↩️ { $name } annule ce coup.
name-log = journal
catchup-title-looked = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
} depuis ta dernière visite, le premier { $since }
catchup-title-newest = { $count ->
    [one] Le dernier coup
   *[other] Les { $count } derniers coups
}, le premier { $since }
catchup-nothing-new = Rien ne s’est encore passé.
