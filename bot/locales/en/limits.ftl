# How much one person may do at a time: what is refused, and until when.

## Refused

error-too-many-lobbies = You have { $most } tables that have not started, which is the limit on this server. Start one first, or leave it with /table leave: { $tables }.
error-too-many-drawings = I am already drawing { $most } pictures for you. Wait for them, or ask for words only.
error-too-many-sandboxes = You already have { $most } sandboxes: { $sandboxes }. Delete one: /sandbox close
error-too-often = { $act ->
    [tables] You have opened a lot of tables in the last hour. You can open the next one { $until }.
    [invites] You have invited a lot of people in the last hour. You can invite the next one { $until }.
    [invited] This person was already invited to this table in the last hour. You can invite them again { $until }.
    [proposals] You have proposed a lot at this table in the last hour. You can propose something again { $until }.
    [takebacks] You have taken back a lot of moves at this table in the last hour. You can do that again { $until }; until then, ask the others: /propose takeback
    [wants] The current player was already asked in the last hour. You can ask again { $until }.
    [quits] You have given up a seat at this table several times in the last hour. You can do it again { $until }.
    [vacations] You have changed your vacation often in the last hour, and every table was told each time. You can change it again { $until }.
    [way-tests] Your addresses have had a lot of messages in the last minute. You can send the next test { $until }.
    [confirmations] You have added several email addresses today. You can add the next one { $until }.
    [confirmation] An email was already sent to this address today: look for it in your spam folder. The next one can be sent { $until }.
    [reports] You have reported several posts in the last hour. You can report the next one { $until }.
    [films] You have shown several films to everyone in the last hour. You can show the next one { $until }; without public:True you can watch one now.
    [renewals] A lobby can be brought back to the top at most once an hour, this one { $until }. It stays open for a week in any case.
   *[other] You have done that a lot in the last hour. You can do it again { $until }.
}
