import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { fonts } from './fonts.ts';
import { typefaces } from './typefaces.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const texts = here('../src/motherlode/locale');
const made = here('node_modules/.fonts');
const server = 'http://127.0.0.1:8000';

// What several pages need comes in a few files: a hundred small ones cost a phone more than their weight.
const PARTS = {
  name: 'part',
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: 24_000,
};
// What only tables need is merged with less zeal, or the first page would carry it, too.
const UPPER_PARTS = {
  ...PARTS,
  test: /src.(events|lobby|maze|prompts|replay|sandbox|settings|side-panel|state|statistics|table|text-view)./,
  priority: 1,
  entriesAwareMergeThreshold: 9_000,
};

/** A part is called by all the pages that need it; its file isn't. */
const short = (name: string) => name.replace(/~.*|\.\w+$/, '');

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), fonts(texts, made), typefaces(made)],
  resolve: {
    alias: { $locale: texts, $fonts: made },
    conditions: mode === 'test' ? ['browser'] : undefined,
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false }, // a slow machine is no mistake
      output: {
        codeSplitting: { groups: [UPPER_PARTS, PARTS] },
        chunkFileNames: ({ name }) => `assets/${short(name)}-[hash].js`,
        assetFileNames: ({ names }) => `assets/${short(names[0] ?? '')}-[hash][extname]`,
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  // the first test of a file waits for everything to be compiled, on a machine that may be busy
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    isolate: false, // what is imported, and the page, are made once: each test clears up after itself
    testTimeout: 20_000,
  },
}));
