# Was geschah: /nachholen, /protokoll und frühere Stellungen.

catchup-title = { $count ->
    [one] Ein Zug
   *[other] { $count } Züge
} seit deinem letzten, der erste { $since }
catchup-nothing = Seit deinem letzten Zug ist nichts geschehen.
catchup-nothing-told = Es ist nichts Erwähnenswertes geschehen.
catchup-earlier = … und davor noch mehr: /nachholen länge:Alles
catchup-more = … und { $count } mehr: /nachholen länge:Normal
catchup-note = 📝 Deine Notiz: { $note }
length-short = Kurz: was jetzt anders ist
length-normal = Normal: was geschah, nach Phasen
length-all = Alles: jeder Zug

board-then = So stand es nach Zug { $version } von { $newest }.

## Fehler

error-no-such-round = So weit ist das Spiel noch nicht: Es ist erst bei Nr. { $newest }.

## Befehle

cmd-catchup = Zeigen, was seit deinem letzten Zug geschah
cmd-log = Die Züge einer Runde zeigen
arg-length = Wie ausführlich
arg-picture = Mit einem Bild, auf dem Änderungen umrandet sind
arg-round = Die Runde
arg-log-player = Nur die Züge dieser Person
arg-kind = Nur Züge dieser Art
arg-version = Die Stellung nach so vielen Zügen

name-catchup = nachholen
name-length = länge
name-picture = bild
name-round = runde
name-kind = art
name-version = version

## Protokoll

log-empty = Noch keine Züge.
log-chosen = { $name } wählt: { $move }.
log-undo = ↩️ { $name } nimmt das zurück.
name-log = protokoll

## Nachholen

catchup-title-looked = { $count ->
    [one] Ein Zug
   *[other] { $count } Züge
}, seit du zuletzt nachgesehen hast, der erste { $since }
catchup-title-newest = { $count ->
    [one] Der letzte Zug
   *[other] Die letzten { $count } Züge
}, der erste { $since }
catchup-nothing-new = Es ist noch nichts geschehen.
