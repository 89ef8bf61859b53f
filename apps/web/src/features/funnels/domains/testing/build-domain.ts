import type { CheckedRecord, Domain } from '@wildpath/contract'

/** A pending claim of www.example.com that nobody looked at yet; name only what matters. */
export function buildDomain(overrides: Partial<Domain> = {}): Domain {
  return {
    domain: 'www.example.com',
    displayName: 'www.example.com',
    kind: 'custom',
    status: 'pending',
    lastChecked: null,
    nextCheck: null,
    instructions: { type: 'CNAME', name: 'www', target: 'funnels.wildpath.example' },
    records: [buildRecord(), buildOwnerRecord()],
    problems: [],
    registrar: null,
    hosts: [
      { host: 'www.example.com', displayName: 'www.example.com', isPrimary: true, leadsHere: true },
    ],
    url: 'https://www.example.com/',
    isContested: false,
    expiresAt: null,
    brokenSince: null,
    servedUntil: null,
    ...overrides,
  }
}

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
