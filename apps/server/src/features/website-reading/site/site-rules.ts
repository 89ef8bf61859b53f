import robotsParser from 'robots-parser'

import { bounds } from '../../../limits.ts'
import { botName, type FetchFailure, type SafeFetch } from '../safe-fetch/safe-fetch.ts'

/** Its types describe a module with a default export; what it exports is the function itself. */
const parseRobots = robotsParser as unknown as typeof robotsParser.default
type Robot = ReturnType<typeof parseRobots>

export type SiteRules = {
  /** Why this address may not be read; null where it may. */
  findObstacle(url: URL): Promise<FetchFailure | null>
  /** Between two pages of this address's site; 0 where it asks for none. */
  findPauseSeconds(url: URL): Promise<number>
}

type Rules = { ok: true; robot: Robot | null } | { ok: false; failure: FetchFailure }

/** What the robots.txt of each site on the way allows us (RFC 9309); each is asked for once. */
export function createSiteRules(safeFetch: SafeFetch, signal: AbortSignal): SiteRules {
  const known = new Map<string, Promise<Rules>>()

  function rulesOf({ origin }: URL): Promise<Rules> {
    const rules = known.get(origin) ?? readRules(origin)
    known.set(origin, rules)
    return rules
  }

  async function readRules(origin: string): Promise<Rules> {
    const address = `${origin}/robots.txt`
    const fetched = await safeFetch.fetch(address, {
      accept: 'text/plain',
      // A page instead of the rules is a site without rules.
      isWanted: (type) => type.startsWith('text/') && type !== 'text/html',
      largestBytes: bounds.websites.robotsBytes,
      timeoutMs: bounds.websites.pageMs,
      signal,
    })
    if (fetched.ok) {
      return { ok: true, robot: parseRobots(address, fetched.value.bytes.toString('utf8')) }
    }
    return withoutRules(fetched.failure)
  }

  return {
    async findObstacle(url) {
      const rules = await rulesOf(url)
      if (!rules.ok) return rules.failure
      const isAllowed = rules.robot?.isAllowed(url.href, botName) ?? true
      return isAllowed ? null : { reason: 'forbidden' }
    },
    async findPauseSeconds(url) {
      const rules = await rulesOf(url)
      return rules.ok ? (rules.robot?.getCrawlDelay(botName) ?? 0) : 0
    },
  }
}

/** No such file is no rule; one that cannot be had forbids everything (RFC 9309, section 2.3.1). */
function withoutRules(failure: FetchFailure): Rules {
  switch (failure.reason) {
    case 'status':
      return failure.status < 500
        ? { ok: true, robot: null }
        : { ok: false, failure: { reason: 'forbidden' } }
    case 'wrong-type':
    case 'not-public':
      return { ok: true, robot: null }
    case 'too-large':
    case 'forbidden':
      return { ok: false, failure: { reason: 'forbidden' } }
    case 'unreachable':
    case 'too-slow':
    case 'cancelled':
      return { ok: false, failure }
  }
}
