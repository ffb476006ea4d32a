"""Presentation shared by Discord and the web pages: pictures, results and game log as text."""
