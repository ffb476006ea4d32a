menu-happened = Ce qui s’est passé ici
menu-hint = Mon indice
menu-report = Signaler un problème ici
menu-invite = Inviter à ma table
menu-record = Notre bilan
menu-happened-title = { $table }, jusqu’à ce message
menu-nothing-yet = Personne n’avait encore joué.
menu-not-begun = { $table } n’a pas encore commencé : il ne s’est rien passé.
menu-then = Les plateaux à ce moment-là : /table plateaux version:{ NUMBER($version, useGrouping: 0) }. La table en est maintenant au coup { NUMBER($now, useGrouping: 0) } ; ce qui est nouveau pour toi : /rattrapage
menu-reported = Merci, c’est noté. Donne le numéro **{ $number }** à la personne qui gère ce bot, et dis-lui ce qui ne va pas : elle retrouvera le moment et la table, mais rien de ce que toi ou d’autres avez écrit.
menu-invite-where = À quelle table veux-tu inviter { $name } ?
menu-record-title = Toi et { $name }
menu-record-none = Vous n’avez pas encore terminé de partie ensemble sur ce serveur.
menu-record-line = { $game ->
    [all] **Tous les jeux**
   *[other] { $game }
} : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} ensemble ; { $ahead } fois devant, { $level } fois à égalité, { $behind } fois derrière.
error-not-our-post = { $why ->
    [other] Ce message n’est pas de moi, je n’en sais donc rien. Choisis un de mes messages au sujet d’une table.
   *[none] Ce message de moi ne concerne aucune table que je connaisse ici. Choisis-en un au sujet d’une table.
}
error-no-table-of-mine = Tu n’as de place à aucune table ouverte de ce serveur où cette personne pourrait venir. Ouvres-en d’abord une avec /table nouvelle.
error-not-a-player = { $who ->
    [bot] C’est un bot, pas une personne : les bots maison prennent place avec /table ajouter-bot.
   *[you] C’est toi. Choisis quelqu’un d’autre.
}
