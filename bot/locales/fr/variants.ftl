cmd-setup-variants = Ajouter une variante d’un jeu depuis un fichier, les voir toutes, ou en supprimer une
arg-variant-file = Le fichier (.toml) ; commence par un gabarit
arg-variant-template = Un jeu : reçois un fichier qui dit quels nombres tu peux changer
arg-variant = Une variante de ce serveur : le jeu avec d’autres nombres
name-variants = variantes
name-variant = variante
name-template = gabarit
variant-game = { $game } ({ $variant })
variant-number = **{ $number }** : { $value } (d’habitude { $usual })
variants-title = Variantes
variants-none = Il n’y a pas encore de variantes.
variants-about = Une variante est un jeu avec d’autres nombres. Pour en ajouter une, reçois un fichier avec /réglages variantes gabarit, change ses nombres et son nom, et envoie-le avec /réglages variantes fichier ; un fichier pour le même jeu et au même nom remplace une variante. On la joue avec /table nouvelle variante, ou par *Options* sur la carte. Les tables la gardent telle qu’elle était alors, et ne sont pas classées. Il y en a au plus { $most }.
variant-lapsed = ⚠️ Plus possible : le jeu a maintenant d’autres nombres ou d’autres limites. Envoie un nouveau fichier, ou supprime-la.
variants-drop = Supprimer une variante …
variant-none = Sans variante
variant-none-about = Le jeu selon ses règles
variant-menu = Variante : { $variant }
variant-entry = Le jeu avec d’autres nombres, non classé
variant-bad = ❌ Ce fichier est inutilisable :
variant-line = Ligne { $line } : { $fault }
variant-fault-size = Un fichier fait au plus { $most } ko.
variant-fault-text = Ce n’est pas du texte (UTF-8).
variant-fault-toml = Ce n’est pas du TOML : { $why }.
variant-fault-key = Il n’y a pas de « { $key } » ici, seulement : { $legal }.
variant-fault-name = Il faut un nom de { $most } caractères au plus : name = "…"
variant-fault-game = « { $game } » n’est pas un jeu avec des nombres à changer. Les voici : { $legal }.
variant-fault-numbers = Il manque les nombres : sous une ligne [numbers], une ligne pour chacun. Il y a : { $legal }.
variant-fault-number = Il n’y a pas de nombre « { $key } ». Il y a : { $legal }.
variant-fault-bounds = { $key } ne peut pas être { $value } : c’est un nombre entier de { $least } à { $most }.
variant-fault-nothing = Aucun nombre ne diffère de l’habituel. Il y a : { $legal }.
variant-template-name = Ma variante
variant-template-number = { $number } : de { $least } à { $most }
variant-template-sent = Change les nombres et le nom dans ce fichier ({ $game }), puis envoie-le avec /réglages variantes fichier. Tu peux omettre les lignes que tu ne changes pas.
variant-nothing-adjustable = { $game } n’a pas de nombres à changer.
error-unknown-variant = { $names ->
    [none] Ce serveur n’a pas de variantes qui conviennent ici.
   *[other] Ce serveur n’a pas (ou plus) de variante « { $variant } ». Il a : { $names }.
}
error-too-many-variants = Un serveur a au plus { $most } variantes. Supprimes-en d’abord une.
error-variant-unrated = Une table avec une variante ne peut pas être classée : son résultat ne se compare pas aux autres.
audit-variant = 🧪 { $who } a enregistré la variante « { $name } » ({ $game }).
audit-variant-removed = 🧪 { $who } a supprimé la variante « { $name } » ({ $game }).
rules-variant = Cette table joue la variante « { $variant } ». Ce qui diffère des règles :
verify-variant = Variante : { $variant }
stats-variants = Variantes, qui ne comptent pas ici
