import { createHash, randomUUID } from 'node:crypto'

import type { CanvaAnswer, CanvaRequest } from './answers.ts'

export const canvaClient = { clientId: 'OC-test', clientSecret: 'cnvca-test' }

type Code = { challenge: string; redirectUri: string }

/** Canva's sign-in as it is from outside: PKCE is really verified, codes and refresh tokens work once. */
export function createCanvaSignIn() {
  const codes = new Map<string, Code>()
  const refreshTokens = new Set<string>()
  const accessTokens = new Set<string>()
  const revoked: string[] = []
  let lifeSeconds = 14_400
  let isDeclining = false

  function authorize(query: URLSearchParams): CanvaAnswer {
    const redirectUri = query.get('redirect_uri') ?? ''
    const isRight =
      query.get('client_id') === canvaClient.clientId &&
      query.get('response_type') === 'code' &&
      query.get('code_challenge_method')?.toUpperCase() === 'S256' &&
      (query.get('scope') ?? '') !== ''
    if (!isRight) return { status: 400, body: { error: 'invalid_request' } }
    const back = new URL(redirectUri)
    back.searchParams.set('state', query.get('state') ?? '')
    if (isDeclining) back.searchParams.set('error', 'access_denied')
    else {
      const code = randomUUID()
      codes.set(code, { challenge: query.get('code_challenge') ?? '', redirectUri })
      back.searchParams.set('code', code)
    }
    return { status: 302, headers: { location: back.href } }
  }

  function grant(): CanvaAnswer {
    const tokens = {
      access_token: `access-${randomUUID()}`,
      refresh_token: `refresh-${randomUUID()}`,
    }
    accessTokens.add(tokens.access_token)
    refreshTokens.add(tokens.refresh_token)
    return { status: 200, body: { ...tokens, token_type: 'Bearer', expires_in: lifeSeconds } }
  }

  function takeCode(form: URLSearchParams): CanvaAnswer {
    const code = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const verifier = form.get('code_verifier') ?? ''
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    const isRight =
      /^[\w.~-]{43,128}$/.test(verifier) &&
      code?.challenge === challenge &&
      code.redirectUri === form.get('redirect_uri')
    return isRight ? grant() : { status: 400, body: { error: 'invalid_grant' } }
  }

  function token({ headers, body }: CanvaRequest): CanvaAnswer {
    const { clientId, clientSecret } = canvaClient
    const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
    if (headers.authorization !== basic) return { status: 401, body: { error: 'invalid_client' } }
    const form = new URLSearchParams(body)
    if (form.get('grant_type') === 'authorization_code') return takeCode(form)
    const isKnown = refreshTokens.delete(form.get('refresh_token') ?? '')
    return isKnown ? grant() : { status: 400, body: { error: 'invalid_grant' } }
  }

  function revoke({ body }: CanvaRequest): CanvaAnswer {
    const given = new URLSearchParams(body).get('token') ?? ''
    refreshTokens.delete(given)
    revoked.push(given)
    return { status: 200, body: {} }
  }

  return {
    authorize,
    token,
    revoke,
    isSignedIn: ({ headers }: CanvaRequest) =>
      accessTokens.has(headers.authorization?.replace('Bearer ', '') ?? ''),
    controls: {
      revoked,
      /** Access tokens made so far are not accepted any more. */
      expireAccess: () => accessTokens.clear(),
      /** Neither are the refresh tokens: the person took the connection back at Canva. */
      forget() {
        accessTokens.clear()
        refreshTokens.clear()
      },
      /** Of the tokens made from now on. */
      setLifeSeconds: (seconds: number) => void (lifeSeconds = seconds),
      decline: (next = true) => void (isDeclining = next),
    },
  }
}
