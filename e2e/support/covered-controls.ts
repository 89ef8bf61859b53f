import type { Page } from 'playwright-core'

/**
 * Lists the visible controls whose center another element covers when they are scrolled to the middle or the
 * end of the window. While a dialog is open, only its own controls count.
 */
export function findCoveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = ':is(a[href], button, input:not([type=hidden]), select, textarea, summary)'
    const describe = (element: Element | null) =>
      element === null
        ? 'nothing'
        : `${element.localName} '${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}'`
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return (
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        width > 2 &&
        height > 2 &&
        !element.matches('.sr-only') &&
        element.closest('[inert], [aria-hidden=true]') === null
      )
    }
    const isOwn = (control: Element, hit: Element | null) =>
      hit !== null &&
      (control.contains(hit) ||
        ('labels' in control &&
          [...((control as HTMLInputElement).labels ?? [])].some((label) => label.contains(hit))))

    const faults: string[] = []
    const dialogs = document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog]')
    const scope = [...dialogs].filter((dialog) => dialog.checkVisibility()).at(-1) ?? document
    for (const control of scope.querySelectorAll(controls)) {
      if (!isShown(control)) continue
      for (const block of ['center', 'end'] as const) {
        control.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' })
        const [box] = control.getClientRects()
        if (box === undefined) continue
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
        // Toasts disappear by themselves and have their own test.
        if (hit?.closest('[data-rht-toaster]')) continue
        if (!isOwn(control, hit))
          faults.push(`${block}: ${describe(hit)} covers ${describe(control)}`)
      }
    }
    window.scrollTo(0, 0)
    return faults
  })
}
