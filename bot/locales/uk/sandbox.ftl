# /пісочниця: приватні копії позицій.

## Панель

sandbox-title = Пісочниця { NUMBER($number, useGrouping: 0) } · { $table } · від ходу { $version }
sandbox-about = Це видно лише тобі, і ніщо тут не впливає на стіл. Приховане роздано навмання. Пісочниця зберігається до { $until }.
sandbox-closed = Пісочницю видалено.
button-try-back = Узяти назад
button-try-again = Почати заново
button-try-bot = Хай вирішить бот
button-try-board = Картинка
button-try-close = Видалити

## Помилки

error-no-sandbox = Такої пісочниці в тебе (вже) немає. Відкрий її: /пісочниця відкрити
error-no-sandbox-here = Тут нема чого пробувати: гру закінчено, або приховане в цій грі не роздати заново.

## Команди

cmd-sandbox = Пробувати ходи наодинці, не впливаючи на стіл
cmd-sandbox-open = Відкрити приватну копію позиції
cmd-sandbox-show = Продовжити в пісочниці
cmd-sandbox-play = Спробувати хід у пісочниці
cmd-sandbox-close = Видалити пісочницю
arg-alone = Грати за всі місця самостійно
arg-sandbox = Пісочниця, якщо не найновіша
name-sandbox = пісочниця
name-open = відкрити
name-show = показати
name-close = закрити
name-alone = самостійно
