import { describe, expect, it } from 'vitest'

import { firstRowKeys, followRowKeys } from './row-keys.ts'

const [a, b, c] = [{ title: 'a' }, { title: 'b' }, { title: 'c' }]
const before = firstRowKeys([a, b, c])

describe('row keys', () => {
  it('follow entries that move', () => {
    expect(followRowKeys(before, [c, a, b]).keys).toEqual([2, 0, 1])
  })

  it('stay where an entry is edited in its place', () => {
    const edited = followRowKeys(before, [a, { title: 'bb' }, c])

    expect(edited.keys).toBe(before.keys)
  })

  it('are new for new entries, and never used twice', () => {
    const added = followRowKeys(before, [a, { ...a }, b, c])
    const removed = followRowKeys(added, [a, b, c])

    expect(added.keys).toEqual([0, 3, 1, 2])
    expect(removed.keys).toEqual([0, 1, 2])
    expect(followRowKeys(removed, [a, b, c, { ...c }]).keys).toEqual([0, 1, 2, 4])
  })

  it('tell equal texts apart by their places', () => {
    const texts = firstRowKeys(['x', 'x', 'y'])

    expect(followRowKeys(texts, ['x', 'x', 'z']).keys).toEqual([0, 1, 2])
    expect(followRowKeys(texts, ['y', 'x', 'x']).keys).toEqual([2, 1, 0])
    expect(followRowKeys(texts, ['x', 'xx', 'y']).keys).toEqual([0, 1, 2])
  })
})
