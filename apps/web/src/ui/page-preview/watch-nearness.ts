/** Hears when an element comes near what is seen or leaves, and its height in pixels when it was looked at. */
type Listener = (isNear: boolean, height: number) => void

type Watched = { listener: Listener; isNear: boolean | null }
type Watch = { elements: Map<Element, Watched>; look: () => void }

const watches = new WeakMap<Document, Watch>()

/** So many screens above and below what is seen count as near: scrolling meets drawn sections. */
const screensAround = 2

/**
 * Tells when an element comes near what is seen of its document, and when it leaves. Ends what it answers.
 * It looks when the page is scrolled or changes its height; an intersection observer would look at every
 * one of hundreds of elements after every letter.
 */
export function watchNearness(element: Element, listener: Listener): () => void {
  const { elements, look } = watchOf(element.ownerDocument)
  elements.set(element, { listener, isNear: null })
  look()
  return () => elements.delete(element)
}

function watchOf(document: Document): Watch {
  const known = watches.get(document)
  if (known !== undefined) return known
  const elements: Watch['elements'] = new Map()
  const { defaultView: view } = document
  let isAsked = false

  function look() {
    if (isAsked || view === null) return
    isAsked = true
    view.requestAnimationFrame(() => {
      isAsked = false
      tellChanges(elements, view.innerHeight)
    })
  }

  view?.addEventListener('scroll', look, { passive: true })
  view?.addEventListener('resize', look)
  new ResizeObserver(look).observe(document.body)
  const watch = { elements, look }
  watches.set(document, watch)
  return watch
}

/** All are measured before the first is told: what a listener does may cost a layout. */
function tellChanges(elements: Watch['elements'], screen: number) {
  const seen = [...elements].map(([element, watched]) => {
    const { top, bottom, height } = element.getBoundingClientRect()
    const isNear = bottom > -screensAround * screen && top < (1 + screensAround) * screen
    return { watched, isNear, height }
  })
  for (const { watched, isNear, height } of seen) {
    if (watched.isNear === isNear) continue
    watched.isNear = isNear
    watched.listener(isNear, height)
  }
}
