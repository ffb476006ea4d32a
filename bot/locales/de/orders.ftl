# Daueraufträge: was jemand dem Haus aufgetragen hat.

error-bad-order = Einen solchen Auftrag gibt es hier nicht, oder du hast schon { $most }.

## Beiträge

post-by-order = Per Dauerauftrag: { $names }.
post-out-of-orders = Ein Dauerauftrag ist unerwartet beendet: { $names }. Warum, steht unter /aufträge.
