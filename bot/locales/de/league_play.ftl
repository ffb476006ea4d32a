# Die Tische einer Liga während der Saison: wer fehlt, Ersatzleute und das Saisonende.

## Hinweise am Tisch

notice-league-caretaker = 🤖 { $name } ist nicht da: Ein Hausbot spielt ab jetzt für { $name } und gibt den Platz zurück, sobald { $name } wieder da ist. Bis dahin fragt die Liga ihre Ersatzleute.
notice-league-left = 🚪 { $name } hat den Tisch verlassen. Ein Hausbot spielt für { $name }, bis jemand von den Ersatzleuten der Liga den Platz übernimmt.
notice-league-out = ⌛ Die Zeit von { $name } ist abgelaufen. { $people }: Was soll geschehen? Ohne Abstimmung bis { $until } übernimmt ein Hausbot für { $name }.
notice-league-rescue = 🛟 { $name } leitet diese Liga und greift ein.
notice-league-ending = 📅 Die Saison geht zu Ende. Läuft diese Partie { $until } noch, gehen ihre Uhren von da an viermal so schnell; was bis { $end } nicht zu Ende ist, spielen Hausbots zu Ende.
notice-league-overtime = ⏩ Es ist der letzte Tag der Saison: Ab jetzt gehen die Uhren { $times }-mal so schnell, und ein Hausbot übernimmt sofort, wenn jemandes Zeit abläuft. Was bis { $until } nicht zu Ende ist, spielen Hausbots zu Ende.
notice-league-round-late = ⏩ Die Zeit dieser Runde ist um: Ab jetzt gehen die Uhren { $times }-mal so schnell, und ein Hausbot übernimmt sofort, wenn jemandes Zeit abläuft. Was bis { $until } nicht zu Ende ist, spielen Hausbots zu Ende, weil alle auf die nächste Runde warten.
notice-league-played-out = 🏁 Die Zeit ist um: Hausbots spielen diese Partie zu Ende. Das Endergebnis zählt.

league-hasty-pace = Tempo: { $pace }, { $times }-mal so schnell, weil die Zeit knapp wird · wenn die Zeit um ist: sofort spielt ein Hausbot
league-over-budget = ⚠️ In { $league } { $days ->
    [0] hält Urlaub deine Uhren nicht an
    [one] hält Urlaub deine Uhren in einer Saison einen Tag lang an
   *[other] hält Urlaub deine Uhren in einer Saison { $days } Tage lang an
}: Von { $from } bis { $until } spielt ein Hausbot für dich und hält deine Plätze frei.

## Nachrichten an eine Person

league-post-begin = ⏰ { $count ->
    [one] Dieser Tisch wartet auf deinen ersten Zug: { $tables }
   *[other] Diese Tische warten auf deinen ersten Zug: { $tables }
}
league-post-seat = 🪑 { $name } kann { $table } nicht weiterspielen. Du gehörst zu den Ersatzleuten der Liga: Möchtest du den Platz übernehmen, mit voller Uhr? Wenn ich bis { $until } nichts höre, frage ich die nächste Person.
league-post-seat-planned = 🪑 { $name } kann Tisch { $number } der Liga nicht spielen; er hat noch nicht begonnen. Du gehörst zu den Ersatzleuten der Liga: Möchtest du den Platz übernehmen? Wenn ich bis { $until } nichts höre, frage ich die nächste Person.
league-obstacle-table = 🛑 An Tisch #{ NUMBER($table, useGrouping: 0) } ({ $place }) kann ich nichts schreiben: Mir fehlt das Recht „{ $permission }“. Sobald ich es habe, geht der Tisch von selbst weiter.
league-obstacle-reason = 🛑 An Tisch #{ NUMBER($table, useGrouping: 0) } kann ich nichts schreiben: { $reason } Danach geht der Tisch von selbst weiter.
button-league-seat-yes = Platz übernehmen
button-league-seat-no = Nein, danke
league-seat-taken = Der Platz gehört dir. Danke, dass du einspringst!
league-seat-planned = Der Platz gehört dir. Der Tisch beginnt von selbst, sobald alle frei sind.
league-seat-declined = In Ordnung, ich frage jemand anderen.

## Warum etwas nicht geht

error-league-decides = { $what ->
    [seat] Die Plätze eines Ligatischs gehen an die Ersatzleute der Liga; alles andere entscheidet die Ligaleitung.
    [over] Die Zeit ist um: Hausbots spielen diese Partie zu Ende.
    [out] Du bist aus dieser Saison ausgeschieden: Nur die Ligaleitung kann dich wieder aufnehmen.
    [rescue] Das ist ein Ligatisch: Die Ligaleitung greift mit /liga retten ein.
    [dispute] Ein Streitfall hält die Uhren dieses Tisches an, bis er entschieden ist: /liga streitfall.
    [own] Du spielst selbst an diesem Tisch: Das muss jemand anderes von der Leitung tun. Dein Versuch steht im Protokoll.
   *[other] Das ist ein Ligatisch: Darüber entscheidet nur die Ligaleitung.
}
error-league-seat-taken = Für diesen Platz wird niemand mehr gebraucht.
error-league-no-table = Dieser Tisch gehört zu keiner Liga: siehe /retten.

## `/liga retten`

league-rescue-resume = Die Pause beenden
league-rescue-house-bot = Einen Hausbot für jemanden spielen lassen
league-rescue-pace = Das Tempo ändern
league-rescue-end = Den Tisch ohne Ergebnis beenden
cmd-league-rescue = Für die Leitung: einem Tisch der Liga helfen, an dem jemand nicht reagiert
arg-league-rescue-action = Was geschehen soll
arg-league-rescue-player = Für wen ein Hausbot spielen soll
arg-league-rescue-pace = Das neue Tempo
