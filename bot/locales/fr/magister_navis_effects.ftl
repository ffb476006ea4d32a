magister_navis-effect-glory = { $change } gloire
magister_navis-effect-industry = niveau { $change }
magister_navis-effect-culture = croissance { $change }
magister_navis-effect-finance = paiements { $change }
magister_navis-effect-politics = limite de cartes { $change }
magister_navis-effect-discs = { $change } { $count ->
    [one] disque
   *[other] disques
}
magister_navis-effect-surplus = { $count ->
    [one] défausser { $count } carte
   *[other] défausser { $count } cartes
}
magister_navis-hint-now = Maintenant : { $gains }.
magister_navis-hint-growth = Puis croissance { $count } ; { $back ->
    [0] aucun disque ne revient
    [one] { $back } disque revient
   *[other] { $back } disques reviennent
}.
magister_navis-hint-growth-later = Croissance et salaire suivent quand tout le monde a construit.
magister_navis-hint-growth-choose = Puis croissance { $count } ; tu choisis { $back ->
    [one] le disque
   *[other] { $back } disques
} à faire revenir.
magister_navis-hint-governor = La région s’ouvre : { $name } en devient gouverneur.
magister_navis-hint-breaks = { $count ->
    [one] Rompt une liaison de { $name }.
   *[other] Rompt { $count } liaisons de { $name }.
}
magister_navis-hint-surplus = { $count ->
    [one] Tu dois défausser au moins { $count } carte.
   *[other] Tu dois défausser au moins { $count } cartes.
}
magister_navis-hint-back = Le disque revient dans ton port.
magister_navis-hint-idle = Cela coûte un disque et ne fait rien.
magister_navis-hint-done = Tu n’utilises pas la deuxième action.
