import { alwaysSchedule, type OpenedSearchCampaign, readGeoTarget } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { hasChanged, toChange, toEditValues } from './campaign-edit-values.ts'
import { editSchemaOf } from './edit-schema.ts'
import { rebaseEdit } from './rebase-edit.ts'

const opened: OpenedSearchCampaign = {
  revision: 'r1',
  name: 'Rafting',
  dailyBudget: 20,
  totalBudget: null,
  startDate: '2031-05-01',
  endDate: null,
  ad: {
    headlines: ['Raft the canyon', 'Half-day trips', 'Since 1998'],
    descriptions: ['Four hours of white water.', 'Lunch is included.'],
    finalUrl: 'https://canyon.example/?utm_content=google-4711',
  },
  keywords: [
    { text: 'rafting', match: 'PHRASE' },
    { text: 'moab rafting', match: 'EXACT' },
  ],
  negativeKeywords: ['free'],
  places: readGeoTarget('US'),
  schedule: alwaysSchedule,
}
const values = toEditValues(opened, '900')
const settings = { name: 'Rafting', dailyBudget: 20, endDate: null, revision: 'r1' }

describe('toChange', () => {
  it('returns no change if only blank rows were added', () => {
    expect(hasChanged(values, opened)).toBe(false)
    expect(hasChanged({ ...values, name: 'Rafting ', broadKeywords: [' '] }, opened)).toBe(false)
    expect(hasChanged({ ...values, dailyBudget: 21 }, opened)).toBe(true)
  })

  it('includes only the parts that changed', () => {
    expect(toChange({ ...values, broadKeywords: ['raft trips', ''] }, opened)).toEqual({
      ...settings,
      keywords: [
        { text: 'rafting', match: 'PHRASE' },
        { text: 'moab rafting', match: 'EXACT' },
        { text: 'raft trips', match: 'BROAD' },
      ],
    })
    expect(toChange({ ...values, moreHeadlines: ['Half-day trips'] }, opened)).toEqual({
      ...settings,
      ad: {
        headline: 'Raft the canyon',
        description: 'Four hours of white water.',
        moreHeadlines: ['Half-day trips'],
        moreDescriptions: ['Lunch is included.'],
        finalUrl: 'https://canyon.example/?utm_content=google-4711',
      },
    })
  })

  it('sends the budget of the campaign’s kind', () => {
    const total = { ...opened, totalBudget: 200, endDate: '2031-05-10' }
    const changed = { ...toEditValues(total, '900'), totalBudget: 300 }
    expect(hasChanged(changed, total)).toBe(true)
    expect(toChange(changed, total)).toEqual({
      name: 'Rafting',
      totalBudget: 300,
      endDate: '2031-05-10',
      revision: 'r1',
    })
  })

  it('keeps the ID that tracks the ad', () => {
    expect(values.id).toBe('4711')
    const ad = opened.ad && { ...opened.ad, finalUrl: 'https://canyon.example/' }
    expect(toEditValues({ ...opened, ad }, '900').id).toBe('900')
  })
})

describe('editSchemaOf', () => {
  const campaign = { startDate: '2031-05-01', currency: 'USD' }
  const issuesOf = (change: object, of = opened) => {
    const read = editSchemaOf(of, campaign).safeParse({ ...toEditValues(of, '900'), ...change })
    return read.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []
  }

  it.each([
    [{ name: ' ' }, 'name', 'Campaign name is required'],
    [{ dailyBudget: 0.5 }, 'dailyBudget', 'Minimum budget is $1'],
    [{ endDate: '2031-04-30' }, 'endDate', 'The end date is before the start date'],
    [{ headline: 'x'.repeat(31) }, 'headline', 'Headline must be 30 characters or less'],
    [
      { moreDescriptions: ['x'.repeat(91)] },
      'moreDescriptions.0',
      'Description must be 90 characters or less',
    ],
    [{ finalUrl: 'abc' }, 'finalUrl', 'Please enter a valid URL'],
    [{ phraseKeywords: [], exactKeywords: [' '] }, 'phraseKeywords', 'Enter at least one keyword'],
    [
      { broadKeywords: ['', 'rafting?'] },
      'broadKeywords.1',
      'Google takes letters, numbers, spaces, hyphens and apostrophes in keywords',
    ],
    [{ geoTarget: [] }, 'geoTarget', 'Geographic target is required'],
    [{ schedule: { ...alwaysSchedule, days: [] } }, 'schedule.days', 'Choose at least one day'],
    [
      { schedule: { ...alwaysSchedule, days: ['MONDAY'] }, endDate: '2031-05-04' },
      'schedule',
      'None of these days is between the start date and the end date',
    ],
  ])('rejects %o', (change, path, message) => {
    expect(issuesOf(change)).toEqual([[path, message]])
  })

  it('accepts unchanged values that were set in Google Ads', () => {
    const keywords = [{ text: 'rafting!', match: 'BROAD' as const }]
    const elsewhere = { ...opened, keywords, places: [], dailyBudget: 0.5 }
    expect(issuesOf({ negativeKeywords: ['jobs'] }, elsewhere)).toEqual([])
    expect(issuesOf({ phraseKeywords: ['rafting'] }, elsewhere)).toHaveLength(1)
    const never = {
      ...opened,
      schedule: { ...alwaysSchedule, days: ['MONDAY' as const] },
      endDate: '2031-05-03',
    }
    expect(issuesOf({ negativeKeywords: ['jobs'] }, never)).toEqual([])
    expect(issuesOf({ endDate: '2031-05-04' }, never)).toHaveLength(1)
  })
})

describe('rebaseEdit', () => {
  const fresh = { ...opened, revision: 'r2', negativeKeywords: ['jobs'], dailyBudget: 30 }

  it('reapplies the edit to the current values', () => {
    const typed = { ...values, headline: 'Raft the river' }
    const { values: rebased, bothChanged } = rebaseEdit(typed, { opened, fresh })
    expect(bothChanged).toEqual([])
    expect(rebased).toEqual({ ...typed, negativeKeywords: ['jobs'], dailyBudget: 30 })
    expect(toChange(rebased, fresh)).toMatchObject({ revision: 'r2', dailyBudget: 30 })
  })

  it('names the parts changed in both places', () => {
    const typed = { ...values, negativeKeywords: ['cheap'], dailyBudget: 10 }
    const { values: rebased, bothChanged } = rebaseEdit(typed, { opened, fresh })
    expect(bothChanged).toEqual(['Daily budget', 'Negative keywords'])
    expect(rebased).toEqual(typed)
  })
})
