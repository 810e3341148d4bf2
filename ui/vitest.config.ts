// The tests of the pages' parts: the pages' own settings, and these. Pages are built without what tests need.
import { defineConfig, mergeConfig } from 'vitest/config';
import pages from './vite.config.ts';

export default defineConfig((given) =>
  mergeConfig(pages(given), {
    // the first test of a file waits for everything to be compiled, on a machine that may be busy
    test: {
      environment: 'jsdom',
      include: ['tests/**/*.test.ts'],
      setupFiles: ['tests/setup.ts'],
      isolate: false, // what is imported, and the page, are made once: each test clears up after itself
      testTimeout: 120_000,
      hookTimeout: 60_000,
    },
  }),
);
