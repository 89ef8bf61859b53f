import { describe, expect, it } from 'vitest'

import { fixtures, writtenFixtures } from './briefs.fixture.ts'
import { measureSaid } from './said-share.ts'

const createdAt = '2026-03-01T08:00:00.000Z'

describe('what the owner said', () => {
  it('counts words in another form, figures in words and our own synonyms as said', () => {
    const [first] = fixtures
    if (first === undefined) throw new Error('no fixture')
    const brief = {
      ...first.brief,
      productService: '3.5 hours, max 8 people. Our overalls keep everybody warm',
      targetCustomer: 'families',
      mainOffer: '€65',
    }
    const said = [
      'Three and a half hours. Groups of eight at most. Our overall keeps you warm. Family? €65.',
    ]
    expect(measureSaid(brief, said)).toEqual({ share: 1, missing: [] })
    expect(measureSaid(brief, ['Three hours for a family.']).missing).toContain('warm')
  })

  it(
    'is told somewhere: on average at least 92 of 100 words, nowhere fewer than 70',
    {
      timeout: 120_000,
    },
    () => {
      const shares = writtenFixtures({ createdAt }).map(({ id, brief, texts }) => ({
        id,
        ...measureSaid(
          brief,
          texts.map(({ text }) => text),
        ),
      }))
      expect(shares.filter(({ share }) => share < 0.7)).toEqual([])
      const mean = shares.reduce((sum, { share }) => sum + share, 0) / shares.length
      expect(mean).toBeGreaterThanOrEqual(0.92)
    },
  )
})
