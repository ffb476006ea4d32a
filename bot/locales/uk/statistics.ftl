# Статистика закінчених столів: /статистика гравець, /статистика гра, /статистика сервер.

cmd-stats = Чим закінчилися публічні столи цього сервера
cmd-stats-player = Столи гравця: місця, очки за місцем за столом, результати проти інших
cmd-stats-game = Столи гри: місця за столом, опції і що брали переможці та інші
cmd-stats-server = У що грали на цьому сервері
arg-stats-player = Чия статистика, якщо не твоя
arg-stats-game = Лише столи цієї гри
arg-csv = Додати таблиці файлом CSV
name-server = сервер
name-csv = csv

stats-of-player = Статистика: { $name } · { $game }
stats-of-game = Статистика · { $game }
stats-of-server = Статистика цього сервера
stats-none = Тут ще не закінчено жодного публічного столу.
stats-tables = { $count ->
    [one] { $count } стіл
    [few] { $count } столи
    [many] { $count } столів
   *[other] { $count } столів
}
stats-won = перемог: { $count }
stats-thinking = рішення забирає { $time } (медіана, найновіші столи)
stats-places = Підсумкові місця
stats-place = { $place } місце: { $count }×
stats-place-name = { $place } місце
stats-by-seat = Середні очки за місцем за столом
stats-seat = за столом { $seat }: { $points } ({ $count }×)
stats-against = Проти інших
stats-opponent = { $name }: { $count ->
    [one] { $count } стіл
    [few] { $count } столи
    [many] { $count } столів
   *[other] { $count } столів
}, попереду { $ahead }, нарівні { $level }, позаду { $behind }
stats-balance = Проти інших: попереду : позаду (нарівні)
stats-percent = { $percent }%
stats-seats = Місця за столом
stats-seat-effect = Гравців: { $size }, місце { $seat }: очок { $points }, перемог { $percent }% (столів: { $count })
stats-seat-name = За столом { $seat }
stats-wins = Частка перемог, гравців: { $size } (столів: { $count })
stats-options = Опції
stats-option-effect = { $option }: { $choice } — очок { $points }, у переможця { $best } (столів: { $count })
stats-too-few = -# Місця за столом і опції порівнюються, коли столів не менше ніж { $enough }.
stats-bots = Люди проти ботів-гравців
stats-bots-level = Гравців: { $size }, { $level }: люди попереду бота-гравця у { $percent }% ({ $low }–{ $high }%) з { $count ->
    [one] { $count } столу
    [few] { $count } столів
    [many] { $count } столів
   *[other] { $count } столів
}{ $few ->
    [yes] , замало для висновків
   *[no] { "" }
}
stats-bots-none = Ще не враховано жодного столу проти теперішніх ботів-гравців.
stats-bots-earlier = Проти давніших ботів-гравців, до їхньої останньої зміни, або з невідомою версією:
stats-bots-about = Стіл ураховується, якщо він закінчився за правилами, усі дали згоду (дослідження в /я), нікого не замінювали, ніхто не мав підказок, а сильні боти-гравці мали час думати. Нічия рахується за половину. У дужках: де справжня частка з певністю 95%.
stats-newest = { $count ->
    [1] один стіл
    [one] найновіший { $count } стіл
    [few] найновіші { $count } столи
    [many] найновіші { $count } столів
   *[other] найновіші { $count } столів
}, за підсумковим місцем
stats-share = { $place } місце: { $percent }%
stats-thing = { $name } { $count }×: { $shares }
stats-winners = { $what }: частка переможців
stats-expected = очікувано: { $percent }%
stats-equal = очікувано за рівної сили
stats-games = Столи за іграми
stats-people = Найбільше столів

puerto_rico-counted-role = Узяті ролі
puerto_rico-counted-built = Збудовані будівлі
magister_navis-counted-built = Збудовані будівлі
magister_navis-counted-opened = Губернатори
amerigo-counted-picked = Узяті жетони прогресу
amerigo-counted-built = Викладені плитки
