"""Requests to other servers whose addresses people on Discord chose."""
