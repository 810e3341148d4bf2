"""The messages and the API, described for programs and for the pages."""
