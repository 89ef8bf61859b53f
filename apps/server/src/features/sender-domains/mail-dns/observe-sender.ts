import type { Dns, DnsAnswer, DnsServer } from '../../../providers/dns/dns.ts'
import { dkimName, type ExpectedSender } from './sender-report.ts'

/** The texts under one name, as one server or several that agree have them. */
export type Texts = {
  values: string[]
  /** Where the name itself only points to. */
  alias: string | null
}

/** What stands under a name: one entry where all its servers agree, none where nobody answered. */
export type Observed = { host: string; variants: Texts[] }

export type SenderObservation = {
  authority: 'found' | 'no-such-name' | 'silent'
  nameServers: string[]
  dkim: Observed
  spf: Observed
  dmarc: Observed
  /** The policy of the registered domain, which counts for names below that have none of their own. */
  zoneDmarc: Observed
  /** Texts under names where the key is sometimes put by mistake. */
  misplaced: Observed[]
  mailServers: string[] | null
}

/** Servers of one zone that are asked; more say the same. */
const serversAsked = 4

/** Asks the servers that keep the records of the domain, so that no cache answers. Never throws. */
export async function observeSender(
  dns: Dns,
  expected: ExpectedSender,
): Promise<SenderObservation> {
  const { domain, zone, selector } = expected
  const authority = await dns.findAuthority(domain)
  const servers = 'failure' in authority ? [] : authority.servers.slice(0, serversAsked)
  const look = (host: string) => observe(host, servers, dns.resolvers)
  const [dkim, spf, dmarc, zoneDmarc, mailServers, ...misplaced] = await Promise.all([
    look(dkimName(expected)),
    look(domain),
    look(`_dmarc.${domain}`),
    zone === domain
      ? { host: `_dmarc.${zone}`, variants: [] }
      : observe(`_dmarc.${zone}`, dns.resolvers, dns.resolvers),
    findMailServers(domain, servers),
    look(`${dkimName(expected)}.${zone}`),
    look(`${selector}.${domain}`),
    look(`_domainkey.${domain}`),
    look(`${selector}._domainkey.${nameBelow(expected)}`),
  ])
  const failure = 'failure' in authority ? authority.failure : null
  return {
    authority: failure === 'no-such-name' ? failure : failure === null ? 'found' : 'silent',
    nameServers: 'failure' in authority ? [] : authority.nameServers,
    dkim,
    spf,
    dmarc,
    zoneDmarc,
    misplaced,
    mailServers,
  }
}

/** Below a name that is no registered domain, the key is sometimes put there; else beside 'www'. */
function nameBelow({ domain, zone }: ExpectedSender): string {
  return domain === zone ? `www.${domain}` : zone
}

async function observe(
  host: string,
  servers: readonly DnsServer[],
  resolvers: readonly DnsServer[],
): Promise<Observed> {
  const read = await Promise.all(servers.map((server) => readTexts(host, server, resolvers)))
  const variants = new Map<string, Texts>()
  for (const texts of read) {
    if (texts !== null) variants.set(JSON.stringify([texts.alias, texts.values.toSorted()]), texts)
  }
  return { host, variants: [...variants.values()] }
}

/** Null where nothing can be concluded. Where the name points elsewhere, resolvers say what stands there. */
async function readTexts(
  host: string,
  server: DnsServer,
  resolvers: readonly DnsServer[],
): Promise<Texts | null> {
  const answer = await server.ask(host, 'TXT')
  if (answer.kind === 'failure') return null
  if (answer.kind === 'no-such-name') {
    // The name that does not exist may be the one that this one points to.
    return { values: [], alias: aliasOf(host, await server.ask(host, 'CNAME')) ?? null }
  }
  const values = textsOf(answer)
  const alias = aliasOf(host, answer)
  if (alias === undefined || values.length > 0) return { values, alias: alias ?? null }
  return { values: (await resolveTexts(host, resolvers)) ?? [], alias }
}

function aliasOf(host: string, answer: DnsAnswer): string | undefined {
  if (answer.kind !== 'records') return undefined
  return answer.records.find(({ type, name }) => type === 'CNAME' && name === host)?.value
}

/** As any mail server would see them; null where no resolver answered. */
export async function resolveTexts(
  host: string,
  resolvers: readonly DnsServer[],
): Promise<string[] | null> {
  for (const resolver of resolvers) {
    // oxlint-disable-next-line no-await-in-loop -- the next one is asked only where this one fails
    const answer = await resolver.ask(host, 'TXT')
    if (answer.kind !== 'failure') return textsOf(answer)
  }
  return null
}

function textsOf(answer: DnsAnswer): string[] {
  if (answer.kind !== 'records') return []
  return answer.records.filter(({ type }) => type === 'TXT').map(({ value }) => value)
}

/** Null where nobody answered. '0 .' says that there is no mail (RFC 7505). */
async function findMailServers(
  domain: string,
  servers: readonly DnsServer[],
): Promise<string[] | null> {
  const answers = await Promise.all(servers.map((server) => server.ask(domain, 'MX')))
  const answered = answers.filter((answer) => answer.kind !== 'failure')
  if (answered.length === 0) return null
  return answered
    .flatMap((answer) => (answer.kind === 'records' ? answer.records : []))
    .filter(({ type }) => type === 'MX')
    .map(({ value }) => value.replace(/^\d+\s*/, '').replace(/\.$/, ''))
    .filter((name) => name !== '')
}
