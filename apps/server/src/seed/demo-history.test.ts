import { leadFields } from '@wildpath/page/lead-form'
import { describe, expect, it } from 'vitest'

import { demoHistory } from './demo-history.ts'

const options = {
  fields: leadFields(['Name', 'Email', 'Preferred date'], {
    fields: [{ label: 'Preferred date', kind: 'date' }],
  }),
  days: 60,
  until: new Date('2026-06-15T15:00:00Z'),
  seed: 7,
}

describe('the history of the demo', () => {
  it('covers sixty days and ends today', () => {
    const history = demoHistory(options)
    expect(history).toHaveLength(60)
    expect(history[0]?.day).toBe('2026-04-17')
    expect(history.at(-1)?.day).toBe('2026-06-15')
  })

  it('has leads of the day they are counted on, none of them in the future', () => {
    for (const { day, leads } of demoHistory(options)) {
      for (const { createdAt } of leads) {
        expect(createdAt.toISOString().slice(0, 10)).toBe(day)
        expect(createdAt.getTime()).toBeLessThanOrEqual(options.until.getTime())
      }
    }
  })

  it('has leads that are new, contacted, booked and lost, answered after they came', () => {
    const leads = demoHistory(options).flatMap((day) => day.leads)
    expect(new Set(leads.map(({ status }) => status))).toEqual(
      new Set(['new', 'contacted', 'booked', 'lost']),
    )
    for (const { status, createdAt, firstResponseAt } of leads) {
      expect(firstResponseAt === null).toBe(status === 'new')
      expect((firstResponseAt ?? options.until) > createdAt).toBe(true)
    }
  })

  it('never has more leads than views, and is the same every time', () => {
    const history = demoHistory(options)
    expect(history.filter(({ visits, leads }) => leads.length > visits.length)).toEqual([])
    expect(history.filter(({ visitors, visits }) => visitors > visits.length)).toEqual([])
    expect(demoHistory(options)).toEqual(history)
  })
})
