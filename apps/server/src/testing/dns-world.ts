import { createWireDns } from '../providers/dns/wire-dns.ts'
import { startDnsServer } from './dns-server.ts'
import { createDnsZones } from './dns-zones.ts'

export type DnsWorld = Awaited<ReturnType<typeof startDnsWorld>>

/** Addresses of the internet that nobody here ever reaches: they are routed to loopback. */
export const nameServerAddresses = ['11.0.0.1', '11.0.0.2'] as const

/**
 * The internet in small: two resolvers that know every zone, and the name servers ns1 and ns2 of hoster.net,
 * which keep the same zones unless `keepsOwn` gives one its own. Nothing outside loopback is ever asked.
 */
export async function startDnsWorld() {
  const zones = createDnsZones()
  const ownZones = createDnsZones()
  const resolvers = [await startDnsServer({ zones }), await startDnsServer({ zones })] as const
  const first = await startDnsServer({ zones, isAuthority: true })
  const second = await startDnsServer({
    zones: {
      ...zones,
      find: (name, type) =>
        (ownZones.zoneOf(name) === undefined ? zones : ownZones).find(name, type),
    },
    isAuthority: true,
  })
  const nameServers = [first, second] as const
  const servers = new Map([
    ['1.1.1.1', resolvers[0]],
    ['8.8.8.8', resolvers[1]],
    [nameServerAddresses[0], first],
    [nameServerAddresses[1], second],
  ])
  const everyServer = [...resolvers, ...nameServers]
  const strangers: string[] = []
  const dns = createWireDns({
    servers: [],
    route: (address) => {
      const server = servers.get(address)
      if (server === undefined) strangers.push(address)
      // Port 9 discards what it gets, and is closed almost everywhere.
      return { address: '127.0.0.1', port: server?.port ?? 9 }
    },
  })
  const reset = () => {
    for (const server of everyServer) server.reset()
    for (const zone of zones.names()) zones.removeZone(zone)
    for (const zone of ownZones.names()) ownZones.removeZone(zone)
    strangers.length = 0
    zones.setZone('net', ['@ NS ns1.hoster.net', 'x A 11.0.0.9'])
    zones.setZone('hoster.net', [
      '@ NS ns1.hoster.net',
      ...nameServerAddresses.map((address, index) => `ns${index + 1} A ${address}`),
    ])
  }
  reset()
  return {
    dns,
    zones,
    resolvers,
    nameServers,
    /** Addresses of public name servers that are none of these four. */
    strangers,
    /** A zone at ns1 and ns2. */
    setZone: (zone: string, lines: string[]) => zones.setZone(zone, [...nsLines, ...lines]),
    /** What ns2 alone says of a zone. */
    setSecond: (zone: string, lines: string[]) => ownZones.setZone(zone, [...nsLines, ...lines]),
    reset,
    stop: () => Promise.all(everyServer.map((server) => server.stop())),
  }
}

const nsLines = ['@ NS ns1.hoster.net', '@ NS ns2.hoster.net']
