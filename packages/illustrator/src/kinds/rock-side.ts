import type { Stage } from '../stage.ts'

/** To which side of the picture the rock rises. */
export function sideOf({ frame }: Stage): 1 | -1 {
  return frame.focusX > frame.width / 2 ? 1 : -1
}

/** Where climbers look who have the rock to that side. */
export function faces(side: 1 | -1): 'left' | 'right' {
  return side === 1 ? 'right' : 'left'
}
