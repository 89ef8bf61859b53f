import type { RequestedField } from './use-requested-field.ts'

const focusable = 'input, textarea, select, button'

/**
 * Scrolls to a field of the panel and focuses it if asked. Opens the list entry that contains the field first.
 * Returns false until the field is drawn.
 */
export function showField(panel: HTMLElement, { path, isFocused }: RequestedField): boolean {
  // A line of several has no field of its own: the field around it has.
  const steps = path.map((_, index) => path.slice(0, path.length - index).join('.'))
  const field = steps
    .map((step) => panel.querySelector<HTMLElement>(`[data-field="${CSS.escape(step)}"]`))
    .find((found) => found !== null)
  const control = field?.querySelector<HTMLElement>(focusable)
  if (control) {
    control.scrollIntoView({ block: 'center' })
    if (isFocused) control.focus()
    return true
  }
  const entry = `[data-entry="${CSS.escape(path.slice(0, 3).join('.'))}"]`
  panel.querySelector<HTMLElement>(`${entry} [data-row-toggle][aria-expanded=false]`)?.click()
  return false
}
