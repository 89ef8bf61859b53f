import type { IncomingHttpHeaders } from 'node:http'

import { isbot } from 'isbot'

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
