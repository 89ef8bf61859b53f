import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { startS3Server } from '../../testing/s3-server.ts'
import { describeFileFailure, type FileStore } from './files.ts'
import { filesContract } from './files-contract.ts'
import { createS3Files } from './s3-files.ts'

const keys = { accessKeyId: 'key-id', secretAccessKey: 'secret' }
const file = { bytes: new Uint8Array([1, 2, 3]), type: 'image/webp' }

let server: Awaited<ReturnType<typeof startS3Server>>
let waitedMs: number[]
let files: FileStore

beforeEach(async () => {
  server = await startS3Server({ bucket: 'pictures', accessKeyId: keys.accessKeyId })
  waitedMs = []
  files = openFiles({ endpoint: server.url })
})
afterEach(() => server.stop())

/** A store whose clock moves only while it waits. */
function openFiles({ endpoint, bucket = 'pictures' }: { endpoint: string; bucket?: string }) {
  let timeMs = 0
  return createS3Files({
    ...keys,
    bucket,
    region: 'eu-west-1',
    endpoint,
    now: () => timeMs,
    wait: async (durationMs) => {
      waitedMs.push(durationMs)
      timeMs += durationMs
    },
  })
}

describe('files in a bucket', () => {
  filesContract(async () => files)

  it('are stored with their media type, signed with the key', async () => {
    await files.put('a.webp', file)
    expect(server.types).toEqual(new Map([['a.webp', 'image/webp']]))
  })

  it.each([500, 503, 408, 429])('are asked for again after a %i', async (status) => {
    server.refuseNext(status, status)
    expect(await files.put('a.webp', file)).toEqual({ ok: true, value: null })
    expect(waitedMs).toEqual([500, 1000])
  })

  it('are asked for again when the connection breaks', async () => {
    server.breakNext()
    expect(await files.put('a.webp', file)).toEqual({ ok: true, value: null })
    expect(waitedMs).toEqual([500])
  })

  it.each([
    [401, 'unauthenticated'],
    [402, 'quota-exceeded'],
    [403, 'unauthorized'],
    [404, 'object-not-found'],
    [400, 'invalid-url'],
    [507, 'quota-exceeded'],
  ] as const)('answer %i as %s at once, in words', async (status, error) => {
    server.refuseNext(status)
    expect(await files.read('a.webp')).toEqual({ ok: false, error })
    expect(waitedMs).toEqual([])
    expect(describeFileFailure(error)).toMatch(/^[A-Z].{20,}\.$/)
  })

  it('are given up after two minutes, an upload after ten', async () => {
    server.refuseAlways(503)
    const givenUp = { ok: false, error: 'retry-limit-exceeded' }
    expect(await files.read('a.webp')).toEqual(givenUp)
    expect(sum(waitedMs)).toBeGreaterThan(60_000)
    expect(sum(waitedMs)).toBeLessThan(120_000)
    waitedMs = []
    expect(await files.put('a.webp', file)).toEqual(givenUp)
    expect(sum(waitedMs)).toBeGreaterThan(540_000)
    expect(sum(waitedMs)).toBeLessThan(600_000)
  })

  it('say that the address is wrong when there is no such bucket', async () => {
    const lost = openFiles({ endpoint: server.url, bucket: 'nowhere' })
    expect(await lost.put('a.webp', file)).toEqual({ ok: false, error: 'invalid-url' })
  })

  it('are stopped in the middle of an upload', async () => {
    server.holdNext()
    const stop = new AbortController()
    const put = files.put('a.webp', file, { signal: stop.signal })
    await expect.poll(() => server.held()).toBe(1)
    stop.abort()
    expect(await put).toEqual({ ok: false, error: 'canceled' })
  })
})

function sum(durations: readonly number[]): number {
  return durations.reduce((total, duration) => total + duration, 0)
}
