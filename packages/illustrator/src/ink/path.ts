/** A point of the drawing, in the units of its frame. */
export type Point = readonly [x: number, y: number]

/** An open line from point to point. */
export function line(points: readonly Point[]): string {
  const [first, ...rest] = points.map(rounded)
  return first === undefined ? '' : `M${pair(first)}l${steps(first, rest)}`
}

/** A shape with straight sides. */
export function area(points: readonly Point[]): string {
  return points.length < 3 ? '' : `${line(points)}z`
}

/** An open line that bends at each point instead of turning there. */
export function bend(points: readonly Point[]): string {
  const even = points.map(evenly)
  const first = even[0]
  return first === undefined ? '' : `M${pair(first)}${bends(even)}`
}

/** A shape that bends at each of its points. */
export function blob(points: readonly Point[]): string {
  const even = points.map(evenly)
  const [first, second] = even
  if (first === undefined || second === undefined || even.length < 3) return ''
  const start = middle(even.at(-1) ?? first, first)
  const ends = even.map((point, index) => middle(point, even[(index + 1) % even.length] ?? first))
  const [firstEnd, ...otherEnds] = ends
  return (
    `M${pair(start)}q${pair(from(start, first))}${join(from(start, firstEnd ?? start))}` +
    `t${steps(firstEnd ?? start, otherEnds)}z`
  )
}

/** Everything below a crest, down to `floor`: angular, or bent when `isSoft`. */
export function under(crest: readonly Point[], floor: number, isSoft = false): string {
  return `${isSoft ? bend(crest) : line(crest)}V${Math.round(floor)}H${Math.round(crest[0]?.[0] ?? 0)}z`
}

/** Round marks, drawn as strokes without length: the shortest way to say a dot. */
export function dots(points: readonly Point[]): string {
  return points.map((point) => `M${pair(rounded(point))}h0`).join('')
}

/** Level strokes, `[x, y, length]` each. */
export function dashes(strokes: readonly (readonly [number, number, number])[]): string {
  return strokes.map(([x, y, long]) => `M${pair(rounded([x, y]))}h${Math.round(long)}`).join('')
}

/**
 * A curve through the middles of the sides. Mirrored at a middle, a point is the next point, so 't'
 * needs no control points; even numbers have whole middles, so nothing drifts.
 */
function bends(even: readonly Point[]): string {
  const [first, second, third] = even
  if (first === undefined || second === undefined) return ''
  const last = even.at(-1) ?? second
  if (third === undefined) return `l${pair(from(first, second))}`
  const ends = even.slice(1, -1).map((point, index) => middle(point, even[index + 2] ?? point))
  const start = middle(first, second)
  const [end, ...rest] = ends
  const path = `l${pair(from(first, start))}q${pair(from(start, second))}${join(from(start, end ?? start))}`
  const final = ends.at(-1) ?? start
  return `${path}${rest.length > 0 ? `t${steps(end ?? start, rest)}` : ''}l${pair(from(final, last))}`
}

function steps(start: Point, points: readonly Point[]): string {
  let at = start
  let text = ''
  for (const point of points) {
    const step = from(at, point)
    text += text === '' ? pair(step) : join(step)
    at = point
  }
  return text
}

function rounded([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)]
}

function evenly([x, y]: Point): Point {
  return [2 * Math.round(x / 2), 2 * Math.round(y / 2)]
}

function middle(one: Point, other: Point): Point {
  return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2]
}

function from(one: Point, other: Point): Point {
  return [other[0] - one[0], other[1] - one[1]]
}

/** Two numbers; a minus sign needs no space before it. */
function pair([x, y]: Point): string {
  return `${x}${y < 0 ? '' : ' '}${y}`
}

function join(point: Point): string {
  return `${point[0] < 0 ? '' : ' '}${pair(point)}`
}
