# What people propose to a table, and what comes of it.

error-nothing-to-propose = There is nothing to decide about that: it is so already, or it means nothing here.
error-proposed-already = The same has been proposed already, and the table has not decided.
error-decided = { $outcome ->
    [agreed] The table has agreed to this already.
    [declined] The table has declined this already.
    [expired] The time for this is over.
    [withdrawn] This was withdrawn.
    [overtaken] The game went on: this is settled.
   *[unknown] There is no such proposal.
}

## What cannot be taken back

final-all = What you choose here is final: it shows something hidden.
final-some = Final, because it shows something hidden: { $moves }.
final-many = Some of these moves are final: they show something hidden.
