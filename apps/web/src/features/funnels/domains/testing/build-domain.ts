import type { Domain } from '@wildpath/contract'

import { buildOwnerRecord, buildRecord } from '../../../../entities/dns/testing/build-record.ts'

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
    replaces: null,
    brokenSince: null,
    servedUntil: null,
    ...overrides,
  }
}
