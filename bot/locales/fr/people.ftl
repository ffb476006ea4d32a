me-pings = Quand c’est ton tour, tu reçois { $pings }.
me-heads-up = { $notified ->
    [yes] On te prévient aussi quand ce sera sans doute bientôt à toi.
   *[no] On ne te prévient pas quand ce sera sans doute bientôt à toi.
}
me-avoids = Sur ta liste d’évitement : { $names } (personne d’autre ne le voit).
me-now = Je te réponds en français. Couleurs des images que tu vois en privé : { $palette }.
me-mark = { $decisions ->
    [0] Rien n’est encore affiché à côté de ton nom dans les lobbys de ce serveur.
   *[other] Sur ce serveur, tu as répondu toi-même et à temps à { $decisions ->
        [one] { $answered } décision sur { $decisions }
       *[other] { $answered } de tes { $decisions } dernières décisions
    } ; { $shown ->
        [yes] les lobbys affichent ⏱️ { $answered }/{ $decisions } à côté de ton nom.
       *[no] rien n’est encore affiché à côté de ton nom dans les lobbys.
    }
} Cette marque apparaît après { $enough } décisions et compte les { $window } dernières. Une décision prise pour toi par un bot maison après un dépassement de temps compte comme manquée ; les vacances, les tables privées et les parties contre des bots maison seulement ne comptent pas.
palette-night = Nuit
palette-day = Jour
palette-contrast = Contraste élevé
palette-clear = Adaptée au daltonisme
pings-thread = une mention dans le fil
pings-dm = un message privé
pings-both = une mention et un message privé
pings-none = aucune notification sur Discord
cmd-me = Voir et changer tes réglages : langue, notifications, couleurs des images
arg-language = La langue
arg-palette = Couleurs des images
arg-pings = Comment te prévenir quand c’est ton tour
arg-heads-up = Prévenir aussi quand ce sera sans doute bientôt à toi
arg-avoid = Quelqu’un avec qui tu ne veux pas jouer ; redonne son nom pour l’enlever
name-me = moi
name-language = langue
name-palette = palette
name-pings = mentions
name-heads-up = préavis
name-avoid = éviter
error-avoids-enough = Ta liste d’évitement s’arrête à { $most } personnes.
note-now =
    📝 Personne d’autre ne voit ceci :
    { $note }
note-empty = Tu n’as pas de note à cette table. Écris-en une avec /note texte
error-note-too-long = Une note compte au plus { $most } caractères. Recommence avec /note effacer:True
error-note-changed = Ta note a été modifiée ailleurs entre-temps. Regarde les deux, puis enregistre de nouveau.
cmd-note = Ta note privée à une table
arg-note = Une ligne à ajouter à ta note
arg-clear = Supprimer d’abord l’ancienne note
name-note = note
name-clear = effacer
turns-none = Aucune table ne t’attend.
turns-title = { $count ->
    [one] Une table t’attend
   *[other] { $count } tables t’attendent
}
turns-since = ton tour a commencé { $since }
turns-due = fin du temps { $due }
turns-play = Jouer à #{ NUMBER($table, useGrouping: 0) }
button-before = Précédent
button-after = Suivant
cmd-myturns = Voir toutes les tables qui t’attendent, sur tous les serveurs
name-myturns = mestours
dm-turn =
    { $table } t’attend : { $link }
dm-next =
    C’est sans doute bientôt à toi à { $table } : { $link }
dm-asked =
    { $table } a besoin de ta réponse : { $link }
dm-asked-closed = { $mention }, on a besoin de ta réponse ici. (Je n’ai pas pu t’envoyer de message privé.)
dm-turn-closed = { $mention }, c’est à toi. (Je n’ai pas pu t’envoyer de message privé.)
post-next = { $mention }, c’est sans doute bientôt à toi.
lapsed-zone = ⚠️ Ton fuseau horaire « { $zone } » n’est plus connu ici. Tant que tu n’en choisis pas un autre avec `/horaires`, tes heures comptent en UTC.
lapsed-palette = ⚠️ La palette que tu avais choisie n’existe plus : tu vois celle d’origine. `/moi` propose les autres.
lapsed-language = ⚠️ La langue que tu avais choisie n’existe plus : celle de ton Discord s’applique. `/moi` propose les autres.
button-languages = Langues
me-language = 🌐 { $name } : { $state }. Ce qui manque apparaît en anglais.
me-language-menu = Langue
language-share = { $percent } % traduit
language-unread = pas encore relu par quelqu’un dont c’est la langue maternelle
language-host = Tout sauf les jeux
language-part = { $done ->
    [one] { $done } texte
   *[other] { $done } textes
} sur { $all }, { $percent } %
