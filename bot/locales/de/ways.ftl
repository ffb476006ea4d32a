### Wege, auf denen man außer auf Discord gerufen wird.

## Was ein Ruf sagt

way-title = { $topic ->
    [vote] Abstimmung: { $table }
    [proposal] Vorschlag: { $table }
   *[turn] Du bist am Zug: { $table }
}
way-vote = Jemandem ist die Zeit ausgegangen, und der Tisch braucht deine Stimme.
way-proposal = Jemand am Tisch hat etwas vorgeschlagen und braucht deine Antwort.
way-until = Deine Zeit läuft ab: { $until }
way-test-title = Test
way-test-text = Das ist ein Test. Wenn ein Tisch auf dich wartet, bekommst du so eine Nachricht.

## Arten

way-kind-webhook = Webhook
way-kind-ntfy = ntfy
way-kind-gotify = Gotify
way-kind-push = Push

## Ein Weg, der abgeschaltet wurde

way-is-off = 📵 Ich rufe dich nicht mehr über { $kind }{ $name ->
    [none] { "" }
   *[other] { " " }({ $name })
}: { $why ->
    [gone] { $about ->
        [push] Dieser Browser hat die Seite vergessen oder ist nicht mehr mit dir verbunden. *Sag mir hier Bescheid* unter *Meine Tische* beginnt von vorn.
       *[other] Die Gegenseite will keine Nachrichten mehr.
    }
   *[failing] Es ist fünfmal nacheinander misslungen.
} Discord geht wie bisher. Ändern kannst du das mit `/ich`, unter *Wege, auf denen du gerufen wirst*.

## Fehler

error-too-many-ways = Du kannst höchstens { $most } Wege haben, auf denen du gerufen wirst. Entferne zuerst einen.
error-bad-way = { $why ->
    [off] Dieser Bot ruft keine Adressen auf: Wer ihn betreibt, hat keine erlaubt.
    [scheme] Die Adresse muss mit https:// beginnen.
    [host] Wer diesen Bot betreibt, hat Adressen dieses Servers nicht erlaubt.
    [private] Diese Adresse liegt nicht im öffentlichen Internet, deshalb rufe ich sie nicht auf.
    [topic] Eine ntfy-Adresse besteht aus einem Server und einem Thema, etwa https://ntfy.sh/mein-geheimes-thema
    [query] Die Adresse muss vor dem Fragezeichen enden; das Token kommt in sein eigenes Feld.
    [token] Das Token fehlt oder kann keins sein. In Gotify steht es unter „Apps“, in ntfy unter „Account“.
   *[form] Das ist keine Adresse, die ich aufrufen kann. Sie sieht so aus: https://example.org/turns
}
