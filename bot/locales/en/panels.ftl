# Panels and menus of any game.

step-back = Back
step-best = Suggestion: { $move }
button-best = Do as suggested
choose-of = { $menu }: { $between }

## The options of a lobby's table.

options-how = Each menu sets one option; its choices say what they change.
options-choice = { $option }: { $choice }

## Decisions

open-panel = Choose
choose = Choose
choose-between = { $first } … { $last }
waiting-for = You have nothing to do right now. The table is waiting for { $names }.
legal-now = Legal moves:
legal-there = Legal there:
done-move = Done: { $move }
done-takeback = Taken back: { $move }
cmd-play = Make any legal move in any game
arg-move = The move: pick one from the list
name-play = play
name-move = move

## What cannot be taken back

final-all = Whatever you choose here is final: it reveals hidden information.
final-some = Final, because it reveals hidden information: { $moves }.
final-many = Some of these moves are final: they reveal hidden information.
