"""Settings, logging, version, addresses and outgoing requests, used by the other packages."""
