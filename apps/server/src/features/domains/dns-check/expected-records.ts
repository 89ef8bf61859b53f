import { isIPv4 } from 'node:net'

import type { CheckedRecord } from '@wildpath/contract'

import { nameInZone, ownershipName, ownershipText } from './dns-names.ts'
import type { ExpectedDns } from './domain-report.ts'

/**
 * The records that the owner sets, before anybody looked for them, the CNAME first (spec 2, section 3). An apex
 * cannot be a CNAME, as it has other records (RFC 1034, section 3.6.2), so that it gets addresses: `addresses`
 * are those of the target where the configuration names none.
 */
export function expectedRecords(
  expected: ExpectedDns,
  addresses: readonly string[] = expected.targetAddresses,
): CheckedRecord[] {
  const { zone, primaryHost, otherHost, token, targetHost } = expected
  const hosts = [primaryHost, otherHost].filter((host) => host !== null)
  const record = (
    fields: Pick<CheckedRecord, 'purpose' | 'type' | 'host' | 'target' | 'isRequired'>,
  ) => ({
    ...fields,
    name: nameInZone(fields.host, zone),
    status: 'unknown' as const,
    found: [],
  })
  const aliases = hosts
    .filter((host) => host !== zone)
    .map((host) =>
      record({
        purpose: 'address',
        type: 'CNAME',
        host,
        target: targetHost,
        isRequired: host === primaryHost,
      }),
    )
  const ofApex = hosts.includes(zone)
    ? addresses.map((address) =>
        record({
          purpose: 'address',
          type: isIPv4(address) ? 'A' : 'AAAA',
          host: zone,
          target: address,
          // Whoever has IPv6 alone reaches an IPv4 address as well.
          isRequired: zone === primaryHost && address === (addresses.find(isIPv4) ?? addresses[0]),
        }),
      )
    : []
  const ownership = record({
    purpose: 'owner',
    type: 'TXT',
    host: ownershipName(zone),
    target: ownershipText(token),
    isRequired: true,
  })
  return [...aliases, ...ofApex, ownership]
}
