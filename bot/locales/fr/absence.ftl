notice-called = ⏰ { $people } : la table attend. { $link }
notice-absence-call = ⏰ { $people }, la table t’attend. Tu as jusqu’au { $until }.
notice-absence-again = ⏰ { $people }, la table t’attend toujours. Tu as jusqu’au { $until }.
notice-absence-dm = ⏰ La table t’attend. Tu as jusqu’au { $until }.
notice-absence-out = ⌛ Le temps de { $name } est écoulé. { $people } : que faire ? Sans vote avant le { $until }, un bot maison joue à la place de { $name }. La table ne s’arrête que si vous en êtes toutes et tous d’accord.
notice-absence-alone = { $people }, il n’y a plus que toi à cette table : tu continues contre des bots maison jusqu’à ce que quelqu’un revienne ou prenne une place. Si tu préfères arrêter : /table abandonner
notice-absence-standstill = 💤 Personne n’a joué ici depuis un moment, la table est donc suspendue. Elle reprend dès que quelqu’un joue, revient ou prend une place. Si personne ne le fait avant le { $until }, elle est fermée.
notice-absence-taken-up = ▶️ { $name } reprend la partie.{ $count ->
    [0] {""}
   *[other] {" "}{ $people } : des bots maison jouent pour vous jusqu’à votre retour.
}
notice-absence-rescue = 🛟 { $name }, qui gère ce serveur, intervient.
notice-absence-caretaker = 🤖 { $name } n’est pas là : un bot maison joue désormais à la place de { $name } et rend la main dès son retour. D’ici là, tout le monde peut prendre la place.
notice-absence-left = 🚪 { $name } quitte la table. Un bot maison joue désormais à la place de { $name } ; tout le monde peut prendre la place.
notice-absence-wait = ⏳ La table accorde plus de temps à { $people } : le chrono est de nouveau plein.
notice-absence-goes-on = ▶️ La partie continue ; le bot maison joue toujours à la place de { $name }.
notice-absence-end = 🏁 La table s’arrête sans { $name }.
notice-absence-back = 👋 { $name } est de retour.
notice-absence-returned = 👋 { $name } est de retour et rejoue ; le bot maison a rendu la main.
notice-absence-substitute-seat = 🪑 { $name } prend la place de { $other }, avec un chrono plein.
notice-absence-returned-seat = 🪑 { $name } est de retour et rejoue à la place de { $other }.
notice-absence-wants = 🪑 { $people }, { $name } est de retour et aimerait retrouver sa place.
notice-absence-vacation = 🏖️ { $name } est en vacances du { $from } au { $until }. Son chrono est arrêté pendant ce temps.
notice-absence-vacation-begins = 🏖️ { $name } est en vacances, jusqu’au { $until }. Son chrono est arrêté pendant ce temps.
notice-absence-vacation-over = 🏖️ { $name } est de retour de vacances.
notice-absence-vacation-off = 🏖️ { $name } a annulé ses vacances.
notice-absence-vacation-bot = 🏖️ { $name } est en vacances du { $from } au { $until }. Pendant ce temps, un bot maison joue à la place de { $name } et garde sa place.
notice-absence-vacation-played = 🏖️ { $name } est en vacances : un bot maison joue, et rend la main à son retour.
notice-absence-paused = ⏸️ La table fait une pause : tous les chronos sont arrêtés jusqu’au { $until }, ou jusqu’à ce que vous vouliez reprendre plus tôt.
notice-absence-resumed = ▶️ La pause est finie : les chronos tournent de nouveau.{ $count ->
    [0] {""}
   *[other] {" "}{ $people }, c’est à toi.
}
notice-absence-pace = ⏱️ Le rythme de la table est maintenant : { $pace ->
    [live] direct
    [fast] rapide
    [standard] standard
    [relaxed] tranquille
   *[none] sans chrono
}.
button-vote-caretaker = Bot maison pour { $name }
button-vote-wait = Plus de temps pour { $name }
button-vote-end = Arrêter la table
button-back = Je suis { $name }, me revoilà
button-take = Relayer { $name }
button-sit = Prendre la place
button-take-up = Reprendre la partie
button-give = Rendre la place à { $name }
vote-counted = Vote enregistré : { $choice ->
    [caretaker] un bot maison prend le relais.
    [wait] la table attend encore.
   *[end] la table s’arrête.
} Tu peux changer d’avis tant que tout le monde n’a pas voté.
vote-decided = C’est décidé : { $choice ->
    [caretaker] un bot maison prend le relais.
    [wait] la table attend encore.
   *[end] la table s’arrête.
}
back-done = Bon retour. Tu as retrouvé ta place.
back-asked = Quelqu’un d’autre a maintenant ta place. Je lui ai demandé de te la rendre.
take-sure = Tu prendrais la place de { $name } à { $table } jusqu’à la fin de la partie, avec ce chrono : { $pace }. Tu verras ce que seule cette place peut voir.
take-done = Tu as maintenant la place de { $name }. Voici la position, ce qui vient de se passer, et ce que tu dois décider.
take-recent = Ce qui vient de se passer
take-up-done = La partie continue. Des bots maison jouent pour les autres jusqu’à leur retour.
give-done = { $name } a retrouvé sa place. Merci d’avoir pris le relais.
quit-done = Tu as quitté la table. Un bot maison joue pour toi ; avec /table retour, tu peux revenir tant que personne n’a pris la place.
pace-done = Le rythme de la table est maintenant : { $pace }
error-nothing-to-vote = C’est déjà réglé.
error-too-late = Cette partie s’est arrêtée il y a plus de { $days } jours, on ne peut plus la reprendre. Ouvre une nouvelle table avec /table nouvelle.
error-on-vacation = { $name } est en vacances : un bot maison garde la place jusqu’à son retour.
error-not-away-yet = C’est trop tôt : attends que { $hours } heures d’éveil soient passées sans un coup.
error-bad-pause = Une pause dure de 1 à { $most } jours.
error-not-away = { $who ->
    [you] Tu n’es pas en absence : personne ne joue à ta place.
    [bot] Personne ne joue cette place en personne : choisis un nom de la liste.
   *[player] La personne de cette place est bien là. Places à reprendre : /table liste
}
error-bad-hours = { $reason ->
    [zone] Je ne connais pas ce fuseau horaire. Choisis-en un dans la liste, par exemple Europe/Paris.
    [clock] Je n’arrive pas à lire cette heure. Écris-la comme 8, 8:30 ou 22:00.
   *[short] Tes heures d’éveil doivent couvrir au moins { $hours } heures par jour, car les autres t’attendent.
}
error-bad-vacation = { $reason ->
    [budget] C’est plus de vacances qu’il ne t’en reste : { $days } { $days ->
        [one] jour
       *[other] jours
    } (sur douze mois).
    [date] Je n’arrive pas à lire cette date. Écris-la comme 2026-12-24 ou 24/12/2026.
   *[past] Ce jour est passé. Choisis aujourd’hui ou un jour à venir.
}
hours-now = Tu as indiqué être debout de { $wakes } à { $sleeps } ({ $zone }, où il est { $now }). Tes chronos ne tournent que pendant ces heures.
hours-all-day = Tes chronos tournent jour et nuit ({ $zone }, où il est { $now }).
hours-unset = Je ne sais pas quand tu dors, tes chronos tournent donc jour et nuit. Indique tes heures avec les options de cette commande.
hours-ask = 🌙 À quelles heures joues-tu ? Trois gestes, et personne ne te réveille la nuit : tes chronos s’arrêtent, et les notifications attendent ton lever.
hours-zone-which = 1 sur 3 : quelle heure est-il chez toi ?
hours-wakes-which = 2 sur 3 : à partir de quelle heure peux-tu jouer ?
hours-sleeps-which = 3 sur 3 : jusqu’à quelle heure peux-tu jouer ?
hours-later = Alors on te prévient tout de suite, même la nuit. Tu peux régler tes heures à tout moment avec /horaires.
button-hours-later = Plus tard
vacation-planned = Du { $from } au { $until }
vacation-with-bot = 🤖 Un bot maison joue pour toi.
vacation-hint = Si les autres ne doivent pas t’attendre, choisis bot-maison : il joue pour toi et garde ta place.
vacation-none = Tu n’as pas de vacances prévues.
vacation-left = { $days ->
    [one] Il te reste { $days } jour de vacances
   *[other] Il te reste { $days } jours de vacances
} (sur douze mois). Pendant tes vacances, tes chronos sont arrêtés à toutes les tables.
clock-until = { $names } { $count ->
    [one] a
   *[other] ont
} jusqu’au { $until }
clock-paused = ⏸️ La table est en pause depuis le { $since } jusqu’au { $until }.
clock-stopped = ⏸️ La table est en pause depuis le { $since }.
clock-runs = ⏳ { $name } : encore { $left }, jusqu’au { $until }
clock-still = ▫️ { $name } : encore { $left }, chrono arrêté
clock-vacation = 🏖️ { $name } : encore { $left }, en vacances jusqu’au { $until }
clock-kept = 🏖️ { $name } est en vacances : un bot maison joue.
clock-away = 🤖 { $name } n’est pas là : un bot maison joue.
time-days = { $count } j
time-hours = { $count } h
time-minutes = { $count } min
pace-none = Sans chrono
pace-none-about = Sans limite de temps
pace-live = Direct
pace-live-about = 10 minutes par décision, plus une réserve de 20 minutes
pace-fast = Rapide
pace-fast-about = 12 heures d’éveil par décision, plus une réserve de 6 heures
pace-standard = Standard
pace-standard-about = 24 heures d’éveil par décision, plus une réserve de 12 heures
pace-relaxed = Tranquille
pace-relaxed-about = 72 heures d’éveil par décision, plus une réserve de 24 heures
pace-which = Choisis un rythme
timeout-vote = Les autres votent
timeout-owner = L’hôte décide
timeout-caretaker = Un bot maison prend le relais
timeout-menu = Temps écoulé : { $timeout }
timeout-which = Que se passe-t-il quand le temps de quelqu’un est écoulé ?
card-pace = Rythme : { $pace } · temps écoulé : { $timeout }
card-pace-none = Rythme : { $pace }
rescue-done = C’est fait. La table a été prévenue.
cmd-rescue = Aider une table où l’on ne répond plus
cmd-rescue-resume = Mettre fin à la pause d’une table
cmd-rescue-pace = Changer le rythme d’une table
cmd-rescue-house-bot = Faire jouer un bot maison pour quelqu’un jusqu’à son retour
cmd-rescue-end = Arrêter une table sans résultat ; on peut la reprendre pendant une semaine
arg-rescue-seat = La personne pour qui un bot maison doit jouer
name-rescue = secours
name-house-bot = bot-maison
cmd-table-pace = Régler le rythme de la table, et ce qui se passe quand le temps est écoulé
cmd-table-clock = Voir le chrono de chaque personne
cmd-table-back = Retrouver une place où un bot maison joue pour toi
cmd-table-substitute = Prendre la place d’une personne absente dans une partie en cours
cmd-table-quit = Céder ta place : un bot maison y joue jusqu’à ce que quelqu’un la prenne
cmd-hours = Indiquer tes heures d’éveil : tes chronos ne tournent que pendant ces heures
cmd-vacation = Prendre des jours de congé : tes chronos s’arrêtent
arg-pace = Le rythme : de combien de temps on dispose
arg-timeout = Ce qui se passe quand le temps de quelqu’un est écoulé
arg-seat = La personne absente
arg-zone = Ton fuseau horaire, comme Europe/Paris
arg-wakes = L’heure à partir de laquelle tu peux jouer, comme 8:00
arg-sleeps = L’heure jusqu’à laquelle tu peux jouer, comme 22:30
arg-days = Combien de jours
arg-vacation-from = Le premier jour, comme 2026-12-24 ; par défaut aujourd’hui
arg-vacation-bot = Faire jouer un bot maison pour toi et garder ta place
arg-vacation-stop = Mettre fin à tes vacances et annuler celles qui sont prévues
name-timeout = temps-écoulé
name-clock = chronos
name-back = retour
name-substitute = remplacer
name-quit = céder
name-seat = place
name-hours = horaires
name-zone = fuseau
name-wakes = lever
name-sleeps = coucher
name-vacation = vacances
name-days = jours
