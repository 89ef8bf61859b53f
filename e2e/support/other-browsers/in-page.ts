export type Point = { x: number; y: number }
export type ControlKind = 'button' | 'field'

/**
 * Runs in the page: brings the control of that name into view and answers its middle; null while there is
 * none, or it moves, is disabled or is covered.
 */
export async function findControl(kind: ControlKind, name: string): Promise<Point | null> {
  const selector =
    kind === 'field' ? 'input, textarea, select' : 'button, a[href], [role=tab], summary, label'
  const tidy = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const nameOf = (element: HTMLElement) => {
    const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0]?.innerText : ''
    const words = kind === 'field' ? label : element.innerText
    const { ariaLabel } = element
    return tidy(ariaLabel) || tidy(words) || (element.getAttribute('placeholder') ?? '')
  }
  const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  )
  const exact = shown.filter((element) => nameOf(element) === name)
  // A card's name goes on with what it is about.
  const named =
    exact.length > 0 ? exact : shown.filter((element) => nameOf(element).startsWith(`${name} `))
  // A dialog stands after what it lies over.
  const element = named.at(-1)
  if (element === undefined || element.matches(':disabled')) return null
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  }
  const first = middle()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const second = middle()
  const isStill = first.x === second.x && first.y === second.y
  const seen = document.elementFromPoint(second.x, second.y)
  const isOpen = seen !== null && (element.contains(seen) || seen.contains(element))
  return isStill && isOpen ? second : null
}

/** Runs in the page: true once the list of that name has been set to a value. */
export function chooseValue(name: string, value: string): boolean {
  const fields = document.querySelectorAll<HTMLSelectElement | HTMLInputElement>(
    'select, input[type=date]',
  )
  const field = [...fields].find(({ labels }) =>
    [...(labels ?? [])].some((label) => label.innerText.trim() === name),
  )
  if (field === undefined) return false
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
  return field.value === value
}

/** Runs in the page: true when it, or a page that it shows in a frame, has those words on it, in any case. */
export function saysOnScreen(words: string): boolean {
  const frames = [...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument)
  return [document, ...frames].some((one) => {
    const said = one?.body?.innerText ?? ''
    return said.replaceAll(/\s+/g, ' ').toLowerCase().includes(words.toLowerCase())
  })
}

/** Runs in the page: what stands in the field of that name. */
export function fieldValue(name: string): string | null {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
  return fields.find(({ labels }) => labels?.[0]?.innerText.trim() === name)?.value ?? null
}
