import type { CheckedRecord } from '@wildpath/contract'

import { recordPurpose } from './record-purpose.ts'

/** Every record of a domain as text, to be sent to whoever keeps its DNS. */
export function dnsInstructions(domain: string, records: readonly CheckedRecord[]): string {
  return [`DNS records for ${domain}`, ...records.map(recordText)].join('\n\n')
}

function recordText(record: CheckedRecord): string {
  const { type, name, target, isRequired, purpose } = record
  const lines = [`Type: ${type}`, `Name: ${name}`, `Target: ${target}`]
  // Whoever sets the records does not see this page, and a second SPF record would spoil both.
  if (purpose === 'spf') lines.push(`(${recordPurpose(record)})`)
  return [...lines, ...(isRequired ? [] : ['(recommended)'])].join('\n')
}
