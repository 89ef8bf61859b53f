import { GripVertical } from 'lucide-react'
import {
  type CSSProperties,
  memo,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'

import { isNear, observeViewport } from '../../lib/observe-viewport.ts'
import { iconButtonClass } from '../icon-button-class.ts'
import type { Grip } from './use-sorting.ts'

/** As many as are seen at first, drawn without looking where they are. */
const firstRows = 20

type SortableRowProps = {
  item: unknown
  index: number
  name: string
  grip: Grip
  instructions: string
  /** Room it takes before it is drawn; without it, it is drawn at once. */
  guessedHeight: string | undefined
  children: (item: unknown, index: number, handle: ReactNode) => ReactNode
}

/** One row; its grip stays the same element as long as the row keeps its name. */
export const SortableRow = memo(function SortableRow(props: SortableRowProps) {
  const { item, index, name, grip, instructions, guessedHeight, children } = props
  const [row, isDrawn] = useDrawnWhenNear(guessedHeight === undefined || index < firstRows)
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

  return (
    // As a list item each of hundreds would be numbered anew with every change.
    <li
      ref={row}
      className="block"
      style={guessedHeight === undefined ? undefined : roomOf(guessedHeight, isDrawn)}
    >
      {isDrawn && children(item, index, handle)}
    </li>
  )
})

/** Rows keep their height. Only rendered rows use `content-visibility`, because the browser checks it in every frame. */
function roomOf(height: string, isDrawn: boolean): CSSProperties {
  return isDrawn
    ? { contentVisibility: 'auto', containIntrinsicSize: `auto ${height}` }
    : { minHeight: height }
}

/** Of hundreds of rows those are drawn that somebody came near; they stay. */
function useDrawnWhenNear(isAtOnce: boolean) {
  const row = useRef<HTMLLIElement>(null)
  const [isDrawn, setDrawn] = useState(isAtOnce)

  // Before anything is painted: a row that was just put in place is there, and can be focused.
  useLayoutEffect(() => {
    if (isAtOnce || row.current === null) return
    if (isNear(row.current.getBoundingClientRect(), window.innerHeight)) setDrawn(true)
    // oxlint-disable-next-line react/exhaustive-deps -- later the watch tells
  }, [])
  useEffect(() => {
    if (isDrawn || row.current === null) return
    return observeViewport(row.current, (near) => near && setDrawn(true))
  }, [isDrawn])

  return [row, isDrawn] as const
}
