import { shortcutKey } from '../../../lib/shortcut-key.ts'
import type { FreeCanvasEditor } from './free-canvas-editor.ts'

export type KeyPress = {
  key: string
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

const steps: Record<string, { dx: number; dy: number }> = {
  ArrowLeft: { dx: -1, dy: 0 },
  ArrowRight: { dx: 1, dy: 0 },
  ArrowUp: { dx: 0, dy: -1 },
  ArrowDown: { dx: 0, dy: 1 },
}
/** Units that an arrow goes with Shift. */
const wideStep = 20

/**
 * The keys of a canvas. What they are about: the chosen elements, or the one that has the focus. Answers
 * whether the key did something here.
 */
export function pressCanvasKey(
  press: KeyPress,
  canvasEditor: FreeCanvasEditor,
  focused: string | undefined,
): boolean {
  const { selected } = canvasEditor.read()
  if (press.key === 'Escape') return clear(canvasEditor)
  if (press.ctrlKey || press.metaKey) return pressWithControl(press, canvasEditor)
  if (press.altKey) return false
  const isFocusMeant = focused !== undefined && !selected.has(focused)
  const ids = isFocusMeant ? new Set([focused]) : selected
  const step = steps[press.key]
  if (step !== undefined && ids.size > 0) {
    if (isFocusMeant) canvasEditor.select([focused])
    const wide = press.shiftKey ? wideStep : 1
    canvasEditor.nudge(ids, { dx: step.dx * wide, dy: step.dy * wide })
    return true
  }
  if (isFocusMeant || selected.size === 0) return false
  switch (press.key) {
    case 'Delete':
    case 'Backspace':
      canvasEditor.remove()
      return true
    case '[':
      canvasEditor.order('backward')
      return true
    case ']':
      canvasEditor.order('forward')
      return true
    case 'Enter':
      return writeIn(canvasEditor)
    default:
      // The letter itself is left to the browser: it replaces the words, which are selected by now.
      if (isLetter(press.key)) writeIn(canvasEditor)
      return false
  }
}

/** Escape puts away the nearest thing; with nothing to put away it is somebody else's. */
function clear(canvasEditor: FreeCanvasEditor): boolean {
  const { tool, selected } = canvasEditor.read()
  if (tool !== 'select') canvasEditor.setTool('select')
  else if (selected.size > 0) canvasEditor.select([])
  else return false
  return true
}

function pressWithControl(press: KeyPress, canvasEditor: FreeCanvasEditor): boolean {
  const key = shortcutKey(press)
  if (key === 'a') canvasEditor.selectAll()
  else if (key === 'd' && canvasEditor.read().selected.size > 0) canvasEditor.duplicate()
  // Also with nothing chosen: a bookmark is not what is meant here.
  else return key === 'd'
  return true
}

/** Anything that is written, but not the names of keys ('Tab'), nor the space, which presses a button. */
function isLetter(key: string): boolean {
  return key !== ' ' && key.length === 1
}

function writeIn(canvasEditor: FreeCanvasEditor): boolean {
  const [only, ...others] = canvasEditor.read().chosen
  if (only === undefined || others.length > 0) return false
  if (only.type !== 'text' && only.type !== 'button') return false
  canvasEditor.write(only.id)
  return true
}
