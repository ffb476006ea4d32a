cmd-league-almanac = Bilan d’une saison : vainqueurs, records, face à face
name-league-almanac = almanach
name-season = saison
arg-league-season = Le numéro de la saison (par défaut : la plus récente qui a commencé)
arg-league-almanac-division = La division dont tu veux voir les face à face (par défaut : la tienne)
button-league-almanac = Montrer dans ce salon
button-league-almanac-read = Almanach
league-almanac-of = { $season } : almanach
error-league-season = Cette ligue n’a pas de telle saison : la plus récente est la saison { $newest }.
league-almanac-season = Saison { $number }
league-almanac-over = final
league-almanac-so-far = La saison n’est pas terminée : voici l’état actuel.
league-almanac-cup = { $form ->
    [swiss] Tournoi
   *[cup] Coupe
}
league-almanac-cup-winner = { $form ->
    [swiss] Victoire au tournoi
   *[cup] Victoire en coupe
}
league-almanac-podium = Premiers rangs
league-almanac-firsts-season = En tête de division
league-almanac-firsts-cup = En tête de groupe
league-almanac-firsts-ladder = Premiers rangs
league-almanac-many = { $count } personnes
league-almanac-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
league-almanac-moves = { $count ->
    [one] { $shown } coup
   *[other] { $shown } coups
}
league-almanac-median = durée médiane { $time }
league-almanac-days = { $count } jours
league-almanac-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
league-almanac-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
league-almanac-by = { $points ->
    [0] à égalité
    [one] de { $points } point
   *[other] de { $points } points
}
league-record-score = Plus haut score
league-record-margin = Plus grand écart
league-record-wins = Plus de victoires
league-record-streak = Victoires d’affilée
league-record-opponents = Plus d’adversaires
league-almanac-extremes = Saison { $season } : tables serrées et longues
league-almanac-closest = Plus serrée
league-almanac-longest = Plus longue
league-almanac-shortest = Plus courte
league-almanac-duels = Face à face : { $division }
league-almanac-ahead = 2:1 plus souvent devant
league-almanac-behind = 1:2 plus souvent derrière
league-almanac-level = 1:1 à égalité
league-almanac-alt = { $season } de { $league } en bref. { $figures }.
league-almanac-duels-alt = { $title }, { $league }. Combien de fois chaque personne a fini devant une autre, puis combien de fois derrière.
league-almanac-duels-sums = Contre toutes ensemble :
league-almanac-records = Records
league-almanac-record = Record
league-almanac-standings = Classement
league-almanac-schedule = Tables et résultats
league-almanac-head-to-head = Face à face
league-almanac-head-to-head-about = 2:1 veut dire : deux fois devant l’autre et une fois derrière, aux tables jouées par les deux.
league-almanac-result = Résultat
league-almanac-finished = Terminée
league-almanac-open = pas encore terminée
league-almanac-planned = pas encore commencée
league-almanac-of-part = { $part } : { $of }
league-almanac-number = N°
league-almanac-place = Rang
league-almanac-name = Nom
league-almanac-value = Valeur
league-almanac-holder = Détenu par
league-almanac-table = Table
league-almanac-length = Durée
league-almanac-margin = Écart
league-almanac-guest = remplacement
league-almanac-for = pour { $name }
league-almanac-scored = { $score } points dans la partie, { $points } pour la ligue
league-almanac-bot = terminée par un bot maison
league-almanac-bot-from = à partir de { $round }
league-almanac-nothing = Aucune table n’est encore terminée.
league-almanac-times = Les heures sont en UTC.
league-almanac-seats = Places
league-almanac-seat = Place
league-almanac-played = Jouées
league-almanac-won = Gagnées
league-bracket-round = Tour { $number } des vainqueurs
league-bracket-final = Finale
league-bracket-on = continue
league-bracket-won = { $form ->
    [swiss] gagne le tournoi
   *[cup] gagne la coupe
}
league-bracket-alt = { $title } de { $league }.
league-bracket-table = Table { $number } : { $people }.
league-standings-first = L’image montre les { $shown } premiers noms sur { $count } ; le fichier a tout le monde.
league-standings-on = continue
league-standings-alt-on = { $sure ->
    [yes] continue, c’est sûr
   *[no] continue, à ce stade
}
league-mine-on = { $prospect ->
    [sure] 🏆 Tu continues après les groupes.
    [possible] 🏆 Tu peux encore continuer après les groupes.
   *[out] 🏆 Pour toi, cette coupe s’est arrêtée au groupe.
}
