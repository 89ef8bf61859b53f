const retryMs = 100

let isBusy = () => false

/** Holds idle work back while `isLoading` returns true, so that it does not compete with what a screen loads. */
export function holdIdleWork(isLoading: () => boolean): void {
  isBusy = isLoading
}

/** Calls back once the page has loaded and the browser idles; returns how to call it off. */
export function whenIdle(act: () => unknown): () => void {
  let stop = () => window.removeEventListener('load', wait)

  function wait() {
    // Safari has no idle callback.
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(begin, 200)
      stop = () => clearTimeout(timer)
      return
    }
    const handle = window.requestIdleCallback(begin, { timeout: 2000 })
    stop = () => window.cancelIdleCallback(handle)
  }

  function begin() {
    if (!isBusy()) return void act()
    const timer = setTimeout(wait, retryMs)
    stop = () => clearTimeout(timer)
  }

  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => stop()
}
