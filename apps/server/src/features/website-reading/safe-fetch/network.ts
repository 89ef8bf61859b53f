import { lookup } from 'node:dns/promises'

/** How hosts are reached. Tests play the web on loopback; what may be reached is decided apart from it. */
export type Network = {
  /** All IP addresses of a host name; rejects where there is none. */
  resolve(hostname: string): Promise<string[]>
  /** Where a connection to an address that was found public is made. */
  dial(address: string, port: number): { address: string; port: number }
}

export const openWeb: Network = {
  resolve: async (hostname) =>
    (await lookup(hostname, { all: true })).map(({ address }) => address),
  dial: (address, port) => ({ address, port }),
}
