button-league-servers = Serveurs
league-servers-title = 🌐 Serveurs de { $name }
league-servers-about = Un autre serveur rejoint la ligue avec un code d’ici, que quelqu’un qui gère ce serveur saisit sous /réglages ligue. Ses membres s’inscrivent là-bas, et les tables s’ouvrent là où la plupart de leurs personnes se sont inscrites, si toutes y voient le salon de la ligue ; les autres s’ouvrent sur le serveur d’attache (🏠), dont toute personne qui joue doit être membre. Seuls les droits de ce serveur font entrer dans l’organisation.
league-servers-off = Retirer un serveur …
button-league-code = Inviter un serveur
button-league-no-code = Retirer le code
league-code = 🎟️ Code pour un serveur : `{ $code }`
    Donne-le à quelqu’un qui gère ce serveur. Là-bas, on saisit /réglages ligue avec ce code et un salon. Il marche une fois, pendant { $days } jours ; un nouveau code le remplace.
league-code-withdrawn = { $was ->
    [yes] 🚫 Le code ne marche plus.
   *[no] Il n’y a pas de code à retirer.
}
league-off-sure = Retirer { $server } de cette ligue ? Ses membres restent : les tables en cours là-bas passent sur le serveur d’attache, et les autres s’ouvrent ailleurs. Pour revenir, il faudra un nouveau code.
button-league-off = Le retirer
league-off-done = 🚪 { $server } ne participe plus. Ses membres restent.
league-post-server_joined = 🌐 { $server } participe maintenant à cette ligue : on peut aussi s’y inscrire.
league-post-server_left = 🌐 { $server } ne participe plus à cette ligue{ $why ->
    [organiser]  : l’organisation l’a retiré
    [removed]  : il m’a retiré
   *[admin]  : il l’a quittée
}. Ses membres restent, et les tables en cours là-bas déménagent.
league-post-home_passed = 🏠 Le serveur d’attache de la ligue m’a retiré : son serveur d’attache est maintenant { $server }. Personne ne sort de la saison, et les tables en cours y passent. Les nouvelles s’ouvrent dans trois jours, pour que tout le monde puisse rejoindre { $server }{ $invite ->
    [none] {""}
   *[other]  : { $invite }
}
notice-league-moved = 🚚 La table est passée sur le serveur d’attache de la ligue : la partie continue ici. Aucun chrono n’a tourné entre-temps.
league-log-server_invited = { $by } a créé un code pour un autre serveur
league-log-server_uninvited = { $by } a retiré le code pour un autre serveur
league-log-server_joined = { $server } a rejoint la ligue
league-log-server_left = { $server } ne participe plus{ $why ->
    [organiser]  : { $by } l’a retiré
    [removed]  : il m’a retiré
   *[admin] {""}
}
league-log-home_passed = { $server } est maintenant le serveur d’attache de la ligue, car l’ancien m’a retiré
league-log-table_moved = La table est passée sur le serveur d’attache de la ligue
league-several-servers = 🌐 Plusieurs serveurs participent : une table s’ouvre là où la plupart de ses personnes se sont inscrites, si toutes y voient le salon de la ligue, sinon sur le serveur d’attache de la ligue
error-league-not-home = { $server ->
    [none] Pour jouer dans cette ligue, il faut être membre de son serveur d’attache, que tout le monde peut voir. Demande une invitation à son organisation, puis appuie de nouveau sur le bouton.
   *[other] Pour jouer dans cette ligue, il faut être membre de son serveur d’attache, { $server }, que tout le monde peut voir. { $invite ->
        [none] Demande une invitation à son organisation
       *[other] Rejoins-le ici : { $invite }
    }. Puis appuie de nouveau sur le bouton.
}
error-league-home-unknown = Je ne peux pas vérifier pour l’instant si tu es membre du serveur d’attache de la ligue. Rien n’a changé : réessaie dans une minute.
error-league-only-at-home = { $server ->
    [none] Le salon de la ligue et le rôle de son organisation ne se changent que sur son serveur d’attache.
   *[other] Le salon de la ligue et le rôle de son organisation ne se changent que sur son serveur d’attache, { $server }.
}
setup-league-title = 🌐 Ce serveur participe à ces ligues d’autres serveurs :
setup-league-none = Ce serveur ne participe à aucune ligue d’un autre serveur. Pour en rejoindre une, demande un code à son organisation (/ligue à-faire, « Serveurs »), puis utilise /réglages ligue avec le code et un salon. Pour suivre une saison menée par un autre bot, donne l’adresse de son journal signé au lieu d’un code.
setup-league-joined = ✅ Ce serveur participe maintenant à { $name }. Ses messages et ses tables iront dans { $place }.
setup-league-left = 🚪 Ce serveur ne participe plus à { $name }. Ses membres restent.
setup-league-sure = Quitter { $name } ? Les membres de ce serveur restent, et les tables en cours ici passent sur le serveur d’attache de la ligue. Pour revenir, il te faudra un nouveau code.
button-setup-league = Quitter { $name }
button-setup-league-leave = Quitter la ligue
error-league-no-channel = Choisis aussi un salon : la ligue y publie et y joue.
error-league-invitation = { $why ->
    [home] Ce code est pour d’autres serveurs : la ligue est déjà celle de ce serveur.
    [joined] Ce serveur participe déjà à cette ligue.
   *[unknown] Ce code ne marche pas : il est peut-être mal tapé, déjà utilisé, retiré ou vieux de plus d’une semaine. Demandes-en un nouveau à l’organisation de la ligue.
}
audit-league-joined = 🌐 { $who } a fait rejoindre à ce serveur la ligue { $league }.
audit-league-left = 🌐 { $who } a fait quitter à ce serveur la ligue { $league }.
cmd-setup-league = Rejoindre ou quitter des ligues d’autres serveurs, ou suivre une saison d’un autre bot
arg-setup-league-code = Code de l’organisation, ou adresse du journal d’un autre bot (rien : tout voir)
name-code = code
league-event-signup = { $league } : fin des inscriptions
league-event-signup-about = Les inscriptions à la saison { $season } de { $league } finissent à la fin de cet événement.
league-event-round = { $league } : { $round } s’achève
league-event-round-about = À la fin de cet événement, { $round } s’achève dans la saison { $season } de { $league } : ensuite, les chronos vont plus vite.
league-event-last = { $form ->
    [knockout] { $league } : la finale
   *[usual] { $league } : fin de la saison
}
league-event-last-about = { $form ->
    [knockout] La finale de la saison { $season } de { $league } devrait être terminée à la fin de cet événement.
   *[usual] Le dernier jour de la saison { $season } de { $league } s’achève à la fin de cet événement.
}
setup-league-dates = 🗓️ Les dates d’une ligue en événements de ce serveur (inscriptions, rondes, dernier jour) :
setup-league-dates-line = { $name } : { $state ->
    [on] activé
    [create_events] activé, mais il me manque la permission « Créer des événements »
    [full] activé, mais ce serveur a 100 événements, le maximum de Discord
   *[off] désactivé
}
setup-league-dates-which = Activer ou désactiver les événements d’une ligue …
setup-league-dates-switch = { $on ->
    [yes] Activer
   *[no] Désactiver
} : { $name }
setup-league-dates-on = ✅ Les dates de { $name } deviennent des événements de ce serveur. Discord ne prévient que qui s’y intéresse.
setup-league-dates-off = ✅ Les événements de { $name } sont retirés de ce serveur.
audit-league-dates-on = 🗓️ { $who } a activé les événements pour la ligue { $league }.
audit-league-dates-off = 🗓️ { $who } a désactivé les événements pour la ligue { $league }.
league-log-events_on = { $by } a activé les événements pour les dates de la ligue
league-log-events_off = { $by } a désactivé les événements pour les dates de la ligue
league-log-event_removed = Quelqu’un a retiré un événement pour une date de la ligue, ou y a mis fin ; il n’est pas recréé
league-post-events_problem = { $why ->
    [full] 🗓️ Je ne peux pas programmer les dates de la ligue comme événements{ $server ->
        [none] {""}
       *[other] { " " }sur { $server }
    } : le serveur a 100 événements, le maximum de Discord. Dès qu’il y a de la place, je continue de moi-même.
   *[create_events] 🗓️ Je ne peux pas programmer les dates de la ligue comme événements{ $server ->
        [none] {""}
       *[other] { " " }sur { $server }
    } : il me manque la permission « Créer des événements ». Dès que je l’ai, je continue de moi-même ; /réglages ligue désactive les événements.
}
league-todo-events = { $why ->
    [full] Les dates de la ligue ne sont pas encore des événements : un serveur a 100 événements, le maximum de Discord
   *[create_events] Les dates de la ligue ne sont pas encore des événements : il me manque la permission « Créer des événements » sur un serveur
}
