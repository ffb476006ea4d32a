### Der private Kalender eines Menschen.

## Was darin steht

calendar-title = { $bot }: meine Fristen
calendar-deadline = { $topic ->
    [vote] Abstimmung endet: { $table }
    [proposal] Vorschlag endet: { $table }
   *[turn] Deine Zeit läuft ab: { $table }
}
calendar-vacation = { $bot ->
    [yes] Urlaub, ein Hausbot spielt für dich
   *[no] Urlaub von deinen Tischen
}

## Die Anzeigen

button-calendar = Mein Kalender
button-calendar-draw = Adresse anlegen
button-calendar-renew = Neue Adresse
button-calendar-off = Ausschalten
calendar-about =
    ### Mein Kalender
    Ein Kalender, der deine private Adresse abonniert, zeigt, wann deine Zeit abläuft und bis wann du abstimmen musst, deine Urlaube und die Termine der Ligen, in denen du spielst. Er weckt niemanden.
calendar-none = Du hast noch keine Adresse.
calendar-on = Er ist eingeschaltet. Die Adresse wurde { $made } angelegt und wird nicht noch einmal gezeigt. Wenn du sie verloren hast, leg eine neue an: Dann gilt die alte nicht mehr.
calendar-drawn =
    Das ist deine Adresse. Ich zeige sie nur dieses eine Mal:
    ```
    { $address }
    ```
    Wer sie kennt, kann deinen Kalender lesen. Ältere Adressen gelten nicht mehr.
calendar-how =
    - **Google**, im Browser: *Weitere Kalender*, *+*, *Per URL*. Google liest ihn nur alle paar Stunden, manchmal nur einmal am Tag.
    - **iPhone, iPad**: Kalender, *Kalender*, *Hinzufügen*, *Kalenderabo hinzufügen*. **Mac**: *Ablage*, *Neues Kalenderabonnement*.
    - **Outlook**, im Browser: *Kalender hinzufügen*, *Aus dem Internet abonnieren*.
calendar-off = Dein Kalender ist ausgeschaltet: Die Adresse gilt nicht mehr.
