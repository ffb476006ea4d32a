# Постійні вказівки Amerigo.

amerigo-order-load = Заряджати гармати до відомої сили піратів
amerigo-order-post = Ставити факторію, де б мій корабель не зупинився на якорі
amerigo-order-along = З усіма ОД, перше з цього, що зможу
amerigo-order-buy = Купувати ці товари в межах моїх ОД ({ $when })
amerigo-order-front = Виходити вперед у черговості, якщо зможу
amerigo-order-cash = Обмінювати скриню або жетон на золото, коли його немає
amerigo-track-cannons = гармати
amerigo-track-progress = прогрес
amerigo-track-order = черговість
amerigo-track-gold = узяти золото
amerigo-decision-turn = вибір дії
amerigo-decision-sail = плавання
amerigo-decision-goods = купівля товарів
