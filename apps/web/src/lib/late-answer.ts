import { eventStreamType, readServerEvents } from './server-events.ts'

/**
 * The answer itself, or the one that a stream brings: a slow endpoint keeps the connection open with it and
 * sends its status and body as the only event, `{ status, body }`. Rejects when the stream ends without one.
 */
export async function readLateAnswer(response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? ''
  if (!type.startsWith(eventStreamType) || response.body === null) return response
  for await (const data of readServerEvents(response.body)) {
    const { status, body } = JSON.parse(data) as { status: number; body: unknown }
    return Response.json(body, { status })
  }
  throw new TypeError('The answer broke off')
}
