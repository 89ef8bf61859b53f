import { describe, expect, it } from 'vitest'

import { bounds } from '../../../limits.ts'
import {
  adsError,
  againstPolicy,
  googleError,
  notApproved,
  permissionDenied,
  rateLimited,
} from '../../../testing/google-ads/answers.ts'
import { openGoogleAds } from '../../../testing/google-ads-scene.ts'
import type { Fate } from '../../../testing/played-api.ts'
import { makeCampaign } from '../search-ads-contract.ts'

const forbidden = { status: 403 }
const errorInfo = (reason: string) => [
  { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason, 'domain': 'googleapis.com' },
]

async function answered(fate: Fate) {
  const { google, searchAds, access } = await openGoogleAds()
  google.decideOnce(/googleAds:search/, fate)
  return searchAds.findMade(access, 'any')
}

it('a list without an end is read no further than its limit', async () => {
  const { google, searchAds, access } = await openGoogleAds()
  const results = Array.from({ length: 30_000 }, () => ({}))
  let asked = 0
  google.decide((call) => {
    if (!call.includes('googleAds:search')) return 'done'
    asked += 1
    return { status: 200, body: { results, nextPageToken: 'more' } }
  })
  const days = { from: '2031-05-01', to: '2031-05-30' }
  expect(await searchAds.readDailyResults(access, days)).toMatchObject({
    ok: false,
    error: { kind: 'unavailable', reason: 'a list of too many items' },
  })
  expect(asked).toBe(Math.ceil(bounds.outgoing.searchAdsListItems / 30_000))
})

describe('answers of Google Ads', () => {
  it.each([
    [googleError(401, errorInfo('ACCESS_TOKEN_EXPIRED')), 'unauthorized'],
    [googleError(403, errorInfo('ACCESS_TOKEN_SCOPE_INSUFFICIENT')), 'unauthorized'],
    [adsError({ authenticationError: 'OAUTH_TOKEN_REVOKED' }, { status: 401 }), 'unauthorized'],
    [adsError({ authenticationError: 'GOOGLE_ACCOUNT_DELETED' }, { status: 401 }), 'unauthorized'],
    [permissionDenied, 'not-found'],
    [adsError({ authenticationError: 'CUSTOMER_NOT_FOUND' }, { status: 401 }), 'not-found'],
    [adsError({ authorizationError: 'ACCESS_DENIED_FOR_ACCOUNT_TYPE' }, forbidden), 'not-found'],
    [notApproved, 'no-access'],
    [googleError(403, errorInfo('SERVICE_DISABLED')), 'no-access'],
    [adsError({ authorizationError: 'PROJECT_DISABLED' }, forbidden), 'no-access'],
    [adsError({ authorizationError: 'DEVELOPER_TOKEN_PROHIBITED' }, forbidden), 'no-access'],
    [adsError({ quotaError: 'ACCESS_PROHIBITED' }, { status: 429 }), 'no-access'],
    [adsError({ internalError: 'TRANSIENT_ERROR' }, { status: 500 }), 'unavailable'],
    [adsError({ databaseError: 'CONCURRENT_MODIFICATION' }), 'unavailable'],
    [googleError(404), 'unavailable'],
    [{ status: 503, body: '<html>Sorry</html>' }, 'unavailable'],
    [{ status: 200, body: '{"results": [{"campaign"' }, 'unavailable'],
    [{ status: 200, body: { results: [{ campaign: { name: 'no id' } }] } }, 'unavailable'],
    [{ status: 302, headers: { location: 'http://127.0.0.1:1/' }, body: '' }, 'unavailable'],
    ['cut', 'unavailable'],
    ['dropped', 'unavailable'],
  ] as const)('%o is %s', async (fate, kind) => {
    expect(await answered(fate)).toMatchObject({ ok: false, error: { kind } })
  })

  it.each([
    [
      againstPolicy('DESTINATION_NOT_WORKING', 'HEALTH_IN_PERSONALIZED_ADS'),
      "Google's advertising policies do not allow this ad (destination not working, health in personalized ads). Please change its texts or its page.",
    ],
    [
      adsError(
        { policyViolationError: 'POLICY_ERROR' },
        { details: { policyViolationDetails: { externalPolicyName: 'Punctuation and symbols' } } },
      ),
      "Google's advertising policies do not allow this ad (Punctuation and symbols). Please change its texts or its page.",
    ],
    [
      adsError({ authorizationError: 'CUSTOMER_NOT_ENABLED' }, forbidden),
      'This Google Ads account is not active. Please finish setting it up in Google Ads, or choose another one.',
    ],
    [
      adsError({ authorizationError: 'ACTION_NOT_PERMITTED' }, forbidden),
      'You may look at this Google Ads account but not change it. Ask its administrator for standard access.',
    ],
    [
      adsError({ criterionError: 'INVALID_KEYWORD_TEXT' }),
      'Google does not take one of these keywords. Please write them differently.',
    ],
    // What Google has written for engineers is nobody's to read.
    [adsError({ fieldError: 'REQUIRED' }), null],
  ] as const)('are said in words for people: %o', async (fate, message) => {
    expect(await answered(fate)).toEqual({ ok: false, error: { kind: 'refused', message } })
  })

  it('that never come are not waited for', async () => {
    const { google, searchAds, access } = await openGoogleAds({ timeoutMs: 200 })
    google.decideOnce(/googleAds:search/, 'silent')
    expect(await searchAds.findMade(access, 'any')).toEqual({
      ok: false,
      error: { kind: 'unavailable', reason: 'TimeoutError' },
    })
  })

  it('are read no further than they may be long', async () => {
    const row = { campaign: { id: '1', name: 'x'.repeat(17 * 2 ** 20) } }
    expect(await answered({ status: 200, body: { results: [row] } })).toMatchObject({
      error: { kind: 'unavailable' },
    })
  })
})

describe('rate limits of Google Ads', () => {
  it.each([
    'RESOURCE_EXHAUSTED',
    'RESOURCE_TEMPORARILY_EXHAUSTED',
    'EXCESSIVE_SHORT_TERM_QUERY_RESOURCE_CONSUMPTION',
  ])('are kept where they are short (%s)', async (code) => {
    const { google, searchAds, access, waitsMs } = await openGoogleAds()
    google.decideOnce(/googleAds:search/, rateLimited(3, code))
    expect(await searchAds.findMade(access, 'any')).toEqual({ ok: true, value: null })
    expect(waitsMs).toEqual([3000])
  })

  it('are told where they are long, and nothing is made', async () => {
    const { google, searchAds, access, waitsMs } = await openGoogleAds()
    google.decide(() => rateLimited(1800))
    expect(await makeCampaign(searchAds, access)).toEqual({
      ok: false,
      error: { kind: 'busy', retryAfterSeconds: 1800 },
    })
    expect(waitsMs).toEqual([])
    expect(google.books.list('campaigns')).toEqual([])
  })

  it('are told at the third time, after the usual pauses where Google names none', async () => {
    const { google, searchAds, access, waitsMs } = await openGoogleAds()
    google.decide(() => googleError(429))
    expect(await searchAds.listCampaigns(access)).toEqual({
      ok: false,
      error: { kind: 'busy', retryAfterSeconds: 5 },
    })
    expect(waitsMs).toEqual([5000, 5000])
  })

  it.each([0, -5])('are kept as usual where Google asks for %i seconds', async (seconds) => {
    const { google, searchAds, access, waitsMs } = await openGoogleAds()
    google.decideOnce(/googleAds:search/, rateLimited(seconds))
    expect(await searchAds.findMade(access, 'any')).toEqual({ ok: true, value: null })
    expect(waitsMs).toEqual([5000])
  })
})
