-production = Dans la phase de l’artisan, chaque colon placé ici transforme { $good } d’une plantation occupée : une marchandise par colon.
-production-fine =
    - Tu reçois le plus petit de deux nombres : tes plantations occupées, et les colons dans tous tes bâtiments pour cette marchandise.
    - Le petit et le grand bâtiment s’additionnent ; les colons en trop ne produisent rien.
    - Quand la réserve ne suffit pas, on reçoit ce qui reste, dans l’ordre du tour.
-production-large = Ses autres cercles peuvent rester vides ; chaque cercle vide compte quand on remplit le bateau des colons.
puerto_rico-rules-small_indigo_plant = { -production(good: "l’indigo") }
puerto_rico-rules-small_indigo_plant-fine = { -production-fine }
puerto_rico-rules-small_sugar_mill = { -production(good: "le sucre") }
puerto_rico-rules-small_sugar_mill-fine = { -production-fine }
puerto_rico-rules-indigo_plant = { -production(good: "l’indigo") } { -production-large }
puerto_rico-rules-indigo_plant-fine = { -production-fine }
puerto_rico-rules-sugar_mill = { -production(good: "le sucre") } { -production-large }
puerto_rico-rules-sugar_mill-fine = { -production-fine }
puerto_rico-rules-tobacco_storage = { -production(good: "le tabac") } { -production-large }
puerto_rico-rules-tobacco_storage-fine = { -production-fine }
puerto_rico-rules-coffee_roaster = { -production(good: "le café") } { -production-large }
puerto_rico-rules-coffee_roaster-fine = { -production-fine }
puerto_rico-rules-small_market = Quand tu vends à la maison de commerce, tu reçois 1 doublon de plus.
puerto_rico-rules-small_market-fine =
    - Avec le grand marché, cela fait 3 doublons de plus.
    - Le maïs a un prix de 0, mais tu reçois aussi le bonus pour lui.
puerto_rico-rules-small_market-fine-buildings = - Une vente au commerce ne rapporte pas de bonus de marché.
puerto_rico-rules-hacienda = Dans la phase du planteur, avant ton choix habituel, tu peux retourner la plantation cachée du dessus ; tu dois alors la poser sur ton île. Ensuite, tu choisis comme d’habitude, s’il te reste une case.
puerto_rico-rules-hacienda-fine =
    - { $hacienda_quarry ->
        [yes] Avec un abri de chantier occupé, la tuile en plus peut être une carrière.
        [usual] La tuile en plus n’est jamais une carrière.
       *[any] La tuile en plus n’est jamais une carrière, sauf si la table en a décidé autrement.
    }
    - L’hospice ne marche pas pour la tuile en plus.
    - S’il n’y a plus de tuiles cachées, on mélange d’abord la défausse ; s’il n’y en a pas, il n’y a pas de tuile en plus.
puerto_rico-rules-hacienda-fine-buildings = - Même avec la bibliothèque, elle ne marche qu’une fois par phase.
puerto_rico-rules-construction_hut = Dans la phase du planteur, tu peux prendre une carrière au lieu d’une plantation visible, même si tu n’es pas le planteur.
puerto_rico-rules-construction_hut-fine =
    - Il remplace ton choix : un planteur qui a un abri ne reçoit quand même qu’une carrière.
    - S’il n’y a plus de carrières dans la réserve, l’abri ne fait rien.
puerto_rico-rules-construction_hut-fine-buildings = - Seuls le planteur, l’abri et la bibliothèque ensemble permettent deux carrières.
puerto_rico-rules-small_warehouse = À la fin de la phase du capitaine, tu gardes toutes tes marchandises d’un type, en plus de la marchandise isolée que chacun peut garder.
puerto_rico-rules-small_warehouse-fine =
    - Avec le grand entrepôt : trois types entiers et une marchandise isolée.
    - Il ne dispense jamais de charger des marchandises.
puerto_rico-rules-hospice = Dans la phase du planteur, quand tu prends ta tuile habituelle, tu peux y placer tout de suite un colon de la réserve.
puerto_rico-rules-hospice-fine =
    - Si la réserve est vide, le colon vient du bateau ; s’il est vide aussi, tu n’en reçois pas.{ $nobles_from_supply ->
        [yes] { " " }Au lieu d’un colon, cela peut être un noble.
       *[usual] { "" }
    }
    - Il marche aussi pour une carrière, mais pas pour la tuile en plus de l’hacienda.
puerto_rico-rules-hospice-fine-buildings = - Il ne marche pas pour la deuxième tuile de la bibliothèque. Si tu poses la tuile comme forêt, la personne attend sans cercle.
puerto_rico-rules-office = Tu peux vendre un type de marchandise que la maison de commerce a déjà.
puerto_rico-rules-office-fine =
    - Une maison de commerce pleine t’est fermée à toi aussi.
    - La maison de commerce peut ainsi contenir plusieurs marchandises identiques.
puerto_rico-rules-large_market = Quand tu vends à la maison de commerce, tu reçois 2 doublons de plus.
puerto_rico-rules-large_market-fine =
    - Avec le petit marché, cela fait 3 doublons de plus.
puerto_rico-rules-large_market-fine-buildings = - Une vente au commerce ne rapporte pas de bonus de marché.
puerto_rico-rules-large_warehouse = À la fin de la phase du capitaine, tu gardes toutes tes marchandises de deux types, en plus de la marchandise isolée que chacun peut garder.
puerto_rico-rules-large_warehouse-fine =
    - Avec le petit entrepôt : trois types entiers et une marchandise isolée.
    - Il ne dispense jamais de charger des marchandises.
puerto_rico-rules-factory = Quand tu produis des marchandises, tu gagnes 1, 2, 3 ou 5 doublons pour 2, 3, 4 ou 5 types différents.
puerto_rico-rules-factory-fine =
    - Seuls comptent les types que tu as vraiment reçus ; la quantité de chacun n’importe pas.
    - Un seul type ne rapporte rien.
    - { $factory_university ->
        [other] À cette table, elle coûte 8 doublons, et l’université 7.
       *[usual] Une variante populaire échange son coût avec celui de l’université ; le lobby la propose en option.
    }
puerto_rico-rules-university = Quand tu construis, tu peux placer tout de suite un colon de la réserve sur le nouveau bâtiment.
puerto_rico-rules-university-fine =
    - C’est un seul colon, quel que soit le nombre de cercles du bâtiment.
    - Si la réserve est vide, le colon vient du bateau.
    - Elle ne marche pas pour elle-même : elle était encore vide quand elle a été construite.{ $factory_university ->
        [other] { " " }À cette table, elle coûte 7 doublons, et la manufacture 8.
       *[usual] { "" }
    }{ $nobles_from_supply ->
        [yes] { " " }Au lieu d’un colon, cela peut être un noble.
       *[usual] { "" }
    }
puerto_rico-rules-university-fine-buildings = - La statue n’a pas de cercle.
puerto_rico-rules-harbor = Tu marques 1 PV de plus chaque fois que tu charges des marchandises.
puerto_rico-rules-harbor-fine =
    - Chaque chargement compte, y compris par le quai.
    - C’est 1 PV par chargement, pas par marchandise{ $small_wharf_bonus ->
        [per_kind] .
       *[usual] { " " }ni par type.
    }
puerto_rico-rules-harbor-fine-buildings = - { $small_wharf_bonus ->
        [per_kind] Le petit quai compte une fois par type d’un chargement ; le syndicat ne compte pas, car ses marchandises ne sont pas chargées.
       *[usual] Le petit quai compte aussi ; le syndicat non, car ses marchandises ne sont pas chargées.
    }
puerto_rico-rules-harbor-fine-nobles = - Les marchandises livrées par le fournisseur royal ne sont pas des chargements.
puerto_rico-rules-wharf = Une fois par phase du capitaine, à ton tour, tu peux expédier toutes tes marchandises d’un type sans navire : elles vont à la réserve et rapportent 1 PV chacune.
puerto_rico-rules-wharf-fine =
    - N’importe quel type, même déjà sur un navire ; toujours toutes tes marchandises de ce type.
    - Tu peux l’utiliser au lieu d’un chargement que tu devrais faire, ou le garder jusqu’à ce que plus rien n’aille sur les navires.
    - Rien ne t’oblige à l’utiliser.
    - Le port et le PV en plus du capitaine comptent.
puerto_rico-rules-wharf-fine-buildings = - Le phare compte aussi.
puerto_rico-rules-guild_hall = À la fin : 1 PV pour chacun de tes petits et 2 PV pour chacun de tes grands bâtiments de production.
puerto_rico-rules-guild_hall-fine =
    - Les bâtiments de production n’ont pas besoin d’être occupés, mais la guilde, si.
    - Les petits sont la petite teinturerie et la petite raffinerie.
puerto_rico-rules-guild_hall-fine-nobles = - La joaillerie compte comme grande.
puerto_rico-rules-residence = À la fin : 4 PV pour 9 cases remplies ou moins sur ton île, 5 pour 10, 6 pour 11 et 7 pour les 12.
puerto_rico-rules-residence-fine =
    - Plantations et carrières comptent, occupées ou non.
    - La résidence elle-même doit être occupée.
puerto_rico-rules-residence-fine-buildings = - Les forêts comptent aussi.
puerto_rico-rules-fortress = À la fin : 1 PV par tranche de trois colons sur ton plateau.
puerto_rico-rules-fortress-fine =
    - Tous comptent : dans les bâtiments, sur les tuiles et sans cercle.
    - La forteresse elle-même doit être occupée.
puerto_rico-rules-fortress-fine-nobles = - Les nobles comptent aussi.
puerto_rico-rules-customs_house = À la fin : 1 PV par tranche de quatre PV que tu as en jetons.
puerto_rico-rules-customs_house-fine =
    - Les PV notés parce que les jetons étaient épuisés comptent comme des jetons.
    - Les PV des bâtiments ne comptent pas.
    - La douane elle-même doit être occupée.
puerto_rico-rules-city_hall = À la fin : 1 PV pour chacun de tes bâtiments beiges, celui-ci compris.
puerto_rico-rules-city_hall-fine =
    - Tous les bâtiments sauf ceux de production sont beiges.
    - Ils n’ont pas besoin d’être occupés, mais l’hôtel de ville, si.
puerto_rico-rules-city_hall-fine-nobles = - La joaillerie n’est pas beige.
puerto_rico-rules-aqueduct = Quand ta grande teinturerie produit, tu reçois 1 indigo de plus ; quand ta grande raffinerie produit, 1 sucre de plus.
puerto_rico-rules-aqueduct-fine =
    - Tu peux recevoir les deux à la fois ; la réserve doit avoir les marchandises.
    - Le grand bâtiment produit en premier : s’il est occupé, produire de l’indigo suffit pour recevoir celui en plus.
    - Les marchandises en plus comptent pour l’atelier.
puerto_rico-rules-forest_house = Tu peux poser face cachée, comme forêt, n’importe quelle plantation que tu reçois. Chaque paire de forêts rend chacun de tes bâtiments moins cher de 1 doublon.
puerto_rico-rules-forest_house-fine =
    - Les tuiles visibles et celles de l’hacienda, de la bibliothèque et du bureau foncier peuvent devenir des forêts ; les carrières, non.
    - Tu décides en posant la tuile, pour le reste de la partie ; une forêt n’a pas de cercle.
    - La réduction n’est pas limitée par la colonne, et elle vaut même quand la baraque forestière est vide.
puerto_rico-rules-black_market = Quand il te manque des doublons pour un bâtiment, tu peux donner jusqu’à une personne, une marchandise et un jeton PV, qui valent 1 doublon chacun.
puerto_rico-rules-black_market-fine =
    - Tu donnes exactement ce qui te manque : tu paies tous tes doublons et finis avec 0.
    - La personne peut venir de partout sauf du marché noir lui-même.
    - S’il te manque plus de trois, tu ne peux pas le construire.
    - Si la fin de la partie est déclenchée, elle le reste.
puerto_rico-rules-storehouse = À la fin de la phase du capitaine, tu gardes trois marchandises isolées de n’importe quel type, en plus de celle que chacun peut garder.
puerto_rico-rules-storehouse-fine =
    - Elle s’ajoute aux entrepôts.
    - Elle ne dispense jamais de charger des marchandises.
puerto_rico-rules-guest_house = A deux cercles. Dans n’importe quelle phase sauf celle de l’intendant, ses pensionnaires peuvent aller sur des cercles libres de tes bâtiments et de tes tuiles, où ils travaillent tout de suite.
puerto_rico-rules-guest_house-fine =
    - Ensemble ou un par un, dans des phases différentes ; ils ne reviennent que dans une phase de l’intendant.
    - Un pensionnaire aide pour ce qui n’a pas encore eu lieu dans la phase ; rien n’est rattrapé.
    - Dans la phase de l’intendant, ses cercles se remplissent comme les autres, et ils comptent pour le bateau des colons.
puerto_rico-rules-trading_post = Dans la phase du marchand, tu peux vendre une marchandise de n’importe quel type directement à la réserve, au prix de base, au lieu de vendre à la maison de commerce.
puerto_rico-rules-trading_post-fine =
    - { $trading_post_full_house ->
        [no] Pas quand la maison de commerce est pleine, mais même si elle a déjà ce type.
       *[usual] Même quand la maison de commerce est pleine ou a déjà ce type.
    }
    - Le doublon en plus du marchand compte, pas les marchés.
    - Une seule vente par phase en tout, ici ou là.
puerto_rico-rules-church = Quand tu construis quelque chose en colonne 2 ou 3, tu marques 1 PV ; en colonne 4, 2 PV.
puerto_rico-rules-church-fine =
    - Les bâtiments de production comptent aussi ; la colonne 1 ne rapporte rien.
    - Elle ne compte pas pour elle-même.
puerto_rico-rules-small_wharf = Une fois par phase du capitaine, à ton tour, tu peux remettre dans la réserve des marchandises de ton choix, même de types différents : 1 PV pour deux.
puerto_rico-rules-small_wharf-fine =
    - { $small_wharf_minimum ->
        [other] Au moins deux marchandises.
       *[usual] Au moins une marchandise ; une seule vaut 0 PV, mais c’est un chargement.
    }
    - { $small_wharf_bonus ->
        [per_kind] Le port et le phare comptent une fois par type, le PV en plus du capitaine une fois en tout.
       *[usual] Le port, le phare et le PV en plus du capitaine comptent une fois pour lui.
    }
    - Tu peux l’utiliser au lieu d’un chargement que tu devrais faire.
    - Avec les deux quais : un par tour, dans l’ordre que tu veux.
puerto_rico-rules-lighthouse = Tu gagnes 1 doublon chaque fois que tu charges des marchandises. Quand tu es le capitaine, tu gagnes 1 doublon de plus, une fois par phase.
puerto_rico-rules-lighthouse-fine =
    - Les chargements par le quai et le petit quai comptent{ $small_wharf_bonus ->
        [per_kind] , au petit quai une fois par type.
       *[usual] .
    }
    - Tu reçois le doublon du capitaine même si tu ne charges rien ; la bibliothèque ne le double pas.
puerto_rico-rules-specialty_factory = Quand tu produis des marchandises, { $specialty_factory_corn ->
        [yes] regarde le type dont tu as reçu le plus
       *[usual] regarde le type (pas le maïs) dont tu as reçu le plus
    } : tu gagnes autant de doublons que tu as reçu de marchandises de ce type, moins un.
puerto_rico-rules-specialty_factory-fine =
    - { $specialty_factory_privilege ->
        [no] Les marchandises de l’aqueduc comptent, celles du privilège de l’artisan non.
       *[usual] Les marchandises du privilège de l’artisan et de l’aqueduc comptent.
    }
    - { $specialty_factory_corn ->
        [yes] Le maïs compte comme n’importe quel autre type.
       *[usual] Le maïs ne compte jamais.
    }
    - Une seule marchandise du type rapporte 0.
puerto_rico-rules-library = Double le privilège du rôle que tu prends : deux colons, 2 doublons de moins, deux marchandises en plus, et ainsi de suite.
puerto_rico-rules-library-fine =
    - Planteur : une deuxième tuile visible après tout le monde ; une carrière seulement avec l’abri de chantier ; l’hospice ne marche que pour la première tuile.
    - Intendant : deux colons de la réserve. Artisan : deux marchandises, identiques ou différentes, de types que tu as produits.
    - Maçon −2, marchand +2, capitaine +2 PV, chercheur d’or 2 doublons.
    - Les doublons sur la carte de rôle ne sont pas doublés.{ $library_2p ->
        [once_a_round] { " " }Elle ne double qu’un rôle par manche.
       *[usual] { "" }
    }
puerto_rico-rules-union_hall = À ton premier tour dans la phase du capitaine, tu marques 1 PV par paire de marchandises d’un même type que tu as. Tu gardes les marchandises.
puerto_rico-rules-union_hall-fine =
    - Chaque type se compte à part : trois maïs et deux indigos font 2 PV.
    - { $union_hall ->
        [needs_a_load] Il ne rapporte que si tu peux charger des marchandises à ce tour.
       *[usual] Tu n’as besoin de rien charger pour cela.
    }
    - Il vient avant ton fournisseur royal, des marchandises peuvent donc compter pour les deux.
puerto_rico-rules-statue = Vaut 8 PV. Elle n’a pas de cercle ni d’autre effet.
puerto_rico-rules-statue-fine =
    - Personne ne s’y trouve jamais, ni dans la phase de l’intendant ni par l’université.
    - Elle compte comme bâtiment beige pour l’hôtel de ville.
puerto_rico-rules-cloister = À la fin : des séries de trois tuiles identiques sur ton île rapportent 1 PV pour une série, 3 pour deux, 6 pour trois et 10 pour quatre.
puerto_rico-rules-cloister-fine =
    - Carrières et forêts sont aussi des types ; les tuiles n’ont pas besoin d’être occupées.
    - Le cloître lui-même doit être occupé.
puerto_rico-rules-land_office = À ton tour dans la phase du marchand. Avec un colon : paie 1 doublon et pose la plantation cachée du dessus sur ton île. { $land_office_noble ->
        [pays] Avec un noble : paie 1 doublon et défausse une de tes plantations.
       *[usual] Avec un noble : défausse une de tes plantations et reçois 1 doublon.
    }
puerto_rico-rules-land_office-fine =
    - Une fois par phase, avant ou après ta vente, même si tu ne vends rien ou que la maison de commerce est pleine.
    - Carrières et forêts ne peuvent pas être défaussées.
    - Qui se trouve sur une tuile défaussée attend sans cercle.
    - Avec la baraque forestière, la plantation achetée peut devenir une forêt.
puerto_rico-rules-chapel = À chaque phase de l’artisan, elle te rapporte 1 doublon avec un colon, ou 1 PV avec un noble.
puerto_rico-rules-chapel-fine =
    - Tu n’as besoin de rien produire.
    - { $vp_exhaustion ->
        [captain_only] Prendre ici le dernier jeton PV ne met pas fin à la partie : seule une phase du capitaine le fait.
       *[usual] Prendre le dernier jeton PV met fin à la partie dans n’importe quelle phase.
    }
puerto_rico-rules-hunting_lodge = À la fin de chaque phase du planteur. Avec un colon : tu peux défausser une plantation ou une forêt. Avec un noble : 2 PV si ton île a plus de cases vides que n’importe quelle autre.
puerto_rico-rules-hunting_lodge-fine =
    - Les carrières restent ; qui se trouve sur la tuile attend sans cercle.
    - Il te faut strictement plus de cases vides ; une égalité ne rapporte rien.
    - Plusieurs pavillons agissent dans l’ordre du tour à partir du planteur.
puerto_rico-rules-zoning_office = Avec un colon, les bâtiments des colonnes 1 à 3 te coûtent 1 doublon de moins. Avec un noble, les bâtiments de la colonne 4 te coûtent 2 doublons de moins.
puerto_rico-rules-zoning_office-fine =
    - Jamais les deux : cela dépend de qui s’y trouve.
    - Les bâtiments de production sont aussi moins chers.
    - Un prix ne descend jamais sous 0.
puerto_rico-rules-royal_supplier = À ton premier tour dans la phase du capitaine, avant de charger, tu peux donner jusqu’à une marchandise par noble que tu as, toutes de types différents : 1 PV chacune.
puerto_rico-rules-royal_supplier-fine =
    - Ce n’est pas un chargement : le port, le phare et le PV en plus du capitaine ne comptent pas, et ton tour continue.
    - Tous tes nobles comptent, où qu’ils soient.
puerto_rico-rules-villa = À chaque phase de l’intendant, tu reçois un noble de plus de la réserve.
puerto_rico-rules-villa-fine =
    - Elle doit être occupée quand la phase commence ; elle passe avant le partage du bateau.
    - S’il n’y a plus de nobles, tu reçois un colon de la réserve ; s’il n’y en a pas non plus, rien.
    - { $decline_villa ->
        [yes] Tu peux refuser.
        [usual] Tu ne peux pas refuser.
       *[any] Tu ne peux refuser que si la table l’a choisi.
    }
puerto_rico-rules-jeweler = À chaque phase de l’artisan, tu gagnes 1 doublon pour chacun de tes nobles.
puerto_rico-rules-jeweler-fine =
    - Les nobles comptent où qu’ils soient sur ton plateau, ici compris.
    - Elle ne donne pas de marchandises et ne compte pas comme un type pour la manufacture.
    - C’est un grand bâtiment de production pour la guilde, et elle n’est pas beige pour l’hôtel de ville.
    - { $jeweler_copies_2p ->
        [other] Il n’y en a qu’un exemplaire.
       *[usual] Il y en a deux exemplaires, à deux aussi.
    }
puerto_rico-rules-royal_garden = À la fin : 1 PV de plus pour chacun de tes nobles.
puerto_rico-rules-royal_garden-fine =
    - Cela s’ajoute au PV que vaut chaque noble.
    - Les jardins royaux doivent être occupés, par un colon ou un noble.
puerto_rico-rules-start-title = Ce que chacun a au départ
puerto_rico-rules-start = À 3, 4 ou 5, chacun reçoit 2, 3 ou 4 doublons. Le premier gouverneur est tiré au sort. Dans l’ordre des places, les premiers commencent avec une plantation d’indigo chacun et les derniers avec du maïs : 2 indigos et 1 maïs à trois, 2 et 2 à quatre, 3 et 2 à cinq.
puerto_rico-rules-supply-title = Ce qui est au milieu
puerto_rico-rules-supply = Les 8 carrières, et une plantation visible de plus qu’il n’y a de personnes. Jetons PV : 75, 100 ou { $vp_chips_5p ->
        [other] 122
       *[usual] 126
    } à 3, 4 ou 5. Colons : 55, 75 ou 95, plus un par personne sur le bateau. Navires : 4-5-6, 5-6-7 ou 6-7-8. Aucun chercheur d’or à trois, un à quatre, deux à cinq.
puerto_rico-rules-secrets-title = Ce qui est visible et caché
puerto_rico-rules-secrets = Doublons, marchandises et plateaux sont visibles par tout le monde. Seuls les jetons PV des autres restent cachés jusqu’à la fin, et l’ordre des plantations face cachée.
puerto_rico-rules-round-title = Une manche
puerto_rico-rules-round = Le gouverneur prend une carte de rôle et tout le monde exécute ce rôle, à commencer par qui l’a prise. Puis la personne suivante dans le sens horaire prend une des cartes restantes, et ainsi de suite jusqu’à ce que chacun en ait eu une. Ensuite, les cartes sont rendues et la carte de gouverneur avance d’une place.
puerto_rico-rules-picking-title = Choisir un rôle
puerto_rico-rules-picking = Tu dois prendre une carte, même inutile. Une carte prise est hors jeu pour le reste de la manche. Utiliser le rôle est facultatif, sauf qu’il faut charger les marchandises.
puerto_rico-rules-privilege-title = Action et privilège
puerto_rico-rules-privilege = L’action d’un rôle est pour tout le monde ; son privilège est seulement pour qui a pris la carte. Le chercheur d’or n’a pas d’action, seulement un privilège.
puerto_rico-rules-bonus-title = Doublons sur les cartes de rôle
puerto_rico-rules-bonus = Après chaque manche, chaque carte que personne n’a prise reçoit 1 doublon, en plus de ceux qui s’y trouvent déjà. Qui prend une telle carte reçoit les doublons tout de suite et peut les dépenser dans la même phase.
puerto_rico-rules-occupied-title = Les bâtiments ont besoin de gens
puerto_rico-rules-occupied = Un bâtiment ne marche que s’il s’y trouve au moins une personne, et rien ne t’oblige à l’utiliser. Ses PV imprimés comptent toujours.
puerto_rico-rules-settler-title = Phase du planteur
puerto_rico-rules-settler = Dans l’ordre du tour, chacun peut prendre une plantation visible. Le planteur peut prendre une carrière à la place ; les autres seulement avec un abri de chantier. Personne n’est obligé de prendre une tuile.
puerto_rico-rules-quarries-title = Carrières
puerto_rico-rules-quarries = Chaque carrière occupée rend tes bâtiments moins chers de 1 doublon, jusqu’au numéro de la colonne du bâtiment. Il y a 8 carrières (5 à deux) ; quand il n’y en a plus, ni le privilège ni l’abri de chantier n’en donnent.
puerto_rico-rules-row-title = Les plantations visibles
puerto_rico-rules-row = Après la phase, les tuiles que personne n’a prises sont défaussées, et l’on en retourne une de plus qu’il n’y a de personnes. Si la pile est épuisée, on mélange la défausse ; si cela ne suffit pas non plus, il y a moins de tuiles visibles.
puerto_rico-rules-island-title = L’île
puerto_rico-rules-island = Une île a 12 cases ; une île pleine ne prend plus de tuiles. L’endroit où se trouve une tuile n’importe pas. Les tuiles restent jusqu’à la fin de la partie.
puerto_rico-rules-island-nobles = Seuls le bureau foncier et le pavillon de chasse enlèvent des tuiles.
puerto_rico-rules-forests-title = Forêts
puerto_rico-rules-forests = Avec une baraque forestière occupée, tu peux poser une plantation face cachée, comme forêt. Elle n’a pas de cercle et n’est jamais retournée. Chaque paire de forêts rend chaque bâtiment moins cher de 1 doublon, peu importe qui se trouve dans la baraque forestière.
puerto_rico-rules-mayor-title = Phase de l’intendant
puerto_rico-rules-mayor = D’abord, l’intendant { $mayor_privilege_optional ->
        [no] doit
       *[usual] peut
    } prendre un { $nobles_from_supply ->
        [yes] colon ou un noble
       *[usual] colon
    } de la réserve. Puis les colons du bateau sont distribués un par un, à commencer par l’intendant{ $decline_ship_colonists ->
        [yes]  ; tu peux les refuser, et ils retournent à la réserve.
       *[usual] .
    } Ensuite, chacun place ses colons, et enfin le bateau est rempli.
puerto_rico-rules-placing-title = Placer des gens
puerto_rico-rules-placing = Tu peux replacer tous tes gens{ $placing ->
        [in_turn] , dans l’ordre du tour.
       *[usual] , tout le monde en même temps.
    } { $must_fill_circles ->
        [no] Des gens peuvent rester sans cercle même s’il y en a un de libre.
       *[usual] Tant que tu as un cercle libre, personne ne peut rester sans poste, mais tu choisis quels cercles restent vides.
    } En dehors de la phase de l’intendant, personne n’est déplacé.
puerto_rico-rules-refill-title = Remplir le bateau des colons
puerto_rico-rules-refill = Il vient autant de colons qu’il y a de cercles vides sur tous les bâtiments, au moins un par personne. Plantations et carrières ne comptent pas. Si la réserve en a trop peu, ce qui reste monte à bord, et c’est la dernière manche. Si elle en a juste assez, la partie continue.
puerto_rico-rules-builder-title = Phase du maçon
puerto_rico-rules-builder = Dans l’ordre du tour, chacun peut construire un bâtiment. Tu ne peux avoir chaque bâtiment qu’une fois, et seulement s’il en reste. Le maçon paie 1 doublon de moins, mais ne reçoit rien s’il ne construit pas.
puerto_rico-rules-price-title = Ce que coûte un bâtiment
puerto_rico-rules-price = Le coût du bâtiment, moins 1 par carrière occupée (au plus le numéro de la colonne), moins 1 pour le maçon. Jamais sous 0.
puerto_rico-rules-price-buildings = Avec la bibliothèque, c’est moins 2 pour le maçon, et chaque paire de forêts fait 1 de moins.
puerto_rico-rules-price-nobles = L’architecte réduit encore le prix.
puerto_rico-rules-city-title = La place dans la cité
puerto_rico-rules-city = Une cité a 12 cases. Un grand bâtiment en demande deux, l’une sous l’autre, { $max_large_buildings ->
        [other] et il en tient six au plus.
        [usual] et il en tient quatre au plus.
       *[any] et il en tient quatre au plus, sauf si la table en a décidé autrement.
    } Les petits bâtiments se décalent d’eux-mêmes. Remplir la dernière case d’une cité fait de cette manche la dernière.
puerto_rico-rules-craftsman-title = Phase de l’artisan
puerto_rico-rules-craftsman = Dans l’ordre du tour, chacun reçoit des marchandises : de chaque type, autant que le permettent ses plantations occupées et les colons dans les bâtiments correspondants. Le maïs n’a pas besoin de bâtiment. Si la réserve ne suffit pas, les suivants reçoivent moins.
puerto_rico-rules-extra-title = La marchandise en plus de l’artisan
puerto_rico-rules-extra = Quand tout le monde a produit, l’artisan { $decline_extra_good ->
        [yes] peut prendre
       *[usual] prend
    } une marchandise supplémentaire, d’un type qu’il vient de produire, si la réserve en a encore. Un artisan qui n’a rien produit ne reçoit rien.
puerto_rico-rules-trader-title = Phase du marchand
puerto_rico-rules-trader = Dans l’ordre du tour, chacun peut vendre une marchandise. Les prix : maïs 0, indigo 1, sucre 2, tabac 3, café 4 doublons. Le marchand reçoit 1 doublon de plus pour une vente.
puerto_rico-rules-house-title = La maison de commerce
puerto_rico-rules-house = Elle prend quatre marchandises, toutes de types différents (le comptoir peut répéter un type). Quand elle est pleine, personne ne peut plus y vendre, et elle se vide à la fin de la phase. Si elle n’est pas pleine, les marchandises restent.
puerto_rico-rules-captain-title = Phase du capitaine
puerto_rico-rules-captain = Tour après tour, chacun charge des marchandises jusqu’à ce que personne ne puisse ou ne veuille plus : à ton tour, un type sur un navire, 1 PV par marchandise. Si tu peux charger un navire, tu le dois ; seul un quai peut le remplacer.
puerto_rico-rules-ships-title = Ce qui va sur quel navire
puerto_rico-rules-ships = Un navire porte un seul type, et un type ne va que sur un navire, même quand il est plein. Un type déjà à bord va sur son navire. Un nouveau type va sur un navire vide : un qui prend toutes tes marchandises de ce type, ou sinon le plus grand. Tu charges tout ce qui tient.
puerto_rico-rules-captains_point-title = Le PV en plus du capitaine
puerto_rico-rules-captains_point = Le capitaine marque 1 PV de plus pour son premier chargement de la phase, quel qu’il soit. Sans chargement, pas de PV en plus.
puerto_rico-rules-storage-title = Entreposer des marchandises
puerto_rico-rules-storage = Quand les chargements sont finis, chacun garde une marchandise isolée. Petit entrepôt : un type entier. Grand entrepôt : deux types entiers. Tout s’additionne ; le reste est perdu. Tu choisis ce que tu gardes{ $ask_storage ->
        [always]  ; le bot demande même si tout tient.
       *[usual] .
    } Ensuite, les navires pleins partent.
puerto_rico-rules-storage-buildings = Boutique : trois marchandises isolées de plus.
puerto_rico-rules-prospector-title = Chercheur d’or
puerto_rico-rules-prospector = Qui prend la carte reçoit 1 doublon et les doublons qui s’y trouvent. Personne d’autre ne fait rien.
puerto_rico-rules-prospector-buildings = Avec la bibliothèque, c’est 2 doublons.
puerto_rico-rules-end-title = Quand la partie se termine
puerto_rico-rules-end = La manche est jouée jusqu’au bout quand le bateau des colons ne peut pas être rempli, que quelqu’un a rempli la dernière case de sa cité, { $vp_exhaustion ->
        [captain_only] ou que le dernier jeton PV a été pris dans une phase du capitaine.
       *[usual] ou que le dernier jeton PV a été pris.
    } Les PV gagnés ensuite sont notés et comptent.{ $decline_points ->
        [yes] { " " }Les PV que rapporte un bâtiment comme le port peuvent être refusés.
       *[usual] { "" }
    }
puerto_rico-rules-end-nobles = Avec les nobles, le bateau des colons ne met pas fin à la partie.
puerto_rico-rules-score-title = Décompte
puerto_rico-rules-score = Les jetons PV, les PV imprimés sur tous tes bâtiments et les bonus de tes grands bâtiments occupés.
puerto_rico-rules-score-nobles = Chaque noble vaut 1 PV.
puerto_rico-rules-large-title = Bonus des grands bâtiments
puerto_rico-rules-large = Seulement s’ils sont occupés. Guilde : 1 ou 2 PV par bâtiment de production. Résidence : 4 à 7 PV pour l’île. Forteresse : 1 PV par tranche de trois personnes. Douane : 1 PV par tranche de quatre PV en jetons. Hôtel de ville : 1 PV par bâtiment beige.
puerto_rico-rules-large-buildings = Cloître : 1, 3, 6 ou 10 PV pour des séries de trois tuiles.
puerto_rico-rules-large-nobles = Jardins royaux : 1 PV par noble.
puerto_rico-rules-tie-title = Égalités
puerto_rico-rules-tie = À égalité de points, doublons et marchandises comptent, chaque marchandise pour 1 doublon. Si c’est encore égal, la victoire est partagée.
puerto_rico-rules-guests-title = Pensionnaires
puerto_rico-rules-guests = Les gens de la pension peuvent aller sur des cercles libres de ton plateau au début d’une phase, à tes décisions et à sa fin, mais pas dans une phase de l’intendant. Ils travaillent tout de suite et restent jusqu’à la prochaine phase de l’intendant. Personne ne revient avant.
puerto_rico-rules-guests_when-title = À quoi un pensionnaire peut encore aider
puerto_rico-rules-guests_when = À ce qui n’a pas encore eu lieu : le prochain chargement pour le port ou le quai, ta propre production, vente ou construction, le stockage. Une bibliothèque double un privilège pas encore utilisé. À la fin de la dernière phase, un pensionnaire peut encore occuper un grand bâtiment.
puerto_rico-rules-draft-title = Choisir les bâtiments
puerto_rico-rules-draft = { $draft ->
        [random] Avant la partie, 17 des 31 bâtiments beiges sont tirés au sort.
        [fixed] 17 des 31 bâtiments beiges sont en jeu : une sélection fixe avec tous les nouveaux.
       *[usual] Avant la partie, dans l’ordre du tour à partir de qui commence, chacun choisit un bâtiment beige par tour jusqu’à ce que 17 soient choisis.
    } Les bâtiments de production sont toujours en jeu. Les cases par coût : une de 1, deux de 2, une de 3, une de 4, deux de 5, une de 6, une de 7, deux de 8, une de 9 et cinq de 10.
puerto_rico-rules-draft_room-title = Ce qu’on peut encore choisir
puerto_rico-rules-draft_room = Un bâtiment peut être choisi tant qu’une case de son coût est libre. Ceux qui restent retournent dans la boîte. Les bâtiments des nobles ne se choisissent pas : les 8 sont ajoutés.{ $office_and_trading_post ->
        [not_both] { " " }Du comptoir et du commerce, l’un au plus est en jeu.
        [exactly_one] { " " }Du comptoir et du commerce, exactement l’un est en jeu : la dernière case de leur coût lui est réservée.
        [usual] { "" }
       *[any] { " " }Si la table joue avec exactement l’un du comptoir et du commerce, la dernière case qui pourrait en prendre un lui est réservée.
    }{ $hacienda_and_forest_house ->
        [not_both] { " " }De l’hacienda et de la baraque forestière, l’une au plus est en jeu.
       *[usual] { "" }
    }{ $factory_and_specialty_factory ->
        [not_both] { " " }De la manufacture et de l’atelier, l’un au plus est en jeu.
       *[usual] { "" }
    }
puerto_rico-rules-nobles-title = Nobles
puerto_rico-rules-nobles = Un noble peut se placer partout où un colon le peut et vaut 1 PV à la fin. Au départ et à chaque remplissage, un noble remplace un colon sur le bateau, tant qu’il y en a. Qui prend quelqu’un du bateau peut choisir tant que les deux sont à bord.
puerto_rico-rules-noble_effects-title = Colon ou noble sur un bâtiment
puerto_rico-rules-noble_effects = Certains bâtiments font une chose pour un colon et une autre pour un noble. Tu as l’effet de qui s’y trouve, jamais l’autre.
puerto_rico-rules-noble_sources-title = D’où viennent les nobles
puerto_rico-rules-noble_sources = { $nobles_from_supply ->
        [yes] Du bateau et de la villa ; le privilège de l’intendant, l’hospice et l’université peuvent aussi en donner un de la réserve.
       *[usual] Seulement du bateau et de la villa. Le privilège de l’intendant, l’hospice et l’université donnent des colons de la réserve ; si l’hospice ou l’université doit prendre sur le bateau, tu peux choisir.
    }{ $villa_and_jeweler ->
        [not_both] { " " }De la villa et de la joaillerie, une seule est en jeu.
       *[usual] { "" }
    }
puerto_rico-rules-noble_end-title = Nobles et fin de partie
puerto_rico-rules-noble_end = Avec les nobles, manquer de gens ne met pas fin à la partie, et les 100 colons servent tous.
puerto_rico-rules-two_start-title = À deux : mise en place
puerto_rico-rules-two_start = 3 doublons chacun ; le gouverneur a l’indigo, l’autre le maïs. On retire trois tuiles de chaque type (il reste 5 carrières), 3 sont visibles. 65 PV, 40 colons et 2 sur le bateau, des navires de 4 et 6, deux marchandises de moins de chaque type. Un exemplaire de chaque bâtiment beige, deux de chaque bâtiment de production.
puerto_rico-rules-two_round-title = À deux : la manche
puerto_rico-rules-two_round = Vous prenez des cartes tour à tour, jusqu’à ce que chacun ait eu trois rôles ; la septième carte reçoit un doublon. Chaque carte ne se prend qu’une fois par manche. Quand la fin est déclenchée, les six choix sont encore joués.
puerto_rico-card-circles = { $count ->
    [0] pas de cercle
    [one] cercle
   *[other] cercles
}
puerto_rico-card-column = { $column ->
    [1] Colonne 1 : 1 carrière au plus
   *[other] Colonne { $column } : { $column } carrières au plus
}
puerto_rico-card-spaces = { $count ->
    [one] { $count } case de cité
   *[other] { $count } cases de cité
}
puerto_rico-card-copies = { $count ->
    [one] { $count } exemplaire
   *[other] { $count } exemplaires
}
puerto_rico-card-copies-two = { $copies }, { $two } à deux
puerto_rico-card-set-base = Jeu de base
puerto_rico-card-set-buildings = Nouveaux bâtiments
puerto_rico-card-set-nobles = Nobles
puerto_rico-card-alt = { $name } ({ $other }), { $set } : coûte { $cost }, { $points } ; { $count ->
    [0] pas de cercle
    [one] { $count } cercle
   *[other] { $count } cercles
} ; colonne { $column } ; { $spaces } ; { $copies }. { $text }
rules-section-settler = Planteur
rules-section-mayor = Intendant
rules-section-builder = Maçon
rules-section-craftsman = Artisan
rules-section-trader = Marchand
rules-section-captain = Capitaine
rules-section-prospector = Chercheur d’or
rules-section-guests = Pensionnaires
rules-section-draft = Choix des bâtiments
rules-section-nobles = Nobles
rules-section-two = À deux
puerto_rico-book-preparation = Préparation
puerto_rico-book-round = Déroulement du jeu
puerto_rico-book-roles = Les rôles
puerto_rico-book-beige = Les bâtiments beiges
puerto_rico-book-settler = Le planteur
puerto_rico-book-mayor = L’intendant
puerto_rico-book-builder = Le maçon
puerto_rico-book-craftsman = L’artisan
puerto_rico-book-trader = Le marchand
puerto_rico-book-captain = Le capitaine
puerto_rico-book-storage = Le stockage
puerto_rico-book-prospector = Le chercheur d’or
puerto_rico-book-end = Fin de la partie
puerto_rico-book-buildings = Les bâtiments
puerto_rico-book-new_buildings = Première extension
puerto_rico-book-nobles = Deuxième extension
puerto_rico-book-two = Le jeu à deux
