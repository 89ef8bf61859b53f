import { alwaysSchedule, type ShownAudience } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { type PausedAd, summarizePausedAd } from './summarize-paused-ad.ts'

const account = { name: 'Blue Canyon Ads', currency: 'USD', timeZone: 'America/Denver' }
const at = new Date('2031-05-02T03:00:00Z')
const ad: PausedAd = {
  name: 'Summer rafting',
  places: ['Moab, Utah', 'Colorado'],
  address: 'https://bluecanyon.example/',
  dailyBudget: 20,
  currency: 'USD',
  startDate: '2031-04-01',
  endDate: null,
  isEnded: false,
}
const lineOf = (label: string, change: Partial<PausedAd> = {}) =>
  summarizePausedAd({ ...ad, ...change }, account, at).find((line) => line.label === label)?.value

describe('summarizePausedAd', () => {
  it('lists the ad, places, URL, budget, and account', () => {
    expect(summarizePausedAd(ad, account, at)).toEqual([
      { label: 'Runs', value: 'Summer rafting' },
      { label: 'Shown in', value: 'Moab, Utah; Colorado' },
      { label: 'Leads to', value: 'https://bluecanyon.example/' },
      { label: 'Spends', value: '$20.00 a day from May 1, 2031 until you pause it' },
      { label: 'Paid by', value: 'Blue Canyon Ads (USD)' },
    ])
  })

  it('counts the remaining days from today in the account’s time zone', () => {
    expect(lineOf('Spends', { endDate: '2031-05-03' })).toBe(
      '$20.00 a day from May 1, 2031 to May 3, 2031: $60.00 in all, over 3 days',
    )
  })

  it('starts on the start date if it is in the future', () => {
    expect(lineOf('Spends', { startDate: '2031-06-01' })).toBe(
      '$20.00 a day from June 1, 2031 until you pause it',
    )
  })

  it('shows that an ended ad spends nothing', () => {
    expect(lineOf('Spends', { endDate: '2031-04-30', isEnded: true })).toBe(
      'Nothing, because it has ended. Choose a later end date first.',
    )
  })

  it('shows the rest of a total budget', () => {
    expect(lineOf('Spends', { totalBudget: 200, endDate: '2031-05-10' })).toBe(
      'What is left of $200.00, by May 10, 2031',
    )
  })

  it('shows the hours in the account’s time zone', () => {
    const schedule = { ...alwaysSchedule, fromMinute: 480, toMinute: 1080 }
    expect(lineOf('Hours', { schedule })).toBe('Every day, 8:00 AM to 6:00 PM (America/Denver)')
    expect(lineOf('Hours', { schedule: null })).toBe('As set on the platform')
  })

  it('shows the audience of an ad', () => {
    const audience: ShownAudience = {
      ages: '25-54',
      gender: 'FEMALE',
      interests: ['Hiking', 'Rafting'],
    }
    expect(lineOf('Shown to', { audience })).toBe('Women aged 25-54')
    expect(lineOf('Interests', { audience })).toBe('Hiking, Rafting')
    expect(lineOf('Interests', { audience: { ...audience, interests: [] } })).toBe(
      'None (Facebook decides)',
    )
  })

  it('shows the keywords of a campaign', () => {
    const keywords = ['via ferrata bovec', 'via ferrata tours']
    expect(lineOf('Keywords', { keywords })).toBe('via ferrata bovec, via ferrata tours')
    expect(lineOf('Not shown for', { keywords, negativeKeywords: ['free', 'jobs'] })).toBe(
      'free, jobs',
    )
    expect(lineOf('Not shown for', { keywords, negativeKeywords: [] })).toBeUndefined()
  })

  it('omits unknown places, URLs, and hours', () => {
    expect(lineOf('Shown in', { places: [] })).toBeUndefined()
    expect(lineOf('Leads to', { address: null })).toBeUndefined()
    expect(lineOf('Hours')).toBeUndefined()
  })
})
