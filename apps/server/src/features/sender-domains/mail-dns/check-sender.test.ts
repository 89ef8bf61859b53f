import { describe, expect, it } from 'vitest'

import type { Dns, DnsAnswer, DnsServer, RecordType } from '../../../providers/dns/dns.ts'
import { createDnsZones } from '../../../testing/dns-zones.ts'
import { checkSender } from './check-sender.ts'
import type { ExpectedSender } from './sender-report.ts'

const publicKey = `MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA${'abcdefghij'.repeat(34)}QIDAQAB`
const expected: ExpectedSender = {
  domain: 'rafting.example',
  zone: 'rafting.example',
  selector: 'wildpath-1a2b',
  publicKey,
  spfInclude: '_spf.wildpath.example',
}
const key = `v=DKIM1; k=rsa; p=${publicKey}`
const right = [
  '@ MX 10 mail.rafting.example',
  `wildpath-1a2b._domainkey TXT ${key}`,
  '@ TXT v=spf1 include:_spf.wildpath.example ~all',
  '_dmarc TXT v=DMARC1; p=none',
]
const without = (...starts: string[]) =>
  right.filter((line) => !starts.some((start) => line.startsWith(start)))
const dkim = (value: string) => [...without('wildpath'), `wildpath-1a2b._domainkey TXT ${value}`]
const spf = (...values: string[]) => [
  ...without('@ TXT'),
  ...values.map((value) => `@ TXT ${value}`),
]
const dmarc = (...values: string[]) => [
  ...without('_dmarc'),
  ...values.map((value) => `_dmarc TXT ${value}`),
]

/** Servers of the same zones; one for each list of lines. */
function dnsOf(...zonesOfServers: string[][]): Dns {
  const servers = zonesOfServers.map((lines, at) => serverOf(lines, `ns${at + 1}.example`))
  return {
    resolvers: servers.slice(0, 1),
    findAuthority: async () => ({
      zone: 'rafting.example',
      nameServers: servers.map(({ name }) => name),
      servers,
      areResolvers: false,
    }),
  }
}

function serverOf(lines: string[], name: string): DnsServer {
  const zones = createDnsZones({
    'rafting.example': lines,
    'wildpath.example': ['_spf TXT v=spf1 ip4:192.0.2.1 -all'],
    'relay.example': ['spf TXT v=spf1 a mx a:one.example exists:two.example ?all'],
  })
  return {
    name,
    async ask(asked: string, type: RecordType): Promise<DnsAnswer> {
      const { code, records } = zones.find(asked, type)
      if (code === 'NXDOMAIN') return { kind: 'no-such-name' }
      if (code === 'REFUSED') return { kind: 'failure', reason: 'refused' }
      return { kind: 'records', records }
    },
  }
}

const silentServer: DnsServer = {
  name: 'ns9.example',
  ask: async () => ({ kind: 'failure', reason: 'timeout' }),
}

/** How the three records stand, and which problems there are. */
async function look(dns: Dns, changes: Partial<ExpectedSender> = {}) {
  const report = await checkSender(dns, { ...expected, ...changes })
  return { ...report, codes: report.problems.map(({ code }) => code) }
}

describe('a sender domain whose records are right', () => {
  it('has nothing to be done, and shows each record beside what was found', async () => {
    const report = await look(dnsOf(right))
    expect(report).toMatchObject({ isRight: true, isConclusive: true, takesMail: true, codes: [] })
    expect(
      report.records.map(({ name, host, target, isRequired, status, found }) => [
        name,
        host,
        target,
        isRequired,
        status,
        found.map(({ value }) => value),
      ]),
    ).toEqual([
      [
        'wildpath-1a2b._domainkey',
        'wildpath-1a2b._domainkey.rafting.example',
        key,
        true,
        'right',
        [key],
      ],
      [
        '@',
        'rafting.example',
        'v=spf1 include:_spf.wildpath.example ~all',
        true,
        'right',
        ['v=spf1 include:_spf.wildpath.example ~all'],
      ],
      [
        '_dmarc',
        '_dmarc.rafting.example',
        'v=DMARC1; p=none',
        false,
        'right',
        ['v=DMARC1; p=none'],
      ],
    ])
  })

  it.each([
    ['another order of tags', dkim(`k=rsa; p=${publicKey}; v=DKIM1`)],
    ['no version', dkim(`p=${publicKey}`)],
    ['other texts at the domain', [...right, '@ TXT google-site-verification=abc']],
    ['other senders beside us', spf('v=spf1 a mx include:_spf.WILDPATH.example -all')],
    ['an include with a plus sign', spf('v=spf1 a +include:_spf.wildpath.example -all')],
    [
      'an SPF record that includes itself',
      spf('v=spf1 include:rafting.example include:_spf.wildpath.example ~all'),
    ],
    ['a strict policy', dmarc('v=DMARC1; p=reject; adkim=s; aspf=s')],
  ])('is right with %s', async (_what, lines) => {
    expect(await look(dnsOf(lines))).toMatchObject({ isRight: true, codes: [] })
  })

  it.each([
    [
      'the key',
      [
        ...without('wildpath'),
        'wildpath-1a2b._domainkey CNAME keys.rafting.example',
        `keys TXT ${key}`,
      ],
    ],
    [
      'the policy',
      [
        ...without('_dmarc'),
        '_dmarc CNAME policies.rafting.example',
        'policies TXT v=DMARC1; p=reject',
      ],
    ],
  ])('is right where a CNAME leads to %s', async (_what, lines) => {
    expect(await look(dnsOf(lines))).toMatchObject({ isRight: true, codes: [] })
  })

  it('leaves a policy as it is', async () => {
    const { records } = await look(dnsOf(dmarc('v=DMARC1; p=quarantine; rua=mailto:a@b.example')))
    expect(records[2]?.target).toBe('v=DMARC1; p=quarantine; rua=mailto:a@b.example')
  })

  it('names records after the registered domain, and takes its policy for names below', async () => {
    const domain = 'news.rafting.example'
    const lines = [
      `wildpath-1a2b._domainkey.news TXT ${key}`,
      'news TXT v=spf1 include:_spf.wildpath.example ~all',
      '_dmarc TXT v=DMARC1; p=none; sp=reject',
    ]
    const report = await look(dnsOf(lines), { domain })
    expect(report).toMatchObject({ isRight: true, codes: ['no-mailbox'] })
    expect(report.records.map(({ name }) => name)).toEqual([
      'wildpath-1a2b._domainkey.news',
      'news',
      '_dmarc.news',
    ])
  })
})

describe('a wrong set-up', () => {
  it.each<[string, string[], RegExp]>([
    [
      'dkim-missing',
      without('wildpath'),
      /There is no TXT record named wildpath-1a2b\._domainkey yet/,
    ],
    ['dkim-cut', dkim(key.slice(0, 255)), /cut off after 255 characters: 237 of 391/],
    ['dkim-damaged', dkim(key.replace('fghij', '')), /Copy the value again/],
    ['dkim-damaged', dkim(`${key}AAAA`), /Copy the value again/],
    ['dkim-damaged', dkim(key.replace(/QIDAQAB$/, 'QIDAQAX')), /Copy the value again/],
    ['dkim-quoted', dkim(`${key.slice(0, 100)}" "${key.slice(100)}`), /quotation marks/],
    ['dkim-quoted', dkim(key.replace('; p=', '\\; p=')), /quotation marks or backslashes/],
    ['dkim-other-key', dkim('v=DKIM1; p=MIGfMA0GCSqGSIb3'), /another key than the one shown/],
    ['dkim-revoked', dkim('v=DKIM1; p='), /empty key/],
    ['dkim-no-key', dkim('v=spf1 -all'), /“v=spf1 -all”, which is no DKIM key/],
    ['dkim-twice', [...right, 'wildpath-1a2b._domainkey TXT v=DKIM1; p=abc'], /2 TXT records/],
    [
      'dkim-alias',
      [
        ...without('wildpath'),
        'wildpath-1a2b._domainkey CNAME keys.rafting.example',
        'keys A 192.0.2.1',
      ],
      /^wildpath-1a2b\._domainkey is a CNAME record that points to keys\.rafting\.example, where no key is\. Where a CNAME record stands, no other record of the same name can be.*Delete the CNAME record, then add a TXT record named wildpath-1a2b\._domainkey/,
    ],
    [
      'dkim-alias',
      [
        ...without('wildpath'),
        'wildpath-1a2b._domainkey CNAME keys.rafting.example',
        'keys TXT v=DKIM1; p=MIGfMA0GCSqGSIb3',
      ],
      /points to keys\.rafting\.example, where another key than ours is\. Where a CNAME.*Delete the CNAME record/,
    ],
    [
      'dkim-alias',
      [
        ...without('wildpath'),
        'wildpath-1a2b._domainkey CNAME keys.rafting.example',
        `keys TXT ${key}`,
        'keys TXT v=DKIM1; p=MIGfMA0GCSqGSIb3',
      ],
      /Delete the CNAME record/,
    ],
    [
      'dkim-alias',
      [...without('wildpath'), '*._domainkey CNAME pages.host.example'],
      /points to pages\.host\.example, where no key is.*one named \*: leave that as it is and only add the TXT record/,
    ],
    [
      'dkim-alias',
      [...without('wildpath'), 'wildpath-1a2b._domainkey CNAME gone.rafting.example'],
      /points to gone\.rafting\.example, where no key is/,
    ],
    [
      'spf-alias',
      [...without('@ TXT'), '@ CNAME shop.host.example'],
      /^rafting\.example is a CNAME record that points to shop\.host\.example, where no SPF record names us\..*no other record of the same name.*A records or an ALIAS record in its place/,
    ],
    [
      'dkim-doubled-name',
      [...without('wildpath'), `wildpath-1a2b._domainkey.rafting.example TXT ${key}`],
      /adds rafting\.example by itself\. Use only wildpath-1a2b\._domainkey as/,
    ],
    [
      'dkim-wrong-name',
      [...without('wildpath'), `wildpath-1a2b TXT ${key}`],
      /stands at wildpath-1a2b\.rafting\.example, where nobody looks/,
    ],
    ['spf-missing', spf('some-other-text'), /has no SPF record yet/],
    ['spf-misspelt', spf('spf1 include:_spf.wildpath.example'), /has to begin with v=spf1/],
    ['spf-twice', spf('v=spf1 a ~all', 'v=spf1 mx ~all'), /2 SPF records/],
    ['spf-without-us', spf('v=spf1 a -all'), /yours with include:_spf\.wildpath\.example added/],
    ['spf-after-all', spf('v=spf1 -all include:_spf.wildpath.example'), /after “all”/],
    [
      'spf-too-many-lookups',
      spf('v=spf1 include:spf.relay.example a mx ptr exists:a.example redirect=b.example'),
      /look up 11 names/,
    ],
    [
      'spf-too-many-lookups',
      spf(['v=spf1', ...Array.from({ length: 25 }, (_, at) => `a:n${at}.example`)].join(' ')),
      /look up 21 names/,
    ],
  ])('is answered with what to do: %s', async (code, lines, sentence) => {
    const report = await look(dnsOf(lines))
    expect(report).toMatchObject({ isRight: false, isConclusive: true, codes: [code] })
    expect(report.problems[0]).toMatchObject({
      weight: 'blocks',
      text: expect.stringMatching(sentence),
    })
  })

  it.each<[string, string[], RegExp]>([
    ['dmarc-missing', without('_dmarc'), /works without one/],
    [
      'dmarc-alias',
      [...without('_dmarc'), '_dmarc CNAME rafting.policies.example'],
      /^_dmarc\.rafting\.example is a CNAME record that points to rafting\.policies\.example, where mail servers find no DMARC policy.*no other record of the same name.*set your policy there; otherwise delete the CNAME record and add the TXT record/,
    ],
    [
      'dmarc-alias',
      [
        ...without('_dmarc'),
        '_dmarc CNAME policies.rafting.example',
        'policies TXT v=DMARC1; p=none',
        'policies TXT v=DMARC1; p=reject',
      ],
      /points to policies\.rafting\.example/,
    ],
    ['dmarc-twice', dmarc('v=DMARC1; p=none', 'v=DMARC1; p=reject'), /2 DMARC records/],
    ['dmarc-unreadable', dmarc('DMARC1; p=none'), /has to begin with v=DMARC1/],
    ['dmarc-unreadable', dmarc('v=DMARC1; p=maybe'), /names no policy/],
    ['dkim-spaces', dkim(`${key.slice(0, 100)} ${key.slice(100)}`), /spaces inside/],
    ['dkim-testing', dkim(`${key}; t=y`), /t=y/],
    ['no-mailbox', without('@ MX'), /go to the address of your account/],
    ['no-mailbox', [...without('@ MX'), '@ MX 0 .'], /go to the address of your account/],
  ])('only warns where mail works all the same: %s', async (code, lines, sentence) => {
    const report = await look(dnsOf(lines))
    expect(report).toMatchObject({ isRight: true, codes: [code] })
    expect(report.problems[0]).toMatchObject({
      weight: 'warns',
      text: expect.stringMatching(sentence),
    })
  })

  it('shows a CNAME among what was found, with what it leads to', async () => {
    const { records } = await look(
      dnsOf([
        ...without('wildpath', '_dmarc'),
        'wildpath-1a2b._domainkey CNAME keys.rafting.example',
        'keys TXT v=DKIM1; p=abc',
        '_dmarc CNAME rafting.policies.example',
      ]),
    )
    expect(records.map(({ purpose, status, found }) => [purpose, status, found])).toEqual([
      [
        'dkim',
        'wrong',
        [
          { type: 'CNAME', value: 'keys.rafting.example' },
          { type: 'TXT', value: 'v=DKIM1; p=abc' },
        ],
      ],
      ['spf', 'right', [{ type: 'TXT', value: 'v=spf1 include:_spf.wildpath.example ~all' }]],
      ['dmarc', 'wrong', [{ type: 'CNAME', value: 'rafting.policies.example' }]],
    ])
  })

  it('advises another name to send from where the entered one leads to a website', async () => {
    const report = await look(dnsOf(['trips CNAME funnels.wildpath.example']), {
      domain: 'trips.rafting.example',
    })
    const alias = report.problems.find(({ code }) => code === 'spf-alias')
    expect(alias?.text).toMatch(
      /^trips\.rafting\.example is a CNAME record that points to funnels\.wildpath\.example.*send from an address at rafting\.example/,
    )
  })

  it('names the servers of the domain', async () => {
    expect((await look(dnsOf(right))).nameServers).toEqual(['ns1.example'])
  })

  it('says what a policy would do to mail without the key', async () => {
    const lines = [...without('wildpath', '_dmarc'), '_dmarc TXT v=DMARC1; p=reject']
    const report = await look(dnsOf(lines))
    expect(report.codes).toEqual(['dkim-missing', 'dmarc-strict'])
    expect(report.problems[1]?.text).toMatch(/would refuse mail without the DKIM key/)
  })

  it.each([
    ['p=none; sp=reject', /p=reject: mail servers would refuse/],
    ['p=reject; sp=quarantine', /p=quarantine: mail servers would put into the spam folder/],
    ['p=reject', /p=reject: mail servers would refuse/],
  ])('says what the policy above would do to a name below it: %s', async (policy, sentence) => {
    const report = await look(dnsOf([`_dmarc TXT v=DMARC1; ${policy}`]), {
      domain: 'news.rafting.example',
    })
    const strict = report.problems.find(({ code }) => code === 'dmarc-strict')
    expect(strict?.text).toMatch(sentence)
  })

  it('says nothing of a mailbox where nobody tells who takes mail', async () => {
    const dns = dnsOf(right)
    const [server] = dns.resolvers
    if (server === undefined) throw new Error('No server')
    const quiet: DnsServer = {
      ...server,
      ask: (name, type) => (type === 'MX' ? silentServer : server).ask(name, type),
    }
    const found = {
      zone: 'rafting.example',
      nameServers: [quiet.name],
      servers: [quiet],
      areResolvers: false,
    }
    expect(await look({ ...dns, findAuthority: async () => found })).toMatchObject({
      takesMail: true,
      codes: [],
    })
  })

  it('asks the next resolver for included records where one is silent', async () => {
    const relayed = 'v=spf1 include:spf.relay.example a mx ptr exists:a.example redirect=b.example'
    const dns = dnsOf(spf(relayed))
    const resolvers = [silentServer, ...dns.resolvers]
    expect((await look({ ...dns, resolvers })).codes).toEqual(['spf-too-many-lookups'])
  })

  it('waits for servers that do not have the new record yet', async () => {
    const report = await look(dnsOf(right, without('wildpath')))
    expect(report).toMatchObject({ isRight: false, codes: ['servers-disagree'] })
  })

  it('concludes nothing from silence, but something from one of two that answers', async () => {
    const silent: Dns = {
      resolvers: [silentServer],
      findAuthority: async () => ({
        zone: '',
        nameServers: [],
        servers: [silentServer],
        areResolvers: false,
      }),
    }
    expect(await look(silent)).toMatchObject({ isConclusive: false, codes: ['servers-silent'] })
    const nobody: Dns = {
      resolvers: [],
      findAuthority: async () => ({ failure: 'no-answer', reason: 'timeout' }),
    }
    expect(await look(nobody)).toMatchObject({ isConclusive: false, codes: ['servers-silent'] })
    const dns = dnsOf(right)
    const half: Dns = {
      ...dns,
      findAuthority: async (name) => {
        const found = await dns.findAuthority(name)
        return 'failure' in found ? found : { ...found, servers: [silentServer, ...found.servers] }
      },
    }
    expect(await look(half)).toMatchObject({ isRight: true })
  })

  it('says that a domain does not exist', async () => {
    const none: Dns = { resolvers: [], findAuthority: async () => ({ failure: 'no-such-name' }) }
    expect(await look(none)).toMatchObject({ isConclusive: true, codes: ['domain-not-found'] })
  })
})

describe('the SPF record that is shown', () => {
  it.each([
    [[], 'v=spf1 include:_spf.wildpath.example ~all'],
    [['v=spf1 a mx -all'], 'v=spf1 a mx include:_spf.wildpath.example -all'],
    [['v=spf1 redirect=x.example'], 'v=spf1 include:_spf.wildpath.example redirect=x.example'],
    [['v=spf1 a'], 'v=spf1 a include:_spf.wildpath.example'],
    [['v=spf1 -all include:_spf.wildpath.example'], 'v=spf1 include:_spf.wildpath.example -all'],
    [
      ['v=spf1 a mx -all', 'v=spf1 mx ip4:192.0.2.7 ~all'],
      'v=spf1 a mx ip4:192.0.2.7 include:_spf.wildpath.example ~all',
    ],
  ])('keeps what the owner has: %j', async (values, target) => {
    const { records } = await look(dnsOf(spf(...values)))
    expect(records[1]?.target).toBe(target)
  })
})
