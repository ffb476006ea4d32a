# /правила і /чому для всіх ігор.

cmd-rules = Знайти в правилах: будівлю, слово або те, що важливо для тебе зараз
cmd-why = Чому хід зараз неможливий або що він коштує і дає
arg-rules-building = Назва будівлі (або карти): її картка і що вона робить
arg-rules-search = Будь-які слова, твоєю мовою чи англійською
arg-why-move = Хід або будівля: вибери зі списку або запиши хід
name-rules = правила
name-why = чому
name-search = пошук

rules-now = Що важливо для тебе зараз:
rules-overview = Це можна знайти через /правила пошук або /правила будівля:
rules-see-also = Див. також: { $titles }
rules-more = … і ще
rules-of-game = { $title } ({ $game })
error-no-rules = Для цієї гри ще немає правил, у яких можна шукати.
error-rules-not-found = У правилах немає нічого схожого на «{ $text }».
rules-source = { $game }, правила гри: { $sections }

rules-section-start = Підготовка
rules-section-round = Раунд
rules-section-end = Кінець і підрахунок
rules-section-building = Будівлі

why-legal = **{ $move }**: зараз це можна.
why-illegal = **{ $move }**: зараз це неможливо.
why-brings = Це привело б до такого:
