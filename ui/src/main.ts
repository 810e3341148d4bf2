// Where the page begins: styles, words, then the page the address names.
import { mount } from 'svelte';
import App from './App.svelte';
import { preferences } from './preferences.svelte.ts';
import { followTheme } from './theme.svelte.ts';
import { bestLanguage, loadWords } from './words.svelte.ts';
import './style.css';

followTheme();
await loadWords(bestLanguage([preferences.language, ...navigator.languages]));
mount(App, { target: document.getElementById('app')! });
