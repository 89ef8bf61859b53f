import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

import type { DatabaseAddress } from '../client.ts'
import type { SocketAddress } from './test-postgres.ts'

export type PostgresProxy = {
  /** Of the proxy, as in DATABASE_URL. */
  address: DatabaseAddress
  /** Resets so many new connections as soon as the server has said that they are ready. */
  resetWhenReady(count: number): void
  /** Holds back everything in both directions, without a word; connections stay open. */
  hang(): void
  resume(): void
  /** Resets every connection there is. */
  cut(): void
  open(): number
  close(): Promise<void>
}

/** 'Z', its length of five, and 'I': idle, ready for a query. */
const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5, 0x49])

/** Stands between the product and PostgreSQL, and does to connections what networks do. */
export async function startPostgresProxy(server: SocketAddress): Promise<PostgresProxy> {
  const pairs = new Set<{ near: Socket; far: Socket }>()
  let resets = 0
  let isHanging = false

  const proxy = createServer((near) => {
    const far = connect(`${server.host}/.s.PGSQL.${server.port}`)
    const pair = { near, far }
    pairs.add(pair)
    const isDoomed = resets > 0
    if (isDoomed) resets -= 1
    near.on('data', (bytes) => void far.write(bytes))
    far.on('data', (bytes) => {
      near.write(bytes, () => {
        if (isDoomed && bytes.includes(readyForQuery)) near.resetAndDestroy()
      })
    })
    for (const socket of [near, far]) {
      socket.on('error', () => {})
      socket.on('close', () => {
        pairs.delete(pair)
        near.destroy()
        far.destroy()
      })
      if (isHanging) socket.pause()
    }
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo

  const cut = () => {
    for (const { near } of pairs) near.resetAndDestroy()
  }
  const each = (act: (socket: Socket) => void) => {
    for (const { near, far } of pairs) for (const socket of [near, far]) act(socket)
  }
  return {
    address: {
      kind: 'url',
      url: `postgres://${server.username}@127.0.0.1:${port}/${server.database}`,
    },
    resetWhenReady: (count) => void (resets = count),
    hang() {
      isHanging = true
      each((socket) => socket.pause())
    },
    resume() {
      isHanging = false
      each((socket) => socket.resume())
    },
    cut,
    open: () => pairs.size,
    async close() {
      cut()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}
