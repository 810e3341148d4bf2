// How long lines wait, in milliseconds, and the code of a server that restarts.

// How often the line is tried, how long its answer may take, how long when somebody
// looks at the page again or the network is back, and after what silence it isn't even asked then.
export const TRIED_EVERY = 15_000;
export const PATIENCE = 10_000;
export const HURRY = 3_000;
export const SILENCE = 30_000;

// The code with which a server closes a line that can be opened again at once: it restarts, or this
// worker of it does. Milliseconds within which everybody comes back, not all in the same moment, and
// for how long that is no news.
export const RESTART = 1012;
export const SPREAD = 300;
export const BLINK = 1_500;
