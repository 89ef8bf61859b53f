import { createHash } from 'node:crypto'

import { onTestFinished } from 'vitest'

import { facebookApp } from './graph/sign-in.ts'
import { startGraphServer } from './graph-server.ts'
import { valueOf } from './results.ts'
import { createFacebookSocialAds } from '../providers/social-ads/facebook/facebook-social-ads.ts'

export const redirectUrl = 'http://127.0.0.1:3000/api/facebook/callback'
const codeVerifier = 'v'.repeat(64)
export const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
/** Evening of February 28 in Denver, where the account is. */
export const startMs = Date.UTC(2027, 2, 1, 6)

/** Within a test: a person who is connected, and the pauses that the adapter kept. */
export async function openFacebook({ timeoutMs = 5_000 }: { timeoutMs?: number } = {}) {
  const now = () => new Date(startMs)
  const graph = await startGraphServer({ now })
  onTestFinished(graph.stop)
  const waitsMs: number[] = []
  const socialAds = createFacebookSocialAds({
    ...facebookApp,
    redirectUrl,
    apiUrl: graph.apiUrl,
    authUrl: graph.authUrl,
    timeoutMs,
    wait: async (durationMs) => waitsMs.push(durationMs),
    now,
  })
  const back = await graph.visit(socialAds.authorizeUrl({ state: 's', codeChallenge }))
  const code = back.searchParams.get('code') ?? ''
  const { accessToken } = valueOf(await socialAds.exchangeCode({ code, codeVerifier }))
  return { graph, socialAds, waitsMs, access: { token: accessToken, accountId: 'act_1001' } }
}
