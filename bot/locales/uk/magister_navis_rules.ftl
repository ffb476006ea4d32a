# Правила нашими словами: що робить річ, на що зважати, і статті за розділами.
# `magister_navis-rules-<ключ>` – текст (для речі щонайбільше 300 символів), `-fine` – подробиці
# речі, `-title` – заголовок статті. Покажчик – у `rulebook.toml`.

-navis-activate = Поклади диск зі своєї гавані на кружок і
-navis-ship = поклади ще один на наступну клітинку шляху регіону; ти отримуєш жетон звідти.
-navis-occupy = поклади ще один у порожнє місто відкритого регіону, де ти маєш присутність; ти отримуєш його жетон.
-navis-attack = забери місто суперника у відкритому регіоні, де ти маєш присутність: це коштує ще двох дисків, один на місто й один у твій запас.
-navis-draw = візьми верхню карту колоди, якщо в її відкритому регіоні в тебе щонайменше стільки дисків, яке число на карті.
-navis-pay = поверни у свою гавань диск з іншої своєї будівлі; тією будівлею можна скористатися знову.
-navis-ship-fine =
    - Присутність не потрібна, і плисти можна як у закриті, так і у відкриті регіони, але ніколи в Європу.
    - Поруч із заповненим шляхом жетона немає, але диск рахується як присутність.
-navis-occupy-fine =
    - Присутність — це твій диск у місті регіону, на його шляху або поруч; у Європі її має кожен.
    - Сполучення, які завершує місто, одразу приносять свої жетони.
-navis-attack-fine =
    - Жетона міста ти не отримуєш; сполучення діють, як із порожнім містом.
    - Витіснений диск іде в запас свого власника.
-navis-draw-fine =
    - Рахуються диски в містах, на шляху й поруч із ним.
    - До паса межі карт немає.
-navis-pay-fine =
    - Звільнити саму себе будівля не може.
    - Якщо на твоїх будівлях немає іншого диска, повертати нічого.
-navis-single-fine = - Двох будівель рівня 5 не може мати ніхто.
-navis-no-circle-fine = - Кружка немає: нічого не активують, а символи рахуються, щойно її збудовано.
-navis-action-fine =
    - Витрать його у свою чергу: жодної будівлі не активують, але сама дія коштує своїх дисків.
    - Щойно отриманим жетоном можна скористатися лише в пізнішу чергу; невитрачені лишаються з раунду в раунд і не дають нічого.

## Будівлі

magister_navis-rules-residence = { -navis-activate } { -navis-occupy }
magister_navis-rules-residence-fine =
    { -navis-occupy-fine }
    - Він надрукований на кожному полі й не займає жодної із семи клітинок.
magister_navis-rules-market = { -navis-activate } { -navis-draw }
magister_navis-rules-market-fine = { -navis-draw-fine }
magister_navis-rules-shipyard = { -navis-activate } { -navis-ship }
magister_navis-rules-shipyard-fine = { -navis-ship-fine }
magister_navis-rules-workshop = Активувати нічого: вона підіймає твою індустрію, тож можна будувати вищі рівні.
magister_navis-rules-workshop-fine = { -navis-no-circle-fine }
magister_navis-rules-bank = Активувати нічого: він підіймає твої фінанси, тож платнею повертається більше дисків.
magister_navis-rules-bank-fine = { -navis-no-circle-fine }
magister_navis-rules-barracks = { -navis-activate } { -navis-attack }
magister_navis-rules-barracks-fine = { -navis-attack-fine }
magister_navis-rules-guild_hall = { -navis-activate } зроби одне з двох: плисти в регіон або взяти карту.
magister_navis-rules-guild_hall-fine =
    { -navis-ship-fine }
    { -navis-draw-fine }
magister_navis-rules-dock = { -navis-activate } займи місто або пливи, або й те, й те в будь-якому порядку; обидва в тому самому регіоні.
magister_navis-rules-dock-fine =
    - Твою присутність для другої половини перевіряють після першої, тож можна спершу плисти.
    - { $dock_in_europe ->
        [no] У Європі, куди ніхто не може плисти, вони нічого не роблять.
        [usual] У Європі, куди ніхто не може плисти, можна просто зайняти місто.
       *[any] У Європі, куди ніхто не може плисти, можна просто зайняти місто, хіба що стіл вибрав інакше.
    }
    { -navis-ship-fine }
    { -navis-occupy-fine }
magister_navis-rules-fortress = { -navis-activate } зроби одне з двох: зайняти порожнє місто або атакувати місто суперника.
magister_navis-rules-fortress-fine =
    { -navis-occupy-fine }
    { -navis-attack-fine }
magister_navis-rules-theater = Активувати нічого: він підіймає твою культуру, тож приріст дає більше дисків.
magister_navis-rules-theater-fine = { -navis-no-circle-fine }
magister_navis-rules-cartographer = { -navis-activate } пливи раз або двічі, обидва рази в той самий регіон.
magister_navis-rules-cartographer-fine =
    - Якщо лишилася одна клітинка, другий диск лягає поруч зі шляхом, без жетона.
    { -navis-ship-fine }
magister_navis-rules-trade_office = { -navis-activate } візьми одну або дві карти, обидві з тієї самої колоди.
magister_navis-rules-trade_office-fine =
    - У Європі теж обидві з однієї колоди, а не по одній з кожної.
    { -navis-draw-fine }
magister_navis-rules-university = Активувати нічого: наприкінці він вартий своєї слави.
magister_navis-rules-university-fine = { -navis-no-circle-fine }
magister_navis-rules-exchange = { -navis-activate } { -navis-pay }
magister_navis-rules-exchange-fine =
    { -navis-pay-fine }
    { -navis-single-fine }
magister_navis-rules-museum = { -navis-activate } { -navis-pay }
magister_navis-rules-museum-fine =
    { -navis-pay-fine }
    { -navis-single-fine }
magister_navis-rules-parliament = { -navis-activate } { -navis-pay }
magister_navis-rules-parliament-fine =
    { -navis-pay-fine }
    { -navis-single-fine }

## Колоди

magister_navis-rules-deck-fine =
    - Карта 1 опиняється зверху, коли губернатора взято; кожне число вимагає стількох твоїх дисків у регіоні.
    - Скинута карта повертається на своє місце в колоді.
    - Губернатора дають лише за відкриття регіону, і скинутий він виходить із гри.
magister_navis-rules-EU = Спершу культура й політика, потім багато слави. Для цієї колоди й для рабства рахуються твої диски в європейських містах; карті 0 вони не потрібні.
magister_navis-rules-EU-fine =
    - Коли хтось уперше бере карту 5, рабство скасовують: усі гравці відкладають свої карти рабства, а та колода виходить із гри.
    - Скинута карта повертається на своє місце в колоді; узяти карту 5 удруге вже нічого не змінює.
magister_navis-rules-SL = Індустрія і фінанси вже на початку, за диски в європейських містах; карті 0 вони не потрібні. Хто має ці карти, коли рабство скасовують, втрачає їхні символи, і кожна карта коштує 1 славу.
magister_navis-rules-SL-fine =
    - Одну карту рабства можна лишити понад межу, але карт, крім місця губернатора, ніколи не може бути більше п’яти.
    - Скинута лишається сорочкою догори біля твого поля і { $set_aside_penalty ->
        [if_abolished] коштує 1 славу, якщо рабство скасують.
        [usual] теж коштує 1 славу.
       *[any] теж коштує 1 славу, хіба що стіл рахує їх лише після скасування.
    }
    - Якщо рабства так і не скасують, карти, які ще в тебе, нічого не коштують.
magister_navis-rules-AF = Фінанси і трохи індустрії, згодом зі славою. Губернатор дає фінанси й політику.
magister_navis-rules-SA = Культура на перших картах, фінанси і слава на останніх. Губернатор дає політику.
magister_navis-rules-CA = Політика й фінанси, а на останній карті індустрія з великою славою. Губернатор дає культуру й політику.
magister_navis-rules-NA = Індустрія, фінанси й культура; остання карта — сама слава. Губернатор дає фінанси й політику.
magister_navis-rules-IN = Культура, фінанси й політика, згодом зі славою. Губернатор дає потроху всього цього.
magister_navis-rules-FE = Індустрія і фінанси; політика й багато слави на останній карті. Губернатор дає індустрію і культуру.

## Жетони

magister_navis-rules-token-fine =
    - Він лишається на твоєму полі назавжди; забрати його ніхто не може.
    - Значення змінюється одразу; вище за 15 маркер стоїть на місці, але рахується справжнє значення.
magister_navis-rules-industry = Підіймає твою індустрію на 1: від неї залежить, до якого рівня можна будувати.
magister_navis-rules-culture = Підіймає твою культуру на 1: від неї залежить, скільки дисків дає приріст.
magister_navis-rules-finance = Підіймає твої фінанси на 1: від них залежить, скільки дисків повертається платнею.
magister_navis-rules-politics = Підіймає твою політику на 1: від неї залежить, скільки карт можна лишити, коли пасуєш.
magister_navis-rules-ship_or_draw = Витрать його, щоб плисти в регіон або взяти карту, без будівлі.
magister_navis-rules-ship_or_draw-fine =
    { -navis-action-fine }
    { -navis-ship-fine }
    { -navis-draw-fine }
magister_navis-rules-occupy_or_draw = Витрать його, щоб зайняти порожнє місто або взяти карту, без будівлі.
magister_navis-rules-occupy_or_draw-fine =
    { -navis-action-fine }
    { -navis-occupy-fine }
    { -navis-draw-fine }
magister_navis-rules-payment = Витрать його, щоб повернути у свою гавань диск із будь-якої своєї будівлі; тією будівлею можна скористатися знову.
magister_navis-rules-payment-fine =
    { -navis-action-fine }
    - Він може звільнити будь-яку будівлю, бо для нього жодної не активують.
magister_navis-rules-attack = Витрать його, щоб атакувати місто суперника без будівлі: це коштує двох дисків із твоєї гавані, один на місто й один у твій запас.
magister_navis-rules-attack-fine =
    { -navis-action-fine }
    { -navis-attack-fine }

## Підготовка

magister_navis-rules-setup-title = Підготовка
magister_navis-rules-setup = Усі 95 жетонів викладають горілиць навмання на 40 клітинок шляхів, 29 міст і 26 сполучень. Колоди лежать горілиць, губернатор зверху; Європа й рабство починаються з карти 0. Примірників будівлі за рівнем: 5, 4, 3, 2, 1. У тебе 30 дисків, Колоніальний дім і сім клітинок.
magister_navis-rules-openness-title = Нічого не приховано
magister_navis-rules-openness = Жетони, колоди, поля, гавані й рахунок видно всім. Випадкові лише розкладка жетонів і перший гравець; після того випадку немає. Гра для 3–5 гравців.

## Раунди

magister_navis-rules-round-title = Раунд
magister_navis-rules-round = Сім раундів. { $preparation ->
        [by_phase] У кожному, починаючи з першого гравця, спершу всі будують, потім усі отримують приріст, потім усі платню; далі ходять по черзі, доки всі не спасують.
        [usual] У кожному, починаючи з першого гравця, кожен будує, отримує приріст і платню одразу; далі ходять по черзі, доки всі не спасують.
       *[any] У кожному, починаючи з першого гравця, кожен будує, отримує приріст і платню одразу; далі ходять по черзі, доки всі не спасують. Стіл може вибрати, щоб спершу всі збудували, потім усі отримали приріст, а потім платню: результат той самий.
    } Після кожного раунду корона переходить ліворуч.
magister_navis-rules-symbols-title = Символи й показники
magister_navis-rules-symbols = Твої індустрія, культура, фінанси й політика — це сума символів на твоїх жетонах, будівлях і чинних картах. Вони змінюються одразу, коли ти щось із цього отримуєш або втрачаєш. Символи слави рахуються лише наприкінці.
magister_navis-rules-rewards-title = Що дають чотири шкали
magister_navis-rules-rewards = У всіх чотирьох сходинки на 2, 4, 7 і 10. Індустрія: рівень будівель від 1 до 5. Культура: приріст від 2 до 6. Фінанси: від 1 до 5 виплат. Політика: межа карт від 1 до 5. Наприкінці кожна шкала варта 0, 2, 4, 7, потім 10 слави і ще по 1 за кожне значення до 15.

## Будівництво, приріст, платня

magister_navis-rules-building-title = Будівництво
magister_navis-rules-building = Щораунду ти береш рівно одну плитку рівня, який дозволяє твоя індустрія; її символи рахуються одразу. Можна взяти вид, який у тебе вже є, але будівлю рівня 5 — лише одну. Якщо дозволених тобі рівнів не лишилося, доступний найнижчий із наявних.
magister_navis-rules-growth-title = Приріст
magister_navis-rules-growth = Стільки дисків, скільки дозволяє твоя культура, переходить із запасу в гавань; якщо їх менше, то всі. Це відбувається само.
magister_navis-rules-salary-title = Платня
magister_navis-rules-salary = Стільки дисків, скільки дозволяють твої фінанси, повертається з твоїх будівель у гавань. Якщо на будівлях їх більше, ти вибираєш, які; інакше повертаються всі, а зайві виплати пропадають.

## Дії

magister_navis-rules-turn-title = Твоя черга
magister_navis-rules-turn = Зроби одне з трьох: активуй будівлю з вільним кружком, витрать жетон дії або пасуй. Після паса в цьому раунді ти більше не ходиш. { $empty_activation ->
        [yes] Активувати будівлю без її дії можна.
        [usual] Активувати будівлю без її дії не можна.
       *[any] Активувати будівлю без її дії можна, лише якщо стіл так вибрав.
    }
magister_navis-rules-cost-title = Скільки коштує дія
magister_navis-rules-cost = Диски з твоєї гавані, разом із тим, що на кружку: плисти 2, зайняти 2, атакувати 3, карта 1, виплата 1. З жетоном: 1, 1, 2, 0, 0. Друга половина подвійної дії коштує власного диска (друга карта — жодного), але не другої активації.
magister_navis-rules-spending-title = Жетони дій
magister_navis-rules-spending = Витрать один замість активувати будівлю; він виходить із гри. Щойно отриманим жетоном у ту саму чергу скористатися не можна. Жетонами не торгують, і вони лишаються з раунду в раунд.
magister_navis-rules-halves-title = Друга половина дії
magister_navis-rules-halves = Доки, Картограф і Торгова контора можуть діяти двічі: у тому самому регіоні, а Торгова контора — з тієї самої колоди. Друга половина не обов’язкова і залежить від позиції після першої.
magister_navis-rules-presence-title = Присутність і відкриті регіони
magister_navis-rules-presence = Щоб зайняти, атакувати чи взяти карту, потрібен відкритий регіон і твої диски там: у місті, на шляху або поруч. Європа відкрита з самого початку, і щоб зайняти чи атакувати там, диск не потрібен нікому.
magister_navis-rules-shipping-title = Плавання
magister_navis-rules-shipping = Поклади диск на вільну клітинку шляху, найдальшу від колоди, й візьми звідти жетон. Поруч із заповненим шляхом жетона немає, але є присутність. Плисти можна куди завгодно, крім Європи.
magister_navis-rules-opening-title = Відкриття регіону
magister_navis-rules-opening = Коли заповнено останню клітинку шляху, регіон одразу відкривається. Його губернатор дістається гравцю з найбільшою кількістю дисків на шляху; за рівності — тому, чий останній диск найближче до колоди. Відмовитися не можна.
magister_navis-rules-occupying-title = Як зайняти місто
magister_navis-rules-occupying = Поклади диск у порожнє місто відкритого регіону, де ти маєш присутність, і візьми його жетон. Жетони сполучень, які воно завершує, ти отримуєш одразу ж.
magister_navis-rules-connecting-title = Сполучення
magister_navis-rules-connecting = Сполучення твоє, поки твої обидва його міста. Перший гравець, якому це вдасться, бере його жетон і лишає собі. Наприкінці кожне твоє сполучення варте 1 слави.
magister_navis-rules-attacking-title = Атака на місто
magister_navis-rules-attacking = У відкритому регіоні, де ти маєш присутність (у Європі будь-де): один диск із твоєї гавані йде у твій запас, другий замінює в місті диск суперника, який іде в запас того гравця. Жетона міста ти не береш.
magister_navis-rules-paying-title = Виплати
magister_navis-rules-paying = Виплата повертає диск з однієї твоєї будівлі у твою гавань, тож у цьому раунді нею можна скористатися знову. Будівля, що дає виплату, не може звільнити саму себе.
magister_navis-rules-drawing-title = Як брати карти
magister_navis-rules-drawing = Візьми верхню карту колоди відкритого регіону, якщо в тебе там щонайменше стільки дисків, яке на ній число. Картам 0 диск не потрібен. Символи рахуються одразу. До паса межі немає. З порожньої колоди брати нічого.
magister_navis-rules-abolition-title = Скасування рабства
magister_navis-rules-abolition = Коли хтось уперше бере карту 5 Європи, усі гравці, навіть ті, хто спасував, кладуть свої карти рабства сорочкою догори біля своїх полів і втрачають їхні символи. Колода рабства виходить із гри.

## Пас і карти

magister_navis-rules-passing-title = Пас
magister_navis-rules-passing = Коли ти пасуєш, твої карти мають одразу вкластися в межу, і в цьому раунді ти більше не ходиш. Якщо робити більше нічого, пас відбувається сам; питають лише про карти.
magister_navis-rules-limit-title = Межа карт
magister_navis-rules-limit = Від політики залежить, скільки карт можна лишити. Одна карта рабства — понад це, але всього ніколи не більше п’яти, а один губернатор на місці губернатора не рахується ні туди, ні туди. Скинута політика одразу знижує межу.
magister_navis-rules-governor_space-title = Місце губернатора
magister_navis-rules-governor_space = { $governor_space ->
        [must_fill] Поки в тебе є губернатор, він має там лежати; який саме, ти вирішуєш, перш ніж скидати карти. Порожнє місце варте наприкінці 3 слави.
       *[usual] Який губернатор піде туди і чи піде взагалі, ти вирішуєш, перш ніж скидати карти. Порожнє місце варте наприкінці 3 слави; { $end_arrangement ->
        [as_laid] твої карти рахуються, як лежать.
        [usual] тоді тобі рахується найкраще розташування, яке вкладається в межу.
       *[any] звичайно тоді тобі рахується найкраще розташування, яке вкладається в межу.
    }
    }
magister_navis-rules-discarding-title = Скидання карт
magister_navis-rules-discarding = По одній і не більше, ніж треба. Карти регіону повертаються на своє місце в колоді, губернатори виходять із гри, карти рабства лишаються сорочкою догори біля твого поля і { $set_aside_penalty ->
        [if_abolished] коштують по 1 славі, якщо рабство скасують.
        [usual] коштують по 1 славі.
       *[any] звичайно коштують по 1 славі.
    }
magister_navis-rules-late_governor-title = Губернатор після паса
magister_navis-rules-late_governor = Якщо ти стаєш губернатором уже після паса, { $late_governor ->
        [next_pass] твої карти мають вкластися в межу під час наступного паса.
        [usual] твої карти мають вкластися в межу одразу.
       *[any] твої карти мають вкластися в межу одразу, хіба що стіл вибрав чекати до наступного паса.
    }

## Кінець і підрахунок

magister_navis-rules-end-title = Кінець гри
magister_navis-rules-end = Гра закінчується після сьомого раунду, коли всі спасували.
magister_navis-rules-score-title = Підрахунок
magister_navis-rules-score = 1 за кожне сполучення, 1 або 2 за кожне місто, слава твоїх чотирьох шкал, карт і університетів; 3, якщо на місці губернатора немає губернатора; 1 за кожні три диски в гавані; −1 за кожну відкладену карту рабства{ $set_aside_penalty ->
        [if_abolished] , якщо рабство скасовано.
       *[usual] .
    } Невитрачені жетони, запас і диски на будівлях не дають нічого.
magister_navis-rules-winner-title = Хто виграє
magister_navis-rules-winner = Виграє гравець із найбільшою славою; за рівності перемогу ділять.

## Що надруковано на картці

magister_navis-card-level = { $level ->
    [0] На кожному полі
   *[other] Рівень { $level }
}
magister_navis-card-copies = { $count ->
    [one] { $count } примірник
    [few] { $count } примірники
    [many] { $count } примірників
   *[other] { $count } примірників
}
magister_navis-card-circle = { $circle ->
    [yes] Можна активувати
   *[no] Активувати нічого
}
magister_navis-card-discs = { $action }: { $count ->
    [0] жодного диска
    [one] { $count } диск
    [few] { $count } диски
    [many] { $count } дисків
   *[other] { $count } дисків
}
magister_navis-card-halves = Обидві половини: { magister_navis-discs }
magister_navis-card-tokens = { $count ->
    [one] { $count } жетон у грі
    [few] { $count } жетони в грі
    [many] { $count } жетонів у грі
   *[other] { $count } жетонів у грі
}
magister_navis-card-token = Торговий жетон
magister_navis-card-row = карта { $value } ({ $value ->
    [0] без диска
    [one] за { $value } диск
    [few] за { $value } диски
    [many] за { $value } дисків
   *[other] за { $value } дисків
}): { $symbols }
magister_navis-card-row-governor = губернатор: { $symbols }
magister_navis-card-alt = { $name } ({ $other }). { $facts }. { $text }

## Розділи

rules-section-rounds = Раунди
rules-section-prepare = Будівництво, приріст, платня
rules-section-actions = Дії
rules-section-passing = Пас і карти
rules-section-deck = Колоди
rules-section-token = Жетони

## Розділи правил гри: джерела

magister_navis-book-preparation = Підготовка до гри
magister_navis-book-symbols = Символи
magister_navis-book-course = Перебіг гри
magister_navis-book-build = Фаза 1: будівництво
magister_navis-book-growth = Фаза 2: приріст
magister_navis-book-salary = Фаза 3: платня
magister_navis-book-actions = Виконання дій
magister_navis-book-shipping = Плавання
magister_navis-book-opening = Відкриття регіону
magister_navis-book-occupying = Зайняття міст
magister_navis-book-connections = Контроль сполучень
magister_navis-book-attack = Атака
magister_navis-book-payment = Виплата
magister_navis-book-drawing = Узяття карт
magister_navis-book-abolition = Скасування рабства
magister_navis-book-passing = Пас і скидання
magister_navis-book-end = Кінець гри
