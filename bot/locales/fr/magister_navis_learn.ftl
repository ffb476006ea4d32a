magister_navis-learn-aim-title = Le but
magister_navis-learn-aim = Qui a le plus de gloire après sept manches gagne. Elle vient des villes et des liaisons entre elles, des quatre pistes de ton plateau, des cartes et de certains bâtiments.
magister_navis-learn-round-title = Une manche
magister_navis-learn-round = D’abord, chacun construit un bâtiment et reçoit des disques : de nouveaux par la croissance, et ceux de ses bâtiments en retour comme salaire. Ensuite, chacun fait une action à son tour, jusqu’à ce que tout le monde ait passé.
magister_navis-learn-tracks-title = Tes quatre pistes
magister_navis-learn-tracks = L’industrie ouvre de plus hauts niveaux de bâtiments, la culture apporte plus de nouveaux disques, la finance en fait revenir plus, et la politique te laisse garder plus de cartes. Bâtiments, jetons et cartes les font monter, avec un palier à 2, 4, 7 et 10 ; à la fin, chaque piste rapporte aussi de la gloire.
magister_navis-learn-build-title = Construire
magister_navis-learn-build = À chaque manche, tu prends exactement un bâtiment, jusqu’au niveau que permet ton industrie. Un bâtiment avec un cercle te donne une action chaque fois que tu y poses un disque ; les autres font monter tes pistes.
magister_navis-learn-salary-title = Croissance et salaire
magister_navis-learn-salary = La croissance amène des disques de ta réserve dans ton port, le salaire fait revenir des disques de tes bâtiments, dont les cercles sont alors de nouveau libres. Chaque action coûte des disques du port : un pour le cercle, et souvent un de plus.
magister_navis-learn-ship-title = Expédier
magister_navis-learn-ship = Pose un disque sur la case suivante de la piste d’une région, et prends le jeton qui s’y trouve. Le dernier disque ouvre la région : la carte de son gouverneur va à qui a le plus de disques sur la piste, et ses villes et ses cartes sont à prendre.
magister_navis-learn-occupy-title = Occuper des villes
magister_navis-learn-occupy = Pose un disque dans une ville vide et prends son jeton : en Europe n’importe où, ailleurs dans une région ouverte où tu as déjà un disque. Deux de tes villes reliées forment une liaison, qui donne son jeton et, à la fin, 1 de gloire.
magister_navis-learn-attack-title = Attaquer
magister_navis-learn-attack = Une attaque prend une ville à quelqu’un d’autre pour un disque de plus, sans jeton. La ville et ses liaisons comptent alors pour toi, et l’adversaire récupère le disque dans sa réserve.
magister_navis-learn-draw-title = Cartes
magister_navis-learn-draw = Tu pioches la carte du dessus de la pioche d’une région ouverte si tu y as au moins autant de disques que son nombre ; ce qu’elle montre compte tout de suite. Quand tu passes, tu ne peux garder qu’autant de cartes que le permet ta politique.
magister_navis-story-begin = Tu diriges une puissance maritime d’Europe. Qui a le plus de gloire après sept manches gagne. Neuf petits buts mènent tes navires en Afrique, jusqu’à ce que cette région soit ouverte.
magister_navis-story-shipyard = Construis un chantier naval
magister_navis-story-shipyard-why = Chaque manche commence par un nouveau bâtiment pour chacun. Le cercle d’un chantier naval envoie des navires.
magister_navis-story-shipyard-met = Puis 2 disques sont arrivés dans ton port : ils paient tout ce que tu fais.
magister_navis-story-tunis = Occupe Tunis (EU8)
magister_navis-story-tunis-why = Une action prend un disque pour le cercle d’un bâtiment, ici la maison coloniale, et celle-ci en prend un autre pour la ville. Tunis est la plus proche de l’Afrique, et son jeton est à toi.
magister_navis-story-tunis-met = Chaque ville rapporte de la gloire à la fin. Sans disques, tu passes, et la manche est finie quand tout le monde l’a fait.
magister_navis-story-workshop = Construis un atelier
magister_navis-story-workshop-why = L’industrie décide quels bâtiments tu peux choisir. Les deux symboles de l’atelier te mènent au niveau 2.
magister_navis-story-workshop-met = De nouveaux disques sont arrivés, et celui de la maison coloniale est revenu comme salaire : son cercle est de nouveau libre.
magister_navis-story-first = Envoie un premier navire en Afrique
magister_navis-story-first-why = Ton disque va sur la case suivante de la piste de la région, et le jeton qui s’y trouve est à toi. Quand les 6 cases sont prises, l’Afrique est ouverte.
magister_navis-story-first-met = Le jeton a fait monter une de tes quatre pistes. À la fin, chaque piste rapporte aussi de la gloire.
magister_navis-story-bank = Construis une banque
magister_navis-story-bank-why = Un disque sur un cercle le bloque jusqu’à ce que le salaire le fasse revenir. La banque fait monter la finance, et la finance, c’est le salaire.
magister_navis-story-bank-met = Désormais, le salaire peut faire revenir deux disques par manche.
magister_navis-story-second = Envoie un deuxième navire en Afrique
magister_navis-story-second-why = Qui a le plus de disques sur la piste quand l’Afrique s’ouvre en devient gouverneur. Et sur cette case se trouve un jeton qui est une action à lui seul.
magister_navis-story-second-met = Les autres y vont aussi : il reste une case de l’Afrique.
magister_navis-story-paris = Occupe Paris (EU5) avec ton jeton
magister_navis-story-paris-why = Le jeton remplace le cercle, tu ne paies donc que le disque pour la ville.
magister_navis-story-paris-met = Regarde les lignes : si les deux bouts sont à toi, tu as une liaison. Elle donne son jeton, et 1 de gloire à la fin.
magister_navis-story-open = Ouvre l’Afrique avec son dernier navire
magister_navis-story-open-why = Il reste une case, et avec elle tu aurais trois disques sur la piste, plus que n’importe qui.
magister_navis-story-open-met = Tu es gouverneur de l’Afrique ! Désormais, ses villes et ses cartes sont à prendre pour qui y a un disque.
magister_navis-story-luanda = Occupe Luanda (AF1) et relie-la à Tunis
magister_navis-story-luanda-why = Tu as des disques en Afrique, ses villes sont donc à ta portée. Tunis (EU8) est à l’autre bout de la ligne.
magister_navis-story-luanda-met = Une liaison entre deux continents : son jeton maintenant, et 1 de gloire à la fin.
magister_navis-story-end = **La gloire** vient des villes et des liaisons, de tes quatre pistes, des cartes et de certains bâtiments. **La partie se termine** après sept manches. **Un bon prochain coup :** construis un marché, et pioche avec lui des cartes de l’Afrique ; quand tu passes, ta politique dit combien tu peux en garder.
magister_navis-term-unit = Les nombres entre parenthèses : la gloire d’ici la fin de la partie, selon l’estimation du bot.
magister_navis-term-token = jeton : { $token }
magister_navis-term-presence = { $count ->
    [one] ton premier disque ({ $region })
   *[other] alors { $count } disques à toi ({ $region })
}
magister_navis-term-governor = { $count ->
    [one] { $count } disque à toi sur la piste
   *[other] { $count } disques à toi sur la piste
}, où le plus grand nombre donne le gouverneur
magister_navis-term-city = { $count } de gloire pour la ville
magister_navis-term-links = { $count ->
    [one] une liaison vers ta ville voisine
   *[other] { $count } liaisons vers tes villes
}
magister_navis-term-links-later = { $count ->
    [0] des liaisons difficiles à obtenir
    [one] une liaison encore possible
   *[other] { $count } liaisons encore possibles
}
magister_navis-term-rival = { $count } de gloire en moins pour { $other }
magister_navis-term-card = la carte { $card }
magister_navis-term-cards = ton plateau avec les cartes que tu gardes
magister_navis-term-again = { $building }, de nouveau utilisable
magister_navis-term-discs = { $count ->
    [one] { $count } disque dépensé
   *[other] { $count } disques dépensés
}
magister_navis-term-source = { $source }, utilisable désormais
magister_navis-term-source-token = jeton épuisé : { $source }
magister_navis-term-track-industry = l’industrie, qui monte à { $reached }
magister_navis-term-track-culture = la culture, qui monte à { $reached }
magister_navis-term-track-finance = la finance, qui monte à { $reached }
magister_navis-term-track-politics = la politique, qui monte à { $reached }
magister_navis-term-track-glory = { $count } de gloire
magister_navis-term-uses = { $rounds ->
    [0] son action dans cette dernière manche
    [one] son action pendant encore { $rounds } manche
   *[other] son action pendant { $rounds } manches au plus
}
