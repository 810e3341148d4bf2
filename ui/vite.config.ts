import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { cycles } from './cycles.ts';
import { folder } from './folder.ts';
import { fonts } from './fonts.ts';
import { typefaces } from './typefaces.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const texts = here('../src/motherlode/locale');
const made = here('node_modules/.fonts');
const server = 'http://127.0.0.1:8000';

// What several pages need comes in a few files: a hundred small ones cost a phone more than their weight.
// Only files of neighboring rooms become one: rooms import downward, so no two such files need each other.
const FLOORS = [
  'node_modules',
  'words|device|server(?!/standalone/(?:saved|shelf))', // games as files: hardly anybody needs them
  'art|kit|modules|cards',
  'controls',
  'state|settings|statistics|own-games|rulebook',
  'events|maze|prompts|side-panel|text-view|table|replay|sandbox',
  'lessons|lobby',
];
const TABLES = 5; // what tables and replays need, and the first page does not
const PARTS = FLOORS.map((rooms, floor) => ({
  name: 'part',
  test: new RegExp(floor ? `/src/(?:${rooms})/` : rooms),
  priority: FLOORS.length - floor,
  minShareCount: 2,
  entriesAware: true,
  // the first page would carry what tables need, too, if all were merged with as much zeal
  entriesAwareMergeThreshold: floor === TABLES ? 60_000 : floor < 4 ? 26_000 : 1_000,
}));

/** A part is called by all the pages that need it; its file isn't. */
const short = (name: string) => name.replace(/~.*|\.\w+$/, '');

export default defineConfig(({ mode }) => ({
  // a folder of plain files may lie anywhere
  base: mode === 'site' ? './' : '/',
  envPrefix: ['VITE_', 'MOTHERLODE_GUIDE'],
  plugins: [
    svelte(),
    fonts(texts, made),
    typefaces(made),
    mode === 'site' && folder(here('.')),
    cycles(),
  ],
  worker: { format: 'es', rolldownOptions: { checks: { bundlerTimings: false } } },
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
      input: [here('index.html'), here('sw.ts')],
      output: {
        // the service worker has the whole folder below it, under a name that never changes
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: PARTS },
        chunkFileNames: ({ name }) => `assets/${short(name)}-[hash].js`,
        assetFileNames: ({ names }) => `assets/${short(names[0] ?? '')}-[hash][extname]`,
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
}));
