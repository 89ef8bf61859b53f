import { describe, expect, it } from 'vitest'

import { noPromise } from '@wildpath/contract'

import { mailAddress, mailWays, supportPromises, supportPromiseText } from './help.ts'
import { questions } from './marketing-content.ts'

const site = {
  supportEmail: null,
  providers: {
    email: 'sandbox',
    textAi: 'sandbox',
    imageAi: 'sandbox',
    payments: 'sandbox',
    designTool: 'sandbox',
    socialAds: 'sandbox',
    searchAds: 'sandbox',
  },
} as const
const refundOf = (known: Parameters<typeof questions>[0]) =>
  questions(known).find(({ question }) => question === 'Can I get my money back?')?.answer

describe('help', () => {
  it('has a way for everything that a plan sells', () => {
    expect(mailWays('free')).toEqual([])
    expect(mailWays('explorer').map(({ label }) => label)).toEqual(['Ask for help'])
    expect(mailWays('expedition-leader').map(({ subject }) => subject)).toEqual([
      '[Expedition Leader] Question',
    ])
  })

  it('puts the subject into the address', () => {
    expect(mailAddress('ask@wild.example', '[Explorer] Question')).toBe(
      'mailto:ask@wild.example?subject=%5BExplorer%5D%20Question',
    )
  })

  it('sends nobody to ask where nobody answers', () => {
    expect(refundOf({ ...site, supportEmail: 'ask@wild.example' })).toContain(
      'ask for it at ask@wild.example',
    )
    expect(refundOf(site)).toContain('no money is charged')
    const paid = { ...site, providers: { ...site.providers, payments: 'live' } } as const
    expect(refundOf(paid)).toContain('has not named an address')
    for (const { answer } of [...questions(site), ...questions(paid)]) {
      expect(answer).not.toMatch(/support page|ask for it/)
    }
  })
})

describe('what a plan may count on', () => {
  it('is a place in the queue, and no more than the operator promises', () => {
    const promise = { contactName: 'Mara', priorityHours: 8, dedicatedHours: 2 }
    expect(supportPromiseText('explorer', noPromise)).toBe('You are answered first.')
    expect(supportPromiseText('explorer', promise)).toBe('You are answered first, within 8 hours.')
    expect(supportPromiseText('expedition-leader', promise)).toBe(
      'Your contact is Mara. You are answered first, within 2 hours.',
    )
    expect(supportPromiseText('expedition-leader', { ...promise, contactName: null })).toBe(
      'You are answered first, within 2 hours.',
    )
  })

  it('is told to whoever has no paid plan where the operator promises it', () => {
    const support = { contactName: 'Sam Ridge', priorityHours: 8, dedicatedHours: 4 }
    const supportEmail = 'ask@wild.example'
    expect(supportPromises({ ...site, supportEmail, support })).toEqual([
      { plan: 'Explorer', text: 'Priority support: an answer within 8 hours' },
      { plan: 'Expedition Leader', text: 'Dedicated support: Sam Ridge answers within 4 hours' },
    ])
    expect(supportPromises({ ...site, supportEmail, support: noPromise })).toEqual([])
  })
})
