import type { ErrorCode } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { err, ok } from '../../result.ts'
import { readEachAccount } from './read-each-account.ts'

/** Accounts by what becomes of each: it is read, or fails with a code. */
async function readAll(...fates: ('read' | ErrorCode)[]) {
  const asked: string[] = []
  const accounts = fates.map((fate, at) => ({ id: `act_${at}`, name: `Account ${at}`, fate }))
  const answer = await readEachAccount(accounts, async ({ id, fate }) => {
    asked.push(id)
    return fate === 'read'
      ? ok({ accountId: id, name: id, currency: 'USD', ads: [], days: [] })
      : err({ code: fate })
  })
  if (!answer.ok) return { asked, code: answer.error.code }
  const idsOf = (list: readonly { accountId: string }[]) => list.map(({ accountId }) => accountId)
  return { asked, read: idsOf(answer.value.accounts), unread: idsOf(answer.value.unread) }
}

const silent = 'search-ads-unavailable'
const refused = 'search-campaign-refused'

describe('accounts that are read one after another', () => {
  it('are read where others are not', async () => {
    expect(await readAll(silent, 'read', refused, 'read', 'search-ads-busy')).toMatchObject({
      read: ['act_1', 'act_3'],
      unread: ['act_0', 'act_2', 'act_4'],
    })
  })

  it('fail with the first failure where none can be read', async () => {
    expect(await readAll(refused, silent)).toMatchObject({ code: refused })
    expect(await readAll()).toMatchObject({ read: [], unread: [] })
  })

  it.each(['search-ads-reconnect', 'social-ads-not-connected'] as const)(
    'end at once with %s',
    async (code) => {
      const answer = await readAll('read', code, 'read')
      expect(answer).toEqual({ asked: ['act_0', 'act_1'], code })
    },
  )

  it('are not asked any more after three in a row did not answer', async () => {
    expect(await readAll('read', silent, silent, silent, 'read', 'read')).toEqual({
      asked: ['act_0', 'act_1', 'act_2', 'act_3'],
      read: ['act_0'],
      unread: ['act_1', 'act_2', 'act_3', 'act_4', 'act_5'],
    })
    expect(await readAll(silent, silent, silent, 'read')).toMatchObject({ code: silent })
    const apart = await readAll(silent, silent, refused, silent, silent, 'read', silent, 'read')
    expect(apart).toMatchObject({ read: ['act_5', 'act_7'] })
  })
})
