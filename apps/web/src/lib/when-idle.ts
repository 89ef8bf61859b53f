/** Calls back once the page has loaded and the browser idles; returns how to call it off. */
export function whenIdle(act: () => Promise<unknown>): () => void {
  let stop = () => window.removeEventListener('load', wait)

  function wait() {
    // Safari has no idle callback.
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(() => void act(), 200)
      stop = () => clearTimeout(timer)
      return
    }
    const handle = window.requestIdleCallback(() => void act(), { timeout: 2000 })
    stop = () => window.cancelIdleCallback(handle)
  }

  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => stop()
}
