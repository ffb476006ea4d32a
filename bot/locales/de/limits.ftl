# Wie viel eine Person auf einmal tun darf: was abgelehnt wird, und bis wann.

## Abgelehnt

error-too-many-lobbies = Du hast { $most ->
    [one] 1 Tisch
   *[other] { $most } Tische
}, die noch nicht begonnen haben; mehr sind auf diesem Server nicht erlaubt. Beginne erst eines der Spiele, oder gib den Platz mit /tisch aufstehen frei: { $tables }.
error-too-many-drawings = Ich zeichne schon { $most } Bilder für dich. Warte auf sie, oder lass dir alles nur als Text zeigen.
error-too-many-sandboxes = Du hast schon { $most } Sandkästen: { $sandboxes }. Lösche einen: /sandkasten schließen
error-too-often = { $act ->
    [tables] Du hast in der letzten Stunde viele Tische eröffnet. Den nächsten kannst du { $until } eröffnen.
    [invites] Du hast in der letzten Stunde viele Leute eingeladen. Die nächste Einladung geht { $until }.
    [invited] Diese Person wurde in der letzten Stunde schon an diesen Tisch eingeladen. Wieder einladen kannst du sie { $until }.
    [proposals] Du hast an diesem Tisch in der letzten Stunde viel vorgeschlagen. Wieder etwas vorschlagen kannst du { $until }.
    [takebacks] Du hast an diesem Tisch in der letzten Stunde viele Züge zurückgenommen. Es geht wieder { $until }; bis dahin frag die anderen: /vorschlag zurücknehmen
    [wants] Wer den Platz hat, wurde in der letzten Stunde schon gefragt. Wieder fragen kannst du { $until }.
    [quits] Du hast an diesem Tisch in der letzten Stunde mehrmals deinen Platz aufgegeben. Es geht wieder { $until }.
    [vacations] Du hast deinen Urlaub in der letzten Stunde oft geändert, und jedes Mal haben es alle Tische erfahren. Es geht wieder { $until }.
    [way-tests] Deine Adressen haben in der letzten Minute viele Nachrichten bekommen. Den nächsten Test kannst du { $until } schicken.
    [confirmations] Du hast heute mehrere Mailadressen angegeben. Die nächste kannst du { $until } angeben.
    [confirmation] An diese Adresse ging heute schon eine Mail: Such sie im Spam-Ordner. Die nächste kann { $until } geschickt werden.
    [reports] Du hast in der letzten Stunde mehrere Beiträge gemeldet. Den nächsten kannst du { $until } melden.
    [films] Du hast in der letzten Stunde mehrere Filme allen gezeigt. Der nächste geht { $until }; für dich allein kannst du sofort einen sehen.
    [renewals] Eine Lobby lässt sich höchstens einmal in der Stunde nach oben holen, diese { $until }. Offen bleibt sie ohnehin eine Woche.
   *[other] Das hast du in der letzten Stunde schon oft getan. Es geht wieder { $until }.
}
