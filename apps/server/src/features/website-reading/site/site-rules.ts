import { bounds } from '../../../limits.ts'
import type { RobotsAnswer, RobotsQuestion } from '../reading/robots.ts'
import { botName, type FetchFailure, type SafeFetch } from '../safe-fetch/safe-fetch.ts'

/** Null where the rules cannot be read in the time that they may take, or the signal was aborted. */
export type ReadRobots = (
  question: RobotsQuestion,
  signal: AbortSignal,
) => Promise<RobotsAnswer | null>

export type SiteRules = {
  /** Why this address may not be read; null where it may. */
  findObstacle(url: URL): Promise<FetchFailure | null>
  /** Between two pages of this address's site; 0 where it asks for none. */
  findPauseSeconds(url: URL): Promise<number>
}

type Options = { safeFetch: SafeFetch; readRobots: ReadRobots; signal: AbortSignal }

type Rules = { ok: true; text: string | null } | { ok: false; failure: FetchFailure }

/** What the robots.txt of each site on the way allows us (RFC 9309); each is asked for once. */
export function createSiteRules({ safeFetch, readRobots, signal }: Options): SiteRules {
  const known = new Map<string, Promise<Rules>>()

  function rulesOf({ origin }: URL): Promise<Rules> {
    const rules = known.get(origin) ?? readRules(origin)
    known.set(origin, rules)
    return rules
  }

  async function readRules(origin: string): Promise<Rules> {
    const fetched = await safeFetch.fetch(robotsOf(origin), {
      accept: 'text/plain',
      // A page instead of the rules is a site without rules.
      isWanted: (type) => type.startsWith('text/') && type !== 'text/html',
      largestBytes: bounds.websites.robotsBytes,
      timeoutMs: bounds.websites.pageMs,
      signal,
    })
    if (fetched.ok) return { ok: true, text: fetched.value.bytes.toString('utf8') }
    return withoutRules(fetched.failure)
  }

  async function answerOf(url: URL, text: string | null): Promise<RobotsAnswer | null> {
    if (text === null) return { isAllowed: true, pauseSeconds: 0 }
    const question = { address: robotsOf(url.origin), text, url: url.href, agent: botName }
    return readRobots(question, signal)
  }

  return {
    async findObstacle(url) {
      const rules = await rulesOf(url)
      if (!rules.ok) return rules.failure
      const answer = await answerOf(url, rules.text)
      if (answer?.isAllowed === true) return null
      // Rules that nobody can read forbid everything, as those that cannot be had do.
      return { reason: signal.aborted ? 'cancelled' : 'forbidden' }
    },
    async findPauseSeconds(url) {
      const rules = await rulesOf(url)
      return rules.ok ? ((await answerOf(url, rules.text))?.pauseSeconds ?? 0) : 0
    },
  }
}

const robotsOf = (origin: string): string => `${origin}/robots.txt`

/** No such file is no rule; one that cannot be had forbids everything (RFC 9309, section 2.3.1). */
function withoutRules(failure: FetchFailure): Rules {
  switch (failure.reason) {
    case 'status':
      return failure.status < 500
        ? { ok: true, text: null }
        : { ok: false, failure: { reason: 'forbidden' } }
    case 'wrong-type':
    case 'not-public':
      return { ok: true, text: null }
    case 'too-large':
    case 'forbidden':
      return { ok: false, failure: { reason: 'forbidden' } }
    case 'unreachable':
    case 'too-slow':
    case 'cancelled':
      return { ok: false, failure }
  }
}
