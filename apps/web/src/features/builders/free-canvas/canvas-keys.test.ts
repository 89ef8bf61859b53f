import type { VisualElement } from '@wildpath/page/document'
import { describe, expect, it } from 'vitest'

import { createFreeCanvasEditor } from './free-canvas-editor.ts'
import { type KeyPress, pressCanvasKey } from './canvas-keys.ts'

function box(id: string, part: Partial<VisualElement> = {}): VisualElement {
  const place = { x: 100, y: 100, width: 200, height: 40, rotation: 0 }
  return { id, type: 'shape', ...place, content: {}, ...part }
}

/** A canvas with a shape, a text and another shape. */
function build(...chosen: string[]) {
  let elements: readonly VisualElement[] = [box('a'), box('words', { type: 'text' }), box('c')]
  const canvasEditor = createFreeCanvasEditor({
    readElements: () => elements,
    canvas: { width: 800, height: 600 },
    onChange: (next) => void (elements = next),
    onCommitBatch: () => {},
  })
  canvasEditor.select(chosen)
  function press(key: string, keys: Partial<KeyPress> = {}, focused?: string) {
    const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
    return pressCanvasKey({ key, code: '', ...none, ...keys }, canvasEditor, focused)
  }
  return {
    canvasEditor,
    press,
    ids: () => canvasEditor.read().elements.map(({ id }) => id),
    chosen: () => [...canvasEditor.read().selected],
    placeOf: (id: string) => {
      const element = canvasEditor.read().elements.find((one) => one.id === id)
      return [element?.x, element?.y]
    },
  }
}

describe('the keys of a canvas', () => {
  it('moves what is chosen by 1, with Shift by 20', () => {
    const { press, placeOf } = build('a')
    expect(press('ArrowRight')).toBe(true)
    expect(press('ArrowUp', { shiftKey: true })).toBe(true)
    expect(placeOf('a')).toEqual([101, 80])
  })

  it('means the element with the focus rather than those chosen, and chooses it', () => {
    const { press, placeOf, chosen } = build('a')
    expect(press('ArrowDown', {}, 'c')).toBe(true)
    expect([placeOf('a'), placeOf('c')]).toEqual([
      [100, 100],
      [100, 101],
    ])
    expect(chosen()).toEqual(['c'])
  })

  it('writes a chosen text as soon as somebody types, and leaves the letter to it', () => {
    const { canvasEditor, press } = build('words')
    expect(press('Tab', {}, 'words')).toBe(false)
    expect(press(' ', {}, 'words')).toBe(false)
    expect(canvasEditor.read().writing).toBe(null)
    expect(press('S', { shiftKey: true }, 'words')).toBe(false)
    expect(canvasEditor.read().writing).toBe('words')
  })

  it('writes nothing in a shape, nor in several elements at once', () => {
    for (const chosen of [['a'], ['a', 'words']]) {
      const { canvasEditor, press } = build(...chosen)
      expect(press('S')).toBe(false)
      expect(canvasEditor.read().writing).toBe(null)
    }
  })

  it('deletes nothing that is not chosen', () => {
    const { press, ids } = build('a')
    expect(press('Delete', {}, 'c')).toBe(false)
    expect(ids()).toEqual(['a', 'words', 'c'])
  })

  it.each(['Delete', 'Backspace'])('deletes with %s', (key) => {
    const { press, ids } = build('a')
    expect(press(key)).toBe(true)
    expect(ids()).toEqual(['words', 'c'])
  })

  it('orders with brackets', () => {
    const { press, ids } = build('a')
    expect(press(']')).toBe(true)
    expect(ids()).toEqual(['words', 'a', 'c'])
    expect(press('[')).toBe(true)
    expect(ids()).toEqual(['a', 'words', 'c'])
  })

  it('writes with Enter in the one text that is chosen', () => {
    const { press, canvasEditor } = build('words')
    expect(press('Enter')).toBe(true)
    expect(canvasEditor.read().writing).toBe('words')
  })

  it.each([[['a']], [['a', 'words']]])('writes in nothing of %j', (chosen) => {
    const { press, canvasEditor } = build(...chosen)
    expect(press('Enter')).toBe(false)
    expect(canvasEditor.read().writing).toBeNull()
  })

  it('puts away the tool first, then the choice; then Escape is somebody else’s', () => {
    const { press, canvasEditor, chosen } = build('a')
    canvasEditor.setTool('text')
    expect(press('Escape')).toBe(true)
    expect([canvasEditor.read().tool, chosen()]).toEqual(['select', ['a']])
    expect(press('Escape')).toBe(true)
    expect(chosen()).toEqual([])
    expect(press('Escape')).toBe(false)
  })

  it('chooses all with Ctrl or Cmd and A, and duplicates with D', () => {
    const { press, chosen, ids } = build()
    expect(press('A', { metaKey: true })).toBe(true)
    expect(chosen()).toEqual(['a', 'words', 'c'])
    expect(press('d', { ctrlKey: true })).toBe(true)
    expect(ids()).toHaveLength(6)
  })

  it('keeps Ctrl+D from the browser with nothing chosen, and leaves other keys to it', () => {
    const { press, ids } = build()
    expect(press('d', { ctrlKey: true })).toBe(true)
    expect(ids()).toHaveLength(3)
    expect(press('s', { ctrlKey: true })).toBe(false)
  })

  it('leaves alone what it does not know, Alt, and arrows with nothing chosen', () => {
    expect(build('a').press('x')).toBe(false)
    expect(build('a').press('ArrowLeft', { altKey: true })).toBe(false)
    expect(build().press('ArrowLeft')).toBe(false)
  })
})
