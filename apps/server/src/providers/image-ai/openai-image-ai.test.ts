import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'

import { startImagesServer } from '../../testing/images-server.ts'
import { calm, imageAiContract, order } from './image-ai-contract.ts'
import { createOpenAiImageAi } from './openai-image-ai.ts'

const picture = () =>
  sharp({ create: { width: 1024, height: 1024, channels: 4, background: '#2563eb80' } })
    .png()
    .toBuffer()

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** `pauses` are the waits between the attempts, which take no time here. */
async function open(
  handle: Parameters<typeof startImagesServer>[0],
  more: Partial<Parameters<typeof createOpenAiImageAi>[0]> = {},
) {
  const server = await startImagesServer(handle)
  stops.push(server.stop)
  const pauses: number[] = []
  const fetched: string[] = []
  const imageAi = createOpenAiImageAi({
    apiKey: 'key-1',
    baseUrl: server.baseUrl,
    model: 'pictures-1',
    pause(ms, signal) {
      pauses.push(ms)
      return signal.aborted ? Promise.reject(new Error('Called off')) : Promise.resolve()
    },
    fetchPicture(address) {
      fetched.push(address)
      return address.endsWith('.png') ? picture() : Promise.resolve(null)
    },
    ...more,
  })
  return { imageAi, server, pauses, fetched }
}

describe('a model that makes pictures', () => {
  imageAiContract(async () => {
    const bytes = await picture()
    return (await open(({ sendPicture }) => sendPicture(bytes))).imageAi
  })

  it('is asked for one square picture', async () => {
    const bytes = await picture()
    const { imageAi, server } = await open(({ sendPicture }) => sendPicture(bytes))
    const made = await imageAi.make(order, calm())
    expect(made).toMatchObject({ ok: true, image: { kind: 'model-picture' } })
    expect(server.requests).toEqual([
      { model: 'pictures-1', prompt: order.prompt, size: '1024x1024', n: 1 },
    ])
  })

  it('keeps in sight what catches the eye, whatever size was answered', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="700">
      <rect width="700" height="700" fill="#888"/><circle cx="580" cy="140" r="45" fill="#f00"/></svg>`
    const bytes = await sharp(Buffer.from(svg)).png().toBuffer()
    const { imageAi } = await open(({ sendPicture }) => sendPicture(bytes))
    const made = await imageAi.make(order, calm())
    if (!made.ok) throw new Error(made.failure.kind)
    const { x, y } = made.image.focus
    expect([Math.abs(x - 83) < 10, Math.abs(y - 20) < 10]).toEqual([true, true])
    expect(await sharp(made.image.bytes).metadata()).toMatchObject({ width: 1200, height: 1200 })
  })

  it('of one even colour has its middle in sight', async () => {
    const bytes = await sharp({
      create: { width: 600, height: 600, channels: 3, background: '#808080' },
    })
      .png()
      .toBuffer()
    const { imageAi } = await open(({ sendPicture }) => sendPicture(bytes))
    const made = await imageAi.make(order, calm())
    expect(made.ok && made.image.focus).toEqual({ x: 50, y: 50 })
  })

  it.each([
    [
      'a drawing with programs',
      '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>',
    ],
    ['a strip', { width: 2000, height: 40 }],
    ['a speck', { width: 1, height: 1 }],
  ])('is not taken for a picture where it is %s', async (_what, answer) => {
    const bytes =
      typeof answer === 'string'
        ? Buffer.from(answer)
        : await sharp({ create: { ...answer, channels: 3, background: '#808080' } })
            .png()
            .toBuffer()
    const { imageAi } = await open(({ sendPicture }) => sendPicture(bytes))
    expect(await imageAi.make(order, calm())).toEqual({ ok: false, failure: { kind: 'no-image' } })
  })

  it('may answer an address', async () => {
    const { imageAi, fetched } = await open(({ sendUrl }) => sendUrl('https://pictures.test/1.png'))
    expect((await imageAi.make(order, calm())).ok).toBe(true)
    expect(fetched).toEqual(['https://pictures.test/1.png'])
  })
})

describe('a model that makes none', () => {
  it.each([
    [
      400,
      { code: 'content_policy_violation', type: 'image_generation_user_error' },
      'content-policy',
    ],
    [400, { code: 'moderation_blocked' }, 'content-policy'],
    [400, { type: 'invalid_request_error', message: 'Bad size' }, 'invalid-request'],
    [401, { type: 'invalid_request_error', message: 'Incorrect API key: sk-1' }, 'other'],
    [429, { code: 'insufficient_quota', message: 'You exceeded your quota' }, 'other'],
    [400, { code: 'billing_hard_limit_reached', type: 'invalid_request_error' }, 'other'],
    [400, { code: 'invalid_request_error' }, 'invalid-request'],
    [422, { type: 'invalid_request_error' }, 'invalid-request'],
    [400, { type: 'content_policy_violation' }, 'content-policy'],
    [418, {}, 'other'],
  ])('says so once: %i %j is %s', async (status, error, kind) => {
    const { imageAi, server, pauses } = await open(({ sendError }) => sendError(status, error))
    expect(await imageAi.make(order, calm())).toMatchObject({ ok: false, failure: { kind } })
    expect([server.requests.length, pauses]).toEqual([1, []])
  })

  it('passes on its own sentence, but none with a key in it', async () => {
    const messageOf = async (message: string) => {
      const { imageAi } = await open(({ sendError }) => sendError(403, { message }))
      const made = await imageAi.make(order, calm())
      return made.ok || made.failure.kind !== 'other' ? undefined : made.failure.message
    }
    expect(await messageOf('This model is not yours')).toBe('This model is not yours')
    expect(await messageOf('Incorrect API key provided: sk-abc')).toBeNull()
    expect(await messageOf('<b>No</b>')).toBeNull()
    expect(await messageOf('')).toBeNull()
  })

  it.each([
    [429, { code: 'rate_limit_exceeded' }, 'rate-limit'],
    [429, {}, 'rate-limit'],
    [500, { type: 'server_error' }, 'unavailable'],
    [503, {}, 'unavailable'],
    [400, { code: 'server_error' }, 'unavailable'],
    [400, { type: 'network_error' }, 'unavailable'],
    [400, { type: 'rate_limit_exceeded' }, 'rate-limit'],
    [408, { message: 'Request timeout' }, 'unavailable'],
  ])(
    'is asked four times with pauses of 2, 4 and 6 seconds: %i %j',
    async (status, error, kind) => {
      const { imageAi, server, pauses } = await open(({ sendError }) => sendError(status, error))
      expect(await imageAi.make(order, calm())).toMatchObject({ ok: false, failure: { kind } })
      expect([server.requests.length, pauses]).toEqual([4, [2000, 4000, 6000]])
    },
  )

  it('is asked again until it makes one', async () => {
    const bytes = await picture()
    const { imageAi, pauses } = await open(({ attempt, sendPicture, sendError }) =>
      attempt < 2 ? sendError(500, {}) : sendPicture(bytes),
    )
    expect((await imageAi.make(order, calm())).ok).toBe(true)
    expect(pauses).toEqual([2000, 4000])
  })

  it('is asked no more once it is called off between two attempts', async () => {
    const cancel = new AbortController()
    const { imageAi, server } = await open(({ sendError }) => {
      cancel.abort()
      sendError(500, {})
    })
    const made = await imageAi.make(order, { signal: cancel.signal })
    expect(made).toEqual({ ok: false, failure: { kind: 'cancelled' } })
    expect(server.requests).toHaveLength(1)
  })

  it('is slow, cut off or endless: it counts as not there', async () => {
    const kinds: string[] = []
    for (const handle of [
      () => {},
      ({ response }: { response: import('node:http').ServerResponse }) => response.destroy(),
      ({ response }: { response: import('node:http').ServerResponse }) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[{"b64_js'),
    ]) {
      // oxlint-disable-next-line no-await-in-loop
      const { imageAi } = await open(handle, { timeoutMs: 200 })
      // oxlint-disable-next-line no-await-in-loop
      const made = await imageAi.make(order, calm())
      kinds.push(made.ok ? 'made' : made.failure.kind)
    }
    expect(kinds).toEqual(['unavailable', 'unavailable', 'unavailable'])
  })

  it.each([
    ['nothing', ''],
    ['a page', '<html>Hello</html>'],
    ['the beginning of a picture', 'png'],
  ])('answers %s: there is no picture', async (_, content) => {
    const bytes = content === 'png' ? (await picture()).subarray(0, 60) : Buffer.from(content)
    const { imageAi } = await open(({ sendPicture }) => sendPicture(bytes))
    expect(await imageAi.make(order, calm())).toEqual({ ok: false, failure: { kind: 'no-image' } })
  })

  it('answers an address that leads to nothing', async () => {
    const { imageAi } = await open(({ sendUrl }) => sendUrl('http://169.254.169.254/latest'))
    expect(await imageAi.make(order, calm())).toEqual({ ok: false, failure: { kind: 'no-image' } })
  })

  it('answers a redirect, which is not followed', async () => {
    const bytes = await picture()
    const inside = await startImagesServer(({ sendPicture }) => sendPicture(bytes))
    stops.push(inside.stop)
    const { imageAi } = await open(({ response }) =>
      response.writeHead(307, { location: `${inside.baseUrl}/images/generations` }).end(),
    )
    expect(await imageAi.make(order, calm())).toMatchObject({
      ok: false,
      failure: { kind: 'unavailable' },
    })
    expect(inside.requests).toEqual([])
  })

  it('answers more than a picture ever is: it is read no further', async () => {
    let sent = 0
    const { imageAi } = await open(({ response }) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('{"data":[{"b64_json":"')
      const part = 'A'.repeat(1024 * 1024)
      const more = () => {
        while (!response.destroyed && sent < 200) {
          sent += 1
          if (!response.write(part)) return
        }
        if (!response.destroyed) response.end('"}]}')
      }
      response.on('drain', more)
      more()
    })
    const made = await imageAi.make(order, calm())
    expect(made).toMatchObject({ ok: false })
    expect(sent).toBeLessThan(200)
  })
})
