import { moverStyle } from './mover-style.ts'
import type { Mover } from './sky-plan.ts'

// Beech, willow and oak, each with its midrib.
const shapes = [
  'M12 1C19 6 20 15 12 23 4 15 5 6 12 1ZM12 4v18.5',
  'M12 1c4.5 7 4.5 15 0 22-4.5-7-4.5-15 0-22ZM12 3v20',
  'M12 1c3 1 2.5 3.5 4.5 4.5 2.5 1.5 1 3.5 2.5 5 1.5 2-1 3.5-.5 5.5-1 2.5-4 1.5-6.5 4-2.5-2.5-5.5-1.5-6.5-4 .5-2-2-3.5-.5-5.5 1.5-1.5 0-3.5 2.5-5C9.5 4.5 9 2 12 1ZM12 4v19',
]

export function FallingLeaves({ leaves }: { leaves: readonly Mover[] }) {
  return leaves.map((leaf) => (
    <svg key={leaf.y} viewBox="0 0 24 24" className="leaf" style={moverStyle(leaf, 1)}>
      <path d={shapes[Math.floor(leaf.kind * shapes.length)]} />
    </svg>
  ))
}
