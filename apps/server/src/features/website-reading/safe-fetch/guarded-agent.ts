import { Agent, buildConnector } from 'undici'

import { bounds } from '../../../limits.ts'
import type { Network } from './network.ts'
import { isPublicAddress } from '../../../public-address.ts'

/** A host name that leads, with one of its addresses, to what is not the open internet. */
export class InsideAddressError extends Error {}

/**
 * Connections to public addresses only. The name is looked up once for each connection, and the connection is
 * made to the very address that was checked: an answer that changes in between changes nothing.
 */
export function createGuardedAgent(network: Network): Agent {
  const connect = buildConnector({ timeout: bounds.websites.pageMs })
  return new Agent({
    connect: (options, callback) => {
      void findAddress(network, options.hostname).then(
        (found) => {
          const port = Number(options.port) || (options.protocol === 'https:' ? 443 : 80)
          const { address, port: dialled } = network.dial(found, port)
          connect(
            {
              ...options,
              hostname: address,
              port: String(dialled),
              // The certificate is still asked for the name.
              servername: options.servername ?? options.hostname,
            },
            callback,
          )
        },
        (error: unknown) => callback(error instanceof Error ? error : new Error('lookup'), null),
      )
    },
    connections: bounds.websites.pagesAtOnce,
    maxHeaderSize: bounds.websites.answerHeadBytes,
    headersTimeout: bounds.websites.pageMs,
    bodyTimeout: bounds.websites.pageMs,
  })
}

/** One inside address among several is enough to refuse the name: nothing honest is published so. */
async function findAddress(network: Network, hostname: string): Promise<string> {
  const addresses = await network.resolve(hostname)
  const [first] = addresses
  if (first === undefined) throw new Error(`${hostname} has no address`)
  if (!addresses.every(isPublicAddress)) throw new InsideAddressError(hostname)
  // Networks without IPv6 are common, those without IPv4 rare.
  return addresses.find((address) => !address.includes(':')) ?? first
}
