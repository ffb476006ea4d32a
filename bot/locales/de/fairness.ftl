# Faire Auslosung: das Versprechen auf der Karte vor dem Beginn, Salze und /prüfen.

cmd-verify = Prüfen, ob ein Spiel fair ausgelost wurde; nach dem Ende mit Zertifikat
name-verify = prüfen
cmd-table-salt = Vor dem Beginn etwas Eigenes in die Auslosung geben; ohne Text: wieder herausnehmen
arg-salt = Ein beliebiger Text; alle sehen ihn
name-salt = salz
card-deal = 🎲 Faire Auslosung, /prüfen: `{ $hash }`
button-deal = Faire Auslosung
button-salt = Salz
button-verify = Prüfen
salt-title = Dein Salz für die Auslosung
salt-label = Ein beliebiger Text
salt-about = Karten und Plättchen hängen dann auch davon ab. Alle sehen den Text. Leer: kein Salz.
salt-added = Die Auslosung hängt jetzt auch von deinem Salz ab, genau so, wie es hier steht. Wenn du später sichergehen willst, heb es mit diesem Hash des geheimen Werts auf; am Ende muss `/prüfen` beides zeigen.
salt-removed = In der Auslosung ist kein Salz von dir. Der Hash des geheimen Werts bleibt derselbe:
salt-erased = (gelöscht)
post-deal = 🎲 Ausgelost mit dem geheimen Wert `{ $secret }`, dessen Hash vor dem ersten Zug öffentlich war{ $salts ->
    [0] { "" }
    [one] , und einem Salz
   *[other] , und { $salts } Salzen
}.
verify-hidden = Aller Zufall dieses Spiels kommt aus einem geheimen Wert des Hauses und den Salzen der Mitspielenden. Der geheime Wert wird nach dem Ende gezeigt; bis dahin legt dieser Hash das Haus darauf fest:
verify-unpromised = Dieses Spiel begann, bevor der Bot Hashes veröffentlichte. Zu vergleichen gibt es nichts; nach dem Ende kann /prüfen es nur nachspielen.
verify-right = ✅ Alles stimmt. Das Spiel wurde neu ausgelost und nachgespielt ({ $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}), mit demselben Ergebnis.
verify-wrong = ❌ Etwas stimmt nicht. { $moves ->
    [one] Ein Zug wurde
   *[other] { $moves } Züge wurden
} nachgespielt.
verify-hash = Hash: `{ $hash }`
verify-secret = Geheimer Wert: `{ $secret }`
verify-seed = Startwert des Spiels: `{ $seed }`
verify-file = Vergleiche den Hash mit dem, den du vor dem Beginn gesehen hast. Die Datei ist das Zertifikat: `bot verify` prüft es ohne diesen Bot, und wie man den Hash ganz ohne unseren Code prüft, steht in docs/fairness.md im Projekt.
verify-fault-hash = Der geheime Wert ist nicht der, auf den der Hash festgelegt war.
verify-fault-salt = Das Salz von Person { $at } passt nicht zu seinem SHA-256.
verify-fault-seed = Aus geheimem Wert und Salzen ergibt sich ein anderer Startwert.
verify-fault-seats = Mit diesem Startwert werden andere Plätze ausgelost.
verify-fault-deal = Das Spiel lässt sich so nicht beginnen: { $why }
verify-fault-start = Mit diesem Startwert und diesen Optionen beginnt das Spiel anders.
verify-fault-move = Zug { $at } ist nicht möglich: { $why }
verify-fault-state = Nach Zug { $at } ist die Stellung eine andere.
verify-fault-end = Das Spiel endet nicht an dieser Stelle oder nicht auf diese Weise.
verify-fault-result = Person { $at } hat ein anderes Ergebnis.
verify-note-uncommitted = ℹ️ Vor diesem Spiel wurde kein Hash veröffentlicht: Das Zertifikat zeigt, was gespielt wurde, aber nicht, dass fair ausgelost wurde.
verify-note-erased = ℹ️ Jemand wollte gelöscht werden: Vom Salz dieser Person ist nur der SHA-256 geblieben, mehr braucht die Auslosung nicht.
verify-note-other-rules = ⚠️ Das Zertifikat stammt von anderen Regeln (Version { $why }). Daran kann der Unterschied liegen: Prüfe es mit dieser Version, bevor du an Betrug glaubst.
verify-note-other-rules-same = ℹ️ Das Zertifikat stammt von anderen Regeln (Version { $why }); an diesem Spiel ändern sie nichts.
error-bad-salt = Ein Salz braucht 1 bis { $most } sichtbare Zeichen.
error-not-revealed = Dieses Spiel ist noch nicht endgültig vorbei, darum bleibt sein geheimer Wert verborgen.
league-hashes = -# 🎲 Der geheime Wert jedes Tisches steht schon fest: Die Hashes stehen in der Datei, der Wert folgt mit dem Ergebnis. `/prüfen` vergleicht beides.
league-csv-hash = SHA-256 des geheimen Werts
