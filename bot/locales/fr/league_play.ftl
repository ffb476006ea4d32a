notice-league-caretaker = 🤖 { $name } n’est pas là : un bot maison joue désormais à la place de { $name } et rend la main dès son retour. D’ici là, la ligue demande à sa réserve.
notice-league-left = 🚪 { $name } a quitté la table. Un bot maison joue à la place de { $name } jusqu’à ce que quelqu’un de la réserve de la ligue prenne la place.
notice-league-out = ⌛ Le temps de { $name } est écoulé. { $people } : que faire ? Sans vote avant le { $until }, un bot maison joue à la place de { $name }.
notice-league-rescue = 🛟 { $name }, qui organise cette ligue, intervient.
notice-league-ending = 📅 La saison touche à sa fin. Si cette partie dure encore le { $until }, ses chronos iront ensuite quatre fois plus vite ; ce qui n’est pas terminé le { $end } est joué jusqu’au bout par des bots maison.
notice-league-overtime = ⏩ C’est le dernier jour de la saison : désormais, les chronos vont { $times } fois plus vite, et un bot maison prend tout de suite le relais de qui dépasse son temps. Ce qui n’est pas terminé le { $until } est joué jusqu’au bout par des bots maison.
notice-league-round-late = ⏩ Le temps de cette ronde est écoulé : désormais, les chronos vont { $times } fois plus vite, et un bot maison prend tout de suite le relais de qui dépasse son temps. Ce qui n’est pas terminé le { $until } est joué jusqu’au bout par des bots maison, car tout le monde attend la ronde suivante.
notice-league-played-out = 🏁 Le temps est écoulé : des bots maison jouent cette partie jusqu’au bout. Le score final compte.
league-hasty-pace = Rythme : { $pace }, { $times } fois plus vite car le temps presse · temps écoulé : un bot maison prend tout de suite le relais
league-over-budget = ⚠️ Dans { $league }, { $days ->
    [0] les vacances n’arrêtent pas tes chronos
    [one] les vacances arrêtent tes chronos pendant { $days } jour d’une saison
   *[other] les vacances arrêtent tes chronos pendant { $days } jours d’une saison
} : du { $from } au { $until }, un bot maison joue pour toi et garde tes places.
league-post-begin = ⏰ { $count ->
    [one] Cette table attend ton premier coup : { $tables }
   *[other] Ces tables attendent ton premier coup : { $tables }
}
league-post-seat = 🪑 { $name } ne peut plus jouer { $table }. Tu es dans la réserve de la ligue : veux-tu prendre la place, avec un chrono plein ? Sans réponse avant le { $until }, je demande à quelqu’un d’autre.
league-post-seat-planned = 🪑 { $name } ne peut pas jouer la table { $number } de la ligue, qui n’a pas encore commencé. Tu es dans la réserve de la ligue : veux-tu prendre la place ? Sans réponse avant le { $until }, je demande à quelqu’un d’autre.
league-obstacle-table = 🛑 Je ne peux rien publier à la table #{ NUMBER($table, useGrouping: 0) } ({ $place }) : il me manque la permission « { $permission } ». Dès que je l’aurai, la table continuera d’elle-même.
league-obstacle-reason = 🛑 Je ne peux rien publier à la table #{ NUMBER($table, useGrouping: 0) } : { $reason } Ensuite, la table continuera d’elle-même.
button-league-seat-yes = Prendre la place
button-league-seat-no = Non merci
league-seat-taken = La place est à toi. Merci de dépanner !
league-seat-planned = La place est à toi. La table commence d’elle-même quand tout le monde est libre.
league-seat-declined = Très bien, je demanderai à quelqu’un d’autre.
error-league-decides = { $what ->
    [seat] Les places d’une table de ligue vont à la réserve de la ligue ; pour le reste, c’est son organisation qui décide.
    [over] Le temps est écoulé : des bots maison jouent cette partie jusqu’au bout.
    [out] Tu es hors de cette saison : seule son organisation peut t’y reprendre.
    [rescue] C’est une table de ligue : son organisation intervient avec /ligue secours.
    [dispute] Un litige arrête les chronos de cette table jusqu’à la décision : /ligue litige.
    [own] Tu joues toi-même à cette table : c’est à quelqu’un d’autre de l’organisation de le faire. Ta tentative est dans le journal.
   *[other] C’est une table de ligue : seule l’organisation de la ligue peut en décider.
}
error-league-seat-taken = On n’a plus besoin de personne pour cette place.
error-league-no-table = Cette table ne fait pas partie d’une ligue : voir /secours.
league-rescue-resume = Mettre fin à la pause
league-rescue-house-bot = Faire jouer un bot maison pour quelqu’un
league-rescue-pace = Changer le rythme
league-rescue-end = Arrêter la table sans résultat
cmd-league-rescue = Pour l’organisation : aider une table de la ligue où l’on ne répond plus
arg-league-rescue-action = Que faire
arg-league-rescue-player = La personne pour qui un bot maison doit jouer
arg-league-rescue-pace = Le nouveau rythme
