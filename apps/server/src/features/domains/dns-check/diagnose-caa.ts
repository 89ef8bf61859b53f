import { inBothWays } from './dns-names.ts'
import { recordsOf } from './host-view.ts'
import type { Observations } from './observations.ts'
import { blocks, type Problem, warns } from './problem.ts'
import { sentences, spokenList } from './sentences.ts'

/** RFC 8659, section 4, and the tags that RFC 9495 and CA/Browser Forum add. */
const knownTags = new Set([
  'issue',
  'issuewild',
  'iodef',
  'issuemail',
  'contactemail',
  'contactphone',
])
const critical = 128

/**
 * Whether those who make our certificates may make one for a host: the nearest name at or above it that has CAA
 * records decides (RFC 8659, section 3); without any, everybody may.
 */
export function diagnoseCaa(
  seen: Observations['caa'],
  host: string,
  authorities: readonly string[],
): { isAllowed: boolean; problems: Problem[] } {
  for (const { name, answer } of seen) {
    if (host !== name && !host.endsWith(`.${name}`)) continue
    // No certificate is made where the answer is not known (RFC 8659, section 3).
    if (answer.kind === 'failure') {
      const text = sentences['caa-silent']({ name: inBothWays(name) })
      return { isAllowed: true, problems: [warns('caa-silent', text)] }
    }
    const records = recordsOf(answer)
      .filter(({ type }) => type === 'CAA')
      .map(({ value }) => readCaa(value))
    if (records.length > 0) return judgeRecords(records, inBothWays(name), authorities)
  }
  return { isAllowed: true, problems: [] }
}

type Caa = { isCritical: boolean; tag: string; issuer: string; shown: string }

/** '0 issue letsencrypt.org; validationmethods=http-01' */
function readCaa(value: string): Caa {
  const [flags = '0', tag = '', ...rest] = value.split(' ')
  const shown = [tag, ...rest].join(' ')
  const issuer = (rest.join(' ').split(';')[0] ?? '').replace(/["\s]/g, '').toLowerCase()
  return {
    isCritical: (Number(flags) & critical) !== 0,
    tag: tag.toLowerCase(),
    issuer: issuer.replace(/\.$/, ''),
    shown,
  }
}

function judgeRecords(records: readonly Caa[], name: string, authorities: readonly string[]) {
  const forbid = (problem: Problem) => ({ isAllowed: false, problems: [problem] })
  const unknown = records.find(({ isCritical, tag }) => isCritical && !knownTags.has(tag))
  if (unknown !== undefined) {
    const words = { name, found: unknown.shown }
    return forbid(blocks('caa-critical', sentences['caa-critical'](words)))
  }
  const issuers = records.flatMap(({ tag, issuer }) => (tag === 'issue' ? [issuer] : []))
  if (issuers.length === 0 || issuers.some((issuer) => authorities.includes(issuer))) {
    return { isAllowed: true, problems: [] }
  }
  const [wanted = ''] = authorities
  const named = [...new Set(issuers.filter((issuer) => issuer !== ''))]
  return forbid(
    named.length === 0
      ? blocks('caa-forbids-all', sentences['caa-forbids-all']({ name, wanted }))
      : blocks('caa-forbids', sentences['caa-forbids']({ name, found: spokenList(named), wanted })),
  )
}
