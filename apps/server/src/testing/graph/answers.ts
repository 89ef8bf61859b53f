import type { PlayedAnswer } from '../played-api.ts'

export type GraphRequest = {
  method: string
  /** Below the version, such as '/me/adaccounts'. */
  path: string
  /** Of the address, or of the form that came. */
  params: URLSearchParams
  /** Of the Authorization header. */
  token: string | null
}

export type GraphAnswer = PlayedAnswer

type Details = {
  code: number
  error_subcode?: number
  error_user_title?: string
  error_user_msg?: string
  is_transient?: boolean
}

/** As documented: developers.facebook.com/docs/graph-api/guides/error-handling. */
export function graphError(
  details: Details,
  { status = 400, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): GraphAnswer {
  const error = {
    message: `(#${details.code}) Technical words of Graph`,
    type: 'OAuthException',
    ...details,
    fbtrace_id: 'A1b2C3',
  }
  return { status, headers, body: { error } }
}

export const success: GraphAnswer = { status: 200, body: { success: true } }

export const tokenOver = graphError({ code: 190, error_subcode: 463 }, { status: 401 })
export const tokenUnknown = graphError({ code: 190 })
export const gone = graphError({ code: 100, error_subcode: 33 })

export function invalid(said: string): GraphAnswer {
  return graphError({ code: 100, error_subcode: 1_885_272, error_user_msg: said })
}

/** Too many calls of an account; access comes back after so many minutes. */
export function rateLimited(minutes: number, code = 80_004): GraphAnswer {
  const usage = {
    type: 'ads_management',
    call_count: 100,
    estimated_time_to_regain_access: minutes,
  }
  const headers = { 'x-business-use-case-usage': JSON.stringify({ '1001': [usage] }) }
  return graphError({ code, error_subcode: 2_446_079 }, { headers })
}
