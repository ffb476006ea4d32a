# /повтор: гра як фільм.

## Фільм

replay-progress = Роблю твій фільм: поки картинок — { $count } …
replay-about = { $table }: { $count } { $count ->
    [one] картинка
    [few] картинки
    [many] картинок
   *[other] картинок
}, по одній на фазу: стіл і всі поля по черзі
error-no-such-rounds = У цих раундах ще не зіграно жодної фази: зараз іде раунд { $newest }.
error-replay-too-long = Цей фільм завеликий для Discord. Вибери менше раундів.

## Команди

cmd-replay = Показати гру як фільм: стіл і всі поля по черзі, по картинці на фазу
arg-from = Перший раунд
arg-to = Останній раунд
arg-public = Показати тут усім
name-replay = повтор
name-from = від
name-to = до
name-public = публічно
