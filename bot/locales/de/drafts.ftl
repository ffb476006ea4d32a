# Entwürfe: Züge, die vorbereitet, angesehen und geändert werden, bevor sie abgeschickt sind.

## Auswahl

draft-title = Dein Entwurf
draft-about = Nur du siehst ihn, und bis du ihn abschickst, passiert nichts.
draft-closed = Was danach kommt, steht noch nicht fest, darum endet der Entwurf hier. Abgeschickt ist er endgültig.
draft-complete = Danach hast du vorerst nichts mehr zu entscheiden.
draft-cleared = Der Entwurf ist wieder leer.
draft-dropped = Nicht mehr möglich und darum nicht mehr in deinem Entwurf: { $moves }
draft-take-one-back = Einen davon zurücknehmen
button-draft = Erst entwerfen
button-draft-send = Abschicken
button-draft-send-final = Endgültig abschicken
button-draft-back = Letzten zurück
button-draft-clear = Leeren

## Fehler

error-draft-gone = Dein Entwurf passt nicht mehr zu dem, was du entscheiden sollst, und wurde verworfen: `{ $moves }`
error-draft-ends = Deinem Entwurf lässt sich nichts hinzufügen: Er endet hier.
error-draft-changed = Dein Entwurf ist nicht mehr der, in dem du geklickt hast. So sieht er jetzt aus.
