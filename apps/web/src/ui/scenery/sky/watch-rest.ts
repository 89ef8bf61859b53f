/** How long the sky moves after the last input, in milliseconds. */
export const restDelayMs = 10_000

const inputs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'touchmove'] as const

type Page = Pick<Document, 'addEventListener' | 'removeEventListener' | 'hidden'>

/**
 * Reports true while the tab is hidden or nobody has used the page for 10 seconds, and false on the next input.
 * Returns how to stop.
 */
export function watchRest(page: Page, onChange: (isResting: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const rest = () => onChange(true)

  function move() {
    clearTimeout(timer)
    onChange(page.hidden)
    timer = setTimeout(rest, restDelayMs)
  }

  const options = { passive: true, capture: true }
  for (const input of inputs) page.addEventListener(input, move, options)
  page.addEventListener('visibilitychange', move)
  timer = setTimeout(rest, restDelayMs)
  return () => {
    clearTimeout(timer)
    for (const input of inputs) page.removeEventListener(input, move, options)
    page.removeEventListener('visibilitychange', move)
  }
}
