# Ligen: Server, die neben dem eigenen mitmachen.

## Was die Leitung sieht

button-league-servers = Server
league-servers-title = 🌐 Server von { $name }
league-servers-about = Ein anderer Server kommt mit einem Code von hier dazu, den dort jemand mit dem Recht „Server verwalten“ bei /einrichten liga eingibt. Seine Leute melden sich dort an, und Tische eröffnen da, wo sich die meisten ihrer Spieler angemeldet haben, wenn alle dort den Kanal der Liga sehen; alle anderen eröffnen auf dem Heimserver (🏠), auf dem alle sein müssen, die mitspielen. Zur Leitung gehört man nur durch Rechte auf diesem Server.
league-servers-off = Einen Server herausnehmen …
button-league-code = Server einladen
button-league-no-code = Code zurückziehen
league-code = 🎟️ Code für einen Server: `{ $code }`
    Gib ihn jemandem, der diesen Server verwaltet: Dort gehört er mit einem Kanal in /einrichten liga. Er gilt einmal, { $days } Tage lang; ein neuer Code ersetzt ihn.
league-code-withdrawn = { $was ->
    [yes] 🚫 Der Code gilt nicht mehr.
   *[no] Es gibt keinen Code, den man zurückziehen könnte.
}
league-off-sure = { $server } aus dieser Liga nehmen? Seine Leute bleiben dabei: Laufende Tische ziehen von dort auf den Heimserver um, alle anderen eröffnen woanders. Um wiederzukommen, braucht der Server einen neuen Code.
button-league-off = Herausnehmen
league-off-done = 🚪 { $server } macht nicht mehr mit. Seine Leute bleiben dabei.
league-post-server_joined = 🌐 { $server } macht jetzt bei dieser Liga mit: Auch dort kann man sich anmelden.
league-post-server_left = 🌐 { $server } macht bei dieser Liga nicht mehr mit{ $why ->
    [organiser] : Die Leitung hat den Server herausgenommen
    [removed] : Ich wurde dort entfernt
   *[admin] : Der Server ist ausgetreten
}. Seine Leute bleiben dabei, und Tische, die dort laufen, ziehen um.
league-post-home_passed = 🏠 Der Heimserver der Liga hat mich entfernt: Ihr Heimserver ist jetzt { $server }. Alle bleiben in der Saison, und laufende Tische ziehen dorthin um. Neue eröffnen in drei Tagen, damit alle { $server } beitreten können{ $invite ->
    [none] {""}
   *[other] : { $invite }
}
notice-league-moved = 🚚 Der Tisch ist auf den Heimserver der Liga umgezogen: Die Partie geht hier weiter. Die Uhren standen solange still.
league-log-server_invited = { $by } hat einen Code für einen anderen Server erstellt
league-log-server_uninvited = { $by } hat den Code für einen anderen Server zurückgezogen
league-log-server_joined = { $server } macht jetzt mit
league-log-server_left = { $server } macht nicht mehr mit{ $why ->
    [organiser] : { $by } hat den Server herausgenommen
    [removed] : Ich wurde dort entfernt
   *[admin] {""}
}
league-log-home_passed = Heimserver der Liga ist jetzt { $server }, weil mich der bisherige entfernt hat
league-log-table_moved = Der Tisch ist auf den Heimserver der Liga umgezogen

## Was alle sehen

league-several-servers = 🌐 Mehrere Server machen mit: Ein Tisch eröffnet da, wo sich die meisten seiner Spieler angemeldet haben, wenn alle dort den Kanal der Liga sehen, sonst auf dem Heimserver der Liga
error-league-not-home = { $server ->
    [none] Wer in dieser Liga spielt, muss auf ihrem Heimserver sein, denn den sehen alle. Bitte ihre Leitung um eine Einladung und drücke dann noch einmal auf den Knopf.
   *[other] Wer in dieser Liga spielt, muss auf ihrem Heimserver { $server } sein, denn den sehen alle. { $invite ->
        [none] Bitte ihre Leitung um eine Einladung
       *[other] Hier geht es hinein: { $invite }
    }. Drücke dann noch einmal auf den Knopf.
}
error-league-home-unknown = Ob du auf dem Heimserver der Liga bist, kann ich gerade nicht nachsehen. Geändert ist nichts: Versuche es in einer Minute noch einmal.
error-league-only-at-home = { $server ->
    [none] Kanal und Leitungsrolle der Liga lassen sich nur auf ihrem Heimserver ändern.
   *[other] Kanal und Leitungsrolle der Liga lassen sich nur auf ihrem Heimserver { $server } ändern.
}

## Was die Verwaltung eines anderen Servers sieht

setup-league-title = 🌐 Bei diesen Ligen anderer Server macht dieser Server mit:
setup-league-none = Dieser Server macht bei keiner Liga eines anderen Servers mit. Um mitzumachen, lass dir von der Leitung einer Liga einen Code geben (/liga offen, „Server“), und gib ihn mit einem Kanal bei /einrichten liga ein. Um der Saison eines anderen Bots zu folgen, gib statt eines Codes die Adresse ihres signierten Protokolls an.
setup-league-joined = ✅ Dieser Server macht jetzt bei { $name } mit. Meldungen und Tische erscheinen in { $place }.
setup-league-left = 🚪 Dieser Server macht bei { $name } nicht mehr mit. Seine Leute bleiben dabei.
setup-league-sure = Bei { $name } aussteigen? Die Leute dieses Servers bleiben dabei, und Tische, die hier laufen, ziehen auf den Heimserver der Liga um. Um wiederzukommen, braucht ihr einen neuen Code.
button-setup-league = { $name } verlassen
button-setup-league-leave = Aussteigen
error-league-no-channel = Wähle auch einen Kanal: Dort meldet und spielt die Liga.
error-league-invitation = { $why ->
    [home] Der Code ist für andere Server: Die Liga gehört diesem hier.
    [joined] Dieser Server macht bei der Liga schon mit.
   *[unknown] Der Code gilt nicht: Vielleicht ist er vertippt, verbraucht, zurückgezogen oder älter als eine Woche. Bitte die Leitung der Liga um einen neuen.
}
audit-league-joined = 🌐 { $who } hat diesen Server bei der Liga { $league } angemeldet.
audit-league-left = 🌐 { $who } hat diesen Server bei der Liga { $league } abgemeldet.
cmd-setup-league = Bei Ligen anderer Server mitmachen oder aussteigen, oder der Saison eines anderen Bots folgen
arg-setup-league-code = Code der Ligaleitung oder Adresse des Protokolls eines anderen Bots (ohne: alle zeigen)
name-code = code

## Termine als Events eines Servers

league-event-signup = { $league }: Anmeldeschluss
league-event-signup-about = Am Ende dieses Events endet die Anmeldung zur Saison { $season } von { $league }.
league-event-round = { $league }: { $round } endet
league-event-round-about = Am Ende dieses Events ist in der Saison { $season } von { $league } die Zeit für { $round } um: Dann laufen die Uhren schneller.
league-event-last = { $form ->
    [knockout] { $league }: Finale
   *[usual] { $league }: Ende der Saison
}
league-event-last-about = { $form ->
    [knockout] Am Ende dieses Events soll das Finale der Saison { $season } von { $league } gespielt sein.
   *[usual] Am Ende dieses Events ist der letzte Tag der Saison { $season } von { $league } vorbei.
}
setup-league-dates = 🗓️ Termine einer Liga als Events dieses Servers (Anmeldung, Runden, letzter Tag):
setup-league-dates-line = { $name }: { $state ->
    [on] ein
    [create_events] ein, aber mir fehlt das Recht „Events erstellen“
    [full] ein, aber dieser Server hat schon 100 Events, mehr erlaubt Discord nicht
   *[off] aus
}
setup-league-dates-which = Events einer Liga ein- oder ausschalten …
setup-league-dates-switch = { $on ->
    [yes] Einschalten
   *[no] Ausschalten
}: { $name }
setup-league-dates-on = ✅ Die Termine von { $name } werden Events dieses Servers. Discord benachrichtigt nur, wer sich dafür interessiert.
setup-league-dates-off = ✅ Die Events von { $name } werden von diesem Server entfernt.
audit-league-dates-on = 🗓️ { $who } hat Events für die Liga { $league } eingeschaltet.
audit-league-dates-off = 🗓️ { $who } hat Events für die Liga { $league } ausgeschaltet.
league-log-events_on = { $by } hat Events für die Termine der Liga eingeschaltet
league-log-events_off = { $by } hat Events für die Termine der Liga ausgeschaltet
league-log-event_removed = Jemand hat ein Event für einen Termin der Liga entfernt oder beendet; es wird nicht noch einmal angelegt
league-post-events_problem = { $why ->
    [full] 🗓️ Ich kann die Termine der Liga nicht als Events anlegen{ $server ->
        [none] {""}
       *[other] { " " }(auf { $server })
    }: Der Server hat schon 100 Events, mehr erlaubt Discord nicht. Sobald Platz ist, mache ich von selbst weiter.
   *[create_events] 🗓️ Ich kann die Termine der Liga nicht als Events anlegen{ $server ->
        [none] {""}
       *[other] { " " }(auf { $server })
    }: Mir fehlt das Recht „Events erstellen“. Sobald ich es habe, mache ich von selbst weiter; /einrichten liga schaltet die Events aus.
}
league-todo-events = { $why ->
    [full] Die Termine der Liga sind noch keine Events: Ein Server hat schon 100 Events, mehr erlaubt Discord nicht
   *[create_events] Die Termine der Liga sind noch keine Events: Mir fehlt auf einem Server das Recht „Events erstellen“
}
