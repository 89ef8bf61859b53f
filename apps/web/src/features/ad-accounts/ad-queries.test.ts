import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'

import { ApiFailure } from '../../entities/api/api-failure.ts'
import { connectionQuery, pauseWhileMaking, readConnected } from './ad-queries.ts'
import { facebook } from './social/facebook.ts'

const failureOf = (code: ApiFailure['code']) => new ApiFailure({ code, status: 409, message: 'No' })

/** Whether the connection is read anew after this failure of something else. */
async function isReadAnew(failure: ApiFailure): Promise<boolean> {
  const client = new QueryClient()
  const { queryKey } = connectionQuery(facebook)
  client.setQueryData(queryKey, { mode: 'live', connection: { state: 'disconnected' } })
  const read = readConnected(client, facebook, () => Promise.reject(failure))
  await expect(read).rejects.toBe(failure)
  return client.getQueryState(queryKey)?.isInvalidated ?? false
}

describe('what is read by way of a connection', () => {
  it('has the connection read anew when the platform no longer accepts it', async () => {
    expect(await isReadAnew(failureOf('social-ads-reconnect'))).toBe(true)
    expect(await isReadAnew(failureOf('search-ads-not-connected'))).toBe(true)
    expect(await isReadAnew(failureOf('social-ads-busy'))).toBe(false)
  })

  it('is read again as long as something is being made', () => {
    expect(pauseWhileMaking(undefined)).toBe(false)
    expect(pauseWhileMaking({ creations: [{ state: 'failed' }] })).toBe(false)
    expect(pauseWhileMaking({ creations: [{ state: 'failed' }, { state: 'undoing' }] })).toBe(
      10_000,
    )
  })
})
