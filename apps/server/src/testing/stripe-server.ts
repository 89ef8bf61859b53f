import { createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { findPath, readForm, type Form } from './stripe/form.ts'
import { StripeRefusal } from './stripe/objects.ts'
import { createStripeBooks } from './stripe/books.ts'

export type StripeServer = Awaited<ReturnType<typeof startStripeServer>>

type Call = { method: string; path: string; form: Form; idempotencyKey: string | null }
type Answer = { status: number; body: unknown }

/**
 * A local server that speaks Stripe's wire protocol, as far as we use it: form-encoded requests, bearer
 * keys, ids with prefixes, errors, idempotency keys, signed events. Its own clock is `now`.
 */
export async function startStripeServer(options: { now: () => Date; webhookSecret: string }) {
  const { now, webhookSecret } = options
  const events: string[] = []
  const requests: Call[] = []
  const answered = new Map<string, { fingerprint: string; answer: Answer }>()
  const failures: number[] = []
  /** Requests without an answer, while there is none for anybody. */
  let unanswered: (() => void)[] | null = null
  const books = createStripeBooks({
    now,
    emit(type, object) {
      const created = Math.floor(now().getTime() / 1000)
      const id = `evt_${randomUUID().replaceAll('-', '')}`
      events.push(JSON.stringify({ id, object: 'event', type, created, data: { object } }))
    },
  })

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await readCall(request)
    requests.push(call)
    const failure = failures.shift()
    if (failure !== undefined) return send(response, refusal(failure, 'api_error', 'Try again'))
    if (request.headers.authorization !== 'Bearer sk_test_local') {
      return send(response, refusal(401, 'invalid_request_error', 'Invalid API Key provided'))
    }
    if (unanswered === null) send(response, answerOnce(call))
    else unanswered.push(() => send(response, answerOnce(call)))
  }

  /** As at Stripe: a key that was used answers what it answered, and refuses another request. */
  function answerOnce(call: Call): Answer {
    const { method, idempotencyKey } = call
    if (method !== 'POST' || idempotencyKey === null) return answer(call)
    const fingerprint = JSON.stringify([call.path, call.form])
    const earlier = answered.get(idempotencyKey)
    if (earlier !== undefined) {
      return earlier.fingerprint === fingerprint
        ? earlier.answer
        : refusal(400, 'idempotency_error', 'Keys can only be used with the same parameters')
    }
    const made = answer(call)
    answered.set(idempotencyKey, { fingerprint, answer: made })
    return made
  }

  function answer({ method, path, form }: Call): Answer {
    try {
      const found = findPath(books.routes, method, path)
      if (found === null) return refusal(404, 'invalid_request_error', `Unrecognized URL ${path}`)
      return { status: 200, body: found.route(found.parameters, form) }
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error
      return refusal(error.status, error.type, error.message, error.code)
    }
  }

  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    apiBase: `http://127.0.0.1:${port}`,
    secretKey: 'sk_test_local',
    webhookSecret,
    requests,
    /** What happens outside of the interface: people pay, time passes. */
    books,
    /** The bodies of events that were not taken yet. */
    takeEvents: (): string[] => events.splice(0),
    sign(body: string, at: Date = now()): string {
      const seconds = Math.floor(at.getTime() / 1000)
      const digest = createHmac('sha256', webhookSecret).update(`${seconds}.${body}`).digest('hex')
      return `t=${seconds},v1=${digest}`
    },
    /** The next requests are answered with this status. */
    failNext: (...statuses: number[]) => void failures.push(...statuses),
    /** From now on nobody is answered; `answer` ends that, and answers those who wait. */
    hang(): { countWaiting(): number; answer(): void } {
      const waiting: (() => void)[] = []
      unanswered = waiting
      return {
        countWaiting: () => waiting.length,
        answer() {
          unanswered = null
          for (const give of waiting.splice(0)) give()
        },
      }
    },
    async stop(): Promise<void> {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

async function readCall(request: IncomingMessage): Promise<Call> {
  const [path = '', query = ''] = (request.url ?? '').split('?')
  const key = request.headers['idempotency-key']
  const body = await text(request)
  return {
    method: request.method ?? '',
    path,
    form: readForm(body === '' ? query : body),
    idempotencyKey: typeof key === 'string' ? key : null,
  }
}

function refusal(status: number, type: string, message: string, code?: string): Answer {
  return { status, body: { error: { type, message, ...(code !== undefined && { code }) } } }
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': `req_${randomUUID()}`,
    // Retries of failures that were asked for would only cost time.
    ...(status >= 500 && { 'stripe-should-retry': 'false' }),
  })
  response.end(JSON.stringify(body))
}
