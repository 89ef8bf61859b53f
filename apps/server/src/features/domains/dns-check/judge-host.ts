import { isIPv6 } from 'node:net'

import ipaddr from 'ipaddr.js'
import { getDomain } from 'tldts'

import { isCloudflareAddress } from './cloudflare-addresses.ts'
import { countTypos, inBothWays, spokenName } from './dns-names.ts'
import type { ExpectedDns } from './domain-report.ts'
import type { HostView } from './host-view.ts'
import { viewHost, type HostAnswers } from './host-view.ts'
import { blocks, type Problem, warns } from './problem.ts'
import { describeAddressRecords, type HostWords, sentences, spokenList } from './sentences.ts'

export type HostContext = {
  host: string
  expected: ExpectedDns
  /** Our own addresses. */
  ours: readonly string[]
  isAtCloudflare: boolean
  rests: Record<string, HostAnswers>
  wildcard: HostAnswers | null
  doubledHost: HostAnswers | null
}

/** `leadsHere`: visitors arrive; a problem may then be a warning only. */
export type HostVerdict = { leadsHere: boolean; problem: Problem | null }

const fine: HostVerdict = { leadsHere: true, problem: null }

type Records = Extract<HostView, { kind: 'records' }>

/** What one server's answer about a host means. */
export function judgeHost(
  view: Exclude<HostView, { kind: 'failure' }>,
  context: HostContext,
): HostVerdict {
  const words = wordsOf(context)
  if (view.kind === 'nothing') {
    const isDoubled =
      context.doubledHost !== null &&
      leadsToUs(`${context.host}.${context.expected.zone}`, context.doubledHost, context)
    return isDoubled ? wrong('name-doubled', words) : wrong('host-missing', words)
  }
  const verdict = view.chain.length > 0 ? judgeAlias(view, context) : judgeAddresses(view, context)
  if (verdict.leadsHere || !isOfWildcard(view, context)) return verdict
  return wrong(
    'wildcard-answers',
    words,
    spoken(view.chain.slice(0, 1).concat(view.addresses).slice(0, 1)),
  )
}

export function wordsOf({ host, expected, ours }: HostContext): HostWords {
  const { zone, targetHost } = expected
  const addresses =
    ours.length > 0 ? describeAddressRecords(ours) : `an A record to the address of ${targetHost}`
  return {
    name: spokenName(host, zone),
    record: host === zone ? addresses : `a CNAME record to ${targetHost}`,
    target: targetHost,
    zone: inBothWays(zone),
  }
}

function judgeAlias(view: Records, context: HostContext): HostVerdict {
  const { host, expected, ours } = context
  const { targetHost, zone } = expected
  const words = wordsOf(context)
  const found = view.chain[0] ?? ''
  const strangers = view.own.filter(({ type, value }) => type !== 'CNAME' && !ours.includes(value))
  const isOurs = view.chain.includes(targetHost) || isAllOurs(view.addresses, ours)
  if (view.isLoop) return wrong('cname-loop', words)
  if (isOurs && strangers.length > 0) {
    return wrong('cname-beside-address', words, spokenList(strangers.map(({ value }) => value)))
  }
  if (isOurs && host === zone) {
    return { leadsHere: true, problem: warns('cname-at-apex', sentences['cname-at-apex'](words)) }
  }
  if (isOurs) return fine
  const shown = spoken([found])
  if (/:|\//.test(found)) return wrong('target-with-scheme', words, shown)
  if (found === `${targetHost}.${zone}` || found.startsWith(`${targetHost}.`)) {
    return wrong('target-doubled', words, shown)
  }
  if (countTypos(found.slice(0, 253), targetHost) <= 2) return wrong('target-typo', words, shown)
  const product = getDomain(targetHost)
  if (product !== null && (found === product || found.endsWith(`.${product}`))) {
    return wrong('cname-to-product', words, shown)
  }
  const isDead = view.addresses.length === 0
  return wrong(isDead ? 'target-not-resolving' : 'cname-elsewhere', words, shown)
}

function judgeAddresses(view: Records, context: HostContext): HostVerdict {
  const { host, expected, ours } = context
  const words = wordsOf(context)
  // Nobody can tell whether they are ours.
  if (ours.length === 0) return { leadsHere: false, problem: null }
  if (isAllOurs(view.addresses, ours)) return fine
  const strangers = view.addresses.filter((address) => !ours.includes(address))
  const shown = spokenList(strangers)
  const inside = strangers.filter(isInside)
  if (context.isAtCloudflare && isAllOfCloudflare(view)) return wrong('cloudflare-proxied', words)
  if (strangers.length < view.addresses.length) {
    return strangers.every(isIPv6)
      ? wrong('ipv6-elsewhere', words, shown)
      : wrong('old-address-beside', words, describeAddressRecords(strangers))
  }
  if (inside.length > 0) {
    return wrong('private-address', words, spokenList(inside))
  }
  return wrong(
    host === expected.zone ? 'address-elsewhere' : 'address-instead-of-cname',
    words,
    shown,
  )
}

type WithFound =
  | 'cname-elsewhere'
  | 'cname-to-product'
  | 'target-typo'
  | 'target-with-scheme'
  | 'target-doubled'
  | 'target-not-resolving'
  | 'cname-beside-address'
  | 'address-instead-of-cname'
  | 'address-elsewhere'
  | 'old-address-beside'
  | 'ipv6-elsewhere'
  | 'private-address'
  | 'wildcard-answers'
type WithoutFound = 'host-missing' | 'name-doubled' | 'cname-loop' | 'cloudflare-proxied'

function wrong(code: WithoutFound | WithFound, words: HostWords, found = ''): HostVerdict {
  return { leadsHere: false, problem: blocks(code, sentences[code]({ ...words, found })) }
}

function spoken(names: readonly string[]): string {
  return names.map(inBothWays).join('')
}

function isAllOurs(addresses: readonly string[], ours: readonly string[]): boolean {
  return addresses.length > 0 && addresses.every((address) => ours.includes(address))
}

function leadsToUs(host: string, answers: HostAnswers, { expected, ours }: HostContext): boolean {
  const view = viewHost(host, answers)
  return (
    view.kind === 'records' &&
    (view.chain.includes(expected.targetHost) || isAllOurs(view.addresses, ours))
  )
}

/** Of machines and private networks, which mean something else to every visitor. */
const insideRanges = new Set([
  'unspecified',
  'loopback',
  'private',
  'linkLocal',
  'uniqueLocal',
  'carrierGradeNat',
])

function isInside(address: string): boolean {
  return ipaddr.isValid(address) && insideRanges.has(ipaddr.process(address).range())
}

function isAllOfCloudflare({ addresses }: Records): boolean {
  return addresses.length > 0 && addresses.every(isCloudflareAddress)
}

/** The same answer under a name that nobody can have set. */
function isOfWildcard(view: Records, { wildcard }: HostContext): boolean {
  if (wildcard === null || wildcard.a.kind !== 'records') return false
  const valuesOf = (records: readonly { value: string }[]) =>
    records
      .map(({ value }) => value)
      .toSorted()
      .join()
  const own = [wildcard.a, wildcard.aaaa].flatMap((answer) =>
    answer.kind === 'records' ? answer.records : [],
  )
  const atName = own.filter(({ name }) => name === own[0]?.name)
  return own.length > 0 && valuesOf(view.own) === [...new Set(valuesOf(atName).split(','))].join()
}
