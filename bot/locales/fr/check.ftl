setup-check-lack = { $name ->
    [view_channel] aucune table ne peut s’ouvrir ni continuer
   *[send_messages] rien ne peut être publié
    [send_messages_in_threads] les tables à fil ne reçoivent rien
    [read_message_history] de vieux boutons restent, et certains messages tardent
    [create_public_threads] les tables n’ont pas leur propre fil
    [create_private_threads] pas de tables privées
    [attach_files] les messages arrivent sans images
    [embed_links] les liens n’ont pas d’aperçu
    [manage_threads] le fil verrouillé ne peut pas servir
}
setup-check-title = Mes permissions
setup-check-time-out = 🛑 La modération m’a exclu temporairement : je ne peux rien publier. Fais un clic droit sur moi dans la liste des membres et lève l’exclusion.
setup-check-gone = Supprimé. Choisis-en un autre ; une table déménage avec /table déménager.
setup-check-closed = Je ne suis pas dans ce fil privé : mentionne-moi dedans.
setup-check-fine = Tout va bien ici.
setup-check-about = Donne ces permissions à mon rôle : Modifier le salon, Permissions. Puis utilise de nouveau /réglages contrôle.
cmd-setup-check = Voir quelles permissions me manquent ici et partout où il y a des tables
name-check = contrôle
arg-check-channel = Ne vérifier que ce salon ou ce fil
