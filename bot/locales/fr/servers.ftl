error-server-left = Le bot a été retiré du serveur de cette table : la partie est suspendue et aucun chrono ne tourne. Réinvite le bot avant le { $until } pour continuer.
notice-restored = ⏪ Les données du bot ont dû être restaurées à partir d’une sauvegarde du { $backup }. { $lost ->
    [0] Tout ce qui s’est passé ensuite à cette table est perdu
    [one] Un coup joué ensuite à cette table est perdu
   *[other] { $lost } coups joués ensuite à cette table sont perdus
} : la partie continue à partir de la position d’alors. Aucun chrono n’a tourné entre-temps.
notice-strong-missed = 🤖 Les bots maison forts ne peuvent pas réfléchir à l’avance ici en ce moment ; ils jouent donc comme les bots solides.
notice-strong-less = 🤖 Les bots maison forts ont ici, en ce moment, moins de la moitié de leur temps de réflexion ; ils jouent donc un peu moins bien.
notice-program = 🤖 { $name } fait jouer un programme ici.
notice-server-back = 🔌 Le bot est de retour sur ce serveur : la partie continue. Aucun chrono n’a tourné entre-temps.
setup-title = Tables de ce serveur
setup-language = { $language ->
    [none] Langue des nouvelles tables : celle du serveur
   *[other] Langue des nouvelles tables : { $name }
}
setup-pace = Rythme des nouvelles tables : { $pace }
setup-pace-unset = par défaut
setup-pace-none = sans chrono
setup-pace-live = direct (minutes)
setup-pace-fast = rapide (12 heures par coup)
setup-pace-standard = standard (24 heures par coup)
setup-pace-relaxed = tranquille (72 heures par coup)
setup-per-person = { $most ->
    [0] Tables par personne : sans limite
   *[other] Tables par personne : au plus { $most } avec d’autres à la fois
}
setup-audit = { $channel ->
    [none] Journal d’audit : aucun
   *[other] Journal d’audit : { $channel }
}
setup-limit = { $limit ->
    [0] Tables ouvertes : sans limite
   *[other] Tables ouvertes : au plus { $limit }
}
setup-channels = On peut ouvrir des tables dans : { $channels }
setup-roles = Peuvent ouvrir des tables : { $roles }
setup-all = tous
setup-about = Change ces réglages avec /réglages modifier. Redonne un salon ou un rôle pour l’enlever ; 0 supprime une limite. Le journal d’audit se règle avec /réglages audit.
error-not-here = Sur ce serveur, on ne peut ouvrir des tables que dans { $channels }.
error-role-needed = Sur ce serveur, seuls ces rôles peuvent ouvrir des tables : { $roles }.
error-enough-tables = { $most ->
    [one] Ce serveur ne permet qu’une table ouverte, et elle est prise. Il faut d’abord la terminer.
   *[other] Ce serveur permet au plus { $most } tables ouvertes, et toutes sont prises. Il faut d’abord en terminer une.
}
error-not-admin = Il te faut la permission « Gérer le serveur ».
cmd-setup = Réglages des tables de ce serveur
cmd-setup-show = Voir les réglages de ce serveur
cmd-setup-change = Changer des réglages de ce serveur, et les voir tous
cmd-setup-open-post = Placer un message permanent d’où tout le monde peut ouvrir et rejoindre des tables
name-change = modifier
arg-setup-language = Langue des nouvelles tables, et pour les membres dont je ne parle pas la langue
arg-setup-pace = Rythme des nouvelles tables
arg-setup-role = Un rôle qui peut ouvrir des tables (redonne-le pour l’enlever)
arg-limit = Combien de tables peuvent être ouvertes en même temps, 0 = sans limite
arg-channel = Un salon pour des tables (redonne-le pour l’enlever)
name-setup = réglages
name-pace = rythme
name-limit = limite
name-channel = salon
setup-newcomers = { $most ->
    [0] Nouveaux : sans limite
    [one] Nouveaux : au plus { $most } table avant d’avoir terminé une partie
   *[other] Nouveaux : au plus { $most } tables avant d’avoir terminé une partie
}
error-too-many-tables = { $who ->
    [you] C’est tout nouveau pour toi ici : avant d’avoir terminé une partie avec d’autres sur ce serveur, tu peux être à { $most ->
        [one] { $most } table
       *[other] { $most } tables
    } au plus avec d’autres, et tu y es déjà : { $tables }. Termine d’abord une partie, ou quitte une table pas commencée avec /table quitter.
   *[other] { $name } débute ici et a déjà { $most ->
        [one] { $most } table
       *[other] { $most } tables
    }, la limite dans ce cas. Il faut d’abord terminer une partie.
}
error-no-more-tables = { $who ->
    [you] Sur ce serveur, on peut être à { $most ->
        [one] { $most } table
       *[other] { $most } tables
    } au plus avec d’autres à la fois, et tu y es déjà : { $tables }. Termine d’abord une partie, ou quitte une table pas commencée avec /table quitter.
   *[other] { $name } a déjà { $most ->
        [one] { $most } table
       *[other] { $most } tables
    } ici, la limite pour tout le monde. Il faut d’abord terminer une partie.
}
arg-newcomers = Tables des nouveaux avant une première partie terminée ici (défaut 2), 0 = sans limite
name-newcomers = nouveaux
