import { contourSide, drawContours } from './contours.ts'

const symbolId = 'pg-contours'

/** The lines themselves, once on a page; `Contours` shows them wherever they are wanted. */
export function ContourDrawing() {
  return (
    <svg className="pg-drawings" aria-hidden="true" focusable="false">
      <symbol id={symbolId} viewBox={`0 0 ${contourSide} ${contourSide}`}>
        <path d={drawContours(7)} />
      </symbol>
    </svg>
  )
}

export function Contours() {
  return (
    <svg className="pg-contours" aria-hidden="true" focusable="false">
      <use href={`#${symbolId}`} />
    </svg>
  )
}
