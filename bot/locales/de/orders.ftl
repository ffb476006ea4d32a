# Daueraufträge: was jemand dem Haus aufgetragen hat.

error-bad-order = Einen solchen Auftrag gibt es hier nicht, oder du hast schon { $most }.
