import fc from 'fast-check'
import { expect, it } from 'vitest'

import {
  type DnsAnswer,
  type DnsFailureReason,
  type DnsRecord,
  recordTypes,
} from '../../../providers/dns/dns.ts'
import { diagnoseDomain } from './diagnose-domain.ts'
import { ownershipText, plainText } from './dns-names.ts'
import type { ExpectedDns } from './domain-report.ts'
import type { Observations, ServerAnswers } from './observations.ts'

const expected: ExpectedDns = {
  zone: 'example.com',
  primaryHost: 'www.example.com',
  otherHost: 'example.com',
  token: 'k3v9x2m7q4w8',
  targetHost: 'funnels.wildpath.app',
  targetAddresses: ['203.0.113.10'],
  certificateAuthorities: ['letsencrypt.org'],
}
const proof = ownershipText(expected.token)

const name = fc.oneof(
  fc.constantFrom(
    'www.example.com',
    'example.com',
    '_wildpath.example.com',
    'funnels.wildpath.app',
    '',
  ),
  fc.domain(),
)
const value = fc.oneof(
  name,
  fc.constantFrom(
    '203.0.113.10',
    '203.0.113.9',
    '::1',
    proof,
    'wildpath-verification=',
    '0 issue ;',
    '128 x',
  ),
  fc.string({ unit: 'binary' }),
  fc.ipV4(),
  fc.ipV6(),
)
const record: fc.Arbitrary<DnsRecord> = fc.record({
  name,
  type: fc.constantFrom(...recordTypes),
  ttl: fc.nat({ max: 4_294_967_295 }),
  value,
})
const reason: fc.Arbitrary<DnsFailureReason> = fc.constantFrom(
  'timeout',
  'server-failure',
  'refused',
  'unreadable',
)
const answer: fc.Arbitrary<DnsAnswer> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('records'),
      records: fc.array(record, { maxLength: 6 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'no-such-name' }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('failure'),
      reason,
    }),
  },
)
const host = fc.record({ a: answer, aaaa: answer })
const server: fc.Arbitrary<ServerAnswers> = fc.record({
  server: name,
  primary: fc.option(host),
  other: fc.option(host),
  ownership: fc.option(answer),
})
const observations: fc.Arbitrary<Observations> = fc.record({
  zone: fc.oneof(
    fc.record({ state: fc.constant('found'), name, nameServers: fc.array(name, { maxLength: 3 }) }),
    fc.constant({ state: 'no-such-name' as const }),
    fc.record({ state: fc.constant('no-answer'), reason }),
  ),
  isAuthorityResolvers: fc.boolean(),
  authority: fc.array(server, { maxLength: 3 }),
  resolvers: fc.array(server, { maxLength: 2 }),
  answersWithoutDnssec: fc.boolean(),
  target: host,
  rests: fc.dictionary(name, host, { maxKeys: 3 }),
  caa: fc.array(fc.record({ name, answer }), { maxLength: 3 }),
  mistakes: fc.record({
    wildcard: fc.option(host),
    wildcardTexts: fc.option(answer),
    doubledHost: fc.option(host),
    texts: fc.array(fc.record({ name, mistake: fc.constantFrom('doubled', 'misplaced'), answer }), {
      maxLength: 3,
    }),
  }),
})

it('makes a report of anything that servers may say', () => {
  fc.assert(
    fc.property(observations, (seen) => {
      const report = diagnoseDomain(seen, expected)
      expect(report.problems.every(({ text }) => text.length > 0)).toBe(true)
      const isForbidden = report.problems.some(({ code }) => code.startsWith('caa-forbids'))
      const types = ['CNAME', 'A', 'TXT', ...(isForbidden ? ['CAA'] : [])]
      expect(report.records.map(({ type }) => type)).toEqual(types)
    }),
    { numRuns: 2_000 },
  )
})

it('never finds an owner whose token no server told', () => {
  fc.assert(
    fc.property(observations, (seen) => {
      const { isOwned } = diagnoseDomain(seen, expected)
      const texts = [...seen.authority, ...seen.resolvers]
        .flatMap(({ ownership }) => (ownership?.kind === 'records' ? ownership.records : []))
        .filter(({ type }) => type === 'TXT')
        .map(({ value }) => plainText(value))
      expect(isOwned && !texts.includes(proof)).toBe(false)
    }),
    { numRuns: 2_000 },
  )
})

it('never serves a host that no server leads here', () => {
  fc.assert(
    fc.property(observations, (seen) => {
      const { isServing } = diagnoseDomain(seen, expected)
      const leads = [...seen.authority.map(({ primary }) => primary), ...Object.values(seen.rests)]
        .flatMap((host) => (host === null ? [] : [host.a, host.aaaa]))
        .flatMap((answer) => (answer.kind === 'records' ? answer.records : []))
        .some(({ value }) => value === expected.targetHost || value === '203.0.113.10')
      expect(isServing && !leads).toBe(false)
    }),
    { numRuns: 2_000 },
  )
})

it('always says what keeps a domain from working', () => {
  fc.assert(
    fc.property(observations, (seen) => {
      const { isOwned, isServing, problems } = diagnoseDomain(seen, expected)
      const isBlocked = problems.some(({ weight }) => weight === 'blocks')
      expect((isOwned && isServing) || isBlocked).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})
