import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { type DnsTestServer, startDnsServer } from '../../testing/dns-server.ts'
import { type DnsWorld, startDnsWorld } from '../../testing/dns-world.ts'
import type { DnsServer } from './dns.ts'
import { createWireDns } from './wire-dns.ts'

describe('a question', () => {
  let server: DnsTestServer
  let resolver: DnsServer
  beforeAll(async () => {
    server = await startDnsServer()
    const [only] = createWireDns({ servers: [server.address] }).resolvers
    if (only === undefined) throw new Error('No resolver')
    resolver = only
  })
  afterAll(() => server.stop())
  beforeEach(() => {
    server.reset()
    server.zones.setZone('example.com', [
      '@ A 203.0.113.7',
      '@ 60 AAAA 2001:db8::7',
      '@ MX 10 Mail.Example.com',
      '@ CAA 0 issue letsencrypt.org',
      '@ CAA 128 tbs unknown',
      'www CNAME Pages.Example.net',
      'quiet TXT a text',
      `long TXT ${'a'.repeat(300)}`,
      ...Array.from({ length: 80 }, (_, index) => `many TXT text number ${index} of a long list`),
      'one CNAME two.example.com',
      'two CNAME one.example.com',
    ])
    server.zones.setZone('example.net', ['pages A 203.0.113.8'])
  })
  const ask = (...question: Parameters<DnsServer['ask']>) => resolver.ask(...question)

  it('is answered with records of every type, their values as people read them', async () => {
    expect(await ask('example.com', 'A')).toEqual({
      kind: 'records',
      records: [{ name: 'example.com', type: 'A', ttl: 300, value: '203.0.113.7' }],
    })
    expect(await valuesOf('example.com', 'AAAA')).toEqual(['2001:db8::7'])
    expect(await valuesOf('example.com', 'MX')).toEqual(['10 mail.example.com'])
    expect(await valuesOf('example.com', 'CAA')).toEqual([
      '0 issue letsencrypt.org',
      '128 tbs unknown',
    ])
    expect(await valuesOf('example.com', 'NS')).toEqual(['ns1.example.com', 'ns2.example.com'])
  })

  it('has the chain of CNAMEs in its answer, in lower case', async () => {
    expect(await ask('www.example.com', 'A')).toMatchObject({
      records: [
        { name: 'www.example.com', type: 'CNAME', value: 'pages.example.net' },
        { name: 'pages.example.net', type: 'A', value: '203.0.113.8' },
      ],
    })
  })

  it('may name what it asks for in capitals and with a dot at its end', async () => {
    expect(await ask('WWW.Example.COM.', 'CNAME')).toMatchObject({
      records: [{ name: 'www.example.com', value: 'pages.example.net' }],
    })
    expect(server.questions.map(({ name }) => name)).toEqual(['www.example.com'])
  })

  it('tells names without such records from names that do not exist', async () => {
    expect(await ask('quiet.example.com', 'A')).toEqual({ kind: 'records', records: [] })
    expect(await ask('nobody.example.com', 'A')).toEqual({ kind: 'no-such-name' })
    expect(await ask(`${'a'.repeat(64)}.example.com`, 'A')).toEqual({ kind: 'no-such-name' })
    expect(await ask('a..example.com', 'A')).toEqual({ kind: 'no-such-name' })
  })

  it('joins the strings of a long text', async () => {
    expect(await valuesOf('long.example.com', 'TXT')).toEqual(['a'.repeat(300)])
  })

  it('has no control characters in its answer, whatever was set', async () => {
    server.zones.setZone('example.com', [
      'odd TXT a\u0000text\twith\u001b[1m controls',
      'name CNAME a\u0000b.example.net',
    ])
    expect(await valuesOf('odd.example.com', 'TXT')).toEqual(['a text with [1m controls'])
    expect(await valuesOf('name.example.com', 'CNAME')).toEqual(['a b.example.net'])
  })

  it('is asked again over TCP where the answer was cut', async () => {
    expect(await valuesOf('many.example.com', 'TXT')).toHaveLength(80)
    expect(server.questions.map(({ isOverTcp }) => isOverTcp)).toEqual([false, true])
  })

  it('has no answer when that is cut over TCP as well', async () => {
    server.behave({ does: 'always-truncated' })
    expect(await ask('example.com', 'A')).toEqual({ kind: 'failure', reason: 'unreadable' })
  })

  it('ends where CNAMEs go in circles', async () => {
    expect(await ask('one.example.com', 'A')).toMatchObject({ kind: 'records' })
  })

  it('is read from TCP however large it is, up to 16 KiB and 100 records', async () => {
    const texts = (count: number, length: number) =>
      server.zones.setZone(
        'example.com',
        Array.from({ length: count }, (_, index) => `many TXT ${`${index} `.padEnd(length, 'x')}`),
      )
    texts(120, 20)
    expect(await valuesOf('many.example.com', 'TXT')).toHaveLength(100)
    texts(55, 250)
    expect(await valuesOf('many.example.com', 'TXT')).toHaveLength(55)
    texts(70, 250)
    expect(await ask('many.example.com', 'TXT')).toEqual({ kind: 'failure', reason: 'unreadable' })
  })

  it('is given up where the server is silent over TCP', async () => {
    server.behave({ does: 'silence-over-tcp' })
    expect(await ask('example.com', 'A')).toEqual({ kind: 'failure', reason: 'timeout' })
  }, 20_000)

  it('has a number that nobody foresees', async () => {
    for (let time = 0; time < 6; time += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one question after the other
      await ask('example.com', 'A')
    }
    const ids = server.questions.map(({ id }) => id)
    const steps = ids.slice(1).map((id, index) => id - (ids[index] ?? 0))
    expect(ids).toHaveLength(6)
    expect(new Set(steps).size).toBeGreaterThan(1)
  })

  it('is sent again when nothing came, from another port', async () => {
    server.behave({ does: 'silence', times: 1 })
    expect(await ask('example.com', 'A')).toMatchObject({ kind: 'records' })
    const [first, second, ...others] = server.questions
    expect(others).toEqual([])
    expect(first?.port).not.toBe(second?.port)
  })

  it('is answered by a server that takes two seconds', async () => {
    server.behave({ does: 'delay' })
    expect(await ask('example.com', 'A')).toMatchObject({ kind: 'records' })
  })

  it('is given up after two attempts', async () => {
    server.behave({ does: 'silence' })
    expect(await ask('example.com', 'A')).toEqual({ kind: 'failure', reason: 'timeout' })
    expect(server.questions).toHaveLength(2)
  })

  it.each(['wrong-id', 'wrong-question', 'more-questions', 'echo', 'garbage'] as const)(
    'takes no answer that lies: %s',
    async (does) => {
      server.behave({ does })
      expect(await ask('example.com', 'A')).toEqual({ kind: 'failure', reason: 'unreadable' })
    },
  )

  it.each(['server-failure', 'refused'] as const)(
    'tells what the server said: %s',
    async (does) => {
      server.behave({ does })
      expect(await ask('example.com', 'A')).toEqual({ kind: 'failure', reason: does })
    },
  )

  it.each(['no-edns', 'not-known'] as const)(
    'is put more simply to servers that know no EDNS: %s',
    async (does) => {
      server.behave({ does })
      expect(await valuesOf('example.com', 'A')).toEqual(['203.0.113.7'])
      expect(server.questions.map(({ hasEdns }) => hasEdns)).toEqual([true, false])
    },
  )

  it('can do without the check of signatures', async () => {
    server.behave({ does: 'bad-signature' })
    expect(await ask('example.com', 'A')).toEqual({ kind: 'failure', reason: 'server-failure' })
    expect(await ask('example.com', 'A', { ignoresDnssec: true })).toMatchObject({
      kind: 'records',
    })
  })

  it('takes no records that it did not ask for', async () => {
    server.behave({
      name: 'www.example.com',
      does: { records: ['www.example.com A 203.0.113.9', 'bank.example A 203.0.113.66'] },
    })
    expect(await valuesOf('www.example.com', 'A')).toEqual(['203.0.113.9'])
  })

  it('fails without a word where nobody listens', async () => {
    const closed = await startDnsServer()
    await closed.stop()
    const [nobody] = createWireDns({ servers: [closed.address] }).resolvers
    expect(await nobody?.ask('example.com', 'A')).toEqual({ kind: 'failure', reason: 'timeout' })
  })

  it('finds the zone through the servers that are given, and asks them in its place', async () => {
    const dns = createWireDns({ servers: [server.address] })
    expect(await dns.findAuthority('shop.www.example.com')).toEqual({
      zone: 'example.com',
      nameServers: ['ns1.example.com', 'ns2.example.com'],
      servers: dns.resolvers,
      areResolvers: true,
    })
    expect(server.questions.every(({ isRecursive }) => isRecursive)).toBe(true)
  })

  it('goes to port 53 where no other is given', () => {
    const given = createWireDns({ servers: ['192.0.2.1', '192.0.2.2:5353', '[2001:db8::1]'] })
    expect(given.resolvers).toMatchObject([
      { endpoint: { address: '192.0.2.1', port: 53 } },
      { endpoint: { address: '192.0.2.2', port: 5353 } },
      { endpoint: { address: '2001:db8::1', port: 53 } },
    ])
    expect(createWireDns({ servers: [] }).resolvers).toMatchObject([
      { endpoint: { address: '1.1.1.1', port: 53 } },
      { endpoint: { address: '8.8.8.8', port: 53 } },
    ])
  })

  async function valuesOf(...question: Parameters<DnsServer['ask']>) {
    const answer = await ask(...question)
    return answer.kind === 'records' ? answer.records.map(({ value }) => value) : answer
  }
})

describe('the authority of a name', () => {
  let world: DnsWorld
  beforeAll(async () => {
    world = await startDnsWorld()
  })
  afterAll(() => world.stop())
  beforeEach(() => {
    world.reset()
    world.setZone('example.com', ['@ A 203.0.113.7', 'www CNAME pages.example.net'])
  })

  async function serversOf(name: string) {
    const found = await world.dns.findAuthority(name)
    return 'failure' in found
      ? found.failure
      : { ...found, servers: found.servers.map(({ name }) => name) }
  }

  it('is looked for upwards, and its servers are asked themselves, without recursion', async () => {
    expect(await serversOf('www.example.com')).toEqual({
      zone: 'example.com',
      nameServers: ['ns1.hoster.net', 'ns2.hoster.net'],
      servers: ['ns1.hoster.net', 'ns2.hoster.net'],
      areResolvers: false,
    })
    const found = await world.dns.findAuthority('example.com')
    if ('failure' in found) throw new Error(found.failure)
    expect(await found.servers[1]?.ask('example.com', 'A')).toMatchObject({
      records: [{ value: '203.0.113.7' }],
    })
    expect(world.nameServers.map(({ questions }) => questions.length)).toEqual([0, 1])
    expect(world.nameServers[1].questions[0]?.isRecursive).toBe(false)
  })

  it('is nobody for a name that does not exist', async () => {
    expect(await serversOf('www.exmaple.net')).toBe('no-such-name')
    expect(await serversOf('exmaple.invalid')).toBe('no-such-name')
  })

  it('is not known when no resolver answers', async () => {
    for (const resolver of world.resolvers) resolver.behave({ does: 'refused' })
    expect(await serversOf('example.com')).toBe('no-answer')
  })

  it('is found by the second resolver when the first fails', async () => {
    world.resolvers[0].behave({ does: 'server-failure' })
    expect(await serversOf('example.com')).toMatchObject({ zone: 'example.com' })
  })

  it('is told by the zone above when its own servers fail', async () => {
    world.zones.setZone('net', [
      '@ NS ns1.hoster.net',
      'broken NS ns1.hoster.net',
      'broken NS ns2.hoster.net',
    ])
    for (const { behave } of world.resolvers) {
      behave({ name: 'broken.net', does: 'server-failure' })
      behave({ name: 'www.broken.net', does: 'server-failure' })
    }
    expect(await serversOf('www.broken.net')).toEqual({
      zone: 'broken.net',
      nameServers: ['ns1.hoster.net', 'ns2.hoster.net'],
      servers: ['ns1.hoster.net', 'ns2.hoster.net'],
      areResolvers: false,
    })
  })

  it('is not known where the zone above has handed the name to nobody', async () => {
    for (const { behave } of world.resolvers) behave({ name: 'broken.net', does: 'server-failure' })
    expect(await serversOf('broken.net')).toBe('no-answer')
    const [resolver] = world.resolvers
    const given = createWireDns({ servers: [resolver.address] })
    expect(await given.findAuthority('broken.net')).toEqual({
      failure: 'no-answer',
      reason: 'server-failure',
    })
  })

  it('is told by the zone above when a CNAME at the apex hides the SOA record', async () => {
    world.zones.setZone('net', ['@ NS ns1.hoster.net', 'alias NS ns1.hoster.net'])
    for (const { behave } of world.resolvers) {
      behave({ name: 'alias.net', does: { records: ['alias.net CNAME funnels.wildpath.app'] } })
    }
    expect(await serversOf('alias.net')).toMatchObject({
      zone: 'alias.net',
      nameServers: ['ns1.hoster.net'],
    })
    const [{ address }] = world.resolvers
    const given = createWireDns({ servers: [address] })
    expect(await given.findAuthority('alias.net')).toMatchObject({ zone: 'alias.net' })
  })

  it('may have addresses of IPv6 alone', async () => {
    world.zones.setZone('example.com', ['@ NS a.example.com', 'a AAAA 2600::1'])
    expect(await serversOf('example.com')).toMatchObject({ servers: ['a.example.com'] })
  })

  it('is looked for at eight names and no more', async () => {
    expect(await serversOf('b.c.d.e.f.g.example.com')).toMatchObject({ zone: 'example.com' })
    expect(world.resolvers[0].questions.filter(({ type }) => type === 'SOA')).toHaveLength(7)
    world.resolvers[0].reset()
    expect(await serversOf('a.b.c.d.e.f.g.h.example.com')).toBe('no-such-name')
    expect(world.resolvers[0].questions).toHaveLength(8)
  })

  it('never is a machine of a private network, however a zone names it', async () => {
    const inside = ['127.0.0.1', '10.0.0.1', '192.168.1.1', '169.254.169.254']
    world.zones.setZone('example.com', [
      ...inside.map((_, index) => `@ NS inside${index}.example.com`),
      ...inside.map((address, index) => `inside${index} A ${address}`),
    ])
    expect(await serversOf('example.com')).toMatchObject({ servers: [] })
    world.zones.setZone('example.com', [
      '@ NS a.example.com',
      '@ NS b.example.com',
      'a AAAA ::1',
      'b AAAA fd00::1',
    ])
    expect(await serversOf('example.com')).toMatchObject({ servers: [] })
    expect(world.strangers).toEqual([])
  })

  it('is asked at four servers at most', async () => {
    const numbers = Array.from({ length: 40 }, (_, index) => index)
    world.zones.setZone('example.com', [
      ...numbers.map((number) => `@ NS n${number}.example.com`),
      ...numbers.map((number) => `n${number} A 11.0.1.${number}`),
    ])
    const found = await serversOf('example.com')
    expect(found).toMatchObject({
      servers: ['n0.example.com', 'n1.example.com', 'n2.example.com', 'n3.example.com'],
    })
    expect(world.resolvers[0].questions.length).toBeLessThan(10)
  })

  it('is refused where a server does not keep the zone', async () => {
    for (const server of world.nameServers) server.behave({ does: 'not-authoritative' })
    const found = await world.dns.findAuthority('example.com')
    if ('failure' in found) throw new Error(found.failure)
    expect(await found.servers[0]?.ask('example.com', 'A')).toEqual({
      kind: 'failure',
      reason: 'refused',
    })
  })
})
