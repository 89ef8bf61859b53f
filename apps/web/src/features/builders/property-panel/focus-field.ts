import type { FieldPath } from '@wildpath/page/edit'

const focusable = 'input, textarea, select, button'

/**
 * Brings a field of a panel into view and puts the focus in it. One within an entry of a list is opened
 * first: false then, and while the field is not drawn.
 */
export function focusField(panel: HTMLElement, path: FieldPath): boolean {
  // A line of several has no field of its own: the field around it has.
  const steps = path.map((_, index) => path.slice(0, path.length - index).join('.'))
  const field = steps
    .map((step) => panel.querySelector<HTMLElement>(`[data-field="${CSS.escape(step)}"]`))
    .find((found) => found !== null)
  const control = field?.querySelector<HTMLElement>(focusable)
  if (control) {
    control.scrollIntoView({ block: 'center' })
    control.focus()
    return true
  }
  const entry = `[data-entry="${CSS.escape(path.slice(0, 3).join('.'))}"]`
  panel.querySelector<HTMLElement>(`${entry} [data-row-toggle][aria-expanded=false]`)?.click()
  return false
}
