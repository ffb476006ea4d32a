# House bots, and how well they play.

house-bot-level = { $level ->
    [easy] Easy
    [strong] Strong
    [sensible] Sensible
   *[other] { $level }
}
house-bot-level-about = { $level ->
    [easy] Plays like a beginner: starts too much, overlooks what others will do
    [strong] Tries out what each choice leads to, and may think for { $seconds ->
        [one] a second
       *[other] { $seconds } seconds
    }
   *[sensible] Plays by experience, without hesitating
}
house-bot = { $level ->
    [easy] Easy house bot
    [sensible] Sensible house bot
    [strong] Strong house bot
   *[none] House bot
}
house-bot-named = { $level ->
    [easy] { $name } (easy)
    [sensible] { $name } (sensible)
    [strong] { $name } (strong)
    [strong-less] { $name } (strong) (thinks less here)
    [program] { $name } (program)
   *[none] { $name }
}
house-bot-mark = { $level ->
    [easy] easy
    [sensible] sensible
    [strong] strong
   *[none] { "" }
}
house-bot-menu = { $level ->
    [easy] { $name }: Easy
    [sensible] { $name }: Sensible
    [strong] { $name }: Strong
   *[none] { $name }: How strong?
}
house-bots-here = 🤖 House bots: { $names }
arg-level = How well it plays (by default: sensible)
name-level = level
error-unknown-level = { $level ->
    [easy] Easy
    [sensible] Sensible
    [strong] Strong
   *[other] “{ $level }”
} is not a level of the house bots here. { $levels ->
    [easy-sensible-strong] Choose easy, sensible or strong.
    [easy-sensible] Choose easy or sensible.
    [sensible-strong] Choose sensible or strong.
    [sensible] All of them are sensible.
   *[other] Available: { $levels }.
}
error-house-bot-gone = { $name } does not sit at this table any more. The card shows who does.
