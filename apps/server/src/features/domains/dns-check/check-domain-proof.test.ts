import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { type DnsWorld, startDnsWorld } from '../../../testing/dns-world.ts'
import { checkDomain } from './check-domain.ts'
import type { ExpectedDns } from './domain-report.ts'

const token = 'k3v9x2m7q4w8'
const ours = '203.0.113.10'
const target = 'funnels.wildpath.app'
const pair: ExpectedDns = {
  zone: 'example.com',
  primaryHost: 'www.example.com',
  otherHost: 'example.com',
  token,
  targetHost: target,
  targetAddresses: [ours],
  certificateAuthorities: ['letsencrypt.org'],
}
const www = `www CNAME ${target}`
const apex = `@ A ${ours}`
const proof = `wildpath-verification=${token}`

let world: DnsWorld
beforeAll(async () => {
  world = await startDnsWorld()
})
afterAll(() => world.stop())
beforeEach(() => {
  world.reset()
  world.setZone('wildpath.app', [`funnels A ${ours}`])
  world.setZone('example.com', [www, apex, `_wildpath TXT ${proof}`])
})

it('one resolver alone proves nothing, all of them do', async () => {
  world.setZone('example.com', [www, apex])
  const name = '_wildpath.example.com'
  const does = { records: [`${name} TXT ${proof}`] }
  world.resolvers[0].behave({ name, type: 'TXT', does })
  expect((await checkDomain(world.dns, pair)).isOwned).toBe(false)
  world.resolvers[1].behave({ name, type: 'TXT', does })
  expect((await checkDomain(world.dns, pair)).isOwned).toBe(true)
})

it('the proof may hold what people paste along and do not see', async () => {
  world.setZone('example.com', [www, apex, `_wildpath TXT "${proof}\u200B"`])
  expect((await checkDomain(world.dns, pair)).isOwned).toBe(true)
})

it('of a zone full of texts little is kept, and no token that is none', async () => {
  const texts = Array.from({ length: 30 }, (_, index) => `_wildpath TXT ${index}${'x'.repeat(400)}`)
  const long = `_wildpath TXT wildpath-verification=${'y'.repeat(65)}`
  world.setZone('example.com', [www, apex, long, ...texts])
  const { records, tokens } = await checkDomain(world.dns, pair)
  const found = records.find(({ type }) => type === 'TXT')?.found ?? []
  expect(found).toHaveLength(20)
  expect(Math.max(...found.map(({ value }) => value.length))).toBe(300)
  expect(tokens).toEqual([])
})

it('a host whose certificate is forbidden is not served, though it leads here', async () => {
  const caa = '@ CAA 0 issue other-authority.example'
  const lines = [`_wildpath TXT ${proof}`, apex, `www A ${ours}`]
  world.setZone('example.com', [...lines, caa, 'www CAA 0 issue letsencrypt.org'])
  expect(await checkDomain(world.dns, pair)).toMatchObject({
    isServing: true,
    isOtherServing: false,
  })
})

it.each(['constructor', '__proto__', 'toString'])(
  'an alias of the name %s is one like any other',
  async (name) => {
    world.setZone('example.com', [`www CNAME ${name}`, apex, `_wildpath TXT ${proof}`])
    expect(await checkDomain(world.dns, pair)).toMatchObject({ isOwned: true, isServing: false })
  },
)

it('no host of a pair is served while our own host has no address', async () => {
  world.setZone('wildpath.app', ['@ A 203.0.113.1'])
  expect(await checkDomain(world.dns, pair)).toMatchObject({
    isServing: false,
    isOtherServing: false,
  })
})

it('nothing is concluded while one resolver only says that the domain is dead', async () => {
  for (const { behave } of world.nameServers) behave({ does: 'refused' })
  world.resolvers[0].behave({ name: 'www.example.com', does: 'server-failure' })
  expect((await checkDomain(world.dns, pair)).isConclusive).toBe(false)
})

it('nothing is concluded from name servers that say nothing of the proof', async () => {
  for (const { behave } of world.nameServers) behave({ type: 'TXT', does: 'refused' })
  expect((await checkDomain(world.dns, pair)).isConclusive).toBe(false)
})

it('one resolver that answers is enough', async () => {
  world.resolvers[0].behave({ does: 'refused' })
  expect((await checkDomain(world.dns, pair)).isServing).toBe(true)
})

it('signatures that one resolver finds wrong keep its visitors away', async () => {
  world.resolvers[0].behave({ does: 'bad-signature' })
  const { isServing, problems } = await checkDomain(world.dns, pair)
  expect(isServing).toBe(false)
  // Nor do they say anything of CAA records.
  expect(problems.map(({ code }) => code)).toEqual(['dnssec-broken'])
})

it('old answers are looked at again when the first of them ends, and never at once', async () => {
  const keepOld = (ttls: readonly number[]) => {
    for (const [index, { behave }] of world.resolvers.entries()) {
      const does = { records: [`www.example.com ${ttls[index]} CNAME shops.example`] }
      behave({ name: 'www.example.com', does })
    }
  }
  keepOld([2_400, 600])
  const { retryAfterSeconds, problems } = await checkDomain(world.dns, pair)
  expect(retryAfterSeconds).toBe(600)
  // Visitors have to wait until the last of them has ended.
  expect(problems.map(({ text }) => text)).toEqual([
    'The change is there, but old answers live 40 minutes more. Nothing to do: we look again by then.',
  ])
  keepOld([0, 0])
  expect((await checkDomain(world.dns, pair)).retryAfterSeconds).toBe(1)
})

it('a certificate is forbidden in capitals as well', async () => {
  const caa = '@ CAA 0 ISSUE other-authority.example'
  world.setZone('example.com', [www, apex, `_wildpath TXT ${proof}`, caa])
  const report = await checkDomain(world.dns, pair)
  expect(report.isServing).toBe(false)
  // What is to be added stands among the records, with what is there.
  expect(report.records.at(-1)).toEqual({
    purpose: 'certificate',
    type: 'CAA',
    name: '@',
    host: 'example.com',
    target: '0 issue "letsencrypt.org"',
    isRequired: true,
    status: 'missing',
    found: [{ type: 'CAA', value: '0 ISSUE other-authority.example' }],
  })
})

it('what www forbids says nothing of the name above it, but counts for www', async () => {
  const caa = 'www CAA 0 issue other-authority.example'
  world.setZone('example.com', [`www A ${ours}`, apex, `_wildpath TXT ${proof}`, caa])
  const expected = { ...pair, primaryHost: 'example.com', otherHost: 'www.example.com' }
  expect(await checkDomain(world.dns, expected)).toMatchObject({
    isServing: true,
    isOtherServing: false,
  })
})
