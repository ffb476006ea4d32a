# Ligen: Partner-Bots, auf deren Servern man sich anmeldet.

## Was die Leitung sieht

button-league-partners = Partner-Bots
league-partners-title = 🤝 Partner-Bots von { $name }
league-partners-about = Ein anderer Bot kann auf seinen Servern Anmeldungen für diese Saison annehmen. Lade ihn hier ein und gib die Adresse jemandem, der dort einen Server verwaltet: Sie gehört in /einrichten liga. Dafür bekommst du eine Adresse von dort, die hierher gehört. Wer mitspielt, muss auf dem Heimserver dieser Liga sein, denn dort eröffnen alle Tische.
league-partners-none = Kein Bot ist eingeladen.
league-partner-line = - { $name }: { $state ->
    [invited] eingeladen; seine Adresse fehlt noch
    [proposed] sein Schlüssel ist noch nicht angenommen
   *[accepted] { $signed ->
        [one] { $signed } Person hat
       *[other] { $signed } Leute haben
    } sich dort angemeldet{ $refused ->
        [0] {""}
        [one] , { $refused } wartet oder wurde abgelehnt
       *[other] , { $refused } warten oder wurden abgelehnt
    }
}
league-partner-key = (Schlüssel { $fingerprint })
league-partner-trouble =   ⚠️ Seine Anmeldungen sind seit { $since } nicht lesbar: { $what }
league-partner-unreached = Unter seiner Adresse ist nichts Brauchbares.
button-league-partner-invite = Bot einladen
button-league-partner-address = Adresse eingeben
league-partner-name-title = Einen anderen Bot einladen
league-partner-name-label = Name des Bots oder der Gemeinschaft
league-partner-name-hint = Alle können ihn lesen, etwa „Berliner Runde“
league-partner-address-title = Adresse eines Partners
league-partner-address-label = Adresse, die du vom Partner hast
league-partner-address-hint = https://…/entries.jsonl
league-partner-invited = 🤝 Adresse für { $name }:
    `{ $address }`
    Gib sie nur jemandem, der einen Server mit diesem Bot verwaltet: Dort gehört sie in /einrichten liga. Sie enthält ein Geheimnis und wird nur jetzt gezeigt.
league-partner-sure = 🔑 { $name } signiert mit dem Schlüssel **{ $fingerprint }**. Frag dort nach, und zwar auf anderem Weg als über diese Adresse, ob /einrichten liga denselben Schlüssel zeigt. Nimmst du ihn an, schickt dieser Bot, wer sich dort angemeldet hat, und alle sind so in der Saison, als hätten sie sich hier angemeldet.
button-league-partner-yes = Der Schlüssel stimmt
league-partner-accepted = ✅ { $name } ist jetzt Partner: Seine Anmeldungen werden { $minutes ->
    [one] jede Minute
   *[other] alle { $minutes } Minuten
} gelesen.
league-partner-end = Eine Partnerschaft beenden …
league-partner-end-sure = Die Partnerschaft mit { $name } beenden? Seine Leute bleiben dabei, aber dort kann sich niemand mehr anmelden, und die Adressen gelten nicht mehr.
button-league-partner-end = Beenden
league-partner-ended = 🚪 { $name } ist kein Partner mehr. Seine Leute bleiben dabei.
error-league-partner = { $why ->
    [many] Diese Saison hat schon { $most } Partner und Einladungen. Beende erst eine davon.
    [stage] Für diese Saison kann sich niemand mehr anmelden, ein Partner könnte also nicht helfen.
    [season] Diese Anmeldungen sind für eine andere Saison.
    [taken] Dieser Bot ist schon Partner.
    [key] Der Schlüssel hat sich geändert, seit er hier gezeigt wurde. Gib die Adresse noch einmal ein und vergleiche ihn neu.
   *[unknown] Diese Anmeldungen gehören zu keiner Einladung für diese Saison. Lade den Bot erst ein und lass die Adresse dort eingeben.
}
error-league-partner-unreached = { $reason ->
    [off] Ich darf keine anderen Server abfragen: Wer diesen Bot betreibt, muss es erlauben (BOT_OUTGOING_HOSTS).
    [form] Das ist keine Adresse für Anmeldungen. Sie beginnt mit https:// und endet mit „entries.jsonl“.
    [scheme] Ich rufe nur Adressen ab, die mit https:// beginnen.
    [host] Diesen Host darf ich nicht abfragen: Wer diesen Bot betreibt, muss ihn erlauben (BOT_OUTGOING_HOSTS).
    [private] Diese Adresse führt in ein privates Netz, das ich nie abfrage.
    [gone] Unter dieser Adresse gibt es keine Anmeldungen. Lass dir die neueste Adresse schicken.
   *[failed] Unter dieser Adresse kommt keine brauchbare Antwort. Prüfe sie oder versuche es später noch einmal.
}
error-league-partner-differs = Die Datei unter dieser Adresse hat einen Fehler in Zeile { NUMBER($line, useGrouping: 0) }.

## Meldungen und Protokoll

league-post-partner_accepted = 🤝 Für diese Saison kann man sich jetzt auch auf den Servern von { $server } anmelden.
league-post-partner_problem = ⚠️ { $code ->
    [unreached] Seit einem Tag sind die Anmeldungen von { $server } nicht erreichbar.
   *[other] Bei { $server } stimmen die Anmeldungen nicht (Zeile { NUMBER($line, useGrouping: 0) }), also zählt keine neuere von dort.
} Die Leute von dort bleiben dabei. /liga offen → Server → Partner-Bots sagt mehr.
league-post-partner_entered = 🤝 Du bist für diese Saison angemeldet: Das hast du auf einem Server von { $server } getan. Die Tische eröffnen hier. Wenn du das nicht warst, melde dich mit /liga anmelden ab.
league-log-partner_invited = { $by } hat einen anderen Bot eingeladen: { $server }
league-log-partner_accepted = { $by } hat die Anmeldungen von { $server } angenommen
league-log-partner_ended = { $by } hat die Partnerschaft mit { $server } beendet
league-log-partner_entered = { $about } hat sich auf einem Server von { $server } angemeldet
