# Сторінки у браузері: кнопки, що ведуть туди, і сама сторінка.

button-web = Відкрити у браузері
button-web-go = Відкрити сторінку
button-web-renew = Нове посилання
button-web-revoke = Скасувати посилання
button-web-all = Усі мої посилання
button-web-revoke-all = Скасувати всі
web-link = **{ $table } у твоєму браузері**
    Це посилання лише твоє: хто його має, бачить те саме, що й ти. Воно діє { $days ->
        [one] { $days } день
        [few] { $days } дні
        [many] { $days } днів
       *[other] { $days } днів
    } після кінця гри або доки ти його не скасуєш. { $plays ->
        [yes] Воно лише показує: щоб ходити на сторінці, натисни *Грати у браузері*.
       *[no] Ходи роблять тут, у Discord.
    }
web-link-spectator = **{ $table } у твоєму браузері**
    Посилання показує те, що бачать глядачі. Воно діє { $days ->
        [one] { $days } день
        [few] { $days } дні
        [many] { $days } днів
       *[other] { $days } днів
    } після кінця гри або доки ти його не скасуєш.
web-renewed = Старе посилання більше не працює. Ось нове:
web-revoked = { $count ->
    [0] Скасовувати було нічого.
    [1] Посилання скасовано: хто його відкриє, більше нічого не побачить.
    [one] Скасовано { $count } посилання: хто їх відкриє, більше нічого не побачить.
    [few] Скасовано { $count } посилання: хто їх відкриє, більше нічого не побачить.
    [many] Скасовано { $count } посилань: хто їх відкриє, більше нічого не побачить.
   *[other] Скасовано { $count } посилань: хто їх відкриє, більше нічого не побачить.
}
button-program = Дати грати програмі
button-program-end = Забрати токен
program-drawn = **{ $table }: токен для твоєї програми**
    `{ $token }`
    Хто його має, бачить за цим столом те саме, що й ти, і може ходити за тебе. Його показано лише один раз; новий скасує цей. Усім за столом буде сказано, що за тебе грає програма. Вона грає тут: { $address }
program-ended = { $was ->
    [yes] Токен більше не діє. Тепер за тебе ходиш лише ти.
   *[no] За цим столом токена не було.
}
button-programs = { $programs ->
    [on] Програми: можна
   *[off] Програми: немає
}
card-programs = 🤖 Гравці можуть давати грати тут програмам; таких гравців позначено.
rematch-programs = 🤖 { $names }: токен твоєї програми діє лише за одним столом. Для цього новий буде в *Відкрити у браузері*, щойно почнеться гра{ $allowed ->
    [yes] .
   *[no] , якщо господар дозволить програми в *Опції*.
}
error-programs-off = { $why ->
    [league] У лізі програмам грати не можна.
    [rated] За рейтинговим столом програмам грати не можна.
   *[owner] Програмам можна грати лише там, де господар дозволив це в лобі.
}
error-no-pages = Цей бот (вже) не показує сторінок у браузері.
web-links = **Твої посилання на столи у браузері** ({ $count })
web-links-none = У тебе немає посилань на столи у браузері.
web-links-line = { $table }, створено { $made }
web-which = Відкрити стіл у браузері

web-skip = До полів
web-running = { "" }
web-over = Гру закінчено.
web-abandoned = Гру припинено.
web-waits = Стіл чекає: бота більше немає на його сервері.
web-then = Так було після ходу { $number } з { $moves }.
web-start = Початок гри.
web-result = Результат
web-news = Ходи
web-near = Стіл зблизька
web-clocks = Годинники
web-view = Вигляд сторінки
web-language = Мова
web-languages = Мови
web-languages-foot = Чого в мові бракує, те англійською.
web-palette = Кольори
web-palette-system = Як на пристрої
web-words = Словами
web-foot = Це посилання лише показує: ходи роблять у Discord або в прив’язаному там браузері. Посилання лише твоє; там його можна скасувати.
web-left = лишилося { $left }
web-lost = З’єднання втрачено. Пробую знову …
web-offline = Немає мережі. Так було { $at }. Надіслати нічого не можна.
web-app-name = Настільні ігри
web-gone = Це посилання більше не працює. Відкрий сторінку знову в Discord.
web-zoom-in = Більше
web-zoom-out = Менше
web-zoom-reset = Уся картинка
web-close = Закрити
web-older = Давніші ходи
web-go = Показати хід { $number }: { $lines }
web-course = Погляд назад
web-slider = Показаний хід
web-earlier = На хід назад
web-later = На хід уперед
web-to-now = Зараз
web-to-now-new = Зараз: нових{"\u00A0"}{ $moves }
web-move = Хід { $number } з { $moves }
web-now = Зараз, після ходу { $moves }
web-changes = Що змінив цей хід
web-taken-back = Хід, який ти дивишся, узято назад.
web-film = Гра як фільм
web-film-back = На картинку назад
web-film-on = На картинку вперед
web-play = Відтворити
web-pause = Пауза
web-begin = Початок
web-curve = Гра очима тренера: { $name }
web-frame = { $round }, { $phase }
web-frame-of = { $number }/{ $frames }: { $title }
web-rules = Правила того, що тут є
web-rules-hint = Торкнися будь-чого, щоб прочитати його правило.
web-rule-failed = Зараз не вдається отримати правило. Спробуй ще раз за хвилину.

## Гра у браузері

button-web-play = Грати у браузері
button-web-pair = Прив’язати браузер
button-web-unpair = Відв’язати { $device }
button-web-unpair-all = Відв’язати всі браузери
web-pair-link = **{ $table }: грати у браузері**
    Це посилання прив’язує до тебе один браузер, щоб ходити можна було там. Воно діє один раз, протягом { $minutes ->
        [one] { $minutes } хвилини
        [few] { $minutes } хвилин
        [many] { $minutes } хвилин
       *[other] { $minutes } хвилин
    }; нікому його не давай. *Усі мої посилання* показує твої браузери і відв’язує їх.
web-browsers = **Браузери, у яких ти граєш** ({ $count })
web-browsers-line = { $device }, прив’язано { $made }, востаннє { $used }
web-unpaired = { $count ->
    [0] Цей браузер (вже) не прив’язаний до тебе.
    [1] Цей браузер відв’язано: там за тебе більше не ходять.
    [one] Відв’язано { $count } браузер: там за тебе більше не ходять.
    [few] Відв’язано { $count } браузери: там за тебе більше не ходять.
    [many] Відв’язано { $count } браузерів: там за тебе більше не ходять.
   *[other] Відв’язано { $count } браузерів: там за тебе більше не ходять.
}
web-pair-title = Грати в цьому браузері
web-pair-about = Цей браузер ({ $device }) зможе робити твої ходи за всіма твоїми столами. Роби це лише на власному пристрої. Відв’язати його можна в Discord у «Усі мої посилання»; сам він відв’яжеться після 90 днів без користування.
web-pair-play = Грати як { $name } на цьому пристрої
web-pair-script = Кнопці потрібен JavaScript. Без нього тут можна стежити за столом, а ходити — у Discord.
web-pair-device = { $browser } на { $system }
web-pair-browser = Браузер
web-pair-foot = Це не ти? Закрий сторінку: нічого не змінено.
web-pair-gone = Це посилання більше не працює. Натисни в Discord «Грати у браузері» ще раз.
web-pair-failed = Не вийшло. Спробуй ще раз за мить.

## Сторінки за посиланнями з листів

web-mail-confirm-title = Листи, коли твоя черга ходити
web-mail-confirm-about = { $address } — твоя адреса, і ти хочеш отримувати лист, коли на тебе чекає стіл у Discord?
web-mail-confirm-press = Так, підтверджую
web-mail-confirm-done = Адресу { $address } підтверджено. Відтепер, коли на тебе чекає стіл, надходитиме лист. Змінити це можна в Discord командою /я, розділ «Інші сповіщення».
web-mail-off-title = Більше жодних листів
web-mail-off-about = На { $address } надходить лист, коли на тебе чекає стіл у Discord.
web-mail-off-press = Більше не надсилати
web-mail-off-done = На { $address } листи більше не надходитимуть. Увімкнути їх знову можна в Discord командою /я, розділ «Інші сповіщення».
web-mail-foot = Це не ти? Закрий сторінку: нічого не змінено.
web-mail-script = Кнопці потрібен JavaScript. Без нього скористайся в Discord командою /я, розділ «Інші сповіщення».
web-mail-gone = Це посилання більше не працює.
web-mail-failed = Не вийшло. Спробуй ще раз за мить.

web-play-send = Надіслати
web-play-send-draft = Надіслати все
web-play-send-final = Надіслати все: назад не взяти
web-play-over = Почати заново
web-play-draft-add = Спершу скласти разом
web-play-draft-back = Скасувати останнє
web-play-takeback = Узяти назад мій останній хід
web-play-question = Питання
web-play-next = Наступний стіл, що чекає на мене
web-play-whole = Уся картинка
web-back-asked = Ти дивишся назад. Тепер тебе питають: { $title }
web-back-to-now = До поточного
web-play-list = Ходи списком ({ $moves })
web-play-unpaired = Цей браузер більше не може тут ходити: його відв’язано, або твоє місце вже чуже. Натисни «Грати у браузері» в Discord, щоб прив’язати його знову; нічого не втрачено.
web-play-too-fast = Це було зашвидко. Спробуй ще раз за мить; нічого не надіслано.
web-play-pick = Торкнися поля або вибери тут.
web-play-place = Торкнися або перетягни, щоб пересунути. На клавіатурі: поле, потім стрілки, R — повернути, Enter — надіслати.
web-play-turn = Повернути
web-play-draft-more = Додати
web-play-changed-meanwhile = За столом уже йдуть далі. Ось про що питають зараз.
web-play-not-sent = Нічого не надіслано. Спробуй ще раз за мить.
web-play-perhaps = Цим столом опікується інша частина бота, яка не відповіла. Надіслане могло зарахуватися: ця сторінка показує, як є насправді.
web-play-lost = З’єднання втрачено. Щойно воно повернеться, стане видно, чи це дійшло.
web-play-arrived = Це дійшло: загубилася лише відповідь.
web-play-not-arrived = Це не дійшло. Можна надіслати ще раз.

web-aids = Ще для твого ходу
web-aids-failed = Зараз цього не показати. Закрий і відкрий знову.
web-aids-since = Після твого останнього ходу
web-aids-earlier = … і ще до того, див. ходи нижче.
web-aids-outline = Показати зміни
web-aids-note = Приватна нотатка
web-aids-note-about = Це видно лише тобі.
web-aids-note-now = Тим часом у твоїй нотатці:
web-aids-note-keep = Зберегти нотатку
web-aids-note-kept = Нотатку збережено.
web-aids-votes = Пропозиції
web-aids-votes-none = Зараз нічого не запропоновано.
web-aids-propose-what = Що ти хочеш запропонувати?
web-aids-propose = Запропонувати
web-aids-ask-back = Попросити інших дозволити мені взяти останній хід назад
web-aids-order-kind = Що я маю робити за тебе
web-aids-order-arm = Додати вказівку
web-aids-order-armed = Вказівка діє.
web-aids-order-ended = Вказівку скасовано.
web-aids-commands = Активні години та відпустки задають у Discord: /години і /відпустка

## Особиста сторінка

web-mine = Мої столи
web-mine-unpaired = Цей браузер не знає, хто ти: натисни в Discord «Відкрити у браузері» під дописом свого столу, потім «Грати у браузері», і відкрий посилання тут.
web-mine-learn = Навчитися гри
web-lesson-name = Новачок
web-lesson-title = Навчання: { $game }
web-lesson-about = Помилитися тут не страшно: бери назад що завгодно. Це той самий урок, що й у Discord; піти і продовжити можна будь-коли.
web-lesson-open = Щоб відкрити справжній стіл з легкими ботами, перейди в Discord: там наприкінці уроку є кнопка, яка його відкриває.
web-mine-waiting = { $count ->
    [0] Чекають на тебе
    [1] На тебе чекає один стіл
    [one] На тебе чекає { $count } стіл
    [few] На тебе чекають { $count } столи
    [many] На тебе чекають { $count } столів
   *[other] На тебе чекають { $count } столів
}
web-mine-running = Інші ігри, що тривають ({ $count })
web-mine-lobbies = Ще не почато ({ $count })
web-mine-over = Закінчено за останні 30 днів ({ $count })
web-mine-since = запитано { $since }
web-mine-ended = закінчено { $ended }
web-mine-seated = У тебе є місце.
web-mine-with = За столом: { $names }
web-mine-fill = Почати з ботами-гравцями
web-mine-free = { $count ->
    [1] Одне вільне місце.
    [one] { $count } вільне місце.
    [few] { $count } вільні місця.
    [many] { $count } вільних місць.
   *[other] { $count } вільних місць.
}
web-mine-discord = У Discord
web-mine-discord-of = { $table } у Discord
web-mine-news = Змінилося, чия черга ходити.
web-mine-unpair = Більше не грати в цьому браузері
web-mine-filter = Столи, куди можна приєднатися: { $wanted }
web-mine-failed = Щось пішло не так. Спробуй ще раз.
web-mine-foot = Цю сторінку бачиш лише ти.
web-mine-link = Скопіюй у Discord посилання під «Прив’язати браузер» і встав його тут:
web-mine-link-go = Далі

web-push = Сповіщати тут
web-push-about = Цей браузер може сповіщати, коли тебе щось питають, навіть коли сторінку закрито: за яким столом, що і до якого часу. Поки ти спиш або у відпустці, нічого не надходить.
web-push-on = Сповіщати тут
web-push-off = Більше не сповіщати тут
web-push-is-on = Цей браузер тебе сповіщає.
web-push-is-off = Цей браузер поки ні про що тебе не сповіщає.
web-push-denied = Браузер не дозволяє цій сторінці сповіщати тебе. Дозволь це в налаштуваннях браузера для цього сайту й відкрий сторінку знову.
web-push-unable = Цей браузер не вміє показувати сповіщення сторінки.
web-push-home-screen = На iPhone та iPad це працює лише з початкового екрана: торкнися «Поширити», потім «На Початковий екран», і відкрий сторінку звідти.
web-push-failed = Не вийшло. Спробуй ще раз за мить.
web-push-script = Для цього потрібен JavaScript.
web-push-service = Власник цього бота не дозволив службу сповіщень цього браузера: { $host }

web-ways-add = Інші способи додають у Discord командою /я, розділ «Інші сповіщення».
web-ways-wait = Сповістити мене, якщо ще треба,
web-ways-after = { $hours ->
    [0] одразу
    [one] через { $hours } активну годину
    [few] через { $hours } активні години
    [many] через { $hours } активних годин
   *[other] через { $hours } активних годин
}
web-ways-save = Зберегти
web-ways-changed = Збережено.

## Сторінки ліг

button-league-pages = Відкрити у браузері
web-league-standings = Таблиця
web-league-schedule = Розклад
web-league-almanac = Альманах
web-league-parts = Сторінки цього сезону
web-league-seasons = Сезони
web-league-skip = До вмісту
web-league-picture = { $title } як картинка; таблиця поруч каже те саме
web-league-until = { $stage ->
    [signup] запис до
    [running] до
    [overtime] боти-гравці дограють решту від
   *[other] початок
}
web-league-news = Є новини: сторінку оновлено.
web-league-gone = Ця сторінка більше не публічна.
web-league-late = Ця сторінка показує стіл із затримкою в { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
    [many] { $moves } ходів
   *[other] { $moves } ходів
}.
web-league-foot = Організатори зробили цю сторінку публічною: її може читати кожен, хто має посилання. Грають лише в Discord.

## Місцевий стіл: чат і сторінка поруч

local-views = Вигляди
local-chat = Чат
local-page = Поле

## Чат місцевого столу

local-chat-messages = Повідомлення
local-chat-viewing = Дивитися як
local-chat-refresh = Оновити перегляд
local-chat-capture = Знімок
local-chat-inspector = Інспектор
local-chat-more = Більше
local-chat-end = Завершити перегляд
local-chat-search-messages = Шукати в повідомленнях
local-chat-find = Знайти повідомлення
local-chat-search = Пошук
local-chat-previous = Попереднє
local-chat-next = Наступне
local-chat-jump = Перейти за ID повідомлення
local-chat-id = ID дозволеного повідомлення
local-chat-focus = До повідомлення
local-chat-conversation = Розмова
local-chat-earlier = Завантажити давніші повідомлення
local-chat-newer = Новіші повідомлення
local-chat-latest = Нові повідомлення · до найновішого
local-chat-none = У цьому каналі немає повідомлень.
local-chat-message = Повідомлення
local-chat-send = Надіслати
local-chat-done = Виклик завершено
local-chat-updated = Перегляд оновлено
local-chat-size = Розмір вікна оновлено
local-chat-refresh-short = Оновити
local-chat-inspect = Деталі
local-chat-completing = Виконується…
local-chat-updating-results = Результати оновлюються…
local-chat-updating-options = Варіанти оновлюються…
local-chat-sending = Повідомлення надсилається…
local-chat-switching = Перемикання глядача…
local-chat-opening = Повідомлення відкривається…
local-chat-updating = Перегляд оновлюється…
local-chat-resizing = Розмір оновлюється…
local-chat-loading = Розмова завантажується…
local-chat-loading-preview = Перегляд завантажується…
local-chat-retrying = З’єднання перервано; нова спроба…
local-chat-ended = Сеанс перегляду завершено.
local-chat-uncertain = Невідомо, чи дію виконано. Її не буде повторено.
local-chat-not-completed = Дію не виконано.

## Календар і накладка ліги

web-calendar-signup = { $league }, сезон { $season }: останній день запису
web-calendar-first = { $league }, сезон { $season }: перший день
web-calendar-last = { $form ->
    [knockout] { $league }, сезон { $season }: останній день, зокрема фіналу; відтепер годинники йдуть швидше
   *[usual] { $league }, сезон { $season }: останній день, відтепер годинники йдуть швидше
}
web-calendar-end = { $league }, сезон { $season }: боти-гравці дограють решту
web-calendar-round = { $league }, сезон { $season }: тур { $round } закінчується, відтепер годинники йдуть швидше
web-overlay = Накладка
web-overlay-tables = Зараз грають
web-overlay-no-tables = Зараз жоден стіл не грає.
web-overlay-results = Останні результати
web-overlay-no-results = Ще жоден стіл не закінчено.
web-overlay-moves = ходить
web-overlay-part = { $part }, { $page } з { $pages }

## Що ще можливо в дивізіоні; далі імена

web-league-chance-first = { $sure ->
    [yes] Точно на першому місці:
   *[no] Ще можуть стати першими:
}
web-league-chance-up = { $form ->
    [cup] { $sure ->
        [yes] Точно грають далі:
       *[no] Ще можуть пройти далі:
    }
    [swiss] { $sure ->
        [yes] Точно грають далі:
       *[no] Ще можуть пройти далі:
    }
   *[other] { $sure ->
        [yes] Точно переходять вище:
       *[no] Ще можуть перейти вище:
    }
}
web-league-chance-down = { $sure ->
    [yes] Точно переходять нижче:
   *[no] Ще можуть перейти нижче:
}
web-league-chance-all = усі

## Посилання, яке передає результат столу в застосунок

web-league-bg-stats = { $table } у BG Stats

web-refused-not-found = Не знайдено. Можливо, посилання застаріло: відкрий сторінку знову в Discord.
web-refused-too-many = Забагато запитів. Спробуй ще раз за хвилину.
web-refused-unsure = Щось пішло не так. Перш ніж пробувати знову, перевір, чи це вже не зроблено.
web-refused-later = Щось пішло не так. Спробуй ще раз за хвилину.
