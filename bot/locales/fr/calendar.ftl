calendar-title = { $bot } : mes échéances
calendar-deadline = { $topic ->
    [vote] Fin du vote : { $table }
    [proposal] Fin de la proposition : { $table }
   *[turn] Fin de ton temps : { $table }
}
calendar-vacation = { $bot ->
    [yes] Vacances, un bot maison joue pour toi
   *[no] Vacances loin de tes tables
}
button-calendar = Mon calendrier
button-calendar-draw = Créer une adresse
button-calendar-renew = Nouvelle adresse
button-calendar-off = Désactiver
calendar-about =
    ### Mon calendrier
    Un calendrier abonné à ton adresse privée montre quand ton temps est écoulé, jusqu’à quand tu dois voter, tes vacances et les dates des ligues où tu joues. Il n’a pas d’alarmes.
calendar-none = Tu n’as pas encore d’adresse.
calendar-on = Il est activé. L’adresse date du { $made } et n’est plus montrée à personne. Si tu l’as perdue, crées-en une nouvelle : l’ancienne ne mènera alors nulle part.
calendar-drawn =
    Voici ton adresse. Je ne la montre que cette fois :
    ```
    { $address }
    ```
    Qui la connaît peut lire ton calendrier. Une adresse plus ancienne ne mène plus nulle part.
calendar-how =
    - **Google**, dans un navigateur : *Autres agendas*, *+*, *À partir de l’URL*. Google ne la lit que toutes les quelques heures, parfois une fois par jour.
    - **iPhone, iPad** : Calendrier, *Calendriers*, *Ajouter un calendrier*, *Ajouter un calendrier avec abonnement*. **Mac** : *Fichier*, *Nouvel abonnement à un calendrier*.
    - **Outlook**, dans un navigateur : *Ajouter un calendrier*, *S’abonner à partir du web*.
calendar-off = Ton calendrier est désactivé : l’adresse ne mène plus nulle part.
