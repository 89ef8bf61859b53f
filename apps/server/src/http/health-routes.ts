import type { IncomingMessage } from 'node:http'

import type { ErrorCode } from '@wildpath/contract'
import type { FastifyInstance } from 'fastify'

import { sendFailure } from './route.ts'

/** Prometheus text: name, help and the current value. */
export type Metric = { name: string; type: 'counter' | 'gauge'; help: string; value(): number }

type Options = {
  isReady(): Promise<boolean>
  isDraining(): boolean
  metrics: readonly Metric[]
  /** Why whoever asks may not read the metrics; null when they may. */
  refuseMetrics(request: IncomingMessage): ErrorCode | null
}

export function registerHealthRoutes(
  app: FastifyInstance,
  { isReady, isDraining, metrics, refuseMetrics }: Options,
): void {
  app.get('/healthz', (_request, reply) => reply.send({ status: 'up' }))

  app.get('/readyz', async (_request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'stopping' })
    const ready = await isReady()
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'database unreachable' })
  })

  app.get('/metrics', (request, reply) => {
    const refusal = refuseMetrics(request.raw)
    if (refusal !== null) {
      if (refusal === 'metrics-token-needed') void reply.header('www-authenticate', 'Bearer')
      return sendFailure(reply, { code: refusal })
    }
    const lines = metrics.map(
      ({ name, type, help, value }) =>
        `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${name} ${value()}\n`,
    )
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(lines.join(''))
  })
}
