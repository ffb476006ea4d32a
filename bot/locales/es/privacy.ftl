# /privacy: what is stored about a person, the file with it, and erasing it.

privacy-title = Qué guardo sobre ti
privacy-intro = Solo lo que necesitan las partidas, en el ordenador de quien lleva este bot. { $rows ->
    [0] Ahora mismo no hay nada guardado sobre ti.
    [one] Ahora mismo hay una entrada.
   *[other] Ahora mismo hay { $rows } entradas.
}
privacy-settings = **Ajustes** ({ $rows }): idioma, avisos, colores, horas activas, vacaciones, cuándo estuviste por última vez en un servidor, los navegadores en los que juegas, tus formas de recibir avisos, si tienes un calendario privado, si se pueden estudiar tus partidas; para que se te pregunte en tus horas activas y solo tú puedas jugar por ti. Hasta que los cambies o elimines.
privacy-tables = **Mesas** ({ $rows }): tu ID de Discord y tu nombre en mesas que abriste, a las que te uniste, que observaste o a las que recibiste invitación, tus enlaces a sus páginas en el navegador y que un programa juega por ti; para que se sepa quién juega. Mientras se guarde la mesa.
privacy-moves = **Jugadas y resultados** ({ $rows }): qué jugadas fueron tuyas y cuándo, tiempos agotados, resultados, tu sal para el reparto; para poder continuar, reproducir y comprobar las partidas. Mientras se guarde la mesa.
privacy-notes = **Notas** ({ $rows }): tus notas, borradores y órdenes fijas, que nadie más ve. Hasta que los borres o elimines todo.
privacy-avoided = **Listas de personas que se evitan** ({ $rows }): a quién evitas; no se le dice a nadie, ni se te dice si alguien te evita, pero `eliminar` borra también eso. Hasta que las cambies.
privacy-practice = **Práctica** ({ $rows }): tus ensayos y partidas guiadas. Unos días después de que los usaras por última vez.
privacy-calls = **Avisos** ({ $rows }): de qué falta avisarte, qué mesas y juegos buscas (hasta 30 días; lo que elegiste en /buscar-partida, hasta que lo elimines) y qué hiciste en el último día, como protección contra abusos. Hasta que respondas, o durante un día.
privacy-agreements = **Acuerdos** ({ $rows }): tus propuestas y votos en una mesa. Mientras se guarde la mesa.
privacy-ratings = **Ratings** ({ $rows }): calculados a partir de los resultados de mesas puntuables. Mientras se guarden estos.
privacy-leagues = **Ligas** ({ $rows }): temporadas en las que te inscribiste, tus mesas, puestos y tarjetas, y lo que decidió la organización; para poder explicar una temporada. Mientras se guarde la liga.
privacy-posts = **Mensajes** ({ $rows }): lo que he publicado, o tengo que publicar, sobre ti en mesas y ligas. Mientras se guarde la mesa o la liga.
privacy-backups = Las copias de seguridad contienen lo mismo, durante tantas noches como las conserve quien lleva este bot. No leo el chat. `/privacidad exportar` te envía todo como archivo, `/privacidad eliminar` lo borra.
privacy-exported = Todo lo que guardo sobre ti, como archivo JSON. Los nombres de otras personas no están.
privacy-too-large = Todo lo que guardo sobre ti no cabe en un archivo en Discord ({ $megabytes } MB). Quien lleva este bot puede enviártelo (`bot privacy export`).
privacy-sure = **¿Eliminar todo lo que guardo sobre ti?**
    Se borran ajustes, horas activas, vacaciones, notas, listas de personas que evitas, ensayos, órdenes fijas y propuestas. En las partidas en marcha, los bots de la casa ocupan tus asientos, y sales de salas y temporadas de liga. En todas las partidas, ligas, ratings y estadísticas, tu asiento se llama entonces algo como “Jugador 3”, para que las demás personas conserven sus resultados.
    Esto no se puede deshacer. Si quieres guardar una copia, usa antes `/privacidad exportar`.
button-privacy-erase = Eliminar todo
privacy-erased = Hecho: en mi base de datos no queda nada sobre ti. { $tables ->
    [0] No tenías asiento en ninguna mesa.
    [one] Tu asiento en una mesa ya no lleva tu nombre.
   *[other] Tus asientos en { $tables } mesas ya no llevan tu nombre.
}
    Lo que se publicó en Discord sigue allí; puedes pedir a quienes administran el servidor que lo borren. Las copias de seguridad hechas antes contienen tus datos hasta que caducan; si se restaura una, se te elimina de ella otra vez.
privacy-unwiped = El espacio liberado en el archivo se sobrescribirá lo antes posible.
cmd-privacy = Ver, exportar o eliminar lo que guardo sobre ti
cmd-privacy-show = Qué guardo sobre ti, por qué y cuánto tiempo
cmd-privacy-export = Todo lo que guardo sobre ti, como archivo
cmd-privacy-erase = Eliminar todo lo que guardo sobre ti
name-privacy = privacidad
name-erase = eliminar
