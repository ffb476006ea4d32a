"""`/setup`: settings and administration for people who manage a server."""
