import type { FactKind } from '@wildpath/contract'
import { describe, expect, it } from 'vitest'

import type { Answers } from '../copy-brief.ts'
import { proposeFacts, readAnswers } from './propose-facts.ts'

const brief = (answers: Partial<Answers>): Answers => ({
  businessName: 'Blue Heron',
  industry: 'outdoor-adventure',
  productService: 'Guided walks in Wales',
  mainOffer: 'Book online',
  targetCustomer: 'families',
  brandTone: 'friendly',
  ...answers,
})
const sure = (kind: FactKind, answers: Partial<Answers>) =>
  proposeFacts(brief(answers)).flatMap((fact) =>
    fact.kind === kind && fact.confidence === 'high' ? [fact.value] : [],
  )

describe('the name of what is sold', () => {
  it.each([
    ['guided via ferrata kandersteg + mürren half day, no exp needed', 'Guided via ferrata'],
    ['packraft rental bovec, raft paddle vest helmet drybag', 'Packraft rental'],
    ['7 nite surf + yoga weeks in weligama sri lanka, 2hr surf lesson daly', 'Surf and yoga weeks'],
    ['float trips on the lochsa', 'Float trips'],
    ['llama treks uintas utah 3 days', 'Llama treks'],
    ['guided treks 4 days huayhuash + cordillera blanca', 'Guided treks'],
    ['fly fishing lessons tongariro', 'Fly fishing lessons'],
    ['rock climbing kalymnos', 'Rock climbing'],
    ['private boat hire comporta, skipper incl', 'Private boat hire'],
    ['dog sled rides tromso', 'Dog sled rides'],
    ['climbing courses for kids in frankenjura', 'Climbing courses for kids'],
    ['5 nite sailing trips kornati croatia', 'Sailing trips'],
  ])('ends before a place in small letters: "%s"', (productService, name) => {
    expect(sure('offering', { productService })).toEqual([expect.objectContaining({ name })])
  })

  it.each([
    ['reindeer lavvu dinners', 'Reindeer lavvu dinners'],
    ['Dinner in a lavvu by the lake', 'Dinner in a lavvu by the lake'],
    ['kayak tours and lavvu dinners', 'Kayak tours and lavvu dinners'],
    ['Skijoring lessons Livigno', 'Skijoring lessons Livigno'],
    ['day hire narrowboats', 'Day hire narrowboats'],
  ])('keeps an unknown word that belongs to it: "%s"', (productService, name) => {
    expect(sure('offering', { productService })).toEqual([expect.objectContaining({ name })])
  })

  it.each(['surf lesssonns for everybody', 'diving equipmnt and courses', 'fishing tackel shop'])(
    'is no first half of a misspelt one: "%s"',
    (productService) => {
      expect(sure('offering', { productService })).toEqual([])
    },
  )

  it.each([
    ['2 hrs horse rides in Kent', { name: 'Horse rides', duration: '2 hours' }],
    ['7 nite surf + yoga weeks', { name: 'Surf and yoga weeks', duration: '7 nights' }],
    ['8 weeks yoga course in Leeds', { name: 'Yoga course', duration: '8 weeks' }],
  ])('leaves a length in front to the duration: "%s"', (productService, expected) => {
    expect(sure('offering', { productService })).toEqual([expect.objectContaining(expected)])
  })
})

describe('a place', () => {
  it.each([
    ['mushroom walks in the coast range nr tillamook oregon', 'in the coast range'],
    ['Snorkel tours in the bay area', 'in the bay area'],
    ['Fishing charters on the lake shore', 'on the lake shore'],
    ['fossil walks on the Jurassic Coast path', 'on the Jurassic Coast path'],
    ['Walks along the river bank', 'along the river bank'],
    ['Horse rides on the beach at Essaouira', 'on the beach at Essaouira'],
    ['Walks in the hills daily', 'in the hills'],
  ])('goes on to the end of its noun phrase: "%s"', (productService, place) => {
    expect(sure('offering', { productService })).toEqual([expect.objectContaining({ place })])
  })

  it('is left out where it could only be cut between two nouns', () => {
    const productService = 'Kayak trips on the lake lunch included'
    expect(sure('offering', { productService })).toEqual([
      expect.not.objectContaining({ place: expect.anything() as unknown }),
    ])
  })
})

describe('who the owner is and what he does', () => {
  it.each([
    [
      'I am an astronomer and show the southern sky from my garden outside San Pedro',
      'An evening costs 45,000 pesos per person',
      { name: 'Evening', place: 'outside San Pedro' },
    ],
    [
      "I'm a beekeeper and let people look into my hives near Lucca",
      'A tasting is €28 per person',
      { name: 'Tasting', place: 'near Lucca' },
    ],
    [
      'I am a physiotherapist and treat climbers in Stellenbosch',
      'The first appointment costs R950',
      { name: 'First appointment', place: 'in Stellenbosch' },
    ],
    [
      'We are shepherds and take people up to the summer pasture. The walk costs €35 per person',
      'Book online',
      { name: 'Walk' },
    ],
    ['We are two sisters and run a pottery studio in Leith', '', { name: 'Pottery studio' }],
    ['I am a marine biologist and lead snorkel tours in Akumal', '', { name: 'Snorkel tours' }],
    ['I am a luthier and repair guitars', '', { name: 'Guitar repair' }],
  ])('is no name; what is sold is: "%s"', (productService, mainOffer, expected) => {
    expect(sure('offering', { productService, mainOffer })).toEqual([
      expect.objectContaining(expected),
    ])
  })

  it.each([
    'I am a retired geologist and explain the rocks on the beach at Lyme Regis',
    'I am a knife maker and teach beginners to forge their own blade. A day costs £180',
    'I am a mountain guide and ski instructor in Chamonix. The deposit is €50',
    "I'm a forager and herbalist in Dorset",
    'I am a baker and cook in Kent',
    'We are divers and instructors in Malta',
  ])('names nothing by itself: "%s"', (productService) => {
    expect(sure('offering', { productService })).toEqual([])
  })

  it.each([
    ['We run a kayak school and rent boats in Split', 'Kayak school'],
    ['We run a surf camp and teach kids in Portugal', 'Surf camp'],
    ['We are a kayak center and cafe in Moab', 'Kayak center and cafe'],
    ['Walk and talk sessions in Leeds', 'Walk and talk sessions'],
    ['Hike and cook weekends in Wales', 'Hike and cook weekends'],
    ['Bouldering and lead climbing courses', 'Bouldering and lead climbing courses'],
  ])('has no deed in the name: "%s"', (productService, name) => {
    expect(sure('offering', { productService })).toEqual([expect.objectContaining({ name })])
  })
})

describe('words run together', () => {
  it.each([
    ['Dog boarding. I live here so someones always home', "I live here so someone's always home"],
    ['Sauna raft. We text you when its ready', "We text you when it's ready"],
    [
      'Bike tours. im from here and ive guided for 10 years',
      "I'm from here and I've guided for 10 years",
    ],
    ['Kayak tours. Youre safe with us and theyll smile', "You're safe with us and they'll smile"],
    ['Boat hire. The dock lets you fish all day', 'The dock lets you fish all day'],
  ])('are set apart where they can be nothing else: "%s"', (productService, line) => {
    expect(readAnswers(brief({ productService })).lines).toContain(line)
  })

  it('are mended in whom the owner wants, too', () => {
    expect(sure('audience', { targetCustomer: 'kids that cant sit still' })).toEqual([
      { text: "kids that can't sit still" },
    ])
  })
})

describe('capitals', () => {
  it.each([
    ['Lessons. We take cash (about 48 US dollars)', 'We take cash (about 48 US dollars)'],
    ['Lessons. We ship to the US and Canada', 'We ship to the US and Canada'],
    ['Lessons. We teach ASA 101 with a USCG captain', 'We teach ASA 101 with a USCG captain'],
    ['Lessons. Book with US today', 'Book with us today'],
    ['Lessons. CALL US NOW about the trips', 'Call us now about the trips'],
  ])('stay on what is a name only: "%s"', (productService, line) => {
    expect(readAnswers(brief({ productService })).lines).toContain(line)
  })
})
