# Варіанти: інші числа й назви для гри, з файлів, які адміністратори додають через /налаштування варіанти.

cmd-setup-variants = Додати варіант гри з файлу, переглянути всі варіанти або прибрати якийсь
arg-variant-file = Файл (.toml); почни зі зразка
arg-variant-template = Гра: отримати файл для неї, де видно, що можна змінити
arg-variant = Варіант цього сервера: гра з іншими числами або назвами
name-variants = варіанти
name-variant = варіант
name-template = зразок
variant-game = { $game } ({ $variant })
variant-number = **{ $number }**: { $value } (звичайно { $usual })
variant-name = **{ $name }**: звичайно { $usual }
variants-title = Варіанти
variants-none = Варіантів ще немає.
variants-about = Варіант — це гра з іншими числами або назвами. Щоб додати його, отримай файл через /налаштування варіанти зразок, зміни його, дай йому назву та надішли його через /налаштування варіанти файл; файл із тією самою грою і назвою замінює варіант. Грають у варіант через /стіл створити варіант або *Опції* на картці. Стіл зберігає його таким, яким він був, коли його вибрали, і не є рейтинговим. На сервері може бути щонайбільше варіантів: { $most }.
variant-less = ⚠️ Пропущено, бо гра цього більше не дозволяє: { $what }. Столи грають у варіант без цього, доки ти не надішлеш новий файл.
variants-drop = Прибрати варіант …
variant-none = Без варіанта
variant-none-about = Гра як у правилах
variant-menu = Варіант: { $variant }
variant-entry = Гра зі змінами, без рейтингу
variant-lapsed = ⚠️ Більше неможливо: гри вже немає або вона змінилася. Надішли новий файл або прибери варіант.
variant-bad = ❌ Цей файл не підходить:
variant-line = Рядок { $line }: { $fault }
variant-fault-size = У файлі може бути щонайбільше { $most } кБ.
variant-fault-text = Це не текст (UTF-8).
variant-fault-toml = Це не TOML: { $why }.
variant-fault-key = «{ $key }» тут немає, лише: { $legal }.
variant-fault-name = Потрібна назва, щонайбільше символів — { $most }: name = "…"
variant-fault-game = «{ $game }» — не гра, для якої можливі варіанти. Такі є: { $legal }.
variant-fault-numbers = Чисел бракує: під рядком [numbers] для кожного окремий рядок. Є: { $legal }.
variant-fault-number = Числа «{ $key }» немає. Є: { $legal }.
variant-fault-bounds = { $key } не може бути { $value }: це ціле число від { $least } до { $most }.
variant-fault-nothing = Ніщо не відрізняється від звичайної гри. Під рядком [numbers] може бути: { $legal }.
variant-fault-names = Назви стоять під рядком [names], для кожної окремий рядок. Можуть бути: { $legal }.
variant-fault-thing = Назви «{ $key }», яку можна змінити, немає. Є: { $legal }.
variant-fault-called = { $key } не може зватися «{ $value }»: у назві бувають літери, цифри, пробіли, дефіси й апострофи, щонайбільше символів — { $most }.
variant-template-name = Мій варіант
variant-template-names = Інші назви, щонайбільше символів — { $most }; прибери # біля тих, які змінюєш
variant-template-number = { $number }: від { $least } до { $most }
variant-template-sent = Зміни в цьому файлі ({ $game }) що хочеш, дай йому власну назву та надішли його через /налаштування варіанти файл. Рядки, яких ти не змінюєш, можна пропустити.
variant-nothing-adjustable = { $game }: змінити нічого не можна.
error-unknown-variant = { $names ->
    [none] На цьому сервері немає варіантів, що тут підходять.
   *[other] На цьому сервері (вже) немає варіанта «{ $variant }». Є: { $names }.
}
error-which-game = Варіант «{ $variant }» тут є в кількох ігор: назви ще й гру.
error-too-many-variants = На сервері може бути щонайбільше варіантів: { $most }. Спершу прибери один.
error-variant-unrated = Стіл із варіантом не може бути рейтинговим: його результат не порівняти з іншими.
audit-variant = 🧪 { $who } зберігає варіант «{ $name }» ({ $game }).
audit-variant-removed = 🧪 { $who } прибирає варіант «{ $name }» ({ $game }).
rules-variant = За цим столом грають варіант «{ $variant }». Що відрізняється від правил:
verify-variant = Варіант: { $variant }
stats-variants = Варіанти, які тут не враховуються
