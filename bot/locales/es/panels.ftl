# Panels and menus of any game.

step-back = Atrás
step-best = Sugerencia: { $move }
button-best = Hacer lo sugerido
choose-of = { $menu }: { $between }

# The options of a lobby's table.

options-how = Cada menú ajusta una opción; sus valores dicen qué cambia.
options-choice = { $option }: { $choice }

## Decisions

open-panel = Elegir
choose = Elegir
choose-between = { $first } … { $last }
waiting-for = Ahora mismo no tienes nada que hacer. La mesa espera a { $names }.
legal-now = Jugadas posibles:
legal-there = Posible ahí:
done-move = Hecho: { $move }
done-takeback = Deshecho: { $move }
cmd-play = Hacer cualquier jugada válida en cualquier juego
arg-move = La jugada: elígela de la lista
name-play = jugar
name-move = jugada

## What cannot be taken back

final-all = Lo que elijas aquí es definitivo: revela información oculta.
final-some = Definitivo, porque revela información oculta: { $moves }.
final-many = Algunas de estas jugadas son definitivas: revelan información oculta.
