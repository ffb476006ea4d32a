hearts-title = Hearts
hearts-about = Avoid hearts and the queen of spades, trick by trick. 3 to 5 players, a quarter of an hour a deal.
hearts-command = Hearts: what you do at the table
hearts-command-give = Choose a card for your left neighbour
hearts-command-play = Play a card to the trick
hearts-option-length = Length
hearts-option-length-about = How many deals are played.
hearts-option-length-3 = three deals
hearts-option-length-1 = one deal
hearts-option-length-to50 = until somebody has 50 points
hearts-option-length-to100 = until somebody has 100 points
hearts-option-queen = Queen of spades
hearts-option-queen-about = What the queen of spades costs.
hearts-option-queen-yes = costs 13 points
hearts-option-queen-no = costs nothing, as in the oldest form
hearts-option-moon = Taking everything
hearts-option-moon-about = What it costs to take every card that costs points.
hearts-option-moon-yes = costs all others instead
hearts-option-moon-no = costs as usual
hearts-option-passing = Exchange
hearts-option-passing-about = Which cards change hands before the first trick.
hearts-option-passing-left = three cards to the left
hearts-option-passing-none = none
hearts-page-- = Options
hearts-number-queen_points = Queen of spades
hearts-number-queen_points-about = Points that the queen of spades costs, if she costs any.
hearts-round = Deal { $round }
hearts-phase-deal = The deal is over
hearts-phase-trick = A trick is taken
hearts-phase-exchange = The cards are exchanged
hearts-open-give = three cards for the left
hearts-open-play = a card to the trick
hearts-decision-give = choosing cards for the left
hearts-decision-play = playing a card
hearts-ask-give = { $name }, choose { $count ->
        [one] one more card
       *[other] { $count } cards
    } for { $left }.
hearts-ask-lead = { $name }, lead a card.
hearts-ask-follow = { $name }, play a card. On the table: { $cards }.
hearts-panel-give = { $count ->
        [one] Pick one card to give away
       *[other] Pick { $count } cards to give away
    }
hearts-trick = Trick
hearts-last = Last trick
hearts-points = Penalties
hearts-against = This deal
hearts-hand = Hand
hearts-given = Chosen
hearts-event-dealt = Deal { $deal }: everybody gets { $count } cards.
hearts-event-chosen = { $name } has chosen.
hearts-event-exchanged = Everybody gets three cards from the right.
hearts-event-played = { $name } plays the { $card }.
hearts-event-won = { $name } takes the trick{ $points ->
        [0] .
        [one] , for one point.
       *[other] , for { $points } points.
    }
hearts-event-moon = { $name } has taken everything: all others get { $points } points.
hearts-event-counted = { $name } has { $points ->
        [one] one penalty point
       *[other] { $points } penalty points
    } now.
hearts-score-hearts = hearts
hearts-score-queen = queen of spades
hearts-score-moons = others took everything
hearts-coach-unit = Points
hearts-coach-points = { $points } points
hearts-learn-aim-title = The aim
hearts-learn-aim = Points are bad: whoever has the fewest at the end wins. Each heart that you take costs one, the queen of spades 13.
hearts-learn-give-title = The exchange
hearts-learn-give = Before the first trick everybody chooses three cards and gives them to the left, all at the same time. Give away what wins tricks: the queen of spades and what is above her, high hearts, or the last cards of a suit.
hearts-learn-trick-title = Tricks
hearts-learn-trick = The player to the left of the dealer leads, at first you. Follow suit if you can; if you cannot, play what you like. The highest card of the suit that was led takes the trick and leads to the next.
hearts-learn-cost-title = What is dealt
hearts-learn-cost = Four players get 13 cards each. Three players play without the two of diamonds, 17 cards each, five without the twos of clubs and diamonds, 10 cards each.
hearts-learn-moon-title = Taking everything
hearts-learn-moon = Whoever takes every card that costs something gets nothing for it, and all others get as many points instead. A table may play without that.
