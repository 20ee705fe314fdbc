"""The Singularity War: Human Ethos: threat, enemies, caches and a campaign (docs/rules/singularity.md)."""
