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
import { createStore, type StoreApi } from 'zustand/vanilla'

import { kindNames, nameElement } from './describe-element.ts'

export type CanvasTool = 'select' | ElementTool

type FreeCanvasEditorState = {
  /** What was chosen; some of it may be gone by now, undone for example. */
  marked: ReadonlySet<string>
  tool: CanvasTool
  hasGrid: boolean
  hasSnap: boolean
  /** Id of the element whose text is written in place. */
  writing: string | null
  /** Id of the element that takes the focus as soon as it is there. */
  awaited: string | null
  /** What was done last, for those who do not see it. */
  news: string
}

/** What is chosen of the elements that are there. */
type Choice = { chosen: readonly VisualElement[]; selected: ReadonlySet<string> }

type FreeCanvasEditorTools = {
  /** The elements as they stand in the editor now. */
  readElements: () => readonly VisualElement[]
  canvas: CanvasArea
  /** Changes of one `batch` that follow each other are one step of the history. */
  onChange: (elements: readonly VisualElement[], options: { batch?: string }) => void
  onCommitBatch: () => void
}

export type FreeCanvasEditor = {
  store: StoreApi<FreeCanvasEditorState>
  /** Everything that stands now. */
  read: () => FreeCanvasEditorState &
    Choice & { elements: readonly VisualElement[]; canvas: CanvasArea }
  /** The canvas has another size by now. */
  setCanvas: (canvas: CanvasArea) => void
  setTool: (tool: CanvasTool) => void
  setGrid: (hasGrid: boolean) => void
  setSnap: (hasSnap: boolean) => void
  select: (ids: readonly string[]) => void
  selectAll: () => void
  toggle: (id: string) => void
  /** Begins writing an element's text in place; null ends it, and the element takes the focus. */
  write: (id: string | null) => void
  settleFocus: () => void
  /** Adds an element and answers its id. */
  place: (type: ElementTool, at?: { x: number; y: number }) => string
  duplicate: () => void
  remove: () => void
  align: (to: Alignment) => void
  order: (to: Ordering) => void
  /** Takes over what a drag of the elements named by `ids` made of all. */
  drop: (elements: readonly VisualElement[], ids: ReadonlySet<string>) => void
  /** Presses of an arrow key that follow each other are one step. */
  nudge: (ids: ReadonlySet<string>, step: { dx: number; dy: number }) => void
  /** Changes the named elements one by one; changes of one `batch` are one step. */
  change: (
    ids: ReadonlySet<string>,
    make: (element: VisualElement) => VisualElement,
    batch: string,
  ) => void
  commitBatch: () => void
}

/** What is chosen on a canvas, and what can be done with it. Every act but nudging is a step of its own. */
export function createFreeCanvasEditor(tools: FreeCanvasEditorTools): FreeCanvasEditor {
  const { readElements, onChange, onCommitBatch } = tools
  let canvas = tools.canvas
  const store = createStore<FreeCanvasEditorState>(() => ({
    marked: new Set(),
    tool: 'select',
    hasGrid: false,
    hasSnap: true,
    writing: null,
    awaited: null,
    news: '',
  }))

  function read() {
    const [state, elements] = [store.getState(), readElements()]
    return { ...state, ...choiceOf(state, elements), elements, canvas }
  }

  function select(ids: readonly string[]) {
    onCommitBatch()
    store.setState({ writing: null, marked: new Set(ids) })
  }

  /** Aligned, ordered, dropped: one step, and nothing where nothing changed. */
  function take(next: readonly VisualElement[], news: string) {
    store.setState({ news })
    if (next === readElements()) return
    onCommitBatch()
    onChange(next, {})
  }

  return {
    store,
    read,
    setCanvas: (next) => void (canvas = next),
    setTool: (tool) => store.setState({ tool }),
    setGrid: (hasGrid) => store.setState({ hasGrid }),
    setSnap: (hasSnap) => store.setState({ hasSnap }),
    select,
    selectAll: () => select(readElements().map(({ id }) => id)),
    toggle(id) {
      const { selected } = read()
      select(selected.has(id) ? [...selected].filter((other) => other !== id) : [...selected, id])
    },
    write(id) {
      onCommitBatch()
      const { writing, awaited } = store.getState()
      store.setState({ writing: id, awaited: id === null ? (writing ?? awaited) : awaited })
    },
    settleFocus: () => store.setState({ awaited: null }),
    place(type, at) {
      const added = addElement(readElements(), { type, at, canvas })
      take(added.elements, `${kindNames[type]} added.`)
      store.setState({ marked: new Set([added.id]), tool: 'select', awaited: added.id })
      return added.id
    },
    duplicate() {
      const { elements, selected, chosen } = read()
      const copied = duplicateElements(elements, selected)
      take(copied.elements, `${named(chosen)} duplicated.`)
      store.setState({ marked: new Set(copied.ids), awaited: copied.ids.at(-1) ?? null })
    },
    remove() {
      const { elements, selected, chosen } = read()
      const left = elements.filter(({ id }) => !selected.has(id))
      take(left, `${named(chosen)} deleted.`)
      store.setState({ marked: new Set(), writing: null, awaited: left.at(-1)?.id ?? null })
    },
    align(to) {
      const { elements, selected } = read()
      take(alignElements(elements, selected, { to, canvas }), `Aligned: ${to}.`)
    },
    order(to) {
      const { elements, selected, chosen } = read()
      take(orderElements(elements, selected, to), `${named(chosen)}: ${orderNews[to]}.`)
    },
    drop: (next, ids) => take(next, placeNews(next, ids)),
    nudge(ids, step) {
      const elements = readElements()
      const next = moveElements(elements, ids, { ...step, canvas })
      store.setState({ news: placeNews(next, ids) })
      if (next !== elements) onChange(next, { batch: `nudge ${[...ids].join(' ')}` })
    },
    change(ids, make, batch) {
      const next = readElements().map((element) => (ids.has(element.id) ? make(element) : element))
      onChange(next, { batch: `${batch} ${[...ids].join(' ')}` })
    },
    commitBatch: onCommitBatch,
  }
}

export function choiceOf(
  { marked }: Pick<FreeCanvasEditorState, 'marked'>,
  elements: readonly VisualElement[],
): Choice {
  const chosen = elements.filter(({ id }) => marked.has(id))
  return { chosen, selected: new Set(chosen.map(({ id }) => id)) }
}

function named(chosen: readonly VisualElement[]): string {
  const [only] = chosen
  return chosen.length === 1 && only !== undefined ? nameElement(only) : `${chosen.length} elements`
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
