# Server, von denen der Bot entfernt wurde oder auf die er wieder eingeladen wird.

error-server-left = Der Bot wurde vom Server dieses Tisches entfernt. Deshalb ruht das Spiel, und keine Uhr läuft. Lade den Bot bis { $until } wieder ein, dann geht es weiter.
notice-server-back = 🔌 Der Bot ist wieder auf diesem Server: Das Spiel geht weiter. In der Zwischenzeit lief keine Uhr.
