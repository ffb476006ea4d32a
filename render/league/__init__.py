"""Pictures and pages of leagues."""
