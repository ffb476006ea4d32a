# Was schiefging, als private Sätze; `error-<code>`.

error-old-command = Dein Discord zeigt noch eine alte Fassung dieses Befehls. Starte die App neu und wähle den Befehl dann noch einmal.
error-game = Das geht jetzt nicht. Es hat sich nichts geändert.
error-incident = Bei uns ist etwas schiefgegangen. Geändert hat sich nichts (Vorfall { $number }).
error-incident-after = Bei uns ist etwas schiefgegangen, aber vielleicht zählt schon, was du getan hast: `/tisch plan` zeigt, wie es steht (Vorfall { $number }).
error-discord-busy = Discord bremst mich gerade aus. Versuch es bitte in ein paar Minuten noch einmal.
error-bad-notation = Den Zug „{ $text }“ kenne ich nicht.
error-ambiguous-move = „{ $text }“ passt auf mehrere Züge.
error-illegal-move = Dieser Zug ist jetzt nicht erlaubt.
error-illegal-later = „{ $text }“ ist nach „{ $after }“ nicht erlaubt.
error-turn-over = Dort hast du nichts mehr zu entscheiden.
error-turn-over-later = Nach „{ $after }“ hast du nichts mehr zu entscheiden, deshalb ist „{ $text }“ dort nicht erlaubt.
error-of-batch = Das war Zug { $number } von denen, die du zusammen geschickt hast: Entweder gelten alle oder keiner. Es hat sich also nichts geändert.
error-no-move = Du hast keinen Zug genannt. Wähle einen aus der Liste.
error-too-long = Das ist zu lang für einen Zug (höchstens { $limit } Zeichen).
error-bad-option = Dieses Spiel hat keine Option namens „{ $option }“. Wähle eine aus der Liste.
error-bad-text = In diesem Text steckt ein unsichtbares Zeichen, das sich nicht speichern lässt (NUL). Tippe ihn ein, statt ihn einzufügen: Es wurde nichts verändert.
error-bad-choice = „{ $choice }“ ist bei dieser Option nicht möglich. Wähle etwas aus der Liste.
error-bad-seats = Das Spiel ist für { $least } bis { $most ->
    [one] 1 Person
   *[other] { $most } Personen
}, nicht für { $seats }.
error-not-your-decision = Du bist nicht am Zug. Der Tisch wartet auf { $waiting }.
error-not-there = Laut Discord gehörst du nicht mehr zum Server dieses Tischs oder kannst in seinem Kanal nichts mehr tun.
error-only-on-discord = Von hier aus kann ich Discord gerade nicht fragen, ob du das darfst: Nimm die Knöpfe des Tischs in Discord.
error-unknown-table = Diesen Tisch gibt es nicht. /tisch offen zeigt, wo du mitspielen kannst, /meinezüge, wo du schon spielst.
error-unknown-version = Diese Stellung gibt es an diesem Tisch nicht.
error-unknown-game = Ein Spiel namens „{ $game }“ gibt es hier nicht.
error-missing-game = Das Spiel dieses Tisches (`{ $game }`) ist hier zurzeit nicht installiert. Nichts geht verloren: Wird noch gespielt, wartet der Tisch mit stehenden Uhren, und sobald das Spiel wieder da ist, geht alles weiter.
error-older-game = Dieser Tisch wurde mit Version { $played } seines Spiels (`{ $game }`) gespielt, und hier ist zurzeit nur Version { $version } installiert. Nichts geht verloren: Wird noch gespielt, wartet der Tisch mit stehenden Uhren, und sobald die neuere Version wieder da ist, geht alles weiter.
error-failing-game = Im Spiel dieses Tisches (`{ $game }`) ist ein Fehler aufgetreten: Vorfall { $number }. Nichts geht verloren: Wird noch gespielt, wartet der Tisch mit stehenden Uhren, und sobald der Bot neu gestartet wurde, geht alles weiter. Wer den Bot betreibt, kann den Vorfall nachschlagen.
error-failing-package = Im Paket eines Spiels (`{ $package }`) ist ein Fehler aufgetreten: Vorfall { $number }. Nichts geht verloren, und nach dem nächsten Start des Bots funktioniert es vielleicht wieder. Wer den Bot betreibt, kann den Vorfall nachschlagen.
error-not-seated = Du sitzt nicht an diesem Tisch. Freie Plätze zeigt /tisch offen
error-not-allowed = { $who ->
    [owner] Das darf nur, wer den Tisch eröffnet hat.
    [all] Darüber entscheidet der ganze Tisch: /vorschlag abbrechen
    [asked] Darauf darf nur antworten, wer gefragt wurde.
    [proposer] Das darf nur zurückziehen, wer es vorgeschlagen hat.
    [voter] Darüber entscheiden nur die anderen am Tisch.
   *[player] Das darf nur, wer an diesem Tisch mitspielt.
}
error-wrong-status = { $status ->
    [lobby] Das Spiel hat noch nicht begonnen.
    [running] Das Spiel läuft schon.
    [over] Das Spiel ist zu Ende.
   *[abandoned] Dieser Tisch wurde abgebrochen.
}
error-table-full = Alle { $seats } Plätze sind besetzt.
error-already-seated = Du sitzt schon an diesem Tisch.
error-too-few-players = Das Spiel braucht mindestens { $seats ->
    [one] 1 Person
   *[other] { $seats } Personen
}.
error-no-house-bot = An diesem Tisch sitzt kein Hausbot, der gehen könnte.
error-elsewhere = Um diesen Tisch kümmert sich ein anderer Teil des Bots, der gerade nicht antwortet. Versuch es gleich noch einmal: Es wurde nichts verändert.
error-elsewhere-after = Um diesen Tisch kümmert sich ein anderer Teil des Bots, der gerade nicht antwortet, aber vielleicht zählt schon, was du getan hast: `/tisch plan` zeigt, wie es steht.
error-stale-prompt = Diese Frage ist nicht mehr aktuell. So steht es jetzt:
error-nothing-to-take-back = { $reason ->
    [nothing] Du kannst nichts zurücknehmen: Du hast noch nicht gezogen.
    [moved] Seitdem hat schon jemand anderes gezogen: Du kannst deinen Zug nur zurücknehmen, wenn die anderen zustimmen.
   *[revealed] Dein Zug hat etwas Verdecktes aufgedeckt: Du kannst ihn nur zurücknehmen, wenn die anderen zustimmen.
}
error-unknown-player = „{ $player }“ spielt an diesem Tisch nicht mit. Es spielen: { $names }.
error-unknown-region = Von „{ $region }“ gibt es keine Nahansicht. Möglich sind: { $names }.
error-busy = Gerade werden viele Bilder gezeichnet. Versuch es gleich noch einmal.
one-moment = Einen Moment: Der Bot startet gerade neu. Es hat sich nichts geändert – versuch es gleich noch einmal.
not-on-server = Ich bin nicht auf diesem Server und kann hier nichts posten. Wer den Server verwaltet, muss mich erst hinzufügen. Es hat sich nichts geändert.
no-server = Das geht nur auf einem Server, auf dem ich bin, nicht in Direktnachrichten. Es hat sich nichts geändert.
error-which-table = Welchen Tisch meinst du? Wähle einen: { $tables }.
error-no-table = Hier gibt es keinen passenden Tisch. Nenne einen oder eröffne einen mit /tisch neu.
error-damaged-state = Die gespeicherte Stellung ist beschädigt: Ich kann sie weder zeigen noch weiterspielen. Es hat sich nichts geändert. Wer diesen Bot betreibt, findet den Grund im Log und kann eine Sicherung einspielen.
error-host = Das geht jetzt nicht. Es hat sich nichts geändert.
error-not-full = Es ist noch ein Platz frei: Drück *Mitspielen*.
error-hints-off = { $why ->
    [league] In einer Liga gibt es keine Tipps.
    [rated] An einem gewerteten Tisch gibt es keine Tipps.
    [owner] Wer diesen Tisch eröffnet hat, hat Tipps ausgeschaltet.
   *[people] Wo mehrere Menschen spielen, gibt es keine Tipps – es sei denn, sie wurden beim Eröffnen des Tischs eingeschaltet.
}
error-no-thinking = Der Bot läuft ohne Denkprozesse, darum gibt es hier keine Tipps und keine Rückschau.
error-no-coach = Für dieses Spiel gibt es keine Tipps und keine Rückschau.
error-thinking-broke = Die Suche ist abgebrochen, gezählt wurde nichts. Versuch es noch einmal; wer diesen Bot betreibt, findet den Grund im Log.
error-restarting = Einen Moment: Der Bot startet gerade neu, und die Suche muss von vorn beginnen. Frag in einer Minute noch einmal.
error-not-finished = { $status ->
    [lobby] Der Trainer schaut sich beendete Spiele an; dieses hat noch nicht begonnen.
    [running] Der Trainer schaut sich beendete Spiele an; dieses läuft noch.
   *[abandoned] Der Trainer schaut sich Spiele an, die zu Ende gespielt wurden; dieses wurde abgebrochen.
}
error-not-shared = { $name } hat die Rückschau auf diese Züge nicht geteilt. Deine eigenen Züge kannst du besprechen lassen.
error-nothing-to-review = { $who ->
    [seat] Auf diesem Platz hat nur ein Hausbot gespielt, also gibt es nichts zu besprechen.
   *[own] Du hast in diesem Spiel nicht gezogen, also gibt es von dir nichts zu besprechen.
}
error-too-old = Die Regeln des Bots haben sich seit diesem Spiel geändert, und es lässt sich nur bis Zug { NUMBER($version, useGrouping: 0) } nachspielen. Darum kann der Trainer es nicht beurteilen.
