house-bot-level = { $level ->
    [easy] Facile
    [strong] Fort
    [sensible] Solide
   *[other] { $level }
}
house-bot-level-about = { $level ->
    [easy] Joue en débutant : commence trop de choses, oublie ce que feront les autres
    [strong] Essaie où mène chaque choix, et peut réfléchir { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
   *[sensible] Joue d’expérience, sans hésiter
}
house-bot = { $level ->
    [easy] Bot maison facile
    [sensible] Bot maison solide
    [strong] Bot maison fort
   *[none] Bot maison
}
house-bot-named = { $level ->
    [easy] { $name } (facile)
    [sensible] { $name } (solide)
    [strong] { $name } (fort)
    [strong-less] { $name } (fort) (réfléchit moins ici)
    [program] { $name } (programme)
   *[none] { $name }
}
house-bot-mark = { $level ->
    [easy] facile
    [sensible] solide
    [strong] fort
   *[none] { "" }
}
house-bot-menu = { $level ->
    [easy] { $name } : Facile
    [sensible] { $name } : Solide
    [strong] { $name } : Fort
   *[none] { $name } : quelle force ?
}
house-bots-here = 🤖 Bots maison : { $names }
arg-level = À quel niveau il joue (par défaut : solide)
name-level = niveau
error-unknown-level = { $level ->
    [easy] Facile
    [sensible] Solide
    [strong] Fort
   *[other] « { $level } »
} n’est pas un niveau des bots maison d’ici. { $levels ->
    [easy-sensible-strong] Choisis facile, solide ou fort.
    [easy-sensible] Choisis facile ou solide.
    [sensible-strong] Choisis solide ou fort.
    [sensible] Ils sont tous solides.
   *[other] Il y a : { $levels }.
}
error-house-bot-gone = { $name } n’est plus à cette table. La carte montre qui y est.
