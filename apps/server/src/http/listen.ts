import type { FastifyInstance } from 'fastify'

import { bounds } from '../limits.ts'

/** Takes connections on the address; resolves with it as a URL. Rejects with the system's error, such as EADDRINUSE. */
export function listen(
  app: FastifyInstance,
  address: { port: number; host: string; reusePort?: boolean },
): Promise<string> {
  // Fastify hands its options to node:http as they are; reusePort is newer than its types.
  return app.listen({ ...address, backlog: bounds.connections.waiting })
}
