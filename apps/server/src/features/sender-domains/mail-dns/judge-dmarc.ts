import { aliasExcludes, wildcardAliases } from './alias-sentences.ts'
import type { Texts } from './observe-sender.ts'
import { type Judgement, warns } from './sender-report.ts'

type Input = {
  own: Texts
  /** Of the registered domain, where the domain lies below it. */
  inherited: Texts | null
  domain: string
  isSigned: boolean
}

const isDmarc = (text: string) => /^v\s*=\s*DMARC1\s*(;|$)/i.test(text)
const isNearlyDmarc = (text: string) => /dmarc/i.test(text)

/**
 * What the domain asks of mail servers (RFC 7489). A policy of the owner's is never changed: mail that carries
 * our signature passes all of them, since it is signed for the very domain that it comes from.
 */
export function judgeDmarc({ own, inherited, domain, isSigned }: Input): Judgement {
  const warn = (status: Judgement['status'], code: string, text: string): Judgement => ({
    status,
    problems: [warns(code, text)],
  })
  const records = own.values.filter(isDmarc)
  const ownPolicy = records.length === 1 ? policyOf(records[0]) : null
  if (own.alias !== null && ownPolicy === null) {
    return warn(
      'wrong',
      'dmarc-alias',
      `_dmarc.${domain} is a CNAME record that points to ${own.alias}, where mail servers find no DMARC policy that they can use. ${aliasExcludes} If you still use the service that it points to, set your policy there; otherwise delete the CNAME record and add the TXT record shown here. ${wildcardAliases}`,
    )
  }
  if (records.length > 1) {
    return warn(
      'wrong',
      'dmarc-twice',
      `_dmarc.${domain} has ${records.length} DMARC records, and mail servers then ignore them all. Keep the one that says what you want.`,
    )
  }
  const [record] = records
  const policy = ownPolicy ?? policyOf(inherited?.values.find(isDmarc), 'sp')
  if (record === undefined && policy === null) {
    if (own.values.some(isNearlyDmarc)) {
      return warn(
        'wrong',
        'dmarc-unreadable',
        `Mail servers cannot read the DMARC record of ${domain}: it has to begin with v=DMARC1; and to name a policy, such as p=none.`,
      )
    }
    return warn(
      'missing',
      'dmarc-missing',
      `${domain} has no DMARC record. Your mail works without one, but Gmail and Yahoo trust domains more that have it.`,
    )
  }
  if (policy === null) {
    return warn(
      'wrong',
      'dmarc-unreadable',
      `The DMARC record of ${domain} names no policy. Add one, such as p=none.`,
    )
  }
  if (policy !== 'none' && !isSigned) {
    const what = policy === 'reject' ? 'refuse' : 'put into the spam folder'
    return {
      status: 'right',
      problems: [
        warns(
          'dmarc-strict',
          `The DMARC policy of ${domain} is p=${policy}: mail servers would ${what} mail without the DKIM key above. That is why your emails come from our address until the key is there.`,
        ),
      ],
    }
  }
  return { status: 'right', problems: [] }
}

/** Null where there is none that mail servers know. For names below a domain its `sp` comes first. */
function policyOf(record: string | undefined, first: 'p' | 'sp' = 'p'): string | null {
  if (record === undefined) return null
  const tag = (name: string) =>
    new RegExp(`;\\s*${name}\\s*=\\s*(none|quarantine|reject)\\s*(?:;|$)`, 'i').exec(record)?.[1]
  return (tag(first) ?? tag('p'))?.toLowerCase() ?? null
}
