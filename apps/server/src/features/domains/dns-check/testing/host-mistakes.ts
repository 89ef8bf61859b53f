import { apex, apexFirst, oldAddress, ours, pair, target, txt, www } from './example-domain.ts'
import type { Mistake } from './mistake.ts'

/** What owners get wrong in the records of their hosts. */
export const hostMistakes: Mistake[] = [
  {
    it: 'nothing is set yet',
    zone: [],
    code: 'nothing-set',
    says: 'None of the records is set at example.com yet. Sign in where you bought the domain, open its DNS records and add those listed here.',
    owns: false,
  },
  {
    it: 'the domain does not exist',
    change: (world) => world.zones.removeZone('example.com'),
    code: 'domain-missing',
    says: 'example.com does not exist in the DNS. Look for a typing mistake; if it is spelled right, its registration may have ended, so renew it at your registrar.',
    owns: false,
  },
  {
    it: 'the domain does not exist under a suffix that is a zone itself',
    change: (world) => world.setZone('co.uk', []),
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
    change: (world) => {
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
  {
    it: 'www has an address of Cloudflare, whose servers do not keep the zone',
    zone: ['www A 104.21.5.6', apex, txt],
    code: 'address-instead-of-cname',
    says: `www has an address record to 104.21.5.6, which is not ours. Delete it and add a CNAME record to ${target} instead.`,
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
