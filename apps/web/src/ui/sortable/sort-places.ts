/** Where a row stands before anything moves: pixels from the top of the list. */
export type RowSpan = { top: number; height: number }

type Dragged = { from: number; offset: number }

/** The place a row is over that was pulled `offset` pixels from its own. */
export function placeUnder(spans: readonly RowSpan[], { from, offset }: Dragged): number {
  const own = spans[from]
  if (own === undefined) return from
  const [top, bottom] = [own.top + offset, own.top + own.height + offset]
  let place = from
  // A row gives way when the edge that comes first has passed its middle.
  while (place < spans.length - 1 && bottom > middleOf(spans[place + 1])) place += 1
  if (place > from) return place
  while (place > 0 && top < middleOf(spans[place - 1])) place -= 1
  return place
}

function middleOf(span: RowSpan | undefined): number {
  return span === undefined ? Number.NaN : span.top + span.height / 2
}

/** How far the lifted row itself moves, to stand exactly at `to`. */
export function distanceTo(spans: readonly RowSpan[], from: number, to: number): number {
  const [own, other] = [spans[from], spans[to]]
  if (own === undefined || other === undefined) return 0
  return to > from ? other.top + other.height - own.top - own.height : other.top - own.top
}

/** How far every other row between the two places moves: what the lifted one leaves free. */
export function roomOf(spans: readonly RowSpan[], from: number): number {
  const own = spans[from]
  if (own === undefined) return 0
  const [before, after] = [spans[from - 1], spans[from + 1]]
  if (after !== undefined) return after.top - own.top
  return before === undefined ? own.height : own.top + own.height - before.top - before.height
}

/** The direction in which the row at `index` makes room while one is carried from `from` to `to`. */
export function stepAside(index: number, from: number, to: number): -1 | 0 | 1 {
  if (index > from && index <= to) return -1
  return index < from && index >= to ? 1 : 0
}
