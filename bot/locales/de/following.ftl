# Saisons anderer Bots, denen ein Server durch ihr signiertes Protokoll folgt.

## Was alle sehen

following-run = 🛰️ Ein anderer Bot leitet sie (Fingerabdruck seines Schlüssels: { $key } …). Dieser Server folgt der Saison.
following-game = **{ $game }** · { $people ->
    [0] vor der Auslosung steht niemand fest
    [one] eine Person
   *[other] { $people } Personen
}
following-division = **{ $name }** · { $people }
following-divisions-more = … und { $count ->
    [one] eine weitere Division
   *[other] { $count } weitere Divisionen
}
following-player = Spieler { NUMBER($number, useGrouping: 0) }
following-round = { $round ->
    [none] **Neueste Tische** · { $count }
    [winners] **Tische der Sieger** · { $count }
   *[other] **{ $round }. Runde** · { $count ->
        [one] ein Tisch
       *[other] { $count } Tische
    }
}
following-table = { NUMBER($number, useGrouping: 0) }. { $people }{ $over ->
    [yes] { " " }✅
   *[no] {""}
}
following-more = …
following-winner = 🥇 { $name } gewinnt.
following-over = 🏁 Die Saison ist zu Ende.
following-computed = 🔁 Hier aus { $lines ->
    [one] einer signierten Zeile
   *[other] { $lines } signierten Zeilen
} nachgerechnet, { $at }.
following-fault = ⚠️ Seit { $since } stimmt das Protokoll dort nicht: { $what } { $lines ->
    [one] Hier siehst du den Stand bei Zeile 1.
   *[other] Hier siehst du den Stand bei Zeile { NUMBER($lines, useGrouping: 0) }.
}
following-slow = Die Prüfung dauert zu lange.
following-silent = 📡 Das Protokoll ist seit { $since } nicht zu erreichen: Hier siehst du den Stand davor.
following-ended = 📭 Das Protokoll ist seit { $since } nicht mehr unter seiner Adresse. Ich suche es nicht mehr; hier siehst du den letzten Stand.
following-stopped = 🛰️ Dieser Server folgt dieser Saison nicht mehr.
following-post-round = 📣 { $round ->
    [none] Neue Tische sind ausgelost: { $count }.
    [winners] Die Tische der Sieger stehen fest: { $count }.
   *[other] Die { $round }. Runde ist ausgelost: { $count ->
        [one] ein Tisch
       *[other] { $count } Tische
    }.
}
following-post-moved = 🚚 Die Karte ist jetzt in { $place }.
following-post-gone = 📭 Das Protokoll der Saison ist seit einer Woche nicht mehr unter seiner Adresse, darum suche ich es nicht mehr. Ihre Karte bleibt, wie sie ist. Wer diesen Server verwaltet, kann bei /einrichten liga eine andere Adresse eingeben.
following-post-fault = ⚠️ Das Protokoll dieser Saison eines anderen Bots stimmt nicht mehr: { $what }
    Die Karte in { $place } zeigt den Stand bei Zeile { NUMBER($lines, useGrouping: 0) }. Frag nach, wer den anderen Bot betreibt; ich sehe weiter nach, und die Karte folgt, sobald das Protokoll wieder stimmt.

## Was die Verwaltung sieht

following-ask = 🛰️ Dieser Saison eines anderen Bots folgen?
following-ask-checked = ✅ { $lines ->
    [one] Eine signierte Zeile: Alles stimmt.
   *[other] { $lines } signierte Zeilen: Alles stimmt, und die Züge aller fertigen Tische wurden nachgespielt.
}
following-ask-key = 🔑 Fingerabdruck des Schlüssels: `{ $fingerprint }`
    Vergleiche ihn mit der Leitung dort, und zwar auf anderem Weg als über diese Adresse, etwa durch einen Anruf oder eine Nachricht. Erst dann weißt du, dass das Protokoll von ihr stammt.
following-ask-place = Die Karte erscheint in { $place }. Ich sehe jede Viertelstunde nach und rechne alles nach.
button-setup-follow = Folgen
setup-follow-done = ✅ Dieser Server folgt jetzt { $name }. Die Karte erscheint in { $place }.
setup-follow-title = 🛰️ Diesen Saisons anderer Bots folgt er:
setup-follow-row = { $name } ({ $host }, { $place }) · Fingerabdruck des Schlüssels: `{ $fingerprint }`
setup-follow-sure = { $name } nicht mehr folgen? Die Karte sagt das dann, und was von der Saison gespeichert ist, wird gelöscht.
button-setup-unfollow = { $name } nicht mehr folgen
button-setup-unfollow-now = Nicht mehr folgen
setup-follow-stopped = 🛰️ Dieser Server folgt { $name } nicht mehr.
setup-follow-refused = ❌ Das Protokoll unter dieser Adresse stimmt nicht, darum ist nichts geändert. { $what }
error-league-cannot-follow = { $why ->
    [off] Dieser Bot darf keine anderen Server fragen: Wer ihn betreibt, muss den Rechner dieser Adresse erst erlauben (`BOT_OUTGOING_HOSTS`).
    [form] Das ist keine Adresse, die ich abrufen kann. Sie beginnt mit https:// und endet mit dem Namen des Protokolls, etwa log.jsonl.
    [scheme] Nur Adressen, die mit https:// beginnen, sind erlaubt.
    [host] Wer diesen Bot betreibt, muss den Rechner dieser Adresse erst erlauben (`BOT_OUTGOING_HOSTS`).
    [private] Diese Adresse gehört nicht zum öffentlichen Internet.
    [gone] Unter dieser Adresse ist kein Protokoll. Lass dir von der Leitung dort die richtige geben.
    [slow] Die Prüfung dieses Protokolls dauert zu lange, darum kann dieser Bot der Saison nicht folgen.
    [broken] Dieses Protokoll ließ sich nicht prüfen. Geändert ist nichts: Versuche es in einigen Minuten noch einmal.
    [own] Diese Saison leitet dieser Bot selbst: Um mitzumachen, lass dir von der Leitung der Liga einen Code geben (/liga offen, „Server“).
    [most] Dieser Server folgt schon { $most } Saisons. Folge erst einer davon nicht mehr.
    [unknown] Dieser Server folgt dieser Saison nicht mehr, oder die Frage ist älter als eine Stunde: Gib die Adresse noch einmal ein.
   *[failed] Der Server unter dieser Adresse gab kein Protokoll oder ein größeres als erlaubt. Geändert ist nichts: Versuche es später noch einmal oder frag die Leitung dort.
}
audit-league-followed = 🛰️ { $who } lässt diesen Server der Saison { $league } eines anderen Bots folgen.
audit-league-unfollowed = 🛰️ { $who } lässt diesen Server der Saison { $league } eines anderen Bots nicht mehr folgen.

## Hier anmelden

follow-entry-days = 📅 { $first } bis { $last }
follow-entry-about = 🛰️ Diese Saison leitet ein anderer Bot. Wenn du dich anmeldest, schickt ihm dieser Bot deinen Namen, deine Discord-ID und deine Zeiten, sobald uns die Leitung dort angenommen hat. Alle Tische eröffnen auf dem Server jenes Bots: Du musst dort Mitglied sein und bekommst eine Einladung, wenn du es nicht bist.
follow-entry-state = { $state ->
    [sent] 📨 Du hast dich hier angemeldet. Der andere Bot liest das innerhalb einer Viertelstunde, und dann sage ich dir, was dabei herauskam.
    [in] ✅ Du bist in der Saison.
    [waits] { $why ->
        [join] 🚪 Du bist noch nicht auf dem Server, auf dem die Tische eröffnen. { $invite ->
            [none] Bitte die Leitung dort um eine Einladung
           *[other] Hier geht es hinein: { $invite }
        }. Dann bist du dabei.
        [approval] ⏳ Die Leitung muss dich noch zulassen.
       *[place] ⏳ Alle Plätze sind vergeben: Du stehst auf der Warteliste.
    }
    [refused] 🛑 Du bist nicht in der Saison: { $why ->
        [hours] Du bist weniger als acht Stunden am Tag wach, oder deine Zeitzone ist dort nicht bekannt. Stell das mit /zeiten ein und melde dich noch einmal an.
        [rules] Die Regeln haben sich geändert, seit du sie gelesen hast. Melde dich noch einmal an.
        [excluded] Die Leitung hat dich ausgeschlossen.
        [stage] Die Anmeldung ist vorbei.
        [role] Sie ist nur für Leute mit einer bestimmten Rolle auf ihrem Server.
        [finished] Du hast dort noch nicht genug Tische beendet.
        [timeouts] Dir ist dort zu oft die Zeit ausgegangen.
       *[other] Der andere Bot hat es abgelehnt.
    }
   *[out] 🚪 Du bist nicht in der Saison.
}
button-follow-again = Noch einmal nachsehen
button-follow-leave = Abmelden
follow-partner-address = 🤝 Hier kann man sich anmelden, sobald die Leitung dort diese Adresse angenommen hat:
    `{ $address }`
    Gib sie nur ihr: Sie gehört dort in /liga offen → Server → Partner-Bots. Die Leitung wird dich nach dem Schlüssel dieses Bots fragen: `{ $fingerprint }`
    Die Adresse enthält ein Geheimnis und wird nur jetzt gezeigt. Drückst du noch einmal auf den Knopf, ersetzt eine neue sie.
button-setup-partner = Anmeldung für { $name }
error-league-cannot-enter = { $why ->
    [invitation] Die Leitung dieser Saison hat diesen Bot nicht eingeladen: Hier kann sich niemand dafür anmelden.
    [drawn] Die Tische sind ausgelost. Wer jetzt aufhören will, nimmt die Befehle des anderen Bots auf dem Server, auf dem gespielt wird.
   *[closed] Die Anmeldung für diese Saison ist vorbei.
}
