type WriteInPlaceOptions = {
  /** Where the caret goes, in pixels of the element's window. */
  at: { x: number; y: number }
  onInput: (text: string) => void
  onEnd: () => void
}

export type Writing = {
  /** Shows a text that was changed elsewhere; the one that stands there stays as it is. */
  show: (text: string) => void
  end: () => void
}

/**
 * Makes the words of an element writable where they stand. Enter and Escape end it, and leaving it.
 * Afterwards the element has the words it began with: whoever drew it draws the new ones.
 */
export function writeInPlace(element: HTMLElement, options: WriteInPlaceOptions): Writing {
  const before = element.textContent
  const listening = new AbortController()
  const { signal } = listening

  function end() {
    if (signal.aborted) return
    listening.abort()
    element.removeAttribute('contenteditable')
    element.textContent = before
    options.onEnd()
  }

  element.setAttribute('contenteditable', 'plaintext-only')
  element.focus({ preventScroll: true })
  placeCaret(element, options.at)
  element.addEventListener('input', () => options.onInput(plainText(element)), { signal })
  element.addEventListener('blur', end, { signal })
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || !['Enter', 'Escape'].includes(event.key)) return
      event.preventDefault()
      event.stopPropagation()
      end()
    },
    { signal },
  )
  // Words in a button or a summary: the space is a letter, not a press.
  element.addEventListener('keyup', (event) => event.preventDefault(), { signal })
  return {
    end,
    show(text) {
      if (signal.aborted || plainText(element) === text) return
      element.textContent = text
      element.ownerDocument.getSelection()?.selectAllChildren(element)
      element.ownerDocument.getSelection()?.collapseToEnd()
    },
  }
}

/** One line: what is pasted may hold more, and browsers leave an empty element its own line break. */
function plainText(element: HTMLElement): string {
  return element.textContent.replaceAll(/[\n\u00A0]/g, ' ')
}

function placeCaret(element: HTMLElement, { x, y }: { x: number; y: number }) {
  const { ownerDocument: document } = element
  const position = document.caretPositionFromPoint?.(x, y)
  const selection = document.getSelection()
  if (position && element.contains(position.offsetNode)) {
    selection?.collapse(position.offsetNode, position.offset)
  } else {
    selection?.selectAllChildren(element)
    selection?.collapseToEnd()
  }
}
