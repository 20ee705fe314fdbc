"""A form is the model: pydantic model → fields → lines (facts) → rows (parts) → draft → checked value."""
