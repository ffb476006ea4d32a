notice-asked-again = 🔁 Le message avec la question ouverte a été supprimé. La revoici.
notice-refused = 🔁 Je n’ai pas pu publier ici ce qui vient de se passer ; /journal le raconte. La partie continue :
notice-thread-gone = 🧵 Le fil de cette table a été supprimé. La partie continue dans celui-ci.
notice-moved = 🚚 La table a déménagé : la partie continue ici.
notice-game-back = 🧩 Le jeu de cette table est de nouveau installé : elle continue, et les chronos tournent.
hindered = ⚠️ { $table } : je n’ai pas la permission « { $permission } » dans { $place }. { $what ->
    [attach_files] Tant que je ne l’ai pas, mes messages y sont sans images.
    [read_message_history] Tant que je ne l’ai pas, les boutons des anciens messages y restent, et certains messages peuvent tarder.
   *[other] Tant que je ne l’ai pas, je ne peux rien y publier. Tu peux continuer à jouer avec des commandes, et rien n’est perdu.
}
hindered-reason = ⚠️ { $table } : { $reason } { $what ->
    [people_full] Les autres peuvent continuer à y jouer.
    [add_people] Les autres peuvent continuer à y jouer.
    [uploads] D’ici là, mes messages y sont sans images.
   *[other] D’ici là, je ne peux rien publier. Tu peux continuer à jouer avec des commandes, et rien n’est perdu.
}
reason = { $what ->
    [locked] Le fil { $place } est verrouillé, et je ne peux pas le déverrouiller. Déverrouille-le, ou donne-moi la permission « Gérer les fils ».
    [threads_full] Ce serveur a autant de fils actifs que Discord le permet ; on ne peut donc pas en ouvrir dans { $place }. Archives-en quelques-uns dont personne n’a besoin.
    [people_full] Le fil { $place } compte autant de personnes que Discord le permet, tout le monde ne peut donc pas y entrer. Retire quelqu’un qui ne fait que regarder.
    [automod] AutoMod bloque ce que je publie dans { $place }. Ajoute à ses règles une exception pour moi ou pour ce salon.
    [automod_title] AutoMod bloque le titre d’un fil que j’ouvre dans { $place }. Ajoute à ses règles une exception pour moi ou pour ce salon.
    [uploads] Discord ne laisse personne envoyer de fichiers sur ce serveur en ce moment, moi non plus dans { $place }.
    [add_people] Je ne peux pas ajouter de personnes au fil privé { $place }. Donne-moi la permission « Gérer les fils ».
    [no_threads] { $place } est un type de salon sans fils privés. Refais-en un salon textuel.
   *[channel_type] { $place } est un type de salon qui n’accepte pas de messages, comme un forum. Refais-en un salon textuel.
}
hindered-gone = ⚠️ Le salon de { $table } a été supprimé. La table est en pause, et rien n’est perdu : utilise /table déménager table: { NUMBER($id, useGrouping: 0) } dans un autre salon pour y continuer.
permission = { $name ->
    [view_channel] Voir le salon
   *[send_messages] Envoyer des messages
    [send_messages_in_threads] Envoyer des messages dans les fils
    [create_public_threads] Créer des fils publics
    [create_private_threads] Créer des fils privés
    [attach_files] Joindre des fichiers
    [read_message_history] Voir les anciens messages
    [embed_links] Intégrer des liens
    [manage_threads] Gérer les fils
    [create_events] Créer des événements
}
cmd-table-move = Continuer ici une table dont le salon a été supprimé
name-table-move = déménager
error-no-place = Le salon de cette table a été supprimé. Rien n’est perdu : quelqu’un qui joue utilise /table déménager table: { NUMBER($table, useGrouping: 0) } dans un autre salon, et la table continue là-bas.
error-has-place = Cette table n’a pas besoin de déménager : elle est dans { $place }.
