// How the mine is seen by whoever reads: names of places follow it.
export const seen = $state({ down: false });
