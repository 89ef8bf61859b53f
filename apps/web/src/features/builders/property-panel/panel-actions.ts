import type { FieldPath } from '@wildpath/page/edit'
import { createContext, use } from 'react'

/** A picture somebody chose, with what is known about its file. */
export type PickedImage = { src: string; width?: number; height?: number; alt?: string }

/** What the fields of a panel do; the same object as long as the panel shows the same section. */
export type PanelActions = {
  /** Typing, dragging: edits of one field that follow each other are one step to undo. */
  type: (path: FieldPath, value: unknown) => void
  /** The field was left. */
  endRun: () => void
  /** A step of its own. `value` undefined takes the field away. */
  set: (path: FieldPath, value: unknown) => void
  pickImage: (() => Promise<PickedImage | null>) | null
}

export const PanelActionsContext = createContext<PanelActions | null>(null)

export function usePanelActions(): PanelActions {
  const actions = use(PanelActionsContext)
  if (actions === null) throw new Error('There is no property panel around this field')
  return actions
}
