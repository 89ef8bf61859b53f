import { errorTable, type NewFunnelExtras } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { createApiClient } from '../../lib/api-client.ts'
import { ApiFailure, readFailure } from '../../entities/api/api-failure.ts'
import { networkFailure } from '../../lib/request-failure.ts'
import type { Written } from '../../entities/funnel/stream-generation.ts'
import { createNetworkStatus } from '../../lib/network-status.ts'
import { buildContent } from '../../entities/funnel/testing/build-content.ts'
import { createFunnel } from './create-funnel.ts'

const id = '01900000-0000-7000-8000-000000000001'
const info = {
  business_name: 'Cedar Falls Rafting',
  industry: 'water-sports',
  product_service: 'Half-day rafting trips on the upper river',
  target_customer: 'Families with children from eight years',
  main_offer: 'Free wetsuit rental in June',
  brand_tone: 'friendly',
} as const

const content = buildContent({ headline: 'Ride the upper river' })

const time = '2026-05-01T09:00:00.000Z'

const summary = {
  title: 'Cedar Falls Rafting Funnel',
  slug: 'cedar-falls-rafting-funnel',
  customDomain: null,
  domainVerified: false,
  public_url: 'http://localhost:3000/f/cedar-falls-rafting-funnel',
  isPublic: false,
  status: 'draft',
  business_info: { business_name: info.business_name, industry: info.industry },
  stats: { views: 0, leads: 0, conversion_rate: null, last_updated: null },
  is_read_only: false,
  created_at: time,
  updated_at: time,
}

type Answers = { list?: () => Response; one?: () => Response; create?: () => Response }

/** A creation against a server that answers as told; `saved` are the bodies it was asked to save. */
function start(
  write: () => Promise<Written>,
  answers: Answers & { extras?: NewFunnelExtras } = {},
) {
  const saved: unknown[] = []
  const saving: boolean[] = []
  const cancel = new AbortController()
  const callApi = createApiClient({
    readFailure,
    fetch: async (url, init) => {
      if (typeof url === 'string' && url.endsWith(id))
        return answers.one?.() ?? refused(404, 'funnel-not-found')
      if (init?.method === 'GET') return answers.list?.() ?? Response.json({ funnels: [] })
      if (typeof init?.body === 'string') saved.push(JSON.parse(init.body))
      return answers.create?.() ?? refused(500, 'unexpected')
    },
    wait: async () => {},
    network: createNetworkStatus(),
    report: () => {},
  })
  const result = createFunnel(
    {
      id,
      info,
      extras: answers.extras ?? {},
      plan: 'free',
      signal: cancel.signal,
      write,
      onSaving: (isServerWriting) => saving.push(isServerWriting),
    },
    callApi,
  )
  return { result, saved, saving, cancel }
}

function refused(status: number, code: string, message = 'Sentence of the save') {
  return Response.json({ error: { code, message } }, { status })
}

function failing(status: number, code: keyof typeof errorTable) {
  const failure = new ApiFailure({ code, status, message: 'Sentence of the writing' })
  return () => Promise.reject<Written>(failure)
}

describe('createFunnel', () => {
  it('saves what was written and by whom', async () => {
    const { result, saved, saving } = start(async () => ({ content, writtenBy: 'model' }))
    await expect(result).rejects.toMatchObject({ message: 'Sentence of the save' })
    expect(saved).toEqual([
      { id, business_info: info, generated_content: content, written_by: 'model' },
    ])
    expect(saving).toEqual([false])
  })

  it('saves what is known besides along with it', async () => {
    const extras = { custom_branding: { logo_url: '', primary_color: '#0a7ea4' } }
    const { result, saved } = start(async () => ({ content, writtenBy: 'model' }), { extras })
    await expect(result).rejects.toMatchObject({ message: 'Sentence of the save' })
    expect(saved).toEqual([
      { id, business_info: info, ...extras, generated_content: content, written_by: 'model' },
    ])
  })

  it.each([
    [500, 'unexpected'],
    [502, 'unexpected'],
    [503, 'database-unavailable'],
    [404, 'not-found'],
    [200, 'unexpected'],
  ] as const)('lets the server write when writing fails with %i %s', async (status, code) => {
    const { result, saved, saving } = start(failing(status, code))
    await expect(result).rejects.toMatchObject({ message: 'Sentence of the save' })
    expect(saved).toEqual([{ id, business_info: info }])
    expect(saving).toEqual([true])
  })

  it.each([
    [401, 'login-to-create'],
    [422, 'invalid-input'],
    [429, 'too-many-requests'],
    [200, 'too-many-requests'],
    [200, 'generation-cancelled'],
  ] as const)('saves nothing when writing is refused with %i %s', async (status, code) => {
    const { result, saved } = start(failing(status, code))
    await expect(result).rejects.toMatchObject({ code, message: 'Sentence of the writing' })
    expect(saved).toEqual([])
  })

  it('saves nothing when the network is gone', async () => {
    const { result, saved } = start(() => Promise.reject(networkFailure()))
    await expect(result).rejects.toMatchObject({ code: 'network-request-failed' })
    expect(saved).toEqual([])
  })

  it('saves nothing once it was cancelled', async () => {
    const { result, saved, cancel } = start(async () => {
      cancel.abort(new Error('changed my mind'))
      return { content, writtenBy: 'model' }
    })
    await expect(result).rejects.toThrow('changed my mind')
    expect(saved).toEqual([])
  })

  it('goes on when the list of funnels cannot be read', async () => {
    const { result, saved } = start(async () => ({ content, writtenBy: 'copywriter' }), {
      list: () => refused(500, 'unexpected'),
    })
    await expect(result).rejects.toMatchObject({ message: 'Sentence of the save' })
    expect(saved).toHaveLength(1)
  })

  it('reads the funnel that an earlier try made, and makes no other', async () => {
    const { result, saved } = start(async () => ({ content, writtenBy: 'copywriter' }), {
      list: () => Response.json({ funnels: [{ ...summary, id }] }),
      one: () => refused(500, 'unexpected', 'Sentence of the reading'),
    })
    await expect(result).rejects.toMatchObject({ message: 'Sentence of the reading' })
    expect(saved).toEqual([])
  })

  it('asks for a login before it writes', async () => {
    const { result, saved } = start(async () => ({ content, writtenBy: 'copywriter' }), {
      list: () => refused(401, 'not-signed-in'),
    })
    await expect(result).rejects.toMatchObject({ code: 'not-signed-in' })
    expect(saved).toEqual([])
  })
})
