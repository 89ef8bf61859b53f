import type { Chat } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { withFirstPage, withNextPage } from './joined-chats.ts'

const chat = (id: string, minute: number) =>
  ({ id, updatedAt: `2026-01-01T10:${minute}:00.000Z` }) as Chat
const idsOf = (chats: readonly Chat[]) => chats.map(({ id }) => id)
const known = [chat('a', 50), chat('b', 40), chat('c', 30), chat('d', 20)]

describe('the list of chats', () => {
  it('goes on with the next page, each chat once', () => {
    expect(idsOf(withNextPage(known, [chat('d', 20), chat('e', 10)]))).toEqual([
      'a',
      'b',
      'c',
      'd',
      'e',
    ])
  })

  it('takes what changed to the top and keeps what was read further down', () => {
    const chats = [chat('d', 55), chat('a', 50), chat('b', 40)]
    const page = { chats, hasMore: true, changedIds: new Set(['d']), order: 'newest' as const }
    expect(idsOf(withFirstPage(known, page))).toEqual(['d', 'a', 'b', 'c'])
  })

  it('leaves out what changed and is not shown any more', () => {
    const page = {
      chats: known.slice(0, 2),
      hasMore: true,
      changedIds: new Set(['c']),
      order: 'newest' as const,
    }
    expect(idsOf(withFirstPage(known, page))).toEqual(['a', 'b', 'd'])
  })

  it('is the page alone when nothing comes after it', () => {
    const page = {
      chats: known.slice(0, 1),
      hasMore: false,
      changedIds: new Set<string>(),
      order: 'newest' as const,
    }
    expect(idsOf(withFirstPage(known, page))).toEqual(['a'])
  })

  it('keeps the order of the queue, in which who pays for it comes first', () => {
    const waiting = (id: string, tier: Chat['tier'], minute: number) =>
      ({ id, tier, createdAt: `2026-01-01T10:${minute}:00.000Z` }) as Chat
    const [first, second] = [
      waiting('dedicated', 'dedicated', 40),
      waiting('early', 'priority', 10),
    ]
    const rest = [waiting('late', 'priority', 30), waiting('free', 'standard', 5)]
    const page = {
      chats: [first, second],
      hasMore: true,
      changedIds: new Set<string>(),
      order: 'queue' as const,
    }
    const gone = waiting('gone', 'dedicated', 20)
    expect(idsOf(withFirstPage([gone, first, second, ...rest], page))).toEqual([
      'dedicated',
      'early',
      'late',
      'free',
    ])
  })
})
