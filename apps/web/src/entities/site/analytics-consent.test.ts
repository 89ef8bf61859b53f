import { describe, expect, it } from 'vitest'

import { createAnalyticsConsent } from './analytics-consent.ts'

const dayMs = 24 * 60 * 60 * 1000

function buildBrowser() {
  const entries = new Map<string, string>()
  const calls: string[] = []
  let nowMs = 1000 * dayMs
  const openTab = ({ isRefusedByBrowser = false, measurementId = 'G-AB12CD34EF' } = {}) =>
    createAnalyticsConsent({
      measurementId,
      isRefusedByBrowser,
      storage: () => ({
        getItem: (key) => entries.get(key) ?? null,
        setItem: (key, value) => void entries.set(key, value),
        removeItem: (key) => void entries.delete(key),
      }),
      analytics: { start: () => calls.push('start'), stop: () => calls.push('stop') },
      nowMs: () => nowMs,
    })
  return { calls, openTab, passDays: (days: number) => (nowMs += days * dayMs) }
}

describe('analytics consent', () => {
  it('asks a new visitor and starts nothing', () => {
    const { calls, openTab } = buildBrowser()
    expect(openTab().read()).toEqual({ choice: null, isAsking: true })
    expect(calls).toEqual([])
  })

  it('starts analytics once the visitor agrees', () => {
    const { calls, openTab } = buildBrowser()
    const consent = openTab()
    consent.decide('agreed')
    expect(consent.read()).toEqual({ choice: 'agreed', isAsking: false })
    expect(calls).toEqual(['start'])
  })

  it('starts nothing if the visitor declines', () => {
    const { calls, openTab } = buildBrowser()
    const consent = openTab()
    consent.decide('declined')
    expect(consent.read()).toEqual({ choice: 'declined', isAsking: false })
    expect(calls).toEqual([])
  })

  it('remembers the choice for 180 days', () => {
    const { calls, openTab, passDays } = buildBrowser()
    openTab().decide('agreed')
    passDays(179)
    expect(openTab().read()).toEqual({ choice: 'agreed', isAsking: false })
    passDays(1)
    expect(openTab().read()).toEqual({ choice: null, isAsking: true })
    expect(calls).toEqual(['start', 'start'])
  })

  it('asks again for another measurement ID', () => {
    const { openTab } = buildBrowser()
    openTab().decide('agreed')
    expect(openTab({ measurementId: 'G-OTHER' }).read().isAsking).toBe(true)
  })

  it('stops analytics if the visitor changes their mind', () => {
    const { calls, openTab } = buildBrowser()
    const consent = openTab()
    consent.decide('agreed')
    consent.reopen()
    expect(consent.read()).toEqual({ choice: 'agreed', isAsking: true })
    consent.decide('declined')
    expect(calls).toEqual(['start', 'stop'])
  })

  it('follows a choice made in another tab', () => {
    const { calls, openTab } = buildBrowser()
    const [first, second] = [openTab(), openTab()]
    first.decide('declined')
    second.follow()
    expect(second.read()).toEqual({ choice: 'declined', isAsking: false })
    expect(calls).toEqual([])
  })

  it('treats Global Privacy Control as declining, even after an earlier yes', () => {
    const { calls, openTab } = buildBrowser()
    openTab().decide('agreed')
    const consent = openTab({ isRefusedByBrowser: true })
    consent.reopen()
    expect(consent.read()).toEqual({ choice: null, isAsking: false })
    expect(calls).toEqual(['start'])
  })
})
