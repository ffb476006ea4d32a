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
