import { alwaysSchedule, readGeoTarget, searchCampaignFormSchema } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { isStepReady, restoredValues, shownStep } from '../../wizard/wizard.ts'
import { blankSearchCampaign, searchCampaignWizardIn } from './search-campaign-values.ts'

const id = '0e7b3c58-2f7e-4a6b-9d57-2a8b8a2b1c11'
const account = { id: '1234567890', currency: 'USD' }
const places = readGeoTarget('US') ?? []
const blank = blankSearchCampaign({ id, today: '2031-05-01', account, places })
const searchCampaignWizard = searchCampaignWizardIn('USD')
const whole = {
  ...blank,
  name: 'Summer',
  headline: 'Raft the canyon',
  description: 'Four hours of white water.',
  finalUrl: 'https://canyon.example/',
  keywords: ['rafting'],
}

describe('the wizard of a search campaign', () => {
  it('begins with the defaults, and lacks the details and a keyword', () => {
    const ready = searchCampaignWizard.steps.map(({ value }) =>
      isStepReady(searchCampaignWizard, value, blank),
    )
    expect(ready).toEqual([false, false, true, true])
    expect(blank).toMatchObject({
      geoTarget: [{ key: 'US', radiusKm: null }],
      keywords: [''],
      dailyBudget: 20,
      startDate: '2031-05-01',
      endDate: null,
    })
  })

  it.each([
    ['details', { name: ' ' }],
    ['details', { headline: '' }],
    ['details', { headline: 'x'.repeat(31) }],
    ['details', { description: '' }],
    ['details', { description: 'x'.repeat(91) }],
    ['details', { finalUrl: '' }],
    ['details', { finalUrl: 'abc' }],
    ['details', { moreHeadlines: ['', 'x'.repeat(31)] }],
    ['details', { moreDescriptions: ['x'.repeat(91)] }],
    ['targeting', { geoTarget: [] }],
    ['targeting', { keywords: ['', ' '] }],
    ['targeting', { keywords: ['rafting', 'what?'] }],
    ['budget', { dailyBudget: Number.NaN }],
    ['budget', { dailyBudget: 0.5 }],
    ['budget', { startDate: '' }],
    ['budget', { endDate: '2031-04-30' }],
    ['budget', { totalBudget: 200 }],
    ['budget', { totalBudget: 0.5, endDate: '2031-05-01' }],
    // May 1, 2031 is a Thursday.
    ['budget', { schedule: { ...alwaysSchedule, days: ['MONDAY'] }, endDate: '2031-05-04' }],
    // Below the minimum of a day.
    ['budget', { totalBudget: 5, endDate: '2031-05-10' }],
  ] as const)('does not go on from %s with %o', (step, change) => {
    expect(isStepReady(searchCampaignWizard, step, whole)).toBe(true)
    expect(isStepReady(searchCampaignWizard, step, { ...whole, ...change })).toBe(false)
  })

  it('takes a total budget with an end date', () => {
    const total = { ...whole, totalBudget: 200, endDate: '2031-05-10' }
    expect(isStepReady(searchCampaignWizard, 'budget', total)).toBe(true)
    expect(searchCampaignFormSchema.safeParse({ ...total, endDate: null }).success).toBe(false)
    const schedule = { ...alwaysSchedule, days: ['SUNDAY'] }
    expect(searchCampaignFormSchema.safeParse({ ...total, schedule }).success).toBe(true)
    const late = searchCampaignFormSchema.safeParse({ ...total, schedule, endDate: '2031-05-03' })
    expect(late.error?.issues).toMatchObject([
      { message: 'None of these days is between the start date and the end date' },
    ])
  })

  it('reads the country code of campaigns created before there were places', () => {
    const read = searchCampaignFormSchema.parse({ ...whole, geoTarget: 'DE' })
    expect(read.geoTarget).toMatchObject([{ kind: 'country', countryCode: 'DE' }])
    expect(read).toMatchObject({ keywordMatch: 'PHRASE', negativeKeywords: [] })
  })

  it('asks for budgets that fit the currency of the account', () => {
    const inWon = { id: '1', currency: 'KRW' }
    const begun = {
      ...whole,
      ...blankSearchCampaign({ id, today: '2031-05-01', account: inWon, places }),
    }
    expect(begun.dailyBudget).toBe(20_000)
    const wizard = searchCampaignWizardIn('KRW')
    expect(isStepReady(wizard, 'budget', begun)).toBe(true)
    for (const dailyBudget of [20, 1_000.5, 20_000_000]) {
      expect(isStepReady(wizard, 'budget', { ...begun, dailyBudget })).toBe(false)
    }
  })

  it('drops rows that are blank', () => {
    const read = searchCampaignFormSchema.parse({
      ...whole,
      moreHeadlines: ['', ' Come along '],
      keywords: [' rafting ', '', 'canyon trips'],
    })
    expect(read.moreHeadlines).toEqual(['Come along'])
    expect(read.keywords).toEqual(['rafting', 'canyon trips'])
  })

  it('opens on the first incomplete step, else on the first step', () => {
    expect(shownStep(searchCampaignWizard, 'review', blank)).toBe('details')
    expect(shownStep(searchCampaignWizard, null, { ...whole, keywords: [''] })).toBe('targeting')
    expect(shownStep(searchCampaignWizard, null, whole)).toBe('details')
  })

  it('takes from a kept draft what still fits, blank rows included', () => {
    const kept = { ...whole, keywords: ['rafting', ''], geoTarget: 'Atlantis' }
    expect(restoredValues(searchCampaignWizard, blank, kept)).toEqual({
      ...whole,
      keywords: ['rafting', ''],
    })
  })
})
