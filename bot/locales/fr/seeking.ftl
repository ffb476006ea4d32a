button-seek = Trouve-moi une partie
seek-title = Trouve-moi une partie
seek-about = Choisis ce que tu jouerais. Dès que sur ce serveur assez de personnes vont ensemble, j’ouvre une table, je demande à chacune si elle est là (jamais la nuit), et je lance la partie. On va ensemble quand on est debout en même temps trois heures par jour (/horaires).
seek-choose = { $field ->
    [games] Quels jeux ?
    [counts] À combien ?
   *[pace] Quel rythme ?
}
button-near = { $near ->
    [yes] Seulement à peu près de ma force
   *[no] Peu importe la force
}
button-seek-go = Trouve-moi une partie
button-seek-look = Regarder encore
button-seek-stop = Ne plus chercher
seek-since = 🧭 **Recherche commencée { $since }.** Pourquoi tu attends :
seek-found = { $names ->
    [none] 🎲 **{ $table }** dans { $place } va commencer.
   *[other] 🎲 **Trouvé : { $table }** dans { $place }. La partie commence dès que tout le monde a appuyé sur *Je suis là* ; il manque encore : { $names }.
}
seek-why-alone = { $game } : personne d’autre n’attend.
seek-why-pace = { $game } : { $people ->
    [one] { $people } personne attend
   *[other] { $people } personnes attendent
}, mais à un autre rythme.
seek-why-strength = { $game } : { $people ->
    [one] { $people } personne attend
   *[other] { $people } personnes attendent
}, mais pas d’une force comparable.
seek-why-hours = { $game } : { $people ->
    [one] { $people } personne attend
   *[other] { $people } personnes attendent
}, mais vos heures { $hours ->
    [0] ne se recoupent presque pas.
   *[other] ne se recoupent que { $hours } h par jour.
}
seek-why-few = { $game } : { $people ->
    [one] { $people } personne attend avec toi
   *[other] { $people } personnes attendent avec toi
}, et il en manque encore { $missing ->
    [one] { $missing }.
   *[other] { $missing }.
}
seek-why-counts = { $game } : { $people ->
    [one] { $people } personne attend, mais veut
   *[other] { $people } personnes attendent, mais veulent
} jouer à un autre nombre.
seek-why-others = { $game } : { $people ->
    [one] { $people } personne attend
   *[other] { $people } personnes attendent
}, mais elles ne vont pas toutes ensemble.
seek-why-limit = Tu es déjà à autant de tables que ce serveur le permet.
seek-why-room = Ce serveur a autant de tables ouvertes qu’il en permet.
error-nothing-sought = Aucun de ces jeux ne se joue à ces nombres. Choisis d’autres jeux ou d’autres nombres.
cmd-find = Trouve-moi une partie : je réunis du monde et j’ouvre la table
name-find = trouver
