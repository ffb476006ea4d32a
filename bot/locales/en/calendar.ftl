### A person's private calendar.

## What stands in it

calendar-title = { $bot }: my deadlines
calendar-deadline = { $topic ->
    [vote] Vote ends: { $table }
    [proposal] Proposal ends: { $table }
   *[turn] Your time runs out: { $table }
}
calendar-vacation = { $bot ->
    [yes] Vacation, a house bot plays for you
   *[no] Vacation from your tables
}

## The screens

button-calendar = My calendar
button-calendar-draw = Make an address
button-calendar-renew = New address
button-calendar-off = Switch off
calendar-about =
    ### My calendar
    A calendar that subscribes to your private address shows when your time runs out, by when you have to vote, your vacations and the days of the leagues in which you play. It has no alarms.
calendar-none = You have no address yet.
calendar-on = It is on. The address was made { $made }, and is not shown again. If you have lost it, make a new one: then the old one no longer works.
calendar-drawn =
    This is your address. I show it only this once:
    ```
    { $address }
    ```
    Whoever knows it can read your calendar. Older addresses no longer work.
calendar-how =
    - **Google**, in a browser: *Other calendars*, *+*, *From URL*. Google reads it only every few hours, sometimes once a day.
    - **iPhone, iPad**: Calendar, *Calendars*, *Add Calendar*, *Add Subscription Calendar*. **Mac**: *File*, *New Calendar Subscription*.
    - **Outlook**, in a browser: *Add calendar*, *Subscribe from web*.
calendar-off = Your calendar is off: its address no longer works.
