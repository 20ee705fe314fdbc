"""The toolbox's public maths: what rules, screens and `companion resolve` compute alike. Pure."""
