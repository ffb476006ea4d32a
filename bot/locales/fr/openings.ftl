list-none-fits = Aucune table qui convient ne cherche de monde en ce moment. Demande qu’on te prévienne, ou ouvres-en une avec /table nouvelle.
list-filtered = 🔎 { $wanted }
list-filter = **Quelles tables cherches-tu ?** Choisis autant que tu veux.
button-list-filter = Filtrer
button-list-show = Voir les tables
button-wish = Me prévenir
wanted-any = n’importe quelle table
wanted-any-of = { $field ->
    [game] N’importe quel jeu
    [players] Peu importe à combien
    [pace] N’importe quel rythme
    [language] N’importe quelle langue
   *[expansions] Avec ou sans extensions
}
wanted-players = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
wanted-language = messages en { $language }
wanted-expansions = { $chosen ->
    [with] avec extensions
   *[without] sans extensions
}
wish-done = 🔔 On te mentionnera une fois quand une table s’ouvrira sur ce serveur, ou qu’une place se libérera dans une partie en cours, et que cela correspond à : { $wanted }. Cela prend fin dans { $days } jours, ou dès que tu as une place ; jamais la nuit (/horaires). /moi le montre.
wish-silent = Tu as désactivé les notifications, tu n’en saurais donc rien : change cela avec /moi mentions.
wish-drop = Ne plus chercher …
wish-dropped = 🔕 On ne te préviendra plus pour ces tables.
me-wish = { $server ->
    [none] 🔔 On te prévient pour : { $wanted } (jusqu’au { $until })
   *[other] 🔔 On te prévient pour : { $wanted } sur { $server } (jusqu’au { $until })
}
error-too-many-wishes = On te prévient déjà pour { $most } sortes de tables. Enlèves-en d’abord une avec /moi.
lobby-call-wished = { $mentions } : { $status ->
    [lobby] { $table } correspond à ce que tu cherches et a une place libre ([voir la table]({ $link })).
   *[running] { $table } correspond à ce que tu cherches, et une place peut y être reprise avec /table remplacer ([voir la table]({ $link })).
}
list-expansions-with = avec extensions
list-expansions-without = sans extensions
arg-list-players = Combien de personnes jouent en tout
arg-list-pace = Seulement les tables à ce rythme
arg-list-language = Seulement les tables dont les messages sont dans cette langue
arg-list-expansions = Avec ou sans extensions
name-players = joueurs
name-expansions = extensions
