import { createHash, createHmac, randomUUID } from 'node:crypto'

import {
  type GraphAnswer,
  graphError,
  type GraphRequest,
  success,
  tokenOver,
  tokenUnknown,
} from './answers.ts'

export const facebookApp = { appId: '424242424242', appSecret: 'secret-of-an-app-in-a-test' }

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Facebook Login as it is from outside: codes work once and for ten minutes, tokens end by its clock. */
export function createGraphSignIn(now: () => Date) {
  const codes = new Map<string, { redirectUri: string; challenge: string; endsMs: number }>()
  const tokens = new Map<string, { isLong: boolean; endsMs: number }>()
  let isDeclining = false

  function authorize(query: URLSearchParams): GraphAnswer {
    const redirectUri = query.get('redirect_uri') ?? ''
    const asks = (query.get('scope') ?? '').split(',')
    const isRight =
      query.get('client_id') === facebookApp.appId &&
      query.get('response_type') === 'code' &&
      asks.includes('ads_management')
    if (!isRight) return graphError({ code: 100 })
    const back = new URL(redirectUri)
    back.searchParams.set('state', query.get('state') ?? '')
    if (isDeclining) {
      back.searchParams.set('error', 'access_denied')
      back.searchParams.set('error_reason', 'user_denied')
    } else {
      const code = randomUUID()
      const challenge = query.get('code_challenge') ?? ''
      codes.set(code, { redirectUri, challenge, endsMs: now().getTime() + 10 * minuteMs })
      back.searchParams.set('code', code)
    }
    return { status: 302, headers: { location: back.href }, body: '' }
  }

  function grant(isLong: boolean): GraphAnswer {
    const token = `EAA${randomUUID().replaceAll('-', '')}`
    const lifeMs = isLong ? 60 * dayMs : 90 * minuteMs
    tokens.set(token, { isLong, endsMs: now().getTime() + lifeMs })
    const body = { access_token: token, token_type: 'bearer', expires_in: lifeMs / 1000 }
    return { status: 200, body }
  }

  function takeCode(params: URLSearchParams): GraphAnswer {
    const code = codes.get(params.get('code') ?? '')
    codes.delete(params.get('code') ?? '')
    if (code === undefined) return graphError({ code: 100, error_subcode: 36_009 })
    const challenge = createHash('sha256')
      .update(params.get('code_verifier') ?? '')
      .digest('base64url')
    const isRight =
      code.redirectUri === params.get('redirect_uri') &&
      code.challenge === challenge &&
      code.endsMs > now().getTime()
    return isRight ? grant(false) : graphError({ code: 100, error_subcode: 36_007 })
  }

  return {
    authorize,

    token({ params }: GraphRequest): GraphAnswer {
      if (params.get('client_id') !== facebookApp.appId) return graphError({ code: 101 })
      if (params.get('client_secret') !== facebookApp.appSecret) return graphError({ code: 1 })
      if (params.get('grant_type') !== 'fb_exchange_token') return takeCode(params)
      const short = tokens.get(params.get('fb_exchange_token') ?? '')
      return short === undefined ? tokenUnknown : grant(true)
    },

    revoke({ token }: GraphRequest): GraphAnswer {
      tokens.delete(token ?? '')
      return success
    },

    /** Null for a call that is signed in, with the app's proof. */
    refusal({ token, params }: GraphRequest): GraphAnswer | null {
      const known = tokens.get(token ?? '')
      if (token === null || known === undefined) return tokenUnknown
      if (known.endsMs <= now().getTime()) return tokenOver
      const proof = createHmac('sha256', facebookApp.appSecret).update(token).digest('hex')
      return params.get('appsecret_proof') === proof ? null : graphError({ code: 100 })
    },

    controls: {
      decline: (next = true) => void (isDeclining = next),
      /** The person took the connection back at Facebook. */
      forget: () => tokens.clear(),
      /** Tokens that are accepted, the short ones of the way as well. */
      countTokens: () => tokens.size,
      isToken: (text: string) => [...tokens.keys()].some((token) => text.includes(token)),
    },
  }
}
