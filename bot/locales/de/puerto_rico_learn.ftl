# So geht Puerto Rico: die Karten, und was für einen Hausbot zählt.

## Karten: Reihenfolge und Bilder stehen in `first_game.toml`

puerto_rico-learn-aim-title = Das Ziel
puerto_rico-learn-aim = Wer am Ende die meisten Siegpunkte (SP) hat, gewinnt: Es gibt sie für gelieferte Waren und für deine Gebäude. Schluss ist nach dem Durchgang, in dem eine Stadt voll ist oder die Kolonisten oder die Siegpunktechips ausgehen.
puerto_rico-learn-round-title = Ein Durchgang
puerto_rico-learn-round = Reihum, vom Gouverneur an, nehmt ihr euch je eine Rollenkarte; alle führen dann ihre Aktion aus, und wer sie genommen hat, hat ein kleines Privileg. Auf Rollen, die niemand nimmt, kommt je 1 Dublone für später.
puerto_rico-learn-settler-title = Siedler
puerto_rico-learn-settler = Alle nehmen eine Plantage für ihre Insel; nur der Siedler darf stattdessen einen Steinbruch nehmen. Sobald dort ein Kolonist arbeitet, liefert eine Plantage eine Ware, und ein Steinbruch macht Gebäude um 1 Dublone billiger.
puerto_rico-learn-mayor-title = Bürgermeister
puerto_rico-learn-mayor = Die Kolonisten vom Schiff werden verteilt, und der Bürgermeister bekommt einen mehr. Dann platzieren alle ihre Kolonisten: Nur Plantagen und Gebäude mit einem Kolonisten bewirken etwas.
puerto_rico-learn-builder-title = Baumeister
puerto_rico-learn-builder = Alle dürfen ein Gebäude bauen; der Baumeister zahlt 1 Dublone weniger. Produktionsgebäude machen Waren aus dem, was auf deinen Plantagen wächst, alle anderen haben eine eigene Wirkung, und jedes ist SP wert.
puerto_rico-learn-craftsman-title = Aufseher
puerto_rico-learn-craftsman = Alle produzieren Waren: Für jeden Indigo brauchst du einen Kolonisten auf einer Indigoplantage und einen in einer Indigoküperei; nur Mais kommt ohne Gebäude aus. Der Aufseher bekommt danach noch eine Ware von einer Sorte, die er gerade produziert hat.
puerto_rico-learn-trader-title = Händler
puerto_rico-learn-trader = Alle dürfen eine Ware verkaufen: Mais bringt 0 Dublonen, Indigo 1, Zucker 2, Tabak 3, Kaffee 4, und der Händler bekommt 1 mehr. Das Handelshaus hat vier Plätze und kauft keine Sorte, die es schon hat.
puerto_rico-learn-captain-title = Kapitän
puerto_rico-learn-captain = Alle müssen Waren auf die Schiffe verladen, solange sie können: Jede Ware ist 1 SP, und der Kapitän bekommt 1 SP mehr. Jedes Schiff nimmt nur eine Sorte, und von den übrigen Waren darfst du nur eine behalten.
puerto_rico-learn-prospector-title = Goldsucher
puerto_rico-learn-prospector = Wer diese Rolle nimmt, bekommt 1 Dublone, die anderen bekommen nichts. Zu dritt gibt es sie nicht.

## Das erste Spiel: `first_game.toml` hat seine Ziele

puerto_rico-story-begin = Du bist Gouverneur einer jungen Kolonie mit einer Indigoplantage, 2 Dublonen und niemandem, der für dich arbeitet. Wer am Ende die meisten Siegpunkte (SP) hat, gewinnt. Zehn kleine Ziele führen dich zu deiner ersten Ladung.
puerto_rico-story-settler = Nimm den Siedler
puerto_rico-story-settler-why = In jedem Durchgang nehmen sich alle eine Rolle. Was sie erlaubt, dürfen alle tun, zuerst wer sie genommen hat. Der Siedler bringt neue Plantagen, und die braucht deine Insel.
puerto_rico-story-settler-met = Jetzt nehmen sich alle ein Plättchen, und du bist zuerst dran.
puerto_rico-story-corn = Pflanze Mais auf deiner Insel an
puerto_rico-story-corn-why = Mais ist am einfachsten: Ein Kolonist auf der Plantage genügt. Indigo, Zucker, Tabak und Kaffee brauchen auch noch ein Gebäude.
puerto_rico-story-corn-met = Noch wächst dort nichts, denn niemand arbeitet da.
puerto_rico-story-plant = Bau die kleine Indigoküperei
puerto_rico-story-plant-why = Jemand hat den Baumeister genommen, also darfst auch du bauen. Für 1 Dublone macht sie Waren aus dem, was auf deiner Indigoplantage wächst.
puerto_rico-story-plant-met = Gebäude bringen am Ende SP, dieses hier 1. Und sie können das Spiel beenden: Wenn jemand alle 12 Bauplätze seiner Stadt gefüllt hat, ist das der letzte Durchgang.
puerto_rico-story-colonist = Schick deinen ersten Kolonisten aufs Maisfeld
puerto_rico-story-colonist-why = Der Bürgermeister bringt dir einen Kolonisten. Ein leerer Kreis bewirkt nichts, und nur beim Mais genügt ein einziger.
puerto_rico-story-colonist-met = Von jetzt an wächst dein Mais, sobald jemand den Aufseher nimmt. Irgendwann gehen die Kolonisten aus; auch damit endet das Spiel.
puerto_rico-story-mayor = Nimm den Bürgermeister
puerto_rico-story-mayor-why = Deine Indigoplantage und ihre Küperei stehen noch leer. Alle bekommen einen Kolonisten, und wer den Bürgermeister nimmt, einen mehr.
puerto_rico-story-mayor-met = Jede Rolle hat so ein Privileg für den, der sie nimmt.
puerto_rico-story-pair = Besetze Mais, Indigo und die Indigoküperei
puerto_rico-story-pair-why = Nimm den zusätzlichen Kolonisten und verteile dann alle drei: Indigo, Küperei, Mais. Indigoplantage und Küperei produzieren nur zusammen.
puerto_rico-story-pair-met = Jetzt wird beides geerntet, Mais und Indigo.
puerto_rico-story-craftsman = Nimm den Aufseher
puerto_rico-story-craftsman-why = Alle produzieren, woran ihre Kolonisten arbeiten. Nimm diese Rolle, wenn du mehr davon hast als die anderen.
puerto_rico-story-craftsman-met = Du hast 1 Mais und 1 Indigo produziert.
puerto_rico-story-second = Wähle einen zweiten Indigo
puerto_rico-story-second-why = Der Aufseher bekommt noch eine Ware von einer Sorte, die er gerade produziert hat. Zwei von einer Sorte passen auf ein Schiff.
puerto_rico-story-second-met = Zwei Indigo liegen bereit. Auf zum Hafen!
puerto_rico-story-captain = Nimm den Kapitän
puerto_rico-story-captain-why = Eine Ware bringt 1 SP, sobald sie auf einem Schiff ist, und dem Kapitän noch 1 SP mehr. Bisher wollte ihn niemand, darum liegen 3 Dublonen auf der Karte: Die bekommst du dazu.
puerto_rico-story-captain-met = Du verlädst zuerst, und alle Schiffe sind leer.
puerto_rico-story-ship = Verschiffe die zwei Indigo, bevor der Hafen voll ist
puerto_rico-story-ship-why = Ein Schiff nimmt nur eine Sorte. Was keinen Platz findet, verdirbt bis auf eine einzige Ware: Verlade also, solange Platz ist.
puerto_rico-story-ship-met = Das waren 3 SP: 2 für den Indigo und 1 für den Kapitän. Gehen die Siegpunktechips aus, ist es der letzte Durchgang.
puerto_rico-story-end = **Punkte** bringen gelieferte Waren und Gebäude, am meisten die großen. **Schluss ist** nach dem Durchgang, in dem eine Stadt voll ist oder die Kolonisten oder die Siegpunktechips ausgehen. **Ein vernünftiger nächster Zug:** Bau für deine Dublonen das Gebäude zu einer anderen deiner Plantagen, und besetze es dann mit dem Bürgermeister.

## Was für einen Hausbot zählt: wofür eine Zahl in seiner Rechnung steht

puerto_rico-term-unit = Die Zahlen in Klammern: SP bis zum Ende des Spiels, wie der Bot sie schätzt.
puerto_rico-term-coins = { $count ->
    [one] die Dublone auf der Karte
   *[other] die { $count } Dublonen auf der Karte
}
puerto_rico-term-own-settler = ein neues Plättchen für dich, am besten: { $tile }
puerto_rico-term-own-mayor = { $count ->
    [one] { $count } neuer Kolonist für dich
   *[other] { $count } neue Kolonisten für dich
}
puerto_rico-term-own-builder = ein Gebäude, das du bezahlen kannst, am besten: { $building }
puerto_rico-term-own-craftsman = { $count ->
    [one] { $count } Ware, die du produzierst
   *[other] { $count } Waren, die du produzierst
}
puerto_rico-term-own-trader = { $good }, verkauft für { $count ->
    [one] { $count } Dublone
   *[other] { $count } Dublonen
}
puerto_rico-term-own-captain = { $count ->
    [one] deine { $count } Ware für die Schiffe
   *[other] deine { $count } Waren für die Schiffe
}
puerto_rico-term-own-prospector = { $count ->
    [one] { $count } Dublone für dich
   *[other] { $count } Dublonen für dich
}
puerto_rico-term-others-gain = was die anderen davon haben
puerto_rico-term-others-lose = was die anderen dabei verlieren
puerto_rico-term-follow-you = was dir die Rollen bringen dürften, die danach noch genommen werden
puerto_rico-term-follow-others = was die Rollen, die danach noch genommen werden, den anderen bringen dürften
puerto_rico-term-tile-quarry = billigere Gebäude, sobald im Steinbruch ein Kolonist arbeitet
puerto_rico-term-tile-corn = Waren ganz ohne Gebäude, wie es sie nur vom Mais gibt
puerto_rico-term-tile-ready = Waren, denn dein Gebäude hat für diese Plantage noch einen Kreis frei
puerto_rico-term-tile-first = Waren einer neuen Sorte, sobald du das Gebäude dafür hast
puerto_rico-term-tile-more = noch eine Plantage einer Sorte, die du schon hast
puerto_rico-term-work-alone = { $count ->
    [one] { $circle } in Betrieb
   *[other] { $count } × { $circle } in Betrieb
}
puerto_rico-term-work-pair = { $count ->
    [one] { $circle } und { $building }, die zusammen produzieren
   *[other] { $count }-mal { $circle } und { $building }, die zusammen produzieren
}
puerto_rico-term-work-later = noch nicht viel, denn Plantage und Gebäude produzieren erst, wenn beide einen Kolonisten haben
puerto_rico-term-colonist = { $count ->
    [0] noch ein Kolonist, auch wenn kein Kreis mehr frei ist
    [one] noch ein Kolonist für deinen letzten freien Kreis
   *[other] noch ein Kolonist für deine { $count } freien Kreise
}
puerto_rico-term-printed = { $count ->
    [one] { $count } aufgedruckter SP
   *[other] { $count } aufgedruckte SP
}
puerto_rico-term-effect = die Wirkung in den noch etwa { $rounds } Durchgängen
puerto_rico-term-effect-plant = Waren von { $count ->
    [one] einer Plantage
   *[other] { $count } Plantagen
} ({ $good }) in den noch etwa { $rounds } Durchgängen
puerto_rico-term-effect-plant-first = { $good }, sobald du eine Plantage dafür hast
puerto_rico-term-unique = ein großes Gebäude, und jedes davon gibt es nur einmal
puerto_rico-term-space = { $count ->
    [one] der Bauplatz, den es in deiner Stadt belegt
   *[other] die { $count } Bauplätze, die es in deiner Stadt belegt
}
puerto_rico-term-price = { $count ->
    [one] der Preis von { $count } Dublone
   *[other] der Preis von { $count } Dublonen
}
puerto_rico-term-good = { $good } zum Verkaufen oder Liefern
puerto_rico-term-sale = { $count ->
    [0] keine Dublone
    [one] { $count } Dublone
   *[other] { $count } Dublonen
} für { $good }
puerto_rico-term-amount = { $count ->
    [one] { $count } Ware an Bord
   *[other] { $count } Waren an Bord
}, je 1 SP
puerto_rico-term-spent = was dir { $good } später noch gebracht hätte
puerto_rico-term-after-you = was du in dieser Phase danach noch verladen kannst
puerto_rico-term-after-others = was die anderen danach noch verladen können, oder was dir verloren geht
puerto_rico-term-kept = { $count } { $good } für später
