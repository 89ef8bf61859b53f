import { alwaysSchedule, readGeoTarget } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { isStepReady, restoredValues, shownStep } from '../../wizard/wizard.ts'
import { blankSocialAd, socialAdWizardIn } from './social-ad-values.ts'

const id = '0e7b3c58-2f7e-4a6b-9d57-2a8b8a2b1c11'
const account = { id: 'act_1', currency: 'USD' }
const places = readGeoTarget('US') ?? []
const blank = blankSocialAd({ id, today: '2031-05-01', account, places })
const socialAdWizard = socialAdWizardIn('USD')
const whole = {
  ...blank,
  name: 'Summer',
  destinationUrl: 'https://canyon.example/',
  headline: 'Raft it',
  primaryText: 'Four hours of white water.',
}

const mondays = { ...alwaysSchedule, days: ['MONDAY' as const] }

describe('the wizard of a social ad', () => {
  it('begins with the defaults, and lacks the details and the creative', () => {
    const ready = socialAdWizard.steps.map(({ value }) => isStepReady(socialAdWizard, value, blank))
    expect(ready).toEqual([false, true, true, false])
    expect(blank).toMatchObject({
      objective: 'CONVERSIONS',
      callToAction: 'LEARN_MORE',
      audienceAge: ['18-24', '25-34', '35-44'],
      audienceGender: 'ALL',
      dailyBudget: 20,
      startDate: '2031-05-01',
      endDate: null,
    })
  })

  it.each([
    ['details', { name: ' ' }],
    ['details', { destinationUrl: 'abc' }],
    ['audience', { audienceAge: [] }],
    ['audience', { audienceAge: ['18-24', '35-44'] }],
    ['audience', { audienceLocations: [] }],
    ['audience', { audienceInterests: ['x'.repeat(81)] }],
    ['budget', { dailyBudget: Number.NaN }],
    ['budget', { dailyBudget: 0.5 }],
    ['budget', { startDate: '' }],
    ['budget', { endDate: '2031-04-30' }],
    ['budget', { totalBudget: 100 }],
    ['budget', { totalBudget: Number.NaN, endDate: '2031-05-10' }],
    ['budget', { totalBudget: 9, endDate: '2031-05-10' }],
    ['budget', { schedule: mondays }],
    // May 1, 2031 is a Thursday.
    ['budget', { totalBudget: 100, endDate: '2031-05-04', schedule: mondays }],
    ['creative', { headline: 'x'.repeat(41) }],
    ['creative', { primaryText: 'x'.repeat(126) }],
    ['creative', { description: 'x'.repeat(31) }],
  ] as const)('does not go on from %s with %o', (step, change) => {
    expect(isStepReady(socialAdWizard, step, whole)).toBe(true)
    expect(isStepReady(socialAdWizard, step, { ...whole, ...change })).toBe(false)
  })

  it('asks for budgets that fit the currency of the account', () => {
    const inYen = { id: 'act_2', currency: 'JPY' }
    const { dailyBudget } = blankSocialAd({ id, today: '2031-05-01', account: inYen, places })
    expect(dailyBudget).toBe(2_000)
    const messagesOf = (budget: number) =>
      socialAdWizardIn('JPY')
        .schema.safeParse({ ...whole, dailyBudget: budget })
        .error?.issues.map(({ message }) => message)
    expect(messagesOf(2_000)).toBeUndefined()
    expect(messagesOf(50)).toEqual(['Minimum budget is ¥100'])
    expect(messagesOf(333.5)).toEqual(['Please enter a whole amount'])
  })

  it('shows a step only when those before it are ready, and the first one when none is requested', () => {
    expect(shownStep(socialAdWizard, 'creative', blank)).toBe('details')
    expect(shownStep(socialAdWizard, null, blank)).toBe('details')
    expect(shownStep(socialAdWizard, null, { ...whole, startDate: '' })).toBe('budget')
    expect(shownStep(socialAdWizard, null, whole)).toBe('details')
    expect(shownStep(socialAdWizard, 'audience', whole)).toBe('audience')
    expect(shownStep(socialAdWizard, 'nonsense', whole)).toBe('details')
  })

  it('takes from a kept draft what still fits', () => {
    expect(restoredValues(socialAdWizard, blank, null)).toEqual(blank)
    expect(restoredValues(socialAdWizard, blank, 'nonsense')).toEqual(blank)
    expect(
      restoredValues(socialAdWizard, blank, {
        ...whole,
        objective: 'FAME',
        audienceInterests: 3,
        other: 1,
      }),
    ).toEqual(whole)
  })
})
