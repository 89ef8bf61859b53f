import { type BusinessFacts, type Fact, noFacts } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import { altProposals } from './alt-proposals.ts'

const businessName = 'Blue Canyon Rafting'
const trip = (confidence: Fact['confidence']): BusinessFacts => ({
  ...noFacts,
  facts: [
    {
      id: 'trip',
      source: 'answer',
      kind: 'offering',
      value: { name: 'Half-day rafting trip' },
      confidence,
      is_confirmed: false,
    },
  ],
})

const ofFile = (fileName: string) =>
  altProposals({ asset: { fileName, alt: '' }, businessName, facts: noFacts })

describe('what a photo may show', () => {
  it.each([
    ['sunset-kayak_tour (2).jpg', 'Sunset kayak tour'],
    ['IMG_river crossing.png', 'River crossing'],
    ['größe am see.webp', 'Größe am see'],
  ])('is told by a file called %s', (fileName, words) => {
    expect(ofFile(fileName)).toEqual([words])
  })

  it.each([
    'IMG_2041.JPG',
    'DSC00412.jpg',
    'WhatsApp Image 2026-05-01.jpeg',
    '1.png',
    'image.png',
    '',
  ])('is not told by a file called %j', (fileName) => {
    expect(ofFile(fileName)).toEqual([])
  })

  it('is first what the library says of it, then what the business offers', () => {
    const asset = { fileName: 'IMG_1.jpg', alt: 'Our raft at dawn' }
    expect(altProposals({ asset, businessName, facts: trip('high') })).toEqual([
      'Our raft at dawn',
      'Half-day rafting trip, Blue Canyon Rafting',
    ])
  })

  it('is nothing that was read with doubt', () => {
    expect(altProposals({ asset: null, businessName, facts: trip('low') })).toEqual([])
  })
})
