"""Monitoring of the running bot from outside: metrics for Prometheus, and a health check."""
