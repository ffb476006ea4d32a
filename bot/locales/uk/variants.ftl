# Варіанти: інші числа для гри, з файлів, які адміністратори додають через /налаштування варіанти.

cmd-setup-variants = Додати варіант гри з файлу, переглянути всі варіанти або прибрати якийсь
arg-variant-file = Файл (.toml); почни зі зразка
arg-variant-template = Гра: отримати файл для неї, де видно, які числа можна змінити
arg-variant = Варіант цього сервера: гра з іншими числами
name-variants = варіанти
name-variant = варіант
name-template = зразок
variant-game = { $game } ({ $variant })
variant-number = **{ $number }**: { $value } (звичайно { $usual })
variants-title = Варіанти
variants-none = Варіантів ще немає.
variants-about = Варіант – це гра з іншими числами. Щоб додати його, отримай файл через /налаштування варіанти зразок, зміни числа і назву та надішли його через /налаштування варіанти файл; файл із тією самою грою і назвою замінює варіант. Грають у варіант через /стіл створити варіант або *Опції* на картці. Стіл зберігає його таким, яким він тоді був, і не є рейтинговим. Щонайбільше варіантів: { $most }.
variants-drop = Прибрати варіант …
variant-none = Без варіанта
variant-none-about = Гра за правилами
variant-menu = Варіант: { $variant }
variant-entry = Гра з іншими числами, без рейтингу
variant-lapsed = ⚠️ Більше неможливо: у гри тепер інші числа або межі. Надішли новий файл або прибери варіант.
variant-bad = ❌ Цей файл не підходить:
variant-line = Рядок { $line }: { $fault }
variant-fault-size = У файлі може бути щонайбільше { $most } кБ.
variant-fault-text = Це не текст (UTF-8).
variant-fault-toml = Це не TOML: { $why }.
variant-fault-key = «{ $key }» тут немає, лише: { $legal }.
variant-fault-name = Потрібна назва, щонайбільше символів – { $most }: name = "…"
variant-fault-game = «{ $game }» – не гра, числа якої можна змінювати. Такі є: { $legal }.
variant-fault-numbers = Чисел бракує: під рядком [numbers] для кожного окремий рядок. Є: { $legal }.
variant-fault-number = Числа «{ $key }» немає. Є: { $legal }.
variant-fault-bounds = { $key } не може бути { $value }: це ціле число від { $least } до { $most }.
variant-fault-nothing = Жодне число не відрізняється від звичайного. Є: { $legal }.
variant-template-name = Мій варіант
variant-template-number = { $number }: від { $least } до { $most }
variant-template-sent = Зміни в цьому файлі ({ $game }) числа і назву та надішли його через /налаштування варіанти файл. Рядки, яких ти не змінюєш, можна пропустити.
variant-nothing-adjustable = { $game } не має чисел, які можна змінити.
error-unknown-variant = { $names ->
    [none] На цьому сервері немає варіантів, що тут підходять.
   *[other] На цьому сервері (вже) немає варіанта «{ $variant }». Є: { $names }.
}
error-too-many-variants = На сервері може бути щонайбільше варіантів: { $most }. Спершу прибери один.
error-variant-unrated = Стіл із варіантом не може бути рейтинговим: його результат не порівняти з іншими.
audit-variant = 🧪 { $who } зберігає варіант «{ $name }» ({ $game }).
audit-variant-removed = 🧪 { $who } прибирає варіант «{ $name }» ({ $game }).
rules-variant = За цим столом грають варіант «{ $variant }». Що відрізняється від правил:
verify-variant = Варіант: { $variant }
stats-variants = Варіанти, які тут не враховуються
