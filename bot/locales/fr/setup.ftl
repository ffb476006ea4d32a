setup-tables = Tables ouvertes ({ $count }){ $pages ->
    [one] {""}
   *[other] {" "}· { $page } sur { $pages }
}
setup-tables-none = Aucune table n’est ouverte sur ce serveur.
setup-table-private = { $status ->
    [lobby] Privée, pas commencée · rien de neuf depuis { $last }
   *[other] Privée, en cours · dernier coup { $last }
}
setup-table-state = { $state ->
    [lobby] Pas commencée · { $seated ->
        [one] { $seated } personne
       *[other] { $seated } personnes
    }
    [paused] En pause · { $seated } à la table
    [waiting] Attend { $waiting ->
        [one] { $waiting } personne
       *[other] { $waiting } personnes
    } · { $seated } à la table
   *[other] Aux bots maison de jouer · { $seated } à la table
}{ $league ->
    [true] {" "}· ligue
   *[false] {""}
}
setup-table-since = { $what ->
    [moved] Dernier coup { $last } · coup { $moves }
   *[other] Ouverte { $last }
}
setup-table-kind = { $kind ->
    [private] privée
    [league] d’une ligue : son organisation décide
    [lobby] pas commencée
   *[other] en cours
}
setup-pick = Arrêter une table …
setup-end-lost = { $kind ->
    [private] Si tu arrêtes cette table privée, elle finit sans résultat. Une partie commencée peut être reprise dans la semaine par les personnes qui y jouent, avec /table retour ; ensuite, elle est perdue.
    [lobby] Si tu arrêtes cette table, elle ne commencera jamais, et { $people ->
        [one] { $people } personne perd sa place
       *[other] { $people } personnes perdent leur place
    }. Quiconque en avait une peut la rouvrir avec /table prolonger.
   *[other] Si tu arrêtes cette table, la partie de { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    } s’arrête après { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } : pas de résultat, rien pour les cotes ni les statistiques. On peut la reprendre dans la semaine avec /table retour ; ensuite, elle est perdue.
} La table apprend que c’est toi qui l’as arrêtée.
setup-ended = { $table } est arrêtée, et tout le monde y est prévenu.
button-setup-end = Arrêter cette table
button-setup-back = Retour à la liste
lobby-call-closed = { $mentions } : { $name }, qui gère ce serveur, a fermé { $table } ([la table]({ $link })).
setup-results-done = { $count ->
    [0] Aucune table publique n’a encore été terminée sur ce serveur.
    [one] Les résultats d’une table publique terminée, une ligne par place.
   *[other] Les résultats de { $count } tables publiques terminées, une ligne par place.
} { $private ->
    [0] Qui cache son nom dans les statistiques n’est pas nommé ici non plus.
    [one] Qui cache son nom dans les statistiques n’est pas nommé ici non plus ; une table privée est laissée de côté.
   *[other] Qui cache son nom dans les statistiques n’est pas nommé ici non plus ; { $private } tables privées sont laissées de côté.
}
results-column = { $column ->
    [table] table
    [game] jeu
    [options] options
    [opened] ouverte (UTC)
    [ended] terminée (UTC)
    [rated] classée
    [league] ligue
    [seats] places
    [moves] coups
    [seat] place à table
    [began] présent au début
    [finisher] présent à la fin
    [id] id
    [place] rang
    [rank] rang avec les bots maison
    [hints] indices
   *[points] points
}
results-yes = oui
results-hidden = masqué
setup-audit-gone = Le salon du journal d’audit a été supprimé : choisis-en un autre avec /réglages audit.
setup-audit-lacks = Je n’ai pas la permission « { $permission } » dans { $channel } ; rien ne peut donc être écrit dans le journal d’audit.
setup-audit-waiting = { $count ->
    [0] {""}
    [one] Une entrée attend.
   *[other] { $count } entrées attendent.
}
audit-on = 📋 { $who } a choisi ce salon pour le journal d’audit : ce qu’on fait avec /réglages et /secours est signalé ici.
audit-off = { $channel ->
    [none] 📋 { $who } a désactivé le journal d’audit.
   *[other] 📋 { $who } a déplacé le journal d’audit vers { $channel }.
}
audit-settings = ⚙️ { $who } a changé des réglages :
audit-open-post = 📌 { $who } a placé dans { $channel } un message pour ouvrir et rejoindre des tables.
audit-results = 📄 { $who } a téléchargé tous les résultats ({ $count ->
    [one] { $count } table
   *[other] { $count } tables
}).
audit-resume = ▶️ { $who } a mis fin à la pause de { $table }.
audit-pace = ⏱️ { $who } a changé le rythme de { $table } : { $pace }.
audit-house-bot = 🤖 { $who } fait jouer un bot maison à la place { $seat } de { $table }.
audit-end = 🏁 { $who } a arrêté { $table } sans résultat.
audit-end-private = 🏁 { $who } a arrêté { $table }, une table privée, sans résultat.
cmd-setup-tables = Voir les tables ouvertes de ce serveur, et en arrêter une
cmd-setup-results = Télécharger en CSV les résultats de toutes les tables publiques terminées
cmd-setup-audit = Choisir le salon où je signale ce que l’administration fait avec /réglages et /secours
arg-setup-audit = Le salon (choisis-le de nouveau pour désactiver le journal d’audit)
arg-per-person = Combien de tables à la fois une personne peut avoir avec d’autres, 0 = sans limite
name-tables = tables
name-results = résultats
name-audit = audit
name-per-person = par-personne
