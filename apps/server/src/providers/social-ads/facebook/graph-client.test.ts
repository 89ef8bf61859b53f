import { describe, expect, it } from 'vitest'

import { gone, graphError, invalid, rateLimited } from '../../../testing/graph/answers.ts'
import type { Fate } from '../../../testing/played-api.ts'
import { makeAd } from '../social-ads-contract.ts'
import { openFacebook } from '../../../testing/facebook-scene.ts'

describe('answers of Graph', () => {
  async function answered(fate: Fate) {
    const { graph, socialAds, access } = await openFacebook()
    graph.decideOnce(/GET \/me\/adaccounts/, fate)
    return socialAds.listAccounts(access.token)
  }

  it.each([
    [graphError({ code: 190, error_subcode: 460 }, { status: 401 }), 'unauthorized'],
    [graphError({ code: 102 }), 'unauthorized'],
    [graphError({ code: 10 }, { status: 403 }), 'unauthorized'],
    [graphError({ code: 200 }, { status: 403 }), 'unauthorized'],
    [graphError({ code: 294 }), 'unauthorized'],
    [gone, 'not-found'],
    [graphError({ code: 803 }, { status: 404 }), 'not-found'],
    [graphError({ code: 1 }, { status: 500 }), 'unavailable'],
    [graphError({ code: 2, is_transient: true }), 'unavailable'],
    [{ status: 503, body: '<html>Sorry</html>' }, 'unavailable'],
    [{ status: 200, body: '{"data": [{"id"' }, 'unavailable'],
    [{ status: 200, body: { data: [{ name: 'no id' }] } }, 'unavailable'],
    [{ status: 302, headers: { location: 'http://127.0.0.1:1/' }, body: '' }, 'unavailable'],
    ['cut', 'unavailable'],
    ['dropped', 'unavailable'],
  ] as const)('%o is %s', async (fate, kind) => {
    expect(await answered(fate)).toMatchObject({ ok: false, error: { kind } })
  })

  it('are said in Facebook’s words for people, never in those for engineers', async () => {
    expect(await answered(invalid('Your budget\n is too low.'))).toEqual({
      ok: false,
      error: { kind: 'refused', message: 'Your budget is too low.' },
    })
    expect(await answered(graphError({ code: 100 }))).toEqual({
      ok: false,
      error: { kind: 'refused', message: null },
    })
    // Graph answers refusals with 500 at times.
    expect(
      await answered(graphError({ code: 100, error_user_msg: 'No.' }, { status: 500 })),
    ).toEqual({
      ok: false,
      error: { kind: 'refused', message: 'No.' },
    })
  })

  it('that never come are not waited for', async () => {
    const { graph, socialAds, access } = await openFacebook({ timeoutMs: 200 })
    graph.decideOnce(/me\/adaccounts/, 'silent')
    expect(await socialAds.listAccounts(access.token)).toEqual({
      ok: false,
      error: { kind: 'unavailable', reason: 'TimeoutError' },
    })
  })

  it('are read no further than they may be long', async () => {
    const name = 'x'.repeat(5_000_000)
    const body = { data: [{ id: 'act_1', name, currency: 'USD', account_status: 1 }] }
    expect(await answered({ status: 200, body })).toMatchObject({ error: { kind: 'unavailable' } })
  })
})

describe('rate limits of Graph', () => {
  it.each([4, 17, 32, 613, 80_000, 80_014])(
    'are kept where they are short (code %i)',
    async (code) => {
      const { graph, socialAds, access, waitsMs } = await openFacebook()
      graph.decideOnce(/me\/adaccounts/, rateLimited(0, code))
      expect(await socialAds.listAccounts(access.token)).toMatchObject({ ok: true })
      expect(waitsMs).toEqual([2000])
    },
  )

  it('are told where they are long', async () => {
    const { graph, socialAds, access, waitsMs } = await openFacebook()
    graph.decide(() => rateLimited(17))
    expect(await makeAd(socialAds, access)).toEqual({
      ok: false,
      error: { kind: 'busy', retryAfterSeconds: 17 * 60 },
    })
    expect(waitsMs).toEqual([])
    expect(graph.books.list('campaigns')).toEqual([])
  })

  it('are told at the third time', async () => {
    const { graph, socialAds, access, waitsMs } = await openFacebook()
    graph.decide(() => rateLimited(0))
    expect(await socialAds.listAds(access)).toMatchObject({ error: { kind: 'busy' } })
    expect(waitsMs).toEqual([2000, 2000])
  })
})
