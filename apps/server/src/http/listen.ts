import type { FastifyInstance } from 'fastify'

/**
 * Connections that may wait while this process works on others; the system may allow fewer. Beyond that
 * a visitor's browser tries again after a second, and the readers of a newsletter come all at once.
 */
const waitingConnections = 4_096

/** Takes connections on the address; resolves with it as a URL. Rejects with the system's error, such as EADDRINUSE. */
export function listen(
  app: FastifyInstance,
  address: { port: number; host: string; reusePort?: boolean },
): Promise<string> {
  // Fastify hands its options to node:http as they are; reusePort is newer than its types.
  return app.listen({ ...address, backlog: waitingConnections })
}
