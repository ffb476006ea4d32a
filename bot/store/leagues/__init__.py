"""Database access for leagues, with one module for each topic."""
