import { distanceTo, placeUnder, roomOf, type RowSpan, stepAside } from './sort-places.ts'

/** A row that was lifted and is carried over the others, which make room; nothing is drawn anew. */
export type DraggedRow = {
  readonly from: number
  readonly count: number
  /** Where it would stand if it was let go now. */
  place: () => number
  /** Follows a pointer that moved `offset` pixels since the row was lifted, scrolling included. */
  pull: (offset: number) => void
  /** Steps to a place. */
  step: (to: number) => void
  /** Takes all that back, once the list is drawn in its new order. */
  letGo: () => void
}

/** Lifts the row at `from` of a list whose children are the rows. */
export function dragRow(list: HTMLElement, from: number): DraggedRow | null {
  const rows = [...list.children].filter((row) => row instanceof HTMLElement)
  const row = rows[from]
  if (row === undefined) return null
  const lifted = row
  const spans: RowSpan[] = rows.map((one) => ({ top: one.offsetTop, height: one.offsetHeight }))
  const room = roomOf(spans, from)
  let place = from
  lifted.dataset['lifted'] = ''

  /** Rows that stepped aside: those that can be seen, since hundreds of them would be slow. */
  let aside = new Set<number>()
  const touched = new Set<HTMLElement>()

  function makeRoom(to: number) {
    const sight = window.innerHeight * 2
    const passed = placesBetween(from, to).filter((index) => isNear(spans, index, to, sight))
    for (const index of aside) if (!passed.includes(index)) setBack(rows[index])
    for (const index of passed) {
      const one = rows[index]
      if (one === undefined) continue
      touched.add(one)
      one.dataset['aside'] = ''
      one.style.setProperty('translate', `0 ${stepAside(index, from, to) * room}px`)
    }
    aside = new Set(passed)
    place = to
  }

  return {
    from,
    count: rows.length,
    place: () => place,
    pull(offset) {
      lifted.style.setProperty('translate', `0 ${offset}px`)
      const to = placeUnder(spans, { from, offset })
      if (to !== place) makeRoom(to)
    },
    step(to) {
      lifted.style.setProperty('translate', `0 ${distanceTo(spans, from, to)}px`)
      if (to !== place) makeRoom(to)
      lifted.scrollIntoView({ block: 'nearest' })
    },
    letGo() {
      // Rows jump to their new places in the list at the same moment: no transition may show it.
      delete lifted.dataset['lifted']
      setBack(lifted)
      for (const one of touched) {
        delete one.dataset['aside']
        setBack(one)
      }
    },
  }
}

function setBack(row: HTMLElement | undefined): void {
  row?.style.removeProperty('translate')
}

/** The places that a row passes on its way, without its own. */
function placesBetween(from: number, to: number): number[] {
  const step = Math.sign(to - from)
  return Array.from({ length: Math.abs(to - from) }, (_, index) => from + step * (index + 1))
}

function isNear(spans: readonly RowSpan[], index: number, to: number, sight: number): boolean {
  return Math.abs((spans[index]?.top ?? 0) - (spans[to]?.top ?? 0)) <= sight
}
