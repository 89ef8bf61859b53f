import { join } from 'node:path'

import { createThreadPool, type TaskOutcome } from '../../concurrency/thread-pool.ts'
import { bounds } from '../../limits.ts'
import type { NamedColours } from './reading/drawing-colours.ts'
import type { FetchedPage } from './reading/open-page.ts'
import type { SiteContent } from './reading/read-site.ts'
import type { ReadingTasks } from './reading/reading-tasks.ts'
import type { RobotsAnswer, RobotsQuestion } from './reading/robots.ts'

/** Reads pages in threads, so that expensive markup does not block the event loop. */
export type WebsiteReader = {
  /** Null where the page cannot be read in the time that it may take, or the signal was aborted. */
  chooseLinks(page: FetchedPage, signal: AbortSignal): Promise<string[] | null>
  /** Null where the pages cannot be read in the time that they may take, or the signal was aborted. */
  readSite(pages: FetchedPage[], signal: AbortSignal): Promise<SiteContent | null>
  /** The colours that the text of a drawing names; none where it cannot be read. */
  readDrawing(text: string, signal: AbortSignal): Promise<NamedColours>
  /** What a robots.txt says of an address; null where that takes longer than it may, or the signal was aborted. */
  readRobots(question: RobotsQuestion, signal: AbortSignal): Promise<RobotsAnswer | null>
  /** Waits for what was asked for, then ends the threads. */
  stop(): Promise<void>
}

type CpuLimits = { robotsCpuMs?: number; pageCpuMs?: number; siteCpuMs?: number }

export function openWebsiteReader({
  robotsCpuMs = bounds.websites.robotsCpuMs,
  pageCpuMs = bounds.websites.pageCpuMs,
  siteCpuMs = bounds.websites.siteCpuMs,
}: CpuLimits = {}): WebsiteReader {
  const pool = createThreadPool<ReadingTasks>({
    file: threadFile,
    threads: bounds.websites.threads,
    // Each reading asks for the rules of its next pages while it waits for nothing else.
    largestQueue: bounds.websites.readingsAtOnce * bounds.websites.pagesAtOnce,
    limits: {
      cpuMs: pageCpuMs,
      // Code that has not been optimized yet takes several times as long.
      warmUpCpuMs: pageCpuMs,
      wallMs: bounds.websites.wallMs,
    },
    heapMebibytes: bounds.computing.threadHeapMebibytes,
    loadMs: bounds.computing.threadLoadMs,
  })
  return {
    chooseLinks: async (page, signal) => valueOf(await pool.run('chooseLinks', page, signal)),
    readSite: async (pages, signal) => {
      const cpuMs = Math.min(pages.length * pageCpuMs, siteCpuMs)
      return valueOf(await pool.run('readSite', pages, signal, { cpuMs }))
    },
    readDrawing: async (text, signal) =>
      valueOf(await pool.run('readDrawingColours', text, signal)) ?? [],
    readRobots: async (question, signal) =>
      valueOf(
        await pool.run('readRobots', question, signal, { cpuMs: robotsCpuMs, warmUpCpuMs: 0 }),
      ),
    stop: pool.stop,
  }
}

const valueOf = <T>(outcome: TaskOutcome<T>): T | null =>
  outcome.state === 'done' ? outcome.value : null

/** In the bundle beside it. */
const threadFile = import.meta.url.endsWith('.ts')
  ? join(import.meta.dirname, 'reading/reading-thread.ts')
  : join(import.meta.dirname, 'reading-thread.js')
