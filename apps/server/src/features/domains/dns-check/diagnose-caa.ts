import type { CheckedRecord, FoundRecord } from '@wildpath/contract'

import { inBothWays, nameInZone } from './dns-names.ts'
import { shorten } from './check-records.ts'
import type { ExpectedDns } from './domain-report.ts'
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

export type CaaDiagnosis = {
  isAllowed: boolean
  problems: Problem[]
  /** What has to be added where others are allowed only. */
  record: CheckedRecord | null
}

/**
 * Whether those who make our certificates may make one for a host: the nearest name at or above it that has CAA
 * records decides (RFC 8659, section 3); without any, everybody may.
 */
export function diagnoseCaa(
  seen: Observations['caa'],
  host: string,
  { zone, certificateAuthorities: authorities }: ExpectedDns,
): CaaDiagnosis {
  for (const { name, answer } of seen) {
    if (host !== name && !host.endsWith(`.${name}`)) continue
    // No certificate is made where the answer is not known (RFC 8659, section 3).
    if (answer.kind === 'failure') {
      const text = sentences['caa-silent']({ name: inBothWays(name) })
      return { ...allowed, problems: [warns('caa-silent', text)] }
    }
    const found = recordsOf(answer).filter(({ type }) => type === 'CAA')
    if (found.length === 0) continue
    const problem = judgeRecords(
      found.map(({ value }) => readCaa(value)),
      inBothWays(name),
      authorities,
    )
    if (problem === null) return allowed
    const isMissing = problem.code !== 'caa-critical'
    const record = isMissing ? recordToAdd({ name, zone, found, authorities }) : null
    return { isAllowed: false, problems: [problem], record }
  }
  return allowed
}

const allowed: CaaDiagnosis = { isAllowed: true, problems: [], record: null }

type ToAdd = {
  name: string
  zone: string
  found: readonly FoundRecord[]
  authorities: readonly string[]
}

function recordToAdd({ name, zone, found, authorities }: ToAdd): CheckedRecord {
  return {
    purpose: 'certificate',
    type: 'CAA',
    name: nameInZone(name, zone),
    host: name,
    target: `0 issue "${authorities[0] ?? ''}"`,
    isRequired: true,
    status: 'missing',
    found: shorten(found),
  }
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

/** Null where a certificate may be made. */
function judgeRecords(
  records: readonly Caa[],
  name: string,
  authorities: readonly string[],
): Problem | null {
  const unknown = records.find(({ isCritical, tag }) => isCritical && !knownTags.has(tag))
  if (unknown !== undefined) {
    const words = { name, found: unknown.shown }
    return blocks('caa-critical', sentences['caa-critical'](words))
  }
  const issuers = records.flatMap(({ tag, issuer }) => (tag === 'issue' ? [issuer] : []))
  if (issuers.length === 0 || issuers.some((issuer) => authorities.includes(issuer))) {
    return null
  }
  const [wanted = ''] = authorities
  const named = [...new Set(issuers.filter((issuer) => issuer !== ''))]
  return named.length === 0
    ? blocks('caa-forbids-all', sentences['caa-forbids-all']({ name, wanted }))
    : blocks('caa-forbids', sentences['caa-forbids']({ name, found: spokenList(named), wanted }))
}
