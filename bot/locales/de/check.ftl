# `/setup prüfen`: was ich darf, wo Tische stehen.

setup-check-lack = { $name ->
    [view_channel] kein Tisch kann beginnen oder weitergehen
   *[send_messages] es kann nichts geschrieben werden
    [send_messages_in_threads] Tische mit Thread bekommen keine Beiträge
    [read_message_history] alte Knöpfe bleiben, Beiträge verspäten sich
    [create_public_threads] Tische bekommen keinen eigenen Thread
    [create_private_threads] keine privaten Tische
    [attach_files] Beiträge kommen ohne Bilder
    [embed_links] Links haben keine Vorschau
    [manage_threads] der gesperrte Thread ist nicht zu gebrauchen
}

setup-check-title = Meine Rechte
setup-check-time-out = 🛑 Jemand von der Moderation hat mir ein Timeout gegeben: Ich kann nichts schreiben. Klick mich in der Mitgliederliste mit der rechten Maustaste an und heb es auf.
setup-check-gone = Gelöscht. Wähl einen anderen; ein Tisch zieht mit /tisch umziehen um.
setup-check-closed = Ich bin nicht in diesem privaten Thread: Erwähne mich dort.
setup-check-fine = Hier ist alles in Ordnung.
setup-check-about = Gib meiner Rolle diese Rechte: Kanal bearbeiten, Berechtigungen. Dann prüf noch einmal mit /einrichten prüfen.
cmd-setup-check = Zeigen, welche Rechte mir hier und überall fehlen, wo Tische sind
name-check = prüfen
arg-check-channel = Nur diesen Kanal oder Thread ansehen
