import { domainToUnicode } from 'node:url'

import type { CheckedRecord, Domain } from '@wildpath/contract'

import { siteOrigin } from '../funnels/index.ts'
import { findRegistrar } from './dns-check/registrars.ts'
import { takenOverCode } from './taken-over.ts'
import { type DomainRow, expiryOf, servedUntil } from './domain-rules.ts'

type Facts = {
  row: DomainRow
  /** The records to set, as long as nobody looked. */
  expected: readonly CheckedRecord[]
  isHolder: boolean
  publicUrl: string
}

/** A claim as its owner reads it. */
export function presentDomain({ row, expected, isHolder, publicUrl }: Facts): Domain {
  const { domain, kind, status, report, primaryHost, otherHost } = row
  const problems = report?.problems ?? []
  const records = report === null || report.records.length === 0 ? [...expected] : report.records
  const [first] = records.filter(({ purpose }) => purpose === 'address')
  const hosts = otherHost === null ? [primaryHost] : [primaryHost, otherHost]
  return {
    domain,
    displayName: domainToUnicode(domain),
    kind,
    status,
    lastChecked: row.checkedAt?.toISOString() ?? null,
    nextCheck: row.nextCheckAt?.toISOString() ?? null,
    instructions:
      kind === 'product' || first === undefined
        ? null
        : { type: first.type === 'CNAME' ? 'CNAME' : 'A', name: first.name, target: first.target },
    records,
    problems,
    registrar: report === null ? null : findRegistrar(report.nameServers, 'website'),
    hosts: hosts.map((host) => ({
      host,
      displayName: domainToUnicode(host),
      isPrimary: host === primaryHost,
      leadsHere: status === 'verified' && (host === primaryHost || report?.isOtherServing === true),
    })),
    replaces: row.replaces === null ? null : domainToUnicode(row.replaces.domain),
    url: `${siteOrigin(primaryHost, publicUrl)}/`,
    isContested:
      kind === 'custom' &&
      !isHolder &&
      status !== 'verified' &&
      !problems.some(({ code }) => code === takenOverCode),
    expiresAt: expiryOf(row)?.toISOString() ?? null,
    brokenSince: row.brokenSince?.toISOString() ?? null,
    servedUntil: servedUntil(row)?.toISOString() ?? null,
  }
}
