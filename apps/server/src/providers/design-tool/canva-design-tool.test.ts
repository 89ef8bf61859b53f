import { createHash } from 'node:crypto'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { canvaClient } from '../../testing/canva/sign-in.ts'
import { startCanvaServer } from '../../testing/canva-server.ts'
import { drawPicture } from '../../testing/draw-picture.ts'
import { createCanvaDesignTool } from './canva-design-tool.ts'

const redirectUrl = 'http://127.0.0.1:3000/api/design-tool/callback'
const verifier = 'v'.repeat(64)
const challenge = createHash('sha256').update(verifier).digest('base64url')

let canva: Awaited<ReturnType<typeof startCanvaServer>>
let waitsMs: number[]
beforeEach(async () => {
  canva = await startCanvaServer()
  waitsMs = []
})
afterEach(() => canva.stop())

function openTool(timeoutMs = 5_000) {
  const { apiUrl, authUrl } = canva
  const wait = async (durationMs: number) => waitsMs.push(durationMs)
  return createCanvaDesignTool({ ...canvaClient, redirectUrl, apiUrl, authUrl, timeoutMs, wait })
}

async function signIn(tool = openTool()) {
  const back = await canva.visit(tool.authorizeUrl({ state: 's', codeChallenge: challenge }))
  const code = back.searchParams.get('code') ?? ''
  const granted = await tool.exchangeCode({ code, codeVerifier: verifier })
  if (!granted.ok) throw new Error(granted.error.kind)
  const { refreshToken } = granted.value
  if (refreshToken === null) throw new Error('A grant that cannot be renewed')
  return { tool, code, ...granted.value, refreshToken }
}

async function exportOne() {
  const { tool, accessToken } = await signIn()
  const { id: designId } = canva.add('Spring poster')
  const run = (options: { largestBytes?: number; signal?: AbortSignal } = {}) =>
    tool.exportDesign(
      accessToken,
      { designId, largestBytes: options.largestBytes ?? 10_000_000, enoughWidth: 1920 },
      { signal: options.signal ?? new AbortController().signal },
    )
  return { run, designId }
}

describe('signing in at Canva', () => {
  it('asks for what is needed and no more', () => {
    const url = new URL(openTool().authorizeUrl({ state: 's-1', codeChallenge: challenge }))
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: 'OC-test',
      response_type: 'code',
      redirect_uri: redirectUrl,
      state: 's-1',
      code_challenge: challenge,
      code_challenge_method: 's256',
      scope: 'design:content:read design:content:write design:meta:read profile:read',
    })
  })

  it('goes to Canva itself where no other address is configured', () => {
    const tool = createCanvaDesignTool({ ...canvaClient, redirectUrl })
    expect(tool.authorizeUrl({ state: 's', codeChallenge: challenge })).toMatch(
      /^https:\/\/www\.canva\.com\/api\/oauth\/authorize\?/,
    )
  })

  it('exchanges a code with its verifier, once', async () => {
    const { tool, code, accessToken, expiresInSeconds } = await signIn()
    expect(expiresInSeconds).toBe(14_400)
    expect(await tool.findAccountName(accessToken)).toEqual({ ok: true, value: 'Ana Designs' })
    expect(await tool.exchangeCode({ code, codeVerifier: verifier })).toEqual({
      ok: false,
      error: { kind: 'grant-refused' },
    })
  })

  it('gets nothing for a code with the verifier of another', async () => {
    const tool = openTool()
    const back = await canva.visit(tool.authorizeUrl({ state: 's', codeChallenge: challenge }))
    const code = back.searchParams.get('code') ?? ''
    expect(await tool.exchangeCode({ code, codeVerifier: 'w'.repeat(64) })).toEqual({
      ok: false,
      error: { kind: 'grant-refused' },
    })
  })

  it('renews a grant once for each refresh token', async () => {
    const { tool, refreshToken } = await signIn()
    const renewed = await tool.refresh(refreshToken)
    expect(renewed).toMatchObject({ ok: true, value: { expiresInSeconds: 14_400 } })
    expect(await tool.refresh(refreshToken)).toEqual({
      ok: false,
      error: { kind: 'grant-refused' },
    })
  })

  it('takes back what was allowed', async () => {
    const { tool, accessToken, refreshToken } = await signIn()
    expect(await tool.revoke({ accessToken, refreshToken })).toEqual({ ok: true, value: null })
    expect(canva.revoked).toEqual([refreshToken])
    expect((await tool.refresh(refreshToken)).ok).toBe(false)
  })

  it('does not blame the person for keys of ours that Canva does not know', async () => {
    const { apiUrl, authUrl } = canva
    const tool = createCanvaDesignTool({
      clientId: 'OC-test',
      clientSecret: 'wrong',
      redirectUrl,
      apiUrl,
      authUrl,
    })
    expect(await tool.refresh('any')).toMatchObject({ error: { kind: 'unavailable' } })
  })
})

describe('designs at Canva', () => {
  it('are made in the size that is wanted', async () => {
    const { tool, accessToken } = await signIn()
    const made = await tool.createDesign(accessToken, { title: 'Hero', width: 1600, height: 1200 })
    expect(made).toMatchObject({
      ok: true,
      value: {
        title: 'Hero',
        pageCount: 1,
        editUrl: `${canva.origin}/edit/${canva.designs[0]?.id}`,
      },
    })
    expect(canva.designs[0]).toMatchObject({ title: 'Hero', width: 1600, height: 1200 })
  })

  it('are listed with a continuation', async () => {
    const { tool, accessToken } = await signIn()
    for (let count = 1; count <= 13; count += 1) canva.add(`Design ${count}`)
    const first = await tool.listDesigns(accessToken, null)
    expect(first).toMatchObject({ ok: true, value: { continuation: '12' } })
    expect(first.ok && first.value.designs.map(({ title }) => title).slice(0, 2)).toEqual([
      'Design 13',
      'Design 12',
    ])
    const rest = await tool.listDesigns(accessToken, '12')
    expect(rest).toMatchObject({ value: { continuation: null, designs: [{ title: 'Design 1' }] } })
  })

  it('are not asked for under an address that a name makes up', async () => {
    const { tool, accessToken } = await signIn()
    expect(await tool.getDesign(accessToken, '../users/me/profile')).toMatchObject({ ok: false })
    expect(canva.asked.at(-1)).toBe('GET /designs/..%2Fusers%2Fme%2Fprofile')
  })

  it('are not shown with an edit address of anybody else', async () => {
    const { tool, accessToken } = await signIn()
    const design = { id: 'DA1', updated_at: 1, urls: { edit_url: 'https://canva.com.example/x' } }
    canva.answerNext({ status: 200, body: { design } })
    expect(await tool.getDesign(accessToken, 'DA1')).toMatchObject({
      error: { kind: 'unavailable', reason: 'an answer of another shape' },
    })
  })

  it('are refused with a token that is over', async () => {
    const { tool, accessToken } = await signIn()
    canva.expireAccess()
    expect(await tool.listDesigns(accessToken, null)).toEqual({
      ok: false,
      error: { kind: 'unauthorized' },
    })
  })
})

describe('pauses and silence', () => {
  const pause = (after: string) => ({ status: 429, headers: { 'retry-after': after }, body: {} })

  it('waits as long as Canva asks, and goes on', async () => {
    const { tool, accessToken } = await signIn()
    canva.answerNext(pause('2'), pause('3'))
    expect((await tool.listDesigns(accessToken, null)).ok).toBe(true)
    expect(waitsMs).toEqual([2000, 3000])
  })

  it('does not wait long, and says for how long', async () => {
    const { tool, accessToken } = await signIn()
    canva.answerNext(pause('90'))
    expect(await tool.listDesigns(accessToken, null)).toEqual({
      ok: false,
      error: { kind: 'busy', retryAfterSeconds: 90 },
    })
    expect(waitsMs).toEqual([])
  })

  it('gives up at the third pause', async () => {
    const { tool, accessToken } = await signIn()
    canva.answerNext(pause('1'), pause('1'), pause('1'))
    expect(await tool.listDesigns(accessToken, null)).toMatchObject({ error: { kind: 'busy' } })
  })

  it('does not wait for an answer that never comes', async () => {
    const { tool, accessToken } = await signIn(openTool(200))
    canva.holdNext()
    expect(await tool.listDesigns(accessToken, null)).toEqual({
      ok: false,
      error: { kind: 'unavailable', reason: 'TimeoutError' },
    })
  })

  it('reads no further than an answer may be long', async () => {
    const { tool, accessToken } = await signIn()
    canva.answerNext({ status: 200, body: { items: ['x'.repeat(2_000_000)] } })
    expect(await tool.listDesigns(accessToken, null)).toMatchObject({
      error: { kind: 'unavailable' },
    })
  })
})

describe('an export', () => {
  it('is looked at until it is done, and fetched in the best quality', async () => {
    const { run, designId } = await exportOne()
    const exported = await run()
    expect(exported).toEqual({ ok: true, value: await drawPicture({ width: 800, height: 600 }) })
    expect(waitsMs).toEqual([300, 700, 1000])
    expect(canva.forms).toEqual([
      {
        design_id: designId,
        format: { type: 'png', export_quality: 'pro', lossless: true, pages: [1] },
      },
    ])
  })

  it('comes in regular quality where the better one is not paid for', async () => {
    const { run } = await exportOne()
    canva.endExports({ error: { code: 'license_required', message: 'Premium' } })
    expect((await run()).ok).toBe(true)
    expect(canva.forms.map(({ format }) => format.export_quality)).toEqual(['pro', 'regular'])
  })

  it.each([
    ['approval_required', 'the design has to be approved by a reviewer first'],
    ['internal_failure', 'Canva could not make the picture'],
    ['something_new', 'What Canva says of it'],
  ])('fails with the reason of %s', async (code, reason) => {
    const { run } = await exportOne()
    canva.endExports({ error: { code, message: ' What Canva\nsays of it ' } })
    expect(await run()).toEqual({ ok: false, error: { kind: 'export-failed', reason } })
  })

  it('says that it took too long when it never ends', async () => {
    const { run } = await exportOne()
    canva.setPolls(1000)
    expect(await run()).toEqual({
      ok: false,
      error: { kind: 'export-failed', reason: 'it took longer than a minute' },
    })
    const waitedMs = waitsMs.reduce((sum, durationMs) => sum + durationMs, 0)
    expect(waitedMs).toBe(51_000)
  })

  it('goes on after a look that failed', async () => {
    const { run } = await exportOne()
    const started = { job: { id: 'job', status: 'in_progress' } }
    const done = { job: { id: 'job', status: 'success', urls: [`${canva.origin}/files/job.png`] } }
    canva.answerNext({ status: 200, body: started }, { status: 503 }, { status: 200, body: done })
    expect((await run()).ok).toBe(true)
  })

  it.each([
    ['nothing', []],
    ['an address inside the network', ['http://169.254.169.254/latest/meta-data']],
    ['a file of the machine', ['file:///etc/passwd']],
    ['a site that looks like Canva', ['https://canva.com.example/x.png']],
  ])('is empty when it ends with %s', async (_what, urls) => {
    const { run } = await exportOne()
    canva.endExports({ urls })
    expect(await run()).toEqual({ ok: false, error: { kind: 'export-empty' } })
  })

  it('is not fetched from where an address sends on', async () => {
    const { run } = await exportOne()
    canva.endExports({ urls: [`${canva.origin}/elsewhere.png`] })
    expect(await run()).toEqual({ ok: false, error: { kind: 'export-empty' } })
  })

  it('is made again at the width that is kept when it is too large', async () => {
    const { run } = await exportOne()
    const { length } = await drawPicture({ width: 800, height: 600 })
    expect(await run({ largestBytes: length - 1 })).toEqual({
      ok: false,
      error: { kind: 'too-large' },
    })
    expect(canva.forms.map(({ format }) => format.width)).toEqual([undefined, 1920])
  })

  it('stops when nobody waits for it', async () => {
    const { run } = await exportOne()
    const stop = new AbortController()
    canva.holdNext()
    const running = run({ signal: stop.signal })
    await expect.poll(canva.held).toBe(1)
    stop.abort()
    expect(await running).toEqual({ ok: false, error: { kind: 'cancelled' } })
  })
})
