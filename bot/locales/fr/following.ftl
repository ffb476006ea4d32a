following-run = 🛰️ Menée par un autre bot (empreinte de sa clé : { $key } …). Ce serveur suit la saison.
following-game = **{ $game }** · { $people ->
    [0] personne n’est nommé avant le tirage
    [one] { $people } personne
   *[other] { $people } personnes
}
following-division = **{ $name }** · { $people }
following-divisions-more = … et { $count ->
    [one] { $count } autre division
   *[other] { $count } autres divisions
}
following-player = Anonyme { NUMBER($number, useGrouping: 0) }
following-round = { $round ->
    [none] **Tables les plus récentes** · { $count }
    [winners] **Tables des vainqueurs** · { $count }
   *[other] **Ronde { $round }** · { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
}
following-table = { NUMBER($number, useGrouping: 0) }. { $people }{ $over ->
    [yes] { " " }✅
   *[no] {""}
}
following-more = …
following-winner = 🥇 { $name } gagne.
following-over = 🏁 La saison est terminée.
following-computed = 🔁 { $lines ->
    [one] Recalculé ici à partir d’une ligne signée
   *[other] Recalculé ici à partir de { $lines } lignes signées
}, le { $at }.
following-fault = ⚠️ Depuis le { $since }, le journal de là-bas ne concorde pas : { $what } { $lines ->
    [one] Voici l’état à la ligne 1.
   *[other] Voici l’état à la ligne { NUMBER($lines, useGrouping: 0) }.
}
following-slow = son contrôle prend trop de temps.
following-silent = 📡 Le journal est injoignable depuis le { $since } : voici l’état d’avant.
following-ended = 📭 Le journal n’est plus à son adresse depuis le { $since }. Je ne le cherche plus ; voici le dernier état.
following-stopped = 🛰️ Ce serveur ne suit plus cette saison.
following-post-round = 📣 { $round ->
    [none] De nouvelles tables sont tirées : { $count }.
    [winners] Les tables des vainqueurs sont tirées : { $count }.
   *[other] La ronde { $round } est tirée : { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }.
}
following-post-moved = 🚚 La carte est maintenant dans { $place }.
following-post-gone = 📭 Le journal de la saison n’est plus à son adresse depuis une semaine, je ne le cherche donc plus. Sa carte reste telle quelle. Qui gère ce serveur peut saisir une autre adresse sous /réglages ligue.
following-post-fault = ⚠️ Le journal de cette saison d’un autre bot ne concorde plus : { $what }
    La carte dans { $place } montre l’état à la ligne { NUMBER($lines, useGrouping: 0) }. Demande à la personne qui gère l’autre bot ; je continue de regarder, et la carte suivra dès que le journal concordera de nouveau.
following-ask = 🛰️ Suivre cette saison d’un autre bot ?
following-ask-checked = ✅ { $lines ->
    [one] Une ligne signée : tout concorde.
   *[other] { $lines } lignes signées : tout concorde, et les coups de toutes les tables terminées ont été rejoués.
}
following-ask-key = 🔑 Empreinte de sa clé : `{ $fingerprint }`
    Compare-la avec l’organisation de là-bas, par une autre voie que cette adresse, comme un appel ou un message. Alors seulement tu sais que le journal est bien le sien.
following-ask-place = Sa carte ira dans { $place }. Je cherche du nouveau tous les quarts d’heure, et je recalcule tout.
button-setup-follow = Suivre
setup-follow-done = ✅ Ce serveur suit maintenant { $name }. Sa carte ira dans { $place }.
setup-follow-title = 🛰️ Il suit ces saisons d’autres bots :
setup-follow-row = { $name } ({ $host }, { $place }) · empreinte de sa clé : `{ $fingerprint }`
setup-follow-sure = Ne plus suivre { $name } ? Sa carte le dira alors, et ce qui est gardé de la saison disparaîtra.
button-setup-unfollow = Ne plus suivre { $name }
button-setup-unfollow-now = Ne plus suivre
setup-follow-stopped = 🛰️ Ce serveur ne suit plus { $name }.
setup-follow-refused = ❌ Le journal à cette adresse ne concorde pas, rien n’a donc changé. { $what }
error-league-cannot-follow = { $why ->
    [off] Ce bot n’a pas le droit d’interroger d’autres serveurs : la personne qui le gère doit autoriser l’hôte de cette adresse (`BOT_OUTGOING_HOSTS`).
    [form] Ce n’est pas une adresse qu’on peut interroger. Elle commence par https:// et finit par le nom du journal, comme log.jsonl.
    [scheme] Seules les adresses qui commencent par https:// sont permises.
    [host] La personne qui gère ce bot doit d’abord autoriser l’hôte de cette adresse (`BOT_OUTGOING_HOSTS`).
    [private] Cette adresse ne fait pas partie de l’internet public.
    [gone] Il n’y a pas de journal à cette adresse. Demande la bonne à l’organisation de là-bas.
    [slow] Le contrôle de ce journal prend trop de temps, ce bot ne peut donc pas suivre la saison.
    [broken] Ce journal n’a pas pu être contrôlé. Rien n’a changé : réessaie dans quelques minutes.
    [own] Ce bot mène lui-même cette saison : pour participer, demande un code à l’organisation de la ligue (/ligue à-faire, « Serveurs »).
    [most] Ce serveur suit déjà { $most } saisons. Cesse d’abord d’en suivre une.
    [unknown] Ce serveur ne suit plus cette saison, ou la question date de plus d’une heure : saisis l’adresse de nouveau.
   *[failed] Le serveur à cette adresse n’a pas donné de journal, ou un journal plus grand que permis. Rien n’a changé : réessaie plus tard, ou demande à l’organisation de là-bas.
}
audit-league-followed = 🛰️ { $who } a fait suivre à ce serveur la saison { $league } d’un autre bot.
audit-league-unfollowed = 🛰️ { $who } a fait cesser le suivi de la saison { $league } d’un autre bot.
follow-entry-days = 📅 Du { $first } au { $last }
follow-entry-about = 🛰️ Un autre bot mène cette saison. Quand tu t’inscris, ce bot lui envoie ton nom, ton id Discord et tes heures d’éveil dès que son organisation nous a acceptés. Toutes les tables s’ouvrent sur le serveur de ce bot : il faut y être membre, et tu reçois une invitation si tu ne l’es pas.
follow-entry-state = { $state ->
    [sent] 📨 Ton inscription est notée ici. L’autre bot la lira d’ici un quart d’heure, et je te dirai alors ce qu’il en est.
    [in] ✅ Tu es dans la saison.
    [waits] { $why ->
        [join] 🚪 Tu n’es pas encore sur le serveur où s’ouvrent les tables. Rejoins-le{ $invite ->
            [none]  : demande une invitation à son organisation
           *[other]  : { $invite }
        }. Ensuite, tu y es.
        [approval] ⏳ L’organisation doit encore t’admettre.
       *[place] ⏳ Toutes les places sont prises : tu es sur la liste d’attente.
    }
    [refused] 🛑 Tu n’es pas dans la saison : { $why ->
        [hours] tes heures d’éveil couvrent moins de huit heures par jour, ou ton fuseau horaire n’est pas connu là-bas. Règle-les avec /horaires, puis inscris-toi de nouveau.
        [rules] les règles ont changé depuis que tu les as lues. Inscris-toi de nouveau.
        [excluded] son organisation t’en exclut.
        [stage] les inscriptions sont closes.
        [role] elle est réservée à un certain rôle sur son serveur.
        [finished] tu n’y as pas encore terminé assez de tables.
        [timeouts] tu y as trop souvent dépassé ton temps.
       *[other] l’autre bot a refusé.
    }
   *[out] 🚪 Tu n’es pas dans la saison.
}
button-follow-again = Regarder encore
button-follow-leave = Me retirer
follow-partner-address = 🤝 On peut s’inscrire ici dès que l’organisation de là-bas a accepté cette adresse :
    `{ $address }`
    Ne la donne qu’à elle : elle la saisit sous /ligue à-faire → Serveurs → Bots partenaires. Elle te demandera la clé de ce bot : `{ $fingerprint }`
    L’adresse contient un secret et n’est montrée que maintenant. Appuyer de nouveau sur le bouton en crée une nouvelle, qui la remplace.
button-setup-partner = Inscription à { $name }
error-league-cannot-enter = { $why ->
    [invitation] L’organisation de cette saison n’a pas invité ce bot : on ne peut pas s’y inscrire ici.
    [drawn] Les tables sont tirées. Pour partir maintenant, utilise les commandes de l’autre bot sur le serveur où tu joues.
   *[closed] Les inscriptions à cette saison sont closes.
}
