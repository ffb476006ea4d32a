"""Packages that run in processes of their own, good ones and malicious ones."""
