# Команди в меню повідомлень і людей.

menu-happened = Що тут сталося
menu-hint = Підказка для мене
menu-report = Проблема з цим дописом
menu-invite = Запросити за мій стіл
menu-record = Наш рахунок
menu-happened-title = { $table }, до цього допису
menu-nothing-yet = Ще ніхто не ходив.
menu-not-begun = { $table }: гра ще не почалася, тож нічого не сталося.
menu-then = Поля на той момент: /стіл поле позиція:{ NUMBER($version, useGrouping: 0) }. Зараз за столом хід { NUMBER($now, useGrouping: 0) }; що для тебе нового: /що-нового
menu-reported = Дякую, записано. Назви власнику цього бота номер **{ $number }** і скажи, що не так: за номером видно, коли і за яким столом це було, але нічого з того, що пишеш ти чи інші.
menu-invite-where = За який стіл запросити: { $name }?
menu-record-title = Ти та { $name }
menu-record-none = Ви ще не закінчили разом жодної гри на цьому сервері.
menu-record-line = { $game ->
    [all] **Усі ігри**
   *[other] { $game }
}: разом { $tables ->
    [one] { $tables } стіл
    [few] { $tables } столи
    [many] { $tables } столів
   *[other] { $tables } столів
}; ти попереду { $ahead ->
    [one] { $ahead } раз
    [few] { $ahead } рази
    [many] { $ahead } разів
   *[other] { $ahead } разів
}, нарівні { $level ->
    [one] { $level } раз
    [few] { $level } рази
    [many] { $level } разів
   *[other] { $level } разів
}, позаду { $behind ->
    [one] { $behind } раз
    [few] { $behind } рази
    [many] { $behind } разів
   *[other] { $behind } разів
}.
error-not-our-post = { $why ->
    [other] Це повідомлення не моє, тож я нічого про нього не знаю. Вибери мій допис про якийсь стіл.
   *[none] Цей мій допис не стосується жодного столу, який я тут знаю. Вибери допис про стіл.
}
error-no-table-of-mine = На цьому сервері ти не сидиш за жодним відкритим столом, куди ця людина могла б прийти. Спершу відкрий стіл: /стіл створити
error-not-a-player = { $who ->
    [bot] Це бот, а не людина: ботів-гравців саджають за стіл командою /стіл додати-бота.
   *[you] Це ти. Вибери когось іншого.
}
