import { describe, expect, it } from 'vitest'
import { z } from 'zod'

import {
  amountsOfOtherScale,
  hasOtherValues,
  isStepReady,
  restoredValues,
  shownStep,
  startingFrom,
  stepAt,
} from './wizard.ts'

const shape = { id: z.string(), name: z.string().min(1), startDate: z.iso.date() }
const wizard = {
  steps: [
    { value: 'details', label: 'Details', fields: ['name'] },
    { value: 'budget', label: 'Budget', fields: ['startDate'] },
    { value: 'review', label: 'Review', fields: [] },
  ],
  schema: z.object(shape),
  shape,
} as const
const fresh = { id: '1', name: 'Rafting', startDate: '2031-05-02' }

describe('a wizard that starts today or later', () => {
  const fromToday = startingFrom(wizard, '2031-05-02')

  it('takes today, and no day before', () => {
    expect(isStepReady(fromToday, 'budget', fresh)).toBe(true)
    const past = { ...fresh, startDate: '2031-05-01' }
    expect(isStepReady(fromToday, 'budget', past)).toBe(false)
    expect(shownStep(fromToday, 'review', past)).toBe('budget')
    expect(fromToday.schema.safeParse(past).error?.issues[0]).toMatchObject({
      path: ['startDate'],
      message: 'Choose today or a later date',
    })
  })

  it('restores no day that is over', () => {
    const kept = { name: 'Kayaks', startDate: '2031-05-01' }
    expect(restoredValues(fromToday, fresh, kept)).toEqual({ ...fresh, name: 'Kayaks' })
  })
})

describe('the step that is shown', () => {
  const blank = { ...fresh, name: '' }

  it('is the first one if everything is filled in and no step is requested', () => {
    expect(shownStep(wizard, null, fresh)).toBe('details')
    expect(shownStep(wizard, 'review', fresh)).toBe('review')
  })

  it('is the first incomplete one if no step is requested', () => {
    expect(shownStep(wizard, null, { ...fresh, startDate: '' })).toBe('budget')
  })

  it('is not left by what is typed, but by another address', () => {
    const shown = stepAt(wizard, { shown: null, asked: 'review', values: blank })
    expect(shown.step).toBe('details')
    // One letter makes the name valid, and the address still asks for the last step.
    expect(stepAt(wizard, { shown, asked: 'review', values: fresh })).toBe(shown)
    expect(stepAt(wizard, { shown, asked: 'budget', values: fresh }).step).toBe('budget')
    const first = stepAt(wizard, { shown, asked: 'review-of-before', values: fresh })
    expect(first.step).toBe('details')
    expect(stepAt(wizard, { shown: first, asked: first.asked, values: blank }).step).toBe('details')
  })
})

describe('a draft', () => {
  it('never changes what is fixed', () => {
    const kept = { name: 'Kayaks', startDate: '2031-06-01' }
    expect(restoredValues(wizard, fresh, kept, ['name'])).toEqual({
      ...fresh,
      startDate: '2031-06-01',
    })
  })

  it('gives no amount to an account whose currency is worth something else by far', () => {
    const kept = { dailyBudget: 2_000, currency: 'JPY' }
    expect(amountsOfOtherScale(kept, 'USD')).toEqual(['dailyBudget'])
    expect(amountsOfOtherScale(kept, 'IDR')).toEqual(['dailyBudget'])
    expect(amountsOfOtherScale(kept, 'INR')).toEqual([])
    expect(amountsOfOtherScale({ dailyBudget: 30, currency: 'USD' }, 'EUR')).toEqual([])
    expect(amountsOfOtherScale(null, 'USD')).toEqual([])
    expect(amountsOfOtherScale({ dailyBudget: 30 }, 'JPY')).toEqual(['dailyBudget'])
  })

  it('is told of where it differs, and not for its id', () => {
    expect(hasOtherValues({ fresh, restored: { ...fresh, id: '2' } })).toBe(false)
    expect(hasOtherValues({ fresh, restored: { ...fresh, name: 'Kayaks' } })).toBe(true)
  })
})
