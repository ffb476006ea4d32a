### Wege, auf denen man außer auf Discord benachrichtigt wird.

## Was ein Ruf sagt

way-title = { $topic ->
    [vote] Abstimmung: { $table }
    [proposal] Vorschlag: { $table }
    [here] Bist du da? { $table }
   *[turn] Du bist am Zug: { $table }
}
way-vote = Jemandem ist die Zeit ausgegangen, und der Tisch braucht deine Stimme.
way-proposal = Jemand am Tisch hat etwas vorgeschlagen und braucht deine Antwort.
way-here = Der Tisch kann beginnen, sobald alle da sind. Sag in Discord, dass du da bist; sonst bekommt jemand anderes deinen Platz.
way-until = Deine Zeit läuft ab: { $until }
way-digest-title = { $count ->
    [one] Ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
way-test-title = Test
way-test-text = Das ist ein Test. Wenn ein Tisch auf dich wartet, bekommst du so eine Nachricht.
way-confirm-title = Bestätige deine Adresse
way-confirm-text = Jemand auf Discord möchte an dieser Adresse eine Mail bekommen, sobald dort ein Brettspiel wartet. Wenn du das bist, bestätige die Adresse innerhalb von 24 Stunden.

## Arten

way-kind-webhook = Webhook
way-kind-ntfy = ntfy
way-kind-gotify = Gotify
way-kind-push = Push
way-kind-mail = E-Mail

## Mails

mail-name = Brettspiele
mail-confirm-link = Bestätige es hier:
mail-confirm-button = Bestätigen
mail-confirm-not = Wenn du es nicht bist, tu nichts: Es kommen keine Mails mehr, und diese Adresse wird nach einem Tag vergessen.
mail-on-discord = Zum Tisch auf Discord
mail-tables = Meine Tische im Browser
mail-why = Diese Mail kommt von { $name }, einem Bot auf Discord, den du um solche Mails gebeten hast.
mail-off = Keine Mails mehr

## Ein Weg, der abgeschaltet wurde

way-is-off = 📵 Ich benachrichtige dich nicht mehr über { $kind }{ $name ->
    [none] { "" }
   *[other] { " " }({ $name })
}: { $why ->
    [gone] { $about ->
        [push] Dieser Browser hat die Seite vergessen oder ist nicht mehr mit dir verbunden. *Sag mir hier Bescheid* unter *Meine Tische* beginnt von vorn.
        [mail] Der Mailserver dieser Adresse sagt, dass es sie nicht gibt.
       *[other] Die Gegenseite will keine Nachrichten mehr.
    }
   *[failing] Es ist fünfmal hintereinander fehlgeschlagen.
} Für Discord ändert sich nichts. Ändern kannst du das mit `/ich`, unter *Weitere Benachrichtigungen*.

## Die Anzeigen

button-ways = Weitere Benachrichtigungen
button-ways-all = Alle Wege
button-way-add = Neu: { $kind }
button-way-test = Test schicken
button-way-off = Ausschalten
button-way-on = Einschalten
button-way-picture-on = Mit einem Bild des Tischs
button-way-picture-off = Ohne Bild
button-way-remove = Entfernen
ways-title =
    ### Weitere Benachrichtigungen
    Wenn ein Tisch auf dich wartet, kann ich dich auch auf anderen Wegen als über Discord benachrichtigen. Was du für Discord gewählt hast, bleibt, wie es ist; niemand wird nachts, im Urlaub oder zweimal auf demselben Weg für dieselbe Frage benachrichtigt.
ways-off = Wer diesen Bot betreibt, hat außer Discord keinen Weg eingerichtet, dich zu benachrichtigen.
ways-none = Du hast noch keinen.
ways-push = Ein Browser oder ein Handy: Öffne *Meine Tische* in einem Browser, in dem du spielst, und drück auf *Sag mir hier Bescheid*.
ways-which = Einen Weg ändern oder testen
way-line = **{ $way }** · { $order }
    -# { $state }
way-order = { $hours ->
    [0] sofort
    [one] wenn du nach { $hours } wachen Stunde nicht geantwortet hast
   *[other] wenn du nach { $hours } wachen Stunden nicht geantwortet hast
}
way-each = eine Nachricht für jede Frage
way-daily = einmal am Tag, ab { $hour }
way-plan = Wenn ein Tisch auf dich wartet, wirst du benachrichtigt: { $steps }.
way-plan-discord = { $pings ->
    [none] nicht in Discord
   *[other] sofort in Discord
}
way-plan-step = { $hours ->
    [0] { $way } sofort
    [one] { $way } nach { $hours } wachen Stunde
   *[other] { $way } nach { $hours } wachen Stunden
}
way-plan-daily = { $way } einmal am Tag, ab { $hour }
way-state-new = Er ist eingeschaltet; geschickt wurde noch nichts.
way-state-off = Er ist ausgeschaltet.
way-state-unconfirmed = Er wartet darauf, dass du die Adresse bestätigst.
way-state-unavailable = Wer diesen Bot betreibt, bietet diesen Weg nicht mehr an.
way-state-sent = Zuletzt zugestellt { $sent }.
way-state-opened = Zuletzt zugestellt { $sent }, geöffnet { $opened }.
way-state-failing = Er funktioniert seit { $since } nicht: { $fault }.
way-state-switched-off = { $why ->
    [gone] { $about ->
        [mail] Ich habe ihn ausgeschaltet, weil der Mailserver dieser Adresse sagt, dass es sie nicht gibt.
       *[other] Ich habe ihn ausgeschaltet, weil die Gegenseite keine Nachrichten mehr will.
    }
   *[failing] Ich habe ihn nach fünf Fehlschlägen hintereinander ausgeschaltet.
}
way-fault = { $fault ->
    [status] die Gegenseite antwortete mit Status { $detail }
    [unreachable] sie war nicht zu erreichen oder hat innerhalb von fünf Sekunden nicht geantwortet
    [address] { $detail ->
        [private] der Name führt zu einer Adresse, die nicht im öffentlichen Internet liegt
       *[other] wer diesen Bot betreibt, erlaubt diese Adresse nicht
    }
    [unpaired] der Browser ist nicht mehr mit dir verbunden
    [off] wer diesen Bot betreibt, bietet diesen Weg nicht mehr an
    [mail] { $detail ->
        [tls] der Mailserver des Bots weist sich nicht aus
        [login] der Mailserver des Bots lehnt die Anmeldung des Bots ab
        [sender] der Mailserver des Bots nimmt keine Mails des Bots an
        [later] ein Mailserver will die Mail erst später
        [lost] die Mail ist abgeschickt, aber der Mailserver des Bots hat nicht gesagt, ob er sie genommen hat
        [content] der Mailserver des Bots hat die Mail abgelehnt
        [recipient] der Mailserver dieser Adresse hat die Mail abgelehnt
        [unknown] der Mailserver dieser Adresse sagt, dass es sie nicht gibt
       *[unreachable] der Mailserver des Bots antwortet nicht
    }
   *[broken] ich habe einen Fehler gemacht, der im Log des Bots steht
}
way-added = { $secret ->
    [none] Ab jetzt benachrichtige ich dich auch auf diesem Weg. Schick einen Test, um zu sehen, ob er ankommt.
   *[other] Ab jetzt benachrichtige ich dich auch auf diesem Weg. Anfragen sind mit dem Geheimnis `{ $secret }` signiert, das nicht noch einmal gezeigt wird.
}
way-asked = 📨 Ich schicke eine Mail an { $address }. Drück innerhalb von 24 Stunden auf den Knopf darin, dann benachrichtige ich dich dort. Wenn keine kommt, sieh im Spam-Ordner nach.
way-tested = 📨 Der Test wurde zugestellt.
way-test-failed = Der Test wurde nicht zugestellt: { $fault }.
way-removed = Ich habe ihn entfernt; dorthin geht nichts mehr.
way-form-title = Ein neuer Weg: { $kind }
way-form-address = Adresse
way-form-address-webhook = Sie bekommt per POST ein signiertes JSON, für ein eigenes Programm.
way-form-address-ntfy = Server und Thema, etwa https://ntfy.sh/mein-geheimes-thema
way-form-address-mail = Etwa anna@example.org. Du bekommst eine Mail, in der du sie bestätigst.
way-form-address-gotify = Dein Server, etwa https://push.example.org
way-form-token = Token
way-form-token-ntfy = Nur für ein Thema mit Zugriffsschutz; sonst leer lassen.
way-form-token-gotify = Das einer Anwendung, aus „Apps“ in Gotify.

## Fehler

error-unknown-way = Dieser Weg wurde entfernt.
error-unconfirmed-way = Du hast diese Adresse noch nicht bestätigt: Drück auf den Knopf in der Mail, die ich dorthin geschickt habe.
error-too-many-ways = Du kannst höchstens { $most } weitere Wege haben, auf denen du benachrichtigt wirst. Entferne zuerst einen.
error-bad-way = { $why ->
    [off] Dieser Bot schickt nichts an Adressen: Wer ihn betreibt, hat keine erlaubt.
    [scheme] Die Adresse muss mit https:// beginnen.
    [host] Wer diesen Bot betreibt, hat Adressen dieses Servers nicht erlaubt.
    [private] Diese Adresse liegt nicht im öffentlichen Internet, deshalb schicke ich nichts dorthin.
    [topic] Eine ntfy-Adresse besteht aus einem Server und einem Thema, etwa https://ntfy.sh/mein-geheimes-thema
    [query] Die Adresse muss vor dem Fragezeichen enden; das Token kommt in sein eigenes Feld.
    [mail] Das ist keine Mailadresse, die ich verwenden kann. Sie sieht so aus: anna@example.org, ohne einen Namen davor.
    [token] Das Token fehlt oder kann keins sein. In Gotify steht es unter „Apps“, in ntfy unter „Account“.
   *[form] Das ist keine Adresse, an die ich etwas schicken kann. Sie sieht so aus: https://example.org/turns
}
