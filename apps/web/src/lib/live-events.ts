import { type LiveEvent, liveEventSchema, liveEventsPath } from '@wildpath/contract'

type LiveHandlers = {
  onEvent: (event: LiveEvent) => void
  /** News may have been missed: the stream begins, now or again. */
  onOpen: () => void
  onClose: () => void
}

/** What the tabs of a browser tell each other. */
type Word = { kind: 'event'; event: LiveEvent } | { kind: 'open' | 'closed' | 'asked' }

const firstDelayMs = 1000
const longestDelayMs = 60_000
const name = 'wildpath-live'

/**
 * Hears what changes of the signed-in person's, as it happens. All tabs of a browser share one stream: over
 * HTTP/1.1 a browser opens six connections to a server at most, and six tabs would leave none for anything
 * else. The tab that holds the lock reads the stream and passes on what it hears; when it is closed,
 * another takes over. Where there are no locks (plain HTTP) each tab has its own. Returns how to stop.
 */
export function hearLiveEvents(handlers: LiveHandlers): () => void {
  const stop = new AbortController()
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- absent outside secure contexts
  if (navigator.locks === undefined) {
    readStream(handlers, stop.signal)
    return () => stop.abort()
  }
  const others = new BroadcastChannel(name)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has its own origin only
  const tell = (word: Word) => others.postMessage(word)
  let isReader = false
  let isOpen = false

  others.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (isReader) {
      if (data.kind === 'asked' && isOpen) tell({ kind: 'open' })
      return
    }
    if (data.kind === 'event') handlers.onEvent(data.event)
    if (data.kind === 'open') handlers.onOpen()
    if (data.kind === 'closed') handlers.onClose()
  })
  tell({ kind: 'asked' })

  void navigator.locks
    .request(name, { signal: stop.signal }, () => {
      isReader = true
      readStream(
        {
          onEvent(event) {
            tell({ kind: 'event', event })
            handlers.onEvent(event)
          },
          onOpen() {
            isOpen = true
            tell({ kind: 'open' })
            handlers.onOpen()
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
function readStream(handlers: LiveHandlers, signal: AbortSignal): void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let delayMs = firstDelayMs

  function open() {
    const stream = new EventSource(liveEventsPath)
    source = stream
    stream.addEventListener('open', () => {
      delayMs = firstDelayMs
      handlers.onOpen()
    })
    stream.addEventListener('message', ({ data }) => {
      const event = readEvent(data)
      if (event !== null) handlers.onEvent(event)
    })
    stream.addEventListener('error', () => {
      handlers.onClose()
      if (stream.readyState !== EventSource.CLOSED) return
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

/** Null for news that this build does not know. */
function readEvent(data: unknown): LiveEvent | null {
  try {
    return liveEventSchema.parse(JSON.parse(String(data)))
  } catch {
    return null
  }
}
