# Hausbots, und wie gut sie spielen.

house-bot-level = { $level ->
    [easy] Leicht
    [strong] Stark
    [sensible] Solide
   *[other] { $level }
}
house-bot-level-about = { $level ->
    [easy] Spielt wie Anfänger: fängt zu viel an, übersieht, was andere vorhaben
    [strong] Probiert aus, wohin jede Wahl führt, und denkt dafür bis zu { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    } nach
   *[sensible] Spielt aus Erfahrung und ohne zu zögern
}
house-bot = { $level ->
    [easy] Leichter Hausbot
    [sensible] Solider Hausbot
    [strong] Starker Hausbot
   *[none] Hausbot
}
house-bot-named = { $level ->
    [easy] { $name } (leicht)
    [sensible] { $name } (solide)
    [strong] { $name } (stark)
    [strong-less] { $name } (stark) (denkt hier weniger voraus)
    [program] { $name } (Programm)
   *[none] { $name }
}
house-bot-mark = { $level ->
    [easy] leicht
    [sensible] solide
    [strong] stark
   *[none] { "" }
}
house-bot-menu = { $level ->
    [easy] { $name }: Leicht
    [sensible] { $name }: Solide
    [strong] { $name }: Stark
   *[none] { $name }: Wie stark?
}
house-bots-here = 🤖 Hausbots: { $names }
arg-level = Wie gut er spielt (sonst: solide)
name-level = stärke
error-unknown-level = { $level ->
    [easy] Leichte Hausbots
    [sensible] Solide Hausbots
    [strong] Starke Hausbots
   *[other] Hausbots der Stärke „{ $level }“
} gibt es an diesem Tisch nicht. { $levels ->
    [easy-sensible-strong] Zur Wahl stehen leicht, solide und stark.
    [easy-sensible] Zur Wahl stehen leicht und solide.
    [sensible-strong] Zur Wahl stehen solide und stark.
    [sensible] Hier spielen alle solide.
   *[other] Es gibt: { $levels }.
}
error-house-bot-gone = { $name } sitzt nicht mehr an diesem Tisch. Wer hier sitzt, steht auf der Karte.
