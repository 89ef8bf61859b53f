import { Redo2, Undo2 } from 'lucide-react'

import { IconButton } from '../../../ui/icon-button.tsx'
import type { SectionHistory } from './use-section-history.ts'

type UndoButtonsProps = {
  history: Pick<SectionHistory, 'undo' | 'redo' | 'canUndo' | 'canRedo'>
}

export function UndoButtons({ history }: UndoButtonsProps) {
  return (
    <div className="flex">
      <IconButton label="Undo" disabled={!history.canUndo} onClick={history.undo}>
        <Undo2 aria-hidden size={18} />
      </IconButton>
      <IconButton label="Redo" disabled={!history.canRedo} onClick={history.redo}>
        <Redo2 aria-hidden size={18} />
      </IconButton>
    </div>
  )
}
