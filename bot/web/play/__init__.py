"""Playing on the web page: the question shown to the reader, and the requests that make moves."""
