// Light or dark before anything is painted, as chosen on this device or as the system has it.
(() => {
  let chosen = '';
  try {
    chosen = JSON.parse(localStorage.getItem('motherlode.preferences') || '{}').theme;
  } catch {
    // what can't be read is as if never kept
  }
  if (chosen !== 'light' && chosen !== 'dark') {
    chosen = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  }
  document.documentElement.dataset.theme = chosen;
})();
