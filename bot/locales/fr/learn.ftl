button-learn = Comment on joue
button-learn-before = Retour
button-learn-next = Suivant
learn-card = ### { $title }
    -# Carte { $page } sur { $of }
learn-which = Quel jeu veux-tu apprendre ?
button-lesson-begin = Essayer : deux manches
button-lesson-story = Jouer ta première partie
button-lesson-go-on = Continuer ({ $round })
button-lesson-anew = Recommencer
learn-title = ### 🎓 { $game } : ta première partie · { $round } sur { $rounds }
learn-about = Personne d’autre ne voit ceci, et tu ne risques rien : annule tout ce que tu veux. Pars quand tu veux ; /apprendre te ramène ici.
learn-story-title = ### 🎓 { $game } : ta première partie · but { $goal } sur { $of }
learn-story-free = D’abord un choix entièrement libre.
learn-story-lost = ⚠️ Vu le déroulement de la partie, ce but est hors d’atteinte. Rien n’est perdu : reviens au moment où il était encore possible, cela ne coûte rien, ou passe ce but.
learn-story-met = 🏁 **{ $goal } :** c’est fait ! { $met }
learn-story-astray = ↪️ Tu peux faire cela, et voici le résultat. Ton but reste à atteindre : **{ $goal }**. Annule le coup, cela ne coûte rien, ou continue.
learn-story-end = 🎉 **Tu as atteint { $goals ->
    [one] { $goals } but
   *[other] { $goals } buts
} sur { $of }.**
learn-hint = 💡 Un bot maison choisirait **{ $move }**.
learn-hint-why = Ce qui compte le plus : { $reasons }.
learn-reason = { $reason } ({ $points })
learn-second = Deuxième choix : **{ $move }** ({ $points } de moins).
learn-second-level = Tout aussi bon : **{ $move }**.
learn-brought = **Pour toi :** { $changes }
learn-nothing = Pour l’instant, rien n’a changé sur ton plateau.
learn-you = toi
learn-same = Un bot maison aurait fait pareil.
learn-other = Un bot maison aurait choisi **{ $move }**.
learn-other-rated = Un bot maison aurait choisi **{ $move }** : d’après son calcul, { $points } de plus.
learn-other-level = Un bot maison aurait choisi **{ $move }** ; d’après son calcul, ton choix est tout aussi bon.
learn-other-why = Ce qui compte le plus pour ton choix : { $reasons }.
learn-end = 🎉 **C’étaient tes deux manches de { $game }.** La partie continue ainsi ; tu en sais maintenant assez pour une vraie.
    Ouvre une table avec `/table nouvelle`, ou vois avec `/table liste` ce que tu peux rejoindre. Les bots maison prennent les places libres, `/règles` répond aux questions et `/pourquoi` explique n’importe quel coup.
button-lesson-follow = Faire comme le bot
button-lesson-show = Le faire pour moi
button-lesson-rewind = Revenir à temps
button-lesson-skip = Passer ce but
button-open-easy = Vraie table, bots faciles
button-lesson-back = Annuler
button-lesson-table = La table
button-lesson-cards = Comment on joue
error-no-lesson = Il n’y a pas d’initiation à ce jeu. /règles contient ses règles.
cmd-learn = Apprendre un jeu : des cartes à feuilleter, puis une première partie guidée
arg-learn-game = Le jeu, si ce n’est pas celui qu’on joue ici
name-learn = apprendre
