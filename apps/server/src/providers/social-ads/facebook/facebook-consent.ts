import { z } from 'zod'

import { platformName } from '../../ad-platforms/platform-text.ts'
import type { Consent, Grant } from '../../consent/consent.ts'
import type { SocialAdsFailure, SocialAdsResult } from '../social-ads.ts'
import { done, fail, type GraphClient } from './graph-client.ts'

type Options = {
  graph: Pick<GraphClient, 'ask'>
  appId: string
  appSecret: string
  /** Where Facebook sends people back to; the same address stands in the settings of the app. */
  redirectUrl: string
  authUrl: string
}

/** What is needed and no more: people's ad accounts, and the Page that an ad is shown as. */
const scopes = ['ads_management', 'pages_show_list', 'pages_manage_ads'].join(',')

/** Of a long-lived token where Facebook does not say. */
const usualSeconds = 60 * 86_400

const tokenSchema = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive().optional(),
})

/** Facebook Login (developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow). */
export function createFacebookConsent(options: Options): Consent<SocialAdsFailure> {
  const { graph, appId, appSecret, redirectUrl, authUrl } = options

  async function takeToken(form: Record<string, string>) {
    const keys = { client_id: appId, client_secret: appSecret }
    const answer = await graph.ask(
      // Facebook documents these as addresses; a secret in a body is in nobody's log.
      { method: 'POST', path: '/oauth/access_token', token: null, params: { ...keys, ...form } },
      tokenSchema,
    )
    return answer.ok || isOutage(answer.error) ? answer : fail({ kind: 'grant-refused' })
  }

  return {
    authorizeUrl({ state, codeChallenge }) {
      const url = new URL(authUrl)
      url.search = new URLSearchParams({
        client_id: appId,
        redirect_uri: redirectUrl,
        state,
        response_type: 'code',
        scope: scopes,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
        // Asks again for what the person declined the time before.
        auth_type: 'rerequest',
      }).toString()
      return url.href
    },

    async exchangeCode({ code, codeVerifier }): Promise<SocialAdsResult<Grant>> {
      const short = await takeToken({
        code,
        redirect_uri: redirectUrl,
        code_verifier: codeVerifier,
      })
      if (!short.ok) return short
      const long = await takeToken({
        grant_type: 'fb_exchange_token',
        fb_exchange_token: short.value.access_token,
      })
      if (!long.ok) return long
      return done({
        accessToken: long.value.access_token,
        refreshToken: null,
        expiresInSeconds: long.value.expires_in ?? usualSeconds,
      })
    },

    // Facebook has none: after sixty days the person connects again.
    refresh: async () => fail({ kind: 'grant-refused' }),

    async revoke({ accessToken }) {
      const answer = await graph.ask(
        { method: 'DELETE', path: '/me/permissions', token: accessToken },
        z.unknown(),
      )
      // What is not accepted any more was asked for.
      return answer.ok || answer.error.kind === 'unauthorized' ? done(null) : answer
    },

    async findAccountName(accessToken) {
      const answer = await graph.ask(
        { method: 'GET', path: '/me', token: accessToken, params: { fields: 'name' } },
        z.object({ name: platformName.nullish() }),
      )
      return answer.ok ? done(answer.value.name || null) : answer
    },
  }
}

function isOutage({ kind }: SocialAdsFailure): boolean {
  return kind === 'unavailable' || kind === 'busy'
}
