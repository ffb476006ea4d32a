"""Web pages for the browser: tables, lessons, leagues, and a person's own list of tables."""
