import { isIPv4, isIPv6 } from 'node:net'

import { ownershipLabel } from './dns-names.ts'

/** The host as people call it, and what its record should say: 'a CNAME record to funnels.wildpath.app'. */
export type HostWords = { name: string; record: string; target: string; zone: string }

type ServerWords = { zone: string; servers: string }
/** `lookup` completes 'The … failed', such as 'TXT lookup for _wildpath.example.com'. */
type LookupWords = { lookup: string; zone: string }

/**
 * What is wrong and what to change, by the problem's code. Names come in as people read them.
 */
export const sentences = {
  'nothing-set': ({ zone }: { zone: string }) =>
    `None of the records is set at ${zone} yet. Sign in where you bought the domain, open its DNS records and add those listed here.`,
  'domain-missing': ({ zone }: { zone: string }) =>
    `${zone} does not exist in the DNS. Look for a typing mistake; if it is spelled right, its registration may have ended, so renew it at your registrar.`,
  'lookup-fails': ({ lookup, zone }: LookupWords) =>
    `The ${lookup} failed with SERVFAIL, usually because of a DNSSEC error. Turn DNSSEC off for ${zone} at your registrar, or copy the DS record again from your DNS provider.`,
  'lookup-refused': ({ lookup, zone }: LookupWords) =>
    `The ${lookup} was refused (REFUSED), usually because of a lame delegation: the name servers set at your registrar don't host ${zone}. Add the domain at that DNS provider, or change the name servers at your registrar.`,
  'lookup-timeout': ({ lookup }: LookupWords) =>
    `The ${lookup} timed out. We'll check again automatically. If this continues, ask your DNS provider whether its name servers are running.`,
  'name-servers-silent': ({ zone, servers }: ServerWords) =>
    `The name servers of ${zone} do not answer (${servers}). Ask your DNS provider whether they are right, or use your registrar's own name servers.`,
  'name-servers-fail': ({ zone, servers }: ServerWords) =>
    `The name servers of ${zone} (${servers}) return SERVFAIL, usually because of an error in the zone or its DNSSEC signatures. Ask your DNS provider to fix it.`,
  'name-servers-refuse': ({ zone, servers }: ServerWords) =>
    `The name servers of ${zone} (${servers}) say that they don't host it (a lame delegation). Add the domain at that DNS provider, or change the name servers at your registrar.`,
  'name-server-fails': ({ zone, servers }: ServerWords) =>
    `The name server ${servers} returns SERVFAIL for ${zone}, so some visitors wait longer. Ask your DNS provider to fix it, or remove it at your registrar.`,
  'name-server-silent': ({ servers }: ServerWords) =>
    `The name server ${servers} does not answer, so some visitors wait longer. Ask your provider about it, or remove it at your registrar.`,
  'name-server-refuses': ({ zone, servers }: ServerWords) =>
    `The name server ${servers} says that it doesn't host ${zone}. Remove it from the domain's name servers at your registrar.`,
  'name-servers-disagree': ({
    name,
    right,
    wrong,
  }: {
    name: string
    right: string
    wrong: string
  }) =>
    `Your name servers say different things about ${name}: ${right} is right, ${wrong} is not. Wait an hour for them to agree; if they do not, set the record at the provider of ${wrong} as well.`,
  'dnssec-broken': ({ zone }: { zone: string }) =>
    `The signatures (DNSSEC) of ${zone} are wrong, so most visitors cannot find it. Turn DNSSEC off at your registrar, or copy the DS record anew from the provider who keeps your records.`,
  'own-host-without-address': ({ target }: { target: string }) =>
    `${target}, where your domain has to lead, has no address at the moment. That is ours to mend, and there is nothing for you to change.`,

  'host-missing': ({ name, record }: HostWords) =>
    `There is no record for ${name} yet. Add ${record}.`,
  'name-doubled': ({ name, zone, target }: HostWords) =>
    `The record is at ${name}.${zone}.${zone}: your provider adds the domain by itself. Enter only ${name} as its name, with ${target} as its value.`,
  'cname-loop': ({ name, record }: HostWords) =>
    `The CNAME record of ${name} leads back to itself in a circle, so it ends nowhere. Change it: set ${record}.`,
  'cname-elsewhere': ({ name, found, target }: HostWords & { found: string }) =>
    `${name} points to ${found}. Change it to ${target}.`,
  'cname-to-product': ({ name, found, target }: HostWords & { found: string }) =>
    `${name} points to ${found}, which is our own website. Pages are served by ${target}: change it to that.`,
  'target-typo': ({ name, found, target }: HostWords & { found: string }) =>
    `There is a typing mistake in what ${name} points to: ${found}. Copy ${target} instead.`,
  'target-with-scheme': ({ name, found, target }: HostWords & { found: string }) =>
    `${name} points to ${found}, which is written as a web address. Enter ${target} alone, without https:// or a slash.`,
  'target-doubled': ({ name, found, target }: HostWords & { found: string }) =>
    `${name} points to ${found}: your provider added your domain to it. Put a dot at the end: ${target}.`,
  'target-not-resolving': ({ name, found, target }: HostWords & { found: string }) =>
    `${name} points to ${found}, which has no address. Change it to ${target}.`,
  'cname-beside-address': ({ name, found, target }: HostWords & { found: string }) =>
    `${name} has a CNAME record and another address beside it (${found}), so some visitors end up elsewhere. Delete the address and keep the CNAME record to ${target}.`,
  'address-instead-of-cname': ({ name, found, target }: HostWords & { found: string }) =>
    `${name} has an address record to ${found}, which is not ours. Delete it and add a CNAME record to ${target} instead.`,
  'address-elsewhere': ({ name, found, record }: HostWords & { found: string }) =>
    `${name} leads to ${found}, which is not ours. Change that: set ${record}.`,
  'old-address-beside': ({ name, found }: HostWords & { found: string }) =>
    `${name} also has ${found}, which is not ours. Delete it.`,
  'ipv6-elsewhere': ({ name, found }: HostWords & { found: string }) =>
    `The AAAA record of ${name} leads to ${found}, which is not ours, so many phones end up elsewhere. Delete it.`,
  'private-address': ({ name, found, record }: HostWords & { found: string }) =>
    `${name} leads to ${found}, an address inside a private network that no visitor can reach. Change it: set ${record}.`,
  'cloudflare-proxied': ({ name, record }: HostWords) =>
    `${name} goes through Cloudflare's proxy, so we cannot see whether it leads here. At Cloudflare, switch the record from 'Proxied' to 'DNS only' and make sure that it is ${record}.`,
  'wildcard-answers': ({ name, found, record }: HostWords & { found: string }) =>
    `${name} has no record of its own: the wildcard record * answers for it with ${found}. Add ${record}; the wildcard can stay.`,
  'cname-at-apex': ({ name }: HostWords) =>
    `${name} itself has a CNAME record, which the DNS does not allow beside its other records: email to ${name} may be lost. Use an ALIAS record or the address records listed here instead.`,

  'txt-missing': ({ zone }: { zone: string }) =>
    `The TXT record ${ownershipLabel} is missing, which shows that ${zone} is yours. Add it as listed here.`,
  'txt-doubled': ({ zone }: { zone: string }) =>
    `The TXT record is at ${ownershipLabel}.${zone}.${zone}: your provider adds the domain by itself. Enter only ${ownershipLabel} as its name.`,
  'txt-misplaced': ({ found }: { found: string }) =>
    `The TXT record is right, but it is at ${found}. Enter ${ownershipLabel} as its name.`,
  'txt-of-other-claim': () =>
    `The TXT record ${ownershipLabel} is of another adventure or of an earlier time. Replace its value with the one listed here.`,
  'txt-mistyped': ({ found }: { found: string }) =>
    `The value of the TXT record ${ownershipLabel} is not complete or has a typing mistake: ${found}. Copy it again as a whole.`,
  'txt-wildcard': () =>
    `The TXT record ${ownershipLabel} does not exist by itself: the wildcard record * answers for it. Add a TXT record with the name ${ownershipLabel} as listed here.`,
  'txt-alias': ({ found }: { found: string }) =>
    `${ownershipLabel} is a CNAME record that points to ${found}, and no TXT record can be beside it. Delete that record, then add the TXT record as listed here.`,
  'txt-other': ({ found }: { found: string }) =>
    `The TXT record ${ownershipLabel} says something else: ${found}. Add one with the value listed here.`,

  'caa-forbids': ({ name, found, wanted }: { name: string; found: string; wanted: string }) =>
    `The CAA record of ${name} allows certificates by ${found} only, so we cannot get one for your page. Add a CAA record with the tag issue and the value ${wanted}.`,
  'caa-forbids-all': ({ name, wanted }: { name: string; wanted: string }) =>
    `The CAA record of ${name} forbids certificates by anybody. Replace its value ; with ${wanted}, so that we can get one for your page.`,
  'caa-critical': ({ name, found }: { name: string; found: string }) =>
    `${name} has a CAA record that is marked as critical and that nobody knows (${found}), so no certificate may be made. Delete that record.`,
  'caa-silent': ({ name }: { name: string }) =>
    `Your name servers give no answer about CAA records of ${name}, without which no certificate may be made. Ask your provider about it if the page does not open with https.`,

  'old-answers-live': ({ time }: { name: string; time: string }) =>
    `The change is there, but old answers live ${time} more. Nothing to do: we look again by then.`,
  'resolvers-differ': ({ name, time }: { name: string; time: string }) =>
    `The change is there, but some visitors still get an old answer for ${name}, for up to ${time}. Nothing to do but wait.`,
  'absence-remembered': ({ name }: { name: string }) =>
    `The record of ${name} is there, but some networks still remember that there was none. This ends by itself, mostly within an hour.`,
  'long-ttl': ({ name, time }: { name: string; time: string }) =>
    `The record of ${name} may be kept for ${time} by everybody who asks, so a later change arrives that late. Set its TTL to 1 hour (3600).`,
  'other-host-missing': ({ name, record }: HostWords) =>
    `There is no record for ${name} yet, so visitors who type it do not arrive. Add ${record}.`,
  'other-host-elsewhere': ({ text, name }: { text: string; name: string }) =>
    `${text} Until then, some or all who type ${name} do not arrive.`,
} as const

export type ProblemCode = keyof typeof sentences

/** 'an A record to 203.0.113.7 and an AAAA record to 2001:db8::7': no A record holds an IPv6 address. */
export function describeAddressRecords(addresses: readonly string[]): string {
  const describe = (type: string, ofType: readonly string[]) =>
    ofType.length === 0 ? [] : [`an ${type} record to ${spokenList(ofType)}`]
  return spokenList([
    ...describe('A', addresses.filter(isIPv4)),
    ...describe('AAAA', addresses.filter(isIPv6)),
  ])
}

/** '40 minutes', '3 hours', '7 days': rounded up, as nobody waits by the second. */
export function spokenTime(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  if (minutes < 100) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  const hours = Math.ceil(minutes / 60)
  return hours < 48 ? `${hours} hours` : `${Math.ceil(hours / 24)} days`
}

/** 'a', 'a and b', 'a, b and c'. */
export function spokenList(words: readonly string[]): string {
  return words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`
}
