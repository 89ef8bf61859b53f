import { z } from 'zod'

/** What a browser can see by itself, beside the codes that the server sends. */
export type TransportCode = 'network-request-failed' | 'answered-elsewhere' | 'unexpected'

/** Spec 1, section 8. */
export const networkFailureMessage =
  'Network connection failed. Please check your internet connection.'

/**
 * Every unsuccessful call. `message` is the sentence the server sent, or '' when it sent none: each
 * screen has its own fallback. `status` is 0 when no answer came. `fields` maps a path such as
 * `business_info.industry` to its message.
 */
export class RequestFailure<Code extends string = string> extends Error {
  override readonly name = 'RequestFailure'
  readonly code: Code
  readonly status: number
  readonly fields: Record<string, string>

  constructor(failure: {
    code: Code
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
export function networkFailure(): RequestFailure<TransportCode> {
  return new RequestFailure({
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

export function elsewhereFailure(response: Response): RequestFailure<TransportCode> {
  return new RequestFailure({
    code: 'answered-elsewhere',
    status: response.status,
    message:
      'The network you are on answered instead of us. Please check your internet connection.',
  })
}

/**
 * A reader of answers outside 2xx. It knows these codes and takes any other for 'unexpected': a proxy or a newer
 * server may answer one that this build does not know, and its sentence is still worth showing. A body
 * that says nothing becomes code 'unexpected', message ''.
 */
export function createFailureReader<Code extends string>(codes: readonly Code[]) {
  type Known = Code | TransportCode
  const isKnown = (code: unknown): code is Code => codes.some((known) => known === code)
  const bodySchema = z.object({
    error: z.object({
      code: z.unknown(),
      message: z.string().catch(''),
      fields: z.record(z.string(), z.string()).optional().catch(undefined),
    }),
  })

  return async function readFailure(response: Response): Promise<RequestFailure<Known>> {
    const { status } = response
    const body: unknown = await response.json().catch(() => null)
    const parsed = bodySchema.safeParse(body)
    if (!parsed.success) return new RequestFailure({ code: 'unexpected', status, message: '' })
    const { code, message, fields } = parsed.data.error
    return new RequestFailure({
      code: isKnown(code) ? code : 'unexpected',
      status,
      message,
      fields,
    })
  }
}

/** The sentence of a caught failure, or the fallback when it carries none. */
export function failureMessage(failure: unknown, fallback: string): string {
  return failure instanceof Error && failure.message !== '' ? failure.message : fallback
}
