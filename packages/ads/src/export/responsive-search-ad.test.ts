import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { buildAd, buildAdventure } from './adventure.fixture.ts'
import { searchAdOf } from './responsive-search-ad.ts'

const withGoogle = (
  ads: { headline: string; body: string }[],
  texts = { headlines: [] as string[], descriptions: [] as string[] },
) =>
  searchAdOf(
    buildAdventure({
      ads: { facebook: [], google: ads.map((ad, index) => buildAd('google', index + 1, ad)) },
      texts,
    }),
  )

describe('the Google ads of an adventure', () => {
  it('are the assets of one ad, each of them once', () => {
    expect(
      withGoogle([
        { headline: 'Raft the Canyon', body: 'Half a day\non the river.' },
        { headline: 'raft the canyon', body: 'With lunch.' },
        { headline: 'Beginners welcome', body: 'With lunch.' },
        { headline: 'All gear included', body: 'Guides who grew up here.' },
      ]),
    ).toEqual({
      ok: true,
      ad: {
        headlines: ['Raft the Canyon', 'Beginners welcome', 'All gear included'],
        descriptions: ['Half a day on the river.', 'With lunch.', 'Guides who grew up here.'],
        notes: [],
      },
    })
  })

  it('are filled up with words of the adventure, only as far as Google asks', () => {
    const result = withGoogle([{ headline: 'Raft the Canyon', body: 'Half a day.' }], {
      headlines: [
        'Raft the Canyon',
        'x'.repeat(31),
        'Refused by Google!',
        'Blue Canyon',
        'Book a seat',
        'Never needed',
      ],
      descriptions: ['Everybody can swim it.', 'Never needed'],
    })
    expect(result).toEqual({
      ok: true,
      ad: {
        headlines: ['Raft the Canyon', 'Blue Canyon', 'Book a seat'],
        descriptions: ['Half a day.', 'Everybody can swim it.'],
        notes: [
          'Google asks for 3 different headlines. Your adventure’s own words fill up: “Blue Canyon”, “Book a seat”.',
          'Google asks for 2 different descriptions. Your adventure’s own words fill up: “Everybody can swim it.”.',
        ],
      },
    })
  })

  it('are no ad when they are too few or too long, and it is said what to add', () => {
    expect(withGoogle([{ headline: 'x'.repeat(31), body: 'Half a day.' }])).toEqual({
      ok: false,
      missing: [
        'Google asks for 3 different headlines of at most 30 characters, and there are 0. Add 3 more headlines to your Google ads.',
        'Google asks for 2 different descriptions of at most 90 characters, and there is 1. Add 1 more description to your Google ads.',
        'The headline of Google Ad 1 is left out: it has 31 characters, and Google takes 30.',
      ],
    })
  })

  it('count Chinese, Japanese and Korean characters twice, as Google does', () => {
    expect(withGoogle([{ headline: '川'.repeat(16), body: 'Half a day.' }])).toMatchObject({
      ok: false,
      missing: expect.arrayContaining([
        'The headline of Google Ad 1 is left out: it has 32 characters, and Google takes 30.',
      ]),
    })
  })

  it('never make an ad that Google refuses, whatever they are', () => {
    const ad = fc.record({
      headline: fc.string({ maxLength: 50 }),
      body: fc.string({ maxLength: 120 }),
    })
    const texts = fc.array(fc.string({ maxLength: 120 }), { maxLength: 6 })
    fc.assert(
      fc.property(fc.array(ad, { maxLength: 20 }), texts, texts, (ads, headlines, descriptions) => {
        const result = withGoogle(ads, { headlines, descriptions })
        const isTold = !result.ok && result.missing.length > 0
        const isTaken =
          result.ok &&
          isList(result.ad.headlines, { least: 3, most: 15, longest: 30 }) &&
          isList(result.ad.descriptions, { least: 2, most: 4, longest: 90 })
        expect(isTold || isTaken).toBe(true)
      }),
    )
  })
})

function isList(
  texts: readonly string[],
  { least, most, longest }: { least: number; most: number; longest: number },
): boolean {
  return (
    texts.length >= least &&
    texts.length <= most &&
    texts.every((text) => text !== '' && text.length <= longest) &&
    new Set(texts.map((text) => text.toLowerCase())).size === texts.length
  )
}
