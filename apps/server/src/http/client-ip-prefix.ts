import type { IncomingMessage } from 'node:http'

import ipaddr from 'ipaddr.js'

/**
 * The network a request comes from, the key of every limit: an IPv4 address itself, of IPv6 the /64
 * that one customer holds. Behind one proxy of ours it is the last address that the proxy names.
 */
export function clientIpPrefix(request: IncomingMessage, trustProxy: boolean): string {
  return ipPrefix(namedAddress(request, trustProxy))
}

/** The whole address that a request comes from. */
export function clientIp(request: IncomingMessage, trustProxy: boolean): string {
  return withoutPort(namedAddress(request, trustProxy))
}

function namedAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined
  const last = typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined
  return last ?? request.socket.remoteAddress ?? ''
}

export function ipPrefix(named: string): string {
  const address = withoutPort(named)
  if (!ipaddr.isValid(address)) return address
  // A mapped IPv4 address ('::ffff:203.0.113.7') is the same network as the address itself.
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${parsed.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`
}

/** Some proxies name the port too, '7.7.7.7:4001' or '[2001:db8::1]:4001': every connection has another. */
function withoutPort(named: string): string {
  const [, inBrackets, beforePort] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(named) ?? []
  return inBrackets ?? beforePort ?? named
}
