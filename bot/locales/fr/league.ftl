cmd-league = Ligues : saisons avec inscription, divisions et classement
name-league = ligue
arg-league = La ligue, s’il y en a plusieurs ici
cmd-league-list = Les ligues de ce serveur
name-league-list = liste
league-line = **{ $name }** · saison { $number } · { $stage } · { $place }
league-stage = { $stage ->
    [signup] inscriptions ouvertes
    [closed] inscriptions closes
    [draft] divisions en préparation
    [running] en cours
    [overtime] en prolongation
    [over] terminée
   *[cancelled] annulée
}
error-no-league = Il n’y a pas encore de ligue sur ce serveur. L’organisation en fonde une avec /ligue nouvelle.
error-which-league = De quelle ligue parles-tu ? Choisis : { $leagues }.
error-unknown-league = Cette ligue n’existe pas sur ce serveur.
error-not-organiser = Seule l’organisation de cette ligue peut le faire : { $role ->
    [none] l’administration du serveur
   *[other] { $role }
}.
error-wrong-stage = Ce n’est pas possible à ce stade de la saison : { $stage ->
    [signup] les inscriptions sont encore ouvertes.
    [closed] les inscriptions sont closes.
    [draft] les divisions sont en préparation.
    [running] elle est en cours.
    [overtime] elle est en prolongation.
    [over] elle est terminée.
   *[cancelled] elle a été annulée.
}
error-league-reason = Il faut un motif que tout le monde puisse lire. Indiques-en un.
error-league-change-reason = Il y a déjà des inscriptions, tout changement demande donc un motif que tout le monde puisse lire. Rien n’a encore changé : envoie-le de nouveau avec un motif.{ $name ->
    [none] {""}
   *[other] {" "}Tu avais saisi pour « { $name } » : { $value }
}
error-league-rules-changed = Les règles ont changé pendant que tu les lisais, rien n’a donc été enregistré. Appuie de nouveau sur *M’inscrire* sur la carte pour voir les nouvelles.
league-season = 🏆 { $name } · saison { $number }
league-stage-now = Maintenant : { $stage }
league-game = { $games ->
    [one] **{ $game }** · une partie par personne, à des tables de { $size }
   *[other] **{ $game }** · { $games } parties par personne, à des tables de { $size }
}
league-form-cup = Coupe : d’abord des groupes, puis des tables de vainqueurs.
league-form-ladder = Échelle : qui veut une table en obtient une avec des personnes de force proche.
league-form-swiss = Tournoi suisse : à chaque ronde, tu rencontres des personnes à égalité de points avec toi, et jamais deux fois les mêmes tant que c’est possible.
league-swiss-opening = { $opening ->
    [by_host] 🔁 L’organisation ouvre chaque ronde une fois la précédente terminée
   *[automatic] 🔁 Une ronde s’ouvre dès que la précédente est finie. Si elle dépasse sa part du temps, ses chronos vont quatre fois plus vite, et des bots maison finissent ce qui reste
}
league-swiss-up = { $up ->
    [0] 🏆 Le classement après la dernière ronde décide
   *[other] 🏆 Les { $up } premiers du classement jouent ensuite des tables de vainqueurs
}
league-swiss-ties = ⚖️ À égalité : les points des adversaires rencontrés, puis les tables jouées ensemble, puis les places les plus dures, puis le sort. Une exemption ne compte pas comme une partie
league-pace = ⏳ { $pace } : { $about }
league-days = 📅 Du { $first } au { $last }
league-until = ✍️ Inscriptions jusqu’au { $until }
league-signed = { $places ->
    [0] { $count ->
        [0] 👥 Pas encore d’inscription
        [one] 👥 { $count } inscription
       *[other] 👥 { $count } inscriptions
    }
   *[other] 👥 { $count } places prises sur { $places }
}
league-entered = ⏱️ Entrées tardives : { $count }
league-waiting = ⌛ Sur liste d’attente : { $count }
league-alternates = 🔄 En réserve : { $count }
league-by = Organisation : { $who }
league-by-admins = l’administration du serveur
league-organised = Organisation : { $who } · Nouvelles dans { $place }
league-own-rules = Les règles de l’organisation
league-at-once = { $most ->
    [one] 🪑 Une table à la fois
   *[other] 🪑 Au plus { $most } tables à la fois, { $newcomers } pour les nouveaux
}
league-points = 🏅 Points selon le rang : { $points } ; à rang égal, on les partage
league-points-other = -# À des tables d’une autre taille : { $points }
league-points-size = { $points } à { $size }
league-floor = { $form ->
    [ladder] 📏 Termine toi-même au moins { $least } tables : qui en a moins, part ou est exclu vient après tout le monde et ne peut pas gagner
   *[other] 📏 Termine toi-même au moins la moitié de tes tables ({ $least } sur { $games }) : sinon, ou en cas de départ ou d’exclusion, on vient après tout le monde, sans continuer ni gagner
}
league-late = { $how ->
    [place] ⏱️ Après le tirage, tu peux encore entrer : tu reprends la place de quelqu’un qui est parti, avec ses tables non terminées. Celles déjà finies restent les siennes ; le minimum est le même pour toi ({ $least ->
            [one] { $least } table
           *[other] { $least } tables
        })
    [round] ⏱️ Après le début, tu peux encore entrer : tu joues à partir de la ronde suivante. Les points comptent par table ; le minimum est le même pour toi ({ $least ->
            [one] { $least } table
           *[other] { $least } tables
        })
   *[fewer] ⏱️ Après le tirage, tu peux encore entrer : tu reprends une à une des places de personnes parties, et tu joues moins de tables. Les points comptent par table ; le minimum est le même pour toi ({ $least ->
            [one] { $least } table
           *[other] { $least } tables
        })
}
league-late-name-no = Non
league-late-name-place = La place de quelqu’un qui est parti
league-late-name-fewer = Moins de tables, places isolées
league-divisions = 🪜 Divisions d’environ { $size } : { $up ->
    [one] { $up } montée
   *[other] { $up } montées
}, { $down ->
    [one] { $down } descente
   *[other] { $down } descentes
}
league-budget = 🌴 Jusqu’à { $vacation } jours de vacances dans la saison ; une table fait au plus { $pause } jours de pause
league-cards = ⚠️ Faire attendre, abandonner ou ne pas commencer : d’abord un avertissement, puis un carton jaune, puis un rouge
league-rated = { $rated ->
    [yes] 📈 Les tables comptent pour les cotes
   *[no] 📈 Les tables ne comptent pas pour les cotes
}
league-after-change = { $how ->
    [must_confirm] 📝 Si une règle change avant le tirage, il faut la confirmer pour en être ; sans confirmation avant la préparation des divisions, l’inscription est retirée, sans marque
   *[may_leave] 📝 Si une règle change avant le tirage, tu peux te retirer sans marque
}
league-coached = 🎓 À la fin de la saison, le classement montre les erreurs par partie que compte le coach, si toutes les personnes qui ont joué sont d’accord ; les pages publiques montrent alors aussi l’avance qu’il voyait à chacun, manche par manche. Rien n’y oblige, et personne n’apprend qui a refusé
league-game-of-week = 🎲 Chaque semaine, la partie la plus serrée est montrée à tout le monde, avec ses tournants
league-delay = 🌐 Les pages publiques montrent les tables en cours avec un retard de { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
league-wants-role = 🔑 Réservée à { $role }
league-wants-finished = { $count ->
    [one] 🔑 Il te faut { $count } table terminée sur ce serveur
   *[other] 🔑 Il te faut { $count } tables terminées sur ce serveur
}
league-wants-timeouts = { $count ->
    [0] 🔑 Aucun dépassement de temps depuis 90 jours
    [one] 🔑 Au plus { $count } dépassement de temps depuis 90 jours
   *[other] 🔑 Au plus { $count } dépassements de temps depuis 90 jours
}
league-wants-approval = 🔑 L’organisation valide chaque inscription
league-wants-places = 🔑 { $count } places ; ensuite, il y a une liste d’attente
button-league-join = M’inscrire
button-league-late = Liste d’attente
button-league-want = Je veux une table
league-want-on = 🎲 Tu attends une table ; elle s’ouvre dès qu’assez de personnes en veulent une.
league-want-off = Tu n’attends plus de table.
league-form-name-season = Saison avec divisions
league-form-name-cup = Coupe
league-form-name-ladder = Échelle
league-form-name-swiss = Tournoi suisse
league-opening-name-automatic = D’elles-mêmes
league-opening-name-by_host = L’organisation les ouvre
button-league-no-want = Ne plus attendre
button-league-rules = Toutes les règles
button-hours-back = Continuer
league-hours = 🌙 Tes heures d’éveil vont de { $wakes } à { $sleeps } ({ $zone }) : tes chronos ne tournent que là, et les notifications attendent le matin
league-hours-all = 🌙 Tes chronos tournent jour et nuit ({ $zone }) ; /horaires change cela
button-league-sign = J’accepte : m’inscrire
button-league-alternate = Être en réserve
button-league-no-alternate = Quitter la réserve
button-league-withdraw = Me retirer
league-entry = { $status ->
    [in] ✅ Ton inscription est faite.
    [waiting] ⌛ Tu as le numéro { $place } sur la liste d’attente.
    [asked] ⌛ Ton inscription est notée ; l’organisation doit encore la valider.
    [withdrawn] Tu as retiré ton inscription.
    [left] Tu as quitté cette saison.
    [red] 🟥 Tu es hors de cette saison après un carton rouge.
   *[none] Tu n’as pas d’inscription pour jouer.
}
league-too-late = Les inscriptions sont closes. Tu peux encore être en réserve : quand une place se libère, il se peut que je te la propose.
league-entry-about = Jusqu’au tirage des tables, tu peux changer cela à tout moment, ou te retirer. Personne d’autre que toi ne voit qui tu ne veux pas rencontrer.
league-confirm-about = 📝 Les règles ont changé depuis que tu les as acceptées. Tu ne restes que si tu les confirmes avant le { $until } ; si elles ne te conviennent pas, retire-toi, personne ne t’en tiendra rigueur.
league-change-reason = Motif : { $reason }
league-more-changes = … et plus : *Toutes les règles* sur la carte montre ce qui vaut maintenant
button-league-confirm = Confirmer les changements
league-entry-late = Dès qu’une place qui convient se libère (c’est peut-être déjà le cas), elle est à toi, et je te le dis. D’ici là, tu peux changer cela, ou te retirer. Personne d’autre que toi ne voit qui tu ne veux pas rencontrer.
league-chosen-at-once = { $count ->
    [one] 🪑 Une table à la fois
   *[other] 🪑 Jusqu’à { $count } tables à la fois
}
league-chosen-avoids = { $count ->
    [0] 🚫 Tu veux bien rencontrer tout le monde
    [one] 🚫 Il y a une personne que tu ne veux pas rencontrer
   *[other] 🚫 Il y a { $count } personnes que tu ne veux pas rencontrer
}
league-chosen-alternate = { $on ->
    [yes] 🔄 Tu es en réserve : quand une place se libère, il se peut que je te la propose
   *[no] 🔄 Tu n’es pas en réserve
}
league-coach-answer = { $agrees ->
    [curves] 🎓 Le coach peut compter tes erreurs une fois la saison finie, et les pages publiques peuvent montrer quelle avance il te voyait, manche par manche
    [yes] 🎓 Le coach peut compter tes erreurs une fois la saison finie
   *[no] 🎓 Le coach ne peut pas compter tes erreurs, et les pages publiques ne peuvent pas montrer quelle avance il te voyait
}
button-league-coach = Le coach peut compter mes erreurs à la fin
button-league-no-coach = Finalement, pas de coach pour mes erreurs
league-tables-at-once = { $count ->
    [one] Une table à la fois
   *[other] Jusqu’à { $count } tables à la fois
}
league-at-once-which = Combien de tables à la fois ?
league-avoid-which = Qui ne veux-tu pas rencontrer ? ({ $most } au plus)
league-teams = 👥 Équipes de { $most } au plus : on ne rencontre jamais sa propre équipe à une table
league-teams-about = -# Une équipe marque la moyenne de toutes les parties de ses membres. Si une place se libère, on demande d’abord à son équipe ; quelqu’un d’une autre équipe peut y jouer, mais ne marque pour aucune.
league-teams-approval = -# La personne qui a fondé une équipe décide qui la rejoint.
league-team-number = Équipe { $number }
league-team-none = Pas encore d’équipe : { $people }
league-team-standings = Équipes
league-team-row = { $games ->
    [one] { $place }. { $team } · { $rate } par partie ({ $games } partie, { $wins } gagnée, meilleur score { $best })
   *[other] { $place }. { $team } · { $rate } par partie ({ $games } parties, { $wins } gagnées, meilleur score { $best })
}
league-team-first = L’image montre les { $shown } premières équipes sur { $count ->
    [one] { $count }
   *[other] { $count }
} ; le fichier les a toutes.
league-chosen-team = { $team ->
    [none] { $status ->
        [none] 👥 Tu n’as pas d’équipe : en réserve, tu peux en indiquer une
        [withdrawn] 👥 Tu n’as pas d’équipe : en réserve, tu peux en indiquer une
       *[other] 👥 Tu n’as pas encore d’équipe : la préparation t’en donnera une
    }
   *[other] { $status ->
        [none] 👥 En réserve, tu remplaces d’abord pour { $team }
        [withdrawn] 👥 En réserve, tu remplaces d’abord pour { $team }
       *[other] 👥 Tu joues pour { $team }
    }
}
league-team-waits = ⏳ Tu as demandé à rejoindre { $team } : { $founder } décide
league-team-waiting = ⏳ { $names } aimerait rejoindre { $team } : à toi de décider
league-team-answer = { $lets ->
    [yes] ✅ { $name } joue maintenant pour { $team }.
   *[no] 🚫 { $name } ne rejoint pas { $team }.
}
league-post-team_asked = { $count ->
    [one] 👥 { $names } aimerait rejoindre ton équipe { $team }. À toi de décider, ici ou avec /ligue inscription ; sans réponse, la préparation lui trouvera une équipe.
   *[other] 👥 Ces personnes aimeraient rejoindre ton équipe { $team } : { $names }. À toi de décider, ici ou avec /ligue inscription ; sans réponse, la préparation leur trouvera une équipe.
}
league-post-team_asked-none = 👥 Personne n’attend plus de rejoindre ton équipe.
league-post-team_answered = { $answer ->
    [yes] 👥 Tu joues maintenant pour { $team } : ta demande a été acceptée.
    [no] 👥 { $team } a refusé ta demande. Avec /ligue inscription, tu peux choisir une autre équipe.
   *[late] 👥 Personne n’a répondu à temps à ta demande de rejoindre { $team }. Tu joues pour { $other }.
}
league-post-team_unanswered = 👥 On t’a demandé si { $name } pouvait rejoindre { $team }, et le délai de réponse est passé : { $name } joue pour { $other }.
league-team-which = Pour quelle équipe joues-tu ?
league-team-draft = Aucune : la préparation décide
league-team-choice = { $free ->
    [0] { $team } (complète)
    [one] { $team } ({ $free } place)
   *[other] { $team } ({ $free } places)
}
button-league-team-new = Fonder une équipe
league-team-form = Ton équipe
league-team-label = Nom de l’équipe
league-team-hint = Au plus { $most } caractères ; si elle existe, tu la rejoins
league-post-teams = 👥 Les équipes :
league-draft-title-teams = 👀 Projet des équipes
league-post-draft-teams = 👀 Le projet est prêt : tout le monde a une équipe. Il est publié le { $first } ; d’ici là, on peut encore changer d’équipe.
league-draft-about-undivided = Seule l’organisation voit ceci. Tout est publié au début de la saison, ou tout de suite avec le bouton.
league-draft-few-teams = { $count ->
    [one] ⚠️ Il n’y a qu’une équipe : personne n’a d’adversaire. On peut encore fonder une équipe ou en changer avec *M’inscrire* sur la carte.
   *[other] ⚠️ Il n’y a que { $count } équipes, les tables ont donc au plus { $count } personnes au lieu de { $size }. On peut encore fonder une équipe ou en changer avec *M’inscrire* sur la carte ; des équipes plus petites en font davantage (/ligue régler).
}
error-league-team = { $why ->
    [full] { $team } est complète : une équipe a au plus { $most } membres. { $free ->
        [none] Aucune autre équipe n’a de place, mais tu peux en fonder une.
       *[other] Celles-ci ont de la place : { $free }. Ou fonde la tienne.
    }
    [long] Le nom d’une équipe a au plus { $most } caractères.
    [empty] Le nom d’une équipe a besoin de lettres ou de chiffres visibles.
    [founder] Seule la personne qui a fondé { $team } décide qui la rejoint ; si elle l’a quittée, c’est la première qui l’a rejointe.
    [answered] Personne n’attend plus cela : c’est déjà répondu, on a changé d’avis, ou les tables ont été tirées.
    [entry] D’abord, inscris-toi ou passe en réserve : ensuite, tu peux indiquer une équipe.
    [drawn] Les tables ont été tirées, donc { $team ->
        [none] tu ne peux plus rejoindre d’équipe.
       *[other] tu restes dans { $team }.
    }
   *[none] Cette saison n’a pas d’équipes.
}
error-league-team-sits = Quelqu’un de { $team } joue en ce moment à cette table, et on ne rencontre pas sa propre équipe.
league-division = { $form ->
    [cup] { $number ->
        [0] Tables de vainqueurs
       *[other] Groupe { $number }
    }
    [swiss] { $number ->
        [0] Tables de vainqueurs
       *[other] Tournoi suisse
    }
    [ladder] Échelle
    [teams] Équipes
    [single] Classement
   *[other] Division { $number }
}
league-marks = -# ⬆️ montée · ⬇️ descente · ↗️ montée pour un retrait · 🌱 nouveau · ✋ déplacé par l’organisation · ⏱️ entrée tardive
league-somebody = quelqu’un
league-row = { $games ->
    [one] { $place }. { $name } · { $points } ({ $games } partie)
   *[other] { $place }. { $name } · { $points } ({ $games } parties)
}
league-dissolves = 🪜 { $count ->
    [one] Il reste trop peu de monde pour la division { $first } : elle est dissoute, et les personnes qui restent jouent la saison prochaine en division { $into }
   *[other] Il reste trop peu de monde pour les divisions à partir de la { $first } : elles sont dissoutes, et les personnes qui restent jouent la saison prochaine en division { $into }
}, sauf si assez de nouveaux s’inscrivent.
league-row-below = { $why ->
    [left] a quitté la saison
    [red] exclusion
   *[few] trop peu de tables terminées
}
league-row-range = rangs { $best }–{ $worst } possibles
league-row-quality = erreurs par partie : { $mistakes } (−{ $lost } ± { $error })
league-quality-about = Erreurs par partie : les coups dont le coach est sûr qu’ils ont coûté plus de 1 { $unit }, et entre parenthèses ce qu’ils ont coûté ensemble, avec l’erreur type ; en moyenne sur les parties où la personne a eu un rang.
league-quality-none = { $why ->
    [missing] Les erreurs par partie ne sont pas montrées : toutes les personnes qui ont joué n’ont pas donné leur accord.
    [pending] Les erreurs par partie suivront quand le coach aura vu toutes les tables : { $done } sur { $tables } pour l’instant.
   *[none] Les erreurs par partie ne sont pas montrées : le coach n’a pas pu juger ces tables.
}
button-league-form-0 = Image
button-league-form-1 = En mots
button-league-form-2 = CSV
league-more = … et plus
league-more-schedule = … et plus : /ligue calendrier
league-more-standings = … et plus : /ligue classement
league-change = { $name } : { $before } → { $after }
league-founded = ✅ Fondée. La carte d’inscription apparaît dans { $place } ; jusqu’à la clôture des inscriptions, tu peux tout changer avec /ligue régler.
league-close-done = ✅ La ligue est fermée.
league-changed = ✅ Voici ce qui vaut maintenant.
league-draft-title = 👀 Projet des divisions
league-draft-about = Seule l’organisation voit ceci. Choisis quelqu’un pour le déplacer. Les divisions sont publiées au début de la saison, ou tout de suite avec le bouton.
league-draft-published = Les divisions sont publiées.
league-draft-who = Déplacer qui ?
league-draft-where = { $name } : où ?
league-draft-moved = ✅ { $name } est maintenant en division { $division }.
button-league-draft = Voir le projet
button-league-publish = Publier maintenant
button-league-mine = Mes tables
button-league-standings = Classement
league-mine-none = Tu ne joues pas dans cette saison.
league-mine-place = { $division } : tu as le rang { $place }, avec { $points } points en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}.
league-mine-open = { $open ->
    [0] Toutes tes tables sont terminées.
    [one] Une de tes tables est encore en cours : tu peux atteindre jusqu’à { $possible } points.
   *[other] { $open } de tes tables sont encore en cours : tu peux atteindre jusqu’à { $possible } points.
}
league-mine-range = { $best ->
    [same] Plus rien ne peut changer ton rang.
   *[other] Encore possible : rangs { $best } à { $worst }.
}
league-mine-up = { $prospect ->
    [sure] ⬆️ Ta montée est assurée.
    [possible] ⬆️ La montée est encore possible.
   *[out] ⬆️ La montée est hors d’atteinte.
}
league-mine-down = { $prospect ->
    [sure] ⬇️ Ta descente est certaine.
    [possible] ⬇️ La descente est encore possible.
   *[out] ⬇️ Tu ne peux plus descendre.
}
league-mine-playing = ▶️ { $place } : { $people }
league-mine-planned = 🕓 pas commencée : { $people }
league-mine-over = { $place ->
    [0] ✅ { $people } : { $points } points
   *[other] ✅ { $people } : rang { $place }, { $points } points
}
league-schedule-none = Les tables n’ont pas encore été tirées.
league-post-closed = { $count ->
    [one] ✍️ Les inscriptions sont closes : { $count } personne. Les tables sont tirées le { $first }.
   *[other] ✍️ Les inscriptions sont closes : { $count } personnes. Les tables sont tirées le { $first }.
}
league-post-digest = -# Tous les tirages de cette saison viennent d’un nombre secret déjà fixé ; son SHA-256 est `{ $digest }`. Le nombre suivra avec les tables, pour que tout le monde puisse vérifier.
league-post-draft = 👀 Le projet des divisions est prêt. Elles sont publiées le { $first } ; d’ici là, l’organisation peut déplacer des personnes.
league-post-divisions = 🪜 Les divisions :
league-post-schedule = { $count ->
    [0] 🎲 La saison commence. Ses tables s’ouvrent l’une après l’autre, et on te prévient là où c’est à toi.
    [one] 🎲 La saison commence avec une table. Elle s’ouvre d’elle-même ; on t’y préviendra.
   *[other] 🎲 La saison commence : { $count } tables. Elles s’ouvrent d’elles-mêmes, et on te prévient là où c’est à toi.
}
league-post-seed = -# Les tirages viennent du nombre `{ $seed }`. Tout le monde peut vérifier : le SHA-256 de `{ $salt }:{ $seed }` a été publié à la clôture des inscriptions.
league-pairing-again = -# 🔁 À partir du fichier JSON, `bot league pair` recalcule les mêmes tables.
league-post-changed = 📝 Les règles ont été changées par { $by }.{ $reason ->
    [none] {""}
   *[other] {" "}Motif : { $reason }
}
league-post-changed-leave = Cela ne te convient pas ? Jusqu’au début de la saison, le { $first }, tu peux te retirer, et personne ne t’en tiendra rigueur. Ensuite, ce qui sert au tirage des tables ne change plus.
league-post-changed-confirm = Qui s’est inscrit doit confirmer avant le { $until } : appuie sur *Mon inscription* et lis ce qui a changé. Sans confirmation, l’inscription est retirée, et personne n’en tiendra rigueur ; on peut aussi se retirer soi-même.
league-post-confirm = 📝 Les règles de cette saison ont changé depuis ton inscription. Tu ne restes que si tu les confirmes avant le { $until } : appuie sur *Mon inscription*. Si elles ne te conviennent pas, retire-toi là-bas, et personne ne t’en tiendra rigueur.
button-league-entry = Mon inscription
league-post-over = 🏁 La saison est terminée. Classement final :
league-post-overtime = ⏰ C’est le dernier jour. Aux tables non terminées, les chronos vont maintenant quatre fois plus vite ; un bot maison joue tout de suite pour qui dépasse son temps. Une semaine après le dernier jour, des bots maison terminent ce qui reste.
league-post-weekly = { $done ->
    [0] 📊 Aucune table terminée cette semaine
    [one] 📊 Une table terminée cette semaine
   *[other] 📊 { $done } tables terminées cette semaine
}, { $left ->
    [0] il n’en reste aucune.
    [one] il en reste une.
   *[other] il en reste { $left }.
}
league-swiss-round = Ronde { $round }
league-swiss-again = { $count ->
    [0] 🤝 personne ne se rencontre de nouveau
    [one] 🤝 une paire se rencontre de nouveau
   *[other] 🤝 { $count } paires se rencontrent de nouveau
}
league-swiss-bye = 💤 Exemption : { $people }
league-post-swiss_round = { $tables ->
    [one] 🔁 Ronde { $round } sur { $rounds } : { $tables } table
   *[other] 🔁 Ronde { $round } sur { $rounds } : { $tables } tables
}
league-post-swiss_round-until = ⏳ Cette ronde a jusqu’au { $until }. Ensuite, ses chronos vont quatre fois plus vite, et des bots maison terminent ce qui reste.
league-post-round_wanted = { $round ->
    [1] 🔔 Tout le monde est là ? { $count } personnes participent. Appuie sur le bouton pour ouvrir la première ronde.
   *[other] 🔔 Toutes les tables sont terminées. { $count } personnes participent. Appuie sur le bouton pour ouvrir la ronde suivante.
}
button-league-next-round = Ouvrir la ronde suivante
league-round-opened = 🔁 La ronde { $round } est en cours de tirage ; ses tables s’ouvrent dans un instant.
error-league-no-round = { $why ->
    [drawn] La ronde { $round } est déjà ouverte : le bouton sous le dernier message ouvre la suivante.
    [open] { $tables ->
        [0] La ronde { $round } n’est pas la suivante.
        [one] Une table de la dernière ronde est encore en cours. Quand elle sera terminée, tu pourras ouvrir la ronde { $round } ; /ligue secours met fin à une table qui n’avance plus.
       *[other] { $tables } tables de la dernière ronde sont encore en cours. Quand elles seront terminées, tu pourras ouvrir la ronde { $round } ; /ligue secours met fin à une table qui n’avance plus.
    }
   *[stage] Cette saison n’a pas de ronde à ouvrir maintenant.
}
league-post-moved_up = 🎉 Tu n’es plus sur la liste d’attente : tu joues cette saison.
league-post-place = 🎉 Tu participes, en division { $division } : { $what ->
    [place] tu reprends la place de { $other }, avec { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }.
    [round] tu joues à partir de la ronde suivante.
   *[fewer] tu reprends une place de { $other }, et tu en auras d’autres à mesure qu’elles se libèrent.
} /ligue mes-tables montre tes tables.
league-post-entered = { $what ->
    [place] ⏱️ { $person } entre en cours de saison et reprend la place de { $other } en division { $division }, avec { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }.
    [round] ⏱️ { $person } entre en cours de saison et joue à partir de la ronde suivante.
    [fewer] ⏱️ { $person } entre en cours de saison en division { $division } et reprend une place de { $other }.
   *[seat] ⏱️ { $person }, en entrée tardive, reprend une place de plus en division { $division }, de { $other }.
} Les rangs encore possibles y sont recalculés à partir de maintenant.
league-post-dropped = Finalement, tu n’es pas dans cette saison : { $why ->
    [role] tu n’as plus le rôle qu’elle demande.
    [finished] tu as trop peu de tables terminées sur ce serveur.
    [timeouts] tu as trop souvent dépassé ton temps.
    [unconfirmed] tu n’as pas confirmé à temps les nouvelles règles. Personne ne t’en tiendra rigueur, et tu peux t’inscrire sur la liste d’attente.
   *[gone] tu n’étais pas sur le serveur quand j’ai regardé.
}
league-post-admitted = 🎉 L’organisation a validé ton inscription : tu joues cette saison.
league-post-refused = L’organisation n’a pas validé ton inscription à cette saison.
league-post-unheard = J’ai des nouvelles de la ligue pour toi, mais tu n’acceptes pas mes messages privés. /ligue mes-tables et /ligue cartons te disent où tu en es.
league-post-role_gone = ⚠️ Le rôle de l’organisation a été supprimé. Tant qu’un autre n’est pas choisi avec /ligue régler organisation, { $founder ->
    [none] qui a la permission « Gérer le serveur » organise cette ligue.
   *[other] cette ligue est organisée par { $founder } et par qui a la permission « Gérer le serveur ».
}
league-post-founder_gone = 👋 La personne qui a fondé cette ligue n’est plus ici. { $role ->
    [none] Qui a la permission « Gérer le serveur » l’organise désormais
   *[other] { $role } et qui a la permission « Gérer le serveur » l’organisent désormais
} ; on peut nommer quelqu’un d’autre avec /ligue transmettre.
league-post-handed_over = 🤝 { $by } a transmis la ligue : { $about } en a désormais la charge. Motif : { $reason }
league-post-founder = 🤝 { $by } t’a transmis cette ligue : tu en as la charge et tu l’organises désormais. Ce que cela veut dire est sous /ligue afficher et /ligue à-faire ; si tu n’en veux pas, transmets-la avec /ligue transmettre.
league-post-moved = ➡️ Cette ligue est maintenant dans { $place }.
league-handed-over = ✅ La ligue a été transmise.
league-post-league_closed = { $last ->
    [yes] 🏁 { $by } a fermé la ligue : cette saison est jouée jusqu’au bout et c’est la dernière. Motif : { $reason }
   *[no] 🏁 { $by } a fermé la ligue, et cette saison n’est pas jouée. Motif : { $reason }
}
league-post-round = { $tables ->
    [one] 🏆 Une table décide du tour suivant : { $people }
   *[other] 🏆 Le tour suivant a { $tables } tables : { $people }
}
league-obstacle-gone = 🛑 Je ne peux rien publier et aucune table ne peut commencer : le salon de la ligue a disparu. Choisis-en un autre avec /ligue régler salon ; ce qui attend d’être publié y suivra.
league-obstacle-view_channel = 🛑 Je ne peux rien publier et aucune table ne peut commencer : je ne vois pas { $place }. Dès que je le verrai, tout continuera de soi-même ; ou choisis un autre salon avec /ligue régler salon.
league-obstacle-send_messages = 🛑 Je ne peux rien publier et aucune table ne peut commencer : je n’ai pas le droit d’écrire dans { $place }. Dès que je l’aurai, tout continuera de soi-même ; ou choisis un autre salon avec /ligue régler salon.
league-obstacle-permission = 🛑 Aucune table ne peut commencer dans { $place } : il me manque la permission « { $permission } ». Dès que je l’aurai, tout continuera de soi-même.
league-obstacle-game = 🛑 Aucune table ne peut commencer : le jeu de cette saison n’est pas installé, ou son paquet provoque une erreur. La personne qui gère le bot trouvera la cause dans son journal. Dès que cela marchera de nouveau, tout continuera de soi-même.
league-obstacle-people = 🛑 Les tables ne peuvent pas être tirées : une division a trop peu de monde pour une table ({ $count }). Fusionne des divisions ou déplace quelqu’un avec /ligue projet ; la saison attend en préparation.
league-obstacle-avoid = { $count ->
    [one] 🛑 Les tables ne peuvent pas être tirées : il y a trop de personnes qu’une autre ne doit pas rencontrer. Fusionne des divisions ou déplace quelqu’un avec /ligue projet ; la saison attend en préparation.
   *[other] 🛑 Les tables ne peuvent pas être tirées : { $count } personnes ne doivent pas se rencontrer. Fusionne des divisions ou déplace quelqu’un avec /ligue projet ; la saison attend en préparation.
}
league-obstacle-teams = { $count ->
    [one] 🛑 Les tables ne peuvent pas être tirées : il n’y a qu’une équipe, et on ne doit pas rencontrer la sienne. Il faut plus d’équipes : on en indique une avec *M’inscrire* sur la carte ou /ligue inscription, et /ligue régler change le nombre de membres d’une équipe. Ensuite, la saison continue d’elle-même.
   *[other] 🛑 Les tables ne peuvent pas être tirées : avec ces { $count } équipes, des membres d’une même équipe devraient se rencontrer. Il en faut plus, ou de plus petites : on change d’équipe avec *M’inscrire* sur la carte ou /ligue inscription, et /ligue régler change le nombre de membres d’une équipe ou de personnes d’une table. Ensuite, la saison continue d’elle-même.
}
league-obstacle-sizes = 🛑 Les tables ne peuvent pas être tirées : { $count } personnes ne se répartissent pas en tables de ce jeu. Fusionne des divisions ou déplace quelqu’un avec /ligue projet ; la saison attend en préparation.
league-obstacle-at_once = { $count ->
    [one] 🛑 Les tables ne peuvent pas être tirées : une personne ne peut jouer aucune table en ce moment. Sors-la de la saison ou lève son carton ; la saison attend en préparation.
   *[other] 🛑 Les tables ne peuvent pas être tirées : { $count } personnes ne peuvent jouer aucune table en ce moment. Sors-les de la saison ou lève leurs cartons ; la saison attend en préparation.
}
league-none = aucun
league-yes = oui
league-no = non
league-field-first_day = Premier jour
league-field-last_day = Dernier jour
league-field-signup_until = Dernier jour d’inscription
league-field-form = Formule
league-field-game = Jeu
league-field-options = Options
league-field-size = Taille des tables
league-field-games = Parties par personne
league-field-at_once = Tables à la fois
league-field-newcomer_at_once = Tables à la fois des nouveaux
league-field-pace = Rythme
league-field-division_size = Taille des divisions
league-field-up = Nombre de montées
league-field-down = Nombre de descentes
league-field-rated = Compte pour les cotes
league-field-late = Entrée tardive
league-field-opening = Ouverture des rondes
league-field-coached = Le coach compte les erreurs
league-field-game_of_week = Montrer la partie la plus serrée de la semaine
league-field-delay = Retard des tables publiques, en coups
league-field-team_size = Membres d’une équipe
league-field-team_approval = Qui fonde une équipe en choisit les membres
league-field-points = Points selon le rang
league-field-rules = Les règles de l’organisation
league-field-open_tables = Tables ouvertes à la fois
league-field-vacation_days = Jours de vacances
league-field-pause_days = Plus longue pause, en jours
league-field-after_change = Après un changement de règle
league-after-change-may_leave = on peut se retirer
league-after-change-must_confirm = il faut confirmer
league-field-role = Condition : rôle
league-field-finished = Condition : tables terminées
league-field-timeouts = Condition : dépassements de temps en 90 jours
league-field-approval = Condition : validation
league-field-places = Condition : nombre de places
league-field-channel_id = Salon
league-field-role_id = Rôle de l’organisation
league-field-public = Pages publiques dans le navigateur
league-field-webhook = Où vont les événements
league-field-conditions = Conditions
error-bad-setting = { $field ->
    [day] { $name } : « { $value } » n’est pas un jour. Écris-le comme 2026-12-24.
    [number] { $name } : « { $value } » n’est pas un nombre.
    [yes] { $name } : « { $value } » n’est ni oui ni non.
    [role] { $name } : « { $value } » n’est pas un rôle. Mentionnes-en un, ou écris non.
    [field] Il n’y a rien à régler qui s’appelle « { $value } ». Choisis dans la liste.
    [fixed] Les tables ont été tirées : « { $value } » ne peut plus changer.
    [coached] Il y a déjà des inscriptions : pour cette saison, on ne change plus si le coach compte les erreurs.
    [size] Ce jeu ne se joue pas à des tables de { $value }, mais de { $allowed }.
    [points_count] Points { $value } : une table a { $allowed } rangs, indique donc autant de nombres.
    [points_rise] Points { $value } : ils ne doivent pas augmenter avec le rang.
    [points_negative] Points { $value } : aucun ne peut être négatif.
    [moves] { $value } personnes monteraient ou descendraient, mais une division n’en a que { $allowed }.
    [first_day] Premier jour { $value } : les inscriptions seraient déjà closes. Choisis-en un plus tard.
    [closing] Inscriptions jusqu’au { $value } : ce jour est passé. Choisis-en un plus tard.
    [notice] Le dernier jour { $value } est trop proche : les tables l’apprennent une semaine avant. Le premier jour possible est le { $allowed }.
    [last_day] Le dernier jour { $value } est avant le premier, le { $allowed }.
    [signup_until] Des inscriptions jusqu’au { $value }, c’est trop tard : elles doivent finir au plus tard le { $allowed }, deux jours avant le premier jour.
    [too_short] Le dernier jour { $value } est trop tôt : à ce rythme, une table prend environ { $days } jours. Le { $allowed } est le premier qui irait.
    [after_change] Il n’y a pas de « { $value } » ici. Choisis : `{ $allowed }`.
    [promised] On s’est inscrit avec la promesse de devoir confirmer chaque changement. Cela reste ainsi pour cette saison.
    [leave] Après un changement, chaque personne inscrite peut se retirer et a besoin pour cela d’un jour avant le tirage des tables. Choisis d’abord un premier jour plus tard : le { $allowed } ou après.
    [confirm] Chaque personne inscrite doit confirmer un changement et a besoin pour cela de deux jours avant la préparation des divisions. Choisis d’abord un premier jour plus tard : le { $allowed } ou après.
    [form] Il n’y a pas de formule « { $value } ». Choisis : `{ $allowed }`.
    [division] Il n’y a pas de division { $value }. Choisis parmi { $allowed }.
    [delay] Retard des tables publiques : { $value } coups n’est pas possible, { $allowed } oui ; 0 veut dire aucun.
    [team_size] Membres d’une équipe : { $value } n’est pas possible, { $allowed } oui ; 0 veut dire qu’il n’y a pas d’équipes.
    [team_form] { $value ->
        [ladder] Une échelle ne peut pas avoir d’équipes : ses tables se forment à la demande. Choisis une saison ou un tournoi suisse, ou pas d’équipes (0).
       *[cup] Une coupe ne peut pas avoir d’équipes : des personnes de groupes différents ne se rencontrent pas. Choisis une saison ou un tournoi suisse, ou pas d’équipes (0).
    }
    [opening] Les rondes ne peuvent pas s’ouvrir « { $value } ». Choisis : `{ $allowed }`.
    [late] Il n’y a pas d’entrée tardive « { $value } ». Choisis : `{ $allowed }`.
    [late_form] { $value ->
        [swiss] Qui entre tard dans un tournoi suisse joue à partir de la ronde suivante : choisis « Moins de tables ».
        [ladder] Une échelle n’a pas besoin d’entrée tardive : elle est ouverte à tout le monde jusqu’à son dernier jour.
       *[cup] Une coupe n’a pas d’entrée tardive : ses tours découlent des groupes tels qu’ils ont été tirés. Seule une saison avec divisions peut en avoir.
    }
    [pace] Il n’y a pas de rythme « { $value } ». Choisis : `{ $allowed }`.
    [games] Parties par personne : { $value } n’est pas possible, { $allowed } oui.
    [at_once] Tables à la fois : { $value } n’est pas possible, { $allowed } oui.
    [newcomer_at_once] Tables à la fois des nouveaux : { $value } n’est pas possible, { $allowed } oui.
    [division_size] Taille des divisions : { $value } n’est pas possible, { $allowed } oui.
    [up] Nombre de montées ou de qualifications : { $value } n’est pas possible, { $allowed } oui.
    [down] Nombre de descentes : { $value } n’est pas possible, { $allowed } oui.
    [open_tables] Tables ouvertes à la fois : { $value } n’est pas possible, { $allowed } oui.
    [vacation_days] Jours de vacances : { $value } n’est pas possible, { $allowed } oui.
    [pause_days] Plus longue pause, en jours : { $value } n’est pas possible, { $allowed } oui.
   *[other] { $value } n’est pas possible, { $allowed } oui.
}
league-webhook-secret = 🔑 Les événements de la ligue sont désormais envoyés à cette adresse. Ils sont signés avec le secret `{ $secret }`, qui n’est plus montré à personne : garde-le là où les événements arrivent. Régler de nouveau l’adresse donne un nouveau secret, et celui-ci ne compte plus.
league-webhook-to = 📡 Les événements de cette ligue sont envoyés à { $host }, avec ce que montrent ses pages publiques.
error-league-webhook = { $why ->
    [off] Ce bot n’envoie pas d’événements : la personne qui le gère n’a autorisé aucun hôte pour cela. Rien n’a changé.
    [form] Ce n’est pas une adresse web où envoyer des événements. Elle ressemble à https://hooks.example.org/ligue, sans nom d’utilisateur, espaces ni #. Rien n’a changé.
    [scheme] Les événements ne partent que par https : l’adresse doit commencer par https://. Rien n’a changé.
    [private] Les événements ne vont qu’à des adresses publiques d’internet. Rien n’a changé.
   *[host] La personne qui gère ce bot n’a pas autorisé cet hôte, ou ce port, pour les événements. Demande-lui de l’ajouter, ou choisis une autre adresse. Rien n’a changé.
}
error-league-not-public = Les événements disent ce que montrent les pages publiques, et cette ligue n’en a pas. Active-les d’abord avec /ligue régler public.
league-post-game_of_week = 🎲 **Partie de la semaine :** { $table } était la plus serrée. { $won }. { $margin ->
    [0] Le premier et le deuxième avaient autant de points.
    [one] Un seul point séparait le premier du deuxième.
   *[other] { $margin } points séparaient le premier du deuxième.
}
league-turning-point = **{ $number } · { $round }** · { $what } Points : { $points }. { $lead }
league-turning-point-taken = { $names } prend la tête, avec { $by ->
    [one] { $by } point
   *[other] { $by } points
} d’avance.
league-turning-point-kept = { $names } a maintenant { $by ->
    [one] { $by } point
   *[other] { $by } points
} d’avance ({ $before } avant).
league-turning-point-level = Égalité : { $names }.
league-turning-points = -# Points comme si la partie s’était arrêtée à ce moment.
league-post-webhook_off = { $why ->
    [gone] 📡 { $host } ne veut plus d’événements de cette ligue, il n’en part donc plus.
   *[failing] 📡 Les événements de cette ligue n’atteignent plus { $host } depuis { $days } jours, il n’en part donc plus.
} Dès que cela marche de nouveau, l’organisation peut régler l’adresse avec /ligue régler webhook.
error-league-not-handed-over = { $why ->
    [rights] Seule la personne qui a fondé cette ligue, ou quelqu’un avec la permission « Gérer le serveur », peut la transmettre.
    [founder] Cette personne en a déjà la charge.
   *[person] Il faut quelqu’un de ce serveur, et pas un bot.
}
error-league-name-taken = Il y a déjà une ligue « { $name } » ici. Choisis un autre nom.
error-league-no-season-log = { $why ->
    [size] Le journal signé de cette saison est trop grand pour un fichier sur Discord. La personne qui gère le bot l’obtient avec `bot league log export`.
   *[deals] Cette saison n’a pas de journal signé : ses tables ont été tirées avant que le bot ne publie des hashs.
}
error-league-no-hours = Dis-moi d’abord tes heures d’éveil : appuie sur *M’inscrire* sur la carte, ou utilise /horaires.
error-league-condition = { $condition ->
    [role] Cette saison est réservée à { $needed }.
    [finished] Cette saison demande { $needed ->
        [one] { $needed } table terminée
       *[other] { $needed } tables terminées
    } sur ce serveur ; tu en as { $have }.
   *[timeouts] Cette saison permet { $needed ->
        [one] { $needed } dépassement de temps
       *[other] { $needed } dépassements de temps
    } en 90 jours ; tu en as { $have }.
}
error-league-avoids = { $most ->
    [one] Dans une ligue, tu peux indiquer une personne à ne pas rencontrer.
   *[other] Dans une ligue, tu peux indiquer au plus { $most } personnes à ne pas rencontrer.
}
error-league-not-entered = Tu ne joues pas dans cette échelle.
error-league-excluded = { $why ->
    [card] Tu as un carton rouge : tu es hors de cette saison. L’organisation peut le lever avec /ligue corriger.
    [left] Tu as quitté cette saison : seule l’organisation peut t’y reprendre, avec /ligue corriger.
    [league] L’organisation t’exclut de cette ligue : tu ne peux ni t’inscrire ni remplacer quelqu’un, pas plus dans les saisons suivantes. L’organisation peut revenir là-dessus avec /ligue révoquer.
   *[organiser] L’organisation t’exclut de cette saison : tu ne peux ni t’inscrire ni remplacer quelqu’un. L’organisation peut revenir là-dessus avec /ligue corriger. Tu peux t’inscrire à la saison suivante.
}
error-league-enough = { $most ->
    [one] Tu joues déjà une table, c’est ta limite.
   *[other] Tu joues déjà { $most } tables, c’est ta limite.
}
error-league-published = Les divisions sont publiées. Déplace des personnes avec /ligue corriger, en donnant un motif.
error-league-channel = { $what ->
    [gone] Une ligue a besoin d’un salon textuel ; { $place } n’en est pas un.
   *[other] Dans { $place }, il me manque la permission « { $permission } », dont une ligue a besoin. Donne-la-moi, puis réessaie.
}
error-league-closed = Cette ligue est déjà fermée.
error-not-entrant = <@{ $person }> ne joue pas dans cette saison.
cmd-league-new = Fonder une ligue
cmd-league-set = Changer les règles d’une saison
cmd-league-hand-over = Confier une ligue à quelqu’un d’autre
cmd-league-close = Fermer une ligue : plus de nouvelle saison
cmd-league-show = Tout sur une saison
cmd-league-join = T’inscrire, changer ton inscription, ou te retirer
cmd-league-draft = Le projet des divisions, pour l’organisation
cmd-league-standings = Le classement, en image, en mots et en CSV
cmd-league-mine = Tes tables, et ce qui est encore possible
cmd-league-schedule = Toutes les tables d’une saison
name-league-show = afficher
name-league-join = inscription
name-league-draft = projet
name-division = division
name-standings = classement
name-mine = mes-tables
name-schedule = calendrier
name-set = régler
name-hand-over = transmettre
name-games = parties
name-size = taille
name-name = nom
name-form = formule
name-late = retardataires
name-opening = ouverture
name-team-size = taille-équipe
name-first-day = premier-jour
name-last-day = dernier-jour
name-at-once = en-parallèle
name-division-size = taille-division
name-up = montées
name-down = descentes
name-organisers = organisation
name-webhook = webhook
name-value = valeur
name-reason = motif
arg-league-name = Son nom
arg-league-first-day = Premier jour, comme 2026-12-01
arg-league-last-day = Dernier jour
arg-league-form = Saison, coupe, échelle ou tournoi suisse
arg-league-size = Personnes par table (d’habitude 4)
arg-league-games = Parties par personne (d’habitude 4)
arg-league-at-once = Tables à la fois par personne (d’habitude 2)
arg-league-division-size = Personnes par division (d’habitude 8)
arg-league-up = Nombre de montées (d’habitude 2)
arg-league-down = Nombre de descentes (d’habitude 2)
arg-league-late-people = Combien de personnes arrivent encore après le tirage
arg-league-opening = Comment s’ouvrent les rondes d’un tournoi suisse (d’habitude d’elles-mêmes)
arg-league-team-size = Membres d’une équipe au plus, qui ne se rencontrent jamais (d’habitude 0 : sans équipes)
arg-league-late = Ce qu’obtient qui s’inscrit après le tirage (d’habitude rien)
arg-league-rated = Si elle compte pour les cotes
arg-league-channel = Où la ligue publie et joue
arg-league-organisers = Le rôle de l’organisation
arg-league-public = Si toute personne ayant le lien peut lire classement, calendrier et almanach dans un navigateur
arg-league-webhook = Adresse web qui reçoit les événements de la ligue publique ; un tiret met fin aux envois
arg-league-person = Qui en prend la charge
arg-league-what = Ce qu’il faut changer
arg-league-value = La nouvelle valeur
arg-league-reason = Pourquoi ; obligatoire dès qu’il y a des inscriptions
arg-league-division = Quelle division
arg-league-text = En mots au lieu d’une image
cmd-league-simulate = Essayer la prochaine saison avec des personnes simulées
name-league-simulate = simuler
arg-league-people = Combien de personnes ; d’habitude autant que d’inscriptions
name-people = effectif
name-divisions = divisions
name-absence = absence
arg-league-divisions = En combien de divisions elles vont
arg-league-absence = Combien sur cent disparaissent, tardent ou partent
league-simulated = 🔮 **{ $name }**, essayée avec { $people } personnes simulées, dont environ { $absence } % disparaissent, tardent ou partent :
league-simulated-days = 📅 Les { $tables } tables sont toutes terminées après { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}.
league-simulated-people = ⏳ Dépassements de temps : { $timeouts } · places reprises par la réserve : { $substitutes } · places terminées par des bots maison : { $bots }
league-simulated-balance = 🪜 Division { $division } ({ $people }) : deux personnes se rencontrent { $often }×, les places diffèrent de { $seats } au plus
league-simulated-late = ⏱️ Personnes arrivées après le tirage : { $late }, dont { $entered } ont eu une place
league-simulated-coming = 🪜 Il reste trop peu de monde pour { $divisions } divisions : sans nouvelles inscriptions, la saison suivante en a { $coming }, et qui est plus bas joue en division { $coming }
league-simulated-work = { $count ->
    [0] ✅ Personne n’aurait dû intervenir.
    [one] ⚠️ Il aurait fallu intervenir { $count } fois.
   *[other] ⚠️ Il aurait fallu intervenir { $count } fois.
}
error-league-simulating = Une autre saison est à l’essai en ce moment. Réessaie dans quelques minutes.
error-league-plan = { $field ->
    [people] Une saison comme celle-ci s’essaie avec { $least } à { $most } personnes, pas avec { $value }.
    [divisions] Autant de personnes font { $least } à { $most } divisions, pas { $value }.
    [late] Après le tirage, { $least } à { $most } personnes peuvent arriver, pas { $value }.
    [form] Seuls les saisons et les tournois suisses s’essaient, pas les coupes ni les échelles.
   *[absence] Les absences vont de { $least } à { $most }, pas { $value }.
}
