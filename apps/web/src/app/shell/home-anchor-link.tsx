import { setSessionFlag } from '../../lib/session-flags.ts'
import { Link } from '../../ui/link.tsx'
import type { LinkProps } from '../../ui/link-context.ts'

/** A link to a place on the home page. Whoever asks for it has seen home and is not sent on to work. */
export function HomeAnchorLink(props: LinkProps) {
  return <Link {...props} onClick={handleClick} />
}

function handleClick() {
  setSessionFlag('visitedHomePage')
  scrollSmoothlyOnce()
}

/** The scrolling itself is done by the browser, or by the router on arrival. */
function scrollSmoothlyOnce() {
  const { style } = document.documentElement
  style.scrollBehavior = 'smooth'
  document.addEventListener('scrollend', () => style.removeProperty('scroll-behavior'), {
    once: true,
  })
}
