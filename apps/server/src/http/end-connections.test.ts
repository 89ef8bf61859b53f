import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'

import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'

import { createApp } from './app.ts'
import { createDraining } from './draining.ts'

const visitors: Socket[] = []
afterEach(() => {
  for (const visitor of visitors.splice(0)) visitor.destroy()
})

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** A listening application that answers everything in this way, and what it warned of. */
async function listen(answer: Answer, graceMs = 60_000) {
  const warnings: string[] = []
  const draining = createDraining()
  const app = await createApp({
    log: pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) }),
    ipPrefixOf: () => '127.0.0.1',
    handleFirst: answer,
    findSignedIn: async () => null,
    recordVisitWrite: async () => {},
    contentSecurity: { scriptHashes: [] },
    isMeasured: false,
    draining,
    overload: { isTooMuch: () => false },
    graceMs,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, warnings, draining, port: (app.server.address() as AddressInfo).port }
}

/** A connection that is kept alive until the server ends it. */
async function visit(port: number, head?: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  visitors.push(socket)
  await once(socket, 'connect')
  if (head !== undefined) socket.write(`${head}\r\nhost: here.test\r\n\r\n`)
  return socket
}

describe('a server that closes', () => {
  it('ends connections that never asked for anything', async () => {
    const { app, port } = await listen((_request, response) => response.end())
    const accepted = once(app.server, 'connection')
    await visit(port)
    await accepted
    await app.close()
    expect(app.server.listening).toBe(false)
  })

  it('answers what a connection asks for that was opened just before', async () => {
    const { app, port, warnings } = await listen((_request, response) => response.end('in time'))
    const accepted = once(app.server, 'connection')
    const visitor = await visit(port)
    await accepted
    const closed = app.close()
    await expect.poll(() => app.server.listening).toBe(false)
    visitor.write('GET / HTTP/1.1\r\nhost: here.test\r\n\r\n')
    expect(await text(visitor)).toContain('in time')
    await closed
    expect(warnings).toEqual([])
  })

  it('asks everybody to come back on another connection once it is about to', async () => {
    const { port, draining } = await listen((_request, response) => response.end('yes'))
    const askOn = async (visitor: Socket) => String((await once(visitor, 'data'))[0])
    expect(await askOn(await visit(port, 'GET / HTTP/1.1'))).toMatch(/connection: keep-alive/i)
    draining.begin()
    expect(await askOn(await visit(port, 'GET / HTTP/1.1'))).toMatch(/connection: close/i)
  })

  it('lets an answer under way arrive and ends its connection then', async () => {
    const asked = Promise.withResolvers<ServerResponse>()
    const { app, port, warnings } = await listen((_request, response) => asked.resolve(response))
    const visitor = await visit(port, 'GET / HTTP/1.1')
    const response = await asked.promise
    const closed = app.close()
    await expect.poll(() => app.server.listening).toBe(false)
    response.end('the whole answer')
    expect(await text(visitor)).toContain('the whole answer')
    await closed
    expect(warnings).toEqual([])
  })

  it('ends a connection whose body comes after the answer', async () => {
    const { app, port } = await listen((_request, response) => response.end('no'))
    const visitor = await visit(port, 'POST / HTTP/1.1\r\ncontent-length: 3')
    await once(visitor, 'data')
    const closed = app.close()
    await expect.poll(() => app.server.listening).toBe(false)
    visitor.write('abc')
    await closed
    expect(app.server.listening).toBe(false)
  })

  it('cuts off what takes longer than its grace, and says so', async () => {
    const asked = Promise.withResolvers<void>()
    const { app, port, warnings } = await listen(() => asked.resolve(), 100)
    await visit(port, 'GET / HTTP/1.1')
    await asked.promise
    await app.close()
    expect(warnings).toEqual([expect.stringContaining('requests under way were cut off to stop')])
  })
})
