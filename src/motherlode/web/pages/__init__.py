"""The pages as they leave the server, with previews and pictures of links."""
