# Die Daueraufträge von Amerigo.

amerigo-order-load = Kanonen bis zur bekannten Stärke der Piraten laden
amerigo-order-post = Ein Kontor setzen, wo immer eines meiner Schiffe an einem Anker hält
amerigo-order-along = Mit allen Aktionspunkten das Erste davon, was geht
amerigo-order-buy = Diese Waren kaufen, soweit die Aktionspunkte reichen ({ $when })
amerigo-order-front = In der Spielreihenfolge ganz nach vorn, wenn es geht
amerigo-order-cash = Eine Truhe oder einen Marker zu Gold machen, wenn ich keines habe
amerigo-track-cannons = Kanonen
amerigo-track-progress = Fortschritt
amerigo-track-order = Spielreihenfolge
amerigo-track-gold = Gold nehmen
amerigo-decision-turn = Wahl der Aktion
amerigo-decision-sail = Schifffahrt
amerigo-decision-goods = Warenkauf
