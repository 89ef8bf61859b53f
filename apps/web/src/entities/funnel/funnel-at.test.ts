import type { FunnelSummary } from '@wildpath/contract'
import { expect, it } from 'vitest'

import { funnelAt } from './funnel-at.ts'

const publicUrl = 'https://wildpath.example'
const river = { slug: 'river', public_url: `${publicUrl}/f/river` } as FunnelSummary
const lodge = { slug: 'lodge', public_url: 'https://lodge.example/' } as FunnelSummary
const known = { funnels: [river, lodge], publicUrl }

it.each([
  ['https://wildpath.example/f/river', river],
  ['http://wildpath.example/f/River/?utm_source=google', river],
  ['https://wildpath.example/f/lodge', lodge],
  ['https://lodge.example?utm_campaign=lodge', lodge],
  ['https://wildpath.example/f/river-2', undefined],
  ['https://wildpath.example/', undefined],
  ['https://lodge.example/other', undefined],
  ['mailto:lodge.example', undefined],
  ['river', undefined],
  ['', undefined],
])('knows whose page is at %s', (address, funnel) => {
  expect(funnelAt(address, known)).toBe(funnel)
})
