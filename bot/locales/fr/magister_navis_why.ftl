magister_navis-why-not-asked = { common-why-waiting } (règle : { magister_navis-book-course }).
magister_navis-why-passed = Tu as passé et ne joues plus dans cette manche (règle : { magister_navis-book-actions }).
magister_navis-why-when-build = On construit une fois par manche, à son tour au début de la manche (règle : { magister_navis-book-course }, { magister_navis-book-build }).
magister_navis-why-when-salary = On choisit son salaire après la croissance, s’il y a plus de disques sur ses bâtiments que de paiements (règle : { magister_navis-book-salary }).
magister_navis-why-when-pay = Un paiement est une action à ton tour (règle : { magister_navis-book-actions }, { magister_navis-book-payment }).
magister_navis-why-when-ship = Expédier est une action à ton tour (règle : { magister_navis-book-actions }, { magister_navis-book-shipping }).
magister_navis-why-when-occupy = Occuper est une action à ton tour (règle : { magister_navis-book-actions }, { magister_navis-book-occupying }).
magister_navis-why-when-attack = Une attaque est une action à ton tour (règle : { magister_navis-book-actions }, { magister_navis-book-attack }).
magister_navis-why-when-draw = On pioche des cartes comme action à son tour (règle : { magister_navis-book-actions }, { magister_navis-book-drawing }).
magister_navis-why-when-activate = On active des bâtiments à son tour dans la phase d’actions (règle : { magister_navis-book-actions }).
magister_navis-why-when-done = Il n’y a pas de deuxième moitié d’action à laquelle renoncer (règle : { magister_navis-book-actions }).
magister_navis-why-when-pass = On passe à son tour dans la phase d’actions (règle : { magister_navis-book-actions }).
magister_navis-why-when-arrange = On dispose la case gouverneur en passant, si toutes les cartes ne tiennent pas ou si cela compte pour le décompte (règle : { magister_navis-book-passing }).
magister_navis-why-when-discard = On ne défausse des cartes qu’en passant avec trop de cartes, jamais à volonté (règle : { magister_navis-book-actions }, { magister_navis-book-passing }).
magister_navis-why-no-source = { $action } : tu n’as ni bâtiment ni jeton qui donne cette action (règle : { magister_navis-book-actions }).
magister_navis-why-wrong-source = { $source } ne donne pas cette action : { $action } (règle : { magister_navis-book-actions }).
magister_navis-why-no-circle = { $building } : sans cercle, il n’y a donc jamais de disque dessus (règle : { magister_navis-book-build }).
magister_navis-why-circle-taken = { $building } : il y a déjà un disque sur son cercle ; un paiement le libérerait (règle : { magister_navis-book-actions }).
magister_navis-why-harbor = Cela demande { magister_navis-discs } de ton port, { $have ->
    [0] qui est vide
   *[other] qui n’en a que { $have }
} (règle : { magister_navis-book-actions }).
magister_navis-why-empty-activation = À cette table, on ne peut pas activer un bâtiment sans son action.
magister_navis-why-dock-europe = { $building } : à cette table, sans effet en Europe, où personne ne peut expédier.
magister_navis-why-other-source = Mais tu pourrais le faire avec : { $source }.
magister_navis-why-second-source = Tu es en train d’utiliser { $source } : sa deuxième moitié vient d’abord (règle : { magister_navis-book-actions }).
magister_navis-why-second-action = La deuxième moitié ({ $source }) est une autre action : { $action } (règle : { magister_navis-book-actions }).
magister_navis-why-second-region = La deuxième moitié doit être dans la même région : { $region } (règle : { magister_navis-book-actions }).
magister_navis-why-second-deck = La deuxième carte doit venir de la même pioche : { $deck } ({ common-ruling }).
magister_navis-why-no-track = { $region } : pas de piste d’expédition, personne ne peut donc y expédier (règle : { magister_navis-book-shipping }).
magister_navis-why-closed = { $region } : pas encore ouverte, { $spaces ->
    [one] { $spaces } case de sa piste est libre
   *[other] { $spaces } cases de sa piste sont libres
} (règle : { magister_navis-book-opening }).
magister_navis-why-no-presence = { $region } : tu n’y as pas de disque, ni dans une ville ni sur la piste ou à côté ; expédie d’abord là-bas (règle : { magister_navis-book-occupying }).
magister_navis-why-city-own = { $city } : tu la tiens déjà.
magister_navis-why-city-taken = { $city } : { $seat } la tient ; seule une attaque peut la prendre (règle : { magister_navis-book-occupying }, { magister_navis-book-attack }).
magister_navis-why-city-empty = { $city } : personne ne la tient ; on occupe une ville vide au lieu de l’attaquer (règle : { magister_navis-book-occupying }, { magister_navis-book-attack }).
magister_navis-why-deck-empty = { $deck } : il n’y a plus de cartes ({ common-ruling }).
magister_navis-why-slavery-gone = { $deck } : l’esclavage a été aboli, et ses cartes ont quitté la partie (règle : { magister_navis-book-abolition }).
magister_navis-why-too-few-discs = { $card } demande { magister_navis-discs } dans la région ; tu en as { $have } (règle : { magister_navis-book-drawing }).
magister_navis-why-not-activated = { $building } : il n’y a pas de disque à toi dessus (règle : { magister_navis-book-salary }, { magister_navis-book-payment }).
magister_navis-why-pays-itself = { $building } : le bâtiment qui donne le paiement ne peut pas se libérer lui-même (règle : { magister_navis-book-payment }).
magister_navis-why-not-for-sale = { $building } : imprimé sur chaque plateau, il ne se construit pas (règle : { magister_navis-book-preparation }).
magister_navis-why-sold-out = { $building } : il n’en reste plus (règle : { magister_navis-book-build }).
magister_navis-why-single-level = Tu as déjà { $building }, et personne ne peut avoir deux bâtiments de niveau { $level } (règle : { magister_navis-book-build }).
magister_navis-why-level = { $building } est de niveau { $needed } ; ton industrie de { $industry } permet le niveau { $level } (règle : { magister_navis-book-build }).
magister_navis-why-no-card = { $card } : tu n’as pas cette carte.
magister_navis-why-on-space = { $card } : elle est sur la case gouverneur ; défausse une autre carte (règle : { magister_navis-book-passing }).
magister_navis-why-must-fill = À cette table, la case gouverneur doit être remplie tant que tu as un gouverneur.
magister_navis-why-no-pass-build = À chaque manche, il faut construire quelque chose (règle : { magister_navis-book-build }).
magister_navis-why-no-pass-salary = Tous les paiements servent ; tu choisis seulement quels disques reviennent ({ common-ruling }).
magister_navis-why-no-pass-second = Renonce d’abord à la deuxième moitié de ton action ; tu pourras passer à ton prochain tour (règle : { magister_navis-book-actions }).
magister_navis-why-no-pass-arrange = Tu es déjà en train de passer, mais tes cartes doivent d’abord tenir (règle : { magister_navis-book-passing }).
magister_navis-why-no-pass-discard = Tu es déjà en train de passer, mais tes cartes doivent d’abord tenir (règle : { magister_navis-book-passing }).
magister_navis-why-sum-harbor = De ton port : { $parts } = { magister_navis-discs } ; tu y as { $have }.
magister_navis-why-sum-presence = Tes disques là-bas : { $parts } = { $total } ; la carte demande { $have }.
magister_navis-why-part-activate = cercle
magister_navis-why-part-ship = navire
magister_navis-why-part-occupy = ville
magister_navis-why-part-attack = attaque
magister_navis-why-part-cities = villes
magister_navis-why-part-track = piste
magister_navis-why-move-pay-salary = Salaire : { $building }
magister_navis-why-move-pay = Paiement : { $building } · { $source }
magister_navis-why-move-ship = Expédier : { $region } · { $source }
magister_navis-why-move-occupy = Occuper : { $city } · { $source }
magister_navis-why-move-attack = Attaquer : { $city } · { $source }
magister_navis-why-move-draw = Piocher : { $deck } · { $source }
magister_navis-why-move-done = Renoncer à la deuxième moitié
magister_navis-why-move-arrange = Sur la case gouverneur : { $governor }
magister_navis-why-move-arrange-none = Laisser vide la case gouverneur
magister_navis-why-move-discard = Défausser : { $card }
