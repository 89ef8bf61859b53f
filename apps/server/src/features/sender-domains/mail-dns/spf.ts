/** The domains that an SPF record says may send (RFC 7208). */
export const isSpf = (text: string) => /^v=spf1(\s|$)/i.test(text)

/** What was surely meant as an SPF record, but is none to mail servers. */
export function isNearlySpf(text: string): boolean {
  return !isSpf(text) && /^["'\s]*(v\s*=\s*)?spf\s*\d?\b/i.test(text)
}

const termsOf = (spf: string) => spf.trim().split(/\s+/).slice(1)

/** Behind these nothing is read any more. */
const isLast = (term: string) => /^[+?~-]?all$/i.test(term) || /^redirect=/i.test(term)

/** Where our include stands: 'behind' the end nobody reads it. */
export function findInclude(spf: string, include: string): 'there' | 'behind' | 'missing' {
  const terms = termsOf(spf)
  const at = terms.findIndex((term) => isInclude(term, include))
  if (at === -1) return 'missing'
  const end = terms.findIndex((term) => /^[+?~-]?all$/i.test(term))
  return end !== -1 && end < at ? 'behind' : 'there'
}

function isInclude(term: string, include: string): boolean {
  return term.replace(/^\+/, '').toLowerCase() === `include:${include}`
}

/** The owner's own record with our include in front of its end. */
export function mergeSpf(existing: string | null, include: string): string {
  if (existing === null) return `v=spf1 include:${include} ~all`
  if (findInclude(existing, include) === 'there') return existing.trim()
  const terms = termsOf(existing).filter((term) => !isInclude(term, include))
  const end = terms.findIndex(isLast)
  const at = end === -1 ? terms.length : end
  return ['v=spf1', ...terms.slice(0, at), `include:${include}`, ...terms.slice(at)].join(' ')
}

/** One record that says what several say, without their doubles. */
export function joinSpf(records: readonly string[]): string {
  const terms = records.flatMap(termsOf)
  const ends = terms.filter(isLast)
  const others = terms.filter((term) => !isLast(term))
  const end = ends.find((term) => /^[~?]all$/i.test(term)) ?? ends[0] ?? '~all'
  return ['v=spf1', ...new Set(others), end].join(' ')
}

/** Mail servers look up no more than this, and ignore the record beyond it (RFC 7208, section 4.6.4). */
export const mostLookups = 10
/** Whoever has more than this has too many in any case. */
const countedAtMost = 20

/**
 * How many names a mail server has to look up for a record, those of the records that it includes counted.
 * `findSpf` answers null where a name has no such record or nobody answered.
 */
export async function countLookups(
  spf: string,
  findSpf: (name: string) => Promise<string | null>,
): Promise<number> {
  let count = 0
  const seen = new Set<string>()
  const waiting = [spf]
  for (let record = waiting.pop(); record !== undefined; record = waiting.pop()) {
    for (const term of termsOf(record)) {
      const [, kind = '', name = ''] =
        /^[+?~-]?(include|redirect|a|mx|ptr|exists)(?:[:=/]|$)(.*)$/i.exec(term) ?? []
      if (kind === '') continue
      count += 1
      if (count > countedAtMost) return count
      const isFollowed = /^(include|redirect)$/i.test(kind) && !name.includes('%')
      if (!isFollowed || seen.has(name.toLowerCase())) continue
      seen.add(name.toLowerCase())
      // oxlint-disable-next-line no-await-in-loop -- what is found says what is looked up next
      const included = await findSpf(name.toLowerCase())
      if (included !== null) waiting.push(included)
    }
  }
  return count
}
