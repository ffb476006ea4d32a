error-old-command = Ton application Discord affiche encore une ancienne version de cette commande. Redémarre-la, puis choisis de nouveau la commande.
error-game = Ce n’est pas possible pour le moment. Rien n’a changé.
error-incident = Quelque chose a mal tourné de notre côté, et rien n’a changé (incident { $number }).
error-incident-after = Quelque chose a mal tourné de notre côté, mais ton action a peut-être compté : `/table plateaux` montre la position actuelle (incident { $number }).
error-discord-busy = Discord me ralentit en ce moment. Réessaie dans quelques minutes.
error-bad-notation = Je ne connais pas le coup « { $text } ».
error-ambiguous-move = « { $text } » peut désigner plusieurs coups.
error-illegal-move = Ce coup n’est pas possible maintenant.
error-illegal-later = « { $text } » n’est pas possible après « { $after } ».
error-turn-over = Tu n’as plus rien à décider ici.
error-turn-over-later = Après « { $after } », tu n’as plus rien à décider ; « { $text } » n’est donc pas possible.
error-of-batch = C’était le coup { $number } de ceux que tu as envoyés ensemble : ils sont joués tous ou pas du tout, donc rien n’a changé.
error-no-move = Tu n’as pas indiqué de coup. Choisis-en un dans la liste.
error-too-long = C’est trop long pour un coup (au plus { $limit } caractères).
error-bad-option = Ce jeu n’a pas d’option « { $option } ». Choisis-en une dans la liste.
error-bad-text = Ce texte contient un caractère invisible qui ne peut pas être enregistré (NUL). Tape-le au lieu de le coller : rien n’a changé.
error-bad-choice = « { $choice } » n’est pas un choix de cette option. Choisis-en un dans la liste.
error-bad-seats = Ce jeu se joue de { $least } à { $most }, pas à { $seats }.
error-not-your-decision = Ce n’est pas ton tour. La table attend { $waiting }.
error-not-there = D’après Discord, tu n’es plus sur le serveur de cette table, ou tu ne peux plus rien faire dans son salon.
error-only-on-discord = Impossible de demander à Discord depuis ici si tu en as le droit : utilise les boutons de la table dans Discord.
error-unknown-table = Cette table n’existe pas. /table liste montre ce que tu peux rejoindre, /mestours où tu joues.
error-unknown-version = Cette table n’a pas de telle position.
error-unknown-game = Il n’y a pas de jeu « { $game } » ici.
error-missing-game = Le jeu de cette table (`{ $game }`) n’est pas installé ici en ce moment. Rien n’est perdu : une table en cours attend, chronos arrêtés, et tout continue dès que le jeu est de retour.
error-older-game = Cette table a été jouée avec la version { $played } de son jeu (`{ $game }`), et seule la version { $version } est installée ici en ce moment. Rien n’est perdu : une table en cours attend, chronos arrêtés, et tout continue dès que la version plus récente est de retour.
error-failing-game = Le jeu de cette table (`{ $game }`) est tombé en panne : incident { $number }. Rien n’est perdu : une table en cours attend, chronos arrêtés, et tout continue au prochain démarrage du bot. Qui gère le bot peut consulter l’incident.
error-failing-package = Le paquet d’un jeu (`{ $package }`) est tombé en panne : incident { $number }. Rien n’est perdu, et tout remarchera peut-être au prochain démarrage du bot. Qui gère le bot peut consulter l’incident.
error-not-seated = Tu n’as pas de place à cette table. /table liste montre les places que tu peux prendre.
error-not-allowed = { $who ->
    [owner] Seul l’hôte de la table peut le faire.
    [all] C’est à toute la table de décider : /proposer abandonner
    [asked] Seules les personnes interrogées peuvent répondre.
    [proposer] Seule la personne qui a fait cette proposition peut la retirer.
    [voter] Seules les autres personnes de la table en décident.
   *[player] Seules les personnes de cette table peuvent le faire.
}
error-wrong-status = { $status ->
    [lobby] La partie n’a pas encore commencé.
    [running] La partie est déjà en cours.
    [over] La partie est terminée.
   *[abandoned] Cette table a été abandonnée.
}
error-table-full = Les { $seats } places sont toutes prises.
error-already-seated = Tu as déjà une place à cette table.
error-too-few-players = Il faut au moins { $seats } personnes pour jouer.
error-no-house-bot = Il n’y a aucun bot maison à retirer à cette table.
error-elsewhere = Une autre partie du bot s’occupe de cette table et ne répond pas pour l’instant. Réessaie dans un moment : rien n’a changé.
error-elsewhere-after = Une autre partie du bot s’occupe de cette table et ne répond pas pour l’instant, mais ton action a peut-être compté : `/table plateaux` montre la position actuelle.
error-stale-prompt = Cette question n’est plus d’actualité. Voici où en est la partie :
error-nothing-to-take-back = { $reason ->
    [nothing] Tu n’as rien à annuler : tu n’as pas encore joué.
    [moved] Quelqu’un d’autre a joué depuis : tu ne peux annuler ton coup que si les autres sont d’accord.
   *[revealed] Ton coup a révélé une information cachée : tu ne peux l’annuler que si les autres sont d’accord.
}
error-unknown-player = « { $player } » ne joue pas à cette table. Y jouent : { $names }.
error-unknown-region = Il n’y a pas de gros plan « { $region } ». Possibles : { $names }.
error-busy = Beaucoup d’images sont en cours de dessin. Réessaie dans un moment.
one-moment = Un instant : le bot redémarre. Rien n’a changé ; réessaie dans une minute.
not-on-server = Je ne suis pas sur ce serveur, je ne peux donc rien publier ici. La personne qui gère le serveur doit d’abord m’ajouter. Rien n’a changé.
no-server = Cela ne marche que sur un serveur où je suis, pas en message privé. Rien n’a changé.
error-which-table = De quelle table parles-tu ? Choisis : { $tables }.
error-no-table = Il n’y a pas de table qui convient ici. Indiques-en une, ou ouvres-en une avec /table nouvelle.
error-damaged-state = La position enregistrée est abîmée : je ne peux ni la montrer ni continuer. Rien n’a changé. La personne qui gère ce bot trouvera la cause dans son journal et peut restaurer une sauvegarde.
error-host = Ce n’est pas possible pour le moment. Rien n’a changé.
error-not-full = Il reste une place libre : appuie sur *Rejoindre*.
error-hints-off = { $why ->
    [league] Il n’y a pas d’indices dans une ligue.
    [rated] Il n’y a pas d’indices à une table classée.
    [owner] L’hôte de cette table a désactivé les indices.
   *[people] Il n’y a pas d’indices à plusieurs, sauf si l’hôte de la table les a activés dans le lobby.
}
error-no-thinking = Le bot tourne sans processus de réflexion ; il n’y a donc ni indices ni analyses ici.
error-no-coach = Il n’y a ni indices ni analyses pour ce jeu.
error-thinking-broke = La recherche s’est interrompue, et rien n’a été compté. Réessaie ; la personne qui gère ce bot trouvera la cause dans son journal.
error-restarting = Un instant : le bot redémarre, et cette recherche doit recommencer. Redemande dans une minute.
error-not-finished = { $status ->
    [lobby] Le coach analyse les parties terminées ; celle-ci n’a pas encore commencé.
    [running] Le coach analyse les parties terminées ; celle-ci est encore en cours.
   *[abandoned] Le coach analyse les parties jouées jusqu’au bout ; celle-ci a été abandonnée.
}
error-not-shared = { $name } n’a pas partagé l’analyse de ces coups. Tu peux faire analyser les tiens.
error-nothing-to-review = { $who ->
    [seat] Seul un bot maison a joué à cette place, il n’y a donc rien à analyser.
   *[own] Tu n’as joué aucun coup dans cette partie, il n’y a donc rien de toi à analyser.
}
error-too-old = Les règles du bot ont changé depuis cette partie, et elle ne peut plus être rejouée au-delà du coup { NUMBER($version, useGrouping: 0) }. Le coach ne peut donc pas la juger.
