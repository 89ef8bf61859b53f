/**
 * Where keyboards and screen readers go on when what had the focus is gone: at the place of this hash, else at
 * the heading of the screen. Nothing scrolls.
 */
export function focusScreen(hash = ''): void {
  const target =
    (hash && document.getElementById(hash.slice(1))) ||
    document.querySelector<HTMLElement>('main h1') ||
    document.getElementById('main')
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
