"""Links to pages in the browser, and the viewers of such pages."""
