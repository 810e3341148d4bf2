"""A module made by the recipe of CONTRIBUTING.md, and the proof that the recipe is enough."""
