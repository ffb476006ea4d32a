"""Playouts of Puerto Rico in straight-line code, for the search only.

`play.play_on` makes the same moves as the rules and the heuristic make together, and leaves the
same state: tests compare them after every phase. It is faster because it changes the state at once,
without steps, lists of moves and events, and keeps what the heuristic counts on a board.

A change of the rules or of the heuristic is made there first; then the tests fail until it is made
here too. What is rare is left to the rules, phase by phase.
"""
