# Was schiefging, als private Sätze; `error-<code>`.

error-old-command = Dein Discord zeigt diesen Befehl noch in alter Form. Starte es neu und wähle den Befehl dann noch einmal.
error-game = Das geht jetzt nicht. Es hat sich nichts geändert.
error-incident = Da ist etwas kaputtgegangen, geändert hat sich nichts (Vorfall { $number }).
error-incident-after = Da ist etwas kaputtgegangen, doch was du getan hast, gilt vielleicht: `/tisch plan` zeigt, wie es steht (Vorfall { $number }).
error-bad-notation = Den Zug „{ $text }“ kenne ich nicht.
error-ambiguous-move = „{ $text }“ passt auf mehrere Züge.
error-illegal-move = Dieser Zug ist jetzt nicht erlaubt.
error-no-move = Welcher Zug? Du hast keinen genannt.
error-too-long = Das ist zu lang für einen Zug (höchstens { $limit } Zeichen).
error-bad-option = Diese Option hat das Spiel nicht: { $option }.
error-bad-choice = „{ $choice }“ steht bei dieser Option nicht zur Wahl.
error-bad-seats = Das Spiel ist für { $least } bis { $most } Personen, nicht für { $seats }.
error-not-your-decision = Du bist nicht am Zug. Der Tisch wartet auf { $waiting }.
error-unknown-table = Diesen Tisch gibt es nicht.
error-unknown-version = Diesen Stand hatte der Tisch nie.
error-unknown-game = Dieses Spiel gibt es hier nicht: { $game }.
error-not-seated = Du sitzt nicht an diesem Tisch.
error-not-allowed = { $who ->
    [owner] Das darf nur, wer den Tisch eröffnet hat.
    [all] Darüber entscheidet der ganze Tisch: /vorschlag abbrechen
    [asked] Darauf dürfen nur die antworten, die gefragt sind.
    [proposer] Das darf nur zurückziehen, wer es vorgeschlagen hat.
    [voter] Darüber entscheiden nur die anderen am Tisch.
   *[player] Das dürfen nur die Leute an diesem Tisch.
}
error-wrong-status = { $status ->
    [lobby] Das Spiel hat noch nicht begonnen.
    [running] Das Spiel läuft schon.
    [over] Das Spiel ist zu Ende.
   *[abandoned] Dieser Tisch wurde aufgegeben.
}
error-table-full = Alle { $seats } Plätze sind besetzt.
error-already-seated = Du sitzt schon an diesem Tisch.
error-too-few-players = Für das Spiel braucht es mindestens { $seats } Personen.
error-no-house-bot = An diesem Tisch sitzt kein Hausbot.
error-stale-prompt = Das war eine frühere Frage. So steht es jetzt:
error-nothing-to-take-back = { $reason ->
    [nothing] Du kannst nichts zurücknehmen: Du hast noch nicht gezogen.
    [moved] Seither hat ein anderer Platz gezogen: Du kannst deinen Zug nur zurücknehmen, wenn die anderen zustimmen.
   *[revealed] Dein Zug hat etwas Verdecktes aufgedeckt: Du kannst ihn nur zurücknehmen, wenn die anderen zustimmen.
}
error-unknown-player = „{ $player }“ sitzt nicht an diesem Tisch. Es spielen: { $names }.
error-unknown-region = „{ $region }“ lässt sich nicht aus der Nähe zeigen. Was sich zeigen lässt: { $names }.
error-busy = Gerade entstehen viele Bilder. Frag gleich noch einmal.
error-no-such-rounds = In diesen Runden ist noch keine Phase gespielt: Es läuft Runde { $newest }.
error-replay-too-long = Der Film ist zu groß für Discord. Nimm weniger Runden.
error-which-table = Welcher Tisch? Nenne ihn: { $tables }.
error-no-table = Hier gibt es keinen passenden Tisch. Nenne einen oder eröffne einen mit /tisch neu.
error-host = Das geht jetzt nicht. Es hat sich nichts geändert.
error-not-full = Es ist ein Platz frei: Drück *Mitspielen*.
