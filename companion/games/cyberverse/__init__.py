"""CyberVerse: the organizations’ ledger, secret tokens, combat and payday (docs/rules/cyberverse.md)."""
