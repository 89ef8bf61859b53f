import { clsx } from 'clsx'
import { type ReactNode, useId, useRef } from 'react'

import { getRowKey } from './row-order.ts'
import { sortInstructions } from './sort-announcements.ts'
import { SortableRow } from './sortable-row.tsx'
import { useRowOrder } from './use-row-order.ts'
import { useSorting } from './use-sorting.ts'

type SortableListProps<Item> = {
  label: string
  items: readonly Item[]
  keyOf: (item: Item, index: number) => string
  /** What a row is called aloud: 'Move {name}'. */
  nameOf: (item: Item, index: number) => string
  /** `to` is where the row stands afterwards. */
  onMove: (from: number, to: number) => void
  className?: string
  /** CSS length of a row's height, where there may be hundreds: they are drawn when somebody comes near. */
  guessedHeight?: string
  /**
   * Draws a row around its grip. Keep the function the same from one drawing to the next, so that only
   * rows that changed are drawn anew.
   */
  children: (item: Item, index: number, handle: ReactNode) => ReactNode
}

/** Rows make room smoothly, and the lifted one stands over them and follows at once. */
const listClass =
  'relative *:data-aside:transition-[translate] *:data-lifted:relative *:data-lifted:z-10 ' +
  '*:data-lifted:rounded-control *:data-lifted:bg-raised *:data-lifted:shadow-high *:data-lifted:transition-none!'

/**
 * A list that is put in order by its grips: dragged with pointer or finger, or with the keyboard. While
 * a row is carried the others only step aside; the order changes when it is dropped.
 */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, keyOf, nameOf, onMove, className, guessedHeight, children } = props
  const list = useRef<HTMLOListElement>(null)
  const status = useRef<HTMLOutputElement>(null)
  const instructions = useId()
  const grip = useSorting({ list, status, onMove })
  const order = useRowOrder(items.map(keyOf))

  return (
    <>
      <ol ref={list} aria-label={label} className={clsx(listClass, className)}>
        {items.map((item, index) => (
          <SortableRow
            key={getRowKey(order, order.keys[index] ?? '')}
            item={item}
            index={index}
            name={nameOf(item, index)}
            grip={grip}
            instructions={instructions}
            guessedHeight={guessedHeight}
          >
            {children as (item: unknown, index: number, handle: ReactNode) => ReactNode}
          </SortableRow>
        ))}
      </ol>
      <p id={instructions} hidden>
        {sortInstructions}
      </p>
      <output ref={status} className="sr-only" />
    </>
  )
}
