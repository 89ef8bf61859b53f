/** How an element shows its text: as one line, with line breaks, or as a paragraph per blank line. */
export type TextShape = 'line' | 'lines' | 'paragraphs'

export function shapeOf(element: HTMLElement): TextShape {
  if (element.firstElementChild?.tagName === 'P') return 'paragraphs'
  const { whiteSpace = '' } = element.ownerDocument.defaultView?.getComputedStyle(element) ?? {}
  return /^(?:pre|break-spaces|preserve)/.test(whiteSpace) ? 'lines' : 'line'
}

/** The text that stands in an element, without the line breaks that browsers leave in an empty one. */
export function readText(element: Element, shape: TextShape): string {
  const text = [...element.childNodes].map((node) => readNode(node)).join('')
  // Each of two adjacent paragraphs brings its own blank line.
  const plain = text.replaceAll('\u00A0', ' ').replaceAll(/\n{3,}/g, '\n\n')
  return shape === 'line' ? plain.replaceAll('\n', ' ').trimEnd() : plain.trim()
}

function readNode(node: Node): string {
  if (node.nodeName === 'BR') return '\n'
  const inner = node.hasChildNodes()
    ? [...node.childNodes].map((child) => readNode(child)).join('')
    : (node.nodeValue ?? '')
  return node.nodeName === 'P' || node.nodeName === 'DIV' ? `\n\n${inner.trim()}\n\n` : inner
}

export function showText(element: HTMLElement, text: string, shape: TextShape): void {
  if (shape !== 'paragraphs') {
    element.textContent = shape === 'line' ? text.replaceAll('\n', ' ') : text
    return
  }
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => {
    const drawn = element.ownerDocument.createElement('p')
    drawn.textContent = paragraph.trim()
    return drawn
  })
  element.replaceChildren(...paragraphs)
}

/**
 * Removes what word processors add to pasted text: tabs after bullets, no-break spaces, blank lines, and invisible
 * characters, including those that reverse the text after them.
 */
export function cleanPastedText(text: string, shape: TextShape): string {
  const lines = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u00AD\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, '')
    .replaceAll(/^[·•▪◦‣o§][ \t\u00A0]+/gm, '• ')
    .replaceAll(/[ \t\u00A0\v\f]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
  return shape === 'line' ? lines.replaceAll(/\n+/g, ' ').trim() : lines
}
