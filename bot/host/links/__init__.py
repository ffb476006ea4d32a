"""Links to web pages, and the viewers of these pages."""
