// Where the page begins: styles, words, then the page the address names.
import { mount } from 'svelte';
import App from './App.svelte';
import { followKeyboard } from '../device/keyboard.ts';
import { offline } from '../device/offline.svelte.ts';
import { loadPage } from '../pages/index.ts';
import { preferences } from '../device/preferences.svelte.ts';
import { isFolder } from '../device/links.ts';
import { followLinks, route } from '../device/route.svelte.ts';
import { followTheme } from '../device/theme.svelte.ts';
import { followServer } from '../server/returning.svelte.ts';
import { bestLanguage, changeLanguage, language, loadWords } from '../words/texts.svelte.ts';
import '$fonts/typefaces.css';
import './style.css';

const ownLanguage = () => bestLanguage([preferences.language, ...navigator.languages]);

followTheme();
followKeyboard();
loadPage(route().page).catch(() => {}); // comes while the words come; the page tells if it doesn't
await loadWords(ownLanguage());
addEventListener('storage', () => {
  preferences.reread(); // changed on another page
  if (language() !== ownLanguage()) changeLanguage(ownLanguage()).catch(() => {});
});
if (isFolder) followLinks();
mount(App, { target: document.getElementById('app')! });
followServer();
void offline.follow();
