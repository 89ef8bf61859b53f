import { describe, expect, it } from 'vitest'

import { followOrder, getRowKey, type RowOrder } from './row-order.ts'

const keys = Array.from({ length: 40 }, (_, index) => `row-${index}`)
const drawn: RowOrder = { keys, renewed: new Map() }
const last = 'row-39'

describe('followOrder', () => {
  it('puts a row in anew that moved far up', () => {
    const moved = followOrder(drawn, [last, ...keys.slice(0, -1)])

    expect(getRowKey(drawn, last)).toBe('row-39 0')
    expect(getRowKey(moved, last)).toBe('row-39 1')
    expect(getRowKey(moved, 'row-0')).toBe('row-0 0')
  })

  it('keeps every row that moves down, a little up, comes or goes', () => {
    const changes = [
      [...keys.slice(1), 'row-0'],
      ['row-20', ...keys.filter((key) => key !== 'row-20')],
      keys.slice(1),
      ['new', ...keys],
      keys.toReversed(),
    ]

    for (const change of changes) expect(followOrder(drawn, change).renewed.size).toBe(0)
  })

  it('counts further moves of the same row', () => {
    const up = [last, ...keys.slice(0, -1)]
    const twice = followOrder(followOrder(followOrder(drawn, up), keys), up)

    expect(getRowKey(twice, last)).toBe('row-39 2')
  })
})
