import { apex, right, target, txt } from './example-domain.ts'
import type { Mistake } from './mistake.ts'

/** What forbids certificates, what name servers and resolvers get wrong, and what time mends. */
export const serverMistakes: Mistake[] = [
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
    change: (world) => {
      for (const { behave } of world.resolvers) behave({ type: 'CAA', does: 'server-failure' })
    },
    code: 'caa-silent',
    says: 'Your name servers give no answer about CAA records of www.example.com, without which no certificate may be made. Ask your provider about it if the page does not open with https.',
    serves: true,
  },
  {
    it: 'no name server answers',
    change: (world) => {
      for (const { behave } of world.nameServers) behave({ does: 'silence' })
    },
    code: 'name-servers-silent',
    says: "The name servers of example.com do not answer (ns1.hoster.net and ns2.hoster.net). Ask your DNS provider whether they are right, or use your registrar's own name servers.",
  },
  {
    it: 'all name servers refuse',
    change: (world) => {
      for (const { behave } of world.nameServers) behave({ does: 'refused' })
    },
    code: 'name-servers-refuse',
    says: "The name servers of example.com (ns1.hoster.net and ns2.hoster.net) say that they don't host it (a lame delegation). Add the domain at that DNS provider, or change the name servers at your registrar.",
  },
  {
    it: 'all name servers return SERVFAIL',
    change: (world) => {
      for (const { behave } of world.nameServers) behave({ does: 'server-failure' })
    },
    code: 'name-servers-fail',
    says: 'The name servers of example.com (ns1.hoster.net and ns2.hoster.net) return SERVFAIL, usually because of an error in the zone or its DNSSEC signatures. Ask your DNS provider to fix it.',
  },
  {
    it: 'only the TXT lookup fails',
    change: (world) => {
      for (const { behave } of [...world.nameServers, ...world.resolvers]) {
        behave({ name: '_wildpath.example.com', does: 'server-failure' })
      }
    },
    code: 'lookup-fails',
    says: 'The TXT lookup for _wildpath.example.com failed with SERVFAIL, usually because of a DNSSEC error.',
    serves: true,
    owns: false,
  },
  {
    it: 'one name server does not answer',
    change: (world) => world.nameServers[1].behave({ does: 'silence' }),
    code: 'name-server-silent',
    says: 'The name server ns2.hoster.net does not answer, so some visitors wait longer. Ask your provider about it, or remove it at your registrar.',
    serves: true,
  },
  {
    it: 'one name server does not know the zone',
    change: (world) => world.nameServers[1].behave({ does: 'not-authoritative' }),
    code: 'name-server-refuses',
    says: "The name server ns2.hoster.net says that it doesn't host example.com. Remove it from the domain's name servers at your registrar.",
    serves: true,
  },
  {
    it: 'name servers disagree',
    change: (world) => world.setSecond('example.com', ['www CNAME shops.example', apex, txt]),
    code: 'name-servers-disagree',
    says: 'Your name servers say different things about www: ns1.hoster.net is right, ns2.hoster.net is not. Wait an hour for them to agree; if they do not, set the record at the provider of ns2.hoster.net as well.',
  },
  {
    it: 'signatures are wrong',
    change: (world) => {
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
    change: (world) => {
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
    change: (world) => {
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
    change: (world) =>
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
    change: (world) => {
      for (const { behave } of world.resolvers)
        behave({ name: 'www.example.com', does: { records: [] } })
    },
    code: 'absence-remembered',
    says: 'The record of www is there, but some networks still remember that there was none. This ends by itself, mostly within an hour.',
    serves: true,
  },
  {
    it: 'our own host has no address',
    change: (world) => world.setZone('wildpath.app', ['@ A 203.0.113.1']),
    code: 'own-host-without-address',
    says: `${target}, where your domain has to lead, has no address at the moment. That is ours to mend, and there is nothing for you to change.`,
  },
]
