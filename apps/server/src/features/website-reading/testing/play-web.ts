import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import type { Network } from '../safe-fetch/network.ts'
import type { Site } from './site.ts'

export type PlayedHost = (request: IncomingMessage, response: ServerResponse) => void

/** An address of the open internet; nothing is ever sent to it. */
export const somePublicAddress = '93.184.216.34'

/**
 * The web on loopback: hosts that answer by their name. Names are looked up and addresses checked as ever, and
 * only then is the connection made to here. `addresses` are those of hosts that have others than all.
 */
export async function playWeb(hosts: Record<string, PlayedHost>) {
  const asked: { host: string; path: string; agent: string }[] = []
  const dialled: string[] = []
  const addresses = new Map<string, string[][]>()
  const server = createServer((request, response) => {
    const host = (request.headers.host ?? '').split(':')[0] ?? ''
    asked.push({ host, path: request.url ?? '', agent: request.headers['user-agent'] ?? '' })
    const answer = hosts[host]
    if (answer === undefined) response.writeHead(500).end()
    else answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  const network: Network = {
    async resolve(hostname) {
      const answers = addresses.get(hostname)
      if (answers !== undefined) return (answers.length > 1 ? answers.shift() : answers[0]) ?? []
      if (!(hostname in hosts)) throw new Error(`There is no ${hostname}`)
      return [somePublicAddress]
    },
    dial(address) {
      dialled.push(address)
      return { address: '127.0.0.1', port }
    },
  }
  return {
    network,
    /** Every request that reached a host. */
    asked,
    /** The addresses that connections were made to. */
    dialled,
    /** What the look-ups of a name answer, one after the other; the last one for ever. */
    answerLookups: (hostname: string, ...answers: string[][]) =>
      void addresses.set(hostname, answers),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type PlayedWeb = Awaited<ReturnType<typeof playWeb>>

/** Serves what a site consists of, and 404 for all else. */
export function serveSite({ pages }: Pick<Site, 'pages'>): PlayedHost {
  return (request, response) => {
    const page = pages[request.url ?? '/']
    if (page === undefined)
      return void response.writeHead(404, { 'content-type': 'text/html' }).end('Not here')
    const { type = 'text/html', body } =
      typeof page === 'string'
        ? { body: Buffer.from(page), type: 'text/html; charset=utf-8' }
        : page
    return void response.writeHead(200, { 'content-type': type }).end(body)
  }
}
