-navis-activate = Pose un disque de ton port sur le cercle et
-navis-ship = poses-en un autre sur la case suivante de la piste d’une région ; tu reçois le jeton qui s’y trouve.
-navis-occupy = poses-en un autre dans une ville vide d’une région ouverte où tu as une présence ; tu reçois son jeton.
-navis-attack = prends une ville adverse dans une région ouverte où tu as une présence : cela coûte deux disques de plus, un pour la ville et un qui va dans ta réserve.
-navis-draw = prends la carte du dessus d’une pioche, si tu as dans sa région ouverte au moins autant de disques que son nombre.
-navis-pay = fais revenir dans ton port le disque d’un autre de tes bâtiments ; ce bâtiment est de nouveau utilisable.
-navis-ship-fine =
    - Aucune présence n’est nécessaire, et tu peux expédier vers des régions fermées ou ouvertes, mais jamais vers l’Europe.
    - À côté d’une piste pleine, il n’y a pas de jeton, mais le disque compte comme présence.
-navis-occupy-fine =
    - Tu as une présence si tu as un disque dans une ville de la région, sur sa piste ou à côté ; en Europe, tout le monde en a une.
    - Les liaisons que la ville complète donnent leurs jetons tout de suite.
-navis-attack-fine =
    - Tu ne reçois pas le jeton de la ville ; les liaisons fonctionnent comme avec une ville vide.
    - Le disque chassé retourne dans la réserve de son propriétaire.
-navis-draw-fine =
    - Les disques dans les villes, sur la piste et à côté comptent.
    - Il n’y a pas de limite de cartes avant de passer.
-navis-pay-fine =
    - Il ne peut pas se libérer lui-même.
    - Sans autre disque sur tes bâtiments, il n’y a rien à faire revenir.
-navis-single-fine = - Personne ne peut avoir deux bâtiments de niveau 5.
-navis-no-circle-fine = - Il n’a pas de cercle : rien n’est activé, et ses symboles comptent dès qu’il est construit.
-navis-action-fine =
    - Dépense-le comme ton tour : aucun bâtiment n’est activé, mais l’action elle-même coûte ses disques.
    - Un jeton que tu viens de recevoir ne sert qu’à un tour ultérieur ; tu gardes d’une manche à l’autre ceux qui n’ont pas servi, et ils ne rapportent rien.
magister_navis-rules-residence = { -navis-activate } { -navis-occupy }
magister_navis-rules-residence-fine =
    { -navis-occupy-fine }
    - Elle est imprimée sur chaque plateau et ne prend aucune des sept cases.
magister_navis-rules-market = { -navis-activate } { -navis-draw }
magister_navis-rules-market-fine = { -navis-draw-fine }
magister_navis-rules-shipyard = { -navis-activate } { -navis-ship }
magister_navis-rules-shipyard-fine = { -navis-ship-fine }
magister_navis-rules-workshop = Rien à activer : il fait monter ton industrie, tu peux donc construire à de plus hauts niveaux.
magister_navis-rules-workshop-fine = { -navis-no-circle-fine }
magister_navis-rules-bank = Rien à activer : elle fait monter ta finance, plus de disques reviennent donc comme salaire.
magister_navis-rules-bank-fine = { -navis-no-circle-fine }
magister_navis-rules-barracks = { -navis-activate } { -navis-attack }
magister_navis-rules-barracks-fine = { -navis-attack-fine }
magister_navis-rules-guild_hall = { -navis-activate } fais l’une de deux choses : expédier vers une région, ou piocher une carte.
magister_navis-rules-guild_hall-fine =
    { -navis-ship-fine }
    { -navis-draw-fine }
magister_navis-rules-dock = { -navis-activate } occupe une ville ou expédie, ou les deux dans l’ordre que tu veux ; les deux dans la même région.
magister_navis-rules-dock-fine =
    - Ta présence pour la deuxième moitié est vérifiée après la première, tu peux donc expédier d’abord.
    - { $dock_in_europe ->
        [no] En Europe, où personne ne peut expédier, ils ne font rien.
        [usual] En Europe, où personne ne peut expédier, tu peux juste occuper.
       *[any] En Europe, où personne ne peut expédier, tu peux juste occuper, sauf si la table en a décidé autrement.
    }
    { -navis-ship-fine }
    { -navis-occupy-fine }
magister_navis-rules-fortress = { -navis-activate } fais l’une de deux choses : occuper une ville vide, ou attaquer une ville adverse.
magister_navis-rules-fortress-fine =
    { -navis-occupy-fine }
    { -navis-attack-fine }
magister_navis-rules-theater = Rien à activer : il fait monter ta culture, tu reçois donc plus de disques par la croissance.
magister_navis-rules-theater-fine = { -navis-no-circle-fine }
magister_navis-rules-cartographer = { -navis-activate } expédie une ou deux fois, les deux vers la même région.
magister_navis-rules-cartographer-fine =
    - S’il ne reste qu’une case, le deuxième disque va à côté de la piste, sans jeton.
    { -navis-ship-fine }
magister_navis-rules-trade_office = { -navis-activate } pioche une ou deux cartes, les deux dans la même pioche.
magister_navis-rules-trade_office-fine =
    - En Europe aussi, les deux viennent d’une seule pioche, pas une de chacune.
    { -navis-draw-fine }
magister_navis-rules-university = Rien à activer : elle vaut sa gloire à la fin.
magister_navis-rules-university-fine = { -navis-no-circle-fine }
magister_navis-rules-exchange = { -navis-activate } { -navis-pay }
magister_navis-rules-exchange-fine =
    { -navis-pay-fine }
    { -navis-single-fine }
magister_navis-rules-museum = { -navis-activate } { -navis-pay }
magister_navis-rules-museum-fine =
    { -navis-pay-fine }
    { -navis-single-fine }
magister_navis-rules-parliament = { -navis-activate } { -navis-pay }
magister_navis-rules-parliament-fine =
    { -navis-pay-fine }
    { -navis-single-fine }
magister_navis-rules-deck-fine =
    - La carte 1 est au-dessus une fois le gouverneur parti ; chaque nombre demande autant de tes disques dans la région.
    - Une carte défaussée retourne à sa place dans la pioche.
    - On ne reçoit le gouverneur qu’en ouvrant la région, et il quitte la partie s’il est défaussé.
magister_navis-rules-EU = D’abord de la culture et de la politique, puis beaucoup de gloire. Tes disques dans les villes d’Europe comptent pour cette pioche et pour l’esclavage ; la carte 0 n’en demande aucun.
magister_navis-rules-EU-fine =
    - La première fois que quelqu’un prend la carte 5, l’esclavage est aboli : tout le monde met de côté ses cartes Esclavage, et leur pioche quitte la partie.
    - Une carte défaussée retourne à sa place dans la pioche ; reprendre la carte 5 n’a plus d’effet.
magister_navis-rules-SL = De l’industrie et de la finance tôt dans la partie, selon tes disques dans les villes d’Europe ; la carte 0 n’en demande aucun. Qui a des cartes lors de l’abolition perd leurs symboles, et chacune coûte 1 de gloire.
magister_navis-rules-SL-fine =
    - Tu peux garder une carte Esclavage au-delà de la limite, mais jamais plus de cinq cartes, sans compter la case gouverneur.
    - Une carte défaussée reste face cachée à côté de ton plateau et { $set_aside_penalty ->
        [if_abolished] coûte 1 de gloire si l’esclavage est aboli.
        [usual] coûte aussi 1 de gloire.
       *[any] coûte aussi 1 de gloire, sauf si la table ne les compte qu’après l’abolition.
    }
    - Si l’esclavage n’est jamais aboli, les cartes que tu as encore ne coûtent rien.
magister_navis-rules-AF = De la finance et un peu d’industrie, plus tard de la gloire. Le gouverneur apporte de la finance et de la politique.
magister_navis-rules-SA = De la culture sur les premières cartes, de la finance et de la gloire sur les dernières. Le gouverneur apporte de la politique.
magister_navis-rules-CA = De la politique, de la finance, et de l’industrie avec beaucoup de gloire sur la dernière carte. Le gouverneur apporte de la culture et de la politique.
magister_navis-rules-NA = De l’industrie, de la finance et de la culture ; la dernière carte n’est que de la gloire. Le gouverneur apporte de la finance et de la politique.
magister_navis-rules-IN = De la culture, de la finance et de la politique, plus tard de la gloire. Le gouverneur apporte un peu des trois.
magister_navis-rules-FE = De l’industrie et de la finance ; de la politique et beaucoup de gloire sur la dernière carte. Le gouverneur apporte de l’industrie et de la culture.
magister_navis-rules-token-fine =
    - Il reste sur ton plateau pour de bon ; personne ne peut te le prendre.
    - La valeur change tout de suite ; au-dessus de 15, le marqueur ne bouge plus, mais la vraie valeur compte quand même.
magister_navis-rules-industry = Fait monter ton industrie de 1 : elle détermine jusqu’à quel niveau tu peux construire.
magister_navis-rules-culture = Fait monter ta culture de 1 : elle détermine combien de disques tu reçois par la croissance.
magister_navis-rules-finance = Fait monter ta finance de 1 : elle détermine combien de disques reviennent comme salaire.
magister_navis-rules-politics = Fait monter ta politique de 1 : elle détermine combien de cartes tu peux garder quand tu passes.
magister_navis-rules-ship_or_draw = Dépense-le pour expédier vers une région ou pour piocher une carte, sans bâtiment.
magister_navis-rules-ship_or_draw-fine =
    { -navis-action-fine }
    { -navis-ship-fine }
    { -navis-draw-fine }
magister_navis-rules-occupy_or_draw = Dépense-le pour occuper une ville vide ou pour piocher une carte, sans bâtiment.
magister_navis-rules-occupy_or_draw-fine =
    { -navis-action-fine }
    { -navis-occupy-fine }
    { -navis-draw-fine }
magister_navis-rules-payment = Dépense-le pour faire revenir dans ton port le disque de n’importe lequel de tes bâtiments ; ce bâtiment est de nouveau utilisable.
magister_navis-rules-payment-fine =
    { -navis-action-fine }
    - Il peut libérer n’importe quel bâtiment, puisqu’aucun n’est activé pour cela.
magister_navis-rules-attack = Dépense-le pour attaquer une ville adverse sans bâtiment : cela coûte deux disques de ton port, un pour la ville et un qui va dans ta réserve.
magister_navis-rules-attack-fine =
    { -navis-action-fine }
    { -navis-attack-fine }
magister_navis-rules-setup-title = Mise en place
magister_navis-rules-setup = Les 95 jetons sont posés face visible au hasard sur les 40 cases d’expédition, 29 villes et 26 liaisons. Les pioches sont face visible, le gouverneur au-dessus ; l’Europe et l’esclavage commencent par la carte 0. Exemplaires d’un bâtiment par niveau : 5, 4, 3, 2, 1. Tu as 30 disques, une maison coloniale et sept cases.
magister_navis-rules-openness-title = Rien n’est caché
magister_navis-rules-openness = Jetons, pioches, plateaux, ports et scores sont visibles par tout le monde. Seuls la répartition des jetons et qui commence sont dus au hasard ; ensuite, il n’y en a plus. Le jeu se joue de 3 à 5.
magister_navis-rules-round-title = Une manche
magister_navis-rules-round = Sept manches. { $preparation ->
        [by_phase] À chacune, à partir de qui commence, tout le monde construit, puis tout le monde fait sa croissance, puis tout le monde touche son salaire ; ensuite, on joue tour à tour jusqu’à ce que tout le monde ait passé.
        [usual] À chacune, à partir de qui commence, chacun construit, fait sa croissance et touche son salaire d’un coup ; ensuite, on joue tour à tour jusqu’à ce que tout le monde ait passé.
       *[any] À chacune, à partir de qui commence, chacun construit, fait sa croissance et touche son salaire d’un coup ; ensuite, on joue tour à tour jusqu’à ce que tout le monde ait passé. Une table peut décider que tout le monde construit avant toute croissance, et que toute croissance précède tout salaire : le résultat est le même.
    } La couronne passe à gauche après chaque manche.
magister_navis-rules-symbols-title = Symboles et valeurs
magister_navis-rules-symbols = Ton industrie, ta culture, ta finance et ta politique sont la somme des symboles de tes jetons, de tes bâtiments et de tes cartes actives. Elles changent dès que tu en gagnes ou en perds. Les symboles de gloire ne comptent qu’à la fin.
magister_navis-rules-rewards-title = Ce que donnent les quatre pistes
magister_navis-rules-rewards = Toutes les quatre ont des paliers à 2, 4, 7 et 10. Industrie : niveau de bâtiment 1 à 5. Culture : croissance 2 à 6. Finance : 1 à 5 paiements. Politique : limite de cartes 1 à 5. À la fin, chaque piste vaut 0, 2, 4, 7, puis 10 de gloire, et 1 de plus par valeur jusqu’à 15.
magister_navis-rules-building-title = Construction
magister_navis-rules-building = À chaque manche, tu prends exactement une tuile d’un niveau que permet ton industrie ; ses symboles comptent tout de suite. Tu peux prendre un type que tu as déjà, mais un seul bâtiment de niveau 5. S’il ne reste rien des niveaux que tu peux construire, le plus bas niveau proposé t’est ouvert.
magister_navis-rules-growth-title = Croissance
magister_navis-rules-growth = Autant de disques que le permet ta culture passent de ta réserve à ton port ; s’il en reste moins, tous. Cela se fait tout seul.
magister_navis-rules-salary-title = Salaire
magister_navis-rules-salary = Autant de disques que le permet ta finance reviennent de tes bâtiments dans ton port. S’il y en a plus sur tes bâtiments, tu choisis lesquels ; sinon, tous reviennent, et les paiements en trop sont perdus.
magister_navis-rules-turn-title = Ton tour
magister_navis-rules-turn = Fais l’une de trois choses : activer un bâtiment dont le cercle est libre, dépenser un jeton d’action, ou passer. Une fois que tu as passé, tu ne joues plus dans cette manche. { $empty_activation ->
        [yes] Tu peux activer un bâtiment sans son action.
        [usual] Tu ne peux pas activer un bâtiment sans son action.
       *[any] Tu ne peux activer un bâtiment sans son action que si la table l’a choisi.
    }
magister_navis-rules-cost-title = Ce que coûte une action
magister_navis-rules-cost = En disques de ton port, celui du cercle compris : expédier 2, occuper 2, attaquer 3, piocher 1, paiement 1. Avec un jeton : 1, 1, 2, 0, 0. La deuxième moitié d’une double action coûte son propre disque (piocher encore, aucun), mais pas de deuxième activation.
magister_navis-rules-spending-title = Jetons d’action
magister_navis-rules-spending = Dépenses-en un au lieu d’activer un bâtiment ; il quitte la partie. Un jeton que tu viens de recevoir ne sert pas au même tour. Les jetons ne s’échangent jamais, et tu les gardes d’une manche à l’autre.
magister_navis-rules-halves-title = La deuxième moitié d’une action
magister_navis-rules-halves = Les docks, le cartographe et le bureau de vente peuvent agir deux fois : dans la même région, ou pour le bureau de vente dans la même pioche. La deuxième moitié est facultative et dépend de la position après la première.
magister_navis-rules-presence-title = Présence et régions ouvertes
magister_navis-rules-presence = Pour occuper, attaquer ou piocher, la région doit être ouverte, et il te faut des disques là-bas : dans une ville, sur la piste ou à côté. L’Europe est ouverte dès le départ, et personne n’y a besoin d’un disque pour occuper ou attaquer.
magister_navis-rules-shipping-title = Expédition
magister_navis-rules-shipping = Sur la piste d’une région, pose un disque sur la case libre la plus éloignée de la pioche, et prends le jeton qui s’y trouve. À côté d’une piste pleine, tu n’as pas de jeton, mais une présence. Tu peux expédier partout sauf vers l’Europe.
magister_navis-rules-opening-title = Ouvrir une région
magister_navis-rules-opening = Remplir la dernière case d’une piste ouvre la région tout de suite. Son gouverneur va à qui a le plus de disques sur la piste ; à égalité, à qui a le dernier disque le plus près de la pioche. On ne peut pas le refuser.
magister_navis-rules-occupying-title = Occuper une ville
magister_navis-rules-occupying = Pose un disque dans une ville vide d’une région ouverte où tu as une présence, et prends son jeton. Tu reçois en même temps les jetons des liaisons qu’elle complète.
magister_navis-rules-connecting-title = Liaisons
magister_navis-rules-connecting = Tu contrôles une liaison tant que tu tiens ses deux villes. Qui y parvient en premier prend son jeton et le garde. À la fin, chaque liaison que tu contrôles vaut 1 de gloire.
magister_navis-rules-attacking-title = Attaquer une ville
magister_navis-rules-attacking = Dans une région ouverte où tu as une présence (en Europe toujours) : un disque de ton port va dans ta réserve, un autre remplace dans une ville un disque adverse, qui retourne dans la réserve adverse. Tu ne prends pas de jeton de ville.
magister_navis-rules-paying-title = Paiements
magister_navis-rules-paying = Un paiement fait revenir dans ton port le disque d’un de tes bâtiments, que tu peux donc réutiliser dans cette manche. Le bâtiment qui donne le paiement ne peut pas se libérer lui-même.
magister_navis-rules-drawing-title = Piocher des cartes
magister_navis-rules-drawing = Prends la carte du dessus de la pioche d’une région ouverte si tu y as au moins autant de disques que son nombre. Les cartes 0 n’en demandent aucun. Les symboles comptent tout de suite. Il n’y a pas de limite avant de passer. On ne peut pas piocher dans une pioche vide.
magister_navis-rules-abolition-title = Abolition de l’esclavage
magister_navis-rules-abolition = Quand quelqu’un prend pour la première fois la carte 5 de l’Europe, tout le monde, même qui a passé, met ses cartes Esclavage face cachée à côté de son plateau et en perd les symboles. La pioche Esclavage quitte la partie.
magister_navis-rules-passing-title = Passer
magister_navis-rules-passing = Quand tu passes, tes cartes doivent tout de suite tenir dans la limite, et tu ne joues plus dans cette manche. Si tu n’as rien d’autre à faire, tu passes automatiquement ; on ne te demande alors que pour tes cartes.
magister_navis-rules-limit-title = La limite de cartes
magister_navis-rules-limit = La politique détermine combien de cartes tu peux garder. Une carte Esclavage s’y ajoute, mais jamais plus de cinq cartes en tout, et un gouverneur sur la case gouverneur ne compte ni pour l’une ni pour l’autre. La politique que tu défausses abaisse tout de suite la limite.
magister_navis-rules-governor_space-title = La case gouverneur
magister_navis-rules-governor_space = { $governor_space ->
        [must_fill] Un gouverneur doit s’y trouver tant que tu en as un ; tu décides lequel avant de défausser des cartes. Une case vide vaut 3 de gloire à la fin.
       *[usual] Tu décides quel gouverneur y va, s’il en va un, avant de défausser des cartes. Une case vide vaut 3 de gloire à la fin ; { $end_arrangement ->
        [as_laid] tes cartes comptent telles qu’elles sont posées.
        [usual] c’est alors la meilleure disposition possible qui compte pour toi.
       *[any] normalement, c’est alors la meilleure disposition possible qui compte pour toi.
    }
    }
magister_navis-rules-discarding-title = Défausser des cartes
magister_navis-rules-discarding = Une à la fois, et pas plus que nécessaire. Les cartes d’une région retournent à leur place dans la pioche, les gouverneurs quittent la partie, les cartes Esclavage restent face cachée à côté de ton plateau et { $set_aside_penalty ->
        [if_abolished] coûtent 1 de gloire chacune si l’esclavage est aboli.
        [usual] coûtent 1 de gloire chacune.
       *[any] coûtent normalement 1 de gloire chacune.
    }
magister_navis-rules-late_governor-title = Un gouverneur après avoir passé
magister_navis-rules-late_governor = Si tu deviens gouverneur après avoir passé, { $late_governor ->
        [next_pass] tes cartes doivent tenir la prochaine fois que tu passes.
        [usual] tes cartes doivent tenir tout de suite.
       *[any] tes cartes doivent tenir tout de suite, sauf si la table a choisi d’attendre la prochaine fois que tu passes.
    }
magister_navis-rules-end-title = Fin de la partie
magister_navis-rules-end = La partie se termine après la septième manche, quand tout le monde a passé.
magister_navis-rules-score-title = Décompte
magister_navis-rules-score = 1 par liaison, 1 ou 2 par ville, la gloire de tes quatre pistes, des cartes et des universités ; 3 s’il n’y a pas de gouverneur sur la case gouverneur ; 1 par tranche de trois disques au port ; −1 par carte Esclavage mise de côté{ $set_aside_penalty ->
        [if_abolished] , si l’esclavage a été aboli.
       *[usual] .
    } Les jetons inutilisés, la réserve et les disques sur les bâtiments ne rapportent rien.
magister_navis-rules-winner-title = Qui gagne
magister_navis-rules-winner = Qui a le plus de gloire gagne ; à égalité, la victoire est partagée.
magister_navis-card-level = { $level ->
    [0] Sur chaque plateau
   *[other] Niveau { $level }
}
magister_navis-card-copies = { $count ->
    [one] { $count } exemplaire
   *[other] { $count } exemplaires
}
magister_navis-card-circle = { $circle ->
    [yes] S’active
   *[no] Rien à activer
}
magister_navis-card-discs = { $action } : { $count ->
    [0] aucun disque
    [one] { $count } disque
   *[other] { $count } disques
}
magister_navis-card-halves = Les deux moitiés : { magister_navis-discs }
magister_navis-card-tokens = { $count ->
    [one] { $count } jeton en jeu
   *[other] { $count } jetons en jeu
}
magister_navis-card-token = Jeton de commerce
magister_navis-card-row = carte { $value } (pour { $value ->
    [0] aucun disque
    [one] { $value } disque
   *[other] { $value } disques
}) : { $symbols }
magister_navis-card-row-governor = le gouverneur : { $symbols }
magister_navis-card-alt = { $name } ({ $other }). { $facts }. { $text }
rules-section-rounds = Manches
rules-section-prepare = Construction, croissance, salaire
rules-section-actions = Actions
rules-section-passing = Passer, et cartes
rules-section-deck = Pioches
rules-section-token = Jetons
magister_navis-book-preparation = Préparation
magister_navis-book-symbols = Les symboles
magister_navis-book-course = Déroulement
magister_navis-book-build = Phase 1 : Construction
magister_navis-book-growth = Phase 2 : Croissance
magister_navis-book-salary = Phase 3 : Salaire
magister_navis-book-actions = Exécuter des actions
magister_navis-book-shipping = Expédition
magister_navis-book-opening = Ouvrir une région
magister_navis-book-occupying = Occuper
magister_navis-book-connections = Contrôler des liaisons
magister_navis-book-attack = Attaque
magister_navis-book-payment = Paiement
magister_navis-book-drawing = Piocher des cartes
magister_navis-book-abolition = Abolition de l’esclavage
magister_navis-book-passing = Passer et défausser
magister_navis-book-end = Fin de la partie
