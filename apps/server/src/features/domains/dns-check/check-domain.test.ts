import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

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
  targetAddresses: [ours, '2001:db8::10'],
  certificateAuthorities: ['letsencrypt.org'],
}
const apexFirst: ExpectedDns = { ...pair, primaryHost: 'example.com', otherHost: 'www.example.com' }

const www = `www CNAME ${target}`
const apex = `@ A ${ours}`
const txt = `_wildpath TXT wildpath-verification=${token}`
const right = [www, apex, txt]
/** Long enough for servers that never answer. */
const patience = 40_000

let world: DnsWorld
beforeAll(async () => {
  world = await startDnsWorld()
})
afterAll(() => world.stop())
beforeEach(() => {
  world.reset()
  world.setZone('wildpath.app', [
    '@ A 203.0.113.1',
    `funnels A ${ours}`,
    'funnels AAAA 2001:db8::10',
  ])
  world.setZone('example.com', right)
  world.setZone('shops.example', ['@ A 203.0.113.66'])
})

type Mistake = {
  it: string
  code: string
  says: string
  zone?: string[]
  change?: () => void
  expected?: ExpectedDns
  /** It works in spite of it. */
  serves?: true
  owns?: false
}

const oldAddress = '203.0.113.9'
const mistakes: Mistake[] = [
  {
    it: 'nothing is set yet',
    zone: [],
    code: 'nothing-set',
    says: 'None of the records is set at example.com yet. Sign in where you bought the domain, open its DNS records and add those listed here.',
    owns: false,
  },
  {
    it: 'the domain does not exist',
    change: () => world.zones.removeZone('example.com'),
    code: 'domain-missing',
    says: 'example.com does not exist in the DNS. Look for a typing mistake; if it is spelled right, its registration may have ended, so renew it at your registrar.',
    owns: false,
  },
  {
    it: 'the domain does not exist under a suffix that is a zone itself',
    change: () => world.setZone('co.uk', []),
    expected: {
      ...pair,
      zone: 'lapsed.co.uk',
      primaryHost: 'www.lapsed.co.uk',
      otherHost: 'lapsed.co.uk',
    },
    code: 'domain-missing',
    says: 'lapsed.co.uk does not exist in the DNS.',
    owns: false,
  },
  {
    it: 'www has no record',
    zone: [apex, txt],
    code: 'host-missing',
    says: `There is no record for www yet. Add a CNAME record to ${target}.`,
  },
  {
    it: 'www points elsewhere',
    zone: ['www CNAME shops.example', apex, txt],
    code: 'cname-elsewhere',
    says: `www points to shops.example. Change it to ${target}.`,
  },
  {
    it: 'www has an address where a CNAME belongs',
    zone: [`www A ${oldAddress}`, apex, txt],
    code: 'address-instead-of-cname',
    says: `www has an address record to ${oldAddress}, which is not ours. Delete it and add a CNAME record to ${target} instead.`,
  },
  {
    it: 'the apex leads elsewhere',
    zone: [`@ A ${oldAddress}`, www, txt],
    expected: apexFirst,
    code: 'address-elsewhere',
    says: `example.com leads to ${oldAddress}, which is not ours. Change that: set an A record to ${ours} and 2001:db8::10.`,
  },
  {
    it: 'an old address stands beside ours',
    zone: [apex, `@ A ${oldAddress}`, www, txt],
    expected: apexFirst,
    code: 'old-address-beside',
    says: `Beside the right record of example.com there is still an old A record ${oldAddress}: delete it.`,
  },
  {
    it: 'IPv6 leads elsewhere beside a right A',
    zone: [apex, '@ AAAA 2001:db8::66', www, txt],
    expected: apexFirst,
    code: 'ipv6-elsewhere',
    says: 'The A record of example.com is right, but its AAAA record leads to 2001:db8::66, where many phones will go. Delete the AAAA record.',
  },
  {
    it: "www points to the product's own website",
    zone: ['www CNAME wildpath.app', apex, txt],
    code: 'cname-to-product',
    says: `www points to wildpath.app, which is our own website. Pages are served by ${target}: change it to that.`,
  },
  {
    it: 'the target has a typing mistake',
    zone: ['www CNAME funels.wildpath.app', apex, txt],
    code: 'target-typo',
    says: `There is a typing mistake in what www points to: funels.wildpath.app. Copy ${target} instead.`,
  },
  {
    it: 'the target is written as a web address',
    zone: [`www CNAME https://${target}`, apex, txt],
    code: 'target-with-scheme',
    says: `www points to https://${target}, which is written as a web address. Enter ${target} alone, without https:// or a slash.`,
  },
  {
    it: 'the provider added the domain to the name',
    zone: [`www.example.com CNAME ${target}`, apex, txt],
    code: 'name-doubled',
    says: `The record is at www.example.com.example.com: your provider adds the domain by itself. Enter only www as its name, with ${target} as its value.`,
  },
  {
    it: 'the provider added the domain to the target',
    zone: [`www CNAME ${target}.example.com`, apex, txt],
    code: 'target-doubled',
    says: `www points to ${target}.example.com: your provider added your domain to it. Put a dot at the end: ${target}.`,
  },
  {
    it: 'the target of a CNAME has no address',
    zone: ['www CNAME pages.example.com', apex, txt],
    code: 'target-not-resolving',
    says: `www points to pages.example.com, which has no address. Change it to ${target}.`,
  },
  {
    it: 'CNAMEs go in a circle',
    zone: ['www CNAME web.example.com', 'web CNAME www.example.com', apex, txt],
    code: 'cname-loop',
    says: `The CNAME record of www leads back to itself in a circle, so it ends nowhere. Change it: set a CNAME record to ${target}.`,
  },
  {
    it: 'an address stands beside the CNAME',
    zone: [www, `www A ${oldAddress}`, apex, txt],
    code: 'cname-beside-address',
    says: `www has a CNAME record and another address beside it (${oldAddress}), so some visitors end up elsewhere. Delete the address and keep the CNAME record to ${target}.`,
  },
  {
    it: 'the apex is a CNAME beside its other records',
    zone: [`@ CNAME ${target}`, '@ MX 10 mail.example.com', www, txt],
    expected: apexFirst,
    code: 'cname-at-apex',
    says: 'example.com itself has a CNAME record, which the DNS does not allow beside its other records: email to example.com may be lost. Use an ALIAS record or the A records listed here instead.',
    serves: true,
  },
  {
    it: "visitors go through Cloudflare's proxy",
    zone: ['www A 104.21.5.6', apex, txt],
    change: () => {
      world.zones.setZone('example.com', [
        '@ NS ada.ns.cloudflare.com',
        '@ NS bob.ns.cloudflare.com',
        'www A 104.21.5.6',
        apex,
        txt,
      ])
      world.zones.setZone('cloudflare.com', ['ada.ns A 11.0.0.1', 'bob.ns A 11.0.0.2'])
    },
    code: 'cloudflare-proxied',
    says: `www goes through Cloudflare's proxy, so we cannot see whether it leads here. At Cloudflare, switch the record from 'Proxied' to 'DNS only' and make sure that it is a CNAME record to ${target}.`,
  },
  ...['127.0.0.1', '192.168.1.20', '10.1.2.3', '169.254.1.1', '100.64.0.1'].map((address) => ({
    it: `the address is one of a private network: ${address}`,
    zone: [`www A ${address}`, apex, txt],
    code: 'private-address',
    says: `www leads to ${address}, an address inside a private network that no visitor can reach. Change it: set a CNAME record to ${target}.`,
  })),
  {
    it: 'the address is one of a private network: fd00::7',
    zone: ['www AAAA fd00::7', apex, txt],
    code: 'private-address',
    says: 'www leads to fd00::7, an address inside a private network',
  },
  {
    it: 'a wildcard answers for www',
    zone: ['* CNAME shops.example', apex, txt],
    code: 'wildcard-answers',
    says: `www has no record of its own: the wildcard record * answers for it with shops.example. Add a CNAME record to ${target}; the wildcard can stay.`,
  },
  {
    it: 'the TXT record is missing',
    zone: [www, apex],
    code: 'txt-missing',
    says: 'The TXT record _wildpath is missing, which shows that example.com is yours. Add it as listed here.',
    serves: true,
    owns: false,
  },
  {
    it: 'the TXT record is of another claim',
    zone: [www, apex, '_wildpath TXT wildpath-verification=another1token2'],
    code: 'txt-of-other-claim',
    says: 'The TXT record _wildpath is of another adventure or of an earlier time. Replace its value with the one listed here.',
    serves: true,
    owns: false,
  },
  {
    it: 'the TXT record is cut off',
    zone: [www, apex, '_wildpath TXT wildpath-verification=k3v9'],
    code: 'txt-mistyped',
    says: 'The value of the TXT record _wildpath is not complete or has a typing mistake: wildpath-verification=k3v9. Copy it again as a whole.',
    serves: true,
    owns: false,
  },
  {
    it: 'the TXT record has a typing mistake',
    zone: [www, apex, '_wildpath TXT wildpath-verification=k3v9x2n7q4w8'],
    code: 'txt-mistyped',
    says: 'wildpath-verification=k3v9x2n7q4w8',
    serves: true,
    owns: false,
  },
  {
    it: 'the TXT record holds the token alone',
    zone: [www, apex, `_wildpath TXT ${token}`],
    code: 'txt-mistyped',
    says: token,
    serves: true,
    owns: false,
  },
  {
    it: 'the TXT record says something else',
    zone: [www, apex, '_wildpath TXT v=spf1 -all'],
    code: 'txt-other',
    says: 'The TXT record _wildpath says something else: v=spf1 -all. Add one with the value listed here.',
    serves: true,
    owns: false,
  },
  {
    it: 'the provider added the domain to the name of the TXT record',
    zone: [www, apex, `_wildpath.example.com TXT wildpath-verification=${token}`],
    code: 'txt-doubled',
    says: 'The TXT record is at _wildpath.example.com.example.com: your provider adds the domain by itself. Enter only _wildpath as its name.',
    serves: true,
    owns: false,
  },
  {
    it: 'the TXT record is at the domain itself',
    zone: [www, apex, `@ TXT wildpath-verification=${token}`],
    code: 'txt-misplaced',
    says: 'The TXT record is right, but it is at example.com. Enter _wildpath as its name.',
    serves: true,
    owns: false,
  },
  {
    it: 'the TXT record is below www',
    zone: [www, apex, `_wildpath.www TXT wildpath-verification=${token}`],
    code: 'txt-misplaced',
    says: 'The TXT record is right, but it is at _wildpath.www.example.com. Enter _wildpath as its name.',
    serves: true,
    owns: false,
  },
  {
    it: 'a wildcard answers for the TXT record',
    zone: [www, apex, '* TXT v=spf1 -all'],
    code: 'txt-wildcard',
    says: 'The TXT record _wildpath does not exist by itself: the wildcard record * answers for it. Add a TXT record with the name _wildpath as listed here.',
    serves: true,
    owns: false,
  },
  {
    it: 'CAA allows another authority only',
    zone: [...right, '@ CAA 0 issue digicert.com', '@ CAA 0 issue sectigo.com'],
    code: 'caa-forbids',
    says: 'The CAA record of example.com allows certificates by digicert.com and sectigo.com only, so we cannot get one for your page. Add a CAA record with the tag issue and the value letsencrypt.org.',
  },
  {
    it: 'CAA forbids all certificates',
    zone: [...right, '@ CAA 0 issue ;'],
    code: 'caa-forbids-all',
    says: 'The CAA record of example.com forbids certificates by anybody. Replace its value ; with letsencrypt.org, so that we can get one for your page.',
  },
  {
    it: 'CAA has a critical record that nobody knows',
    zone: [...right, '@ CAA 0 issue letsencrypt.org', '@ CAA 128 tbs something'],
    code: 'caa-critical',
    says: 'example.com has a CAA record that is marked as critical and that nobody knows (tbs something), so no certificate may be made. Delete that record.',
  },
  {
    it: 'servers do not answer about CAA',
    change: () => {
      for (const { behave } of world.resolvers) behave({ type: 'CAA', does: 'server-failure' })
    },
    code: 'caa-silent',
    says: 'Your name servers give no answer about CAA records of www.example.com, without which no certificate may be made. Ask your provider about it if the page does not open with https.',
    serves: true,
  },
  {
    it: 'no name server answers',
    change: () => {
      for (const { behave } of world.nameServers) behave({ does: 'silence' })
    },
    code: 'name-servers-silent',
    says: "The name servers of example.com do not answer (ns1.hoster.net and ns2.hoster.net). Ask your provider whether they are right, or choose your registrar's own name servers.",
  },
  {
    it: 'all name servers refuse',
    change: () => {
      for (const { behave } of world.nameServers) behave({ does: 'refused' })
    },
    code: 'name-servers-refuse',
    says: 'The name servers of example.com (ns1.hoster.net and ns2.hoster.net) say that they do not keep it. Add the domain at that provider, or enter the name servers of the provider who has it at your registrar.',
  },
  {
    it: 'one name server does not answer',
    change: () => world.nameServers[1].behave({ does: 'silence' }),
    code: 'name-server-silent',
    says: 'The name server ns2.hoster.net does not answer, so some visitors wait longer. Ask your provider about it, or remove it at your registrar.',
    serves: true,
  },
  {
    it: 'one name server does not know the zone',
    change: () => world.nameServers[1].behave({ does: 'not-authoritative' }),
    code: 'name-server-refuses',
    says: "The name server ns2.hoster.net says that it does not keep example.com. Remove it from the domain's name servers at your registrar.",
    serves: true,
  },
  {
    it: 'name servers disagree',
    change: () => world.setSecond('example.com', ['www CNAME shops.example', apex, txt]),
    code: 'name-servers-disagree',
    says: 'Your name servers say different things about www: ns1.hoster.net is right, ns2.hoster.net is not. Wait an hour for them to agree; if they do not, set the record at the provider of ns2.hoster.net as well.',
  },
  {
    it: 'signatures are wrong',
    change: () => {
      for (const { behave } of world.resolvers) {
        for (const name of ['www.example.com', 'example.com', '_wildpath.example.com']) {
          behave({ name, does: 'bad-signature' })
        }
      }
    },
    code: 'dnssec-broken',
    says: 'The signatures (DNSSEC) of example.com are wrong, so most visitors cannot find it. Turn DNSSEC off at your registrar, or copy the DS record anew from the provider who keeps your records.',
  },
  {
    it: 'old answers are still kept',
    change: () => {
      for (const { behave } of world.resolvers) {
        behave({
          name: 'www.example.com',
          does: { records: ['www.example.com 2400 CNAME shops.example'] },
        })
      }
    },
    code: 'old-answers-live',
    says: 'The change is there, but old answers live 40 minutes more. Nothing to do: we look again by then.',
  },
  {
    it: 'old answers are kept for long',
    change: () => {
      for (const { behave } of world.resolvers) {
        behave({
          name: 'www.example.com',
          type: 'A',
          does: { records: ['www.example.com 10800 A 203.0.113.9'] },
        })
        behave({
          name: 'www.example.com',
          type: 'AAAA',
          does: { records: ['x.example 1 A 203.0.113.9'] },
        })
      }
    },
    code: 'old-answers-live',
    says: 'old answers live 3 hours more',
  },
  {
    it: 'one resolver has an old answer',
    change: () =>
      world.resolvers[1].behave({
        name: 'www.example.com',
        does: { records: ['www.example.com 600 CNAME shops.example'] },
      }),
    code: 'resolvers-differ',
    says: 'The change is there, but some visitors still get an old answer for www, for up to 10 minutes. Nothing to do but wait.',
    serves: true,
  },
  {
    it: 'resolvers remember that there was nothing',
    change: () => {
      for (const { behave } of world.resolvers)
        behave({ name: 'www.example.com', does: { records: [] } })
    },
    code: 'absence-remembered',
    says: 'The record of www is there, but some networks still remember that there was none. This ends by itself, mostly within an hour.',
    serves: true,
  },
  {
    it: 'our own host has no address',
    change: () => world.setZone('wildpath.app', ['@ A 203.0.113.1']),
    code: 'own-host-without-address',
    says: `${target}, where your domain has to lead, has no address at the moment. That is ours to mend, and there is nothing for you to change.`,
  },
  {
    it: 'the other host of the pair has no record',
    zone: [www, txt],
    code: 'other-host-missing',
    says: `There is no record for example.com yet, so visitors who type it do not arrive. Add an A record to ${ours} and 2001:db8::10.`,
    serves: true,
  },
  {
    it: 'the other host of the pair leads elsewhere',
    zone: [www, txt, `@ A ${oldAddress}`],
    code: 'other-host-elsewhere',
    says: `example.com leads to ${oldAddress}, which is not ours. Change that: set an A record to ${ours} and 2001:db8::10. Until then, some or all who type example.com do not arrive.`,
    serves: true,
  },
  {
    it: 'records may be kept for a week',
    zone: [`www 604800 CNAME ${target}`, apex, txt],
    code: 'long-ttl',
    says: 'The record of www may be kept for 7 days by everybody who asks, so a later change arrives that late. Set its TTL to 1 hour (3600).',
    serves: true,
  },
]

describe('where', () => {
  it.each(mistakes)(
    '$it, that is said',
    async ({ code, says, zone, change, expected = pair, serves, owns }) => {
      if (zone !== undefined) world.setZone('example.com', zone)
      change?.()
      const report = await checkDomain(world.dns, expected)
      const problem = report.problems.find((problem) => problem.code === code)
      expect(report.problems.map((problem) => problem.code)).toContain(code)
      expect(problem?.text).toContain(says)
      expect(report.isServing).toBe(serves === true)
      expect(report.problems.some(({ weight }) => weight === 'blocks')).toBe(
        !(serves && owns !== false),
      )
      expect(report.isOwned && owns === false).toBe(false)
      // What is said first is what keeps visitors away.
      expect(problem?.weight === 'warns' || report.problems[0]?.code === code).toBe(true)
      expect(world.strangers).toEqual([])
    },
    patience,
  )

  it('are at least 28 different kinds of mistakes', () => {
    expect(new Set(mistakes.map(({ code }) => code)).size).toBeGreaterThanOrEqual(28)
  })
})
