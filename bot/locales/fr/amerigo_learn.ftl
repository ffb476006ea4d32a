amerigo-learn-aim-title = Le but
amerigo-learn-aim = Qui a le plus de points après cinq manches gagne. On en reçoit en découvrant et en aménageant des îles, pour les denrées qui vont avec ses ressources, pour la piste de progrès et la piste d’ordre, et pour l’or.
amerigo-learn-phase-title = Une phase
amerigo-learn-phase = Des cubes d’une couleur vont dans la tour ; ce qui en tombe, quelle que soit la couleur, est proposé. À chacune des sept phases d’une manche, chacun choisit l’une de ces couleurs et a autant de points d’action que la couleur la plus fréquente a de cubes.
amerigo-learn-sail-title = Bleu : naviguer
amerigo-learn-sail = Tes deux navires avancent chacun d’autant de cases que tu as de points d’action, au plus. Arrête-toi à un mouillage et pose un comptoir sur l’île à côté : le premier y rapporte 3 points, et tu ne peux construire que là où tu as un comptoir.
amerigo-learn-plan-title = Rouge : planifier
amerigo-learn-plan = Prends des tuiles à construire plus tard : tes propres villages coûtent 1 point d’action chacun, quelle que soit leur taille. Une tuile neutre en coûte autant qu’elle a de cases, mais rapporte bien plus.
amerigo-learn-build-title = Vert : construire
amerigo-learn-build = Pose tes tuiles sur la terre à côté de tes comptoirs, ou reliées à eux. Chacune rapporte tout de suite, davantage sur une grande île, et donne les ressources qu’elle couvre.
amerigo-learn-complete-title = Terminer une île
amerigo-learn-complete = Qui remplit la dernière case d’une île marque 3 points, et toutes les personnes qui y ont des comptoirs en marquent pour eux : beaucoup dans les premières manches, peu dans la dernière. Deux comptoirs valent le triple d’un seul.
amerigo-learn-progress-title = Brun : progrès
amerigo-learn-progress = Chaque point d’action est un pas sur la piste de progrès. À chaque case avec des points, tu prends l’un des jetons visibles : plus de points d’action, de l’or, de l’aide contre les pirates, ou des points à la fin.
amerigo-learn-goods-title = Jaune : denrées
amerigo-learn-goods = À la fin, chaque ressource rapporte 1 point, et 1 de plus par jeton Denrée de son type. Achète donc les jetons qui vont avec ce que tu as couvert.
amerigo-learn-pirates-title = Noir : canons
amerigo-learn-pirates = Après chaque manche viennent les pirates : il te faut autant de canons que leur force, sinon tu perds tous tes canons, et autant de points que leur force. Leur force augmente de manche en manche ; charge à temps.
amerigo-story-begin = Tu mènes une expédition vers des îles inconnues. Qui a le plus de points après cinq manches gagne. Huit petits buts te mènent du premier débarquement à une île à toi, la 12 au sud.
amerigo-story-sail = Mène un navire au mouillage en M17
amerigo-story-sail-why = Des cubes sont tombés de la tour, et tu choisis l’une de leurs couleurs. Le bleu navigue. Tu as autant de points d’action que la couleur la plus fréquente a de cubes, ici 4, et chacun de tes navires peut aller aussi loin.
amerigo-story-sail-met = Le navire est au mouillage à côté de l’île 12.
amerigo-story-post = Pose un comptoir sur l’île 12
amerigo-story-post-why = Un comptoir est le début de tout sur une île : tu ne peux construire qu’à côté de tes comptoirs, ou de ce qui leur est relié.
amerigo-story-post-met = Le premier comptoir d’une île vaut 3 points. Maintenant, ton autre navire peut avancer, et accoster ailleurs.
amerigo-story-load = Charge 5 canons
amerigo-story-load-why = Le noir charge des canons. Après chaque manche viennent les pirates : avec trop peu de canons, tu les perds tous, et des points aussi.
amerigo-story-load-met = Tu as 5 canons, et les pirates ne sont pas encore si forts. Après la dernière manche aussi, ils viennent avant le décompte des points.
amerigo-story-four = Planifie le village 4I, quatre cases en ligne
amerigo-story-four-why = Le rouge prend des tuiles pour plus tard. L’île 12 est petite : ton comptoir, puis de la place pour six cases, dont quatre en ligne.
amerigo-story-four-met = Un village à toi coûte 1 point d’action, quelle que soit sa taille.
amerigo-story-two = Planifie le village 2, de deux cases
amerigo-story-two-why = Avec les quatre en ligne, il remplit l’île 12.
amerigo-story-two-met = Il te reste des points d’action : prends ce que tu veux d’autre, pour d’autres îles.
amerigo-story-advance = Avance sur la piste de progrès
amerigo-story-advance-why = Le brun fait un pas par point d’action. La piste rapporte des points à la fin, et des jetons en chemin.
amerigo-story-advance-met = Tu as gagné un jeton : il reste à toi et t’aide chaque fois que c’est son moment.
amerigo-story-build = Construis les quatre en ligne en N18
amerigo-story-build-why = Le vert construit. Une tuile se pose sur la terre à côté de ton comptoir, et prend la ressource qu’elle couvre.
amerigo-story-build-met = Chaque ressource est un point à la fin, et plus avec des jetons Denrée de son type.
amerigo-story-complete = Termine l’île 12 avec le village en O17
amerigo-story-complete-why = Deux cases sont libres. Qui remplit la dernière fait marquer des points à toutes les personnes qui ont des comptoirs sur l’île, et il n’y a que toi.
amerigo-story-complete-met = 3 points pour l’avoir terminée et 5 pour ton comptoir. Dans les manches suivantes, les îles valent moins : fais vite.
amerigo-story-end = **Les points** viennent des îles découvertes, construites et terminées, des ressources avec des jetons Denrée de leur type, des pistes de progrès et d’ordre, et de l’or. **La partie se termine** après cinq manches. **Un bon prochain coup :** regarde quelle couleur donne le plus de points d’action, et accoste ou construis là où une île est presque pleine.
amerigo-term-unit = Les nombres entre parenthèses : les points d’ici la fin de la partie, selon l’estimation du bot.
amerigo-term-anchor = un comptoir sur l’île { $island }
amerigo-term-nearness = plus près de bons mouillages
amerigo-term-other-ship = ce que peut faire l’autre navire
amerigo-term-gold = l’or que cela prend
amerigo-term-discovery = la découverte
amerigo-term-posts = le comptoir, une fois l’île terminée
amerigo-term-land = de la terre où construire
amerigo-term-safety = { $count ->
    [0] pas encore de canons contre des pirates de force { $strength }
    [one] { $count } canon pour l’instant contre des pirates de force { $strength }
   *[other] { $count } canons pour l’instant contre des pirates de force { $strength }
}
amerigo-term-overflow = l’or pour les points restants
amerigo-term-plan = ce que rapportera la tuile une fois construite
amerigo-term-rest = ce que paient les points restants
amerigo-term-progress = la piste de progrès
amerigo-term-tokens = des jetons Progrès en chemin
amerigo-term-token = { $token }
amerigo-term-tile = { $count ->
    [one] { $count } point
   *[other] { $count } points
} pour la tuile
amerigo-term-resources = les ressources qu’elle couvre
amerigo-term-completion = l’île { $island } est terminée
amerigo-term-closer = l’île { $island } est plus près d’être terminée
amerigo-term-goods = { $count ->
    [0] { $good }, dont tu n’as encore rien
   *[other] tes { $count } { $good }
}
amerigo-term-order = ta place sur la piste d’ordre
amerigo-term-cubes = les cubes
amerigo-term-taken = l’or pris
