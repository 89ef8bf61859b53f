import { cleanPastedText, readText, shapeOf, showText, type TextShape } from './editable-content.ts'

type WriteInPlaceOptions = {
  /** The caret position in pixels of the element's window; null places it at the end. */
  at: { x: number; y: number } | null
  onInput: (text: string) => void
  onTab: (direction: 1 | -1) => void
  onEnd: () => void
}

export type Writing = {
  /** Shows a text that was changed elsewhere; the one that stands there stays as it is. */
  show: (text: string) => void
  end: () => void
}

/**
 * Makes the words of an element writable where they stand. Escape ends it, leaving it, and Enter in a single line.
 * Afterwards the element has the nodes it began with: whoever drew it draws the new ones.
 */
export function writeInPlace(element: HTMLElement, options: WriteInPlaceOptions): Writing {
  const drawn = [...element.childNodes]
  const shape = shapeOf(element)
  const listening = new AbortController()
  const { signal } = listening

  function end() {
    if (signal.aborted) return
    listening.abort()
    element.removeAttribute('contenteditable')
    element.replaceChildren(...drawn)
    options.onEnd()
  }

  function handleInput() {
    options.onInput(readText(element, shape))
  }

  function handleKey(event: KeyboardEvent) {
    if (event.isComposing) return
    if (event.key === ' ' && element.closest('button') !== null) {
      // Buttons take the space key for a press.
      event.preventDefault()
      element.ownerDocument.execCommand('insertText', false, ' ')
      return
    }
    if (event.key === 'Enter' && shape !== 'line') {
      event.preventDefault()
      breakLine(element, shape)
      handleInput()
      return
    }
    if (!['Enter', 'Escape', 'Tab'].includes(event.key)) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Tab') options.onTab(event.shiftKey ? -1 : 1)
    else end()
  }

  function handlePaste(event: ClipboardEvent) {
    event.preventDefault()
    const text = cleanPastedText(event.clipboardData?.getData('text/plain') ?? '', shape)
    insertText(element, text, shape)
    handleInput()
  }

  element.replaceChildren(...drawn.map((node) => node.cloneNode(true)))
  if (shape === 'line') element.textContent = readText(element, shape)
  element.setAttribute('contenteditable', 'plaintext-only')
  element.focus({ preventScroll: true })
  placeCaret(element, options.at)
  element.addEventListener('input', handleInput, { signal })
  element.addEventListener('blur', end, { signal })
  element.addEventListener('keydown', handleKey, { signal })
  element.addEventListener('paste', handlePaste, { signal })
  // On a button or a summary the space key would end in a press.
  element.addEventListener('keyup', (event) => event.preventDefault(), { signal })
  return {
    end,
    show(text) {
      if (signal.aborted || readText(element, shape) === text) return
      showText(element, text, shape)
      moveCaretToEnd(element)
    },
  }
}

function breakLine(element: HTMLElement, shape: TextShape) {
  const { ownerDocument: document } = element
  if (shape === 'lines') {
    document.execCommand('insertLineBreak')
    return
  }
  const range = document.getSelection()?.getRangeAt(0)
  if (!range) return
  range.deleteContents()
  const paragraph = paragraphAt(element, range.startContainer)
  const next = document.createElement('p')
  if (paragraph === null) {
    element.append(next)
  } else {
    range.setEndAfter(paragraph.lastChild ?? paragraph)
    if (paragraph.hasChildNodes()) next.append(range.extractContents())
    keepOpen(paragraph)
    paragraph.after(next)
  }
  keepOpen(next)
  document.getSelection()?.collapse(next, 0)
}

function insertText(element: HTMLElement, text: string, shape: TextShape) {
  const { ownerDocument: document } = element
  const [first = '', ...others] = shape === 'paragraphs' ? text.split(/\n{2,}/) : [text]
  document.execCommand('insertText', false, first)
  for (const paragraph of others) {
    breakLine(element, shape)
    document.execCommand('insertText', false, paragraph)
  }
}

/** An empty paragraph has no height without a line break. */
function keepOpen(paragraph: HTMLElement) {
  if (paragraph.textContent === '')
    paragraph.replaceChildren(paragraph.ownerDocument.createElement('br'))
}

function paragraphAt(element: HTMLElement, node: Node): HTMLElement | null {
  const inner = node.nodeType === node.ELEMENT_NODE ? (node as Element) : node.parentElement
  const paragraph = inner?.closest('p') ?? null
  return paragraph !== null && element.contains(paragraph) ? paragraph : null
}

function placeCaret(element: HTMLElement, at: WriteInPlaceOptions['at']) {
  const { ownerDocument: document } = element
  const position = at === null ? null : document.caretPositionFromPoint?.(at.x, at.y)
  if (position && element.contains(position.offsetNode)) {
    document.getSelection()?.collapse(position.offsetNode, position.offset)
  } else {
    moveCaretToEnd(element)
  }
}

function moveCaretToEnd(element: HTMLElement) {
  const selection = element.ownerDocument.getSelection()
  const last = element.lastElementChild?.tagName === 'P' ? element.lastElementChild : element
  selection?.selectAllChildren(last)
  selection?.collapseToEnd()
}
