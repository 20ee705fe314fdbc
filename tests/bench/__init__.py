"""`make bench`: how fast it is, as ratios against a bare baseline in the same run."""
