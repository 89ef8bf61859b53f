import { api } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { createApiClient } from './api-client.ts'
import { createNetworkStatus } from './network-status.ts'
import { readRequestFailure } from './request-failure.ts'

type Reply = Response | Error

/** A client whose server answers with the replies in turn, and a log of what it did. */
function buildClient(...replies: Reply[]) {
  const requests: { url: unknown; init: RequestInit | undefined }[] = []
  const reports: string[] = []
  const waitsMs: number[] = []
  const network = createNetworkStatus()
  const callApi = createApiClient({
    network,
    readFailure: readRequestFailure,
    report: (message) => reports.push(message),
    wait: async (durationMs) => void waitsMs.push(durationMs),
    fetch: async (url, init) => {
      requests.push({ url, init })
      const reply = replies.shift() ?? new Error('no reply left')
      if (reply instanceof Error) throw reply
      return reply
    },
  })
  return { callApi, requests, waitsMs, network, reports }
}

const offline = new TypeError('Failed to fetch')
const noFunnels = () => Response.json({ funnels: [] })
const credentials = { email: 'maya@cedarfalls.example', password: 'river1' }

describe('the API client', () => {
  it('sends the body as JSON and parses the answer', async () => {
    const user = {
      id: 'u1',
      email: credentials.email,
      email_verified: false,
      full_name: 'Maya',
      avatar_url: null,
      plan: 'free',
      subscription: null,
      notifications: {
        new_lead: true,
        weekly_summary: true,
        product_news: false,
        community_answers: true,
      },
      postal_address: '',
      email_problem: null,
      editable_funnel_id: null,
      time_zone: null,
      pauses_contacted: null,
      needs_second_factor: false,
      created_at: '2026-01-01T00:00:00.000Z',
      updated_at: '2026-01-01T00:00:00.000Z',
    }
    const { callApi, requests } = buildClient(Response.json({ user }))
    expect(await callApi(api.signIn, { body: credentials })).toEqual({ user })
    expect(requests[0]?.url).toBe('/api/auth/sign-in')
    expect(requests[0]?.init?.method).toBe('POST')
    expect(requests[0]?.init?.body).toBe(JSON.stringify(credentials))
  })

  const busy = (seconds: string) =>
    Response.json(
      { error: { code: 'server-busy', message: 'Too much' } },
      { status: 503, headers: { 'retry-after': seconds } },
    )

  it('asks a busy server again after the pause it asked for, and knows that it is there', async () => {
    const { callApi, waitsMs, network } = buildClient(busy('2'), busy('2'), noFunnels())
    expect(await callApi(api.listFunnels, {})).toEqual({ funnels: [] })
    expect(waitsMs).toEqual([2000, 2000])
    expect(network.isUnreachable()).toBe(false)
  })

  it('says so when the server stays busy, or asks for more patience than people have', async () => {
    const { callApi, requests } = buildClient(busy('2'), busy('2'), busy('2'), noFunnels())
    await expect(callApi(api.listFunnels, {})).rejects.toMatchObject({ code: 'server-busy' })
    expect(requests).toHaveLength(3)
    const patient = buildClient(busy('60'), noFunnels())
    await expect(patient.callApi(api.listFunnels, {})).rejects.toMatchObject({
      code: 'server-busy',
    })
  })

  it('never repeats a write for a busy server', async () => {
    const { callApi, requests } = buildClient(busy('2'), noFunnels())
    const body = { ...credentials, full_name: 'Maya' }
    await expect(callApi(api.signUp, { body })).rejects.toMatchObject({ code: 'server-busy' })
    expect(requests).toHaveLength(1)
  })

  it('turns an answer outside 2xx into its code, sentence and fields', async () => {
    const error = {
      code: 'invalid-input',
      message: 'Please check the highlighted fields.',
      fields: { email: 'Invalid email address' },
    }
    const { callApi } = buildClient(Response.json({ error }, { status: 422 }))
    await expect(callApi(api.signIn, { body: credentials })).rejects.toMatchObject({
      ...error,
      status: 422,
    })
  })

  it('keeps a code and sentence that it does not know', async () => {
    const error = { code: 'from-the-future', message: 'Come back on Tuesday.' }
    const { callApi } = buildClient(Response.json({ error }, { status: 400 }))
    await expect(callApi(api.listFunnels, {})).rejects.toMatchObject({
      code: 'from-the-future',
      message: 'Come back on Tuesday.',
    })
  })

  it('has no sentence for an answer that is no JSON', async () => {
    const { callApi } = buildClient(new Response('<h1>Oops</h1>', { status: 500 }))
    await expect(callApi(api.listFunnels, {})).rejects.toMatchObject({
      code: 'unexpected',
      status: 500,
      message: '',
    })
  })

  it('asks up to three times when a GET reaches nobody, waiting 1 s and then 2 s', async () => {
    const { callApi, requests, waitsMs, network } = buildClient(offline, offline, noFunnels())
    expect(await callApi(api.listFunnels, {})).toEqual({ funnels: [] })
    expect(requests).toHaveLength(3)
    expect(waitsMs).toEqual([1000, 2000])
    expect(network.isUnreachable()).toBe(false)
  })

  it('gives up after the third attempt and remembers that the server is out of reach', async () => {
    const { callApi, requests, network } = buildClient(offline, offline, offline, noFunnels())
    await expect(callApi(api.listFunnels, {})).rejects.toMatchObject({
      code: 'network-request-failed',
      message: 'Network connection failed. Please check your internet connection.',
    })
    expect(requests).toHaveLength(3)
    expect(network.isUnreachable()).toBe(true)
  })

  it('repeats a write that is the same twice as once', async () => {
    const { callApi, requests, waitsMs } = buildClient(offline, offline, Response.json({}))
    expect(await callApi(api.signOut, {})).toEqual({})
    expect(requests).toHaveLength(3)
    expect(waitsMs).toEqual([1000, 2000])
  })

  it('never repeats a write that could happen twice', async () => {
    const { callApi, requests } = buildClient(offline, offline)
    const body = { ...credentials, full_name: 'Maya' }
    await expect(callApi(api.signUp, { body })).rejects.toMatchObject({
      code: 'network-request-failed',
    })
    expect(requests).toHaveLength(1)
  })

  it('never repeats a call that was answered', async () => {
    const error = { code: 'wrong-password', message: 'Incorrect password.' }
    const { callApi, requests } = buildClient(Response.json({ error }, { status: 401 }))
    await expect(callApi(api.getSession, {})).rejects.toMatchObject(error)
    expect(requests).toHaveLength(1)
  })

  it('counts a server without its database as out of reach', async () => {
    const error = { code: 'database-unavailable', message: 'Please try again.' }
    const { callApi, network } = buildClient(Response.json({ error }, { status: 503 }))
    await expect(callApi(api.listFunnels, {})).rejects.toMatchObject(error)
    expect(network.isUnreachable()).toBe(true)
  })

  it.each([502, 504])('counts a server that answers %d for another as there', async (status) => {
    const error = { code: 'website-unreachable', message: 'We could not reach this website.' }
    const { callApi, network } = buildClient(Response.json({ error }, { status }))
    await expect(callApi(api.listFunnels, {})).rejects.toMatchObject(error)
    expect(network.isUnreachable()).toBe(false)
  })

  it.each([502, 504])(
    'counts a gateway without its server (%d) as out of reach',
    async (status) => {
      const { callApi, network } = buildClient(new Response('', { status }))
      await expect(callApi(api.listFunnels, {})).rejects.toMatchObject({ code: 'unexpected' })
      expect(network.isUnreachable()).toBe(true)
    },
  )

  it.each([200, 403, 511])(
    "takes another's page (%d) for no answer of the server, and asks once only",
    async (status) => {
      const page = new Response('<h1>Welcome to Camp Wi-Fi</h1>', {
        status,
        headers: { 'content-type': 'text/html; charset=utf-8' },
      })
      const { callApi, network, requests } = buildClient(page)
      await expect(callApi(api.listFunnels, {})).rejects.toMatchObject({
        code: 'answered-elsewhere',
        status,
        message:
          'The network you are on answered instead of us. Please check your internet connection.',
      })
      expect(network.isUnreachable()).toBe(true)
      expect(requests).toHaveLength(1)
    },
  )

  it('passes on the reason of an aborted call and does not call the network broken', async () => {
    const { callApi, network } = buildClient(offline)
    const signal = AbortSignal.abort(new Error('left the screen'))
    await expect(callApi(api.listFunnels, {}, { signal })).rejects.toThrow('left the screen')
    expect(network.isUnreachable()).toBe(false)
  })

  it.each([200, 500])(
    'passes on the reason of a call aborted while its answer (%d) was read, and reports nothing',
    async (status) => {
      const leaving = new AbortController()
      const body = new ReadableStream({
        pull(controller) {
          leaving.abort(new Error('left the screen'))
          controller.error(leaving.signal.reason)
        },
      })
      const { callApi, reports } = buildClient(new Response(body, { status }))
      const { signal } = leaving
      await expect(callApi(api.listFunnels, {}, { signal })).rejects.toThrow('left the screen')
      expect(reports).toEqual([])
    },
  )

  const eventStream = (...lines: string[]) =>
    new Response(lines.join(''), {
      headers: { 'content-type': 'text/event-stream; charset=utf-8' },
    })
  const rewrite = { params: { id: 'f1' }, body: { section: { kind: 'faq', items: [] } } }
  const callSlow = (client: ReturnType<typeof buildClient>) =>
    client.callApi(api.rewriteSection, rewrite as never)

  it('tells a slow endpoint that its answer may come as an event, and no other', async () => {
    const { callApi, requests } = buildClient(noFunnels(), offline)
    await callApi(api.listFunnels, {})
    await callApi(api.rewriteSection, rewrite as never).catch(() => undefined)
    const accepted = requests.map(({ init }) => new Headers(init?.headers).get('accept'))
    expect(accepted).toEqual([null, 'application/json, text/event-stream'])
  })

  it('takes a late answer as if it had come at once, its status included', async () => {
    const error = { code: 'rewrite-failed', message: 'Not now.' }
    const late = JSON.stringify({ status: 502, body: { error } })
    const client = buildClient(eventStream(':\n\n', ':\n\n', `data: ${late}\n\n`))
    await expect(callSlow(client)).rejects.toMatchObject({ message: 'Not now.', status: 502 })
  })

  it('parses what a late answer brings', async () => {
    const late = JSON.stringify({ status: 200, body: { funnels: [] } })
    const client = buildClient(eventStream(':\n\n', `data: ${late}\n\n`))
    expect(await client.callApi(api.listFunnels, {})).toEqual({ funnels: [] })
  })

  it('says that the connection failed where a late answer never came', async () => {
    const client = buildClient(eventStream(':\n\n'))
    await expect(callSlow(client)).rejects.toMatchObject({ code: 'network-request-failed' })
    expect(client.requests).toHaveLength(1)
  })

  it('passes on the reason of a call that was given up while it waited for a late answer', async () => {
    const leaving = new AbortController()
    const body = new ReadableStream({
      pull(controller) {
        leaving.abort(new Error('left the screen'))
        controller.error(leaving.signal.reason)
      },
    })
    const headers = { 'content-type': 'text/event-stream' }
    const { callApi } = buildClient(new Response(body, { headers }))
    const { signal } = leaving
    await expect(callApi(api.rewriteSection, rewrite as never, { signal })).rejects.toThrow(
      'left the screen',
    )
  })

  it('rejects and reports a success that is not JSON', async () => {
    const { callApi, reports } = buildClient(new Response('ok'))
    await expect(callApi(api.listFunnels, {})).rejects.toMatchObject({ code: 'unexpected' })
    expect(reports).toEqual(['GET /api/funnels did not return JSON'])
  })
})
