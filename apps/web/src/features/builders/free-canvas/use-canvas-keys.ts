import type { KeyboardEvent } from 'react'

import type { Arrangement } from './use-arrangement.ts'

const steps: Record<string, { dx: number; dy: number }> = {
  ArrowLeft: { dx: -1, dy: 0 },
  ArrowRight: { dx: 1, dy: 0 },
  ArrowUp: { dx: 0, dy: -1 },
  ArrowDown: { dx: 0, dy: 1 },
}
/** Units that an arrow goes with Shift. */
const wideStep = 20

/** The keys of a canvas. What they are about: the chosen elements, or the one that has the focus. */
export function useCanvasKeys(arrangement: Arrangement) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof Element) || event.target.closest('textarea') !== null) return
    const focused = event.target.closest<HTMLElement>('[data-element]')?.dataset['element']
    if (act(event, arrangement, focused)) event.preventDefault()
  }
}

function act(event: KeyboardEvent, arrangement: Arrangement, focused: string | undefined): boolean {
  const { selected } = arrangement
  if (event.key === 'Escape') return clear(arrangement)
  if (event.ctrlKey || event.metaKey) return actWithControl(event, arrangement)
  if (event.altKey) return false
  const isFocusMeant = focused !== undefined && !selected.has(focused)
  const ids = isFocusMeant ? new Set([focused]) : selected
  const step = steps[event.key]
  if (step !== undefined && ids.size > 0) {
    if (isFocusMeant) arrangement.select([focused])
    const wide = event.shiftKey ? wideStep : 1
    arrangement.nudge(ids, { dx: step.dx * wide, dy: step.dy * wide })
    return true
  }
  if (isFocusMeant || selected.size === 0) return false
  switch (event.key) {
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
  if (arrangement.tool !== 'select') arrangement.setTool('select')
  else if (arrangement.selected.size > 0) arrangement.select([])
  else return false
  return true
}

function actWithControl(event: KeyboardEvent, arrangement: Arrangement): boolean {
  const key = event.key.toLowerCase()
  if (key === 'a') arrangement.selectAll()
  else if (key === 'd' && arrangement.selected.size > 0) arrangement.duplicate()
  // Also with nothing chosen: a bookmark is not what is meant here.
  else return key === 'd'
  return true
}

function writeIn(arrangement: Arrangement): boolean {
  const [only, ...others] = arrangement.chosen
  if (only === undefined || others.length > 0) return false
  if (only.type !== 'text' && only.type !== 'button') return false
  arrangement.write(only.id)
  return true
}
