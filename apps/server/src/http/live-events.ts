import type { ServerResponse } from 'node:http'

import {
  isAdmin,
  type LiveEvent,
  liveEventsPath,
  liveHelloEvent,
  type User,
} from '@wildpath/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { bounds } from '../limits.ts'
import { type Topic, topicsOf } from './announcement.ts'
import { createRecentEvents } from './recent-events.ts'
import { rawRoute, sendFailure } from './route.ts'

export type LiveEvents = {
  /** To the open streams of the topic; equal events within a second are sent once more, after it. */
  publish(topic: Topic, event: LiveEvent): void
  /** Ends the person's streams whose session is over, or who hears something else from now on. */
  endUnwelcome(userId: string): Promise<void>
  /** Ends all streams: browsers connect again and read everything anew. */
  disconnectAll(): void
}

type Options = {
  /** Who has opened the stream, as it is now; null once they are signed out. */
  findUser(request: FastifyRequest): Promise<User | null>
  /** How often silence is broken and the session looked at. */
  heartbeatMs: number
  /** How long equal events are throttled. */
  pauseMs: number
  streamsPerUser: number
  nowMs: () => number
}

type Stream = { request: FastifyRequest; response: ServerResponse; isAdmin: boolean }

/** GET /api/events: what changes of a person's, as server-sent events, for as long as they stay signed in. */
export function registerLiveEvents(app: FastifyInstance, options: Options): LiveEvents {
  const { findUser, heartbeatMs, pauseMs, streamsPerUser } = options
  const recent = createRecentEvents({
    windowMs: bounds.liveEvents.replayedMs,
    most: bounds.liveEvents.replayed,
    nowMs: options.nowMs,
  })
  /** Every open stream, by what it is about. */
  const open = new Map<Topic, Set<Stream>>()
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
      start(user, request, reply.raw)
      return reply
    },
  )
  app.addHook('preClose', async () => {
    for (const { timer } of throttled.values()) clearTimeout(timer)
    disconnectAll()
  })

  function start(user: User, request: FastifyRequest, response: ServerResponse): void {
    const stream = { request, response, isAdmin: isAdmin(user) }
    const topics = topicsOf(user)
    const [own] = topics
    const [oldest] = open.get(own) ?? []
    if (oldest !== undefined && streamsOf(own).length >= streamsPerUser) {
      open.get(own)?.delete(oldest)
      oldest.response.end()
    }
    const beat = setInterval(() => void keepAlive(stream), heartbeatMs)
    for (const topic of topics) open.set(topic, (open.get(topic) ?? new Set()).add(stream))
    response.on('close', () => {
      clearInterval(beat)
      for (const topic of topics) leave(topic, stream)
    })
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    const hello = JSON.stringify({ complete_for_ms: recent.completeForMs() })
    const missed = recent.of(topics).map((data) => `data: ${data}\n\n`)
    write(response, `retry: 3000\nevent: ${liveHelloEvent}\ndata: ${hello}\n\n${missed.join('')}`)
  }

  function streamsOf(topic: Topic): Stream[] {
    return [...(open.get(topic) ?? [])]
  }

  function leave(topic: Topic, stream: Stream): void {
    const streams = open.get(topic)
    streams?.delete(stream)
    if (streams?.size === 0) open.delete(topic)
  }

  async function keepAlive(stream: Stream): Promise<void> {
    if (!(await endUnlessWelcome(stream))) write(stream.response, ': still here\n\n')
  }

  async function endUnwelcome(userId: string): Promise<void> {
    await Promise.all(streamsOf(`user:${userId}`).map(endUnlessWelcome))
  }

  /** Whether it ended. Without a database nobody is told from anybody; it stays until that is known again. */
  async function endUnlessWelcome({ request, response, isAdmin: was }: Stream): Promise<boolean> {
    const now = await findUser(request).catch(() => undefined)
    if (now === undefined || (now !== null && isAdmin(now) === was)) return false
    // Who became an admin, or is none any more, connects anew and hears what is theirs.
    if (now !== null) write(response, `data: ${accessChanged}\n\n`)
    response.end()
    return true
  }

  function publish(topic: Topic, event: LiveEvent): void {
    const data = JSON.stringify(event)
    recent.add(topic, data)
    if (!open.has(topic)) return
    const key = `${topic} ${data}`
    const sent = throttled.get(key)
    if (sent !== undefined) {
      sent.isRepeated = true
      return
    }
    for (const { response } of streamsOf(topic)) write(response, `data: ${data}\n\n`)
    const timer = setTimeout(() => {
      const isRepeated = throttled.get(key)?.isRepeated === true
      throttled.delete(key)
      if (isRepeated) publish(topic, event)
    }, pauseMs)
    throttled.set(key, { isRepeated: false, timer })
  }

  function disconnectAll(): void {
    for (const streams of open.values()) for (const { response } of streams) response.end()
  }

  return {
    publish,
    endUnwelcome,
    disconnectAll() {
      recent.reset()
      disconnectAll()
    },
  }
}

const accessChanged = JSON.stringify({ kind: 'access-changed' } satisfies LiveEvent)

function write(response: ServerResponse, text: string): void {
  if (response.writableEnded) return
  if (response.writableLength > bounds.liveEvents.unreadBytes) response.destroy()
  else response.write(text)
}
