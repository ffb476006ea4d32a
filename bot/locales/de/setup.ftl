# Was Admins mit /einrichten außer den Einstellungen sehen und tun: Tische, Ergebnisse, Protokoll.

## Offene Tische

setup-tables = Offene Tische ({ $count }){ $pages ->
    [one] {""}
   *[other] {" "}· { $page } von { $pages }
}
setup-tables-none = Auf diesem Server ist kein Tisch offen.
setup-table-private = { $status ->
    [lobby] Privat, noch nicht begonnen · nichts Neues seit { $last }
   *[other] Privat, läuft · letzter Zug { $last }
}
setup-table-state = { $state ->
    [lobby] Noch nicht begonnen · { $seated ->
        [one] eine Person
       *[other] { $seated } Plätze besetzt
    }
    [paused] Pause · { $seated } am Tisch
    [waiting] Wartet auf { $waiting ->
        [one] eine Person
       *[other] { $waiting } Personen
    } · { $seated } am Tisch
   *[other] Hausbots sind am Zug · { $seated } am Tisch
}{ $league ->
    [true] {" "}· Liga
   *[false] {""}
}
setup-table-since = { $what ->
    [moved] Letzter Zug { $last } · Zug { $moves }
   *[other] Eröffnet { $last }
}
setup-table-kind = { $kind ->
    [private] privat
    [league] Ligatisch: Die Ligaleitung entscheidet
    [lobby] noch nicht begonnen
   *[other] läuft
}
setup-pick = Einen Tisch beenden …
setup-end-lost = { $kind ->
    [private] Wenn du diesen privaten Tisch beendest, bleibt er ohne Ergebnis. Eine begonnene Partie können ihre Leute eine Woche lang mit /tisch zurück wieder aufnehmen; danach ist sie verloren.
    [lobby] Wenn du diesen Tisch beendest, beginnt er nie, und { $people ->
        [one] eine Person verliert ihren Platz
       *[other] { $people } Personen verlieren ihren Platz
    }. Wer dort saß, kann ihn mit /tisch verlängern wieder öffnen.
   *[other] Wenn du diesen Tisch beendest, bricht die Partie von { $people ->
        [one] einer Person
       *[other] { $people } Personen
    } nach { $moves ->
        [one] einem Zug
       *[other] { $moves } Zügen
    } ab: ohne Ergebnis, und nichts zählt für Wertung und Statistik. Die am Tisch können sie eine Woche lang mit /tisch zurück wieder aufnehmen; danach ist sie verloren.
} Der Tisch erfährt, dass du ihn beendet hast.
setup-ended = { $table } ist beendet, und der Tisch erfährt es.
button-setup-end = Diesen Tisch beenden
button-setup-back = Zurück zur Liste
lobby-call-closed = { $mentions }: { $name } verwaltet diesen Server und hat { $table } geschlossen ([zum Tisch]({ $link })).

## Ergebnisse

setup-results-done = { $count ->
    [0] Auf diesem Server ist noch kein öffentlicher Tisch zu Ende gespielt.
    [one] Die Ergebnisse eines beendeten öffentlichen Tisches, eine Zeile je Platz.
   *[other] Die Ergebnisse von { $count } beendeten öffentlichen Tischen, eine Zeile je Platz.
} { $private ->
    [0] Wer den eigenen Namen in Statistiken verbirgt, ist auch hier nicht genannt.
    [one] Wer den eigenen Namen in Statistiken verbirgt, ist auch hier nicht genannt; ein privater Tisch fehlt.
   *[other] Wer den eigenen Namen in Statistiken verbirgt, ist auch hier nicht genannt; { $private } private Tische fehlen.
}
results-column = { $column ->
    [table] Tisch
    [game] Spiel
    [options] Optionen
    [opened] eröffnet (UTC)
    [ended] beendet (UTC)
    [rated] gewertet
    [league] Liga
    [seats] Plätze
    [moves] Züge
    [seat] Platz am Tisch
    [began] Person am Anfang
    [finisher] Person am Ende
    [id] ID
    [place] Platzierung
    [rank] Platzierung mit Hausbots
    [hints] Tipps
   *[points] Punkte
}
results-yes = ja
results-hidden = verborgen

## Das Protokoll

setup-audit-gone = Der Kanal des Protokolls wurde gelöscht: Wähle mit /einrichten protokoll einen anderen.
setup-audit-lacks = Mir fehlt in { $channel } das Recht „{ $permission }“, deshalb bleibt das Protokoll dort leer.
setup-audit-waiting = { $count ->
    [0] {""}
    [one] Ein Eintrag wartet.
   *[other] { $count } Einträge warten.
}
audit-on = 📋 { $who } hat diesen Kanal für das Protokoll gewählt: Hier steht ab jetzt, was mit /einrichten und /retten getan wird.
audit-off = { $channel ->
    [none] 📋 { $who } hat das Protokoll abgeschaltet.
   *[other] 📋 { $who } hat das Protokoll nach { $channel } verlegt.
}
audit-settings = ⚙️ { $who } hat Einstellungen geändert:
audit-open-post = 📌 { $who } hat einen Beitrag zum Eröffnen und Mitspielen in { $channel } aufgehängt.
audit-results = 📄 { $who } hat alle Ergebnisse heruntergeladen ({ $count ->
    [one] ein Tisch
   *[other] { $count } Tische
}).
audit-resume = ▶️ { $who } hat die Pause von { $table } beendet.
audit-pace = ⏱️ { $who } hat das Tempo von { $table } geändert: { $pace }.
audit-house-bot = 🤖 { $who } lässt einen Hausbot Platz { $seat } bei { $table } spielen.
audit-end = 🏁 { $who } hat { $table } ohne Ergebnis beendet.
audit-end-private = 🏁 { $who } hat { $table }, einen privaten Tisch, ohne Ergebnis beendet.

## Befehle

cmd-setup-tables = Die offenen Tische dieses Servers zeigen und einen beenden
cmd-setup-results = Die Ergebnisse aller beendeten öffentlichen Tische als CSV herunterladen
cmd-setup-audit = Den Kanal wählen, in dem ich melde, was Admins mit /einrichten und /retten tun
arg-setup-audit = Der Kanal (zum Abschalten des Protokolls noch einmal nennen)
arg-per-person = An wie vielen Tischen eine Person gleichzeitig mit anderen sitzen darf, 0 = ohne Grenze
name-tables = tische
name-results = ergebnisse
name-audit = protokoll
name-per-person = je-person
