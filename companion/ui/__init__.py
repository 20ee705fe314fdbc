"""What people see: one Flet session, its screens, and the parts they are made of."""
