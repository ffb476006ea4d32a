# Wo Tische stehen: Beiträge, Threads und Kanäle, die weg sind, und fehlende Rechte.

notice-asked-again = 🔁 Der Beitrag mit der offenen Frage wurde gelöscht. Hier ist sie noch einmal.
notice-refused = 🔁 Was gerade geschah, konnte ich hier nicht schreiben; /protokoll zeigt es. Es geht weiter:
notice-thread-gone = 🧵 Der Thread dieses Tisches wurde gelöscht. Das Spiel geht in diesem weiter.
notice-moved = 🚚 Der Tisch ist umgezogen: Das Spiel geht hier weiter.
notice-game-back = 🧩 Das Spiel dieses Tisches ist wieder installiert: Es geht weiter, und die Uhren laufen wieder.

## Den Leuten direkt gesagt

hindered = ⚠️ { $table }: Mir fehlt in { $place } das Recht „{ $permission }“. { $what ->
    [attach_files] Bis ich es habe, kommen meine Beiträge dort ohne Bilder.
    [read_message_history] Bis ich es habe, bleiben die Knöpfe früherer Beiträge dort stehen, und manche Beiträge kommen später.
   *[other] Bis ich es habe, kann ich dort nichts schreiben. Mit Befehlen könnt ihr weiterspielen, und nichts geht verloren.
}
hindered-reason = ⚠️ { $table }: { $reason } { $what ->
    [people_full] Alle anderen können dort weiterspielen.
    [add_people] Alle anderen können dort weiterspielen.
    [uploads] Bis dahin kommen meine Beiträge dort ohne Bilder.
   *[other] Bis dahin kann ich nichts schreiben. Mit Befehlen könnt ihr weiterspielen, und nichts geht verloren.
}
reason = { $what ->
    [locked] Der Thread { $place } ist gesperrt, und ich kann ihn nicht entsperren. Entsperre ihn, oder gib mir das Recht „Threads verwalten“.
    [threads_full] Auf diesem Server sind so viele Threads aktiv, wie Discord erlaubt, darum lässt sich in { $place } keiner mehr öffnen. Archiviere ein paar, die niemand braucht.
    [people_full] Im Thread { $place } sind so viele Leute, wie Discord erlaubt, darum kommen nicht alle hinein. Entferne jemanden, der nur zuschaut.
    [automod] AutoMod blockiert, was ich in { $place } schreibe. Nimm mich oder den Kanal von seinen Regeln aus.
    [automod_title] AutoMod blockiert den Titel eines Threads, den ich in { $place } öffne. Nimm mich oder den Kanal von seinen Regeln aus.
    [uploads] Discord lässt gerade niemanden Dateien auf diesen Server hochladen, also auch mich nicht in { $place }.
    [add_people] Ich kann niemanden zum privaten Thread { $place } hinzufügen. Gib mir das Recht „Threads verwalten“.
    [no_threads] { $place } ist ein Kanal, in dem es keine privaten Threads gibt. Mach wieder einen Textkanal daraus.
   *[channel_type] { $place } ist ein Kanal, der keine Nachrichten aufnimmt, etwa ein Forum. Mach wieder einen Textkanal daraus.
}
hindered-gone = ⚠️ Der Kanal von { $table } wurde gelöscht. Der Tisch macht Pause, und nichts geht verloren: Mit /tisch umziehen tisch: { NUMBER($id, useGrouping: 0) } geht es in einem anderen Kanal weiter.
permission = { $name ->
    [view_channel] Kanal ansehen
   *[send_messages] Nachrichten senden
    [send_messages_in_threads] Nachrichten in Threads senden
    [create_public_threads] Öffentliche Threads erstellen
    [create_private_threads] Private Threads erstellen
    [attach_files] Dateien anhängen
    [read_message_history] Nachrichtenverlauf anzeigen
    [embed_links] Links einbetten
    [manage_threads] Threads verwalten
    [create_events] Events erstellen
}

## Befehle, und was schiefgeht

cmd-table-move = Einen Tisch, dessen Kanal gelöscht wurde, hier weiterspielen
name-table-move = umziehen
error-no-place = Der Kanal dieses Tisches wurde gelöscht. Nichts geht verloren: Wer mitspielt, kann ihn mit /tisch umziehen tisch: { NUMBER($table, useGrouping: 0) } in einen anderen Kanal holen, und dort geht es weiter.
error-has-place = Der Tisch muss nicht umziehen: Er steht in { $place }.
