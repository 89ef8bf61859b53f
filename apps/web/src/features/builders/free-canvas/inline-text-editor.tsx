import type { VisualElement } from '@wildpath/page/document'
import type { CanvasArea } from '@wildpath/page/edit'
import { type KeyboardEvent, useEffectEvent, useLayoutEffect, useRef } from 'react'

import { GrowingTextArea } from '../../../ui/growing-text-area.tsx'
import { nameElement } from './describe-element.ts'
import { elementPosition } from './element-position.ts'

type InlineTextEditorProps = {
  element: VisualElement
  canvas: CanvasArea
  /** Finds the element as it is drawn; it is hidden while its words are written over it. */
  findDrawn: () => HTMLElement | null
  onChange: (text: string) => void
  onDone: () => void
}

/** Writes an element's words where they stand, in their own type. */
export function InlineTextEditor({
  element,
  canvas,
  findDrawn,
  onChange,
  onDone,
}: InlineTextEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const { left, top, width, height, rotate } = elementPosition(element, canvas)

  const begin = useEffectEvent(() => {
    const [node, drawn] = [area.current, findDrawn()]
    if (node === null || drawn === null) return
    takeTypeOf(drawn, node)
    drawn.style.visibility = 'hidden'
    node.focus()
    node.select()
    return () => {
      drawn.style.visibility = ''
    }
  })
  useLayoutEffect(() => begin(), [])

  function handleKey(event: KeyboardEvent) {
    // A button has one line.
    const isDone = event.key === 'Escape' || (event.key === 'Enter' && element.type === 'button')
    if (!isDone) return
    event.preventDefault()
    onDone()
  }

  return (
    <GrowingTextArea
      ref={area}
      aria-label={`Words of ${nameElement(element)}`}
      value={element.content.text ?? ''}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={handleKey}
      onBlur={onDone}
      spellCheck
      style={{ left, top, width, rotate, minHeight: height }}
      className="absolute resize-none overflow-hidden outline-1 outline-offset-0 outline-lantern"
    />
  )
}

/** Font and colours as they are drawn, so that nothing jumps when the writing begins or ends. */
function takeTypeOf(drawn: HTMLElement, area: HTMLTextAreaElement) {
  const inner = drawn.firstElementChild ?? drawn
  const { font, color, letterSpacing, textTransform, textAlign } = getComputedStyle(inner)
  const { backgroundColor, borderRadius } = getComputedStyle(drawn)
  Object.assign(area.style, {
    font,
    color,
    letterSpacing,
    textTransform,
    textAlign,
    backgroundColor,
    borderRadius,
  })
}
