# Der dauerhafte Beitrag, über den man ohne Slash-Befehle Tische eröffnet und mitspielt.

open-post = ## Brettspiele auf { $server }
    Eine Partie läuft über Tage oder Wochen: Du ziehst, wenn du Zeit hast, und wirst benachrichtigt, wenn du am Zug bist.
button-open-table = Tisch eröffnen
button-open-list = Mitspielen
button-my-turns = Meine Züge
open-which = **Wo wollt ihr spielen?** Wähle dann ein Spiel: Der Tisch wird sofort eröffnet. Alles Weitere lässt sich auf seiner Karte ändern.
open-where-thread = In einem Thread
open-where-private = In einem privaten Thread
open-where-here = In diesem Kanal
open-game = Spiel wählen
open-players = { $least }–{ $most ->
    [one] 1 Person
   *[other] { $most } Personen
}
open-post-done = Der Beitrag steht in { $channel }.
error-cannot-post-there = In { $channel } kann ich nicht schreiben. Dort brauche ich die Rechte „Kanal ansehen“ und „Nachrichten senden“.
arg-open-post = Der Kanal für den Beitrag
name-open-post = tische-beitrag

## Vorlagen

open-presets = Oder nimm eine Vorlage dieses Servers, in der schon alles gewählt ist: { $names }.
error-unknown-preset = { $names ->
    [none] Dieser Server hat keine Vorlagen. Wähle stattdessen ein Spiel.
   *[other] Eine Vorlage „{ $preset }“ hat dieser Server nicht (mehr). Er hat: { $names }.
}
error-preset-of-other = Diese Vorlage gehört zu einem anderen Spiel. Lass das Spiel weg oder wähle eine andere Vorlage.
error-bad-preset = { $why ->
    [name] Eine Vorlage braucht einen Namen mit höchstens { $most } Zeichen.
   *[full] Ein Server kann höchstens { $most } Vorlagen haben. Entferne zuerst eine.
}
presets-title = Vorlagen für neue Tische
presets-none = Noch gibt es keine Vorlagen.
presets-facts = { $pace } · { $where } · { $options ->
    [0] Optionen wie üblich
    [one] eine andere Option als üblich
   *[other] { $options } andere Optionen als üblich
}{ $bots ->
    [0] { "" }
    [one] { " · ein Hausbot" }
   *[other] { " · " }{ $bots } Hausbots
}{ $rated ->
    [yes] { " · gewertet" }
   *[no] { "" }
}{ $invited ->
    [yes] { " · auf Einladung" }
   *[no] { "" }
}{ $programs ->
    [yes] { " · Programme erlaubt" }
   *[no] { "" }
}
presets-about = So entsteht eine: Eröffne einen Tisch, wähle auf seiner Karte alles aus und gib dort /einrichten vorlagen mit einem Namen ein (derselbe Name ersetzt eine Vorlage). Alle eröffnen damit Tische: mit /tisch neu vorlage oder mit den Knöpfen des dauerhaften Beitrags, der die ersten { $most } zeigt.
presets-drop = Eine Vorlage entfernen …
audit-preset = ⭐ { $who } hat die Vorlage „{ $name }“ ({ $game }) gespeichert.
audit-preset-removed = ⭐ { $who } hat die Vorlage „{ $name }“ ({ $game }) entfernt.
cmd-setup-presets = Eine Vorlage für neue Tische aus einem Tisch machen, alle ansehen oder eine entfernen
arg-preset = Eine Vorlage dieses Servers: Der Tisch beginnt mit allem, was sie nennt
arg-preset-name = Der Name der Vorlage (ohne ihn: alle ansehen)
arg-preset-table = Der Tisch, von dem alles übernommen wird (sonst der in diesem Kanal)
name-presets = vorlagen
name-preset = vorlage
