# How to play Magister Navis: the cards, and the reasons of the house bot.

## Cards: `first_game.toml` has their order and pictures

magister_navis-learn-aim-title = The aim
magister_navis-learn-aim = Whoever has the most glory after seven rounds wins. You get it for cities and the connections between them, for the four tracks on your board, for cards and for some buildings.
magister_navis-learn-round-title = A round
magister_navis-learn-round = First everyone builds one building and gets discs: new ones as growth, and those on your buildings back as salary. Then you take turns with one action each, until all have passed.
magister_navis-learn-tracks-title = Your four tracks
magister_navis-learn-tracks = Industry opens higher building levels, culture brings more new discs, finance brings more discs back, and politics lets you keep more cards. Buildings, tokens and cards push them up, with a step at 2, 4, 7 and 10; at the end, each track is glory too.
magister_navis-learn-build-title = Building
magister_navis-learn-build = Each round you take exactly one building, up to the level that your industry allows. One with a circle gives you an action whenever you place a disc on it; the others raise your tracks.
magister_navis-learn-salary-title = Growth and salary
magister_navis-learn-salary = Growth brings discs from your supply to your harbor, salary brings discs back from your buildings, whose circles are then free again. Each action costs discs from the harbor: one for the circle, and often one more.
magister_navis-learn-ship-title = Shipping
magister_navis-learn-ship = Place a disc on the next space of a region’s track, and take the token there. The last disc opens the region: its governor’s card goes to whoever has the most discs on the track, and its cities and cards can be had.
magister_navis-learn-occupy-title = Occupying cities
magister_navis-learn-occupy = Place a disc in an empty city and take its token: in Europe anywhere, elsewhere in an open region where you already have a disc. Two linked cities of yours make a connection, which brings its token and, at the end, 1 glory.
magister_navis-learn-attack-title = Attacking
magister_navis-learn-attack = An attack takes a city from another player for one disc more, without a token. The city and its connections count for you then, and your opponent gets the disc back into their supply.
magister_navis-learn-draw-title = Cards
magister_navis-learn-draw = You draw the top card of an open region’s deck if you have as many discs there as its number; what it shows counts at once. When you pass, you may keep only as many cards as your politics allows.

## The first game: `first_game.toml` has its goals

magister_navis-story-begin = You lead a seafaring power in Europe. Whoever has the most glory after seven rounds wins. Nine small goals take your ships to Africa, until that region is open.
magister_navis-story-shipyard = Build a shipyard
magister_navis-story-shipyard-why = Every round begins with one new building for everyone. The circle of a shipyard sends out ships.
magister_navis-story-shipyard-met = Then 2 discs came into your harbor: they pay for all you do.
magister_navis-story-tunis = Occupy Tunis (EU8)
magister_navis-story-tunis-why = An action takes one disc for the circle of a building, here the Colonial House, and this one takes another for the city. Tunis lies closest to Africa, and its token is yours.
magister_navis-story-tunis-met = Each city is glory at the end. With no discs left you pass, and the round is over once all have.
magister_navis-story-workshop = Build a workshop
magister_navis-story-workshop-why = Industry decides which buildings you may choose. The two symbols of the workshop take you to level 2.
magister_navis-story-workshop-met = New discs came, and as salary the one from the Colonial House came back: its circle is free again.
magister_navis-story-first = Send a first ship to Africa
magister_navis-story-first-why = Your disc goes on the next space of the region’s track, and the token there is yours. Once all 6 spaces are taken, Africa is open.
magister_navis-story-first-met = The token raised one of your four tracks. At the end each track is glory, too.
magister_navis-story-bank = Build a bank
magister_navis-story-bank-why = A disc on a circle blocks it until salary brings it back. The bank raises finance, and finance is salary.
magister_navis-story-bank-met = From now on salary can bring back two discs a round.
magister_navis-story-second = Send a second ship to Africa
magister_navis-story-second-why = Whoever has the most discs on the track when Africa opens becomes its governor. And on this space lies a token that is an action of its own.
magister_navis-story-second-met = The others ship as well: one space of Africa is left.
magister_navis-story-paris = Occupy Paris (EU5) with your token
magister_navis-story-paris-why = The token stands for the circle, so you pay only the disc for the city.
magister_navis-story-paris-met = Look at the lines: if both ends are yours, you have a connection. It brings its token, and 1 glory at the end.
magister_navis-story-open = Open Africa with its last ship
magister_navis-story-open-why = One space is left, and with it you would have three discs on the track, more than anyone else.
magister_navis-story-open-met = You are governor of Africa! From now on its cities and cards can be had by all who have a disc there.
magister_navis-story-luanda = Occupy Luanda (AF1) and link it to Tunis
magister_navis-story-luanda-why = You have discs in Africa, so its cities are yours to take. Tunis (EU8) lies at the other end of the line.
magister_navis-story-luanda-met = A connection between two continents: its token now, and 1 glory at the end.
magister_navis-story-end = **Glory** comes from cities and connections, from your four tracks, from cards and from some buildings. **The game ends** after seven rounds. **A sensible next move:** build a market, and draw cards of Africa with it; when you pass, your politics says how many you may keep.

## The house bot’s reasons: what a number in its count stands for

magister_navis-term-unit = The numbers in brackets: glory by the end of the game, as the bot estimates it.
magister_navis-term-token = the { $token }
magister_navis-term-presence = { $count ->
    [one] your first disc in { $region }
   *[other] then { $count } of your discs in { $region }
}
magister_navis-term-governor = { $count ->
    [one] { $count } disc of yours on the track
   *[other] { $count } discs of yours on the track
}, where most discs win the governor
magister_navis-term-city = { $count } glory for the city
magister_navis-term-links = { $count ->
    [one] a connection to your next city
   *[other] { $count } connections to your cities
}
magister_navis-term-links-later = { $count ->
    [0] connections that are hard to get
    [one] a connection that is still possible
   *[other] { $count } connections that are still possible
}
magister_navis-term-rival = { $count } glory that { $other } loses
magister_navis-term-card = the card { $card }
magister_navis-term-cards = your board with the cards that you keep
magister_navis-term-again = { $building }, which you can use again
magister_navis-term-discs = { $count ->
    [one] { $count } disc spent
   *[other] { $count } discs spent
}
magister_navis-term-source = { $source }, in use from now on
magister_navis-term-source-token = the { $source }, used up
magister_navis-term-track-industry = industry, rising to { $reached }
magister_navis-term-track-culture = culture, rising to { $reached }
magister_navis-term-track-finance = finance, rising to { $reached }
magister_navis-term-track-politics = politics, rising to { $reached }
magister_navis-term-track-glory = { $count } glory
magister_navis-term-uses = { $rounds ->
    [0] its action in this last round
    [one] its action in 1 more round
   *[other] its action in up to { $rounds } rounds
}
