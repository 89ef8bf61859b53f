import { expect, it } from 'vitest'

import { describeBusiness } from './describe-business.ts'

type Facts = Parameters<typeof describeBusiness>[0]['business_facts']['facts']

const info = {
  business_name: 'Desert MTB',
  industry: 'outdoor-adventure',
  product_service: 'Guided mountain bike days. We bring the bikes.',
  target_customer: 'Riders who know the basics',
  main_offer: 'A day for $150',
  brand_tone: 'friendly',
} as const

const offering = (place: string, is_confirmed: boolean): Facts[number] => ({
  id: 'o1',
  kind: 'offering',
  source: 'answer',
  confidence: 'high',
  is_confirmed,
  value: { name: 'Slickrock day', place, season: 'March to May' },
})

const describe = (facts: Facts) =>
  describeBusiness({ business_info: info, business_facts: { version: 1, facts, dismissed: [] } })

it('reads the place, season, and activity from confirmed facts', () => {
  const { setting, context } = describe([offering('in Moab', true)])
  expect(setting).toMatchObject({ land: 'red-rock', season: 'spring' })
  expect(context).toContain('Activity: Slickrock day. Place: in Moab, red sandstone cliffs')
})

it('ignores unconfirmed facts', () => {
  const { setting, context } = describe([offering('in Moab', false)])
  expect(setting.land).toBeUndefined()
  expect(context).toBe('Activity: Guided mountain bike days.')
})
