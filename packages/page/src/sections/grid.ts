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
