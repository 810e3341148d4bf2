"""The compiled part of the environments: actions, observations, and sets of tables."""
