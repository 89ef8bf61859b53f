import type { ErrorCode } from '@wildpath/contract'
import type { z } from 'zod'

import { networkStatus, type NetworkStatus, reportReachability } from '../../lib/network-status.ts'
import { networkFailure } from '../../lib/request-failure.ts'
import { eventStreamType, readServerEvents } from '../../lib/server-events.ts'
import { ApiFailure, readFailure } from './api-failure.ts'

export type StreamTools = { fetch: typeof fetch; network: NetworkStatus }

const browserTools: StreamTools = {
  fetch: (...request) => globalThis.fetch(...request),
  network: networkStatus,
}

type Failed = { type: 'failed'; code: ErrorCode; message: string }

type StreamCall<Event> = {
  request: { url: string; init: RequestInit }
  schema: z.ZodType<Event>
  signal: AbortSignal
}

/**
 * Calls an endpoint that answers with events and yields each of them. Rejects with an ApiFailure, that of a `failed`
 * event included, or with the signal's reason once it is aborted. Whoever reads on after the last event that they
 * know learns that the answer broke off: code 'unexpected', since the server had been reached. Never repeated: the
 * caller decides.
 */
export async function* streamEvents<Event extends { type: string }>(
  { request, schema, signal }: StreamCall<Event>,
  tools: StreamTools = browserTools,
): AsyncGenerator<Exclude<Event, Failed>> {
  const headers = new Headers(request.init.headers)
  headers.set('accept', eventStreamType)
  const response = await tools
    .fetch(request.url, { ...request.init, headers, signal })
    .catch(() => null)
  signal.throwIfAborted()
  if (!response) {
    tools.network.reportFailure()
    throw networkFailure()
  }
  reportReachability(tools.network, response)
  if (!response.ok) throw await readFailure(response)
  const failed = (code: ErrorCode, message: string) =>
    new ApiFailure({ code, status: response.status, message })
  try {
    if (!response.body) throw failed('unexpected', '')
    for await (const data of readServerEvents(response.body)) {
      const event = schema.safeParse(parseJson(data))
      if (!event.success) throw failed('unexpected', '')
      if (isFailed(event.data)) throw failed(event.data.code, event.data.message)
      yield event.data as Exclude<Event, Failed>
    }
    throw failed('unexpected', '')
  } catch (failure) {
    signal.throwIfAborted()
    if (failure instanceof ApiFailure) throw failure
    throw failed('unexpected', '')
  }
}

function isFailed(event: { type: string }): event is Failed {
  return event.type === 'failed'
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
