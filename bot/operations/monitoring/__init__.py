"""What watches the running bot from outside: figures for Prometheus, and whether it is well."""
