import { type Alignment, type Ordering } from '@wildpath/page/edit'
import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignStartHorizontal,
  AlignStartVertical,
  BringToFront,
  ChevronDown,
  ChevronUp,
  Copy,
  Grid3x3,
  type LucideIcon,
  Magnet,
  SendToBack,
  Trash2,
} from 'lucide-react'

import { CanvasTools } from './canvas-tools.tsx'
import { ToolButton } from './tool-button.tsx'
import type { FreeCanvasEditorView } from './use-free-canvas-editor.ts'

const orders: readonly { to: Ordering; label: string; Icon: LucideIcon }[] = [
  { to: 'forward', label: 'Forward', Icon: ChevronUp },
  { to: 'backward', label: 'Backward', Icon: ChevronDown },
  { to: 'front', label: 'To front', Icon: BringToFront },
  { to: 'back', label: 'To back', Icon: SendToBack },
]

const sides: readonly { to: Alignment; label: string; Icon: LucideIcon }[] = [
  { to: 'left', label: 'Align left', Icon: AlignStartVertical },
  { to: 'centre', label: 'Align center', Icon: AlignCenterVertical },
  { to: 'right', label: 'Align right', Icon: AlignEndVertical },
  { to: 'top', label: 'Align top', Icon: AlignStartHorizontal },
  { to: 'middle', label: 'Align middle', Icon: AlignCenterHorizontal },
  { to: 'bottom', label: 'Align bottom', Icon: AlignEndHorizontal },
]

type CanvasToolbarProps = {
  canvasEditor: FreeCanvasEditorView
  onPlace: FreeCanvasEditorView['place']
}

/** Tools, and what can be done with what is chosen. */
export function CanvasToolbar({ canvasEditor, onPlace }: CanvasToolbarProps) {
  const isNothing = canvasEditor.selected.size === 0
  const { hasGrid, hasSnap } = canvasEditor

  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <CanvasTools tool={canvasEditor.tool} onChoose={canvasEditor.setTool} onPlace={onPlace} />
      <div
        role="toolbar"
        aria-label="Chosen elements"
        className="flex flex-wrap gap-x-1 gap-y-1 sm:gap-x-3"
      >
        <div className="flex">
          <ToolButton label="Duplicate" isDisabled={isNothing} onPress={canvasEditor.duplicate}>
            <Copy aria-hidden size={18} />
          </ToolButton>
          <ToolButton label="Delete" isDisabled={isNothing} onPress={canvasEditor.remove}>
            <Trash2 aria-hidden size={18} />
          </ToolButton>
        </div>
        <div className="flex">
          {orders.map(({ to, label, Icon }) => (
            <ToolButton
              key={to}
              label={label}
              isDisabled={isNothing}
              onPress={() => canvasEditor.order(to)}
            >
              <Icon aria-hidden size={18} />
            </ToolButton>
          ))}
        </div>
        <div className="flex">
          {sides.map(({ to, label, Icon }) => (
            <ToolButton
              key={to}
              label={label}
              isDisabled={isNothing}
              onPress={() => canvasEditor.align(to)}
            >
              <Icon aria-hidden size={18} />
            </ToolButton>
          ))}
        </div>
        <div className="flex">
          <ToolButton label="Grid" isOn={hasGrid} onPress={() => canvasEditor.setGrid(!hasGrid)}>
            <Grid3x3 aria-hidden size={18} />
          </ToolButton>
          <ToolButton label="Snap" isOn={hasSnap} onPress={() => canvasEditor.setSnap(!hasSnap)}>
            <Magnet aria-hidden size={18} />
          </ToolButton>
        </div>
      </div>
    </div>
  )
}
