/** Hears whether an element is near what is seen, and its height in pixels when it was looked at. */
type Listener = (isNear: boolean, height: number) => void

type Watch = { observer: IntersectionObserver; listeners: Map<Element, Listener> }

/** One observer a document: hundreds of them would cost more than what they save. */
const watches = new WeakMap<Document, Watch>()

/** Two screens above and below what is seen count as near, so that scrolling meets drawn sections. */
const margin = '200% 0px'

/** Tells when an element comes near what is seen of its document, and when it leaves. Ends what it answers. */
export function watchNearness(element: Element, listener: Listener): () => void {
  const { observer, listeners } = watchOf(element.ownerDocument)
  listeners.set(element, listener)
  observer.observe(element)
  return () => {
    listeners.delete(element)
    observer.unobserve(element)
  }
}

function watchOf(document: Document): Watch {
  const known = watches.get(document)
  if (known !== undefined) return known
  const listeners = new Map<Element, Listener>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries)
        listeners.get(target)?.(isIntersecting, boundingClientRect.height)
    },
    { root: document, rootMargin: margin },
  )
  const watch = { observer, listeners }
  watches.set(document, watch)
  return watch
}
