# --- Spielertafeln und Zentralplan

amerigo-board-ap = { $count } AP
amerigo-board-field = Aktionsfeld
amerigo-board-supply = Vorrat
amerigo-board-tower = Im Turm
amerigo-board-pirates = aus { $values } · am Ende { $least } bis { $most }
amerigo-board-central = { $phase } · Durchgang { $round } von { $rounds }
amerigo-board-place = Reihenfolge: { $place }
amerigo-board-acted = war dran
amerigo-board-progress = Fortschritt
amerigo-board-order = Reihenfolge
amerigo-board-cannons = Kanonen
amerigo-board-gold = Gold
amerigo-board-posts = { $left } im Vorrat, { $placed } auf Inseln
amerigo-board-villages = Vorrat
amerigo-board-hand = Geplant
amerigo-board-used = Eingesetzt.
amerigo-board-no-tokens = Noch keine Fortschrittsmarker.
