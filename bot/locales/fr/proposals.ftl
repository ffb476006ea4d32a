error-nothing-to-propose = Il n’y a rien à voter : c’est déjà le cas, ou cela ne s’applique pas ici.
error-proposed-already = C’est déjà proposé, et la table n’a pas encore décidé.
error-decided = { $outcome ->
    [agreed] La table l’a déjà accepté.
    [declined] La table l’a déjà refusé.
    [expired] Le délai est passé.
    [withdrawn] Cette proposition a été retirée.
    [overtaken] Ce n’est plus d’actualité : la partie a avancé, ou est terminée.
   *[unknown] Cette proposition n’existe pas.
}
proposal-asks = { $name } propose : { $what }.
proposal-takeback = tout annuler à partir du coup { $first }
proposal-pause = arrêter tous les chronos pendant { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
proposal-away = faire jouer un bot maison à la place de { $name }, sans un coup depuis des jours
proposal-away-details = { $person }, n’importe quel coup de ta part annule cette proposition.
proposal-resume = relancer les chronos
proposal-pace = changer le rythme : { $pace }
proposal-abandon = arrêter la partie sans résultat
proposal-end = terminer la partie maintenant, avec les scores actuels
proposal-swap = { $name } et { $other } échangent leurs places
proposal-option = changer une option : { $option } – { $choice }
proposal-until = Ouvert jusqu’au { $until }.
proposal-needs = Il faut { $needed ->
    [one] { $needed } vote
   *[other] { $needed } votes
} sur { $count }.
proposal-agree = { $names }, { $count ->
    [one] es-tu d’accord ?
   *[other] êtes-vous d’accord ?
}
proposal-outcome = { $outcome ->
    [agreed] Accepté, sur proposition de { $name } : { $what }.
    [declined] La proposition de { $name } a été refusée : { $what }.
    [expired] La proposition de { $name } a expiré : { $what }.
    [withdrawn] { $name } retire sa proposition : { $what }.
   *[overtaken] La proposition de { $name } n’est plus d’actualité : { $what }.
}
button-agree = D’accord
button-decline = Refuser
button-withdraw = Retirer
button-ask-back = Demander aux autres
done-vote = Ton vote est enregistré.
done-propose = { $decided ->
    [no] Les autres sont consultés.
    [agreed] C’est fait : il n’y avait personne à consulter.
   *[other] C’était trop tard.
}
cmd-propose = Proposer quelque chose que toute la table décide
cmd-propose-takeback = Proposer d’annuler un coup et tout ce qui suit (ton dernier coup : /table annuler)
cmd-propose-pause = Proposer d’arrêter tous les chronos
cmd-propose-away = Proposer qu’un bot maison joue pour quelqu’un qui ne joue plus
cmd-propose-resume = Proposer de relancer les chronos
cmd-propose-pace = Proposer un autre rythme
cmd-propose-abandon = Proposer d’arrêter la partie sans résultat
cmd-propose-end = Proposer de terminer la partie maintenant, avec les scores actuels
cmd-propose-swap = Proposer un échange de places avec quelqu’un d’autre
cmd-propose-option = Proposer un autre choix pour une option, avant le début
arg-propose-move = Le premier coup à annuler ; par défaut ton dernier
arg-propose-days = Combien de jours la pause peut durer
arg-propose-absentee = Qui ne joue plus
arg-propose-pace = Le rythme
arg-propose-player = Avec qui échanger
arg-propose-option = L’option
arg-propose-choice = Le nouveau choix
name-propose = proposer
name-away = absent
name-pause = pause
name-resume = reprise
name-end = fin
