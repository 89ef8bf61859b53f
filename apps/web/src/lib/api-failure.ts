import { type ErrorCode, errorCodes } from '@wildpath/contract'
import { z } from 'zod'

/** The contract's error codes, plus those that only a browser can see. */
export type FailureCode = ErrorCode | 'network-request-failed' | 'answered-elsewhere'

/** Spec 1, section 8. */
export const networkFailureMessage =
  'Network connection failed. Please check your internet connection.'

/**
 * Every unsuccessful call. `message` is the sentence the server sent, or '' when it sent none: each
 * screen has its own fallback. `status` is 0 when no answer came. `fields` maps a path such as
 * `business_info.industry` to its message.
 */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure'
  readonly code: FailureCode
  readonly status: number
  readonly fields: Record<string, string>

  constructor(failure: {
    code: FailureCode
    status: number
    message: string
    fields?: Record<string, string> | undefined
  }) {
    super(failure.message)
    this.code = failure.code
    this.status = failure.status
    this.fields = failure.fields ?? {}
  }
}

/** No answer came: the network, the server or the name is unreachable. */
export function networkFailure(): ApiFailure {
  return new ApiFailure({
    code: 'network-request-failed',
    status: 0,
    message: networkFailureMessage,
  })
}

/**
 * Whether somebody on the way answered instead of the server: the sign-in page of a campsite's network, say,
 * or a filter. The server's own refusals are JSON; pages of a gateway without a server count as no answer.
 */
export function isAnsweredElsewhere(response: Response): boolean {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true
  return response.status === networkSignInRequired || (isPage && response.status < 500)
}

const networkSignInRequired = 511

export function elsewhereFailure(response: Response): ApiFailure {
  return new ApiFailure({
    code: 'answered-elsewhere',
    status: response.status,
    message:
      'The network you are on answered instead of us. Please check your internet connection.',
  })
}

// Looser than the contract's apiErrorSchema: a proxy or a newer server may answer a code this
// build does not know, and its sentence is still worth showing.
const failureBodySchema = z.object({
  error: z.object({
    code: z.enum(errorCodes).catch('unexpected'),
    message: z.string().catch(''),
    fields: z.record(z.string(), z.string()).optional().catch(undefined),
  }),
})

/** Reads an answer outside 2xx; a body that says nothing becomes code 'unexpected', message ''. */
export async function readFailure(response: Response): Promise<ApiFailure> {
  const body: unknown = await response.json().catch(() => null)
  const parsed = failureBodySchema.safeParse(body)
  return parsed.success
    ? new ApiFailure({ ...parsed.data.error, status: response.status })
    : new ApiFailure({ code: 'unexpected', status: response.status, message: '' })
}

/** The sentence of a caught failure, or the fallback when it carries none. */
export function failureMessage(failure: unknown, fallback: string): string {
  return failure instanceof Error && failure.message !== '' ? failure.message : fallback
}
