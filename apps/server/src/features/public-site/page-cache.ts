/** What is kept about an address: a page, or that there is none. */
type Kept<Page> = { page: Page | null }

export type PageCache<Page> = {
  /** At once, or undefined when it has to be loaded. */
  peek(key: string): Kept<Page> | undefined
  load(key: string): Promise<Page | null>
  /** Forgets a funnel's pages, and every 'there is none' since that may have changed. */
  invalidate(funnelId: string): void
  /** Forgets everything, and keeps pages from now on. */
  clear(): void
  /** Forgets everything, and keeps no pages until `clear`. */
  pause(): void
  size(): number
}

type Options<Page> = {
  load(key: string): Promise<Page | null>
  /** What all pages depend on beside their funnels: when it changes, nothing kept is good any more. */
  edition?(): unknown
  /** How many addresses are kept. */
  maximum: number
  /** How much the kept pages may weigh together, as `weigh` says; those asked for longest ago go first. */
  largestWeight?: number
  weigh?(page: Page): number
}

/**
 * Rendered pages by slug or id. Callers that miss together wait for one load; a page loaded while
 * anything was invalidated is served but not kept, so that a change is never hidden by a slow load.
 */
export function createPageCache<Page extends { funnelId: string }>({
  load,
  edition = () => null,
  maximum,
  largestWeight = Number.POSITIVE_INFINITY,
  weigh = () => 0,
}: Options<Page>): PageCache<Page> {
  const kept = new Map<string, Kept<Page>>()
  /** As they were when they came: a page may become lighter. */
  const weights = new Map<string, number>()
  // Apart from the pages, so that made-up addresses cannot push real ones out.
  const absent = new Map<string, Kept<Page>>()
  const loading = new Map<string, Promise<Page | null>>()
  let epoch = 0
  let isPaused = false
  let keptEdition = edition()
  let weight = 0

  async function loadAndKeep(key: string): Promise<Page | null> {
    const begun = epoch
    try {
      const page = await load(key)
      if (epoch === begun && !isPaused) {
        if (page === null) keepAbsence(key)
        else keepPage(key, page)
      }
      return page
    } finally {
      loading.delete(key)
    }
  }

  function keepPage(key: string, page: Page): void {
    drop(key)
    kept.set(key, { page })
    weights.set(key, weigh(page))
    weight += weights.get(key) ?? 0
    // A Map iterates in the order of insertion, and `peek` inserts anew.
    for (const unused of kept.keys()) {
      if (kept.size <= maximum && weight <= largestWeight) return
      if (unused !== key) drop(unused)
    }
  }

  function keepAbsence(key: string): void {
    const oldest = absent.size >= maximum ? absent.keys().next().value : undefined
    if (oldest !== undefined) absent.delete(oldest)
    absent.set(key, { page: null })
  }

  function drop(key: string): void {
    if (!kept.delete(key)) return
    weight -= weights.get(key) ?? 0
    weights.delete(key)
  }

  function clear(): void {
    epoch += 1
    loading.clear()
    kept.clear()
    weights.clear()
    absent.clear()
    weight = 0
  }

  return {
    peek(key) {
      const current = edition()
      if (current !== keptEdition) {
        keptEdition = current
        clear()
      }
      const found = kept.get(key)
      if (found === undefined) return absent.get(key)
      kept.delete(key)
      kept.set(key, found)
      return found
    },
    load(key) {
      const underway = loading.get(key)
      if (underway !== undefined) return underway
      const started = loadAndKeep(key)
      loading.set(key, started)
      return started
    },
    invalidate(funnelId) {
      epoch += 1
      loading.clear()
      absent.clear()
      for (const [key, { page }] of kept) {
        if (page?.funnelId === funnelId) drop(key)
      }
    },
    clear() {
      isPaused = false
      clear()
    },
    pause() {
      isPaused = true
      clear()
    },
    size: () => kept.size,
  }
}
