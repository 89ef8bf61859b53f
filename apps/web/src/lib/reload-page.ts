/** Reloads the page. Returns false if the server cannot be reached, because the browser would show its own error page. */
export async function reloadPage(): Promise<boolean> {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })
  } catch {
    return false
  }
  window.location.reload()
  return true
}
