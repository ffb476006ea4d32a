open-post = ## Jeux de société sur { $server }
    Les parties durent des jours ou des semaines : tu joues quand tu as le temps, et on te prévient quand c’est ton tour.
button-open-table = Ouvrir une table
button-open-list = Rejoindre une table
button-my-turns = Mes tours
open-which = **Où veux-tu jouer ?** Choisis ensuite un jeu : la table s’ouvre tout de suite. Le reste peut se changer sur sa carte.
open-where-thread = Dans un fil
open-where-private = Dans un fil privé
open-where-here = Dans ce salon
open-game = Choisis un jeu
open-players = { $least }–{ $most } personnes
open-post-done = Le message est dans { $channel }.
error-cannot-post-there = Je ne peux rien publier dans { $channel }. Il m’y faut ces permissions : « Voir le salon » et « Envoyer des messages ».
arg-open-post = Le salon pour le message
name-open-post = message-tables
open-presets = Ou pars d’un modèle de ce serveur, avec tout déjà choisi : { $names }.
error-unknown-preset = { $names ->
    [none] Ce serveur n’a pas de modèles. Choisis plutôt un jeu.
   *[other] Ce serveur n’a pas (ou plus) de modèle « { $preset } ». Il a : { $names }.
}
error-preset-of-other = Ce modèle est pour un autre jeu. N’indique pas de jeu, ou choisis un autre modèle.
error-bad-preset = { $why ->
    [name] Un modèle a besoin d’un nom de { $most } caractères au plus.
   *[full] Un serveur a au plus { $most } modèles. Supprimes-en d’abord un.
}
presets-title = Modèles pour de nouvelles tables
presets-none = Il n’y a pas encore de modèles.
presets-facts = { $pace } · { $where } · { $options ->
    [0] options habituelles
    [one] { $options } option changée
   *[other] { $options } options changées
}{ $bots ->
    [0] { "" }
    [one] { " · " }{ $bots } bot maison
   *[other] { " · " }{ $bots } bots maison
}{ $rated ->
    [yes] { " · classée" }
   *[no] { "" }
}{ $invited ->
    [yes] { " · sur invitation" }
   *[no] { "" }
}{ $programs ->
    [yes] { " · programmes permis" }
   *[no] { "" }
}
presets-about = Pour en créer un, ouvre une table, choisis tout sur sa carte, puis utilise là-bas /réglages modèles avec un nom (le même nom remplace un modèle). On ouvre ensuite des tables avec /table nouvelle modèle, ou avec les boutons du message permanent, qui montre les { $most } premiers.
presets-drop = Supprimer un modèle …
audit-preset = ⭐ { $who } a enregistré le modèle « { $name } » ({ $game }).
audit-preset-removed = ⭐ { $who } a supprimé le modèle « { $name } » ({ $game }).
cmd-setup-presets = Faire d’une table un modèle, voir tous les modèles, ou en supprimer un
arg-preset = Un modèle de ce serveur : la table commence avec tout ce qu’il contient
arg-preset-name = Le nom du modèle (ne rien indiquer pour tous les voir)
arg-preset-table = La table qui sert de base (par défaut : celle de ce salon)
name-presets = modèles
name-preset = modèle
