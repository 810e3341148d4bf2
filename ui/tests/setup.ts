import { cleanup } from '@testing-library/svelte';
import { afterAll, vi } from 'vitest';

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
