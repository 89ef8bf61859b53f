import { type RefObject, useEffect } from 'react'

/** For what appears where the focus was: without it the focus would stay at the page, or at the dialog as a whole. */
export function useTakeLostFocus(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const focused = document.activeElement
    const isLost = focused === document.body || focused?.getAttribute('role') === 'dialog'
    if (isLost) target.current?.focus()
  }, [target])
}
