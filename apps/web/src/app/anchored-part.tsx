import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

const personEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** A part of a screen that an address leads to (`#id`), also while what stands above it is still on its way. */
export function AnchoredPart({ id, children }: { id: string; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  const { hash } = useLocation()

  useEffect(() => {
    if (hash !== `#${id}`) return
    const follow = () => part.current?.scrollIntoView({ block: 'start' })
    const observer = new ResizeObserver(follow)
    observer.observe(document.body)
    // Whoever scrolls, or does anything else, is followed no more.
    const stop = () => observer.disconnect()
    for (const name of personEvents) window.addEventListener(name, stop, { once: true })
    return () => {
      stop()
      for (const name of personEvents) window.removeEventListener(name, stop)
    }
  }, [hash, id])

  return (
    <div ref={part} id={id} tabIndex={-1} className="scroll-mt-24 outline-none">
      {children}
    </div>
  )
}
