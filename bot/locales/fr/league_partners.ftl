button-league-partners = Bots partenaires
league-partners-title = 🤝 Bots partenaires de { $name }
league-partners-about = Un autre bot peut prendre des inscriptions à cette saison sur ses serveurs. Invite-le ici, et donne l’adresse à quelqu’un qui gère un serveur là-bas : elle se saisit sous /réglages ligue. En échange, on te donne une adresse, à saisir ici. Toute personne qui joue doit être membre du serveur d’attache de cette ligue, où s’ouvrent toutes les tables.
league-partners-none = Aucun bot n’est invité.
league-partner-line = - { $name } : { $state ->
    [invited] invité ; personne n’a encore envoyé son adresse
    [proposed] sa clé n’est pas encore acceptée
   *[accepted] { $signed ->
        [one] { $signed } inscription
       *[other] { $signed } inscriptions
    } là-bas{ $refused ->
        [0] {""}
        [one] , { $refused } en attente ou refusée
       *[other] , { $refused } en attente ou refusées
    }
}
league-partner-key = (clé { $fingerprint })
league-partner-trouble =   ⚠️ Ses inscriptions sont illisibles depuis le { $since } : { $what }
league-partner-unreached = rien d’utilisable à son adresse.
button-league-partner-invite = Inviter un bot
button-league-partner-address = Saisir une adresse
league-partner-name-title = Inviter un autre bot
league-partner-name-label = Nom du bot ou de la communauté
league-partner-name-hint = Tout le monde peut le lire, comme « Club de Lyon »
league-partner-address-title = L’adresse d’un partenaire
league-partner-address-label = L’adresse que le partenaire t’a donnée
league-partner-address-hint = https://…/entries.jsonl
league-partner-invited = 🤝 Adresse pour { $name } :
    `{ $address }`
    Ne la donne qu’à quelqu’un qui gère un serveur avec ce bot : elle s’y saisit sous /réglages ligue. Elle contient un secret, et n’est montrée que maintenant.
league-partner-sure = 🔑 { $name } signe avec la clé **{ $fingerprint }**. Demande là-bas, par une autre voie que cette adresse, si /réglages ligue y montre la même clé. Dès que tu l’acceptes, ce bot envoie qui s’est inscrit là-bas, et ces personnes sont dans la saison comme si elles s’étaient inscrites ici.
button-league-partner-yes = La clé est bonne
league-partner-accepted = ✅ { $name } est maintenant partenaire : ses inscriptions sont lues avec un intervalle de { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
league-partner-end = Mettre fin à un partenariat …
league-partner-end-sure = Mettre fin au partenariat avec { $name } ? Ses personnes restent, mais on ne peut plus s’inscrire là-bas, et les adresses ne marchent plus.
button-league-partner-end = Y mettre fin
league-partner-ended = 🚪 { $name } n’est plus partenaire. Ses membres restent.
error-league-partner = { $why ->
    [many] Cette saison a déjà { $most } partenaires et invitations. Mets d’abord fin à l’un d’eux.
    [stage] On ne peut plus s’inscrire à cette saison, un partenaire n’y changerait donc rien.
    [season] Ces inscriptions sont pour une autre saison.
    [taken] Ce bot est déjà partenaire.
    [key] La clé a changé depuis qu’elle a été montrée ici. Saisis de nouveau l’adresse, et compare encore la clé.
   *[unknown] Ces inscriptions ne correspondent à aucune invitation de cette saison. Invite d’abord le bot, et fais saisir son adresse là-bas.
}
error-league-partner-unreached = { $reason ->
    [off] Je n’ai pas le droit d’interroger d’autres serveurs : la personne qui gère ce bot doit le permettre (BOT_OUTGOING_HOSTS).
    [form] Ce n’est pas l’adresse des inscriptions d’un partenaire. Elle commence par https:// et finit par « entries.jsonl ».
    [scheme] Je n’interroge que des adresses qui commencent par https://.
    [host] Je n’ai pas le droit d’interroger cet hôte : la personne qui gère ce bot doit le permettre (BOT_OUTGOING_HOSTS).
    [private] Cette adresse mène dans un réseau privé, que je n’interroge jamais.
    [gone] Il n’y a pas de fichier d’inscriptions à cette adresse. Fais-toi envoyer la plus récente.
   *[failed] Cette adresse ne répond pas comme il faut. Vérifie-la, ou réessaie plus tard.
}
error-league-partner-differs = Le fichier à cette adresse a une erreur à la ligne { NUMBER($line, useGrouping: 0) }.
league-post-partner_accepted = 🤝 On peut maintenant aussi s’inscrire à cette saison sur les serveurs de { $server }.
league-post-partner_problem = ⚠️ { $code ->
    [unreached] Les inscriptions de { $server } sont injoignables depuis un jour.
   *[other] Les inscriptions de { $server } ont un défaut (ligne { NUMBER($line, useGrouping: 0) }) ; aucune des plus récentes ne compte donc.
} Ses membres restent. /ligue à-faire → Serveurs → Bots partenaires en dit plus.
league-post-partner_entered = 🤝 Ton inscription à cette saison est faite : elle vient d’un serveur de { $server }. Les tables s’ouvrent ici. Si ce n’était pas toi, retire-toi avec /ligue inscription.
league-log-partner_invited = { $by } a invité un autre bot : { $server }
league-log-partner_accepted = { $by } a accepté les inscriptions de { $server }
league-log-partner_ended = { $by } a mis fin au partenariat avec { $server }
league-log-partner_entered = Inscription de { $about } sur un serveur de { $server }
