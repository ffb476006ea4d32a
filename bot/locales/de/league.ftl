# Ligen: Gründung, Anmeldung, Divisionen, Tabelle, und was eine Saison meldet.

cmd-league = Ligen: Saisons mit Anmeldung, Divisionen und Tabelle
name-league = liga
arg-league = Die Liga, falls es hier mehrere gibt
cmd-league-list = Die Ligen dieses Servers
name-league-list = liste

league-line = **{ $name }** · Saison { $number } · { $stage } · { $place }
league-stage = { $stage ->
    [signup] die Anmeldung läuft
    [closed] die Anmeldung ist geschlossen
    [draft] die Divisionen werden eingeteilt
    [running] läuft
    [overtime] in der Nachspielzeit
    [over] beendet
   *[cancelled] abgesagt
}

## Warum etwas nicht geht

error-no-league = Auf diesem Server gibt es noch keine Liga. Eine gründen kann man mit /liga neu.
error-which-league = Welche Liga meinst du? Wähle eine: { $leagues }.
error-unknown-league = Diese Liga gibt es auf diesem Server nicht.
error-not-organiser = Das darf nur die Leitung dieser Liga: { $role ->
    [none] die Admins des Servers
   *[other] { $role }
}.
error-wrong-stage = Das geht an diesem Punkt der Saison nicht: { $stage ->
    [signup] Die Anmeldung läuft noch.
    [closed] Die Anmeldung ist geschlossen.
    [draft] Die Divisionen werden gerade eingeteilt.
    [running] Sie läuft.
    [overtime] Sie ist in der Nachspielzeit.
    [over] Sie ist vorbei.
   *[cancelled] Sie wurde abgesagt.
}
error-league-reason = Das braucht einen Grund, den alle lesen können. Nenne einen.
error-league-change-reason = Es hat sich schon jemand angemeldet, deshalb braucht jede Änderung einen Grund, den alle lesen können. Noch ist nichts geändert: Schick es noch einmal mit einem Grund.{ $name ->
    [none] {""}
   *[other] {" "}Du hast für „{ $name }“ geschrieben: { $value }
}
error-league-rules-changed = Während du gelesen hast, wurden die Regeln geändert; gespeichert ist nichts. Drück auf der Karte noch einmal *Anmelden*, dann siehst du, was jetzt gilt.

## Eine Saison: ihre Karte und ihre Regeln

league-season = 🏆 { $name } · Saison { $number }
league-stage-now = Stand: { $stage }
league-game = { $games ->
    [one] **{ $game }** · ein Spiel für alle, an Tischen zu { $size }
   *[other] **{ $game }** · { $games } Spiele für alle, an Tischen zu { $size }
}
league-form-cup = Pokal: erst Gruppen, dann Tische der Sieger.
league-form-ladder = Rangliste: Wer einen Tisch möchte, bekommt einen mit ähnlich starken Leuten.
league-form-swiss = Schweizer System: In jeder Runde triffst du Leute, die gleichauf mit dir stehen, und niemanden zweimal, solange es sich vermeiden lässt.
league-swiss-opening = { $opening ->
    [by_host] 🔁 Die Leitung eröffnet jede Runde, sobald die letzte vorbei ist
   *[automatic] 🔁 Eine Runde beginnt, sobald die letzte vorbei ist. Dauert sie länger, als ihr zusteht, gehen ihre Uhren viermal so schnell, und am Ende spielen Hausbots zu Ende, was noch läuft
}
league-swiss-up = { $up ->
    [0] 🏆 Die Tabelle nach der letzten Runde entscheidet
   *[other] 🏆 Die ersten { $up } der Tabelle spielen danach an Tischen der Sieger weiter
}
league-swiss-ties = ⚖️ Bei gleichen Punkten: erst die Punkte der Gegner, dann die gemeinsamen Tische, dann die schwereren Plätze, dann das Los. Ein Freilos zählt nicht als Spiel
league-pace = ⏳ { $pace }: { $about }
league-days = 📅 { $first } bis { $last }
league-until = ✍️ Anmeldung bis { $until }
league-signed = { $places ->
    [0] { $count ->
        [0] 👥 Noch niemand angemeldet
        [one] 👥 1 Person dabei
       *[other] 👥 { $count } Leute dabei
    }
   *[other] 👥 { $count } von { $places } Plätzen belegt
}
league-entered = ⏱️ Später eingestiegen: { $count }
league-waiting = ⌛ Auf der Warteliste: { $count }
league-alternates = 🔄 Zum Einspringen bereit: { $count }
league-by = Leitung: { $who }
league-by-admins = die Admins des Servers
league-organised = Leitung: { $who } · Neues in { $place }
league-own-rules = Regeln der Leitung
league-at-once = { $most ->
    [one] 🪑 Ein Tisch zur selben Zeit
   *[other] 🪑 Höchstens { $most } Tische zur selben Zeit, für Neue { $newcomers }
}
league-points = 🏅 Punkte nach Platz: { $points }, bei gleichem Platz geteilt
league-points-other = -# An Tischen anderer Größe: { $points }
league-points-size = { $points } zu { $size ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] { $size }
}
league-floor = { $form ->
    [ladder] 📏 Spiel mindestens { $least ->
            [one] 1 Tisch
           *[other] { $least } Tische
        } selbst zu Ende: Wer weniger hat, aussteigt oder ausgeschlossen wird, steht hinter allen anderen und kann nicht gewinnen
   *[other] 📏 Spiel mindestens die Hälfte deiner Tische selbst zu Ende ({ $least } von { $games }): Wer das nicht tut, aussteigt oder ausgeschlossen wird, steht hinter allen anderen und kann weder weiterkommen noch gewinnen
}
league-late = { $how ->
    [place] ⏱️ Auch nach der Auslosung kannst du noch einsteigen: Du übernimmst den Platz einer Person, die ausgestiegen ist, mit ihren Tischen, die noch nicht vorbei sind. Was sie zu Ende gespielt hat, bleibt ihr; die Mindestzahl gilt auch für dich ({ $least ->
            [one] 1 Tisch
           *[other] { $least } Tische
        })
    [round] ⏱️ Auch nach dem Start kannst du noch einsteigen: Du spielst ab der nächsten Runde mit. Punkte zählen pro Tisch; die Mindestzahl gilt auch für dich ({ $least ->
            [one] 1 Tisch
           *[other] { $least } Tische
        })
   *[fewer] ⏱️ Auch nach der Auslosung kannst du noch einsteigen: Du übernimmst nach und nach einzelne Sitze von Leuten, die ausgestiegen sind, und spielst weniger Tische. Punkte zählen pro Tisch; die Mindestzahl gilt auch für dich ({ $least ->
            [one] 1 Tisch
           *[other] { $least } Tische
        })
}
league-late-name-no = Nein
league-late-name-place = Den Platz einer Person, die ausgestiegen ist
league-late-name-fewer = Weniger Tische, einzelne Sitze
league-divisions = 🪜 Divisionen zu etwa { $size }: { $up ->
    [one] eine Person steigt auf
   *[other] { $up } steigen auf
}, { $down ->
    [one] eine steigt ab
   *[other] { $down } steigen ab
}
league-budget = 🌴 Bis zu { $vacation ->
    [one] 1 Urlaubstag
   *[other] { $vacation } Urlaubstage
} in der Saison; ein Tisch pausiert höchstens { $pause ->
    [one] 1 Tag
   *[other] { $pause } Tage
}
league-cards = ⚠️ Wer andere warten lässt, aufgibt oder nicht anfängt: erst Verwarnung, dann Gelb, dann Rot
league-rated = { $rated ->
    [yes] 📈 Die Tische zählen für die Wertung
   *[no] 📈 Die Tische zählen nicht für die Wertung
}
league-after-change = { $how ->
    [must_confirm] 📝 Ändert sich vor der Auslosung eine Regel, bleibst du nur dabei, wenn du sie bestätigst; wer das bis zum Einteilen der Divisionen nicht tut, wird ohne Folgen abgemeldet
   *[may_leave] 📝 Ändert sich vor der Auslosung eine Regel, kannst du dich ohne Folgen abmelden
}
league-coached = 🎓 Ist die Saison vorbei, zeigt die Tabelle die Fehler pro Spiel, wie der Trainer sie zählt, sofern alle zustimmen, die mitgespielt haben; öffentliche Seiten zeigen dann auch, wie weit vorn er alle sah, Runde für Runde. Niemand muss, und niemand erfährt, wer es nicht getan hat
league-game-of-week = 🎲 Jede Woche sehen alle das knappste Spiel mit seinen Wendepunkten
league-delay = 🌐 Öffentliche Seiten zeigen laufende Tische um { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
} verzögert
league-wants-role = 🔑 Nur für { $role }
league-wants-finished = { $count ->
    [one] 🔑 Du brauchst einen beendeten Tisch auf diesem Server
   *[other] 🔑 Du brauchst { $count } beendete Tische auf diesem Server
}
league-wants-timeouts = { $count ->
    [0] 🔑 Keine abgelaufene Bedenkzeit in den letzten 90 Tagen
    [one] 🔑 Höchstens eine abgelaufene Bedenkzeit in den letzten 90 Tagen
   *[other] 🔑 Höchstens { $count } abgelaufene Bedenkzeiten in den letzten 90 Tagen
}
league-wants-approval = 🔑 Die Leitung stimmt jeder Anmeldung einzeln zu
league-wants-places = 🔑 { $count ->
    [one] 1 Platz
   *[other] { $count } Plätze
}, danach gibt es eine Warteliste
button-league-join = Anmelden
button-league-late = Warteliste
button-league-want = Ich möchte einen Tisch
league-want-on = 🎲 Du wartest auf einen Tisch; er öffnet sich, sobald genug Leute einen möchten.
league-want-off = Du wartest nicht mehr auf einen Tisch.
league-form-name-season = Saison mit Divisionen
league-form-name-cup = Pokal
league-form-name-ladder = Rangliste
league-form-name-swiss = Schweizer System
league-opening-name-automatic = Von selbst
league-opening-name-by_host = Die Leitung eröffnet sie
button-league-no-want = Nicht mehr warten
button-league-rules = Alle Regeln
button-hours-back = Weiter

## Anmelden

league-hours = 🌙 Du bist von { $wakes } bis { $sleeps } wach ({ $zone }): Nur dann laufen deine Uhren, und benachrichtigt wirst du erst am Morgen
league-hours-all = 🌙 Deine Uhren laufen rund um die Uhr ({ $zone }); das änderst du mit /zeiten
button-league-sign = Einverstanden, ich bin dabei
button-league-alternate = Ich springe ein
button-league-no-alternate = Nicht mehr einspringen
button-league-withdraw = Abmelden
league-entry = { $status ->
    [in] ✅ Du bist angemeldet.
    [waiting] ⌛ Du stehst auf Platz { $place } der Warteliste.
    [asked] ⌛ Du hast dich angemeldet; die Leitung muss noch zustimmen.
    [withdrawn] Du hast dich abgemeldet.
    [left] Du hast diese Saison verlassen.
    [red] 🟥 Du bist nach einer Roten Karte nicht mehr in dieser Saison.
   *[none] Du bist nicht zum Mitspielen angemeldet.
}
league-too-late = Die Anmeldung ist vorbei. Du kannst aber noch einspringen: Wird ein Platz frei, frage ich vielleicht dich.
league-entry-about = Bis die Tische ausgelost sind, kannst du das jederzeit ändern oder dich abmelden. Wen du nicht treffen möchtest, siehst nur du.
league-confirm-about = 📝 Die Regeln haben sich geändert, seit du ihnen zugestimmt hast. Du bleibst nur dabei, wenn du sie bis { $until } bestätigst; passen sie dir nicht, melde dich ab, das hat keine Folgen.
league-change-reason = Grund: { $reason }
league-more-changes = … und mehr: *Alle Regeln* auf der Karte zeigt, was jetzt gilt
button-league-confirm = Änderungen bestätigen
league-entry-late = Sobald ein passender Platz frei ist (vielleicht ist er es schon), bekommst du ihn, und ich gebe dir Bescheid. Bis dahin kannst du das hier ändern oder dich abmelden. Wen du nicht treffen möchtest, siehst nur du.
league-chosen-at-once = { $count ->
    [one] 🪑 Ein Tisch zur selben Zeit
   *[other] 🪑 Bis zu { $count } Tische zur selben Zeit
}
league-chosen-avoids = { $count ->
    [0] 🚫 Du triffst alle gern
    [one] 🚫 Eine Person möchtest du nicht treffen
   *[other] 🚫 { $count } Leute möchtest du nicht treffen
}
league-chosen-alternate = { $on ->
    [yes] 🔄 Du springst ein: Wird ein Platz frei, frage ich vielleicht dich
   *[no] 🔄 Du springst nicht ein
}
league-coach-answer = { $agrees ->
    [curves] 🎓 Der Trainer darf deine Fehler zählen, wenn die Saison vorbei ist, und öffentliche Seiten dürfen zeigen, wie weit vorn er dich sah, Runde für Runde
    [yes] 🎓 Der Trainer darf deine Fehler zählen, wenn die Saison vorbei ist
   *[no] 🎓 Der Trainer darf deine Fehler nicht zählen, und öffentliche Seiten dürfen nicht zeigen, wie weit vorn er dich sah
}
button-league-coach = Der Trainer darf meine Fehler nach der Saison zählen
button-league-no-coach = Der Trainer darf meine Fehler doch nicht zählen
league-tables-at-once = { $count ->
    [one] Ein Tisch zur selben Zeit
   *[other] Bis zu { $count } Tische zur selben Zeit
}
league-at-once-which = Wie viele Tische zur selben Zeit?
league-avoid-which = Wen möchtest du nicht treffen? (höchstens { $most })

## Teams

league-teams = 👥 Teams mit bis zu { $most } Leuten: Wer im selben Team ist, trifft sich an keinem Tisch
league-teams-about = -# Für ein Team zählt der Durchschnitt aller Spiele seiner Leute. Wird ein Platz frei, frage ich zuerst sein eigenes Team; springt jemand aus einem anderen ein, punktet das für kein Team.
league-teams-approval = -# Wer ein Team gegründet hat, entscheidet, wer dazukommt.
league-team-number = Team { $number }
league-team-none = Noch ohne Team: { $people }
league-team-standings = Teams
league-team-row = { $games ->
    [one] { $place }. { $team } · { $rate } je Spiel (1 Spiel, { $wins } gewonnen, am besten im Team: { $best })
   *[other] { $place }. { $team } · { $rate } je Spiel ({ $games } Spiele, { $wins } gewonnen, am besten im Team: { $best })
}
league-team-first = Das Bild zeigt die ersten { $shown } von { $count ->
    [one] 1 Team
   *[other] { $count } Teams
}; in der Datei stehen alle.
league-chosen-team = { $team ->
    [none] { $status ->
        [none] 👥 Du bist in keinem Team; wer einspringt, kann eines nennen
        [withdrawn] 👥 Du bist in keinem Team; wer einspringt, kann eines nennen
       *[other] 👥 Du bist noch in keinem Team: Der Entwurf teilt dich einem zu
    }
   *[other] { $status ->
        [none] 👥 Du springst zuerst für { $team } ein
        [withdrawn] 👥 Du springst zuerst für { $team } ein
       *[other] 👥 Du spielst für { $team }
    }
}
league-team-waits = ⏳ Du möchtest zu { $team }: { $founder } entscheidet
league-team-waiting = ⏳ Zu { $team } möchten: { $names }. Du entscheidest
league-team-answer = { $lets ->
    [yes] ✅ { $name } spielt jetzt für { $team }.
   *[no] 🚫 { $name } kommt nicht zu { $team }.
}
league-post-team_asked = { $count ->
    [one] 👥 { $names } möchte in dein Team { $team }. Du entscheidest, hier oder mit /liga anmelden; ohne Antwort findet der Entwurf ein Team.
   *[other] 👥 Diese Leute möchten in dein Team { $team }: { $names }. Du entscheidest, hier oder mit /liga anmelden; ohne Antwort findet der Entwurf ein Team.
}
league-post-team_asked-none = 👥 Niemand möchte mehr in dein Team.
league-post-team_answered = { $answer ->
    [yes] 👥 Du spielst jetzt für { $team }: Du wurdest aufgenommen.
    [no] 👥 { $team } hat dich nicht aufgenommen. Mit /liga anmelden kannst du ein anderes Team wählen.
   *[late] 👥 Ob du zu { $team } darfst, hat niemand rechtzeitig beantwortet. Du spielst für { $other }.
}
league-post-team_unanswered = 👥 Du wurdest gefragt, ob { $name } zu { $team } darf, und die Zeit für eine Antwort ist vorbei: { $name } spielt für { $other }.
league-team-which = Für welches Team spielst du?
league-team-draft = Kein Team: Der Entwurf entscheidet
league-team-choice = { $free ->
    [0] { $team } (voll)
    [one] { $team } (ein Platz)
   *[other] { $team } ({ $free } Plätze)
}
button-league-team-new = Team gründen
league-team-form = Dein Team
league-team-label = Name des Teams
league-team-hint = Höchstens { $most } Zeichen; gibt es das Team schon, trittst du ihm bei
league-post-teams = 👥 Die Teams:
league-draft-title-teams = 👀 Entwurf der Teams
league-post-draft-teams = 👀 Der Entwurf steht: Alle haben ein Team. Veröffentlicht wird er am { $first }; bis dahin kann man seines noch wechseln.
league-draft-about-undivided = Das sieht nur die Leitung. Veröffentlicht wird alles zum Beginn der Saison, oder sofort mit dem Knopf.
league-draft-few-teams = { $count ->
    [one] ⚠️ Es gibt nur ein Team: Niemand hätte jemanden zum Spielen. Mit *Anmelden* auf der Karte kann man noch Teams gründen oder wechseln.
   *[other] ⚠️ Es gibt nur { $count } Teams, also haben Tische höchstens { $count } Leute statt { $size }. Mit *Anmelden* auf der Karte kann man noch Teams gründen oder wechseln; kleinere Teams (/liga setzen) ergeben mehr davon.
}
error-league-team = { $why ->
    [full] { $team } ist voll: Ein Team hat höchstens { $most } Leute. { $free ->
        [none] Kein anderes Team hat einen Platz, aber du kannst eines gründen.
       *[other] Hier ist noch Platz: { $free }. Oder gründe ein eigenes.
    }
    [long] Der Name eines Teams hat höchstens { $most } Zeichen.
    [empty] Der Name eines Teams braucht Buchstaben oder Ziffern, die man sieht.
    [founder] Wer zu { $team } kommt, entscheidet nur, wer das Team gegründet hat, oder wer danach als Erstes dazukam.
    [answered] Darauf wartet niemand mehr: Es ist beantwortet, jemand hat es sich anders überlegt, oder die Tische sind ausgelost.
    [entry] Melde dich erst an oder springe ein: Dann kannst du ein Team nennen.
    [drawn] Die Tische sind ausgelost: { $team ->
        [none] Einem Team kannst du nicht mehr beitreten.
       *[other] Du bleibst bei { $team }.
    }
   *[none] Diese Saison hat keine Teams.
}
error-league-team-sits = An diesem Tisch spielt jetzt jemand aus dem Team { $team }, und wer im selben Team ist, trifft sich nicht.

## Divisionen, Spielplan, Tabelle

league-division = { $form ->
    [cup] { $number ->
        [0] Tische der Sieger
       *[other] Gruppe { $number }
    }
    [swiss] { $number ->
        [0] Tische der Sieger
       *[other] Schweizer System
    }
    [ladder] Rangliste
    [teams] Teams
    [single] Tabelle
   *[other] Division { $number }
}
league-marks = -# ⬆️ Aufstieg · ⬇️ Abstieg · ↗️ für eine Abmeldung nachgerückt · 🌱 neu · ✋ von der Leitung gesetzt · ⏱️ später eingestiegen
league-somebody = jemand
league-row = { $games ->
    [one] { $place }. { $name } · { $points } (1 Spiel)
   *[other] { $place }. { $name } · { $points } ({ $games } Spiele)
}
league-dissolves = 🪜 { $count ->
    [one] Für Division { $first } sind zu wenige übrig: Sie wird aufgelöst, und alle, die bleiben, spielen nächste Saison in Division { $into }
   *[other] Für die Divisionen ab { $first } sind zu wenige übrig: Sie werden aufgelöst, und alle, die bleiben, spielen nächste Saison in Division { $into }
}, wenn sich nicht genug Neue anmelden.
league-row-below = { $why ->
    [left] ausgestiegen
    [red] ausgeschlossen
   *[few] zu wenige Tische beendet
}
league-row-range = Platz { $best }–{ $worst } möglich
league-row-quality = Fehler pro Spiel: { $mistakes } (−{ $lost } ± { $error })
league-quality-about = Fehler pro Spiel: Züge, die nach dem sicheren Urteil des Trainers mehr als 1 { $unit } gekostet haben, in Klammern, was sie zusammen gekostet haben, mit Standardfehler; im Schnitt der Spiele, in denen jemand einen Platz belegt hat.
league-quality-none = { $why ->
    [missing] Fehler pro Spiel werden nicht gezeigt: Nicht alle, die mitgespielt haben, haben zugestimmt.
    [pending] Fehler pro Spiel folgen, wenn der Trainer alle Tische angesehen hat: bisher { $done } von { $tables }.
   *[none] Fehler pro Spiel werden nicht gezeigt: Der Trainer konnte diese Tische nicht beurteilen.
}
button-league-form-0 = Bild
button-league-form-1 = In Worten
button-league-form-2 = CSV
league-more = … und mehr
league-more-schedule = … und mehr: /liga spielplan
league-more-standings = … und mehr: /liga tabelle
league-change = { $name }: { $before } → { $after }
league-founded = ✅ Gegründet. Die Karte zum Anmelden erscheint in { $place }; bis die Anmeldung schließt, kannst du mit /liga setzen alles ändern.
league-close-done = ✅ Die Liga ist geschlossen.
league-changed = ✅ So steht es jetzt.
league-draft-title = 👀 Entwurf der Divisionen
league-draft-about = Das sieht nur die Leitung. Wähle, wen du verschieben willst. Veröffentlicht werden die Divisionen zum Beginn der Saison, oder sofort mit dem Knopf.
league-draft-published = Die Divisionen sind veröffentlicht.
league-draft-who = Wen verschieben?
league-draft-where = { $name }: wohin?
league-draft-moved = ✅ { $name } ist jetzt in Division { $division }.
button-league-draft = Entwurf ansehen
button-league-publish = Jetzt veröffentlichen
button-league-mine = Meine Tische
button-league-standings = Tabelle
league-mine-none = Du spielst in dieser Saison nicht mit.
league-mine-place = { $division }: Du bist { $place }. (Punkte: { $points } aus { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
}).
league-mine-open = { $open ->
    [0] Alle deine Tische sind vorbei.
    [one] Einer deiner Tische ist noch offen: Du kannst auf bis zu { $possible } Punkte kommen.
   *[other] { $open } deiner Tische sind noch offen: Du kannst auf bis zu { $possible } Punkte kommen.
}
league-mine-range = { $best ->
    [same] An deinem Platz kann sich nichts mehr ändern.
   *[other] Noch möglich: Platz { $best } bis { $worst }.
}
league-mine-up = { $prospect ->
    [sure] ⬆️ Dein Aufstieg ist sicher.
    [possible] ⬆️ Der Aufstieg ist noch möglich.
   *[out] ⬆️ Der Aufstieg ist nicht mehr zu schaffen.
}
league-mine-down = { $prospect ->
    [sure] ⬇️ Du steigst ab.
    [possible] ⬇️ Du kannst noch absteigen.
   *[out] ⬇️ Absteigen kannst du nicht mehr.
}
league-mine-playing = ▶️ { $place }: { $people }
league-mine-planned = 🕓 noch nicht begonnen: { $people }
league-mine-over = { $place ->
    [0] ✅ { $people }: { $points } Punkte
   *[other] ✅ { $people }: Platz { $place }, { $points } Punkte
}
league-schedule-none = Die Tische sind noch nicht ausgelost.

## Was eine Saison meldet

league-post-closed = { $count ->
    [one] ✍️ Die Anmeldung ist geschlossen: eine Person ist dabei. Ausgelost wird am { $first }.
   *[other] ✍️ Die Anmeldung ist geschlossen: { $count } Leute sind dabei. Ausgelost wird am { $first }.
}
league-post-digest = -# Alle Lose dieser Saison kommen aus einer geheimen Zahl, die schon feststeht; ihr SHA-256 ist `{ $digest }`. Die Zahl folgt mit den Tischen, damit alle nachrechnen können.
league-post-draft = 👀 Der Entwurf der Divisionen ist fertig. Veröffentlicht wird am { $first }; bis dahin kann die Leitung Leute verschieben.
league-post-divisions = 🪜 Die Divisionen:
league-post-schedule = { $count ->
    [0] 🎲 Die Saison beginnt. Ihre Tische öffnen sich nach und nach, und wer dran ist, wird dort benachrichtigt.
    [one] 🎲 Die Saison beginnt mit einem Tisch. Er öffnet sich von selbst; dort wirst du benachrichtigt.
   *[other] 🎲 Die Saison beginnt: { $count } Tische. Sie öffnen sich von selbst, und wer dran ist, wird dort benachrichtigt.
}
league-post-seed = -# Alle Lose kamen aus der Zahl `{ $seed }`. Alle können das prüfen: Der SHA-256 von `{ $salt }:{ $seed }` stand da, als die Anmeldung schloss.
league-pairing-again = -# 🔁 Aus der JSON-Datei berechnet `bot league pair` dieselben Tische noch einmal.
league-post-changed = 📝 { $by } hat die Regeln geändert.{ $reason ->
    [none] {""}
   *[other] {" "}Grund: { $reason }
}
league-post-changed-leave = Passt dir das nicht? Bis zum Beginn der Saison am { $first } kannst du dich abmelden, ohne dass dir das angekreidet wird. Danach ändert sich nichts mehr, wonach die Tische ausgelost werden.
league-post-changed-confirm = Wer angemeldet ist, muss das bis { $until } bestätigen: Drück *Meine Anmeldung* und lies, was sich geändert hat. Wer es nicht tut, wird dann abgemeldet, ohne dass das angekreidet wird; abmelden kann man sich auch selbst.
league-post-confirm = 📝 Die Regeln dieser Saison haben sich geändert, seit du dich angemeldet hast. Du bleibst nur dabei, wenn du sie bis { $until } bestätigst: Drück *Meine Anmeldung*. Passen sie dir nicht, melde dich dort ab; angekreidet wird dir das nicht.
button-league-entry = Meine Anmeldung
league-post-over = 🏁 Die Saison ist vorbei. Die Abschlusstabelle:
league-post-overtime = ⏰ Das ist der letzte Tag. An Tischen, die noch nicht vorbei sind, laufen die Uhren jetzt viermal so schnell; wessen Zeit um ist, für den spielt sofort ein Hausbot. Eine Woche nach dem letzten Tag spielen Hausbots zu Ende, was übrig ist.
league-post-weekly = { $done ->
    [0] 📊 In dieser Woche ist kein Tisch fertig geworden
    [one] 📊 In dieser Woche ist ein Tisch fertig geworden
   *[other] 📊 In dieser Woche sind { $done } Tische fertig geworden
}, { $left ->
    [0] keiner ist mehr offen.
    [one] einer ist noch offen.
   *[other] { $left } sind noch offen.
}
league-swiss-round = { $round }. Runde
league-swiss-again = { $count ->
    [0] 🤝 niemand trifft sich noch einmal
    [one] 🤝 ein Paar trifft sich noch einmal
   *[other] 🤝 { $count } Paare treffen sich noch einmal
}
league-swiss-bye = 💤 Freilos: { $people }
league-post-swiss_round = { $tables ->
    [one] 🔁 { $round }. von { $rounds } Runden: ein Tisch
   *[other] 🔁 { $round }. von { $rounds } Runden: { $tables } Tische
}
league-post-swiss_round-until = ⏳ Diese Runde hat bis { $until } Zeit. Danach gehen ihre Uhren viermal so schnell, und Hausbots spielen zu Ende, was noch läuft.
league-post-round_wanted = { $round ->
    [1] 🔔 Sind alle da? { $count } Leute sind dabei. Der Knopf eröffnet die erste Runde.
   *[other] 🔔 Alle Tische sind zu Ende. { $count } Leute sind dabei. Der Knopf eröffnet die nächste Runde.
}
button-league-next-round = Nächste Runde eröffnen
league-round-opened = 🔁 Die { $round }. Runde wird ausgelost; ihre Tische öffnen sich gleich.
error-league-no-round = { $why ->
    [drawn] Die { $round }. Runde ist schon eröffnet: Der Knopf unter der neuesten Nachricht eröffnet die nächste.
    [open] { $tables ->
        [0] Die { $round }. Runde ist nicht die nächste.
        [one] Ein Tisch der letzten Runde läuft noch. Wenn er zu Ende ist, kannst du die { $round }. Runde eröffnen; /liga retten beendet einen Tisch, der stillsteht.
       *[other] { $tables } Tische der letzten Runde laufen noch. Wenn sie zu Ende sind, kannst du die { $round }. Runde eröffnen; /liga retten beendet einen Tisch, der stillsteht.
    }
   *[stage] In dieser Saison gibt es jetzt keine Runde zu eröffnen.
}
league-post-moved_up = 🎉 Du bist von der Warteliste nachgerückt und spielst in dieser Saison mit.
league-post-place = 🎉 Du bist dabei, in Division { $division }: { $what ->
    [place] Du übernimmst den Platz von { $other } mit { $count ->
        [one] einem Tisch
       *[other] { $count } Tischen
    }.
    [round] Du spielst ab der nächsten Runde mit.
   *[fewer] Du übernimmst einen Sitz von { $other } und bekommst weitere, sobald welche frei werden.
} Deine Tische zeigt /liga meine.
league-post-entered = { $what ->
    [place] ⏱️ { $person } ist später eingestiegen und übernimmt in Division { $division } den Platz von { $other } mit { $count ->
        [one] einem Tisch
       *[other] { $count } Tischen
    }.
    [round] ⏱️ { $person } ist später eingestiegen und spielt ab der nächsten Runde mit.
    [fewer] ⏱️ { $person } ist in Division { $division } später eingestiegen und übernimmt einen Sitz von { $other }.
   *[seat] ⏱️ { $person }, später eingestiegen, übernimmt in Division { $division } noch einen Sitz, den von { $other }.
} Welche Plätze dort noch möglich sind, wird von jetzt an neu berechnet.
league-post-dropped = Du spielst in dieser Saison doch nicht mit: { $why ->
    [role] Du hast die verlangte Rolle nicht mehr.
    [finished] Du hast zu wenige beendete Tische auf diesem Server.
    [timeouts] Deine Bedenkzeit ist zu oft abgelaufen.
    [unconfirmed] Du hast die geänderten Regeln nicht rechtzeitig bestätigt. Angekreidet wird dir das nicht, und auf die Warteliste kannst du dich setzen lassen.
   *[gone] Du warst nicht auf dem Server, als ich nachgesehen habe.
}
league-post-admitted = 🎉 Die Leitung hat zugestimmt: Du spielst in dieser Saison mit.
league-post-refused = Die Leitung hat deiner Anmeldung nicht zugestimmt.
league-post-unheard = Ich habe Neues aus der Liga für dich, aber du nimmst keine Direktnachrichten von mir an. Wie du stehst, siehst du mit /liga meine und /liga karten.
league-post-role_gone = ⚠️ Die Rolle der Leitung wurde gelöscht. Bis mit /liga setzen leitung eine andere gewählt ist, { $founder ->
    [none] leitet diese Liga, wer das Recht „Server verwalten“ hat.
   *[other] leiten sie { $founder } und alle mit dem Recht „Server verwalten“.
}
league-post-founder_gone = 👋 Wer diese Liga führte, ist nicht mehr da. { $role ->
    [none] Jetzt leitet sie, wer das Recht „Server verwalten“ hat
   *[other] Geleitet wird sie von { $role } und allen mit dem Recht „Server verwalten“
}; mit /liga übergeben bestimmen sie, wer die Liga künftig führt.
league-post-handed_over = 🤝 { $by } hat die Liga an { $about } übergeben. Grund: { $reason }
league-post-founder = 🤝 { $by } hat dir diese Liga übergeben: Du führst sie jetzt und gehörst zur Leitung. Alles Weitere zeigen /liga zeigen und /liga offen; möchtest du das nicht, gib sie mit /liga übergeben weiter.
league-post-moved = ➡️ Diese Liga ist jetzt in { $place }.
league-handed-over = ✅ Die Liga ist übergeben.
league-post-league_closed = { $last ->
    [yes] 🏁 { $by } hat die Liga geschlossen: Diese Saison wird zu Ende gespielt und ist ihre letzte. Grund: { $reason }
   *[no] 🏁 { $by } hat die Liga geschlossen, und diese Saison wird nicht gespielt. Grund: { $reason }
}
league-post-round = { $tables ->
    [one] 🏆 Ein Tisch entscheidet die nächste Runde: { $people }
   *[other] 🏆 Die nächste Runde hat { $tables } Tische: { $people }
}
league-obstacle-gone = 🛑 Ich kann nichts melden, und kein Tisch kann beginnen: Den Kanal der Liga gibt es nicht mehr. Wähle mit /liga setzen kanal einen anderen; was noch zu melden ist, folgt dort.
league-obstacle-view_channel = 🛑 Ich kann nichts melden, und kein Tisch kann beginnen: Ich sehe { $place } nicht. Sobald ich ihn sehe, geht alles von selbst weiter; oder wähle mit /liga setzen kanal einen anderen.
league-obstacle-send_messages = 🛑 Ich kann nichts melden, und kein Tisch kann beginnen: In { $place } darf ich nicht schreiben. Sobald ich es darf, geht alles von selbst weiter; oder wähle mit /liga setzen kanal einen anderen.
league-obstacle-permission = 🛑 In { $place } kann kein Tisch beginnen: Mir fehlt das Recht „{ $permission }“. Sobald ich es habe, geht alles von selbst weiter.
league-obstacle-game = 🛑 Kein Tisch kann beginnen: Das Spiel dieser Saison ist nicht installiert, oder in seinem Paket tritt ein Fehler auf. Wer den Bot betreibt, findet den Grund im Log. Sobald es wieder läuft, geht alles von selbst weiter.
league-obstacle-people = 🛑 Die Tische können nicht ausgelost werden: Eine Division hat zu wenige Leute für einen Tisch ({ $count }). Legt Divisionen zusammen oder verschiebt jemanden mit /liga entwurf; die Saison bleibt im Entwurf.
league-obstacle-avoid = { $count ->
    [one] 🛑 Die Tische können nicht ausgelost werden: Es gibt zu viele Leute, die eine Person nicht treffen darf. Legt Divisionen zusammen oder verschiebt jemanden mit /liga entwurf; die Saison bleibt im Entwurf.
   *[other] 🛑 Die Tische können nicht ausgelost werden: { $count } Leute dürfen einander nicht treffen. Legt Divisionen zusammen oder verschiebt jemanden mit /liga entwurf; die Saison bleibt im Entwurf.
}
league-obstacle-teams = { $count ->
    [one] 🛑 Die Tische können nicht ausgelost werden: Es gibt nur ein Team, und wer im selben Team ist, darf sich nicht treffen. Es braucht mehr Teams: Alle können mit *Anmelden* auf der Karte oder mit /liga anmelden eines nennen, und /liga setzen ändert, wie viele Leute ein Team hat. Dann geht es von selbst weiter.
   *[other] 🛑 Die Tische können nicht ausgelost werden: Mit diesen { $count } Teams müssten sich Leute desselben Teams treffen. Mehr oder kleinere Teams helfen: Alle können mit *Anmelden* auf der Karte oder mit /liga anmelden ihres wechseln, und /liga setzen ändert, wie viele Leute ein Team oder ein Tisch hat. Dann geht es von selbst weiter.
}
league-obstacle-sizes = 🛑 Die Tische können nicht ausgelost werden: { $count ->
    [one] 1 Person
   *[other] { $count } Leute
} lassen sich nicht auf Tische dieses Spiels verteilen. Legt Divisionen zusammen oder verschiebt jemanden mit /liga entwurf; die Saison bleibt im Entwurf.
league-obstacle-at_once = { $count ->
    [one] 🛑 Die Tische können nicht ausgelost werden: Eine Person darf zurzeit an keinem Tisch spielen. Nehmt sie aus der Saison oder hebt ihre Karte auf; die Saison bleibt im Entwurf.
   *[other] 🛑 Die Tische können nicht ausgelost werden: { $count } Leute dürfen zurzeit an keinem Tisch spielen. Nehmt sie aus der Saison oder hebt ihre Karten auf; die Saison bleibt im Entwurf.
}

## Was /liga setzen ändert

league-none = keine
league-yes = ja
league-no = nein
league-field-first_day = Erster Tag
league-field-last_day = Letzter Tag
league-field-signup_until = Letzter Tag der Anmeldung
league-field-form = Form
league-field-game = Spiel
league-field-options = Optionen
league-field-size = Tischgröße
league-field-games = Spiele pro Person
league-field-at_once = Tische zur selben Zeit
league-field-newcomer_at_once = Tische zur selben Zeit für Neue
league-field-pace = Tempo
league-field-division_size = Größe der Divisionen
league-field-up = Wie viele aufsteigen
league-field-down = Wie viele absteigen
league-field-rated = Zählt für die Wertung
league-field-late = Späterer Einstieg
league-field-opening = Wie Runden beginnen
league-field-coached = Der Trainer zählt Fehler
league-field-game_of_week = Das knappste Spiel jeder Woche zeigen
league-field-delay = Verzögerung öffentlicher Tische in Zügen
league-field-team_size = Leute in einem Team
league-field-team_approval = Wer ein Team gegründet hat, entscheidet, wer dazukommt
league-field-points = Punkte nach Platz
league-field-rules = Regeln der Leitung
league-field-open_tables = Offene Tische zur selben Zeit
league-field-vacation_days = Urlaubstage
league-field-pause_days = Längste Pause in Tagen
league-field-after_change = Nach einer Regeländerung
league-after-change-may_leave = man kann sich abmelden
league-after-change-must_confirm = man muss sie bestätigen
league-field-role = Bedingung: Rolle
league-field-finished = Bedingung: beendete Tische
league-field-timeouts = Bedingung: abgelaufene Bedenkzeiten in 90 Tagen
league-field-approval = Bedingung: Zustimmung
league-field-places = Bedingung: Plätze
league-field-channel_id = Kanal
league-field-role_id = Rolle der Leitung
league-field-public = Öffentliche Seiten im Browser
league-field-webhook = Wohin Ereignisse gesendet werden
league-field-conditions = Bedingungen

error-bad-setting = { $field ->
    [day] { $name }: „{ $value }“ ist kein Tag. Schreib ihn wie 24.12.2026.
    [number] { $name }: „{ $value }“ ist keine Zahl.
    [yes] { $name }: „{ $value }“ ist weder ja noch nein.
    [role] { $name }: „{ $value }“ ist keine Rolle. Erwähne eine oder schreib nein.
    [field] „{ $value }“ kann man nicht setzen. Wähle aus der Liste.
    [fixed] Die Tische sind ausgelost: „{ $value }“ lässt sich nicht mehr ändern.
    [coached] Es hat sich schon jemand angemeldet: Ob der Trainer Fehler zählt, bleibt in dieser Saison, wie es ist.
    [size] An Tischen zu { $value } wird dieses Spiel nicht gespielt, aber zu { $allowed }.
    [points_count] Punkte { $value }: Ein Tisch hat { $allowed ->
            [one] 1 Platz
           *[other] { $allowed } Plätze
        }, nenne also so viele Zahlen.
    [points_rise] Punkte { $value }: Sie dürfen mit dem Platz nicht steigen.
    [points_negative] Punkte { $value }: Keine darf negativ sein.
    [moves] { $value } würden auf- oder absteigen, aber eine Division hat nur { $allowed }.
    [first_day] Erster Tag { $value }: Die Anmeldung wäre schon vorbei. Wähle einen späteren.
    [closing] Anmeldung bis { $value }: Dieser Tag ist schon vorbei. Wähle einen späteren.
    [notice] Der letzte Tag { $value } ist zu nah: Die Tische erfahren es eine Woche vorher. Frühestens geht { $allowed }.
    [last_day] Der letzte Tag { $value } liegt vor dem ersten, { $allowed }.
    [signup_until] Anmeldung bis { $value } ist zu spät: Sie muss bis { $allowed } schließen, zwei Tage vor dem ersten Tag.
    [too_short] Der letzte Tag { $value } ist zu früh: Ein Tisch dauert in diesem Tempo etwa { $days ->
            [one] 1 Tag
           *[other] { $days } Tage
        }. Der erste, der reicht, ist { $allowed }.
    [after_change] „{ $value }“ gibt es hier nicht. Wähle eins: `{ $allowed }`.
    [promised] Bei der Anmeldung war versprochen, dass jede Änderung bestätigt werden muss. In dieser Saison bleibt das so.
    [leave] Alle Angemeldeten dürfen sich nach einer Änderung abmelden und brauchen dafür einen Tag, bevor die Tische ausgelost werden. Wähle erst einen späteren ersten Tag: { $allowed } oder danach.
    [confirm] Alle Angemeldeten müssen eine Änderung bestätigen und brauchen dafür zwei Tage, bevor die Divisionen eingeteilt werden. Wähle erst einen späteren ersten Tag: { $allowed } oder danach.
    [form] Eine Form „{ $value }“ gibt es nicht. Wähle eine: `{ $allowed }`.
    [division] Eine Division { $value } gibt es nicht. Wähle aus { $allowed }.
    [delay] Verzögerung öffentlicher Tische: „{ $value }“ geht nicht, möglich ist { $allowed } (in Zügen; 0 heißt: keine).
    [team_size] Leute in einem Team: { $value } geht nicht, möglich ist { $allowed }; 0 heißt: keine Teams.
    [team_form] { $value ->
        [ladder] Eine Rangliste kann keine Teams haben: Ihre Tische ergeben sich daraus, wer gerade spielen möchte. Wähle eine Saison, das Schweizer System oder keine Teams (0).
       *[cup] Ein Pokal kann keine Teams haben: Leute verschiedener Gruppen treffen sich nicht. Wähle eine Saison, das Schweizer System oder keine Teams (0).
    }
    [opening] „{ $value }“ gibt es nicht. Wähle, wie Runden beginnen: `{ $allowed }`.
    [late] Einen späteren Einstieg „{ $value }“ gibt es nicht. Wähle eins: `{ $allowed }`.
    [late_form] { $value ->
        [swiss] Wer im Schweizer System später einsteigt, spielt ab der nächsten Runde mit: Wähle „Weniger Tische“.
        [ladder] Eine Rangliste braucht keinen späteren Einstieg: Sie steht bis zum letzten Tag allen offen.
       *[cup] Ein Pokal hat keinen späteren Einstieg: Seine Runden folgen aus den Gruppen, wie sie ausgelost sind. Möglich ist das nur in einer Saison mit Divisionen.
    }
    [pace] Ein Tempo „{ $value }“ gibt es nicht. Wähle eins: `{ $allowed }`.
    [games] Spiele pro Person: { $value } geht nicht, { $allowed } geht.
    [at_once] Tische zur selben Zeit: { $value } geht nicht, { $allowed } geht.
    [newcomer_at_once] Tische zur selben Zeit für Neue: { $value } geht nicht, { $allowed } geht.
    [division_size] Größe der Divisionen: { $value } geht nicht, { $allowed } geht.
    [up] Wie viele aufsteigen: { $value } geht nicht, { $allowed } geht.
    [down] Wie viele absteigen: { $value } geht nicht, { $allowed } geht.
    [open_tables] Offene Tische zur selben Zeit: { $value } geht nicht, { $allowed } geht.
    [vacation_days] Urlaubstage: { $value } geht nicht, { $allowed } geht.
    [pause_days] Längste Pause in Tagen: { $value } geht nicht, { $allowed } geht.
   *[other] { $value } geht nicht, { $allowed } geht.
}
league-webhook-secret = 🔑 Die Ereignisse der Liga gehen ab jetzt an diese Adresse. Sie sind mit dem Geheimnis `{ $secret }` signiert, das nicht noch einmal gezeigt wird: Bewahre es dort auf, wo sie empfangen werden. Wer die Adresse neu setzt, bekommt ein neues Geheimnis, und dieses gilt nicht mehr.
league-webhook-to = 📡 Ereignisse dieser Liga gehen an { $host }, mit dem, was ihre öffentlichen Seiten zeigen.
error-league-webhook = { $why ->
    [off] Dieser Bot sendet keine Ereignisse: Wer ihn betreibt, hat dafür keine Adresse freigegeben. Nichts wurde geändert.
    [form] Das ist keine Webadresse, an die sich Ereignisse senden lassen. Sie sieht so aus: https://hooks.example.org/liga, ohne Benutzernamen, Leerzeichen und #. Nichts wurde geändert.
    [scheme] Ereignisse werden nur über https gesendet: Die Adresse muss mit https:// beginnen. Nichts wurde geändert.
    [private] Ereignisse werden nur an öffentliche Adressen im Internet gesendet. Nichts wurde geändert.
   *[host] Wer diesen Bot betreibt, hat diese Adresse oder ihren Port nicht für Ereignisse freigegeben. Bitte darum, oder wähle eine andere. Nichts wurde geändert.
}
error-league-not-public = Ereignisse sagen, was die öffentlichen Seiten zeigen, und diese Liga hat keine. Schalte sie zuerst mit /liga setzen öffentlich ein.
league-post-game_of_week = 🎲 **Spiel der Woche:** Am knappsten war { $table }. { $won }. { $margin ->
    [0] Platz eins und zwei hatten gleich viele Punkte.
    [one] Zwischen Platz eins und zwei lag ein einziger Punkt.
   *[other] Zwischen Platz eins und zwei lagen { $margin } Punkte.
}
league-turning-point = **{ $number } · { $round }** · { $what } Punkte: { $points }. { $lead }
league-turning-point-taken = { $names } geht mit { $by ->
    [one] einem Punkt
   *[other] { $by } Punkten
} Vorsprung in Führung.
league-turning-point-kept = { $names } führt jetzt mit { $by ->
    [one] einem Punkt
   *[other] { $by } Punkten
} Vorsprung (vorher { $before }).
league-turning-point-level = { $names } liegen gleichauf.
league-turning-points = -# Punkte, als wäre das Spiel in diesem Moment zu Ende gewesen.
league-post-webhook_off = { $why ->
    [gone] 📡 { $host } will keine Ereignisse dieser Liga mehr, deshalb werden ab jetzt keine mehr gesendet.
   *[failing] 📡 Ereignisse dieser Liga haben { $host } seit { $days } Tagen nicht erreicht, deshalb werden ab jetzt keine mehr gesendet.
} Sobald es dort wieder geht, kann die Leitung die Adresse mit /liga setzen webhook neu setzen.
error-league-not-handed-over = { $why ->
    [rights] Übergeben kann diese Liga nur, wer sie führt oder das Recht „Server verwalten“ hat.
    [founder] Diese Person führt die Liga schon.
   *[person] Übergeben kann man sie nur jemandem auf diesem Server, und keinem Bot.
}
error-league-name-taken = Eine Liga „{ $name }“ gibt es hier schon. Wähle einen anderen Namen.
error-league-no-season-log = { $why ->
    [size] Das signierte Protokoll dieser Saison ist zu groß für eine Datei auf Discord. Wer den Bot betreibt, bekommt es mit `bot league log export`.
   *[deals] Diese Saison hat kein signiertes Protokoll: Ihre Tische wurden ausgelost, bevor der Bot Hashes veröffentlicht hat.
}
error-league-no-hours = Sag mir erst, wann du wach bist: Drück auf der Karte *Anmelden*, oder nimm /zeiten.
error-league-condition = { $condition ->
    [role] Diese Saison ist nur für { $needed }.
    [finished] Für diese Saison brauchst du { $needed ->
        [one] einen beendeten Tisch
       *[other] { $needed } beendete Tische
    } auf diesem Server; du hast { $have }.
   *[timeouts] Diese Saison erlaubt { $needed ->
        [one] eine abgelaufene Bedenkzeit
       *[other] { $needed } abgelaufene Bedenkzeiten
    } in den letzten 90 Tagen; du hast { $have }.
}
error-league-avoids = { $most ->
    [one] In einer Liga kannst du eine Person nennen, die du nicht treffen möchtest.
   *[other] In einer Liga kannst du höchstens { $most } Leute nennen, die du nicht treffen möchtest.
}
error-league-not-entered = Du bist in dieser Rangliste nicht dabei.
error-league-excluded = { $why ->
    [card] Du hast eine rote Karte und bist in dieser Saison nicht mehr dabei. Die Leitung kann sie mit /liga korrigieren aufheben.
    [left] Du hast diese Saison verlassen: Nur die Leitung kann dich wieder aufnehmen, mit /liga korrigieren.
    [league] Du bist aus dieser Liga ausgeschlossen: Du kannst dich nicht anmelden und nicht für andere einspringen, auch in späteren Saisons nicht. Die Leitung kann das mit /liga zurücknehmen aufheben.
   *[organiser] Du bist von dieser Saison ausgeschlossen: Du kannst dich weder anmelden noch für jemanden einspringen. Die Leitung kann das mit /liga korrigieren zurücknehmen. Zur nächsten Saison kannst du dich wieder anmelden.
}
error-league-enough = { $most ->
    [one] Du spielst schon einen Tisch, mehr wolltest du nicht.
   *[other] Du spielst schon { $most } Tische, mehr wolltest du nicht.
}
error-league-published = Die Divisionen sind veröffentlicht. Verschiebe Leute mit einer Korrektur und nenne den Grund.
error-league-channel = { $what ->
    [gone] Eine Liga braucht einen Textkanal; { $place } ist keiner.
   *[other] In { $place } fehlt mir das Recht „{ $permission }“, das eine Liga braucht. Gib es mir und versuch es noch einmal.
}
error-league-closed = Diese Liga ist schon geschlossen.
error-not-entrant = <@{ $person }> spielt in dieser Saison nicht mit.

## Befehle

cmd-league-new = Eine Liga gründen
cmd-league-set = Regeln der Saison ändern
cmd-league-hand-over = Eine Liga an jemand anderen übergeben
cmd-league-close = Eine Liga schließen: Es gibt keine weitere Saison
cmd-league-show = Alles über eine Saison
cmd-league-join = Dich anmelden, etwas daran ändern oder dich abmelden
cmd-league-draft = Der Entwurf der Divisionen, für die Leitung
cmd-league-standings = Die Tabelle als Bild, in Worten und als CSV
cmd-league-mine = Deine Tische, und was noch möglich ist
cmd-league-schedule = Alle Tische einer Saison
name-league-show = zeigen
name-league-join = anmelden
name-league-draft = entwurf
name-division = division
name-standings = tabelle
name-mine = meine
name-schedule = spielplan
name-set = setzen
name-hand-over = übergeben
name-games = spiele
name-size = größe
name-name = name
name-form = form
name-late = nachzügler
name-opening = rundenbeginn
name-team-size = teamgröße
name-first-day = erster-tag
name-last-day = letzter-tag
name-at-once = gleichzeitig
name-division-size = divisionsgröße
name-up = aufsteiger
name-down = absteiger
name-organisers = leitung
name-webhook = webhook
name-value = wert
name-reason = grund
arg-league-name = Ihr Name
arg-league-first-day = Erster Tag, zum Beispiel 1.12.2026
arg-league-last-day = Letzter Tag
arg-league-form = Saison, Pokal, Rangliste oder Schweizer System
arg-league-size = Leute an einem Tisch (meist 4)
arg-league-games = Spiele pro Person (meist 4)
arg-league-at-once = Tische pro Person zur selben Zeit (meist 2)
arg-league-division-size = Leute in einer Division (meist 8)
arg-league-up = Wie viele aufsteigen (meist 2)
arg-league-down = Wie viele absteigen (meist 2)
arg-league-late-people = Wie viele Leute noch nach der Auslosung kommen
arg-league-team-size = Wie viele Leute ein Team höchstens hat, die sich nie treffen (meist 0: keine Teams)
arg-league-opening = Wie die Runden im Schweizer System beginnen (meist von selbst)
arg-league-late = Was bekommt, wer sich nach der Auslosung anmeldet (meist nichts)
arg-league-rated = Ob sie für die Wertung zählt
arg-league-channel = Wo die Liga meldet und spielt
arg-league-organisers = Die Rolle der Leitung
arg-league-public = Ob alle mit dem Link Tabelle, Spielplan und Almanach im Browser lesen können
arg-league-webhook = Webadresse, die Ereignisse der öffentlichen Liga sofort bekommt; ein Strich beendet das
arg-league-person = Wer die Liga künftig führt
arg-league-what = Was sich ändern soll
arg-league-value = Der neue Wert
arg-league-reason = Warum; nötig, sobald jemand angemeldet ist
arg-league-division = Welche Division
arg-league-text = In Worten statt als Bild

## Eine Saison vorab durchgespielt

cmd-league-simulate = Die kommende Saison mit simulierten Leuten durchspielen
name-league-simulate = simulieren
arg-league-people = Wie viele Leute; sonst so viele, wie angemeldet sind
name-people = leute
name-divisions = divisionen
name-absence = abwesenheit
arg-league-divisions = Auf wie viele Divisionen sie kommen
arg-league-absence = Wie viele von hundert verschwinden, langsam sind oder gehen
league-simulated = 🔮 **{ $name }**, durchgespielt mit { $people } simulierten Leuten, von denen etwa { $absence } % verschwinden, langsam sind oder gehen:
league-simulated-days = 📅 Alle { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
} sind nach { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} zu Ende.
league-simulated-people = ⏳ Zeitüberschreitungen: { $timeouts } · von anderen übernommene Plätze: { $substitutes } · von Hausbots beendete Plätze: { $bots }
league-simulated-balance = 🪜 Division { $division } ({ $people }): je zwei Leute treffen sich { $often }×, Sitzplätze unterscheiden sich um höchstens { $seats }
league-simulated-late = ⏱️ Nach der Auslosung kamen { $late }, einen Platz bekamen davon { $entered }
league-simulated-coming = 🪜 Für { $divisions } Divisionen bleiben zu wenige: Ohne neue Anmeldungen hat die nächste Saison { $coming }, und wer darunter war, spielt in Division { $coming }
league-simulated-work = { $count ->
    [0] ✅ Niemand hätte eingreifen müssen.
    [one] ⚠️ Jemand hätte einmal eingreifen müssen.
   *[other] ⚠️ Jemand hätte { $count }-mal eingreifen müssen.
}
error-league-simulating = Gerade wird schon eine Saison durchgespielt. Versuch es in ein paar Minuten noch einmal.
error-league-plan = { $field ->
    [late] Nach der Auslosung können { $least } bis { $most } Leute kommen, nicht { $value }.
    [people] So eine Saison lässt sich mit { $least } bis { $most } Leuten durchspielen, nicht mit { $value }.
    [divisions] So viele Leute ergeben { $least } bis { $most } Divisionen, nicht { $value }.
    [form] Durchspielen lassen sich nur Saisons und das Schweizer System, keine Pokale und keine Ranglisten.
   *[absence] Abwesend können { $least } bis { $most } sein, nicht { $value }.
}
