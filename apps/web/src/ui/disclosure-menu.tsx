import { clsx } from 'clsx'
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'

type DisclosureMenuProps = {
  /** What the button shows, and its name where that is not text. */
  trigger: ReactNode
  triggerLabel?: string
  triggerClass: string
  /** Further attributes of the button. */
  triggerProps?: Record<`data-${string}`, string>
  /** Milliseconds that it stays open after a mouse has left; without it, hovering opens nothing. */
  hoverCloseMs?: number
  className?: string
  /** Links. A press on one closes the menu. */
  children: ReactNode
}

/**
 * Navigation behind a button: a disclosure, as the ARIA practices advise for links, so that Tab walks
 * through it. Escape closes and returns the focus; leaving it closes.
 */
export function DisclosureMenu(props: DisclosureMenuProps) {
  const { hoverCloseMs } = props
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(closing.current), [])
  useOutsidePress(root, isOpen, () => setOpen(false))

  function handleEnter(event: PointerEvent) {
    if (event.pointerType !== 'mouse' || hoverCloseMs === undefined) return
    clearTimeout(closing.current)
    setOpen(true)
  }

  function handleLeave(event: PointerEvent) {
    if (event.pointerType !== 'mouse' || hoverCloseMs === undefined) return
    clearTimeout(closing.current)
    closing.current = setTimeout(() => setOpen(false), hoverCloseMs)
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    setOpen(false)
    root.current?.querySelector('button')?.focus()
  }

  function handleBlur(event: FocusEvent) {
    // Without a related target the press went to nothing that takes focus; that is handled above.
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false)
  }

  /** A mouse that hovers has opened it already: its press must not close it again. */
  function handlePress(event: { detail: number }) {
    const isKeyboard = event.detail === 0
    setOpen(!isOpen || (!isKeyboard && hoverCloseMs !== undefined && isHovered(root.current)))
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears what its button and links bubble
    <div
      ref={root}
      onPointerEnter={handleEnter}
      onPointerLeave={handleLeave}
      onKeyDown={handleKey}
      onBlur={handleBlur}
      className="relative"
    >
      <button
        type="button"
        onClick={handlePress}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={props.triggerLabel}
        title={props.triggerLabel}
        {...props.triggerProps}
        className={props.triggerClass}
      >
        {props.trigger}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a press on a link inside, by key or pointer, arrives here as a click */}
      <div
        id={id}
        hidden={!isOpen}
        onClick={() => setOpen(false)}
        className={clsx('absolute top-full z-40 pt-1.5', props.className)}
      >
        <div className="min-w-52 animate-appear rounded-card border border-line bg-surface p-1.5 shadow-mid">
          {props.children}
        </div>
      </div>
    </div>
  )
}

/** Classes of a link in a disclosure menu. */
export const disclosureItemClass =
  'flex min-h-11 items-center gap-2.5 rounded-control px-3 text-body text-ink hover:bg-raised'

function isHovered(element: Element | null): boolean {
  return element?.matches(':hover') === true && window.matchMedia('(hover: hover)').matches
}

function useOutsidePress(
  root: { current: HTMLElement | null },
  isOpen: boolean,
  onPress: () => void,
) {
  const latest = useRef(onPress)
  useEffect(() => {
    latest.current = onPress
  })
  useEffect(() => {
    if (!isOpen) return
    const listen = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) latest.current()
    }
    document.addEventListener('pointerdown', listen)
    return () => document.removeEventListener('pointerdown', listen)
  }, [isOpen, root])
}
