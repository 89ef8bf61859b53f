import { describe, expect, it } from 'vitest'

import { gridColumns } from './grid.ts'

describe('gridColumns', () => {
  it('follows the owner as far as the kind allows', () => {
    expect(gridColumns({ columns: 1, items: 6 })).toBe(1)
    expect(gridColumns({ columns: 4, items: 6 })).toBe(3)
    expect(gridColumns({ columns: 4, items: 6, most: 4 })).toBe(4)
  })

  it('is three by default, fewer where three would leave holes', () => {
    const columns = [1, 2, 3, 4, 5, 6].map((items) => gridColumns({ columns: undefined, items }))
    expect(columns).toEqual([1, 2, 3, 2, 3, 3])
  })
})
