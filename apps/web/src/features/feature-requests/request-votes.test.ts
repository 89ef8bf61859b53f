import { QueryClient } from '@tanstack/react-query'
import type { FeatureRequest } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { ApiFailure } from '../../entities/api/api-failure.ts'
import {
  type BoardPages,
  boardQuery,
  featureRequestQuery,
} from '../../entities/feature-request/feature-request-queries.ts'
import { createRequestVotes } from './request-votes.ts'

const calendar: FeatureRequest = {
  number: 1,
  title: 'A calendar',
  purpose: 'To plan',
  status: 'open',
  answer: '',
  answered_at: null,
  votes: 4,
  has_voted: false,
  author_name: 'Ana R.',
  is_own: false,
  is_editable: false,
  created_at: '2026-05-01T10:00:00.000Z',
}
const map = { ...calendar, number: 2, title: 'A map' }
const voted = { ...calendar, votes: 5, has_voted: true }

/** The board and one request's screen in the cache, and a server that answers when it is told to. */
function build() {
  const queryClient = new QueryClient()
  const page = { requests: [map, calendar], next: null }
  const pages: BoardPages = { pageParams: [undefined], pages: [page] }
  queryClient.setQueryData(boardQuery({}).queryKey, pages)
  queryClient.setQueryData(boardQuery({ order: 'newest' }).queryKey, pages)
  queryClient.setQueryData(featureRequestQuery(1).queryKey, calendar)
  const calls: (PromiseWithResolvers<FeatureRequest> & { sent: [number, boolean] })[] = []
  const told: string[] = []
  const votes = createRequestVotes({
    queryClient,
    send(number, hasVoted) {
      const call = Promise.withResolvers<FeatureRequest>()
      calls.push({ ...call, sent: [number, hasVoted] })
      return call.promise
    },
    notifyError: (text) => void told.push(text),
  })
  const shownIn = (filter: Parameters<typeof boardQuery>[0]) =>
    queryClient
      .getQueryData<BoardPages>(boardQuery(filter).queryKey)
      ?.pages[0]?.requests.map(
        (one) => `${one.number}: ${one.votes}${one.has_voted ? ' voted' : ''}`,
      )
  return {
    queryClient,
    votes,
    calls,
    told,
    shown: () => shownIn({}),
    shownNewest: () => shownIn({ order: 'newest' }),
    one: () => queryClient.getQueryData(featureRequestQuery(1).queryKey),
    async sent(count: number) {
      await expect.poll(() => calls.length).toBe(count)
      return calls.map((call) => call.sent)
    },
  }
}

const refusal = new ApiFailure({
  code: 'feature-request-settled',
  status: 409,
  message: 'This request is settled.',
})

describe('a vote', () => {
  it('shows at once, everywhere, and then what the server says', async () => {
    const scene = build()
    scene.votes.toggle(calendar)
    expect(scene.shown()).toEqual(['2: 4', '1: 5 voted'])
    expect(scene.shownNewest()).toEqual(['2: 4', '1: 5 voted'])
    expect(scene.one()).toMatchObject({ votes: 5, has_voted: true })
    expect(await scene.sent(1)).toEqual([[1, true]])
    // Others voted meanwhile.
    scene.calls[0]?.resolve({ ...voted, votes: 9 })
    await expect.poll(scene.shown).toEqual(['2: 4', '1: 9 voted'])
    expect(scene.told).toEqual([])
  })

  it('is taken back on screen when the server refuses, and says why', async () => {
    const scene = build()
    scene.votes.toggle(calendar)
    scene.calls[0]?.reject(refusal)
    await expect.poll(scene.shown).toEqual(['2: 4', '1: 4'])
    expect(scene.one()).toEqual(calendar)
    expect(scene.told).toEqual(['Your vote was not counted. This request is settled.'])
  })

  it('pressed again while it is sent, is taken back after it', async () => {
    const scene = build()
    scene.votes.toggle(calendar)
    scene.votes.toggle(voted)
    expect(scene.shown()).toEqual(['2: 4', '1: 4'])
    expect(await scene.sent(1)).toEqual([[1, true]])
    scene.calls[0]?.resolve(voted)
    expect(await scene.sent(2)).toEqual([
      [1, true],
      [1, false],
    ])
    scene.calls[1]?.resolve({ ...calendar, votes: 3 })
    await expect.poll(scene.shown).toEqual(['2: 4', '1: 3'])
  })

  it('pressed twice while it is sent, is not sent again', async () => {
    const scene = build()
    scene.votes.toggle(calendar)
    scene.votes.toggle(voted)
    scene.votes.toggle(calendar)
    scene.calls[0]?.resolve({ ...voted, votes: 8 })
    await expect.poll(scene.shown).toEqual(['2: 4', '1: 8 voted'])
    expect(scene.calls).toHaveLength(1)
  })

  it('can be given anew after a refusal', async () => {
    const scene = build()
    scene.votes.toggle(calendar)
    scene.calls[0]?.reject(refusal)
    await expect.poll(scene.shown).toEqual(['2: 4', '1: 4'])
    scene.votes.toggle(calendar)
    expect(await scene.sent(2)).toEqual([
      [1, true],
      [1, true],
    ])
  })

  it('for what was merged meanwhile reads the board again', async () => {
    const scene = build()
    scene.votes.toggle(calendar)
    scene.calls[0]?.resolve({ ...map, votes: 5, has_voted: true })
    await expect
      .poll(() => scene.queryClient.getQueryState(boardQuery({}).queryKey)?.isInvalidated)
      .toBe(true)
  })
})
