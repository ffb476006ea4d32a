table-title = { $game } · table #{ NUMBER($table, useGrouping: 0) }
table-is-over = La partie est terminée.
card-chairs = Places (de { $least } à { $most }), { $seating ->
    [fixed] dans cet ordre
   *[lot] tirées au sort au départ
}
card-owner = Hôte : { $owner }
card-nobody = Personne pour l’instant
card-usual = { $others ->
    [0] { $count ->
        [one] L’unique option est réglée par défaut.
       *[other] Les { $count } options sont réglées par défaut.
    }
   *[other] { $count ->
        [one] L’autre option est réglée par défaut.
       *[other] Les { $count } autres options sont réglées par défaut.
    }
}
card-running = La partie est en cours : { $place }
card-over = La partie est terminée : { $place }
card-abandoned = Cette table a été abandonnée.
card-rematch = Une revanche : { $count ->
    [one] { $names } peut
   *[other] { $names } peuvent
} revenir s’asseoir.
card-awaits = Avant le début, il manque encore un *Je suis là* (💤) : { $names } ; délai : { $hours } heures d’éveil.
card-absentees = Si quelqu’un ne se présente pas au départ, sa place revient à { $absentees ->
    [wait] qui la veut ; sinon, la table attend
   *[bot] qui la veut, sinon à un bot maison
}.
button-join = Rejoindre
button-leave = Quitter
button-add-bot = Ajouter un bot maison
button-remove-bot = Retirer un bot maison
button-options = Options
button-start = Commencer
button-here = Je suis là
button-want = Rejoindre si une place se libère
button-absentees = Absences
button-takeback = Annuler mon coup
button-rematch = Revanche
options-title = Options de la table
post-start = { $game } : la partie commence
post-phase = { $game }
post-end = { $game } : la partie est terminée
post-undo = { $name } a annulé { $count ->
    [one] un coup
   *[other] { $count } coups
}.
post-take-up = Pendant une semaine, quiconque a joué ici peut reprendre la partie.
post-abandoned = { $game } : la table a été abandonnée
post-more = … et la suite : /journal
done-join = Tu as une place.
done-leave = Tu as quitté la table.
done-add-bot = Un bot maison a pris place.
done-remove-bot = Un bot maison est parti.
done-start = La partie commence.
done-here = Content de te voir ici.
done-asked = La partie commence dès que tout le monde a confirmé sa présence ; les personnes qui manquent ont été prévenues.
done-want = La table est complète. Si quelqu’un ne vient pas, la place est pour toi.
done-absentees = Enregistré.
lobby-call-here = { $found ->
    [yes] { $mentions } : je t’ai trouvé une partie : { $table } à { $players }. Tu es là ? Elle commence dès que tout le monde a appuyé sur le bouton ; sans réponse dans un délai de { $hours } heures d’éveil, on perd sa place et je cherche quelqu’un d’autre.
   *[no] { $mentions } : { $table } va commencer ([voir la table]({ $link })). Tu es là ? Sans réponse dans un délai de { $hours } heures d’éveil, tu perds ta place.
}
lobby-call-enough = { $mentions } : il y a assez de monde à { $table }. Tu peux lancer la partie ([voir la table]({ $link })).
lobby-call-free = { $mentions } : une place est de nouveau libre à { $table } : quelqu’un est parti ou n’est pas venu ([voir la table]({ $link })). Commence sans cette personne, ou attends que quelqu’un s’installe.
done-option = L’option a été changée.
done-abandon = La table a été abandonnée.
board-no-pictures = Impossible de dessiner les images pour le moment ; voici donc tout en mots. Réessaie dans un instant.
button-boards = Plateaux
button-in-words = En mots
look-which = Voir une autre image
look-board = Plateau : { $name }
look-boards = Tous les plateaux
look-table = La table
cmd-table = Ouvrir, rejoindre, consulter et gérer les tables
cmd-table-new = Ouvrir une nouvelle table
cmd-table-join = Prendre une place avant le début (partie en cours : remplacer)
cmd-table-leave = Quitter avant le début (partie en cours : céder)
cmd-table-add-bot = Ajouter un bot maison
cmd-table-remove-bot = Retirer un bot maison
cmd-table-start = Lancer la partie
cmd-table-option = Changer une option avant le début
cmd-table-board = Voir les plateaux un par un, le tien d’abord
cmd-table-scores = Voir les scores
cmd-table-takeback = Annuler ton dernier coup (plusieurs, ou ceux des autres : /proposer annuler)
cmd-table-abandon = Arrêter une table sans résultat ; à plusieurs, on demande à tout le monde
arg-game = Le jeu
arg-where = Où se joue la partie : dans son propre fil, ou ici
arg-table = La table, si ce n’est pas celle d’ici
arg-option = L’option
arg-choice = Le nouveau choix
arg-player = N’afficher que le plateau de cette personne
arg-text = Des mots seulement, sans images
arg-region = Un gros plan sur une région
name-table = table
name-new = nouvelle
name-join = rejoindre
name-leave = quitter
name-add-bot = ajouter-bot
name-remove-bot = retirer-bot
name-start = commencer
name-option = option
name-choice = choix
name-board = plateaux
name-scores = scores
name-takeback = annuler
name-abandon = abandonner
name-game = jeu
name-where = où
name-thread = fil
name-here = ici
name-player = joueur
name-text = texte
name-region = région
card-invited = Sur invitation seulement : /table inviter
card-private = La partie se joue dans un fil privé.
card-expired = Personne n’est passé ici depuis une semaine, la table a donc été fermée. { $owner }, il suffit d’appuyer sur le bouton pour la rouvrir.
button-renew = La garder ouverte
invitation = { $guest } : { $name } t’invite à { $table } ({ $place }).
done-watch = Tu regardes maintenant { $table }.
done-unwatch = Tu ne regardes plus { $table }.
not-in-thread = { $why ->
    [no_person] -# Cette personne n’est pas sur ce serveur et ne peut pas voir { $place }.
    [archived] -# { $place } est fermé pour l’instant : tu pourras entrer dès qu’il rouvrira.
    [locked] -# { $place } est fermé pour l’instant : tu pourras entrer dès qu’il rouvrira.
    [people_full] -# { $place } est plein, Discord s’arrête à 1 000 personnes : tu entreras avec l’un de mes prochains messages, dès qu’il y aura de la place.
    [no_channel] -# Le fil a été supprimé : tu entreras dans le suivant.
   *[other] -# Je ne peux pas t’ajouter à { $place } pour l’instant : je réessaierai avec mon prochain message là-bas.
}
done-replace = La place est maintenant à { $name }.
done-swap = L’ordre des places est maintenant : { $names }.
done-lots = Les places seront de nouveau tirées au sort.
who-plays = Jouent ({ $count }) : { $names }
who-watches = Regardent ({ $count }) : { $names }
who-invited = Sur invitation ({ $count }) : { $names }
who-more = et { $count } de plus
joining-open = Tout le monde
joining-invited = Sur invitation seulement
error-not-welcome = { $who ->
    [invited] Cette table est sur invitation seulement. Quelqu’un de la table peut t’inviter : /table inviter
    [avoids] Quelqu’un de ta liste d’évitement est à cette table (voir /moi).
   *[avoided] Tu ne peux pas rejoindre cette table.
}
error-no-table-here = { $why ->
    [posts] Ce salon contient des posts, mais pas de messages ; une table ne peut donc pas s’y trouver. Utilise la commande dans un post, ou dans un salon textuel.
    [locked] Ce fil est verrouillé, je ne peux pas y écrire. Utilise la commande dans son salon, ou fais-le déverrouiller.
    [threads] Ce salon ne peut pas avoir de fils. Choisis où:ici, ou ouvre la table dans un salon textuel.
   *[channel] On ne peut pas publier de messages ici. Utilise la commande dans un salon textuel.
}
error-no-private-threads = { $why ->
    [channel] Ce salon ne peut pas avoir de fils privés, et cette table en a besoin. Ouvre-la dans un salon textuel, ou choisis où:fil.
   *[forbidden] Je n’ai pas le droit de créer des fils privés ici, et cette table en a besoin. Donne-moi la permission « Créer des fils privés », ou choisis où:fil.
}
cmd-table-invite = Inviter quelqu’un à jouer ou à regarder
cmd-table-watch = Regarder une table, ou arrêter de la regarder
cmd-table-who = Voir qui joue, qui regarde et qui est sur invitation
cmd-table-replace = Avant le début, donner une place à quelqu’un d’autre (partie en cours : remplacer)
cmd-table-swap = Avant le début, échanger deux places ; sans noms : nouveau tirage au sort
cmd-table-renew = Garder une table ouverte une semaine de plus avant le début
arg-person = La personne
arg-stop = Ne plus regarder
arg-replaced = Qui laisse sa place
arg-first = La première personne
arg-second = La personne avec qui échanger
arg-joining = Qui peut rejoindre
name-invite = inviter
name-watch = regarder
name-who = qui
name-replace = réattribuer
name-swap = échanger
name-renew = prolonger
name-person = personne
name-stop = arrêter
name-first = première
name-second = deuxième
name-joining = accès
name-private = privée
card-marks = ⏱️ décisions prises à temps, parmi les dernières que d’autres attendaient
card-no-check = On ne demande à personne de confirmer sa présence : la partie commence quand on appuie sur *Commencer*.
check-menu = { $hours ->
    [0] Avant le début : ne demander à personne
   *[other] Avant le début : { $hours } heures d’éveil pour dire « Je suis là »
}
check-about = Les personnes actives ici depuis moins d’une heure n’ont pas à répondre
check-none-about = La partie commence quand tu appuies sur « Commencer »
lobby-call-seat = { $mentions } : une place s’est libérée à { $table }, et elle est pour toi ([la table]({ $link })).
lobby-call-invited = { $mentions } : { $name } t’invite à { $table } ([la table]({ $link })).
lobby-call-vote = { $mentions } : on attend ta réponse à { $table } ([la question]({ $link })).
seat-of-nobody = Anonyme
notice-options-lapsed = ⚙️ Des options qui n’existent plus ont repris leur choix habituel : { $what }
