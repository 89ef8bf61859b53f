import type { VisualElement } from '@wildpath/page/document'
import {
  addElement,
  alignElements,
  type Alignment,
  type CanvasArea,
  duplicateElements,
  type ElementTool,
  moveElements,
  orderElements,
  type Ordering,
} from '@wildpath/page/edit'
import { useState } from 'react'

import { kindNames, nameElement } from './describe-element.ts'

export type CanvasTool = 'select' | ElementTool

type Options = {
  elements: readonly VisualElement[]
  canvas: CanvasArea
  /** Changes of one `run` that follow each other are one step of the history. */
  onChange: (elements: readonly VisualElement[], options: { run?: string }) => void
  onEndRun: () => void
}

export type Arrangement = ReturnType<typeof useArrangement>

/** What is chosen on a canvas, and what can be done with it. Every act but nudging is a step of its own. */
export function useArrangement({ elements, canvas, onChange, onEndRun }: Options) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [tool, setTool] = useState<CanvasTool>('select')
  const [hasGrid, setGrid] = useState(false)
  const [hasSnap, setSnap] = useState(true)
  /** Id of the element whose text is written in place. */
  const [writing, setWriting] = useState<string | null>(null)
  /** Id of the element that takes the focus as soon as it is there. */
  const [awaited, setAwaited] = useState<string | null>(null)
  const [news, setNews] = useState('')
  // What was chosen may be gone by now, undone for example.
  const chosen = elements.filter(({ id }) => marked.has(id))
  const selected: ReadonlySet<string> = new Set(chosen.map(({ id }) => id))

  function select(ids: readonly string[]) {
    onEndRun()
    setWriting(null)
    setMarked(new Set(ids))
  }

  /** Aligned, ordered, dropped: one step, and nothing where nothing changed. */
  function take(next: readonly VisualElement[], said: string) {
    setNews(said)
    if (next === elements) return
    onEndRun()
    onChange(next, {})
  }

  const named = () => {
    const [only] = chosen
    return chosen.length === 1 && only !== undefined
      ? nameElement(only)
      : `${chosen.length} elements`
  }

  return {
    elements,
    canvas,
    chosen,
    selected,
    tool,
    hasGrid,
    hasSnap,
    writing,
    awaited,
    news,
    setTool,
    setGrid,
    setSnap,
    select,
    selectAll: () => select(elements.map(({ id }) => id)),
    toggle: (id: string) =>
      select(selected.has(id) ? [...selected].filter((other) => other !== id) : [...selected, id]),
    write: (id: string | null) => {
      onEndRun()
      setWriting(id)
      if (id === null) setAwaited(writing)
    },
    settleFocus: () => setAwaited(null),
    place(type: ElementTool, at?: { x: number; y: number }) {
      const added = addElement(elements, { type, at, canvas })
      take(added.elements, `${kindNames[type]} added.`)
      setMarked(new Set([added.id]))
      setTool('select')
      setAwaited(added.id)
      return added.id
    },
    duplicate() {
      const copied = duplicateElements(elements, selected)
      take(copied.elements, `${named()} duplicated.`)
      setMarked(new Set(copied.ids))
      setAwaited(copied.ids.at(-1) ?? null)
    },
    remove() {
      const next = elements.findLast(({ id }) => !selected.has(id))
      take(
        elements.filter(({ id }) => !selected.has(id)),
        `${named()} deleted.`,
      )
      setMarked(new Set())
      setWriting(null)
      setAwaited(next?.id ?? null)
    },
    align: (to: Alignment) =>
      take(alignElements(elements, selected, { to, canvas }), `Aligned: ${to}.`),
    order: (to: Ordering) =>
      take(orderElements(elements, selected, to), `${named()}: ${orderNews[to]}.`),
    drop: (next: readonly VisualElement[], ids: ReadonlySet<string>) =>
      take(next, placeNews(next, ids)),
    /** Presses of an arrow key that follow each other are one step. */
    nudge(ids: ReadonlySet<string>, step: { dx: number; dy: number }) {
      const next = moveElements(elements, ids, { ...step, canvas })
      setNews(placeNews(next, ids))
      if (next !== elements) onChange(next, { run: `nudge ${[...ids].join(' ')}` })
    },
    /** Changes the named elements one by one; changes of one `run` are one step. */
    change(ids: ReadonlySet<string>, make: (element: VisualElement) => VisualElement, run: string) {
      const next = elements.map((element) => (ids.has(element.id) ? make(element) : element))
      onChange(next, { run: `${run} ${[...ids].join(' ')}` })
    },
    endRun: onEndRun,
  }
}

const orderNews: Record<Ordering, string> = {
  forward: 'one step forward',
  backward: 'one step backward',
  front: 'in front of everything',
  back: 'behind everything',
}

function placeNews(elements: readonly VisualElement[], ids: ReadonlySet<string>): string {
  const [first] = elements.filter(({ id }) => ids.has(id))
  if (first === undefined) return ''
  return `Now at ${Math.round(first.x)}, ${Math.round(first.y)}.`
}
