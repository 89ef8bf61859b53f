import pg from 'pg'

import { bounds } from '../limits.ts'

export type Listener = {
  /**
   * Receives the announcements of a channel. `begin` runs whenever the connection starts to listen, at first and after
   * every loss: announcements in between were missed. `end` runs once the connection has been down for
   * `bounds.database.unheardMs`. Resolves after the first `begin`.
   */
  listen(
    channel: string,
    hear: (payload: string) => void,
    begin: () => void,
    end?: () => void,
  ): Promise<void>
  close(): Promise<void>
}

type Channel = { hear(payload: string): void; begin(): void; end(): void }

const usualHeartbeat = {
  everyMs: bounds.database.listenerBeatMs,
  timeoutMs: bounds.database.listenerAnswerMs,
  unheardMs: bounds.database.unheardMs,
}
const reconnectDelayMs = 250

/** Keeps one connection that listens, and opens it again whenever it is lost or falls silent. */
export function createListener(
  server: pg.ClientConfig,
  beat: { everyMs: number; timeoutMs: number; unheardMs?: number } = usualHeartbeat,
): Listener {
  const channels = new Map<string, Channel>()
  let client: pg.Client | null = null
  let opening: Promise<void> | null = null
  let heartbeat: NodeJS.Timeout | undefined
  let reconnecting: NodeJS.Timeout | undefined
  let unheard: NodeJS.Timeout | undefined
  let isClosed = false

  function lose(lost: pg.Client): void {
    if (client !== lost) return
    client = null
    clearTimeout(heartbeat)
    void lost.end().catch(() => {})
    reconnectLater()
  }

  function reconnectLater(): void {
    if (isClosed) return
    reconnecting = setTimeout(() => {
      opening = open()
      opening.catch(reconnectLater)
    }, reconnectDelayMs)
    reconnecting.unref()
  }

  function confirm(): void {
    clearTimeout(unheard)
    unheard = setTimeout(() => {
      for (const { end } of channels.values()) end()
    }, beat.unheardMs ?? usualHeartbeat.unheardMs)
    unheard.unref()
  }

  function beatLater(current: pg.Client): void {
    heartbeat = setTimeout(() => {
      current.query('select 1').then(
        () => {
          if (client !== current) return
          confirm()
          beatLater(current)
        },
        () => lose(current),
      )
    }, beat.everyMs)
    heartbeat.unref()
  }

  async function open(): Promise<void> {
    const next = new pg.Client({
      ...server,
      connectionTimeoutMillis: bounds.database.connectMs,
      query_timeout: beat.timeoutMs,
    })
    // A failure while connecting also rejects below.
    next.on('error', () => lose(next))
    next.on('end', () => lose(next))
    next.on('notification', ({ channel, payload = '' }) => channels.get(channel)?.hear(payload))
    try {
      await next.connect()
      for (const name of channels.keys()) await next.query(`listen ${pg.escapeIdentifier(name)}`)
    } catch (error) {
      void next.end().catch(() => {})
      throw error
    }
    if (isClosed) return next.end()
    client = next
    confirm()
    beatLater(next)
    for (const { begin } of channels.values()) begin()
  }

  return {
    async listen(name, hear, begin, end = () => {}) {
      channels.set(name, { hear, begin, end })
      if (client === null) {
        opening ??= open()
        return opening
      }
      await client.query(`listen ${pg.escapeIdentifier(name)}`)
      begin()
    },
    async close() {
      isClosed = true
      clearTimeout(heartbeat)
      clearTimeout(reconnecting)
      clearTimeout(unheard)
      await opening?.catch(() => {})
      await client?.end()
    },
  }
}
