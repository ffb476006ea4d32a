# Ligen: Korrekturen, Protokoll, Begründungen, Karten, Ein- und Ausfuhr.

## Korrekturen

league-kind = { $what ->
    [result] ein Ergebnis
    [seat] einen Platz am Tisch
    [deadline] eine Frist
    [points] Punkte
    [player] eine Besetzung
    [team] ein Team
    [division] eine Division
    [card] eine Karte
    [annul] die Wertung
    [ban] die Teilnahme an der Liga
    [second] eine Bestätigung
    [undo] eine Rücknahme
    [import] einen Import
    [approve] eine Zulassung
    [rescue] ein Eingreifen an einem Tisch
    [dispute] einen Streitfall
    [partner] einen Partner-Bot
   *[other] eine Korrektur
}
league-kind-result = Ergebnis eines Tisches
league-kind-seat = Platz an einem Tisch
league-kind-deadline = Frist eines Tisches oder letzter Tag
league-kind-points = Ligapunkte
league-kind-player = Besetzung eines Tisches, oder aus der Saison und zurück
league-kind-team = Wer in welchem Team ist, oder Name eines Teams
league-kind-division = Division
league-kind-card = Karte aufheben
league-kind-ban = Für immer aus der Liga
league-kind-annul = Einen Tisch annullieren, oder alle beendeten Tische von jemandem
league-corrected = ✅ Korrektur #{ NUMBER($number, useGrouping: 0) } gilt und steht für alle lesbar in /liga protokoll. Zurücknehmen: /liga zurücknehmen.
league-correction-waits = 🛑 Das betrifft dich oder einen Tisch von dir, deshalb kannst du es nicht allein entscheiden. Es steht als Korrektur #{ NUMBER($number, useGrouping: 0) } im Protokoll und gilt, sobald jemand anderes aus der Leitung es mit /liga bestätigen bestätigt.
league-annul-title = Was Korrektur #{ NUMBER($number, useGrouping: 0) } ändern würde
league-annul-table = { $table ->
    [0] Tisch { $number } der Saison
   *[other] Tisch #{ NUMBER($table, useGrouping: 0) }
} würde für niemanden zählen: { $names }
league-annul-moves = { $name }, Division { $division }: aus Rang { $before } wird { $place }
league-annul-none = Kein Rang ändert sich.
league-annul-about = Noch ist nichts geändert. Die Korrektur gilt, sobald du sie hier bestätigst oder jemand anderes aus der Leitung mit /liga bestätigen. Wertungszahlen und Tische, an denen noch gespielt wird, bleiben, wie sie sind.
button-league-annul = Bestätigen
league-seconded = ✅ Korrektur #{ NUMBER($number, useGrouping: 0) } gilt jetzt.
league-undone = ↩️ Korrektur #{ NUMBER($number, useGrouping: 0) } ist zurückgenommen.
league-correction-about = { $what ->
    [team] : { $other } → { $team }
   *[other] { $value ->
        [none] {""}
       *[other] : { $value }
    }
}
league-post-corrected = ✏️ { $by } hat { $what ->
    [ban] { $about } für immer aus der Liga ausgeschlossen
   *[other] { league-corrected-what }{ $table ->
        [0] {""}
       *[other] , Tisch #{ NUMBER($table, useGrouping: 0) }
    }{ $about ->
        [none] {""}
       *[other] {" "}({ $about })
    }
}{ league-correction-about } · #{ NUMBER($number, useGrouping: 0) }. Grund: { $reason }
league-corrected-what = { $what ->
    [annul] Gespieltes annulliert
   *[other] { league-kind } korrigiert
}
league-post-undone = ↩️ { $by } hat Korrektur #{ NUMBER($number, useGrouping: 0) } zurückgenommen. Grund: { $reason }
league-post-team_changed = 👥 { $by } hat dich { $team ->
    [none] aus dem Team { $other } genommen. /liga anmelden zeigt, wie du angemeldet bist.
   *[other] ins Team { $team } gesetzt.
} Grund: { $reason }
league-post-team_renamed = 👥 { $by } hat dein Team { $other } umbenannt: Es heißt jetzt { $team }. Grund: { $reason }
error-league = Das geht in dieser Liga nicht.
error-league-correction = { $what ->
    [kind] Eine Korrektur „{ $value }“ gibt es nicht. Wähle eine aus der Liste.
    [table] Nenne einen Tisch dieser Saison.
    [person] Nenne, wen es betrifft.
    [other] Nenne auch, wer stattdessen spielt.
    [number] Gib als Wert eine Zahl von 1 bis { $value } an.
    [scores] Gib als Wert die Punkte aller { $value ->
            [one] 1 Platz
           *[other] { $value } Plätze
        } in Sitzreihenfolge an, zum Beispiel 31 28 28 22. Hat ein Gleichstand-Kriterium entschieden, hänge die Plätze an: 31/1 28/3 28/2 22/4.
    [points] Gib als Wert die Ligapunkte an, von 0 bis { $value }, zum Beispiel 6, 2,5 oder 7/3.
    [hours] Gib als Wert die zusätzliche Zeit an, zum Beispiel 24h oder 2t, höchstens { $value ->
            [one] 1 Stunde
           *[other] { $value } Stunden
        }.
    [day] „{ $value }“ ist kein Tag. Schreib ihn wie 2026-12-24.
    [before-first-day] Der letzte Tag kann nicht vor dem ersten liegen ({ $value }).
    [rule] Vor der Auslosung ist der letzte Tag eine Regel der Saison. Ändere ihn mit /liga setzen.
    [ended] Der letzte Tag ist vorbei: Mehr Zeit können jetzt nur noch einzelne Tische bekommen.
    [not-over] Dieser Tisch ist noch nicht zu Ende.
    [not-playing] An diesem Tisch wird nicht gespielt.
    [playing] Solange ein Tisch läuft, können dort keine Plätze getauscht werden. Um jemanden zu ersetzen, wähle „Besetzung“.
    [over] Dieser Tisch ist zu Ende. Für wen ein Platz zählt, entscheidest du mit „Platz“.
    [not-there] { $value ->
        [none] Diese Person sitzt dort nicht.
       *[other] { $value } sitzt dort nicht.
    }
    [there] { $value } sitzt dort schon.
    [not-in] { $value } spielt in dieser Saison nicht.
    [excluded] { $value } ist von dieser Saison ausgeschlossen. Nimm zuerst den Ausschluss zurück (/liga korrigieren, „Besetzung“ ohne Tisch).
    [later] Korrektur #{ $value } baut darauf auf. Nimm zuerst diese zurück.
    [annulled] Dieser Tisch ist annulliert. Nimm diese Korrektur zuerst zurück: /liga warum zeigt ihre Nummer.
    [banned] Diese Person ist aus der Liga ausgeschlossen. Soll sie wieder mitspielen, nimm zuerst Korrektur #{ $value } zurück (/liga zurücknehmen).
    [no-table] { $value } hat in dieser Saison keinen Tisch beendet, der zählt.
    [winners] Die nächste Runde eines Pokals folgt aus seinen Siegertischen, deshalb lässt sich keiner annullieren. Korrigiere stattdessen das Ergebnis oder die Punkte.
    [team] Nenne, um wen es geht, und in welches Team (ohne Team kommt die Person aus ihrem heraus). Um ein Team umzubenennen, nenne es als Team und den neuen Namen als Wert.
    [team-drawn] { $value } hat in dieser Saison schon Tische und bleibt deshalb im selben Team.
    [team-needed] { $value } spielt mit, und seit dem Entwurf haben alle ein Team. Nenne das neue; ein unbekannter Name gründet eines.
    [team-unknown] Ein Team „{ $value }“ gibt es in dieser Saison nicht. Wähle eines aus der Liste.
    [team-taken] Das Team { $value } gibt es schon. Wähle einen anderen Namen.
    [team-same] { $value ->
        [none] Diese Person ist in keinem Team.
       *[other] Das ändert nichts: Das Team ist schon { $value }.
    }
    [no-card] { $value } hat keine Karte, die sich aufheben ließe.
   *[event] Einen Vorfall { $value }, der eine Karte gebracht hat, gibt es nicht. /liga karten zeigt die Nummern.
}
error-league-unknown-correction = Eine Korrektur #{ NUMBER($number, useGrouping: 0) } hat diese Liga nicht.
error-league-nothing-to-do = Bei Korrektur #{ NUMBER($number, useGrouping: 0) } ist nichts mehr zu tun: Sie ist zurückgenommen oder gilt schon.
error-league-own-table = Korrektur #{ NUMBER($number, useGrouping: 0) } betrifft dich oder einen Tisch von dir, oder sie stammt von dir: Das muss jemand anderes aus der Leitung tun. Dein Versuch steht im Protokoll.

## Streitfälle

notice-league-disputed = ⚖️ { $name } hat an diesem Tisch einen Streitfall gemeldet. Alle Uhren stehen, bis die Leitung entschieden hat, höchstens bis { $until }. Weiterspielen könnt ihr trotzdem. Alle am Tisch können unten oder mit /liga streitfall ihre Sicht schildern; nur der Tisch und die Leitung lesen sie.
notice-league-dispute-closed = ⚖️ { $outcome ->
    [upheld] Die Leitung hat der Beschwerde an diesem Tisch stattgegeben.
    [dismissed] Die Leitung hat die Beschwerde an diesem Tisch abgewiesen.
   *[withdrawn] Der Streitfall an diesem Tisch wurde zurückgezogen.
}{ $reason ->
    [none] {""}
   *[other] {" "}Begründung: { $reason }
}
league-post-disputed = ⚖️ An { $table } gibt es einen Streitfall. Dort stehen die Uhren, bis ihr entscheidet, höchstens bis { $until }. Die Leitung liest hier oder mit /liga streitfall beide Seiten und entscheidet.
league-post-heard = ⚖️ An { $table } hat jemand einen Streitfall gemeldet. Schildere deine Sicht, wenn du magst: Nur der Tisch und die Leitung lesen sie. Die Leitung entscheidet bis { $until }, und bis dahin läuft keine Uhr.
league-post-dispute_overdue = ⚖️ Über den Streitfall an { $table } hat niemand rechtzeitig entschieden, deshalb geht die Partie weiter. Entscheiden lässt er sich weiterhin, hier oder mit /liga streitfall.
button-league-dispute = Beide Seiten
button-league-dispute-raise = Streitfall melden
button-league-dispute-state = Meine Sicht
button-league-dispute-withdraw = Zurückziehen
button-league-dispute-upheld = Stattgeben
button-league-dispute-dismissed = Abweisen
league-dispute-title = ⚖️ Streitfall an Tisch #{ NUMBER($table, useGrouping: 0) }
league-dispute-raised = Gemeldet von { $name }, { $at }
league-dispute-side = **{ $name }**, { $at }:
league-dispute-silent = Noch nicht gehört: { $names }. Abweisen geht sofort, stattgeben ohne sie ab { $at }.
league-dispute-due = Hat bis { $until } niemand entschieden, geht die Partie weiter.
league-dispute-then = Was aus deiner Entscheidung folgt, etwa ein anderes Ergebnis oder ein Tisch, der nicht zählt, ist eine eigene Korrektur: /liga korrigieren.
league-dispute-ended = { $outcome ->
    [upheld] ✅ { $by } hat stattgegeben.
    [dismissed] 🚫 { $by } hat abgewiesen.
   *[withdrawn] ↩️ { $by } hat zurückgezogen.
}{ $reason ->
    [none] {""}
   *[other] {" "}Begründung: { $reason }
}
league-dispute-form = { $what ->
    [raise] Streitfall melden
    [state] Deine Sicht
    [upheld] Der Beschwerde stattgeben
   *[dismissed] Die Beschwerde abweisen
}
league-dispute-label = { $what ->
    [raise] Was ist passiert?
    [state] Wie siehst du es?
   *[other] Warum?
}
league-dispute-hint = { $what ->
    [raise] Die Uhren des Tisches bleiben stehen. Nur der Tisch und die Leitung lesen das.
    [state] Nur der Tisch und die Leitung lesen das; bis zur Entscheidung kannst du es ändern.
   *[other] Das können alle lesen.
}
error-league-dispute = { $what ->
    [table] Nenne einen Tisch der Liga, der begonnen hat, oder tippe das in seinem Thread.
    [none] An diesem Tisch gibt es keinen Streitfall; nur wer dort spielt, kann einen melden.
    [season] Die Saison dieses Tisches wird gerade nicht gespielt, deshalb lässt sich nichts melden. Ein Ergebnis kann die Leitung weiterhin korrigieren.
    [player] Das kann nur, wer an diesem Tisch spielt.
    [reader] Einen Streitfall lesen nur die Spielenden dieses Tisches und die Leitung der Liga.
    [open] An diesem Tisch gibt es schon einen Streitfall: Schildere deine Sicht mit /liga streitfall.
    [again] Du hast an diesem Tisch schon einen Streitfall gemeldet. Wenn es Neues gibt, sprich mit der Leitung.
    [closed] Dieser Streitfall ist inzwischen beendet: /liga streitfall zeigt, wie.
    [words] Bitte schreib etwas dazu: Die anderen müssen wissen, worum es geht.
    [not-yours] Zurückziehen kann einen Streitfall nur, wer ihn gemeldet hat.
    [own] Du spielst selbst an diesem Tisch: Darüber muss jemand anderes von der Leitung entscheiden. Dein Versuch steht im Protokoll.
   *[unheard] Noch haben nicht alle am Tisch ihre Sicht geschildert. Ohne sie stattgeben geht ab <t:{ NUMBER($until, useGrouping: 0) }:f>; abweisen geht sofort.
}

## Das Protokoll

league-log-title = 📜 Protokoll von { $name }
league-log-none = Noch ist nichts geschehen.
league-log-older = Älteres
league-log-line = <t:{ NUMBER($at, useGrouping: 0) }:d> { $text }{ $table ->
    [0] {""}
   *[other] {" "}· Tisch #{ NUMBER($table, useGrouping: 0) }
}{ $private ->
    [yes] {" "}🔒
   *[no] {""}
}
league-log-opened = Anmeldung eröffnet
league-log-changed = { $by } hat die Regeln geändert.{ $reason ->
    [none] {""}
   *[other] {" "}Grund: { $reason }
}
league-log-league_closed = { $by } hat die Liga geschlossen. Grund: { $reason }
league-log-league_changed = { $by } hat die Liga geändert.{ $reason ->
    [none] {""}
   *[other] {" "}Grund: { $reason }
}
league-log-webhook_off = { $why ->
    [gone] Ereignisse werden nicht mehr gesendet: Der Empfänger will keine
   *[failing] Ereignisse werden nicht mehr gesendet: Seit Tagen kam keines an
}
league-log-role_gone = Die Rolle der Leitung wurde gelöscht
league-log-founder_gone = { $name ->
    [none] Wer die Liga führte, ist nicht mehr da
   *[other] { $name } führte die Liga und ist nicht mehr auf dem Server
}
league-log-handed_over = { $by } hat die Liga an { $name } übergeben. Grund: { $reason }
league-log-closed = Anmeldung geschlossen
league-log-signed = { $name } hat sich angemeldet
league-log-reminded_to_confirm = { $count ->
    [one] 1 Person wurde erinnert, die geänderten Regeln zu bestätigen
   *[other] { $count } Leute wurden erinnert, die geänderten Regeln zu bestätigen
}
league-log-confirmed = { $name } hat die geänderten Regeln bestätigt
league-log-team_asked = { $name } möchte für { $team } spielen
league-log-team_refused = { $by } hat { $name } nicht in { $team } aufgenommen
league-log-team = { $team ->
    [none] { $name } hat kein Team genannt
   *[other] { $name } spielt für { $team }
}
league-log-withdrew = { $name } hat sich abgemeldet
league-log-alternate = { $name } hat geändert, ob Ersatzspielen infrage kommt
league-log-admitted = { $by } hat { $name } zugelassen
league-log-refused = { $by } hat { $name } nicht zugelassen
league-log-dropped = { $name } ist vor dem ersten Tisch ausgeschieden: { $why ->
    [gone] nicht mehr auf dem Server
    [role] ohne die Rolle
    [finished] zu wenige beendete Tische
    [unconfirmed] die geänderten Regeln wurden nicht bestätigt
   *[timeouts] zu viele Zeitüberschreitungen
}
league-log-moved_up_list = { $name } ist von der Warteliste nachgerückt
league-log-entered = { $what ->
    [place] { $name } ist später eingestiegen und hat in Division { $division } den Platz von { $other } mit { $count ->
        [one] einem Tisch
       *[other] { $count } Tischen
    } übernommen
    [round] { $name } ist später eingestiegen, ab der nächsten Runde
    [fewer] { $name } ist in Division { $division } später eingestiegen und hat einen Sitz von { $other } übernommen
   *[seat] { $name }, später eingestiegen, hat in Division { $division } noch einen Sitz übernommen, den von { $other }
}
league-log-drafted = Divisionen entworfen
league-log-moved = { $by } hat { $name } in Division { $division } gesetzt
league-log-published = { $by } hat die Divisionen veröffentlicht
league-log-pairing = { $round ->
    [0] Tische von Division { $division } ausgelost
   *[other] { $round }. Runde ausgelost
}
league-log-round_opened = { $by } hat die { $round }. Runde eröffnet
league-log-paired = Spielplan veröffentlicht, Startzahl aufgedeckt
league-log-matched = Ein Tisch der Rangliste ist zusammengestellt
league-log-round = Nächste Runde ausgelost
league-log-started = Tisch eröffnet
league-log-finished = Tisch zu Ende
league-log-void = Tisch entfallen: { $why ->
    [late] er hat nie begonnen
   *[other] er konnte nicht gespielt werden
}
league-log-reminded = { $name } wurde an den Beginn erinnert
league-log-asked = { $name } wurde gebeten, einen Platz zu übernehmen
league-log-declined = { $name } hat einen Platz abgelehnt
league-log-substituted = { $name } hat einen Platz übernommen
league-log-over_budget = { $name } ist länger im Urlaub, als die Saison erlaubt: Ein Hausbot spielt
league-log-left = { $name } hat die Saison verlassen
league-log-taken_out = { $name } ist nicht mehr in der Saison{ $status ->
    [red] {" "}(rote Karte)
   *[other] {""}
}
league-log-taken_in = { $name } ist wieder in der Saison
league-log-conduct = { $name }: { league-card } wegen { league-event }
league-log-rescued = { $by } hat als Leitung eingegriffen: { $what ->
    [resume] Die Pause ist beendet
    [pace] Das Tempo wurde geändert
    [house-bot] Ein Hausbot spielt für jemanden
   *[end] Der Tisch wurde ohne Ergebnis beendet
}. Grund: { $reason }
league-log-obstacle = Etwas hält die Saison auf: { $what }
league-log-ending = Alle Tische wurden auf das Ende der Saison hingewiesen
league-log-overtime = Nachspielzeit: Die Uhren laufen schneller
league-log-over = Saison zu Ende
league-log-imported = { $count ->
    [one] { $by } hat die letzte Saison importiert: 1 Person
   *[other] { $by } hat die letzte Saison importiert: { $count } Leute
}
league-log-corrected = { $by } hat { $what ->
    [ban] { $name } für immer aus der Liga ausgeschlossen (#{ NUMBER($number, useGrouping: 0) })
   *[other] { league-corrected-what } (#{ NUMBER($number, useGrouping: 0) }{ $name ->
        [none] {""}
       *[other] , { $name }
    })
}{ league-correction-about }. Grund: { $reason }
league-log-correction_waits = { $by } möchte { league-kind } korrigieren (#{ NUMBER($number, useGrouping: 0) }){ league-correction-about } und ist selbst betroffen; jemand anderes aus der Leitung muss bestätigen. Grund: { $reason }
league-log-correction_planned = { $by } hat angesehen, was eine Annullierung ändern würde (#{ NUMBER($number, useGrouping: 0) }{ $name ->
    [none] {""}
   *[other] , { $name }
}){ league-correction-about }; sie gilt, sobald sie bestätigt ist. Grund: { $reason }
league-log-seconded = { $by } hat Korrektur #{ NUMBER($number, useGrouping: 0) } bestätigt
league-log-undone = { $by } hat Korrektur #{ NUMBER($number, useGrouping: 0) } zurückgenommen. Grund: { $reason }
league-log-disputed = { $by } hat einen Streitfall gemeldet
league-log-dispute_closed = { $what ->
    [upheld] { $by } hat der Beschwerde stattgegeben
    [dismissed] { $by } hat die Beschwerde abgewiesen
   *[withdrawn] { $by } hat den Streitfall zurückgezogen
}{ $reason ->
    [none] {""}
   *[other] . Begründung: { $reason }
}
league-log-dispute_overdue = Über den Streitfall hat niemand rechtzeitig entschieden: Die Partie geht weiter
league-log-attempt = Abgelehnt: { $by } wollte etwas entscheiden ({ league-kind }), { $why ->
    [own] ist aber selbst betroffen
   *[role] gehört aber nicht zur Leitung
}

## Warum

league-why-title = 🔎 Warum es so ist
league-why-table = Tisch { $number } der Saison, Division { $division }. Ausgelost so, dass alle die versprochene Zahl an Partien haben und Paare möglichst gleich oft aufeinandertreffen; danach zählten Plätze, Wachzeiten und die Tische der letzten Saison, in dieser Reihenfolge.
league-why-meetings = Treffen je Paar in dieser Division, im Schnitt: { $low ->
    [same] { $high }
   *[other] { $low } bis { $high }
}; der Paare an diesem Tisch: { $least ->
    [same] { $most }
   *[other] { $least } bis { $most }
}.
league-why-seat = { $name }: hier Platz { $seat }; jeder Platz in der Saison: { $counts }
league-why-seed = -# Die Lose kamen aus der Zahl { $seed } mit dem Salz { $salt }.
league-why-award = { $table ->
    [0] {""}
   *[other] Tisch #{ NUMBER($table, useGrouping: 0) } ·{" "}
}{ $name }: { $points } Punkte, { $why ->
    [place] Platz { $place }
    [left] weil der Platz aufgegeben oder vom Ersatz zu Ende gespielt wurde
    [bot] weil ein Hausbot mehr als ein Drittel der Entscheidungen traf
    [few] weil Ersatz erst ab einem Drittel der Entscheidungen punktet
   *[corrected] von der Leitung korrigiert
}
league-why-correction = ✏️ Korrektur #{ NUMBER($number, useGrouping: 0) }: { $reason }
league-why-unknown = Diese Person spielt in dieser Saison nicht.
league-why-division = { $name } spielt in Division { $division }: { $why ->
    [stayed] dort geblieben
    [promoted] aufgestiegen
    [relegated] abgestiegen
    [new] neu dabei
    [moved-up] für eine Abmeldung nachgerückt
    [by-hand] von der Leitung gesetzt
    [late] später eingestiegen
   *[other] so eingeteilt
}.
league-why-round = Tisch { $number } des Turniers, in der { $round }. Runde: Seine Leute hatten { $least ->
    [same] { $most }
   *[other] { $least } bis { $most }
} Punkte je Partie. { $again ->
    [0] Niemand hier hatte sich schon getroffen.
    [one] Ein Paar hatte sich schon getroffen: Eine Runde mit weniger Wiedersehen gab es nicht, oder es war keine zu finden.
   *[other] { $again } Paare hatten sich schon getroffen: Eine Runde mit weniger Wiedersehen gab es nicht, oder es war keine zu finden.
}
league-why-exchange = Mit { $other } hier und { $name } an dem anderen Tisch: { $why ->
    [team] Leute desselben Teams träfen sich.
    [met] { $met ->
        [one] Ein Paar mehr träfe sich wieder
       *[other] Wiedersehen wögen um { $met } mehr
    }{ $gap ->
        [less] , dafür stünden die Leute näher beieinander
       *[more] {""}
    }.
    [gap] Gleich viele Wiedersehen, aber die Leute stünden weiter auseinander.
    [larger] Die Leute stehen gleich nah beieinander, aber die größeren Tische wären weniger gleichmäßig verteilt.
   *[other] Gleich gut bis auf die Stunden, in denen alle wach sind, oder das Los.
}
league-why-team = { $place ->
    [0] { $name } ist im Team { $team }.
   *[other] { $name } ist im Team { $team }, das auf Platz { $place } steht (Punkte je Spiel: { $points }).
}
league-why-bye = { $name } hatte in der { $round }. Runde ein Freilos: Die Tische gingen nicht auf, und Freilose bekommt, wer die wenigsten hatte, unter diesen die Person, die am tiefsten steht.
league-why-joined = { $name } ist nach dem Start eingestiegen und spielt weniger Runden.
league-why-late = { $name } ist nach der Auslosung eingestiegen, für { $other }. Die übernommenen Tische zählen für { $name }, wenn { $name } sie zu Ende spielt; wer vorher auf dem Platz saß, bekommt dafür nichts. Ein Tisch mit weniger als einem Drittel eigener Entscheidungen zählt nicht als Spiel.
league-why-place = { $name } ist auf Platz { $place }: { $why ->
    [first] Niemand ist besser.
    [points] { $own } Punkte je Partie, { $other } davor hat { $others }.
    [wins] Nach Punkten gleich mit { $other } davor, aber { $own } Siege gegen { $others }.
    [seconds] Nach Punkten und Siegen gleich mit { $other } davor, aber { $own } zweite Plätze gegen { $others }.
    [common] Bis zu den zweiten Plätzen gleich mit { $other } davor; an gemeinsamen Tischen { $own } gegen { $others }.
    [share] Bis zu den gemeinsamen Tischen gleich mit { $other } davor; Anteil an den Punkten der Sieger { $own } gegen { $others }.
    [opponents] Nach Punkten gleich mit { $other } davor, aber Punkte der Gegner je Partie { $own } gegen { $others }.
    [head] Nach Punkten und Gegnern gleich mit { $other } davor; an gemeinsamen Tischen { $own } gegen { $others }.
    [seats] Bis zu den gemeinsamen Tischen gleich mit { $other } davor, mit den schwereren Plätzen: Sie brachten in diesem Turnier im Schnitt { $others } Punkte je Partie, die anderen { $own }.
    [left] Ist ausgestiegen und steht hinter allen, die weitergespielt haben.
    [red] Wurde ausgeschlossen und steht hinter allen, die weitergespielt haben.
    [few] Hat zu wenige Tische selbst beendet und steht hinter allen, die genug haben.
    [guest] Ersatz von anderswo nimmt hier niemandem den Platz.
   *[lot] In allem gleich mit { $other } davor, also entschied das Los.
}

## Karten

league-card = { $card ->
    [warning] 🗣️ Verwarnung
    [yellow] 🟨 gelbe Karte
    [red] 🟥 rote Karte
   *[none] keine Karte
}
league-event = { $event ->
    [timeout] Zeitüberschreitung
    [left] Aufgabe eines Platzes
   *[no-start] nicht begonnenem Spiel
}
league-record-title = 🗒️ Verhalten von { $name }
league-record-all = Alle mit Karte
league-record-none = Nichts: Alles in Ordnung.
league-record-about = -# Vorfälle nach Regel: Verwarnung, dann Gelb (ein Tisch weniger gleichzeitig), dann Rot (aus der Saison). Sie wirken nur noch in die nächste Saison nach.
league-why-holder = { $name }: { league-card }{ $count ->
    [0] {""}
    [one] {" "}(1 Vorfall)
   *[other] {" "}({ $count } Vorfälle)
}
league-why-carried = Aus der letzten Saison: { league-card }
league-why-event = <t:{ NUMBER($at, useGrouping: 0) }:d> Wegen { league-event }{ $table ->
    [0] {""}
   *[other] {" "}an Tisch #{ NUMBER($table, useGrouping: 0) }
}: { $reason ->
    [forgiven] von der Leitung aufgehoben
    [absence] dieselbe Abwesenheit, keine weitere Karte
   *[none] { league-card } (Vorfall { NUMBER($number, useGrouping: 0) })
}
league-post-conduct = { $card ->
    [warning] 🗣️ Ein Tisch musste auf dich warten (wegen { league-event }{ $table ->
        [0] {""}
       *[other] , Tisch #{ NUMBER($table, useGrouping: 0) }
    }). Das ist eine Verwarnung, als Nächstes kommt Gelb. Eine Weile weg? /urlaub hält deine Uhren an. /liga karten zeigt, was vorliegt.
    [yellow] 🟨 Gelbe Karte wegen { league-event }: Ab jetzt spielst du einen Tisch weniger gleichzeitig. Als Nächstes kommt Rot, dann wärst du aus der Saison. /liga karten zeigt, was vorliegt.
   *[red] 🟥 Rote Karte wegen { league-event }: Du bist aus dieser Saison, und für deine Plätze wird Ersatz gefragt. /liga karten zeigt, was vorliegt; ist das ein Irrtum, sprich mit der Leitung.
}

## Was auf einen Menschen wartet

league-todo-title = ☑️ Zu tun in { $name }
league-todo-none = Nichts wartet auf dich: Die Saison läuft von allein.
league-todo-role = Die Rolle der Leitung ist weg: Wähle mit /liga setzen leitung eine andere
league-role-silent = Die Rolle { $role } kann nicht erwähnt werden; deshalb erwähne ich stattdessen die Gründerin oder den Gründer, wenn ich die Leitung benachrichtige: Erlaube allen, sie zu erwähnen (Servereinstellungen, Rollen), oder wähle mit /liga setzen leitung eine andere.
league-todo-founder = Niemand führt die Liga: Übergib sie jemandem mit /liga übergeben, oder wähle mit /liga setzen leitung eine Rolle
league-todo-round = Die { $number }. Runde wartet darauf, eröffnet zu werden: Das macht der Knopf unter dieser Liste
league-todo-asked = { $name } möchte mitspielen: /liga zulassen
league-todo-second = Korrektur #{ NUMBER($number, useGrouping: 0) } { $what ->
    [annul] wartet auf ihre Bestätigung (/liga bestätigen) oder Rücknahme (/liga zurücknehmen)
   *[other] braucht eine zweite Stimme aus der Leitung: /liga bestätigen
}
league-todo-table = An Tisch #{ NUMBER($table, useGrouping: 0) } kann ich nicht schreiben: Mir fehlt das Recht „{ $permission }“ in { $place }
league-todo-gone = Der Kanal von Tisch #{ NUMBER($table, useGrouping: 0) } ist weg: /tisch umziehen
league-todo-dispute = An Tisch #{ NUMBER($table, useGrouping: 0) } wartet ein Streitfall auf eine Entscheidung: /liga streitfall
league-todo-no-result = Tisch #{ NUMBER($table, useGrouping: 0) } endete ohne Ergebnis: /liga korrigieren, „Ergebnis“
league-todo-posts = { $count ->
    [one] Eine Nachricht konnte ich nicht senden. Sieh nach, was ich im Kanal der Liga darf.
   *[other] { $count } Nachrichten konnte ich nicht senden. Sieh nach, was ich im Kanal der Liga darf.
}
league-approve-none = Niemand wartet auf Zulassung.
league-approve-about = Sie möchten mitspielen. Zulassen?
league-approve-more = … und { $count } weitere
league-approve-done = { $status ->
    [in] ✅ { $name } spielt mit.
    [waiting] ⌛ { $name } steht auf der Warteliste.
   *[withdrawn] 🚫 { $name } spielt nicht mit.
}
button-league-admit = { $name }: ja
button-league-refuse = nein

## Dateien

league-import-good = { $count ->
    [one] 👀 Eine Person gelesen. Noch ist nichts gespeichert.
   *[other] 👀 { $count } Leute gelesen. Noch ist nichts gespeichert.
}
league-import-line = Division { $division }: { $names }
league-import-bad = { $count ->
    [one] 🛑 Eine Zeile geht nicht, deshalb kann nichts gespeichert werden:
   *[other] 🛑 { $count } Zeilen gehen nicht, deshalb kann nichts gespeichert werden:
}
league-import-fault = Zeile { NUMBER($line, useGrouping: 0) }: { $reason ->
    [empty] Die Datei ist leer
    [lines] Die Datei ist zu groß: höchstens { $value ->
            [one] 1 Zeile
           *[other] { $value } Zeilen
        }
    [unreadable] nicht als CSV lesbar
    [column] Die Spalte „{ $value }“ fehlt
    [cells] { $value } Zellen; erwartet sind Person, Division, Platz, Punkte und vielleicht eine Wertung
    [formula] Formeln gehen nicht: { $value }
    [unknown] „{ $value }“ kenne ich hier nicht; eine Erwähnung oder ID geht immer
    [several] Wer von denen, die „{ $value }“ heißen? Eine Erwähnung oder ID sagt es: { $people }
    [twice] dieselbe Person wie in Zeile { $value }
    [division] „{ $value }“ ist keine Division
    [place] „{ $value }“ ist kein Platz
    [points] „{ $value }“ ist keine Punktzahl
   *[rating] „{ $value }“ ist keine Wertung
}
league-import-passed = -# Zeile { NUMBER($line, useGrouping: 0) }: { $reason ->
    [nobody] „{ $value }“ hat hier keine ID (gelöscht): bleibt weg
    [unplaced] kein Platz (Ersatz oder eine Summe): bleibt weg
   *[away] { $value } ist nicht auf diesem Server; wird trotzdem gespeichert
}
league-import-about = -# Spalten: Person, Division, Platz, Punkte und vielleicht Wertung. Eine Person ist ein Name, eine Erwähnung oder eine ID.
league-imported = { $count ->
    [one] ✅ Gespeichert: eine Person. Daraus folgen die Divisionen der ersten Saison.
   *[other] ✅ Gespeichert: { $count } Leute. Daraus folgen die Divisionen der ersten Saison.
}
button-league-import = Speichern
league-export-done = 📄 Bitte sehr. Zellen, die ein Tabellenprogramm für Formeln halten könnte, sind entschärft.
league-export-results = Ergebnisse aller Tische
league-export-log = Das Protokoll
league-export-signed = Signiertes Protokoll der Saison, für andere Bots
league-export-signed-done = 📄 Das signierte Protokoll der Saison. Ein anderer Bot rechnet mit `bot league log verify` alles darin nach und nennt das Erste, was nicht stimmt. Signiert ist es mit dem Schlüssel `{ $fingerprint }` (Fingerabdruck): Gib ihn auf einem anderen Weg weiter als die Datei.
league-column = { $column ->
    [division] Division
    [place] Platz
    [person] Person
    [points] Punkte
    [table] Tisch
    [finished] Beendet
    [seat] Sitz
    [finisher] Beendet von
    [rank] Rang
    [score] Ergebnis
    [why] Warum
    [bot_from] Hausbot ab Runde
    [at] Zeit
    [kind] Was
    [by] Von
    [about] Über
   *[text] Text
}

## Befehle

cmd-league-correct = Etwas korrigieren, mit Begründung
cmd-league-dispute = An einem Tisch einen Streitfall melden oder nachlesen
cmd-league-undo = Eine Korrektur zurücknehmen
cmd-league-second = Die Korrektur von jemand anderem bestätigen
cmd-league-log = Was entschieden wurde, von wem und warum
cmd-league-why = Warum dieser Tisch, dieser Platz, diese Verwarnung
cmd-league-todo = Was auf einen Menschen wartet
cmd-league-record = Verwarnungen und Karten
cmd-league-import = Eine frühere Saison mitbringen (CSV)
cmd-league-export = Ergebnisse, Tabelle oder Protokoll herunterladen
cmd-league-approve = Angemeldete zulassen
name-correct = korrigieren
name-dispute = streitfall
name-undo = zurücknehmen
name-league-second = bestätigen
name-todo = offen
name-record = karten
name-import = import
name-export = export
name-approve = zulassen
name-number = nummer
name-instead = ersatz
name-team = team
name-file = datei
arg-league-kind = Was korrigiert wird
arg-league-why = Warum; das können alle lesen
arg-league-table = Der Tisch
arg-league-player = Wen es betrifft
arg-league-instead = Wer stattdessen spielt
arg-league-team = In welches Team die Person kommt, oder welches umbenannt wird
arg-league-new = Punkte, Platz, Zeit, Tag oder neuer Name
arg-league-number = Nummer der Korrektur
arg-league-file = Person, Division, Platz, Punkte, Wertung
arg-league-export = Was
