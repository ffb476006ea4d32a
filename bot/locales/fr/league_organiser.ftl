league-kind = { $what ->
    [result] un résultat
    [seat] une place
    [deadline] un délai
    [points] des points
    [player] une participation
    [team] une équipe
    [division] une division
    [card] un carton
    [annul] ce qui compte
    [ban] qui peut jouer dans la ligue
    [second] une confirmation
    [undo] l’annulation d’une correction
    [import] un import
    [approve] une validation
    [rescue] une intervention à une table
    [dispute] un litige
    [partner] un bot partenaire
   *[other] une correction
}
league-kind-result = Résultat d’une table
league-kind-seat = Place à une table
league-kind-deadline = Délai d’une table, ou dernier jour
league-kind-points = Points de ligue
league-kind-player = Participation à une table, sortie ou retour
league-kind-team = Équipe d’une personne, ou nom d’une équipe
league-kind-division = Division
league-kind-card = Lever un carton
league-kind-ban = Exclure de la ligue pour de bon
league-kind-annul = Annuler une table, ou toutes celles d’une personne
league-corrected = ✅ La correction #{ NUMBER($number, useGrouping: 0) } compte, et tout le monde peut la lire dans /ligue journal. Pour revenir dessus : /ligue révoquer.
league-correction-waits = 🛑 Cela te concerne, toi ou une de tes tables ; tu ne peux donc pas en décider sans quelqu’un d’autre. C’est dans le journal comme correction #{ NUMBER($number, useGrouping: 0) }, et elle comptera dès qu’une autre personne de l’organisation la confirme avec /ligue confirmer.
league-annul-title = Ce que changerait la correction #{ NUMBER($number, useGrouping: 0) }
league-annul-table = { $table ->
    [0] La table { $number } de la saison
   *[other] La table #{ NUMBER($table, useGrouping: 0) }
} ne compterait pour personne : { $names }
league-annul-moves = { $name }, division { $division } : le rang { $before } devient { $place }
league-annul-none = Aucun rang ne change.
league-annul-about = Rien n’a encore changé. La correction comptera quand tu la confirmes ici, ou quand une autre personne de l’organisation le fait avec /ligue confirmer. Les cotes et les tables encore en cours restent telles quelles.
button-league-annul = Confirmer
league-seconded = ✅ La correction #{ NUMBER($number, useGrouping: 0) } compte maintenant.
league-undone = ↩️ La correction #{ NUMBER($number, useGrouping: 0) } a été révoquée.
league-correction-about = { $what ->
    [team]  : { $other } → { $team }
   *[other] { $value ->
        [none] {""}
       *[other]  : { $value }
    }
}
league-post-corrected = ✏️ { $by } { $what ->
    [ban] a exclu { $about } de la ligue pour de bon
   *[other] { league-corrected-what }{ $table ->
        [0] {""}
       *[other] {" "}à la table #{ NUMBER($table, useGrouping: 0) }
    }{ $about ->
        [none] {""}
       *[other] {" "}({ $about })
    }
}{ league-correction-about } · #{ NUMBER($number, useGrouping: 0) }. Motif : { $reason }
league-corrected-what = { $what ->
    [annul] a annulé ce qui a été joué
   *[other] a corrigé { league-kind }
}
league-post-undone = ↩️ { $by } a révoqué la correction #{ NUMBER($number, useGrouping: 0) }. Motif : { $reason }
league-post-team_changed = 👥 { $by } { $team ->
    [none] t’a fait sortir de l’équipe { $other }. /ligue inscription montre ton inscription.
   *[other] t’a fait entrer dans l’équipe { $team }.
} Motif : { $reason }
league-post-team_renamed = 👥 { $by } a renommé ton équipe { $other } : elle s’appelle maintenant { $team }. Motif : { $reason }
error-league = Ce n’est pas possible dans cette ligue.
error-league-correction = { $what ->
    [kind] Il n’y a pas de correction « { $value } ». Choisis-en une dans la liste.
    [table] Indique une table de cette saison.
    [person] Indique une personne.
    [other] Indique aussi qui joue à la place.
    [number] Donne comme valeur un nombre de 1 à { $value }.
    [scores] Donne comme valeur les points des { $value } places dans l’ordre des places, par exemple 31 28 28 22. Si un départage a décidé, ajoute les rangs : 31/1 28/3 28/2 22/4.
    [points] Donne comme valeur les points de ligue, de 0 à { $value }, par exemple 6, 2.5 ou 7/3.
    [hours] Donne comme valeur le temps en plus, par exemple 24h ou 2d, au plus { $value } heures.
    [day] « { $value } » n’est pas un jour. Écris-le comme 2026-12-24.
    [before-first-day] Le dernier jour ne peut pas être avant le premier, le { $value }.
    [rule] Avant le tirage, le dernier jour est une règle de la saison. Change-le avec /ligue régler.
    [ended] Le dernier jour est passé : maintenant, seules les tables elles-mêmes peuvent recevoir du temps.
    [not-over] Cette table n’est pas encore terminée.
    [not-playing] Cette table n’est pas en cours.
    [playing] Tant qu’une table est en cours, on ne peut pas échanger ses places. Pour remplacer quelqu’un, choisis « Participation ».
    [over] Cette table est terminée. Pour décider pour qui compte une place, choisis « Place ».
    [not-there] { $value ->
        [none] Cette personne n’y a pas de place.
       *[other] { $value } n’y a pas de place.
    }
    [there] { $value } y a déjà une place.
    [not-in] { $value } ne joue pas dans cette saison.
    [excluded] { $value } est sous le coup d’une exclusion de cette saison. Pour permettre son retour, révoque d’abord l’exclusion (/ligue corriger, « Participation » sans table).
    [later] La correction #{ $value } s’appuie sur celle-ci. Révoque d’abord celle-là.
    [annulled] Cette table est annulée. Révoque d’abord cette correction : /ligue pourquoi montre son numéro.
    [banned] Cette personne est sous le coup d’une exclusion de la ligue. Pour permettre son retour, révoque d’abord la correction #{ $value } (/ligue révoquer).
    [no-table] { $value } n’a terminé aucune table de cette saison qui compte.
    [winners] Le tour suivant d’une coupe découle de ses tables de vainqueurs, on ne peut donc en annuler aucune. Corrige plutôt le résultat ou les points.
    [team] Indique la personne, et l’équipe où elle va (aucune la fait sortir de la sienne). Pour renommer une équipe, indique-la comme équipe, et son nouveau nom comme valeur.
    [team-drawn] { $value } a déjà des tables dans cette saison, et reste donc dans la même équipe.
    [team-needed] { $value } joue, et depuis la préparation tout le monde a une équipe. Indique celle où aller ; un nouveau nom en fonde une.
    [team-unknown] Il n’y a pas d’équipe « { $value } » dans cette saison. Choisis-en une dans la liste.
    [team-taken] Il y a déjà une équipe { $value }. Choisis un autre nom.
    [team-same] { $value ->
        [none] Cette personne n’a pas d’équipe.
       *[other] Ce n’est pas un changement : l’équipe est déjà { $value }.
    }
    [no-card] { $value } n’a pas de carton à lever.
   *[event] Il n’y a pas d’événement { $value } qui ait donné un carton. /ligue cartons montre les numéros.
}
error-league-unknown-correction = Cette ligue n’a pas de correction #{ NUMBER($number, useGrouping: 0) }.
error-league-nothing-to-do = La correction #{ NUMBER($number, useGrouping: 0) } n’a besoin de rien de plus : elle a été révoquée, ou compte déjà.
error-league-own-table = La correction #{ NUMBER($number, useGrouping: 0) } te concerne, toi ou une de tes tables, ou tu l’as faite toi-même : c’est à une autre personne de l’organisation de le faire. Ta tentative est dans le journal.
notice-league-disputed = ⚖️ { $name } a ouvert un litige au sujet de cette table. Tous les chronos s’arrêtent jusqu’à la décision de l’organisation, au plus jusqu’au { $until }. Vous pouvez continuer à jouer. Toute la table peut donner sa version ci-dessous ou avec /ligue litige ; seules la table et l’organisation la lisent.
notice-league-dispute-closed = ⚖️ { $outcome ->
    [upheld] L’organisation a jugé le litige fondé au sujet de cette table.
    [dismissed] L’organisation a rejeté le litige au sujet de cette table.
   *[withdrawn] Le litige au sujet de cette table a été retiré.
}{ $reason ->
    [none] {""}
   *[other] {" "}Motif : { $reason }
}
league-post-disputed = ⚖️ Il y a un litige à { $table }. Ses chronos sont arrêtés jusqu’à votre décision, au plus jusqu’au { $until }. L’organisation lit les deux versions et décide ici ou avec /ligue litige.
league-post-heard = ⚖️ Quelqu’un a ouvert un litige à { $table }. Donne ta version si tu veux : seules la table et l’organisation la lisent. Décision avant le { $until }, et aucun chrono ne tourne d’ici là.
league-post-dispute_overdue = ⚖️ Personne n’a tranché à temps le litige à { $table }, la partie continue donc. On peut encore trancher ici ou avec /ligue litige.
button-league-dispute = Les deux versions
button-league-dispute-raise = Ouvrir un litige
button-league-dispute-state = Donner ma version
button-league-dispute-withdraw = Retirer
button-league-dispute-upheld = Juger fondé
button-league-dispute-dismissed = Rejeter
league-dispute-title = ⚖️ Litige à la table #{ NUMBER($table, useGrouping: 0) }
league-dispute-raised = Ouvert par { $name }, le { $at }
league-dispute-side = **{ $name }**, le { $at } :
league-dispute-silent = Pas encore entendu : { $names }. On peut le rejeter tout de suite, et le juger fondé sans leur version à partir du { $at }.
league-dispute-due = Si personne n’a tranché avant le { $until }, la partie continue.
league-dispute-then = Ce qui découle de ta décision, un autre résultat ou une table qui ne compte pas, est une correction à part : /ligue corriger.
league-dispute-ended = { $outcome ->
    [upheld] ✅ { $by } l’a jugé fondé.
    [dismissed] 🚫 { $by } l’a rejeté.
   *[withdrawn] ↩️ { $by } l’a retiré.
}{ $reason ->
    [none] {""}
   *[other] {" "}Motif : { $reason }
}
league-dispute-form = { $what ->
    [raise] Ouvrir un litige
    [state] Ta version
    [upheld] Juger le litige fondé
   *[dismissed] Rejeter le litige
}
league-dispute-label = { $what ->
    [raise] Que s’est-il passé ?
    [state] Comment vois-tu les choses ?
   *[other] Pourquoi ?
}
league-dispute-hint = { $what ->
    [raise] Les chronos de la table s’arrêtent. Seules la table et l’organisation le lisent.
    [state] Seules la table et l’organisation le lisent ; modifiable jusqu’à la décision.
   *[other] Tout le monde peut le lire.
}
error-league-dispute = { $what ->
    [table] Indique une table de la ligue qui a commencé, ou utilise ceci dans son fil.
    [none] Il n’y a pas de litige à cette table ; seules les personnes qui y jouent peuvent en ouvrir un.
    [season] La saison de cette table n’est pas en cours, il ne peut donc pas y avoir de litige. L’organisation peut encore corriger un résultat.
    [player] Seules les personnes de cette table peuvent le faire.
    [reader] Seules les personnes de cette table et l’organisation de la ligue lisent un litige.
    [open] Il y a déjà un litige à cette table : donne ta version avec /ligue litige.
    [again] Tu as déjà ouvert un litige à cette table. Parle à l’organisation s’il y a du nouveau.
    [closed] Ce litige a pris fin entre-temps : /ligue litige montre comment.
    [words] Écris quelque chose : les autres doivent savoir de quoi il s’agit.
    [not-yours] Seule la personne qui a ouvert un litige peut le retirer.
    [own] Tu joues toi-même à cette table : c’est à quelqu’un d’autre de l’organisation de trancher. Ta tentative est dans le journal.
   *[unheard] Toute la table n’a pas encore donné sa version. On peut le juger fondé sans elle à partir du <t:{ NUMBER($until, useGrouping: 0) }:f> ; on peut le rejeter tout de suite.
}
league-log-title = 📜 Journal : { $name }
league-log-none = Rien ne s’est encore passé.
league-log-older = Plus ancien
league-log-line = <t:{ NUMBER($at, useGrouping: 0) }:d> { $text }{ $table ->
    [0] {""}
   *[other] {" "}· table #{ NUMBER($table, useGrouping: 0) }
}{ $private ->
    [yes] {" "}🔒
   *[no] {""}
}
league-log-opened = Inscriptions ouvertes
league-log-changed = { $by } a changé les règles.{ $reason ->
    [none] {""}
   *[other] {" "}Motif : { $reason }
}
league-log-league_closed = { $by } a fermé la ligue. Motif : { $reason }
league-log-league_changed = { $by } a modifié la ligue.{ $reason ->
    [none] {""}
   *[other] {" "}Motif : { $reason }
}
league-log-webhook_off = { $why ->
    [gone] Les événements ne sont plus envoyés : le destinataire n’en veut pas
   *[failing] Les événements ne sont plus envoyés : aucun n’est arrivé depuis des jours
}
league-log-role_gone = Le rôle de l’organisation a été supprimé
league-log-founder_gone = { $name ->
    [none] Plus personne n’a la charge de la ligue
   *[other] { $name }, qui avait la charge de la ligue, n’est plus sur le serveur
}
league-log-handed_over = { $by } a transmis la ligue à { $name }. Motif : { $reason }
league-log-closed = Inscriptions closes
league-log-signed = Inscription : { $name }
league-log-reminded_to_confirm = { $count ->
    [one] { $count } personne a reçu un rappel pour confirmer les nouvelles règles
   *[other] { $count } personnes ont reçu un rappel pour confirmer les nouvelles règles
}
league-log-confirmed = { $name } a confirmé les nouvelles règles
league-log-team_asked = { $name } aimerait jouer pour { $team }
league-log-team_refused = { $by } a refusé l’entrée de { $name } dans { $team }
league-log-team = { $team ->
    [none] { $name } n’a indiqué aucune équipe
   *[other] { $name } joue pour { $team }
}
league-log-withdrew = Retrait : { $name }
league-log-alternate = { $name } a changé sa présence en réserve
league-log-admitted = { $by } a validé l’inscription : { $name }
league-log-refused = { $by } n’a pas validé l’inscription : { $name }
league-log-dropped = Sortie avant toute table : { $name }, { $why ->
    [gone] plus sur le serveur
    [role] sans le rôle
    [finished] trop peu de tables terminées
    [unconfirmed] nouvelles règles non confirmées
   *[timeouts] trop de dépassements de temps
}
league-log-moved_up_list = De la liste d’attente à la saison : { $name }
league-log-entered = { $what ->
    [place] Entrée tardive : { $name } reprend la place de { $other } en division { $division }, avec { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
    [round] Entrée tardive : { $name }, à partir de la ronde suivante
    [fewer] Entrée tardive : { $name } reprend une place de { $other } en division { $division }
   *[seat] Entrée tardive : { $name } reprend une place de plus en division { $division }, de { $other }
}
league-log-drafted = Divisions préparées
league-log-moved = { $by } a déplacé { $name } en division { $division }
league-log-published = { $by } a publié les divisions
league-log-pairing = { $round ->
    [0] Tables de la division { $division } tirées
   *[other] Ronde { $round } tirée
}
league-log-round_opened = { $by } a ouvert la ronde { $round }
league-log-paired = Calendrier publié, graine révélée
league-log-matched = Une table de l’échelle s’est formée
league-log-round = Tour suivant tiré
league-log-started = Table ouverte
league-log-finished = Table terminée
league-log-void = Table annulée : { $why ->
    [late] elle n’a jamais commencé
   *[other] elle n’a pas pu être jouée
}
league-log-reminded = { $name } a reçu un rappel pour commencer
league-log-asked = On a proposé une place à { $name }
league-log-declined = { $name } a décliné une place
league-log-substituted = { $name } a repris une place
league-log-over_budget = Les vacances de { $name } dépassent ce que permet la saison : un bot maison joue
league-log-left = { $name } a quitté la saison
league-log-taken_out = { $name } est hors de la saison{ $status ->
    [red] {" "}(carton rouge)
   *[other] {""}
}
league-log-taken_in = { $name } est de retour dans la saison
league-log-conduct = { $name } : { league-card }, à cause de ceci : { league-event }
league-log-rescued = Intervention de { $by } pour l’organisation : { $what ->
    [resume] la pause est finie
    [pace] le rythme a été changé
    [house-bot] un bot maison joue pour quelqu’un
   *[end] la table a été arrêtée sans résultat
}. Motif : { $reason }
league-log-obstacle = Quelque chose empêche la saison de continuer : { $what }
league-log-ending = Toutes les tables ont appris la fin de la saison
league-log-overtime = Prolongation : les chronos vont plus vite
league-log-over = Saison terminée
league-log-imported = { $count ->
    [one] { $by } a importé la dernière saison : { $count } personne
   *[other] { $by } a importé la dernière saison : { $count } personnes
}
league-log-corrected = { $by } { $what ->
    [ban] a exclu { $name } de la ligue pour de bon (#{ NUMBER($number, useGrouping: 0) })
   *[other] { league-corrected-what } (#{ NUMBER($number, useGrouping: 0) }){ $name ->
        [none] {""}
       *[other] {" "}pour { $name }
    }
}{ league-correction-about }. Motif : { $reason }
league-log-correction_waits = { $by } veut corriger { league-kind } (#{ NUMBER($number, useGrouping: 0) }), ce qui concerne sa propre personne{ league-correction-about } ; quelqu’un d’autre de l’organisation doit confirmer. Motif : { $reason }
league-log-correction_planned = { $by } a regardé ce que changerait une annulation (#{ NUMBER($number, useGrouping: 0) }){ $name ->
    [none] {""}
   *[other] {" "}pour { $name }
}{ league-correction-about } ; elle compte une fois confirmée. Motif : { $reason }
league-log-seconded = { $by } a confirmé la correction #{ NUMBER($number, useGrouping: 0) }
league-log-undone = { $by } a révoqué la correction #{ NUMBER($number, useGrouping: 0) }. Motif : { $reason }
league-log-disputed = { $by } a ouvert un litige
league-log-dispute_closed = { $what ->
    [upheld] { $by } a jugé le litige fondé
    [dismissed] { $by } a rejeté le litige
   *[withdrawn] { $by } a retiré le litige
}{ $reason ->
    [none] {""}
   *[other] . Motif : { $reason }
}
league-log-dispute_overdue = Personne n’a tranché le litige à temps : la partie continue
league-log-attempt = Refusé : { $by } a essayé de décider quelque chose ({ league-kind }), { $why ->
    [own] mais cela concerne sa propre personne
   *[role] mais sans faire partie de l’organisation
}
league-why-title = 🔎 Pourquoi c’est ainsi
league-why-table = Table { $number } de la saison, division { $division }. Ses personnes ont été tirées de sorte que tout le monde joue le nombre de parties promis et que les paires se rencontrent aussi également que possible ; ensuite ont compté les places, les heures d’éveil et les tables de la saison passée, dans cet ordre.
league-why-meetings = Rencontres d’une paire dans cette division, en moyenne : { $low ->
    [same] { $high }
   *[other] { $low } à { $high }
} ; pour les paires de cette table : { $least ->
    [same] { $most }
   *[other] { $least } à { $most }
}.
league-why-seat = { $name } : place { $seat } ici ; chaque place dans la saison : { $counts }
league-why-seed = -# Les tirages viennent du nombre { $seed } avec le sel { $salt }.
league-why-award = { $table ->
    [0] {""}
   *[other] Table #{ NUMBER($table, useGrouping: 0) } ·{" "}
}{ $name } : { $points } points, { $why ->
    [place] rang { $place }
    [left] place cédée, ou terminée par un remplaçant
    [bot] un bot maison a pris plus d’un tiers des décisions
    [few] il faut un tiers des décisions pour marquer en remplacement
   *[corrected] corrigé par l’organisation
}
league-why-correction = ✏️ Correction #{ NUMBER($number, useGrouping: 0) } : { $reason }
league-why-unknown = Cette personne ne joue pas dans cette saison.
league-why-division = { $name } joue en division { $division } : { $why ->
    [stayed] comme avant
    [promoted] montée
    [relegated] descente
    [new] première saison
    [moved-up] montée pour quelqu’un qui s’est retiré
    [by-hand] choix de l’organisation
    [late] entrée tardive
   *[other] selon le tirage
}.
league-why-round = Table { $number } du tournoi, à la ronde { $round } : ses personnes avaient { $least ->
    [same] { $most }
   *[other] { $least } à { $most }
} points par partie. { $again ->
    [0] Personne ici ne s’était déjà rencontré.
    [one] Une paire s’était déjà rencontrée : aucune ronde n’était possible avec moins, ou aucune n’a été trouvée.
   *[other] { $again } paires s’étaient déjà rencontrées : aucune ronde n’était possible avec moins, ou aucune n’a été trouvée.
}
league-why-exchange = Avec { $other } ici et { $name } à l’autre table : { $why ->
    [team] des membres d’une même équipe se rencontreraient.
    [met] { $met ->
        [one] une paire de plus se rencontrerait de nouveau
       *[other] les nouvelles rencontres pèseraient { $met } de plus
    }{ $gap ->
        [less] , même si les personnes seraient plus proches
       *[more] {""}
    }.
    [gap] autant de paires se rencontrent de nouveau, mais les personnes seraient plus éloignées.
    [larger] les personnes sont aussi proches, mais les grandes tables seraient moins bien partagées.
   *[other] aussi bon, à part les heures d’éveil, ou le sort.
}
league-why-team = { $place ->
    [0] { $name } est dans l’équipe { $team }.
   *[other] { $name } est dans l’équipe { $team }, au rang { $place } avec { $points } points par partie.
}
league-why-bye = { $name } avait une exemption à la ronde { $round } : le nombre ne tombait pas juste, et les exemptions vont à qui en a eu le moins, parmi ces personnes à la moins bien classée.
league-why-joined = { $name } est en entrée tardive, et joue moins de rondes.
league-why-late = { $name } est en entrée tardive après le tirage, à la place de { $other }. Les tables reprises comptent si elles sont terminées par { $name } ; qui avait la place avant n’en tire rien. Une table avec moins d’un tiers de ses décisions n’est pas une partie à son compte.
league-why-place = { $name } a le rang { $place } : { $why ->
    [first] personne ne fait mieux.
    [points] { $own } points par partie, { $other } au-dessus en a { $others }.
    [wins] à égalité de points avec { $other } au-dessus, mais { $own } victoires contre { $others }.
    [seconds] à égalité de points et de victoires avec { $other } au-dessus, mais { $own } deuxièmes rangs contre { $others }.
    [common] à égalité jusqu’aux deuxièmes rangs avec { $other } au-dessus, qui a fait mieux aux tables communes ({ $others } contre { $own }).
    [share] à égalité jusqu’aux tables communes avec { $other } au-dessus, dont les scores étaient plus proches de ceux des vainqueurs ({ $others } contre { $own }).
    [opponents] à égalité de points avec { $other } au-dessus, mais des adversaires à { $own } points par partie contre { $others }.
    [head] à égalité de points et d’adversaires avec { $other } au-dessus, qui a fait mieux aux tables communes ({ $others } contre { $own }).
    [seats] à égalité jusqu’aux tables communes avec { $other } au-dessus, qui a eu les places les plus dures : elles ont rapporté en moyenne { $others } points par partie dans ce tournoi, contre { $own }.
    [left] a quitté la saison, et vient après qui a continué.
    [red] exclusion, et vient après qui a continué.
    [few] trop peu de tables terminées en personne, et vient après qui en a assez.
    [guest] en remplacement, venu d’ailleurs, ne prend ici le rang de personne.
   *[lot] à égalité en tout avec { $other } au-dessus, le sort a donc décidé.
}
league-card = { $card ->
    [warning] 🗣️ avertissement
    [yellow] 🟨 carton jaune
    [red] 🟥 carton rouge
   *[none] aucun carton
}
league-event = { $event ->
    [timeout] dépassement de temps
    [left] place cédée
   *[no-start] partie non commencée
}
league-record-title = 🗒️ Conduite de { $name }
league-record-all = Tout le monde avec un carton
league-record-none = Rien : tout va bien.
league-record-about = -# Événements selon la règle : un avertissement, puis jaune (une table de moins à la fois), puis rouge (hors de la saison). Ils ne suivent que dans la saison suivante.
league-why-holder = { $name } : { league-card }{ $count ->
    [0] {""}
    [one] {" "}({ $count } événement)
   *[other] {" "}({ $count } événements)
}
league-why-carried = De la saison passée : { league-card }
league-why-event = <t:{ NUMBER($at, useGrouping: 0) }:d> { league-event }{ $table ->
    [0] {""}
   *[other] {" "}à la table #{ NUMBER($table, useGrouping: 0) }
} : { $reason ->
    [forgiven] levé par l’organisation
    [absence] même absence, pas d’autre carton
   *[none] { league-card } (événement { NUMBER($number, useGrouping: 0) })
}
league-post-conduct = { $card ->
    [warning] 🗣️ Tu as fait attendre une table ({ league-event }{ $table ->
        [0] {""}
       *[other] , table #{ NUMBER($table, useGrouping: 0) }
    }). C’est un avertissement ; ensuite vient un carton jaune. Tu pars quelque temps ? /vacances arrête tes chronos. /ligue cartons montre ton dossier.
    [yellow] 🟨 Carton jaune ({ league-event }) : désormais, tu joues une table de moins à la fois. Ensuite vient le rouge, et tu serais hors de la saison. /ligue cartons montre ton dossier.
   *[red] 🟥 Carton rouge ({ league-event }) : tu es hors de cette saison, et on propose tes places à la réserve. /ligue cartons montre ton dossier ; si c’est une erreur, parle à l’organisation.
}
league-todo-title = ☑️ À faire dans { $name }
league-todo-none = Rien ne t’attend : la saison tourne d’elle-même.
league-todo-role = Le rôle de l’organisation a disparu : choisis-en un autre avec /ligue régler organisation
league-role-silent = Le rôle { $role } ne peut pas être mentionné ; pour prévenir l’organisation, je mentionne donc la personne qui a la charge de la ligue : permets à tout le monde de le mentionner (Paramètres du serveur, Rôles), ou choisis-en un autre avec /ligue régler organisation.
league-todo-founder = La ligue n’a personne à sa charge ni rôle d’organisation : nomme quelqu’un avec /ligue transmettre, ou choisis un rôle avec /ligue régler organisation
league-todo-round = La ronde { $number } attend d’être ouverte : le bouton sous cette liste le fait
league-todo-asked = { $name } veut jouer : /ligue admettre
league-todo-second = La correction #{ NUMBER($number, useGrouping: 0) } { $what ->
    [annul] attend d’être confirmée (/ligue confirmer) ou révoquée (/ligue révoquer)
   *[other] a besoin d’une deuxième personne de l’organisation : /ligue confirmer
}
league-todo-table = Je ne peux rien publier à la table #{ NUMBER($table, useGrouping: 0) } : il me manque la permission « { $permission } » dans { $place }
league-todo-gone = La table #{ NUMBER($table, useGrouping: 0) } a perdu son salon : /table déménager
league-todo-dispute = Un litige à la table #{ NUMBER($table, useGrouping: 0) } attend une décision : /ligue litige
league-todo-no-result = La table #{ NUMBER($table, useGrouping: 0) } s’est terminée sans résultat : /ligue corriger, « Résultat »
league-todo-posts = { $count ->
    [one] { $count } message n’a pas pu être publié. Vérifie mes permissions dans le salon de la ligue.
   *[other] { $count } messages n’ont pas pu être publiés. Vérifie mes permissions dans le salon de la ligue.
}
league-approve-none = Personne n’attend de validation.
league-approve-about = Ces personnes veulent jouer. Les admettre ?
league-approve-more = … et { $count } de plus
league-approve-done = { $status ->
    [in] ✅ { $name } joue.
    [waiting] ⌛ { $name } est sur la liste d’attente.
   *[withdrawn] 🚫 { $name } ne joue pas.
}
button-league-admit = { $name } : oui
button-league-refuse = non
league-import-good = { $count ->
    [one] 👀 { $count } personne lisible. Rien n’est encore enregistré.
   *[other] 👀 { $count } personnes lisibles. Rien n’est encore enregistré.
}
league-import-line = Division { $division } : { $names }
league-import-bad = { $count ->
    [one] 🛑 { $count } ligne est irrecevable, rien ne peut donc être enregistré :
   *[other] 🛑 { $count } lignes sont irrecevables, rien ne peut donc être enregistré :
}
league-import-fault = Ligne { NUMBER($line, useGrouping: 0) } : { $reason ->
    [empty] le fichier est vide
    [lines] le fichier est trop grand : au plus { $value } lignes
    [unreadable] illisible comme CSV
    [column] il manque la colonne « { $value } »
    [cells] elle a { $value } cellules ; on attend personne, division, rang, points et éventuellement une cote
    [formula] les formules ne sont pas acceptées : { $value }
    [unknown] je ne connais personne ici du nom de « { $value } » ; une mention ou un ID marche toujours
    [several] qui parmi les « { $value } » ? Une mention ou un ID le dit : { $people }
    [twice] la même personne qu’à la ligne { $value }
    [division] « { $value } » n’est pas une division
    [place] « { $value } » n’est pas un rang
    [points] « { $value } » n’est pas un nombre de points
   *[rating] « { $value } » n’est pas une cote
}
league-import-passed = -# Ligne { NUMBER($line, useGrouping: 0) } : { $reason ->
    [nobody] « { $value } » n’a pas d’ID ici (supprimé) : laissé de côté
    [unplaced] pas de rang (un remplacement, ou une somme) : laissé de côté
   *[away] { $value } n’est pas sur ce serveur ; enregistré quand même
}
league-import-about = -# Colonnes : personne, division, rang, points et éventuellement cote. Une personne est un nom, une mention ou un ID.
league-imported = { $count ->
    [one] ✅ Enregistré : { $count } personne. Les divisions de la première saison en découlent.
   *[other] ✅ Enregistré : { $count } personnes. Les divisions de la première saison en découlent.
}
button-league-import = Enregistrer
league-export-done = 📄 Voici. Les cellules qu’un tableur pourrait prendre pour des formules sont protégées.
league-export-results = Résultats de toutes les tables
league-export-log = Le journal
league-export-signed = Journal signé de la saison, pour d’autres bots
league-export-signed-done = 📄 Le journal signé de la saison. Un autre bot en recalcule tout avec `bot league log verify`, et nomme la première chose qui ne concorde pas. Il est signé avec la clé `{ $fingerprint }` (empreinte) : communique-la aux autres par une autre voie que le fichier.
league-column = { $column ->
    [division] Division
    [place] Rang
    [person] Personne
    [points] Points
    [table] Table
    [finished] Terminée
    [seat] Place
    [finisher] Terminée par
    [rank] Rang à table
    [score] Score
    [why] Pourquoi
    [bot_from] Bot maison dès la manche
    [at] Heure
    [kind] Quoi
    [by] Par
    [about] Sur
   *[text] Texte
}
cmd-league-correct = Corriger quelque chose, avec un motif
cmd-league-dispute = Ouvrir un litige à une table, ou en lire un
cmd-league-undo = Révoquer une correction
cmd-league-second = Confirmer la correction de quelqu’un d’autre de l’organisation
cmd-league-log = Ce qui a été décidé, par qui et pourquoi
cmd-league-why = Pourquoi cette table, cette place, ce rang, cet avertissement
cmd-league-todo = Ce qui demande un humain
cmd-league-record = Avertissements et cartons
cmd-league-import = Reprendre une saison précédente (CSV)
cmd-league-export = Télécharger résultats, classement ou journal
cmd-league-approve = Admettre les personnes inscrites
name-correct = corriger
name-dispute = litige
name-undo = révoquer
name-league-second = confirmer
name-todo = à-faire
name-record = cartons
name-import = importer
name-export = exporter
name-approve = admettre
name-number = numéro
name-instead = à-la-place
name-team = équipe
name-file = fichier
arg-league-kind = Ce qui est corrigé
arg-league-why = Pourquoi ; tout le monde peut le lire
arg-league-table = La table
arg-league-player = La personne
arg-league-instead = Qui joue à la place
arg-league-team = L’équipe où va la personne, ou celle qu’on renomme
arg-league-new = Points, rang, temps, jour, ou nouveau nom
arg-league-number = Numéro de la correction
arg-league-file = Personne, division, rang, points, cote
arg-league-export = Quoi
