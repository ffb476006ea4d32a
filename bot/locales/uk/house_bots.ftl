# Боти-гравці та як добре вони грають.

house-bot-level = { $level ->
    [easy] Легкий
    [strong] Сильний
    [sensible] Розважливий
   *[other] { $level }
}
house-bot-level-about = { $level ->
    [easy] Грає як початківець: береться за все одразу, не зважає на інших
    [strong] Перевіряє, до чого веде кожен вибір, і може думати { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
        [many] { $seconds } секунд
       *[other] { $seconds } секунд
    }
   *[sensible] Грає з досвіду, не вагаючись
}
house-bot = { $level ->
    [easy] Легкий бот-гравець
    [sensible] Розважливий бот-гравець
    [strong] Сильний бот-гравець
   *[none] Бот-гравець
}
house-bot-named = { $level ->
    [easy] { $name } (легкий)
    [sensible] { $name } (розважливий)
    [strong] { $name } (сильний)
    [strong-less] { $name } (сильний) (думає тут менше)
    [program] { $name } (програма)
   *[none] { $name }
}
house-bot-mark = { $level ->
    [easy] легкий
    [sensible] розважливий
    [strong] сильний
   *[none] { "" }
}
house-bot-menu = { $level ->
    [easy] { $name }: легкий
    [sensible] { $name }: розважливий
    [strong] { $name }: сильний
   *[none] { $name }: якої сили?
}
house-bots-here = 🤖 Боти-гравці: { $names }
arg-level = Як добре він грає (звичайно: розважливий)
name-level = рівень
error-unknown-level = { $level ->
    [easy] Легкий
    [sensible] Розважливий
    [strong] Сильний
   *[other] «{ $level }»
} — такого рівня в ботів-гравців тут немає. { $levels ->
    [easy-sensible-strong] Вибери: легкий, розважливий або сильний.
    [easy-sensible] Вибери: легкий або розважливий.
    [sensible-strong] Вибери: розважливий або сильний.
    [sensible] Усі вони розважливі.
   *[other] Є: { $levels }.
}
error-house-bot-gone = { $name } більше не сидить за цим столом. Хто сидить, видно на картці.
