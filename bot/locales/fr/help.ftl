help-turn = **C’est à moi**
    `/mestours` – toutes les tables qui t’attendent, avec un bouton pour y aller
    `/jouer` – n’importe quel coup possible ; les boutons du dernier message font la même chose
help-news = **Que s’est-il passé ?**
    `/rattrapage` – ce qui s’est passé depuis ton dernier coup, avec une image
    `/journal` – ce qui s’est passé dans une manche
help-away = **Je pars quelques jours**
    `/vacances` – des jours de congé : tes chronos s’arrêtent, ou un bot maison joue pour toi
    `/table céder` – laisser ta place pour de bon
help-stuck = **Ça coince**
    `/pourquoi` – pourquoi un coup n’est pas possible
    `/règles` – chercher dans les règles
help-organise = **Je veux lancer une partie**
    `/table liste` – ce que tu peux rejoindre ici
    `/table nouvelle` – ouvrir une table
help-more = -# Tape / pour voir toutes les commandes.
cmd-help = Les commandes les plus utiles, par situation
name-help = aide
cmd-table-list = Ce que tu peux rejoindre ici : places libres et places à reprendre
name-list = liste
list-title = Ce que tu peux rejoindre
list-empty = Aucune table ne cherche de monde ici. Ouvres-en une avec /table nouvelle.
list-free = { $count ->
    [one] Une place libre
   *[other] { $count } places libres
} · pour l’instant : { $names }
list-seats = La partie est en cours : { $names }. { $count ->
    [one] Tu peux prendre le relais de { $away }.
   *[other] Tu peux prendre le relais d’une de ces personnes : { $away }.
}
list-more = … et { $count } de plus
button-join-table = Rejoindre #{ NUMBER($table, useGrouping: 0) }
button-take-at = #{ NUMBER($table, useGrouping: 0) } : relayer { $name }
button-list = Que puis-je rejoindre ?
button-help = Aide
button-quit = Céder ma place
instead-quit = La partie est en cours. Pour laisser ta place, utilise /table céder : un bot maison y joue jusqu’à ce que quelqu’un la prenne. Si tu ne pars que quelques jours, /vacances convient mieux.
instead-leave = Cette partie n’a pas encore commencé. Pour la quitter : /table quitter
instead-join = Cette partie n’a pas encore commencé. Pour prendre une place : /table rejoindre
instead-substitute = La partie est en cours. { $count ->
    [0] Tu pourras prendre une place dès qu’un bot maison jouera pour quelqu’un : /table remplacer. Pour regarder : /table regarder
   *[other] Tu peux prendre le relais de quelqu’un d’absent : /table remplacer
}
instead-replace = La partie est en cours : une place change de mains quand on la cède (/table céder) et que quelqu’un d’autre la prend (/table remplacer).
instead-takeback = Rien ne s’est passé depuis ton dernier coup, tu peux donc l’annuler sans demander à personne : utilise /table annuler ou le bouton ici.
instead-abandon = Cette partie n’a pas commencé. { $owner ->
    [yes] Pour fermer la table : /table abandonner
   *[other] Son hôte peut fermer la table. Pour laisser ta place : /table quitter
}
