# Server: was Admins mit /einrichten festlegen, und Server, von denen der Bot entfernt wurde.

error-server-left = Der Bot wurde vom Server dieses Tisches entfernt. Deshalb ruht das Spiel, und keine Uhr läuft. Lade den Bot bis { $until } wieder ein, dann geht es weiter.
notice-restored = ⏪ Die Daten des Bots mussten aus einer Sicherung wiederhergestellt werden, Stand: { $backup }. { $lost ->
    [0] Was danach an diesem Tisch geschehen ist, ist verloren
    [one] Ein Zug, der danach an diesem Tisch gemacht wurde, ist verloren
   *[other] { $lost } Züge, die danach an diesem Tisch gemacht wurden, sind verloren
}: Das Spiel geht mit der Stellung von damals weiter. In der Zwischenzeit lief keine Uhr.
notice-strong-missed = 🤖 Die starken Hausbots können hier zurzeit nicht vorausdenken; sie spielen deshalb wie die soliden.
notice-strong-less = 🤖 Die starken Hausbots kommen hier zurzeit nicht einmal halb so weit mit dem Vorausdenken wie sonst; sie spielen deshalb etwas schwächer.
notice-program = 🤖 { $name } lässt hier ein Programm spielen.
notice-server-back = 🔌 Der Bot ist wieder auf diesem Server: Das Spiel geht weiter. In der Zwischenzeit lief keine Uhr.

## Einstellungen

setup-title = Tische auf diesem Server
setup-language = { $language ->
    [none] Sprache neuer Tische: die Sprache des Servers
   *[other] Sprache neuer Tische: { $name }
}
setup-pace = Tempo neuer Tische: { $pace }
setup-pace-unset = das voreingestellte
setup-pace-none = ohne Uhr
setup-pace-live = live (Minuten)
setup-pace-fast = schnell (12 Stunden je Zug)
setup-pace-standard = normal (24 Stunden je Zug)
setup-pace-relaxed = gemütlich (72 Stunden je Zug)
setup-per-person = { $most ->
    [0] Tische je Person: unbegrenzt
   *[other] Tische je Person: höchstens { $most } gleichzeitig mit anderen
}
setup-audit = { $channel ->
    [none] Protokoll: keines
   *[other] Protokoll: { $channel }
}
setup-limit = { $limit ->
    [0] Offene Tische: unbegrenzt
   *[other] Offene Tische: höchstens { $limit }
}
setup-channels = Tische lassen sich eröffnen in: { $channels }
setup-roles = Tische eröffnen dürfen: { $roles }
setup-all = alle
setup-about = Zum Ändern: /einrichten ändern. Nenne einen Kanal oder eine Rolle noch einmal, um sie zu entfernen; 0 hebt eine Grenze auf. Das Protokoll stellst du mit /einrichten protokoll ein.
error-not-here = Auf diesem Server lassen sich Tische nur eröffnen in: { $channels }.
error-role-needed = Auf diesem Server dürfen nur diese Rollen Tische eröffnen: { $roles }.
error-enough-tables = { $most ->
    [one] Dieser Server erlaubt nur einen offenen Tisch, und den gibt es schon. Bringt ihn erst zu Ende.
   *[other] Dieser Server erlaubt höchstens { $most } offene Tische, und so viele gibt es schon. Bringt erst einen zu Ende.
}
error-not-admin = Dafür brauchst du das Recht „Server verwalten“.
cmd-setup = Einstellungen für die Tische dieses Servers
cmd-setup-show = Die Einstellungen dieses Servers zeigen
cmd-setup-change = Einstellungen dieses Servers ändern und alle zeigen
cmd-setup-open-post = Einen dauerhaften Beitrag mit Knöpfen zum Eröffnen und Mitspielen aufhängen
name-change = ändern
arg-setup-language = Sprache neuer Tische und für Mitglieder, deren Sprache ich nicht spreche
arg-setup-pace = Tempo neuer Tische
arg-setup-role = Eine Rolle, die Tische eröffnen darf (zum Entfernen noch einmal nennen)
arg-limit = Wie viele Tische gleichzeitig offen sein dürfen, 0 = ohne Grenze
arg-channel = Ein Kanal für Tische (zum Entfernen noch einmal nennen)
name-setup = einrichten
name-pace = tempo
name-limit = grenze
name-channel = kanal
setup-newcomers = { $most ->
    [0] Neulinge: unbegrenzt
    [one] Neulinge: höchstens ein Tisch, bis sie eine Partie zu Ende gespielt haben
   *[other] Neulinge: höchstens { $most } Tische, bis sie eine Partie zu Ende gespielt haben
}
error-too-many-tables = { $who ->
    [you] Du bist neu hier: Bis du auf diesem Server eine Partie mit anderen zu Ende gespielt hast, kannst du mit anderen an höchstens { $most ->
        [one] einem Tisch
       *[other] { $most } Tischen
    } sitzen, und so viele sind es schon: { $tables }. Spiel erst eine Partie zu Ende, oder gib vor dem Beginn einen Platz mit /tisch aufstehen frei.
   *[other] { $name } ist neu hier und sitzt schon an { $most ->
        [one] einem Tisch
       *[other] { $most } Tischen
    }, mehr dürfen Neulinge nicht. Erst muss eine dieser Partien zu Ende gespielt sein.
}
error-no-more-tables = { $who ->
    [you] Auf diesem Server kann jede Person mit anderen gleichzeitig an höchstens { $most ->
        [one] einem Tisch
       *[other] { $most } Tischen
    } sitzen, und so viele sind es bei dir schon: { $tables }. Spiel erst eine Partie zu Ende, oder gib vor dem Beginn einen Platz mit /tisch aufstehen frei.
   *[other] { $name } sitzt hier schon an { $most ->
        [one] einem Tisch
       *[other] { $most } Tischen
    }, mehr dürfen es nicht sein. Erst muss eine dieser Partien zu Ende gespielt sein.
}
arg-newcomers = Wie viele Tische Neulinge haben dürfen, bis eine Partie zu Ende ist (sonst 2), 0 = ohne Grenze
name-newcomers = neulinge
