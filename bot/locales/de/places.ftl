# Wo Tische stehen: Beiträge, Threads und Kanäle, die weg sind, und fehlende Rechte.

notice-asked-again = 🔁 Der Beitrag mit der offenen Frage ist weg. Hier ist sie noch einmal.
