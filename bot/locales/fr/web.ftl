button-web = Ouvrir dans le navigateur
button-web-go = Ouvrir la page
button-web-renew = Nouveau lien
button-web-revoke = Révoquer le lien
button-web-all = Tous mes liens
button-web-revoke-all = Tous les révoquer
web-link = **{ $table } dans ton navigateur**
    Le lien n’est qu’à toi : qui l’a voit ce que tu vois. Il marche jusqu’à { $days } jours après la fin de la partie, ou jusqu’à ce que tu le révoques. { $plays ->
        [yes] Il ne fait que montrer : pour jouer tes coups sur la page, appuie sur *Jouer dans le navigateur*.
       *[no] Les coups se jouent ici, dans Discord.
    }
web-link-spectator = **{ $table } dans ton navigateur**
    Le lien montre ce que voit le public. Il marche jusqu’à { $days } jours après la fin de la partie, ou jusqu’à ce que tu le révoques.
web-renewed = L’ancien lien ne marche plus. Voici le nouveau :
web-revoked = { $count ->
    [0] Il n’y avait pas de lien à révoquer.
    [one] Le lien est révoqué : qui l’ouvre ne voit plus rien.
   *[other] { $count } liens sont révoqués : qui les ouvre ne voit plus rien.
}
button-program = Faire jouer un programme
button-program-end = Reprendre le jeton
program-drawn = **{ $table } : un jeton pour ton programme**
    `{ $token }`
    Qui l’a voit ce que tu vois à cette table et peut jouer pour toi. Il n’est montré qu’une fois ; un nouveau y met fin. Toute la table apprend qu’un programme joue pour toi. Il joue à { $address }
program-ended = { $was ->
    [yes] Le jeton ne marche plus. Désormais, tes coups ne viennent que de toi.
   *[no] Il n’y avait pas de jeton à cette table.
}
button-programs = { $programs ->
    [on] Programmes : permis
   *[off] Programmes : aucun
}
rematch-programs = 🤖 { $names } : le jeton d’un programme ne vaut que pour une table. Pour celle-ci, il y en a un nouveau sous *Ouvrir dans le navigateur* dès que la partie commence{ $allowed ->
    [yes] .
   *[no] , si l’hôte permet les programmes sous *Options*.
}
card-programs = 🤖 On peut faire jouer des programmes ici ; c’est alors indiqué.
error-programs-off = { $why ->
    [league] Les programmes ne peuvent pas jouer dans une ligue.
    [rated] Les programmes ne peuvent pas jouer à une table classée.
   *[owner] Les programmes ne peuvent jouer que là où l’hôte l’a permis dans le lobby.
}
error-no-pages = Ce bot ne montre pas (ou plus) de pages dans le navigateur.
web-links = **Tes liens vers des tables dans le navigateur** ({ $count })
web-links-none = Tu n’as pas de liens vers des tables dans le navigateur.
web-links-line = { $table }, créé le { $made }
web-which = Ouvre une table dans ton navigateur
web-skip = Aller aux plateaux
web-running = { "" }
web-over = La partie est terminée.
web-abandoned = La partie a été abandonnée.
web-waits = La table attend : le bot n’est plus sur son serveur.
web-then = Comme c’était après le coup { $number } sur { $moves }.
web-start = Le début de la partie.
web-result = Résultat
web-news = Coups
web-near = La table de près
web-clocks = Chronos
web-view = Apparence de la page
web-language = Langue
web-palette = Couleurs
web-palette-system = Comme mon appareil
web-words = En mots
web-foot = Ce lien ne fait que montrer : les coups se jouent dans Discord, ou dans un navigateur associé là-bas. Le lien n’est qu’à toi ; tu peux l’y révoquer.
web-left = encore { $left }
web-lost = La connexion est perdue. Nouvel essai …
web-offline = Pas de réseau. Voici l’état du { $at }. Rien ne peut être envoyé.
web-app-name = Jeux de société
web-gone = Ce lien ne marche plus. Rouvre la page depuis Discord.
web-zoom-in = Plus grand
web-zoom-out = Plus petit
web-zoom-reset = Image entière
web-close = Fermer
web-older = Coups précédents
web-go = Voir le coup { $number } : { $lines }
web-course = Revoir la partie
web-slider = Coup affiché
web-earlier = Un coup en arrière
web-later = Un coup en avant
web-to-now = Maintenant
web-to-now-new = Maintenant : { $moves }{"\u00A0"}de plus
web-move = Coup { $number } sur { $moves }
web-now = Maintenant, après le coup { $moves }
web-changes = Ce que ce coup a changé
web-taken-back = Le coup que tu regardais a été annulé.
web-film = La partie en film
web-film-back = Une image en arrière
web-film-on = Une image en avant
web-play = Lecture
web-pause = Pause
web-begin = Le début
web-curve = Ce que le coach a vu dans la partie : { $name }
web-frame = { $round }, { $phase }
web-frame-of = { $number }/{ $frames } : { $title }
web-rules = Règles de ce qui est ici
web-rules-hint = Touche un élément pour lire sa règle.
web-rule-failed = La règle est introuvable pour le moment. Réessaie dans une minute.
button-web-play = Jouer dans le navigateur
button-web-pair = Associer un navigateur
button-web-unpair = Dissocier { $device }
button-web-unpair-all = Dissocier tous
web-pair-link = **{ $table } : jouer dans ton navigateur**
    Ce lien t’associe un navigateur, pour que tu puisses y jouer tes coups. Il marche une fois, pendant { $minutes } minutes ; garde-le pour toi. *Tous mes liens* montre tes navigateurs et permet de les dissocier.
web-browsers = **Navigateurs où tu joues** ({ $count })
web-browsers-line = { $device }, associé le { $made }, dernier usage le { $used }
web-unpaired = { $count ->
    [0] Ce navigateur ne t’est pas (ou plus) associé.
    [one] Ce navigateur n’est plus associé : on n’y joue plus de coups pour toi.
   *[other] { $count } navigateurs ne sont plus associés : on n’y joue plus de coups pour toi.
}
web-pair-title = Jouer dans ce navigateur
web-pair-about = Ce navigateur ({ $device }) pourra jouer tes coups, à toutes tes tables. Ne le fais que sur un appareil à toi. Tu peux le dissocier dans Discord, sous « Tous mes liens » ; après 90 jours sans usage, cela se fait de soi-même.
web-pair-play = Jouer comme { $name } sur cet appareil
web-pair-script = Le bouton a besoin de JavaScript. Sans lui, tu peux suivre ta table ici et jouer tes coups dans Discord.
web-pair-device = { $browser } sur { $system }
web-pair-browser = Navigateur
web-pair-foot = Ce n’est pas toi ? Ferme cette page : rien n’a changé.
web-pair-gone = Ce lien ne marche plus. Appuie de nouveau sur « Jouer dans le navigateur » dans Discord.
web-pair-failed = Cela n’a pas marché. Réessaie dans un moment.
web-mail-confirm-title = Des e-mails quand c’est à toi
web-mail-confirm-about = L’adresse { $address } est-elle à toi, et veux-tu y recevoir un e-mail quand une table t’attend sur Discord ?
web-mail-confirm-press = Oui, je confirme
web-mail-confirm-done = { $address } est confirmée. Désormais, un e-mail arrive quand une table t’attend. Pour changer cela, utilise /moi sur Discord, sous « Autres notifications ».
web-mail-off-title = Plus d’e-mails
web-mail-off-about = { $address } reçoit un e-mail quand une table t’attend sur Discord.
web-mail-off-press = Ne plus envoyer d’e-mails
web-mail-off-done = { $address } ne reçoit plus d’e-mails. Pour les réactiver, utilise /moi sur Discord, sous « Autres notifications ».
web-mail-foot = Ce n’est pas toi ? Ferme cette page : rien n’a changé.
web-mail-script = Le bouton a besoin de JavaScript. Sans lui, utilise /moi sur Discord, sous « Autres notifications ».
web-mail-gone = Ce lien ne marche plus.
web-mail-failed = Cela n’a pas marché. Réessaie dans un moment.
web-play-send = Envoyer
web-play-send-draft = Tout envoyer
web-play-send-final = Tout envoyer : c’est définitif
web-play-over = Recommencer
web-play-draft-add = Assembler d’abord
web-play-draft-back = Annuler le dernier
web-play-takeback = Annuler mon dernier coup
web-play-question = Question
web-play-next = Table suivante qui m’attend
web-play-whole = Image entière
web-back-asked = Tu regardes en arrière. On te demande maintenant : { $title }
web-back-to-now = Revenir à maintenant
web-play-list = Coups en liste ({ $moves })
web-play-unpaired = Ce navigateur ne peut plus jouer ici : il n’est plus associé, ou ta place est à quelqu’un d’autre. Appuie sur Jouer dans le navigateur dans Discord pour l’associer de nouveau ; rien n’est perdu.
web-play-too-fast = C’était trop rapide. Réessaie dans un moment ; rien n’a été envoyé.
web-play-pick = Touche le plateau, ou choisis ici.
web-play-place = Touche ou fais glisser pour déplacer. Au clavier : le plateau, puis les flèches, R pour tourner, Entrée pour envoyer.
web-play-turn = Tourner
web-play-draft-more = L’ajouter
web-play-changed-meanwhile = La table a avancé. Voici ce qu’on demande maintenant.
web-play-not-sent = Rien n’a été envoyé. Réessaie dans un moment.
web-play-perhaps = Une autre partie du bot s’occupe de cette table, et elle n’a pas répondu. Ton envoi a peut-être compté : cette page montre l’état actuel.
web-play-lost = La connexion est perdue. Dès qu’elle revient, tu verras si c’est arrivé.
web-play-arrived = C’est arrivé : seule la réponse s’est perdue.
web-play-not-arrived = Ce n’est pas arrivé. Tu peux l’envoyer de nouveau.
web-aids = Pour t’aider à jouer
web-aids-failed = Impossible à montrer pour le moment. Ferme et rouvre.
web-aids-since = Depuis ton dernier coup
web-aids-earlier = … et d’autres avant, voir les coups plus bas.
web-aids-outline = Montrer ce qui a changé
web-aids-note = Note privée
web-aids-note-about = Personne d’autre ne voit ceci.
web-aids-note-now = Entre-temps, ta note dit :
web-aids-note-keep = Enregistrer la note
web-aids-note-kept = Ta note est enregistrée.
web-aids-votes = Propositions
web-aids-votes-none = Rien n’est proposé en ce moment.
web-aids-propose-what = Que veux-tu proposer ?
web-aids-propose = Proposer
web-aids-ask-back = Demander aux autres de pouvoir annuler mon dernier coup
web-aids-order-kind = Ce que je dois faire pour toi
web-aids-order-arm = Ajouter la consigne
web-aids-order-armed = La consigne est active.
web-aids-order-ended = La consigne a pris fin.
web-aids-commands = Tes heures d’éveil et tes vacances se règlent dans Discord : /horaires et /vacances
web-mine = Mes tables
web-mine-unpaired = Ce navigateur ne sait pas qui tu es : dans Discord, appuie sur « Ouvrir dans le navigateur » sous un message de ta table, puis sur « Jouer dans le navigateur », et ouvre le lien ici.
web-mine-learn = Apprendre un jeu
web-lesson-name = Nouvelle tête
web-lesson-title = Apprendre { $game }
web-lesson-about = Tu ne risques rien ici : annule tout ce que tu veux. C’est la même leçon que dans Discord, et tu peux la quitter et la continuer à tout moment.
web-lesson-open = Pour une vraie table contre des bots faciles, va dans Discord : la fin de cette leçon y a un bouton qui en ouvre une.
web-mine-waiting = { $count ->
    [0] On t’attend
    [one] Une table t’attend
   *[other] { $count } tables t’attendent
}
web-mine-running = Autres parties en cours ({ $count })
web-mine-lobbies = Pas encore commencées ({ $count })
web-mine-over = Terminées depuis 30 jours ou moins ({ $count })
web-mine-since = demandé le { $since }
web-mine-ended = terminée le { $ended }
web-mine-seated = Tu as une place.
web-mine-with = À la table : { $names }
web-mine-fill = Commencer avec des bots maison
web-mine-free = { $count ->
    [one] { $count } place libre.
   *[other] { $count } places libres.
}
web-mine-discord = Dans Discord
web-mine-discord-of = { $table } dans Discord
web-mine-news = Il y a du nouveau : ce n’est plus au tour des mêmes personnes.
web-mine-unpair = Ne plus jouer dans ce navigateur
web-mine-filter = Tables à rejoindre : { $wanted }
web-mine-failed = Quelque chose a mal tourné. Réessaie.
web-mine-foot = Personne d’autre que toi ne voit cette page.
web-mine-link = Dans Discord, copie le lien sous « Associer un navigateur », et colle-le ici :
web-mine-link-go = Continuer
web-push = Me prévenir ici
web-push-about = Ce navigateur peut te prévenir quand on te demande quelque chose, même quand cette page est fermée : à quelle table, quoi, et jusqu’à quand. Pendant ton sommeil ou tes vacances, rien n’arrive.
web-push-on = Me prévenir ici
web-push-off = Ne plus me prévenir ici
web-push-is-on = Ce navigateur te prévient.
web-push-is-off = Ce navigateur ne te prévient pas pour l’instant.
web-push-denied = Ce navigateur ne laisse pas cette page te prévenir. Autorise-la dans les réglages du navigateur pour ce site, puis rouvre la page.
web-push-unable = Ce navigateur ne peut pas afficher les notifications d’une page.
web-push-home-screen = Sur iPhone ou iPad, cela ne marche que depuis l’écran d’accueil : touche Partager, puis Sur l’écran d’accueil, et ouvre la page de là.
web-push-failed = Cela n’a pas marché. Réessaie dans un moment.
web-push-script = Ceci a besoin de JavaScript.
web-push-service = La personne qui gère ce bot n’a pas autorisé le service de notifications de ce navigateur : { $host }
web-ways-add = D’autres façons s’ajoutent avec /moi sur Discord, sous « Autres notifications ».
web-ways-wait = Me prévenir, s’il le faut encore,
web-ways-after = { $hours ->
    [0] tout de suite
    [one] après { $hours } heure d’éveil
   *[other] après { $hours } heures d’éveil
}
web-ways-save = Enregistrer
web-ways-changed = Enregistré.
button-league-pages = Ouvrir dans le navigateur
web-league-standings = Classement
web-league-schedule = Calendrier
web-league-almanac = Almanach
web-league-parts = Pages de cette saison
web-league-seasons = Saisons
web-league-skip = Aller au contenu
web-league-picture = { $title } en image ; le tableau à côté dit la même chose
web-league-until = { $stage ->
    [signup] inscriptions jusqu’au
    [running] jusqu’au
    [overtime] les bots maison finissent ce qui reste à partir du
   *[other] commence le
}
web-league-news = Il y a du nouveau : la page a été mise à jour.
web-league-gone = Cette page n’est plus publique.
web-league-late = Cette page montre la table avec un retard de { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
web-league-foot = L’organisation a rendu cette page publique : qui a le lien peut la lire. Tout se joue dans Discord.
local-views = Vues
local-chat = Discussion
local-page = Plateau
local-chat-messages = Messages
local-chat-viewing = Vu par
local-chat-refresh = Actualiser l’aperçu
local-chat-capture = Capture
local-chat-inspector = Inspecteur
local-chat-more = Plus
local-chat-end = Finir la session d’aperçu
local-chat-search-messages = Chercher dans les messages
local-chat-find = Trouver un message
local-chat-search = Chercher
local-chat-previous = Précédent
local-chat-next = Suivant
local-chat-jump = Aller au message d’ID
local-chat-id = ID de message autorisé
local-chat-focus = Message visé
local-chat-conversation = Conversation
local-chat-earlier = Charger les messages précédents
local-chat-newer = Messages plus récents
local-chat-latest = Nouveaux messages · aller au dernier
local-chat-none = Aucun message dans ce salon.
local-chat-message = Message
local-chat-send = Envoyer
local-chat-done = Rappel terminé
local-chat-updated = Aperçu mis à jour
local-chat-size = Taille mise à jour
local-chat-refresh-short = Recharger
local-chat-inspect = Détails
local-chat-completing = Action en cours…
local-chat-updating-results = Mise à jour des résultats…
local-chat-updating-options = Mise à jour des choix…
local-chat-sending = Envoi du message…
local-chat-switching = Changement de point de vue…
local-chat-opening = Ouverture du message…
local-chat-updating = Mise à jour de l’aperçu…
local-chat-resizing = Mise à jour de la taille…
local-chat-loading = Chargement de la conversation…
local-chat-loading-preview = Chargement de l’aperçu…
local-chat-retrying = Connexion interrompue ; nouvel essai…
local-chat-ended = Session d’aperçu terminée.
local-chat-uncertain = On ne sait pas si l’action a réussi. Elle ne sera pas répétée.
local-chat-not-completed = L’action n’a pas été effectuée.
web-calendar-signup = { $league }, saison { $season } : dernier jour d’inscription
web-calendar-first = { $league }, saison { $season } : premier jour
web-calendar-last = { $form ->
    [knockout] { $league }, saison { $season } : dernier jour, finale comprise ; les chronos vont plus vite ensuite
   *[usual] { $league }, saison { $season } : dernier jour, les chronos vont plus vite ensuite
}
web-calendar-end = { $league }, saison { $season } : les bots maison finissent ce qui reste
web-calendar-round = { $league }, saison { $season } : fin de la ronde { $round }, les chronos vont plus vite ensuite
web-overlay = Incrustation
web-overlay-tables = En jeu
web-overlay-no-tables = Aucune table n’est en jeu en ce moment.
web-overlay-results = Derniers résultats
web-overlay-no-results = Aucune table n’est encore terminée.
web-overlay-moves = à jouer
web-overlay-part = { $part }, { $page } sur { $pages }
web-league-chance-first = { $sure ->
    [yes] Premier rang assuré :
   *[no] Premier rang possible :
}
web-league-chance-up = { $form ->
    [cup] { $sure ->
        [yes] Continue, c’est sûr :
       *[no] Peut encore continuer :
    }
    [swiss] { $sure ->
        [yes] Continue, c’est sûr :
       *[no] Peut encore continuer :
    }
   *[other] { $sure ->
        [yes] Montée assurée :
       *[no] Montée possible :
    }
}
web-league-chance-down = { $sure ->
    [yes] Descente assurée :
   *[no] Descente possible :
}
web-league-chance-all = tout le monde
web-league-bg-stats = { $table } vers BG Stats
web-languages = Langues
web-languages-foot = Ce qui manque dans une langue apparaît en anglais.

web-refused-not-found = Page introuvable. Un lien a peut-être expiré : rouvre la page depuis Discord.
web-refused-too-many = Trop de requêtes. Réessaie dans une minute.
web-refused-unsure = Une erreur s’est produite. Vérifie si c’est déjà fait avant de réessayer.
web-refused-later = Une erreur s’est produite. Réessaie dans une minute.
