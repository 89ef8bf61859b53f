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
    fields?: Record<string, string>
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
 * Reads an answer outside 2xx. Callers treat a code that they do not know, such as one of a newer server, like any
 * other failure: its sentence is still worth showing. A body without a code becomes 'unexpected'.
 */
export async function readRequestFailure<Code extends string>(
  response: Response,
): Promise<RequestFailure<Code | TransportCode>> {
  const body: unknown = await response.json().catch(() => null)
  const { code, message, fields } = toRecord(toRecord(body)['error'])
  return new RequestFailure({
    code: typeof code === 'string' ? (code as Code) : 'unexpected',
    status: response.status,
    message: typeof message === 'string' ? message : '',
    fields: readFields(fields),
  })
}

// Without a schema: its library would be a large part of what a browser loads before a screen is usable.
function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function readFields(value: unknown): Record<string, string> {
  const texts = Object.entries(toRecord(value)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(texts)
}

/** The sentence of a caught failure, or the fallback when it carries none. */
export function failureMessage(failure: unknown, fallback: string): string {
  return failure instanceof Error && failure.message !== '' ? failure.message : fallback
}
