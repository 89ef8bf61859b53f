import './app.css'

/**
 * A rendered page can be read, and its links followed, without any script. What makes it answer comes
 * after everything that is seen, or as soon as somebody reaches for it.
 */
const firstTouches = ['pointerover', 'pointerdown', 'keydown'] as const
let isHydrating = false
/** Buttons that were pressed before the page was hydrated, in order. */
let pressed: { button: Element; detail: number }[] = []

function hydrate() {
  if (isHydrating) return
  isHydrating = true
  for (const touch of firstTouches) removeEventListener(touch, hydrate)
  void import('./hydrate-public-page.tsx').then(async ({ hydratePublicPage }) => {
    await hydratePublicPage()
    removeEventListener('click', keepPress)
    removeEventListener('scroll', forgetMenus)
    catchUp()
  })
}

/** Buttons that do nothing by themselves: those of the header, of the support chat, of what a page shows. */
function keepPress({ target, detail }: MouseEvent) {
  const button = target instanceof Element ? target.closest('button[type="button"]') : null
  forgetMenus()
  if (button !== null) pressed.push({ button, detail })
}

/** Whoever does something else would not want a menu to open over it any more. */
function forgetMenus() {
  pressed = pressed.filter(({ button }) => !button.hasAttribute('aria-expanded'))
}

/** Nothing that somebody did before the page was hydrated is lost: a mouse that rests on a button, and presses. */
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
for (const touch of firstTouches) addEventListener(touch, hydrate, { passive: true })
if (document.readyState === 'complete') hydrate()
else addEventListener('load', hydrate, { once: true })
