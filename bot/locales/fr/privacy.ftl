privacy-title = Ce que je garde sur toi
privacy-intro = Seulement ce qu’il faut aux parties, sur l’ordinateur de la personne qui gère ce bot. { $rows ->
    [0] En ce moment, rien n’est gardé sur toi.
    [one] En ce moment, il y a { $rows } entrée.
   *[other] En ce moment, il y a { $rows } entrées.
}
privacy-settings = **Réglages** ({ $rows }) : langue, notifications, couleurs, heures d’éveil, vacances, ta dernière activité sur un serveur, les navigateurs où tu joues, les autres façons de te prévenir, si tu as un calendrier privé, si tes parties peuvent être étudiées ; pour qu’on te demande quand tu es debout, et que tes coups ne viennent que de toi. Jusqu’à ce que tu les changes ou les supprimes.
privacy-tables = **Tables** ({ $rows }) : ton ID Discord et ton nom aux tables que tu as ouvertes, rejointes, regardées ou dont tu as reçu une invitation, tes liens vers leurs pages dans le navigateur, et le fait qu’un programme joue pour toi ; pour que tout le monde sache qui joue. Tant que la table est gardée.
privacy-moves = **Coups et résultats** ({ $rows }) : quels coups étaient de toi et quand, dépassements de temps, résultats, ton sel pour le tirage ; pour que les parties puissent être continuées, rejouées et vérifiées. Tant que la table est gardée.
privacy-notes = **Notes** ({ $rows }) : tes notes, brouillons et consignes, que personne d’autre ne voit. Jusqu’à ce que tu les supprimes ou supprimes tout.
privacy-avoided = **Listes d’évitement** ({ $rows }) : qui tu évites ; personne ne l’apprend, et tu n’apprends pas si quelqu’un t’évite, mais la suppression l’efface aussi. Jusqu’à ce que tu les changes.
privacy-practice = **Entraînement** ({ $rows }) : tes bacs à sable et tes parties guidées. Quelques jours après leur dernier usage.
privacy-calls = **Notifications** ({ $rows }) : ce dont on doit encore te prévenir, quelles tables et parties tu cherches (jusqu’à 30 jours ; ce que tu as choisi dans /trouver jusqu’à ce que tu le supprimes), et ce que tu as fait depuis un jour, contre les abus. Jusqu’à ta réponse, ou pendant un jour.
privacy-agreements = **Accords** ({ $rows }) : tes propositions et tes votes à une table. Tant que la table est gardée.
privacy-ratings = **Cotes** ({ $rows }) : calculées à partir des résultats des tables classées. Tant que ceux-ci sont gardés.
privacy-leagues = **Ligues** ({ $rows }) : tes inscriptions à des saisons, tes tables, rangs et cartons, et ce que l’organisation a décidé ; pour qu’une saison puisse être expliquée. Tant que la ligue est gardée.
privacy-posts = **Messages** ({ $rows }) : ce que j’ai publié, ou dois encore publier, sur toi aux tables et dans les ligues. Tant que la table ou la ligue est gardée.
privacy-backups = Les sauvegardes contiennent la même chose, pendant autant de nuits que la personne qui gère ce bot les garde. Je ne lis pas les discussions. `/confidentialité exporter` t’envoie tout dans un fichier, `/confidentialité supprimer` l’efface.
privacy-exported = Tout ce que je garde sur toi, dans un fichier JSON. Les noms des autres personnes n’y sont pas.
privacy-too-large = Tout ce que je garde sur toi est trop grand pour un fichier sur Discord ({ $megabytes } Mo). La personne qui gère ce bot peut te l’envoyer (`bot privacy export`).
privacy-sure = **Supprimer tout ce que je garde sur toi ?**
    Réglages, heures d’éveil, vacances, notes, listes d’évitement, bacs à sable, consignes et propositions sont supprimés. Des bots maison prennent tes places dans les parties en cours, et tu quittes les lobbys et les saisons de ligue. Dans toutes les parties, ligues, cotes et statistiques, ta place s’appelle ensuite par exemple « Anonyme 3 », pour que les autres gardent leurs résultats.
    C’est irréversible. Si tu veux en garder une copie, utilise d’abord `/confidentialité exporter`.
button-privacy-erase = Tout supprimer
privacy-erased = C’est fait : il ne reste rien sur toi dans ma base de données. { $tables ->
    [0] Tu n’avais de place à aucune table.
    [one] Ta place à { $tables } table ne porte plus ton nom.
   *[other] Tes places à { $tables } tables ne portent plus ton nom.
}
    Ce qui a été publié sur Discord y reste ; tu peux demander à l’administration du serveur de le supprimer. Les sauvegardes faites avant contiennent encore tes données jusqu’à leur expiration ; si l’une d’elles est restaurée, tes données en sont de nouveau effacées.
privacy-unwiped = La place libérée dans le fichier sera écrasée dès que possible.
cmd-privacy = Voir, exporter ou supprimer ce que je garde sur toi
cmd-privacy-show = Ce que je garde sur toi, pourquoi et combien de temps
cmd-privacy-export = Tout ce que je garde sur toi, dans un fichier
cmd-privacy-erase = Supprimer tout ce que je garde sur toi
name-privacy = confidentialité
name-erase = supprimer
