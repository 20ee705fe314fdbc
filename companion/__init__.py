"""The companion: it sits beside a physical board game, keeps its secrets and does its sums."""
