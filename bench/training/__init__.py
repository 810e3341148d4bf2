"""Training: what the searching bots have learned, made again from nothing by `make train`."""
