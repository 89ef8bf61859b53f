import { describe, expect, it } from 'vitest'

import { findSearchTerms } from './find-search-terms.ts'

describe('findSearchTerms', () => {
  it.each([
    ['Guided via ferrata climbs in the Soča Valley', 'via ferrata', ['tours', 'trips']],
    ['Canyoning trips in the gorges of Ticino', 'canyoning', ['trips', 'tours']],
    ['Whale watching boat tours from Kaikoura', 'whale watching', ['tours', 'trips']],
    ['Whale watching tours by catamaran', 'whale watching', ['tours', 'trips']],
    ['Ski school with group and private lessons', 'skiing', ['lessons', 'courses']],
    ['Skippered sailing charters in Croatia', 'sailing', ['charters', 'tours']],
    ['Surf school: beginner surf lessons', 'surfing', ['lessons', 'courses']],
    ['Horseback trail rides', 'horse riding', ['tours', 'trips']],
    ['Fly fishing guide on the Madison River', 'fly fishing', ['guides', 'tours']],
    ['Sea kayak courses for beginners', 'sea kayaking', ['courses', 'lessons']],
    ['Glamping in bell tents near Bath', 'glamping', ['stays', 'getaways']],
    ['Zip line tours over the rainforest', 'zip line', ['tours', 'trips']],
    ['Dog sledding tours with Alaskan huskies', 'dog sledding', ['tours', 'trips']],
  ])('finds a single term in %s', (sold, phrase, intents) => {
    expect(findSearchTerms(sold)).toEqual([{ phrase, intents }])
  })

  it("prefers the business's own name for an activity", () => {
    expect(findSearchTerms('Canyoneering near Moab')).toMatchObject([{ phrase: 'canyoneering' }])
  })

  it('returns both activities of a business that offers two', () => {
    expect(findSearchTerms('Rock climbing courses and via ferrata tours')).toMatchObject([
      { phrase: 'rock climbing' },
      { phrase: 'via ferrata' },
    ])
  })

  it('returns an empty list for a text without an activity', () => {
    expect(findSearchTerms('Come and see us')).toEqual([])
  })
})
