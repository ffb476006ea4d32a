# Was jemand dem Tisch vorschlägt, und was daraus wird.

error-nothing-to-propose = Darüber gibt es nichts zu entscheiden: Es ist schon so, oder es ergibt hier keinen Sinn.
error-proposed-already = Das ist schon vorgeschlagen, und der Tisch hat noch nicht entschieden.
error-decided = { $outcome ->
    [agreed] Dem hat der Tisch schon zugestimmt.
    [declined] Das hat der Tisch schon abgelehnt.
    [expired] Die Zeit dafür ist vorbei.
    [withdrawn] Das wurde zurückgezogen.
    [overtaken] Das Spiel ging weiter: Das ist erledigt.
   *[unknown] Einen solchen Vorschlag gibt es nicht.
}

## Was sich nicht zurücknehmen lässt

final-all = Was du hier wählst, gilt endgültig: Es deckt etwas auf.
final-some = Endgültig, weil es etwas aufdeckt: { $moves }.
final-many = Einige dieser Züge gelten endgültig: Sie decken etwas auf.
