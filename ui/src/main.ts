// Where the page begins: styles, words, then the page the address names.
import { mount } from 'svelte';
import App from './App.svelte';
import { loadWords } from './words.svelte';
import './style.css';

await loadWords();
mount(App, { target: document.getElementById('app')! });
