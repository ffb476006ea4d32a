"""What a host does for the file it writes: nightly backups, thinning, the lease."""
