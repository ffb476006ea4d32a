cmd-verify = Vérifier qu’une partie est tirée équitablement ; une fois finie, avec un certificat
name-verify = vérifier
cmd-table-salt = Avant le début, ajouter quelque chose de toi au tirage ; sans texte, le retirer
arg-salt = N’importe quel texte ; tout le monde le voit
name-salt = sel
card-deal = 🎲 Tirage équitable, /vérifier : `{ $hash }`
button-deal = Tirage équitable
button-salt = Sel
button-verify = Vérifier
salt-title = Ton sel pour le tirage
salt-label = Ce que tu veux
salt-about = Les cartes et les tuiles en dépendront aussi. Tout le monde le voit. Vide : pas de sel.
salt-added = Le tirage dépend maintenant de ton sel, exactement tel qu’il est écrit ici. Pour en avoir la certitude plus tard, garde-le avec ce hash du secret de la maison ; `/vérifier` devra montrer les deux à la fin.
salt-removed = Il n’y a pas de sel de toi dans le tirage. Le hash du secret de la maison reste le même :
salt-erased = (supprimé)
post-deal = 🎲 Tiré du secret `{ $secret }`, dont le hash était public avant le premier coup{ $salts ->
    [0] { "" }
    [one] , et d’un sel
   *[other] , et de { $salts } sels
}.
verify-hidden = Cette partie est tirée d’un nombre secret de la maison et des sels de la table. Le secret est révélé à la fin de la partie ; d’ici là, ce hash engage la maison :
verify-unpromised = Cette partie a été tirée avant que le bot ne publie des hashs. Il n’y a rien à comparer ; une fois finie, /vérifier ne peut que la rejouer.
verify-right = ✅ Tout concorde. La partie a été tirée et rejouée ({ $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}) et a donné le même résultat.
verify-wrong = ❌ Quelque chose ne concorde pas. { $moves ->
    [one] { $moves } coup a été rejoué.
   *[other] { $moves } coups ont été rejoués.
}
verify-hash = Hash : `{ $hash }`
verify-secret = Secret : `{ $secret }`
verify-seed = Graine de la partie : `{ $seed }`
verify-file = Compare le hash avec celui que tu as vu avant le début. Le fichier est le certificat : `bot verify` le vérifie sans ce bot, et docs/fairness.md dans le projet montre comment vérifier le hash sans rien de notre code.
verify-fault-hash = Le secret n’est pas celui que le hash promettait.
verify-fault-salt = Le sel de la place { $at } n’est pas celui dont le SHA-256 est donné.
verify-fault-seed = Le secret et les sels donnent une autre graine.
verify-fault-seats = Le tirage au sort avec cette graine donne d’autres places.
verify-fault-deal = La partie ne peut pas être tirée : { $why }
verify-fault-start = Avec cette graine et ces options, la partie commence autrement.
verify-fault-move = Le coup { $at } n’est pas possible : { $why }
verify-fault-state = Après le coup { $at }, la position est différente.
verify-fault-end = La partie ne finit pas là, ou pas de cette façon.
verify-fault-result = La place { $at } a un autre résultat.
verify-note-uncommitted = ℹ️ Aucun hash n’a été publié avant cette partie : le certificat montre ce qui a été joué, pas que le tirage était équitable.
verify-note-erased = ℹ️ Quelqu’un a demandé sa suppression : de son sel, il ne reste que le SHA-256, et c’est tout ce qu’il faut au tirage.
verify-note-other-rules = ⚠️ Le certificat a été fait avec d’autres règles (version { $why }). La différence peut venir de là : vérifie-le avec cette version avant de croire à une triche.
verify-note-other-rules-same = ℹ️ Le certificat a été fait avec d’autres règles (version { $why }), ce qui ne change rien à cette partie.
error-bad-salt = Un sel compte de 1 à { $most } caractères visibles.
error-not-revealed = Cette partie n’est pas finie pour de bon, son secret reste donc caché.
league-hashes = -# 🎲 Le secret de chaque table est déjà fixé : les hashs sont dans le fichier, et chaque secret suit avec le résultat. `/vérifier` les compare.
league-csv-hash = SHA-256 de son secret
