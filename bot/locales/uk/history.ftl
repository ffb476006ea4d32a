# Що сталося: /що-нового, /журнал і давніші позиції.

catchup-title = { $count ->
    [1] Один хід
    [one] { $count } хід
    [few] { $count } ходи
    [many] { $count } ходів
   *[other] { $count } ходів
} після твого, перший { $since }
catchup-nothing = Після твого останнього ходу нічого не сталося.
catchup-nothing-told = Не сталося нічого вартого згадки.
catchup-earlier = … і ще до того: /що-нового докладність:Усе
catchup-more = … і ще { $count }: /що-нового докладність:Звичайно
catchup-note = 📝 Твоя нотатка: { $note }
length-short = Коротко: що тепер інакше
length-normal = Звичайно: що сталося, за фазами
length-all = Усе: кожен хід

board-then = Така позиція була після ходу { $version } з { $newest }.

## Помилки

error-no-such-round = Цей раунд ще не почався: зараз іде раунд { $newest }.

## Команди

cmd-catchup = Показати, що сталося після твого останнього ходу
cmd-log = Показати ходи раунду
arg-length = Наскільки докладно
arg-picture = Додати картинку, де обведено зміни
arg-round = Раунд
arg-log-player = Лише ходи цього гравця
arg-kind = Лише ходи цього виду
arg-version = Позиція після стількох ходів

name-catchup = що-нового
name-length = докладність
name-picture = картинка
name-round = раунд
name-kind = вид
name-version = позиція

## Журнал

log-empty = Ходів ще немає.
log-chosen = { $name } вибирає: { $move }.
log-undo = ↩️ { $name } бере це назад.
name-log = журнал

## Що нового

catchup-title-looked = { $count ->
    [1] Один хід
    [one] { $count } хід
    [few] { $count } ходи
    [many] { $count } ходів
   *[other] { $count } ходів
} відтоді, як ти тут востаннє, перший { $since }
catchup-title-newest = { $count ->
    [1] Найновіший хід
    [one] { $count } найновіший хід
    [few] { $count } найновіші ходи
    [many] { $count } найновіших ходів
   *[other] { $count } найновіших ходів
}, перший { $since }
catchup-nothing-new = Ще нічого не сталося.
