import type { IncomingMessage } from 'node:http'

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
  if (!address.includes(':') || address.includes('.')) return address
  const [head = '', tail] = address.split('::', 2)
  const groups = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length)
  const zeros = Array<string>(missing).fill('0')
  return `${[...groups, ...zeros, ...after].slice(0, 4).join(':')}::/64`
}

/** Some proxies name the port too, '7.7.7.7:4001' or '[2001:db8::1]:4001': every connection has another. */
function withoutPort(named: string): string {
  const [, inBrackets, beforePort] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(named) ?? []
  return inBrackets ?? beforePort ?? named
}
