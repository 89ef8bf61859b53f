import type { Server } from 'node:http'
import type { Socket } from 'node:net'

import type { FastifyInstance } from 'fastify'

import { bounds } from '../limits.ts'

/** How often a closing server looks for connections that have come to rest. */
const lookEveryMs = 50

type Options = {
  /** How long requests under way may take to end. */
  graceMs: number
}

/**
 * Lets a server that closes come to its end. node:http ends only what rests at the moment of closing;
 * a connection that answers just then is kept alive afterwards, and one that never asked for anything
 * stays until its browser leaves.
 */
export function endConnectionsOnClose(app: FastifyInstance, { graceMs }: Options): void {
  const { server } = app
  const open = keepTrackOf(server)
  const timers: NodeJS.Timeout[] = []
  app.addHook('preClose', async () => {
    const looking = setInterval(() => {
      server.closeIdleConnections()
      // On a busy machine what a new connection asks for may not have been read yet.
      const restingSince = performance.now() - bounds.shutdown.unusedConnectionMs
      for (const [socket, openedAt] of open) {
        if (socket.bytesRead === 0 && openedAt < restingSince) socket.destroy()
      }
    }, lookEveryMs)
    const ending = setTimeout(() => {
      if (open.size > 0) {
        app.log.warn({ connections: open.size }, 'requests under way were cut off to stop')
      }
      for (const socket of open.keys()) socket.destroy()
    }, graceMs)
    timers.push(looking, ending)
  })
  app.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer)
  })
}

/** The open connections and when each was opened. */
function keepTrackOf(server: Server): ReadonlyMap<Socket, number> {
  const open = new Map<Socket, number>()
  server.on('connection', (socket: Socket) => {
    open.set(socket, performance.now())
    socket.once('close', () => open.delete(socket))
  })
  return open
}
