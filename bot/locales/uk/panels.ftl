# Панелі та меню всіх ігор.

step-back = Назад
step-best = Пропозиція: { $move }
button-best = Зробити, як радять
choose-of = { $menu }: { $between }

# Опції столу в лобі.

options-how = Кожне меню задає одну опцію; біля кожного вибору сказано, що він змінює.
options-choice = { $option }: { $choice }

## Рішення

open-panel = Вибрати
choose = Вибери
choose-between = { $first } … { $last }
waiting-for = Зараз тобі нічого робити. Стіл чекає на інших: { $names }.
legal-now = Можливі ходи:
legal-there = Там можна:
done-move = Готово: { $move }
done-takeback = Узято назад: { $move }
cmd-play = Зробити будь-який можливий хід у будь-якій грі
arg-move = Хід: вибери зі списку
name-play = ходити
name-move = хід

## Чого не взяти назад

final-all = Що б тут не вибрати, назад не взяти: відкривається приховане.
final-some = Назад не взяти, бо відкривається приховане: { $moves }.
final-many = Деякі з цих ходів не взяти назад: вони відкривають приховане.
