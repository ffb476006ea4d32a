hint-title = ### 💡 { $question }
hint-best = Je choisirais **{ $move }**.
hint-second = { $how ->
    [clear] Loin derrière : **{ $move }**, environ { $points } de moins.
    [depends] Ou **{ $move }** : ce qui vaut mieux dépend de la suite, de ton jeu et de celui des autres.
    [equal] Autant que je puisse en juger, **{ $move }** est tout aussi bon.
    [level] **{ $move }** est peut-être tout aussi bon : l’écart de { $points }{ $error } n’est pas certain.
   *[behind] Ensuite : **{ $move }**, environ { $points } de moins{ $error }.
}
hint-swap = { $new } au lieu de { $old }
hint-count = { $count ->
    [one] C’est ton premier indice dans cette partie. Personne d’autre ne le voit, mais le résultat dira combien tu en as eu.
   *[other] Indices jusqu’ici : { $count }. Personne d’autre ne les voit, mais le résultat dira combien tu en as eu.
}
hint-thinking = 💭 Je joue les prochaines manches dans ma tête …
button-hint = Indice
button-hints = { $hints ->
    [on] Indices : permis
   *[off] Indices : aucun
}
options-hints-locked = { $why ->
    [league] 💡 Pas d’indices : cette table fait partie d’une ligue.
   *[rated] 💡 Pas d’indices : cette table est classée.
}
card-hints = { $hints ->
    [on] 💡 Indices permis : /indice
   *[off] 💡 Pas d’indices
}
result-hints = { $count ->
    [one] { $count } indice
   *[other] { $count } indices
}
coach-option = { $kind ->
    [puerto_rico-role] Le rôle **{ $move }**
   *[other] **{ $move }**
}
coach-brings = { $who ->
    [you] { $how ->
        [did] { $option } t’a rapporté { $things }.
        [would] { $option } t’aurait rapporté { $things }.
       *[will] { $option } te rapporte { $things }.
    }
   *[other] { $how ->
        [did] { $option } a rapporté { $things } à { $name }.
        [would] { $option } aurait rapporté { $things } à { $name }.
       *[will] { $option } rapporte { $things } à { $name }.
    }
}
coach-costs = { $who ->
    [you] { $how ->
        [did] { $option } t’a coûté { $things }.
        [would] { $option } t’aurait coûté { $things }.
       *[will] { $option } te coûte { $things }.
    }
   *[other] { $how ->
        [did] { $option } a coûté { $things } à { $name }.
        [would] { $option } aurait coûté { $things } à { $name }.
       *[will] { $option } coûte { $things } à { $name }.
    }
}
coach-brings-and-costs = { $who ->
    [you] { $how ->
        [did] { $option } t’a rapporté { $things }, mais t’a coûté { $costs }.
        [would] { $option } t’aurait rapporté { $things }, mais t’aurait coûté { $costs }.
       *[will] { $option } te rapporte { $things }, mais te coûte { $costs }.
    }
   *[other] { $how ->
        [did] { $option } a rapporté { $things } à { $name }, mais lui a coûté { $costs }.
        [would] { $option } aurait rapporté { $things } à { $name }, mais lui aurait coûté { $costs }.
       *[will] { $option } rapporte { $things } à { $name }, mais lui coûte { $costs }.
    }
}
coach-amount = { $exact ->
    [yes] { $points } { $thing }
   *[no] environ { $points } { $thing }
}
coach-why-line = À la fin, avec **{ $move }** : { $parts }.
coach-line = { $who ->
    [you] tu marques
   *[other] { $name } marque
} { $points } de { $more ->
    [yes] plus
   *[no] moins
} ({ $line })
coach-error = {" "}(± { $error })
magister_navis-coach-points = { $points } points de gloire
magister_navis-coach-unit = gloire
puerto_rico-holding-chips = { $count ->
    [one] jeton PV
   *[other] jetons PV
}
puerto_rico-holding-doubloons = { $count ->
    [one] doublon
   *[other] doublons
}
puerto_rico-holding-tiles = { $count ->
    [one] tuile d’île
   *[other] tuiles d’île
}
puerto_rico-holding-people = { $count ->
    [one] colon
   *[other] colons
}
puerto_rico-holding-buildings = { $count ->
    [one] bâtiment
   *[other] bâtiments
}
magister_navis-holding-discs = { $count ->
    [one] disque au port
   *[other] disques au port
}
magister_navis-holding-active = { $count ->
    [one] disque sur un bâtiment
   *[other] disques sur des bâtiments
}
magister_navis-holding-cities = { $count ->
    [one] ville
   *[other] villes
}
magister_navis-holding-cards = { $count ->
    [one] carte
   *[other] cartes
}
magister_navis-holding-tokens = { $count ->
    [one] jeton
   *[other] jetons
}
magister_navis-holding-buildings = { $count ->
    [one] bâtiment
   *[other] bâtiments
}
amerigo-holding-points = PV
amerigo-holding-gold = or
amerigo-holding-cannons = { $count ->
    [one] canon
   *[other] canons
}
amerigo-holding-posts = { $count ->
    [one] comptoir
   *[other] comptoirs
}
amerigo-holding-tiles = { $count ->
    [one] tuile planifiée
   *[other] tuiles planifiées
}
amerigo-holding-resources = { $count ->
    [one] ressource
   *[other] ressources
}
amerigo-holding-goods = { $count ->
    [one] jeton Denrée
   *[other] jetons Denrée
}
amerigo-holding-tokens = { $count ->
    [one] jeton Progrès
   *[other] jetons Progrès
}
coach-style = { $whose ->
    [rival] Si { $rival } joue { $style }, **{ $move }** vaut environ { $points } de plus.
    [others] Si les autres jouent { $style }, **{ $move }** vaut environ { $points } de plus.
   *[own] { $who ->
        [you] Si tu continues { $style }, **{ $move }** vaut environ { $points } de plus.
       *[other] Si { $name } continue { $style }, **{ $move }** vaut environ { $points } de plus.
    }
}
puerto_rico-style-usual = comme d’habitude
puerto_rico-style-shippers = pour expédier
puerto_rico-style-builders = pour les doublons et les bâtiments
puerto_rico-style-loners = pour un gain rapide
puerto_rico-style-beginners = { $whose ->
    [others] en débutants
   *[own] en débutant
}
puerto_rico-style-first = comme les premiers bots maison
puerto_rico-style-any = d’une façon inhabituelle
magister_navis-style-usual = comme d’habitude
magister_navis-style-builders = pour les pistes et les bâtiments
magister_navis-style-conquerors = pour les régions et les villes
magister_navis-style-loners = pour un gain rapide
magister_navis-style-beginners = { $whose ->
    [others] en débutants
   *[own] en débutant
}
magister_navis-style-any = d’une façon inhabituelle
amerigo-style-usual = comme d’habitude
amerigo-style-builders = pour les comptoirs et les îles
amerigo-style-traders = pour l’or et les denrées
amerigo-style-loners = pour un gain rapide
amerigo-style-beginners = { $whose ->
    [others] en débutants
   *[own] en débutant
}
amerigo-style-any = d’une façon inhabituelle
coach-title = ### 🎓 { $table } · { $name }
coach-about = { $judged ->
    [one] { $judged } décision analysée
   *[other] { $judged } décisions analysées
}{ $clear ->
    [0] .
    [one]  ; l’une d’elles était évidente.
   *[other]  ; { $clear } d’entre elles étaient évidentes.
}
coach-costly = **{ $count ->
    [one] Ce coup a coûté le plus cher
   *[other] Ces coups ont coûté le plus cher
}**
coach-costly-line = { $number }. **−{ $points }** · { $round } : { $played } au lieu de { $other }
coach-flawless = { $who ->
    [you] **Aussi bien que le meilleur :** aucun de tes coups n’était nettement moins bon qu’un autre.
   *[other] **Aussi bien que le meilleur :** aucun coup de { $name } n’était nettement moins bon qu’un autre.
}
coach-good = **Bien joué**
coach-good-line = ⭐ **+{ $points }** · { $round } : { $played } au lieu de { $other }
coach-depends = **Dépend du jeu des autres, ou de la suite**
coach-depends-line = ⚖️ { $round } : { $played } ou { $other }
coach-turning-points = **Tournants : l’écart attendu, d’une manche à la suivante**
coach-turning-point = { $way ->
    [up] 📈
   *[down] 📉
} { $since } → { $round } : { $before } → **{ $after }**
coach-entry = { $kind ->
    [costly] { $number }. −{ $points } · { $round } : { $played }
    [depends] { $round } : { $played } ou { $other }
   *[best] +{ $points } · { $round } : { $played }
}
coach-fair = Le coach ne juge que d’après ce qu’on pouvait savoir sur le moment, pas d’après ce qui a été tiré ensuite. Il ne parle d’erreur que si c’en est une dans plusieurs façons de continuer ; des humains peuvent encore jouer autrement.
coach-private = Personne d’autre ne voit ceci.
coach-is-shared = Partagé : les autres peuvent le lire avec /coach.
coach-theirs = { $name } a partagé cette analyse.
coach-margins = **Écart attendu en { $unit }, manche par manche, avec l’erreur type**
coach-which = Aller à un moment
coach-moment = **Moment { $number } sur { $count } · { $round }**
coach-moment-good = **⭐ Bien joué · { $round }**
coach-moment-depends = **⚖️ Dépend de la suite · { $round }**
coach-played = { $who ->
    [you] Tu as choisi **{ $move }**.
   *[other] { $name } a choisi **{ $move }**.
}
coach-better = Mieux : **{ $move }**.
coach-cost = Cela a coûté environ **{ $points }**{ $error }.
coach-next-best = Ensuite : **{ $move }**, **{ $points }** de moins{ $error }.
coach-best-opponent = { $opponents ->
    [1] adversaire
   *[other] meilleur adversaire
}
coach-stood = { $who ->
    [you] { $side ->
        [ahead] Avec le meilleur coup, tu pouvais espérer finir { $points } devant ton { coach-best-opponent }.
        [behind] Avec le meilleur coup, tu devais t’attendre à finir { $points } derrière ton { coach-best-opponent }.
       *[level] Avec le meilleur coup, tu pouvais espérer finir à égalité avec ton { coach-best-opponent }.
    }
   *[other] { $side ->
        [ahead] Avec le meilleur coup, { $name } pouvait espérer finir { $points } devant son { coach-best-opponent }.
        [behind] Avec le meilleur coup, { $name } devait s’attendre à finir { $points } derrière son { coach-best-opponent }.
       *[level] Avec le meilleur coup, { $name } pouvait espérer finir à égalité avec son { coach-best-opponent }.
    }
}
coach-then = **La table à ce moment, en mots**
coach-progress = 🎓 { $step ->
    [queued] L’analyse que tu as demandée avant passe d’abord …
    [decisions] J’examine la décision { $number } sur { $total } …
   *[moments] Je vérifie : moment marquant { $number } sur { $total } …
}
coach-meanwhile = Tu n’as pas besoin d’attendre : utilise /coach plus tard, il montrera l’analyse ou son avancement.
button-coach = Coach
button-coach-overview = Aperçu
button-coach-before = Retour
button-coach-next = Suivant
button-coach-try = Essayer
button-coach-picture = Image
button-coach-share = { $shared ->
    [yes] Ne plus partager
   *[no] Laisser les autres lire
}
error-no-finished-table = Tu n’as pas encore terminé de partie. Le coach analyse les parties terminées ; pendant une partie, /indice aide pour tes propres décisions.
cmd-hint = Voir les deux meilleures options pour ta décision, et pourquoi
cmd-coach = Analyser une partie terminée : les coups qui t’ont coûté le plus, et ce qui valait mieux
arg-coach-table = La partie terminée, si ce n’est pas ta dernière
arg-coach-player = L’analyse de qui, si ce n’est pas la tienne : elle doit être partagée
name-hint = indice
name-coach = coach
coach-curve-title = Écart attendu en { $unit }
coach-curve-range = écart, erreur type
coach-curve-costly = coûté le plus
coach-curve-good = bien joué
coach-curve-alt = De combien, en { $unit }, on s’attendait à voir { $name } gagner (sous 0 : perdre), manche par manche, avec l’erreur type :
coach-curve-spot = { $round } : { $margin }
coach-curve-mark = { $number ->
    [0] Bien joué
   *[other] Moment { $number }
} ({ $round })
