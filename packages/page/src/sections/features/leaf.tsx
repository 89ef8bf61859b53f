/** Pressed leaves in ink, drawn on a 48 unit square. */
const drawings = [
  // fern
  'M24 45C24 30 24 18 24 4M24 39l-9-6M24 39l9-6M24 32l-10-7M24 32l10-7M24 25l-9-7M24 25l9-7M24 18l-7-6M24 18l7-6M24 11l-4-4M24 11l4-4',
  // birch
  'M24 45V13M24 6C35 13 38 23 35 31 32 35 28 37 24 37 20 37 16 35 13 31 10 23 13 13 24 6M24 32l7-6M24 32l-7-6M24 25l7-6M24 25l-7-6',
  // fir twig
  'M8 42C18 34 30 22 41 7M15 36l-8-3M15 36l3 8M21 30l-9-4M21 30l4 9M27 24l-9-5M27 24l5 9M32 18l-8-5M32 18l5 8M37 12l-6-4M37 12l4 6',
  // willow
  'M10 43C16 36 20 30 24 24M24 24C22 14 29 7 40 5 41 16 36 25 24 24M24 24L35 11M17 33C9 32 6 27 6 20 14 21 18 26 17 33',
] as const

/** The outlines, once for the whole section. */
export function LeafDrawings() {
  return (
    <svg className="pg-drawings" aria-hidden="true" focusable="false">
      {drawings.map((path, index) => (
        <symbol key={path} id={`pg-leaf-${index}`} viewBox="0 0 48 48">
          <path d={path} />
        </symbol>
      ))}
    </svg>
  )
}

type LeafProps = { index: number }

export function Leaf({ index }: LeafProps) {
  return (
    <svg className="pg-leaf" aria-hidden="true" focusable="false">
      <use href={`#pg-leaf-${index % drawings.length}`} />
    </svg>
  )
}
