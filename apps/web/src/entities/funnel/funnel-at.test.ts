import type { FunnelSummary } from '@wildpath/contract'
import { expect, it } from 'vitest'

import { funnelAt, isSamePage } from './funnel-at.ts'

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

it.each([
  ['https://canyon.example/trips', 'http://canyon.example/trips/?utm_source=google#top', true],
  ['https://canyon.example', 'https://canyon.example/?lang=de', true],
  ['https://lodge.example/?utm_campaign=lodge', 'https://wildpath.example/f/lodge', true],
  ['https://wildpath.example/f/River?a=1', 'https://wildpath.example/f/river', true],
  ['https://wildpath.example/f/river', 'https://wildpath.example/f/lodge', false],
  ['https://canyon.example/trips', 'https://canyon.example/trips/two', false],
  ['https://canyon.example/', 'https://www.canyon.example/', false],
  ['https://canyon.example/', '', false],
  ['', '', false],
])('knows whether %s and %s are one page', (one, other, isOne) => {
  expect(isSamePage(one, other, known)).toBe(isOne)
  expect(isSamePage(other, one, known)).toBe(isOne)
})
