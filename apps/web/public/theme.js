// Runs before the first paint, as a file so that the page needs no inline script. src/lib/theme.ts
// saves the choice.
try {
  document.documentElement.dataset.theme =
    localStorage.getItem('theme') === 'light' ? 'light' : 'dark'
} catch {
  // Storage is off: the page's own default stays.
}
