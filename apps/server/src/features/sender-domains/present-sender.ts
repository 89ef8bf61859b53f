import type { SenderDomain } from '@wildpath/contract'

import { findRegistrar } from '../domains/index.ts'
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
    // Checks that were stored before names of servers were kept have none.
    registrar: findRegistrar(sender.report?.nameServers ?? [], 'mail'),
    takesAnswers: sender.report?.takesMail ?? null,
    brokenSince: sender.brokenSince?.toISOString() ?? null,
  }
}
