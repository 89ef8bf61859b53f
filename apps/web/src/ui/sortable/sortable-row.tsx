import { GripVertical } from 'lucide-react'
import { memo, type ReactNode, useMemo } from 'react'

import { iconButtonClass } from '../icon-button-class.ts'
import type { Grip } from './use-sorting.ts'

type SortableRowProps = {
  item: unknown
  index: number
  name: string
  grip: Grip
  instructions: string
  className: string | undefined
  children: (item: unknown, index: number, handle: ReactNode) => ReactNode
}

/** One row; its grip stays the same element as long as the row keeps its name. */
export const SortableRow = memo(function SortableRow(props: SortableRowProps) {
  const { item, index, name, grip, instructions, className, children } = props
  const handle = useMemo(
    () => (
      <button
        type="button"
        data-grip
        aria-label={`Move ${name}`}
        aria-describedby={instructions}
        title={`Move ${name}`}
        onPointerDown={(event) => grip.onPointerDown(event, name)}
        onKeyDown={(event) => grip.onKeyDown(event, name)}
        onBlur={grip.onBlur}
        // A finger on the grip moves the row, not the page.
        className={`${iconButtonClass} cursor-grab touch-none active:cursor-grabbing`}
      >
        <GripVertical aria-hidden size={20} />
      </button>
    ),
    [name, grip, instructions],
  )

  return <li className={className}>{children(item, index, handle)}</li>
})
