import type { WebsiteReading } from '@wildpath/contract'

import type { Copywriter } from '../../copywriter-pool/index.ts'
import type { Semaphore } from '../../concurrency/semaphore.ts'
import { bounds } from '../../limits.ts'
import { err, ok, type Result } from '../../result.ts'
import { findBrandColours } from './brand-colours.ts'
import { guessIndustry } from './guess-industry.ts'
import { readingFailure } from './reading-failure.ts'
import type { SafeFetch } from './safe-fetch/safe-fetch.ts'
import { fetchSite } from './site/fetch-site.ts'
import type { WebsiteReader } from './website-reader.ts'

export type WebsiteReadingService = {
  /** What a website says of its business. `signal` ends it; nothing is kept in any case. */
  read(address: string, signal: AbortSignal): Promise<Result<WebsiteReading>>
}

type Options = {
  openSafeFetch: () => SafeFetch
  reader: WebsiteReader
  copywriter: Copywriter
  turns: Semaphore
}

export function createWebsiteReadingService(options: Options): WebsiteReadingService {
  const { openSafeFetch, reader, copywriter, turns } = options

  async function read(address: string, signal: AbortSignal): Promise<Result<WebsiteReading>> {
    const safeFetch = openSafeFetch()
    const inTime = AbortSignal.any([signal, AbortSignal.timeout(bounds.websites.readingMs)])
    try {
      const { chooseLinks, readRobots } = reader
      const site = await fetchSite({ address, safeFetch, chooseLinks, readRobots, signal: inTime })
      if (!site.ok) return err(readingFailure(site.failure))
      const content = await reader.readSite(site.pages, inTime)
      if (content === null) {
        return err({ code: inTime.aborted ? 'website-too-slow' : 'website-too-large' })
      }
      if (content.isEmpty) return err({ code: 'website-empty' })
      const { facts, logo, themeColour, photos } = content
      const [industry, colours] = await Promise.all([
        guessIndustry(content.answers, copywriter),
        findColours({
          safeFetch,
          reader,
          logo: logo?.address ?? null,
          themeColour,
          signal: inTime,
        }),
      ])
      const answers = { ...content.answers, ...(industry !== null && { industry }) }
      const pages_read = site.pages.map(({ url }) => url)
      return ok({ answers, facts, logo, colours, photos, pages_read })
    } finally {
      await safeFetch.close()
    }
  }

  return {
    async read(address, signal) {
      const result = await turns.run(() => read(address, signal))
      return result ?? err({ code: 'website-readings-busy' })
    },
  }
}

/** A logo that cannot be had only gives no colours. */
async function findColours({
  safeFetch,
  reader,
  logo,
  themeColour,
  signal,
}: {
  safeFetch: SafeFetch
  reader: WebsiteReader
  logo: string | null
  themeColour: string | null
  signal: AbortSignal
}): Promise<string[]> {
  const fetched =
    logo === null
      ? null
      : await safeFetch.fetch(logo, {
          accept: 'image/*',
          isWanted: (type) => type.startsWith('image/'),
          largestBytes: bounds.websites.pageBytes,
          timeoutMs: bounds.websites.pageMs,
          signal,
        })
  return findBrandColours({
    themeColour,
    logo: fetched?.ok === true ? fetched.value.bytes : null,
    readDrawing: (text) => reader.readDrawing(text, signal),
  })
}
