import { describe, expect, it } from 'vitest'

import { classifyActivity } from './classify-activity.ts'

const brief = {
  businessName: 'North',
  industry: 'other',
  mainOffer: 'ask me',
  targetCustomer: 'people round here',
  brandTone: 'friendly',
} as const

describe('small businesses', () => {
  it.each([
    ['I tune uprights n grands + fix sticky keys. mobile. pianos only', 'piano-tuning'],
    ['violin and cello repairs, bow rehair, setups', 'instrument-repair'],
    ['chimney sweep, stoves too', 'chimney-sweeping'],
    ['dog walks mon-fri in East Oxford, max 4 dogs. also cat visits', 'dog-walking'],
    ['kennels + cattery, heated, each dog own run', 'pet-boarding'],
    ['MOBILE DOG GROOMING van comes to ur driveway', 'dog-grooming'],
    ['puppy classes and recall training', 'dog-training'],
    ['barefoot trimming, Wexford + Carlow', 'farrier'],
    ['mobile vet for cats and dogs', 'vet'],
    ['piano lessons for kids and adults, at my home', 'music-lessons'],
    ['swim lessons for GROWN UPS who never learned', 'swimming-lessons'],
    ['driving lessons manual + auto, nervous drivers welcome', 'driving-lessons'],
    ['english lessons for adults, conversation groups', 'language-lessons'],
    ['maths tuition gcse, online or at yours', 'tutoring'],
    ['salsa n bachata, beginners tues 7pm', 'dance-classes'],
    ['judo for kids from 6', 'martial-arts'],
    ['Wheel throwing class, 90 min', 'pottery-classes'],
    ['sewing classes for beginners', 'sewing-classes'],
    ['pasta making with nonna', 'cooking-classes'],
    ['house moves, piano moves, man and van', 'removals'],
    ['window cleaning houses + shops', 'window-cleaning'],
    ['lawn mowing + hedges', 'gardening'],
    ['flat roofs, slate repairs, leaks', 'roofing'],
    ['bike repairs, i collect and bring back', 'bike-repair'],
    ['hair cuts in my garden studio', 'hairdressing'],
    ['Deep tissue + pregnancy massage', 'massage'],
    ['company and help at home for older people: shopping, walks', 'elder-care'],
    ['childminder, ages 1-5, garden', 'childminding'],
    ['birthday cakes and cupcakes made to order', 'cake-making'],
    ['sourdough and rye from my kitchen', 'bread-baking'],
    ['horsebox pizza van for weddings + parties', 'food-truck'],
    ['flowers for weddings and funerals, all grown here', 'flowers'],
    ['weekly veg box, all from our fields', 'veg-box'],
    ['wine tastings in our cellar', 'tastings'],
    ['wedding photographer, documentary style', 'portrait-photography'],
    ['Wedding DJ, lights & sound incl.', 'party-music'],
    ['3 double rooms with breakfast in old town', 'guest-room'],
    ['we look after holiday flats for owners living abroad', 'holiday-let-management'],
    ['will writing at your kitchen table', 'wills'],
    ['sworn translations german/english/croatian', 'translating'],
    ['i fix laptops and wifi at your house', 'it-help'],
    ['hey! i am Pia, i teach ukulele in cafes, small groups', 'music-lessons'],
    ['we restore old armchairs and sofas, leather too', 'upholstery'],
    ['we plant hedges n trees, garden design', 'gardening'],
    ["co-hosting airbnb's for owners", 'holiday-let-management'],
    ['newborn + family photos at your home', 'portrait-photography'],
  ] as const)('knows what is done by %s', (productService, activity) => {
    expect(classifyActivity({ ...brief, productService })).toEqual({ activity })
  })

  it.each([
    ['dog sledding kennel, 40 alaskan huskies, tours 2h', 'dog-sledding'],
    ['guided hikes with your dog in the mountains', 'hiking'],
    ['photo tours at dawn with a landscape photographer', 'photography-tour'],
    ['wild swimming sessions in the lake', 'wild-swimming'],
    ['bell tents with breakfast baskets', 'glamping'],
    ['surf lessons and swimming in the sea', 'surfing'],
  ] as const)('leaves outdoors what is outdoors: %s', (productService, activity) => {
    expect(classifyActivity({ ...brief, productService })).toEqual({ activity })
  })

  it.each([
    'canoe and kayak repair, fibreglass and wood',
    'boat upholstery and covers',
    'horse massage',
    'Dog photography',
    'clock repair',
  ])('borrows no advice for %s', (productService) => {
    expect(classifyActivity({ ...brief, productService })).toEqual({ activity: null })
  })
})
