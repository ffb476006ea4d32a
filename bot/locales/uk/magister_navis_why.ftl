# /чому: що заважає ходу (`magister_navis-why-<код>`), з чого складається сума і як звуться ходи,
# про які можна спитати.

magister_navis-why-not-asked = { common-why-waiting } (правила гри: { magister_navis-book-course }).
magister_navis-why-passed = Ти вже пасуєш і в цьому раунді більше не ходиш (правила гри: { magister_navis-book-actions }).

## Коли роблять хід

magister_navis-why-when-build = Будуєш ти раз за раунд, у свою чергу на початку раунду (правила гри: { magister_navis-book-course }, { magister_navis-book-build }).
magister_navis-why-when-salary = Платню ти вибираєш після приросту, якщо на твоїх будівлях дисків більше, ніж у тебе виплат (правила гри: { magister_navis-book-salary }).
magister_navis-why-when-pay = Виплата — це дія у твою чергу (правила гри: { magister_navis-book-actions }, { magister_navis-book-payment }).
magister_navis-why-when-ship = Плавання — це дія у твою чергу (правила гри: { magister_navis-book-actions }, { magister_navis-book-shipping }).
magister_navis-why-when-occupy = Зайняти місто — це дія у твою чергу (правила гри: { magister_navis-book-actions }, { magister_navis-book-occupying }).
magister_navis-why-when-attack = Атака — це дія у твою чергу (правила гри: { magister_navis-book-actions }, { magister_navis-book-attack }).
magister_navis-why-when-draw = Узяти карту — це дія у твою чергу (правила гри: { magister_navis-book-actions }, { magister_navis-book-drawing }).
magister_navis-why-when-activate = Будівлі активують у свою чергу у фазі дій (правила гри: { magister_navis-book-actions }).
magister_navis-why-when-done = Другої половини дії, яку можна пропустити, немає (правила гри: { magister_navis-book-actions }).
magister_navis-why-when-pass = Пасують у свою чергу у фазі дій (правила гри: { magister_navis-book-actions }).
magister_navis-why-when-arrange = Місце губернатора ти впорядковуєш, коли пасуєш, якщо не всі карти вкладаються в межу або це важить для підрахунку (правила гри: { magister_navis-book-passing }).
magister_navis-why-when-discard = Карти скидають, лише коли пасують і мають їх забагато, ніколи не з власної волі (правила гри: { magister_navis-book-actions }, { magister_navis-book-passing }).

## Що дає дію

magister_navis-why-no-source = { $action }: у тебе немає будівлі чи жетона, що дає цю дію (правила гри: { magister_navis-book-actions }).
magister_navis-why-wrong-source = { $source } не дає цієї дії: { $action } (правила гри: { magister_navis-book-actions }).
magister_navis-why-no-circle = { $building }: кружка немає, тож диска там ніколи не буває (правила гри: { magister_navis-book-build }).
magister_navis-why-circle-taken = { $building }: на кружку вже є диск; виплата звільнила б його (правила гри: { magister_navis-book-actions }).
magister_navis-why-harbor = Це бере з твоєї гавані { magister_navis-discs }, { $have ->
    [0] а вона порожня
   *[other] а там лише { $have }
} (правила гри: { magister_navis-book-actions }).
magister_navis-why-empty-activation = За цим столом будівлі не можна активувати без їхньої дії.
magister_navis-why-dock-europe = { $building }: за цим столом у Європі, куди ніхто не може плисти, ця будівля нічого не робить.
magister_navis-why-other-source = Але це можна зробити так: { $source }.
magister_navis-why-second-source = Триває дія: { $source }. Спершу її друга половина (правила гри: { magister_navis-book-actions }).
magister_navis-why-second-action = { $source }: друга половина — інша дія: { $action } (правила гри: { magister_navis-book-actions }).
magister_navis-why-second-region = Друга половина має бути в тому самому регіоні: { $region } (правила гри: { magister_navis-book-actions }).
magister_navis-why-second-deck = Друга карта має бути з тієї самої колоди: { $deck } ({ common-ruling }).

## На що спрямовано дію

magister_navis-why-no-track = { $region }: морського шляху немає, тож туди ніхто не може плисти (правила гри: { magister_navis-book-shipping }).
magister_navis-why-closed = { $region }: ще не відкрито; на шляху { $spaces ->
    [one] вільна { $spaces } клітинка
    [few] вільні { $spaces } клітинки
    [many] вільно { $spaces } клітинок
   *[other] вільно { $spaces } клітинок
} (правила гри: { magister_navis-book-opening }).
magister_navis-why-no-presence = { $region }: у тебе там немає диска, ні в місті, ні на шляху, ні поруч; спершу попливи туди (правила гри: { magister_navis-book-occupying }).
magister_navis-why-city-own = { $city }: це вже твоє місто.
magister_navis-why-city-taken = { $city }: місто має { $seat }; забрати його може лише атака (правила гри: { magister_navis-book-occupying }, { magister_navis-book-attack }).
magister_navis-why-city-empty = { $city }: місто нічиє; порожнє місто займають, а не атакують (правила гри: { magister_navis-book-occupying }, { magister_navis-book-attack }).
magister_navis-why-deck-empty = { $deck }: карт більше немає ({ common-ruling }).
magister_navis-why-slavery-gone = { $deck }: рабство скасовано, і його карти вийшли з гри (правила гри: { magister_navis-book-abolition }).
magister_navis-why-too-few-discs = { $card }: у регіоні потрібно { magister_navis-discs }; у тебе { $have } (правила гри: { magister_navis-book-drawing }).
magister_navis-why-not-activated = { $building }: твого диска там немає (правила гри: { magister_navis-book-salary }, { magister_navis-book-payment }).
magister_navis-why-pays-itself = { $building }: будівля, що дає виплату, не може звільнити саму себе (правила гри: { magister_navis-book-payment }).

## Будівництво, пас, карти

magister_navis-why-not-for-sale = { $building }: надруковано на кожному полі, збудувати це не можна (правила гри: { magister_navis-book-preparation }).
magister_navis-why-sold-out = { $building }: примірників більше немає (правила гри: { magister_navis-book-build }).
magister_navis-why-single-level = У тебе вже є { $building }, а двох будівель рівня { $level } не може мати ніхто (правила гри: { magister_navis-book-build }).
magister_navis-why-level = { $building }: рівень { $needed }; твоя індустрія { $industry } дозволяє рівень { $level } (правила гри: { magister_navis-book-build }).
magister_navis-why-no-card = { $card }: такої карти в тебе немає.
magister_navis-why-on-space = { $card }: ця карта на місці губернатора; скинь якусь іншу (правила гри: { magister_navis-book-passing }).
magister_navis-why-must-fill = За цим столом місце губернатора треба заповнити, поки в тебе є губернатор.
magister_navis-why-no-pass-build = Щораунду кожен мусить щось збудувати (правила гри: { magister_navis-book-build }).
magister_navis-why-no-pass-salary = Усі виплати використовуються; ти лише вибираєш, які диски повернуться ({ common-ruling }).
magister_navis-why-no-pass-second = Спершу пропусти другу половину своєї дії; пасувати можна в наступну чергу (правила гри: { magister_navis-book-actions }).
magister_navis-why-no-pass-arrange = Ти вже пасуєш, але спершу карти мають вкластися в межу (правила гри: { magister_navis-book-passing }).
magister_navis-why-no-pass-discard = Ти вже пасуєш, але спершу карти мають вкластися в межу (правила гри: { magister_navis-book-passing }).

## З чого складається сума

magister_navis-why-sum-harbor = З твоєї гавані: { $parts } = { magister_navis-discs }; у тебе там { $have }.
magister_navis-why-sum-presence = Твої диски там: { $parts } = { $total }; карті потрібно { $have }.
magister_navis-why-part-activate = кружок
magister_navis-why-part-ship = корабель
magister_navis-why-part-occupy = місто
magister_navis-why-part-attack = атака
magister_navis-why-part-cities = міста
magister_navis-why-part-track = шлях

## Ходи, про які можна спитати

magister_navis-why-move-pay-salary = Платня: { $building }
magister_navis-why-move-pay = Виплата: { $building } · { $source }
magister_navis-why-move-ship = Плисти: { $region } · { $source }
magister_navis-why-move-occupy = Зайняти: { $city } · { $source }
magister_navis-why-move-attack = Атакувати: { $city } · { $source }
magister_navis-why-move-draw = Узяти карту: { $deck } · { $source }
magister_navis-why-move-done = Пропустити другу половину
magister_navis-why-move-arrange = На місце губернатора: { $governor }
magister_navis-why-move-arrange-none = Лишити місце губернатора порожнім
magister_navis-why-move-discard = Скинути: { $card }
