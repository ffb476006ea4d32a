"""Presentation that Discord and the browser pages share: pictures, results and log in words."""
