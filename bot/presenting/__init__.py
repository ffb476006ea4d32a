"""What Discord and the pages in the browser show alike: pictures, results and log in words."""
