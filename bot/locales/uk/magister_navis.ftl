# Назви: регіони, міста, будівлі, жетони, показники і рядки рахунку.

magister_navis-region-EU = Європа й Середземномор’я
magister_navis-region-AF = Африка
magister_navis-region-SA = Південна Америка
magister_navis-region-CA = Кариби
magister_navis-region-NA = Північна Америка
magister_navis-region-IN = Індія
magister_navis-region-FE = Далекий Схід

magister_navis-city-EU1 = Лондон
magister_navis-city-EU2 = Гданськ
magister_navis-city-EU3 = Лісабон
magister_navis-city-EU4 = Севілья
magister_navis-city-EU5 = Париж
magister_navis-city-EU6 = Венеція
magister_navis-city-EU7 = Константинополь
magister_navis-city-EU8 = Туніс
magister_navis-city-EU9 = Триполі
magister_navis-city-EU10 = Александрія
magister_navis-city-AF1 = Луанда
magister_navis-city-AF2 = Занзібар
magister_navis-city-SA1 = Ліма
magister_navis-city-SA2 = Форталеза
magister_navis-city-SA3 = Ріо-де-Жанейро
magister_navis-city-CA1 = Нассау
magister_navis-city-CA2 = Санто-Домінго
magister_navis-city-CA3 = Сан-Хуан
magister_navis-city-NA1 = Новий Орлеан
magister_navis-city-NA2 = Бостон
magister_navis-city-NA3 = Монреаль
magister_navis-city-IN1 = Карачі
magister_navis-city-IN2 = Мадрас
magister_navis-city-IN3 = Калькутта
magister_navis-city-FE1 = Малакка
magister_navis-city-FE2 = Макао
magister_navis-city-FE3 = Пекін
magister_navis-city-FE4 = Осака
magister_navis-city-FE5 = Батавія

magister_navis-building-residence = Колоніальний дім
magister_navis-building-market = Ринок
magister_navis-building-shipyard = Корабельня
magister_navis-building-workshop = Майстерня
magister_navis-building-bank = Банк
magister_navis-building-barracks = Казарма
magister_navis-building-guild_hall = Дім гільдій
magister_navis-building-dock = Доки
magister_navis-building-fortress = Фортеця
magister_navis-building-theater = Театр
magister_navis-building-cartographer = Картограф
magister_navis-building-trade_office = Торгова контора
magister_navis-building-university = Університет
magister_navis-building-exchange = Біржа
magister_navis-building-museum = Музей
magister_navis-building-parliament = Парламент

magister_navis-status-industry = Індустрія
magister_navis-status-culture = Культура
magister_navis-status-finance = Фінанси
magister_navis-status-politics = Політика

magister_navis-token-industry = індустрія
magister_navis-token-culture = культура
magister_navis-token-finance = фінанси
magister_navis-token-politics = політика
magister_navis-token-ship_or_draw = плисти/карта
magister_navis-token-occupy_or_draw = зайняти/карта
magister_navis-token-payment = виплата
magister_navis-token-attack = атака

magister_navis-score-connections = сполучення
magister_navis-score-cities = міста
magister_navis-score-industry = індустрія
magister_navis-score-culture = культура
magister_navis-score-finance = фінанси
magister_navis-score-politics = політика
magister_navis-score-cards = карти
magister_navis-score-governor = місце губернатора вільне
magister_navis-score-buildings = будівлі
magister_navis-score-harbor = гавань
magister_navis-score-slavery = рабство
magister_navis-score-player = **{ $place }** { $name }: { $points } слави ({ $parts })
magister_navis-score-now = { $name }: { $points } слави, якби гра закінчилася зараз; із неї певної { $secured }, ще непевної { $open }
magister_navis-score-parts = { $name }: певна слава { $secured }; ще непевна: { $open }
magister_navis-score-note = Певну славу вже не втратити: жетони й будівлі. Решта ще непевна.

# Короткі назви колод, як звуться їхні карти, і карт губернаторів.

magister_navis-deck-EU = Європа
magister_navis-deck-SL = Рабство
magister_navis-deck-AF = Африка
magister_navis-deck-SA = Південна Америка
magister_navis-deck-CA = Кариби
magister_navis-deck-NA = Північна Америка
magister_navis-deck-IN = Індія
magister_navis-deck-FE = Далекий Схід
magister_navis-governor-AF = Губернатор Африки
magister_navis-governor-SA = Губернатор Південної Америки
magister_navis-governor-CA = Губернатор Карибів
magister_navis-governor-NA = Губернатор Північної Америки
magister_navis-governor-IN = Губернатор Індії
magister_navis-governor-FE = Губернатор Далекого Сходу
magister_navis-governor-none = ніхто
magister_navis-card = { $deck } { $value }
magister_navis-place = { $name } ({ $code })
magister_navis-link = { $first } – { $second }
magister_navis-token-of = жетон «{ $token }»
magister_navis-salary = платня
magister_navis-discs = { $count ->
    [0] жодного диска
    [one] { $count } диск
    [few] { $count } диски
    [many] { $count } дисків
   *[other] { $count } дисків
}
magister_navis-slavery_cards = { $count ->
    [one] { $count } карта рабства
    [few] { $count } карти рабства
    [many] { $count } карт рабства
   *[other] { $count } карт рабства
}
magister_navis-glory = слава

## Гра в лобі

magister_navis-title = Magister Navis
magister_navis-about = Плавай морями, відкривай сім регіонів, займай міста і сполучай їх: хто здобуде найбільше слави? Для 3–5 гравців, сім раундів. Нічого не приховано: усі жетони, карти й рахунок відкриті.
magister_navis-cover = Обкладинка Magister Navis: давня морська карта з розою вітрів; кораблі відпливають із міст Європи до далеких берегів. Угорі ліворуч назва гри.
magister_navis-round = Раунд { $round }

magister_navis-option-set_aside_penalty = Відкладені карти рабства
magister_navis-option-set_aside_penalty-about = Чи коштує кожна 1 славу наприкінці, навіть якщо рабства не скасовано?
magister_navis-option-set_aside_penalty-always = завжди коштує 1 славу
magister_navis-option-set_aside_penalty-if_abolished = лише після скасування
magister_navis-option-late_governor = Губернатор після паса
magister_navis-option-late_governor-about = Хто отримує губернатора після паса: коли його карти знову мають вкластися в межу?
magister_navis-option-late_governor-at_once = одразу
magister_navis-option-late_governor-next_pass = під час наступного паса
magister_navis-option-empty_activation = Активація без дії
magister_navis-option-empty_activation-about = Чи можна активувати будівлю без її дії, лише щоб виграти час?
magister_navis-option-empty_activation-no = не можна
magister_navis-option-empty_activation-yes = можна
magister_navis-option-governor_space = Місце губернатора
magister_navis-option-governor_space-about = Чи може місце губернатора лишитися порожнім, а скинуто буде іншу карту?
magister_navis-option-governor_space-free = може лишитися порожнім
magister_navis-option-governor_space-must_fill = треба заповнити
magister_navis-option-dock_in_europe = Доки в Європі
magister_navis-option-dock_in_europe-about = Чи можна доками лише зайняти місто в Європі, куди ніхто не може плисти?
magister_navis-option-dock_in_europe-yes = можна
magister_navis-option-dock_in_europe-no = не можна
magister_navis-option-end_arrangement = Карти наприкінці
magister_navis-option-end_arrangement-about = Що рахується наприкінці: найкраще розташування карт чи справжнє?
magister_navis-option-end_arrangement-best = найкраще розташування
magister_navis-option-end_arrangement-as_laid = як вони лежать
magister_navis-option-preparation = Будівництво, приріст, платня
magister_navis-option-preparation-about = Кожен гравець робить усе одразу чи спершу всі закінчують одне, а тоді починають друге?
magister_navis-option-preparation-by_player = гравець за гравцем
magister_navis-option-preparation-by_phase = фаза за фазою
magister_navis-number-more_discs = Більше дисків
magister_navis-number-more_discs-about = Диски в запасі кожного на початку понад звичайні; від’ємне число забирає стільки.
magister_navis-number-connection_glory = Слава за сполучення
magister_navis-number-connection_glory-about = Скільки варте кожне сполучення наприкінці.

## Фази як заголовки

magister_navis-phase-prepare = Будівництво, приріст і платня
magister_navis-phase-turn = Дії
magister_navis-phase-action = Усі спасували

## Питання

magister_navis-ask-build = { $name }, збудуй будівлю (до рівня { $level }).
magister_navis-ask-build-lowest = { $name }, збудуй будівлю (доступних тобі рівнів не лишилося, тож можна найнижчий).
magister_navis-ask-salary = { $name }, вибери { $payments ->
    [1] диск, який повернеться
    [one] { $payments } диск, який повернеться
    [few] { $payments } диски, які повернуться
    [many] { $payments } дисків, які повернуться
   *[other] { $payments } дисків, які повернуться
}.
magister_navis-ask-turn = { $name }, зроби хід або пасуй (у твоїй гавані { $harbor ->
    [0] дисків немає
    [one] { $harbor } диск
    [few] { $harbor } диски
    [many] { $harbor } дисків
   *[other] { $harbor } дисків
}).
magister_navis-ask-second = { $name }, скористаєшся ще раз: { $source }?
magister_navis-ask-arrange = { $name }, який губернатор піде на місце губернатора?
magister_navis-ask-discard = { $name }, скинь { $surplus ->
    [1] карту
    [one] { $surplus } карту
    [few] { $surplus } карти
    [many] { $surplus } карт
   *[other] { $surplus } карт
} (лишити можна { $limit }{ $governor ->
    [0] {""}
   *[other] {" "}і губернатора
}).

## Дії та ходи

magister_navis-do-ship = Плисти
magister_navis-do-occupy = Зайняти
magister_navis-do-attack = Атакувати
magister_navis-do-draw = Карта
magister_navis-do-pay = Виплата
magister_navis-also-ship = плисти
magister_navis-also-occupy = зайняти
magister_navis-also-attack = атакувати
magister_navis-also-draw = карта
magister_navis-also-pay = виплата
magister_navis-either = { $first } або { $second }
magister_navis-both = { $first } і/або { $second }
magister_navis-twice = { $first }: раз або двічі
magister_navis-action = { $action }: { $target } · { $source }
magister_navis-hint-level = Рівень { $level }. Лишилося { $count }.
magister_navis-hint-cost = Усього коштує { magister_navis-discs }.
magister_navis-hint-token = Жетон виходить із гри. Коштує { magister_navis-discs }.
magister_navis-hint-track = Зайнято клітинок: { $taken } з { $spaces }; твоїх — { $own }.
magister_navis-hint-beside = Поруч із заповненим шляхом: без жетона, але це присутність.
magister_navis-hint-glory = { $count } слави наприкінці.
magister_navis-hint-links = Завершує: { $links }.
magister_navis-hint-needs = Потребує { $value }; у тебе { $own }.
magister_navis-hint-abolition = Скасовує рабство.
magister_navis-hint-to-deck = Повертається у свою колоду.
magister_navis-hint-aside = Лишається сорочкою догори біля твого поля.
magister_navis-hint-away = Виходить із гри.
magister_navis-move-arrange = { $governor } на місце
magister_navis-move-arrange-none = Лишити місце порожнім
magister_navis-move-arrange-none-hint = Порожнє місце губернатора варте 3 слави наприкінці.
magister_navis-move-activate = Активувати без дії: { $building }
magister_navis-move-done = На цьому досить
magister_navis-move-pass-hint = У цьому раунді ти більше не ходиш.

## Події

magister_navis-event-round = Раунд { $round }: починає { $name }.
magister_navis-event-built = { $name } будує: { $building }.
magister_navis-event-built-grown = { $name } будує: { $building }. Приріст: { $discs }.
magister_navis-event-built-paid = { $name } будує: { $building }. Приріст: { $discs }. Повернулися з: { $buildings }.
magister_navis-event-grown = { $name } переносить із запасу в гавань { $discs ->
    [0] нуль дисків
    [one] { $discs } диск
    [few] { $discs } диски
    [many] { $discs } дисків
   *[other] { $discs } дисків
}.
magister_navis-event-salaried = { $name } повертає собі { magister_navis-discs }: { $buildings }.
magister_navis-event-idled = { $name } активує без дії: { $building }.
magister_navis-event-shipped = { $name } пливе: { $region }, клітинка { $space }, { $token } ({ $source }).
magister_navis-event-shipped-beside = { $name } пливе: { $region }, поруч із заповненим шляхом ({ $source }).
magister_navis-event-opened = Відкрито: { $region }! { $name } отримує: { $card } ({ $symbols }).
magister_navis-event-occupied = { $name } займає: { $city }, { $token } ({ $source }).
magister_navis-event-attacked = { $name } захоплює: { $city }; місто втрачає { $other } ({ $source }).
magister_navis-event-linked = { $name } сполучає { $first } і { $second }: { $token }.
magister_navis-event-linked-again = { $name } сполучає { $first } і { $second }.
magister_navis-event-unlinked = { $name } втрачає сполучення { $first } – { $second }.
magister_navis-event-freed = { $name } повертає диск: { $building } ({ $source }).
magister_navis-event-drawn = { $name } бере карту { $card }: { $symbols } ({ $source }).
magister_navis-event-abolished = { $name } скасовує рабство: його колода виходить із гри.
magister_navis-event-set_aside = { $name } відкладає: { magister_navis-slavery_cards }.
magister_navis-event-arranged = { $name } кладе на місце губернатора: { $card }.
magister_navis-event-arranged-none = { $name } лишає місце губернатора порожнім.
magister_navis-event-discarded = { $name } скидає: { $card }.

## Позиція словами

magister_navis-summary-round = Раунд { $round } з { $rounds }, перший гравець { $name }. { $stage }.
magister_navis-summary-passed = Спасували: { $names }.
magister_navis-summary-offer = Будівлі, з (скільки лишилося): { $buildings }.
magister_navis-summary-region-closed = { $region }: закрито, зайнято клітинок { $taken } з { $spaces }. Диски: { $discs }. Наступні жетони: { $tokens }.
magister_navis-summary-region-open = { $region }: відкрито. Диски: { $discs }.
magister_navis-summary-cities = Міста, { $region }: { $cities }.
magister_navis-summary-deck = Карти, { $deck }: лишилося { $count }, зверху { $card }: { $symbols }.
magister_navis-summary-deck-empty = Карти, { $deck }: немає.
magister_navis-summary-links = Сполучення, яких ще ніхто не взяв: { $links }.
magister_navis-summary-held = Узяті сполучення: { $links }.
magister_navis-summary-abolished = Рабство скасовано.
magister_navis-summary-player = { $name }: зараз { $points } слави. { $status }.
magister_navis-summary-status = { $status } { $value } ({ $reward })
magister_navis-summary-reward-industry = рівень { $count }
magister_navis-summary-reward-culture = приріст { $count }
magister_navis-summary-reward-finance = { magister_navis-board-gives-finance }
magister_navis-summary-reward-politics = межа { $count }
magister_navis-summary-discs = Диски, { $name }: у гавані { $harbor }, у запасі { $supply }. Жетони дій: { $tokens }.
magister_navis-summary-buildings = Будівлі, { $name }: { $buildings }.
magister_navis-summary-active = на ній диск
magister_navis-summary-cards = Карти, { $name } (межа { $limit }): { $cards }. Місце губернатора: { $governor }.
magister_navis-summary-set_aside = Відкладено, { $name }: { magister_navis-slavery_cards }.

## Що змінилося від попередніх полів

magister_navis-change-opened = відкрито
