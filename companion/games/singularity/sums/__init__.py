"""Public maths that rules and screens share. It knows no state."""
