import { expect, it } from 'vitest'

import { keepHistoryEntryKey } from './history-entry-key.ts'

function historyWith(state: unknown) {
  return {
    state,
    replaceState(next: unknown) {
      this.state = next
    },
  }
}

it('gives each entry that a document is loaded for a key of its own', () => {
  const first = historyWith(null)
  const second = historyWith(null)
  keepHistoryEntryKey(first)
  keepHistoryEntryKey(second)

  expect(first.state).toEqual({ key: expect.stringMatching(/^[\da-f-]{36}$/) })
  expect(second.state).not.toEqual(first.state)
})

it('leaves the key that an entry has from before, as on a reload', () => {
  const reloaded = historyWith({ key: 'kx3f0a', idx: 2 })
  keepHistoryEntryKey(reloaded)

  expect(reloaded.state).toEqual({ key: 'kx3f0a', idx: 2 })
})
