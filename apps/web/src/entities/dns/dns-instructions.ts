import type { CheckedRecord } from '@wildpath/contract'

/** Every record of a domain as text, to be sent to whoever keeps its DNS. */
export function dnsInstructions(domain: string, records: readonly CheckedRecord[]): string {
  return [`DNS records for ${domain}`, ...records.map(recordText)].join('\n\n')
}

function recordText({ type, name, target, isRequired }: CheckedRecord): string {
  const lines = [`Type: ${type}`, `Name: ${name}`, `Target: ${target}`]
  return [...lines, ...(isRequired ? [] : ['(recommended)'])].join('\n')
}
