import { isPublicAddress } from '../../public-address.ts'
import { createDnsServer } from './dns-server.ts'
import type { Dns } from './dns.ts'
import type { Endpoint } from './exchange.ts'
import { createFindAuthority } from './find-authority.ts'

/**
 * Two that answer everybody, of different companies, as most visitors' own resolvers are one of these or keep
 * the same rules: Cloudflare's (https://one.one.one.one) and Google's (https://developers.google.com/speed/public-dns).
 */
const publicResolvers = ['1.1.1.1', '8.8.8.8']

type WireDnsOptions = {
  /** 'ip', 'ip:port' or '[ip]:port': whom all is asked of, as in networks that reach no other. */
  servers: readonly string[]
  /** Tests ask servers of public addresses on loopback. */
  route?: (address: string) => Endpoint
}

/**
 * Live adapter: asks name servers in the DNS's own format (RFC 1035). Without `servers`, two public resolvers
 * say who keeps a zone, and those servers are asked themselves, those of public addresses only: a zone is its
 * owner's to write, and must not make us send packets inside our own network. With `servers`, these are both.
 */
export function createWireDns({ servers, route = toStandardPort }: WireDnsOptions): Dns {
  const isGiven = servers.length > 0
  const endpoints = isGiven ? servers.map(toEndpoint) : publicResolvers.map(route)
  const names = isGiven ? servers : publicResolvers
  const resolvers = endpoints.map((endpoint, index) =>
    createDnsServer(names[index] ?? endpoint.address, endpoint, 'resolver'),
  )
  const openServer = (name: string, address: string) =>
    isPublicAddress(address) ? createDnsServer(name, route(address), 'authority') : null
  return {
    resolvers,
    findAuthority: createFindAuthority(resolvers, isGiven ? null : openServer),
  }
}

function toStandardPort(address: string): Endpoint {
  return { address, port: 53 }
}

/** The configuration has checked the form. */
function toEndpoint(server: string): Endpoint {
  const [, bracketed, plain, port = '53'] =
    /^(?:\[([^\]]+)\]|([^:]+))(?::(\d+))?$/.exec(server) ?? []
  return { address: bracketed ?? plain ?? server, port: Number(port) }
}
