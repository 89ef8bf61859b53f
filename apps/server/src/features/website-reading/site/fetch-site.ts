import { setTimeout as wait } from 'node:timers/promises'

import pLimit from 'p-limit'

import { bounds } from '../../../limits.ts'
import type { FetchedPage } from '../reading/open-page.ts'
import type { FetchFailure, FetchResult, SafeFetch } from '../safe-fetch/safe-fetch.ts'
import { isOfSite } from './is-of-site.ts'
import { createSiteRules, type ReadRobots } from './site-rules.ts'

export type FetchedSite = { ok: true; pages: FetchedPage[] } | { ok: false; failure: FetchFailure }

type Options = {
  /** As a person typed it. */
  address: string
  safeFetch: SafeFetch
  /** Addresses that a page links to and that are worth reading, best first; null where it cannot be read in time. */
  chooseLinks: (page: FetchedPage, signal: AbortSignal) => Promise<string[] | null>
  readRobots: ReadRobots
  /** Ends the reading; pages that are there by then count. */
  signal: AbortSignal
}

/** The start page of a website and the best of what it links to. */
export async function fetchSite(options: Options): Promise<FetchedSite> {
  const { address, safeFetch, chooseLinks, readRobots, signal } = options
  const rules = createSiteRules({ safeFetch, readRobots, signal })
  const fetchPage = (url: string) =>
    safeFetch.fetch(url, {
      accept: 'text/html, application/xhtml+xml',
      isWanted: (type) => pageTypes.has(type),
      largestBytes: bounds.websites.pageBytes,
      timeoutMs: bounds.websites.pageMs,
      signal,
      findObstacle: rules.findObstacle,
    })

  const start = await fetchStart(address, fetchPage)
  if (!start.ok) return start
  const { url } = start.value
  const first = pageOf(start)
  if (first === null) return { ok: false, failure: { reason: 'unreachable' } }
  const chosen = await chooseLinks(first, signal)
  // What cannot be read for its links cannot be read for what it says.
  if (chosen === null) {
    return { ok: false, failure: { reason: signal.aborted ? 'cancelled' : 'too-large' } }
  }
  const links = chosen.filter((link) => isOfSite(link, url))
  const pauseSeconds = await rules.findPauseSeconds(url)
  const others = await fetchOthers(links, { fetchPage, pauseSeconds, signal })
  // A page that leads to another site is no page of this one, and several may lead to the same.
  const pages = new Map([[first.url, first]])
  for (const page of others) {
    if (isOfSite(page.url, url) && !pages.has(page.url)) pages.set(page.url, page)
  }
  return { ok: true, pages: [...pages.values()] }
}

const pageTypes = new Set(['text/html', 'application/xhtml+xml'])

type FetchPage = (url: string) => Promise<FetchResult>

/** Who names no scheme gets https, and plain http where a site has never had the other. */
async function fetchStart(address: string, fetchPage: FetchPage): Promise<FetchResult> {
  if (/^https?:\/\//i.test(address)) return fetchPage(address)
  const secure = await fetchPage(`https://${address}`)
  return secure.ok || secure.failure.reason !== 'unreachable'
    ? secure
    : fetchPage(`http://${address}`)
}

async function fetchOthers(
  links: readonly string[],
  {
    fetchPage,
    pauseSeconds,
    signal,
  }: { fetchPage: FetchPage; pauseSeconds: number; signal: AbortSignal },
): Promise<FetchedPage[]> {
  if (pauseSeconds > bounds.websites.pauseSeconds) return []
  const limit = pLimit(pauseSeconds > 0 ? 1 : bounds.websites.pagesAtOnce)
  const results = await Promise.all(
    links.slice(0, bounds.websites.pages - 1).map((link) =>
      limit(async () => {
        // An aborted pause ends the reading, with what there is.
        if (pauseSeconds > 0) await wait(pauseSeconds * 1000, null, { signal }).catch(() => null)
        return signal.aborted ? null : pageOf(await fetchPage(link))
      }),
    ),
  )
  return results.filter((page) => page !== null)
}

function pageOf(result: FetchResult): FetchedPage | null {
  if (!result.ok) return null
  const { url, charset, bytes } = result.value
  return { url: url.href, charset, bytes }
}
