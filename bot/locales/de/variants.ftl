# Varianten: andere Zahlen für ein Spiel, aus Dateien, die Admins mit /einrichten varianten hinzufügen.

cmd-setup-variants = Eine Variante eines Spiels aus einer Datei hinzufügen, alle ansehen oder eine entfernen
arg-variant-file = Die Datei (.toml); fang am besten mit einem Muster an
arg-variant-template = Ein Spiel: Du bekommst ein Muster mit allem, was du ändern kannst
arg-variant = Eine Variante dieses Servers: das Spiel mit anderen Zahlen oder Namen
name-variants = varianten
name-variant = variante
name-template = muster
variant-game = { $game } ({ $variant })
variant-number = **{ $number }**: { $value } (sonst { $usual })
variant-name = **{ $name }**: sonst { $usual }
variants-title = Varianten
variants-none = Es gibt noch keine Varianten.
variants-about = Eine Variante ist ein Spiel mit anderen Zahlen oder Namen. Um eine hinzuzufügen, hol dir mit /einrichten varianten muster eine Datei, ändere sie, gib ihr einen Namen und schick sie mit /einrichten varianten datei; eine Datei mit demselben Spiel und Namen ersetzt eine Variante. Gespielt wird sie mit /tisch neu variante oder über *Optionen* auf der Karte. Tische behalten sie so, wie sie war, als sie gewählt wurde, und werden nicht gewertet. Ein Server kann höchstens { $most } haben.
variant-lapsed = ⚠️ Nicht mehr möglich: Das Spiel fehlt oder hat sich geändert. Schick eine neue Datei oder entferne die Variante.
variant-less = ⚠️ Fällt weg, weil das Spiel es nicht mehr zulässt: { $what }. Tische spielen die Variante ohne das, bis du eine neue Datei schickst.
variants-drop = Eine Variante entfernen …
variant-none = Keine Variante
variant-none-about = Das Spiel nach den Regeln
variant-menu = Variante: { $variant }
variant-entry = Das Spiel mit Änderungen, ohne Wertung
variant-bad = ❌ Diese Datei lässt sich nicht verwenden:
variant-line = Zeile { $line }: { $fault }
variant-fault-size = Eine Datei darf höchstens { $most } kB groß sein.
variant-fault-text = Das ist kein Text (UTF-8).
variant-fault-toml = Das ist kein TOML: { $why }.
variant-fault-key = „{ $key }“ gibt es hier nicht, nur: { $legal }.
variant-fault-name = Es fehlt ein Name mit höchstens { $most } Zeichen: name = "…"
variant-fault-game = „{ $game }“ ist kein Spiel, von dem es Varianten geben kann. Möglich sind: { $legal }.
variant-fault-numbers = Die Zahlen fehlen: unter einer Zeile [numbers], jede in einer eigenen Zeile. Es gibt: { $legal }.
variant-fault-number = Eine Zahl „{ $key }“ gibt es nicht. Es gibt: { $legal }.
variant-fault-bounds = { $key } kann nicht { $value } sein, sondern nur eine ganze Zahl von { $least } bis { $most }.
variant-fault-nothing = Nichts ist anders als sonst. Unter einer Zeile [numbers] kann stehen: { $legal }.
variant-fault-names = Namen stehen unter einer Zeile [names], jeder in einer eigenen Zeile. Es gibt: { $legal }.
variant-fault-thing = Einen Namen „{ $key }“ zum Ändern gibt es nicht. Es gibt: { $legal }.
variant-fault-called = { $key } kann nicht „{ $value }“ heißen: Ein Name darf Buchstaben, Ziffern, Leerzeichen, Bindestriche und Apostrophe haben, höchstens { $most } Zeichen.
variant-template-name = Meine Variante
variant-template-names = Andere Namen mit höchstens { $most } Zeichen; nimm das # weg, wo du etwas änderst
variant-template-number = { $number }: von { $least } bis { $most }
variant-template-sent = Ändere in dieser Datei ({ $game }), was du willst, gib ihr einen eigenen Namen und schick sie dann mit /einrichten varianten datei. Zeilen, die du nicht änderst, kannst du weglassen.
variant-nothing-adjustable = { $game } hat nichts, was sich ändern lässt.
error-unknown-variant = { $names ->
    [none] Dieser Server hat keine Varianten, die hier passen.
   *[other] Dieser Server hat keine Variante „{ $variant }“ (mehr). Er hat: { $names }.
}
error-which-game = Eine Variante „{ $variant }“ haben hier mehrere Spiele: Nenne auch das Spiel.
error-too-many-variants = Ein Server kann höchstens { $most } Varianten haben. Entferne zuerst eine.
error-variant-unrated = Ein Tisch mit einer Variante kann nicht gewertet werden: Sein Ergebnis ist mit anderen nicht vergleichbar.
audit-variant = 🧪 { $who } hat die Variante „{ $name }“ gespeichert ({ $game }).
audit-variant-removed = 🧪 { $who } hat die Variante „{ $name }“ entfernt ({ $game }).
rules-variant = Dieser Tisch spielt die Variante „{ $variant }“. Anders als in den Regeln ist:
verify-variant = Variante: { $variant }
stats-variants = Varianten, die hier nicht mitzählen
