import { createHash } from 'node:crypto'

import { onTestFinished } from 'vitest'

import { createGoogleSearchAds } from '../providers/search-ads/google/google-search-ads.ts'
import { codeVerifier } from '../providers/search-ads/search-ads-contract.ts'
import { valueOf } from './results.ts'
import type { SearchAds } from '../providers/search-ads/search-ads.ts'
import { type GoogleAdsServer, startGoogleAdsServer } from './google-ads-server.ts'
import { googleClient } from './google-ads/sign-in.ts'

export const redirectUrl = 'http://127.0.0.1:3000/api/oauth/callback'
const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
/** Evening of February 28 in Denver, where the account is. */
export const startMs = Date.UTC(2027, 2, 1, 6)

/** The code that a person comes back with who allows the connection. */
export async function allowGoogle(google: GoogleAdsServer, searchAds: SearchAds): Promise<string> {
  const back = await google.visit(searchAds.authorizeUrl({ state: 's', codeChallenge }))
  return back.searchParams.get('code') ?? ''
}

/** Within a test: a person who is connected, and the pauses that the adapter kept. */
export async function openGoogleAds({ timeoutMs = 5_000 }: { timeoutMs?: number } = {}) {
  const now = () => new Date(startMs)
  const google = await startGoogleAdsServer({ now })
  onTestFinished(google.stop)
  const waitsMs: number[] = []
  const searchAds = createGoogleSearchAds({
    ...googleClient,
    redirectUrl,
    apiUrl: google.apiUrl,
    authUrl: google.authUrl,
    timeoutMs,
    wait: async (durationMs) => waitsMs.push(durationMs),
    now,
  })
  const code = await allowGoogle(google, searchAds)
  const { accessToken } = valueOf(await searchAds.exchangeCode({ code, codeVerifier }))
  return { google, searchAds, waitsMs, access: { token: accessToken, customerId: '1234567890' } }
}
