import { expect, it } from 'vitest'

import { funnelTitleOf } from './funnel.ts'

it('names a funnel after its business, and says Funnel once', () => {
  expect(funnelTitleOf('Acme Trails')).toBe('Acme Trails Funnel')
  expect(funnelTitleOf('Leader Funnel')).toBe('Leader Funnel')
  expect(funnelTitleOf('leader funnel')).toBe('leader funnel')
  expect(funnelTitleOf('Megafunnel')).toBe('Megafunnel Funnel')
  expect(funnelTitleOf('Funnel Cakes')).toBe('Funnel Cakes Funnel')
})
