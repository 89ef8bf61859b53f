import { aliasExcludes } from './alias-sentences.ts'
import type { Texts } from './observe-sender.ts'
import { blocks, type ExpectedSender, type Judgement } from './sender-report.ts'
import { findInclude, isNearlySpf, isSpf, joinSpf, mergeSpf, mostLookups } from './spf.ts'

/** What the record at the domain should say: the owner's own with our include, or a first one. */
export function spfTarget(values: readonly string[], include: string): string {
  const records = values.filter(isSpf)
  if (records.length > 1) return mergeSpf(joinSpf(records), include)
  return mergeSpf(records[0] ?? null, include)
}

/** Whether mail servers read there that our servers may send. `lookups` are those of the record as it should be. */
export function judgeSpf(
  { values, alias }: Texts,
  lookups: number,
  { domain, zone, spfInclude }: ExpectedSender,
): Judgement {
  const wrong = (code: string, text: string): Judgement => ({
    status: 'wrong',
    problems: [blocks(code, text)],
  })
  const records = values.filter(isSpf)
  const [spf] = records
  const place = spf === undefined ? 'missing' : findInclude(spf, spfInclude)
  if (alias !== null && (records.length > 1 || place !== 'there')) {
    // Deleting it would take down the website that the name leads to.
    const instead =
      domain === zone
        ? 'Ask your provider to put A records or an ALIAS record in its place, then add the TXT record.'
        : `Leave it if it leads to a website, and send from an address at ${zone} or at a name of its own, such as mail.${zone}. If nothing needs it any more, delete it and add the TXT record.`
    return wrong(
      'spf-alias',
      `${domain} is a CNAME record that points to ${alias}, where no SPF record names us. ${aliasExcludes} ${instead}`,
    )
  }
  if (records.length > 1) {
    return wrong(
      'spf-twice',
      `${domain} has ${records.length} SPF records, and mail servers then ignore them all. Replace them by the one shown here, which says what all of them say.`,
    )
  }
  if (spf === undefined) {
    const near = values.find(isNearlySpf)
    if (near !== undefined) {
      return wrong(
        'spf-misspelt',
        `The record “${near.slice(0, 60)}” looks like SPF, but mail servers do not take it for one: it has to begin with v=spf1, without quotation marks. Replace it by the value shown here.`,
      )
    }
    return {
      status: 'missing',
      problems: [
        blocks(
          'spf-missing',
          `${domain} has no SPF record yet. Add a TXT record at ${domain} itself with the value shown here.`,
        ),
      ],
    }
  }
  if (lookups > mostLookups) {
    return wrong(
      'spf-too-many-lookups',
      `With us your SPF record makes mail servers look up ${lookups} names, and beyond ${mostLookups} they ignore it. Remove includes of services that no longer send mail for you.`,
    )
  }
  if (place === 'missing') {
    return wrong(
      'spf-without-us',
      `Your SPF record does not name us. Replace its value by the one shown here: it is yours with include:${spfInclude} added.`,
    )
  }
  if (place === 'behind') {
    return wrong(
      'spf-after-all',
      `In your SPF record include:${spfInclude} stands after “all”, where mail servers have stopped reading. Replace its value by the one shown here.`,
    )
  }
  return { status: 'right', problems: [] }
}
