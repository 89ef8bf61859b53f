/** Where an editor shows its sections: in a frame of its own, or, without one, beside its panels. */
export type Canvas = {
  /** Selector of the frame. */
  frame: string | null
  /** Selector of the headings of its sections in there. */
  heading: string
  /** Selector of something of the editor that can be pressed. */
  control: string
}

/** How long people wait in milliseconds; a paint is over when the browser takes the next task. */
type Probe = {
  canvas: Canvas
  /** From the start of the navigation until a heading is painted and the browser has time for input. */
  usable: Promise<number>
  /** Texts of the sections that are drawn, in their order. */
  headings(): string[]
  /** From `act` until what it is to change is painted. */
  untilPainted(act: () => void, isDone: () => boolean): Promise<number>
  /** Notes what every letter costs, from the key to the paint of the first section with that letter. */
  watchTyping(): void
  typed(): { paints: number[]; longestTask: number }
}

/** What the benchmark asks of every editor, in its page: the way people have there, or else its API. */
type Commands = {
  add(): void
  /** What comes before a drop. */
  lift?(): Promise<void>
  moveLastToFirst(): void
  undo(): void
}

declare global {
  interface Window {
    probe: Probe
    editor: Commands
  }
}

/** Runs in the page before its own scripts, so it uses nothing from outside. */
export function installProbe(canvas: Canvas): void {
  if (window.top !== window) return
  const paints: number[] = []
  let longestTask = 0
  const patienceMs = 20_000

  const canvasDocument = () => {
    const { frame } = probe.canvas
    return frame === null
      ? document
      : (document.querySelector<HTMLIFrameElement>(frame)?.contentDocument ?? null)
  }
  const nextTask = () => scheduler.postTask(() => {}, { priority: 'user-visible' })
  async function painted(): Promise<number> {
    await new Promise(requestAnimationFrame)
    await nextTask()
    return performance.now()
  }
  async function until(isDone: () => boolean): Promise<number> {
    const giveUp = performance.now() + patienceMs
    while (!isDone()) {
      if (performance.now() > giveUp) throw new Error('The editor did not do what it was asked to')
      await nextTask()
    }
    return painted()
  }

  async function firstUse(): Promise<number> {
    const giveUp = performance.now() + patienceMs
    const isThere = () =>
      document.querySelector(probe.canvas.control) !== null && probe.headings().length > 0
    while (!isThere()) {
      if (performance.now() > giveUp) throw new Error('The editor did not show its sections')
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    await painted()
    return scheduler.postTask(() => performance.now(), { priority: 'background' })
  }

  function noteKey(event: KeyboardEvent) {
    // Some editors pass keys on from their frame.
    if (event.key.length !== 1 || !event.isTrusted) return
    // Frames count from their own beginning.
    const clock = event.view?.performance.timeOrigin ?? performance.timeOrigin
    const pressed = event.timeStamp + clock - performance.timeOrigin
    const before = probe.headings()[0]
    void until(() => probe.headings()[0] !== before).then((at) => paints.push(at - pressed))
  }

  const probe: Probe = {
    canvas,
    usable: Promise.resolve(0),
    headings: () =>
      Array.from(
        canvasDocument()?.querySelectorAll(probe.canvas.heading) ?? [],
        (heading) => heading.textContent,
      ),
    async untilPainted(act, isDone) {
      const from = performance.now()
      act()
      return (await until(isDone)) - from
    },
    watchTyping() {
      for (const target of new Set([window, canvasDocument()?.defaultView ?? window])) {
        target.addEventListener('keydown', noteKey, { capture: true })
      }
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration)
      }).observe({ type: 'longtask' })
    },
    typed: () => ({ paints, longestTask }),
  }
  window.probe = probe
  probe.usable = firstUse()
}
