import {
  type LiveEvent,
  liveEventSchema,
  liveEventsPath,
  liveHelloEvent,
  liveHelloSchema,
} from '@wildpath/contract'
import type { z } from 'zod'

export type LiveHandlers = {
  onEvent: (event: LiveEvent) => void
  /** The stream begins, now or again. News before its last `completeForMs` may have been missed. */
  onOpen: (completeForMs: number) => void
  onClose: () => void
}

/** What the tabs of a browser tell each other. */
type TabMessage = { kind: 'event'; event: LiveEvent } | { kind: 'open' | 'closed' | 'asked' }

/** What of the browser is used. */
type LivePlatform = {
  /** Absent where there are none. */
  locks: Pick<LockManager, 'request'> | undefined
  openChannel: (name: string) => BroadcastChannel
  openStream: (path: string) => EventSource
}

const browser = (): LivePlatform => ({
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- absent outside secure contexts
  locks: navigator.locks ?? undefined,
  openChannel: (channel) => new BroadcastChannel(channel),
  openStream: (path) => new EventSource(path),
})

/** As `EventSource.CLOSED`. */
const closed = 2
const firstDelayMs = 1000
const longestDelayMs = 60_000
const name = 'wildpath-live'

/**
 * Subscribes to what changes of the signed-in person's, as it happens. All tabs of a browser share one stream: over
 * HTTP/1.1 a browser opens six connections to a server at most, and six tabs would leave none for anything
 * else. The tab that holds the lock reads the stream and passes on what it hears; when it is closed,
 * another takes over. Where there are no locks (plain HTTP) each tab has its own. Returns how to stop.
 */
export function subscribeLiveEvents(
  handlers: LiveHandlers,
  { locks, openChannel, openStream } = browser(),
): () => void {
  const stop = new AbortController()
  if (locks === undefined) {
    readStream(openStream, handlers, stop.signal)
    return () => stop.abort()
  }
  const others = openChannel(name)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has its own origin only
  const tell = (message: TabMessage) => others.postMessage(message)
  let isReader = false
  let isOpen = false

  others.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (isReader) {
      if (data.kind === 'asked' && isOpen) tell({ kind: 'open' })
      return
    }
    if (data.kind === 'event') handlers.onEvent(data.event)
    // What was told before this tab listened is known to the others only.
    if (data.kind === 'open') handlers.onOpen(0)
    if (data.kind === 'closed') handlers.onClose()
  })
  tell({ kind: 'asked' })

  void locks
    .request(name, { signal: stop.signal }, () => {
      isReader = true
      readStream(
        openStream,
        {
          onEvent(event) {
            tell({ kind: 'event', event })
            handlers.onEvent(event)
          },
          onOpen(completeForMs) {
            isOpen = true
            tell({ kind: 'open' })
            handlers.onOpen(completeForMs)
          },
          onClose() {
            isOpen = false
            tell({ kind: 'closed' })
            handlers.onClose()
          },
        },
        stop.signal,
      )
      return new Promise<void>((resolve) => {
        stop.signal.addEventListener('abort', () => resolve())
      })
    })
    // Stopped while it waited for its turn.
    .catch(() => undefined)
  stop.signal.addEventListener('abort', () => others.close())
  return () => stop.abort()
}

/** The browser reconnects by itself after a lost connection, but not after an answer such as 503. */
function readStream(
  openStream: LivePlatform['openStream'],
  handlers: LiveHandlers,
  signal: AbortSignal,
): void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let delayMs = firstDelayMs

  function open() {
    const stream = openStream(liveEventsPath)
    source = stream
    stream.addEventListener(liveHelloEvent, ({ data }) => {
      delayMs = firstDelayMs
      handlers.onOpen(readAs(liveHelloSchema, data)?.complete_for_ms ?? 0)
    })
    stream.addEventListener('message', ({ data }) => {
      const event = readAs(liveEventSchema, data)
      if (event !== null) handlers.onEvent(event)
    })
    stream.addEventListener('error', () => {
      handlers.onClose()
      if (stream.readyState !== closed) return
      timer = setTimeout(open, delayMs)
      delayMs = Math.min(longestDelayMs, delayMs * 2)
    })
  }

  open()
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    source?.close()
  })
}

/** Null for what this build does not know. */
function readAs<Schema extends z.ZodType>(schema: Schema, data: unknown): z.output<Schema> | null {
  try {
    return schema.parse(JSON.parse(String(data)))
  } catch {
    return null
  }
}
