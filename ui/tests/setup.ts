import { cleanup, configure } from '@testing-library/svelte';
import { afterAll, vi } from 'vitest';

/** Milliseconds: what is waited for may still have to be compiled, on a machine that is busy. */
const PATIENCE = 50_000;
const { waitFor } = vi;
configure({ asyncUtilTimeout: PATIENCE });
vi.waitFor = (look) => waitFor(look, { timeout: PATIENCE });

// Svelte's development build puts runes on the window that throw when they are read. Whatever a
// failed test prints of an element leads there, and its message would be theirs.
for (const rune of ['$state', '$effect', '$derived', '$inspect', '$props', '$bindable']) {
  Object.defineProperty(globalThis, rune, { value: undefined, configurable: true });
}

// The page is shared: no file leaves anything on it for the next, nor a server that answers.
afterAll(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// There is no screen here, so none has any shape, unless a test says which.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  });
