import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { funnelKeys } from './funnel-queries.ts'
import { refreshFunnels } from './refresh-funnels.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A screen that shows the list of funnels and all leads, and a log of what it asked for. */
function build() {
  const cache = new QueryClient()
  const asked: string[] = []
  for (const queryKey of [funnelKeys.list, funnelKeys.leads({})]) {
    cache.setQueryData(queryKey, 'old')
    new QueryObserver(cache, {
      queryKey,
      staleTime: Infinity,
      queryFn: () => {
        asked.push(queryKey[1])
        return 'new'
      },
    }).subscribe(() => {})
  }
  return { cache, asked }
}

it('asks once for what its own answer and an event say has changed', async () => {
  const { cache, asked } = build()
  const done = refreshFunnels(cache, [funnelKeys.all])
  await vi.advanceTimersByTimeAsync(50)
  void refreshFunnels(cache, funnelKeys.ofLeads('one'))
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(50)
  await done
  expect(asked).toEqual(['list', 'leads'])
  expect(cache.getQueryData(funnelKeys.list)).toBe('new')
})

it('asks for nothing else, and again for what changes later', async () => {
  const { cache, asked } = build()
  void refreshFunnels(cache, [funnelKeys.leadLists])
  await vi.advanceTimersByTimeAsync(100)
  expect(asked).toEqual(['leads'])
  void refreshFunnels(cache, [funnelKeys.list])
  await vi.advanceTimersByTimeAsync(100)
  expect(asked).toEqual(['leads', 'list'])
})

it('marks what is not shown, so that it is read when it is', () => {
  const { cache } = build()
  cache.setQueryData(funnelKeys.numbers(), 'old')
  void refreshFunnels(cache, [funnelKeys.all])
  expect(cache.getQueryState(funnelKeys.numbers())?.isInvalidated).toBe(true)
})
