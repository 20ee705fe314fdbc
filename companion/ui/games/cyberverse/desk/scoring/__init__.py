"""Just the scoring: the score sheet of CyberVerse without a table (CV-87..89)."""
