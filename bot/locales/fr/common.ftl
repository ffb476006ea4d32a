common-nothing = rien
common-amount = { $count } { $thing }
common-counted = { $count } × { $thing }
common-detailed = { $thing } : { $details }
common-parts = { $part } ; { $more }
common-commas = { $part }, { $more }
common-noted = { $thing } ({ $note })
common-phase-end = La partie est terminée
common-move-pass = Passer
common-event-passed = { $name } passe.
common-event-over = La partie est terminée.
common-summary-acting = À jouer : { $names }.
common-change-new = en plus : { $things }
common-change-gone = en moins : { $things }
common-coach-points = { $points } PV
common-coach-unit = PV
common-score-item = { $part } { $points }
common-quoted = « { $text } »
common-board-line = { $name } : { $parts }
common-cards-hidden = { $count ->
    [one] { $count } carte face cachée
   *[other] { $count } cartes face cachée
}
common-card = { $rank ->
    [j] valet
    [q] dame
    [k] roi
    [a] as
   *[other] { $rank }
} de { $suit ->
    [c] trèfle
    [d] carreau
    [s] pique
   *[h] cœur
}
common-card-index = { $rank ->
    [j] V
    [q] D
    [k] R
    [a] A
   *[other] { $rank }
}
common-score-player = **{ $place }** { $name } : { $points } ({ $parts })
common-board-phase-end = Partie terminée
common-board-won = { $names } gagne !
common-board-behind-bot = Meilleur score humain : { $names }
common-board-shared = { $names } à égalité
common-board-points = { $unit }, manche par manche
common-board-start = Début
common-board-tie-break = départage { $count }
common-board-to-act = à jouer
common-alt-question = À jouer : { $name }. { $question }.
common-alt-final = { $place } { $name } : { $points } ({ $parts }).
common-alt-points = { $name }, depuis le début : { $points }.
common-alt-points-since = { $name }, à partir de { $round } : { $points }.
common-alt-more = { $count } de plus
common-alt-in-words = Tout en mots : /table plateaux texte:True
common-alt-none = aucun
common-why-over = La partie est terminée.
common-why-waiting = Ce n’est pas ton tour : { $count ->
    [one] { $names } doit
   *[other] { $names } doivent
} décider
common-why-now = On te demande autre chose en ce moment : { $question }
common-why-rules = Les règles ne le permettent pas maintenant.
common-why-no-building = { $building } : tu ne l’as pas.
common-why-part = { $amount } ({ $name })
common-why-move-build = Construire : { $building }
common-why-move-pass = Passer
common-ruling = notre décision, la règle n’en dit rien
