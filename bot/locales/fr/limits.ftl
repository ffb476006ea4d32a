error-too-many-lobbies = Tu as { $most } tables pas encore commencées, c’est la limite sur ce serveur. Commences-en une, ou quitte-la avec /table quitter : { $tables }.
error-too-many-drawings = Je dessine déjà { $most } images pour toi. Attends-les, ou demande des mots seulement.
error-too-many-sandboxes = Tu as déjà { $most } bacs à sable : { $sandboxes }. Supprimes-en un : /bac-à-sable fermer
error-too-often = { $act ->
    [tables] Tu as ouvert beaucoup de tables depuis une heure. Tu pourras ouvrir la prochaine { $until }.
    [invites] Tu as invité beaucoup de monde depuis une heure. Tu pourras inviter la prochaine personne { $until }.
    [invited] Cette personne a déjà été invitée à cette table depuis une heure. Tu pourras l’inviter de nouveau { $until }.
    [proposals] Tu as beaucoup proposé à cette table depuis une heure. Tu pourras proposer de nouveau { $until }.
    [takebacks] Tu as annulé beaucoup de coups à cette table depuis une heure. Tu pourras recommencer { $until } ; d’ici là, demande aux autres : /proposer annuler
    [wants] On a déjà demandé à cette personne depuis une heure. Tu pourras redemander { $until }.
    [quits] Tu as cédé plusieurs fois une place à cette table depuis une heure. Tu pourras recommencer { $until }.
    [vacations] Tu as souvent changé tes vacances depuis une heure, et chaque table en a été informée à chaque fois. Tu pourras les changer de nouveau { $until }.
    [way-tests] Tes adresses ont reçu beaucoup de messages depuis une minute. Tu pourras envoyer le prochain test { $until }.
    [confirmations] Tu as ajouté plusieurs adresses e-mail aujourd’hui. Tu pourras ajouter la prochaine { $until }.
    [confirmation] Un e-mail est déjà parti aujourd’hui vers cette adresse : cherche-le dans les indésirables. Le prochain pourra partir { $until }.
    [reports] Tu as signalé plusieurs messages depuis une heure. Tu pourras signaler le prochain { $until }.
    [films] Tu as montré plusieurs films à tout le monde depuis une heure. Tu pourras montrer le prochain { $until } ; sans public:True, tu peux en regarder un maintenant.
    [renewals] Un lobby remonte en haut du salon au plus une fois par heure, celui-ci { $until }. Il reste de toute façon ouvert une semaine.
   *[other] Tu l’as beaucoup fait depuis une heure. Tu pourras recommencer { $until }.
}
