import { z } from 'zod'

import { platformName } from '../../ad-platforms/platform-text.ts'
import type { Consent, Grant } from '../../consent/consent.ts'
import type { SearchAdsFailure, SearchAdsResult } from '../search-ads.ts'
import { conversionScope } from './google-conversions.ts'
import { type AskGoogle, done, fail } from './google-client.ts'

type Options = {
  ask: AskGoogle
  clientId: string
  clientSecret: string
  /** Where Google sends people back to; the same address stands in the settings of the client. */
  redirectUrl: string
  authUrl: string
  /** Of tokens, and of what the person is called. */
  tokenOrigin: string
  profileOrigin: string
}

const adsScope = 'https://www.googleapis.com/auth/adwords'
/** Spec 3, section 7.2, and what conversions need. */
const scopes = [
  adsScope,
  conversionScope,
  'https://www.googleapis.com/auth/userinfo.email',
  'https://www.googleapis.com/auth/userinfo.profile',
]

const tokenSchema = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
  refresh_token: z.string().min(1).optional(),
  scope: z.string().default(''),
})
const profileSchema = z.object({ email: platformName.nullish(), name: platformName.nullish() })

/** Google's OAuth 2 for web servers (developers.google.com/identity/protocols/oauth2/web-server). */
export function createGoogleConsent(options: Options): Consent<SearchAdsFailure> {
  const { ask, clientId, clientSecret, redirectUrl, authUrl, tokenOrigin, profileOrigin } = options

  const takeToken = (form: Record<string, string>) =>
    ask(
      {
        method: 'POST',
        url: `${tokenOrigin}/token`,
        token: null,
        body: new URLSearchParams({ client_id: clientId, client_secret: clientSecret, ...form }),
      },
      tokenSchema,
    )

  return {
    authorizeUrl({ state, codeChallenge }) {
      const url = new URL(authUrl)
      url.search = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUrl,
        response_type: 'code',
        scope: scopes.join(' '),
        // A token for renewing comes with these two alone.
        access_type: 'offline',
        prompt: 'consent',
        state,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      }).toString()
      return url.href
    },

    async exchangeCode({ code, codeVerifier }): Promise<SearchAdsResult<Grant>> {
      const answer = await takeToken({
        grant_type: 'authorization_code',
        code,
        code_verifier: codeVerifier,
        redirect_uri: redirectUrl,
      })
      if (!answer.ok) return answer
      const { access_token, expires_in, refresh_token = null, scope } = answer.value
      // People may leave out single permissions; without this one there is nothing to be done.
      if (!scope.split(' ').includes(adsScope)) return fail({ kind: 'grant-refused' })
      return done({
        accessToken: access_token,
        refreshToken: refresh_token,
        expiresInSeconds: expires_in,
      })
    },

    async refresh(refreshToken): Promise<SearchAdsResult<Grant>> {
      const answer = await takeToken({ grant_type: 'refresh_token', refresh_token: refreshToken })
      if (!answer.ok) return answer
      const { access_token, expires_in, refresh_token } = answer.value
      return done({
        accessToken: access_token,
        // Google's works again and again, and usually no other one comes.
        refreshToken: refresh_token ?? refreshToken,
        expiresInSeconds: expires_in,
      })
    },

    /** With one of the two tokens the other one ends as well. */
    async revoke({ accessToken, refreshToken }) {
      const answer = await ask(
        {
          method: 'POST',
          url: `${tokenOrigin}/revoke`,
          token: null,
          body: new URLSearchParams({ token: refreshToken ?? accessToken }),
        },
        z.unknown(),
      )
      // What is not accepted any more was asked for.
      return answer.ok || answer.error.kind === 'unauthorized' ? done(null) : answer
    },

    async findAccountName(token) {
      const url = `${profileOrigin}/oauth2/v2/userinfo`
      const answer = await ask({ method: 'GET', url, token }, profileSchema)
      if (!answer.ok) return answer
      // People have several Google accounts, of the same name.
      return done(answer.value.email || answer.value.name || null)
    },
  }
}
