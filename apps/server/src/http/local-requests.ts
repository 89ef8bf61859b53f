import type { IncomingMessage } from 'node:http'

import { isLocalName } from './local-names.ts'

/** What proxies and tunnels add to what they hand on. A browser and Prometheus send nothing like it. */
const proxyHeaders = [
  /^(x-)?forwarded(-|$)/,
  /^(via|cdn-loop|true-client-ip|x-real-ip)$/,
  /(client|connecting|source|remote|user)-?(ip|addr|address)$/,
  /^(cf|fly|fastly|ngrok|cloudfront|x-(amz|amzn|arr|azure|vercel|appengine|envoy|original|cluster|railway|render))-/,
]

/**
 * Whether somebody on this machine asked by a name of this machine. Another site that points its name
 * here does not count, nor does a proxy in front that says so.
 */
export function isFromThisMachine(request: IncomingMessage): boolean {
  const isLoopback = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(
    request.socket.remoteAddress ?? '',
  )
  return isLoopback && !isForwarded(request) && isLocalHost(request)
}

function isForwarded({ headers }: IncomingMessage): boolean {
  return Object.keys(headers).some((name) => proxyHeaders.some((pattern) => pattern.test(name)))
}

/** A Host header of a name or an address, with a port or not, and nothing else. */
function isLocalHost({ headers: { host = '' } }: IncomingMessage): boolean {
  const [, name] = /^([\w.-]+|\[::1\])(?::\d{1,5})?$/.exec(host) ?? []
  return name !== undefined && isLocalName(name.toLowerCase())
}
