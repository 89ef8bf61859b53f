import type { SenderDomain } from '@wildpath/contract'

import type { StoredSender } from './sender-domain-repository.ts'

export function presentSender(sender: StoredSender, isIncluded: boolean): SenderDomain {
  return {
    address: sender.address,
    domain: sender.domain,
    status: sender.status,
    isInUse: sender.status === 'verified' && isIncluded,
    lastChecked: sender.checkedAt?.toISOString() ?? null,
    nextCheck: sender.nextCheckAt?.toISOString() ?? null,
    records: sender.report?.records ?? [],
    problems: sender.report?.problems ?? [],
    brokenSince: sender.brokenSince?.toISOString() ?? null,
  }
}
