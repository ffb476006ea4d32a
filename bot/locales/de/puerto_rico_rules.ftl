# Die Regeln in eigenen Worten: was ein Gebäude tut, was zu beachten ist, Einträge nach Abschnitt.
# `puerto_rico-rules-<key>` ist der Text (eines Gebäudes: höchstens 300 Zeichen), `-fine` das
# Kleingedruckte eines Gebäudes, `-title` der Titel eines Eintrags. Das Verzeichnis: `rulebook.toml`.

-production = In der Aufseherphase verarbeitet jeder Kolonist hier 1 { $good } von einer besetzten { $plantation }.
-production-fine =
    - Du bekommst so viele, wie die kleinere von zwei Zahlen angibt: besetzte Plantagen und Kolonisten in allen deinen Gebäuden für diese Ware.
    - Kleines und großes Gebäude zählen zusammen; überzählige Kolonisten produzieren nichts.
    - Reicht der Vorrat nicht, gibt es reihum, was noch da ist.
-production-large = Seine übrigen Kreise dürfen leer bleiben; jeder davon zählt, wenn das Kolonistenschiff beladen wird.

## Gebäude: Produktion

puerto_rico-rules-small_indigo_plant = { -production(good: "Indigo", plantation: "Indigoplantage") }
puerto_rico-rules-small_indigo_plant-fine = { -production-fine }
puerto_rico-rules-small_sugar_mill = { -production(good: "Zucker", plantation: "Zuckerplantage") }
puerto_rico-rules-small_sugar_mill-fine = { -production-fine }
puerto_rico-rules-indigo_plant = { -production(good: "Indigo", plantation: "Indigoplantage") } { -production-large }
puerto_rico-rules-indigo_plant-fine = { -production-fine }
puerto_rico-rules-sugar_mill = { -production(good: "Zucker", plantation: "Zuckerplantage") } { -production-large }
puerto_rico-rules-sugar_mill-fine = { -production-fine }
puerto_rico-rules-tobacco_storage = { -production(good: "Tabak", plantation: "Tabakplantage") } { -production-large }
puerto_rico-rules-tobacco_storage-fine = { -production-fine }
puerto_rico-rules-coffee_roaster = { -production(good: "Kaffee", plantation: "Kaffeeplantage") } { -production-large }
puerto_rico-rules-coffee_roaster-fine = { -production-fine }

## Gebäude: Grundspiel

puerto_rico-rules-small_market = Verkaufst du an das Handelshaus, bekommst du 1 Dublone mehr.
puerto_rico-rules-small_market-fine =
    - Zusammen mit der großen Markthalle sind es 3 Dublonen mehr.
    - Mais bringt an sich 0, den Zuschlag gibt es auch für ihn.
puerto_rico-rules-small_market-fine-buildings = - Ein Verkauf über den Handelsposten bringt keinen Zuschlag.
puerto_rico-rules-hacienda = In der Siedlerphase darfst du vor deiner normalen Wahl die oberste verdeckte Plantage aufdecken und musst sie dann auf deine Insel legen. Danach wählst du wie üblich, falls noch Platz ist.
puerto_rico-rules-hacienda-fine =
    - { $hacienda_quarry ->
        [yes] Mit besetzter Bauhütte darf das zusätzliche Plättchen ein Steinbruch sein.
        [usual] Das zusätzliche Plättchen ist nie ein Steinbruch.
       *[any] Das zusätzliche Plättchen ist nie ein Steinbruch, außer der Tisch hat es anders gewählt.
    }
    - Das Hospiz schickt niemanden auf das zusätzliche Plättchen.
    - Liegt keine Plantage mehr verdeckt, werden zuerst die abgelegten gemischt; gibt es keine, entfällt das Plättchen.
puerto_rico-rules-hacienda-fine-buildings = - Auch mit der Bibliothek wirkt sie nur einmal je Phase.
puerto_rico-rules-construction_hut = In der Siedlerphase darfst du statt einer offenen Plantage einen Steinbruch nehmen, auch wenn du nicht der Siedler bist.
puerto_rico-rules-construction_hut-fine =
    - Das eine statt des anderen: Auch ein Siedler mit Bauhütte bekommt nur einen Steinbruch.
    - Sind alle Steinbrüche vergeben, nützt sie nichts.
puerto_rico-rules-construction_hut-fine-buildings = - Erst mit Siedler, Bauhütte und Bibliothek zusammen sind zwei Steinbrüche möglich.
puerto_rico-rules-small_warehouse = Am Ende der Kapitänphase lagerst du alle deine Waren einer Sorte, zusätzlich zu der einen Ware, die jeder behalten darf.
puerto_rico-rules-small_warehouse-fine =
    - Mit dem großen Lagerhaus: drei ganze Sorten und eine einzelne Ware.
    - Es befreit nie davon, Waren zu verladen.
puerto_rico-rules-hospice = Nimmst du in der Siedlerphase dein normales Plättchen, darfst du sofort einen Kolonisten aus dem Vorrat darauf setzen.
puerto_rico-rules-hospice-fine =
    - Ist der Vorrat leer, kommt er vom Schiff; ist auch das leer, gibt es keinen.{ $nobles_from_supply ->
        [yes] { " " }Statt des Kolonisten darf es ein Adliger sein.
       *[usual] { "" }
    }
    - Es wirkt auch bei einem Steinbruch, nicht aber beim zusätzlichen Plättchen der Hazienda.
puerto_rico-rules-hospice-fine-buildings = - Auf das zweite Plättchen der Bibliothek schickt es niemanden. Legst du das Plättchen als Wald, wartet die Person ohne Kreis.
puerto_rico-rules-office = Du darfst dem Handelshaus auch eine Sorte verkaufen, die dort schon liegt.
puerto_rico-rules-office-fine =
    - Ein volles Handelshaus nimmt auch von dir nichts an.
    - So können mehrere gleiche Waren dort liegen.
puerto_rico-rules-large_market = Verkaufst du an das Handelshaus, bekommst du 2 Dublonen mehr.
puerto_rico-rules-large_market-fine =
    - Zusammen mit der kleinen Markthalle sind es 3 Dublonen mehr.
puerto_rico-rules-large_market-fine-buildings = - Ein Verkauf über den Handelsposten bringt keinen Zuschlag.
puerto_rico-rules-large_warehouse = Am Ende der Kapitänphase lagerst du alle deine Waren zweier Sorten, zusätzlich zu der einen Ware, die jeder behalten darf.
puerto_rico-rules-large_warehouse-fine =
    - Mit dem kleinen Lagerhaus: drei ganze Sorten und eine einzelne Ware.
    - Es befreit nie davon, Waren zu verladen.
puerto_rico-rules-factory = Produzierst du Waren, bekommst du für 2, 3, 4 oder 5 verschiedene Sorten 1, 2, 3 oder 5 Dublonen.
puerto_rico-rules-factory-fine =
    - Es zählen nur Sorten, die du wirklich bekommen hast; wie viele Waren es sind, ist egal.
    - Eine Sorte allein bringt nichts.
    - { $factory_university ->
        [other] An diesem Tisch kostet sie 8 Dublonen und die Universität 7.
       *[usual] Eine beliebte Variante tauscht ihre Kosten mit denen der Universität; das lässt sich vor dem Beginn als Option wählen.
    }
puerto_rico-rules-university = Baust du ein Gebäude, darfst du sofort einen Kolonisten aus dem Vorrat darauf setzen.
puerto_rico-rules-university-fine =
    - Es ist ein Kolonist, egal wie viele Kreise das Gebäude hat.
    - Ist der Vorrat leer, kommt er vom Schiff.
    - Für sich selbst wirkt sie nicht: Als sie gebaut wurde, war sie noch leer.{ $factory_university ->
        [other] { " " }An diesem Tisch kostet sie 7 Dublonen und die Manufaktur 8.
       *[usual] { "" }
    }{ $nobles_from_supply ->
        [yes] { " " }Statt des Kolonisten darf es ein Adliger sein.
       *[usual] { "" }
    }
puerto_rico-rules-university-fine-buildings = - Die Statue hat keinen Kreis.
puerto_rico-rules-harbor = Jedes Mal, wenn du Waren lieferst, bekommst du 1 SP mehr.
puerto_rico-rules-harbor-fine =
    - Jede Lieferung zählt, auch über die Werft.
    - 1 SP je Lieferung, nicht je Ware{ $small_wharf_bonus ->
        [per_kind] .
       *[usual] { " " }oder Sorte.
    }
puerto_rico-rules-harbor-fine-buildings = - { $small_wharf_bonus ->
        [per_kind] Die kleine Werft zählt einmal je Sorte der Lieferung, das Gildenhaus nicht: Es liefert nicht.
       *[usual] Auch die kleine Werft zählt, das Gildenhaus nicht: Es liefert nicht.
    }
puerto_rico-rules-harbor-fine-nobles = - Der Hoflieferant liefert nicht: Für seine Waren gibt es nichts.
puerto_rico-rules-wharf = Einmal je Kapitänphase darfst du, wenn du dran bist, alle deine Waren einer Sorte ohne Frachtschiff liefern: Sie kommen in den Vorrat und bringen je 1 SP.
puerto_rico-rules-wharf-fine =
    - Jede Sorte ist möglich, auch eine, die auf einem Frachtschiff liegt; immer alle Waren davon.
    - Sie darf eine Lieferung ersetzen, zu der du verpflichtet bist, und warten, bis nichts mehr auf die Schiffe passt.
    - Niemand muss sie benutzen.
    - Hafen und der zusätzliche SP des Kapitäns zählen.
puerto_rico-rules-wharf-fine-buildings = - Auch der Leuchtturm zählt.
puerto_rico-rules-guild_hall = Am Ende: 1 SP für jedes deiner kleinen und 2 SP für jedes deiner großen Produktionsgebäude.
puerto_rico-rules-guild_hall-fine =
    - Die Produktionsgebäude müssen nicht besetzt sein, die Zunfthalle schon.
    - Klein sind kleine Indigoküperei und kleine Zuckermühle.
puerto_rico-rules-guild_hall-fine-nobles = - Der Juwelier zählt als groß.
puerto_rico-rules-residence = Am Ende: 4 SP für bis zu 9 belegte Felder deiner Insel, 5 für 10, 6 für 11 und 7 für alle 12.
puerto_rico-rules-residence-fine =
    - Plantagen und Steinbrüche zählen, besetzt oder nicht.
    - Die Residenz selbst muss besetzt sein.
puerto_rico-rules-residence-fine-buildings = - Auch Wälder zählen.
puerto_rico-rules-fortress = Am Ende: 1 SP für je drei Kolonisten auf deinem Plan.
puerto_rico-rules-fortress-fine =
    - Alle zählen: in Gebäuden, auf Plättchen und ohne Kreis.
    - Die Festung selbst muss besetzt sein.
puerto_rico-rules-fortress-fine-nobles = - Auch Adlige zählen.
puerto_rico-rules-customs_house = Am Ende: 1 SP für je vier SP, die du in Chips hast.
puerto_rico-rules-customs_house-fine =
    - SP, die notiert wurden, weil die Chips ausgegangen waren, zählen wie Chips.
    - SP auf Gebäuden zählen nicht.
    - Das Zollhaus selbst muss besetzt sein.
puerto_rico-rules-city_hall = Am Ende: 1 SP für jedes deiner beigefarbenen Gebäude, dieses eingeschlossen.
puerto_rico-rules-city_hall-fine =
    - Beigefarben sind alle Gebäude außer den Produktionsgebäuden.
    - Sie müssen nicht besetzt sein, das Rathaus schon.
puerto_rico-rules-city_hall-fine-nobles = - Der Juwelier ist nicht beigefarben.

## Gebäude: Neue Gebäude

puerto_rico-rules-aqueduct = Produziert deine große Indigoküperei, bekommst du 1 Indigo mehr; produziert deine große Zuckermühle, 1 Zucker mehr.
puerto_rico-rules-aqueduct-fine =
    - Beides zugleich ist möglich; der Vorrat muss die Waren haben.
    - Das große Gebäude produziert zuerst: Ist es besetzt, bringt jede Menge Indigo die zusätzliche Ware.
    - Die zusätzlichen Waren zählen für die Monofaktur.
puerto_rico-rules-forest_house = Jede Plantage, die du bekommst, darfst du verdeckt als Wald auslegen. Je zwei Wälder machen jedes deiner Gebäude 1 Dublone billiger.
puerto_rico-rules-forest_house-fine =
    - Offene Plättchen und die von Hazienda, Bibliothek und Grundbuchamt dürfen Wald werden, Steinbrüche nicht.
    - Das entscheidest du beim Auslegen, für das ganze Spiel; ein Wald hat keinen Kreis.
    - Der Nachlass ist nicht durch die Spalte begrenzt und gilt auch, wenn das Forsthaus leer ist.
puerto_rico-rules-black_market = Fehlen dir Dublonen für ein Gebäude, darfst du bis zu eine Person, eine Ware und einen SP-Chip für je 1 Dublone abgeben.
puerto_rico-rules-black_market-fine =
    - Genau so viele, wie fehlen: Du zahlst alle deine Dublonen und hast danach 0.
    - Die Person darf von überall kommen, nur nicht vom Schwarzmarkt selbst.
    - Fehlen mehr als drei, kannst du nicht bauen.
    - Ein ausgelöstes Spielende bleibt ausgelöst.
puerto_rico-rules-storehouse = Am Ende der Kapitänphase lagerst du drei einzelne Waren beliebiger Sorten, zusätzlich zu der einen Ware, die jeder behalten darf.
puerto_rico-rules-storehouse-fine =
    - Sie ergänzt die Lagerhäuser.
    - Sie befreit nie davon, Waren zu verladen.
puerto_rico-rules-guest_house = Hat zwei Kreise. In jeder Phase außer der des Bürgermeisters dürfen die Gäste auf freie Kreise deiner Gebäude und Plättchen gehen, wo sie sofort arbeiten.
puerto_rico-rules-guest_house-fine =
    - Zusammen oder einzeln, auch in verschiedenen Phasen; zurück kommen sie erst in einer Bürgermeisterphase.
    - Ein Gast nützt bei allem, was in der Phase noch nicht geschehen ist; Versäumtes wird nicht nachgeholt.
    - In der Bürgermeisterphase werden seine Kreise wie alle anderen besetzt, und sie zählen für das Schiff.
puerto_rico-rules-trading_post = In der Händlerphase darfst du statt an das Handelshaus eine beliebige Ware zum Listenpreis direkt in den Vorrat verkaufen.
puerto_rico-rules-trading_post-fine =
    - { $trading_post_full_house ->
        [no] Nicht, solange das Handelshaus voll ist, aber auch, wenn es die Sorte schon hat.
       *[usual] Auch wenn das Handelshaus voll ist oder die Sorte schon hat.
    }
    - Die zusätzliche Dublone des Händlers zählt, die Markthallen nicht.
    - Insgesamt ein Verkauf je Phase, hier oder dort.
puerto_rico-rules-church = Baust du etwas aus Spalte 2 oder 3, bekommst du 1 SP, aus Spalte 4 bekommst du 2 SP.
puerto_rico-rules-church-fine =
    - Produktionsgebäude zählen auch; Spalte 1 bringt nichts.
    - Für sich selbst zählt sie nicht.
puerto_rico-rules-small_wharf = Einmal je Kapitänphase darfst du, wenn du dran bist, eine beliebige Auswahl deiner Waren in den Vorrat legen: 1 SP für je zwei.
puerto_rico-rules-small_wharf-fine =
    - { $small_wharf_minimum ->
        [other] Mindestens zwei Waren.
       *[usual] Mindestens eine Ware; eine einzelne bringt 0 SP, ist aber eine Lieferung.
    }
    - { $small_wharf_bonus ->
        [per_kind] Hafen und Leuchtturm zählen einmal je Sorte, der zusätzliche SP des Kapitäns einmal im Ganzen.
       *[usual] Hafen, Leuchtturm und der zusätzliche SP des Kapitäns zählen einmal dafür.
    }
    - Sie darf eine Lieferung ersetzen, zu der du verpflichtet bist.
    - Mit beiden Werften: eine je Zug, in beliebiger Reihenfolge.
puerto_rico-rules-lighthouse = Jedes Mal, wenn du Waren lieferst, bekommst du 1 Dublone. Bist du Kapitän, bekommst du einmal je Phase 1 Dublone dazu.
puerto_rico-rules-lighthouse-fine =
    - Lieferungen über Werft und kleine Werft zählen{ $small_wharf_bonus ->
        [per_kind] , über die kleine Werft einmal je Sorte.
       *[usual] .
    }
    - Die Dublone des Kapitäns gibt es auch ohne Lieferung; die Bibliothek verdoppelt sie nicht.
puerto_rico-rules-specialty_factory = Produzierst du Waren, { $specialty_factory_corn ->
        [yes] zählt die Sorte, von der
       *[usual] zählt die Sorte (außer Mais), von der
    } du am meisten bekommen hast: Du erhältst eine Dublone weniger, als es Waren sind.
puerto_rico-rules-specialty_factory-fine =
    - { $specialty_factory_privilege ->
        [no] Waren vom Aquädukt zählen mit, solche aus dem Privileg des Aufsehers nicht.
       *[usual] Waren aus dem Privileg des Aufsehers und vom Aquädukt zählen mit.
    }
    - { $specialty_factory_corn ->
        [yes] Mais zählt wie jede andere Sorte.
       *[usual] Mais zählt nie.
    }
    - Eine einzige Ware der Sorte bringt 0.
puerto_rico-rules-library = Verdoppelt das Privileg der Rolle, die du nimmst: zwei Kolonisten, 2 Dublonen billiger, zwei zusätzliche Waren und so weiter.
puerto_rico-rules-library-fine =
    - Siedler: nach allen anderen ein zweites Plättchen aus der Auslage; ein Steinbruch nur mit der Bauhütte; das Hospiz wirkt nur beim ersten.
    - Bürgermeister: zwei Kolonisten aus dem Vorrat. Aufseher: zwei Waren, gleich oder verschieden, von Sorten, die du produziert hast.
    - Baumeister 2 billiger, Händler +2, Kapitän +2 SP, Goldsucher 2 Dublonen.
    - Dublonen, die auf der Karte liegen, werden nicht verdoppelt.{ $library_2p ->
        [once_a_round] { " " }Sie verdoppelt nur eine Rolle je Durchgang.
       *[usual] { "" }
    }
puerto_rico-rules-union_hall = In deinem ersten Zug der Kapitänphase bekommst du 1 SP für je zwei Waren einer Sorte, die du hast. Die Waren behältst du.
puerto_rico-rules-union_hall-fine =
    - Jede Sorte für sich: drei Mais und zwei Indigo sind 2 SP.
    - { $union_hall ->
        [needs_a_load] Es bringt nur etwas, wenn du in diesem Zug liefern kannst.
       *[usual] Du musst dafür nichts liefern.
    }
    - Es kommt vor deinem Hoflieferanten; so zählen Waren für beide.
puerto_rico-rules-statue = Ist 8 SP wert. Sie hat keinen Kreis und tut sonst nichts.
puerto_rico-rules-statue-fine =
    - Niemand steht je darauf, weder in der Bürgermeisterphase noch durch die Universität.
    - Für das Rathaus zählt sie als beigefarbenes Gebäude.
puerto_rico-rules-cloister = Am Ende: Je drei gleiche Plättchen auf deiner Insel sind ein Dreier. Ein Dreier bringt 1 SP, zwei bringen 3, drei 6 und vier 10.
puerto_rico-rules-cloister-fine =
    - Auch Steinbrüche und Wälder sind Sorten; die Plättchen müssen nicht besetzt sein.
    - Das Kloster selbst muss besetzt sein.

## Gebäude: Adlige

puerto_rico-rules-land_office = In deinem Zug der Händlerphase. Mit Kolonist: Zahle 1 Dublone und lege die oberste verdeckte Plantage auf deine Insel. { $land_office_noble ->
        [pays] Mit Adligem: Zahle 1 Dublone und lege eine deiner Plantagen ab.
       *[usual] Mit Adligem: Lege eine deiner Plantagen ab und nimm 1 Dublone.
    }
puerto_rico-rules-land_office-fine =
    - Einmal je Phase, vor oder nach deinem Verkauf, auch ohne ihn oder wenn das Handelshaus voll ist.
    - Steinbrüche und Wälder lassen sich nicht ablegen.
    - Wer auf einem abgelegten Plättchen stand, wartet ohne Kreis.
    - Die gekaufte Plantage darf mit dem Forsthaus Wald werden.
puerto_rico-rules-chapel = In jeder Aufseherphase bringt sie mit einem Kolonisten 1 Dublone, mit einem Adligen 1 SP.
puerto_rico-rules-chapel-fine =
    - Du musst dafür nichts produzieren.
    - { $vp_exhaustion ->
        [captain_only] Wird hier der letzte SP-Chip genommen, endet das Spiel nicht: Das zählt nur in einer Kapitänphase.
       *[usual] Wird der letzte SP-Chip genommen, endet das Spiel in jeder Phase.
    }
puerto_rico-rules-hunting_lodge = Am Ende jeder Siedlerphase. Mit Kolonist: Du darfst eine Plantage oder einen Wald ablegen. Mit Adligem: 2 SP, wenn deine Insel mehr freie Felder hat als jede andere.
puerto_rico-rules-hunting_lodge-fine =
    - Steinbrüche bleiben; wer auf dem Plättchen stand, wartet ohne Kreis.
    - Es müssen wirklich mehr freie Felder sein; Gleichstand bringt nichts.
    - Mehrere Jagdschlösser wirken reihum ab dem Siedler.
puerto_rico-rules-zoning_office = Mit Kolonist kosten dich Gebäude der Spalten 1 bis 3 je 1 Dublone weniger. Mit Adligem kosten dich Gebäude der Spalte 4 je 2 Dublonen weniger.
puerto_rico-rules-zoning_office-fine =
    - Nie beides, es zählt, wer hier steht.
    - Auch Produktionsgebäude werden billiger.
    - Ein Preis sinkt nie unter 0.
puerto_rico-rules-royal_supplier = In deinem ersten Zug der Kapitänphase, bevor du lieferst, darfst du für jeden deiner Adligen eine Ware abgeben, lauter verschiedene: je 1 SP.
puerto_rico-rules-royal_supplier-fine =
    - Das ist keine Lieferung: Hafen, Leuchtturm und der zusätzliche SP des Kapitäns zählen nicht, und dein Zug geht weiter.
    - Alle deine Adligen zählen, wo immer sie stehen.
puerto_rico-rules-villa = In jeder Bürgermeisterphase bekommst du einen Adligen mehr aus dem Vorrat.
puerto_rico-rules-villa-fine =
    - Sie muss besetzt sein, wenn die Phase beginnt; erst danach wird das Schiff verteilt.
    - Gibt es keinen Adligen mehr, kommt ein Kolonist aus dem Vorrat; gibt es auch den nicht, niemand.
    - { $decline_villa ->
        [yes] Du darfst verzichten.
        [usual] Verzichten darfst du nicht.
       *[any] Verzichten darfst du nur, wenn der Tisch es so gewählt hat.
    }
puerto_rico-rules-jeweler = In jeder Aufseherphase bekommst du 1 Dublone für jeden deiner Adligen.
puerto_rico-rules-jeweler-fine =
    - Adlige zählen überall auf deinem Plan, auch hier.
    - Er stellt keine Waren her und ist keine Sorte für die Manufaktur.
    - Für die Zunfthalle ist er ein großes Produktionsgebäude, für das Rathaus nicht beigefarben.
    - { $jeweler_copies_2p ->
        [other] Es gibt ihn nur einmal.
       *[usual] Es gibt ihn zweimal, auch zu zweit.
    }
puerto_rico-rules-royal_garden = Am Ende: 1 SP mehr für jeden deiner Adligen.
puerto_rico-rules-royal_garden-fine =
    - Zusätzlich zu dem 1 SP, den jeder Adlige wert ist.
    - Der Hofgarten muss besetzt sein, von Kolonist oder Adligem.

## Spielaufbau

puerto_rico-rules-start-title = Was alle am Anfang haben
puerto_rico-rules-start = Zu dritt, viert oder fünft bekommt jeder 2, 3 oder 4 Dublonen. Der erste Gouverneur wird ausgelost. Der Reihe nach beginnen die ersten mit einer Indigoplantage, die letzten mit Mais: zu dritt 2 Indigo und 1 Mais, zu viert 2 und 2, zu fünft 3 und 2.
puerto_rico-rules-supply-title = Was in der Mitte liegt
puerto_rico-rules-supply = Alle 8 Steinbrüche und eine offene Plantage mehr als Spieler. SP-Chips: 75, 100 oder { $vp_chips_5p ->
        [other] 122
       *[usual] 126
    } für 3, 4 oder 5 Spieler. Kolonisten: 55, 75 oder 95, dazu je Spieler einer auf dem Schiff. Frachtschiffe: 4-5-6, 5-6-7 oder 6-7-8. Zu dritt gibt es keinen Goldsucher, zu viert einen, zu fünft zwei.
puerto_rico-rules-secrets-title = Offen und verdeckt
puerto_rico-rules-secrets = Dublonen, Waren und Pläne sehen alle. Verdeckt bleiben nur die SP-Chips der anderen bis zum Ende und die Reihenfolge der verdeckten Plantagen.

## Der Durchgang

puerto_rico-rules-round-title = Ein Durchgang
puerto_rico-rules-round = Der Gouverneur nimmt eine Rollenkarte, und alle führen diese Rolle aus, beginnend mit ihm. Dann nimmt der Nächste im Uhrzeigersinn eine der übrigen Karten, bis jeder eine hatte. Danach kommen die Karten zurück, und das Amt des Gouverneurs wandert einen Platz weiter.
puerto_rico-rules-picking-title = Eine Rolle wählen
puerto_rico-rules-picking = Du musst eine Karte nehmen, auch eine nutzlose. Eine genommene Karte ist für den Durchgang weg. Die Rolle zu nutzen ist freiwillig, nur liefern muss man.
puerto_rico-rules-privilege-title = Aktion und Privileg
puerto_rico-rules-privilege = Die Aktion einer Rolle haben alle, ihr Privileg nur, wer die Karte genommen hat. Der Goldsucher hat keine Aktion, nur ein Privileg.
puerto_rico-rules-bonus-title = Dublonen auf Rollenkarten
puerto_rico-rules-bonus = Nach jedem Durchgang kommt auf jede Karte, die niemand genommen hat, 1 Dublone, zu denen, die schon dort liegen. Wer eine solche Karte nimmt, bekommt sie sofort und darf sie noch in derselben Phase ausgeben.
puerto_rico-rules-occupied-title = Gebäude brauchen Leute
puerto_rico-rules-occupied = Ein Gebäude wirkt nur, solange mindestens eine Person darauf steht, und du musst es nicht nutzen. Seine aufgedruckten SP zählen immer.

## Siedler

puerto_rico-rules-settler-title = Siedlerphase
puerto_rico-rules-settler = Reihum darf jeder eine offene Plantage nehmen. Der Siedler darf stattdessen einen Steinbruch nehmen, andere nur mit einer Bauhütte. Niemand muss ein Plättchen nehmen.
puerto_rico-rules-quarries-title = Steinbrüche
puerto_rico-rules-quarries = Jeder besetzte Steinbruch macht deine Gebäude 1 Dublone billiger, höchstens bis zur Nummer der Spalte. Es gibt 8 Steinbrüche (zu zweit 5); sind sie weg, bringen weder Privileg noch Bauhütte einen.
puerto_rico-rules-row-title = Die Auslage der Plantagen
puerto_rico-rules-row = Nach der Phase wird abgelegt, was niemand genommen hat, und es wird neu aufgedeckt: eine mehr als Spieler. Reicht der Stapel nicht, werden die abgelegten gemischt; reicht auch das nicht, bleibt die Auslage kürzer.
puerto_rico-rules-island-title = Die Insel
puerto_rico-rules-island = Eine Insel hat 12 Felder; eine volle nimmt nichts mehr auf. Wo ein Plättchen liegt, ist egal. Plättchen bleiben bis zum Ende.
puerto_rico-rules-island-nobles = Nur Grundbuchamt und Jagdschloss entfernen Plättchen.
puerto_rico-rules-forests-title = Wälder
puerto_rico-rules-forests = Mit besetztem Forsthaus darfst du eine Plantage verdeckt als Wald auslegen. Er hat keinen Kreis und wird nie zurückgedreht. Je zwei Wälder sparen bei jedem Gebäude 1 Dublone, wer auch immer im Forsthaus steht.

## Bürgermeister

puerto_rico-rules-mayor-title = Bürgermeisterphase
puerto_rico-rules-mayor = Zuerst { $mayor_privilege_optional ->
        [no] muss
       *[usual] darf
    } der Bürgermeister einen Kolonisten{ $nobles_from_supply ->
        [yes] { " " }oder Adligen aus dem Vorrat nehmen.
       *[usual] { " " }aus dem Vorrat nehmen.
    } Dann werden die Kolonisten vom Schiff einzeln reihum verteilt, beginnend mit ihm{ $decline_ship_colonists ->
        [yes] ; du darfst sie ablehnen, dann kommen sie in den Vorrat.
       *[usual] .
    } Dann platzieren alle, und zuletzt wird das Schiff neu beladen.
puerto_rico-rules-placing-title = Leute platzieren
puerto_rico-rules-placing = Du darfst alle deine Leute umstellen{ $placing ->
        [in_turn] , reihum.
       *[usual] , alle gleichzeitig.
    } { $must_fill_circles ->
        [no] Leute dürfen ohne Kreis bleiben, auch wenn einer frei ist.
       *[usual] Solange du einen freien Kreis hast, darf niemand untätig bleiben; welche Kreise leer bleiben, bestimmst du.
    } Außerhalb der Bürgermeisterphase wird niemand bewegt.
puerto_rico-rules-refill-title = Das Kolonistenschiff beladen
puerto_rico-rules-refill = Es kommen so viele Kolonisten, wie alle Gebäude leere Kreise haben, mindestens einer je Spieler. Plantagen und Steinbrüche zählen nicht. Reicht der Vorrat nicht, kommt der Rest, und es ist der letzte Durchgang. Reicht er genau, geht es weiter.

## Baumeister

puerto_rico-rules-builder-title = Baumeisterphase
puerto_rico-rules-builder = Reihum darf jeder ein Gebäude bauen. Jedes Gebäude darfst du nur einmal haben, und nur, solange noch welche da sind. Der Baumeister zahlt 1 Dublone weniger; baut er nicht, bekommt er dafür nichts.
puerto_rico-rules-price-title = Was ein Gebäude kostet
puerto_rico-rules-price = Die Kosten des Gebäudes, 1 weniger je besetztem Steinbruch (höchstens bis zur Nummer der Spalte), 1 weniger für den Baumeister. Nie unter 0.
puerto_rico-rules-price-buildings = Mit der Bibliothek sind es 2 für den Baumeister, und je zwei Wälder sparen 1.
puerto_rico-rules-price-nobles = Das Bauamt spart noch mehr.
puerto_rico-rules-city-title = Platz in der Stadt
puerto_rico-rules-city = Eine Stadt hat 12 Bauplätze. Ein großes Gebäude braucht zwei davon untereinander; { $max_large_buildings ->
        [other] höchstens sechs passen.
        [usual] höchstens vier passen.
       *[any] höchstens vier passen, außer der Tisch hat es anders gewählt.
    } Kleine Gebäude rücken von selbst. Wer den letzten Platz füllt, macht diesen Durchgang zum letzten.

## Aufseher

puerto_rico-rules-craftsman-title = Aufseherphase
puerto_rico-rules-craftsman = Reihum bekommt jeder Waren: von jeder Sorte so viele, wie besetzte Plantagen und Kolonisten in passenden Gebäuden erlauben. Mais braucht kein Gebäude. Reicht der Vorrat nicht, bekommt weniger, wer später dran ist.
puerto_rico-rules-extra-title = Die zusätzliche Ware des Aufsehers
puerto_rico-rules-extra = Wenn alle produziert haben, { $decline_extra_good ->
        [yes] darf der Aufseher noch eine Ware einer Sorte nehmen, die er gerade produziert hat, falls der Vorrat sie noch hat.
       *[usual] nimmt der Aufseher noch eine Ware einer Sorte, die er gerade produziert hat, falls der Vorrat sie noch hat.
    } Wer nichts produziert hat, bekommt nichts.

## Händler

puerto_rico-rules-trader-title = Händlerphase
puerto_rico-rules-trader = Reihum darf jeder eine Ware verkaufen. Die Preise: Mais 0, Indigo 1, Zucker 2, Tabak 3, Kaffee 4 Dublonen. Der Händler bekommt 1 Dublone mehr, wenn er verkauft.
puerto_rico-rules-house-title = Das Handelshaus
puerto_rico-rules-house = Es nimmt vier Waren auf, lauter verschiedene (das Kontor darf eine wiederholen). Ist es voll, verkauft dort niemand mehr, und es wird am Ende der Phase geleert. Ist es nicht voll, bleiben die Waren liegen.

## Kapitän

puerto_rico-rules-captain-title = Kapitänphase
puerto_rico-rules-captain = Reihum und immer weiter liefern alle Waren, bis niemand mehr kann oder will: in deinem Zug eine Sorte auf ein Schiff, je Ware 1 SP. Kannst du ein Frachtschiff beladen, musst du es; nur eine Werft darf das ersetzen.
puerto_rico-rules-ships-title = Was auf welches Schiff darf
puerto_rico-rules-ships = Ein Schiff lädt eine Sorte, und eine Sorte fährt nur auf einem Schiff, auch wenn das voll ist. Was schon an Bord ist, kommt auf sein Schiff. Eine neue Sorte kommt auf ein leeres, das alle deine Waren davon fasst, sonst auf das größte. Du lädst so viele, wie passen.
puerto_rico-rules-captains_point-title = Der zusätzliche SP des Kapitäns
puerto_rico-rules-captains_point = Der Kapitän bekommt für seine erste Lieferung der Phase 1 SP mehr, welcher Art sie auch ist. Liefert er nicht, gibt es ihn nicht.
puerto_rico-rules-storage-title = Waren lagern
puerto_rico-rules-storage = Ist das Liefern vorbei, behält jeder eine einzelne Ware. Kleines Lagerhaus: eine ganze Sorte. Großes Lagerhaus: zwei ganze Sorten. Alles zählt zusammen, der Rest geht verloren. Was bleibt, bestimmst du{ $ask_storage ->
        [always] ; der Bot fragt auch, wenn alles passt.
       *[usual] .
    } Dann legen volle Schiffe ab.
puerto_rico-rules-storage-buildings = Lagerhalle: drei einzelne Waren mehr.

## Goldsucher

puerto_rico-rules-prospector-title = Goldsucher
puerto_rico-rules-prospector = Wer die Karte nimmt, bekommt 1 Dublone und die Dublonen, die darauf liegen. Sonst tut niemand etwas.
puerto_rico-rules-prospector-buildings = Mit der Bibliothek sind es 2 Dublonen.

## Ende und Wertung

puerto_rico-rules-end-title = Wann das Spiel endet
puerto_rico-rules-end = Der Durchgang wird zu Ende gespielt, wenn das Kolonistenschiff nicht voll beladen werden kann, jemand den letzten Platz seiner Stadt gefüllt hat { $vp_exhaustion ->
        [captain_only] oder der letzte SP-Chip in einer Kapitänphase genommen wurde.
       *[usual] oder der letzte SP-Chip genommen wurde.
    } Spätere SP werden notiert und zählen.{ $decline_points ->
        [yes] { " " }Auf SP, die ein Gebäude wie der Hafen bringt, darf man verzichten.
       *[usual] { "" }
    }
puerto_rico-rules-end-nobles = Mit Adligen beendet das Kolonistenschiff das Spiel nicht.
puerto_rico-rules-score-title = Wertung
puerto_rico-rules-score = SP-Chips, die aufgedruckten SP aller deiner Gebäude und der Zuschlag deiner besetzten großen Gebäude.
puerto_rico-rules-score-nobles = Je Adligem gibt es 1 SP mehr.
puerto_rico-rules-large-title = Der Zuschlag großer Gebäude
puerto_rico-rules-large = Nur wenn besetzt. Zunfthalle: 1 oder 2 SP je Produktionsgebäude. Residenz: 4 bis 7 SP für die Insel. Festung: 1 SP je drei Personen. Zollhaus: 1 SP je vier SP in Chips. Rathaus: 1 SP je beigefarbenem Gebäude.
puerto_rico-rules-large-buildings = Kloster: 1, 3, 6 oder 10 SP für Dreier gleicher Plättchen.
puerto_rico-rules-large-nobles = Hofgarten: 1 SP je Adligem.
puerto_rico-rules-tie-title = Gleichstand
puerto_rico-rules-tie = Bei gleichen Punkten zählen Dublonen und Waren, jede Ware als 1 Dublone. Ist es immer noch gleich, teilt ihr euch den Sieg.

## Gäste

puerto_rico-rules-guests-title = Gäste
puerto_rico-rules-guests = Wer im Gasthaus steht, darf am Anfang einer Phase, bei deinen Entscheidungen und an ihrem Ende auf freie Kreise deines Plans gehen, nur nicht in der Bürgermeisterphase. Gäste arbeiten sofort und bleiben bis zur nächsten Bürgermeisterphase. Zurück geht vorher niemand.
puerto_rico-rules-guests_when-title = Wobei ein Gast noch nützt
puerto_rico-rules-guests_when = Bei allem, was noch nicht geschehen ist: der nächsten Lieferung für Hafen oder Werft, deiner Produktion, deinem Verkauf oder Bau, dem Lagern. Eine Bibliothek verdoppelt ein Privileg, das noch nicht genommen ist. Am Ende der letzten Phase darf ein Gast noch ein großes Gebäude besetzen.

## Gebäudewahl

puerto_rico-rules-draft-title = Die Gebäude auswählen
puerto_rico-rules-draft = { $draft ->
        [random] Vor dem Spiel werden 17 der 31 beigefarbenen Gebäude ausgelost.
        [fixed] 17 der 31 beigefarbenen Gebäude sind im Spiel: eine feste Auswahl mit allen neuen.
       *[usual] Vor dem Spiel wählen alle reihum ab dem Startspieler je ein beigefarbenes Gebäude, bis es 17 sind.
    } Die Produktionsgebäude sind immer dabei. Nach Kosten ist Platz für: 1 zu 1, 2 zu 2, 1 zu 3, 1 zu 4, 2 zu 5, 1 zu 6, 1 zu 7, 2 zu 8, 1 zu 9 und 5 zu 10.
puerto_rico-rules-draft_room-title = Was noch gewählt werden kann
puerto_rico-rules-draft_room = Ein Gebäude ist wählbar, solange ein Platz seiner Kosten frei ist. Was übrig bleibt, kommt in die Schachtel. Die Gebäude der Adligen werden nicht gewählt: Alle 8 kommen dazu.{ $office_and_trading_post ->
        [not_both] { " " }Von Kontor und Handelsposten ist höchstens eines im Spiel.
        [exactly_one] { " " }Von Kontor und Handelsposten ist genau eines im Spiel: Der letzte Platz ihrer Kosten bleibt dafür frei.
        [usual] { "" }
       *[any] { " " }Hat der Tisch genau eines von Kontor und Handelsposten gewählt, bleibt der letzte Platz, der dafür reicht, frei.
    }{ $hacienda_and_forest_house ->
        [not_both] { " " }Von Hazienda und Forsthaus ist höchstens eines im Spiel.
       *[usual] { "" }
    }{ $factory_and_specialty_factory ->
        [not_both] { " " }Von Manufaktur und Monofaktur ist höchstens eines im Spiel.
       *[usual] { "" }
    }

## Adlige

puerto_rico-rules-nobles-title = Adlige
puerto_rico-rules-nobles = Ein Adliger kann überall stehen, wo ein Kolonist stehen kann, und ist am Ende 1 SP wert. Zu Beginn und bei jedem Beladen kommt einer statt eines Kolonisten auf das Schiff, solange es welche gibt. Wer jemanden vom Schiff nimmt, wählt, solange beide an Bord sind.
puerto_rico-rules-noble_effects-title = Kolonist oder Adliger auf einem Gebäude
puerto_rico-rules-noble_effects = Manche Gebäude tun für einen Kolonisten etwas anderes als für einen Adligen. Es zählt, wer dort steht; die andere Wirkung gilt dann nie.
puerto_rico-rules-noble_sources-title = Woher Adlige kommen
puerto_rico-rules-noble_sources = { $nobles_from_supply ->
        [yes] Vom Schiff und durch die Villa; auch das Privileg des Bürgermeisters, Hospiz und Universität dürfen einen aus dem Vorrat bringen.
       *[usual] Nur vom Schiff und durch die Villa. Privileg des Bürgermeisters, Hospiz und Universität bringen Kolonisten aus dem Vorrat; müssen Hospiz oder Universität auf das Schiff zurückgreifen, darfst du wählen.
    }{ $villa_and_jeweler ->
        [not_both] { " " }Von Villa und Juwelier ist nur eines im Spiel.
       *[usual] { "" }
    }
puerto_rico-rules-noble_end-title = Adlige und das Spielende
puerto_rico-rules-noble_end = Mit Adligen endet das Spiel nicht, wenn die Leute ausgehen, und alle 100 Kolonisten sind dabei.

## Zu zweit

puerto_rico-rules-two_start-title = Zu zweit: Spielaufbau
puerto_rico-rules-two_start = Je 3 Dublonen; Gouverneur mit Indigo, die andere Person mit Mais. Von jeder Sorte kommen drei Plättchen weg (5 Steinbrüche bleiben), 3 liegen offen. 65 SP, 40 Kolonisten und 2 auf dem Schiff, Schiffe zu 4 und 6, je zwei Waren weniger. Beigefarbene Gebäude einmal, Produktionsgebäude zweimal.
puerto_rico-rules-two_round-title = Zu zweit: der Durchgang
puerto_rico-rules-two_round = Ihr wählt abwechselnd, bis jeder drei Rollen hatte; auf die siebte Karte kommt eine Dublone. Eine Karte kann je Durchgang nur einmal genommen werden. Wird das Ende ausgelöst, werden noch alle sechs Rollen gespielt.

## Was auf einer Karte steht

puerto_rico-card-circles = { $count ->
    [0] kein Kreis
    [one] Kreis
   *[other] Kreise
}
puerto_rico-card-column = { $column ->
    [1] Spalte 1: bis 1 Steinbruch
   *[other] Spalte { $column }: bis { $column } Steinbrüche
}
puerto_rico-card-spaces = { $count ->
    [one] 1 Bauplatz
   *[other] { $count } Bauplätze
}
puerto_rico-card-copies = { $count ->
    [one] 1 Exemplar
   *[other] { $count } Exemplare
}
puerto_rico-card-copies-two = { $copies }, zu zweit { $two }
puerto_rico-card-set-base = Grundspiel
puerto_rico-card-set-buildings = Neue Gebäude
puerto_rico-card-set-nobles = Adlige
puerto_rico-card-alt = { $name } ({ $other }), { $set }: kostet { $cost }, { $points }; { $count ->
    [0] kein Kreis
    [one] 1 Kreis
   *[other] { $count } Kreise
}; Spalte { $column }; { $spaces }; { $copies }. { $text }

## Abschnitte

rules-section-settler = Siedler
rules-section-mayor = Bürgermeister
rules-section-builder = Baumeister
rules-section-craftsman = Aufseher
rules-section-trader = Händler
rules-section-captain = Kapitän
rules-section-prospector = Goldsucher
rules-section-guests = Gäste
rules-section-draft = Gebäudewahl
rules-section-nobles = Adlige
rules-section-two = Zu zweit

## The sections of the rulebook: sources of rules

puerto_rico-book-preparation = Spielvorbereitung
puerto_rico-book-round = Spielverlauf
puerto_rico-book-roles = Die Rollen
puerto_rico-book-beige = Die beigefarbenen Gebäude
puerto_rico-book-settler = Der Siedler
puerto_rico-book-mayor = Der Bürgermeister
puerto_rico-book-builder = Der Baumeister
puerto_rico-book-craftsman = Der Aufseher
puerto_rico-book-trader = Der Händler
puerto_rico-book-captain = Der Kapitän
puerto_rico-book-storage = Lagerung
puerto_rico-book-prospector = Die Goldsucher
puerto_rico-book-end = Spielende
puerto_rico-book-buildings = Die Gebäude
puerto_rico-book-new_buildings = 1. Erweiterung
puerto_rico-book-nobles = 2. Erweiterung
puerto_rico-book-two = Das Spiel zu zweit
