# Ligen: Gründung, Anmeldung, Staffeln, Tabelle, und was eine Saison meldet.

cmd-league = Ligen: Saisons mit Anmeldung, Staffeln und Tabelle
name-league = liga
arg-league = Die Liga, falls es hier mehrere gibt
cmd-league-list = Die Ligen dieses Servers
name-league-list = liste

league-line = **{ $name }** · Saison { $number } · { $stage } · { $place }
league-stage = { $stage ->
    [signup] die Anmeldung läuft
    [closed] die Anmeldung ist geschlossen
    [draft] die Staffeln werden eingeteilt
    [running] läuft
    [overtime] in der Nachspielzeit
    [over] beendet
   *[cancelled] abgesagt
}

## Warum etwas nicht geht

error-no-league = Auf diesem Server gibt es noch keine Liga. Eine gründen kann man mit /liga neu.
error-which-league = Welche Liga meinst du? Wähle eine: { $leagues }.
error-unknown-league = Diese Liga gibt es auf diesem Server nicht.
error-not-organiser = Das darf nur die Leitung dieser Liga: { $role }.
error-wrong-stage = Das geht an diesem Punkt der Saison nicht: { $stage ->
    [signup] Die Anmeldung läuft noch.
    [closed] Die Anmeldung ist geschlossen.
    [draft] Die Staffeln werden gerade eingeteilt.
    [running] Sie läuft.
    [overtime] Sie ist in der Nachspielzeit.
    [over] Sie ist vorbei.
   *[cancelled] Sie wurde abgesagt.
}
error-league-reason = Nach dem Ende der Anmeldung braucht jede Änderung einen Grund, den alle lesen können. Nenne einen.
