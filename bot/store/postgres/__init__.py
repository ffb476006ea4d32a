"""The store on a PostgreSQL server: the only place that knows psycopg, loaded when it is needed."""
