"""The searcher: tries answers out in worlds it cannot tell from the real one."""
