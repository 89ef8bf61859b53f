import type { CheckedRecord, FoundRecord } from '@wildpath/contract'

import type { HostDiagnosis } from './diagnose-hosts.ts'
import type { OwnershipDiagnosis } from './diagnose-ownership.ts'
import type { ExpectedDns } from './domain-report.ts'
import { expectedRecords } from './expected-records.ts'

type Findings = {
  expected: ExpectedDns
  ours: readonly string[]
  primary: HostDiagnosis
  other: HostDiagnosis | null
  ownership: OwnershipDiagnosis
  /** The whole domain does not exist, which says nothing about single records. */
  isMissing: boolean
}

/** Each record that is to be set, beside what stands there. */
export function fillRecords({ expected, ours, primary, other, ownership, isMissing }: Findings) {
  return expectedRecords(expected, ours).map((record): CheckedRecord => {
    if (isMissing) return { ...record, status: 'missing' }
    if (record.purpose === 'owner') return fillOwnership(record, ownership)
    const host = record.host === expected.primaryHost ? primary : other
    return host === null ? record : fillAddress(record, host)
  })
}

function fillOwnership(
  record: CheckedRecord,
  { isOwned, isAnswered, texts }: OwnershipDiagnosis,
): CheckedRecord {
  const found = shorten(texts.map((value) => ({ type: 'TXT', value })))
  if (isOwned) return { ...record, status: 'right', found }
  if (!isAnswered) return { ...record, status: 'unknown', found }
  return { ...record, status: found.length === 0 ? 'missing' : 'wrong', found }
}

function fillAddress(
  record: CheckedRecord,
  { leadsHere, isMissing, views }: HostDiagnosis,
): CheckedRecord {
  const found = withoutDoubles(views.flatMap(({ own }) => own))
  if (leadsHere === null) return { ...record, status: 'unknown', found }
  if (isMissing) return { ...record, status: 'missing', found }
  if (!leadsHere) return { ...record, status: 'wrong', found }
  // An alias of the provider's and a second address of ours lead here just as well.
  const isThere = found.some(({ value }) => value === record.target) || isAlias(record, found)
  return { ...record, status: isThere || record.isRequired ? 'right' : 'missing', found }
}

function isAlias({ type }: CheckedRecord, found: readonly FoundRecord[]): boolean {
  return type === 'CNAME' || found.some((record) => record.type === 'CNAME')
}

function withoutDoubles(records: readonly FoundRecord[]): FoundRecord[] {
  const seen = new Map(records.map(({ type, value }) => [`${type} ${value}`, { type, value }]))
  return shorten([...seen.values()])
}

const mostFound = 20
const longestFound = 300

/** Reports are kept, and a zone may hold a great deal. */
export function shorten(records: readonly FoundRecord[]): FoundRecord[] {
  return records
    .slice(0, mostFound)
    .map(({ type, value }) => ({ type, value: value.slice(0, longestFound).toWellFormed() }))
}
