# `/setup check`: what I may do where tables live. `bot doctor` says the same sentences.

setup-check-lack = { $name ->
    [view_channel] no se puede abrir ni continuar ninguna mesa
   *[send_messages] no se puede publicar nada
    [send_messages_in_threads] las mesas con hilo no reciben mensajes
    [read_message_history] los botones antiguos se quedan y algunos mensajes llegan tarde
    [create_public_threads] las mesas no tienen hilo propio
    [create_private_threads] no hay mesas privadas
    [attach_files] los mensajes llegan sin imágenes
    [embed_links] los enlaces no tienen vista previa
    [manage_threads] no se puede usar el hilo bloqueado
}

setup-check-title = Mis permisos
setup-check-time-out = 🛑 Alguien de moderación me ha aislado temporalmente: no puedo publicar. Haz clic derecho sobre mí en la lista de miembros y quita el aislamiento.
setup-check-gone = Borrado. Elige otro; una mesa se traslada con /mesa trasladar.
setup-check-closed = No estoy en este hilo privado: mencióname allí.
setup-check-fine = Aquí está todo bien.
setup-check-about = Da estos permisos a mi rol: Editar canal, Permisos. Después usa /ajustes comprobar otra vez.
cmd-setup-check = Ver qué permisos me faltan aquí y donde haya mesas
name-check = comprobar
arg-check-channel = Mirar solo este canal o hilo
