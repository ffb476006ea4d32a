# Підказки для власного рішення і тренер для закінчених ігор.

## Підказки

hint-title = ### 💡 { $question }
hint-best = Моя порада: **{ $move }**.
hint-second = { $how ->
    [clear] Значно гірше: **{ $move }**, приблизно на { $points } менше.
    [depends] Або **{ $move }**: що краще, залежить від того, як далі гратимеш ти та інші.
    [equal] Наскільки можна судити, **{ $move }** так само добре.
    [level] **{ $move }** може бути так само добре: різниця { $points }{ $error } непевна.
   *[behind] Найближча альтернатива: **{ $move }**, приблизно на { $points } менше{ $error }.
}
hint-swap = { $new } замість { $old }
hint-count = { $count ->
    [1] Це твоя перша підказка в цій грі. Її видно лише тобі, але в результаті сказано, скільки їх було.
    [one] Поки підказок: { $count }. Їх видно лише тобі, але в результаті сказано, скільки їх було.
    [few] Поки підказок: { $count }. Їх видно лише тобі, але в результаті сказано, скільки їх було.
    [many] Поки підказок: { $count }. Їх видно лише тобі, але в результаті сказано, скільки їх було.
   *[other] Поки підказок: { $count }. Їх видно лише тобі, але в результаті сказано, скільки їх було.
}
hint-thinking = 💭 Програю наперед наступні раунди …
button-hint = Підказка

## Підказки за столом

button-hints = { $hints ->
    [on] Підказки: можна
   *[off] Підказки: немає
}
options-hints-locked = { $why ->
    [league] 💡 Без підказок: цей стіл належить лізі.
   *[rated] 💡 Без підказок: цей стіл рейтинговий.
}
card-hints = { $hints ->
    [on] 💡 Підказки дозволено: /підказка
   *[off] 💡 Без підказок
}
result-hints = { $count ->
    [one] { $count } підказка
    [few] { $count } підказки
    [many] { $count } підказок
   *[other] { $count } підказок
}

## Чому хід кращий

coach-option = { $kind ->
    [puerto_rico-role] Роль **{ $move }**
   *[other] **{ $move }**
}
coach-brings = { $who ->
    [you] { $how ->
        [did] { $option }: тобі це принесло { $things }.
        [would] { $option }: тобі це принесло б { $things }.
       *[will] { $option }: тобі це принесе { $things }.
    }
   *[other] { $how ->
        [did] { $option }: гравцю { $name } це принесло { $things }.
        [would] { $option }: гравцю { $name } це принесло б { $things }.
       *[will] { $option }: гравцю { $name } це принесе { $things }.
    }
}
coach-costs = { $who ->
    [you] { $how ->
        [did] { $option }: тобі це коштувало { $things }.
        [would] { $option }: тобі це коштувало б { $things }.
       *[will] { $option }: тобі це коштуватиме { $things }.
    }
   *[other] { $how ->
        [did] { $option }: гравцю { $name } це коштувало { $things }.
        [would] { $option }: гравцю { $name } це коштувало б { $things }.
       *[will] { $option }: гравцю { $name } це коштуватиме { $things }.
    }
}
coach-brings-and-costs = { $who ->
    [you] { $how ->
        [did] { $option }: тобі це принесло { $things }, а коштувало { $costs }.
        [would] { $option }: тобі це принесло б { $things }, а коштувало б { $costs }.
       *[will] { $option }: тобі це принесе { $things }, а коштуватиме { $costs }.
    }
   *[other] { $how ->
        [did] { $option }: гравцю { $name } це принесло { $things }, а коштувало { $costs }.
        [would] { $option }: гравцю { $name } це принесло б { $things }, а коштувало б { $costs }.
       *[will] { $option }: гравцю { $name } це принесе { $things }, а коштуватиме { $costs }.
    }
}
coach-amount = { $exact ->
    [yes] { $points } × { $thing }
   *[no] близько { $points } × { $thing }
}
coach-why-line = Наприкінці, якщо **{ $move }**: { $parts }.
coach-line = { $who ->
    [you] у тебе
   *[other] у { $name }
} на { $points } { $more ->
    [yes] більше
   *[no] менше
} ({ $line })
coach-error = {" "}(± { $error })
magister_navis-coach-points = { $points } слави
magister_navis-coach-unit = слава
# Після «×» завжди однина: «3 × дублон».
puerto_rico-holding-chips = { $count ->
   *[other] жетон ПО
}
puerto_rico-holding-doubloons = { $count ->
   *[other] дублон
}
puerto_rico-holding-tiles = { $count ->
   *[other] жетон острова
}
puerto_rico-holding-people = { $count ->
   *[other] колоніст
}
puerto_rico-holding-buildings = { $count ->
   *[other] будівля
}
magister_navis-holding-discs = { $count ->
   *[other] диск у гавані
}
magister_navis-holding-active = { $count ->
   *[other] диск на будівлі
}
magister_navis-holding-cities = { $count ->
   *[other] місто
}
magister_navis-holding-cards = { $count ->
   *[other] карта
}
magister_navis-holding-tokens = { $count ->
   *[other] жетон
}
magister_navis-holding-buildings = { $count ->
   *[other] будівля
}
amerigo-holding-points = ПО
amerigo-holding-gold = золото
amerigo-holding-cannons = { $count ->
   *[other] гармата
}
amerigo-holding-posts = { $count ->
   *[other] факторія
}
amerigo-holding-tiles = { $count ->
   *[other] запланована плитка
}
amerigo-holding-resources = { $count ->
   *[other] ресурс
}
amerigo-holding-goods = { $count ->
   *[other] жетон товару
}
amerigo-holding-tokens = { $count ->
   *[other] жетон прогресу
}

## Манери гри

coach-style = { $whose ->
    [rival] Якщо { $rival } гратиме { $style }, **{ $move }** краще приблизно на { $points }.
    [others] Якщо інші гратимуть { $style }, **{ $move }** краще приблизно на { $points }.
   *[own] { $who ->
        [you] Якщо далі гратимеш { $style }, **{ $move }** краще приблизно на { $points }.
       *[other] Якщо { $name } далі гратиме { $style }, **{ $move }** краще приблизно на { $points }.
    }
}
puerto_rico-style-usual = як звичайно
puerto_rico-style-shippers = на відвантаження
puerto_rico-style-builders = на дублони й будівлі
puerto_rico-style-loners = на швидкий зиск
puerto_rico-style-beginners = { $whose ->
    [others] як початківці
   *[own] як початківець
}
puerto_rico-style-first = як перші боти-гравці
puerto_rico-style-any = незвично
magister_navis-style-usual = як звичайно
magister_navis-style-builders = на шкали й будівлі
magister_navis-style-conquerors = на регіони й міста
magister_navis-style-loners = на швидкий зиск
magister_navis-style-beginners = { $whose ->
    [others] як початківці
   *[own] як початківець
}
magister_navis-style-any = незвично
amerigo-style-usual = як звичайно
amerigo-style-builders = на факторії й острови
amerigo-style-traders = на золото й товари
amerigo-style-loners = на швидкий зиск
amerigo-style-beginners = { $whose ->
    [others] як початківці
   *[own] як початківець
}
amerigo-style-any = незвично

## Розбір

coach-title = ### 🎓 { $table } · { $name }
coach-about = { $judged ->
    [one] Розглянуто { $judged } рішення
    [few] Розглянуто { $judged } рішення
    [many] Розглянуто { $judged } рішень
   *[other] Розглянуто { $judged } рішень
}{ $clear ->
    [0] .
   *[other] ; з них очевидних: { $clear }.
}
coach-costly = **{ $count ->
    [1] Цей хід коштував найбільше
   *[other] Ці ходи коштували найбільше
}**
coach-costly-line = { $number }. **−{ $points }** · { $round }: { $played } замість { $other }
coach-flawless = { $who ->
    [you] **Не гірше за найкращих:** жоден твій хід не був явно гірший за інший.
   *[other] **Не гірше за найкращих:** { $name } — жоден хід не був явно гірший за інший.
}
coach-good = **Добре зіграно**
coach-good-line = ⭐ **+{ $points }** · { $round }: { $played } замість { $other }
coach-depends = **Залежить від того, як грають інші або як пішло далі**
coach-depends-line = ⚖️ { $round }: { $played } або { $other }
coach-turning-points = **Переломи: очікувана перевага від раунду до раунду**
coach-turning-point = { $way ->
    [up] 📈
   *[down] 📉
} { $since } → { $round }: { $before } → **{ $after }**
coach-entry = { $kind ->
    [costly] { $number }. −{ $points } · { $round }: { $played }
    [depends] { $round }: { $played } або { $other }
   *[best] +{ $points } · { $round }: { $played }
}
coach-fair = Тренер судить лише з того, що можна було знати тоді, а не з того, що випало потім. Він зве хід помилкою, лише якщо це помилка за кількох манер подальшої гри; ти та інші можете грати далі й по-іншому.
coach-private = Це видно лише тобі.
coach-is-shared = Показано іншим: вони можуть прочитати це командою /тренер.
coach-theirs = { $name } показує цей розбір іншим.
coach-margins = **Очікувана перевага ({ $unit }) за раундами, зі стандартною похибкою**
coach-which = Перейти до моменту

coach-moment = **Момент { $number } з { $count } · { $round }**
coach-moment-good = **⭐ Добре зіграно · { $round }**
coach-moment-depends = **⚖️ Залежить від того, як піде гра · { $round }**
coach-played = { $who ->
    [you] Твій вибір: **{ $move }**.
   *[other] { $name } вибирає **{ $move }**.
}
coach-better = Краще: **{ $move }**.
coach-cost = Це коштувало приблизно **{ $points }**{ $error }.
coach-next-best = Найближча альтернатива: **{ $move }**, на **{ $points }** менше{ $error }.
coach-best-opponent = { $opponents ->
    [1] суперника
   *[other] найкращого суперника
}
coach-stood = { $who ->
    [you] { $side ->
        [ahead] Із найкращим ходом очікувалося, що ти випередиш { coach-best-opponent } на { $points }.
        [behind] Із найкращим ходом очікувалося, що ти відстанеш від { coach-best-opponent } на { $points }.
       *[level] Із найкращим ходом очікувалося, що ти закінчиш на рівні { coach-best-opponent }.
    }
   *[other] { $side ->
        [ahead] Із найкращим ходом очікувалося, що { $name } випередить { coach-best-opponent } на { $points }.
        [behind] Із найкращим ходом очікувалося, що { $name } відстане від { coach-best-opponent } на { $points }.
       *[level] Із найкращим ходом очікувалося, що { $name } закінчить на рівні { coach-best-opponent }.
    }
}
coach-then = **Стіл у цей момент, словами**

coach-progress = 🎓 { $step ->
    [queued] Спершу розбір, замовлений тобою раніше …
    [decisions] Дивлюся рішення { $number } з { $total } …
   *[moments] Перевіряю: важливий момент { $number } з { $total } …
}
coach-meanwhile = Чекати не треба: команда /тренер пізніше покаже розбір або скільки вже зроблено.

button-coach = Тренер
button-coach-overview = Огляд
button-coach-before = Назад
button-coach-next = Далі
button-coach-try = Спробувати
button-coach-picture = Картинка
button-coach-share = { $shared ->
    [yes] Більше не показувати
   *[no] Показати іншим
}

error-no-finished-table = У тебе ще немає закінченої гри. Тренер розбирає закінчені ігри; під час гри з твоїми рішеннями допомагає /підказка.

## Команди

cmd-hint = Показати два найкращі варіанти для твого рішення і пояснити чому
cmd-coach = Розібрати закінчену гру: ходи, що коштували тобі найбільше, і що було краще
arg-coach-table = Закінчена гра, якщо не твоя остання
arg-coach-player = Чий розбір, якщо не твій: його має бути показано іншим
name-hint = підказка
name-coach = тренер

## Картинка: очікувана перевага за раундами

coach-curve-title = Очікувана перевага ({ $unit })
coach-curve-range = перевага, стандартна похибка
coach-curve-costly = найдорожчі ходи
coach-curve-good = вдалі ходи
coach-curve-alt = Очікувана перевага ({ $unit }), { $name } (нижче 0: відставання), за раундами, зі стандартною похибкою:
coach-curve-spot = { $round }: { $margin }
coach-curve-mark = { $number ->
    [0] Добре зіграно
   *[other] Момент { $number }
} ({ $round })
