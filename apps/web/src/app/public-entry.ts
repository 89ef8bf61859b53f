import './app.css'

/**
 * A rendered page can be read, and its links followed, without any script. What makes it answer comes
 * after everything that is seen, or as soon as somebody reaches for it.
 */
const firstTouches = ['pointerover', 'pointerdown', 'keydown'] as const
let isAwake = false
/** Buttons that were pressed while the page slept, in order. */
let pressed: { button: Element; detail: number }[] = []

function wake() {
  if (isAwake) return
  isAwake = true
  for (const touch of firstTouches) removeEventListener(touch, wake)
  void import('./wake-public-page.tsx').then(({ wakePublicPage }) => {
    removeEventListener('click', keepPress)
    removeEventListener('scroll', forgetMenus)
    wakePublicPage()
    catchUp()
  })
}

/** Only the header has buttons that answer. */
function keepPress({ target, detail }: MouseEvent) {
  const button = target instanceof Element ? target.closest('header button') : null
  forgetMenus()
  if (button !== null) pressed.push({ button, detail })
}

/** Whoever does something else would not want a menu to open over it any more. */
function forgetMenus() {
  pressed = pressed.filter(({ button }) => !button.hasAttribute('aria-expanded'))
}

/** Nothing that somebody did while the page slept is lost: a mouse that rests on a button, and presses. */
function catchUp() {
  const rested = matchMedia('(hover: hover)').matches
    ? document.querySelector('header button:hover')
    : null
  rested?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  for (const { button, detail } of pressed) {
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }))
  }
}

addEventListener('click', keepPress)
addEventListener('scroll', forgetMenus, { passive: true })
for (const touch of firstTouches) addEventListener(touch, wake, { passive: true })
if (document.readyState === 'complete') wake()
else addEventListener('load', wake, { once: true })
