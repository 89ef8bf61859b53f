import ipaddr from 'ipaddr.js'

/**
 * Whether an IP address is one of the open internet: a unicast address that no registry reserves for private
 * networks, machines, documentation or translation (IANA's special-purpose registries, as ipaddr.js knows them).
 * An IPv4 address that is wrapped for an IPv6 network counts as what it wraps.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  return parsed instanceof ipaddr.IPv6 ? isPublicIPv6(parsed) : parsed.range() === 'unicast'
}

function isPublicIPv6(address: ipaddr.IPv6): boolean {
  if (address.zoneId !== undefined) return false
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().range() === 'unicast'
  const range = address.range()
  // 64:ff9b::/96, by which networks without IPv4 reach the rest (RFC 6052).
  if (range === 'rfc6052') {
    return new ipaddr.IPv4(address.toByteArray().slice(12)).range() === 'unicast'
  }
  // What is not in 2000::/3 is not assigned to anybody, whatever the list says of it.
  return range === 'unicast' && address.match(globalUnicast, 3)
}

const globalUnicast = ipaddr.IPv6.parse('2000::')
