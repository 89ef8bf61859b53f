type Options = {
  /** Begins it for a key; returns how to end it. */
  start: (key: string) => () => void
  /** How long it goes on after its last user has left. */
  lingerMs: number
}

/**
 * Something that runs while anybody uses it and for a moment afterwards, so that going away and coming back does
 * not begin it again. One key at a time: another one ends what was there.
 */
export function keepWhileUsed({ start, lingerMs }: Options): (key: string) => () => void {
  let running: { key: string; users: number; stop: () => void } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function end() {
    clearTimeout(timer)
    running?.stop()
    running = null
  }

  return function use(key) {
    clearTimeout(timer)
    if (running?.key !== key) {
      end()
      running = { key, users: 0, stop: start(key) }
    }
    const used = running
    used.users += 1
    return () => {
      used.users -= 1
      if (used === running && used.users === 0) timer = setTimeout(end, lingerMs)
    }
  }
}
