"""`/league`: seasons as people and organisers meet them."""
