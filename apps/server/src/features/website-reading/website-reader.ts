import { join } from 'node:path'

import { createThreadPool } from '../../concurrency/thread-pool.ts'
import { bounds } from '../../limits.ts'
import type { FetchedPage } from './reading/open-page.ts'
import type { SiteContent } from './reading/read-site.ts'
import type { ReadingTasks } from './reading/reading-tasks.ts'

/** Reads pages in a thread of its own: whatever their markup costs, the event loop goes on. */
export type WebsiteReader = {
  /** Nothing where the page cannot be read in the time that it may take. */
  chooseLinks(page: FetchedPage): Promise<string[]>
  /** Null where the pages cannot be read in the time that they may take. */
  readSite(pages: FetchedPage[]): Promise<SiteContent | null>
  /** Waits for what was asked for, then ends the threads. */
  stop(): Promise<void>
}

export function openWebsiteReader(): WebsiteReader {
  const pool = createThreadPool<ReadingTasks>({
    file: threadFile,
    threads: 1,
    largestQueue: bounds.websites.readingsAtOnce,
    cpuLimitMs: bounds.websites.cpuMs,
  })
  return {
    async chooseLinks(page) {
      const outcome = await pool.run('chooseLinks', page)
      return outcome.state === 'done' ? outcome.value : []
    },
    async readSite(pages) {
      const outcome = await pool.run('readSite', pages)
      return outcome.state === 'done' ? outcome.value : null
    },
    stop: pool.stop,
  }
}

/** In the bundle beside it. */
const threadFile = import.meta.url.endsWith('.ts')
  ? join(import.meta.dirname, 'reading/reading-thread.ts')
  : join(import.meta.dirname, 'reading-thread.js')
