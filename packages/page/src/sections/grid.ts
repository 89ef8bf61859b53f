import type { SectionLayout } from './section-parts.ts'

type GridInput = { columns: SectionLayout['columns']; items: number; most?: 3 | 4 }

/**
 * Columns of a grid: as chosen, at most `most`; else three, or fewer where three would leave holes.
 * Source: spec 2, 'Page section': 1, 2 and 3 (gallery also 4), default 3.
 */
export function gridColumns({ columns, items, most = 3 }: GridInput): number {
  if (columns !== undefined) return Math.min(columns, most)
  return items === 4 ? 2 : Math.max(1, Math.min(3, items))
}

/**
 * One column on phones, two on tablets, all of them from 60rem on. Weighs nothing, so that a kind's
 * own rules hold wherever this stands among them.
 */
export const gridCss = `
:where(.pg-grid){display:grid;gap:1.25rem;grid-template-columns:minmax(0,1fr)}
@container pg (min-width:40rem){
:where(.pg-grid:not([data-columns="1"])){grid-template-columns:repeat(2,minmax(0,1fr))}
}
@container pg (min-width:60rem){
:where(.pg-grid[data-columns="3"]){grid-template-columns:repeat(3,minmax(0,1fr))}
:where(.pg-grid[data-columns="4"]){grid-template-columns:repeat(4,minmax(0,1fr))}
}
`
