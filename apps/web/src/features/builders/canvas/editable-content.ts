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
  const plain = text.replaceAll('\u00A0', ' ')
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

/** Pasted text without what word processors add: tabs after bullets, no-break spaces, empty lines. */
export function cleanPastedText(text: string, shape: TextShape): string {
  const lines = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u00AD\u200B\u200C\u2060\uFEFF]/g, '')
    .replaceAll(/^[·•▪◦‣o§][ \t\u00A0]+/gm, '• ')
    .replaceAll(/[ \t\u00A0\v\f]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
  return shape === 'line' ? lines.replaceAll(/\n+/g, ' ').trim() : lines
}
