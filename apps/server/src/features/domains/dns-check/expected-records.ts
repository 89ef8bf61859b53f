// A stand-in until the real look at the DNS comes.
import type { CheckedRecord } from '@wildpath/contract'
import type { ExpectedDns } from './domain-report.ts'
export function expectedRecords(e: ExpectedDns): CheckedRecord[] {
  return [
    {
      purpose: 'address',
      type: 'CNAME',
      name: 'www',
      host: e.primaryHost,
      target: e.targetHost,
      isRequired: true,
      status: 'unknown',
      found: [],
    },
  ]
}
