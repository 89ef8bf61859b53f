import type { IncomingHttpHeaders } from 'node:http'

import { isbot } from 'isbot'

export type PublicTarget = { key: string; part: 'landing' | 'thank-you' }

const prefix = '/f/'

/** What an address under /f/ asks for; null when it is not of that shape. */
export function parsePublicTarget(url: string): PublicTarget | null {
  if (!url.startsWith(prefix)) return null
  const end = url.indexOf('?')
  const path = url.slice(prefix.length, end === -1 ? undefined : end)
  const slash = path.indexOf('/')
  const rest = slash === -1 ? '' : path.slice(slash + 1)
  if (rest !== '' && rest !== 'thank-you') return null
  const key = decodeKey(slash === -1 ? path : path.slice(0, slash))
  if (key === null || key === '') return null
  return { key, part: rest === '' ? 'landing' : 'thank-you' }
}

function decodeKey(raw: string): string | null {
  if (!raw.includes('%')) return raw.toLowerCase()
  try {
    return decodeURIComponent(raw).toLowerCase()
  } catch {
    return null
  }
}

const knownAgents = new Map<string, boolean>()

/** Whether a page load is a person's: not a robot, not a browser looking ahead. */
export function isPersonVisit(headers: IncomingHttpHeaders): boolean {
  if (headers['sec-purpose'] !== undefined || headers['purpose'] === 'prefetch') return false
  const agent = headers['user-agent']
  if (agent === undefined || agent === '') return false
  let isRobot = knownAgents.get(agent)
  if (isRobot === undefined) {
    isRobot = isbot(agent)
    if (knownAgents.size >= 5000) knownAgents.clear()
    knownAgents.set(agent, isRobot)
  }
  return !isRobot
}

/** Whether the browser carries a session of the product, so that it may be the owner's. */
export function mayBeSignedIn(headers: IncomingHttpHeaders): boolean {
  return headers.cookie?.includes('session_token') ?? false
}
