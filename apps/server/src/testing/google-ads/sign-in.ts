import { createHash, randomUUID } from 'node:crypto'

import { type GoogleAnswer, googleError, scopeMissing, tokenOver } from './answers.ts'

export const googleClient = {
  clientId: '424242.apps.googleusercontent.com',
  clientSecret: 'secret-of-a-client-in-a-test',
}

const scopes = {
  ads: 'https://www.googleapis.com/auth/adwords',
  conversions: 'https://www.googleapis.com/auth/datamanager',
} as const
const minuteMs = 60_000

type Code = { redirectUri: string; challenge: string; scope: string; endsMs: number }
/** What a person allowed; both tokens end with it. */
type Grant = { scope: string; access: Map<string, number>; refresh: string }

/** Google's sign-in as it is from outside: codes work once and for ten minutes, tokens end by its clock. */
export function createGoogleSignIn(now: () => Date) {
  const codes = new Map<string, Code>()
  const grants = new Set<Grant>()
  let isDeclining = false
  let withheld: string[] = []

  function authorize(query: URLSearchParams): GoogleAnswer {
    const redirectUri = query.get('redirect_uri') ?? ''
    const isRight =
      query.get('client_id') === googleClient.clientId &&
      query.get('response_type') === 'code' &&
      query.get('code_challenge_method') === 'S256'
    if (!isRight) return googleError(400)
    const back = new URL(redirectUri)
    back.searchParams.set('state', query.get('state') ?? '')
    if (isDeclining) {
      back.searchParams.set('error', 'access_denied')
    } else {
      const code = `4/${randomUUID()}`
      const scopes = (query.get('scope') ?? '').split(' ')
      codes.set(code, {
        redirectUri,
        challenge: query.get('code_challenge') ?? '',
        // People may leave out single permissions.
        scope: scopes.filter((scope) => !withheld.includes(scope)).join(' '),
        endsMs: now().getTime() + 10 * minuteMs,
      })
      back.searchParams.set('code', code)
    }
    return { status: 302, headers: { location: back.href }, body: '' }
  }

  function takeCode(form: URLSearchParams): GoogleAnswer {
    const code = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isRight =
      code?.redirectUri === form.get('redirect_uri') &&
      code.challenge === challenge &&
      code.endsMs > now().getTime()
    if (code === undefined || !isRight) return oauthError('invalid_grant')
    const grant = { scope: code.scope, access: new Map(), refresh: `1//${randomUUID()}` }
    grants.add(grant)
    return answerOf(grant, { refresh_token: grant.refresh })
  }

  function answerOf(grant: Grant, more: object = {}): GoogleAnswer {
    const token = `ya29.${randomUUID()}`
    grant.access.set(token, now().getTime() + 3599_000)
    const body = {
      access_token: token,
      expires_in: 3599,
      scope: grant.scope,
      token_type: 'Bearer',
      ...more,
    }
    return { status: 200, body }
  }

  const grantOf = (token: string | null) =>
    [...grants].find(
      ({ access, refresh }) => token !== null && (access.has(token) || refresh === token),
    )

  return {
    authorize,

    token(form: URLSearchParams): GoogleAnswer {
      const isClient =
        form.get('client_id') === googleClient.clientId &&
        form.get('client_secret') === googleClient.clientSecret
      if (!isClient) return oauthError('invalid_client', 401)
      if (form.get('grant_type') === 'authorization_code') return takeCode(form)
      const grant = grantOf(form.get('refresh_token'))
      // No refresh token comes anew.
      return grant === undefined ? oauthError('invalid_grant') : answerOf(grant)
    },

    revoke(form: URLSearchParams): GoogleAnswer {
      const grant = grantOf(form.get('token'))
      if (grant === undefined) return oauthError('invalid_token')
      grants.delete(grant)
      return { status: 200, body: {} }
    },

    /** Null for a call that is signed in, and allowed where it needs more than that. */
    refusal(token: string | null, needed: keyof typeof scopes | null): GoogleAnswer | null {
      const grant = grantOf(token)
      if (token === null || grant === undefined) return tokenOver
      if ((grant.access.get(token) ?? 0) <= now().getTime()) return tokenOver
      const isAllowed = needed === null || grant.scope.split(' ').includes(scopes[needed])
      return isAllowed ? null : scopeMissing
    },

    controls: {
      decline: (next = true) => void (isDeclining = next),
      /** The person leaves these out of what they allow. */
      withhold: (...scopes: string[]) => void (withheld = scopes),
      /** The person took the connection back at Google. */
      forget: () => grants.clear(),
      countGrants: () => grants.size,
      isToken: (text: string) =>
        [...grants].some(({ access, refresh }) =>
          [...access.keys(), refresh].some((token) => text.includes(token)),
        ),
    },
  }
}

function oauthError(error: string, status = 400): GoogleAnswer {
  return { status, body: { error, error_description: 'Technical words of Google' } }
}
