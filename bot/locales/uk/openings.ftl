# Пошук столу: фільтр /стіл список і про що люди хочуть знати.

list-none-fits = Зараз жоден відповідний стіл не шукає гравців. Попроси сповістити, коли такий буде, або відкрий свій: /стіл створити
list-filtered = 🔎 { $wanted }
list-filter = **Які столи ти шукаєш?** Вибирай скільки завгодно.
button-list-filter = Фільтр
button-list-show = Показати столи
button-wish = Сповістити, коли буде
wanted-any = будь-який стіл
wanted-any-of = { $field ->
    [game] Будь-яка гра
    [players] Скільки завгодно гравців
    [pace] Будь-який темп
    [language] Будь-яка мова
   *[expansions] З доповненнями чи без
}
wanted-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравців
}
wanted-language = мова дописів: { $language }
wanted-expansions = { $chosen ->
    [with] з доповненнями
   *[without] без доповнень
}
wish-done = 🔔 Тебе згадають один раз, щойно на цьому сервері за столом, новим чи розпочатим, буде для тебе місце, і стіл підійде: { $wanted }. Це діє { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } днів
} або доки ти не займеш місце; уночі — ніколи (/години). Видно в /я.
wish-silent = Сповіщення в тебе вимкнено, тож ти нічого не почуєш: зміни це через /я сповіщення.
wish-drop = Більше не шукати …
wish-dropped = 🔕 Про ці столи тебе більше не сповіщають.
me-wish = { $server ->
    [none] 🔔 Шукаєш: { $wanted } (до { $until })
   *[other] 🔔 Шукаєш: { $wanted } на { $server } (до { $until })
}
error-too-many-wishes = Ти вже шукаєш стільки видів столів, скільки можна: { $most }. Спершу прибери один через /я.
lobby-call-wished = { $mentions }: { $status ->
    [lobby] { $table } — те, що ти шукаєш, і є вільне місце ([до столу]({ $link })).
   *[running] { $table } — те, що ти шукаєш, і там можна зайняти місце командою /стіл підмінити ([до столу]({ $link })).
}
list-expansions-with = з доповненнями
list-expansions-without = без доповнень
arg-list-players = Скільки всього людей грає
arg-list-pace = Лише столи з таким темпом
arg-list-language = Лише столи, де дописи цією мовою
arg-list-expansions = З доповненнями чи без
name-players = гравці
name-expansions = доповнення
