# Ліги: виправлення, журнал, чому щось вирішено, поведінка, імпорт та експорт.

## Виправлення

league-kind = { $what ->
    [result] результат
    [seat] місце за столом
    [deadline] строк
    [points] очки
    [player] гравець
    [team] команда
    [division] дивізіон
    [card] картка
    [annul] що рахується
    [ban] хто може грати в лізі
    [second] підтвердження
    [undo] скасування виправлення
    [import] імпорт
    [approve] допуск
    [rescue] втручання за столом
    [dispute] протест
    [partner] бот-партнер
   *[other] виправлення
}
league-kind-result = Результат столу
league-kind-seat = Місце за столом
league-kind-deadline = Строк столу або останній день
league-kind-points = Очки в лізі
league-kind-player = Гравець за столом або поза сезоном чи знову в ньому
league-kind-team = Команда гравця або назва команди
league-kind-division = Дивізіон
league-kind-card = Зняти картку
league-kind-ban = Поза лігою назавжди
league-kind-annul = Анулювати стіл або всі закінчені столи гравця
league-corrected = ✅ Виправлення #{ NUMBER($number, useGrouping: 0) } діє, і всі можуть прочитати його в /ліга журнал. Щоб забрати його: /ліга скасувати.
league-correction-waits = 🛑 Це стосується тебе або твого столу, тож самостійно вирішити цього не можна. Це записано в журналі як виправлення #{ NUMBER($number, useGrouping: 0) } і діятиме, щойно інший організатор підтвердить його через /ліга підтвердити.
league-annul-title = Що змінило б виправлення #{ NUMBER($number, useGrouping: 0) }
league-annul-table = { $table ->
    [0] Стіл сезону { $number }
   *[other] Стіл #{ NUMBER($table, useGrouping: 0) }
} не зараховано б нікому: { $names }
league-annul-moves = { $name }, дивізіон { $division }: замість місця { $before } — місце { $place }
league-annul-none = Жодне місце не змінюється.
league-annul-about = Ще нічого не змінено. Виправлення діятиме, щойно ти підтвердиш його тут або інший організатор — через /ліга підтвердити. Рейтинги і столи, де ще грають, лишаються, як є.
button-league-annul = Підтвердити
league-seconded = ✅ Виправлення #{ NUMBER($number, useGrouping: 0) } тепер діє.
league-undone = ↩️ Виправлення #{ NUMBER($number, useGrouping: 0) } скасовано.
league-correction-about = { $what ->
    [team] : { $other } → { $team }
   *[other] { $value ->
        [none] {""}
       *[other] : { $value }
    }
}
league-post-corrected = ✏️ { $by } { $what ->
    [ban] виключає { $about } з ліги назавжди
   *[other] { league-corrected-what }{ $table ->
        [0] {""}
       *[other] {" "}(стіл #{ NUMBER($table, useGrouping: 0) })
    }{ $about ->
        [none] {""}
       *[other] {" "}({ $about })
    }
}{ league-correction-about } · #{ NUMBER($number, useGrouping: 0) }. Причина: { $reason }
league-corrected-what = { $what ->
    [annul] анулює зігране
   *[other] виправляє: { league-kind }
}
league-post-undone = ↩️ { $by } скасовує виправлення #{ NUMBER($number, useGrouping: 0) }. Причина: { $reason }
league-post-team_changed = 👥 { $by } { $team ->
    [none] забирає тебе з команди { $other }. Твій запис показує /ліга записатися.
   *[other] переводить тебе в команду { $team }.
} Причина: { $reason }
league-post-team_renamed = 👥 { $by } перейменовує твою команду { $other }: тепер вона зветься { $team }. Причина: { $reason }
error-league = У цій лізі це неможливо.
error-league-correction = { $what ->
    [kind] Виправлення «{ $value }» немає. Вибери зі списку.
    [table] Назви стіл цього сезону.
    [person] Назви гравця.
    [other] Назви також, хто грає замість.
    [number] Дай як значення число від 1 до { $value }.
    [scores] Дай як значення очки всіх місць ({ $value }) за порядком, наприклад 31 28 28 22. Якщо рівність вирішив додатковий показник, додай місця: 31/1 28/3 28/2 22/4.
    [points] Дай як значення очки в лізі, від 0 до { $value }, наприклад 6, 2.5 або 7/3.
    [hours] Дай як значення додатковий час, наприклад 24h або 2d, щонайбільше годин: { $value }.
    [day] «{ $value }» — це не день. Пиши так: 2026-12-24.
    [before-first-day] Останній день не може бути раніше за перший, { $value }.
    [rule] До жеребкування останній день — це правило сезону. Зміни його через /ліга налаштувати.
    [ended] Останній день минув: тепер більше часу можна дати лише самим столам.
    [not-over] Цей стіл ще не закінчено.
    [not-playing] За цим столом не грають.
    [playing] Поки за столом грають, міняти місця не можна. Щоб замінити когось, вибери «Гравець».
    [over] Цей стіл закінчено. Щоб вирішити, кому рахується місце, вибери «Місце».
    [not-there] { $value ->
        [none] У цього гравця там немає місця.
       *[other] { $value } не має там місця.
    }
    [there] { $value } вже має там місце.
    [not-in] { $value } не грає в цьому сезоні.
    [excluded] { $value } — поза цим сезоном через виключення. Щоб знову дозволити грати, спершу скасуй виключення (/ліга виправити, «Гравець» без столу).
    [later] На цьому тримається виправлення #{ $value }. Спершу скасуй його.
    [annulled] Цей стіл анульовано. Спершу скасуй те виправлення: його номер показує /ліга чому.
    [banned] Цю людину виключено з ліги. Щоб знову дозволити грати, спершу скасуй виправлення #{ $value } (/ліга скасувати).
    [no-table] { $value } не має в цьому сезоні закінченого столу, що рахується.
    [winners] Наступний тур кубка випливає з його столів переможців, тож анулювати їх не можна. Виправ натомість результат або очки.
    [team] Назви гравця і команду, до якої він переходить («немає» забирає його з теперішньої). Щоб перейменувати команду, вкажи її як команду, а нову назву — як значення.
    [team-drawn] { $value } вже має столи в цьому сезоні, тож лишається в тій самій команді.
    [team-needed] { $value } грає, а після розподілу в кожного є команда. Назви команду, до якої перевести; нова назва засновує нову.
    [team-unknown] Команди «{ $value }» в цьому сезоні немає. Вибери зі списку.
    [team-taken] Команда { $value } вже є. Вибери іншу назву.
    [team-same] { $value ->
        [none] Цей гравець без команди.
       *[other] Це нічого не змінює: команда вже { $value }.
    }
    [no-card] { $value } не має картки, яку можна зняти.
   *[event] Немає події { $value }, за яку дано картку. Номери показує /ліга поведінка.
}
error-league-unknown-correction = У цієї ліги немає виправлення #{ NUMBER($number, useGrouping: 0) }.
error-league-nothing-to-do = Виправленню #{ NUMBER($number, useGrouping: 0) } нічого більше не треба: його скасовано або воно вже діє.
error-league-own-table = Виправлення #{ NUMBER($number, useGrouping: 0) } стосується тебе, твого столу або зроблене тобою; це має робити інший організатор. Спробу записано в журнал.

## Протести

notice-league-disputed = ⚖️ { $name } подає протест щодо цього столу. Усі годинники стоять, доки не вирішать організатори, щонайдовше до { $until }. Грати далі можна. Кожен за столом може викласти свій бік нижче або через /ліга протест; читають це лише стіл і організатори.
notice-league-dispute-closed = ⚖️ { $outcome ->
    [upheld] Організатори задовольнили протест щодо цього столу.
    [dismissed] Організатори відхилили протест щодо цього столу.
   *[withdrawn] Протест щодо цього столу відкликано.
}{ $reason ->
    [none] {""}
   *[other] {" "}Причина: { $reason }
}
league-post-disputed = ⚖️ Протест: { $table }. Годинники там стоять, доки ви не вирішите, щонайдовше до { $until }. Організатори читають обидва боки і вирішують тут або через /ліга протест.
league-post-heard = ⚖️ Подано протест: { $table }. Можеш викласти свій бік: читають його лише стіл і організатори. Вони вирішать до { $until }, доти годинники стоять.
league-post-dispute_overdue = ⚖️ Протест ({ $table }) вчасно ніхто не вирішив, тож гра триває. Вирішити його ще можна тут або через /ліга протест.
button-league-dispute = Обидва боки
button-league-dispute-raise = Подати протест
button-league-dispute-state = Викласти свій бік
button-league-dispute-withdraw = Відкликати
button-league-dispute-upheld = Задовольнити
button-league-dispute-dismissed = Відхилити
league-dispute-title = ⚖️ Протест за столом #{ NUMBER($table, useGrouping: 0) }
league-dispute-raised = Подає { $name }, { $at }
league-dispute-side = **{ $name }**, { $at }:
league-dispute-silent = Ще не висловилися: { $names }. Відхилити можна одразу, задовольнити без них — від { $at }.
league-dispute-due = Якщо до { $until } ніхто не вирішить, гра триватиме.
league-dispute-then = Що випливає з рішення (інший результат або незарахований стіл), робить окреме виправлення: /ліга виправити.
league-dispute-ended = { $outcome ->
    [upheld] ✅ { $by } задовольняє протест.
    [dismissed] 🚫 { $by } відхиляє протест.
   *[withdrawn] ↩️ { $by } відкликає протест.
}{ $reason ->
    [none] {""}
   *[other] {" "}Причина: { $reason }
}
league-dispute-form = { $what ->
    [raise] Подати протест
    [state] Твій бік
    [upheld] Задовольнити протест
   *[dismissed] Відхилити протест
}
league-dispute-label = { $what ->
    [raise] Що сталося?
    [state] Як ти це бачиш?
   *[other] Чому?
}
league-dispute-hint = { $what ->
    [raise] Годинники столу зупиняться. Читають це лише стіл і організатори.
    [state] Читають це лише стіл і організатори; змінити можна, доки не вирішено.
   *[other] Це можуть прочитати всі.
}
error-league-dispute = { $what ->
    [table] Назви розпочатий стіл ліги або виконай це в його гілці.
    [none] За цим столом протесту немає; подати його можуть лише гравці столу.
    [season] У сезоні цього столу зараз не грають, тож протест подати не можна. Виправити результат організатори ще можуть.
    [player] Це можуть лише гравці цього столу.
    [reader] Протест читають лише гравці цього столу й організатори ліги.
    [open] За цим столом протест уже є: виклади свій бік через /ліга протест.
    [again] За цим столом уже був твій протест. Якщо є щось нове, поговори з організаторами.
    [closed] Цей протест тим часом закінчився: як саме, показує /ліга протест.
    [words] Напиши щось: інші мають знати, про що йдеться.
    [not-yours] Відкликати протест може лише той, хто його подав.
    [own] Ти граєш за цим столом: вирішувати має інший організатор. Спробу записано в журнал.
   *[unheard] Не всі за столом виклали свій бік. Задовольнити без них можна від <t:{ NUMBER($until, useGrouping: 0) }:f>; відхилити — одразу.
}

## Журнал

league-log-title = 📜 Журнал: { $name }
league-log-none = Ще нічого не сталося.
league-log-older = Давніше
league-log-line = <t:{ NUMBER($at, useGrouping: 0) }:d> { $text }{ $table ->
    [0] {""}
   *[other] {" "}· стіл #{ NUMBER($table, useGrouping: 0) }
}{ $private ->
    [yes] {" "}🔒
   *[no] {""}
}
league-log-opened = Запис відкрито
league-log-changed = { $by } змінює правила.{ $reason ->
    [none] {""}
   *[other] {" "}Причина: { $reason }
}
league-log-league_closed = { $by } закриває лігу. Причина: { $reason }
league-log-league_changed = { $by } змінює лігу.{ $reason ->
    [none] {""}
   *[other] {" "}Причина: { $reason }
}
league-log-webhook_off = { $why ->
    [gone] Події більше не надсилаються: отримувач їх не хоче
   *[failing] Події більше не надсилаються: вони не доходили кілька днів
}
league-log-role_gone = Роль організаторів видалено
league-log-founder_gone = { $name ->
    [none] У ліги більше немає засновника
   *[other] Засновника ліги ({ $name }) більше немає на сервері
}
league-log-handed_over = { $by } передає лігу; новий засновник: { $name }. Причина: { $reason }
league-log-closed = Запис закінчено
league-log-signed = { $name } записується
league-log-reminded_to_confirm = { $count ->
    [one] Нагадано підтвердити змінені правила: { $count } людина
    [few] Нагадано підтвердити змінені правила: { $count } людини
    [many] Нагадано підтвердити змінені правила: { $count } людей
   *[other] Нагадано підтвердити змінені правила: { $count } людей
}
league-log-confirmed = { $name } підтверджує змінені правила
league-log-team_asked = { $name } хоче грати за команду { $team }
league-log-team_refused = { $by } не приймає { $name } в команду { $team }
league-log-team = { $team ->
    [none] { $name } не називає команди
   *[other] { $name } грає за команду { $team }
}
league-log-withdrew = { $name } знімається
league-log-alternate = { $name } змінює, чи бути в запасі
league-log-admitted = { $by } допускає { $name }
league-log-refused = { $by } не допускає { $name }
league-log-dropped = { $name } вибуває, не зігравши жодного столу: { $why ->
    [gone] більше немає на сервері
    [role] без ролі
    [finished] замало закінчених столів
    [unconfirmed] змінених правил не підтверджено
   *[timeouts] забагато прострочень
}
league-log-moved_up_list = { $name } проходить зі списку очікування
league-log-entered = { $what ->
    [place] { $name } вступає пізно і займає місце { $other } у дивізіоні { $division }, столів: { $count ->
        [1] один
       *[other] { $count }
    }
    [round] { $name } вступає пізно, від наступного туру
    [fewer] { $name } вступає пізно в дивізіоні { $division } і займає місце від { $other }
   *[seat] { $name }, з пізнім вступом, займає ще одне місце в дивізіоні { $division }, від { $other }
}
league-log-drafted = Складено розподіл за дивізіонами
league-log-moved = { $by } переміщає { $name } у дивізіон { $division }
league-log-published = { $by } оприлюднює дивізіони
league-log-pairing = { $round ->
    [0] Столи дивізіону { $division } визначено жеребом
   *[other] Тур { $round } визначено жеребом
}
league-log-round_opened = { $by } відкриває тур { $round }
league-log-paired = Розклад оприлюднено, початкове число відкрито
league-log-matched = Складено стіл драбини
league-log-round = Наступний тур визначено жеребом
league-log-started = Стіл відкрито
league-log-finished = Стіл закінчено
league-log-void = Стіл скасовано: { $why ->
    [late] він так і не почався
   *[other] зіграти його не вдалося
}
league-log-reminded = { $name }: нагадано почати
league-log-asked = { $name }: запропоновано зайняти місце
league-log-declined = { $name } відмовляється від місця
league-log-substituted = { $name } займає місце
league-log-over_budget = Відпустка { $name } довша, ніж дозволяє сезон: грає бот-гравець
league-log-left = { $name } вибуває із сезону
league-log-taken_out = { $name } більше не в сезоні{ $status ->
    [red] {" "}(червона картка)
   *[other] {""}
}
league-log-taken_in = { $name } знову в сезоні
league-log-conduct = { $name }: { league-card } за { league-event }
league-log-rescued = { $by } втручається як організатор: { $what ->
    [resume] паузу завершено
    [pace] темп змінено
    [house-bot] за когось грає бот-гравець
   *[end] стіл завершено без результату
}. Причина: { $reason }
league-log-obstacle = Щось не дає сезону йти далі: { $what }
league-log-ending = Усім столам сказано про кінець сезону
league-log-overtime = Додатковий час: годинники йдуть швидше
league-log-over = Сезон закінчено
league-log-imported = { $count ->
    [one] { $by } імпортує минулий сезон: { $count } людина
    [few] { $by } імпортує минулий сезон: { $count } людини
    [many] { $by } імпортує минулий сезон: { $count } людей
   *[other] { $by } імпортує минулий сезон: { $count } людей
}
league-log-corrected = { $by } { $what ->
    [ban] виключає { $name } з ліги назавжди (#{ NUMBER($number, useGrouping: 0) })
   *[other] { league-corrected-what } (#{ NUMBER($number, useGrouping: 0) }){ $name ->
        [none] {""}
       *[other] {" "}— { $name }
    }
}{ league-correction-about }. Причина: { $reason }
league-log-correction_waits = { $by } хоче виправити те, що стосується власного столу чи запису: { league-kind } (#{ NUMBER($number, useGrouping: 0) }){ league-correction-about }; має підтвердити інший організатор. Причина: { $reason }
league-log-correction_planned = { $by } дивиться, що змінить анулювання (#{ NUMBER($number, useGrouping: 0) }){ $name ->
    [none] {""}
   *[other] {" "}— { $name }
}{ league-correction-about }; воно діятиме після підтвердження. Причина: { $reason }
league-log-seconded = { $by } підтверджує виправлення #{ NUMBER($number, useGrouping: 0) }
league-log-undone = { $by } скасовує виправлення #{ NUMBER($number, useGrouping: 0) }. Причина: { $reason }
league-log-disputed = { $by } подає протест
league-log-dispute_closed = { $what ->
    [upheld] { $by } задовольняє протест
    [dismissed] { $by } відхиляє протест
   *[withdrawn] { $by } відкликає протест
}{ $reason ->
    [none] {""}
   *[other] . Причина: { $reason }
}
league-log-dispute_overdue = Протест вчасно ніхто не вирішив: гра триває
league-log-attempt = Відмовлено: { $by } намагається щось вирішити ({ league-kind }), { $why ->
    [own] хоча це власна справа
   *[role] не будучи організатором
}

## Чому

league-why-title = 🔎 Чому це так
league-why-table = Стіл сезону { $number }, дивізіон { $division }. Його людей визначено жеребом так, щоб кожен зіграв обіцяну кількість ігор, а пари зустрічалися якомога рівномірніше; далі важили місця за столом, активні години і столи минулого сезону, у такому порядку.
league-why-meetings = Зустрічей на пару в цьому дивізіоні, у середньому: { $low ->
    [same] { $high }
   *[other] від { $low } до { $high }
}; у пар за цим столом: { $least ->
    [same] { $most }
   *[other] від { $least } до { $most }
}.
league-why-seat = { $name }: тут місце { $seat }; кожне місце за сезон: { $counts }
league-why-seed = -# Жереб походить із числа { $seed } із сіллю { $salt }.
league-why-award = { $table ->
    [0] {""}
   *[other] Стіл #{ NUMBER($table, useGrouping: 0) } ·{" "}
}{ $name }: очок { $points }, { $why ->
    [place] місце { $place }
    [left] бо місце віддано або його дограла заміна
    [bot] бо понад третину рішень ухвалив бот-гравець
    [few] бо заміні потрібна третина рішень, щоб отримати очки
   *[corrected] виправлено організаторами
}
league-why-correction = ✏️ Виправлення #{ NUMBER($number, useGrouping: 0) }: { $reason }
league-why-unknown = Ця людина не грає в цьому сезоні.
league-why-division = { $name } грає в дивізіоні { $division }: { $why ->
    [stayed] місце з минулого сезону
    [promoted] підвищення
    [relegated] пониження
    [new] новачок
    [moved-up] вище замість того, хто знявся
    [by-hand] за рішенням організаторів
    [late] пізній вступ
   *[other] так вийшло під час розподілу
}.
league-why-round = Стіл турніру { $number }, тур { $round }: його люди мали очок за гру: { $least ->
    [same] { $most }
   *[other] від { $least } до { $most }
}. { $again ->
    [0] Ніхто тут раніше не зустрічався.
    [one] Раніше зустрічалася { $again } пара: тур, у якому таких було б менше, неможливий або його не знайдено.
    [few] Раніше зустрічалися { $again } пари: тур, у якому таких було б менше, неможливий або його не знайдено.
    [many] Раніше зустрічалися { $again } пар: тур, у якому таких було б менше, неможливий або його не знайдено.
   *[other] Раніше зустрічалися { $again } пар: тур, у якому таких було б менше, неможливий або його не знайдено.
}
league-why-exchange = Якщо поміняти: тут { $other }, за тим столом { $name }: { $why ->
    [team] зустрілися б люди з однієї команди.
    [met] { $met ->
        [1] знову зустрілася б на одну пару більше
       *[other] повторні зустрічі важили б на { $met } більше
    }{ $gap ->
        [less] , хоча люди стояли б ближче одне до одного
       *[more] {""}
    }.
    [gap] знову зустрілося б стільки ж пар, але люди стояли б далі одне від одного.
    [larger] люди стояли б так само близько, але більші столи ділилися б менш рівномірно.
   *[other] не гірше, крім активних годин або жеребу.
}
league-why-team = { $place ->
    [0] { $name } грає за команду { $team }.
   *[other] { $name } грає за команду { $team }, її місце — { $place }, очок за гру: { $points }.
}
league-why-bye = { $name } має вільний тур { $round }: люди не ділилися на столи порівну, а вільний тур дістається тим, у кого їх було найменше, з них — найнижчому.
league-why-joined = { $name } вступає після початку і грає менше турів.
league-why-late = { $name } вступає після жеребкування, замість { $other }. Столи, що так дісталися, рахуються, якщо їх дограно; попередній гравець місця не отримує нічого. Стіл, де власних рішень менше третини, за гру не рахується.
league-why-place = { $name }, місце { $place }: { $why ->
    [first] кращих немає.
    [points] очок за гру { $own }, а вище { $other } має { $others }.
    [wins] очок порівну з { $other } вище, але перемог { $own } проти { $others }.
    [seconds] очок і перемог порівну з { $other } вище, але других місць { $own } проти { $others }.
    [common] до других місць порівну з { $other } вище, але за спільними столами там краще ({ $others } проти { $own }).
    [share] до спільних столів порівну з { $other } вище, але там більша частка від рахунку переможців ({ $others } проти { $own }).
    [opponents] очок порівну з { $other } вище, але суперники з очками за гру { $own } проти { $others }.
    [head] очок і суперників порівну з { $other } вище, але за спільними столами там краще ({ $others } проти { $own }).
    [seats] до спільних столів порівну з { $other } вище, але там важчі місця: у цьому турнірі вони приносили в середньому очок за гру { $others } проти { $own }.
    [left] вихід із сезону, тож нижче за всіх, хто грав далі.
    [red] виключення, тож нижче за всіх, хто грав далі.
    [few] замало столів дограно особисто, тож нижче за всіх, у кого їх досить.
    [guest] заміна звідкись не забирає тут нічийого місця.
   *[lot] усе порівну з { $other } вище, тож вирішив жереб.
}

## Поведінка

league-card = { $card ->
    [warning] 🗣️ попередження
    [yellow] 🟨 жовта картка
    [red] 🟥 червона картка
   *[none] без картки
}
league-event = { $event ->
    [timeout] прострочення
    [left] віддане місце
   *[no-start] відсутність на початку гри
}
league-record-title = 🗒️ Поведінка: { $name }
league-record-all = Усі, хто має картку
league-record-none = Нічого: усе гаразд.
league-record-about = -# Події за правилом: попередження, потім жовта картка (на один стіл менше водночас), потім червона (поза сезоном). Вони переходять лише в наступний сезон.
league-why-holder = { $name }: { league-card }{ $count ->
    [0] {""}
    [one] {" "}({ $count } подія)
    [few] {" "}({ $count } події)
    [many] {" "}({ $count } подій)
   *[other] {" "}({ $count } подій)
}
league-why-carried = З минулого сезону: { league-card }
league-why-event = <t:{ NUMBER($at, useGrouping: 0) }:d> { league-event }{ $table ->
    [0] {""}
   *[other] {" "}за столом #{ NUMBER($table, useGrouping: 0) }
}: { $reason ->
    [forgiven] знято організаторами
    [absence] та сама відсутність, без нової картки
   *[none] { league-card } (подія { NUMBER($number, useGrouping: 0) })
}
league-post-conduct = { $card ->
    [warning] 🗣️ Через тебе чекав стіл ({ league-event }{ $table ->
        [0] {""}
       *[other] , стіл #{ NUMBER($table, useGrouping: 0) }
    }). Це попередження; далі буде жовта картка. Тебе якийсь час не буде? /відпустка зупиняє твої годинники. Усе, що записано, показує /ліга поведінка.
    [yellow] 🟨 Жовта картка за { league-event }: відтепер ти граєш на один стіл менше водночас. Далі буде червона, і ти вибудеш із сезону. Усе, що записано, показує /ліга поведінка.
   *[red] 🟥 Червона картка за { league-event }: ти поза цим сезоном, на твої місця кличуть запасних. Усе, що записано, показує /ліга поведінка; якщо це помилка, поговори з організаторами.
}

## Що чекає на людину

league-todo-title = ☑️ Справи: { $name }
league-todo-none = На тебе нічого не чекає: сезон іде сам.
league-todo-role = Ролі організаторів більше немає: вибери іншу через /ліга налаштувати організатори
league-role-silent = Роль { $role } не можна згадувати, тож, сповіщаючи організаторів, я згадую натомість засновника: дозвольте всім її згадувати (Налаштування сервера, Ролі) або виберіть іншу через /ліга налаштувати організатори.
league-todo-founder = У ліги немає ні засновника, ні ролі організаторів: назви когось через /ліга передати або вибери роль через /ліга налаштувати організатори
league-todo-round = Тур { $number } чекає на відкриття: це робить кнопка під цим списком
league-todo-asked = { $name } хоче грати: /ліга допустити
league-todo-second = Виправлення #{ NUMBER($number, useGrouping: 0) } { $what ->
    [annul] чекає на підтвердження (/ліга підтвердити) або скасування (/ліга скасувати)
   *[other] потребує другого організатора: /ліга підтвердити
}
league-todo-table = За столом #{ NUMBER($table, useGrouping: 0) } не можна писати: мені бракує дозволу «{ $permission }» тут: { $place }
league-todo-gone = Стіл #{ NUMBER($table, useGrouping: 0) } втратив свій канал: /стіл перенести
league-todo-dispute = Протест за столом #{ NUMBER($table, useGrouping: 0) } чекає на рішення: /ліга протест
league-todo-no-result = Стіл #{ NUMBER($table, useGrouping: 0) } закінчився без результату: /ліга виправити, «Результат»
league-todo-posts = { $count ->
    [one] Не вдалося надіслати { $count } повідомлення. Перевір мої дозволи в каналі ліги.
    [few] Не вдалося надіслати { $count } повідомлення. Перевір мої дозволи в каналі ліги.
    [many] Не вдалося надіслати { $count } повідомлень. Перевір мої дозволи в каналі ліги.
   *[other] Не вдалося надіслати { $count } повідомлень. Перевір мої дозволи в каналі ліги.
}
league-approve-none = Ніхто не чекає на допуск.
league-approve-about = Вони хочуть грати. Допустити?
league-approve-more = … і ще { $count }
league-approve-done = { $status ->
    [in] ✅ { $name } грає.
    [waiting] ⌛ { $name } у списку очікування.
   *[withdrawn] 🚫 { $name } не грає.
}
button-league-admit = { $name }: так
button-league-refuse = ні

## Файли

league-import-good = { $count ->
    [one] 👀 Прочитано: { $count } людина. Ще нічого не збережено.
    [few] 👀 Прочитано: { $count } людини. Ще нічого не збережено.
    [many] 👀 Прочитано: { $count } людей. Ще нічого не збережено.
   *[other] 👀 Прочитано: { $count } людей. Ще нічого не збережено.
}
league-import-line = Дивізіон { $division }: { $names }
league-import-bad = { $count ->
    [one] 🛑 Не прийнято { $count } рядок, тож нічого не можна зберегти:
    [few] 🛑 Не прийнято { $count } рядки, тож нічого не можна зберегти:
    [many] 🛑 Не прийнято { $count } рядків, тож нічого не можна зберегти:
   *[other] 🛑 Не прийнято { $count } рядків, тож нічого не можна зберегти:
}
league-import-fault = Рядок { NUMBER($line, useGrouping: 0) }: { $reason ->
    [empty] файл порожній
    [lines] файл завеликий: щонайбільше рядків — { $value }
    [unreadable] не читається як CSV
    [column] бракує стовпця «{ $value }»
    [cells] клітинок { $value }, а має бути: людина, дивізіон, місце, очки і, можливо, рейтинг
    [formula] формули не приймаються: { $value }
    [unknown] я не знаю тут нікого на ім’я «{ $value }»; згадка або ID працює завжди
    [several] хто саме з тих, кого звуть «{ $value }»? Скаже згадка або ID: { $people }
    [twice] та сама людина, що й у рядку { $value }
    [division] «{ $value }» — це не дивізіон
    [place] «{ $value }» — це не місце
    [points] «{ $value }» — це не кількість очок
   *[rating] «{ $value }» — це не рейтинг
}
league-import-passed = -# Рядок { NUMBER($line, useGrouping: 0) }: { $reason ->
    [nobody] «{ $value }» не має тут ID (стерто): пропущено
    [unplaced] без місця (заміна або сума): пропущено
   *[away] { $value } не на цьому сервері; усе одно збережено
}
league-import-about = -# Стовпці: людина, дивізіон, місце, очки і, можливо, рейтинг. Людина — це ім’я, згадка або ID.
league-imported = { $count ->
    [one] ✅ Збережено: { $count } людина. З цього складаються дивізіони першого сезону.
    [few] ✅ Збережено: { $count } людини. З цього складаються дивізіони першого сезону.
    [many] ✅ Збережено: { $count } людей. З цього складаються дивізіони першого сезону.
   *[other] ✅ Збережено: { $count } людей. З цього складаються дивізіони першого сезону.
}
button-league-import = Зберегти
league-export-done = 📄 Ось файл. Клітинки, які таблиця могла б сприйняти за формули, екрановано.
league-export-results = Результати всіх столів
league-export-log = Журнал
league-export-signed = Підписаний журнал сезону, для інших ботів
league-export-signed-done = 📄 Підписаний журнал сезону. Інший бот заново обчислює все в ньому командою `bot league log verify` і називає перше, що не сходиться. Його підписано ключем `{ $fingerprint }` (відбиток): скажи його людям там іншим шляхом, ніж файл.
league-column = { $column ->
    [division] Дивізіон
    [place] Місце
    [person] Людина
    [points] Очки
    [table] Стіл
    [finished] Закінчено
    [seat] За столом
    [finisher] Хто дограв
    [rank] Місце в грі
    [score] Рахунок
    [why] Чому
    [bot_from] Бот-гравець від раунду
    [at] Час
    [kind] Що
    [by] Хто
    [about] Про кого
   *[text] Текст
}

## Команди

cmd-league-correct = Виправити щось, із причиною
cmd-league-dispute = Подати протест за столом або прочитати його
cmd-league-undo = Скасувати виправлення
cmd-league-second = Підтвердити виправлення іншого організатора
cmd-league-log = Що вирішено, ким і чому
cmd-league-why = Чому такий стіл, таке місце за ним чи в таблиці, таке попередження
cmd-league-todo = Що чекає на людину
cmd-league-record = Попередження і картки
cmd-league-import = Принести попередній сезон (CSV)
cmd-league-export = Завантажити результати, таблицю або журнал
cmd-league-approve = Допустити тих, хто записався
name-correct = виправити
name-dispute = протест
name-undo = скасувати
name-league-second = підтвердити
name-todo = справи
name-record = поведінка
name-import = імпорт
name-export = експорт
name-approve = допустити
name-number = номер
name-instead = замість
name-team = команда
name-file = файл
arg-league-kind = Що виправляється
arg-league-why = Чому; це можуть прочитати всі
arg-league-table = Стіл
arg-league-player = Гравець
arg-league-instead = Хто грає замість
arg-league-team = Команда, до якої переходить гравець, або та, яку перейменовують
arg-league-new = Очки, місце, час, день або нова назва
arg-league-number = Номер виправлення
arg-league-file = Людина, дивізіон, місце, очки, рейтинг
arg-league-export = Що
