import type { ServerResponse } from 'node:http'

import { type LiveEvent, liveEventsPath, liveHelloEvent } from '@wildpath/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { bounds } from '../limits.ts'
import { createRecentEvents } from './recent-events.ts'
import { rawRoute, sendFailure } from './route.ts'

export type LiveEvents = {
  /** To the person's open streams; equal events within a second are sent once more, after it. */
  publish(userId: string, event: LiveEvent): void
  /** Ends the person's streams whose session is over. */
  endSignedOut(userId: string): Promise<void>
  /** Ends all streams: browsers connect again and read everything anew. */
  disconnectAll(): void
}

type Options = {
  /** Whether whoever opened the stream is still signed in. */
  isSignedIn(request: FastifyRequest): Promise<boolean>
  /** How often silence is broken and the session looked at. */
  heartbeatMs: number
  /** How long equal events are throttled. */
  pauseMs: number
  streamsPerUser: number
  nowMs: () => number
}

/** GET /api/events: what changes of a person's, as server-sent events, for as long as they stay signed in. */
export function registerLiveEvents(app: FastifyInstance, options: Options): LiveEvents {
  const { isSignedIn, heartbeatMs, pauseMs, streamsPerUser } = options
  const recent = createRecentEvents({
    windowMs: bounds.liveEvents.replayedMs,
    most: bounds.liveEvents.replayed,
    nowMs: options.nowMs,
  })
  const open = new Map<string, Map<ServerResponse, FastifyRequest>>()
  /** Events that were sent just now, and whether they came again since. */
  const throttled = new Map<string, { isRepeated: boolean; timer: NodeJS.Timeout }>()

  rawRoute(
    app,
    { method: 'GET', path: liveEventsPath, access: { kind: 'user' } },
    async (request, reply, user) => {
      if (user === null) return sendFailure(reply, { code: 'not-signed-in' })
      void reply.type('text/event-stream; charset=utf-8')
      if (request.method === 'HEAD') return reply.send('')
      reply.hijack()
      start(user.id, request, reply.raw)
      return reply
    },
  )
  app.addHook('preClose', async () => {
    for (const { timer } of throttled.values()) clearTimeout(timer)
    disconnectAll()
  })

  function start(userId: string, request: FastifyRequest, response: ServerResponse): void {
    const streams = open.get(userId) ?? new Map<ServerResponse, FastifyRequest>()
    open.set(userId, streams)
    const [oldest] = streams.keys()
    if (oldest !== undefined && streams.size >= streamsPerUser) {
      streams.delete(oldest)
      oldest.end()
    }
    const beat = setInterval(() => void keepAlive(request, response), heartbeatMs)
    streams.set(response, request)
    response.on('close', () => {
      clearInterval(beat)
      streams.delete(response)
      if (streams.size === 0 && open.get(userId) === streams) open.delete(userId)
    })
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    const hello = JSON.stringify({ complete_for_ms: recent.completeForMs() })
    write(response, `retry: 3000\nevent: ${liveHelloEvent}\ndata: ${hello}\n\n`)
    for (const data of recent.of(userId)) write(response, `data: ${data}\n\n`)
  }

  async function keepAlive(request: FastifyRequest, response: ServerResponse): Promise<void> {
    if (await isWelcome(request)) write(response, ': still here\n\n')
    else response.end()
  }

  async function endSignedOut(userId: string): Promise<void> {
    const streams = [...(open.get(userId) ?? [])]
    await Promise.all(
      streams.map(async ([response, request]) => {
        if (!(await isWelcome(request))) response.end()
      }),
    )
  }

  /** Without a database nobody is told from anybody; the stream stays until that is known again. */
  function isWelcome(request: FastifyRequest): Promise<boolean> {
    return isSignedIn(request).catch(() => true)
  }

  function publish(userId: string, event: LiveEvent): void {
    const data = JSON.stringify(event)
    recent.add(userId, data)
    if (!open.has(userId)) return
    const key = `${userId} ${data}`
    const sent = throttled.get(key)
    if (sent !== undefined) {
      sent.isRepeated = true
      return
    }
    for (const response of open.get(userId)?.keys() ?? []) write(response, `data: ${data}\n\n`)
    const timer = setTimeout(() => {
      const isRepeated = throttled.get(key)?.isRepeated === true
      throttled.delete(key)
      if (isRepeated) publish(userId, event)
    }, pauseMs)
    throttled.set(key, { isRepeated: false, timer })
  }

  function disconnectAll(): void {
    for (const streams of open.values()) for (const response of streams.keys()) response.end()
  }

  return {
    publish,
    endSignedOut,
    disconnectAll() {
      recent.reset()
      disconnectAll()
    },
  }
}

function write(response: ServerResponse, text: string): void {
  if (response.writableEnded) return
  if (response.writableLength > bounds.liveEvents.unreadBytes) response.destroy()
  else response.write(text)
}
