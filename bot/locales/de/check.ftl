# `/setup prüfen`: was ich darf, wo Tische stehen.

check-lack = { $name ->
    [view_channel] kein Tisch kann beginnen oder weitergehen
   *[send_messages] es kann nichts geschrieben werden
    [send_messages_in_threads] Tische mit Thread bekommen keine Beiträge
    [read_message_history] alte Knöpfe bleiben stehen, und manche Beiträge kommen später
    [create_public_threads] Tische bleiben im Kanal, statt einen eigenen Thread zu bekommen
    [create_private_threads] keine privaten Tische
    [attach_files] Beiträge kommen ohne Bilder
    [embed_links] Links haben keine Vorschau
    [manage_threads] der gesperrte Thread ist nicht zu gebrauchen
}
