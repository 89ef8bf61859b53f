import { alwaysSchedule, type SocialAd } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import {
  buildAdChangeSchema,
  nameChangedFields,
  pickChangedFields,
  readEditValues,
  type SocialAdEditValues,
} from './edit-values.ts'

const ad: SocialAd = {
  id: '1',
  campaignId: '2',
  adsetId: '3',
  name: 'Summer rafting',
  headline: 'Raft the canyon',
  primaryText: 'Four hours of white water.',
  description: 'From $89',
  callToAction: 'BOOK_TRAVEL',
  areTextsEditable: true,
  isBudgetEditable: true,
  revision: 'r1',
  status: 'ACTIVE',
  note: null,
  isEnded: false,
  imageUrl: null,
  destinationUrl: 'https://canyon.example/',
  currency: 'USD',
  dailyBudget: 20,
  totalBudget: null,
  startDate: '2031-05-01',
  endDate: '2031-06-01',
  schedule: alwaysSchedule,
  places: [],
  audience: null,
  createdAt: null,
  metrics: { impressions: 0, clicks: 0, ctr: 0, spend: 0, conversions: 0 },
}
const opened = readEditValues(ad)

function messagesFor(change: Partial<SocialAdEditValues>, of = ad, maySpend = true) {
  const values = { ...readEditValues(of), ...change }
  const { error } = buildAdChangeSchema(of, maySpend).safeParse(values)
  return error?.issues.map(({ message }) => message)
}

describe('buildAdChangeSchema', () => {
  it('applies the rules of the wizard', () => {
    const texts = {
      headline: 'Go',
      primaryText: 'Run it.',
      description: '',
      callToAction: 'SIGN_UP',
    }
    expect(messagesFor({ dailyBudget: 30, endDate: null, ...texts })).toBeUndefined()
    expect(messagesFor({ dailyBudget: 0.5 })).toEqual(['Minimum budget is $1'])
    expect(messagesFor({ dailyBudget: Number.NaN })).toEqual(['Daily budget is required'])
    expect(messagesFor({ headline: 'x'.repeat(41) })).toEqual([
      'Headline must be 40 characters or less',
    ])
    expect(messagesFor({ primaryText: '' })).toEqual(['Primary text is required'])
    expect(messagesFor({ endDate: '2031-04-30' })).toEqual([
      'The end date is before the start date',
    ])
  })

  it('accepts unchanged text and budgets from Facebook that break the form’s rules', () => {
    const elsewhere = { ...ad, headline: 'x'.repeat(80), dailyBudget: 0.5, callToAction: null }
    expect(messagesFor({ description: 'New' }, elsewhere)).toBeUndefined()
  })

  it('allows only a lower budget and an earlier end date without a plan', () => {
    expect(messagesFor({ dailyBudget: 10, endDate: '2031-05-20' }, ad, false)).toBeUndefined()
    expect(messagesFor({ dailyBudget: 21 }, ad, false)).toEqual([
      'Without a plan, you can only lower the budget',
    ])
    expect(messagesFor({ endDate: null }, ad, false)).toEqual([
      'Without a plan, you can only choose an earlier end date',
    ])
  })

  it('requires an end date for a total budget', () => {
    const total = { ...ad, totalBudget: 200 }
    expect(messagesFor({ totalBudget: 300 }, total)).toBeUndefined()
    expect(messagesFor({ endDate: null }, total)).toEqual(['A total budget needs an end date'])
  })
})

describe('editing the schedule', () => {
  // May 1, 2031 is a Thursday.
  const week = { ...ad, totalBudget: 200, endDate: '2031-05-06' }
  const wednesday = { ...alwaysSchedule, days: ['WEDNESDAY' as const] }

  it('requires a day on which the ad runs', () => {
    const message = 'None of these days is between the start date and the end date'
    expect(messagesFor({ schedule: wednesday }, week)).toEqual([message])
    expect(messagesFor({ schedule: wednesday, endDate: '2031-05-07' }, week)).toBeUndefined()
    expect(messagesFor({ headline: 'Go' }, { ...week, schedule: wednesday })).toBeUndefined()
  })

  it('sends the schedule only if it changed', () => {
    const values = { ...opened, schedule: { ...alwaysSchedule } }
    expect(pickChangedFields(opened, values)).toEqual({})
    expect(pickChangedFields(opened, { ...values, schedule: wednesday })).toEqual({
      schedule: wednesday,
    })
  })
})

describe('pickChangedFields and nameChangedFields', () => {
  it('sends only the fields that the user changed', () => {
    expect(pickChangedFields(opened, opened)).toEqual({})
    expect(pickChangedFields(opened, { ...opened, dailyBudget: 15, headline: 'Go' })).toEqual({
      dailyBudget: 15,
      headline: 'Go',
    })
  })

  it('names the fields that were changed elsewhere', () => {
    expect(nameChangedFields(opened, opened)).toBeNull()
    const current = { ...opened, dailyBudget: 30, endDate: null, headline: 'Go' }
    expect(nameChangedFields(opened, current)).toBe('daily budget, end date, and headline')
  })
})
