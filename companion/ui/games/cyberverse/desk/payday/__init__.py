"""Just this payday: salaries and sales of one organization without a table (CV-81..85)."""
