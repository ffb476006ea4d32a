"""Links to pages in the browser, and whoever looks at such a page."""
