-amerigo-mark-ours = notre reconstruction
amerigo-rules-map-title = La carte
amerigo-rules-map = 9, 12 ou 16 tuiles carrées à 2, 3 ou 4, mélangées et tournées. Toute l’eau est reliée au cadre, et deux îles ne se touchent jamais, même par un coin.{ $map_checks ->
        [rulebook] { " " }Toute carte de ce genre peut être tirée, même sans grande île.
        [usual] { " " }Le bot tire aussi de nouveau jusqu’à ce qu’il y ait une à cinq grandes îles, et une case comptoir sur chaque île.
       *[any] { " " }Le bot tire aussi de nouveau jusqu’à ce qu’il y ait une à cinq grandes îles, et une case comptoir sur chaque île ; une table peut s’en passer.
    }
amerigo-rules-map-ours = L’aspect des tuiles est notre propre reconstruction.
amerigo-rules-cells-title = Cases
amerigo-rules-cells = Terre, eau, terre avec l’une de cinq ressources, cases comptoir (terre) et mouillages : l’eau à côté de chaque case comptoir. Une île de 20 cases de terre ou plus est grande et a un coffre au trésor. Un cadre de 12, 14 ou 16 champs d’eau entoure la carte, à partir de Z1 en haut à gauche dans le sens horaire.
amerigo-rules-supplies-title = Ce que tu as au départ
amerigo-rules-supplies = 12 comptoirs, 2 navires hors de la carte, 16 villages, et 0, 1, 2 ou 3 or dans l’ordre du tour. Un jeton Denrée de chaque type est imprimé sur ton plateau. 37 tuiles neutres sont à la disposition de tout le monde.
amerigo-rules-supplies-ours = Le nombre de tuiles de chaque forme est notre propre reconstruction.
amerigo-rules-stocks-title = Piles cachées
amerigo-rules-stocks = Six jetons Pirate (0, 0, 1, 2, 3, 4) : l’un quitte la partie sans être vu, un est révélé. De 24 jetons Progrès, 8 sont visibles. Jetons Denrée : 30, 40 ou 50, dont 6, 8 ou 10 visibles. Vos disques forment une pile au hasard sur la piste d’ordre.
amerigo-rules-stocks-ours = Les actions pour lesquelles neuf des jetons Progrès donnent plus de PA sont notre propre reconstruction.
amerigo-rules-openness-title = Ce qui est caché
amerigo-rules-openness = Seuls sont cachés les jetons Pirate face cachée, l’ordre des jetons Progrès et des jetons Denrée à venir, et ce que fera la tour. Tout le reste est visible, même combien de cubes de chaque couleur sont dans la tour.
amerigo-rules-phase-title = Manches et phases
amerigo-rules-phase = Cinq manches de sept phases : bleu, noir, rouge, brun, vert, jaune, blanc. À chaque phase, les cubes de sa couleur sont lancés dans la tour, et chacun joue une fois. Puis les cubes retournent dans la réserve. Sans cubes à lancer, ou si rien ne tombe, la phase est sautée.
amerigo-rules-tower-title = La tour à cubes
amerigo-rules-tower = Une partie des cubes lancés y reste, et une partie des précédents tombe.
amerigo-rules-tower-ours = { $tower ->
        [loose] À cette table, les cubes tiennent d’autant moins qu’on en lance plus : un modèle de notre cru.
        [usual] Ici, chaque cube lancé tombe avec 2 chances sur 3, chaque cube déjà dedans avec 1 sur 3 : notre propre lecture de ce que font d’autres programmes.
       *[any] Ici, chaque cube lancé tombe avec 2 chances sur 3, chaque cube déjà dedans avec 1 sur 3 : notre propre lecture de ce que font d’autres programmes. Une table peut choisir un autre modèle, aussi de notre cru : « { amerigo-option-tower-loose } ».
    }
amerigo-rules-points-title = Actions et points d’action (PA)
amerigo-rules-points = Tu peux choisir l’action de n’importe quelle couleur du champ d’action. Tu as autant de points d’action (PA) que la couleur la plus fréquente a de cubes, quelle que soit l’action choisie. Les jetons de PA supplémentaires s’additionnent. Les PA restants sont perdus.
amerigo-rules-order_of_play-title = Qui joue d’abord
amerigo-rules-order_of_play = Qui est le plus avancé sur la piste d’ordre joue d’abord ; sur la même case, le disque du dessus. L’ordre est fixé au début de la phase.
amerigo-rules-turn-title = Ton tour
amerigo-rules-turn = Fais une seule chose : une action disponible, prendre de l’or, ou utiliser le jeton qui donne des PV pour les cubes. Plusieurs peuvent choisir la même action. Tu peux toujours laisser des PA inutilisés.
amerigo-rules-sailing-title = Naviguer
amerigo-rules-sailing = Chacun de tes deux navires peut faire autant de pas que tu as de PA, un navire après l’autre. Un pas mène à la case d’eau ou au champ du cadre voisin, jamais en diagonale. La première fois, les deux navires partent gratuitement de champs du cadre de ton choix.
amerigo-rules-ends-title = Où un navire peut s’arrêter
amerigo-rules-ends = Un champ du cadre accueille autant de navires qu’on veut, mais une case d’eau un seul. Les navires peuvent en traverser d’autres. Un navire qui a fini son déplacement ne bouge plus dans cette action.
amerigo-rules-posting-title = Poser un comptoir
amerigo-rules-posting = Un navire qui finit son déplacement à un mouillage peut poser un de tes comptoirs sur la case comptoir à côté, si elle n’a ni comptoir ni tuile. { $post_at_rest ->
        [no] Un navire qui reste sur place ne le peut pas.
        [usual] Un navire qui reste sur place le peut aussi.
       *[any] Un navire qui reste sur place le peut aussi, sauf si la table en a décidé autrement.
    }
amerigo-rules-discovery-title = Découvrir une île
amerigo-rules-discovery = Le premier comptoir d’une île rapporte 3 PV à qui le pose. Les suivants, à toi ou aux autres, ne rapportent rien tout de suite, mais chacun compte quand l’île est terminée. Tu peux avoir plusieurs comptoirs sur une île.
amerigo-rules-bought_points-title = Acheter des pas
amerigo-rules-bought_points = { $bought_points ->
        [moving] En naviguant, chaque or payé est un pas de plus pour le navire qui avance, pas pour l’autre.
        [usual] En naviguant, chaque or payé est un pas de plus pour les deux navires, mais un navire qui a fini ne bouge plus.
       *[any] En naviguant, chaque or payé est un pas de plus pour les deux navires, mais un navire qui a fini ne bouge plus. Une table peut décider qu’il ne compte que pour le navire qui avance.
    }
amerigo-rules-loading-title = Charger des canons (noir)
amerigo-rules-loading = Chaque PA est un canon, jusqu’à 12. S’il reste des PA au bout de la piste, tu reçois 2 or, quel que soit le nombre perdu.
amerigo-rules-planning-title = Planifier (rouge)
amerigo-rules-planning = Prends des tuiles à construire plus tard : autant de tes villages que tu veux pour 1 PA chacun, et une tuile neutre pour autant de PA qu’elle a de cases. Elles attendent à côté de ton plateau aussi longtemps que tu veux.
amerigo-rules-advancing-title = Progrès (brun)
amerigo-rules-advancing = Chaque PA est un pas sur la piste de progrès, et certaines de ses cases ont des PV. À la fin, la plus haute valeur atteinte compte. S’il reste des PA au bout de la piste, tu reçois 2 or.
amerigo-rules-advancing-ours = La piste a 20 cases, avec des PV en 4, 8, 12, 16 et 20 : c’est notre propre reconstruction.
amerigo-rules-picking-title = Prendre des jetons Progrès
amerigo-rules-picking = Pour chaque case à PV que tu atteins ou dépasses, tu dois prendre tout de suite l’un des jetons Progrès visibles. Deux de ces cases donnent deux jetons. Si aucun n’est visible, tu ne reçois rien à la place. Un jeton de PA supplémentaires ne compte pas pour l’action où tu le prends.
amerigo-rules-buying-title = Acheter des jetons Denrée (jaune)
amerigo-rules-buying = Achète autant de jetons Denrée visibles que tu veux, tant que tu peux payer leurs coûts (2, 3 ou 4 PA). Ils ne sont remplacés qu’à la manche suivante.
amerigo-rules-buying-ours = Combien de jetons ont quel coût est notre propre reconstruction.
amerigo-rules-moving-title = Ordre du tour (blanc)
amerigo-rules-moving = Avec un cube blanc dans le champ d’action, avance ton disque sur la piste d’ordre, d’une case par PA au plus ; sur une case occupée, il va au-dessus. Le nouvel ordre vaut à partir de la phase suivante. La plus haute valeur atteinte y compte à la fin.
amerigo-rules-moving-ours = Les cases et leurs valeurs sont notre propre reconstruction.
amerigo-rules-special-title = Action spéciale (blanc)
amerigo-rules-special = Si ton disque est sur une case colorée et qu’aucun cube de cette couleur n’est dans le champ d’action, les cubes blancs y comptent pour toi comme cette couleur : fais son action avec les PA de la phase. Sur la dernière case, tu peux choisir n’importe quelle couleur.{ $special_bonus ->
        [no] { " " }Les jetons de PA supplémentaires ne comptent pas ici.
        [usual] { " " }Les jetons de PA supplémentaires comptent aussi ici.
       *[any] { " " }Une table peut décider que les jetons de PA supplémentaires ne comptent pas ici.
    }{ $wild_adds_up ->
        [yes] { " " }Sur la dernière case, les cubes blancs s’ajoutent à ceux de la couleur.
        [usual] { " " }Les cubes blancs ne s’ajoutent pas à ceux de la couleur.
       *[any] { " " }Une table peut laisser les cubes s’ajouter sur la dernière case.
    }
amerigo-rules-placing-title = Construire
amerigo-rules-placing = Pose des tuiles planifiées sur des îles où tu as un comptoir : un village pour 1 PA, une tuile neutre pour autant de PA qu’elle a de cases. Chaque tuile doit être entièrement sur de la terre libre. On peut couvrir des ressources et des cases comptoir libres ; une case comptoir couverte n’aura jamais de comptoir.
amerigo-rules-linking-title = Relier à ton comptoir
amerigo-rules-linking = Chaque tuile doit toucher l’un de tes comptoirs par un côté, ou lui être reliée par une chaîne continue de tes villages et de tuiles neutres, peu importe qui les a construites. Les villages et comptoirs des autres ne relient pas. Les coins ne comptent pas.
amerigo-rules-scoring_tiles-title = Ce que rapporte une tuile
amerigo-rules-scoring_tiles = Tout de suite : un village 1 PV, ou 2 sur une grande île ; une tuile neutre 2 PV par case, ou 3 sur une grande île. Tu reçois aussi chaque ressource qu’elle couvre.
amerigo-rules-completing-title = Terminer une île
amerigo-rules-completing = Qui remplit la dernière case, avec une tuile ou un comptoir, marque 3 PV, et sur une grande île prend le coffre. Puis toutes les personnes qui y ont des comptoirs marquent selon le nombre de leurs comptoirs, multiplié par le jeton Temps : 5 à la manche 1, jusqu’à 1 à la manche 5.
amerigo-rules-completing-ours = Un comptoir compte 1, deux comptent 3 ; pour trois, quatre et cinq comptoirs ou plus, 6, 10 et 15 sont notre propre lecture.
amerigo-rules-chest-title = Coffres au trésor
amerigo-rules-chest = Qui termine une grande île reçoit son coffre : 3 or, une fois, à n’importe laquelle de ses décisions, ou à la fin de la partie. Tant qu’il est sur la carte, ce n’est qu’un repère.
amerigo-rules-gold-title = Or
amerigo-rules-gold = La piste s’arrête à 12. { $gold_overflow ->
        [lost] De l’or qui ne tient pas, seul celui pris au lieu d’une action vaut 1 PV chacun ; le reste est perdu.
        [usual] L’or qui ne tient pas vaut 1 PV chacun.
       *[any] L’or qui ne tient pas vaut 1 PV chacun, sauf si la table a décidé que seul l’or pris au lieu d’une action rapporte ainsi.
    } À la fin, chaque or vaut 1 PV.
amerigo-rules-taking_gold-title = Prendre de l’or
amerigo-rules-taking_gold = Au lieu d’une action, tu peux prendre en or un tiers de tous les cubes du champ d’action, arrondi au-dessus. Les jetons de PA supplémentaires ne comptent pas ici.
amerigo-rules-paying-title = Payer avec de l’or
amerigo-rules-paying = Dans une action, chaque or payé est un PA de plus, autant de fois que tu veux. Le bot le paie avec le coup qui en a besoin, et le dit. { $overshoot ->
        [yes] Tu peux acheter un PA de plus que la place d’une piste, pour recevoir l’or de sa fin.
        [usual] On ne peut pas acheter de PA juste pour dépasser le bout d’une piste.
       *[any] On ne peut pas acheter de PA juste pour dépasser le bout d’une piste, sauf si la table permet d’en acheter un pour l’or qui s’y trouve.
    }
amerigo-rules-track_end-title = Le bout d’une piste
amerigo-rules-track_end = Canons, progrès, ordre : si ton disque atteint le bout avec des PA restants, ou y est déjà, tu reçois 2 or, quel que soit le nombre de PA perdus.
amerigo-rules-pirates-title = Les pirates
amerigo-rules-pirates = Après la phase blanche, les jetons Pirate révélés attaquent. Avec au moins autant de canons que leur somme, tu perds autant de canons et gardes le reste. Avec moins, tu perds tous tes canons et autant de PV que toute la somme, mais sans jamais passer sous 0.
amerigo-rules-preparation-title = Entre deux manches
amerigo-rules-preparation = Un jeton Pirate de plus est révélé. Les jetons Progrès de droite quittent la partie, ceux de gauche passent à droite, quatre nouveaux arrivent à gauche. Les jetons Denrée restants sont remplacés par la pile suivante. Le jeton Temps baisse de 1.
amerigo-rules-end-title = La fin
amerigo-rules-end = Après la cinquième manche, les pirates attaquent encore une fois. Les coffres et jetons d’or inutilisés deviennent de l’or, autant qu’il en tient ; le reste vaut 1 PV chacun. Puis chaque or sur la piste vaut 1 PV.
amerigo-rules-goods_scoring-title = Denrées et ressources
amerigo-rules-goods_scoring = Pour chaque denrée : tes ressources multipliées par (tes jetons Denrée plus celui imprimé), en PV. Ce qu’a coûté un jeton Denrée n’importe pas.
amerigo-rules-tracks_scoring-title = Pistes et jetons
amerigo-rules-tracks_scoring = Trois choses comptent : la plus haute valeur atteinte sur la piste de progrès, celle sur la piste d’ordre, et les jetons Progrès pour le décompte final.
amerigo-rules-winner-title = Qui gagne
amerigo-rules-winner = Qui a le plus de points de victoire (PV) gagne ; à égalité, qui est le plus avancé sur la piste d’ordre, le disque du dessus d’abord.
amerigo-rules-tile-fine =
    - Elle se pose sur de la terre libre d’une île où tu as un comptoir, reliée à l’un de tes comptoirs.
    - Les tuiles planifiées attendent aussi longtemps que tu veux.
amerigo-rules-tile-fine-ours = - Combien il y en a de cette forme est notre propre reconstruction.
-amerigo-village = L’un de tes villages : 1 PA à planifier, 1 à construire, quelle que soit sa taille. Il rapporte 1 PV, 2 sur une grande île.
amerigo-rules-v1 = { -amerigo-village } Il couvre 1 case.
amerigo-rules-v2 = { -amerigo-village } Il couvre 2 cases.
amerigo-rules-v3I = { -amerigo-village } Il couvre 3 cases en ligne.
amerigo-rules-v3L = { -amerigo-village } Il couvre 3 cases en angle.
amerigo-rules-v4I = { -amerigo-village } Il couvre 4 cases en ligne.
amerigo-rules-v4O = { -amerigo-village } Il couvre un carré de 4 cases.
amerigo-rules-n1 = Neutre, 1 case : 1 PA à planifier, 1 à construire. Elle rapporte 2 PV, 3 sur une grande île, et relie qui a un comptoir à côté.
amerigo-rules-n2 = Neutre, 2 cases : 2 PA à planifier, 2 à construire. Elle rapporte 4 PV, 6 sur une grande île, et relie qui a un comptoir à côté.
amerigo-rules-n3I = Neutre, 3 cases en ligne : 3 PA à planifier, 3 à construire. Elle rapporte 6 PV, 9 sur une grande île, et relie qui a un comptoir à côté.
amerigo-rules-n3L = Neutre, 3 cases en angle : 3 PA à planifier, 3 à construire. Elle rapporte 6 PV, 9 sur une grande île, et relie qui a un comptoir à côté.
amerigo-rules-n4I = Neutre, 4 cases en ligne : 4 PA à planifier, 4 à construire. Elle rapporte 8 PV, 12 sur une grande île, et relie qui a un comptoir à côté.
amerigo-rules-n4O = Neutre, un carré de 4 cases : 4 PA à planifier, 4 à construire. Elle rapporte 8 PV, 12 sur une grande île, et relie qui a un comptoir à côté.
amerigo-rules-n5U = Neutre, 5 cases en U : 5 PA à planifier, 5 à construire. Elle rapporte 10 PV, 15 sur une grande île, et relie qui a un comptoir à côté.
amerigo-rules-n6R = Neutre, 6 cases sur deux rangs : 6 PA à planifier, 6 à construire. Elle rapporte 12 PV, 18 sur une grande île, et relie qui a un comptoir à côté.
amerigo-more-fine =
    - Il compte dès ta prochaine action, pas pour celle où tu l’as pris.
    - Plusieurs jetons de ce genre s’additionnent.
    - { $special_bonus ->
        [no] Il ne compte pas pour l’action spéciale.
        [usual] Il compte aussi pour l’action spéciale.
       *[any] Il compte aussi pour l’action spéciale, sauf si la table en a décidé autrement.
    }
-amerigo-more-ours = - Les actions de ces jetons sont { -amerigo-mark-ours }.
-amerigo-gold-fine = - Tu peux l’utiliser à n’importe laquelle de tes décisions, même dans l’action où tu l’as pris.
-amerigo-end-fine = - Il ne compte qu’à la fin de la partie.
amerigo-rules-ap2_blue = Tu as 2 PA de plus chaque fois que tu navigues.
amerigo-rules-ap2_blue-fine = { amerigo-more-fine }
amerigo-rules-ap2_blue-fine-ours = { -amerigo-more-ours }
amerigo-rules-ap2_black = Tu as 2 PA de plus chaque fois que tu charges des canons.
amerigo-rules-ap2_black-fine = { amerigo-more-fine }
amerigo-rules-ap2_black-fine-ours = { -amerigo-more-ours }
amerigo-rules-ap2_red = Tu as 2 PA de plus chaque fois que tu planifies.
amerigo-rules-ap2_red-fine = { amerigo-more-fine }
amerigo-rules-ap2_red-fine-ours = { -amerigo-more-ours }
amerigo-rules-ap2_brown = Tu as 2 PA de plus chaque fois que tu choisis le progrès.
amerigo-rules-ap2_brown-fine = { amerigo-more-fine }
amerigo-rules-ap2_brown-fine-ours = { -amerigo-more-ours }
amerigo-rules-ap2_green = Tu as 2 PA de plus chaque fois que tu construis.
amerigo-rules-ap2_green-fine = { amerigo-more-fine }
amerigo-rules-ap2_green-fine-ours = { -amerigo-more-ours }
amerigo-rules-ap2_yellow = Tu as 2 PA de plus chaque fois que tu achètes des jetons Denrée.
amerigo-rules-ap2_yellow-fine = { amerigo-more-fine }
amerigo-rules-ap2_yellow-fine-ours = { -amerigo-more-ours }
amerigo-rules-ap1_blue_black = Tu as 1 PA de plus chaque fois que tu navigues ou charges des canons.
amerigo-rules-ap1_blue_black-fine = { amerigo-more-fine }
amerigo-rules-ap1_blue_black-fine-ours = { -amerigo-more-ours }
amerigo-rules-ap1_red_brown = Tu as 1 PA de plus chaque fois que tu planifies ou choisis le progrès.
amerigo-rules-ap1_red_brown-fine = { amerigo-more-fine }
amerigo-rules-ap1_red_brown-fine-ours = { -amerigo-more-ours }
amerigo-rules-ap1_green_yellow = Tu as 1 PA de plus chaque fois que tu construis ou achètes des jetons Denrée.
amerigo-rules-ap1_green_yellow-fine = { amerigo-more-fine }
amerigo-rules-ap1_green_yellow-fine-ours = { -amerigo-more-ours }
amerigo-rules-sail8 = Une fois : 8 PA de plus pour les deux navires dans une action de navigation.
amerigo-rules-sail8-fine = - Utilise-le à tout moment jusqu’à ce que ton deuxième navire ait fini ; un navire qui a fini reste où il est.
amerigo-rules-pirates_plus2 = Les pirates ont 2 de force de plus pour tous les autres.
amerigo-rules-pirates_plus2-fine = - Il compte à la fin de chaque manche ; les moitiés se prennent sur la force augmentée.
amerigo-rules-pirates_half = Si tu ne peux pas repousser complètement les pirates, tu ne perds que la moitié de leur force en PV, arrondie au-dessus.
amerigo-rules-pirates_half-fine = - Tu perds quand même tous tes canons.
amerigo-rules-pirates_gold = Chaque fois que tu repousses complètement les pirates, tu reçois 2 or.
amerigo-rules-pirates_gold-fine = - Même si leur force est de 0.
amerigo-rules-plan_two = Tu peux prendre deux tuiles neutres dans une action de planification.
amerigo-rules-plan_two-fine = - Les deux se paient en PA comme d’habitude.
amerigo-rules-swap_red_green = Avec des cubes verts mais pas de rouges dans le champ d’action, tu peux planifier ; avec des rouges mais pas de verts, tu peux construire.
amerigo-rules-swap_red_green-fine =
    - Des cubes blancs qui comptent pour toi comme verts ou rouges suffisent.
    - Les jetons de PA supplémentaires comptent pour l’action que tu fais vraiment.
amerigo-rules-to_front = Une fois, au lieu d’avancer sur la piste d’ordre : pose ton disque sur celui de tête.
amerigo-rules-to_front-fine =
    - Il te faut un cube blanc dans le champ d’action, mais pas de PA.
    - Qui est en tête ne peut pas l’utiliser, et il n’ouvre pas d’action spéciale sur la case de départ.
amerigo-rules-gold3 = Une fois : 3 or.
amerigo-rules-gold3-fine =
    { -amerigo-gold-fine }
    - Inutilisé, il devient de l’or à la fin.
amerigo-rules-gold5 = Une fois : 5 or.
amerigo-rules-gold5-fine =
    { -amerigo-gold-fine }
    - Inutilisé, il devient de l’or à la fin.
amerigo-rules-post_gold = Tu reçois 1 or pour chaque comptoir que tu poses désormais.
amerigo-rules-post_gold-fine = - Les comptoirs posés avant de le prendre ne comptent pas.
amerigo-rules-gold_2to1 = Quand tu prends de l’or au lieu d’une action, tu reçois en or la moitié des cubes, arrondie au-dessus, pas un tiers.
amerigo-rules-gold_2to1-fine = - Il vaut jusqu’à la fin de la partie.
amerigo-rules-vp_cubes = Une fois, au lieu d’une action : 1 PV par cube du champ d’action.
amerigo-rules-vp_cubes-fine = - À la fin de la partie, il ne vaut rien.
amerigo-rules-end_posts = À la fin : 1 PV pour chacun de tes comptoirs sur la carte.
amerigo-rules-end_posts-fine = { -amerigo-end-fine }
amerigo-rules-end_7 = À la fin : 7 PV.
amerigo-rules-end_7-fine = { -amerigo-end-fine }
amerigo-rules-end_gold = À la fin : 1 PV de plus par or sur ta piste, 12 au plus.
amerigo-rules-end_gold-fine =
    { -amerigo-end-fine }
    - Les coffres et les jetons d’or sont d’abord changés en or.
rules-section-sailing = Naviguer
rules-section-islands = Îles et tuiles
rules-section-gold = Or
rules-section-pirates = Pirates
rules-section-tile = Tuiles
rules-section-progress_tokens = Jetons Progrès
amerigo-tile-v1 = Village 1
amerigo-tile-v2 = Village 2
amerigo-tile-v3I = Village 3I
amerigo-tile-v3L = Village 3L
amerigo-tile-v4I = Village 4I
amerigo-tile-v4O = Village 4O
amerigo-tile-n1 = Tuile neutre 1
amerigo-tile-n2 = Tuile neutre 2
amerigo-tile-n3I = Tuile neutre 3I
amerigo-tile-n3L = Tuile neutre 3L
amerigo-tile-n4I = Tuile neutre 4I
amerigo-tile-n4O = Tuile neutre 4O
amerigo-tile-n5U = Tuile neutre 5U
amerigo-tile-n6R = Tuile neutre 6R
amerigo-token-ap2_blue = +2 PA : { amerigo-action-blue }
amerigo-token-ap2_black = +2 PA : { amerigo-action-black }
amerigo-token-ap2_red = +2 PA : { amerigo-action-red }
amerigo-token-ap2_brown = +2 PA : { amerigo-action-brown }
amerigo-token-ap2_green = +2 PA : { amerigo-action-green }
amerigo-token-ap2_yellow = +2 PA : { amerigo-action-yellow }
amerigo-token-ap1_blue_black = +1 PA : { amerigo-action-blue } / { amerigo-action-black }
amerigo-token-ap1_red_brown = +1 PA : { amerigo-action-red } / { amerigo-action-brown }
amerigo-token-ap1_green_yellow = +1 PA : { amerigo-action-green } / { amerigo-action-yellow }
amerigo-book-map = Disposer les îles
amerigo-book-players = Ce que chacun reçoit
amerigo-book-board = Le plateau central
amerigo-book-tower = La tour à cubes
amerigo-book-course = Déroulement
amerigo-book-sailing = Bleu : naviguer
amerigo-book-loading = Noir : charger des canons
amerigo-book-planning = Rouge : planifier
amerigo-book-progress = Brun : progrès
amerigo-book-building = Vert : construire
amerigo-book-completing = Terminer une île
amerigo-book-buying = Jaune : acheter des jetons Denrée
amerigo-book-white = Blanc : ordre du tour, action spéciale
amerigo-book-gold = Or
amerigo-book-round_end = Fin d’une manche
amerigo-book-end = Fin de la partie
amerigo-book-tokens = Les jetons Progrès
