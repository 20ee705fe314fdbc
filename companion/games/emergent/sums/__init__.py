"""Public maths that rules and screens share: plain values in, plain values out, nothing secret.

No sum knows a state, the rules or a redaction; the table, `companion resolve`, the planning phone and the
debrief all count with these very functions.
"""
