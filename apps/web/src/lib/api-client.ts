import { type AnyEndpoint, type Answer, buildRequest, type CallParts } from './endpoint-call.ts'
import { readLateAnswer } from './late-answer.ts'
import { type NetworkStatus, reportReachability } from './network-status.ts'
import {
  elsewhereFailure,
  isAnsweredElsewhere,
  networkFailure,
  RequestFailure,
} from './request-failure.ts'

// Spec 1, sections 5 and 9: up to 3 attempts, 1 second, doubling.
const attempts = 3
const firstDelayMs = 1000
const longestPauseSeconds = 10

type CallOptions = { signal?: AbortSignal; attempts?: number }

export type ApiClient = <E extends AnyEndpoint>(
  endpoint: E,
  parts: CallParts<E>,
  options?: CallOptions,
) => Promise<Answer<E>>

/**
 * A typed client of described endpoints. It trusts that a JSON answer matches the endpoint's type: the server's tests
 * check that, and schemas would be a large part of what a browser loads before a screen is usable. Every answer outside 2xx, and no answer at all, rejects with a RequestFailure; an aborted call rejects with
 * the signal's reason. A call is repeated only when no answer came, or a server that has too much to do asked
 * to come again, and only when twice is the same as once: a repeated write could happen twice.
 */
export function createApiClient(tools: {
  fetch: typeof fetch
  wait: (durationMs: number) => Promise<void>
  network: NetworkStatus
  readFailure: (response: Response) => Promise<RequestFailure>
  /** Receives mistakes of the product, as opposed to failures that people can act on. */
  report: (message: string) => void
}): ApiClient {
  return async (endpoint, parts, options = {}) => {
    const { url, init } = buildRequest(endpoint, parts)
    if (options.signal) init.signal = options.signal
    const isRepeatable = endpoint.method === 'GET' || endpoint.isRepeatable === true
    const allowed = isRepeatable ? (options.attempts ?? attempts) : 1
    const first = await reach({ ...tools, url, init, attempts: allowed })
    const response = await readLateAnswer(first).catch(() => {
      options.signal?.throwIfAborted()
      throw networkFailure()
    })
    if (isAnsweredElsewhere(response)) throw elsewhereFailure(response)
    const failure = response.ok ? null : await tools.readFailure(response)
    const answer: Answer<typeof endpoint> | undefined = response.ok
      ? await response.json().catch(() => undefined)
      : null
    // Aborted while the body was read: nobody waits for it, and it says nothing about the server.
    options.signal?.throwIfAborted()
    if (failure !== null) throw failure
    if (answer !== undefined) return answer
    tools.report(`${endpoint.method} ${endpoint.path} did not return JSON`)
    throw new RequestFailure({ code: 'unexpected', status: response.status, message: '' })
  }
}

async function reach(call: {
  fetch: typeof fetch
  wait: (durationMs: number) => Promise<void>
  network: NetworkStatus
  url: string
  init: RequestInit
  attempts: number
}): Promise<Response> {
  let delayMs = firstDelayMs
  let pauseMs: number | null = null
  for (let attempt = 1; ; attempt += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- attempts follow one another
      const response = await call.fetch(call.url, call.init)
      reportReachability(call.network, response)
      pauseMs = pauseAskedFor(response)
      if (pauseMs === null || attempt >= call.attempts) return response
    } catch {
      call.init.signal?.throwIfAborted()
      call.network.reportFailure()
      if (attempt >= call.attempts) throw networkFailure()
    }
    // oxlint-disable-next-line no-await-in-loop -- attempts follow one another
    await call.wait(Math.max(delayMs, pauseMs ?? 0))
    delayMs *= 2
  }
}

/** In milliseconds; null when the server did not ask for one that a person would wait for. */
function pauseAskedFor({ status, headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return status === 503 && seconds >= 0 && seconds <= longestPauseSeconds ? seconds * 1000 : null
}
