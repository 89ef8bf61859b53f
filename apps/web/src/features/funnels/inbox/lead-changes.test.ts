import { QueryClient } from '@tanstack/react-query'
import type { Lead, LeadBulk, LeadDetail, LeadFilter } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { ApiFailure } from '../../../entities/api/api-failure.ts'
import { funnelKeys } from '../../../entities/funnel/funnel-queries.ts'
import { createLeadChanges } from './lead-changes.ts'
import { type LeadPages, leadQuery } from './lead-queries.ts'
import { buildLead } from './testing/build-lead.ts'

const ana = buildLead('ana')
const bo = buildLead('bo', { status: 'contacted' })
const everything: Partial<LeadFilter> = {}
const onlyNew: Partial<LeadFilter> = { status: 'new' }
const done = { asks_to_pause: false }
const booked = { kind: 'set-status', status: 'booked' } as const

function pagesOf(...leads: Lead[]): LeadPages {
  const counts = { new: 1, contacted: 1, booked: 0, lost: 0 }
  const figures = { next: null, total: leads.length, counts, quarantinedTotal: 0 }
  return {
    pageParams: [undefined],
    pages: [{ leads, ...figures, median_response_minutes: null }],
  }
}

/**
 * Two lists and an open lead in the cache, and a server that answers when it is told to; `told` is what a
 * person reads.
 */
function build() {
  const queryClient = new QueryClient()
  queryClient.setQueryData(funnelKeys.leads(everything), pagesOf(ana, bo))
  queryClient.setQueryData(funnelKeys.leads(onlyNew), pagesOf(ana))
  const detail: LeadDetail = { ...ana, follow_ups: [], language: 'en' }
  queryClient.setQueryData(leadQuery('ana').queryKey, detail)
  const calls: (PromiseWithResolvers<{ asks_to_pause: boolean }> & { body: LeadBulk })[] = []
  const told: string[] = []
  const undos: (() => void)[] = []
  const changes = createLeadChanges({
    queryClient,
    sendBulk(body) {
      const call = Promise.withResolvers<{ asks_to_pause: boolean }>()
      calls.push({ ...call, body })
      return call.promise
    },
    notifySuccess: (text) => void told.push(text),
    notifyError: (text) => void told.push(text),
    notifyWithUndo({ text, onUndo }) {
      told.push(`${text}, or undo`)
      undos.push(onUndo)
    },
  })
  const read = (filter: Partial<LeadFilter>) =>
    queryClient.getQueryData<LeadPages>(funnelKeys.leads(filter))
  return {
    changes,
    queryClient,
    calls,
    told,
    undo: () => undos.at(-1)?.(),
    /** The bodies sent so far, once there are so many. */
    async sent(count: number) {
      await expect.poll(() => calls.length).toBe(count)
      return calls.map(({ body }) => body)
    },
    async settled() {
      await expect.poll(() => changes.store.getState().isChanging).toBe(false)
    },
    statuses: (filter: Partial<LeadFilter>) =>
      read(filter)?.pages[0]?.leads.map(({ id, status }) => `${id} ${status}`),
    openStatus: () => queryClient.getQueryData(leadQuery('ana').queryKey)?.status,
  }
}

const refusal = new ApiFailure({ code: 'server-busy', status: 503, message: 'Come again.' })

describe('a change of leads', () => {
  it('shows at once on every list and in the open lead, before the server answers', async () => {
    const { changes, sent, statuses, openStatus, told } = build()
    changes.changeLeads([ana], booked)
    expect(changes.store.getState().isChanging).toBe(true)
    expect(await sent(1)).toEqual([{ ids: ['ana'], action: booked }])
    expect(statuses(everything)).toEqual(['ana booked', 'bo contacted'])
    expect(statuses(onlyNew)).toEqual([])
    expect([openStatus(), told]).toEqual(['booked', []])
  })

  it('asks about follow-ups if the server requests it, until the question is closed', async () => {
    const { changes, calls, sent, settled } = build()
    changes.changeLeads([ana], { kind: 'set-status', status: 'contacted' })
    await sent(1)
    calls[0]?.resolve({ asks_to_pause: true })
    await settled()
    expect(changes.store.getState().asksToPause).toBe(true)
    changes.closeQuestion()
    expect(changes.store.getState().asksToPause).toBe(false)
  })

  it('says that it worked, asks for everything anew and tells who asked', async () => {
    const { changes, queryClient, calls, sent, settled, told } = build()
    changes.changeLeads([ana], { kind: 'delete' }, () => told.push('done'))
    await sent(1)
    calls[0]?.resolve(done)
    await settled()
    expect(told).toEqual(['1 lead deleted', 'done'])
    expect(queryClient.getQueryState(funnelKeys.leads(everything))?.isInvalidated).toBe(true)
  })

  it('shows everything as it was when the server refuses, and says why', async () => {
    const { changes, queryClient, calls, sent, settled, statuses, openStatus, told } = build()
    changes.changeLeads([ana, bo], booked, () => told.push('done'))
    await sent(1)
    calls[0]?.reject(refusal)
    await settled()
    expect(statuses(everything)).toEqual(['ana new', 'bo contacted'])
    expect(statuses(onlyNew)).toEqual(['ana new'])
    expect(openStatus()).toBe('new')
    expect(told).toEqual(['Come again. Your leads are shown as they were.'])
    expect(queryClient.getQueryState(funnelKeys.leads(everything))?.isInvalidated).toBe(true)
  })

  it('goes in parts where it is of very many, and ends at the first that is refused', async () => {
    const { changes, calls, sent, settled } = build()
    const many = Array.from({ length: 1201 }, (_, index) => buildLead(`lead ${index}`))
    changes.changeLeads(many, booked)
    await sent(1)
    calls[0]?.resolve(done)
    const parts = await sent(2)
    expect(parts.map(({ ids }) => [ids.length, ids[0]])).toEqual([
      [500, 'lead 0'],
      [500, 'lead 500'],
    ])
    calls[1]?.reject(refusal)
    await settled()
    expect(calls).toHaveLength(2)
  })

  it('is busy until the last one that was asked for is done, and only that one is told', async () => {
    const { changes, calls, sent, settled, told } = build()
    changes.changeLeads([ana], booked, () => told.push('first'))
    changes.changeLeads([bo], booked, () => told.push('second'))
    await sent(2)
    calls[0]?.resolve(done)
    await calls[0]?.promise
    expect(changes.store.getState().isChanging).toBe(true)
    calls[1]?.resolve(done)
    await settled()
    expect(told).toEqual(['1 lead marked as booked, or undo', 'second'])
  })
})

describe('taking a change back', () => {
  it('gives every lead its own status back, at once', async () => {
    const { changes, calls, sent, settled, undo, statuses, told } = build()
    changes.changeLeads([ana, bo], booked)
    await sent(1)
    calls[0]?.resolve(done)
    await settled()
    undo()
    await sent(2)
    expect(statuses(everything)).toEqual(['ana new', 'bo contacted'])
    calls[1]?.resolve(done)
    expect((await sent(3)).slice(1)).toEqual([
      { ids: ['ana'], action: { kind: 'set-status', status: 'new' } },
      { ids: ['bo'], action: { kind: 'set-status', status: 'contacted' } },
    ])
    calls[2]?.resolve(done)
    await settled()
    expect(told).toEqual(['2 leads marked as booked, or undo', 'Undone'])
  })

  it('shows the change again when the server refuses to', async () => {
    const { changes, calls, sent, settled, undo, statuses, told } = build()
    changes.changeLeads([ana], booked)
    await sent(1)
    calls[0]?.resolve(done)
    await settled()
    undo()
    await sent(2)
    calls[1]?.reject(refusal)
    await settled()
    expect(statuses(everything)).toEqual(['ana booked', 'bo contacted'])
    expect(told.at(-1)).toBe('Come again. Your leads are shown as they were.')
  })
})

describe('a change whose inbox was left', () => {
  it('says nothing when it works', async () => {
    const { changes, calls, sent, settled, told } = build()
    changes.changeLeads([ana], booked, () => told.push('done'))
    await sent(1)
    changes.setShown(false)
    calls[0]?.resolve(done)
    await settled()
    expect(told).toEqual([])
  })

  it('still says that it was refused', async () => {
    const { changes, calls, sent, settled, told } = build()
    changes.changeLeads([ana], booked)
    await sent(1)
    changes.setShown(false)
    calls[0]?.reject(refusal)
    await settled()
    expect(told).toHaveLength(1)
  })
})
