# Amerigo's standing orders.

amerigo-order-load = Load cannons up to the known strength of the pirates
amerigo-order-post = Place a post wherever one of my ships stops at an anchor
amerigo-order-along = With all action points, the first of these that I can
amerigo-order-buy = Buy these goods within my action points ({ $when })
amerigo-order-front = Move to the front of the player order, if I can
amerigo-order-cash = Turn a chest or a token into gold when I have none
amerigo-track-cannons = cannons
amerigo-track-progress = progress
amerigo-track-order = player order
amerigo-track-gold = take gold
amerigo-decision-turn = choosing an action
amerigo-decision-sail = sailing
amerigo-decision-goods = buying goods
