import './app.css'

/**
 * A rendered page can be read, and its links followed, without any script. What makes it answer comes
 * after everything that is seen, or as soon as somebody reaches for it.
 */
const firstTouches = ['pointerover', 'pointerdown', 'keydown'] as const
let isAwake = false

function wake() {
  if (isAwake) return
  isAwake = true
  for (const touch of firstTouches) removeEventListener(touch, wake)
  void import('./wake-public-page.tsx').then(({ wakePublicPage }) => wakePublicPage())
}

for (const touch of firstTouches) addEventListener(touch, wake, { passive: true })
if (document.readyState === 'complete') wake()
else addEventListener('load', wake, { once: true })
