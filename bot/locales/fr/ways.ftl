way-title = { $topic ->
    [vote] Un vote : { $table }
    [proposal] Une proposition : { $table }
    [here] Tu es là ? { $table }
   *[turn] À toi : { $table }
}
way-vote = Le temps de quelqu’un est écoulé, et la table a besoin de ton vote.
way-proposal = Quelqu’un de la table a proposé quelque chose et a besoin de ta réponse.
way-here = La table peut commencer dès que tout le monde est là. Dis sur Discord que tu es là, sinon ta place ira à quelqu’un d’autre.
way-until = Ton temps s’arrête : { $until }
way-digest-title = { $count ->
    [one] Une table t’attend
   *[other] { $count } tables t’attendent
}
way-test-title = Test
way-test-text = Ceci est un test. Quand une table t’attend, tu reçois un message comme celui-ci.
way-confirm-title = Confirme ton adresse
way-confirm-text = Quelqu’un sur Discord veut recevoir un e-mail à cette adresse quand un jeu de société l’attend. Si c’est toi, confirme-le dans les 24 heures.
way-kind-webhook = webhook
way-kind-ntfy = ntfy
way-kind-gotify = Gotify
way-kind-push = notification
way-kind-mail = e-mail
mail-name = Jeux de société
mail-confirm-link = Confirme-le ici :
mail-confirm-button = Confirmer
mail-confirm-not = Si ce n’est pas toi, ne fais rien : il n’y aura plus d’e-mails, et cette adresse sera oubliée après un jour.
mail-on-discord = Table sur Discord
mail-tables = Mes tables dans le navigateur
mail-why = Cet e-mail vient de { $name }, un bot sur Discord à qui tu as demandé de tels e-mails.
mail-off = Plus d’e-mails
way-is-off = 📵 Je ne te préviens plus par { $kind }{ $name ->
    [none] { "" }
   *[other] { " " }({ $name })
} : { $why ->
    [gone] { $about ->
        [push] ce navigateur a oublié la page, ou ne t’est plus associé. *Me prévenir ici*, sous *Mes tables*, le relance.
        [mail] le serveur de messagerie dit que cette adresse n’existe pas.
       *[other] l’autre côté ne veut plus de messages.
    }
   *[failing] cinq échecs de suite.
} Discord marche comme avant. Tu peux changer cela avec `/moi`, sous *Autres notifications*.
button-ways = Autres notifications
button-ways-all = Toutes les façons
button-way-add = Ajouter : { $kind }
button-way-test = Envoyer un test
button-way-off = Désactiver
button-way-on = Activer
button-way-picture-on = Avec image de la table
button-way-picture-off = Sans image
button-way-remove = Supprimer
ways-title =
    ### Autres notifications
    Quand une table t’attend, je peux aussi te prévenir ailleurs que sur Discord. Ce que tu as choisi pour Discord reste tel quel ; on ne prévient personne la nuit, en vacances, ni deux fois de la même façon pour une question.
ways-off = La personne qui gère ce bot n’a prévu aucune façon de te prévenir en dehors de Discord.
ways-none = Tu n’en as pas encore.
ways-push = Un navigateur ou un téléphone : ouvre *Mes tables* dans un navigateur où tu joues, et appuie sur *Me prévenir ici*.
ways-which = Changer ou tester une façon
way-line = **{ $way }** · { $order }
    -# { $state }
way-order = { $hours ->
    [0] tout de suite
    [one] sans réponse de toi après { $hours } heure d’éveil
   *[other] sans réponse de toi après { $hours } heures d’éveil
}
way-each = un message pour chaque question
way-daily = une fois par jour, à partir de { $hour }
way-plan = Quand une table t’attend, on te prévient : { $steps }.
way-plan-discord = { $pings ->
    [none] pas sur Discord
   *[other] sur Discord tout de suite
}
way-plan-step = { $hours ->
    [0] { $way } tout de suite
    [one] { $way } après { $hours } heure d’éveil
   *[other] { $way } après { $hours } heures d’éveil
}
way-plan-daily = { $way } une fois par jour, à partir de { $hour }
way-state-new = Activé, rien n’a encore été envoyé.
way-state-off = Désactivé.
way-state-unconfirmed = En attente : confirme l’adresse.
way-state-unavailable = La personne qui gère ce bot ne propose plus cette façon.
way-state-sent = Dernier envoi : { $sent }.
way-state-opened = Dernier envoi : { $sent }, ouvert : { $opened }.
way-state-failing = Échoue depuis le { $since } : { $fault }.
way-state-switched-off = { $why ->
    [gone] { $about ->
        [mail] Je l’ai désactivé, car le serveur de messagerie dit que cette adresse n’existe pas.
       *[other] Je l’ai désactivé, car l’autre côté ne veut plus de messages.
    }
   *[failing] Je l’ai désactivé après cinq échecs de suite.
}
way-fault = { $fault ->
    [status] l’autre côté a répondu avec le statut { $detail }
    [unreachable] injoignable, ou pas de réponse en cinq secondes
    [address] { $detail ->
        [private] le nom mène à une adresse hors de l’internet public
       *[other] la personne qui gère ce bot n’autorise pas cette adresse
    }
    [unpaired] le navigateur ne t’est plus associé
    [off] la personne qui gère ce bot ne propose plus cette façon
    [mail] { $detail ->
        [tls] le serveur de messagerie du bot ne prouve pas qui il est
        [login] le serveur de messagerie du bot ne laisse pas le bot se connecter
        [sender] le serveur de messagerie du bot n’accepte pas d’e-mails du bot
        [later] un serveur de messagerie veut l’e-mail plus tard
        [lost] l’e-mail est parti, mais le serveur de messagerie du bot n’a pas dit s’il l’a pris
        [content] le serveur de messagerie du bot a refusé l’e-mail
        [recipient] le serveur de messagerie de cette adresse a refusé l’e-mail
        [unknown] le serveur de messagerie dit que cette adresse n’existe pas
       *[unreachable] le serveur de messagerie du bot ne répond pas
    }
   *[broken] j’ai fait une erreur, elle est dans le journal du bot
}
way-added = { $secret ->
    [none] Désormais, je te préviens aussi de cette façon. Envoie un test pour voir si cela arrive.
   *[other] Désormais, je te préviens aussi de cette façon. Les requêtes sont signées avec le secret `{ $secret }`, qui n’est plus montré à personne.
}
way-asked = 📨 J’envoie un e-mail à { $address }. Appuie sur son bouton dans les 24 heures, et je te préviendrai là. Si rien n’arrive, regarde dans les indésirables.
way-tested = 📨 Le test est arrivé.
way-test-failed = Le test n’est pas arrivé : { $fault }.
way-removed = Supprimé ; plus rien n’y est envoyé.
way-form-title = Nouvelle façon : { $kind }
way-form-address = Adresse
way-form-address-webhook = Reçoit un JSON signé par POST, pour un programme à toi.
way-form-address-ntfy = Ton serveur et ton sujet, comme https://ntfy.sh/mon-sujet-secret
way-form-address-mail = Comme anna@example.org. Tu reçois un e-mail pour la confirmer.
way-form-address-gotify = Ton serveur, comme https://push.example.org
way-form-token = Jeton
way-form-token-ntfy = Seulement pour un sujet à accès restreint ; sinon, laisse vide.
way-form-token-gotify = Celui d’une application, sous « Apps » dans Gotify.
error-unknown-way = Cette façon de te prévenir a été supprimée.
error-unconfirmed-way = Tu n’as pas encore confirmé cette adresse : appuie sur le bouton de l’e-mail qui y est arrivé.
error-too-many-ways = Je peux te prévenir de { $most } autres façons au plus. Supprimes-en d’abord une.
error-bad-way = { $why ->
    [off] Ce bot n’envoie rien à des adresses : la personne qui le gère n’en a autorisé aucune.
    [scheme] L’adresse doit commencer par https://
    [host] La personne qui gère ce bot n’a pas autorisé d’adresses de ce serveur.
    [private] Cette adresse n’est pas sur l’internet public, je n’y envoie donc rien.
    [topic] Une adresse ntfy est un serveur et un sujet, comme https://ntfy.sh/mon-sujet-secret
    [query] L’adresse doit s’arrêter avant le point d’interrogation ; le jeton va dans son propre champ.
    [mail] Ce n’est pas une adresse e-mail que je peux utiliser. Elle ressemble à anna@example.org, sans nom devant.
    [token] Le jeton manque ou n’en est pas un. Tu le trouves dans Gotify sous « Apps », dans ntfy sous « Account ».
   *[form] Ce n’est pas une adresse où je peux envoyer. Elle ressemble à https://example.org/tours
}
