import type { IncomingHttpHeaders } from 'node:http'

import { isbot } from 'isbot'

const parts = { '': 'landing', 'thank-you': 'thank-you', 'share.png': 'share-picture' } as const
type PublicPart = (typeof parts)[keyof typeof parts]

export type PublicTarget = { key: string; part: PublicPart }

const prefix = '/f/'
/** Slugs and ids, which never need percent codes. */
const keyPattern = /^[a-z0-9-]{1,80}$/

/** What an address under /f/ asks for; null when it is not of that shape. */
export function parsePublicTarget(url: string): PublicTarget | null {
  if (!url.startsWith(prefix)) return null
  const end = url.indexOf('?')
  const path = url.slice(prefix.length, end === -1 ? undefined : end)
  const slash = path.indexOf('/')
  const rest = slash === -1 ? '' : path.slice(slash + 1)
  if (!Object.hasOwn(parts, rest)) return null
  const key = (slash === -1 ? path : path.slice(0, slash)).toLowerCase()
  return keyPattern.test(key) ? { key, part: parts[rest as keyof typeof parts] } : null
}

/** Tells whether a page load is a person's: not a robot, not a browser looking ahead. */
export type VisitFilter = (headers: IncomingHttpHeaders) => boolean

const rememberedAgents = 5_000

/** Remembers what it found out about an agent: robots are told by a long pattern. */
export function createVisitFilter(): VisitFilter {
  const knownAgents = new Map<string, boolean>()
  return (headers) => isPersonVisit(headers, knownAgents)
}

function isPersonVisit(headers: IncomingHttpHeaders, knownAgents: Map<string, boolean>): boolean {
  if (looksAhead(headers)) return false
  // A page asked for as a picture or by a script is not a page that somebody looks at.
  const destination = headers['sec-fetch-dest']
  if (destination !== undefined && destination !== 'document' && destination !== 'iframe')
    return false
  const agent = headers['user-agent']
  if (agent === undefined || agent === '') return false
  let isRobot = knownAgents.get(agent)
  if (isRobot === undefined) {
    isRobot = isbot(agent)
    if (knownAgents.size >= rememberedAgents) knownAgents.clear()
    knownAgents.set(agent, isRobot)
  }
  return !isRobot
}

function looksAhead(headers: IncomingHttpHeaders): boolean {
  const purpose = headers['purpose'] ?? headers['x-purpose'] ?? headers['x-moz']
  return headers['sec-purpose'] !== undefined || /prefetch|preview/i.test(String(purpose ?? ''))
}
