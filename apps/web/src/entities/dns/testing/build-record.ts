import type { CheckedRecord } from '@wildpath/contract'

/** The CNAME of www.example.com. */
export function buildRecord(overrides: Partial<CheckedRecord> = {}): CheckedRecord {
  return {
    purpose: 'address',
    type: 'CNAME',
    name: 'www',
    host: 'www.example.com',
    target: 'funnels.wildpath.example',
    isRequired: true,
    status: 'unknown',
    found: [],
    ...overrides,
  }
}

/** The TXT that says whose example.com is. */
export function buildOwnerRecord(overrides: Partial<CheckedRecord> = {}): CheckedRecord {
  return buildRecord({
    purpose: 'owner',
    type: 'TXT',
    name: '_wildpath',
    host: '_wildpath.example.com',
    target: 'wildpath-verification=4f6c1d',
    ...overrides,
  })
}
