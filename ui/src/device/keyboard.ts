// The keyboard on a screen: where the browser doesn't shrink the page for it, the page is told its height.

/** Keep `--keyboard` as high as what lies over the lower edge of the page. */
export function followKeyboard(): void {
  const seen = window.visualViewport;
  if (!seen) return;
  const tell = () => {
    // a page that is zoomed in is cut off, too, but by nothing that lies over it
    const hidden = seen.scale > 1.01 ? 0 : innerHeight - seen.height - seen.offsetTop;
    document.documentElement.style.setProperty(
      '--keyboard',
      `${Math.max(0, Math.round(hidden))}px`,
    );
  };
  seen.addEventListener('resize', tell);
  seen.addEventListener('scroll', tell);
}
