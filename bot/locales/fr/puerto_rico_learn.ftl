puerto_rico-learn-aim-title = Le but
puerto_rico-learn-aim = Qui a le plus de points de victoire (PV) à la fin gagne : on en reçoit en expédiant des marchandises et pour ses bâtiments. La partie se termine après la manche où une cité est pleine, ou bien où les colons ou les jetons PV sont épuisés.
puerto_rico-learn-round-title = Une manche
puerto_rico-learn-round = L’un après l’autre, à commencer par le gouverneur, chacun prend une carte de rôle ; tout le monde exécute alors son action, et qui l’a prise a un petit privilège. Les rôles que personne n’a pris reçoivent 1 doublon chacun, pour qui les prendra plus tard.
puerto_rico-learn-settler-title = Planteur
puerto_rico-learn-settler = Chacun prend une plantation pour son île ; seul le planteur peut prendre une carrière à la place. Une plantation donne une marchandise, et une carrière rend les bâtiments moins chers de 1 doublon, dès qu’un colon y travaille.
puerto_rico-learn-mayor-title = Intendant
puerto_rico-learn-mayor = Les colons du bateau sont répartis, et l’intendant en reçoit un de plus. Puis chacun place ses colons : seuls les plantations et les bâtiments avec un colon servent à quelque chose.
puerto_rico-learn-builder-title = Maçon
puerto_rico-learn-builder = Chacun peut construire un bâtiment ; le maçon paie 1 doublon de moins. Les bâtiments de production transforment ce que donnent tes plantations en marchandises, tous les autres ont un effet à eux, et chacun vaut des PV.
puerto_rico-learn-craftsman-title = Artisan
puerto_rico-learn-craftsman = Chacun produit des marchandises : pour chaque indigo, il te faut un colon sur une plantation d’indigo et un autre dans une teinturerie ; seul le maïs se passe de bâtiment. L’artisan reçoit ensuite une marchandise de plus, d’un type qu’il vient de produire.
puerto_rico-learn-trader-title = Marchand
puerto_rico-learn-trader = Chacun peut vendre une marchandise : le maïs rapporte 0 doublon, l’indigo 1, le sucre 2, le tabac 3, le café 4, et le marchand reçoit 1 de plus. La maison de commerce a quatre emplacements, et elle n’achète pas un type qu’elle a déjà.
puerto_rico-learn-captain-title = Capitaine
puerto_rico-learn-captain = Chacun doit charger des marchandises sur les navires tant qu’il le peut : chaque marchandise vaut 1 PV, et le capitaine reçoit 1 PV de plus. Chaque navire ne prend qu’un type, et de ce qui reste, tu ne peux garder qu’une marchandise.
puerto_rico-learn-prospector-title = Chercheur d’or
puerto_rico-learn-prospector = Qui prend ce rôle reçoit 1 doublon, et les autres rien. À trois, il n’est pas en jeu.
puerto_rico-story-begin = Te voilà gouverneur d’une jeune colonie, avec une plantation d’indigo, 2 doublons et personne pour travailler. Qui a le plus de points de victoire (PV) à la fin gagne. Dix petits buts te mènent à ta première cargaison.
puerto_rico-story-settler = Prends le planteur
puerto_rico-story-settler-why = À chaque manche, chacun prend un rôle. Ce qu’il propose, tout le monde peut le faire, à commencer par qui l’a pris. Le planteur apporte de nouvelles plantations, et ton île en a besoin.
puerto_rico-story-settler-met = Maintenant, chacun choisit une tuile, et tu commences.
puerto_rico-story-corn = Plante du maïs sur ton île
puerto_rico-story-corn-why = Le maïs est la marchandise la plus facile : un colon sur la plantation suffit. L’indigo, le sucre, le tabac et le café ont aussi besoin d’un bâtiment.
puerto_rico-story-corn-met = Elle ne donne encore rien, car personne n’y travaille.
puerto_rico-story-plant = Construis la petite teinturerie
puerto_rico-story-plant-why = Quelqu’un a pris le maçon, tu peux donc construire aussi. Pour 1 doublon, cette teinturerie transforme ce qui pousse sur ta plantation d’indigo en marchandises.
puerto_rico-story-plant-met = Les bâtiments rapportent des PV à la fin, celui-ci 1. Et ils peuvent finir la partie : sa dernière manche est celle où quelqu’un remplit les 12 cases de sa cité.
puerto_rico-story-colonist = Envoie ton premier colon au maïs
puerto_rico-story-colonist-why = L’intendant t’apporte un colon. Un cercle vide ne fait rien, et le maïs est la seule marchandise qui n’en demande pas un second.
puerto_rico-story-colonist-met = Désormais, ton maïs pousse chaque fois que quelqu’un prend l’artisan. Les colons s’épuiseront un jour ; cela aussi finit la partie.
puerto_rico-story-mayor = Prends l’intendant
puerto_rico-story-mayor-why = Ta plantation d’indigo et sa teinturerie sont encore vides. Chacun reçoit un colon, et qui prend l’intendant en reçoit un de plus.
puerto_rico-story-mayor-met = Chaque rôle a un tel privilège pour qui le prend.
puerto_rico-story-pair = Des colons au maïs, à l’indigo et à la teinturerie
puerto_rico-story-pair-why = Prends le colon en plus, puis place les trois : indigo, teinturerie, maïs. Une plantation d’indigo et une teinturerie ne produisent qu’ensemble.
puerto_rico-story-pair-met = Maintenant, le maïs et l’indigo travaillent tous les deux.
puerto_rico-story-craftsman = Prends l’artisan
puerto_rico-story-craftsman-why = Chacun produit ce à quoi travaillent ses colons. Prends ce rôle quand tu y gagnes plus que les autres.
puerto_rico-story-craftsman-met = Tu as produit 1 maïs et 1 indigo.
puerto_rico-story-second = Choisis un second indigo
puerto_rico-story-second-why = L’artisan reçoit une marchandise de plus, d’un type qu’il vient de produire. Deux du même type partagent un navire.
puerto_rico-story-second-met = Deux indigos attendent. Direction le port !
puerto_rico-story-captain = Prends le capitaine
puerto_rico-story-captain-why = Une marchandise rapporte 1 PV une fois sur un navire, et le capitaine 1 PV de plus. Personne n’a voulu du capitaine jusqu’ici, il y a donc 3 doublons sur la carte : ils viennent avec.
puerto_rico-story-captain-met = Tu charges en premier, et tous les navires sont vides.
puerto_rico-story-ship = Expédie les deux indigos avant que le port se remplisse
puerto_rico-story-ship-why = Un navire ne prend qu’un type. Ce qui ne trouve pas de place se perd, sauf une seule marchandise : charge donc tant qu’il y a de la place.
puerto_rico-story-ship-met = Cela valait 3 PV : 2 pour l’indigo et 1 pour le capitaine. Quand les jetons PV sont épuisés, la partie en est à sa dernière manche.
puerto_rico-story-end = **Les points** viennent des marchandises expédiées et des bâtiments, surtout des grands. **La partie se termine** après la manche où une cité est pleine, ou bien où les colons ou les jetons PV sont épuisés. **Un bon prochain coup :** dépense tes doublons pour le bâtiment d’une autre de tes plantations, puis prends l’intendant pour la faire travailler.
puerto_rico-term-unit = Les nombres entre parenthèses : les PV d’ici la fin de la partie, selon l’estimation du bot.
puerto_rico-term-coins = { $count ->
    [one] le doublon sur la carte
   *[other] les { $count } doublons sur la carte
}
puerto_rico-term-own-settler = une nouvelle tuile pour toi, au mieux : { $tile }
puerto_rico-term-own-mayor = { $count ->
    [one] { $count } nouveau colon pour toi
   *[other] { $count } nouveaux colons pour toi
}
puerto_rico-term-own-builder = un bâtiment que tu peux payer, au mieux : { $building }
puerto_rico-term-own-craftsman = { $count ->
    [one] { $count } marchandise que tu produis
   *[other] { $count } marchandises que tu produis
}
puerto_rico-term-own-trader = { $good } vendu pour { $count ->
    [one] { $count } doublon
   *[other] { $count } doublons
}
puerto_rico-term-own-captain = { $count ->
    [one] { $count } marchandise à toi pour les navires
   *[other] { $count } marchandises à toi pour les navires
}
puerto_rico-term-own-prospector = { $count ->
    [one] { $count } doublon pour toi
   *[other] { $count } doublons pour toi
}
puerto_rico-term-others-gain = ce que les autres y gagnent
puerto_rico-term-others-lose = ce que les autres y perdent
puerto_rico-term-follow-you = ce que les rôles pris ensuite devraient t’apporter dans cette manche
puerto_rico-term-follow-others = ce que les rôles pris ensuite devraient apporter aux autres dans cette manche
puerto_rico-term-tile-quarry = des bâtiments moins chers, dès qu’un colon travaille dans la carrière
puerto_rico-term-tile-corn = des marchandises sans bâtiment, comme seul le maïs en donne
puerto_rico-term-tile-ready = des marchandises, car ton bâtiment a un cercle libre pour cette plantation
puerto_rico-term-tile-first = un nouveau type de marchandise, dès que tu as le bâtiment pour cela
puerto_rico-term-tile-more = une plantation de plus d’un type que tu as
puerto_rico-term-work-alone = { $count ->
    [one] { $circle } au travail
   *[other] { $count } × { $circle } au travail
}
puerto_rico-term-work-pair = { $count ->
    [one] { $circle } et { $building }, qui produisent ensemble
   *[other] { $count } fois { $circle } et { $building }, qui produisent ensemble
}
puerto_rico-term-work-later = pas encore grand-chose, car une plantation et son bâtiment ne produisent que si les deux ont un colon
puerto_rico-term-colonist = { $count ->
    [0] un colon de plus, bien que tous tes cercles soient occupés
    [one] un colon de plus pour ton dernier cercle libre
   *[other] un colon de plus pour tes { $count } cercles libres
}
puerto_rico-term-printed = { $count } PV imprimés dessus
puerto_rico-term-effect = son effet dans les { $rounds } manches à venir, environ
puerto_rico-term-effect-plant = des marchandises de { $count ->
    [one] ta plantation ({ $good })
   *[other] tes { $count } plantations ({ $good })
} dans les { $rounds } manches à venir, environ
puerto_rico-term-effect-plant-first = { $good }, dès que tu as une plantation pour cela
puerto_rico-term-unique = un grand bâtiment, et il n’y en a qu’un de chaque
puerto_rico-term-space = { $count ->
    [one] la case qu’il prend dans ta cité
   *[other] les { $count } cases qu’il prend dans ta cité
}
puerto_rico-term-price = { $count ->
    [one] le prix de { $count } doublon
   *[other] le prix de { $count } doublons
}
puerto_rico-term-good = { $good } à vendre ou à expédier
puerto_rico-term-sale = { $count ->
    [0] aucun doublon
    [one] { $count } doublon
   *[other] { $count } doublons
} pour { $good }
puerto_rico-term-amount = { $count ->
    [one] { $count } marchandise à bord
   *[other] { $count } marchandises à bord
}, 1 PV chacune
puerto_rico-term-spent = ce que { $good } aurait valu plus tard
puerto_rico-term-after-you = ce que tu pourras encore charger dans cette phase
puerto_rico-term-after-others = ce que les autres pourront alors charger, ou ce que tu perdras
puerto_rico-term-kept = { $count } { $good } à garder pour plus tard
