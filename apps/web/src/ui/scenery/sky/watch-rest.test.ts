import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { watchRest } from './watch-rest.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function watch() {
  const page = Object.assign(new EventTarget(), { hidden: false })
  const reports: boolean[] = []
  const stop = watchRest(page, (isResting) => reports.push(isResting))
  return { page, reports, stop }
}

it('rests after 10 seconds without input and moves again on the next one', () => {
  const { page, reports } = watch()
  vi.advanceTimersByTime(9999)
  page.dispatchEvent(new Event('pointermove'))
  vi.advanceTimersByTime(9999)
  expect(reports).toEqual([false])
  vi.advanceTimersByTime(1)
  page.dispatchEvent(new Event('keydown'))
  expect(reports).toEqual([false, true, false])
})

it('rests while the tab is hidden', () => {
  const { page, reports } = watch()
  page.hidden = true
  page.dispatchEvent(new Event('visibilitychange'))
  page.hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
  expect(reports).toEqual([true, false])
})

it('reports nothing after it was stopped', () => {
  const { page, reports, stop } = watch()
  stop()
  page.dispatchEvent(new Event('keydown'))
  vi.advanceTimersByTime(60_000)
  expect(reports).toEqual([])
})
