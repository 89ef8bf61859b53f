/** What is kept about an address: a page, or that there is none. */
type Kept<Page> = { page: Page | null }

export type PageCache<Page> = {
  /** At once, or undefined when it has to be loaded. */
  peek(key: string): Kept<Page> | undefined
  load(key: string): Promise<Page | null>
  /** Forgets a funnel's pages, and every 'there is none' since that may have changed. */
  invalidate(funnelId: string): void
  clear(): void
  size(): number
}

type Options<Page> = {
  load(key: string): Promise<Page | null>
  /** What all pages depend on beside their funnels: when it changes, nothing kept is good any more. */
  edition?(): unknown
  maximum: number
}

/**
 * Rendered pages by slug or id. Callers that miss together wait for one load; a page loaded while
 * anything was invalidated is served but not kept, so that a change is never hidden by a slow load.
 */
export function createPageCache<Page extends { funnelId: string }>({
  load,
  edition = () => null,
  maximum,
}: Options<Page>): PageCache<Page> {
  const kept = new Map<string, Kept<Page>>()
  // Apart from the pages, so that made-up addresses cannot push real ones out.
  const absent = new Map<string, Kept<Page>>()
  const loading = new Map<string, Promise<Page | null>>()
  let epoch = 0
  let keptEdition = edition()

  async function loadAndKeep(key: string): Promise<Page | null> {
    const begun = epoch
    try {
      const page = await load(key)
      if (epoch === begun) keep(page === null ? absent : kept, key, page)
      return page
    } finally {
      loading.delete(key)
    }
  }

  function keep(entries: Map<string, Kept<Page>>, key: string, page: Page | null): void {
    // Oldest first: a Map iterates in the order of insertion.
    const oldest = entries.size >= maximum ? entries.keys().next().value : undefined
    if (oldest !== undefined) entries.delete(oldest)
    entries.set(key, { page })
  }

  function clear(): void {
    epoch += 1
    loading.clear()
    kept.clear()
    absent.clear()
  }

  return {
    peek(key) {
      const current = edition()
      if (current !== keptEdition) {
        keptEdition = current
        clear()
      }
      return kept.get(key) ?? absent.get(key)
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
        if (page?.funnelId === funnelId) kept.delete(key)
      }
    },
    clear,
    size: () => kept.size,
  }
}
