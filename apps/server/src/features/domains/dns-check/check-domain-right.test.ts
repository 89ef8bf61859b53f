import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createWireDns } from '../../../providers/dns/wire-dns.ts'
import { type DnsWorld, startDnsWorld } from '../../../testing/dns-world.ts'
import { checkDomain } from './check-domain.ts'
import type { ExpectedDns } from './domain-report.ts'
import {
  apex,
  ours,
  pair as bothFamilies,
  right,
  target,
  token,
  txt,
  www,
} from './testing/example-domain.ts'

const pair: ExpectedDns = { ...bothFamilies, targetAddresses: [ours] }

let world: DnsWorld
beforeAll(async () => {
  world = await startDnsWorld()
})
afterAll(() => world.stop())
beforeEach(() => {
  world.reset()
  world.setZone('wildpath.app', [`funnels A ${ours}`])
  world.setZone('example.com', [www, apex, txt])
})

const works = { isOwned: true, isServing: true, isConclusive: true, problems: [] }

describe('a domain is right', () => {
  it('with the records as they are listed', async () => {
    expect(await checkDomain(world.dns, pair)).toEqual({
      ...works,
      isOtherServing: true,
      tokens: [token],
      retryAfterSeconds: null,
      nameServers: ['ns1.hoster.net', 'ns2.hoster.net'],
      records: [
        {
          purpose: 'address',
          type: 'CNAME',
          name: 'www',
          host: 'www.example.com',
          target,
          isRequired: true,
          status: 'right',
          found: [{ type: 'CNAME', value: target }],
        },
        {
          purpose: 'address',
          type: 'A',
          name: '@',
          host: 'example.com',
          target: ours,
          isRequired: false,
          status: 'right',
          found: [{ type: 'A', value: ours }],
        },
        {
          purpose: 'owner',
          type: 'TXT',
          name: '_wildpath',
          host: '_wildpath.example.com',
          target: `wildpath-verification=${token}`,
          isRequired: true,
          status: 'right',
          found: [{ type: 'TXT', value: `wildpath-verification=${token}` }],
        },
      ],
    })
  })

  it.each([
    [
      'a chain of CNAMEs in the zone',
      ['www CNAME web.example.com', `web CNAME ${target}`, apex, txt],
    ],
    ['a chain of CNAMEs through another zone', ['www CNAME pages.agency.example', apex, txt]],
    ['the addresses that a provider keeps in place of a CNAME', [`www A ${ours}`, apex, txt]],
    ['a name in capitals', ['www CNAME Funnels.WILDPATH.app', apex, txt]],
    ['a wildcard that leads here', [`* CNAME ${target}`, apex, txt]],
    [
      'CAA for us, written with blanks',
      [
        www,
        apex,
        txt,
        '@ CAA 0 issue digicert.com',
        '@ CAA 0 issue LetsEncrypt.org ; validationmethods=http-01',
      ],
    ],
    [
      'CAA for wildcards and reports alone',
      [www, apex, txt, '@ CAA 0 issuewild ;', '@ CAA 0 iodef mailto:a@example.com'],
    ],
    ['CAA for us, written with a dot at its end', [...right, '@ CAA 0 issue letsencrypt.org.']],
    ['CAA whose tag nobody knows, but need not', [...right, '@ CAA 0 tbs something']],
    ['CAA that is critical and known', [...right, '@ CAA 128 contactphone +1-555-0100']],
    [
      'CAA of the host before that of the zone',
      [`www A ${ours}`, 'www CAA 0 issue letsencrypt.org', apex, txt, '@ CAA 0 issue ;'],
    ],
    [
      'our token beside that of another claim',
      [www, apex, txt, '_wildpath TXT wildpath-verification=another1token2'],
    ],
    [
      'a text in quotes, capitals and blanks',
      [www, apex, `_wildpath TXT " Wildpath-Verification = ${token.toUpperCase()} "`],
    ],
  ])('with %s', async (_, zone) => {
    world.zones.setZone('agency.example', [`pages CNAME ${target}`])
    world.setZone('example.com', zone)
    const { isOwned, isServing } = await checkDomain(world.dns, pair)
    expect({ isOwned, isServing }).toEqual({ isOwned: true, isServing: true })
  })

  it('with CNAMEs, of which each server is asked as few questions as that takes', async () => {
    await checkDomain(world.dns, pair)
    const counts = [...world.resolvers, ...world.nameServers].map(
      ({ questions }) => questions.length,
    )
    expect(counts).toEqual([15, 5, 5, 5])
  })

  it('as another name than www, alone', async () => {
    world.setZone('example.com', [`shop CNAME ${target}`, txt])
    const report = await checkDomain(world.dns, {
      ...pair,
      primaryHost: 'shop.example.com',
      otherHost: null,
    })
    expect(report).toMatchObject({ ...works, isOtherServing: null })
    expect(report.records.map(({ type, name }) => `${type} ${name}`)).toEqual([
      'CNAME shop',
      'TXT _wildpath',
    ])
  })

  it('at the addresses of our host where the configuration names none', async () => {
    world.setZone('wildpath.app', [`funnels A ${ours}`, 'funnels AAAA 2001:db8::10'])
    const report = await checkDomain(world.dns, {
      ...pair,
      primaryHost: 'example.com',
      otherHost: 'www.example.com',
      targetAddresses: [],
    })
    expect(report).toMatchObject(works)
    expect(
      report.records.map(({ type, name, target, isRequired, status }) => [
        type,
        name,
        target,
        isRequired,
        status,
      ]),
    ).toEqual([
      ['CNAME', 'www', target, false, 'right'],
      ['A', '@', ours, true, 'right'],
      ['AAAA', '@', '2001:db8::10', false, 'missing'],
      ['TXT', '_wildpath', `wildpath-verification=${token}`, true, 'right'],
    ])
  })

  it('where its host lies in a zone of its own', async () => {
    world.setZone('shop.example.com', [`@ A ${ours}`])
    expect(
      await checkDomain(world.dns, { ...pair, primaryHost: 'shop.example.com', otherHost: null }),
    ).toMatchObject(works)
  })

  it('through the servers that the configuration names, with one question each', async () => {
    const [resolver] = world.resolvers
    const dns = createWireDns({ servers: [resolver.address] })
    expect(await checkDomain(dns, pair)).toMatchObject(works)
    const asked = resolver.questions.map(({ name, type }) => `${type} ${name}`)
    expect(asked.filter((question) => question === 'A www.example.com')).toHaveLength(1)
  })

  it('after a change, with the next look', async () => {
    world.setZone('example.com', [])
    expect(await checkDomain(world.dns, pair)).toMatchObject({ isOwned: false, isServing: false })
    world.setZone('example.com', [www, apex, txt])
    expect(await checkDomain(world.dns, pair)).toMatchObject(works)
  })

  it('in spite of answers that lie, are cut or come late', async () => {
    const [first, second] = world.nameServers
    first.behave({ does: 'wrong-id', times: 1 })
    first.behave({ does: 'truncated', times: 3 })
    second.behave({ does: 'silence', times: 1 })
    second.behave({ does: 'no-edns' })
    expect(await checkDomain(world.dns, pair)).toMatchObject(works)
  }, 40_000)
})

describe('a report', () => {
  it('shows what was found beside each record', async () => {
    world.setZone('example.com', [
      'www CNAME shops.example',
      '@ A 203.0.113.9',
      '_wildpath TXT v=spf1 -all',
    ])
    const { records } = await checkDomain(world.dns, pair)
    expect(records.map(({ status, found }) => [status, found])).toEqual([
      ['wrong', [{ type: 'CNAME', value: 'shops.example' }]],
      ['wrong', [{ type: 'A', value: '203.0.113.9' }]],
      ['wrong', [{ type: 'TXT', value: 'v=spf1 -all' }]],
    ])
  })

  it('says when old answers end', async () => {
    for (const { behave } of world.resolvers) {
      behave({
        name: 'www.example.com',
        does: { records: ['www.example.com 2400 CNAME shops.example'] },
      })
    }
    expect(await checkDomain(world.dns, pair)).toMatchObject({
      isServing: false,
      retryAfterSeconds: 2_400,
    })
  })

  it('concludes nothing when nobody answers', async () => {
    for (const { behave } of [...world.resolvers, ...world.nameServers]) behave({ does: 'refused' })
    const report = await checkDomain(world.dns, pair)
    expect(report).toMatchObject({ isConclusive: false, isOwned: false, isServing: false })
    expect(report.records.every(({ status }) => status === 'unknown')).toBe(true)
    expect(report.problems.map(({ code }) => code)).toEqual(['lookup-refused'])
  })

  it.each([
    [
      'server-failure',
      'The DNS lookup for example.com failed with SERVFAIL, usually because of a DNSSEC error. Turn DNSSEC off for example.com at your registrar, or copy the DS record again from your DNS provider.',
    ],
    [
      'refused',
      "The DNS lookup for example.com was refused (REFUSED), usually because of a lame delegation: the name servers set at your registrar don't host example.com. Add the domain at that DNS provider, or change the name servers at your registrar.",
    ],
    [
      'silence',
      "The DNS lookup for example.com timed out. We'll check again automatically. If this continues, ask your DNS provider whether its name servers are running.",
    ],
  ] as const)('explains a failed lookup through the configured servers: %s', async (does, text) => {
    const [resolver] = world.resolvers
    for (const name of ['www.example.com', 'example.com']) resolver.behave({ name, does })
    const dns = createWireDns({ servers: [resolver.address] })
    world.zones.setZone('com', [])
    expect((await checkDomain(dns, pair)).problems.map((problem) => problem.text)).toEqual([text])
  })

  it('names the TXT lookup if only that one fails at the configured servers', async () => {
    const [resolver] = world.resolvers
    resolver.behave({ name: '_wildpath.example.com', does: 'refused' })
    const dns = createWireDns({ servers: [resolver.address] })
    const { problems, records } = await checkDomain(dns, pair)
    expect(problems.map(({ text }) => text)).toEqual([
      "The TXT lookup for _wildpath.example.com was refused (REFUSED), usually because of a lame delegation: the name servers set at your registrar don't host example.com. Add the domain at that DNS provider, or change the name servers at your registrar.",
    ])
    expect(records.map(({ status }) => status)).toEqual(['right', 'right', 'unknown'])
  })

  it.each([
    ['server-failure', 'The address lookup for www.example.com failed with SERVFAIL'],
    ['silence', 'The address lookup for www.example.com timed out.'],
  ] as const)(
    'names the host if only its lookup fails on the configured servers: %s',
    async (does, text) => {
      const [resolver] = world.resolvers
      resolver.behave({ name: 'www.example.com', does })
      const dns = createWireDns({ servers: [resolver.address] })
      const { problems, records } = await checkDomain(dns, pair)
      expect(problems.map((problem) => problem.text)).toEqual([expect.stringContaining(text)])
      expect(records.map(({ status }) => status)).toEqual(['unknown', 'right', 'right'])
    },
    40_000,
  )

  it('serves a domain whose server takes two seconds per answer', async () => {
    const [resolver] = world.resolvers
    resolver.behave({ does: 'delay' })
    const dns = createWireDns({ servers: [resolver.address] })
    expect(await checkDomain(dns, pair)).toMatchObject(works)
  })

  it('does not call an apex with a CNAME nonexistent if its SOA lookup returns only the CNAME', async () => {
    const [resolver] = world.resolvers
    world.zones.setZone('com', [])
    world.zones.setZone('example.com', [`@ CNAME ${target}`, www, txt])
    const soa = { records: [`example.com CNAME ${target}`] }
    resolver.behave({ name: 'example.com', type: 'SOA', does: soa })
    resolver.behave({
      name: 'www.example.com',
      type: 'SOA',
      does: { records: [`www.example.com CNAME ${target}`] },
    })
    const dns = createWireDns({ servers: [resolver.address] })
    const apexOnly = { ...pair, primaryHost: 'example.com', otherHost: 'www.example.com' }
    expect(await checkDomain(dns, apexOnly)).toMatchObject({ isOwned: true, isServing: true })
  })

  it('concludes nothing while our own host has no address', async () => {
    world.setZone('wildpath.app', ['@ A 203.0.113.1'])
    expect(await checkDomain(world.dns, pair)).toMatchObject({ isConclusive: false, isOwned: true })
  })

  it('concludes that a domain is gone when resolvers say so as well', async () => {
    for (const { behave } of world.nameServers) behave({ does: 'refused' })
    expect(await checkDomain(world.dns, pair)).toMatchObject({ isConclusive: false })
    for (const { behave } of world.resolvers)
      behave({ name: 'www.example.com', does: 'server-failure' })
    expect(await checkDomain(world.dns, pair)).toMatchObject({
      isConclusive: true,
      isServing: false,
    })
  })

  it('lists the tokens of other claims', async () => {
    world.setZone('example.com', [www, txt, '_wildpath TXT wildpath-verification=another1token2'])
    expect((await checkDomain(world.dns, pair)).tokens.toSorted()).toEqual([
      'another1token2',
      token,
    ])
  })

  it('names domains of other scripts both ways', async () => {
    world.setZone('xn--bcher-kva.de', [www])
    const { problems } = await checkDomain(world.dns, {
      ...pair,
      zone: 'xn--bcher-kva.de',
      primaryHost: 'www.xn--bcher-kva.de',
      otherHost: 'xn--bcher-kva.de',
    })
    expect(problems.map(({ text }) => text)).toEqual([
      'The TXT record _wildpath is missing, which shows that bücher.de (xn--bcher-kva.de) is yours. Add it as listed here.',
      `There is no record for bücher.de (xn--bcher-kva.de) yet, so visitors who type it do not arrive. Add an A record to ${ours}.`,
    ])
  })
})
