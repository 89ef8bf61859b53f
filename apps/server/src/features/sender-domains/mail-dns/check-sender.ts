import type { CheckedRecord, DnsProblem, FoundRecord } from '@wildpath/contract'

import type { Dns } from '../../../providers/dns/dns.ts'
import { judgeDkim } from './judge-dkim.ts'
import { judgeDmarc } from './judge-dmarc.ts'
import { judgeSpf, spfTarget } from './judge-spf.ts'
import { type Observed, observeSender, resolveTexts, type Texts } from './observe-sender.ts'
import {
  blocks,
  dkimName,
  dkimValue,
  dmarcAdvice,
  type ExpectedSender,
  type Judgement,
  nameInZone,
  type SenderReport,
  warns,
} from './sender-report.ts'
import { countLookups, isSpf } from './spf.ts'

/** Looks at the DNS and says of every record how it stands, and of everything wrong what to do. Never throws. */
export async function checkSender(dns: Dns, expected: ExpectedSender): Promise<SenderReport> {
  const { domain, zone, spfInclude } = expected
  const seen = await observeSender(dns, expected)
  const isSilent = seen.dkim.variants.length === 0 || seen.spf.variants.length === 0
  const target = spfTarget(firstOf(seen.spf), spfInclude)
  const record = (
    purpose: CheckedRecord['purpose'],
    host: string,
    value: string,
    found: readonly FoundRecord[],
    judgement: Judgement,
  ): CheckedRecord => ({
    purpose,
    type: 'TXT',
    name: nameInZone(host, zone),
    host,
    target: value,
    isRequired: !host.startsWith('_dmarc.'),
    status: judgement.status,
    found: [...found],
  })
  if (isSilent) {
    const unknown: Judgement = { status: 'unknown', problems: [] }
    return {
      isRight: false,
      // A domain that does not exist is a mistake, and no silence.
      isConclusive: seen.authority === 'no-such-name',
      takesMail: false,
      nameServers: seen.nameServers,
      records: [
        record('dkim', dkimName(expected), dkimValue(expected), [], unknown),
        record('spf', domain, target, [], unknown),
        record('dmarc', `_dmarc.${domain}`, dmarcAdvice, [], unknown),
      ],
      problems: [explainSilence(seen.authority, domain)],
    }
  }

  const findSpf = async (name: string) =>
    (await resolveTexts(name, dns.resolvers))?.find(isSpf) ?? null
  const lookups = await countLookups(target, findSpf)
  const dkim = judgeAll(seen.dkim, (texts) => judgeDkim(texts, seen.misplaced, expected))
  const spf = judgeAll(seen.spf, (texts) => judgeSpf(texts, lookups, expected))
  const isSigned = dkim.status === 'right'
  const inherited = seen.zoneDmarc.variants[0] ?? null
  const dmarc =
    seen.dmarc.variants.length === 0
      ? ({ status: 'unknown', problems: [] } satisfies Judgement)
      : judgeAll(seen.dmarc, (own) => judgeDmarc({ own, inherited, domain, isSigned }))
  const takesMail = seen.mailServers === null || seen.mailServers.length > 0
  const ownDmarc = firstOf(seen.dmarc).find((text) => /^v\s*=\s*DMARC1/i.test(text))
  return {
    isRight: isSigned && spf.status === 'right',
    isConclusive: true,
    takesMail,
    nameServers: seen.nameServers,
    records: [
      record('dkim', dkimName(expected), dkimValue(expected), foundAt(seen.dkim), dkim),
      record('spf', domain, target, foundAt(seen.spf).filter(isForMail), spf),
      record(
        'dmarc',
        `_dmarc.${domain}`,
        dmarc.status === 'right' ? (ownDmarc ?? dmarcAdvice) : dmarcAdvice,
        foundAt(seen.dmarc),
        dmarc,
      ),
    ],
    problems: [
      ...dkim.problems,
      ...spf.problems,
      ...dmarc.problems,
      ...(takesMail ? [] : [noMailbox(domain)]),
    ],
  }
}

/** Other texts at a domain, such as proofs for search engines, are nobody's business here. */
const isForMail = ({ type, value }: FoundRecord) => type === 'CNAME' || /spf/i.test(value)

const firstOf = ({ variants }: Observed) => variants[0]?.values ?? []

/** What all servers have, each record once: a CNAME and what stands where it points to. */
function foundAt({ variants }: Observed): FoundRecord[] {
  const aliases = variants.flatMap(({ alias }) => (alias === null ? [] : [alias]))
  const values = variants.flatMap((texts) => texts.values)
  return [
    ...[...new Set(aliases)].map((value) => ({ type: 'CNAME', value })),
    ...[...new Set(values)].map((value) => ({ type: 'TXT', value })),
  ]
}

/** Right where every server says so. */
function judgeAll({ host, variants }: Observed, judge: (texts: Texts) => Judgement): Judgement {
  const judgements = variants.map(judge)
  const wrong = judgements.find(({ status }) => status !== 'right')
  if (wrong === undefined) return judgements[0] ?? { status: 'unknown', problems: [] }
  if (judgements.every(({ status }) => status !== 'right')) return wrong
  return {
    status: 'wrong',
    problems: [
      blocks(
        'servers-disagree',
        `Some of your name servers have the new record of ${host} and some do not yet. Nothing is to be done: this settles by itself, mostly within an hour.`,
      ),
    ],
  }
}

function explainSilence(
  authority: 'found' | 'no-such-name' | 'silent',
  domain: string,
): DnsProblem {
  if (authority === 'no-such-name') {
    return blocks(
      'domain-not-found',
      `There is no domain ${domain}. Look for a typing mistake, or wait a day if it is newly registered.`,
    )
  }
  return blocks(
    'servers-silent',
    `The name servers of ${domain} did not answer, so that nothing can be said yet. We try again by ourselves; if this lasts, ask whoever keeps your domain.`,
  )
}

function noMailbox(domain: string): DnsProblem {
  return warns(
    'no-mailbox',
    `No mail server takes mail for ${domain}. Answers of your leads go to the address of your account instead.`,
  )
}
