import { drawnSizes } from '@wildpath/ads'
import { basicPrompt, fitPrompt, writeAdvancedPrompt } from '@wildpath/ads/picture-prompt'
import { type BusinessSetting, readBusinessSetting, type Scene } from '@wildpath/illustrator'
import { themeLook } from '@wildpath/page/themes'

import { pageOf, samplePages } from './page-samples.ts'

/** A picture as the product orders it for an ad. */
export type AdOrder = {
  business: string
  /** What the owner wrote, or what the product wrote for them. */
  asked: string
  prompt: string
  words: string
  setting: BusinessSetting
  width: number
  height: number
  bases: readonly Scene[]
  colours: { primary: string; secondary: string }
  seed: number
}

type Business = {
  brief: string
  /** As an owner describes a picture in a few words. */
  short: string
  /** What they tell the advanced generator. */
  advanced: {
    productCategory: string
    targetAudience: string
    features: string[]
    seasonality?: string
  }
}

const businesses: Business[] = [
  {
    brief: 'rafting-caps',
    short: 'family in a raft going through rapids, big splash, sunny',
    advanced: {
      productCategory: 'half-day rafting trips',
      targetAudience: 'families on holiday in the Smokies',
      features: ['helmets and life jackets', 'a certified guide', 'calm stretches for swimming'],
    },
  },
  {
    brief: 'kayak-fjord',
    short: 'two tents on the shore of the fjord, campfire, evening',
    advanced: {
      productCategory: 'three-day kayak trips in a Norwegian fjord',
      targetAudience: 'active friends who travel without children',
      features: ['dry suits', 'wild camping', 'meals over the fire'],
      seasonality: 'midsummer',
    },
  },
  {
    brief: 'surf-i',
    short: 'girl catching her first wave at sunset',
    advanced: {
      productCategory: 'surf lessons',
      targetAudience: 'beginners between 20 and 40',
      features: ['soft boards', 'wetsuits', 'at most four students'],
    },
  },
  {
    brief: 'hike-alps',
    short: 'hikers on a ridge above the clouds at first light',
    advanced: {
      productCategory: 'hut-to-hut hikes in the Alps',
      targetAudience: 'fit hikers from 30 to 65',
      features: ['mountain huts', 'a certified guide', 'small groups'],
      seasonality: 'early autumn',
    },
  },
  {
    brief: 'ski',
    short: 'skier in powder, blue sky',
    advanced: {
      productCategory: 'private ski lessons',
      targetAudience: 'adults who have not skied for years',
      features: ['gentle slopes', 'one teacher for two people'],
      seasonality: 'winter',
    },
  },
  {
    brief: 'safari',
    short: 'elephants walking past acacia trees in the evening sun',
    advanced: {
      productCategory: 'tailor-made safaris in the Maasai Mara',
      targetAudience: 'couples who celebrate something',
      features: ['4x4 with window seats', 'small camps'],
    },
  },
  {
    brief: 'glamping',
    short: 'bell tent in a wildflower meadow, early morning mist',
    advanced: {
      productCategory: 'glamping in bell tents',
      targetAudience: 'young families from the city',
      features: ['real beds', 'a fire pit', 'breakfast from the farm'],
      seasonality: 'spring',
    },
  },
  {
    brief: 'climb-guide',
    short: 'climber on a rock face in the Dolomites',
    advanced: {
      productCategory: 'guided multi-pitch climbing',
      targetAudience: 'gym climbers who want to get outside',
      features: ['helmets and ropes', 'at most two on a rope'],
    },
  },
]

/** Three pictures each for eight businesses, one in each shape: 'Generate' on an ad, the advanced generator, a few own words. */
export function sampleOrders(): AdOrder[] {
  return businesses.flatMap(({ brief, short, advanced }, index) => {
    const business = businessOf(brief)
    const { features, ...inputs } = advanced
    const written = writeAdvancedPrompt({
      businessType: 'Sporting Goods',
      brandTone: 'friendly',
      visualStyle: 'lifestyle',
      desiredAction: 'learn more',
      keyProductFeatures: features,
      uniqueSellingPoints: ['local guides'],
      primaryColorPalette: ['green', 'white'],
      textOverlay: 'Book this week',
      platform: 'instagram',
      industry: 'Tourism',
      emotionalTone: 'free',
      competitorDifferentiation: '',
      seasonality: '',
      ...inputs,
    })
    const adText = business.adTexts[index % 3] ?? ''
    const { scenes: bases, colours, setting } = business
    const own = { business: brief, bases, colours, setting }
    return [
      {
        ...own,
        asked: adText,
        prompt: basicPrompt(adText),
        words: adText,
        ...drawnSizes.facebook,
        seed: index * 3,
      },
      {
        ...own,
        asked: `Advanced: ${written.promptBreakdown.productShowcase}`,
        prompt: fitPrompt(written.optimizedPrompt),
        words: written.optimizedPrompt,
        ...drawnSizes.instagram,
        seed: index * 3 + 1,
      },
      {
        ...own,
        asked: short,
        prompt: basicPrompt(short),
        words: short,
        ...drawnSizes.twitter,
        seed: index * 3 + 2,
      },
    ]
  })
}

const rounds = [
  'ski',
  'kayak-fjord',
  'rafting-caps',
  'raft-idaho',
  'climb-kids',
  'raft-wade',
  'hike-alps',
  'lodge-lux',
  'lodge-ski',
  'horse',
  'surf-i',
  'glamping',
]

/** Businesses without a brief. */
const ownBriefs = [
  {
    id: 'climbing course',
    input: {
      industry: 'outdoor-adventure',
      business_name: 'Gneiss & Granite',
      product_service:
        'Two-day rock climbing course for beginners near Chamonix, all gear included',
      main_offer: 'Beginner course for 240 EUR per person',
      target_customer: 'Adults who have never climbed outside',
      brand_tone: 'friendly',
    },
  },
  {
    id: 'canyon rafting',
    input: {
      industry: 'outdoor-adventure',
      business_name: 'Blue Canyon Rafting',
      product_service: 'Half-day and full-day white-water rafting trips with certified guides',
      main_offer: 'Half-day trip for $79 per person, wetsuit included',
      target_customer: 'Families and groups of friends who visit the canyon in summer',
      brand_tone: 'friendly',
    },
  },
  {
    id: 'red rock biking',
    input: {
      industry: 'outdoor-adventure',
      business_name: 'Slickrock Rides',
      product_service: 'Guided mountain bike days on slickrock trails in Moab, Utah',
      main_offer: 'Full day with a guide for $180 per person',
      target_customer: 'Riders who know their bike',
      brand_tone: 'bold',
    },
  },
  {
    id: 'family hiking',
    input: {
      industry: 'outdoor-adventure',
      business_name: 'Little Boots',
      product_service:
        'Guided family hikes with children in the Black Forest, 5 km, picnic included',
      main_offer: 'Saturday hike for 60 EUR per family',
      target_customer: 'Families with children from 5 to 12',
      brand_tone: 'friendly',
    },
  },
  {
    id: 'plain lodge',
    input: {
      industry: 'outdoor-adventure',
      business_name: 'Larch House',
      product_service: 'A small lodge with nine rooms and breakfast on a lake in Austria',
      main_offer: 'Three nights for the price of two in June',
      target_customer: 'Couples who want quiet',
      brand_tone: 'caring',
    },
  },
]

/** Simulates 'Generate All Images' for the first six ads of some adventures. */
export function roundOrders(): AdOrder[] {
  const businesses = [...rounds.map(businessOf), ...ownBriefs.map(readBusiness)]
  return businesses.flatMap(({ business, adTexts, scenes, colours, setting }) =>
    adTexts.slice(0, 6).map((adText, seed) => ({
      business,
      asked: adText,
      prompt: basicPrompt(adText),
      words: adText,
      setting,
      ...drawnSizes.facebook,
      bases: scenes,
      colours,
      seed,
    })),
  )
}

const castPrompts: readonly (readonly [brief: string, prompt: string])[] = [
  ['kayak-fjord', 'two tents on the shore of the fjord'],
  ['kayak-fjord', 'three kayaks in the morning mist'],
  ['kayak-fjord', 'two canoes on a calm lake'],
  ['kayak-fjord', 'a family with two kids in canoes'],
  ['kayak-fjord', 'a couple in a tandem kayak'],
  ['kayak-fjord', 'a couple kayaking at sunset'],
  ['rafting-caps', 'family rafting in the sun'],
  ['rafting-caps', 'two rafts in the canyon'],
  ['hike-alps', 'a family hiking in autumn'],
  ['hike-alps', 'group of six hikers on a ridge'],
  ['hike-alps', 'solo hiker at dawn'],
  ['hike-alps', 'four mountain bikes on a trail'],
  ['hike-alps', 'a mother and her daughter cycling'],
  ['hike-alps', 'three horses with riders in a meadow'],
  ['glamping', 'family in front of their tent at dusk'],
  ['glamping', 'a couple at the campfire'],
  ['glamping', 'friends around a campfire, group of five'],
  ['glamping', 'four yurts in a meadow'],
  ['glamping', 'a couple in front of a cabin in winter'],
  ['climb-guide', 'three climbers on a cliff'],
  ['climb-guide', 'kids bouldering'],
  ['climb-guide', 'a group of six at the boulders'],
  ['climb-guide', 'two climbers on a slab'],
  ['surf-i', 'two surfers at sunset'],
  ['surf-i', 'parents and a child on paddleboards'],
  ['ski', 'a family skiing in fresh snow'],
  ['safari', 'three elephants in the evening sun'],
  ['safari', 'a family beside their jeep'],
  ['whale', 'three whales'],
  ['whale', 'a family on the boat to the whales: boat tour'],
]

/** Words that say how many and who. */
export function castOrders(): AdOrder[] {
  return castPrompts.map(([brief, asked], seed) => {
    const { scenes, colours, setting } = businessOf(brief)
    const size = seed % 3 === 2 ? drawnSizes.instagram : drawnSizes.facebook
    return {
      business: brief,
      asked,
      prompt: basicPrompt(asked),
      words: asked,
      setting,
      ...size,
      bases: scenes,
      colours,
      seed,
    }
  })
}

function businessOf(brief: string) {
  const [sample] = samplePages([brief])
  if (sample === undefined) throw new Error(`No brief is called ${brief}`)
  return describeSample(brief, sample)
}

function readBusiness(brief: (typeof ownBriefs)[number]) {
  return describeSample(brief.id, pageOf(brief))
}

function describeSample(business: string, { ads, plan, words }: ReturnType<typeof pageOf>) {
  return {
    business,
    adTexts: ads.map(({ headline, body }) => `${headline}. ${body}`),
    scenes: plan.scenes,
    setting: readBusinessSetting({ place: '', season: '', words }),
    colours: themeLook(plan.theme).colours,
  }
}
