import boundaries from 'eslint-plugin-boundaries';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import { ROOMS } from './rooms.js';

/** A room may import itself, the rooms below it, and the types of the messages. */
const direction = ROOMS.map((room, place) => ({
  from: { element: { type: room } },
  allow: [
    { to: { element: { types: { anyOf: ROOMS.slice(0, place + 1) } } } },
    { to: { file: { categories: 'wire' } } },
  ],
}));

export default ts.config(
  { ignores: ['dist/', 'node_modules/', 'src/wire.ts'] },
  ...ts.configs.recommended,
  ...svelte.configs['flat/recommended'],
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: { 'svelte/no-at-html-tags': 'error' },
  },
  {
    rules: {
      'max-lines': ['error', { max: 400, skipBlankLines: true }],
      'no-undef': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword',
          message: 'Give it its type: what is cast by way of unknown is checked by nobody.',
        },
      ],
    },
  },
  {
    files: ['src/**'],
    plugins: { boundaries },
    settings: {
      'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
      'boundaries/elements': ROOMS.map((room) => ({ type: room, pattern: `src/${room}` })),
      'boundaries/files': [{ category: 'wire', pattern: 'src/wire.ts' }],
    },
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow', policies: direction }],
      'boundaries/no-unknown-files': 'error',
    },
  },
);
