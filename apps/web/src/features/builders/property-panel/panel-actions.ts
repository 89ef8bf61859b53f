import type { FieldPath } from '@wildpath/page/edit'
import { createContext, use } from 'react'

export type FieldChange = { path: FieldPath; value: unknown }

/** What the fields of a panel do; the same object as long as the panel shows the same section. */
export type PanelActions = {
  /** Typing, dragging: edits of one field that follow each other are one step to undo. */
  type: (path: FieldPath, value: unknown) => void
  /** The field was left. */
  commitBatch: () => void
  /** A step of its own. `value` undefined takes the field away. */
  set: (path: FieldPath, value: unknown) => void
  /** Fields that change together, as one step of their own. */
  setAll: (changes: readonly FieldChange[]) => void
  /** Opens the picture dialog for a field; null if pictures cannot be changed. */
  changePicture: ((path: FieldPath, opener: HTMLElement) => void) | null
  /** Whether a link of the page can use this text. */
  isUsableLink: (text: string) => boolean
}

type PanelInput = Pick<PanelActions, 'commitBatch' | 'changePicture' | 'isUsableLink'> & {
  /** Edits of one `batch` that follow each other are one step. */
  edit: (path: FieldPath, value: unknown, options: { batch: string }) => void
  sectionId: () => string
}

export function panelActionsOf({
  edit,
  commitBatch,
  changePicture,
  isUsableLink,
  sectionId,
}: PanelInput): PanelActions {
  const batchOf = (path: FieldPath) => `${sectionId()} ${path.join('.')}`

  function setAll(changes: readonly FieldChange[]) {
    const [first] = changes
    if (first === undefined) return
    const batch = batchOf(first.path)
    commitBatch()
    for (const { path, value } of changes) edit(path, value, { batch })
    commitBatch()
  }

  return {
    type: (path, value) => edit(path, value, { batch: batchOf(path) }),
    commitBatch,
    set: (path, value) => setAll([{ path, value }]),
    setAll,
    changePicture,
    isUsableLink,
  }
}

export const PanelActionsContext = createContext<PanelActions | null>(null)

export function usePanelActions(): PanelActions {
  const actions = use(PanelActionsContext)
  if (actions === null) throw new Error('There is no property panel around this field')
  return actions
}
