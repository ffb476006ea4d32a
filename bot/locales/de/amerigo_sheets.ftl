# --- Spielertafeln und Zentralplan

amerigo-board-ap = { $count } AP
amerigo-board-field = Aktionsfeld
amerigo-board-supply = Vorrat
amerigo-board-tower = Im Turm
amerigo-board-pirates = aus { $values } · am Ende { $least } bis { $most }
amerigo-board-central = { $phase } · Durchgang { $round } von { $rounds }
