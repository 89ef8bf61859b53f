import './app.css'

/**
 * A rendered page can be read, and its links followed, without any script. What makes it answer comes
 * after everything that is seen, or as soon as somebody reaches for it.
 */
const firstTouches = ['pointerover', 'pointerdown', 'keydown'] as const
let isAwake = false
let press: { button: Element; detail: number } | null = null

function wake() {
  if (isAwake) return
  isAwake = true
  for (const touch of firstTouches) removeEventListener(touch, wake)
  void import('./wake-public-page.tsx').then(({ wakePublicPage }) => {
    removeEventListener('click', keepPress)
    wakePublicPage()
    catchUp()
  })
}

/** Only the header has buttons that answer. Of several presses the last counts. */
function keepPress({ target, detail }: MouseEvent) {
  const button = target instanceof Element ? target.closest('header button') : null
  press = button && { button, detail }
}

/** Nothing that somebody did while the page slept is lost: a mouse that rests on a button, and a press. */
function catchUp() {
  const rested = matchMedia('(hover: hover)').matches
    ? document.querySelector('header button:hover')
    : null
  rested?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  press?.button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: press.detail }))
}

addEventListener('click', keepPress)
for (const touch of firstTouches) addEventListener(touch, wake, { passive: true })
if (document.readyState === 'complete') wake()
else addEventListener('load', wake, { once: true })
