# Ліги: боти-партнери, на серверах яких люди записуються.

## Що бачать організатори

button-league-partners = Боти-партнери
league-partners-title = 🤝 Боти-партнери: { $name }
league-partners-about = Інший бот може приймати записи на цей сезон на своїх серверах. Запроси його тут і дай адресу тому, хто керує сервером там: її вводять у /налаштування ліга. У відповідь надійде адреса від них, яку треба вказати тут. Кожен, хто грає, має бути учасником домашнього сервера цієї ліги, де відкриваються всі столи.
league-partners-none = Жодного бота не запрошено.
league-partner-line = - { $name }: { $state ->
    [invited] запрошено; його адреси ще ніхто не надіслав
    [proposed] його ключ ще не прийнято
   *[accepted] { $signed ->
        [one] там записалася { $signed } людина
        [few] там записалися { $signed } людини
        [many] там записалося { $signed } людей
       *[other] там записалося { $signed } людей
    }{ $refused ->
        [0] {""}
       *[other] , чекають або отримали відмову: { $refused }
    }
}
league-partner-key = (ключ { $fingerprint })
league-partner-trouble =   ⚠️ Його записи не читаються від { $since }: { $what }
league-partner-unreached = за його адресою немає нічого придатного.
button-league-partner-invite = Запросити бота
button-league-partner-address = Вказати адресу
league-partner-name-title = Запросити іншого бота
league-partner-name-label = Назва бота або спільноти
league-partner-name-hint = Її бачать усі, наприклад «Клуб Києва»
league-partner-address-title = Адреса партнера
league-partner-address-label = Адреса, яку дав партнер
league-partner-address-hint = https://…/entries.jsonl
league-partner-invited = 🤝 Адреса для { $name }:
    `{ $address }`
    Дай її лише тому, хто керує сервером із тим ботом: її вводять там у /налаштування ліга. Вона містить секрет, і її показано лише зараз.
league-partner-sure = 🔑 { $name } підписує ключем **{ $fingerprint }**. Спитай тамтешніх людей іншим шляхом, ніж ця адреса, чи показує їм /налаштування ліга той самий ключ. Коли ти його приймеш, той бот надсилатиме, хто записався там, і ці люди будуть у сезоні, наче записалися тут.
button-league-partner-yes = Ключ правильний
league-partner-accepted = ✅ { $name } тепер партнер: його записи читаються раз на { $minutes ->
    [1] хвилину
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
    [many] { $minutes } хвилин
   *[other] { $minutes } хвилин
}.
league-partner-end = Завершити партнерство …
league-partner-end-sure = Завершити партнерство з { $name }? Його люди лишаються, але записатися там більше не можна, і адреси вже не працюють.
button-league-partner-end = Завершити
league-partner-ended = 🚪 { $name } більше не партнер. Його люди лишаються.
error-league-partner = { $why ->
    [many] У цього сезону вже { $most } партнерів і запрошень. Спершу заверши одне.
    [stage] На цей сезон більше не можна записатися, тож партнер не допоміг би.
    [season] Ці записи для іншого сезону.
    [taken] Цей бот уже партнер.
    [key] Ключ змінився відтоді, як його показано тут. Вкажи адресу ще раз і знову звір ключ.
   *[unknown] Ці записи не належать до запрошення цього сезону. Спершу запроси бота, і хай там введуть його адресу.
}
error-league-partner-unreached = { $reason ->
    [off] Мені не можна звертатися до інших серверів: власник цього бота має це дозволити (BOT_OUTGOING_HOSTS).
    [form] Це не адреса записів партнера. Вона починається з https:// і закінчується на «entries.jsonl».
    [scheme] Я звертаюся лише до адрес, що починаються з https://.
    [host] Мені не можна звертатися до цього хоста: власник цього бота має це дозволити (BOT_OUTGOING_HOSTS).
    [private] Ця адреса веде у приватну мережу, до якої я ніколи не звертаюся.
    [gone] За цією адресою немає файлу записів. Попроси надіслати найновіший.
   *[failed] Ця адреса не відповідає так, як має. Перевір її або спробуй пізніше.
}
error-league-partner-differs = У файлі за цією адресою помилка в рядку { NUMBER($line, useGrouping: 0) }.

## Дописи і журнал

league-post-partner_accepted = 🤝 Тепер на цей сезон можна записатися і на серверах: { $server }.
league-post-partner_problem = ⚠️ { $code ->
    [unreached] Записи { $server } недоступні вже добу.
   *[other] Записи { $server } не сходяться (рядок { NUMBER($line, useGrouping: 0) }), тож новіші з них не рахуються.
} Його люди лишаються. Більше показує /ліга справи → Сервери → Боти-партнери.
league-post-partner_entered = 🤝 Тебе записано на цей сезон: твій запис зроблено на сервері партнера { $server }. Його столи відкриваються тут. Якщо це не ти, знімися через /ліга записатися.
league-log-partner_invited = { $by } запрошує іншого бота: { $server }
league-log-partner_accepted = { $by } приймає записи: { $server }
league-log-partner_ended = { $by } завершує партнерство: { $server }
league-log-partner_entered = { $about } записується на сервері партнера { $server }
