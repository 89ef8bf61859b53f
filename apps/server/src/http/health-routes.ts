import type { FastifyInstance } from 'fastify'

/** Prometheus text: name, help and the current value. */
export type Metric = { name: string; type: 'counter' | 'gauge'; help: string; value(): number }

type Options = { isReady(): Promise<boolean>; isDraining(): boolean; metrics: readonly Metric[] }

export function registerHealthRoutes(
  app: FastifyInstance,
  { isReady, isDraining, metrics }: Options,
): void {
  app.get('/healthz', (_request, reply) => reply.send({ status: 'up' }))

  app.get('/readyz', async (_request, reply) => {
    if (isDraining()) return reply.code(503).send({ status: 'stopping' })
    const ready = await isReady()
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'database unreachable' })
  })

  app.get('/metrics', (_request, reply) => {
    const lines = metrics.map(
      ({ name, type, help, value }) =>
        `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${name} ${value()}\n`,
    )
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(lines.join(''))
  })
}
