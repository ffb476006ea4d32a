"""Pictures of ratings and statistics: lines with bars, in one or more sections."""
