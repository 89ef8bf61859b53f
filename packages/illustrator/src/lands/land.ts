import type { SceneKind } from '../scene-schema.ts'

/** Regions with a recognizable landscape. */
export const lands = [
  'red-rock',
  'boulder-desert',
  'saguaro-desert',
  'dunes',
  'fir-canyon',
  'fjord',
] as const
export type Land = (typeof lands)[number]

type LandLook = {
  /** Place names and keywords for the land. */
  signs: RegExp
  /** Scene kinds that show the land, for floating and other subjects; the first is the default. */
  water: readonly SceneKind[]
  ground: readonly SceneKind[]
  /** Prompt for an image model. */
  prompt: string
}

/** Checked in this order: Sedona is red rock, although it is in Arizona. */
export const landLooks: Record<Land, LandLook> = {
  'red-rock': {
    signs:
      /\b(moab|arches national park|canyonlands|zion|bryce canyon|sedona|grand canyon|glen canyon|lake powell|cataract canyon|westwater|desolation canyon|san juan river|escalante|kanab|monument valley|dead horse point|capitol reef|goblin valley|slick ?rock|colorado plateau|southern utah|red[- ]rocks?)\b/i,
    water: ['canyon'],
    ground: ['desert', 'canyon'],
    prompt: 'red sandstone cliffs and mesas of the high desert, no cacti',
  },
  'boulder-desert': {
    signs: /\b(joshua tree|mojave|hidden valley campground|twentynine palms|alabama hills)\b/i,
    water: [],
    ground: ['desert'],
    prompt: 'piles of rounded granite boulders and Joshua trees in a sandy desert, no saguaros',
  },
  'saguaro-desert': {
    signs: /\b(saguaros?|sonora\w*|tucson|phoenix|scottsdale|superstition mountains?|arizona)\b/i,
    water: [],
    ground: ['desert'],
    prompt: 'the Sonoran Desert with saguaro cacti',
  },
  'dunes': {
    signs: /\b(dunes?|sahara|namib\w*|wadi|dubai|abu dhabi|merzouga|empty quarter)\b/i,
    water: [],
    ground: ['desert'],
    prompt: 'sand dunes, no cacti',
  },
  'fir-canyon': {
    signs:
      /\b(salmon river|middle fork|payette|lochsa|selway|hells canyon|snake river|rogue river|deschutes|clackamas|flathead|gallatin|idaho|gauley|wenatchee)\b/i,
    water: ['river'],
    ground: ['river'],
    prompt: 'a river canyon with steep rocky slopes and fir trees',
  },
  'fjord': {
    signs:
      /\b(fjords?|fiords?|geiranger\w*|[\wæøå]+fjord(?:en)?|norway|norwegian|milford sound|doubtful sound)\b/i,
    water: ['lake'],
    ground: ['lake'],
    prompt: 'a fjord with steep cliffs and waterfalls above deep salt water',
  },
}

/** Returns the first land in table order that the text mentions; undefined if there is none. */
export function findLand(words: string): Land | undefined {
  return lands.find((land) => landLooks[land].signs.test(words))
}
