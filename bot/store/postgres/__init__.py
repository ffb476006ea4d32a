"""The store on a PostgreSQL server; only this package imports psycopg, and only when needed."""
