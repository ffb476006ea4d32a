# Wo Tische stehen: Beiträge, Threads und Kanäle, die weg sind, und fehlende Rechte.

notice-asked-again = 🔁 Der Beitrag mit der offenen Frage wurde gelöscht. Hier ist sie noch einmal.
notice-refused = 🔁 Was gerade geschah, konnte ich hier nicht schreiben; /protokoll zeigt es. Es geht weiter:
notice-thread-gone = 🧵 Der Thread dieses Tisches wurde gelöscht. Das Spiel geht in diesem weiter.
notice-moved = 🚚 Der Tisch ist umgezogen: Das Spiel geht hier weiter.

## Den Leuten direkt gesagt

hindered = ⚠️ { $table }: Mir fehlt in { $place } das Recht „{ $permission }“. { $what ->
    [attach_files] Bis ich es habe, kommen meine Beiträge dort ohne Bilder.
    [manage_threads] Der Thread ist gesperrt: Entsperre ihn, oder gib mir dieses Recht.
    [read_message_history] Bis ich es habe, bleiben die Knöpfe früherer Beiträge dort stehen, und manche Beiträge kommen später.
   *[other] Bis ich es habe, kann ich dort nichts schreiben. Mit Befehlen könnt ihr weiterspielen, und nichts geht verloren.
}
hindered-add_people = ⚠️ { $table }: Ich kann niemanden zum privaten Thread { $place } hinzufügen. Gib mir das Recht „Threads verwalten“.
hindered-threads_full = ⚠️ { $table }: Auf diesem Server sind so viele Threads offen, wie Discord erlaubt; deshalb kann ich den privaten Thread noch nicht öffnen. Der Tisch beginnt von selbst, sobald Platz ist; es hilft, andere Threads zu schließen oder zu löschen.
hindered-automod_title = ⚠️ { $table }: AutoMod auf diesem Server lässt den Titel des privaten Threads nicht zu. Der Tisch beginnt von selbst, sobald die Regel mich durchlässt.
hindered-channel_type = ⚠️ { $table }: In { $place } kann es keine privaten Threads mehr geben; deshalb kann der Tisch nicht beginnen.
hindered-gone = ⚠️ Der Kanal von { $table } wurde gelöscht. Der Tisch macht Pause, und nichts geht verloren: Mit /tisch umziehen tisch: { $id } geht es in einem anderen Kanal weiter.
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
}

## Befehle, und was schiefgeht

cmd-table-move = Einen Tisch, dessen Kanal gelöscht wurde, hier weiterspielen
name-table-move = umziehen
error-has-place = Der Tisch muss nicht umziehen: Er steht in { $place }.
