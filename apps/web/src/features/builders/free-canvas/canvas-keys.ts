import type { Arrangement } from './arrangement.ts'

export type KeyPress = {
  key: string
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
  arrangement: Arrangement,
  focused: string | undefined,
): boolean {
  const { selected } = arrangement.read()
  if (press.key === 'Escape') return clear(arrangement)
  if (press.ctrlKey || press.metaKey) return pressWithControl(press, arrangement)
  if (press.altKey) return false
  const isFocusMeant = focused !== undefined && !selected.has(focused)
  const ids = isFocusMeant ? new Set([focused]) : selected
  const step = steps[press.key]
  if (step !== undefined && ids.size > 0) {
    if (isFocusMeant) arrangement.select([focused])
    const wide = press.shiftKey ? wideStep : 1
    arrangement.nudge(ids, { dx: step.dx * wide, dy: step.dy * wide })
    return true
  }
  if (isFocusMeant || selected.size === 0) return false
  switch (press.key) {
    case 'Delete':
    case 'Backspace':
      arrangement.remove()
      return true
    case '[':
      arrangement.order('backward')
      return true
    case ']':
      arrangement.order('forward')
      return true
    case 'Enter':
      return writeIn(arrangement)
    default:
      return false
  }
}

/** Escape puts away the nearest thing; with nothing to put away it is somebody else's. */
function clear(arrangement: Arrangement): boolean {
  const { tool, selected } = arrangement.read()
  if (tool !== 'select') arrangement.setTool('select')
  else if (selected.size > 0) arrangement.select([])
  else return false
  return true
}

function pressWithControl(press: KeyPress, arrangement: Arrangement): boolean {
  const key = press.key.toLowerCase()
  if (key === 'a') arrangement.selectAll()
  else if (key === 'd' && arrangement.read().selected.size > 0) arrangement.duplicate()
  // Also with nothing chosen: a bookmark is not what is meant here.
  else return key === 'd'
  return true
}

function writeIn(arrangement: Arrangement): boolean {
  const [only, ...others] = arrangement.read().chosen
  if (only === undefined || others.length > 0) return false
  if (only.type !== 'text' && only.type !== 'button') return false
  arrangement.write(only.id)
  return true
}
